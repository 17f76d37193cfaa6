"""What every reader of a rating list gives: rows of people, and what it had to leave out."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Protocol

from arbiter_app.domain.facts.people.people import HIGHEST_FIDE_ID, HIGHEST_RATING
from arbiter_app.domain.facts.people.rating_lists import ListDescription, SkippedLine
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.names.plain_text import NAME, as_fits, shown
from arbiter_app.formats.errors import FormatError

_SHOWN = 5
_LONGEST_SHOWN = 120
_LONGEST_READ = 1000


FIDE_COLUMNS = ("fide_id", "name", "federation", "sex", "title", "birth", "inactive")
"""What every list of FIDE tells of a person, before the ratings."""

Row = tuple[str | int | None, ...]
"""What a line says, in the order of the reader's columns. Values are as they are stored: words of
the enumerations, a birth as `Birth` writes itself or its year, 1 for who is inactive.
"""


@dataclass(slots=True, kw_only=True)
class Reading:
    """One reading of a list: its date, and the lines that could not be read, the first few whole.

    A published list of two million lines has some broken ones, and one of them is no reason to
    refuse all the others; but it is told.
    """

    published: date
    skipped: int = 0
    first_skipped: list[SkippedLine] = field(default_factory=list)

    def skip(self, defect: FormatError, text: str) -> None:
        """Note a line that cannot be read, with what stands there."""
        self.skipped += 1
        if len(self.first_skipped) < _SHOWN:
            self.first_skipped.append(
                SkippedLine(
                    line=defect.line,
                    column=defect.column,
                    code=defect.code,
                    text=shown(text[:_LONGEST_READ], _LONGEST_SHOWN),
                )
            )


class ListReader(Protocol):
    """Reads one list whose form was recognised by its beginning."""

    @property
    def description(self) -> ListDescription: ...

    @property
    def columns(self) -> tuple[str, ...]:
        """What each value of a row is: a field of a person, "inactive", or a discipline for the
        rating in it.
        """
        ...

    def rows(self, blocks: Iterable[bytes], reading: Reading) -> Iterator[Sequence[Row]]:
        """Yield the people of each block of the file, from its very beginning.

        Raises FormatError where the file is not what its beginning said.
        """
        ...


def readable(block: Sequence[Row], columns: Sequence[str]) -> Sequence[Row]:
    """Return rows with texts that may be kept (`domain.names.plain_text`): what nobody sees is
    taken out or shown as U+FFFD, what is too long is cut.
    """
    texts = [text for row in block for text in row if type(text) is str]
    together = "".join(texts)
    if (
        together.isascii()
        and together.isprintable()
        and max(map(len, texts), default=0) <= NAME.longest
    ):
        return block
    name = columns.index("name")
    fitting = (
        tuple(as_fits(each, NAME) if type(each) is str else each for each in row) for row in block
    )
    return [row for row in fitting if row[name]]


def is_fide_id(digits: str) -> bool:
    """Whether these are the digits of a FIDE ID."""
    return whole_number(digits, least=1, most=HIGHEST_FIDE_ID) is not None


class Numbers(dict[str | None, int | None]):
    """Ratings by how they stand in a list: "2823  " is 2823; 0 and nothing are no rating.

    Raises ValueError for anything else.
    """

    def __missing__(self, text: str | None) -> int | None:
        digits = (text or "").strip()
        number = whole_number(digits, most=HIGHEST_RATING) if digits else 0
        if number is None:
            raise ValueError(text)
        self[text] = number or None
        return self[text]


class BirthYears(dict[str | None, int | None]):
    """Years of birth by how they stand in a list; what is no year is not known."""

    def __missing__(self, text: str | None) -> int | None:
        digits = (text or "").strip()
        year = whole_number(digits, least=1900, most=2100)
        if year is None:
            return None
        self[text] = year
        return year


class Words(dict[str | None, str | None]):
    """Short words that many lines share, without the spaces around them; None for nothing."""

    def __missing__(self, text: str | None) -> str | None:
        word = (text or "").strip() or None
        if word is None or len(word) <= 3:
            self[text] = word
        return word
