"""Commands about the tie-breaks that the regulations of an event define themselves."""

from collections.abc import Iterable
from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permission.by_state import Action, allows, anything
from arbiter_app.domain.tie_breaks.names import OWN, TieBreak
from arbiter_app.services.command import command
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.own_criteria import write_own_criteria

_MOST = 1_000_000
_DECIMALS = 4
"""More figures than a column of the table shows are a slip of the keyboard."""


@command("criterion.define", allows(Action.DEFINE_CRITERION), right=Right.MANAGE, is_risky=True)
def define_own_criterion(
    uow: UnitOfWork,
    /,
    *,
    code: str,
    definition: str,
    lower_is_better: bool = False,
    reason: str | None = None,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Say what a criterion of the event means, or say it anew; its values stay (C.07 Art. 4.1)."""
    name = _demand_own_name(code)
    words = clean(definition)
    if words is None:
        raise RuleError("criterion.definition-missing", name=name)
    former = next((each for each in uow.tournament.own_criteria if each.code == name), None)
    defined = OwnCriterion(
        code=name,
        definition=words,
        lower_is_better=lower_is_better,
        values={} if former is None else former.values,
    )
    _write(uow, (*_others(uow, name), defined))


@command("criterion.remove", anything, right=Right.MANAGE, is_risky=True)
def remove_own_criterion(uow: UnitOfWork, /, *, code: str) -> None:
    """Forget a criterion of the event with its values; one in the list stays."""
    criterion = _demand_defined(uow, code)
    competition = uow.competition
    if criterion.code in competition.settings.tie_breaks:
        raise RuleError("criterion.listed", name=criterion.code)
    _write(uow, _others(uow, criterion.code))


@command("criterion.value", anything, right=Right.MANAGE)
def set_own_value(
    uow: UnitOfWork, /, *, code: str, player: PlayerId, value: Decimal | None
) -> None:
    """Type the value that a player, or a team, has in a criterion of the event; None leaves them
    without one.
    """
    criterion = _demand_defined(uow, code)
    uow.tournament.competition().participant(player)
    values = {**criterion.values}
    values.pop(player, None)
    if value is not None:
        if not value.is_finite() or abs(value) > _MOST or value != round(value, _DECIMALS):
            raise RuleError("criterion.value", text=str(value), most=_MOST, decimals=_DECIMALS)
        values[player] = value
    _write(uow, (*_others(uow, criterion.code), replace(criterion, values=values)))


def _others(uow: UnitOfWork, name: str) -> tuple[OwnCriterion, ...]:
    return tuple(each for each in uow.tournament.own_criteria if each.code != name)


def _write(uow: UnitOfWork, criteria: Iterable[OwnCriterion]) -> None:
    write_own_criteria(uow.rows, uow.tournament.id, criteria)


def _demand_own_name(code: str) -> str:
    """Return the code in its one spelling. Raises RuleError("criterion.name")."""
    try:
        tie_break = TieBreak.parse(code)
    except RuleError as error:
        raise RuleError("criterion.name", name=code, prefix=OWN) from error
    if not tie_break.is_own:
        raise RuleError("criterion.name", name=code, prefix=OWN)
    return str(tie_break)


def _demand_defined(uow: UnitOfWork, code: str) -> OwnCriterion:
    name = _demand_own_name(code)
    for criterion in uow.competition.own_criteria:
        if criterion.code == name:
            return criterion
    raise RuleError("criterion.undefined", name=name)
