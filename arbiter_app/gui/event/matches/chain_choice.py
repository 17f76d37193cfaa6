"""Which chain of games a match is played by: one of a preset, an own one, or as it is set here."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from arbiter_app.domain.facts.rules.match_rules import MatchRules
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.gui.look.layouts import column, row
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.play_off_presets import Chain, PlayOffPresets
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.terms.event.regulations import players_text, regulation_name

KeepChain = Callable[[QWidget, PlayOffPresets, MatchRules], bool]
"""Asks for a name and keeps a chain under it; returns whether it was kept."""


class ChainChoice(QWidget):
    """Shows which chain the rules are; what was set by hand can be chosen again too."""

    chosen = Signal(MatchRules)

    def __init__(self, presets: PlayOffPresets, keep: KeepChain) -> None:
        super().__init__()
        self._presets, self._ask_and_keep = presets, keep
        self._chains: tuple[Chain, ...] = ()
        self._by_hand: MatchRules | None = None
        self._rules: MatchRules | None = None
        self._list = QComboBox()
        self._keep = QPushButton(translate("ChainChoice", "Keep for ne&xt time…"))
        self._keep.setAutoDefault(False)
        self._problem = Problem()
        self._lay_out()
        self._list.activated.connect(self._choose)
        self._keep.clicked.connect(self._keep_them)

    def follow(self, rules: MatchRules) -> None:
        """Say which chain the rules are that stand in the form."""
        self._rules = rules
        known = [chain.rules for chain in self._chains]
        if rules not in known:
            self._by_hand = rules
        self._offer()
        self._list.setCurrentIndex(known.index(rules) if rules in known else self._list.count() - 1)
        self._keep.setEnabled(rules not in known)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Offer what was kept elsewhere in the meantime."""
        super().showEvent(event)
        self._read()
        if self._rules is not None:
            self.follow(self._rules)

    def _read(self) -> None:
        try:
            self._chains = self._presets.chains()
        except (FileError, FormatError) as error:
            self._problem.say(error_sentence(window_catalogue(), error))

    def _offer(self) -> None:
        """List the chains, and behind them what was set by hand."""
        wanted = [_name(chain) for chain in self._chains]
        if self._by_hand is not None:
            wanted.append(translate("ChainChoice", "as set here"))
        if wanted != [self._list.itemText(row) for row in range(self._list.count())]:
            with QSignalBlocker(self._list):
                self._list.clear()
                self._list.addItems(wanted)

    def _choose(self, row: int) -> None:
        rules = self._chains[row].rules if row < len(self._chains) else self._by_hand
        if rules is not None and rules != self._rules:
            self.chosen.emit(rules)

    def _keep_them(self) -> None:
        if self._rules is not None and self._ask_and_keep(self, self._presets, self._rules):
            self._by_hand = None
            self._read()
            self.follow(self._rules)
            self._list.setFocus()

    def _lay_out(self) -> None:
        label = Label(translate("ChainChoice", "Se&quence of games"))
        label.setBuddy(self._list)
        give_way(self._list)
        column(row(label, (self._list, 1), self._keep), self._problem, into=self)


def _name(chain: Chain) -> str:
    """Return "World Cup 2025"; of several in a regulation "Candidates 2022, stage 1"."""
    catalogue = window_catalogue()
    name = regulation_name(catalogue, chain.preset.id)
    if chain.stage is None:
        return name
    if chain.branch is None:
        pattern = translate("ChainChoice", "{name}, stage {number}")
        return pattern.format(name=name, number=chain.stage)
    pattern = translate("ChainChoice", "{name}, stage {number}, {players}")
    players = players_text(catalogue, chain.branch)
    return pattern.format(name=name, number=chain.stage, players=players)
