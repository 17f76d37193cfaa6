"""One key has one meaning over all pages, as the table of keys has it."""

from collections import defaultdict
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QMenu, QScrollArea
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.domain.facts.results import ALL_RESULTS
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.keys import Key, Place
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.rounds.grid.result_keys import PRESETS, Meaning, Preset, menu_keys, told
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.gui.window.menu.keys import KeysDialog
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder
from tests.gui.hands import in_dialog, show_page
from tests.gui.windows import open_window

MEANINGS = {
    Key.PLAYER_CARD: {"Player’s card", "Card of White"},
    Key.NEW: {
        "New player",
        "New team",
        "Add to the roster",
        "New ranking",
        "New official",
        "New incident",
        "New protest or appeal",
        "Add a final",
        "Add a tournament",
    },
    Key.CHOOSE: {
        "Correct",
        "Correct the words",
        "Decide",
        "Take in hand",
        "Print again",
        "Whose results count",
        "To what comes next",
        "Own boards",
    },
    Key.REMOVE: {
        "Remove",
        "Remove from the roster",
        "Remove the ranking",
        "Remove the stage",
        "Remove the tournament",
        "Taken down",
    },
    Key.MARK: {"Keep in the pairing or leave out", "Reserve or not"},
    Key.CORRECT: {
        "Change the rules",
        "Correct",
        "Correct the date",
        "Title and time control",
        "Title and own conditions",
        "By hand",
        "Pair round 1 by hand",
    },
    Key.REOPEN: {"Reopen round", "Re-open the match", "Reopen"},
    Key.TAKE_BACK: {
        "Take back the last step",
        "Take the decision back",
        "Take the paired games back",
        "Take publication back",
        "Lift the sanction",
        "Clear the sheet",
    },
    Key.PAID: {"Fee is paid", "Fine is paid"},
    Key.ONLY_MISSING: {"Only without result", "Only incomplete"},
    Key.GO_TO: {"Go to board or player", "To the board"},
    Key.PANEL: {"Why this place", "Why (panel)", "Panel", "Printed papers"},
    Key.VIEW_1: {"Standings", "Show everybody", "And all after it", "List of teams"},
    Key.VIEW_2: {"Cross table", "Show who is not here yet", "What is missing", "Roster"},
    Key.VIEW_3: {
        "Cross table in the order of numbers",
        "Show whose fee is open",
        "List of papers",
    },
    Key.VIEW_4: {"Show whose papers are missing", "Progress"},
    Key.VIEW_5: {"Show what is to be decided", "Colours and floats", "Teams and members"},
    Key.LARGER: {"Larger"},
    Key.SMALLER: {"Smaller"},
    Key.USUAL_SIZE: {"Usual size", "Fit width"},
    Key.PREVIOUS: {"Previous ranking", "Previous round", "Table of the round before"},
    Key.NEXT: {"Next ranking", "Next round", "Table of the next round"},
    Key.COPY: {"Copy the table", "Copy the bracket"},
    Key.PRINT: {
        "Fees of all tournaments",
        "Print",
        "Print the act",
        "Print the byes",
        "Pairings for the wall",
        "Print the bracket",
        "Print the decision",
        "Print the officials",
        "Protocol",
        "Round papers",
        "Order of play",
    },
    Key.PRINT_OTHER: {
        "Print the register",
        "Print the protest",
        "Print what is missing",
        "Print why",
        "Print why these pairs",
        "Protocol of the match",
    },
    Key.SAVE_AS: {"Save PDF", "Export", "Export the list"},
    Key.INCIDENT: {"Incident at this board", "Incident in this game"},
    Key.BREAK_OFF: {"Break off", "Take the draft away"},
    Key.PAIR: {"Pair the next games", "Pair round {round}"},
    Key.DRAW_COLOURS: {
        "Draw the colours",
        "Draw all colours",
        "Draw the initial colour by lot",
    },
    Key.FORFEIT: {
        "Walk-over",
        "A player does not play",
        "Forfeit the late",
        "The others were absent",
    },
    Key.VERIFY: {"Verify: type a second time", "Type a second time"},
    Key.SIGN_OFF: {"Sign off and publish round", "Sign off the round"},
    Key.TEMPO: {"Other time control", "Slower pace by agreement"},
}
"""Every key that more than one act has, with all of them: what they do is one thing."""

