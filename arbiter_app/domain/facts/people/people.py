"""The people of an event: players and officials."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from enum import Enum, Flag, StrEnum, auto
from typing import Required, Self, TypedDict

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.duties import ALWAYS, Duty
from arbiter_app.domain.facts.people.grades import Grade, read_grade
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.names.collation import collation_key, letters_of
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.names.plain_text import LINE, NAME, TEXT, Limit
from arbiter_app.values import frozen

HIGHEST_RATING = 4000
"""More is a slip of the keyboard."""

HIGHEST_FIDE_ID = 10**12 - 1
"""A FIDE ID has twelve digits at most."""


class Sex(StrEnum):
    MALE = "m"
    FEMALE = "f"


class Title(StrEnum):
    """International titles, strongest first (C.04.2 order of equal ratings)."""

    GM = "GM"
    IM = "IM"
    WGM = "WGM"
    FM = "FM"
    WIM = "WIM"
    CM = "CM"
    WFM = "WFM"
    WCM = "WCM"


class SportRank(StrEnum):
    """National sport titles and ranks (спортивні звання і розряди), strongest first."""

    MSMK = "MSMK"
    MS = "MS"
    KMS = "KMS"
    FIRST = "I"
    SECOND = "II"
    THIRD = "III"
    FOURTH = "IV"
    YOUTH_FIRST = "I-Y"
    YOUTH_SECOND = "II-Y"
    YOUTH_THIRD = "III-Y"


@frozen
class Birth:
    """A full birth date, or the year alone where no more is known; never an invented 1 January.

    Raises RuleError("player.birth") before 1900.
    """

    year: int
    day: date | None = None

    def __post_init__(self) -> None:
        if not 1900 <= self.year <= 2100:
            raise RuleError("player.birth", text=str(self))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `1999`, `1999-04-01` or `01.04.1999`.

        Raises RuleError("player.birth") if it is none of these or before 1900.
        """
        cleaned = text.strip()
        try:
            if "." in cleaned:
                day, month, year = map(_figures, cleaned.split("."))
                full = date(year, month, day)
            elif "-" in cleaned:
                year, month, day = map(_figures, cleaned.split("-"))
                full = date(year, month, day)
            else:
                full = None
                year = _figures(cleaned)
        except (ValueError, OverflowError) as error:
            raise RuleError("player.birth", text=text) from error
        return cls(full.year, full) if full else cls(year)

    def __str__(self) -> str:
        return self.day.isoformat() if self.day else str(self.year)


def _figures(text: str) -> int:
    """Return a number of a date. Raises ValueError."""
    number = whole_number(text, most=9999)
    if number is None:
        raise ValueError(text)
    return number


@frozen
class RatingOrigin:
    """The rating list a rating was taken from, and the list's own date."""

    list: str
    published: date

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what `str` gives: "2026-11-01 FIDE standard"."""
        day, _, name = text.partition(" ")
        return cls(name, date.fromisoformat(day))

    def __str__(self) -> str:
        return f"{self.published.isoformat()} {self.list}"


class RatingSource(StrEnum):
    """Whose rating it is."""

    FIDE = "fide"
    NATIONAL = "national"
    ARBITER = "arbiter"
    """That of the arbiter: one of their own list, or an estimate."""
    MEAN = "mean"
    """Of the rating of FIDE and the national one."""


@frozen(kw_only=True)
class LaterRating:
    """A rating of a list that came out while the event lasted (C.07 Art. 10)."""

    since: date
    """From this day on it holds."""
    source: RatingSource
    rating: int
    list: str = ""
    """The list it was taken from; "" where it was typed in."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what `str` gives: "2026-12-01 fide 2105 FIDE standard". Raises ValueError."""
        day, source, rating, *words = text.split(" ", 3)
        number = whole_number(rating, least=1, most=HIGHEST_RATING)
        if number is None or source not in _OF_LISTS:
            raise ValueError(text)
        return cls(
            since=date.fromisoformat(day),
            source=RatingSource(source),
            rating=number,
            list="".join(words),
        )

    @property
    def is_sensible(self) -> bool:
        """Whether what `str` gives is read as the same."""
        try:
            return type(self).parse(str(self)) == self
        except ValueError:
            return False

    def __str__(self) -> str:
        said = f"{self.since.isoformat()} {self.source} {self.rating} {self.list}"
        return said.rstrip()


