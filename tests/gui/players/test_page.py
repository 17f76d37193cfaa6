"""The page of players: registered one after the other by keyboard."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.people import Birth, Player, Sex, SportRank, Title
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.formats.player_sheet import propose
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.dialogs import ask_file
from arbiter_app.gui.parts.pages.filter_box import FilterBox
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.players import list_introduction
from arbiter_app.gui.players.page import PlayersPage
from arbiter_app.services.commands.people.players import add_player, edit_player
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.rules.sport import set_sport
from arbiter_app.services.files.player_lists import read_sheets
from arbiter_app.services.files.player_preview import preview
from tests.gui.hands import say_yes

Builder = Callable[[int], tuple[PlayerId, ...]]
Typist = Callable[[QWidget, str], None]

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
NAME = "Name, surname first"
BIRTH = "Birth, year or date"


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent) -> PlayersPage:
    page = PlayersPage(open_event)
    qtbot.addWidget(page)
    page.resize(1090, 600)
    for action in page.page_actions():
        page.addAction(action)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.focus_first()
    return page


def field(page: QWidget, name: str) -> QLineEdit:
    return next(each for each in page.findChildren(QLineEdit) if each.accessibleName() == name)


def words(page: QWidget) -> str:
    return "\n".join(each.text() for each in page.findChildren(QLabel) if each.isVisible())


def listed(page: PlayersPage) -> list[str]:
    table = page.findChild(Table)
    assert table is not None
    return [row.player.name for row in table.shown]


def in_table(page: PlayersPage, name: str) -> Table[object]:
    """Put the cursor of the list on a player."""
    table = page.findChild(Table)
    assert table is not None
    row = next(row for row in table.shown if row.player.name == name)
    table.select(row.player.id)
    table.setFocus()
    return table


def only(open_event: OpenEvent) -> Player:
    (player,) = open_event.facts.players.values()
    return player


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def answer(act: Callable[[QDialog], None]) -> None:
    """Do something with the dialog that opens next."""

    def when_open() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and dialog.isActiveWindow():
            act(dialog)
        else:
            QTimer.singleShot(10, when_open)

    QTimer.singleShot(0, when_open)


def register_when_read(dialog: QDialog) -> None:
    """Press Enter in the dialog of an import as soon as the list is read."""
    button = next(
        each for each in dialog.findChildren(QPushButton) if each.text().startswith("&Register")
    )
    if button.isEnabled():
        QTest.keyClick(button, Qt.Key.Key_Return)
    else:
        QTimer.singleShot(10, lambda: register_when_read(dialog))


def trigger(page: PlayersPage, text: str) -> None:
    """Choose an act of the page's menu."""
    next(each for each in page.page_actions() if each.text() == text).trigger()


def test_that_a_low_page_leads_to_the_last_field_of_a_player(page: PlayersPage) -> None:
    page.resize(860, 440)
    needs = field(page, "Special needs")
    assert needs.visibleRegion().isEmpty()
    QTest.keyClick(focused(), Qt.Key.Key_Backtab)
    while focused() is not needs:
        QTest.keyClick(focused(), Qt.Key.Key_Backtab)
    assert not needs.visibleRegion().isEmpty()


def test_that_clubs_and_titles_go_before_a_name_is_cut(
    page: PlayersPage, open_event: OpenEvent, registered: Builder
) -> None:
    first, *_ = registered(4)
    name = "Величковська-Стадниченко Олександра-Єлизавета"
    open_event.do(edit_player, player=first, name=name, club="ДЮСШ № 4", title=Title.WFM)
    page.resize(860, 440)
    table = page.findChild(Table)
    assert table is not None
    model = table.model()
    titles = [
        str(model.headerData(place, Qt.Orientation.Horizontal))
        for place in range(model.columnCount())
        if not table.isColumnHidden(place)
    ]
    assert "Name" in titles
    assert not {"Club", "Title"} & {*titles}
    assert table.columnWidth(1) >= table.sizeHintForColumn(1)
    assert not table.horizontalScrollBar().isVisible()


