"""What is decided before the draw: the way, the seed, and that it shall be held."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from arbiter_app.domain.drawing.lots import demand_seed
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.play.numbering import DrawMethod, VarmaVariant
from arbiter_app.domain.facts.rules.systems import Paired, Traits
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.domain.pairing.catalogue import fixed_rounds
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.seed import new_seed
from arbiter_app.gui.draw.envelope_method import EnvelopeMethod
from arbiter_app.gui.draw.methods import (
    HandMethod,
    LotsMethod,
    MethodPanel,
    RatingMethod,
    SeedingMethod,
)
from arbiter_app.gui.draw.scrolled import Scrolled
from arbiter_app.gui.draw.strength_method import StrengthMethod
from arbiter_app.gui.look.layouts import PAGE_MARGINS, STRETCH, add, column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label, Look, framed, primary
from arbiter_app.gui.parts.dialogs.ask_decision import decided
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import keep_room
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate

_WAYS_WIDTH = 200
"""In pixels beside letters of the usual height."""


class DrawSetup(QWidget):
    """The ways to obtain numbers at the left, what the chosen one needs at the right."""

    done = Signal()
    """The draw was held, or the present one is kept."""
    ceremony_wanted = Signal(DrawMethod, ContingentKey, VarmaVariant)
    """A ceremony of this kind is to be prepared."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._seed = Line(limit=LINE)
        self._methods = QButtonGroup(self)
        self._envelopes = EnvelopeMethod()
        self._seeding = SeedingMethod()
        self._strength = StrengthMethod()
        self._by_hand = HandMethod()
        self._panels: tuple[MethodPanel, ...] = (
            LotsMethod(),
            self._envelopes,
            self._strength,
            RatingMethod(),
            self._by_hand,
            self._seeding,
        )
        self._stack = QStackedWidget()
        self._keep = QPushButton(translate("DrawSetup", "&Keep the present numbers"))
        self._ceremony = QPushButton(translate("DrawSetup", "Hold a cere&mony…"))
        self._ceremony.setToolTip(
            translate("DrawSetup", "Step by step before everybody, in the hall or on the screen")
        )
        self._draw = primary(QPushButton())
        self._head = PageHead(PageId.DRAW, acts=(self._draw, self._ceremony, self._keep))
        self._seed_part = self._make_seed_part()
        self._was_swiss = False
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

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Hold the draw by Enter on the way that is chosen."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not event.isAutoRepeat() and self.focusWidget() in self._methods.buttons():
            self._draw.click()
        else:
            super().keyPressEvent(event)

    def show_event(self, event: Event) -> None:
        """Prepare the draw of an event."""
        tournament = event.tournament
        for panel in self._panels:
            panel.show_rules(tournament)
            panel.show_players(event.participants)
        self._head.say(_extent(in_hand(event)))
        self._offer_ways(tournament)
        self._keep.setVisible(tournament.draw is not None)
        if not self._seed.text():
            self._renew_seed()

    def _offer_ways(self, tournament: Tournament) -> None:
        """Offer the standard seeding in a knockout alone; in a Swiss strength gives the numbers, or
        a list of the organiser (C.04.2 Art. 2), to teams also lots (C.04.6).
        """
        traits = tournament.settings.traits
        self._by_hand.take_list(is_list=traits.follows_results)
        for button, panel in zip(self._methods.buttons(), self._panels, strict=True):
            button.setText(panel.title)
        wanted = [
            self._is_wanted(panel, traits)
            or (tournament.played_by_teams and isinstance(panel, LotsMethod))
            for panel in self._panels
        ]
        for button, is_wanted in zip(self._methods.buttons(), wanted, strict=True):
            button.setVisible(is_wanted)
        is_swiss_now = traits.follows_results and not self._was_swiss
        self._was_swiss = traits.follows_results
        if is_swiss_now or not wanted[self._methods.checkedId()]:
            first = self._strength if traits.follows_results else self._panels[0]
            self._methods.button(self._panels.index(first)).setChecked(True)

    def _is_wanted(self, panel: MethodPanel, traits: Traits) -> bool:
        if traits.follows_results:
            return panel in (self._strength, self._by_hand)
        if panel is self._seeding:
            return traits.has_rounds_of_matches
        return panel is not self._strength

    @property
    def _panel(self) -> MethodPanel:
        return self._panels[self._methods.checkedId()]

    def _choose(self) -> None:
        self._stack.setCurrentIndex(self._methods.checkedId())
        self._seed_part.setVisible(self._panel.needs_seed)
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
            act=Act.DRAW_NUMBERS if _is_announced(event.tournament) else None,
        ) and panel.draw(self._open_event, seed):
            self._renew_seed()
            self.done.emit()

    def _renew_seed(self) -> None:
        self._seed.setText(new_seed())

    def _make_seed_part(self) -> QWidget:
        part = QWidget()
        label = Label(translate("DrawSetup", "&Seed"))
        label.setBuddy(self._seed)
        another = QPushButton(translate("DrawSetup", "&Another seed"))
        another.clicked.connect(self._renew_seed)
        hint = Aside(translate("DrawSetup", "Announce it before the draw."))
        column(label, self._seed, row(another, STRETCH), hint, gap=Room.TIGHT, into=part)
        return part

    def _lay_out(self) -> None:
        ways = QWidget()
        chosen = column(into=ways)
        for position, panel in enumerate(self._panels):
            button = QRadioButton(panel.title)
            self._methods.addButton(button, position)
            add(chosen, button)
            self._stack.addWidget(Scrolled(panel))
        self._methods.button(0).setChecked(True)
        for part in (Room.MIDDLE, self._seed_part, STRETCH):
            add(chosen, part)
        keep_room(self._seed_part)
        ways.setMinimumWidth(px(_WAYS_WIDTH))
        ways.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        needed = framed(Look.SIDE)
        around = (Room.WIDE, Room.NONE, Room.NONE, Room.NONE)
        column(self._stack, around=around, into=needed)
        middle = row(ways, (needed, 1), gap=Room.WIDE)
        column(self._head, (middle, 1), gap=Room.WIDE, around=PAGE_MARGINS, into=self)


