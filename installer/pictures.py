"""The pictures of the manual, taken from the sample event in the window and on paper.

`python3 installer manual` takes all of them anew, in every language that the manual is written in.
Each keeps what was to be read on it, by which a test knows one that shows what is no more.
"""

import json
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from random import Random

from PIL import Image
from PIL.PngImagePlugin import PngInfo
from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtGui import QFont, QFontDatabase, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (  # noqa: TID251 - it looks at the window from outside
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QTabBar,
    QWidget,
)

from arbiter_app import i18n, paths
from arbiter_app.documents.catalogue import document
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Colour
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.listed_programs import TOLD
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.taking_part.participation import What
from arbiter_app.gui.base.background import finish_background
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.look.appearance import Choice, appearance
from arbiter_app.gui.players.participation_dialog import ParticipationDialog
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.menu.menus import Menus
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result, publish_round, sign_off_round
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.commands.rules.swiss_rules import set_initial_colour
from arbiter_app.services.commands.whole.event import change_system
from arbiter_app.services.files.sample import make_sample
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.manual.chapters import LANGUAGES, picture

SIZE = (1180, 660)
"""Of the window, in pixels: the list of pages has its words."""
COLOURS = 64
"""So many are enough for letters, lines and a few signs."""
NOW = datetime(2026, 9, 9, 15, 20)
"""In the middle of the sixth round of the sample."""
SEEN = "seen"
"""Under which name a picture keeps what was to be read on it."""

_ROUNDS_OF_SWISS = 3


class Scene:
    """What is pictured: a page of one of the events, with what is done there first."""

    def __init__(
        self,
        page: PageId,
        event: str = "sample",
        do: Callable[[MainWindow], QWidget | None] = lambda _: None,
    ) -> None:
        self.page, self.event, self.do = page, event, do


def _withdrawal(window: MainWindow) -> QWidget:
    assert window.open_event is not None
    player = next(iter(window.open_event.facts.players))
    return ParticipationDialog(window, window.open_event, player, What.WITHDRAW)


SCENES: Mapping[str, Scene] = {
    "event": Scene(PageId.EVENT),
    "players": Scene(PageId.PLAYERS),
    "desk": Scene(PageId.REGISTRATION),
    "commission": Scene(PageId.COMMISSION),
    "draw": Scene(PageId.DRAW),
    "rounds": Scene(PageId.ROUNDS),
    "who-plays": Scene(PageId.PLAYING, "swiss"),
    "pairing": Scene(PageId.PAIRING, "swiss"),
    "bracket": Scene(PageId.BRACKET, "knockout"),
    "table": Scene(PageId.TABLE),
    "papers": Scene(PageId.PAPERS),
    "journal": Scene(PageId.JOURNAL),
    "withdrawal": Scene(PageId.PLAYERS, do=_withdrawal),
}
PAPERS = ("cross-table", "round-protocol")


def make(folder: Path) -> None:
    """Take all pictures into a folder, in a folder for each language."""
    with _events() as events:
        for language in LANGUAGES:
            (folder / language).mkdir(parents=True, exist_ok=True)
            with _window(language) as window:
                for name, pictured in _scenes(window, events, SCENES):
                    image = _of_window(pictured.grab().toImage())
                    _save(folder / language / f"{name}.png", image, _read(pictured))
            for name in PAPERS:
                sheet = _paper(events["sample"], name, language)
                _save(folder / language / f"{name}.png", sheet, ())


def now_seen() -> Mapping[str, Mapping[str, Sequence[str]]]:
    """Return what is to be read now on pictures of the window, in each language."""
    seen: dict[str, Mapping[str, Sequence[str]]] = {}
    with _events() as events:
        for language in LANGUAGES:
            with _window(language) as window:
                scenes = _scenes(window, events, SCENES)
                seen[language] = {name: _read(pictured) for name, pictured in scenes}
    return seen


def then_seen(path: Path) -> Sequence[str]:
    """Return what was to be read when a picture was taken."""
    with Image.open(path) as image:
        text: Sequence[str] = json.loads(image.info[SEEN])
    return text


@contextmanager
def _events() -> Iterator[Mapping[str, Path]]:
    """Yield the files of the events that are pictured."""
    with tempfile.TemporaryDirectory() as folder:
        events = {name: Path(folder, f"{name}.arbiter") for name in ("sample", "swiss", "knockout")}
        make_sample(events["sample"], lambda: NOW)
        for name, make_event in (("swiss", _play_swiss), ("knockout", _seed_knockout)):
            with _of_the_sample(events["sample"], events[name]) as workspace:
                make_event(workspace)
        yield events


@contextmanager
def _of_the_sample(sample: Path, path: Path) -> Iterator[Workspace]:
    """Yield a new event with the people of the sample."""
    workspace = Workspace.open(sample)
    event = workspace.event
    workspace.close()
    with Workspace.making(
        path,
        title=event.title,
        starts_on=event.starts_on,
        edition_id=event.tournament.settings.edition,
        now=lambda: NOW,
    ) as made:
        for player in event.players.values():
            made.do(
                add_player,
                name=player.name,
                latin_name=player.latin_name,
                fide_rating=player.fide_rating,
            )
        yield made


