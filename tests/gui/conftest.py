"""An event on disk and as the window sees it, for the tests of the window."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.facts.people.people import Birth, SportRank
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.gui.base.background import finish_background
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.appearance import Choice, appearance
from arbiter_app.gui.play_off.page import PlayOffPage
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_hand
from arbiter_app.services.commands.play.play_offs import set_play_off_rules
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.play.stages import divide_into_groups
from arbiter_app.services.files.play_off_presets import PlayOffPresets
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import show_page
from tests.gui.play_off_hands import NOW, Director, Tied
from tests.gui.round_hands import Drawn, shown
from tests.ready import ReadyFiles
from tests.services.hands import choose_system

NAMES = (
    "Шевчук Олена",
    "Ґалаґан Ігор",
    "Єременко Юрій",
    "Білик Марта",
    "Їжак Тарас",
    "Іваненко Георгій",
    "Антонюк Яна",
    "Кравець Лев",
    "Мельник Софія",
    "Ткаченко Роман",
    "Ющенко Дарина",
    "Гнатюк Остап",
    "Романюк Віра",
    "Лук’яненко Назар",
    "Щербак Павло",
    "Зінченко Ольга",
    "Дорошенко Максим",
    "Жук Катерина",
    "Бондар Ілля",
    "Цимбал Лариса",
    "Яремчук Богдан",
    "Хоменко Уляна",
    "Чорновіл Артем",
    "Фесенко Надія",
)
"""Invented people, not in the order of the alphabet."""

Builder = Callable[[int], tuple[PlayerId, ...]]
Groups = Callable[[int, int], tuple[PlayerId, ...]]
Typist = Callable[[QWidget, str], None]


@pytest.fixture(autouse=True)
def english(tmp_path: Path) -> None:
    """The window speaks the language of the source; settings are those of this test alone."""
    i18n.use("en")
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path))


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    """Widgets look as in the program, whose sizes and colours they ask for."""
    if appearance().choice != Choice():
        appearance().wear(Choice())


@pytest.fixture(scope="session")
def wardrobe(qapp: QApplication) -> Iterator[QWidget]:
    """What is dressed and never seen: Qt reads the style sheet anew for each widget that is given
    it, and once for all that belong to one.
    """
    keeper = QWidget()
    appearance().dress(keeper)
    yield keeper
    keeper.deleteLater()


@pytest.fixture
def qtbot(qtbot: QtBot, dressed: None, wardrobe: QWidget, monkeypatch: pytest.MonkeyPatch) -> QtBot:
    """A part that a test shows by itself looks as it does in the window that it stands in."""
    add = qtbot.addWidget

    def dress_and_add(widget: QWidget, **kept: Any) -> None:
        if widget.parent() is None and not widget.styleSheet():
            is_seen = widget.isVisible()
            widget.setParent(wardrobe, widget.windowFlags() | Qt.WindowType.Window)
            if is_seen:  # Qt hides what it gives a parent
                widget.show()
        add(widget, **kept)

    monkeypatch.setattr(qtbot, "addWidget", dress_and_add)
    return qtbot


@pytest.fixture(autouse=True)
def nothing_left_under_way(own_data_folder: None) -> Iterator[None]:
    """Work beside the window ends with its test, which it knows the folders of."""
    yield
    finish_background()
    destroy_left()


def destroy_left() -> None:
    """Destroy what is to be deleted later: without a loop of events Qt would keep it for ever."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def workspace(tmp_path: Path, ready: ReadyFiles) -> Iterator[Workspace]:
    """A new event without players."""
    path = tmp_path / "event.arbiter"
    workspace = ready.open("Чемпіонат області 2026", path, new_event, actor="Arbiter")
    yield workspace
    workspace.close()


def new_event(path: Path) -> Workspace:
    return Workspace.create(
        path,
        title="Чемпіонат області 2026",
        starts_on=date(2026, 4, 1),
        edition_id="2026-03",
        actor="Arbiter",
    )


