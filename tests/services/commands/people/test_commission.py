"""The commands of the mandate commission, as the file and its journal keep them."""

from collections.abc import Callable
from datetime import date

import pytest

from arbiter_app.domain.facts.people.admission import (
    USUAL_REQUIREMENTS,
    Admission,
    Decision,
    PaperKind,
    Requirement,
    ShownPaper,
)
from arbiter_app.domain.facts.tournament import Entry
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.commission import ready_to_admit
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.commission import (
    decide,
    miss_paper,
    set_requirements,
    show_paper,
)
from arbiter_app.services.commands.people.players import remove_player
from arbiter_app.services.workspace import Workspace
from tests.services.hands import last_line, refused_code

Register = Callable[[int], Workspace]

ONE, TWO, THREE = PlayerId(1), PlayerId(2), PlayerId(3)
END_OF_YEAR = date(2026, 12, 31)


def entry(workspace: Workspace, player: PlayerId) -> Entry:
    return workspace.event.tournament.entry(player)


def show_all(workspace: Workspace, *players: PlayerId) -> None:
    for player in players:
        for each in workspace.event.requirements:
            workspace.do(show_paper, player=player, requirement=each.id, valid_until=END_OF_YEAR)


def test_that_a_shown_paper_is_kept_with_its_date_and_number(register: Register) -> None:
    workspace = register(2)
    workspace.do(
        show_paper,
        player=ONE,
        requirement=PaperKind.ACCIDENT_INSURANCE,
        valid_until=END_OF_YEAR,
        number="  АБ  12345 ",
    )
    kept = {PaperKind.ACCIDENT_INSURANCE: ShownPaper(valid_until=END_OF_YEAR, number="АБ 12345")}
    assert entry(workspace, ONE).papers == kept
    assert last_line(workspace) == (
        "Гравець 01: accident insurance shown, valid until 31.12.2026, № АБ 12345"
    )
    workspace.undo()
    assert entry(workspace, ONE).papers == {}
    workspace.redo()
    assert read_event(workspace.path).tournament.entry(ONE).papers == kept


def test_that_a_paper_not_shown_after_all_is_taken_back_with_its_date(register: Register) -> None:
    workspace = register(1)
    workspace.do(show_paper, player=ONE, requirement=PaperKind.MEDICAL, valid_until=END_OF_YEAR)
    workspace.do(miss_paper, player=ONE, requirement=PaperKind.MEDICAL)
    assert entry(workspace, ONE).papers == {}
    assert last_line(workspace) == "Гравець 01: medical clearance not shown"
    workspace.undo()
    assert entry(workspace, ONE).papers[PaperKind.MEDICAL].valid_until == END_OF_YEAR


def test_that_a_paper_off_the_list_cannot_be_shown(register: Register) -> None:
    workspace = register(1)
    code = refused_code(
        lambda: workspace.do(show_paper, player=ONE, requirement="Дозвіл федерації")
    )
    assert code == "commission.no-such-paper"


def test_that_a_player_without_identity_is_refused_admission_and_nothing_changes(
    register: Register,
) -> None:
    workspace = register(1)
    version = workspace.event.data_version
    code = refused_code(
        lambda: workspace.do(decide, players=(ONE,), admission=Admission.ADMITTED, reason="ok")
    )
    assert code == "commission.no-identity"
    assert workspace.event.data_version == version


def test_that_decisions_are_told_and_taken_back(register: Register) -> None:
    workspace = register(1)
    show_all(workspace, ONE)
    workspace.do(decide, players=(ONE,), admission=Admission.ADMITTED)
    assert entry(workspace, ONE).decision == Decision(admission=Admission.ADMITTED)
    assert entry(workspace, ONE).decided_on == workspace.history()[-1].at.date()
    assert last_line(workspace) == "Commission: Гравець 01: admitted"
    workspace.do(decide, players=(ONE,), admission=Admission.CONDITIONAL, until=date(2026, 11, 3))
    assert (
        last_line(workspace) == "Commission: Гравець 01: admitted conditionally, until 03.11.2026"
    )
    workspace.do(decide, players=(ONE,), admission=Admission.REFUSED, reason=" V.11 ")
    assert entry(workspace, ONE).decision == Decision(admission=Admission.REFUSED, reason="V.11")
    workspace.do(decide, players=(ONE,), admission=None)
    assert entry(workspace, ONE).decision is None
    assert last_line(workspace) == "Commission: Гравець 01: decision taken back"
    workspace.undo()
    assert entry(workspace, ONE).decision == Decision(admission=Admission.REFUSED, reason="V.11")


