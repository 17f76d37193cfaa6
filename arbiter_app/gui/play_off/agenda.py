"""What an arbiter has before him when ties are played off, and what comes next in each."""

from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from enum import Enum, auto

from arbiter_app.domain.disputes.hearings import parties
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.disputes.appeals import Appeal
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import RoundOfPlay, Stage
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, Round, StageId
from arbiter_app.domain.next_step.play_offs import (
    PlayOffDue,
    PlayOffState,
    Proposal,
    Tie,
    play_off_state,
    proposal_without,
    ties_to_play_off,
)
from arbiter_app.domain.pairing.knockout import KnockoutMatch, knockout
from arbiter_app.domain.pairing.match import Due
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.play_offs.regulations import with_regulations
from arbiter_app.values import frozen

MatterKey = tuple[StageId, frozenset[PlayerId]]


@frozen(kw_only=True)
class Matter:
    """A tie that is to be played off, or a play-off that has begun: one of the two."""

    stage: StageId
    """The stage whose table left the tie."""
    first_place: int
    players: tuple[PlayerId, ...]
    tie: Tie | None = None
    proposal: Proposal | None = None
    """What a tie begins with."""
    state: PlayOffState | None = None
    declined: frozenset[PlayerId] = frozenset()
    """Who does not play, or no longer."""

    @property
    def key(self) -> MatterKey:
        """What stays the same when the tie becomes a play-off."""
        return self.stage, frozenset(self.players)

    @property
    def last_place(self) -> int:
        return self.first_place + len(self.players) - 1

    @property
    def is_over(self) -> bool:
        return self.state is not None and self.state.is_over


class Do(Enum):
    """What comes next."""

    BEGIN = auto()
    ENTRY = auto()
    """A lot decides who plays the next step."""
    STEP = auto()
    COLOURS = auto()
    BIDS = auto()
    PAIR = auto()
    LINE_UPS = auto()
    """Line-ups of teams come in, and their boards are made."""
    RESULTS = auto()
    LOT = auto()
    """A lot decides a match."""
    LOTS = auto()
    """Lots order those for whom the regulations have nothing more."""
    ANNUL = auto()
    """Its tie is no more: a result was corrected since."""
    OTHER = auto()
    """It is over, and another one is not."""
    NOTHING = auto()


@frozen(kw_only=True)
class Task:
    """What comes next in a matter; there is exactly one."""

    do: Do
    stage: StageId | None = None
    """The step in which it is done."""
    matches: tuple[KnockoutMatch, ...] = ()
    """What it is about, in a match or a knockout."""
    proposal: Proposal | None = None
    players: tuple[PlayerId, ...] = ()
    """Among whom lots are drawn."""
    missing: int = 0
    """Results that can be typed meanwhile."""
    round: Round | None = None
    """Of line-ups, in which round."""


def matters(event: Event) -> tuple[Matter, ...]:
    """Return every tie and every play-off, by the stages that left them and their places."""
    tournament = event.tournament
    begun = [
        Matter(
            stage=play_off.stage,
            first_place=play_off.first_place,
            players=play_off.players,
            state=play_off_state(
                tournament.competition(play_off.stage), play_off, event.contestants
            ),
            declined=play_off.declined,
        )
        for play_off in tournament.play_offs
    ]
    taken = {matter.key for matter in begun}
    open_ = [matter for matter in _ties(event) if matter.key not in taken]
    in_order = sorted((*begun, *open_), key=lambda matter: (matter.stage, matter.first_place))
    return tuple(in_order)


def without(event: Event, matter: Matter, declined: Collection[PlayerId]) -> Matter:
    """Return a tie as it is played off when some of its players say beforehand that they do not
    play.
    """
    if matter.tie is None or not declined:
        return matter
    proposal = proposal_without(
        event.tournament.competition(matter.tie.stage), matter.tie, declined, event.contestants
    )
    return replace(matter, proposal=proposal, declined=frozenset(declined))


def still_playing(tournament: Tournament) -> tuple[Stage, ...]:
    """Return the stages whose ties are played off and that are not over."""
    return tuple(
        stage
        for stage in with_regulations(tournament)
        if not is_over(tournament.competition(stage.id))
    )


def task_of(tournament: Tournament, matter: Matter) -> Task:
    """Return what comes next in a matter."""
    if matter.state is None:
        return Task(do=Do.BEGIN, proposal=matter.proposal, players=matter.players)
    if not matter.state.is_valid:
        return Task(do=Do.ANNUL)
    match matter.state.due:
        case PlayOffDue.STEP:
            ready = (each for each in matter.state.proposals if not each.is_open)
            return Task(do=Do.STEP, proposal=next(ready))
        case PlayOffDue.ENTRY:
            open_, *_ = matter.state.proposals
            level = open_.trim.level if open_.trim else ()
            return Task(do=Do.ENTRY, proposal=open_, players=level)
        case PlayOffDue.LOTS:
            return Task(do=Do.LOTS, players=matter.state.lots[0])
        case PlayOffDue.PLAY:
            tasks = [_in_step(tournament, stage) for stage in matter.state.under_way]
            waiting = (task for task in tasks if task.do is not Do.RESULTS)
            return next(waiting, tasks[0])
        case PlayOffDue.NOTHING:
            return Task(do=Do.NOTHING)


