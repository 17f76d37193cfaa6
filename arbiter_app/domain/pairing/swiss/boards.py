"""At which boards the pairs of a Swiss sit: their order, fixed boards, the boards that are free."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import count

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.swiss_rules import MOST_BOARDS, BoardOrder
from arbiter_app.domain.ids import Board, PairingNumber
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.pairing.position import Pair
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.patterns import pattern
from arbiter_app.values import frozen

_BETWEEN = pattern(r"[,;\s]+")
_RANGE = pattern(r"([0-9]+)(?:[-–—]([0-9]+))?\Z")


@frozen
class BoardRange:
    """Boards that follow one another, both ends among them."""

    first: Board
    last: Board


def board_ranges(text: str) -> tuple[BoardRange, ...]:
    """Return the boards that somebody types: "1-20, 31-60"; nothing where nothing is typed.

    Raises RuleError("pairing.boards-unreadable").
    """
    found = []
    for part in filter(None, _BETWEEN.split(_joined(text))):
        match = _RANGE.match(part)
        ends = [] if match is None else [each for each in match.groups() if each is not None]
        boards = [whole_number(each, least=1, most=MOST_BOARDS) for each in ends]
        known = [board for board in boards if board is not None]
        if not known or len(known) < len(boards) or known[0] > known[-1]:
            raise RuleError("pairing.boards-unreadable", text=part)
        found.append(BoardRange(Board(known[0]), Board(known[-1])))
    return tuple(found)


def ranges_text(boards: Collection[Board]) -> str:
    """Return boards as they are typed: "1-20, 31-60"."""
    found: list[list[Board]] = []
    for board in sorted(boards):
        if found and board == found[-1][-1] + 1:
            found[-1].append(board)
        else:
            found.append([board])
    ends = ((each[0], each[-1]) for each in found)
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in ends)


def typed_boards(boards: Collection[Board], fixed: Collection[Board]) -> str:
    """Return what would be typed for a round to be paired to these boards: "" where they are those
    from 1 on, fixed ones apart.
    """
    free = {*boards} - {*fixed}
    last = max(free, default=0)
    all_of_them = free | {each for each in fixed if each < last}
    return "" if len(all_of_them) == last else ranges_text(all_of_them)


def seated(
    position: SwissPosition,
    pairs: Sequence[Pair],
    order: BoardOrder,
    fixed: Mapping[PairingNumber, Board],
    ranges: Sequence[BoardRange] = (),
) -> Mapping[Board, Pair]:
    """Return who sits at which board, in the order of boards.

    The pairs stand in the order of the regulations, by the points by which they are paired, virtual
    ones among them (C.04.2 Art. 3.6, C.04.7 Art. 5). They take the boards of the ranges, else those
    from 1 on. Where a player has a fixed board, the pair sits there, at the lower one of two; the
    first in order where two pairs have the same.

    Raises RuleError("pairing.too-few-boards").
    """
    in_order = sorted(pairs, key=_rank(position, order))
    found: dict[Board, Pair] = {}
    for pair in in_order:
        wanted = sorted({fixed[each] for each in (pair.white, pair.black) if each in fixed})
        free = next((board for board in wanted if board not in found), None)
        if free is not None:
            found[free] = pair
    seated_already = {*found.values()}
    others = [pair for pair in in_order if pair not in seated_already]
    boards = _free(ranges, found.keys())
    for pair in others:
        board = next(boards, None)
        if board is None:
            raise RuleError(
                "pairing.too-few-boards", pairs=len(pairs), boards=_all_of(ranges, found.keys())
            )
        found[board] = pair
    return dict(sorted(found.items()))


def ranges_for(
    boards: Collection[Board], fixed: Collection[Board], pairs: int
) -> tuple[BoardRange, ...]:
    """Return where so many pairs sit that sat at these boards before, fixed ones apart: there, and
    where they are more at the boards behind; nothing where they are those from 1 on.
    """
    ranges = board_ranges(typed_boards(boards, fixed))
    if not ranges:
        return ()
    behind = Board(max(each.last for each in ranges) + 1)
    return (*ranges, BoardRange(behind, Board(behind + pairs)))


def _joined(text: str) -> str:
    """Return a text without space around the signs of its ranges."""
    return re.sub(r"\s*([-–—])\s*", r"\1", text)


def _rank(position: SwissPosition, order: BoardOrder) -> Callable[[Pair], tuple[int, int, int]]:
    score = {player.number: player.score for player in position.players}

    def rank(pair: Pair) -> tuple[int, int, int]:
        one, other = score[pair.white], score[pair.black]
        total = one + other if order is BoardOrder.SUM else 0
        return -max(one, other), -total, min(pair.white, pair.black)

    return rank


def _free(ranges: Sequence[BoardRange], taken: Collection[Board]) -> Iterator[Board]:
    """Yield the boards that are free for those without a fixed one, from the lowest."""
    numbers = _numbers(ranges) if ranges else count(1)
    return (Board(number) for number in numbers if number not in taken)


def _numbers(ranges: Sequence[BoardRange]) -> Sequence[int]:
    return sorted({number for each in ranges for number in range(each.first, each.last + 1)})


def _all_of(ranges: Sequence[BoardRange], fixed: Collection[Board]) -> int:
    """Return how many boards there are."""
    return len({*_numbers(ranges), *fixed})
