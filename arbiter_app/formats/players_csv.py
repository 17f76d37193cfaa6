"""Lists of players as spreadsheets save them: a line of headings, then one player a line.

UTF-8, UTF-16 with its mark, or Windows-1251; columns divided by commas, semicolons or tabs, in any
order, with headings in English or Ukrainian. What a cell says is data, also where a spreadsheet
would take it for a formula.
"""

import codecs
import csv
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any, TypeVar

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.people import (
    HIGHEST_FIDE_ID,
    HIGHEST_RATING,
    Birth,
    PlayerFields,
    Sex,
    SportRank,
    Title,
)
from arbiter_app.formats.errors import FormatError

_Word = TypeVar("_Word")


class CellError(FormatError):
    """A cell of a list cannot be read: what stands there, under which heading."""

    def __init__(self, line: int, column: int, code: str, /, *, heading: str, text: str) -> None:
        super().__init__(line, column, code)
        self.heading = heading
        self.text = text


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerList:
    """What was read: all players, or the problems and no player at all."""

    players: tuple[PlayerFields, ...] = ()
    problems: tuple[FormatError, ...] = ()
    ignored: tuple[str, ...] = ()
    """Headings of columns that say nothing the program keeps."""


_HEADINGS: Mapping[str, str] = {
    "name": "name | full name | surname | surname and name | last name | player"
    " | піб | прізвище | прізвище ім'я | прізвище, ім'я | прізвище та ім'я | прізвище і ім'я"
    " | прізвище, ім'я, по батькові | прізвище ім'я по батькові | учасник | гравець",
    "given_name": "first name | given name | ім'я",
    "patronymic": "patronymic | по батькові",
    "latin_name": "latin name | name latin | name (latin) | name in latin letters | fide name"
    " | латиницею | ім'я латиницею | прізвище латиницею | прізвище, ім'я латиницею",
    "birth": "birth | born | birthday | birth date | date of birth | birth year | year of birth"
    " | рік | рік народження | рік нар | рн | дата народження | дата нар | нар | народження",
    "sex": "sex | gender | стать",
    "title": "title | fide title | титул | звання fide | звання фіде | міжнародне звання",
    "sport_rank": "rank | sport rank | national rank | розряд | звання | спортивне звання"
    " | спортивний розряд | розряд/звання | звання/розряд | звання, розряд | розряд, звання",
    "rating": "rating | рейтинг | rtg",
    "fide_rating": "fide rating | rating fide | fide elo | elo | fide"
    " | рейтинг fide | рейтинг фіде | фіде | ело",
    "national_rating": "national rating | rating national | nat | рейтинг фшу | фшу"
    " | національний рейтинг | рейтинг національний",
    "fide_id": "fide id | id fide | id | fide code | код фіде | код fide | id фіде",
    "federation": "federation | fed | country | федерація | фед | країна",
    "region": "region | oblast | регіон | область | обл",
    "club": "club | organisation | organization | клуб | фст | організація | клуб/фст | фст/клуб"
    " | школа",
    "coach": "coach | trainer | тренер",
    "line": "# | no | nr | n | № | № з/п | № п/п | №з/п | №п/п | n з/п",
}

_FIELDS = {
    heading.strip(): field for field, row in _HEADINGS.items() for heading in row.split(" | ")
}

_SEXES = {
    "m | male | ч | чол | чоловіча | чоловік": Sex.MALE,
    "f | w | female | ж | жін | жіноча | жінка": Sex.FEMALE,
}

_TITLES = {
    "gm | гм | мг": Title.GM,
    "im | мм": Title.IM,
    "wgm": Title.WGM,
    "fm | мф": Title.FM,
    "wim": Title.WIM,
    "cm": Title.CM,
    "wfm": Title.WFM,
    "wcm": Title.WCM,
}

