"""Who meets whom and when, from each side of the board: what the cells of the cross table show."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from arbiter_app.domain.event import Event, Tournament
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.results import Colour, Result
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording import numbers, people, results


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """A game of the schedule seen from one side, whether it has a result or not."""

    round: Round
    starts_at: datetime | None
    white: PlayerId
    black: PlayerId
    colour: Colour
    result: Result | None

    @property
    def sign(self) -> str:
        """What this side got; a star marks points that the arbiter set; "" without a result."""
        if self.result is None:
            return ""
        sign = results.sign(self.result.mark(self.colour))
        return f"{sign}*" if self.result.is_decision else sign


Meetings = Mapping[tuple[PlayerId, PlayerId], tuple[Meeting, ...]]


def meetings(tournament: Tournament) -> Meetings:
    """Return the games of every pair in round order, from either side."""
    found: dict[tuple[PlayerId, PlayerId], tuple[Meeting, ...]] = {}
    for round_, game in tournament.main_stage.games:
        for colour in Colour:
            pair = (game.player(colour), game.player(colour.other))
            meeting = Meeting(
                round=round_.number,
                starts_at=round_.starts_at,
                white=game.white,
                black=game.black,
                colour=colour,
                result=game.result,
            )
            found[pair] = (*found.get(pair, ()), meeting)
    return found


def describe(event: Event, games: Sequence[Meeting]) -> str:
    """Return what hovering over a cell tells: a paragraph for every game."""
    return "\n\n".join(_described(event, game) for game in games)


def _described(event: Event, game: Meeting) -> str:
    catalogue = window_catalogue()
    head = translate("Meeting", "Round {round}").format(round=game.round)
    if game.starts_at:
        dated = translate("Meeting", "Round {round}, {moment}")
        moment = numbers.date_and_time(catalogue, game.starts_at)
        head = dated.format(round=game.round, moment=moment)
    white = translate("Meeting", "White: {name}")
    black = translate("Meeting", "Black: {name}")
    lines = (
        head,
        white.format(name=people.name(catalogue, event.players[game.white])),
        black.format(name=people.name(catalogue, event.players[game.black])),
        _outcome(game.result),
    )
    return "\n".join(lines)


def _outcome(result: Result | None) -> str:
    if result is None:
        return translate("Meeting", "No result yet")
    return results.described(window_catalogue(), result)
