"""An event with something to appeal against."""

from datetime import datetime
from typing import Any

from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.services.commands.disputes.incidents import record_incident
from arbiter_app.services.commands.people.officials import add_official
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.workspace import Workspace

WHITE, BLACK = PlayerId(1), PlayerId(4)
"""The players of board 1 in round 1 of a field of four."""
CHIEF = "Ґжицька Єлизавета"


_OF_ONE = (
    "player",
    "person",
    "capacity",
    "sanction",
    "minutes",
    "fine",
    "fine_paid",
    "first_round",
    "last_round",
    "result",
)


def of_one(**facts: Any) -> dict[str, Any]:
    """Return an incident with one sanction, as the command takes it."""
    penalty = {name: facts.pop(name) for name in _OF_ONE if name in facts}
    return {**facts, "penalties": [penalty]}


def turn_a_draw_into_a_loss(workspace: Workspace, at: datetime) -> None:
    """Let Black of board 1 lose by a sanction; the committee has three members and a reserve, and
    one of the members reported him.
    """
    for role, name in (
        (Role.CHIEF_ARBITER, CHIEF),
        (Role.APPEALS_CHAIR, "Юркевич Антон"),
        (Role.APPEALS_MEMBER, "Цвєткова Інга"),
        (Role.APPEALS_MEMBER, "Щербань Юхим"),
        (Role.APPEALS_RESERVE, "Лисенко Ада"),
    ):
        workspace.do(add_official, role=role, name=name)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    workspace.do(
        record_incident,
        **of_one(
            at=at,
            player=BLACK,
            round=Round(1),
            board=Board(1),
            offence=Offence.DEVICE,
            account="Задзвонив телефон",
            reported_by="Щербань Юхим",
            arbiter=CHIEF,
            sanction=Sanction.LOSS,
            result=WHITE_WINS,
        ),
    )