def _play_swiss(workspace: Workspace) -> None:
    """Let some rounds of a Swiss be played, and the next one be a draft."""
    _choose(workspace, System.SWISS)
    workspace.note(TOLD)
    workspace.accepting(WeighedAct.MANY_ROUNDS).do(number_by_rating)
    workspace.do(set_initial_colour, colour=Colour.WHITE)
    chance = Random("manual")
    for number in map(Round, range(1, _ROUNDS_OF_SWISS + 1)):
        _pair(workspace, number)
        workspace.do(publish_round, round=number)
        for game in workspace.event.tournament.competition().round(number).games:
            result = chance.choice((WHITE_WINS, DRAW, BLACK_WINS))
            workspace.do(enter_result, round=number, board=game.board, result=result)
        workspace.do(sign_off_round, round=number)
    _pair(workspace, Round(_ROUNDS_OF_SWISS + 1))


def _pair(workspace: Workspace, number: Round) -> None:
    made = make_round(workspace.event.competition(), number, engine.pair)
    workspace.do(pair_round, made=made)


def _seed_knockout(workspace: Workspace) -> None:
    _choose(workspace, System.KNOCKOUT)
    workspace.do(number_by_rating)


def _choose(workspace: Workspace, system: System) -> None:
    workspace.do(
        change_system,
        cycles=1,
        swap_last_rounds=False,
        edition_id=workspace.event.tournament.settings.edition,
        system=system,
    )


@contextmanager
def _window(language: str) -> Iterator[MainWindow]:
    """Yield a window that looks the same on every computer, and remembers nothing."""
    app = QApplication.instance() or QApplication(["arbiter"])
    assert isinstance(app, QApplication)
    before, font = i18n.window_catalogue().language, app.font()
    for file in sorted((paths.resources() / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))
    app.setFont(QFont("Liberation Sans", 10))
    appearance().wear(Choice())
    i18n.use(language)
    window = MainWindow(Preferences.of_this_start(), i18n.use, actor="Arbiter")
    window.resize(*SIZE)
    try:
        yield window
    finally:
        window.close()
        finish_background()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        i18n.use(before)
        app.setFont(font)


def _scenes(
    window: MainWindow, events: Mapping[str, Path], scenes: Mapping[str, Scene]
) -> Iterator[tuple[str, QWidget]]:
    """Yield each scene by name, and what is seen of it until the next is asked for."""
    for event in dict.fromkeys(scene.event for scene in scenes.values()):
        window.open(events[event])
        window.show()
        for name, scene in scenes.items():
            if scene.event != event:
                continue
            menus = window.menuBar()
            assert isinstance(menus, Menus)
            menus.page_wanted.emit(scene.page)
            pictured = scene.do(window) or window
            if isinstance(pictured, QDialog):
                pictured.open()
            _settle()
            yield name, pictured
            if isinstance(pictured, QDialog):
                pictured.reject()


def _settle() -> None:
    """Let everything come that was asked for."""
    for _ in range(3):
        finish_background()
        QTest.qWait(50)
    if focused := QApplication.focusWidget():
        # A cursor that blinks would make each picture another one.
        focused.clearFocus()
    QTest.qWait(10)


def _read(pictured: QWidget) -> Sequence[str]:
    """Return the words of what is operated: they change with the program alone, never with time.
    A line below another letter makes no picture old.
    """
    words: set[str] = set()
    for each in pictured.findChildren(QWidget):
        if not each.isVisible():
            continue
        if isinstance(each, QAbstractButton):
            words.add(each.text())
        elif isinstance(each, QTabBar):
            words.update(each.tabText(place) for place in range(each.count()))
        elif isinstance(each, QLabel) and each.buddy() is not None:
            words.add(each.text())
    return sorted({each.replace("&", "") for each in words if each})


def _paper(event: Path, name: str, language: str) -> Image.Image:
    """Return the first sheet of a paper."""
    import pypdfium2

    workspace = Workspace.open(event)
    try:
        kind = document(name)
        report = kind.build(workspace.event, {}, i18n.catalogue(language), NOW)
    finally:
        workspace.close()
    with pypdfium2.PdfDocument(render_pdf(report)) as pdf:
        sheet: Image.Image = pdf[0].render(scale=1.2).to_pil()
        return sheet.convert("RGB")


def _of_window(image: QImage) -> Image.Image:
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    size = (plain.width(), plain.height())
    return Image.frombytes(
        "RGB", size, bytes(plain.constBits()), "raw", "RGB", plain.bytesPerLine()
    )


def _save(path: Path, picture: Image.Image, seen: Sequence[str]) -> None:
    """Write a picture small: of few colours, with what was to be read on it."""
    noted = PngInfo()
    noted.add_itxt(SEEN, json.dumps(seen, ensure_ascii=False))
    small = picture.quantize(COLOURS, dither=Image.Dither.NONE)
    small.save(path, optimize=True, pnginfo=noted)


def main() -> None:
    """Take all pictures into the resources."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        # Nothing of a person's own is seen or written.
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        own = Path(folder)
        paths.user_data = lambda: own
        make(picture("en", "").parent.parent)


if __name__ == "__main__":
    main()