# The Cyrillic І is read as the Latin I, see _plain.
_SPORT_RANKS = {
    "мсмк | msmk": SportRank.MSMK,
    "мс | ms": SportRank.MS,
    "кмс | kms": SportRank.KMS,
    "i | 1": SportRank.FIRST,
    "ii | 2": SportRank.SECOND,
    "iii | 3": SportRank.THIRD,
    "iv | 4": SportRank.FOURTH,
    "i ю | 1 ю | i-y": SportRank.YOUTH_FIRST,
    "ii ю | 2 ю | ii-y": SportRank.YOUTH_SECOND,
    "iii ю | 3 ю | iii-y": SportRank.YOUTH_THIRD,
}

_NOTHING = frozenset({"", "-", "–", "—"})
_NO_RANK = _NOTHING | {"б/р", "без розряду", "немає"}


def parse(content: bytes) -> PlayerList:
    """Read a list of players; with a problem in any cell there are no players."""
    text = _text(content)
    if text is None:
        return PlayerList(problems=(FormatError(1, 1, "players.not-text"),))
    try:
        rows = list(_rows(text))
    except csv.Error:
        last = text.count("\n") + 1
        return PlayerList(problems=(FormatError(last, 1, "players.csv"),))
    if not rows:
        return PlayerList(problems=(FormatError(1, 1, "players.empty"),))
    heading, *lines = rows
    fields = _fields(heading)
    problems: list[FormatError] = list(_heading_problems(heading, fields))
    if not lines and not problems:
        problems = [FormatError(heading.line, 1, "players.empty")]
    players: list[PlayerFields] = []
    for row in lines:
        player, defects = _player(row, heading.cells, fields)
        problems += defects
        players.append(player)
    return PlayerList(
        players=() if problems else tuple(players),
        problems=tuple(problems),
        ignored=tuple(
            cell.strip()
            for cell, field in zip(heading.cells, fields, strict=True)
            if field is None and cell.strip()
        ),
    )


@dataclass(frozen=True, slots=True)
class _Row:
    line: int
    cells: list[str]


