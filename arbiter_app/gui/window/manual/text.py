"""A chapter as it is read: scrolled, its links followed, by mouse or keys."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFragment,
)
from PySide6.QtWidgets import QTextBrowser

from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.i18n import translate
from arbiter_app.wording.manual.chapters import Chapter, Line, anchor, picture, target


class ManualText(QTextBrowser):
    """Shows one chapter. Qt reads its Markdown: it is a text of the program, never of an event."""

    followed = Signal(object)
    """A link is followed: its `Target`."""
    typed = Signal(str)
    """A letter was typed, which belongs to the search."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setAccessibleName(translate("Manual", "Chapter"))
        self.anchorClicked.connect(self._follow)
        self._chapter: Chapter | None = None

    @property
    def chapter(self) -> Chapter | None:
        """Which chapter is shown."""
        return self._chapter

    def show_chapter(self, chapter: Chapter, anchored: str = "") -> None:
        """Show a chapter from its beginning, or from the heading with that anchor."""
        if chapter is not self._chapter:
            self._chapter = chapter
            self.read_again()
            self.setAccessibleDescription(chapter.title)
        headings = (line for line in chapter.lines if line.level)
        self._scroll_to(
            next((line for line in headings if anchor(line.text) == anchored), chapter.lines[0])
        )

    def show_line(self, chapter: Chapter, line: Line) -> None:
        """Show a line of a chapter, selected."""
        self.show_chapter(chapter)
        self._scroll_to(line)
        cursor = self.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def read_again(self) -> None:
        """Read the chapter anew: links keep the colour of the time when they were read."""
        if self._chapter is not None:
            self.setMarkdown(_with_captions(self._chapter.source))
            self.document().setDocumentMargin(px(Room.MIDDLE))
            self._fit_pictures()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if not held and event.text().strip() and event.text().isprintable():
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802
        """Return a picture of the manual, wherever the program is kept; as wide as its name asks:
        text that is made smaller while it is painted cannot be read.
        """
        place = QUrl(name) if isinstance(name, str) else name
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, place)
        image = _image(Path(place.path()))
        if not place.query():
            return image
        ratio = self.devicePixelRatioF()
        width = min(round(int(place.query()) * ratio), image.width())
        shown = image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        shown.setDevicePixelRatio(width / int(place.query()))
        return shown

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit_pictures()

    def _fit_pictures(self) -> None:
        """Let no picture be wider than the text, nor larger than it was taken."""
        room = self.viewport().width() - 2 * round(self.document().documentMargin())
        for block in _blocks(self.document()):
            fragments = block.begin()
            while not fragments.atEnd():
                found = fragments.fragment()
                if found.charFormat().isImageFormat():
                    self._fit(found, room)
                fragments += 1

    def _fit(self, fragment: QTextFragment, room: int) -> None:
        shown = fragment.charFormat().toImageFormat()
        name = shown.name().partition("?")[0]
        image = _image(Path(name))
        wanted = min(room, image.width())
        if wanted <= 0 or round(shown.width()) == wanted:
            return
        shown.setName(f"{name}?{wanted}")
        shown.setWidth(wanted)
        shown.setHeight(round(wanted * image.height() / image.width()))
        cursor = QTextCursor(self.document())
        cursor.setPosition(fragment.position())
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(shown)

    def _follow(self, url: QUrl) -> None:
        assert self._chapter is not None
        link = url.toString(QUrl.ComponentFormattingOption.FullyDecoded)
        self.followed.emit(target(link, self._chapter.id))

    def _scroll_to(self, line: Line) -> None:
        """Put a line at the upper edge, as far as there is text below it."""
        block = self._block(line)
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.setTextCursor(QTextCursor(block))
        self.verticalScrollBar().setValue(round(top) - px(Room.SMALL) if block.position() else 0)

    def _block(self, line: Line) -> QTextBlock:
        block = self.document().begin()
        while block.isValid() and block.text() != line.text:
            block = block.next()
        assert block.isValid(), line.text
        return block


@cache
def _image(named: Path) -> QImage:
    """Return a picture by the name that a chapter has for it."""
    return QImage(str(picture(named.parent.name, named.stem)))


def _with_captions(source: str) -> str:
    """Return a source in which what is on a picture is told below it, for every reader."""
    return re.sub(r"(?m)^(!\[([^\]]+)\]\([^)]+\))$", r"\1\n\n*\2*", source)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()
