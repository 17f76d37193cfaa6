"""Rows into domain values: the event is made anew after every change."""

from collections.abc import Iterable
from decimal import Decimal

from sqlalchemy import Connection, RowMapping, select

from arbiter_app.domain.event import (
    Adjustment,
    Event,
    EventLevel,
    KeptLine,
    ListChange,
    OwnCriterion,
    Particular,
    Settings,
    System,
    Tournament,
    Unrated,
    Unresolved,
)
from arbiter_app.domain.ids import (
    PlayerId,
    Round,
    TournamentId,
)
from arbiter_app.domain.rating_lists import Discipline
from arbiter_app.domain.results import Scoring
from arbiter_app.domain.rights import Authority, Pin
from arbiter_app.store import journal
from arbiter_app.store.columns import day, decimal, grouped
from arbiter_app.store.desk_mapping import eligibility, entries, requirement
from arbiter_app.store.draw_mapping import ceremony, draw
from arbiter_app.store.incident_mapping import appeals, incidents
from arbiter_app.store.people_mapping import official, player
from arbiter_app.store.play_mapping import Rows, stages
from arbiter_app.store.schema import Row

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


class EventReader:
    """Reads the event of a file; what is not forgotten is not read again."""

    def __init__(self) -> None:
        self._rows: dict[str, list[RowMapping]] = {}

    def forget(self, tables: Iterable[str]) -> None:
        """Forget tables that have changed."""
        for name in tables:
            self._rows.pop(name, None)

    def read(self, connection: Connection) -> Event:
        """Return the event; an empty one before the command that creates it."""
        for name, order in _ORDER.items():
            if name not in self._rows:
                table = Row.metadata.tables[name]
                query = select(table).order_by(table.c[order])
                self._rows[name] = list(connection.execute(query).mappings())
        return _event(self._rows, journal.data_version(connection))


def _event(rows: Rows, data_version: int) -> Event:
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
        players={PlayerId(row["id"]): player(row) for row in rows["player"]},
        tournaments=_tournaments(rows),
        is_practice=event["practice"],
        pins={Authority(row["authority"]): Pin(row["salt"], row["digest"]) for row in rows["pin"]},
        data_version=data_version,
    )


def _tournaments(rows: Rows) -> tuple[Tournament, ...]:
    return tuple(_tournament(row, rows) for row in rows["tournament"])


def _tournament(row: RowMapping, rows: Rows) -> Tournament:
    def of_it(table: str) -> list[RowMapping]:
        return [each for each in rows[table] if each["tournament_id"] == row["id"]]

    return Tournament(
        id=TournamentId(row["id"]),
        title=row["title"],
        settings=_settings(row),
        entries=entries(of_it("entry"), of_it("shown_paper"), of_it("ruling")),
        eligibility=eligibility(row),
        ceremony=next(
            (
                ceremony(each, of_it("ceremony_member"), of_it("ceremony_step"))
                for each in of_it("ceremony")
            ),
            None,
        ),
        draw=next((draw(each, of_it("drawn_number")) for each in of_it("draw")), None),
        stages=stages(of_it("stage"), rows),
        incidents=incidents(of_it("incident"), rows["incident_effect"]),
        appeals=appeals(of_it("appeal"), rows["appeal_seat"], rows["appeal_effect"]),
        tie_lot_seed=row["tie_lot_seed"],
        own_criteria=_own_criteria(of_it("own_criterion"), of_it("own_value")),
        adjustments=tuple(map(_adjustment, of_it("adjustment"))),
        list_changes=tuple(
            ListChange(
                after_round=Round(each["after_round"]),
                before=tuple(each["before"].split()),
                reason=each["reason"],
            )
            for each in of_it("list_change")
        ),
        kept_lines=tuple(
            KeptLine(after=each["after"], text=each["text"]) for each in of_it("kept_line")
        ),
    )


def _adjustment(row: RowMapping) -> Adjustment:
    return Adjustment(
        player=PlayerId(row["player_id"]),
        round=None if row["round"] is None else Round(row["round"]),
        points=Decimal(row["points"]),
    )


def _settings(row: RowMapping) -> Settings:
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
    )


def _scoring(text: str) -> Scoring:
    win, draw, loss, absence, pairing_bye = (Decimal(points) for points in text.split())
    return Scoring(win=win, draw=draw, loss=loss, absence=absence, pairing_bye=pairing_bye)


def _own_criteria(criteria: list[RowMapping], values: list[RowMapping]) -> tuple[OwnCriterion, ...]:
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