_OF_LISTS = (RatingSource.FIDE, RatingSource.NATIONAL)
"""Whose ratings change while an event lasts."""


@frozen
class LaterRatings:
    """The ratings of a player by the lists that came out after the first day, the oldest first;
    one of each source and day.
    """

    all: tuple[LaterRating, ...]

    @classmethod
    def of(cls, ratings: "Iterable[LaterRating]") -> Self | None:
        """Put ratings in order, the last of a source and day alone; None of none."""
        once = {(each.since, each.source): each for each in ratings}
        return cls(tuple(once[key] for key in sorted(once))) if once else None

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what `str` gives, one in each line. Raises ValueError."""
        made = cls.of(LaterRating.parse(line) for line in text.split("\n"))
        if made is None:
            raise ValueError(text)
        return made

    def on(self, day: date, source: RatingSource) -> LaterRating | None:
        """Return the rating that holds on a day; None where that of the first day still does."""
        held = [each for each in self.all if each.source is source and each.since <= day]
        return held[-1] if held else None

    def __str__(self) -> str:
        return "\n".join(map(str, self.all))


ORIGIN_OF_RATING = {"fide_rating": "fide_origin", "national_rating": "national_origin"}
"""Fields of a player that are ratings of lists, with those of the lists they come from."""


class FieldKind(Enum):
    """What a field of a person holds."""

    TEXT = "text"
    NUMBER = "number"
    RATING = "rating"
    BIRTH = "birth"
    SEX = "sex"
    TITLE = "title"
    SPORT_RANK = "sport rank"
    GRADE = "grade"
    ORIGIN = "origin of a rating"
    LATER_RATINGS = "ratings of later lists"


_READERS: Mapping[FieldKind, Callable[[str | int], object]] = {
    FieldKind.TEXT: str,
    FieldKind.NUMBER: int,
    FieldKind.RATING: int,
    FieldKind.BIRTH: lambda plain: Birth.parse(str(plain)),
    FieldKind.SEX: lambda plain: Sex(str(plain)),
    FieldKind.TITLE: lambda plain: Title(str(plain)),
    FieldKind.SPORT_RANK: lambda plain: SportRank(str(plain)),
    FieldKind.GRADE: lambda plain: read_grade(str(plain)),
    FieldKind.ORIGIN: lambda plain: RatingOrigin.parse(str(plain)),
    FieldKind.LATER_RATINGS: lambda plain: LaterRatings.parse(str(plain)),
}


class Use(Flag):
    """What is done with a field of a person, beside being written into the event file."""

    KEPT = auto()
    """This computer keeps it of everybody, for other events; rating lists may tell it."""
    LISTED = auto()
    """The list of players in the window has a column of it."""
    PRIVATE = auto()
    """It stays with the arbiters of the event: no report and no posted paper tells it, and this
    computer keeps it for no other event."""
    NOTED = auto()
    """A report file has no record that holds it whole: it goes into a comment of our own."""


@frozen
class PersonField:
    """A field of a player: what it holds, and where it is found beside the form and sheets."""

    name: str
    kind: FieldKind
    use: Use
    papers: tuple[str, ...] = ()
    """The papers that have a column of this text."""
    limit: Limit = NAME
    """What it may hold, if it is a text."""

    def read(self, plain: str | int | None) -> object:
        """Return the value that a file holds in the plain; None stays None.

        Raises ValueError and RuleError where it is none of this field.
        """
        return None if plain is None else _READERS[self.kind](plain)


def plain(value: object) -> str | int | None:
    """Return the value of a field as files hold it, which `PersonField.read` reads."""
    return value if value is None or type(value) is int else str(value)


_KEPT, _NOTED, _LISTED = Use.KEPT, Use.NOTED, Use.LISTED
_LISTS = ("start-list", "final-standings")

# fmt: off
PERSON_FIELDS = (
    PersonField("name", FieldKind.TEXT, _KEPT | _LISTED | _NOTED),
    PersonField("patronymic", FieldKind.TEXT, _KEPT | _LISTED | _NOTED, ("application",)),
    PersonField("latin_name", FieldKind.TEXT, _KEPT | _NOTED),
    PersonField("birth", FieldKind.BIRTH, _KEPT | _LISTED),
    PersonField("sex", FieldKind.SEX, _KEPT),
    PersonField("title", FieldKind.TITLE, _KEPT | _LISTED),
    PersonField("sport_rank", FieldKind.SPORT_RANK, _KEPT | _LISTED | _NOTED),
    PersonField("grade", FieldKind.GRADE, _LISTED | _NOTED, (*_LISTS, "registration-sheet")),
    PersonField("fide_rating", FieldKind.RATING, _LISTED),
    PersonField("fide_origin", FieldKind.ORIGIN, _NOTED, limit=LINE),
    PersonField("national_rating", FieldKind.RATING, _LISTED | _NOTED),
    PersonField("national_origin", FieldKind.ORIGIN, _NOTED, limit=LINE),
    PersonField("arbiters_rating", FieldKind.RATING, _LISTED | _NOTED),
    PersonField("later_ratings", FieldKind.LATER_RATINGS, _NOTED, limit=TEXT),
    PersonField("fide_id", FieldKind.NUMBER, _KEPT),
    PersonField("national_id", FieldKind.TEXT, _KEPT | _NOTED),
    PersonField("federation", FieldKind.TEXT, _KEPT | _LISTED | _NOTED, ("start-list",)),
    PersonField("region", FieldKind.TEXT, _KEPT | _LISTED | _NOTED,
                (*_LISTS, "cross-table", "mandate-protocol", "registration-sheet",
                 "missing-papers")),
    PersonField("club", FieldKind.TEXT, _KEPT | _LISTED | _NOTED,
                (*_LISTS, "registration-sheet")),
    PersonField("coach", FieldKind.TEXT, _KEPT | _LISTED | _NOTED, (*_LISTS, "application"),
                LINE),
    PersonField("team", FieldKind.TEXT, _LISTED | _NOTED, (*_LISTS, "registration-sheet")),
    PersonField("account", FieldKind.TEXT, _LISTED | _NOTED, ("start-list",)),
    PersonField("venue", FieldKind.TEXT, _LISTED | _NOTED, ("start-list",)),
    PersonField("needs", FieldKind.TEXT, _LISTED | Use.PRIVATE,
                ("registration-sheet", "hall-sheet"), TEXT),
)
# fmt: on
"""Every field of a player in the order of sheets: what asks, reads, writes, keeps,
lists or prints them goes by this table. Their words stand in
`wording.terms.registration.person_fields`, the headings of sheets in
`formats.player_sheet.fields`."""

PERSON_FIELD: Mapping[str, PersonField] = {field.name: field for field in PERSON_FIELDS}


@frozen(kw_only=True)
class Person:
    """What is known of a person, whoever says so; None is unknown. These fields are `Use.KEPT`."""

    name: str
    patronymic: str | None = None
    """Where it stands apart: in many a name it is the last word."""
    latin_name: str | None = None
    birth: Birth | None = None
    sex: Sex | None = None
    title: Title | None = None
    sport_rank: SportRank | None = None
    fide_id: int | None = None
    national_id: str | None = None
    federation: str | None = None
    region: str | None = None
    club: str | None = None
    coach: str | None = None


@frozen(kw_only=True)
class Player(Person):
    """A person who takes part; `name` is surname first, as printed."""

    id: PlayerId
    grade: Grade | None = None
    """Of Go, kyu or dan."""
    fide_rating: int | None = None
    fide_origin: RatingOrigin | None = None
    """None: the rating was typed in."""
    national_rating: int | None = None
    national_origin: RatingOrigin | None = None
    arbiters_rating: int | None = None
    """What the arbiter rates an unrated player at (C.04.2 Art. 2, C.07 Art. 10), or anybody where
    the ratings of the arbiter count."""
    later_ratings: LaterRatings | None = None
    """Those of lists that came out while a long event lasted; None: no other than on its first
    day."""
    team: str | None = None
    """For which team the results count in an individual tournament; who plays on the boards of a
    tournament of teams stands on a roster."""
    account: str | None = None
    """The name on the server where an event is played online, or in a hybrid one."""
    venue: str | None = None
    """Where somebody plays in a hybrid event of several supervised places."""
    needs: str | None = None
    """What a player needs at the board or on the way to it: a ground floor, an assistant."""


class PlayerFields(TypedDict, total=False):
    """What may be known of a player, before or while he is registered; see `Player`."""

    name: Required[str]
    patronymic: str | None
    latin_name: str | None
    birth: Birth | None
    sex: Sex | None
    title: Title | None
    sport_rank: SportRank | None
    grade: Grade | None
    fide_rating: int | None
    fide_origin: RatingOrigin | None
    national_rating: int | None
    national_origin: RatingOrigin | None
    arbiters_rating: int | None
    later_ratings: LaterRatings | None
    fide_id: int | None
    national_id: str | None
    federation: str | None
    region: str | None
    club: str | None
    coach: str | None
    team: str | None
    account: str | None
    venue: str | None
    needs: str | None


def namesakes(players: Iterable[Player], name: str, birth: Birth | None) -> tuple[Player, ...]:
    """Return the players who may be the same person: the same name, no different birth.

    Case, apostrophes and spaces do not make another name; a year fits any date in it, and an
    unknown birth fits all.
    """
    letters = letters_of(name)
    return tuple(
        player
        for player in players
        if collation_key(player.name)[0] == letters and _may_be_one(player.birth, birth)
    )


def _may_be_one(birth: Birth | None, other: Birth | None) -> bool:
    if birth is None or other is None:
        return True
    if birth.day and other.day:
        return birth.day == other.day
    return birth.year == other.year


class Role(StrEnum):
    CHIEF_ARBITER = "chief-arbiter"
    CHIEF_SECRETARY = "chief-secretary"
    DEPUTY = "deputy"
    SENIOR_ARBITER = "senior-arbiter"
    ARBITER = "arbiter"
    DOCTOR = "doctor"
    INSPECTOR = "inspector"
    ORGANISER = "organiser"
    MANDATE_CHAIR = "mandate-chair"
    MANDATE_MEMBER = "mandate-member"
    APPEALS_CHAIR = "appeals-chair"
    APPEALS_MEMBER = "appeals-member"
    APPEALS_RESERVE = "appeals-reserve"


@frozen(kw_only=True)
class Official:
    """A person with an office at the event; `category` as printed after the name."""

    role: Role
    name: str
    category: str | None = None
    title: str | None = None
    """The arbiter's international title: IA, FA or NA."""
    fide_id: int | None = None
    region: str | None = None
    birth: Birth | None = None
    duty: Duty = ALWAYS


