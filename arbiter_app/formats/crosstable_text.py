"""The crosstable that a person reads and types: case files, bug reports.

    Preface in free words, then facts as "Name: value", then an empty line.

     #  name   | R1   R2    R3   | pts  SB
     1  Alyx   | 3w1  free  2b=  | 1½   1¼

A cell is the opponent's number, the colour and the mark of `results.Mark`, or `.` while the game
has no result; `free` is the free round of an odd field. The value columns are texts as printed.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from arbiter_app.domain.event import (
    Draw,
    DrawMethod,
    DrawnNumber,
    Entry,
    Game,
    RoundOfPlay,
    Settings,
    Stage,
    Tournament,
)
from arbiter_app.domain.ids import (
    Board,
    GameId,
    PairingNumber,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.domain.results import ALL_RESULTS, Colour, Mark, Result
from arbiter_app.formats.errors import FormatError

_FREE = "free"
_NO_RESULT = "."
_NO_VALUE = "–"
_GAP = "  "
_HEADER = re.compile(r"\s*#\s+name\s*\|[^|]*\|[^|]*")
_PLAYER = re.compile(r"\s*(\d+)\s+(\S.*?)\s*")
_CELL = re.compile(r"(\d+)([wb])(.)")
_VALUE = re.compile(r"\d+[¼½¾]?|[¼½¾]|\d+\.\d+|\d+–\d+|–")
_QUARTERS = {Decimal("0.25"): "¼", Decimal("0.5"): "½", Decimal("0.75"): "¾"}


@dataclass(frozen=True, slots=True, kw_only=True)
class TextCell:
    """A game as one side's line shows it; `mark` is None while it has no result."""

    opponent: PairingNumber
    colour: Colour
    mark: Mark | None

    def __str__(self) -> str:
        return f"{self.opponent}{self.colour}{self.mark or _NO_RESULT}"


@dataclass(frozen=True, slots=True, kw_only=True)
class TextLine:
    """A player's line; a cell is None where he is free."""

    name: str
    cells: tuple[TextCell | None, ...]
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TextCrosstable:
    """A crosstable as written; the lines stand in the order of pairing numbers from 1."""

    preface: tuple[str, ...]
    columns: tuple[str, ...]
    lines: tuple[TextLine, ...]

    @property
    def facts(self) -> Mapping[str, str]:
        """The lines "Name: value" of the preface."""
        found = (re.fullmatch(r"([A-Z][\w-]*): +(.+)", line) for line in self.preface)
        return {match[1]: match[2] for match in found if match}


def parse(text: str) -> TextCrosstable:
    """Read a crosstable and check that the two halves of every game agree.

    Raises FormatError at the first defect.
    """
    rows = text.splitlines()
    header = next((index for index, row in enumerate(rows) if _HEADER.fullmatch(row)), None)
    if header is None:
        raise FormatError(1, 1, "crosstable.no-header")
    _, rounds, columns = (_words(field) for field in _fields(rows[header], header + 1))
    lines: list[TextLine] = []
    words: list[list[_Word]] = []
    for at, row in enumerate(rows[header + 1 :], start=header + 2):
        player, cells, values = _fields(row, at)
        name = _name(player, PairingNumber(len(lines) + 1))
        cell_words, value_words = _words(cells), _words(values)
        _check_count(cells, cell_words, rounds, "crosstable.cells")
        _check_count(values, value_words, columns, "crosstable.values")
        lines.append(
            TextLine(
                name=name,
                cells=tuple(_cell(word) for word in cell_words),
                values=tuple(_value(word) for word in value_words),
            )
        )
        words.append(cell_words)
    _check_halves(lines, words)
    preface = rows[:header]
    while preface and not preface[-1]:
        preface.pop()
    return TextCrosstable(
        preface=tuple(preface),
        columns=tuple(word.text for word in columns),
        lines=tuple(lines),
    )


def format(table: TextCrosstable) -> str:  # noqa: A001  every parse has its format
    """Write a crosstable in aligned columns; `parse` reads it back."""
    rounds = max((len(line.cells) for line in table.lines), default=0)
    width = max(2, len(str(len(table.lines))))
    players = _aligned([["name"], *([line.name] for line in table.lines)])
    cells = _aligned(
        [
            [f"R{number}" for number in range(1, rounds + 1)],
            *([str(cell or _FREE) for cell in line.cells] for line in table.lines),
        ]
    )
    values = _aligned([table.columns, *(line.values for line in table.lines)])
    numbers = ["#", *map(str, range(1, len(table.lines) + 1))]
    rows = (
        f"{number:>{width}}{_GAP}{player} | {games} | {row}".rstrip()
        for number, player, games, row in zip(numbers, players, cells, values, strict=True)
    )
    preface = (*table.preface, "") if table.preface else ()
    return "\n".join((*preface, *rows)) + "\n"


