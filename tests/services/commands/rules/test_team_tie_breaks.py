"""The list of tie-breaks where teams play, and what becomes of it when people play instead."""

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.commands.whole.event import change_tie_breaks
from arbiter_app.services.workspace import Workspace
from tests.services.hands import choose_system
from tests.services.team_hands import FOUR_BOARDS


def listed(workspace: Workspace) -> tuple[str, ...]:
    return tuple(workspace.event.tournament.settings.tie_breaks)


@pytest.mark.parametrize("system", [System.ROUND_ROBIN, System.SWISS])
def test_that_teams_get_the_usual_list_of_teams(workspace: Workspace, system: System) -> None:
    choose_system(workspace, system)
    of_people = listed(workspace)
    workspace.do(set_team_rules, rules=FOUR_BOARDS)
    assert "MPVGP" in listed(workspace)
    workspace.do(set_team_rules, rules=None)
    assert listed(workspace) == of_people


def test_that_a_list_stays_that_people_and_teams_may_have(workspace: Workspace) -> None:
    workspace.do(change_tie_breaks, tie_breaks=("WIN", "DE"), unresolved=Unresolved.SHARED)
    workspace.do(set_team_rules, rules=FOUR_BOARDS)
    assert listed(workspace) == ("WIN", "DE")


def test_that_another_system_has_the_usual_list_of_teams_too(workspace: Workspace) -> None:
    workspace.do(set_team_rules, rules=FOUR_BOARDS)
    choose_system(workspace, System.SWISS)
    assert listed(workspace) == ("MPVGP", "BH/C1", "EMGSB/C1", "EDE")


def test_that_each_kind_may_list_its_own_criteria_alone(workspace: Workspace) -> None:
    of_teams = ("EMMSB:GP", "ARO"), ("tie-break.one-score", "tie-break.of-people")
    with pytest.raises(RuleError) as refused:
        workspace.do(change_tie_breaks, tie_breaks=("EDE",), unresolved=Unresolved.SHARED)
    assert refused.value.code == "tie-break.of-teams"
    workspace.do(set_team_rules, rules=FOUR_BOARDS)
    for name, code in zip(*of_teams, strict=True):
        with pytest.raises(RuleError) as refused:
            workspace.do(change_tie_breaks, tie_breaks=(name,), unresolved=Unresolved.SHARED)
        assert refused.value.code == code
    workspace.do(
        change_tie_breaks, tie_breaks=("EDE", "SB:GP/C1", "BERLIN"), unresolved=Unresolved.LOTS
    )
    assert listed(workspace) == ("EDE", "SB:GP/C1", "BERLIN")
