"""Rows into domain values: the event is made anew after every change."""

from collections.abc import Callable, Hashable, Iterable
from decimal import Decimal
from typing import Any, TypeVar

from sqlalchemy import Connection, select

from arbiter_app.domain.facts.competition import (
    Adjustment,
    ListChange,
    OwnCriterion,
)
from arbiter_app.domain.facts.event import Event, EventLevel, Particular
from arbiter_app.domain.facts.rating_lists import Discipline
from arbiter_app.domain.facts.results import Scoring
from arbiter_app.domain.facts.rights import Authority, Pin
from arbiter_app.domain.facts.settings import Settings, System, Unrated, Unresolved
from arbiter_app.domain.facts.tournament import KeptLine, Tournament
from arbiter_app.domain.ids import (
    PlayerId,
    Round,
    TournamentId,
)
from arbiter_app.formats.regulations import read_knockout, read_play_off
from arbiter_app.store.event_file import journal
from arbiter_app.store.event_file.journal import Changes
from arbiter_app.store.event_file.schema import Row
from arbiter_app.store.rows.columns import Rows, RowValues, day, decimal, grouped
from arbiter_app.store.rows.disputes import appeals, incidents
from arbiter_app.store.rows.draw import ceremony, draw
from arbiter_app.store.rows.people import official, player
from arbiter_app.store.rows.registration import eligibility, entries, requirement
from arbiter_app.store.rows.rounds import PlayReader
from arbiter_app.store.rows.stages import play_offs

_ORDER = {
    "event": "id",
    "pin": "authority",
    "official": "position",
    "particular": "id",
    "requirement": "position",
    "player": "id",
    "tournament": "id",
    "entry": "player_id",
    "shown_paper": "requirement",
    "ruling": "finding",
    "ceremony": "tournament_id",
    "ceremony_member": "position",
    "ceremony_step": "position",
    "draw": "tournament_id",
    "drawn_number": "position",
    "stage": "position",
    "slot": "number",
    "match_decision": "id",
    "play_off": "id",
    "play_off_player": "position",
    "play_off_step": "stage_id",
    "round": "number",
    "game": "board",
    "adjournment": "game_id",
    "bye": "player_id",
    "incident": "id",
    "incident_effect": "game_id",
    "appeal": "id",
    "appeal_seat": "position",
    "appeal_effect": "game_id",
    "adjustment": "id",
    "own_criterion": "code",
    "own_value": "player_id",
    "list_change": "id",
    "kept_line": "position",
}
"""The tables an event is made of, and the column that puts their rows in order."""


T = TypeVar("T")
_Key = tuple[int | str, ...]

_KEYS = {
    name: tuple(column.name for column in Row.metadata.tables[name].primary_key) for name in _ORDER
}


