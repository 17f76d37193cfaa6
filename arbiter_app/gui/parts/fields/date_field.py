"""A date that is typed, not clicked together."""

from datetime import date

from arbiter_app.formats.days import parse_day
from arbiter_app.gui.look.sizes import field_width
from arbiter_app.gui.parts.words.problem import InlineField
from arbiter_app.i18n import translate


class DateField(InlineField):
    """Takes `01.04.2026` or `2026-04-01`, or nothing."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setPlaceholderText(translate("DateField", "DD.MM.YYYY"))
        self.setFixedWidth(max(map(field_width, ("00.00.0000", self.placeholderText()))))

    @property
    def is_readable(self) -> bool:
        """Whether what stands there is a day or nothing."""
        try:
            parse_day(self.text())
        except ValueError:
            return False
        return True

    @property
    def day(self) -> date | None:
        """The day that stands there; None while it cannot be read."""
        return parse_day(self.text()) if self.is_readable else None
