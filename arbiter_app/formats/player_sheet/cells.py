"""What one cell of a list says of a player."""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.grades import Grade, read_grade
from arbiter_app.domain.facts.people.people import (
    HIGHEST_FIDE_ID,
    HIGHEST_RATING,
    PERSON_FIELD,
    Birth,
    FieldKind,
    Sex,
    SportRank,
    Title,
)
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.names.plain_text import NAME, NamedField, Unfit, unfit
from arbiter_app.domain.teams.listed import read_seat
from arbiter_app.formats.player_sheet.births import read_birth
from arbiter_app.formats.player_sheet.errors import CellError
from arbiter_app.formats.player_sheet.fields import IN_NAME, PLACES, Field
from arbiter_app.formats.player_sheet.sheets import (
    NOT_RECKONED,
    NOTHING,
    is_defect,
    is_guarded,
    unguarded,
)
from arbiter_app.values import frozen

_Word = TypeVar("_Word")

_OWN_NAMES = (*IN_NAME, *PLACES)
"""What is no field of a player by itself, and reads as a name."""

_LONGEST_WORD = 100
"""No sex, title or rank is written with more letters."""

Value = str | int | Birth | Sex | Title | SportRank
"""What a cell says, once it is read."""


@frozen(kw_only=True)
class ReadCell:
    """A cell with what it says; None where it says nothing or cannot be read."""

    column: int
    field: Field
    heading: str
    text: str
    """What stands in the cell."""
    value: Value | None
    problem: CellError | None = None
    notice: CellError | None = None


def read_cell(
    text: str, field: Field, *, line: int, column: int, heading: str, latest_birth: int
) -> ReadCell:
    """Read a cell under a heading; years of birth of two digits are none after the latest."""
    value: Value | None = None
    problem = notice = None
    try:
        if text == NOT_RECKONED:
            raise ValueError("players.not-reckoned")
        if is_defect(text):
            raise ValueError("players.defect")
        if field is Field.BIRTH:
            value, was_guessed = _birth(text, latest_birth)
            if value is not None and value.year > latest_birth:
                notice = CellError(
                    line, column, "players.birth-to-come", heading=heading, text=text
                )
            elif was_guessed:
                notice = CellError(
                    line,
                    column,
                    "players.guessed-birth",
                    heading=heading,
                    text=text,
                    read=_day(value),
                )
        else:
            value = _reader(field)(text)
    except ValueError as error:
        problem = CellError(line, column, str(error), heading=heading, text=text)
    if isinstance(value, str) and (fault := _unfit(value, field)) is not None:
        told = NamedField("player", Field.NAME if field in _OWN_NAMES else field)
        problem = CellError(
            line, column, fault.code, heading=heading, text=text, field=told, **fault.facts
        )
        value = None
    return ReadCell(
        column=column,
        field=field,
        heading=heading,
        text=text,
        value=value,
        problem=problem,
        notice=notice,
    )


def _unfit(text: str, field: Field) -> Unfit | None:
    """Return what keeps a text from being kept in a field."""
    if text.isprintable() and len(text) < NAME.longest and text.isascii():
        return None
    return unfit(text, NAME if field in _OWN_NAMES else PERSON_FIELD[field].limit)


_SEXES = {
    "m | м | male | man | boy | ч | чол | чоловіча | чоловік | чоловічий | хл | хлопець | хлопчик"
    " | юнак | муж | мужской | мужчина": Sex.MALE,
    "f | w | female | woman | girl | ж | жін | жіноча | жінка | жіночий | д | дів | дівчина"
    " | дівчинка | жен | женский | женщина": Sex.FEMALE,
}

_TITLES = {
    "gm | гм | мг | гросмейстер | міжнародний гросмейстер": Title.GM,
    "im | мм | міжнародний майстер": Title.IM,
    "wgm | жгм": Title.WGM,
    "fm | мф | майстер фіде": Title.FM,
    "wim | жмм": Title.WIM,
    "cm | км": Title.CM,
    "wfm | жмф": Title.WFM,
    "wcm": Title.WCM,
}

# Read without case, full stops and the word "розряд"; the Cyrillic І as the Latin I, see _plain.
_SPORT_RANKS = {
    "мсмк | msmk | мсумк | майстер спорту україни міжнародного класу": SportRank.MSMK,
    "мс | ms | мсу | майстер спорту | майстер спорту україни | мастер спорта": SportRank.MS,
    "кмс | kms | кмсу | кандидат у майстри спорту | кандидат у майстри спорту україни"
    " | кандидат в мастера спорта": SportRank.KMS,
    "i | 1 | перший | первый": SportRank.FIRST,
    "ii | 2 | другий | второй": SportRank.SECOND,
    "iii | 3 | третій | третий": SportRank.THIRD,
    "iv | 4 | четвертий | четвертый": SportRank.FOURTH,
    "i ю | 1 ю | i-y | i youth | перший ю": SportRank.YOUTH_FIRST,
    "ii ю | 2 ю | ii-y | ii youth | другий ю": SportRank.YOUTH_SECOND,
    "iii ю | 3 ю | iii-y | iii youth | третій ю": SportRank.YOUTH_THIRD,
}

