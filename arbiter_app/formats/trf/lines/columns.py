"""The columns of a record 001: a line <-> a player with his rounds."""

import re
from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.people.people import HIGHEST_RATING, Sex, Title
from arbiter_app.domain.names.figures import is_figures
from arbiter_app.domain.names.plain_text import cleaned, one_line
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.lines.dates import parse_birth
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import NO_COLOUR, NO_MARK, NO_OPPONENT, PlayerRecord

BLOCK = 10
"""How many columns a round has."""

FIRST_BLOCK = 89
"""Where the first round begins, counted from 0."""

OPPONENT, COLOUR, MARK = 3, 8, 10
"""The places of a round's fields in its columns, counted from 1."""

NAME_WIDTH = 33

_POINTS_WIDTH = 5

_SHORTEST = 81
"""A line that ends before the points was cut off."""

_SHORTEST_OF_START_LIST = 15
"""Before the first round the blanks behind the name may be missing."""

_GAPS = (3, 8, 13, 47, 52, 56, 68, 84, 89, 90)
"""The columns between the fields, counted from 0."""

_GAPS_OF_BLOCK = (0, 1, 6, 8)

_SEXES = {" ": None, "m": Sex.MALE, "w": Sex.FEMALE, "f": Sex.FEMALE}

_UNKNOWN_SEX = "u"
"""What FIDE's own engine writes where it knows none."""

_OLD_TITLES = {
    "g": Title.GM,
    "m": Title.IM,
    "f": Title.FM,
    "c": Title.CM,
    "wg": Title.WGM,
    "wm": Title.WIM,
    "wf": Title.WFM,
    "wc": Title.WCM,
    "gf": Title.WGM,
    "mf": Title.WIM,
    "ff": Title.WFM,
    "cf": Title.WCM,
}

_POINTS = re.compile(r"-?[0-9]{1,3}(?:[.,][0-9]{1,2})?", re.ASCII)


def read_player(
    text: str, at: int, found: Findings, *, of_start_list: bool = False
) -> PlayerRecord | None:
    """Read a line; None where not even its number is clear.

    Columns are characters. A line that some program filled up by bytes is read by bytes.
    """
    if len(text) < (_SHORTEST_OF_START_LIST if of_start_list else _SHORTEST):
        found.defect(FormatError(at, len(text) + 1, "trf.short"))
        return None
    by_characters = Findings()
    player = _read(text, at, by_characters)
    if by_characters.has_defects and not text.isascii():
        by_bytes = Findings()
        filled = _read(text.encode("utf-8").decode("latin-1"), at, by_bytes)
        if filled is not None and not by_bytes.has_defects:
            found.notice(FormatError(at, 1, "trf.filled-by-bytes", number=filled.number))
            _pass_on(by_bytes, found)
            return _letters_again(filled)
        # Letters with their signs apart, or characters that are not seen, move what stands behind.
        if (plain := " ".join(cleaned(text).splitlines())) != text:
            by_letters = Findings()
            player_plain = _read(plain, at, by_letters)
            if player_plain is not None and not by_letters.has_defects:
                _pass_on(by_letters, found)
                return player_plain
    _pass_on(by_characters, found)
    return player


def _pass_on(some: Findings, found: Findings) -> None:
    for error in some.defects:
        found.defect(error)
    for error in some.notices:
        found.notice(error)


def _letters_again(player: PlayerRecord) -> PlayerRecord:
    """Return a player whose texts were read as single bytes with their true letters."""
    name, federation = (
        one_line(text.encode("latin-1").decode("utf-8", errors="ignore"))
        for text in (player.name, player.federation)
    )
    return replace(player, name=name, federation=federation)


def _read(text: str, at: int, found: Findings) -> PlayerRecord | None:
    if "\t" in text:
        found.defect(FormatError(at, text.index("\t") + 1, "trf.tab"))
        return None
    text = text.ljust(FIRST_BLOCK)
    tail = text[FIRST_BLOCK:]
    tail += " " * (-len(tail) % BLOCK)
    if column := _first_misplaced(text, tail):
        found.defect(FormatError(at, column, "trf.misaligned"))
        return None
    fields = _Fields(text, at, found)
    opponents = _opponents(tail, at, found)
    colours = _colours(tail, at, found)
    player = PlayerRecord(
        number=fields.number(),
        sex=fields.sex(),
        title=fields.title(),
        name=one_line(text[14:47]),
        rating=fields.rating(),
        federation=one_line(text[53:56]),
        fide_id=fields.fide_id(),
        birth=fields.birth(),
        points=fields.points(),
        rank=fields.rank(),
        opponents=opponents,
        colours=colours,
        marks=_marks(tail),
        at=at,
    )
    return player if player.number else None


def _first_misplaced(text: str, tail: str) -> int | None:
    """Return the first column, from 1, between two fields that is not blank."""
    for gap in _GAPS:
        if text[gap : gap + 1].strip():
            return gap + 1
    if text[79:80].strip() and not text[80:81].strip():
        return 80
    if all(not tail[gap::BLOCK].strip() for gap in _GAPS_OF_BLOCK):
        return None
    return min(
        FIRST_BLOCK + place + 1
        for place, letter in enumerate(tail)
        if place % BLOCK in _GAPS_OF_BLOCK and letter != " "
    )


def column_of(index: int, place: int) -> int:
    """Return the column, from 1, of a place in the columns of a round; rounds count from 0."""
    return FIRST_BLOCK + index * BLOCK + place


