"""What a report file does not say, in words."""

import re
from pathlib import Path

from arbiter_app import i18n
from arbiter_app.domain.facts.play.game_notes import Adjournment
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.formats.trf import losses as source
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.report_files import LOSSES, losses, remarks
from tests.formats.trf.test_rating_only import with_first_game
from tests.formats.trf.test_writing import four
from tests.services.team_hands import numbered, of_teams

ENGLISH = i18n.catalogue("en")


def test_that_losses_are_told_in_the_order_they_are_found() -> None:
    said = losses(i18n.catalogue("en"), ("boards", "draw"))
    assert said == ("At which boards the games were played", "How the numbers were drawn")


def test_that_every_loss_has_its_words() -> None:
    code = Path(source.__code__.co_filename).read_text(encoding="utf-8")
    aspects = re.findall(r'^        "([a-z0-9-]+)":', code, re.MULTILINE)
    others = re.findall(r'lost\.append\("([a-z-]+)"\)', code)
    assert set(LOSSES) == {*aspects, *others}


def test_that_a_report_with_open_games_says_which_are_adjourned() -> None:
    adjourned = with_first_game(four(), result=None, adjournment=Adjournment())
    said = list(remarks(ENGLISH, adjourned))
    assert said[0].startswith("This report is not final: 5 game")
    assert said[1] == "Adjourned, by round: 1 (board 1)."


def test_that_a_result_for_the_rating_alone_is_told_beside_that_of_the_table() -> None:
    corrected = with_first_game(four(), rated_result=DRAW)
    assert "Round 1, board 1: for the rating ½ – ½, in the table 1 – 0 (C.04.2)." in remarks(
        ENGLISH, corrected
    )


def test_that_matches_of_teams_without_result_are_told_as_matches(workspace: Workspace) -> None:
    numbered(workspace, of_teams(workspace))
    assert "This report is not final: 6 matches have no result." in remarks(
        ENGLISH, workspace.event
    )
