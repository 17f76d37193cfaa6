"""The choice of a system of play, and what hangs on it."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.pairing.choices import CHOICES, Choice, choice_of, choices
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.choices import choice_lines, choice_name, played_by

_WIDTH, _HIGHEST = 300, 2000
"""Of what is said of a system, in pixels beside usual letters."""


class SystemChoice(QComboBox):
    """The systems that people, or teams, may play."""

    def __init__(self, *, otherwise: str = "") -> None:
        """`otherwise` is what stands before all of them for none."""
        super().__init__()
        self._otherwise = [otherwise] if otherwise else []
        self.setAccessibleName(translate("SystemChoice", "System of play"))
        self._offered: tuple[Choice, ...] = ()

    @property
    def choice(self) -> Choice | None:
        """What is chosen; None: no other system than there is."""
        return next((each for each in self._offered if each.key == self.currentData()), None)

    def offer(self, *, of_teams: bool) -> None:
        """Offer the systems that those may play who do; the chosen one stays where it is one."""
        self._offer(choices(of_teams=of_teams))

    def offer_swiss(self, settings: Settings) -> None:
        """Offer only by which systems a Swiss may be paired, and choose the present one."""
        of_teams = settings.teams is not None
        offered = choices(of_teams=of_teams)
        self._offer(tuple(each for each in offered if each.system.traits.follows_results))
        self._show(settings)

    def show_settings(self, settings: Settings) -> None:
        """Choose by what a tournament is played, also where it is not offered."""
        self.offer(of_teams=settings.teams is not None)
        self._show(settings)

    def _offer(self, offered: tuple[Choice, ...]) -> None:
        if offered == self._offered and self.count() == len(self._otherwise) + len(offered):
            return
        before, self._offered = self.currentData(), offered
        self.clear()
        self.addItems(self._otherwise)
        for each in offered:
            self.addItem(choice_name(window_catalogue(), each), each.key)
        self.setCurrentIndex(max(self.findData(before), 0))
        give_way(self)

    def _show(self, settings: Settings) -> None:
        chosen = choice_of(settings)
        place = self.findData(chosen.key) if chosen in self._offered else -1
        if place < 0:
            self.addItem(played_by(window_catalogue(), settings))
            place = self.count() - 1
        self.setCurrentIndex(place)


class SystemFacts(QWidget):
    """How the chosen system is played, what it needs, and whether it may be rated."""

    def __init__(self, of: SystemChoice) -> None:
        super().__init__()
        self._of = of
        self._lines = Aside()
        self.setFixedWidth(px(_WIDTH))
        self.setMinimumHeight(self._most_height())
        layouts.column(self._lines, STRETCH, into=self)
        of.currentIndexChanged.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        choice = self._of.choice
        self._lines.say("" if choice is None else _said(choice))

    def _most_height(self) -> int:
        """Return what the longest of them takes: nothing moves when another one is chosen."""
        room, flags = QRect(0, 0, px(_WIDTH), px(_HIGHEST)), Qt.TextFlag.TextWordWrap
        measure = self._lines.fontMetrics().boundingRect
        return max(measure(room, flags, _said(each)).height() for each in CHOICES)


def _said(choice: Choice) -> str:
    return "\n".join(choice_lines(window_catalogue(), choice))
