"""A field that offers what was typed into it for the person before."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent

from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.i18n import translate

_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class OfferingField(SuggestingField):
    """Come to with Tab while it is empty, it has the last text, chosen to be typed over: Enter or
    Tab takes it, Delete leaves the field empty.
    """

    _offered = ""

    @property
    def is_only_offered(self) -> bool:
        """Whether what stands there was offered and not typed."""
        return bool(self._offered) and self.text() == self._offered

    def offer_last(self, text: str) -> None:
        """Offer a text from now on; "" for none."""
        self._offered = text
        hint = translate("OfferingField", "Tab: {text}").format(text=text) if text else ""
        self.setPlaceholderText(hint)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        if self._offered and not self.text() and event.reason() in _BY_KEY:
            self.setText(self._offered)
        super().focusInEvent(event)