def _text(content: bytes) -> str | None:
    """Decode a list; None if it is no text."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        encodings = ["utf-16"]
    else:
        encodings = ["utf-8-sig", "cp1251"]
    for encoding in encodings:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        return None if re.search(r"[\0-\x08\x0e-\x1f]", text) else text
    return None


def _rows(text: str) -> Iterator[_Row]:
    """Yield the rows that are not empty with the number of their first line."""
    reader = csv.reader(StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    line = 1
    for cells in reader:
        if any(cell.strip() for cell in cells):
            yield _Row(line, cells)
        line = reader.line_num + 1


def _delimiter(text: str) -> str:
    """Return what divides the columns: the sign that leaves the most known headings."""
    headings = next((line for line in text.splitlines() if line.strip()), "")

    def known(delimiter: str) -> int:
        cells = next(csv.reader([headings], delimiter=delimiter))
        return sum(_heading(cell) in _FIELDS for cell in cells)

    return max(",;\t", key=known)


def _heading(cell: str) -> str:
    """Return a heading without what people write in different ways."""
    plain = cell.casefold().replace("’", "'").replace("ʼ", "'").replace("`", "'").replace(".", "")
    plain = re.sub(r"\s*/\s*", "/", re.sub(r"[-_\s]+", " ", plain))
    return plain.strip(" :")


def _fields(heading: _Row) -> list[str | None]:
    """Return what each column tells; beside ranks "звання" is the title, as in our own list."""
    fields = [_FIELDS.get(_heading(cell)) for cell in heading.cells]
    if fields.count("sport_rank") > 1 and "title" not in fields:
        headings = zip(heading.cells, fields, strict=True)
        return ["title" if _heading(cell) == "звання" else field for cell, field in headings]
    return fields


def _heading_problems(heading: _Row, fields: Sequence[str | None]) -> Iterator[FormatError]:
    seen: set[str] = set()
    for column, (cell, field) in enumerate(zip(heading.cells, fields, strict=True), start=1):
        text = cell.strip()
        if field == "rating":
            yield CellError(heading.line, column, "players.which-rating", heading=text, text=text)
        if field in seen:
            yield CellError(heading.line, column, "players.heading-twice", heading=text, text=text)
        if field is not None:
            seen.add(field)
    if "name" not in seen:
        yield FormatError(heading.line, 1, "players.no-name")


def _player(
    row: _Row, headings: Sequence[str], fields: Sequence[str | None]
) -> tuple[PlayerFields, list[FormatError]]:
    """Return what a row says, and what is wrong with it."""
    values: dict[str, Any] = {}
    problems: list[FormatError] = []
    for column, cell in enumerate(row.cells, start=1):
        text = " ".join(cell.split())
        heading = headings[column - 1].strip() if column <= len(headings) else "?"
        field = fields[column - 1] if column <= len(fields) else None
        try:
            if heading in ("", "?") and text:
                raise ValueError("players.beyond-headings")
            if field is not None:
                values[field] = _READERS.get(field, _words)(text)
        except ValueError as error:
            problems.append(
                CellError(row.line, column, str(error), heading=heading or "?", text=text)
            )
    parts = (values.get(part) for part in ("name", "given_name", "patronymic"))
    name = " ".join(part for part in parts if part)
    if not name and "name" in fields:
        column = fields.index("name") + 1
        heading = headings[column - 1].strip()
        problems.append(CellError(row.line, column, "players.name", heading=heading, text=""))
    return _listed(name, values), problems


def _listed(name: str, values: Mapping[str, Any]) -> PlayerFields:
    return PlayerFields(
        name=name,
        latin_name=values.get("latin_name"),
        birth=values.get("birth"),
        sex=values.get("sex"),
        title=values.get("title"),
        sport_rank=values.get("sport_rank"),
        fide_rating=values.get("fide_rating"),
        national_rating=values.get("national_rating"),
        fide_id=values.get("fide_id"),
        federation=values.get("federation"),
        region=values.get("region"),
        club=values.get("club"),
        coach=values.get("coach"),
    )


def _words(text: str) -> str | None:
    return None if text in _NOTHING else text


def _birth(text: str) -> Birth | None:
    try:
        return None if text in _NOTHING else Birth.parse(text)
    except RuleError as error:
        raise ValueError("players.birth") from error


def _number(code: str, highest: int) -> Callable[[str], int | None]:
    """Return the reader of a number up to the highest; lists write 0 for none."""

    def read(text: str) -> int | None:
        if text in _NOTHING:
            return None
        if not (text.isascii() and text.isdigit() and int(text) <= highest):
            raise ValueError(code)
        return int(text) or None

    return read


def _word(
    code: str, table: Mapping[str, _Word], nothing: frozenset[str] = _NOTHING
) -> Callable[[str], _Word | None]:
    """Return the reader of a word of a table."""
    values = {_plain(word): value for row, value in table.items() for word in row.split(" | ")}

    def read(text: str) -> _Word | None:
        if text.casefold() in nothing:
            return None
        plain = _plain(text)
        if plain not in values:
            raise ValueError(code)
        return values[plain]

    return read


def _plain(text: str) -> str:
    """Return a word without case, full stops, the Cyrillic І and what follows a rank."""
    plain = text.casefold().replace("і", "i").replace(".", "").strip()
    plain = re.sub(r"[\s-]*(?:юнацький|юнацька|юн|ю)\b", " ю", plain)
    return re.sub(r"[\s-]*(?:спортивний\s+)?(?:розряд|р)$", "", plain) or plain


_READERS: Mapping[str, Callable[[str], object]] = {
    "birth": _birth,
    "sex": _word("players.sex", _SEXES),
    "title": _word("players.title", _TITLES),
    "sport_rank": _word("players.sport-rank", _SPORT_RANKS, _NO_RANK),
    "fide_rating": _number("players.rating", HIGHEST_RATING),
    "national_rating": _number("players.rating", HIGHEST_RATING),
    "fide_id": _number("players.fide-id", HIGHEST_FIDE_ID),
}
