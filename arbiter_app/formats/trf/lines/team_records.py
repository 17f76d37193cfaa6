"""The columns of the records about teams: a line <-> what it says."""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal

from arbiter_app.domain.facts.people.people import HIGHEST_RATING
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BOTH_FORFEIT,
    WHITE_FORFEITS,
    Result,
)
from arbiter_app.domain.names.plain_text import one_line
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.lines.columns import format_points, is_number
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import MOST_ROUNDS, Line
from arbiter_app.values import frozen

TEAM, OLD_TEAM = "310", "013"
LINE_UP, BYES, FORFEITS = "300", "320", "330"
COLOURS, WORTH, SUMMARY, BOARDS = "352", "362", "802", "801"
COUNT = "082"

NAME_WIDTH, SHORT_WIDTH = 32, 5
MOST_TEAMS = 999

_POINTS = re.compile(r"-?[0-9]{1,4}(?:[.,][0-9]{1,2})?", re.ASCII)
_OF_OTHER_TEAM = str.maketrans("WB", "BW")
_COLOURS = re.compile(r"[WB]{1,99}")
_WORTH = re.compile(r"T([WDL])\s*(-?[0-9]{1,3}(?:\.[0-9]{1,2})?)(?=[\sT]|$)", re.ASCII)
_FORFEITS = {"+-": BLACK_FORFEITS, "-+": WHITE_FORFEITS, "--": BOTH_FORFEIT}

_BLOCK_OF_SUMMARY = 13
_FIRST_OF_SUMMARY = 29


@frozen(kw_only=True)
class TeamRecord:
    """A record 310, or a 013 of before, which has no number of its own."""

    number: int
    name: str
    short_name: str = ""
    strength: int | None = None
    match_points: Decimal | None = None
    game_points: Decimal | None = None
    rank: int | None = None
    members: tuple[int, ...] = ()
    """The numbers of its players in the order of boards."""
    at: int = 0


@frozen(kw_only=True)
class LineUpRecord:
    """A record 300: who played for a team in a round, 0 where nobody did."""

    round: int
    team: int
    opponent: int
    players: tuple[int, ...]
    at: int = 0


@frozen(kw_only=True)
class ByesRecord:
    """A record 320: what the bye of an odd field gives, and who had it in each round, 0 nobody."""

    match_points: Decimal | None
    game_points: Decimal | None
    teams: tuple[int, ...] = ()
    at: int = 0


@frozen(kw_only=True)
class ForfeitRecord:
    """A record 330: a match that was forfeited as a whole."""

    round: int
    white: int
    black: int
    result: Result
    at: int = 0


class _Columns:
    """A line whose fields are read by their columns, from 1; what is no number is a defect."""

    def __init__(self, line: Line, found: Findings) -> None:
        self.text, self._line, self._found = line.text, line, found
        self.is_sound = True

    def words(self, first: int, last: int) -> str:
        return self.text[first - 1 : last].strip()

    def number(self, first: int, last: int, most: int) -> int:
        """Return a number; 0 of a field that is blank."""
        word = self.words(first, last)
        if not word:
            return 0
        if is_number(word) and int(word) <= most:
            return int(word)
        self._wrong(first, word)
        return 0

    def points(self, first: int, last: int) -> Decimal | None:
        word = self.words(first, last)
        if not word or _POINTS.fullmatch(word):
            return Decimal(word.replace(",", ".")) if word else None
        self._wrong(first, word)
        return None

    def numbers(self, first: int, width: int) -> tuple[int, ...]:
        """Return the numbers in blocks up to the end of the line, each behind a blank."""
        step = width + 1
        starts = range(first, len(self.text) + 1, step)
        return tuple(
            self.number(start - (start > first), start + width - 1, 9999) for start in starts
        )

    def _wrong(self, column: int, word: str) -> None:
        self.is_sound = False
        self._found.defect(
            FormatError(self._line.at, column, "trf.team-field", record=self._line.code, text=word)
        )


