"""Tournaments that are joined into one: which, what it is called, and who is then ranked where."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from arbiter_app.domain.across.joining import all_categories, demand_joinable, ranked_elsewhere
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look.layouts import form
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.long_words import LongWords
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import categories

_ID = Qt.ItemDataRole.UserRole
_LIST_HEIGHT = 120
"""In pixels beside usual letters."""
_LINES = 7


class JoinDialog(Dialog):
    """Those that have no draw yet, to be ticked; below, the categories that they become and who
    would not be ranked where they were entered.
    """

    def __init__(
        self,
        parent: QWidget,
        event: Event,
        chosen: TournamentId,
        *,
        join: "Callable[[JoinDialog], bool]",
    ) -> None:
        super().__init__(
            parent,
            translate("JoinDialog", "Join tournaments into one"),
            verb=translate("JoinDialog", "&Join them"),
            do=lambda: join(self),
        )
        self._event = event
        self._title = Line(limit=LINE)
        self._list = QListWidget()
        self._list.setItemDelegate(ItemDelegate(self._list))
        self._list.setMinimumHeight(px(_LIST_HEIGHT))
        for tournament in event.tournaments:
            if tournament.draw is None and tournament.ceremony is None:
                item = QListWidgetItem(tournament_name(window_catalogue(), tournament))
                item.setData(_ID, tournament.id)
                is_it = tournament.id == chosen
                item.setCheckState(Qt.CheckState.Checked if is_it else Qt.CheckState.Unchecked)
                self._list.addItem(item)
                if is_it:
                    self._list.setCurrentItem(item)
        self._told = LongWords(
            translate("JoinDialog", "What becomes of them"), is_aside=True, lines_kept=_LINES
        )
        self._list.itemChanged.connect(lambda *_: self._follow())
        self._lay_out()
        self._follow()
        self._list.setFocus()

    @property
    def tournaments(self) -> tuple[TournamentId, ...]:
        """Those that are ticked."""
        items = (self._list.item(row) for row in range(self._list.count()))
        ticked = (each for each in items if each.checkState() == Qt.CheckState.Checked)
        return tuple(TournamentId(each.data(_ID)) for each in ticked)

    @property
    def title(self) -> str:
        """What was typed, else the titles of those that are joined."""
        return self._title.text().strip() or self._title.placeholderText()

    def _follow(self) -> None:
        """Tell what becomes of those that are ticked."""
        self.problem.say("")
        chosen = self.tournaments
        joined = [each for each in self._event.tournaments if each.id in chosen]
        catalogue = window_catalogue()
        self._title.setPlaceholderText(
            " + ".join(tournament_name(catalogue, each) for each in joined)
        )
        try:
            found = demand_joinable(self._event, chosen)
            told = "\n".join(self._sentences(found))
        except RuleError as error:
            told = error_sentence(error)
        self._told.say(told)

    def _sentences(self, joined: tuple[Tournament, ...]) -> Iterator[str]:
        catalogue, event = window_catalogue(), self._event
        for category in all_categories(joined):
            told = translate("JoinDialog", "Category {title}: {conditions}")
            conditions = categories.conditions(catalogue, category)
            yield told.format(title=category.title, conditions=conditions)
        homes = {each.id: tournament_name(catalogue, each) for each in joined}
        for each in ranked_elsewhere(event, joined):
            where = ", ".join(each.ranked) or translate("JoinDialog", "in none of them")
            told = translate("JoinDialog", "{name}, entered in {title}, would be ranked: {where}")
            yield told.format(
                name=people.name(catalogue, event.contestants[each.player]),
                title=homes[each.entered],
                where=where,
            )

    def _lay_out(self) -> None:
        about = translate(
            "JoinDialog",
            "They are played as one, by the rules of the first of them, and each is ranked apart as"
            " a category. Everybody goes along with presence, fee, papers and decisions.",
        )
        label = Label(translate("JoinDialog", "&Tournaments without a draw"))
        label.setBuddy(self._list)
        fields = form()
        fields.addRow(translate("JoinDialog", "T&itle of the joined one"), self._title)
        self.lay_out(Aside(about), label, self._list, fields, self._told)
