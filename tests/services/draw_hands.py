"""The steps of a drawing of lots, taken at random; also by a process that is killed after one."""

from random import Random

from arbiter_app.domain.drawing.ceremony import (
    numbers_left,
    safe_envelopes,
    safe_places,
    sealed_numbers,
    turn,
)
from arbiter_app.domain.facts.play.numbering import Ceremony, CeremonyMode
from arbiter_app.services.commands.play.ceremony import choose_envelope, draw_number
from arbiter_app.services.workspace import Workspace

ON_SCREEN = CeremonyMode.ON_SCREEN


def ceremony_of(workspace: Workspace) -> Ceremony:
    ceremony = workspace.event.tournament.ceremony
    assert ceremony is not None
    return ceremony


def step(workspace: Workspace, chance: Random) -> None:
    """Take the next step, whatever it is."""
    ceremony = ceremony_of(workspace)
    now = turn(ceremony)
    assert now is not None
    if now.chooses_envelope:
        if ceremony.mode is ON_SCREEN:
            workspace.do(choose_envelope, place=chance.choice(safe_places(ceremony)))
        else:
            workspace.do(choose_envelope, envelope=chance.choice(safe_envelopes(ceremony)))
    elif ceremony.mode is ON_SCREEN:
        sealed = [each for each in sealed_numbers(ceremony, now.envelope) if not each.is_open]
        workspace.do(draw_number, place=chance.choice(sealed).place)
    else:
        left = numbers_left(ceremony)[now.envelope or ""]
        workspace.do(draw_number, number=chance.choice(left))
