"""The choice among the dated texts of the tie-break regulations."""

from PySide6.QtWidgets import QComboBox

from arbiter_app.domain.tie_breaks.editions import C02_2017, EDITIONS, Edition
from arbiter_app.i18n import translate


class EditionChoice(QComboBox):
    """Every edition by its title; each item keeps the id."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(translate("EditionChoice", "Edition of the tie-break regulations"))
        for each in EDITIONS.values():
            self.addItem(_title(each), each.id)

    @property
    def edition_id(self) -> str:
        """The id of the edition that is chosen."""
        return str(self.currentData())

    def show_edition(self, edition_id: str) -> None:
        """Choose an edition."""
        self.setCurrentIndex(self.findData(edition_id))


def _title(edition: Edition) -> str:
    if edition is C02_2017:
        pattern = translate("EditionChoice", "{title}, virtual opponent, for old events")
        return pattern.format(title=edition.title)
    return edition.title