PLACES = {
    PageId.REGISTRATION: Place.DESK,
    PageId.COMMISSION: Place.COMMISSION,
    PageId.PLAYING: Place.WHO_PLAYS,
}
"""Pages on which figures and signs have meanings of their own."""


def test_that_a_key_stands_once_in_the_table() -> None:
    known: dict[str, list[str]] = defaultdict(list)
    for key in Key:
        for each in key.keys:
            known[f"{key.place}{QKeySequence(each).toString()}"].append(key.name)
    for page in PAGES:
        known[page.key].append(page.id)
    assert {each: names for each, names in known.items() if len(names) > 1} == {}


def acts_of_all_pages(qtbot: QtBot, open_event: OpenEvent) -> Iterator[tuple[PageId, QAction]]:
    for entry in PAGES:
        page = show_page(qtbot, entry.build(open_event))
        yield from ((entry.id, act) for act in page.findChildren(QAction) if act.shortcuts())
        page.close()


def test_that_every_key_of_a_page_is_in_the_table_with_one_meaning(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    of_table = {(key.place, tuple(map(QKeySequence, key.keys))): key for key in Key}
    found: dict[Key, set[str]] = defaultdict(set)
    for page, act in acts_of_all_pages(qtbot, open_event):
        keys = tuple(act.shortcuts())
        own = PLACES.get(page, Place.ANYWHERE)
        known = [of_table.get((place, keys)) for place in (own, Place.ANYWHERE)]
        key = next((each for each in known if each), None)
        assert key, f"{page}: {act.text()} has keys of its own"
        found[key].add(_words(act))
    shared = {key: words for key, words in found.items() if len(words) > 1}
    assert shared == {key: MEANINGS.get(key) for key in shared}


def _words(act: QAction) -> str:
    return act.text().replace("&", "").rstrip("…")


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_that_a_key_means_the_same_in_the_grid_and_in_the_menu_of_all_results(
    preset: Preset,
) -> None:
    menu = menu_keys(preset)
    assert set(menu) == set(ALL_RESULTS)
    assert len({*menu.values(), preset.adjourn, preset.clear}) == len(menu) + 2
    for result, key in menu.items():
        assert preset.meaning(key) in (result, None)


def test_that_seven_and_nine_adjourn_and_clear_alone() -> None:
    vega = PRESETS[0]
    assert (vega.meaning("7"), vega.meaning("9")) == (Meaning.ADJOURN, Meaning.CLEAR)
    assert not {"7", "9"} & set(menu_keys(vega).values())


def test_that_no_place_uses_a_key_that_an_act_has_anywhere() -> None:
    anywhere = {each for key in Key if key.place is Place.ANYWHERE for each in key.keys}
    at_places = {each for key in Key if key.place is not Place.ANYWHERE for each in key.keys}
    typed = {each for preset in PRESETS for each in menu_keys(preset).values()}
    assert anywhere.isdisjoint(at_places | typed)


@pytest.mark.parametrize(("language", "letters"), [("en", "A–Z"), ("uk", "А–Я")])
def test_that_the_legend_tells_letters_in_the_language_of_the_window(
    qtbot: QtBot, language: str, letters: str
) -> None:
    i18n.use(language)
    keys = [key for key, _ in told(PRESETS[0])]
    i18n.use("en")
    assert f"{letters}, /" in keys


def test_that_forfeits_are_told_with_a_colon() -> None:
    words = dict(told(PRESETS[0]))
    assert (words["3"], words["4"], words["2"]) == ("+ : –", "– : +", "– : –")


def test_that_the_card_tells_the_keys_of_the_table(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    entry = next(each for each in PAGES if each.id is PageId.ROUNDS)
    page = show_page(qtbot, entry.build(open_event))
    acts = [act for act in page.page_actions() if act.shortcuts()]
    card = KeysDialog(page, [("Rounds", acts)], page.typed_keys())
    said = [label.text() for label in card.findChildren(QLabel)]
    assert QKeySequence(Key.SIGN_OFF.keys[0]).toString() in said
    assert "A–Z, /" in said
    assert any(isinstance(act.menu(), QMenu) for act in page.page_actions())


def test_that_the_card_of_keys_is_no_wider_than_the_screen(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(4)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    seen: list[bool] = []

    def look(dialog: QDialog) -> None:
        area = dialog.findChild(QScrollArea)
        seen.append(area is None or not area.horizontalScrollBar().isVisible())
        seen.append(dialog.width() <= dialog.screen().availableSize().width())

    in_dialog(look)
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert seen == [True, True]
