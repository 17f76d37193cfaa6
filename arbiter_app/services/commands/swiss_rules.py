"""Commands about how a Swiss is paired, all before round 1 is."""

from dataclasses import replace

from arbiter_app.domain.drawing.lots import draw_colour
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rights import Right
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.services.command import command
from arbiter_app.services.commands.event import demand_seed
from arbiter_app.services.writing.settings import settings_now, write_settings
from arbiter_app.store.event_file.unit_of_work import UnitOfWork


@command("swiss.colour", allows(Action.CHANGE_SWISS), right=Right.MANAGE, is_risky=True)
def set_initial_colour(uow: UnitOfWork, /, *, colour: Colour) -> None:
    """Note the initial colour as it was drawn in the hall (C.04.3 Art. 5.1).

    Raises RuleError("pairing.not-swiss").
    """
    _write_colour(uow, colour)


@command("swiss.colour-by-lot", allows(Action.CHANGE_SWISS), right=Right.MANAGE, is_risky=True)
def draw_initial_colour(uow: UnitOfWork, /, *, seed: str) -> None:
    """Draw the initial colour by lot (C.04.3 Art. 5.1); the same seed gives the same colour.

    Raises RuleError("pairing.not-swiss").
    """
    _write_colour(uow, draw_colour(demand_seed(seed)))


def _write_colour(uow: UnitOfWork, colour: Colour) -> None:
    settings = settings_now(uow)
    if not settings.traits.follows_results:
        raise RuleError("pairing.not-swiss")
    write_settings(uow, replace(settings, swiss=replace(settings.swiss, initial_colour=colour)))
