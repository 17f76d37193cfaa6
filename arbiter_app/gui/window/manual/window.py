"""The window of the manual: chapters or what was found at the left, the text at the right."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem, QToolButton, QWidget

from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.language_switch import LANGUAGES
from arbiter_app.gui.base.page_actions import key_text, sequences
from arbiter_app.gui.look.appearance import appearance
from arbiter_app.gui.look.layouts import column, row
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, show_as, words
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.window.manual.text import ManualText
from arbiter_app.gui.window.window_place import FRAME
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.manual.chapters import LANGUAGES as WRITTEN_IN
from arbiter_app.wording.manual.chapters import Chapter, Target, chapters, written_in
from arbiter_app.wording.manual.search import SHORTEST, Hit, found

_SIZE = (960, 640)
_LIST = 290
"""In pixels beside usual letters."""
_GOES_TO = int(Qt.ItemDataRole.UserRole)


class ManualWindow(QWidget):
    """Stands beside the window it was opened from, which goes on working. Letters find, Enter goes
    there, Esc closes it.
    """

    language_chosen = Signal(str)

    def __init__(self, parent: QWidget, language: str | None = None) -> None:
        """Show it in a language, in that of the window where none was chosen."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(translate("Manual", "Arbiter – manual"))
        self._language = written_in(language or window_catalogue().language)
        self._chapters = chapters(self._language)
        self._before: list[str] = []
        """The chapters that were left by a link, the last one at the end."""
        self.search = _Search()
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = ManualText()
        self._back = self._back_button()
        self.none = words(translate("Manual", "Nothing found"), Look.SECOND)
        left = QWidget()
        left.setFixedWidth(px(_LIST))
        self.language = self._language_box()
        column(
            row((self.search, 1), self._back),
            self.none,
            (self.list, 1),
            self.language,
            into=left,
        )
        row(left, (self.text, 1), gap=Room.MIDDLE, around=Room.MIDDLE, into=self)
        self._follow()
        self._show_list()
        self.resize(QSize(*map(px, _SIZE)).boundedTo(self.screen().availableSize() - FRAME))

    def show_chapter(self, chapter: str, anchor: str = "") -> None:
        """Show a chapter, the focus in its text."""
        self.search.clear()
        self._select(chapter)
        self.text.show_chapter(self._named(chapter), anchor)
        self.text.setFocus()

    @property
    def shown(self) -> str:
        """Which chapter is shown."""
        assert self.text.chapter is not None, "it is opened at a chapter"
        return self.text.chapter.id

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _follow(self) -> None:
        self.search.textChanged.connect(self._show_list)
        self.search.returnPressed.connect(self._read)
        self.search.left_downwards.connect(self.list.setFocus)
        self.list.currentItemChanged.connect(self._show_item)
        self.list.itemActivated.connect(self._read)
        self.list.itemClicked.connect(self._read)
        self.text.followed.connect(self._go_to)
        self.text.typed.connect(self._take_letter)
        for keys in sequences(Key.FIND):
            QShortcut(keys, self, self._find)
        for keys in sequences(Key.PREVIOUS):
            QShortcut(keys, self, self._go_back)
        appearance().themed.connect(self.text.read_again)

    def _language_box(self) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(translate("Manual", "Language of the manual"))
        box.setToolTip(plain_tip(box.accessibleName()))
        for each in WRITTEN_IN:
            _, name = LANGUAGES[each]
            box.addItem(name, each)
        box.setCurrentIndex(box.findData(self._language))
        box.activated.connect(self._choose_language)
        return box

    def _choose_language(self) -> None:
        """Read the same chapter in another language."""
        self._language = self.language.currentData()
        self.language_chosen.emit(self._language)
        self._chapters = chapters(self._language)
        shown = self.shown
        self._show_list()
        self.show_chapter(shown)

    def _back_button(self) -> QToolButton:
        button = show_as(QToolButton(), Look.BACK)
        name = translate("Manual", "Back to the chapter before")
        button.setAccessibleName(name)
        button.setToolTip(plain_tip(f"{name} ({key_text(Key.PREVIOUS)})"))
        button.clicked.connect(self._go_back)
        button.setEnabled(False)
        return button

    # The list

    def _show_list(self) -> None:
        """Show all chapters, or what has the words that are typed."""
        typed = self.search.text()
        is_search = len(typed.strip()) >= SHORTEST
        hits = found(self._chapters, typed)
        self.list.blockSignals(True)
        self.list.clear()
        if is_search:
            for hit in hits:
                self._add(_words(hit), hit)
        else:
            for chapter in self._chapters:
                self._add(chapter.title, chapter.id)
        self.list.blockSignals(False)
        self.none.setVisible(is_search and not hits)
        name = translate("Manual", "Found") if is_search else translate("Manual", "Chapters")
        self.list.setAccessibleName(name)
        if is_search:
            self.list.setCurrentRow(0)
        elif self.text.chapter is not None:
            self._select(self.shown)

    def _add(self, text: str, goes_to: Hit | str) -> None:
        item = QListWidgetItem(text, self.list)
        item.setData(_GOES_TO, goes_to)

    def _select(self, chapter: str) -> None:
        self.list.blockSignals(True)
        for number in range(self.list.count()):
            if self.list.item(number).data(_GOES_TO) == chapter:
                self.list.setCurrentRow(number)
        self.list.blockSignals(False)

    def _show_item(self, item: QListWidgetItem | None) -> None:
        match item.data(_GOES_TO) if item is not None else None:
            case Hit() as hit:
                self.text.show_line(hit.chapter, hit.chapter.lines[hit.line])
            case str() as chapter:
                self.text.show_chapter(self._named(chapter))

    def _read(self) -> None:
        """Put the focus into the text that the list shows."""
        if self.list.currentItem() is not None:
            self.text.setFocus()

    # The text

    def _go_to(self, link: Target) -> None:
        self._before.append(self.shown)
        self._back.setEnabled(True)
        self.show_chapter(link.chapter, link.anchor)

    def _go_back(self) -> None:
        if self._before:
            self.show_chapter(self._before.pop())
        self._back.setEnabled(bool(self._before))

    def _take_letter(self, letter: str) -> None:
        self.search.setText(letter)
        self.search.setFocus()

    def _find(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _named(self, chapter: str) -> Chapter:
        return next(each for each in self._chapters if each.id == chapter)


class _Search(Line):
    """Typed words find lines of all chapters. Esc clears them, Down goes into the list."""

    left_downwards = Signal()

    def __init__(self) -> None:
        super().__init__()
        name = translate("Manual", "Search the manual")
        self.setAccessibleName(name)
        self.setPlaceholderText(name)
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Escape if self.text():
                self.clear()
            case Qt.Key.Key_Down:
                self.left_downwards.emit()
            case _:
                super().keyPressEvent(event)


def _words(hit: Hit) -> str:
    """Return what the list says of a line: its chapter, the heading above it, and the line."""
    title, line = hit.chapter.title, hit.chapter.lines[hit.line].text
    if line == title:
        return title
    place = title if hit.heading in (title, line) else f"{title} · {hit.heading}"
    return f"{place}\n{hit.excerpt}"


def manual_over(window: QWidget) -> ManualWindow | None:
    """Return the manual that was opened from a window, if there is one."""
    directly = Qt.FindChildOption.FindDirectChildrenOnly
    return next(iter(window.findChildren(ManualWindow, options=directly)), None)