def read_team(line: Line, found: Findings) -> TeamRecord | None:
    """Read a record 310; None where a column of it makes no sense.

    Columns are characters. A line that some program filled up by bytes is read by bytes.
    """
    by_characters = Findings()
    record = _team(line, by_characters)
    if record is None and not line.text.isascii():
        filled = Line(line.text.encode("utf-8").decode("latin-1"), line.at)
        by_bytes = _team(filled, Findings())
        if by_bytes is not None:
            name = line.text.encode("utf-8")[8:40].decode("utf-8", errors="ignore")
            return _named(by_bytes, one_line(name))
    for defect in by_characters.defects:
        found.defect(defect)
    return record


def _named(record: TeamRecord, name: str) -> TeamRecord:
    return TeamRecord(
        number=record.number,
        name=name,
        strength=record.strength,
        match_points=record.match_points,
        game_points=record.game_points,
        rank=record.rank,
        members=record.members,
        at=record.at,
    )


def _team(line: Line, found: Findings) -> TeamRecord | None:
    columns = _Columns(line, found)
    record = TeamRecord(
        number=columns.number(5, 7, MOST_TEAMS),
        name=one_line(columns.words(9, 40)),
        short_name=one_line(columns.words(42, 46)),
        strength=columns.number(48, 53, HIGHEST_RATING) or None,
        match_points=columns.points(55, 60),
        game_points=columns.points(62, 67),
        rank=columns.number(69, 71, MOST_TEAMS) or None,
        members=tuple(filter(None, columns.numbers(74, 4))),
        at=line.at,
    )
    if columns.is_sound and not record.number:
        found.defect(FormatError(line.at, 5, "trf.team-field", record=TEAM, text=""))
        return None
    return record if columns.is_sound else None


def read_old_team(line: Line, number: int, found: Findings) -> TeamRecord | None:
    """Read a record 013, under the number that its place in the file gives it."""
    columns = _Columns(line, found)
    name = one_line(columns.words(5, 36))
    members = tuple(filter(None, columns.numbers(37, 4)))
    if not columns.is_sound:
        return None
    return TeamRecord(number=number, name=name, members=members, at=line.at)


def format_team(team: TeamRecord) -> str:
    """Write a record 310."""
    match_points, game_points = _both_points(team)
    return (
        f"{TEAM} {team.number:3} {team.name[:NAME_WIDTH]:{NAME_WIDTH}}"
        f" {team.short_name[:SHORT_WIDTH]:{SHORT_WIDTH}} {team.strength or '':>6}"
        f" {match_points:>6} {game_points:>6} {team.rank or '':>3} {_blocks(team.members)}"
    ).rstrip()


def _both_points(record: TeamRecord | ByesRecord) -> tuple[str, str]:
    match_points, game_points = record.match_points, record.game_points
    return format_points(match_points or Decimal(0)), format_points(game_points or Decimal(0))


def format_old_team(team: TeamRecord) -> str:
    """Write a record 013, which older programs read."""
    members = _blocks(team.members)[1:]
    return f"{OLD_TEAM} {team.name[:NAME_WIDTH]:{NAME_WIDTH}}{members}".rstrip()


def _blocks(numbers: Sequence[int]) -> str:
    return "".join(f" {number:4}" for number in numbers)


def read_line_up(line: Line, found: Findings) -> LineUpRecord | None:
    """Read a record 300."""
    columns = _Columns(line, found)
    record = LineUpRecord(
        round=columns.number(5, 7, MOST_ROUNDS),
        team=columns.number(9, 11, MOST_TEAMS),
        opponent=columns.number(13, 15, MOST_TEAMS),
        players=columns.numbers(17, 4),
        at=line.at,
    )
    return record if columns.is_sound else None


def format_line_up(record: LineUpRecord) -> str:
    """Write a record 300."""
    seats = "".join(f" {number:4}" if number else " 0000" for number in record.players)
    return f"{LINE_UP} {record.round:3} {record.team:3} {record.opponent:3}{seats}"


