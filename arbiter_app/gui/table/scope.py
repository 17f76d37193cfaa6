"""What of the table is looked at: after which round, of which category, with what beside it."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.ids import Round
from arbiter_app.domain.table.after_round import rounds_behind
from arbiter_app.domain.table.categories import category_titled
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page_actions import act, act_tool
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.pages.as_of import AsOf
from arbiter_app.i18n import translate


class Scope(QWidget):
    """Choices above the table; those that there is nothing to choose from are not seen."""

    chosen = Signal()
    """Another table is asked for."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self._as_of, self._categories = AsOf(), QComboBox()
        self._categories.setAccessibleName(translate("TableScope", "Category"))
        self._titles: tuple[str, ...] = ()
        self._make_actions(page)
        name = Label(translate("TableScope", "&Category"))
        name.setBuddy(self._categories)
        self._categories.activated.connect(lambda _: self.chosen.emit())
        self._as_of.chosen.connect(self.chosen)
        self._of_categories = layouts.together(name, self._categories)
        self._history_button = act_tool(self._history, raised=True)
        holder = layouts.wrapping(
            self._as_of, self._of_categories, self._history_button, gap=Room.MIDDLE
        )
        layouts.column(holder, gap=Room.NONE, into=self)

    def _make_actions(self, page: QWidget) -> None:
        # fmt: off
        self._back = act(page, translate("TableScope", "Table of the round before"),
                         lambda: self._as_of.turn(-1), Key.PREVIOUS)
        self._on = act(page, translate("TableScope", "Table of the next round"),
                       lambda: self._as_of.turn(1), Key.NEXT)
        self._history = act(page, translate("TableScope", "Colours and &floats"),
                            self.chosen.emit, Key.VIEW_5)
        # fmt: on
        self._history.setCheckable(True)

    @property
    def actions_for_menu(self) -> Sequence[QAction]:
        """The acts of the menu: to the tables before and after, and what stands beside names."""
        return self._back, self._on, self._history

    @property
    def round(self) -> Round | None:
        """After which round the table is looked at; None: as it stands now."""
        return self._as_of.round

    @property
    def shows_history(self) -> bool:
        """Whether colours and floats are to be seen."""
        return self._history.isChecked() and self._history.isEnabled()

    def category(self, categories: Sequence[Category]) -> Category | None:
        """Return the category that is looked at; None: everybody."""
        at = self._categories.currentIndex()
        if not 1 <= at <= len(self._titles):
            return None
        try:
            return category_titled(categories, self._titles[at - 1])
        except RuleError:  # it was removed since, see `refresh`
            return None

    def choose_everybody(self) -> None:
        """Look at no category any more."""
        self._categories.setCurrentIndex(0)
        self.chosen.emit()

    def refresh(self, here: InHand) -> None:
        """Offer the rounds and categories there are; what is looked at stays, as far as it can."""
        competition = here.competition
        behind = rounds_behind(competition)
        self._as_of.offer(behind)
        boards = here.tournament.boards_of()
        is_of_boards = boards is not None and boards.id == here.competition.id
        has_categories = is_of_boards or (here.is_main and not here.is_of_teams)
        self._offer_categories(here.tournament.categories if has_categories else ())
        has_history = competition.traits.ranks_by_points and bool(behind)
        self._history_button.setVisible(has_history)
        none = translate("TableScope", "Nothing is played yet.")
        self._history.offer("" if has_history else none)
        self._of_categories.setVisible(bool(self._titles))
        self.setVisible(has_history or bool(self._titles))
        self._offer_turns()

    def _offer_turns(self) -> None:
        none = translate("TableScope", "There is no table of a round before.")
        newest = translate("TableScope", "This is the table as it stands now.")
        self._back.offer("" if self._as_of.has_earlier else none)
        self._on.offer(newest if self._as_of.is_now else "")

    def _offer_categories(self, categories: Sequence[Category]) -> None:
        titles = tuple(each.title for each in categories)
        if titles == self._titles and self._categories.count():
            return
        at = self._categories.currentIndex()
        former = self._titles[at - 1] if 1 <= at <= len(self._titles) else None
        self._titles = titles
        with QSignalBlocker(self._categories):
            self._categories.clear()
            self._categories.addItems([translate("TableScope", "everybody"), *titles])
            self._categories.setCurrentIndex(titles.index(former) + 1 if former in titles else 0)
        give_way(self._categories)
        self._categories.setMinimumContentsLength(_LETTERS)


_LETTERS = 14
"""Of the title of a category; the list that opens shows it whole."""