def test_that_all_with_complete_papers_are_admitted_and_taken_back_as_one(
    register: Register,
) -> None:
    workspace = register(8)
    players = tuple(map(PlayerId, range(1, 8)))
    show_all(workspace, *players)
    assert ready_to_admit(workspace.event) == players
    workspace.do(decide, players=ready_to_admit(workspace.event), admission=Admission.ADMITTED)
    assert ready_to_admit(workspace.event) == ()
    assert last_line(workspace).startswith("Commission: Гравець 01, Гравець 02,")
    assert "Гравець 06" not in last_line(workspace)
    workspace.undo()
    assert ready_to_admit(workspace.event) == players


def test_that_one_player_who_may_not_be_admitted_keeps_the_others_undecided(
    register: Register,
) -> None:
    workspace = register(2)
    show_all(workspace, ONE)
    refused_code(lambda: workspace.do(decide, players=(ONE, TWO), admission=Admission.ADMITTED))
    assert entry(workspace, ONE).decision is None


def test_that_there_is_no_decision_about_nobody(register: Register) -> None:
    workspace = register(1)
    code = refused_code(lambda: workspace.do(decide, players=(), admission=Admission.ADMITTED))
    assert code == "commission.nobody"


def test_that_the_list_of_papers_keeps_what_was_shown_of_a_removed_one(
    register: Register,
) -> None:
    workspace = register(1)
    consent = Requirement.own(" Згода  батьків ")
    workspace.do(set_requirements, requirements=(consent, *USUAL_REQUIREMENTS[:2]))
    assert list(workspace.event.requirements) == [consent, *USUAL_REQUIREMENTS[:2]]
    assert last_line(workspace) == (
        "Papers asked for: Згода батьків, identity document §, medical clearance §"
    )
    workspace.do(show_paper, player=ONE, requirement=consent.id, number="7")
    workspace.do(set_requirements, requirements=USUAL_REQUIREMENTS)
    assert workspace.event.requirements == USUAL_REQUIREMENTS
    workspace.do(
        set_requirements, requirements=(*USUAL_REQUIREMENTS, Requirement.own("Згода батьків"))
    )
    assert entry(workspace, ONE).papers[consent.id] == ShownPaper(number="7")


def test_that_the_list_of_papers_is_undone_as_one(register: Register) -> None:
    workspace = register(1)
    renamed = Requirement(id=PaperKind.MEDICAL, title="Форма 086", dated=True, compulsory=False)
    workspace.do(set_requirements, requirements=(renamed,))
    assert list(workspace.event.requirements) == [renamed]
    workspace.undo()
    assert workspace.event.requirements == USUAL_REQUIREMENTS


@pytest.mark.parametrize(
    ("requirements", "code"),
    [
        ((Requirement(id="x", title="  "),), "commission.paper-untitled"),
        (
            (Requirement.own("Згода"), Requirement(id="y", title="згода")),
            "commission.paper-twice",
        ),
        ((USUAL_REQUIREMENTS[0], USUAL_REQUIREMENTS[0]), "commission.paper-twice"),
    ],
)
def test_that_papers_have_names_that_tell_them_apart(
    register: Register, requirements: tuple[Requirement, ...], code: str
) -> None:
    workspace = register(1)
    refused = refused_code(lambda: workspace.do(set_requirements, requirements=requirements))
    assert refused == code


def test_that_a_removed_player_takes_his_papers_along(register: Register) -> None:
    workspace = register(3)
    show_all(workspace, TWO)
    workspace.do(remove_player, player=TWO)
    assert TWO not in workspace.event.players
    workspace.undo()
    assert len(entry(workspace, TWO).papers) == len(USUAL_REQUIREMENTS)
