"""Texts of papers in words of the event's own: chosen, worded, looked at, or put back to ours."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QCheckBox, QComboBox, QListWidget, QPushButton, QWidget

from arbiter_app.documents.parts.own_texts import (
    TEXTS,
    EditableText,
    filled_in,
    is_own_notice,
    own_notice_id,
    text_of,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.paper_texts import PaperText
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.language_switch import LANGUAGES
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.look.layouts import WrappingRow, column, holding, row, wrapping
from arbiter_app.gui.look.sizes import field_height, px
from arbiter_app.gui.look.words import Label, Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Lines
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.i18n import catalogue, translate, window_catalogue
from arbiter_app.services.commands.whole.paper_texts import word_papers
from arbiter_app.services.files.own_paper_texts import keep_as_usual
from arbiter_app.wording.terms.event import paper_texts

_OWN = "✎ "
_WIDTH = 760
"""In pixels beside usual letters: titles of texts and their fields have room."""


@dataclass(frozen=True, slots=True)
class _Place:
    """A text in a language."""

    id: str
    language: str


class PaperTextsDialog(Dialog):
    """On the left the texts, those in words of the event's own with a sign; on the right what is
    typed and how it will read. One act keeps all that was changed.
    """

    def __init__(self, parent: QWidget | None, open_event: OpenEvent, language: str) -> None:
        self._open_event = open_event
        self._drafts: dict[_Place, str] = {}
        self._shown: _Place | None = None
        kept = dict.fromkeys(each.id for each in open_event.whole.paper_texts)
        self._ids = [*TEXTS, *filter(is_own_notice, kept)]
        """Of the texts that are listed."""
        self._list = QListWidget()
        self._list.setAccessibleName(translate("PaperTextsDialog", "Texts of papers"))
        self._list.setItemDelegate(ItemDelegate(self._list))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._language = QComboBox()
        for code, (_, name) in LANGUAGES.items():
            self._language.addItem(name, code)
        self._language.setCurrentIndex(max(self._language.findData(language), 0))
        self._text = Lines()
        self._text.setMinimumHeight(3 * field_height())
        self._fields_row = WrappingRow()
        self._fields = holding(self._fields_row)
        self._reads = words(look=Look.SECOND, wraps=True)
        self._reads.setMinimumHeight(2 * field_height())
        self._ours = QPushButton()
        self._ours.clicked.connect(self._go_back)
        self._add = QPushButton(translate("PaperTextsDialog", "Add a &notice"))
        self._add.clicked.connect(self._add_notice)
        self._usual = QCheckBox(
            translate("PaperTextsDialog", "New events of this computer begin with these te&xts")
        )
        super().__init__(
            parent,
            translate("PaperTextsDialog", "Texts of papers"),
            translate(
                "PaperTextsDialog",
                "What federations word differently can be worded here for this event. Fields in"
                " braces are filled in when a paper is made. The first line of a notice of your own"
                " is its title.",
            ),
            row(
                (column((self._list, 1), wrapping(self._add)), 2),
                (
                    column(
                        row(_labelled(translate("PaperTextsDialog", "&Language"), self._language)),
                        _labelled(translate("PaperTextsDialog", "&Text"), self._text, alone=True),
                        (self._text, 1),
                        self._fields,
                        self._reads,
                        wrapping(self._ours),
                    ),
                    3,
                ),
            ),
            self._usual,
            verb=translate("PaperTextsDialog", "&Save"),
            do=self._save,
        )
        self.setMinimumWidth(px(_WIDTH))
        self._list.addItems(self._ids)
        self._list.currentRowChanged.connect(self._show)
        self._language.currentIndexChanged.connect(self._show)
        self._text.textChanged.connect(self._read)
        self._list.setCurrentRow(0)
        self._list.setFocus()

    @property
    def _place(self) -> _Place:
        number = max(self._list.currentRow(), 0)
        return _Place(self._ids[number], self._language.currentData())

    def _said(self, place: _Place) -> str:
        """Return what a text says now, as it is typed, kept or ours."""
        if place in self._drafts:
            return self._drafts[place]
        return self._kept.get(place) or self._our_text(place)

    def _our_text(self, place: _Place) -> str:
        return _text(place).ours(catalogue(place.language))

    @property
    def _kept(self) -> dict[_Place, str]:
        texts = self._open_event.whole.paper_texts
        return {_Place(each.id, each.language): each.text for each in texts}

    def _show(self, *_: object) -> None:
        """Show the text that is chosen."""
        self._shown = None
        place = self._place
        self._text.setPlainText(self._said(place))
        while (item := self._fields_row.takeAt(0)) is not None:
            if widget := item.widget():
                widget.deleteLater()
        before: QWidget = self._text
        for field in _text(place).offered:
            button = QPushButton(f"{{{field}}}")
            button.setAutoDefault(False)
            button.clicked.connect(partial(self._text.insertPlainText, f"{{{field}}}"))
            self._fields_row.addWidget(button)
            self.setTabOrder(before, button)
            before = button
        self.setTabOrder(before, self._ours)
        self._shown = place
        self._read()

    def _read(self) -> None:
        """Take what is typed, and say how it will read, or what is wrong with it."""
        if (place := self._shown) is None:
            return
        text = self._text.toPlainText()
        self._drafts[place] = text
        self.problem.say("")
        event = self._open_event.facts
        try:
            self._reads.setText(filled_in(_text(place), text, event))
        except RuleError as error:
            self._reads.setText("")
            if text or not is_own_notice(place.id):
                self.problem.say(error_sentence(error))
        self._ours.setText(
            translate("PaperTextsDialog", "Take it a&way")
            if is_own_notice(place.id)
            else translate("PaperTextsDialog", "Back to &ours")
        )
        self._ours.setEnabled(text != self._our_text(place))
        self._mark()

    def _mark(self) -> None:
        """Mark the texts that are in words of the event's own."""
        language = self._language.currentData()
        for index, text in enumerate(self._ids):
            place = _Place(text, language)
            said = self._said(place)
            title = paper_texts.title(window_catalogue(), text)
            if is_own_notice(text) and said:
                title = said.splitlines()[0]
            sign = _OWN if said != self._our_text(place) else ""
            self._list.item(index).setText(sign + title)

    def _add_notice(self) -> None:
        """Begin a notice of the event's own, with its title to be typed at once."""
        self._ids.append(own_notice_id(self._ids))
        self._list.addItem(self._ids[-1])
        self._list.setCurrentRow(len(self._ids) - 1)
        begun = translate("PaperTextsDialog", "Title\nText of the notice")
        self._text.setPlainText(begun)
        self._text.selectAll()
        self._text.setFocus()

    def _go_back(self) -> None:
        self._text.setPlainText(self._our_text(self._place))
        self._text.setFocus()

    def _save(self) -> bool:
        """Keep what was changed; a text that cannot be filled in is shown at its fault."""
        kept, changed = self._kept, []
        for place, text in self._drafts.items():
            own = "" if text.strip() == self._our_text(place) else text.strip()
            if text.strip() or not is_own_notice(place.id):
                try:
                    filled_in(_text(place), text, self._open_event.facts)
                except RuleError as error:
                    return self._lead_to(place, error)
            if own != kept.get(place, ""):
                changed.append(PaperText(place.id, place.language, own))
        if changed and not self._open_event.door(say=self.problem.say).do(
            word_papers, texts=changed
        ):
            return False
        if self._usual.isChecked():
            try:
                keep_as_usual(self._open_event.whole.paper_texts)
            except FileError as error:
                return self.refuse(error_sentence(error), self._usual)
        return True

    def _lead_to(self, place: _Place, error: RuleError) -> bool:
        """Show a text with the cursor where its fault is, and say what it is."""
        self._language.setCurrentIndex(self._language.findData(place.language))
        self._list.setCurrentRow(self._ids.index(place.id))
        cursor = self._text.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.Start)
        match error.facts:
            case {"line": int(line), "place": int(column_)}:
                down, right = QTextCursor.MoveOperation.NextBlock, QTextCursor.MoveOperation.Right
                cursor.movePosition(down, n=line - 1)
                cursor.movePosition(right, n=column_ - 1)
        self._text.setTextCursor(cursor)
        return self.refuse(error_sentence(error), self._text)


def _text(place: _Place) -> EditableText:
    text = text_of(place.id)
    assert text is not None, "texts of papers alone are listed"
    return text


def _labelled(text: str, field: QWidget, *, alone: bool = False) -> QWidget:
    """Return the label of a field, with it beside unless it stands alone."""
    label = Label(text)
    label.setBuddy(field)
    field.setAccessibleName(text.replace("&", ""))
    if alone:
        return label
    held = QWidget()
    row(label, field, into=held)
    return held
