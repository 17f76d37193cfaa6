"""How a Swiss is paired: columns of its tournament, and rows beside them."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypedDict

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.mcmahon_rules import read_mcmahon
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    BoardOrder,
    ForbiddenPairs,
    LastCriterion,
    SwissRules,
    SwissSystem,
    TeamMates,
    VirtualPoints,
)
from arbiter_app.domain.facts.rules.swiss_texts import Readings
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.store.rows.columns import number, unusual, word
from arbiter_app.store.rows.rows import Rows, Tables, grouped
from arbiter_app.store.rows.table import Area, Contestant, Own, Table


class SwissColumns(TypedDict):
    """Columns of a tournament; null is what holds where nobody has said otherwise."""

    swiss_system: str | None
    swiss_assumed: bool | None
    initial_colour: str | None
    acceleration: str | None
    last_accelerated: Contestant | None
    counts_all_numbers: bool | None
    board_order: str | None
    last_criterion: str | None
    half_byes: int | None
    last_half_bye: int | None
    readings: Own | None
    """How the text is read where that is not as written, as `Readings` writes it."""
    mcmahon: Own | None
    """The rules of McMahon that are not usual, as `McMahonRules` writes them."""


class VirtualPointsRow(TypedDict):
    """Points that count for the pairing of some rounds alone, of a range of numbers."""

    tournament_id: int
    position: int
    points: str
    first_round: int
    last_round: int
    first_number: int
    last_number: int


VIRTUAL_POINTS = Table(
    "virtual_points",
    VirtualPointsRow,
    key=("tournament_id", "position"),
    order="position",
    area=Area.EVENT,
)


class ForbiddenRow(TypedDict):
    """In which rounds some people may not meet."""

    tournament_id: int
    position: int
    first_round: int
    last_round: int | None


FORBIDDEN = Table(
    "forbidden",
    ForbiddenRow,
    key=("tournament_id", "position"),
    order="position",
    area=Area.EVENT,
)


class ForbiddenPlayerRow(TypedDict):
    """Who may not meet the others of the same `forbidden`."""

    tournament_id: int
    forbidden: int
    position: int
    player_id: Contestant


FORBIDDEN_PLAYER = Table(
    "forbidden_player",
    ForbiddenPlayerRow,
    key=("tournament_id", "forbidden", "position"),
    order="position",
    area=Area.EVENT,
)


class TeamMatesRow(TypedDict):
    """By what people are kept from meeting, and in which rounds."""

    tournament_id: int
    position: int
    by: str
    first_round: int
    last_round: int | None
    absolute: bool


TEAM_MATES = Table(
    "team_mates",
    TeamMatesRow,
    key=("tournament_id", "position"),
    order="position",
    area=Area.EVENT,
)


class FixedBoardRow(TypedDict):
    """Who always sits at one board."""

    tournament_id: int
    player_id: Contestant
    board: int


FIXED_BOARD = Table(
    "fixed_board",
    FixedBoardRow,
    key=("tournament_id", "player_id"),
    order="board",
    area=Area.EVENT,
)

OF_SWISS = (
    VIRTUAL_POINTS.name,
    FORBIDDEN.name,
    FORBIDDEN_PLAYER.name,
    TEAM_MATES.name,
    FIXED_BOARD.name,
)
"""The tables that stand beside the columns."""


def swiss_columns(rules: SwissRules) -> SwissColumns:
    """Return what the row of a tournament holds of its rules of a Swiss."""
    usual = SwissRules()
    return SwissColumns(
        swiss_system=unusual(rules.system, usual.system),
        swiss_assumed=rules.is_assumed or None,
        initial_colour=word(rules.initial_colour),
        acceleration=unusual(rules.acceleration, usual.acceleration),
        last_accelerated=rules.last_accelerated,
        counts_all_numbers=rules.counts_all_numbers or None,
        board_order=unusual(rules.board_order, usual.board_order),
        last_criterion=unusual(rules.last_criterion, usual.last_criterion),
        half_byes=None if rules.half_byes == usual.half_byes else rules.half_byes,
        last_half_bye=rules.last_half_bye,
        readings=str(rules.readings) or None,
        mcmahon=str(rules.mcmahon) or None,
    )


_readings = lru_cache(maxsize=16)(Readings.parse)
_mcmahon = lru_cache(maxsize=16)(read_mcmahon)


def read_swiss(tournament: int, columns: SwissColumns, tables: Tables) -> SwissRules:
    """Return the rules of a Swiss, of what the row of a tournament holds and the rows beside it."""
    system, acceleration = columns["swiss_system"], columns["acceleration"]
    colour, last = columns["initial_colour"], columns["last_accelerated"]
    usual = SwissRules()
    half_byes, last_half_bye = columns["half_byes"], columns["last_half_bye"]
    return SwissRules(
        system=SwissSystem(system or usual.system),
        is_assumed=columns["swiss_assumed"] or False,
        initial_colour=None if colour is None else Colour(colour),
        acceleration=Acceleration(acceleration or usual.acceleration),
        last_accelerated=None if last is None else PlayerId(last),
        virtual_points=_read_virtual_points(tournament, tables),
        forbidden=_read_forbidden(tournament, tables),
        team_mates=_read_team_mates(tournament, tables),
        counts_all_numbers=columns["counts_all_numbers"] or False,
        fixed_boards=_read_fixed_boards(tournament, tables),
        board_order=BoardOrder(columns["board_order"] or usual.board_order),
        last_criterion=LastCriterion(columns["last_criterion"] or usual.last_criterion),
        half_byes=usual.half_byes if half_byes is None else half_byes,
        last_half_bye=None if last_half_bye is None else Round(last_half_bye),
        readings=_readings(columns["readings"] or ""),
        mcmahon=_mcmahon(columns["mcmahon"] or ""),
    )


def write_swiss(rows: Rows, tournament: int, rules: SwissRules) -> None:
    """Write what stands beside the columns, in place of what stood there."""
    _write_virtual_points(rows, tournament, rules.virtual_points)
    _write_forbidden(rows, tournament, rules.forbidden)
    _write_team_mates(rows, tournament, rules.team_mates)
    _write_fixed_boards(rows, tournament, rules.fixed_boards)


def _read_virtual_points(tournament: int, tables: Tables) -> tuple[VirtualPoints, ...]:
    return tuple(
        VirtualPoints(
            points=number(row["points"]),
            first_round=Round(row["first_round"]),
            last_round=Round(row["last_round"]),
            first=PairingNumber(row["first_number"]),
            last=PairingNumber(row["last_number"]),
        )
        for row in grouped(tables, VIRTUAL_POINTS, "tournament_id").get(tournament, ())
    )


def _write_virtual_points(rows: Rows, tournament: int, listed: Iterable[VirtualPoints]) -> None:
    written = (
        VirtualPointsRow(
            tournament_id=tournament,
            position=position,
            points=str(each.points),
            first_round=each.first_round,
            last_round=each.last_round,
            first_number=each.first,
            last_number=each.last,
        )
        for position, each in enumerate(listed, start=1)
    )
    rows.set_where(VIRTUAL_POINTS, written, tournament_id=tournament)


def _read_forbidden(tournament: int, tables: Tables) -> tuple[ForbiddenPairs, ...]:
    players = grouped(tables, FORBIDDEN_PLAYER, "tournament_id", "forbidden")
    return tuple(
        ForbiddenPairs(
            players=tuple(
                PlayerId(each["player_id"])
                for each in players.get((tournament, row["position"]), ())
            ),
            first_round=Round(row["first_round"]),
            last_round=None if row["last_round"] is None else Round(row["last_round"]),
        )
        for row in grouped(tables, FORBIDDEN, "tournament_id").get(tournament, ())
    )


def _write_forbidden(rows: Rows, tournament: int, listed: tuple[ForbiddenPairs, ...]) -> None:
    written = (
        ForbiddenRow(
            tournament_id=tournament,
            position=place,
            first_round=each.first_round,
            last_round=each.last_round,
        )
        for place, each in enumerate(listed, start=1)
    )
    rows.set_where(FORBIDDEN, written, tournament_id=tournament)
    players = (
        ForbiddenPlayerRow(
            tournament_id=tournament, forbidden=place, position=position, player_id=player
        )
        for place, each in enumerate(listed, start=1)
        for position, player in enumerate(each.players, start=1)
    )
    rows.set_where(FORBIDDEN_PLAYER, players, tournament_id=tournament)


def _read_team_mates(tournament: int, tables: Tables) -> tuple[TeamMates, ...]:
    return tuple(
        TeamMates(
            by=ContingentKey(row["by"]),
            first_round=Round(row["first_round"]),
            last_round=None if row["last_round"] is None else Round(row["last_round"]),
            is_absolute=row["absolute"],
        )
        for row in grouped(tables, TEAM_MATES, "tournament_id").get(tournament, ())
    )


def _write_team_mates(rows: Rows, tournament: int, listed: tuple[TeamMates, ...]) -> None:
    written = (
        TeamMatesRow(
            tournament_id=tournament,
            position=position,
            by=each.by.value,
            first_round=each.first_round,
            last_round=each.last_round,
            absolute=each.is_absolute,
        )
        for position, each in enumerate(listed, start=1)
    )
    rows.set_where(TEAM_MATES, written, tournament_id=tournament)


def _read_fixed_boards(tournament: int, tables: Tables) -> Mapping[PlayerId, Board]:
    return {
        PlayerId(row["player_id"]): Board(row["board"])
        for row in grouped(tables, FIXED_BOARD, "tournament_id").get(tournament, ())
    }


def _write_fixed_boards(rows: Rows, tournament: int, boards: Mapping[PlayerId, Board]) -> None:
    written = (
        FixedBoardRow(tournament_id=tournament, player_id=player, board=board)
        for player, board in boards.items()
    )
    rows.set_where(FIXED_BOARD, written, tournament_id=tournament)
