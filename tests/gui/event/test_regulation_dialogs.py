"""The system of play, the rules of knockouts and the play-off regulation, on the page of the event
and in its dialogs.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.facts.rules.knockout_rules import Elimination, KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import (
    ColoursBy,
    Ending,
    MatchRules,
    MatchStep,
    Unbroken,
)
from arbiter_app.domain.facts.rules.play_off_rules import Form, PlayOffRules
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.event.matches.knockout_rules_dialog import KnockoutRulesDialog
from arbiter_app.gui.event.page import EventPage
from arbiter_app.gui.event.play_off.play_off_rules_dialog import PlayOffRulesDialog
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.files.play_off_presets import PlayOffPresets, shipped
from tests.gui.hands import focused, in_dialog, visible_words

Builder = Callable[[int], tuple[PlayerId, ...]]
Open = Callable[..., PlayOffRulesDialog]

W = TypeVar("W", bound=QWidget)

MATCHES, FINAL = 1, 2
"""The tabs behind that of the bracket, in the rules of a knockout."""


@pytest.fixture
def presets(tmp_path: Path) -> PlayOffPresets:
    return PlayOffPresets(tmp_path / "presets")


@pytest.fixture
def open_play_off(qtbot: QtBot, open_event: OpenEvent, presets: PlayOffPresets) -> Open:
    parent = QWidget()
    qtbot.addWidget(parent)

    def open_(chosen_file: Path | None = None) -> PlayOffRulesDialog:
        dialog = PlayOffRulesDialog(
            parent,
            open_event,
            presets,
            ask_open=lambda *_: chosen_file,
            ask_save=lambda *_: chosen_file,
        )
        dialog.show()
        return dialog

    return open_


def choose_preset(dialog: QWidget, name: str) -> None:
    presets = field(dialog, QListWidget, "Regulations")
    (item,) = presets.findItems(name, Qt.MatchFlag.MatchExactly)
    presets.setCurrentItem(item)


def seen_first(parent: QWidget, kind: type[W]) -> list[W]:
    """The children of a kind, those on the tab in view before all others."""
    return sorted(parent.findChildren(kind), key=lambda each: not each.isVisible())


def field(dialog: QWidget, kind: type[W], name: str) -> W:
    """A field by what stands before it or on it, or by its spoken name."""
    for label in seen_first(dialog, QLabel):
        buddy = label.buddy()
        if label.text().replace("&", "") == name and isinstance(buddy, kind):
            return buddy
    return next(
        each
        for each in seen_first(dialog, kind)
        if name in (each.accessibleName(), str(each.property("text")).replace("&", ""))
    )


def press(dialog: QWidget, text: str) -> None:
    button = next(
        each for each in seen_first(dialog, QPushButton) if each.text().replace("&", "") == text
    )
    assert button.isEnabled()
    button.click()


def choose(box: QComboBox, text: str) -> None:
    box.setCurrentText(text)
    box.activated.emit(box.currentIndex())


def show_tab(dialog: QWidget, position: int) -> None:
    tabs = dialog.findChild(QTabWidget)
    assert tabs is not None
    tabs.setCurrentIndex(position)


def words(dialog: QWidget) -> str:
    return field(dialog, QPlainTextEdit, "The regulation in words").toPlainText()


def problem(dialog: QWidget) -> str:
    return "\n".join(each.text() for each in dialog.findChildren(Problem))


def play_off(open_event: OpenEvent) -> PlayOffRules:
    rules = open_event.tournament.settings.play_off
    assert rules is not None
    return rules


def play_a_game(open_event: OpenEvent) -> None:
    open_event.do(enter_result, round=Round(1), board=Board(1), result=DRAW)


def test_that_a_preset_is_set_as_its_source_has_it(
    open_event: OpenEvent, open_play_off: Open
) -> None:
    dialog = open_play_off()
    assert words(dialog) == "Ties of the table are not played off."
    choose_preset(dialog, "World Cup 2025")
    assert "Black bids 4+2 at most" in words(dialog)
    assert "Source: FIDE World Cup 2025" in words(dialog)
    dialog.accept()
    assert play_off(open_event).id == "world_cup_2025"
    open_event.undo()
    assert open_event.tournament.settings.play_off is None


def test_that_places_of_the_event_stay_when_another_preset_is_chosen(
    open_event: OpenEvent, open_play_off: Open
) -> None:
    dialog = open_play_off()
    choose_preset(dialog, "World Cup 2025")
    choose(field(dialog, QComboBox, "Places"), "where one crosses a line behind")
    typed = field(dialog, QLineEdit, "Lines behind the places")
    typed.setText("1, 4")
    typed.textEdited.emit("1, 4")
    choose_preset(dialog, "FIDE Arbiters’ Manual 2017")
    dialog.accept()
    assert (play_off(open_event).id, play_off(open_event).cuts) == (
        "fide_manual_2017_default",
        (1, 4),
    )


def test_that_a_place_that_is_none_is_mended_before_it_is_set(
    open_event: OpenEvent, open_play_off: Open
) -> None:
    dialog = open_play_off()
    choose_preset(dialog, "World Cup 2025")
    choose(field(dialog, QComboBox, "Places"), "where one crosses a line behind")
    typed = field(dialog, QLineEdit, "Lines behind the places")
    typed.setText("first")
    typed.textEdited.emit("first")
    dialog.accept()
    assert "“first” is not a place" in problem(dialog)
    assert open_event.tournament.settings.play_off is None


def test_that_a_changed_preset_has_a_name_of_its_own_and_is_kept(
    open_event: OpenEvent, open_play_off: Open, presets: PlayOffPresets
) -> None:
    dialog = open_play_off()
    choose_preset(dialog, "FIDE Arbiters’ Manual 2017")
    field(dialog, QSpinBox, "Pause between its stages").setValue(15)
    press(dialog, "Keep as own")
    assert [each.id for each in presets.all() if not each.is_shipped] == [
        "FIDE Arbiters’ Manual 2017, changed"
    ]
    dialog.accept()
    assert play_off(open_event).pause == 15
    assert play_off(open_event).source.startswith("after: FIDE Arbiters' Manual")
    again = open_play_off()
    in_dialog(lambda asked: press(asked, "Remove it"))
    press(again, "Remove")
    assert all(each.is_shipped for each in presets.all())
    assert play_off(open_event).pause == 15


def test_that_a_chain_of_the_arbiters_own_is_built(
    open_event: OpenEvent, open_play_off: Open
) -> None:
    dialog = open_play_off()
    choose_preset(dialog, "World Cup 2023")
    press(dialog, "Add a number of players")
    choose(field(dialog, QComboBox, "They play"), "a round robin")
    field(dialog, QSpinBox, "to").setValue(0)
    dialog.accept()
    two, more = play_off(open_event).levels[0].branches
    assert (two.form, more.form, more.fewest, more.most) == (Form.MATCH, Form.ROUND_ROBIN, 3, None)


def test_that_a_regulation_that_cannot_be_played_says_why(
    open_event: OpenEvent, open_play_off: Open
) -> None:
    dialog = open_play_off()
    choose_preset(dialog, "World Cup 2023")
    field(dialog, QSpinBox, "Players: from").setValue(3)
    field(dialog, QSpinBox, "to").setValue(3)
    dialog.accept()
    assert "does not say what two players play" in problem(dialog)
    assert open_event.tournament.settings.play_off is None


def test_that_a_regulation_goes_to_another_computer_in_a_file(
    open_event: OpenEvent, open_play_off: Open, tmp_path: Path
) -> None:
    file = tmp_path / "own.json"
    dialog = open_play_off(file)
    choose_preset(dialog, "Tata Steel 2025")
    press(dialog, "Export…")
    other = open_play_off(file)
    press(other, "Import…")
    assert other.rules is not None
    assert other.rules.id == "tata_steel_2025"
    file.write_text("no regulation", encoding="utf-8")
    press(other, "Import…")
    assert "regulations" in problem(other)


def test_that_a_change_after_the_start_needs_its_reason(
    open_event: OpenEvent, drawn: Builder, open_play_off: Open
) -> None:
    drawn(4)
    play_a_game(open_event)
    dialog = open_play_off()
    choose_preset(dialog, "World Cup 2025")
    button = next(each for each in dialog.findChildren(QPushButton) if each.isDefault())
    assert not button.isEnabled()
    field(dialog, QLineEdit, "Reason, kept in the journal:").setText("agreed with all players")
    button.click()
    assert play_off(open_event).id == "world_cup_2025"


class Taken:
    """What a dialog has handed over."""

    def __init__(self, parent: QWidget) -> None:
        self.parent = parent
        self.rules = KnockoutRules()

    def take(self, asked: KnockoutRulesDialog) -> bool:
        self.rules = asked.rules
        return True

    def dialog(self, system: System) -> KnockoutRulesDialog:
        dialog = KnockoutRulesDialog(self.parent, self.rules, system, take=self.take)
        dialog.show()
        return dialog


@pytest.fixture
def taken(qtbot: QtBot) -> Taken:
    parent = QWidget()
    qtbot.addWidget(parent)
    return Taken(parent)


def test_that_the_third_place_and_another_final_are_agreed_upon(taken: Taken) -> None:
    dialog = taken.dialog(System.KNOCKOUT)
    choose(field(dialog, QComboBox, "Places"), "the winner and the third place")
    show_tab(dialog, FINAL)
    field(dialog, QCheckBox, "The final is played otherwise than the other matches").click()
    field(dialog, QSpinBox, "Games").setValue(4)
    assert "play for the third place" in visible_words(dialog)
    dialog.accept()
    assert taken.rules.cuts == (1, 3)
    assert taken.rules.final is not None
    assert taken.rules.final.steps[0].games == 4
    assert taken.rules.match.steps[0].games == 2


def keys(dialog: QDialog, *pressed: Qt.Key) -> None:
    """Press keys where the focus is; a letter with Alt."""
    dialog.activateWindow()
    assert QTest.qWaitForWindowActive(dialog)
    for key in pressed:
        is_letter = Qt.Key.Key_A <= key <= Qt.Key.Key_Z
        modifier = Qt.KeyboardModifier.AltModifier if is_letter else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(focused(), key, modifier)


def chain(dialog: QWidget) -> str:
    return field(dialog, QComboBox, "Sequence of games").currentText()


@pytest.mark.parametrize("system", [System.KNOCKOUT, System.MATCH])
def test_that_the_chain_of_a_match_is_taken_from_a_preset_by_keys(
    taken: Taken, system: System
) -> None:
    dialog = taken.dialog(system)
    show_tab(dialog, MATCHES)
    assert chain(dialog) == "as set here"
    keys(dialog, Qt.Key.Key_Q, Qt.Key.Key_Home, Qt.Key.Key_Down)
    assert chain(dialog) == "World Cup 2025"
    assert "Black bids 4+2 at most" in visible_words(dialog)
    keys(dialog, Qt.Key.Key_End)
    assert dialog.rules == KnockoutRules(), "what stood there can be chosen again"
    keys(dialog, Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert taken.rules.match == shipped()[1].levels[0].branches[0].match


def test_that_an_own_chain_is_kept_and_taken_in_another_event(
    taken: Taken, open_event: OpenEvent
) -> None:
    dialog = taken.dialog(System.KNOCKOUT)
    show_tab(dialog, MATCHES)
    keys(dialog, Qt.Key.Key_Q, Qt.Key.Key_Home, Qt.Key.Key_Down)
    field(dialog, QSpinBox, "Games").setValue(4)
    assert chain(dialog) == "as set here"

    def name_it(asked: QDialog) -> None:
        QTest.keyClicks(focused(), "Cup of the region")
        assert "4 games, 15+10" in visible_words(asked)
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    keys(dialog, Qt.Key.Key_Tab)
    in_dialog(name_it)
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert chain(dialog) == "Cup of the region"
    assert dialog.focusWidget() is field(dialog, QComboBox, "Sequence of games")

    taken.rules = KnockoutRules()
    other = taken.dialog(System.MATCH)
    choose(field(other, QComboBox, "Sequence of games"), "Cup of the region")
    other.accept()
    assert taken.rules.match == dialog.rules.match
    assert taken.rules.match.steps[0].games == 4


def test_that_an_own_chain_replaces_the_one_of_its_name_and_says_so(taken: Taken) -> None:
    PlayOffPresets().save_chain("Cup", MatchRules(steps=(MatchStep(games=6),)))
    dialog = taken.dialog(System.MATCH)

    def name_it(asked: QDialog) -> None:
        assert "is replaced" not in visible_words(asked)
        QTest.keyClicks(focused(), "Cup")
        assert "is replaced" in visible_words(asked)
        asked.accept()

    in_dialog(name_it)
    press(dialog, "Keep for next time…")
    (kept,) = (each for each in PlayOffPresets().chains() if not each.preset.is_shipped)
    assert kept.rules == dialog.rules.match


def test_that_a_chain_that_cannot_be_played_is_not_kept(taken: Taken) -> None:
    dialog = taken.dialog(System.MATCH)
    choose(field(dialog, QComboBox, "It ends"), "when somebody has so many points")

    def name_it(asked: QDialog) -> None:
        QTest.keyClicks(focused(), "Cup")
        asked.accept()
        assert "points" in problem(asked)
        asked.reject()

    in_dialog(name_it)
    press(dialog, "Keep for next time…")
    assert all(each.preset.is_shipped for each in PlayOffPresets().chains())


def test_that_a_match_of_a_play_off_takes_an_own_chain(
    open_event: OpenEvent, open_play_off: Open, presets: PlayOffPresets
) -> None:
    own = MatchRules(steps=(MatchStep(games=1, time_control="10+5"),), unbroken=Unbroken.LOTS)
    presets.save_chain("Cup", own)
    dialog = open_play_off()
    choose_preset(dialog, "World Cup 2023")

    def take(asked: QDialog) -> None:
        assert chain(asked) == "World Cup 2023"
        choose(field(asked, QComboBox, "Sequence of games"), "Cup")
        asked.accept()

    in_dialog(take)
    press(dialog, "Games of a match…")
    dialog.accept()
    assert play_off(open_event).levels[0].branches[0].match == own
    assert play_off(open_event).id == "World Cup 2023, changed"


def test_that_the_letter_of_its_label_finds_the_places(taken: Taken) -> None:
    dialog = taken.dialog(System.KNOCKOUT)
    dialog.activateWindow()
    assert QTest.qWaitForWindowActive(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    assert focused() is field(dialog, QComboBox, "Places")
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    assert "play for the third place" in visible_words(dialog)


def test_that_a_double_elimination_asks_for_no_places(taken: Taken) -> None:
    dialog = taken.dialog(System.KNOCKOUT)
    choose(field(dialog, QComboBox, "Out is"), "who loses twice")
    assert not field(dialog, QComboBox, "Places").isVisible()
    dialog.accept()
    assert taken.rules.elimination is Elimination.DOUBLE


def test_that_a_match_ends_with_an_armageddon_and_bids(taken: Taken) -> None:
    dialog = taken.dialog(System.MATCH)
    assert not field(dialog, QComboBox, "Places").isVisible()
    field(dialog, QListWidget, "Steps of the match").setCurrentRow(1)
    choose(field(dialog, QComboBox, "It ends"), "armageddon: a draw wins for Black")
    field(dialog, QComboBox, "First White").setCurrentText("bids of time for Black")
    for name, clock in (("Time control", "4+2"), ("Black bids at most", "4+2")):
        typed = field(dialog, QLineEdit, name)
        typed.setText(clock)
        typed.textEdited.emit(clock)
    dialog.accept()
    first, last = taken.rules.match.steps
    assert first == MatchStep()
    assert last == MatchStep(
        ending=Ending.ARMAGEDDON,
        games=1,
        time_control="4+2",
        black_time_control="4+2",
        colours=ColoursBy.BIDS,
    )


def test_that_steps_are_added_moved_and_removed(taken: Taken) -> None:
    dialog = taken.dialog(System.MATCH)
    press(dialog, "Add a step")
    field(dialog, QSpinBox, "Games").setValue(6)
    press(dialog, "Up")
    assert [step.games for step in dialog.rules.match.steps] == [6, 2, 0]
    press(dialog, "Remove it")
    assert [step.games for step in dialog.rules.match.steps] == [2, 0]


def test_that_the_system_is_chosen_on_the_page_of_the_event(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = EventPage(open_event)
    qtbot.addWidget(page)
    page.show()
    choose(field(page, QComboBox, "System of play"), "Knockout (Olympic system)")
    assert open_event.tournament.settings.system is System.KNOCKOUT
    assert "Only the winner is decided" in visible_words(page)

    def agree(dialog: QDialog) -> None:
        choose(field(dialog, QComboBox, "Places"), "every place")
        dialog.accept()

    in_dialog(agree)
    press(page, "Rules of the knockout…")
    assert open_event.tournament.settings.knockout.cuts is None
    assert "Every place is decided by matches." in visible_words(page)


def test_that_a_match_that_can_end_level_is_refused_in_a_knockout(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = EventPage(open_event)
    qtbot.addWidget(page)
    page.show()
    choose(field(page, QComboBox, "System of play"), "Knockout (Olympic system)")
    said: list[str] = []

    def leave_level(dialog: QDialog) -> None:
        show_tab(dialog, MATCHES)
        field(dialog, QListWidget, "Steps of the match").setCurrentRow(1)
        press(dialog, "Remove it")
        field(dialog, QComboBox, "If it is level after all steps").setCurrentText(
            "both share the places"
        )
        dialog.accept()
        said.append(problem(dialog))

    in_dialog(leave_level)
    press(page, "Rules of the knockout…")
    assert "somebody has to go on" in said[0]
    assert open_event.tournament.settings.knockout == KnockoutRules()


def test_that_one_step_back_from_a_step_is_the_list_of_steps(taken: Taken) -> None:
    dialog = taken.dialog(System.MATCH)
    dialog.activateWindow()
    assert QTest.qWaitForWindowActive(dialog)
    press(dialog, "Add a step")
    assert focused() is field(dialog, QComboBox, "It ends")
    assert dialog.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange), "the focus is not seen"
    QTest.keyClick(focused(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    steps = field(dialog, QListWidget, "Steps of the match")
    assert focused() is steps
    QTest.keyClick(focused(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(focused(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() is field(dialog, QComboBox, "Sequence of games")
    QTest.keyClick(focused(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    for _ in range(3):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert focused() is steps


def test_that_one_step_back_from_what_so_many_play_is_their_list(open_play_off: Open) -> None:
    dialog = open_play_off()
    choose_preset(dialog, "World Cup 2023")
    show_tab(dialog, 2)
    dialog.activateWindow()
    assert QTest.qWaitForWindowActive(dialog)
    press(dialog, "Add a number of players")
    assert focused() is field(dialog, QSpinBox, "Players: from")
    QTest.keyClick(focused(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() is field(dialog, QListWidget, "What so many players play")
