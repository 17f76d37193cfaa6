"""Where the players of a list stand on the rosters of their teams."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.teams import Member
from arbiter_app.domain.facts.rules.team_rules import OrderRule, TeamRules
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.collation import Letters, letters_of
from arbiter_app.patterns import pattern
from arbiter_app.values import frozen

_RESERVE = pattern(
    r"(?:r|res|reserve|sub|р|рез|резерв|зап|запасний|запасна|запасной)[. ]*", re.IGNORECASE
)
_BOARD = pattern(r"([1-9][0-9]?)[. ]*")


class Seat(NamedTuple):
    """What a list says of a place on a roster."""

    board: int | None = None
    is_reserve: bool = False


def read_seat(text: str) -> Seat:
    """Return what a cell says: a number of a board, a word for a reserve, or both ("5 р").

    Raises ValueError where it is neither.
    """
    words = text.strip()
    board = _BOARD.match(words)
    rest = words[board.end() :] if board else words
    if rest and not _RESERVE.fullmatch(rest):
        raise ValueError(text)
    return Seat(int(board[1]) if board else None, bool(rest))


@frozen(kw_only=True)
class Listed:
    """The team that a row of a list says, and the place there; "" where it says none."""

    team: str = ""
    seat: Seat = Seat()
    player: PlayerId | None = None
    """Who it is of those who play in the tournament already and only come onto the roster; None:
    somebody who is to be registered."""


def by_team(
    players: Sequence[PlayerId], listed: Sequence[Listed], rules: TeamRules
) -> Mapping[Letters, tuple[str, tuple[Member, ...]]]:
    """Return the new members of each team, by what makes its name the same one, with the name as
    it is first written: in the order of boards where the list says them, else in its own, reserves
    last.
    """
    found: dict[Letters, tuple[str, list[tuple[Seat, PlayerId]]]] = {}
    for player, each in zip(players, listed, strict=True):
        if name := " ".join(each.team.split()):
            found.setdefault(letters_of(name), (name, []))[1].append((each.seat, player))
    return {
        key: (name, tuple(_member(seat, player, rules) for seat, player in _in_order(seated)))
        for key, (name, seated) in found.items()
    }


def shared(event: Event, players: Sequence[PlayerId], field: str) -> str | None:
    """Return what all players have in a field, such as the region; None where they differ."""
    said = {getattr(event.players[player], field) for player in players}
    return said.pop() if len(said) == 1 else None


def _in_order(seated: Sequence[tuple[Seat, PlayerId]]) -> list[tuple[Seat, PlayerId]]:
    last = len(seated) + 100
    return sorted(seated, key=lambda each: (each[0].is_reserve, each[0].board or last))


def _member(seat: Seat, player: PlayerId, rules: TeamRules) -> Member:
    has_own = rules.line_ups.order is OrderRule.OWN_BOARDS
    boards = (seat.board,) if has_own and seat.board and seat.board <= rules.boards else ()
    return Member(player=player, is_reserve=seat.is_reserve, boards=boards)
