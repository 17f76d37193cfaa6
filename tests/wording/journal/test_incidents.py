"""The register in the journal, as a page of history tells it."""

from collections.abc import Iterator
from datetime import datetime
from decimal import Decimal
from pathlib import Path

import pytest

from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.disputes.incidents import (
    lift_sanction,
    record_incident,
    set_fine_paid,
)
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.journal.lines import entry_text
from tests.services.disputes import of_one

ENGLISH = catalogue("en")
AT = datetime(2026, 11, 1, 12)


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    opened = Workspace.create(
        tmp_path / "cup.arbiter", title="Cup", starts_on=None, edition_id="2026-03", actor="arbiter"
    )
    for name in ("Бук Ян", "Ґава Олена", "Їжак Ілля", "Яр Уляна"):
        opened.do(add_player, name=name)
    opened.do(number_by_rating)
    yield opened
    opened.close()


def last(workspace: Workspace) -> str:
    entry = workspace.history()[-1]
    return entry_text(ENGLISH, entry.command, entry.params, workspace.event, entry.changes)


def test_that_a_fine_is_told_from_its_imposing_to_its_lifting(workspace: Workspace) -> None:
    number = workspace.do(
        record_incident,
        **of_one(
            at=AT,
            player=PlayerId(2),
            offence=Offence.CONDUCT,
            sanction=Sanction.FINE,
            fine=Decimal("250.50"),
        ),
    )
    assert last(workspace) == "Incident: Ґава Олена, improper conduct – fine of 250.50"
    workspace.do(set_fine_paid, incident=number, sanction=1, paid=True)
    assert last(workspace) == "Fine of incident 1 paid"
    workspace.do(lift_sanction, incident=number, sanction=1, reason="помилка")
    assert last(workspace) == "Sanction of incident 1 lifted: Ґава Олена, fine of 250.50"


def test_that_an_incident_at_a_board_names_it(workspace: Workspace) -> None:
    game = workspace.event.tournament.main_stage.round(Round(1)).game(Board(1))
    workspace.do(
        record_incident,
        **of_one(
            at=AT,
            player=game.white,
            round=Round(1),
            board=Board(1),
            offence=Offence.LATE,
            sanction=Sanction.TIME_OFF,
            minutes=5,
        ),
    )
    assert last(workspace).startswith("Incident, round 1, board 1: ")
    assert "late for the game – 5" in last(workspace)


def test_that_a_record_that_was_undone_is_still_told(workspace: Workspace) -> None:
    workspace.do(
        record_incident,
        **of_one(
            at=AT,
            player=PlayerId(1),
            offence=Offence.OTHER,
            sanction=Sanction.EXCLUSION,
            first_round=Round(2),
            last_round=Round(3),
            account="Запізнювався",
        ),
    )
    workspace.undo()
    assert last(workspace) == "Incident: Бук Ян, other – exclusion from rounds 2–3"
