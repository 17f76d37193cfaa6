"""The choice of a template for a new event: ours, and those kept from events."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from arbiter_app.domain.facts.new_events import EventModel, EventTemplate
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.event_templates import model_of
from arbiter_app.services.files.own_templates import own_templates
from arbiter_app.wording.terms.event.templates import event_template_name, planned_tournaments


class TemplateChoice(QWidget):
    """A list of templates, none of them first, with the way to those of one's own."""

    chosen = Signal()
    """Another template, or none."""

    def __init__(self, edition: Callable[[], str]) -> None:
        """`edition` tells the edition of the tie-breaks that the event will have."""
        super().__init__()
        self._edition = edition
        self._models: list[Callable[[], EventModel | None]] = []
        """What each line of the list stands for."""
        self.fault = ""
        """Why a file among the templates is none of them; "" where nothing is wrong."""
        self._list = QComboBox()
        self._list.setAccessibleName(translate("TemplateChoice", "Template"))
        self._own = QPushButton(translate("TemplateChoice", "Ow&n templates…"))
        self._own.setAutoDefault(False)
        self._own.clicked.connect(self._show_own)
        row((self._list, 1), self._own, into=self)
        self.setFocusProxy(self._list)
        # Only what takes the focus itself is found by the letter of its label.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._fill()
        give_way(self._list)
        self._list.currentIndexChanged.connect(lambda _: self.chosen.emit())

    @property
    def model(self) -> EventModel | None:
        """What the event is made after; None: after nothing."""
        return self._models[self._list.currentIndex()]()

    def _fill(self) -> None:
        with QSignalBlocker(self._list):
            self._list.clear()
            self._models.clear()
            self._offer(translate("TemplateChoice", "none: as chosen below"), lambda: None)
            for template in EventTemplate:
                name = event_template_name(window_catalogue(), template)
                self._offer(name, partial(self._ours, template, name))
            own = own_templates()
            for each in own.templates:
                self._offer(each.name, partial(_value, each.model))
        self.fault = " ".join(map(error_sentence, own.faults))
        # Without any, the names of ours have its room.
        self._own.setVisible(bool(own.templates or own.faults))

    def _offer(self, name: str, model: Callable[[], EventModel | None]) -> None:
        self._list.addItem(name)
        self._models.append(model)

    def _ours(self, template: EventTemplate, name: str) -> EventModel:
        wanted = planned_tournaments(window_catalogue(), template)
        return model_of(template, name, wanted, edition_id=self._edition())

    def _show_own(self) -> None:
        from arbiter_app.gui.window.files.own_templates_dialog import OwnTemplatesDialog

        before = self._list.currentText()
        OwnTemplatesDialog(self.window()).exec()
        self._fill()
        self._list.setCurrentIndex(max(self._list.findText(before), 0))
        self.chosen.emit()


def _value(model: EventModel) -> EventModel:
    return model
