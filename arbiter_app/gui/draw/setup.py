"""What is decided before the draw: the way, the seed, and that it shall be held."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.numbering import ContingentKey, DrawMethod, VarmaVariant
from arbiter_app.domain.facts.systems import Paired
from arbiter_app.domain.pairing.catalogue import fixed_rounds
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page import MARGINS
from arbiter_app.gui.base.seed import new_seed
from arbiter_app.gui.draw.envelope_method import EnvelopeMethod
from arbiter_app.gui.draw.methods import (
    HandMethod,
    LotsMethod,
    MethodPanel,
    RatingMethod,
    SeedingMethod,
)
from arbiter_app.gui.parts.ask_decision import decided
from arbiter_app.gui.parts.confirmed_acts import Act
from arbiter_app.gui.parts.heading import title
from arbiter_app.i18n import translate
from arbiter_app.services.commands.event import demand_seed


class DrawSetup(QWidget):
    """The ways to obtain numbers at the left, what the chosen one needs at the right."""

    done = Signal()
    """The draw was held, or the present one is kept."""
    ceremony_wanted = Signal(DrawMethod, ContingentKey, VarmaVariant)
    """A ceremony of this kind is to be prepared."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._extent = QLabel()
        self._seed = QLineEdit()
        self._methods = QButtonGroup(self)
        self._envelopes = EnvelopeMethod()
        self._seeding = SeedingMethod()
        self._panels: tuple[MethodPanel, ...] = (
            LotsMethod(),
            self._envelopes,
            RatingMethod(),
            HandMethod(),
            self._seeding,
        )
        self._stack = QStackedWidget()
        self._keep = QPushButton(translate("DrawSetup", "&Keep the present numbers"))
        self._ceremony = QPushButton(translate("DrawSetup", "Hold a cere&mony…"))
        self._ceremony.setToolTip(
            translate("DrawSetup", "Step by step before everybody, in the hall or on the screen")
        )
        self._draw = QPushButton()
        self._seed_row = self._make_seed_row()
        self._lay_out()
        self._methods.idToggled.connect(self._choose)
        self._keep.clicked.connect(self.done)
        self._draw.clicked.connect(self._hold)
        self._ceremony.clicked.connect(self._want_ceremony)
        for panel in self._panels:
            panel.finished.connect(self._draw.setFocus)
        self._choose()

    def focus_first(self) -> None:
        """Put the focus on the chosen way."""
        self._methods.buttons()[self._methods.checkedId()].setFocus()

    def show_event(self, event: Event) -> None:
        """Prepare the draw of an event."""
        tournament = event.tournament
        players = [event.players[entry.player] for entry in tournament.entries]
        for panel in self._panels:
            panel.show_players(players)
        self._extent.setText(_extent(in_hand(event)))
        self._offer_seeding(is_wanted=tournament.settings.traits.has_rounds_of_matches)
        self._keep.setVisible(tournament.draw is not None)
        if not self._seed.text():
            self._renew_seed()

    def _offer_seeding(self, *, is_wanted: bool) -> None:
        """Offer the standard seeding in a knockout alone."""
        button = self._methods.button(self._panels.index(self._seeding))
        button.setVisible(is_wanted)
        if button.isChecked() and not is_wanted:
            self._methods.button(0).setChecked(True)

    @property
    def _panel(self) -> MethodPanel:
        return self._panels[self._methods.checkedId()]

    def _choose(self) -> None:
        self._stack.setCurrentWidget(self._panel)
        self._seed_row.setVisible(self._panel.needs_seed)
        self._draw.setText(f"{self._panel.verb}…")
        self._ceremony.setVisible(self._panel.ceremony is not None)

    def _want_ceremony(self) -> None:
        envelopes = self._envelopes
        self.ceremony_wanted.emit(self._panel.ceremony, envelopes.contingents_by, envelopes.variant)

    def _hold(self) -> None:
        """Hold the draw once it is clear that it can be held and is meant."""
        panel = self._panel
        try:
            panel.check()
            seed = demand_seed(self._seed.text()) if panel.needs_seed else ""
        except RuleError as refusal:
            self._open_event.refused.emit(error_sentence(refusal))
            if panel.needs_seed and not self._seed.text().strip():
                self._seed.setFocus()
            return
        event = self._open_event.facts
        if decided(
            self,
            title=panel.decision,
            body=_consequences(in_hand(event), seed),
            verb=panel.verb,
            act=Act.DRAW_NUMBERS,
        ) and panel.draw(self._open_event, seed):
            self._renew_seed()
            self.done.emit()

    def _renew_seed(self) -> None:
        self._seed.setText(new_seed())

    def _make_seed_row(self) -> QWidget:
        row = QWidget()
        label = QLabel(translate("DrawSetup", "&Seed"))
        label.setBuddy(self._seed)
        self._seed.setMaximumWidth(220)
        another = QPushButton(translate("DrawSetup", "&Another seed"))
        another.clicked.connect(self._renew_seed)
        hint = QLabel(translate("DrawSetup", "Announce it before the draw."))
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (label, self._seed, another, hint):
            layout.addWidget(widget)
        layout.addStretch()
        return row

    def _lay_out(self) -> None:
        ways = QVBoxLayout()
        ways.setSpacing(8)
        for position, panel in enumerate(self._panels):
            button = QRadioButton(panel.title)
            self._methods.addButton(button, position)
            ways.addWidget(button)
            self._stack.addWidget(panel)
        self._methods.button(0).setChecked(True)
        ways.addStretch()
        middle = QHBoxLayout()
        middle.setSpacing(24)
        middle.addLayout(ways)
        middle.addWidget(self._stack, 1)
        bottom = QHBoxLayout()
        bottom.addStretch()
        bottom.addWidget(self._keep)
        bottom.addWidget(self._ceremony)
        bottom.addWidget(self._draw)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*MARGINS)
        layout.setSpacing(12)
        layout.addWidget(title(translate("DrawSetup", "Draw of numbers")))
        layout.addWidget(self._extent)
        layout.addLayout(middle, 1)
        layout.addWidget(self._seed_row)
        layout.addLayout(bottom)


