"""Rows into domain values: the whole event is read anew after every change."""

from collections import defaultdict
from datetime import date, datetime
from typing import Any

from sqlalchemy import Connection, RowMapping, select

from arbiter_app.domain.event import (
    ContingentKey,
    Draw,
    DrawMethod,
    DrawnNumber,
    Entry,
    EntryStatus,
    Event,
    Game,
    RoundOfPlay,
    Settings,
    Stage,
    StageKind,
    System,
    Tournament,
    Unresolved,
    VarmaVariant,
)
from arbiter_app.domain.ids import (
    Board,
    GameId,
    PairingNumber,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.domain.people import Birth, Official, Player, Role, Sex, SportRank, Title
from arbiter_app.domain.results import Mark, Result
from arbiter_app.store import journal
from arbiter_app.store.schema import (
    DrawnNumberRow,
    DrawRow,
    EntryRow,
    EventRow,
    GameRow,
    OfficialRow,
    PlayerRow,
    RoundRow,
    Row,
    StageRow,
    TournamentRow,
)


def read_event(connection: Connection) -> Event:
    """Return the event of a file; an empty event before the command that creates it."""
    events = _rows(connection, EventRow, "id")
    if not events:
        return Event()
    (event,) = events
    players = _read_players(connection)
    officials = tuple(
        Official(role=Role(row["role"]), name=row["name"], category=row["category"])
        for row in _rows(connection, OfficialRow, "position")
    )
    tournaments = _read_tournaments(connection)
    return Event(
        title=event["title"],
        place=event["place"],
        organiser=event["organiser"],
        starts_on=_date(event["starts_on"]),
        ends_on=_date(event["ends_on"]),
        officials=officials,
        players=players,
        tournaments=tournaments,
        data_version=journal.last_id(connection),
    )


def _read_players(connection: Connection) -> dict[PlayerId, Player]:
    return {PlayerId(row["id"]): _player(row) for row in _rows(connection, PlayerRow, "id")}


def _player(row: RowMapping) -> Player:
    return Player(
        id=PlayerId(row["id"]),
        name=row["name"],
        latin_name=row["latin_name"],
        birth=None if row["birth"] is None else Birth.parse(row["birth"]),
        sex=None if row["sex"] is None else Sex(row["sex"]),
        title=None if row["title"] is None else Title(row["title"]),
        sport_rank=None if row["sport_rank"] is None else SportRank(row["sport_rank"]),
        fide_rating=row["fide_rating"],
        national_rating=row["national_rating"],
        fide_id=row["fide_id"],
        federation=row["federation"],
        region=row["region"],
        club=row["club"],
        coach=row["coach"],
    )


def _read_tournaments(connection: Connection) -> tuple[Tournament, ...]:
    entries = _grouped(connection, EntryRow, "player_id", by="tournament_id")
    draws = {row["tournament_id"]: row for row in _rows(connection, DrawRow, "tournament_id")}
    drawn = _grouped(connection, DrawnNumberRow, "position", by="tournament_id")
    stages = _grouped(connection, StageRow, "position", by="tournament_id")
    rounds = _grouped(connection, RoundRow, "number", by="stage_id")
    games = _grouped(connection, GameRow, "board", by="stage_id")
    return tuple(
        Tournament(
            id=TournamentId(row["id"]),
            title=row["title"],
            settings=_settings(row),
            entries=tuple(
                Entry(player=PlayerId(entry["player_id"]), status=EntryStatus(entry["status"]))
                for entry in entries[row["id"]]
            ),
            draw=_draw(draws[row["id"]], drawn[row["id"]]) if row["id"] in draws else None,
            stages=tuple(
                Stage(
                    id=StageId(stage["id"]),
                    kind=StageKind(stage["kind"]),
                    rounds=_rounds(rounds[stage["id"]], games[stage["id"]]),
                )
                for stage in stages[row["id"]]
            ),
            tie_lot_seed=row["tie_lot_seed"],
        )
        for row in _rows(connection, TournamentRow, "id")
    )


def _settings(row: RowMapping) -> Settings:
    return Settings(
        system=System(row["system"]),
        cycles=row["cycles"],
        swap_last_rounds=row["swap_last_rounds"],
        edition=row["edition"],
        tie_breaks=tuple(row["tie_breaks"].split()),
        unresolved=Unresolved(row["unresolved"]),
    )


def _draw(row: RowMapping, drawn: list[RowMapping]) -> Draw:
    contingents_by, variant = row["contingents_by"], row["varma_variant"]
    return Draw(
        method=DrawMethod(row["method"]),
        seed=row["seed"],
        contingents_by=None if contingents_by is None else ContingentKey(contingents_by),
        varma_variant=None if variant is None else VarmaVariant(variant),
        drawn=tuple(
            DrawnNumber(
                player=PlayerId(step["player_id"]),
                number=PairingNumber(step["number"]),
                envelope=step["envelope"],
                contingent=step["contingent"],
            )
            for step in drawn
        ),
    )


def _rounds(rounds: list[RowMapping], games: list[RowMapping]) -> tuple[RoundOfPlay, ...]:
    by_round: dict[int, list[Game]] = defaultdict(list)
    for game in games:
        by_round[game["round"]].append(_game(game))
    return tuple(
        RoundOfPlay(
            number=Round(row["number"]),
            starts_at=None if (at := row["starts_at"]) is None else datetime.fromisoformat(at),
            games=tuple(by_round[row["number"]]),
        )
        for row in rounds
    )


def _game(row: RowMapping) -> Game:
    white, black = row["white_mark"], row["black_mark"]
    return Game(
        id=GameId(row["id"]),
        board=Board(row["board"]),
        white=PlayerId(row["white_id"]),
        black=PlayerId(row["black_id"]),
        result=None if white is None else Result(Mark(white), Mark(black)),
    )


def _date(text: str | None) -> date | None:
    return None if text is None else date.fromisoformat(text)


def _rows(connection: Connection, row: type[Row], order: str) -> list[RowMapping]:
    table = row.__table__
    return list(connection.execute(select(table).order_by(table.c[order])).mappings())


def _grouped(
    connection: Connection, row: type[Row], order: str, *, by: str
) -> defaultdict[Any, list[RowMapping]]:
    groups: defaultdict[Any, list[RowMapping]] = defaultdict(list)
    for mapping in _rows(connection, row, order):
        groups[mapping[by]].append(mapping)
    return groups
