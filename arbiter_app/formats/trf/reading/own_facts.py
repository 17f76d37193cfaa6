"""What comments of Arbiter say, see `own_comments`."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import ListChange, OwnCriterion
from arbiter_app.domain.facts.event import EventLevel, EventRank
from arbiter_app.domain.facts.game_notes import Absence, Adjournment
from arbiter_app.domain.facts.people import HIGHEST_RATING, FieldKind, Official, PersonField, Role
from arbiter_app.domain.facts.rating_lists import Discipline
from arbiter_app.domain.facts.results import Colour, Result
from arbiter_app.domain.facts.settings import Unrated, Unresolved
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.names.figures import decimal_number, whole_number
from arbiter_app.domain.names.plain_text import LINE, NAME, OWN, TEXT, Limit, cleaned, unfit
from arbiter_app.domain.tie_breaks.editions import edition
from arbiter_app.formats.days import FIRST_YEAR, LAST_YEAR
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.own_comments import (
    EDGE,
    ESCAPES,
    HEADERS,
    NOTED_OF_PLAYER,
    PREFIX,
)
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import MOST_ROUNDS, Line
from arbiter_app.formats.trf.reading.rating_only import Place

_ESCAPED = {escaped: plain for plain, escaped in ESCAPES.items()} | {EDGE: ""}
_ESCAPE = re.compile(r"\\u[0-9a-f]{4}|\\.")
_YES_OR_NO = {"yes": True, "no": False}


@dataclass(slots=True)
class OwnFacts:
    """What the comments say; None or nothing where they are silent."""

    edition: str | None = None
    headers: dict[str, str] = field(default_factory=dict)
    """Texts of headers in their own letters, by the code of the record."""
    organiser: str | None = None
    level: EventLevel | None = None
    rank: EventRank | None = None
    discipline: Discipline | None = None
    tournament: str | None = None
    knows_rounds: bool = True
    annuls_withdrawals: bool | None = None
    forfeits_in_ratings: bool | None = None
    unresolved: Unresolved | None = None
    unrated: Unrated | None = None
    lot_seed: str | None = None
    withdrawn: set[int] = field(default_factory=set)
    expelled: set[int] = field(default_factory=set)
    absences: dict[tuple[int, int], Absence] = field(default_factory=dict)
    """Why a player lost by forfeit, by round and number."""
    in_table: dict[Place, Result] = field(default_factory=dict)
    """What counts in the table where the report has another result for the rating."""
    adjournments: dict[Place, Adjournment] = field(default_factory=dict)
    starts: dict[int, datetime] = field(default_factory=dict)
    players: defaultdict[int, dict[str, Any]] = field(default_factory=lambda: defaultdict(dict))
    """Fields of players, by number and name of the field."""
    officials: list[Official] = field(default_factory=list)
    definitions: dict[str, tuple[str, bool]] = field(default_factory=dict)
    values: dict[str, dict[PlayerId, Decimal]] = field(default_factory=dict)
    list_changes: list[ListChange] = field(default_factory=list)
    unread: set[str] = field(default_factory=set)
    """The comments that cannot be understood."""

    @property
    def has_leavers(self) -> bool:
        """Whether somebody has withdrawn or was expelled."""
        return bool(self.withdrawn or self.expelled)

    @property
    def criteria(self) -> tuple[OwnCriterion, ...]:
        return tuple(
            OwnCriterion(
                code=code,
                definition=definition,
                lower_is_better=is_lower,
                values=self.values.get(code, {}),
            )
            for code, (definition, is_lower) in self.definitions.items()
        )


def read_own(lines: Iterable[Line], numbers: Mapping[int, object], found: Findings) -> OwnFacts:
    """Read the comments; one that says nothing sensible is left out with a notice."""
    facts = OwnFacts()
    for line in lines:
        if not line.text.startswith(PREFIX):
            continue
        key, *parts = (_plain(part) for part in line.text[len(PREFIX) :].split("|"))
        try:
            _READERS[key](facts, _Parts(parts, numbers))
        except (KeyError, ValueError, IndexError, RuleError):
            facts.unread.add(line.text)
            found.notice(FormatError(line.at, len(PREFIX) + 2, "trf.own-comment"))
    return facts


class _Parts:
    """What follows the key; every reader raises ValueError or KeyError for nonsense."""

    def __init__(self, parts: list[str], numbers: Mapping[int, object]) -> None:
        self._parts, self._numbers = parts, numbers

    def text(self, index: int, limit: Limit = LINE) -> str:
        """Return a text that keeps to a limit, else raise ValueError."""
        text = self._parts[index]
        if unfit(text, limit):
            raise ValueError(text)
        return text

    def flag(self, index: int) -> bool:
        return _YES_OR_NO[self.text(index)]

    def number(self, index: int) -> int:
        number = whole_number(self.text(index))
        if number is None:
            raise ValueError(self.text(index))
        return number

    def player(self, index: int) -> int:
        number = self.number(index)
        if number not in self._numbers:
            raise ValueError(number)
        return number

    def round(self, index: int) -> int:
        number = self.number(index)
        if not 1 <= number <= MOST_ROUNDS:
            raise ValueError(number)
        return number

    def decimal(self, index: int) -> Decimal:
        value = decimal_number(self.text(index))
        if value is None:
            raise ValueError(self.text(index))
        return value


def _edition(facts: OwnFacts, parts: _Parts) -> None:
    facts.edition = edition(parts.text(0)).id


def _header(facts: OwnFacts, parts: _Parts) -> None:
    code = parts.text(0)
    if code not in HEADERS:
        raise ValueError(code)
    facts.headers[code] = parts.text(1)


def _organiser(facts: OwnFacts, parts: _Parts) -> None:
    facts.organiser = parts.text(0)


def _level(facts: OwnFacts, parts: _Parts) -> None:
    facts.level = EventLevel(parts.text(0))


def _rank(facts: OwnFacts, parts: _Parts) -> None:
    facts.rank = EventRank(parts.text(0))


def _discipline(facts: OwnFacts, parts: _Parts) -> None:
    facts.discipline = Discipline(parts.text(0))


def _tournament(facts: OwnFacts, parts: _Parts) -> None:
    facts.tournament = parts.text(0)


def _rounds(facts: OwnFacts, parts: _Parts) -> None:
    facts.knows_rounds = parts.flag(0)


def _annuls(facts: OwnFacts, parts: _Parts) -> None:
    facts.annuls_withdrawals = parts.flag(0)


def _forfeits(facts: OwnFacts, parts: _Parts) -> None:
    facts.forfeits_in_ratings = parts.flag(0)


def _unresolved(facts: OwnFacts, parts: _Parts) -> None:
    facts.unresolved = Unresolved(parts.text(0))


def _unrated(facts: OwnFacts, parts: _Parts) -> None:
    facts.unrated = Unrated(parts.text(0))


def _lot_seed(facts: OwnFacts, parts: _Parts) -> None:
    facts.lot_seed = parts.text(0)


def _withdrawn(facts: OwnFacts, parts: _Parts) -> None:
    facts.withdrawn.add(parts.player(0))


def _expelled(facts: OwnFacts, parts: _Parts) -> None:
    facts.expelled.add(parts.player(0))


def _absent(facts: OwnFacts, parts: _Parts) -> None:
    facts.absences[parts.round(0), parts.player(1)] = Absence(parts.text(2))


def _in_table(facts: OwnFacts, parts: _Parts) -> None:
    facts.in_table[parts.round(0), parts.player(1)] = Result.parse(parts.text(2))


def _adjourned(facts: OwnFacts, parts: _Parts) -> None:
    sealed_by, note, resumes_at = (parts.text(index, TEXT) for index in (2, 3, 4))
    facts.adjournments[parts.round(0), parts.player(1)] = Adjournment(
        sealed_by=Colour(sealed_by) if sealed_by else None,
        note=note,
        resumes_at=_moment(resumes_at) if resumes_at else None,
    )


def _moment(text: str) -> datetime:
    moment = datetime.fromisoformat(text).replace(tzinfo=None)
    if not FIRST_YEAR <= moment.year <= LAST_YEAR:
        raise ValueError(text)
    return moment


def _starts(facts: OwnFacts, parts: _Parts) -> None:
    facts.starts[parts.round(0)] = _moment(parts.text(1))


def _player(facts: OwnFacts, parts: _Parts) -> None:
    number, name, text = parts.player(0), parts.text(1).replace("-", "_"), parts.text(2, TEXT)
    field = NOTED_OF_PLAYER[name]
    if unfit(text, field.limit):
        raise ValueError(text)
    value = field.read(text or None)
    if value is None and not _may_be_unknown(field):
        raise ValueError(name)
    if isinstance(value, int) and not 1 <= value <= HIGHEST_RATING:
        raise ValueError(value)
    facts.players[number][name] = value


def _may_be_unknown(field: PersonField) -> bool:
    """Whether a comment may say that a field is not known, where the public records know it."""
    return field.name != "name" and field.kind in (FieldKind.TEXT, FieldKind.RATING)


def _official(facts: OwnFacts, parts: _Parts) -> None:
    facts.officials.append(
        Official(
            role=Role(parts.text(0)),
            name=parts.text(1, NAME),
            category=parts.text(2, NAME) or None,
            title=parts.text(3, NAME) or None,
            fide_id=parts.number(4) if parts.text(4) else None,
            region=parts.text(5, NAME) or None,
        )
    )


def _criterion(facts: OwnFacts, parts: _Parts) -> None:
    is_lower = {"higher": False, "lower": True}[parts.text(1)]
    facts.definitions[parts.text(0).upper()] = (parts.text(2, TEXT), is_lower)


def _value(facts: OwnFacts, parts: _Parts) -> None:
    values = facts.values.setdefault(parts.text(0).upper(), {})
    values[PlayerId(parts.player(1))] = parts.decimal(2)


def _list_change(facts: OwnFacts, parts: _Parts) -> None:
    facts.list_changes.append(
        ListChange(
            after_round=Round(parts.round(0)),
            before=tuple(parts.text(1, OWN).split()),
            reason=parts.text(2, TEXT),
        )
    )


_READERS: Mapping[str, Callable[[OwnFacts, _Parts], None]] = {
    "edition": _edition,
    "header": _header,
    "organiser": _organiser,
    "level": _level,
    "rank": _rank,
    "discipline": _discipline,
    "tournament": _tournament,
    "rounds-known": _rounds,
    "annuls-withdrawals": _annuls,
    "forfeits-in-ratings": _forfeits,
    "unresolved": _unresolved,
    "unrated": _unrated,
    "lot-seed": _lot_seed,
    "withdrawn": _withdrawn,
    "expelled": _expelled,
    "absent": _absent,
    "in-table": _in_table,
    "adjourned": _adjourned,
    "starts": _starts,
    "player": _player,
    "official": _official,
    "criterion": _criterion,
    "value": _value,
    "list-change": _list_change,
}


def _plain(part: str) -> str:
    def unescaped(found: re.Match[str]) -> str:
        if len(found[0]) > 2:
            return chr(int(found[0][2:], 16))
        return _ESCAPED.get(found[0], found[0])

    return cleaned(_ESCAPE.sub(unescaped, part.strip()))
