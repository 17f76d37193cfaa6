"""Teams in the boxes of a bracket."""

from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.bracket.page import BracketPage
from arbiter_app.gui.parts.match_cards import cards
from arbiter_app.services.commands.people.teams import change_team
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import show_page, visible_words
from tests.services.team_hands import numbered, of_teams


def test_that_matches_of_teams_are_paired_next(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    numbered(workspace, of_teams(workspace, system=System.KNOCKOUT))
    page = show_page(qtbot, BracketPage(open_event))
    texts = [each.text().replace("&", "") for each in page.page_actions()]
    assert "Pair the next matches" in texts
    assert "Pair the next games" not in texts
    assert "2 legs, colours by lot." in visible_words(page)


def test_that_a_team_is_cut_to_its_short_name_and_to_no_initial(workspace: Workspace) -> None:
    teams = of_teams(workspace, system=System.KNOCKOUT)
    workspace.do(change_team, team=teams[0], name="Школа № 7", short_name="Ш7")
    workspace.do(change_team, team=teams[1], name="Школа № 12")
    numbered(workspace, teams)
    here = in_hand(workspace.event)
    found = knockout(here.competition)
    sides = [side for card in cards(here, found).values() for side in card.sides]
    assert {side.brief for side in sides if side.is_known} == {
        "Ш7",
        "Школа № 12",
        "Дебют",
        "Ендшпіль",
    }
