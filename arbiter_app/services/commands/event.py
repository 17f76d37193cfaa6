"""Commands about the event itself: its description, officials and settings."""

import re
from collections.abc import Sequence
from datetime import date
from decimal import Decimal

from sqlalchemy import select

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.admission import USUAL_REQUIREMENTS
from arbiter_app.domain.facts.eligibility import EVERYBODY
from arbiter_app.domain.facts.people import Role
from arbiter_app.domain.facts.rating_lists import Discipline
from arbiter_app.domain.facts.results import Scoring
from arbiter_app.domain.facts.rounds import StageKind
from arbiter_app.domain.facts.scorings import demand_scoring
from arbiter_app.domain.facts.settings import Settings, System, Unrated, Unresolved
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.pairing.catalogue import Paired, pairing_system
from arbiter_app.domain.permission.by_state import Action, allows, anything
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.tie_breaks.editions import DEFAULT_TIE_BREAKS, edition
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.services.command import command
from arbiter_app.services.writing.settings import (
    clean,
    day_text,
    scoring_text,
    tournament_row,
    write_eligibility,
    write_settings,
)
from arbiter_app.store.event_file.schema import (
    EventRow,
    ListChangeRow,
    OfficialRow,
    RequirementRow,
    StageRow,
    TournamentRow,
)
from arbiter_app.store.event_file.unit_of_work import UnitOfWork

_FEDERATION = re.compile("[A-Z]{3}")


@command("event.create", anything, is_barrier=True)
def create_event(
    uow: UnitOfWork, /, *, title: str, starts_on: date | None, edition_id: str
) -> None:
    """Fill a new event file with an event of one round robin."""
    uow.session.add(
        EventRow(
            id=1,
            title=_demand_title(title),
            place="",
            federation="",
            organiser="",
            time_control="",
            starts_on=day_text(starts_on),
            ends_on=None,
            discipline=Discipline.STANDARD.value,
            practice=False,
        ),
    )
    for position, each in enumerate(USUAL_REQUIREMENTS, start=1):
        uow.session.add(
            RequirementRow(
                id=each.id, position=position, dated=each.dated, compulsory=each.compulsory
            ),
        )
    tournament = TournamentRow(id=1, title="")
    settings = Settings(edition=edition(edition_id).id, tie_breaks=DEFAULT_TIE_BREAKS)
    write_settings(tournament, settings)
    write_eligibility(tournament, EVERYBODY)
    uow.session.add(tournament)
    uow.session.add(StageRow(id=1, tournament_id=1, position=1, kind=StageKind.MAIN.value))


@command("event.describe", allows(Action.DESCRIBE))
def describe_event(
    uow: UnitOfWork,
    /,
    *,
    title: str,
    place: str,
    organiser: str,
    starts_on: date | None,
    ends_on: date | None,
    federation: str | None = None,
    time_control: str | None = None,
) -> None:
    """Set what the head of every paper says; a federation or time control of None stays."""
    row = uow.session.get_one(EventRow, 1)
    row.title = _demand_title(title)
    row.place = place.strip()
    row.organiser = organiser.strip()
    row.starts_on = day_text(starts_on)
    row.ends_on = day_text(_demand_order(starts_on, ends_on))
    if federation is not None:
        row.federation = _demand_federation(federation)
    if time_control is not None:
        row.time_control = clean(time_control) or ""


@command("official.set", allows(Action.DESCRIBE))
def set_official(uow: UnitOfWork, /, *, role: Role, name: str, category: str | None = None) -> None:
    """Name the first official of a role; an empty name removes him."""
    rows = {each.position: each for each in uow.session.scalars(select(OfficialRow))}
    of_role = (rows[position] for position in sorted(rows) if rows[position].role == role.value)
    row = next(of_role, None)
    if not clean(name):
        if row is not None:
            uow.remove(row)
        return
    if row is None:
        position = list(Role).index(role) + 1
        if position in rows:  # a report has several officials of one role
            position = max(*rows, len(Role)) + 1
        row = OfficialRow(position=position, role=role.value)
        uow.session.add(row)
    row.name = name.strip()
    row.category = clean(category)


@command("tournament.system", allows(Action.CHANGE_SYSTEM), is_risky=True)
def change_system(
    uow: UnitOfWork,
    /,
    *,
    cycles: int,
    swap_last_rounds: bool,
    edition_id: str,
    system: System | None = None,
) -> None:
    """Set the system, how often the players meet and which edition of the tie-break rules is in
    force; a system of None stays.
    """
    played = pairing_system(system or uow.competition.settings.system)
    if played.paired is Paired.AT_ONCE and cycles not in played.cycles:
        raise RuleError("system.cycles", cycles=cycles)
    row = tournament_row(uow)
    row.system = played.system.value
    row.cycles = cycles if cycles in played.cycles else 1
    row.swap_last_rounds = swap_last_rounds and row.cycles > 1
    row.tie_breaks = " ".join(_demand_criteria(row.tie_breaks.split(), edition_id, uow))
    row.edition = edition_id


@command("tournament.scoring", allows(Action.CHANGE_SCORING), is_risky=True)
def change_scoring(
    uow: UnitOfWork,
    /,
    *,
    win: Decimal,
    draw: Decimal,
    loss: Decimal,
    absence: Decimal = Decimal(0),
) -> None:
    """Set what a result is worth, until the first one is entered (Laws of Chess Art. 10.1).

    `absence` is what a forfeit loss gives. Raises RuleError("scoring.value", "scoring.order").
    """
    scoring = Scoring(win=win, draw=draw, loss=loss, absence=absence, pairing_bye=win)
    tournament_row(uow).scoring = scoring_text(demand_scoring(scoring))


