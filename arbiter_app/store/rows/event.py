"""The event itself: its rows, read and written; and the whole of it, made anew after every act."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, TypedDict

from arbiter_app.domain.facts.event import Event, EventLevel, EventRank, Particular
from arbiter_app.domain.facts.people.money import Receipt
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.people.rights import Authority, Pin
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.facts.rules.attached_regulations import AttachedRegulations, Section
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.store.rows.across_rankings import ACROSS_RANKING, read_across, write_across
from arbiter_app.store.rows.columns import (
    day,
    day_text,
    decimal,
    decimal_text,
    instant_text,
    minute_text,
    moment,
    word,
)
from arbiter_app.store.rows.english_names import (
    ENGLISH_NAME,
    read_english_names,
    write_english_names,
)
from arbiter_app.store.rows.hall import ROOM, read_rooms, write_rooms
from arbiter_app.store.rows.kept import Kept, T
from arbiter_app.store.rows.logo import LOGO, read_logo, write_logo
from arbiter_app.store.rows.money import (
    DISCOUNT,
    OF_RECEIPTS,
    RECEIPT,
    RECEIPT_LINE,
    read_discounts,
    read_receipts,
    write_discounts,
    write_receipt,
)
from arbiter_app.store.rows.paper_texts import (
    PAPER_TEXT,
    read_paper_texts,
    write_paper_texts,
)
from arbiter_app.store.rows.people import (
    OFFICIAL,
    PLAYER,
    read_officials,
    read_players,
    write_officials,
    write_player,
)
from arbiter_app.store.rows.registration import (
    REQUIREMENT,
    read_requirements,
    write_requirements,
)
from arbiter_app.store.rows.rows import Rows, Tables
from arbiter_app.store.rows.table import Area, Line, Own, Table, Text
from arbiter_app.store.rows.tournament import TournamentReader, write_tournament


class EventRow(TypedDict):
    """The event itself; there is one row, with id 1."""

    id: int
    title: Line
    place: Line
    federation: str
    organiser: Line
    time_control: Line
    starts_on: str | None
    ends_on: str | None
    discipline: str
    level: str | None
    entry_fee: str | None
    practice: bool
    sample: bool | None
    rank: str | None
    committee_announced_at: str | None
    chess960: str | None
    """None where classical chess is played."""
    team_fee: str | None


EVENT = Table("event", EventRow, key=("id",), order="id", area=Area.EVENT)


class PinRow(TypedDict):
    """How people sign in; without any row everybody may do everything."""

    authority: str
    salt: Own
    digest: Own


PIN = Table("pin", PinRow, key=("authority",), order="authority", area=Area.EVENT)


class ParticularRow(TypedDict):
    """A text of the technical information."""

    id: str
    text: Text


PARTICULAR = Table("particular", ParticularRow, key=("id",), order="id", area=Area.EVENT)


class RegulationsRow(TypedDict):
    """The regulations that are attached, in one row with id 1; what their file holds stands in the
    table of attachments.
    """

    id: int
    name: Line
    size: int
    sha256: str
    attached_at: str
    sections: Own
    """The numbers of those that are checked off, with spaces between them."""


REGULATIONS = Table("regulations", RegulationsRow, key=("id",), order="id", area=Area.EVENT)


class EventReader:
    """Makes the event of its rows; what none of the changed rows is about is used again."""

    def __init__(self) -> None:
        self._tournaments = TournamentReader()
        self._kept = Kept()

    def read(self, tables: Tables, data_version: int, **beside: Any) -> Event:
        """Return the event, with what is known of it `beside` its rows; an empty one before the
        command that creates it.
        """
        if not tables[EVENT.name]:
            return Event(**beside)
        # An act asks how it has left the event, more than once; on disk it is the same.
        parts = self._kept.get("parts", (*tables.values(),), partial(self._parts, tables))
        made, tournaments = parts
        told = {"tournaments": tournaments, "data_version": data_version, **beside}
        return self._kept.get("whole", (*parts, *told.values()), partial(replace, made, **told))

    def _parts(self, tables: Tables) -> tuple[Event, tuple[Tournament, ...]]:
        of_it = tuple(map(tables.__getitem__, _BUT_TOURNAMENTS))
        made = self._kept.get("event", of_it, partial(self._but_tournaments, tables))
        return made, tuple(
            self._with_what_follows(each, made.players) for each in self._tournaments.read(tables)
        )

    def _with_what_follows(
        self, tournament: Tournament, players: Mapping[PlayerId, Player]
    ) -> Tournament:
        """Return a tournament with what follows from its people."""
        if tournament.settings.mcmahon is not None:
            # Imported here like the rules below.
            from arbiter_app.domain.mcmahon.entrants import with_entrants

            of_it = partial(with_entrants, tournament, players)
            tournament = self._kept.get(("levels", tournament.id), (tournament, players), of_it)
        if not tournament.settings.swiss.team_mates:
            return tournament
        # The rules of pairing are slow to import, and few events ask for this one.
        from arbiter_app.domain.pairing.swiss.team_mates import with_team_mates

        make = partial(with_team_mates, tournament, players)
        return self._kept.get(("team mates", tournament.id), (tournament, players), make)

    def _but_tournaments(self, tables: Tables) -> Event:
        def part(table: Table[Any], make: Callable[[Iterable[Any]], T]) -> T:
            rows = tables[table.name]
            return self._kept.get(table.name, (rows,), partial(make, rows.values()))

        return replace(
            part(EVENT, _read_description),
            particulars=part(PARTICULAR, _read_particulars),
            officials=part(OFFICIAL, read_officials),
            requirements=part(REQUIREMENT, read_requirements),
            players=part(PLAYER, read_players),
            paper_texts=part(PAPER_TEXT, read_paper_texts),
            english_names=part(ENGLISH_NAME, read_english_names),
            logo=part(LOGO, read_logo),
            rooms=part(ROOM, read_rooms),
            pins=part(PIN, _read_pins),
            regulations=part(REGULATIONS, _read_regulations),
            across=part(ACROSS_RANKING, read_across),
            discounts=part(DISCOUNT, read_discounts),
            receipts=self._receipts(tables),
        )

    def _receipts(self, tables: Tables) -> tuple[Receipt, ...]:
        of_them = tuple(map(tables.__getitem__, OF_RECEIPTS))
        return self._kept.get("receipts", of_them, partial(read_receipts, tables))


_BUT_TOURNAMENTS = tuple(
    table.name
    for table in (
        EVENT,
        PARTICULAR,
        OFFICIAL,
        REQUIREMENT,
        PLAYER,
        PAPER_TEXT,
        ENGLISH_NAME,
        LOGO,
        ROOM,
        PIN,
        REGULATIONS,
        ACROSS_RANKING,
        DISCOUNT,
        RECEIPT,
        RECEIPT_LINE,
    )
)
"""The tables that an event is made of beside its tournaments."""


def write_event(rows: Rows, event: Event) -> None:
    """Write a whole event with all that is of it. Players whom it does not name stay."""
    write_description(rows, event)
    write_particulars(rows, event.particulars)
    write_officials(rows, event.officials)
    write_requirements(rows, event.requirements)
    for player in event.players.values():
        write_player(rows, player)
    write_paper_texts(rows, event.paper_texts)
    write_english_names(rows, event.english_names)
    write_logo(rows, event.logo)
    write_rooms(rows, event.rooms)
    for tournament in event.tournaments:
        write_tournament(rows, tournament)
    write_pins(rows, event.pins)
    write_regulations(rows, event.regulations)
    write_across(rows, event.across)
    write_discounts(rows, event.discounts)
    for receipt in event.receipts:
        write_receipt(rows, receipt)


def write_description(rows: Rows, event: Event) -> None:
    """Write what is said of an event itself, as a whole."""
    assert event.seen_of is None, "what a tournament has otherwise is not the event's"
    rows.put(
        EVENT,
        EventRow(
            id=1,
            title=event.title,
            place=event.place,
            federation=event.federation,
            organiser=event.organiser,
            time_control=event.time_control,
            starts_on=day_text(event.starts_on),
            ends_on=day_text(event.ends_on),
            discipline=event.discipline.value,
            level=word(event.level),
            rank=word(event.rank),
            entry_fee=decimal_text(event.entry_fee),
            practice=event.is_practice,
            committee_announced_at=minute_text(event.committee_announced),
            sample=event.is_sample or None,
            chess960=word(event.chess960),
            team_fee=decimal_text(event.team_fee),
        ),
    )


def _read_description(rows: Iterable[EventRow]) -> Event:
    (row,) = rows
    return Event(
        title=row["title"],
        place=row["place"],
        federation=row["federation"],
        organiser=row["organiser"],
        time_control=row["time_control"],
        starts_on=day(row["starts_on"]),
        ends_on=day(row["ends_on"]),
        discipline=Discipline(row["discipline"]),
        level=None if row["level"] is None else EventLevel(row["level"]),
        rank=None if row["rank"] is None else EventRank(row["rank"]),
        entry_fee=decimal(row["entry_fee"]),
        team_fee=decimal(row["team_fee"]),
        is_practice=row["practice"],
        committee_announced=moment(row["committee_announced_at"]),
        is_sample=bool(row["sample"]),
        chess960=None if row["chess960"] is None else Chess960(row["chess960"]),
    )


def _read_particulars(rows: Iterable[ParticularRow]) -> Mapping[Particular, str]:
    return {Particular(row["id"]): row["text"] for row in rows}


def write_particulars(rows: Rows, particulars: Mapping[Particular, str]) -> None:
    """Write all texts of the technical information, in place of those there were."""
    told = (ParticularRow(id=each.value, text=text) for each, text in particulars.items())
    rows.set_where(PARTICULAR, told)


def _read_pins(rows: Iterable[PinRow]) -> Mapping[Authority, Pin]:
    return {Authority(row["authority"]): Pin(row["salt"], row["digest"]) for row in rows}


def is_pin(table: str) -> bool:
    """Whether a table tells who may sign in with what PIN."""
    return table == PIN.name


def write_pins(rows: Rows, pins: Mapping[Authority, Pin]) -> None:
    """Write all PINs of the event, in place of those there were."""
    kept = (
        PinRow(authority=authority.value, salt=pin.salt, digest=pin.digest)
        for authority, pin in pins.items()
    )
    rows.set_where(PIN, kept)


def _read_regulations(rows: Iterable[RegulationsRow]) -> AttachedRegulations | None:
    for row in rows:
        return AttachedRegulations(
            name=row["name"],
            size=row["size"],
            sha256=row["sha256"],
            attached_at=datetime.fromisoformat(row["attached_at"]),
            sections=frozenset(Section(int(each)) for each in row["sections"].split()),
        )
    return None


def write_regulations(rows: Rows, regulations: AttachedRegulations | None) -> None:
    """Write what is known of the regulations, in place of those there were."""
    kept = [] if regulations is None else [_regulations_row(regulations)]
    rows.set_where(REGULATIONS, kept)


def _regulations_row(regulations: AttachedRegulations) -> RegulationsRow:
    return RegulationsRow(
        id=1,
        name=regulations.name,
        size=regulations.size,
        sha256=regulations.sha256,
        attached_at=instant_text(regulations.attached_at),
        sections=" ".join(str(each.value) for each in sorted(regulations.sections)),
    )
