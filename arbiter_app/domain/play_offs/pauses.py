"""The pauses before a play-off and between its steps (C.02 Art. 13.2.8 of 2017)."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta

from arbiter_app.domain.facts.competition import Competition, PlayOff
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.pairing.knockout import knockout


def ready_at(
    home: Competition,
    rules: PlayOffRules,
    play_off: PlayOff,
    beginning: Iterable[Sequence[PlayerId]],
    under_way: Iterable[StageId],
) -> datetime | None:
    """Return when the next games of a play-off may begin: its first pause after the last game of
    those tied, the shorter one after the step before; None: unknown.

    `beginning` are the players of each step that can begin, `under_way` the steps being played.
    """
    steps = home.steps_of(play_off.id)
    waiting = [*beginning]
    for each in under_way:
        waiting += _about_to_begin(home.within(each))
    moments = (_ready(steps, rules, play_off, players) for players in waiting)
    return max((moment for moment in moments if moment is not None), default=None)


def _about_to_begin(step: Competition) -> Iterator[Sequence[PlayerId]]:
    """Yield the players of a step who begin something new in it: all of them a round robin, two a
    match or a step of a match.
    """
    if not step.traits.has_bracket:
        if all(game.result is None for _, game in step.games):
            yield step.players
    elif step.draw is None:
        yield step.players
    else:
        for match in knockout(step).due:
            if match.state and all(game.result is None for game in match.state.steps[-1].games):
                yield match.state.pair


def _ready(
    steps: Sequence[Competition],
    rules: PlayOffRules,
    play_off: PlayOff,
    players: Sequence[PlayerId],
) -> datetime | None:
    """Return when players may begin something new: a pause after their last game."""
    ended = [
        game.entered_at
        for step in steps
        for _, game in step.games
        if game.entered_at is not None and (game.white in players or game.black in players)
    ]
    if ended:
        return max(ended) + timedelta(minutes=rules.pause)
    if play_off.ready_at is None:
        return None
    return play_off.ready_at + timedelta(minutes=rules.first_pause)
