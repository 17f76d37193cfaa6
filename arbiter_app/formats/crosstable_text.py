"""The crosstable that a person reads and types: case files, bug reports.

    Preface in free words, then facts as "Name: value", then an empty line.

     #  name   rtg    | R1   R2   R3  | pts  SB
     1  Alyx   2100   | 3w1  U    2b= | 2½   2
     2  Bruno  (1500) | H    3w+  1w= | 2    2¼

A cell is the opponent's number, the colour and the mark of `results.Mark`, or `.` while the game
has no result; the mark alone is a bye (U pairing-allocated, F full point, H half point, Z nothing).
`free` is no round at all: the free round of an odd round robin. Ratings may be left away; `–` is
unrated, and a figure in brackets is what the arbiter rates an unrated player at. The value columns
are texts as printed. The facts that are terms of play stand in `crosstable_terms`.
"""

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal

from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.results import BYES, Colour, Mark, Result
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import (
    Board,
    GameId,
    PairingNumber,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.formats.crosstable_terms import TermError, Terms, terms
from arbiter_app.formats.crosstable_words import GAP, Word, aligned, fields
from arbiter_app.formats.crosstable_words import words as split
from arbiter_app.formats.errors import FormatError
from arbiter_app.values import frozen

_FREE = "free"
_NO_RESULT = "."
_NO_VALUE = "–"
_HEADER = re.compile(r"\s*#\s+name(\s+rtg)?\s*\|[^|]*\|[^|]*")
_PLAYER = re.compile(r"\s*([0-9]{1,4})\s+(\S.*?)\s*")
_RATED_PLAYER = re.compile(r"\s*([0-9]{1,4})\s+(\S.*?)\s+(?:([0-9]{1,4})|\(([0-9]{1,4})\)|–)\s*")
_FACT = re.compile(r"([A-Z][\w-]*): +(.+)")
_GAME = re.compile(r"([0-9]{1,4})([wb])(.)")
_VALUE = re.compile(r"[0-9]+[¼½¾]?|[¼½¾]|[0-9]+\.[0-9]+|[0-9]+–[0-9]+|–")
_QUARTERS = {Decimal("0.25"): "¼", Decimal("0.5"): "½", Decimal("0.75"): "¾"}


@frozen(kw_only=True)
class TextCell:
    """A game as one side's line shows it; `mark` is None while it has no result."""

    opponent: PairingNumber
    colour: Colour
    mark: Mark | None

    def __str__(self) -> str:
        return f"{self.opponent}{self.colour}{self.mark or _NO_RESULT}"


Cell = TextCell | Mark | None
"""What a line shows of a round: a game, a bye by its mark, or None for no round."""


@frozen(kw_only=True)
class TextLine:
    """A player's line."""

    name: str
    rating: int | None = None
    arbiters_rating: int | None = None
    cells: tuple[Cell, ...]
    values: tuple[str, ...]

    @property
    def rating_text(self) -> str:
        if self.arbiters_rating is not None:
            return f"({self.arbiters_rating})"
        return _NO_VALUE if self.rating is None else str(self.rating)


@frozen(kw_only=True)
class TextCrosstable:
    """A crosstable as written; the lines stand in the order of pairing numbers from 1."""

    preface: tuple[str, ...]
    columns: tuple[str, ...]
    lines: tuple[TextLine, ...]
    shows_ratings: bool = False

    @property
    def facts(self) -> Mapping[str, str]:
        """The lines "Name: value" of the preface."""
        found = (_FACT.fullmatch(line) for line in self.preface)
        return {match[1]: match[2] for match in found if match}

    @property
    def terms(self) -> Terms:
        """How the tournament was played, as far as the preface says it."""
        return terms(self.facts)


def parse(text: str) -> TextCrosstable:
    """Read a crosstable and check that the two halves of every game agree.

    Raises FormatError at the first defect.
    """
    rows = text.splitlines()
    header, heading = next(
        ((at, found) for at, row in enumerate(rows) if (found := _HEADER.fullmatch(row))),
        (0, None),
    )
    if heading is None:
        raise FormatError(1, 1, "crosstable.no-header")
    shows_ratings = heading[1] is not None
    _, rounds, columns = (split(field) for field in fields(rows[header], header + 1))
    lines: list[TextLine] = []
    words: list[list[Word]] = []
    for at, row in enumerate(rows[header + 1 :], start=header + 2):
        player, cells, values = fields(row, at)
        name, rating, arbiters_rating = _player(
            player, PairingNumber(len(lines) + 1), _RATED_PLAYER if shows_ratings else _PLAYER
        )
        cell_words, value_words = split(cells), split(values)
        _check_count(cells, cell_words, rounds, "crosstable.cells")
        _check_count(values, value_words, columns, "crosstable.values")
        lines.append(
            TextLine(
                name=name,
                rating=rating,
                arbiters_rating=arbiters_rating,
                cells=tuple(_cell(word) for word in cell_words),
                values=tuple(_value(word) for word in value_words),
            )
        )
        words.append(cell_words)
    _check_halves(lines, words)
    preface = rows[:header]
    while preface and not preface[-1]:
        preface.pop()
    table = TextCrosstable(
        preface=tuple(preface),
        columns=tuple(word.text for word in columns),
        lines=tuple(lines),
        shows_ratings=shows_ratings,
    )
    _check_terms(table)
    return table


def format(table: TextCrosstable) -> str:  # noqa: A001  every parse has its format
    """Write a crosstable in aligned columns; `parse` reads it back."""
    rounds = max((len(line.cells) for line in table.lines), default=0)
    width = max(2, len(str(len(table.lines))))
    if table.shows_ratings:
        who = [["name", "rtg"], *([line.name, line.rating_text] for line in table.lines)]
    else:
        who = [["name"], *([line.name] for line in table.lines)]
    players = aligned(who)
    cells = aligned(
        [
            [f"R{number}" for number in range(1, rounds + 1)],
            *([str(cell or _FREE) for cell in line.cells] for line in table.lines),
        ]
    )
    values = aligned([table.columns, *(line.values for line in table.lines)])
    numbers = ["#", *map(str, range(1, len(table.lines) + 1))]
    rows = (
        f"{number:>{width}}{GAP}{player} | {games} | {row}".rstrip()
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


def settings(table: TextCrosstable, edition: str, *tie_breaks: str) -> Settings:
    """Return the settings that a crosstable names; without tie-breaks its own list."""
    found = table.terms
    return Settings(
        edition=edition,
        tie_breaks=tie_breaks or found.tie_breaks,
        system=found.system,
        cycles=found.cycles,
        rounds=found.rounds,
        scoring=found.scoring,
        unrated=found.unrated,
        annuls_withdrawals=found.annuls_withdrawals,
    )


def players(table: TextCrosstable) -> Mapping[PlayerId, Player]:
    """Return the players with their ratings; a player's id is his number."""
    return {
        PlayerId(number): Player(
            id=PlayerId(number),
            name=line.name,
            fide_rating=line.rating,
            arbiters_rating=line.arbiters_rating,
        )
        for number, line in enumerate(table.lines, start=1)
    }


def tournament(table: TextCrosstable, settings: Settings) -> Tournament:
    """Return the tournament that a crosstable shows; a player's id is his number."""
    ids = [PlayerId(number) for number in range(1, len(table.lines) + 1)]
    rounds = max((len(line.cells) for line in table.lines), default=0)
    found = table.terms
    return Tournament(
        id=TournamentId(1),
        title=table.preface[0] if table.preface else "",
        settings=settings,
        entries=tuple(Entry(player=player, status=_status(player, found)) for player in ids),
        draw=Draw(
            method=DrawMethod.BY_HAND,
            drawn=tuple(DrawnNumber(player=player, number=PairingNumber(player)) for player in ids),
        ),
        stages=(
            Stage(
                id=StageId(1),
                rounds=tuple(_round(table, Round(number)) for number in range(1, rounds + 1)),
            ),
        ),
        adjustments=found.penalties,
    )


def _status(player: PlayerId, terms: Terms) -> EntryStatus:
    if player in terms.expelled:
        return EntryStatus.EXPELLED
    return EntryStatus.WITHDRAWN if player in terms.withdrawn else EntryStatus.REGISTERED


def _round(table: TextCrosstable, number: Round) -> RoundOfPlay:
    """Return a round, boards in the order of White's numbers."""
    games: list[Game] = []
    byes: list[Bye] = []
    for own, line in enumerate(table.lines, start=1):
        match line.cells[number - 1]:
            case Mark() as mark:
                byes.append(Bye(player=PlayerId(own), mark=mark))
            case TextCell(colour=Colour.WHITE) as cell:
                board = Board(len(games) + 1)
                game = Game(
                    id=GameId(1000 * number + board),
                    board=board,
                    white=PlayerId(own),
                    black=PlayerId(cell.opponent),
                    result=_result(cell, _other_half(table.lines, cell, number)),
                )
                games.append(game)
    return RoundOfPlay(number=number, games=tuple(games), byes=tuple(byes))


def _other_half(lines: Sequence[TextLine], cell: TextCell, number: Round) -> Cell:
    return lines[cell.opponent - 1].cells[number - 1]


def _result(cell: TextCell, other: Cell) -> Result | None:
    """Return the result of a game, the side of `cell` first, if it has one.

    Raises ValueError if the marks of the sides make no result.
    """
    if cell.mark is None or not isinstance(other, TextCell) or other.mark is None:
        return None
    return Result.of_sides(cell.mark, other.mark)


def _player(
    field: Word, number: PairingNumber, pattern: re.Pattern[str]
) -> tuple[str, int | None, int | None]:
    """Return name, rating and the arbiter's rating."""
    match = pattern.fullmatch(field.text)
    if match is None or int(match[1]) != number:
        raise field.wrong("crosstable.number")
    _, name, *ratings = match.groups()
    rating, arbiters = (int(each) if each else None for each in ratings or (None, None))
    return name, rating, arbiters


def _cell(word: Word) -> Cell:
    if word.text == _FREE:
        return None
    if word.text in BYES:
        return Mark(word.text)
    match = _GAME.fullmatch(word.text)
    if match is None or match[3] in BYES or match[3] not in {_NO_RESULT, *Mark}:
        raise word.wrong("crosstable.cell")
    return TextCell(
        opponent=PairingNumber(int(match[1])),
        colour=Colour(match[2]),
        mark=None if match[3] == _NO_RESULT else Mark(match[3]),
    )


def _value(word: Word) -> str:
    if not _VALUE.fullmatch(word.text):
        raise word.wrong("crosstable.value")
    return word.text


def _check_count(field: Word, found: Sequence[Word], headings: Sequence[Word], code: str) -> None:
    if len(found) != len(headings):
        raise field.wrong(code)


def _check_halves(lines: Sequence[TextLine], words: Sequence[Sequence[Word]]) -> None:
    """Check that every game stands in both lines with the same round and a possible result."""
    for own, (line, line_words) in enumerate(zip(lines, words, strict=True), start=1):
        rounds = enumerate(zip(line.cells, line_words, strict=True), start=1)
        for number, (cell, word) in rounds:
            if not isinstance(cell, TextCell):
                continue
            if not 1 <= cell.opponent <= len(lines) or cell.opponent == own:
                raise word.wrong("crosstable.opponent")
            other = _other_half(lines, cell, Round(number))
            if (
                not isinstance(other, TextCell)
                or other.opponent != own
                or other.colour is cell.colour
                or (other.mark is None) is not (cell.mark is None)
            ):
                raise word.wrong("crosstable.halves")
            try:
                _result(cell, other)
            except ValueError as error:
                raise word.wrong("crosstable.result") from error


def _check_terms(table: TextCrosstable) -> None:
    """Check that the terms of play can be read and speak of players of the table."""
    try:
        found = table.terms
    except TermError as error:
        raise _fact(table, error.name).wrong("crosstable.fact") from error
    for name, players in (
        ("Withdrawn", found.withdrawn),
        ("Expelled", found.expelled),
        ("Penalties", {penalty.player for penalty in found.penalties}),
    ):
        if any(player > len(table.lines) for player in players):
            raise _fact(table, name).wrong("crosstable.fact")


def _fact(table: TextCrosstable, name: str) -> Word:
    """Return the value of a fact where it stands; of two with one name the last counts."""
    return next(
        Word(match[2], at, match.start(2) + 1)
        for at, line in reversed([*enumerate(table.preface, start=1)])
        if (match := _FACT.fullmatch(line)) and match[1] == name
    )