class OfficialFields(TypedDict, total=False):
    """What may be known of an official; see `Official` and `Duty`."""

    role: Required[Role]
    name: Required[str]
    category: str | None
    title: str | None
    fide_id: int | None
    region: str | None
    birth: Birth | None
    tournaments: Sequence[TournamentId]
    rooms: str | None
    shifts: str | None
    days: Sequence[date]


def may_be_same_person(official: Official, player: Player) -> bool:
    """Whether an official and a player may be the same person: by FIDE ID where both have one, else
    by name, or by surname and the initials that papers print, unless a birth says otherwise.
    """
    if official.fide_id and player.fide_id:
        return official.fide_id == player.fide_id
    if namesakes((player,), official.name, official.birth):
        return True
    if official.birth and player.birth and official.birth.year != player.birth.year:
        return False
    return _are_initials(official.name, player.name) or _are_initials(player.name, official.name)


def _are_initials(short: str, full: str) -> bool:
    """Whether "Шевчук О. І." is short for "Шевчук Олена"; what is left out is no difference."""
    surname, *initials = short.replace(".", " ").split() or [""]
    full_surname, *names = full.split() or [""]
    if not initials or not names or letters_of(surname) != letters_of(full_surname):
        return False
    return all(
        len(initial) == 1 and letters_of(initial) == letters_of(name[:1])
        for initial, name in zip(initials, names, strict=False)
    )
