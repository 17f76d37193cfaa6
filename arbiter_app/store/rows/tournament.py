"""A tournament, its rules, and what stands beside its games: rows, read and written."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache, partial
from typing import TypedDict

from arbiter_app.domain.facts.competition import Adjustment, ListChange
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.eligibility import AgeGroup, Eligibility
from arbiter_app.domain.facts.people.people import SportRank
from arbiter_app.domain.facts.results import Scoring
from arbiter_app.domain.facts.rules.settings import Settings, Unrated, Unresolved
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import KeptLine, Tournament
from arbiter_app.domain.ids import Board, PlayerId, Round, TournamentId
from arbiter_app.formats.quota_list import format_quotas, parse_quotas
from arbiter_app.formats.regulations import (
    format_rules,
    read_knockout,
    read_play_off,
    read_solving_rules,
    read_team_rules,
)
from arbiter_app.store.rows.appeals import OF_APPEALS, read_appeals, write_appeal
from arbiter_app.store.rows.by_rules import (
    INTEGRITY_LINE,
    RULES_LEFT,
    read_integrity,
    read_rules_left,
    write_integrity,
    write_rules_left,
)
from arbiter_app.store.rows.categories import CATEGORY, read_categories, write_categories
from arbiter_app.store.rows.columns import cycles, number, word
from arbiter_app.store.rows.draw import (
    OF_CEREMONIES,
    OF_DRAWS,
    read_ceremony,
    read_draw,
    write_ceremony,
    write_draw,
)
from arbiter_app.store.rows.incidents import OF_INCIDENTS, read_incidents, write_incident
from arbiter_app.store.rows.kept import Kept, T
from arbiter_app.store.rows.own_conditions import own_columns, read_own_conditions
from arbiter_app.store.rows.own_criteria import (
    OF_OWN_CRITERIA,
    read_own_criteria,
    write_own_criteria,
)
from arbiter_app.store.rows.ratings import rating_columns, read_rating_rules
from arbiter_app.store.rows.registration import OF_ENTRIES, read_entries, write_entry
from arbiter_app.store.rows.rounds import PlayReader, write_rounds
from arbiter_app.store.rows.rows import RowChange, Rows, Tables, grouped, in_places
from arbiter_app.store.rows.scores import ScoreReader
from arbiter_app.store.rows.stages import (
    OF_PLAY_OFFS,
    read_play_offs,
    write_play_off,
    write_stage,
)
from arbiter_app.store.rows.swiss import OF_SWISS, read_swiss, swiss_columns, write_swiss
from arbiter_app.store.rows.table import Area, Contestant, Line, Own, Table, Text
from arbiter_app.store.rows.teams import OF_TEAMS, read_teams, write_team


class TournamentRow(TypedDict):
    id: int
    title: Line
    system: str
    cycles: int
    swap_last_rounds: bool
    rounds: int | None
    scoring: Own
    """Points of a win, draw, loss, absence and pairing-allocated bye, separated by spaces."""
    edition: str
    tie_breaks: Own
    """Criteria in their order, separated by spaces."""
    unresolved: str
    unrated: str
    annuls_withdrawals: bool
    forfeits_in_ratings: bool
    age_group: str | None
    playing_up: bool
    lowest_age: int | None
    women_only: bool
    lowest_rank: str | None
    quota: int | None
    quota_by: str
    tie_lot_seed: Line | None
    knockout: Own
    """Rules of a knockout, as `formats.regulations` writes them."""
    play_off: Own | None
    """The play-off regulation, likewise."""
    quotas: Own | None
    """Quotas of single contingents, as `formats.quota_list` writes them."""
    lot_seed: Line | None
    swiss_system: str | None
    swiss_assumed: bool | None
    initial_colour: str | None
    acceleration: str | None
    last_accelerated: Contestant | None
    counts_all_numbers: bool | None
    board_order: str | None
    numbered_by: str | None
    last_criterion: str | None
    half_byes: int | None
    last_half_bye: int | None
    takes_standard: bool | None
    rating_lists: Text | None
    """The names of the rating lists that are asked, one in each line."""
    first_list_unchecked: bool | None
    is_long: bool | None
    keeps_first_ratings: bool | None
    position: int | None
    """Which of the tournaments it is; None: as its number says."""
    starts_on: str | None
    ends_on: str | None
    time_control: Line | None
    discipline: str | None
    chess960: str | None
    entry_fee: str | None
    first_board: int | None
    """Where it plays in the hall; None: its boards have numbers of their own."""
    teams: Own | None
    """How teams play, as `formats.regulations` writes it; None where people do."""
    team_fee: str | None
    solving: Own | None
    """How problems are solved, likewise; None where games are played."""
    sport: str | None
    """None: chess."""
    readings: Own | None
    """How the text of a Swiss is read where that is not as written."""
    mcmahon: Own | None
    """The rules of McMahon that are not usual."""


TOURNAMENT = Table("tournament", TournamentRow, key=("id",), order="id", area=Area.EVENT)


class AdjustmentRow(TypedDict):
    """Points beside the results of games; without a round, of the whole tournament."""

    id: int
    tournament_id: int
    player_id: Contestant
    round: int | None
    points: str
    game_points: str | None
    """Of a team; None where it has none of these."""


ADJUSTMENT = Table("adjustment", AdjustmentRow, key=("id",), order="id", area=Area.GAMES)


class ListChangeRow(TypedDict):
    """A change of the list of tie-breaks after play had begun."""

    id: int
    tournament_id: int
    after_round: int
    before: Own
    """Criteria in their order, separated by spaces."""
    reason: Text


LIST_CHANGE = Table("list_change", ListChangeRow, key=("id",), order="id", area=Area.EVENT)


class KeptLineRow(TypedDict):
    """A line of a report file that is kept to be written again."""

    tournament_id: int
    position: int
    after: str
    text: Own


KEPT_LINE = Table(
    "kept_line",
    KeptLineRow,
    key=("tournament_id", "position"),
    order="position",
    area=Area.EVENT,
)


# The tournament

_BUT_STAGES = (
    *OF_ENTRIES,
    *OF_TEAMS,
    *OF_CEREMONIES,
    *OF_DRAWS,
    *OF_INCIDENTS,
    *OF_APPEALS,
    *OF_PLAY_OFFS,
    *OF_SWISS,
    *OF_OWN_CRITERIA,
    ADJUSTMENT.name,
    LIST_CHANGE.name,
    KEPT_LINE.name,
    CATEGORY.name,
    INTEGRITY_LINE.name,
    RULES_LEFT.name,
)
"""The tables that a tournament is made of beside its stages."""


class TournamentReader:
    """Makes tournaments of rows; what none of the changed rows is about is used again."""

    def __init__(self) -> None:
        self._play = PlayReader()
        self._scores = ScoreReader()
        self._kept = Kept()

    def read(self, tables: Tables) -> tuple[Tournament, ...]:
        """Return the tournaments of an event."""
        rows: Iterable[TournamentRow] = tables[TOURNAMENT.name].values()
        in_order = sorted(rows, key=_position)
        return tuple(self._tournament(row, tables) for row in in_order)

    def _tournament(self, row: TournamentRow, tables: Tables) -> Tournament:
        of_it = (row, *map(tables.__getitem__, _BUT_STAGES))
        made = self._kept.get(row["id"], of_it, partial(self._but_stages, row, tables))
        stages = self._play.stages(row["id"], tables, made.settings)
        if made.settings.teams is not None:
            stages = self._scores.stages(made, made.settings.teams, stages)
        # What was reckoned of a tournament in which nothing happened stays with it.
        whole = partial(replace, made, stages=stages)
        return self._kept.get(("whole", row["id"]), (made, *stages), whole)

    def _but_stages(self, row: TournamentRow, tables: Tables) -> Tournament:
        this = row["id"]

        def part(names: tuple[str, ...], make: Callable[[int, Tables], T]) -> T:
            of = tuple(map(tables.__getitem__, names))
            return self._kept.get((this, names), of, partial(make, this, tables))

        return Tournament(
            id=TournamentId(this),
            title=row["title"],
            settings=self._settings(row, tables),
            position=_position(row),
            own=read_own_conditions(row),
            first_board=None if row["first_board"] is None else Board(row["first_board"]),
            rating_rules=read_rating_rules(row),
            entries=part(OF_ENTRIES, read_entries),
            teams=part(OF_TEAMS, read_teams),
            eligibility=_read_eligibility(row),
            ceremony=part(OF_CEREMONIES, read_ceremony),
            draw=part(OF_DRAWS, read_draw),
            incidents=part(OF_INCIDENTS, read_incidents),
            appeals=part(OF_APPEALS, read_appeals),
            play_offs=part(OF_PLAY_OFFS, read_play_offs),
            lot_seed=row["lot_seed"],
            tie_lot_seed=row["tie_lot_seed"],
            own_criteria=part(OF_OWN_CRITERIA, read_own_criteria),
            adjustments=part((ADJUSTMENT.name,), _read_adjustments),
            list_changes=part((LIST_CHANGE.name,), _read_list_changes),
            kept_lines=part((KEPT_LINE.name,), _read_kept_lines),
            categories=part((CATEGORY.name,), read_categories),
            integrity=part((INTEGRITY_LINE.name,), read_integrity),
            rules_left=read_rules_left(this, tables),
        )

    def _settings(self, row: TournamentRow, tables: Tables) -> Settings:
        of_it = (row, *map(tables.__getitem__, OF_SWISS))
        made = partial(_read_settings, row, tables)
        return self._kept.get((row["id"], "settings"), of_it, made)


_knockout = lru_cache(maxsize=16)(read_knockout)
"""Read once: most acts that change a tournament leave its rules as they are."""


def _position(row: TournamentRow) -> int:
    return row["id"] if row["position"] is None else row["position"]


def write_tournament(rows: Rows, tournament: Tournament) -> None:
    """Write a whole tournament with all that is of it."""
    this = tournament.id
    write_rules(rows, tournament)
    for entry in tournament.entries:
        write_entry(rows, this, entry)
    for team in tournament.teams:
        write_team(rows, this, team)
    write_ceremony(rows, this, tournament.ceremony)
    write_draw(rows, this, tournament.draw)
    for stage in tournament.stages:
        write_stage(rows, this, stage)
        write_rounds(rows, stage.id, stage.rounds)
    for incident in tournament.incidents:
        write_incident(rows, this, incident)
    for appeal in tournament.appeals:
        write_appeal(rows, this, appeal)
    for play_off in tournament.play_offs:
        write_play_off(rows, this, play_off)
    write_own_criteria(rows, this, tournament.own_criteria)
    write_adjustments(rows, this, tournament.adjustments)
    write_list_changes(rows, this, tournament.list_changes)
    write_kept_lines(rows, this, tournament.kept_lines)
    write_categories(rows, this, tournament.categories)
    write_integrity(rows, this, tournament.integrity)
    write_rules_left(rows, this, tournament.rules_left)


def write_rules(rows: Rows, tournament: Tournament) -> None:
    """Write what is said of a tournament itself: its title, settings and conditions, and with
    which seed lots were drawn among those tied.
    """
    settings, conditions = tournament.settings, tournament.eligibility
    rows.put(
        TOURNAMENT,
        TournamentRow(
            id=tournament.id,
            title=tournament.title,
            system=settings.system.value,
            cycles=settings.cycles,
            swap_last_rounds=settings.swap_last_rounds,
            rounds=settings.rounds,
            scoring=_scoring_text(settings.scoring),
            edition=settings.edition,
            tie_breaks=" ".join(settings.tie_breaks),
            unresolved=settings.unresolved.value,
            unrated=settings.unrated.value,
            annuls_withdrawals=settings.annuls_withdrawals,
            forfeits_in_ratings=settings.forfeits_in_ratings,
            age_group=word(conditions.age),
            playing_up=conditions.playing_up,
            lowest_age=conditions.lowest_age,
            women_only=conditions.women_only,
            lowest_rank=word(conditions.lowest_rank),
            quota=conditions.quota,
            quota_by=conditions.quota_by.value,
            quotas=format_quotas(conditions.quotas) or None,
            lot_seed=tournament.lot_seed,
            tie_lot_seed=tournament.tie_lot_seed,
            knockout=format_rules(settings.knockout),
            play_off=None if settings.play_off is None else format_rules(settings.play_off),
            **swiss_columns(settings.swiss),
            **rating_columns(tournament.rating_rules),
            position=None if tournament.position == tournament.id else tournament.position,
            **own_columns(tournament.own),
            first_board=tournament.first_board,
            teams=None if settings.teams is None else format_rules(settings.teams),
            solving=None if settings.solving is None else format_rules(settings.solving),
            sport=None if settings.sport is Sport.CHESS else settings.sport.value,
        ),
    )
    write_swiss(rows, tournament.id, settings.swiss)


def _read_settings(row: TournamentRow, tables: Tables) -> Settings:
    return Settings(
        system=System(row["system"]),
        cycles=cycles(row["cycles"]),
        swap_last_rounds=row["swap_last_rounds"],
        rounds=row["rounds"],
        scoring=_scoring(row["scoring"]),
        edition=row["edition"],
        tie_breaks=tuple(row["tie_breaks"].split()),
        unresolved=Unresolved(row["unresolved"]),
        unrated=Unrated(row["unrated"]),
        annuls_withdrawals=row["annuls_withdrawals"],
        forfeits_in_ratings=row["forfeits_in_ratings"],
        knockout=_knockout(row["knockout"]),
        swiss=read_swiss(row["id"], row, tables),
        play_off=None if row["play_off"] is None else read_play_off(row["play_off"]),
        teams=None if row["teams"] is None else read_team_rules(row["teams"]),
        solving=None if row["solving"] is None else read_solving_rules(row["solving"]),
        sport=Sport.CHESS if row["sport"] is None else Sport(row["sport"]),
    )


def _read_eligibility(row: TournamentRow) -> Eligibility:
    return Eligibility(
        age=None if row["age_group"] is None else AgeGroup(row["age_group"]),
        playing_up=row["playing_up"],
        lowest_age=row["lowest_age"],
        women_only=row["women_only"],
        lowest_rank=None if row["lowest_rank"] is None else SportRank(row["lowest_rank"]),
        quota=row["quota"],
        quota_by=ContingentKey(row["quota_by"]),
        quotas=parse_quotas(row["quotas"] or ""),
    )


def _scoring(text: str) -> Scoring:
    win, draw, loss, absence, pairing_bye = (number(points) for points in text.split())
    return Scoring(win=win, draw=draw, loss=loss, absence=absence, pairing_bye=pairing_bye)


def _scoring_text(scoring: Scoring) -> str:
    points = (scoring.win, scoring.draw, scoring.loss, scoring.absence, scoring.pairing_bye)
    return " ".join(str(each) for each in points)


# What stands beside the games


def _read_adjustments(tournament: int, tables: Tables) -> tuple[Adjustment, ...]:
    of_it = grouped(tables, ADJUSTMENT, "tournament_id").get(tournament, ())
    return tuple(map(_read_adjustment, of_it))


def _read_adjustment(row: AdjustmentRow) -> Adjustment:
    return Adjustment(
        player=PlayerId(row["player_id"]),
        round=None if row["round"] is None else Round(row["round"]),
        points=number(row["points"]),
        game_points=number(row["game_points"] or "0"),
    )


def write_adjustments(
    rows: Rows, tournament: TournamentId, adjustments: Iterable[Adjustment]
) -> None:
    """Write all adjustments of a tournament, in place of those it had."""
    former = rows.where(ADJUSTMENT, tournament_id=tournament)
    placed = in_places(
        [(row["id"], _read_adjustment(row)) for row in former],
        [*adjustments],
        first_new=rows.next_number(ADJUSTMENT),
    )
    written = (
        AdjustmentRow(
            id=number,
            tournament_id=tournament,
            player_id=each.player,
            round=each.round,
            points=str(each.points),
            game_points=str(each.game_points) if each.game_points else None,
        )
        for number, each in placed
    )
    rows.set_where(ADJUSTMENT, written, tournament_id=tournament)


def _read_list_changes(tournament: int, tables: Tables) -> tuple[ListChange, ...]:
    of_it = grouped(tables, LIST_CHANGE, "tournament_id").get(tournament, ())
    return tuple(map(_read_list_change, of_it))


def _read_list_change(row: ListChangeRow) -> ListChange:
    return ListChange(
        after_round=Round(row["after_round"]),
        before=tuple(row["before"].split()),
        reason=row["reason"],
    )


def write_list_changes(
    rows: Rows, tournament: TournamentId, list_changes: Iterable[ListChange]
) -> None:
    """Write all changes of the list of tie-breaks, in place of those there were."""
    former = rows.where(LIST_CHANGE, tournament_id=tournament)
    placed = in_places(
        [(row["id"], _read_list_change(row)) for row in former],
        [*list_changes],
        first_new=rows.next_number(LIST_CHANGE),
    )
    written = (
        ListChangeRow(
            id=number,
            tournament_id=tournament,
            after_round=each.after_round,
            before=" ".join(each.before),
            reason=each.reason,
        )
        for number, each in placed
    )
    rows.set_where(LIST_CHANGE, written, tournament_id=tournament)


def there_after(change: RowChange, there: frozenset[TournamentId]) -> frozenset[TournamentId]:
    """Return which tournaments there are after a change of a row, of those there were before it."""
    if change.table != TOURNAMENT.name:
        return there
    gone, new = (frozenset({row["id"]} if row else ()) for row in (change.before, change.after))
    return there - gone | new


def _read_kept_lines(tournament: int, tables: Tables) -> tuple[KeptLine, ...]:
    of_it = grouped(tables, KEPT_LINE, "tournament_id").get(tournament, ())
    return tuple(KeptLine(after=row["after"], text=row["text"]) for row in of_it)


def write_kept_lines(rows: Rows, tournament: TournamentId, lines: Iterable[KeptLine]) -> None:
    """Write all lines that a report file left to be kept, in place of those there were."""
    written = (
        KeptLineRow(tournament_id=tournament, position=position, after=each.after, text=each.text)
        for position, each in enumerate(lines, start=1)
    )
    rows.set_where(KEPT_LINE, written, tournament_id=tournament)
