"""The texts of the technical information, each saved when it is left."""

from functools import partial

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.names.plain_text import TEXT
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.problem import InlineField
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.officials import set_particulars
from arbiter_app.wording.terms.event import conditions as words

_TO_ANNOUNCE = (Particular.TIE_BREAKS_ANNOUNCED, Particular.PAIRING_ANNOUNCED)


class Particulars(QWidget):
    """One field for each text that the organiser words himself."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        hints = {
            Particular.VENUE: translate("Particulars", "address and hall"),
            Particular.SCHEDULE: translate(
                "Particulars", "arrival, technical meeting, opening, closing"
            ),
            Particular.DEFAULT_TIME: translate("Particulars", "for example 30 minutes"),
            Particular.TIE_BREAKS_ANNOUNCED: translate("Particulars", "day and hour, where"),
            Particular.PAIRING_ANNOUNCED: translate("Particulars", "day and hour, where"),
            Particular.CURRENCY: translate("Particulars", "for example UAH"),
            Particular.APPROVED_BY: translate(
                "Particulars", "office and name, as papers name who approves them"
            ),
        }
        self._fields: dict[Particular, InlineField] = {}
        form = layouts.form(down=Room.TIGHT, into=self)
        for particular in Particular:
            title = words.particular(window_catalogue(), particular)
            field = InlineField(title, TEXT)
            field.setPlaceholderText(hints.get(particular, ""))
            field.committed.connect(partial(self._save, particular))
            form.addRow(title, field)
            self._fields[particular] = field
        self._to_announce = Aside()
        form.addRow("", self._to_announce)
        self.setFocusProxy(self._fields[Particular.VENUE])

    def refresh(self) -> None:
        """Show the texts as they are now."""
        texts = self._open_event.facts.particulars
        for particular, field in self._fields.items():
            field.show_value(texts.get(particular, ""))
        missing = [each for each in _TO_ANNOUNCE if not texts.get(each)]
        warning = translate(
            "Particulars",
            "Announced before round 1: the list of tie-breaks and the system of pairing (Ukrainian"
            " rules VIII.4.1, II.6.5). Write down when.",
        )
        self._to_announce.say(warning if missing else "")

    def _save(self, particular: Particular, text: str) -> None:
        if not self._open_event.do(set_particulars, particulars={particular: text}):
            self._fields[particular].hold()
