"""The rules of a knockout, or of a match of two, before its first game is paired."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QTabWidget, QWidget

from arbiter_app.domain.facts.rules.knockout_rules import Elimination, KnockoutRules, Layout
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.gui.event.matches.keep_chain_dialog import keep_chain
from arbiter_app.gui.event.matches.match_editor import MatchEditor
from arbiter_app.gui.event.matches.places_choice import PlacesChoice
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.parts.dialogs.dialog import Dialog, keep_room
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.words.long_words import LongWords
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.play_off_presets import PlayOffPresets
from arbiter_app.wording.terms.event.regulations import knockout_lines, match_rules_lines

_SIZE = (870, 620)
"""In pixels beside usual letters."""


class KnockoutRulesDialog(Dialog):
    """Bracket, matches and final, with what they come to in words; what cannot be played says why
    and stays to be mended.
    """

    def __init__(
        self,
        parent: QWidget,
        rules: KnockoutRules,
        system: System,
        *,
        take: Callable[["KnockoutRulesDialog"], bool],
        presets: PlayOffPresets | None = None,
        of_teams: bool = False,
    ) -> None:
        """`take` takes the rules over and returns whether it did, having told `refuse` why not."""
        self._is_match, self._of_teams = system.traits.is_of_two, of_teams
        super().__init__(
            parent,
            translate("KnockoutRules", "Rules of the match")
            if self._is_match
            else translate("KnockoutRules", "Rules of the knockout"),
            verb=translate("KnockoutRules", "&Set these rules"),
            do=lambda: self._can_be_played() and take(self),
            leave=translate("KnockoutRules", "Cancel"),
        )
        self.resize(*map(px, _SIZE))
        self._make_fields(presets or PlayOffPresets())
        self._lay_out()
        self._show(rules)
        self._connect()
        self._follow()
        if self._is_match:
            self._match.focus_steps()
        else:
            self._elimination.setFocus()

    @property
    def rules(self) -> KnockoutRules:
        """The rules as they stand here."""
        has_final = self._final_differs.isChecked() and not self._is_match
        return KnockoutRules(
            match=self._match.rules,
            final=self._final.rules if has_final else None,
            elimination=Elimination(self._elimination.currentData()),
            layout=Layout(self._layout.currentData()),
            cuts=self._places.cuts,
            consolation=self._consolation.isChecked(),
            second_final=self._second_final.isChecked(),
        )

    def _can_be_played(self) -> bool:
        problem = self._places.problem
        return self.refuse(problem) if problem else True

    def _show(self, rules: KnockoutRules) -> None:
        self._elimination.setCurrentIndex(self._elimination.findData(rules.elimination))
        self._layout.setCurrentIndex(self._layout.findData(rules.layout))
        self._second_final.setChecked(rules.second_final)
        self._consolation.setChecked(rules.consolation)
        self._places.show_cuts(rules.cuts)
        self._match.show_rules(rules.match)
        self._final.show_rules(rules.final or rules.match)
        self._final_differs.setChecked(rules.final is not None)

    def _follow(self) -> None:
        """Ask for what the choices make necessary, and say what they come to."""
        is_double = self._elimination.currentData() == Elimination.DOUBLE
        self._form.setRowVisible(self._second_final, is_double)
        for row in (self._places, self._consolation):
            self._form.setRowVisible(row, not is_double)
        self._final.setVisible(self._final_differs.isChecked())
        catalogue, rules = window_catalogue(), self.rules
        lines = (
            match_rules_lines(catalogue, rules.match, of_teams=self._of_teams)
            if self._is_match
            else knockout_lines(catalogue, rules, of_teams=self._of_teams)
        )
        self._words.say("\n".join(lines))
        self.problem.say("")

    def _make_fields(self, presets: PlayOffPresets) -> None:
        self._elimination, self._layout = QComboBox(), QComboBox()
        for text, elimination in (
            (translate("KnockoutRules", "who loses once"), Elimination.SINGLE),
            (translate("KnockoutRules", "who loses twice"), Elimination.DOUBLE),
        ):
            self._elimination.addItem(text, elimination)
        for text, layout in (
            (translate("KnockoutRules", "1 and 2 in opposite halves: seeded"), Layout.SEEDED),
            (translate("KnockoutRules", "in their order: 1–2, 3–4 …"), Layout.IN_ORDER),
        ):
            self._layout.addItem(text, layout)
        self._second_final = QCheckBox(
            translate("KnockoutRules", "Another final if the winner of the se&cond bracket wins it")
        )
        self._consolation = QCheckBox(
            translate("KnockoutRules", "Those who lose their first match play a &consolation")
        )
        self._places = PlacesChoice()
        self._match = MatchEditor(presets, keep_chain, of_teams=self._of_teams)
        self._final = MatchEditor(presets, keep_chain, of_teams=self._of_teams)
        self._final_differs = QCheckBox(
            translate("KnockoutRules", "The final is pla&yed otherwise than the other matches")
        )
        self._words = LongWords(translate("KnockoutRules", "The rules in words"), lines_kept=3)

    def _lay_out(self) -> None:
        around = (Room.NONE, Room.SMALL, Room.NONE, Room.NONE)
        bracket, of_bracket = QWidget(), QWidget()
        give_way(self._elimination, self._layout)
        self._form = form = layouts.form(down=Room.TIGHT, into=of_bracket)
        form.addRow(translate("KnockoutRules", "&Out is"), self._elimination)
        form.addRow("", self._second_final)
        form.addRow(translate("KnockoutRules", "&Numbers in the bracket"), self._layout)
        form.addRow(translate("KnockoutRules", "&Places decided"), self._places)
        form.addRow("", self._consolation)
        layouts.column(of_bracket, STRETCH, around=around, into=bracket)
        final = QWidget()
        layouts.column(self._final_differs, (self._final, 1), around=around, into=final)
        keep_room(self._final)
        tabs = QTabWidget()
        of_matches = QWidget()
        layouts.column(self._match, around=around, into=of_matches)
        tabs.addTab(bracket, translate("KnockoutRules", "Bracket and places"))
        tabs.addTab(of_matches, translate("KnockoutRules", "&Matches"))
        tabs.addTab(final, translate("KnockoutRules", "F&inal"))
        self.lay_out(tabs, self._words)
        for place in (0, 2):
            tabs.setTabVisible(place, not self._is_match)
        if self._is_match:
            tabs.tabBar().hide()
            # The keys would go to the bar that is not seen, and stay there.
            tabs.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _connect(self) -> None:
        self._elimination.activated.connect(self._follow)
        self._layout.activated.connect(self._follow)
        for box in (self._second_final, self._consolation, self._final_differs):
            box.toggled.connect(self._follow)
        for part in (self._places, self._match, self._final):
            part.changed.connect(self._follow)