@command("tournament.tie-breaks", allows(Action.CHANGE_TIE_BREAKS), is_risky=True, in_stage=True)
def change_tie_breaks(
    uow: UnitOfWork,
    /,
    *,
    tie_breaks: tuple[str, ...],
    unresolved: Unresolved,
    reason: str | None = None,
) -> None:
    """Set the ordered list of tie-breaks and what happens when it is exhausted (C.07 Art. 4).

    The list is frozen when the first round starts: a later change leaves a mark that every sheet
    shows. Groups and finals have the list of the tournament as long as they have none of their own.
    """
    competition = uow.competition
    row = tournament_row(uow)
    before = edition(row.edition).named_here(competition.settings.tie_breaks)
    names = _demand_criteria(tie_breaks, row.edition, uow)
    _demand_definitions(names, uow)
    if competition.kind is not StageKind.MAIN:
        _write_tie_breaks(uow, competition.id, names, unresolved)
        return
    row.tie_breaks = " ".join(names)
    row.unresolved = unresolved.value
    for later in uow.tournament.stages[1:]:
        if later.settings and later.play_off is None and tuple(later.settings.tie_breaks) == before:
            _write_tie_breaks(uow, later.id, names, unresolved)
    begun = [*filter(competition.has_begun, competition.rounds)]
    if begun and names != before:
        uow.session.add(
            ListChangeRow(
                tournament_id=row.id,
                after_round=begun[-1].number,
                before=" ".join(before),
                reason=clean(reason) or "",
            ),
        )


@command("tournament.rating-rules", allows(Action.CHANGE_RATING_RULES), is_risky=True)
def change_rating_rules(
    uow: UnitOfWork,
    /,
    *,
    unrated: Unrated,
    forfeits_in_ratings: bool,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Set what rating tie-breaks make of unrated players and of forfeits (C.07 Art. 10, 15.2)."""
    row = tournament_row(uow)
    row.unrated = unrated.value
    row.forfeits_in_ratings = forfeits_in_ratings


@command("tournament.withdrawals", allows(Action.CHANGE_WITHDRAWALS), is_risky=True)
def change_withdrawals(
    uow: UnitOfWork,
    /,
    *,
    annuls_withdrawals: bool,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Set whether the results of who leaves a round robin early are annulled (C.05 Art. 6.6)."""
    if uow.competition.settings.system is System.SWISS:
        raise RuleError("system.annuls-nothing")
    tournament_row(uow).annuls_withdrawals = annuls_withdrawals


@command("ties.lots", allows(Action.DRAW_TIE_LOTS), is_risky=True, in_stage=True)
def draw_tie_lots(uow: UnitOfWork, /, *, seed: str) -> None:
    """Hold the drawing of lots among those still tied, with a recorded seed (C.07 Art. 4.2).

    Where ties are shared, a stage from which people go on may draw them all the same: it must be
    known who does.
    """
    competition = uow.competition
    if competition.settings.unresolved is not Unresolved.LOTS and not competition.leads_on:
        raise RuleError("ties.shared")
    if competition.tie_lot_seed is not None:
        raise RuleError("ties.drawn", seed=competition.tie_lot_seed)
    if not any(standing.shared for standing in standings(competition, uow.event.players).rows):
        raise RuleError("ties.none")
    is_main = competition.kind is StageKind.MAIN
    row = tournament_row(uow) if is_main else uow.session.get_one(StageRow, competition.id)
    row.unresolved = Unresolved.LOTS.value
    row.tie_lot_seed = demand_seed(seed)


def demand_seed(seed: str) -> str:
    """Return the seed without space around it. Raises RuleError("draw.seed-missing")."""
    if not seed.strip():
        raise RuleError("draw.seed-missing")
    return seed.strip()


def _write_tie_breaks(
    uow: UnitOfWork, stage: StageId, names: Sequence[str], unresolved: Unresolved
) -> None:
    row = uow.session.get_one(StageRow, stage)
    row.tie_breaks = " ".join(names)
    row.unresolved = unresolved.value


def _demand_title(title: str) -> str:
    if not title.strip():
        raise RuleError("event.title-missing")
    return title.strip()


def _demand_order(starts_on: date | None, ends_on: date | None) -> date | None:
    if starts_on and ends_on and ends_on < starts_on:
        raise RuleError("event.dates", starts_on=str(starts_on), ends_on=str(ends_on))
    return ends_on


def _demand_federation(text: str) -> str:
    federation = text.strip().upper()
    if federation and not _FEDERATION.fullmatch(federation):
        raise RuleError("event.federation", text=text)
    return federation


def _demand_criteria(names: Sequence[str], edition_id: str, uow: UnitOfWork) -> tuple[str, ...]:
    """Return the names as the edition spells them; it refuses what it does not allow.

    What is not a Swiss is ranked as a round robin, where it has a table at all.
    """
    rules = edition(edition_id)
    is_swiss = uow.competition.settings.system is System.SWISS
    for name in names:
        rules.criterion(TieBreak.parse(name), System.SWISS if is_swiss else System.ROUND_ROBIN)
    return rules.named_here(names)


def _demand_definitions(names: tuple[str, ...], uow: UnitOfWork) -> None:
    """Make sure that the event defines its own criteria (C.07 Art. 4.1).

    Those that came in with a report file stand in the list already.
    """
    competition = uow.competition
    known = {each.code for each in competition.own_criteria} | {*competition.settings.tie_breaks}
    for name in names:
        if TieBreak.parse(name).is_own and name not in known:
            raise RuleError("criterion.undefined", name=name)
