"""Every table of an event, those that others refer to first."""

from collections.abc import Iterable, Mapping
from typing import Any

from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import (
    AppealId,
    DecisionId,
    GameId,
    IncidentId,
    PlayerId,
    PlayOffId,
    StageId,
    TeamId,
    TournamentId,
)
from arbiter_app.store.rows import (
    across_rankings,
    appeals,
    by_hand,
    by_rules,
    categories,
    draw,
    english_names,
    event,
    hall,
    incidents,
    logo,
    money,
    own_criteria,
    paper_texts,
    people,
    registration,
    rounds,
    sheets,
    stages,
    swiss,
    teams,
    tournament,
)
from arbiter_app.store.rows.rows import RowChange, Rows
from arbiter_app.store.rows.table import Area, Table

TABLES: Mapping[str, Table[Any]] = {
    table.name: table
    for table in (
        event.EVENT,
        event.PIN,
        event.PARTICULAR,
        event.REGULATIONS,
        registration.REQUIREMENT,
        people.OFFICIAL,
        people.PLAYER,
        hall.ROOM,
        tournament.TOURNAMENT,
        swiss.VIRTUAL_POINTS,
        swiss.FORBIDDEN,
        swiss.FORBIDDEN_PLAYER,
        swiss.TEAM_MATES,
        swiss.FIXED_BOARD,
        categories.CATEGORY,
        across_rankings.ACROSS_RANKING,
        money.DISCOUNT,
        money.RECEIPT,
        money.RECEIPT_LINE,
        paper_texts.PAPER_TEXT,
        english_names.ENGLISH_NAME,
        logo.LOGO,
        registration.ENTRY,
        registration.SHOWN_PAPER,
        registration.RULING,
        teams.TEAM,
        teams.TEAM_MEMBER,
        draw.CEREMONY,
        draw.CEREMONY_MEMBER,
        draw.CEREMONY_STEP,
        draw.DRAW,
        draw.DRAWN_NUMBER,
        draw.EARLIER_NUMBER,
        stages.STAGE,
        stages.SLOT,
        stages.PLAY_OFF,
        stages.PLAY_OFF_PLAYER,
        stages.PLAY_OFF_STEP,
        stages.MATCH_DECISION,
        rounds.ROUND,
        rounds.GAME,
        rounds.ADJOURNMENT,
        rounds.BYE,
        teams.LINE_UP,
        sheets.SHEET,
        teams.MATCH_SIGNATURE,
        by_hand.KEPT_PLAYER,
        by_hand.BY_HAND,
        by_hand.SYSTEM_PAIR,
        tournament.ADJUSTMENT,
        own_criteria.OWN_CRITERION,
        own_criteria.OWN_VALUE,
        tournament.LIST_CHANGE,
        incidents.INCIDENT,
        incidents.PENALTY,
        incidents.PENALTY_EFFECT,
        appeals.APPEAL,
        appeals.APPEAL_SEAT,
        appeals.APPEAL_EFFECT,
        tournament.KEPT_LINE,
        by_rules.INTEGRITY_LINE,
        by_rules.RULES_LEFT,
    )
}


def areas(tables: Iterable[str]) -> frozenset[Area]:
    """Return the parts of the event that tables tell of."""
    return frozenset(TABLES[table].area for table in tables)


def apply(rows: Rows, changes: Iterable[RowChange]) -> None:
    """Write the after side of each change."""
    for change in changes:
        rows.apply(TABLES[change.table], change)


def remove_tournament(rows: Rows, gone: Tournament) -> None:
    """Remove a tournament of which nothing was played or written down, with all that is of it."""
    for team in gone.teams:
        rows.remove_where(teams.TEAM_MEMBER, team_id=-team.id)
    for table in reversed([*TABLES.values()]):
        if "tournament_id" in table.columns:
            rows.remove_where(table, tournament_id=gone.id)
        elif "stage_id" in table.columns:
            for stage in gone.stages:
                rows.remove_where(table, stage_id=stage.id)
        elif "team_id" in table.columns:
            for team in gone.teams:
                rows.remove_where(table, team_id=-team.id)
    rows.remove(TABLES["tournament"], gone.id)


_NUMBERED: Mapping[Any, Table[Any]] = {
    PlayerId: people.PLAYER,
    TournamentId: stages.STAGE,
    StageId: stages.STAGE,
    GameId: rounds.GAME,
    IncidentId: incidents.INCIDENT,
    AppealId: appeals.APPEAL,
    PlayOffId: stages.PLAY_OFF,
    DecisionId: stages.MATCH_DECISION,
}


def next_ids(rows: Rows) -> Mapping[Any, int]:
    """Return the number that the next row gets, by the kind of its id; a tournament has that of its
    main stage, and a team's stands below zero.
    """
    numbers: dict[Any, int] = {kind: rows.next_number(table) for kind, table in _NUMBERED.items()}
    return numbers | {TeamId: teams.new_team(rows)}
