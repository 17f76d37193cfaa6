"""Commands of the ceremony of the draw: every step stands on disk before the next one is taken.

What was drawn before everybody is not undone as other acts are. A step clears what can be undone;
it is taken back with a note and a witness, and its row stays.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from arbiter_app.domain.drawing.ceremony import (
    begun_groups,
    demand_envelope,
    demand_number,
    envelope_step,
    held_draw,
    number_step,
    turn,
)
from arbiter_app.domain.drawing.draw_groups import check_beginning, redivided
from arbiter_app.domain.drawing.lots import demand_seed
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.numbering import (
    Ceremony,
    CeremonyMode,
    CeremonyStep,
    DrawGroup,
    DrawMethod,
    MisDraw,
    VarmaVariant,
)
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.catalogue import fixed_rounds
from arbiter_app.domain.permission.by_state import (
    Action,
    allows,
    judge_ceremony,
    judge_naming_of_witnesses,
    judge_taking_back,
)
from arbiter_app.services.command import Params, command
from arbiter_app.services.commands.play.draw import (
    clear_ceremony,
    clear_draw,
    demand_drawing,
    drawing_players,
    take_draw,
)
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.draw import write_ceremony


def _noted(params: Params) -> Params:
    """Return what the journal keeps: of the groups, contingents and sizes; rows tell the rest."""
    groups: tuple[DrawGroup, ...] = params["groups"]
    sizes = [[group.contingent, len(group.players)] for group in groups]
    return {**params, "groups": sizes}


@command(
    "ceremony.begin", allows(Action.DRAW_NUMBERS), right=Right.MANAGE, noted=_noted, is_risky=True
)
def begin_ceremony(
    uow: UnitOfWork,
    /,
    *,
    method: DrawMethod,
    mode: CeremonyMode,
    groups: tuple[DrawGroup, ...],
    contingents_by: ContingentKey | None = None,
    variant: VarmaVariant | None = None,
    seed: str | None = None,
    quantities_shown: bool = True,
    way_out: str | None = None,
    witnesses: tuple[str, ...] = (),
) -> None:
    """Begin a draw before everybody, by lots or from envelopes; a former draw goes.

    Raises RuleError("numbers.not-by-lot") in a Swiss.
    """
    demand_drawing(uow)
    players = drawing_players(uow)
    settings = uow.competition.settings
    fixed_rounds(settings, len(players))
    check_beginning(
        players,
        groups,
        method=method,
        contingents_by=contingents_by,
        variant=variant,
        way_out=clean(way_out),
    )
    clear_draw(uow)
    clear_ceremony(uow)
    _write(
        uow,
        Ceremony(
            method=method,
            mode=mode,
            groups=groups,
            begun_at=_moment(uow),
            seed=demand_seed(seed or "") if mode is CeremonyMode.ON_SCREEN else None,
            contingents_by=contingents_by,
            varma_variant=variant if method is DrawMethod.VARMA else None,
            quantities_shown=quantities_shown,
            way_out=clean(way_out),
            witnesses=_cleaned(witnesses),
        ),
    )


@command("ceremony.envelope", judge_ceremony, right=Right.MANAGE, is_barrier=True)
def choose_envelope(
    uow: UnitOfWork,
    /,
    *,
    envelope: str | None = None,
    place: int | None = None,
    by: str | None = None,
) -> None:
    """Enter which large envelope was chosen: in the hall its letter, on screen its place."""
    ceremony = _ceremony(uow)
    chosen = demand_envelope(ceremony, letter=envelope, place=place)
    now = envelope_step(ceremony, chosen)
    step = CeremonyStep(
        at=_moment(uow), player=now.player, envelope=chosen, place=place, by=clean(by)
    )
    _write(uow, replace(ceremony, steps=(*ceremony.steps, step)))


@command("ceremony.number", judge_ceremony, right=Right.MANAGE, is_barrier=True)
def draw_number(
    uow: UnitOfWork,
    /,
    *,
    number: PairingNumber | None = None,
    place: int | None = None,
    by: str | None = None,
) -> None:
    """Enter which number was drawn: in the hall itself, on screen its place.

    With the last number the draw and the schedule are there.
    """
    ceremony = _ceremony(uow)
    drawn = demand_number(ceremony, number=number, place=place)
    now = number_step(ceremony, drawn)
    step = CeremonyStep(
        at=_moment(uow),
        player=now.player,
        envelope=now.envelope,
        number=drawn,
        place=place,
        by=clean(by),
    )
    after = replace(ceremony, steps=(*ceremony.steps, step))
    _write(uow, after)
    if turn(after) is None:
        take_draw(uow, held_draw(after))


@command(
    "ceremony.take-back", judge_taking_back, right=Right.MANAGE, is_barrier=True, is_risky=True
)
def take_back(uow: UnitOfWork, /, *, note: str, witness: str) -> None:
    """Take the last step back; its row stays with the reason and who saw it.

    A draw that the ceremony led to goes with its last number, and the ceremony goes on.
    """
    why, seen_by = clean(note), clean(witness)
    if why is None:
        raise RuleError("ceremony.note-missing")
    if seen_by is None:
        raise RuleError("ceremony.witness-missing")
    ceremony = _ceremony(uow)
    if not ceremony.steps:
        raise RuleError("ceremony.nothing-to-take-back")
    *standing, last = ceremony.steps
    gone = MisDraw(at=_moment(uow), step=last, note=why, witness=seen_by)
    _write(
        uow,
        replace(ceremony, steps=tuple(standing), mis_draws=(*ceremony.mis_draws, gone)),
    )
    if uow.tournament.draw is not None:
        clear_draw(uow)


@command("ceremony.witnesses", judge_naming_of_witnesses, right=Right.MANAGE)
def name_witnesses(uow: UnitOfWork, /, *, witnesses: tuple[str, ...]) -> None:
    """Name who saw the draw and signs its protocol."""
    _write(uow, replace(_ceremony(uow), witnesses=_cleaned(witnesses)))


@command("ceremony.abandon", judge_ceremony, right=Right.MANAGE, is_risky=True)
def abandon_ceremony(
    uow: UnitOfWork,
    /,
    *,
    reason: str,
) -> None:
    """Break a ceremony off: nothing drawn in it counts, and the journal says why."""
    if not clean(reason):
        raise RuleError("permission.reason-missing")
    clear_ceremony(uow)


@command("ceremony.redivide", judge_ceremony, right=Right.MANAGE, noted=_noted, is_risky=True)
def redivide(uow: UnitOfWork, /, *, groups: tuple[DrawGroup, ...], way_out: str) -> None:
    """Divide those who have not begun to draw into other groups, and say what was decided."""
    ceremony = _ceremony(uow)
    said = clean(way_out)
    if said is None:
        raise RuleError("ceremony.decision-missing")
    redivided(drawing_players(uow), ceremony, groups)
    begun = begun_groups(ceremony)
    decided = f"{ceremony.way_out}; {said}" if ceremony.way_out else said
    _write(uow, replace(ceremony, groups=(*begun, *groups), way_out=decided))


def _ceremony(uow: UnitOfWork) -> Ceremony:
    ceremony = uow.tournament.ceremony
    assert ceremony is not None, "the judge has seen it"
    return ceremony


def _write(uow: UnitOfWork, ceremony: Ceremony) -> None:
    write_ceremony(uow.rows, uow.tournament.id, ceremony)


def _moment(uow: UnitOfWork) -> datetime:
    """Return the moment of a step, as its protocol tells it."""
    return uow.at.replace(microsecond=0)


def _cleaned(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(name for each in names if (name := clean(each)))
