"""The tournaments of an event as rows: how each stands, what is missing, what comes next."""

from collections.abc import Sequence
from dataclasses import dataclass

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.next_step.overview import Overview, overview
from arbiter_app.gui.base.rows_model import RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.choices import system_played
from arbiter_app.wording.terms.event.next_steps import next_step_text
from arbiter_app.wording.terms.event.own_conditions import own_days, own_play
from arbiter_app.wording.terms.event.stages import later_stage_name, tournament_name


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentRow:
    """A tournament with its texts."""

    tournament: Tournament
    state: Overview
    name: str
    system: str
    teams: str
    """"" where people play for themselves."""
    players: str
    """Present and registered: "18/20"."""
    round: str
    missing: str
    next: str
    days: str
    """"" where they are those of the event, and so the time control."""
    time_control: str


def tournament_rows(event: Event) -> list[TournamentRow]:
    """Return the tournaments of a whole event in their order."""
    return [_row(event, tournament) for tournament in event.tournaments]


def columns(rows: Sequence[TournamentRow]) -> Sequence[Column[TournamentRow]]:
    """Return the columns for rows: days and time control where a tournament has its own."""
    # fmt: off
    teams: Column[TournamentRow] = Column(
        title=translate("TournamentsPage", "Teams"), text=lambda row: row.teams, align=RIGHT)
    usual: Sequence[Column[TournamentRow]] = (
        Column(title=translate("TournamentsPage", "Tournament"), is_name=True, is_bold=True,
               text=lambda row: row.name),
        Column(title=translate("TournamentsPage", "System"), text=lambda row: row.system,
               is_second=True, spare=2),
        *((teams,) if any(row.teams for row in rows) else ()),
        Column(title=translate("TournamentsPage", "Players"), text=lambda row: row.players,
               align=RIGHT,
               hint=translate("TournamentsPage", "Who have come, of those who are registered")),
        Column(title=translate("TournamentsPage", "Round"), text=lambda row: row.round,
               align=RIGHT),
        Column(title=translate("TournamentsPage", "Missing"), text=lambda row: row.missing,
               narrowest=8),
        Column(title=translate("TournamentsPage", "Next"), text=lambda row: row.next, narrowest=8),
    )
    own: Sequence[tuple[bool, Column[TournamentRow]]] = (
        (any(row.days for row in rows),
         Column(title=translate("TournamentsPage", "Days"), text=lambda row: row.days,
                is_second=True, spare=1)),
        (any(row.time_control for row in rows),
         Column(title=translate("TournamentsPage", "Time control"),
                text=lambda row: row.time_control, is_second=True, spare=1)),
    )
    # fmt: on
    return (*usual, *(column for is_used, column in own if is_used))


def all_together(rows: Sequence[TournamentRow]) -> str:
    """Return the counters of all tournaments: "12 tournaments, players: 230 of 240 …"."""
    states = [row.state for row in rows]
    parts = [
        translate("TournamentsPage", "%n tournament(s)", None, len(rows)),
        translate("TournamentsPage", "players: {present} of {registered}").format(
            present=sum(each.present for each in states),
            registered=sum(each.registered for each in states),
        ),
        *_lacking(
            rosters=sum(each.short_rosters for each in states),
            teamless=sum(each.on_no_roster for each in states),
            undecided=sum(each.undecided for each in states),
            without_boards=sum(each.matches_without_boards for each in states),
            missing=sum(each.missing for each in states),
            unsigned=sum(each.unsigned for each in states),
            appeals=sum(each.appeals for each in states),
        ),
    ]
    waiting = sum(each.unpublished is not None for each in states)
    if waiting:
        text = translate("TournamentsPage", "rounds to publish: {count}")
        parts.append(text.format(count=waiting))
    if over := sum(each.is_over for each in states):
        parts.append(translate("TournamentsPage", "over: {count}").format(count=over))
    return ", ".join(parts)


def _row(event: Event, tournament: Tournament) -> TournamentRow:
    catalogue, state = window_catalogue(), overview(event, tournament.id)
    lacking = _lacking(
        rosters=state.short_rosters,
        teamless=state.on_no_roster,
        undecided=state.undecided,
        without_boards=state.matches_without_boards,
        missing=state.missing,
        unsigned=state.unsigned,
        appeals=state.appeals,
    )
    if state.unpublished is not None:
        text = translate("TournamentsPage", "round {round} is not published")
        lacking.append(text.format(round=state.unpublished))
    seen = event.of(tournament.id)
    return TournamentRow(
        tournament=tournament,
        state=state,
        name=tournament_name(catalogue, tournament),
        system=_system(tournament.settings),
        teams=str(state.teams) if tournament.played_by_teams else "",
        players=f"{state.present}/{state.registered}" if state.registered else "0",
        round=_round(tournament, state),
        missing=", ".join(lacking),
        next=next_step_text(catalogue, state.next),
        days=own_days(seen),
        time_control=own_play(catalogue, seen),
    )


def _lacking(
    *,
    rosters: int,
    teamless: int,
    undecided: int,
    without_boards: int,
    missing: int,
    unsigned: int,
    appeals: int,
) -> list[str]:
    told = (
        (translate("TournamentsPage", "short rosters: {count}"), rosters),
        (translate("TournamentsPage", "on no roster: {count}"), teamless),
        (translate("TournamentsPage", "undecided: {count}"), undecided),
        (translate("TournamentsPage", "matches without line-ups: {count}"), without_boards),
        (translate("TournamentsPage", "without a result: {count}"), missing),
        (translate("TournamentsPage", "matches not signed: {count}"), unsigned),
        (translate("TournamentsPage", "appeals: {count}"), appeals),
    )
    return [text.format(count=count) for text, count in told if count]


def _round(tournament: Tournament, state: Overview) -> str:
    if state.round is None:
        return ""
    count = f"{state.round}/{state.rounds}"
    if state.next.stage is None:
        return count
    of_matches = tournament.stage(state.next.stage).boards_of or state.next.stage
    stage = later_stage_name(window_catalogue(), tournament, of_matches)
    text = translate("TournamentsPage", "{stage}: {round}")
    return text.format(stage=stage, round=count) if stage else count


def _system(settings: Settings) -> str:
    name = system_played(window_catalogue(), settings)
    if settings.traits.meets_all and settings.cycles > 1:
        text = translate("TournamentsPage", "{system}, cycles: {cycles}")
        return text.format(system=name, cycles=settings.cycles)
    if settings.rounds:
        text = translate("TournamentsPage", "{system}, rounds: {rounds}")
        return text.format(system=name, rounds=settings.rounds)
    return name