def test_that_a_player_is_typed_from_the_first_field_to_the_last_and_saved_with_enter(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    for typed in (
        "Ґалаґан Ігор",
        "14.03.2008",
        "k",
        "Львівська",
        "2071",
        "2050",
        "Олегович",
        "Galagan, Ihor",
        "m",
        "f",
        "14100010",
        "5001",
        "ukr",
        "ДЮСШ № 4",
        "Їжакевич Я. П.",
    ):
        type_in(focused(), typed)
        if typed != "Їжакевич Я. П.":
            QTest.keyClick(focused(), Qt.Key.Key_Tab)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert only(open_event) == Player(
        id=only(open_event).id,
        name="Ґалаґан Ігор",
        patronymic="Олегович",
        latin_name="Galagan, Ihor",
        birth=Birth.parse("2008-03-14"),
        sex=Sex.MALE,
        title=Title.FM,
        sport_rank=SportRank.KMS,
        fide_rating=2050,
        national_rating=2071,
        fide_id=14100010,
        national_id="5001",
        federation="UKR",
        region="Львівська",
        club="ДЮСШ № 4",
        coach="Їжакевич Я. П.",
    )
    assert focused() is field(page, NAME)
    assert field(page, NAME).text() == ""
    assert field(page, "Federation").text() == "UKR"


@pytest.mark.parametrize(
    ("name", "typed", "arrows", "saved"),
    [
        ("Federation", "сумська", 0, "сумська"),
        ("Region", "сум", 0, "сум"),
        ("Federation", "сум", 1, "Сумська"),
        ("Region", "сум", 1, "Сумська"),
        ("Club or organisation", "сум", 1, "Сумська"),
        ("Coach", "сум", 1, "Сумська"),
    ],
)
def test_that_enter_saves_while_suggestions_are_open(
    page: PlayersPage,
    open_event: OpenEvent,
    type_in: Typist,
    name: str,
    typed: str,
    arrows: int,
    saved: str,
) -> None:
    for each, text in ((NAME, "Шевчук Олена"), (name, "Сумська")):
        field(page, each).clear()
        type_in(field(page, each), text)
    QTest.keyClick(field(page, name), Qt.Key.Key_Return)
    type_in(field(page, NAME), "Білик Марта")
    asked = field(page, name)
    asked.setFocus()
    asked.clear()
    type_in(asked, typed)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    for _ in range(arrows):
        QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)

    assert QApplication.activePopupWidget() is None
    last = open_event.facts.players[max(open_event.facts.players)]
    assert last.name == "Білик Марта"
    found = (last.federation, last.region, last.club, last.coach)
    assert saved.casefold() in [(text or "").casefold() for text in found]
    assert focused() is field(page, NAME)
    assert field(page, NAME).text() == ""


def test_that_the_latin_name_is_offered_as_the_official_table_writes_it(
    page: PlayersPage, open_event: OpenEvent, type_in: Typist
) -> None:
    """КМУ 55/2010."""
    type_in(field(page, NAME), "Згурський Юрій")
    latin = field(page, "Name in Latin letters")
    latin.setFocus()
    type_in(latin, "zg")
    popup = QApplication.activePopupWidget()
    assert popup is not None
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert only(open_event).latin_name == "Zghurskyi Yurii"


