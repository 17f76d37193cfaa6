"""Teams in the boxes of a bracket."""

from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.bracket.page import BracketPage
from arbiter_app.gui.parts.match_cards import cards
from arbiter_app.gui.rounds.grid.board_lines import BoardLines
from arbiter_app.services.commands.people.teams import change_team
from arbiter_app.services.commands.play.matches import draw_colours, pair_next_games
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import show_page, visible_words
from tests.services.hands import last_line
from tests.services.team_hands import boards_made, numbered, of_teams, typed


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


def test_that_matches_of_a_bracket_tell_their_boards_and_line_ups(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    numbered(workspace, of_teams(workspace, system=System.KNOCKOUT))
    workspace.do(draw_colours, seed="7")
    workspace.do(pair_next_games)
    assert last_line(workspace) == "2 matches of teams paired"
    here = in_hand(workspace.event)
    first, second = (BoardLines().of(here, here.competition.round(Round(1)))[at] for at in range(2))
    assert all("0 of 2 in" in line.match for line in (first, second))
    boards_made(workspace)
    typed(workspace, 1, 1, [WHITE_WINS])
    here = in_hand(workspace.event)
    line = BoardLines().of(here, here.competition.round(Round(1)))[0]
    assert "open" in line.match
    assert line.boards == ("1", "0")


def test_that_the_acts_of_a_bracket_speak_of_matches(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    numbered(workspace, of_teams(workspace, system=System.KNOCKOUT))
    page = show_page(qtbot, BracketPage(open_event))
    texts = [each.text().replace("&", "") for each in page.page_actions()]
    assert "To the match" in texts
    assert "To the board" not in texts
