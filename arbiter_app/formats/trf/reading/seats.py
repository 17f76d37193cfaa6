"""Who sat at which board of a match, as the games of its players tell."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from arbiter_app.formats.trf.lines.letters import FORFEITS, WON
from arbiter_app.formats.trf.lines.records import PlayerRecord
from arbiter_app.values import frozen

Seats = Sequence[int]
"""The player at each board, 0 where nobody sits."""


@dataclass(slots=True)
class Board:
    """A board of a match of two teams; 0 where nobody sits."""

    one: int = 0
    other: int = 0
    is_played: bool = False
    """Whether both lines of players tell of the game."""


@frozen(kw_only=True)
class Side:
    """A team in a round."""

    members: Sequence[int]
    """In the order of the roster."""
    told: Seats | None
    """The line-up that a record tells."""


class MisfitError(Exception):
    """A line-up that is not that of the games; `number` is the player whom it does not fit."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def boards_of(
    one: Side, other: Side, players: Mapping[int, PlayerRecord], index: int
) -> list[Board]:
    """Return the boards of a match in their order: as line-ups tell, else in the order of rosters.

    Who sits alone has a win without an opponent, as team events have it. Raises MisfitError.
    """
    games = [
        (member, opponent)
        for member in one.members
        if (opponent := players[member].opponents[index]) in other.members
    ]
    lone = [
        [each for each in side.members if _is_alone(players[each], index)] for side in (one, other)
    ]
    if one.told is None and other.told is None:
        boards = _in_order(one, other, games)
        _seat_alone(boards, one, other, lone, players, index)
        return boards
    return _as_told(one, other, games, lone)


def _is_alone(player: PlayerRecord, index: int) -> bool:
    return not player.opponents[index] and player.marks[index] in FORFEITS


def _in_order(one: Side, other: Side, games: Iterable[tuple[int, int]]) -> list[Board]:
    """Return games in the order of both rosters; where these do not agree, of both together."""
    first = {player: at for at, player in enumerate(one.members)}
    second = {player: at for at, player in enumerate(other.members)}
    ordered = sorted(games, key=lambda game: (first[game[0]] + second[game[1]], first[game[0]]))
    return [Board(*game, is_played=True) for game in ordered]


def _seat_alone(
    boards: list[Board],
    one: Side,
    other: Side,
    lone: Sequence[Sequence[int]],
    players: Mapping[int, PlayerRecord],
    index: int,
) -> None:
    """Give those a board who sit alone. A win of the one and a loss of the other may be one board
    of which nobody has told the pair.
    """
    first = {player: at for at, player in enumerate(one.members)}
    second = {player: at for at, player in enumerate(other.members)}
    pairs = _pairs_unsaid(lone, players, index)
    paired = {player for pair in pairs for player in pair}
    winners = [
        [each for each in side if each not in paired and _won(players, each, index)]
        for side in lone
    ]
    alone = [*pairs, *((member, 0) for member in winners[0])]
    alone += ((0, member) for member in winners[1])
    for member, opponent in alone:
        at = next(
            (
                place
                for place, board in enumerate(boards)
                if (member and first.get(board.one, -1) > first[member])
                or (not member and second.get(board.other, -1) > second[opponent])
            ),
            len(boards),
        )
        boards.insert(at, Board(member, opponent))


def _pairs_unsaid(
    lone: Sequence[Sequence[int]], players: Mapping[int, PlayerRecord], index: int
) -> list[tuple[int, int]]:
    """Return who may have sat opposite each other without their lines saying so: who lost alone has
    no other reason to have a loss.
    """
    won = [[each for each in side if _won(players, each, index)] for side in lone]
    lost = [[each for each in side if not _won(players, each, index)] for side in lone]
    pairs = [*zip(won[0], lost[1], strict=False)]
    pairs += [(loser, winner) for winner, loser in zip(won[1], lost[0], strict=False)]
    return pairs


def _won(players: Mapping[int, PlayerRecord], number: int, index: int) -> bool:
    return players[number].marks[index] in WON


def _as_told(
    one: Side, other: Side, games: Sequence[tuple[int, int]], lone: Sequence[Sequence[int]]
) -> list[Board]:
    """Return boards by line-ups; a side without one takes the boards of its opponents, and who sits
    alone there the next that are free.
    """
    boards = [
        Board(first, second)
        for first, second in zip_longest(one.told or (), other.told or (), fillvalue=0)
    ]
    by_player = {board.one: board for board in boards if board.one}
    of_other = {board.other: board for board in boards if board.other}
    for member, opponent in games:
        board = by_player.get(member) if one.told is not None else of_other.get(opponent)
        if board is None:
            raise MisfitError(member if one.told is not None else opponent)
        if board.one not in (0, member) or board.other not in (0, opponent):
            raise MisfitError(member)
        if other.told is not None and of_other.get(opponent) is not board:
            raise MisfitError(opponent)
        board.one, board.other, board.is_played = member, opponent, True
    _fill(boards, one, other, lone)
    return boards


def _fill(boards: list[Board], one: Side, other: Side, lone: Sequence[Sequence[int]]) -> None:
    for side, told, members in (("one", one.told, lone[0]), ("other", other.told, lone[1])):
        if told is not None:
            continue
        for member in members:
            free = next((each for each in boards if not getattr(each, side)), None)
            if free is not None:
                setattr(free, side, member)