def test_that_a_choice_understands_its_letter_under_the_other_keyboard_layout(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    type_in(field(page, NAME), "Білик Марта")
    # Under the Ukrainian layout the key G gives the letter п.
    title = next(
        box for box in page.findChildren(QComboBox) if box.accessibleName() == "International title"
    )
    title.setFocus()
    type_in(title, "п")
    QTest.keyClick(title, Qt.Key.Key_Return)
    assert only(open_event).title is Title.GM


def test_that_a_birth_that_cannot_be_read_is_said_beside_the_field(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    type_in(field(page, NAME), "Білик Марта")
    type_in(field(page, BIRTH), "весна")
    QTest.keyClick(field(page, NAME), Qt.Key.Key_Return)
    assert "“весна” is not a birth date" in words(page)
    assert focused() is field(page, BIRTH)
    assert not open_event.facts.players


def test_that_a_number_that_cannot_be_is_said_beside_the_field(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, type_in: Typist
) -> None:
    type_in(field(page, NAME), "Білик Марта")
    for name, typed in (("FIDE rating", "20x0"), ("National rating", "4001"), ("FIDE ID", "0")):
        type_in(field(page, name), typed)
        QTest.keyClick(field(page, NAME), Qt.Key.Key_Return)
        assert f"“{typed}” is no" in words(page)
        assert focused() is field(page, name)
        assert not open_event.facts.players
        field(page, name).clear()


def test_that_a_namesake_is_pointed_out_and_registered_with_a_second_enter(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, registered: Builder, type_in: Typist
) -> None:
    registered(1)
    type_in(field(page, NAME), "шевчук олена")
    assert "Registered already: Шевчук Олена (1990)" in words(page)
    type_in(field(page, BIRTH), "2001")
    assert "Registered already" not in words(page)
    field(page, BIRTH).clear()
    QTest.keyClick(field(page, BIRTH), Qt.Key.Key_Return)
    assert len(open_event.facts.players) == 1
    for said in ("typed now", "шевчук олена", "on the list", "Шевчук Олена", "1990", "Київ"):
        assert said in words(page)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert field(page, NAME).text() == "шевчук олена"
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert len(open_event.facts.players) == 2
    assert focused() is field(page, NAME)
    assert field(page, NAME).text() == ""


@pytest.mark.parametrize(
    ("label", "typed"), [("FIDE ID", "14100010"), ("National ID", "5001"), (BIRTH, "14.03.2008")]
)
def test_that_who_is_on_the_list_is_not_registered_again_by_any_number_of_enters(
    page: PlayersPage, open_event: OpenEvent, type_in: Typist, label: str, typed: str
) -> None:
    birth = Birth.parse("14.03.2008")
    open_event.do(
        add_player, name="Ґалаґан Ігор", birth=birth, fide_id=14100010, national_id="5001"
    )
    said: list[str] = []
    open_event.refused.connect(said.append)
    type_in(field(page, NAME), "Ґалаґан Ігор")
    type_in(field(page, label), typed)
    for _ in range(3):
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert len(open_event.facts.players) == 1
    assert "Ґалаґан Ігор is on the list already" in said[0]


@pytest.mark.parametrize(("typed", "said"), [("2025", "younger than 3"), ("1901", "older than")])
def test_that_a_birth_nobody_can_play_with_is_refused_beside_the_field(
    page: PlayersPage, open_event: OpenEvent, type_in: Typist, typed: str, said: str
) -> None:
    type_in(field(page, NAME), "Білик Марта")
    type_in(field(page, BIRTH), typed)
    QTest.keyClick(field(page, BIRTH), Qt.Key.Key_Return)
    assert said in words(page)
    assert focused() is field(page, BIRTH)
    assert not open_event.facts.players


def test_that_a_player_typed_by_hand_takes_five_fields_and_the_last_region_is_offered(
    page: PlayersPage, open_event: OpenEvent, registered: Builder, type_in: Typist
) -> None:
    registered(2)
    for typed in ("Білик Марта", "2012", "I-Y"):
        type_in(focused(), typed)
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert focused() is field(page, "Region")
    assert field(page, "Region").text() == "Львівська"
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    type_in(focused(), "1540")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    player = max(open_event.facts.players.values(), key=lambda each: each.id)
    assert (player.name, player.region, player.national_rating, player.federation) == (
        "Білик Марта",
        "Львівська",
        1540,
        "UKR",
    )


def test_that_a_region_that_is_offered_is_typed_over_or_deleted(
    page: PlayersPage, open_event: OpenEvent, registered: Builder, type_in: Typist
) -> None:
    registered(2)
    region = field(page, "Region")
    for wanted in ("Сумська", ""):
        type_in(field(page, NAME), f"Новак {wanted or 'Лев'}")
        region.setFocus(Qt.FocusReason.TabFocusReason)
        region.selectAll()
        QTest.keyClick(region, Qt.Key.Key_Delete)
        type_in(region, wanted)
        QTest.keyClick(region, Qt.Key.Key_Return)
        player = max(open_event.facts.players.values(), key=lambda each: each.id)
        assert (player.region or "") == wanted


def test_that_names_stand_in_the_order_of_the_ukrainian_alphabet(
    page: PlayersPage, registered: Builder
) -> None:
    registered(5)
    assert listed(page) == [
        "Білик Марта",
        "Ґалаґан Ігор",
        "Єременко Юрій",
        "Їжак Тарас",
        "Шевчук Олена",
    ]


def test_that_the_filter_narrows_the_list_and_escape_ends_it(
    page: PlayersPage, qtbot: QtBot, registered: Builder, type_in: Typist
) -> None:
    registered(5)
    box = page.findChild(FilterBox)
    assert box is not None
    type_in(box, "льв")
    assert listed(page) == ["Білик Марта", "Ґалаґан Ігор"]
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert len(listed(page)) == 5


def test_that_the_arrows_move_in_the_list_before_the_draw(
    page: PlayersPage, registered: Builder
) -> None:
    registered(5)
    table = in_table(page, "Ґалаґан Ігор")
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert field(page, NAME).text() == "Єременко Юрій"


def test_that_the_row_of_the_cursor_is_seen_whole_when_the_list_gets_the_focus(
    page: PlayersPage, registered: Builder
) -> None:
    registered(5)
    table = page.findChild(Table)
    assert table is not None
    table.setFocus()
    shown = table.selectionModel().selectedRows(1)
    assert [index.data() for index in shown] == ["Білик Марта"]


def test_that_a_name_typed_over_the_one_of_a_row_replaces_it(
    page: PlayersPage, open_event: OpenEvent, registered: Builder, type_in: Typist
) -> None:
    registered(1)
    QTest.keyClick(in_table(page, only(open_event).name), Qt.Key.Key_Return)
    type_in(focused(), "Ґава Олег")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert only(open_event).name == "Ґава Олег"


def test_that_what_nobody_has_takes_no_room_in_the_list(
    page: PlayersPage, open_event: OpenEvent, registered: Builder
) -> None:
    def heads() -> list[str]:
        table = page.findChild(Table)
        assert table is not None
        shown = [i for i in range(table.model().columnCount()) if not table.isColumnHidden(i)]
        return [table.model().headerData(i, Qt.Orientation.Horizontal) for i in shown]

    player, *_ = registered(2)
    assert "Coach" not in heads()
    open_event.do(edit_player, player=player, name="Ґава Олег", coach="Їжак Т. П.")
    assert "Coach" in heads()


def test_that_enter_on_a_row_corrects_the_player_and_comes_back(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, registered: Builder, type_in: Typist
) -> None:
    registered(3)
    table = in_table(page, "Ґалаґан Ігор")
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert focused() is field(page, NAME)
    club = field(page, "Club or organisation")
    type_in(club, "ШК «Дебют»")
    QTest.keyClick(club, Qt.Key.Key_Return)
    assert [player.club for player in open_event.facts.players.values()] == [
        None,
        "ШК «Дебют»",
        None,
    ]
    assert focused() is table
    assert table.selected is not None


def test_that_an_undo_shows_in_the_form_that_is_open(
    page: PlayersPage, open_event: OpenEvent, registered: Builder
) -> None:
    player, *_ = registered(2)
    open_event.do(edit_player, player=player, name="Шевчук Олена", club="ШК «Дебют»")
    QTest.keyClick(in_table(page, "Шевчук Олена"), Qt.Key.Key_Return)
    assert field(page, "Club or organisation").text() == "ШК «Дебют»"
    open_event.undo()
    assert field(page, "Club or organisation").text() == ""


@pytest.mark.parametrize("reason", ["рейтинг перевірено", None])
@pytest.mark.parametrize("leaves_page", [False, True])
def test_that_a_rating_by_the_arbiter_changes_after_the_start_with_a_reason_only(
    open_event: OpenEvent,
    qtbot: QtBot,
    drawn: Builder,
    reason: str | None,
    *,
    leaves_page: bool,
) -> None:
    book, page = QStackedWidget(), PlayersPage(open_event)
    qtbot.addWidget(book)
    book.addWidget(page)
    book.addWidget(QWidget())
    book.show()
    book.activateWindow()
    qtbot.waitUntil(book.isActiveWindow)
    drawn(4)
    open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    say_yes(open_event)
    before = len(open_event.workspace.history())

    def give(dialog: QDialog) -> None:
        asked = dialog.findChild(QLineEdit)
        assert asked is not None
        if reason is None:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            asked.setText(reason)
            QTest.keyClick(asked, Qt.Key.Key_Return)

    QTest.keyClick(in_table(page, "Шевчук Олена"), Qt.Key.Key_Return)
    rating = field(page, "Rating by the arbiter, for tie-breaks")
    rating.setText("1500")
    answer(give)
    if leaves_page:
        book.setCurrentIndex(1)
    else:
        QTest.keyClick(rating, Qt.Key.Key_Return)
    kept = rating.text()
    rating.setText("")  # the page asks no more when the test closes it
    ratings = {player.arbiters_rating for player in open_event.facts.players.values()}
    assert ratings == ({None, 1500} if reason else {None})
    assert [entry.reason for entry in open_event.workspace.history()[before:]] == (
        [reason] if reason else []
    )
    assert (kept == "1500") is (reason is None or leaves_page)


def test_that_delete_removes_a_player_before_the_draw_and_undo_brings_him_back(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, registered: Builder
) -> None:
    registered(3)
    QTest.keyClick(in_table(page, "Ґалаґан Ігор"), Qt.Key.Key_Delete)
    assert listed(page) == ["Єременко Юрій", "Шевчук Олена"]
    open_event.undo()
    assert "Ґалаґан Ігор" in listed(page)


def test_that_after_the_draw_the_list_has_numbers_and_nobody_is_added(
    page: PlayersPage, drawn: Builder
) -> None:
    drawn(3)
    table = page.findChild(Table)
    assert table is not None
    assert [row.number for row in table.shown] == [1, 2, 3]
    assert not table.isColumnHidden(0)
    assert "no schedule or bracket has room for another player" in words(page)
    assert not field(page, NAME).isVisible()


ARBITERS = "Rating by the arbiter, for tie-breaks"


def test_that_the_arbiter_rates_who_has_no_rating(
    page: PlayersPage, open_event: OpenEvent, type_in: Typist
) -> None:
    type_in(field(page, NAME), "Білик Марта")
    estimate = field(page, ARBITERS)
    assert estimate.isVisible()
    type_in(estimate, "1350")
    QTest.keyClick(estimate, Qt.Key.Key_Return)
    assert only(open_event).arbiters_rating == 1350
    assert only(open_event).fide_rating is None


@pytest.mark.parametrize("name", ["FIDE rating", "National rating"])
def test_that_the_arbiter_is_not_asked_to_rate_who_has_a_rating(
    page: PlayersPage, type_in: Typist, name: str
) -> None:
    type_in(field(page, name), "1800")
    assert not field(page, ARBITERS).isVisible()
    field(page, name).clear()
    assert field(page, ARBITERS).isVisible()


def test_that_a_rating_by_the_arbiter_that_is_none_is_said_beside_it(
    page: PlayersPage, open_event: OpenEvent, type_in: Typist
) -> None:
    type_in(field(page, NAME), "Білик Марта")
    estimate = field(page, ARBITERS)
    type_in(estimate, "приблизно")
    QTest.keyClick(estimate, Qt.Key.Key_Return)
    assert "“приблизно” is not a rating" in words(page)
    assert not open_event.facts.players


def test_that_a_name_without_enter_registers_nobody_and_waits(
    page: PlayersPage, open_event: OpenEvent, type_in: Typist
) -> None:
    for typed in ("шев", "Шевченко ", "1410", "Білик Марта"):
        field(page, NAME).clear()
        type_in(field(page, NAME), typed)
        page.hide()
        page.show()
        assert not open_event.facts.players, typed
        assert field(page, NAME).text() == typed
        assert page.settle()


def test_that_a_person_typed_by_half_is_told_when_the_page_is_left_and_has_the_focus_again(
    page: PlayersPage, open_event: OpenEvent, type_in: Typist
) -> None:
    said: list[str] = []
    open_event.done.connect(said.append)
    type_in(field(page, NAME), "Ґалаґан")
    type_in(field(page, BIRTH), "2001")
    page.hide()
    assert not open_event.facts.players
    assert said == ["Ґалаґан is not registered yet: Enter does that."]
    page.show()
    assert (field(page, NAME).text(), field(page, BIRTH).text()) == ("Ґалаґан", "2001")


def test_that_a_new_player_waits_while_another_is_corrected(
    page: PlayersPage, open_event: OpenEvent, registered: Builder, type_in: Typist
) -> None:
    registered(1)
    type_in(field(page, NAME), "Ґалаґан")
    in_table(page, "Шевчук Олена")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert field(page, NAME).text() == "Шевчук Олена"
    type_in(field(page, BIRTH), "1")
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert field(page, NAME).text() == "Ґалаґан"
    assert len(open_event.facts.players) == 1


def test_that_one_name_is_registered_with_enter(
    page: PlayersPage, open_event: OpenEvent, type_in: Typist
) -> None:
    type_in(field(page, NAME), "Ґалаґан")
    QTest.keyClick(field(page, NAME), Qt.Key.Key_Return)
    assert only(open_event).name == "Ґалаґан"


def test_that_a_name_corrected_to_one_word_is_saved_when_the_page_is_left(
    page: PlayersPage, open_event: OpenEvent, type_in: Typist
) -> None:
    type_in(field(page, NAME), "Білик Марта")
    QTest.keyClick(field(page, NAME), Qt.Key.Key_Return)
    in_table(page, "Білик Марта")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    type_in(field(page, NAME), "Білик")
    page.hide()
    assert only(open_event).name == "Білик"


def test_that_an_empty_page_says_what_comes_next(page: PlayersPage) -> None:
    assert "Nobody is registered yet" in words(page)
    assert focused() is field(page, NAME)


def test_that_a_list_is_imported_whole_after_a_look_at_it(
    page: PlayersPage,
    open_event: OpenEvent,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    path = tmp_path / "list.csv"
    path.write_text("Name,Birth\nБілик Марта,2001\nЇжак Тарас,2002\n", encoding="utf-8")
    monkeypatch.setattr(ask_file, "ask_open", lambda *_: path)
    told: list[str] = []

    def go_on(dialog: QDialog) -> None:
        told.append(words(dialog))
        answer(register_when_read)
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    answer(go_on)
    QTest.keyClick(page, Qt.Key.Key_I, CONTROL_SHIFT)
    assert "By their headings the columns are known" in told[0]
    assert listed(page) == ["Білик Марта", "Їжак Тарас"]
    assert open_event.workspace.history()[-1].command == "players.import"


def test_that_an_example_of_a_list_is_saved_and_can_be_imported(
    page: PlayersPage, open_event: OpenEvent, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    example = tmp_path / "example.xlsx"
    monkeypatch.setattr(list_introduction, "ask_save", lambda *_: example)
    columns: list[str] = []

    def save(dialog: QDialog) -> None:
        table = dialog.findChild(QTableWidget)
        assert table is not None
        columns.extend(
            item.text() for row in range(table.rowCount()) if (item := table.item(row, 0))
        )
        next(b for b in dialog.findChildren(QPushButton) if "example" in b.text()).click()
        dialog.reject()

    answer(save)
    trigger(page, "&Import a list…")
    assert columns[:3] == ["Surname and name", "Birth", "Sex"]
    (sheet,) = read_sheets(example) or ()
    found = preview(sheet, propose(sheet), year=2026)
    assert [each.fields["name"] for each in found.candidates] == ["Sample Mary", "Specimen Leo"]
    assert found.problems_among(frozenset({2, 3})) == ()


def test_that_a_pasted_name_is_registered_as_it_reads(
    page: PlayersPage, open_event: OpenEvent
) -> None:
    clipboard = QApplication.clipboard()
    assert clipboard is not None
    for text, name in (
        ("\ufeffКо\u200bваль\u00a0Андріи\u0306\n", "Коваль Андрій"),
        ("х" * 150, "х" * 100),
    ):
        clipboard.setText(text)
        field(page, NAME).setFocus()
        field(page, NAME).selectAll()
        field(page, NAME).paste()
        QTest.keyClick(field(page, NAME), Qt.Key.Key_Return)
        assert name in [player.name for player in open_event.facts.players.values()]


def test_that_a_rating_is_digits_alone(page: PlayersPage, open_event: OpenEvent) -> None:
    field(page, NAME).setText("Коваль Андрій")
    rating = field(page, "FIDE rating")
    for typed in ("1_000", "+5", "²", "१२", "9" * 90):
        rating.setText(typed)
        QTest.keyClick(rating, Qt.Key.Key_Return)
        assert not open_event.facts.players, typed
        assert f"“{typed[:4]}" in words(page)
        assert "Write a number up to 4000" in words(page)


def test_that_letters_that_papers_lack_are_told_while_a_name_is_typed_and_once_it_is_listed(
    page: PlayersPage, open_event: OpenEvent
) -> None:
    name = field(page, NAME)
    name.setText("Лю 王")
    assert "cannot print 王: add Latin letters" in words(page)
    latin = field(page, "Name in Latin letters")
    latin.setText("Liu Wang")
    assert "Papers print the Latin name, for they lack 王" in words(page)
    field(page, "Club or organisation").setText("Клуб 🔥")
    assert "cannot print 王 🔥" in words(page)
    for each in (latin, field(page, "Club or organisation")):
        each.clear()
    name.setText("Лю")
    assert "cannot print" not in words(page)
    player = open_event.workspace.do(add_player, name="Лю 王")
    assert "in their place, in Лю 王. Give these players a Latin name" in words(page)
    open_event.do(edit_player, player=player, name="Лю 王", latin_name="Liu Wang")
    assert "cannot print" not in words(page)


def test_that_a_grade_is_asked_for_where_the_sport_has_them(
    page: PlayersPage, open_event: OpenEvent, type_in: Typist
) -> None:
    grade = field(page, "Grade of Go, kyu or dan")
    assert not grade.isVisible()
    assert open_event.do(set_sport, sport=Sport.GO)
    page.refresh()
    assert grade.isVisible()
    type_in(field(page, NAME), "Камінь Ада")
    type_in(grade, "31k")
    QTest.keyClick(grade, Qt.Key.Key_Return)
    assert not open_event.facts.players
    assert "31k” is not a grade" in words(page)
    grade.clear()
    type_in(grade, "2 dan")
    QTest.keyClick(grade, Qt.Key.Key_Return)
    assert str(only(open_event).grade) == "2d"