def _extent(here: InHand) -> str:
    """Say how many players the draw is about, and rounds and games where numbers fix them."""
    settings = here.competition.settings
    players = len(here.entries)
    if not settings.traits.meets_all:
        return translate("DrawSetup", "Players: {players}").format(players=players)
    rounds = fixed_rounds(settings, players)
    text = translate("DrawSetup", "Players: {players}   Rounds: {rounds}   Games: {games}")
    games = sum(len(round_.pairs) for round_ in rounds)
    return text.format(players=players, rounds=len(rounds), games=games)


def _consequences(here: InHand, seed: str) -> str:
    paragraphs = [_extent(here)]
    if seed:
        paragraphs.append(translate("DrawSetup", "Seed: {seed}").format(seed=seed))
    paragraphs.append(_what_follows(here.competition.traits.paired))
    if here.competition.draw is not None:
        replaced = translate("DrawSetup", "The present numbers and pairs are replaced.")
        paragraphs.append(replaced)
    return "\n\n".join(paragraphs)


def _what_follows(paired: Paired) -> str:
    """Say what the numbers lead to."""
    match paired:
        case Paired.GAME_BY_GAME:
            return translate(
                "DrawSetup",
                "The numbers hold for the whole tournament and the bracket follows from them."
                " Until the first result the draw can be undone or held again.",
            )
        case Paired.IN_PARTS:
            return translate(
                "DrawSetup",
                "The numbers hold for the whole tournament, and by them the field is divided into"
                " groups. Until the first result the draw can be undone or held again; groups and"
                " finals that there are go with it.",
            )
        case _:
            return translate(
                "DrawSetup",
                "The numbers hold for the whole tournament and the schedule follows from them (C.05"
                " Annex 1). Until the first result the draw can be undone or held again.",
            )