def with_others(task: Task, all_: Collection[Matter]) -> Task:
    """Return what comes next where it is one of several matters that are played off."""
    if task.do is Do.NOTHING and not all(matter.is_over for matter in all_):
        return replace(task, do=Do.OTHER)
    return task


def steps(tournament: Tournament, matter: Matter) -> tuple[Stage, ...]:
    """Return what was begun of a matter so far, in its order."""
    return () if matter.state is None else tournament.stages_of(matter.state.play_off.id)


def played_in_matches(tournament: Tournament, matter: Matter) -> tuple[StageId, ...]:
    """Return the steps of a play-off that are matches or knockouts."""
    begun = (tournament.competition(stage.id) for stage in steps(tournament, matter))
    return tuple(each.id for each in begun if each.traits.has_bracket)


def stage_of_lots(tournament: Tournament, matter: Matter) -> StageId:
    """Return the newest step with matches, whose colours are drawn, or with other lots; the stage
    that left the tie where there is none.
    """
    for stage in reversed(steps(tournament, matter)):
        if stage.decisions or tournament.competition(stage.id).traits.has_bracket:
            return stage.id
    return matter.stage


def last_game_ended(tournament: Tournament, matter: Matter) -> datetime | None:
    """Return when the last game of those tied was over, as far as the program knows: when the last
    result of theirs was typed.
    """
    tied = set(matter.players)
    typed = (
        game.entered_at
        for _, game in tournament.stage(matter.stage).games
        if tied & {game.white, game.black} and game.entered_at is not None
    )
    return max(typed, default=None)


def undecided_protests(tournament: Tournament, matter: Matter) -> tuple[Appeal, ...]:
    """Return the protests and appeals that a tie or its games may still change with."""
    tied = set(matter.players)
    own = {stage.id for stage in steps(tournament, matter)} | {matter.stage}
    own |= {stage.id for stage in tournament.stages if stage.boards_of in own}
    return tuple(
        appeal
        for appeal in tournament.appeals
        if appeal.is_open
        and appeal.stage in own
        and not tied.isdisjoint(parties(tournament, appeal))
    )


def play_off_figure(event: Event) -> str:
    """Return how far play-offs are: "! 2" ties to be played off, "!" one whose tie is no more, "…"
    before the first game, "3/5" games with a result, "✓".
    """
    with suppress(RuleError):  # said on the page, with what to do
        found = matters(event)
        if ties := sum(matter.tie is not None for matter in found):
            return f"! {ties}"
        if any(matter.state and not matter.state.is_valid for matter in found):
            return "!"
        under_way = [matter for matter in found if not matter.is_over]
        games = [
            game
            for matter in under_way
            for stage in steps(event.tournament, matter)
            for _, game in stage.games
        ]
        if under_way and not games:
            return "…"
        if under_way:
            return f"{sum(game.result is not None for game in games)}/{len(games)}"
        return "✓" if found else ""
    return "!"


def _ties(event: Event) -> Iterator[Matter]:
    for stage in with_regulations(event.tournament):
        seen = event.tournament.competition(stage.id)
        for tie in ties_to_play_off(seen, event.contestants):
            yield Matter(
                stage=stage.id,
                first_place=tie.first_place,
                players=tie.players,
                tie=tie,
                proposal=tie.proposal,
            )


def _in_step(tournament: Tournament, stage: StageId) -> Task:
    seen = tournament.competition(stage)
    missing = _results_to_come(tournament, seen)
    if seen.traits.has_bracket:
        due = knockout(seen).due
        for wanted, do in _BEFORE_RESULTS.items():
            matches = tuple(each for each in due if each.state and each.state.due is wanted)
            if matches and do in _ONE_BY_ONE:
                matches = matches[:1]
            if matches:
                return Task(do=do, stage=stage, matches=matches, missing=missing)
    if tournament.boards_of(stage) is not None:
        for round_ in filter(_waits_for_line_ups, seen.rounds):
            number = round_.number
            return Task(do=Do.LINE_UPS, stage=stage, missing=missing, round=number)
    return Task(do=Do.RESULTS, stage=stage, missing=missing)


def _results_to_come(tournament: Tournament, step: Competition) -> int:
    """Return how many results can be typed in a step now; of teams on their boards."""
    if boards := tournament.boards_of(step.id):
        return tournament.competition(boards.id).missing
    if not step.traits.has_bracket:
        return step.missing
    due = knockout(step).due
    return sum(each.state is not None and each.state.due is Due.RESULT for each in due)


def _waits_for_line_ups(round_: RoundOfPlay) -> bool:
    """Whether a match of a round of teams has neither boards nor a result."""
    return any(match.result is None and not match.boards for match in round_.games)


# What must be done so that people can sit down to play comes before results that are still played.
_BEFORE_RESULTS = {
    Due.COLOURS: Do.COLOURS,
    Due.BIDS: Do.BIDS,
    Due.GAME: Do.PAIR,
    Due.LOT: Do.LOT,
}
_ONE_BY_ONE = (Do.BIDS, Do.LOT)
"""What is done for one match after another: each has its own bids and its own lot."""