def _is_announced(tournament: Tournament) -> bool:
    """Whether the hall sees the numbers: those of a Swiss that follow strength hang nowhere before
    a round is published.
    """
    is_seen = any(round_.published for round_ in tournament.main_stage.rounds)
    return is_seen or not tournament.settings.traits.follows_results


def _extent(here: InHand) -> str:
    """Say how many players the draw is about, and rounds and games where numbers fix them."""
    settings = here.competition.settings
    players = len(here.participants)
    is_of_teams = here.tournament.played_by_teams
    if not settings.traits.meets_all:
        text = (
            translate("DrawSetup", "Teams: {teams}")
            if is_of_teams
            else translate("DrawSetup", "Players: {players}")
        )
        return text.format(players=players, teams=players)
    rounds = fixed_rounds(settings, players)
    text = (
        translate("DrawSetup", "Teams: {players}   Rounds: {rounds}   Matches: {games}")
        if is_of_teams
        else translate("DrawSetup", "Players: {players}   Rounds: {rounds}   Games: {games}")
    )
    games = sum(len(round_.pairs) for round_ in rounds)
    return text.format(players=players, rounds=len(rounds), games=games)


def _consequences(here: InHand, seed: str) -> str:
    paragraphs = [_extent(here)]
    if seed:
        paragraphs.append(translate("DrawSetup", "Seed: {seed}").format(seed=seed))
    is_of_teams = here.tournament.played_by_teams
    has_fide = here.competition.settings.sport.traits.has_fide
    paired = here.competition.traits.paired
    paragraphs.append(_what_follows(paired, is_of_teams=is_of_teams, has_fide=has_fide))
    if here.competition.draw is not None:
        replaced = translate("DrawSetup", "The present numbers and pairs are replaced.")
        paragraphs.append(replaced)
    return "\n\n".join(paragraphs)


def _what_follows(paired: Paired, *, is_of_teams: bool, has_fide: bool) -> str:
    """Say what the numbers lead to."""
    match paired:
        case Paired.ROUND_BY_ROUND if is_of_teams:
            return translate(
                "DrawSetup",
                "The numbers order the teams in the pairing of every round and stay as they are;"
                " late teams get the number of their strength at any time (C.04.6). The"
                " players of the teams are numbered after them, team by team.",
            )
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
        case Paired.ROUND_BY_ROUND if not has_fide:
            return translate(
                "DrawSetup",
                "The numbers order the players in the pairing of every round. Corrected grades and"
                " ratings number them anew until round 4 is paired; late entries get the number of"
                " their strength at any time.",
            )
        case Paired.ROUND_BY_ROUND:
            return translate(
                "DrawSetup",
                "The numbers order the players in the pairing of every round. Corrected ratings and"
                " titles number them anew until round 4 is paired; late entries get the number of"
                " their strength at any time (C.04.2 Art. 2, 3).",
            )
        case _:
            return translate(
                "DrawSetup",
                "The numbers hold for the whole tournament and the schedule follows from them (C.05"
                " Annex 1). Until the first result the draw can be undone or held again.",
            )