def read_byes(line: Line, found: Findings) -> ByesRecord | None:
    """Read a record 320."""
    columns = _Columns(line, found)
    record = ByesRecord(
        match_points=columns.points(5, 8),
        game_points=columns.points(10, 13),
        teams=columns.numbers(15, 3),
        at=line.at,
    )
    return record if columns.is_sound else None


def format_byes(record: ByesRecord) -> str:
    """Write a record 320."""
    match_points, game_points = _both_points(record)
    teams = "".join(f" {number:3}" if number else " 000" for number in record.teams)
    return f"{BYES} {match_points:>4} {game_points:>4}{teams}"


def read_forfeit(line: Line, found: Findings) -> ForfeitRecord | None:
    """Read a record 330."""
    columns = _Columns(line, found)
    result = _FORFEITS.get(columns.words(5, 6))
    if result is None:
        text = columns.words(5, 6)
        found.defect(FormatError(line.at, 5, "trf.team-forfeit", text=text))
        return None
    record = ForfeitRecord(
        round=columns.number(8, 10, MOST_ROUNDS),
        white=columns.number(12, 14, MOST_TEAMS),
        black=columns.number(16, 18, MOST_TEAMS),
        result=result,
        at=line.at,
    )
    return record if columns.is_sound else None


def format_forfeit(record: ForfeitRecord) -> str:
    """Write a record 330."""
    kind = next(kind for kind, result in _FORFEITS.items() if result == record.result)
    return f"{FORFEITS} {kind} {record.round:3} {record.white:3} {record.black:3}"


def read_colours(line: Line, found: Findings) -> str:
    """Read a record 352: the colours of the team with White on board 1 on every board; "" with a
    defect.
    """
    colours = line.value.upper()
    if _COLOURS.fullmatch(colours):
        return colours.translate(_OF_OTHER_TEAM) if colours.startswith("B") else colours
    found.defect(FormatError(line.at, 5, "trf.team-colours", text=line.value))
    return ""


def read_worth(line: Line, found: Findings) -> dict[str, Decimal]:
    """Read a record 362: what a match won, drawn and lost gives, by the letter."""
    value = line.value.upper()
    if _WORTH.sub("", value).strip():
        found.defect(FormatError(line.at, 5, "trf.scoring", code=WORTH, text=line.value))
        return {}
    return {letter: Decimal(points) for letter, points in _WORTH.findall(value)}


def format_worth(win: Decimal, draw: Decimal, loss: Decimal) -> str:
    """Write a record 362."""
    pairs = (("TW", win), ("TD", draw), ("TL", loss))
    told = "   ".join(f"{letters}{format_points(points):>4}" for letters, points in pairs)
    return f"{WORTH} {told}"


def summary_opponents(line: Line) -> Iterator[str]:
    """Yield what a record 802 says of each round: the number of an opponent, or a kind of bye."""
    for start in range(_FIRST_OF_SUMMARY, len(line.text) + 1, _BLOCK_OF_SUMMARY):
        yield line.text[start - 1 : start + 2].strip()


def format_summary(
    team: TeamRecord, rounds: Sequence[tuple[str, str, Decimal | None, bool]]
) -> str:
    """Write a record 802; of each round the opponent or the kind of bye, the colour, the game
    points and whether it was forfeited.
    """
    match_points, game_points = _both_points(team)
    blocks = "".join(
        f" {opponent:>3} {colour:1} {'' if got is None else format_points(got):>4}"
        f"{'f' if is_forfeit else ' '} "
        for opponent, colour, got, is_forfeit in rounds
    )
    return (
        f"{SUMMARY} {team.number:3} {team.short_name[:SHORT_WIDTH]:{SHORT_WIDTH}}"
        f" {match_points:>6} {game_points:>6}{blocks}"
    ).rstrip()