def value_text(value: Decimal | None) -> str:
    """Write a value as case files show it: halves and quarters as fractions, else decimals."""
    if value is None:
        return _NO_VALUE
    whole, rest = divmod(value, 1)
    if not rest:
        return str(int(value))
    if rest in _QUARTERS:
        return f"{int(whole) or ''}{_QUARTERS[rest]}"
    return str(round(value, 4))


def tournament(table: TextCrosstable, settings: Settings) -> Tournament:
    """Return the round robin that a crosstable shows; a player's id is his number."""
    players = [PlayerId(number) for number in range(1, len(table.lines) + 1)]
    rounds = max((len(line.cells) for line in table.lines), default=0)
    return Tournament(
        id=TournamentId(1),
        title=table.preface[0] if table.preface else "",
        settings=settings,
        entries=tuple(Entry(player=player) for player in players),
        draw=Draw(
            method=DrawMethod.BY_HAND,
            drawn=tuple(
                DrawnNumber(player=player, number=PairingNumber(player)) for player in players
            ),
        ),
        stages=(
            Stage(
                id=StageId(1),
                rounds=tuple(_round(table, Round(number)) for number in range(1, rounds + 1)),
            ),
        ),
    )


def _round(table: TextCrosstable, number: Round) -> RoundOfPlay:
    """Return the games of a round, boards in the order of White's numbers."""
    games: list[Game] = []
    for white, line in enumerate(table.lines, start=1):
        cell = line.cells[number - 1]
        if cell is None or cell.colour is Colour.BLACK:
            continue
        board = Board(len(games) + 1)
        game = Game(
            id=GameId(1000 * number + board),
            board=board,
            white=PlayerId(white),
            black=PlayerId(cell.opponent),
            result=_result(cell, _other_half(table.lines, cell, number)),
        )
        games.append(game)
    return RoundOfPlay(number=number, games=tuple(games))


def _other_half(lines: Sequence[TextLine], cell: TextCell, number: Round) -> TextCell | None:
    return lines[cell.opponent - 1].cells[number - 1]


def _result(cell: TextCell, other: TextCell | None) -> Result | None:
    """Return the result of a game, the side of `cell` first, if it has one."""
    if cell.mark is None or other is None or other.mark is None:
        return None
    return Result(cell.mark, other.mark)


@dataclass(frozen=True, slots=True)
class _Word:
    """A piece of text and where it stands."""

    text: str
    line: int
    column: int

    def wrong(self, code: str) -> FormatError:
        return FormatError(self.line, self.column, code)


def _fields(row: str, line: int) -> list[_Word]:
    """Return the three fields of a row: the player, the cells, the values."""
    fields: list[_Word] = []
    column = 1
    for text in row.split("|"):
        fields.append(_Word(text, line, column))
        column += len(text) + 1
    if len(fields) != 3:
        raise FormatError(line, 1, "crosstable.fields")
    return fields


def _words(field: _Word) -> list[_Word]:
    return [
        _Word(match[0], field.line, field.column + match.start())
        for match in re.finditer(r"\S+", field.text)
    ]


def _name(field: _Word, number: PairingNumber) -> str:
    match = _PLAYER.fullmatch(field.text)
    if match is None or int(match[1]) != number:
        raise field.wrong("crosstable.number")
    return match[2]


def _cell(word: _Word) -> TextCell | None:
    if word.text == _FREE:
        return None
    match = _CELL.fullmatch(word.text)
    if match is None or match[3] not in {_NO_RESULT, *Mark}:
        raise word.wrong("crosstable.cell")
    return TextCell(
        opponent=PairingNumber(int(match[1])),
        colour=Colour(match[2]),
        mark=None if match[3] == _NO_RESULT else Mark(match[3]),
    )


def _value(word: _Word) -> str:
    if not _VALUE.fullmatch(word.text):
        raise word.wrong("crosstable.value")
    return word.text


def _check_count(
    field: _Word, found: Sequence[_Word], headings: Sequence[_Word], code: str
) -> None:
    if len(found) != len(headings):
        raise field.wrong(code)


def _check_halves(lines: Sequence[TextLine], words: Sequence[Sequence[_Word]]) -> None:
    """Check that every game stands in both lines with the same round and a possible result."""
    for own, (line, line_words) in enumerate(zip(lines, words, strict=True), start=1):
        rounds = enumerate(zip(line.cells, line_words, strict=True), start=1)
        for number, (cell, word) in rounds:
            if cell is None:
                continue
            if not 1 <= cell.opponent <= len(lines) or cell.opponent == own:
                raise word.wrong("crosstable.opponent")
            other = _other_half(lines, cell, Round(number))
            if (
                other is None
                or other.opponent != own
                or other.colour is cell.colour
                or (other.mark is None) is not (cell.mark is None)
            ):
                raise word.wrong("crosstable.halves")
            if cell.mark is not None and _result(cell, other) not in ALL_RESULTS:
                raise word.wrong("crosstable.result")


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return each row as one text, its columns as wide as their widest word."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        _GAP.join(word.ljust(width) for word, width in zip(row, widths, strict=True))
        for row in rows
    ]