class EventReader:
    """Makes the event of the rows of a file, read once; what did not change is used again."""

    def __init__(self) -> None:
        self._rows: dict[str, dict[_Key, RowValues]] = {}
        self._turns = dict.fromkeys(_ORDER, 0)
        """How often each table has changed."""
        self._parts: dict[Hashable, tuple[tuple[int, ...], Any]] = {}
        self._play = PlayReader()

    def read(self, connection: Connection) -> Event:
        """Return the event of a file; an empty one before the command that creates it."""
        for name, order in _ORDER.items():
            table = Row.metadata.tables[name]
            columns = table.columns.keys()
            read = connection.execute(select(table).order_by(table.c[order]))
            rows = (dict(zip(columns, row, strict=True)) for row in read)
            self._rows[name] = {_key(name, row): row for row in rows}
            self._turns[name] += 1
        return self._event(journal.data_version(connection))

    def changed(self, changes: Changes, data_version: int) -> Event:
        """Return the event after changes that are on disk; nothing is read."""
        moved = set()
        for change in changes:
            name, place, row = change.table, _key(change.table, change.key), change.after
            order, rows = _ORDER[name], self._rows[name]
            self._turns[name] += 1
            if row is None:
                del rows[place]
                continue
            if place not in rows or rows[place][order] != row[order]:
                moved.add(name)
            rows[place] = row
        for name in moved:
            order, rows = _ORDER[name], self._rows[name]
            self._rows[name] = dict(sorted(rows.items(), key=lambda each: each[1][order]))
        return self._event(data_version)

    def _kept(self, part: Hashable, tables: Iterable[str], make: Callable[[], T]) -> T:
        """Return a part of the event, made anew if one of its tables has changed."""
        turns = tuple(self._turns[table] for table in tables)
        if part not in self._parts or self._parts[part][0] != turns:
            self._parts[part] = turns, make()
        kept: T = self._parts[part][1]
        return kept

    def _event(self, data_version: int) -> Event:
        rows = {name: list(those.values()) for name, those in self._rows.items()}
        if not rows["event"]:
            return Event()
        (event,) = rows["event"]
        return Event(
            title=event["title"],
            place=event["place"],
            federation=event["federation"],
            organiser=event["organiser"],
            time_control=event["time_control"],
            starts_on=day(event["starts_on"]),
            ends_on=day(event["ends_on"]),
            discipline=Discipline(event["discipline"]),
            level=None if event["level"] is None else EventLevel(event["level"]),
            entry_fee=decimal(event["entry_fee"]),
            particulars={Particular(row["id"]): row["text"] for row in rows["particular"]},
            officials=tuple(map(official, rows["official"])),
            requirements=tuple(map(requirement, rows["requirement"])),
            players=self._kept(
                "players",
                ("player",),
                lambda: {PlayerId(row["id"]): player(row) for row in rows["player"]},
            ),
            tournaments=tuple(self._tournament(row, rows) for row in rows["tournament"]),
            is_practice=event["practice"],
            pins={
                Authority(row["authority"]): Pin(row["salt"], row["digest"]) for row in rows["pin"]
            },
            data_version=data_version,
        )

    def _tournament(self, row: RowValues, rows: Rows) -> Tournament:
        this = row["id"]

        def of_it(table: str) -> list[RowValues]:
            return [each for each in rows[table] if each["tournament_id"] == this]

        settings = self._kept(("settings", this), ("tournament",), lambda: _settings(row))
        return Tournament(
            id=TournamentId(this),
            title=row["title"],
            settings=settings,
            entries=self._kept(
                ("entries", this),
                ("entry", "shown_paper", "ruling"),
                lambda: entries(of_it("entry"), of_it("shown_paper"), of_it("ruling")),
            ),
            eligibility=eligibility(row),
            ceremony=next(
                (
                    ceremony(each, of_it("ceremony_member"), of_it("ceremony_step"))
                    for each in of_it("ceremony")
                ),
                None,
            ),
            draw=self._kept(
                ("draw", this),
                ("draw", "drawn_number"),
                lambda: next((draw(each, of_it("drawn_number")) for each in of_it("draw")), None),
            ),
            stages=self._play.stages(of_it("stage"), rows, settings),
            incidents=incidents(of_it("incident"), rows["incident_effect"]),
            appeals=appeals(of_it("appeal"), rows["appeal_seat"], rows["appeal_effect"]),
            play_offs=play_offs(of_it("play_off"), rows["play_off_player"]),
            tie_lot_seed=row["tie_lot_seed"],
            own_criteria=self._kept(
                ("own criteria", this),
                ("own_criterion", "own_value"),
                lambda: _own_criteria(of_it("own_criterion"), of_it("own_value")),
            ),
            adjustments=tuple(map(_adjustment, of_it("adjustment"))),
            list_changes=tuple(map(_list_change, of_it("list_change"))),
            kept_lines=tuple(
                KeptLine(after=each["after"], text=each["text"]) for each in of_it("kept_line")
            ),
        )


def _key(table: str, row: RowValues) -> _Key:
    return tuple(row[column] for column in _KEYS[table])


def _adjustment(row: RowValues) -> Adjustment:
    return Adjustment(
        player=PlayerId(row["player_id"]),
        round=None if row["round"] is None else Round(row["round"]),
        points=Decimal(row["points"]),
    )


def _list_change(row: RowValues) -> ListChange:
    return ListChange(
        after_round=Round(row["after_round"]),
        before=tuple(row["before"].split()),
        reason=row["reason"],
    )


def _settings(row: RowValues) -> Settings:
    return Settings(
        system=System(row["system"]),
        cycles=row["cycles"],
        swap_last_rounds=row["swap_last_rounds"],
        rounds=row["rounds"],
        scoring=_scoring(row["scoring"]),
        edition=row["edition"],
        tie_breaks=tuple(row["tie_breaks"].split()),
        unresolved=Unresolved(row["unresolved"]),
        unrated=Unrated(row["unrated"]),
        annuls_withdrawals=row["annuls_withdrawals"],
        forfeits_in_ratings=row["forfeits_in_ratings"],
        knockout=read_knockout(row["knockout"]),
        play_off=None if row["play_off"] is None else read_play_off(row["play_off"]),
    )


def _scoring(text: str) -> Scoring:
    win, draw, loss, absence, pairing_bye = (Decimal(points) for points in text.split())
    return Scoring(win=win, draw=draw, loss=loss, absence=absence, pairing_bye=pairing_bye)


def _own_criteria(criteria: list[RowValues], values: list[RowValues]) -> tuple[OwnCriterion, ...]:
    typed = grouped(values, by="code")
    return tuple(
        OwnCriterion(
            code=row["code"],
            definition=row["definition"],
            lower_is_better=row["lower_is_better"],
            values={
                PlayerId(each["player_id"]): Decimal(each["value"]) for each in typed[row["code"]]
            },
        )
        for row in criteria
    )
