"""Commands about the event itself: its description, officials and settings."""

from datetime import date

from arbiter_app.domain.editions import DEFAULT_TIE_BREAKS, edition
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import StageKind, System, Unrated, Unresolved
from arbiter_app.domain.pairing.catalogue import SYSTEMS
from arbiter_app.domain.people import Role
from arbiter_app.domain.permissions import Action, allows, anything
from arbiter_app.domain.results import STANDARD_SCORING
from arbiter_app.domain.standings import standings
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.services.command import command
from arbiter_app.services.commands.rows import clean, scoring_text, tournament_row
from arbiter_app.store.schema import EventRow, OfficialRow, StageRow, TournamentRow
from arbiter_app.store.unit_of_work import UnitOfWork


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
            starts_on=_iso(starts_on),
            ends_on=None,
        ),
    )
    uow.session.add(
        TournamentRow(
            id=1,
            title="",
            system=System.ROUND_ROBIN.value,
            cycles=1,
            swap_last_rounds=False,
            edition=edition(edition_id).id,
            tie_breaks=" ".join(DEFAULT_TIE_BREAKS),
            unresolved=Unresolved.SHARED.value,
            rounds=None,
            scoring=scoring_text(STANDARD_SCORING),
            unrated=Unrated.UNSAID.value,
            annuls_withdrawals=True,
            forfeits_in_ratings=False,
        ),
    )
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
) -> None:
    """Set what the head of every paper says."""
    row = uow.session.get_one(EventRow, 1)
    row.title = _demand_title(title)
    row.place = place.strip()
    row.organiser = organiser.strip()
    row.starts_on = _iso(starts_on)
    row.ends_on = _iso(_demand_order(starts_on, ends_on))


@command("official.set", allows(Action.DESCRIBE))
def set_official(uow: UnitOfWork, /, *, role: Role, name: str, category: str | None = None) -> None:
    """Name the official of a role; an empty name leaves the role open."""
    position = list(Role).index(role) + 1
    row = uow.session.get(OfficialRow, position)
    if not clean(name):
        if row is not None:
            uow.remove(row)
        return
    if row is None:
        row = OfficialRow(position=position, role=role.value)
        uow.session.add(row)
    row.name = name.strip()
    row.category = clean(category)


@command("tournament.system", allows(Action.CHANGE_SYSTEM))
def change_system(
    uow: UnitOfWork, /, *, cycles: int, swap_last_rounds: bool, edition_id: str
) -> None:
    """Set how often the players meet and which edition of the tie-break rules is in force."""
    system = SYSTEMS[uow.event.tournament.settings.system]
    if cycles not in system.cycles:
        raise RuleError("system.cycles", cycles=cycles)
    row = tournament_row(uow)
    row.cycles = cycles
    row.swap_last_rounds = swap_last_rounds and cycles > 1
    _demand_criteria(tuple(row.tie_breaks.split()), edition_id, uow)
    row.edition = edition_id


@command("tournament.tie-breaks", allows(Action.CHANGE_TIE_BREAKS))
def change_tie_breaks(
    uow: UnitOfWork,
    /,
    *,
    tie_breaks: tuple[str, ...],
    unresolved: Unresolved,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Set the ordered list of tie-breaks and what happens when it is exhausted (C.07 Art. 4)."""
    row = tournament_row(uow)
    row.tie_breaks = " ".join(_demand_criteria(tie_breaks, row.edition, uow))
    row.unresolved = unresolved.value


@command("ties.lots", allows(Action.DRAW_TIE_LOTS))
def draw_tie_lots(uow: UnitOfWork, /, *, seed: str) -> None:
    """Hold the drawing of lots among those still tied, with a recorded seed (C.07 Art. 4.2)."""
    tournament = uow.event.tournament
    if tournament.settings.unresolved is not Unresolved.LOTS:
        raise RuleError("ties.shared")
    if tournament.tie_lot_seed is not None:
        raise RuleError("ties.drawn", seed=tournament.tie_lot_seed)
    if not any(standing.shared for standing in standings(tournament, uow.event.players).rows):
        raise RuleError("ties.none")
    row = tournament_row(uow)
    row.tie_lot_seed = demand_seed(seed)


def demand_seed(seed: str) -> str:
    """Return the seed without space around it. Raises RuleError("draw.seed-missing")."""
    if not seed.strip():
        raise RuleError("draw.seed-missing")
    return seed.strip()


def _demand_title(title: str) -> str:
    if not title.strip():
        raise RuleError("event.title-missing")
    return title.strip()


def _demand_order(starts_on: date | None, ends_on: date | None) -> date | None:
    if starts_on and ends_on and ends_on < starts_on:
        raise RuleError("event.dates", starts_on=str(starts_on), ends_on=str(ends_on))
    return ends_on


def _demand_criteria(names: tuple[str, ...], edition_id: str, uow: UnitOfWork) -> tuple[str, ...]:
    """Return the names in their one spelling; the edition refuses what it does not allow."""
    rules = edition(edition_id)
    tie_breaks = [TieBreak.parse(name) for name in names]
    for tie_break in tie_breaks:
        rules.criterion(tie_break, uow.event.tournament.settings.system)
    return tuple(str(tie_break) for tie_break in tie_breaks)


def _iso(day: date | None) -> str | None:
    return day.isoformat() if day else None
