"""What would become of each row of a list of players, before any of them is registered."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from types import MappingProxyType
from typing import Any, Protocol, cast

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import ORIGIN_OF_RATING, Player, PlayerFields
from arbiter_app.domain.facts.people.rating_lists import Discipline, KnownPerson
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.registration.known_people import player_fields
from arbiter_app.domain.registration.lists_asked import as_asked
from arbiter_app.domain.registration.registering import OnTheList
from arbiter_app.domain.registration.suspended import suspension_of
from arbiter_app.domain.teams.listed import Listed
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.player_sheet import (
    CellError,
    Field,
    Layout,
    ReadRow,
    Sheet,
    layout_problems,
    read_rows,
)
from arbiter_app.services.files.list_groups import (
    By,
    Division,
    Going,
    by_tournament,
    divided,
    title_key,
)
from arbiter_app.services.files.listed_teams import Teamless, to_roster, who_is_teamless
from arbiter_app.services.files.player_remarks import (
    contradictions,
    is_no_player,
    may_be_one_birth,
    nameless,
    naming,
    remark,
    unlikely,
    unprintable,
)


class People(Protocol):
    """Who is known to this computer by an ID, such as `Registry`."""

    def by_fide_id(self, ids: Iterable[int]) -> Mapping[int, KnownPerson]: ...

    def by_national_id(self, ids: Iterable[str]) -> Mapping[str, KnownPerson]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A row of the list as a player."""

    row: ReadRow
    fields: PlayerFields
    """What he would be registered with; without a name where a problem is in the way."""
    problems: tuple[CellError, ...]
    notices: tuple[CellError, ...]
    is_doubtful: bool = False
    """Whether the row is better left out: somebody who is registered already or stands in an
    earlier row, goes into no tournament, or is nobody at all."""
    goes: Going | None = None
    """Into which of several tournaments; None where the event has one."""
    known: PlayerId | None = None
    """Who plays there already, on no roster, and comes onto that of a team."""

    @property
    def line(self) -> int:
        return self.row.line

    @property
    def listed(self) -> Listed:
        """Team and board that the row says."""
        return replace(self.row.listed, player=self.known)

    def remark(self, column: int) -> CellError | None:
        """Return what is to be said of a cell, the worst of it."""
        remarks = (*self.problems, *self.notices)
        return next((remark for remark in remarks if remark.column == column), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """All rows of a list, and what keeps the list as a whole from being taken."""

    layout: Layout
    problems: tuple[FormatError, ...]
    """Of the headings."""
    candidates: tuple[Candidate, ...]

    @property
    def proposed(self) -> frozenset[int]:
        """The lines to take unless a person says otherwise: without those that are doubtful."""
        return frozenset(each.line for each in self.candidates if not each.is_doubtful)

    def problems_among(self, taken: frozenset[int]) -> tuple[FormatError, ...]:
        """Return what is in the way of registering the rows of the lines taken."""
        of_rows = (each.problems for each in self.candidates if each.line in taken)
        found = (*self.problems, *(problem for problems in of_rows for problem in problems))
        if not found and not self.candidates:
            return (FormatError(self.layout.headings_in or 1, 1, "players.empty"),)
        return found

    def notices_among(self, taken: frozenset[int]) -> tuple[CellError, ...]:
        """Return what is worth knowing of the rows taken, and why others are better left out."""
        return tuple(
            notice
            for each in self.candidates
            if each.line in taken or each.is_doubtful
            for notice in each.notices
        )

    def players(self, taken: frozenset[int]) -> tuple[PlayerFields, ...]:
        """Return all players of the lines taken; nobody while there is a problem among them."""
        if self.problems_among(taken):
            return ()
        return tuple(each.fields for each in self.candidates if each.line in taken)

    def teams(self, taken: frozenset[int]) -> tuple[Listed, ...]:
        """Return team and board of each of the `players` of the lines taken; none where no row
        says a team.
        """
        rows = [each.listed for each in self.candidates if each.line in taken]
        return tuple(rows) if self.players(taken) and any(each.team for each in rows) else ()

    def teams_by_tournament(
        self, taken: frozenset[int]
    ) -> Mapping[TournamentId | str, Sequence[Listed]]:
        """Return team and board of each of the players of `by_tournament`, by tournament and by
        title of those to be added; none as `teams`.
        """
        if not self.teams(taken):
            return {}
        groups, added = by_tournament(
            (each.goes, each.listed)
            for each in self.candidates
            if each.line in taken and each.goes is not None
        )
        found: dict[TournamentId | str, Sequence[Listed]] = {}
        for place, rows in groups.items():
            found[place] = rows
        for title, rows in added.items():
            found[title] = rows
        return found

    def by_tournament(
        self, taken: frozenset[int]
    ) -> tuple[Mapping[TournamentId, Sequence[PlayerFields]], Mapping[str, Sequence[PlayerFields]]]:
        """Return the players of the lines taken by tournament, and by title of those to be added;
        nobody while there is a problem among them.
        """
        if self.problems_among(taken):
            return {}, {}
        return by_tournament(
            (each.goes, each.fields)
            for each in self.candidates
            if each.line in taken and each.goes is not None
        )

    @property
    def unknown_titles(self) -> tuple[str, ...]:
        """The titles of tournaments that the event has not, as they first stand in the list."""
        found = (each.goes.asked for each in self.candidates if each.goes and each.goes.asked)
        going = {each.goes.asked: each.goes for each in self.candidates if each.goes}
        first: dict[str, str] = {}
        for title in found:
            if going[title].tournament is None:
                first.setdefault(title_key(title), title)
        return tuple(first.values())


Asked = Callable[[KnownPerson], KnownPerson]


def preview(
    sheet: Sheet,
    layout: Layout,
    *,
    year: int,
    people: People | None = None,
    registered: Iterable[Player] = (),
    discipline: Discipline = Discipline.STANDARD,
    asked: Asked = lambda person: person,
    going: Callable[[int, str, PlayerFields], Going] | None = None,
    entered: Mapping[TournamentId, frozenset[PlayerId]] = MappingProxyType({}),
    teamless: Teamless = MappingProxyType({}),
) -> Preview:
    """Return what would become of each row. Those with an ID are filled from what is known by it.

    `year` is the one of the event: nobody is born after it. `asked` gives what the lists say that
    an event asks. Where it has several tournaments, `going` tells where a line goes, and `entered`
    who of the registered plays where; `teamless` tells where teams play who of them stands on no
    roster, None being the only tournament.
    """
    rows = tuple(read_rows(sheet, layout, year))
    known = _Known(rows, people, asked)
    candidates = (_candidate(row, known.person(row), discipline, year) for row in rows)
    if going is not None:
        candidates = (_placed(each, going) for each in candidates)
    return Preview(
        layout=layout,
        problems=tuple(layout_problems(layout)),
        candidates=tuple(_marked(candidates, registered, entered, teamless)),
    )


def preview_for(
    event: Event,
    sheet: Sheet,
    layout: Layout,
    people: People | None = None,
    division: Division | None = None,
) -> Preview:
    """Return what would become of each row in an event, see `preview`; divided among its
    tournaments, or for the one that it is seen of.
    """
    playing = {
        each.id: frozenset(entry.player for entry in each.entries) for each in event.tournaments
    }
    if event.has_several and division is None:
        division = Division(by=By.ONE, one=event.tournament.id)
    found = preview(
        sheet,
        layout,
        year=(event.starts_on or date.today()).year,
        people=people,
        registered=event.players.values(),
        discipline=event.discipline,
        asked=partial(as_asked, event),
        going=None if division is None else divided(event, division),
        entered=playing,
        teamless=who_is_teamless(event),
    )
    counted = (_counting_for(event, each) for each in found.candidates)
    return replace(found, candidates=tuple(_checked(event, each) for each in counted))


def _counting_for(event: Event, candidate: Candidate) -> Candidate:
    """Return a candidate of an individual tournament beside one of teams: the team of the row is
    that for which the results count.
    """
    team, goes = candidate.row.listed.team, candidate.goes
    if not team or goes is None or goes.tournament is None:
        return candidate
    if event.of(goes.tournament).tournament.played_by_teams:
        return candidate
    return replace(candidate, fields={**candidate.fields, "team": team})


def _checked(event: Event, candidate: Candidate) -> Candidate:
    """Return a candidate with a notice of letters that papers cannot print, and where a list of
    suspended persons has the name (V.1.11).
    """
    row = candidate.row
    notices = [*unprintable(row)]
    if event.suspended and candidate.fields["name"]:
        line = suspension_of(event, Player(id=PlayerId(0), **candidate.fields))
        if line is not None:
            notices.append(remark(row, naming(row), "players.suspended", source=line.source))
    return replace(candidate, notices=(*candidate.notices, *notices)) if notices else candidate


class _Known:
    """The people whose IDs stand in the list, asked for all at once."""

    def __init__(self, rows: Sequence[ReadRow], people: People | None, asked: Asked) -> None:
        said = [row.values for row in rows]
        fide = {int(str(found)) for each in said if (found := each.get(Field.FIDE_ID))}
        national = {str(found) for each in said if (found := each.get(Field.NATIONAL_ID))}
        by_fide = people.by_fide_id(fide) if people and fide else {}
        by_national = people.by_national_id(national) if people and national else {}
        self._fide = {key: asked(person) for key, person in by_fide.items()}
        self._national = {key: asked(person) for key, person in by_national.items()}

    def person(self, row: ReadRow) -> KnownPerson | None:
        """Return who is known by the IDs of a row; the FIDE ID goes first where they are those of
        different people.
        """
        values: Mapping[Field, Any] = row.values
        by_fide = self._fide.get(values.get(Field.FIDE_ID, 0))
        by_national = self._national.get(values.get(Field.NATIONAL_ID, ""))
        if not (by_fide and by_national):
            return by_fide or by_national
        ids = {source.fide_id for source in by_national.sources if source.fide_id}
        if not ids <= {values[Field.FIDE_ID]}:
            return by_fide
        others = (source for source in by_national.sources if source not in by_fide.sources)
        return KnownPerson(sources=(*by_fide.sources, *others))


def _candidate(
    row: ReadRow, person: KnownPerson | None, discipline: Discipline, year: int
) -> Candidate:
    """Put together what the row says and what is known; what is typed goes first."""
    known = cast("dict[str, Any]", player_fields(person, discipline) if person else {})
    typed: dict[str, Any] = {field.value: value for field, value in row.values.items()}
    fields = known | typed
    if row.name or "name" not in fields:
        fields["name"] = row.name
    if may_be_one_birth(known.get("birth"), typed.get("birth")) and known["birth"].day:
        fields["birth"] = known["birth"]  # the list has the day, the row the year alone
    for rating, origin in ORIGIN_OF_RATING.items():
        if rating in typed and typed[rating] != known.get(rating):
            fields.pop(origin, None)
    return Candidate(
        row=row,
        fields=cast("PlayerFields", fields),
        problems=(*row.problems, *nameless(row, fields["name"]), *unlikely(row, year)),
        notices=(*row.notices, *contradictions(row, typed, known)),
    )


def _placed(candidate: Candidate, going: Callable[[int, str, PlayerFields], Going]) -> Candidate:
    """Return a candidate with where they go; who goes nowhere is better left out."""
    if not candidate.fields["name"]:
        return candidate
    goes = going(candidate.line, candidate.row.tournament, candidate.fields)
    placed = replace(candidate, goes=goes)
    if not goes.is_nowhere:
        return placed
    row = candidate.row
    if goes.asked:
        problem = remark(row, Field.TOURNAMENT, "players.unknown-tournament")
    else:
        problem = remark(row, naming(row), "players.fits-nowhere")
    return replace(_doubtful(placed, problem), problems=(*placed.problems, problem))


def _marked(
    candidates: Iterable[Candidate],
    registered: Iterable[Player],
    entered: Mapping[TournamentId, frozenset[PlayerId]],
    teamless: Teamless,
) -> Iterator[Candidate]:
    """Yield the candidates, those that are doubtful with a notice why. A person goes once into each
    of several tournaments.
    """
    in_event, in_list = OnTheList(registered), OnTheList()
    goes: dict[tuple[PlayerId, object], int] = {}
    for candidate in candidates:
        fields, place = candidate.fields, _place_of(candidate)
        if not fields["name"]:
            yield candidate
        elif is_no_player(candidate.row):
            notice = remark(candidate.row, naming(candidate.row), "players.no-player")
            yield _doubtful(candidate, notice)
        elif (other := to_roster(in_event, candidate.row, fields, candidate.goes, teamless)) and (
            other.id,
            place,
        ) not in goes:
            goes[other.id, place] = candidate.line
            notice = remark(
                candidate.row, naming(candidate.row), "players.onto-roster", other=other.name
            )
            notices = (*candidate.notices, notice)
            yield replace(candidate, notices=notices, known=other.id)
        elif other := _one_of(in_event, fields):
            is_new_there = candidate.goes is not None and other.id not in entered.get(
                candidate.goes.tournament or TournamentId(0), frozenset()
            )
            if is_new_there and in_event.same(fields) and (other.id, place) not in goes:
                goes[other.id, place] = candidate.line
                notice = remark(
                    candidate.row, naming(candidate.row), "players.entered-too", other=other.name
                )
                yield replace(candidate, notices=(*candidate.notices, notice))
            else:
                notice = remark(
                    candidate.row, naming(candidate.row), "players.in-event", other=other.name
                )
                yield _doubtful(candidate, notice)
        elif other := _one_of(in_list, fields):
            if in_list.same(fields) and (other.id, place) not in goes:
                goes[other.id, place] = candidate.line
                yield candidate
                continue
            notice = remark(
                candidate.row, naming(candidate.row), "players.in-line", other=int(other.id)
            )
            yield _doubtful(candidate, notice)
        else:
            here = PlayerId(candidate.line)
            goes[here, place] = candidate.line
            in_list.add(Player(id=here, **fields))
            yield candidate


def _place_of(candidate: Candidate) -> object:
    """Return what is the same of two rows that go into one tournament."""
    if candidate.goes is None:
        return None
    return candidate.goes.tournament or title_key(candidate.goes.asked)


def _one_of(people: OnTheList, fields: PlayerFields) -> Player | None:
    """Return who is, or may be, the person in the fields."""
    return people.same(fields) or next(iter(people.alike(fields)), None)


def _doubtful(candidate: Candidate, notice: CellError) -> Candidate:
    return replace(candidate, notices=(*candidate.notices, notice), is_doubtful=True)