class _Fields:
    """The fields before the rounds; each reader tells its defects."""

    def __init__(self, text: str, at: int, found: Findings) -> None:
        self._text, self._at, self._found = text, at, found

    def number(self) -> int:
        word = self._text[4:8].strip()
        if is_number(word) and int(word):
            return int(word)
        self._found.defect(FormatError(self._at, 5, "trf.number", text=word))
        return 0

    def sex(self) -> Sex | None:
        letter = self._text[9].lower()
        if letter == _UNKNOWN_SEX:
            self._found.notice(FormatError(self._at, 10, "trf.sex-unknown", text=letter))
        elif letter not in _SEXES:
            self._found.defect(FormatError(self._at, 10, "trf.sex", text=letter))
        return _SEXES.get(letter)

    def title(self) -> str:
        """Return a title as it is written today, or as it stands if it is none."""
        word = self._text[10:13].strip()
        if old := _OLD_TITLES.get(word.lower()):
            self._found.notice(FormatError(self._at, 11, "trf.old-title", text=word, title=old))
            return old
        if word and word.upper() not in list(Title):
            self._found.notice(FormatError(self._at, 11, "trf.title", text=word))
            return word
        return word.upper()

    def rating(self) -> int | None:
        word = self._text[48:52].strip()
        if not word:
            return None
        if not (is_number(word) and int(word) <= HIGHEST_RATING):
            self._found.defect(
                FormatError(self._at, 49, "trf.rating", text=word, highest=HIGHEST_RATING)
            )
            return None
        return int(word) or None

    def fide_id(self) -> str:
        word = self._text[57:68].strip()
        if word and not is_number(word):
            self._found.notice(FormatError(self._at, 58, "trf.fide-id", text=word))
        return word.lstrip("0 ")

    def birth(self) -> str:
        word = self._text[69:79].strip()
        try:
            born = parse_birth(word)
        except ValueError:
            self._found.defect(FormatError(self._at, 70, "trf.birth", text=word))
            return ""
        if born and not born.startswith(word):
            self._found.notice(FormatError(self._at, 70, "trf.date-form", text=word, read=born))
        elif born and born[5:7] != "00" and born.endswith("00"):
            self._found.notice(FormatError(self._at, 70, "trf.birth-month", text=word))
        return born

    def points(self) -> Decimal | None:
        word = self._text[79:84].strip()
        if not word:
            return None
        if not _POINTS.fullmatch(word):
            self._found.defect(FormatError(self._at, 81, "trf.points", text=word))
            return None
        return Decimal(word.replace(",", "."))

    def rank(self) -> int | None:
        word = self._text[85:89].strip()
        if word and not is_number(word):
            self._found.defect(FormatError(self._at, 86, "trf.rank", text=word))
            return None
        return int(word or 0) or None


def is_number(word: str) -> bool:
    """Whether a word is a number of plain digits, not too many of them."""
    return is_figures(word) and len(word) <= 11


def _opponents(tail: str, at: int, found: Findings) -> tuple[int, ...]:
    words = [tail[start : start + 4] for start in range(2, len(tail), BLOCK)]
    digits = "".join(words).replace(" ", "")
    if not digits or (is_figures(digits) and not _has_gap(words)):
        return tuple(NO_OPPONENT if word.isspace() else int(word) for word in words)
    return _opponents_one_by_one(words, at, found)


def _has_gap(words: Sequence[str]) -> bool:
    """Whether a blank stands inside a number."""
    return any(" " in word.strip() for word in words)


def _opponents_one_by_one(words: Sequence[str], at: int, found: Findings) -> tuple[int, ...]:
    opponents = []
    for index, padded in enumerate(words):
        word = padded.strip()
        if not word:
            opponents.append(NO_OPPONENT)
        elif is_figures(word):
            opponents.append(int(word))
        else:
            column = column_of(index, OPPONENT)
            found.defect(FormatError(at, column, "trf.opponent-number", text=word))
            opponents.append(NO_OPPONENT)
    return tuple(opponents)


def _colours(tail: str, at: int, found: Findings) -> str:
    letters = tail[7::BLOCK]
    if not letters.strip(" wb-"):
        return letters.replace(" ", NO_COLOUR)
    for index, letter in enumerate(letters):
        if letter not in " wbWB-":
            column = column_of(index, COLOUR)
            found.defect(FormatError(at, column, "trf.colour", text=letter))
    return letters.replace(" ", NO_COLOUR).lower()


def _marks(tail: str) -> str:
    letters = tail[9::BLOCK]
    if letters.isascii():
        return letters.upper()
    return "".join(letter.upper() if letter.isascii() else letter for letter in letters)


def format_player(player: PlayerRecord) -> str:
    """Write a line in the columns of the format; the name is cut to its width, points that do not
    fit are left to the results.
    """
    sex = {None: " ", Sex.MALE: "m", Sex.FEMALE: "w"}[player.sex]
    points = "" if player.points is None else format_points(player.points)
    if len(points) > _POINTS_WIDTH:
        points = ""
    static = (
        f"001 {player.number:4} {sex}{player.title[:3]:>3} {player.name[:NAME_WIDTH]:{NAME_WIDTH}}"
        f" {player.rating or '':>4} {player.federation[:3]:3} {player.fide_id[:11]:>11}"
        f" {player.birth[:10]:10}{points:>{_POINTS_WIDTH}} {player.rank or '':>4}"
    )
    rounds = zip(player.opponents, player.colours, player.marks, strict=True)
    return (static + "".join(_block(*each) for each in rounds)).rstrip()


def _block(opponent: int, colour: str, mark: str) -> str:
    if opponent == NO_OPPONENT:
        return "          " if mark == NO_MARK else f"  0000 - {mark}"
    return f"  {opponent:4} {colour} {mark}"


def format_points(points: Decimal) -> str:
    """Write points with one decimal, or as many as they have."""
    exact = points.normalize()
    return f"{points:.1f}" if exact == round(exact, 1) else f"{exact:f}"
