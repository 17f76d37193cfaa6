"""Where the matches of a bracket stand, on the screen as on paper: columns, rows and lines."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from arbiter_app.domain.ids import MatchId
from arbiter_app.domain.pairing.bracket import Bracket, BracketMatch, From, Part

MOST_ON_A_SHEET = 64
"""How many entrants a sheet shows; a larger bracket goes over several."""
_BOX = 2
"""Height of a match in rows: one for each of the two players."""
_HEAD = 1
"""Rows for the heading above a block that does not begin the sheet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacedMatch:
    """A match at its place: its box reaches from `row` - 1 to `row` + 1."""

    match: MatchId
    column: int
    """From 0 at the left."""
    row: int
    """The line between its two players, counted in rows of one player from the top."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """Matches whose winners meet each other, and what they play for."""

    part: Part
    first_place: int
    last_place: int
    """The places that the block decides between the players who come to it."""
    placed: tuple[PlacedMatch, ...]
    lines: tuple[tuple[MatchId, MatchId], ...]
    """From a match to the one where its winner goes on, both on this sheet."""
    head: int | None = None
    """The row of its heading, above its leftmost column; None for what begins the sheet."""

    @property
    def column(self) -> int:
        """The leftmost column."""
        return min(each.column for each in self.placed)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """What stands on one sheet; on the screen everything is on one."""

    blocks: tuple[Block, ...]
    lines: tuple[tuple[MatchId, MatchId], ...] = ()
    """From a match of one block to one of another: to the final of a double elimination."""

    @property
    def placed(self) -> tuple[PlacedMatch, ...]:
        return tuple(each for block in self.blocks for each in block.placed)

    @property
    def columns(self) -> int:
        return 1 + max((each.column for each in self.placed), default=-1)

    @property
    def rows(self) -> int:
        return 1 + max((each.row for each in self.placed), default=-1)


def plan(bracket: Bracket) -> Sheet:
    """Return the whole bracket on one sheet: the way to the final on top, what is played for lower
    places, or the second bracket, below.
    """
    found = _sheets(bracket, list(_trees(bracket)), None)
    return found[0] if found else Sheet(blocks=())


@dataclass(frozen=True, slots=True)
class Room:
    """What a sheet has room for."""

    entrants: int = MOST_ON_A_SHEET
    columns: int | None = None
    """None for as many as there are."""

    def has_columns(self, count: int) -> bool:
        return self.columns is None or count <= self.columns


def sheets(bracket: Bracket, room: Room = Room()) -> tuple[Sheet, ...]:
    """Return the bracket in sheets with so much on them at most.

    Of a larger one every sheet follows a part of the field until one of it is left; the last
    rounds stand beside one of them where there is room, else on a sheet of their own.
    """
    pieces = [piece for tree in _trees(bracket) for piece in _pieces(tree, room)]
    return tuple(_sheets(bracket, pieces, room))


@dataclass(frozen=True, slots=True)
class _Tree:
    """Matches of one part, each but the last with the one its winner goes on to."""

    last: BracketMatch
    matches: Mapping[MatchId, BracketMatch]
    columns: Mapping[int, int]
    """By the round of the bracket."""

    def before(self, match: BracketMatch) -> list[BracketMatch]:
        """Return the matches of this tree whose winners meet in a match, the upper one first."""
        came = (side.match for side in match.sides if side.how is From.WINNER)
        return [self.matches[each] for each in came if each is not None and each in self.matches]

    def below(self, match: BracketMatch) -> Iterator[BracketMatch]:
        """Yield a match and all that lead to it."""
        yield match
        for each in self.before(match):
            yield from self.below(each)

    def height(self, match: BracketMatch) -> int:
        """Return how many rows a match and those before it take."""
        return sum(map(self.height, self.before(match))) or _BOX

    def reach(self, match: BracketMatch) -> range:
        """Return the columns of a match and those before it."""
        columns = {self.columns[each.round] for each in self.below(match)}
        return range(min(columns), max(columns) + 1)

    def upto(self, match: BracketMatch) -> "_Tree":
        """Return the part of the tree that ends with a match."""
        matches = {each.id: each for each in self.below(match)}
        return _Tree(match, matches, self.columns)


def _trees(bracket: Bracket) -> Iterator[_Tree]:
    """Yield what hangs together by winners, the way to the final first."""
    for part in (Part.MAIN, Part.FINALS, Part.LOSERS, Part.PLACES):
        matches = {each.id: each for each in bracket.matches.values() if each.part is part}
        goes_on = {
            side.match
            for each in matches.values()
            for side in each.sides
            if side.how is From.WINNER
        }
        columns = _columns(bracket, part)
        last = [each for each in matches.values() if each.id not in goes_on]
        for each in sorted(last, key=lambda each: (each.first_place, each.last_place)):
            yield _Tree(each, matches, columns).upto(each)


def _columns(bracket: Bracket, part: Part) -> Mapping[int, int]:
    """Return the column of every round of a part.

    In a double elimination both brackets have their own columns, and the final is beyond them;
    else what is played at the same time stands in one column.
    """
    by_part = {
        each: sorted({match.round for match in bracket.matches.values() if match.part is each})
        for each in Part
    }
    if part is Part.FINALS:
        beyond = max(len(by_part[Part.MAIN]), len(by_part[Part.LOSERS]))
        return {round_: beyond + at for at, round_ in enumerate(by_part[part])}
    if part is Part.PLACES:
        return {round_: round_ - 1 for round_ in by_part[part]}
    return {round_: at for at, round_ in enumerate(by_part[part])}


def _pieces(tree: _Tree, room: Room) -> Iterator[_Tree]:
    """Yield a tree in pieces for which there is room; the last one leads to its end."""

    def has_room(match: BracketMatch) -> bool:
        return tree.height(match) <= room.entrants and room.has_columns(len(tree.reach(match)))

    if has_room(tree.last):
        yield tree
        return
    above: dict[MatchId, BracketMatch] = {}
    waiting = [tree.last]
    ends: list[BracketMatch] = []
    while waiting:
        match = waiting.pop(0)
        if has_room(match):
            ends.append(match)
        else:
            above[match.id] = match
            waiting += tree.before(match)
    for end in ends:
        yield tree.upto(end)
    yield from _pieces(_Tree(tree.last, above, tree.columns), room)


def _sheets(bracket: Bracket, trees: Sequence[_Tree], room: Room | None) -> list[Sheet]:
    """Return sheets on which every tree stands as high as those before it let it."""
    blocks: list[list[Block]] = []
    grounds: list[dict[int, int]] = []
    for tree in trees:
        height = tree.height(tree.last)
        reach = tree.reach(tree.last)
        for on_sheet, ground in zip(blocks, grounds, strict=True):
            top = max(ground.get(column, 0) for column in reach)
            if tree.last.part is Part.FINALS:
                top = _level_with_main(on_sheet)
            head = top if on_sheet else None
            begins = top + _HEAD if on_sheet else top
            together = len({*ground, *reach})
            if room is None or (begins + height <= room.entrants and room.has_columns(together)):
                break
        else:
            on_sheet, ground, head, begins = [], {}, None, 0
            blocks.append(on_sheet)
            grounds.append(ground)
        block = _block(tree, begins, head)
        on_sheet.append(block)
        for each in block.placed:
            ground[each.column] = max(ground.get(each.column, 0), each.row + 1)
        # Nothing stands between the columns of a block.
        for column in reach:
            ground.setdefault(column, begins)
    return [_sheet(bracket, on_sheet) for on_sheet in blocks]


def _level_with_main(blocks: Sequence[Block]) -> int:
    """Return where the heading of the final of a double elimination stands: beside the end of the
    bracket of those who have not lost.
    """
    main = [each for block in blocks if block.part is Part.MAIN for each in block.placed]
    if not main:
        return 0
    return max(0, max(main, key=lambda each: each.column).row - 1 - _HEAD)


def _block(tree: _Tree, begins: int, head: int | None) -> Block:
    """Return a tree with its first row at `begins`."""
    rows: dict[MatchId, int] = {}
    _place(tree, tree.last, begins, rows)
    placed = (
        PlacedMatch(match=match.id, column=tree.columns[match.round], row=rows[match.id])
        for match in tree.matches.values()
    )
    lines = (
        (before.id, match.id) for match in tree.matches.values() for before in tree.before(match)
    )
    return Block(
        part=tree.last.part,
        first_place=tree.last.first_place,
        last_place=max(match.last_place for match in tree.matches.values()),
        placed=tuple(sorted(placed, key=lambda each: (each.column, each.row))),
        lines=tuple(lines),
        head=head,
    )


def _place(tree: _Tree, match: BracketMatch, begins: int, rows: dict[MatchId, int]) -> int:
    """Place a match in the middle between those before it; return its row."""
    before, middles = tree.before(match), []
    for each in before:
        middles.append(_place(tree, each, begins, rows))
        begins += tree.height(each)
    rows[match.id] = sum(middles) // len(middles) if middles else begins + 1
    return rows[match.id]


def _sheet(bracket: Bracket, blocks: Iterable[Block]) -> Sheet:
    """Return a sheet without empty columns, with the lines between its blocks."""
    blocks = tuple(blocks)
    used = sorted({each.column for block in blocks for each in block.placed})
    moved = tuple(
        replace(
            block,
            placed=tuple(replace(each, column=used.index(each.column)) for each in block.placed),
        )
        for block in blocks
    )
    here = {each.match: at for at, block in enumerate(moved) for each in block.placed}
    lines = (
        (side.match, match.id)
        for match in bracket.matches.values()
        for side in match.sides
        if side.how is From.WINNER and side.match is not None
        if match.id in here and side.match in here and here[match.id] != here[side.match]
    )
    return Sheet(blocks=moved, lines=tuple(lines))