_NO_WORD = NOTHING | {"немає", "нема", "нет", "none", "no"}
_NO_RANK = _NO_WORD | {"б/р", "без розряду", "без розр", "без разряда"}
_NO_RATING = _NO_WORD | {"б/р", "н/р", "без рейтингу", "без рейтинга", "unr", "unrated"}


def _words(text: str) -> str | None:
    return unguarded(text) if is_guarded(text) or text not in NOTHING else None


def _birth(text: str, latest: int) -> tuple[Birth | None, bool]:
    if text in NOTHING:
        return None, False
    try:
        return read_birth(text.removeprefix("'"), latest)
    except ValueError as error:
        raise ValueError("players.birth") from error


def _number(code: str, highest: int, nothing: frozenset[str]) -> Callable[[str], int | None]:
    """Return the reader of a number up to the highest; lists write 0 for none."""

    def read(text: str) -> int | None:
        if text.casefold().strip(".") in nothing:
            return None
        digits = _digits(text)
        if _is_shortened(digits):
            raise ValueError("players.shortened")
        number = whole_number(digits, most=highest)
        if number is None:
            raise ValueError(code)
        return number or None

    return read


def _digits(text: str) -> str:
    """Return a number without what spreadsheets write around it: spaces, ".0", an apostrophe."""
    return re.sub(r"[.,]0+$", "", text.removeprefix("'").replace(" ", ""))


def _is_shortened(text: str) -> bool:
    """Whether a spreadsheet has made 1.41E+07 of a long number, and its digits are lost."""
    return re.fullmatch(r"[0-9]+(?:[.,][0-9]+)?[eE]\+?[0-9]+", text) is not None


def _national_id(text: str) -> str | None:
    read = _words(text)
    if read is not None and _is_shortened(read):
        raise ValueError("players.shortened")
    return None if read == "0" else read


def _word(
    code: str, table: Mapping[str, _Word], nothing: frozenset[str] = NOTHING
) -> Callable[[str], _Word | None]:
    """Return the reader of a word of a table."""
    values = {_plain(word): value for row, value in table.items() for word in row.split(" | ")}

    def read(text: str) -> _Word | None:
        if text.casefold().strip(".") in nothing:
            return None
        plain = _plain(text) if len(text) <= _LONGEST_WORD else ""
        if plain not in values:
            raise ValueError(code)
        return values[plain]

    return read


def _plain(text: str) -> str:
    """Return a word without case, full stops, the Cyrillic І and what follows a rank."""
    plain = text.casefold().replace("і", "i").replace(".", "").strip()
    plain = re.sub(r"(?<=[0-9])\s?-?\s?(?:й|ий|ый)\b", "", plain)
    plain = re.sub(r"[\s-]*(?:юнацький|юнацька|юношеский|юнац|юнош|юн|ю)\b", " ю", plain)
    plain = re.sub(r"[\s-]*(?:дорослий|взрослый|дор|взр)\b", "", plain)
    return re.sub(r"[\s-]*(?:спорт\w*\s+)?(?:розряд|розр|разряд|разр|р)$", "", plain) or plain


def _grade(text: str) -> Grade | None:
    if text.casefold().strip(".") in _NO_WORD:
        return None
    try:
        return read_grade(text)
    except RuleError as error:
        raise ValueError("players.grade") from error


def _day(birth: Birth | None) -> str:
    if birth is None:
        return ""
    return f"{birth.day:%d.%m.%Y}" if birth.day else str(birth.year)


_READERS: Mapping[FieldKind, Callable[[str], Value | None]] = {
    FieldKind.TEXT: _words,
    FieldKind.SEX: _word("players.sex", _SEXES),
    FieldKind.TITLE: _word("players.title", _TITLES, _NO_WORD),
    FieldKind.SPORT_RANK: _word("players.sport-rank", _SPORT_RANKS, _NO_RANK),
    FieldKind.GRADE: _grade,
    FieldKind.RATING: _number("players.rating", HIGHEST_RATING, _NO_RATING),
    FieldKind.NUMBER: _number("players.fide-id", HIGHEST_FIDE_ID, _NO_WORD),
}


def _seat(text: str) -> str | None:
    if text in NOTHING:
        return None
    try:
        read_seat(_digits(text))
    except ValueError as error:
        raise ValueError("players.board") from error
    return _digits(text)


def _reader(field: Field) -> Callable[[str], Value | None]:
    if field is Field.NATIONAL_ID:
        return _national_id
    if field is Field.BOARD:
        return _seat
    return _words if field in _OWN_NAMES else _READERS[PERSON_FIELD[field].kind]