def add(workspace: Workspace, count: int) -> tuple[PlayerId, ...]:
    return tuple(
        workspace.do(
            add_player,
            name=name,
            birth=Birth(1990 + position),
            sport_rank=SportRank.KMS,
            fide_rating=2100 - 10 * position,
            federation="UKR",
            region="Львівська" if position % 2 else "Київ",
        )
        for position, name in enumerate(NAMES[:count])
    )


def number(workspace: Workspace, count: int) -> tuple[PlayerId, ...]:
    players = add(workspace, count)
    numbers = {player: PairingNumber(i) for i, player in enumerate(players, start=1)}
    workspace.do(number_by_hand, numbers=numbers)
    return players


@pytest.fixture
def open_event(qtbot: QtBot, workspace: Workspace) -> OpenEvent:
    """The event as pages see it."""
    return OpenEvent(workspace)


@pytest.fixture
def registered(workspace: Workspace, ready: ReadyFiles) -> Builder:
    """Register so many players, at most 24, and return them in the order of registration."""

    def register(count: int) -> tuple[PlayerId, ...]:
        return ready.go_on(("registered", count), workspace, lambda event: add(event, count))

    return register


@pytest.fixture
def drawn(workspace: Workspace, ready: ReadyFiles) -> Builder:
    """Register players and number them 1, 2, 3 … in the order of registration."""

    def draw(count: int) -> tuple[PlayerId, ...]:
        return ready.go_on(("drawn", count), workspace, lambda event: number(event, count))

    return draw


@pytest.fixture
def in_groups(workspace: Workspace, ready: ReadyFiles) -> Groups:
    """Divide so many players, numbered 1, 2, 3 …, into so many groups by the snake."""

    def divide(count: int, into: int) -> tuple[PlayerId, ...]:
        def acts(event: Workspace) -> tuple[PlayerId, ...]:
            choose_system(event, System.STAGES)
            players = number(event, count)
            event.do(divide_into_groups, groups=into, by=Divide.SNAKE, seed="1")
            return players

        return ready.go_on(("in groups", count, into), workspace, acts)

    return divide


@pytest.fixture
def page_of(qtbot: QtBot, open_event: OpenEvent, drawn: Builder) -> Drawn:
    """Show the rounds of so many players, numbered in the order of registration."""

    def show(players: int) -> RoundsPage:
        drawn(players)
        return shown(qtbot, open_event)

    return show


@pytest.fixture
def type_in(qtbot: QtBot) -> Typist:
    """Type words of any alphabet into the widget that has the focus; QTest's own knows Latin."""

    def type_(widget: QWidget, words: str) -> None:
        for letter in words:
            QTest.sendKeyEvent(
                QTest.KeyAction.Click,
                widget,
                Qt.Key.Key_unknown,
                letter,
                Qt.KeyboardModifier.NoModifier,
            )

    return type_


@pytest.fixture
def chain() -> PlayOffRules:
    """Two: two games, then sudden death; three: all against all; four: a knockout."""
    return PlayOffPresets().get("fide_manual_2017_default")


@pytest.fixture
def tied(workspace: Workspace, ready: ReadyFiles, chain: PlayOffRules) -> Tied:
    """Play the tournament to its end: the players of each group are level, and above the next."""

    def play(*groups: int, rules: PlayOffRules | None = chain) -> tuple[PlayerId, ...]:
        def acts(event: Workspace) -> tuple[PlayerId, ...]:
            players = number(event, sum(groups))
            strength = [rank for rank, size in enumerate(groups) for _ in range(size)]
            rank_of = dict(zip(players, strength, strict=True))
            event.do(set_play_off_rules, rules=rules)
            for round_ in event.event.tournament.main_stage.rounds:
                for game in round_.games:
                    white, black = rank_of[game.white], rank_of[game.black]
                    result = DRAW if white == black else WHITE_WINS if white < black else BLACK_WINS
                    event.do(enter_result, round=round_.number, board=game.board, result=result)
            return players

        return ready.go_on(("tied", groups, repr(rules)), workspace, acts)

    return play


@pytest.fixture
def director(qtbot: QtBot, open_event: OpenEvent) -> Director:
    """Show the page of play-offs."""

    def show() -> PlayOffPage:
        return show_page(qtbot, PlayOffPage(open_event, now=lambda: NOW))

    return show
