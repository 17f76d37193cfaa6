"""Templates of one's own: kept from the open event, renamed, forgotten."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QListWidget, QPushButton, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look.layouts import form, wrapping
from arbiter_app.gui.look.sizes import row_height
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.i18n import translate
from arbiter_app.services.files.own_templates import (
    OwnTemplate,
    forget_template,
    is_kept,
    keep_template,
    own_templates,
    rename_template,
)

_LINES = 6


class KeepTemplateDialog(Dialog):
    """Asks for the name under which the rules of the open event are kept."""

    def __init__(self, parent: QWidget, event: Event) -> None:
        super().__init__(
            parent,
            translate("KeepTemplate", "Keep this event as a template"),
            verb=translate("KeepTemplate", "&Keep the template"),
            do=self._keep,
        )
        self._event = event
        self._name = Line(event.title, limit=LINE)
        self._name.setAccessibleName(translate("KeepTemplate", "Name of the template"))
        fields = form()
        fields.addRow(translate("KeepTemplate", "&Name"), self._name)
        self.lay_out(
            translate(
                "KeepTemplate",
                "System, points, tie-breaks, conditions, fees, tournaments and papers are kept, for"
                " new events of this computer. People, days, results and PINs are not.",
            ),
            fields,
        )
        self._name.textChanged.connect(self._follow)
        self._follow()
        self._name.selectAll()
        self._name.setFocus()

    @property
    def name(self) -> str:
        """The name that was typed."""
        return " ".join(self._name.text().split())

    def _follow(self) -> None:
        replaced = translate(
            "KeepTemplate", "A template of this name is there already; this one takes its place."
        )
        self.problem.say(replaced if is_kept(self.name) else "")
        self.verb.setEnabled(bool(self.name))

    def _keep(self) -> bool:
        try:
            keep_template(self.name, self._event)
        except (RuleError, FileError) as error:
            return self.refuse(error_sentence(error), self._name)
        return True


class OwnTemplatesDialog(Dialog):
    """A list of the own templates; the one in hand can be renamed or forgotten."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, translate("OwnTemplates", "Own templates"))
        self._kept: list[tuple[Path, OwnTemplate | None]] = []
        """The file of each line, and its template; None where it cannot be read."""
        self._list = QListWidget()
        self._list.setItemDelegate(ItemDelegate(self._list))
        self._list.setMinimumHeight(_LINES * row_height())
        self._list.setAccessibleName(translate("OwnTemplates", "Own templates"))
        self._name = Line(limit=LINE)
        self._name.setAccessibleName(translate("OwnTemplates", "Name of the template"))
        self._rename = QPushButton(translate("OwnTemplates", "&Rename"))
        self._rename.clicked.connect(self._rename_it)
        self._forget = QPushButton(translate("OwnTemplates", "&Forget it"))
        self._forget.clicked.connect(self._forget_it)
        fields = form()
        fields.addRow(translate("OwnTemplates", "&Name"), self._name)
        self.lay_out(
            translate(
                "OwnTemplates",
                "Kept from events with File, Keep as a template. Events that were made after them"
                " stay as they are.",
            ),
            self._list,
            fields,
            wrapping(self._rename, self._forget),
        )
        self._list.currentRowChanged.connect(self._show)
        self._fill()
        self._list.setFocus()

    def _fill(self, in_hand: int = 0) -> None:
        own = own_templates()
        self._kept = [(each.path, each) for each in own.templates]
        self._kept += [(error.path, None) for error in own.faults]
        self._list.clear()
        for path, template in self._kept:
            self._list.addItem(path.name if template is None else template.name)
        self._list.setCurrentRow(min(in_hand, self._list.count() - 1))
        self._show()
        if own.faults:
            self.refuse(" ".join(map(error_sentence, own.faults)))

    def _show(self) -> None:
        template = self._chosen
        self._name.setText("" if template is None else template.name)
        self._name.setEnabled(template is not None)
        self._rename.setEnabled(template is not None)
        self._forget.setEnabled(self._list.currentRow() >= 0)

    @property
    def _chosen(self) -> OwnTemplate | None:
        place = self._list.currentRow()
        return self._kept[place][1] if 0 <= place < len(self._kept) else None

    def _rename_it(self) -> None:
        template = self._chosen
        if template is not None:
            self._attempt(lambda: rename_template(template, self._name.text()))

    def _forget_it(self) -> None:
        path, _ = self._kept[self._list.currentRow()]
        self._attempt(lambda: forget_template(path))

    def _attempt(self, act: Callable[[], object]) -> None:
        self.problem.say("")
        try:
            act()
        except (RuleError, FileError) as error:
            self.refuse(error_sentence(error), self._name)
            return
        self._fill(self._list.currentRow())
        self._list.setFocus()
