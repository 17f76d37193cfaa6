"""What is decided before a ceremony: where it is held, who draws when, and that it begins."""

from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QWidget,
)

from arbiter_app.domain.drawing.ceremony import free_groups, whole_groups
from arbiter_app.domain.drawing.lots import alphabetical
from arbiter_app.domain.drawing.varma import Contingent, check_contingents, contingents, envelopes
from arbiter_app.domain.drawing.ways_out import Outlook, WayOut, WayOutKind, outlook, ways_out
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import (
    CeremonyMode,
    DrawMethod,
    VarmaVariant,
)
from arbiter_app.domain.names.plain_text import LINE, TEXT
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.seed import new_seed
from arbiter_app.gui.draw.ceremony.notices import notices
from arbiter_app.gui.draw.ceremony.ways_out import WaysOut
from arbiter_app.gui.draw.choices import KeyChoice, VariantChoice
from arbiter_app.gui.draw.scrolled import Scrolled
from arbiter_app.gui.draw.turns import show_turns, turn_table
from arbiter_app.gui.look.layouts import PAGE_MARGINS, STRETCH, add, column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label, Look, framed, primary, words
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.i18n import translate
from arbiter_app.services.commands.play.ceremony import begin_ceremony

_FORM_WIDTH, _LEAST_TABLE = 330, 150
"""In pixels beside letters of the usual height."""


class CeremonySetup(QWidget):
    """The conditions at the left, the order of drawing at the right, what to weigh below."""

    left = Signal()
    """Back to the ways to draw."""
    begun = Signal()

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._method = DrawMethod.LOTS
        self._players: tuple[Player, ...] = ()
        self._modes = QButtonGroup(self)
        self._key = KeyChoice()
        self._key.currentIndexChanged.connect(self._show)
        self._variant = VariantChoice()
        self._variant.chosen.connect(self._show)
        self._quantities = QCheckBox(
            translate("CeremonySetup", "&Quantities written on the large envelopes")
        )
        self._quantities.setChecked(True)
        self._quantities_hint = Aside(
            translate(
                "CeremonySetup",
                "So says C.05 Annex 2, now in force; the Ukrainian rules leave them unmarked"
                " (II.7.3).",
            )
        )
        self._seed = Line(new_seed(), LINE)
        self._witnesses = Line(limit=TEXT)
        self._turns = turn_table()
        self._verdict = words(wraps=True)
        self._ways = WaysOut()
        self._ways.chosen.connect(self._show_order)
        self._notices = words(wraps=True)
        self._problem = Problem(lines_kept=1)
        self._begin = primary(QPushButton(translate("CeremonySetup", "Begin the cere&mony")))
        self._begin.clicked.connect(self._hold)
        back = QPushButton(translate("CeremonySetup", "&Back"))
        back.clicked.connect(self.left)
        self._head = PageHead(PageId.DRAW, acts=(self._begin, back))
        self._lay_out()

    def choose(self, method: DrawMethod, key: ContingentKey, variant: VarmaVariant) -> None:
        """Prepare a ceremony of this kind."""
        self._method = method
        self._key.choose(key)
        self._variant.choose(variant)

    def show_event(self, event: Event) -> None:
        """Prepare the ceremony of an event."""
        self._players = event.participants
        told = [f"⚠ {notice}" for notice in notices(event, datetime.now())]
        if event.tournament.draw is not None:
            told.append(translate("CeremonySetup", "The present numbers and pairs are replaced."))
        self._notices.setText("\n".join(told))
        self._notices.setVisible(bool(told))
        self._show()

    def focus_first(self) -> None:
        """Put the focus on where the ceremony is held."""
        self._modes.buttons()[self._modes.checkedId()].setFocus()

    @property
    def _mode(self) -> CeremonyMode:
        return tuple(CeremonyMode)[self._modes.checkedId()]

    def _show(self) -> None:
        is_varma = self._method is DrawMethod.VARMA
        on_screen = self._mode is CeremonyMode.ON_SCREEN
        self._head.say(
            translate("CeremonySetup", "Ceremony of the draw by envelopes")
            if is_varma
            else translate("CeremonySetup", "Ceremony of the free draw")
        )
        self._varma.setVisible(is_varma)
        self._variant.show_players(len(self._players))
        self._seed_part.setVisible(on_screen)
        self._problem.say("")
        self._show_ways()
        self._show_order()

    def _show_ways(self) -> None:
        """Say whether the contingents go into the envelopes, and offer ways where not."""
        fault, ways = "", tuple[WayOut, ...]()
        if self._method is DrawMethod.VARMA:
            try:
                check_contingents(self._players, self._key.value, self._variant.value)
            except RuleError as error:
                fault = error_sentence(error)
            ways = ways_out(self._players, self._key.value, self._variant.value)
        self._verdict.setText(self._verdict_on(fault, ways))
        self._ways.show_ways(ways if fault else ())

    def _verdict_on(self, fault: str, ways: tuple[WayOut, ...]) -> str:
        if self._method is not DrawMethod.VARMA:
            return translate("CeremonySetup", "All draw one after another by the alphabet.")
        if fault:
            decide = translate(
                "CeremonySetup", "The rules leave it to the arbiter. Decide, and it is recorded:"
            )
            return f"✗ {fault}\n{decide}"
        fits = translate("DrawMethod", "Every contingent goes whole into an envelope.")
        if self._outlook() is Outlook.WITH_CARE:
            care = translate(
                "CeremonySetup",
                "Not with every choice, though: at each step the page says which large envelopes"
                " are safe.",
            )
            fits = f"{fits} {care}"
        if any(way.kind is WayOutKind.OTHER_PRINTING for way in ways):
            late = translate(
                "CeremonySetup",
                "With the row in force 6 and 12 may fall to one contingent and meet in the last"
                " round. The older printing prevents it.",
            )
            return f"✓ {fits}\n⚠ {late}"
        return f"✓ {fits}"

    def _outlook(self) -> Outlook:
        order = contingents(self._players, self._key.value)
        room = envelopes(len(self._players), self._variant.value)
        return outlook(map(_size, order), map(len, room.values()))

    def _show_order(self) -> None:
        """Show who draws when, as the way out that was chosen has it."""
        self._problem.say("")
        by_id = {player.id: player for player in self._players}
        if self._method is not DrawMethod.VARMA:
            order = tuple(
                Contingent(name=None, players=(each,)) for each in alphabetical(self._players)
            )
        elif (way := self._ways.way) is not None:
            order = tuple(
                Contingent(name=group.contingent, players=tuple(by_id[p] for p in group.players))
                for group in way.groups
            )
        else:
            order = contingents(self._players, self._key.value)
        show_turns(self._turns, order)

    def _hold(self) -> None:
        """Begin, once the decision that the rules leave to the arbiter is taken."""
        is_asked = self._ways.isVisibleTo(self)
        way = self._ways.way if is_asked else None
        if is_asked and way is None:
            self._problem.say(
                translate(
                    "CeremonySetup",
                    "The contingents do not go whole into the envelopes (C.05 Annex 2). Choose one"
                    " of the ways above first.",
                )
            )
            self._ways.focus_first()
            return
        if not self._begin_with(way):
            if self._mode is CeremonyMode.ON_SCREEN and not self._seed.text().strip():
                self._seed.setFocus()
            return
        self._seed.setText(new_seed())
        self.begun.emit()

    def _begin_with(self, way: WayOut | None) -> bool:
        method = self._method
        by: ContingentKey | None = None
        variant: VarmaVariant | None = None
        if way is not None:
            method, groups, by, variant = way.method, way.groups, way.contingents_by, way.variant
        elif method is DrawMethod.VARMA:
            by, variant = self._key.value, self._variant.value
            groups = whole_groups(self._players, by)
        else:
            groups = free_groups(self._players)
        return self._open_event.door(say=self._problem.say).do(
            begin_ceremony,
            method=method,
            mode=self._mode,
            groups=groups,
            contingents_by=by,
            variant=variant,
            seed=self._seed.text() if self._mode is CeremonyMode.ON_SCREEN else None,
            quantities_shown=self._quantities.isChecked(),
            way_out=self._ways.decision if way is not None else None,
            witnesses=named(self._witnesses.text()),
        )

    def _lay_out(self) -> None:
        side = Scrolled(self._make_side())
        side.setFixedWidth(px(_FORM_WIDTH))
        order = framed(Look.SIDE)
        around = (Room.WIDE, Room.NONE, Room.NONE, Room.NONE)
        column(Scrolled(self._make_order()), around=around, into=order)
        above = column(self._head, self._notices, self._problem, gap=Room.TIGHT)
        column(above, (row(side, (order, 1), gap=Room.WIDE), 1), around=PAGE_MARGINS, into=self)

    def _make_side(self) -> QWidget:
        """Return the conditions one under the other."""
        side = QWidget()
        conditions = column(into=side)
        for position, text in enumerate(_modes()):
            button = QRadioButton(text)
            button.setChecked(position == 0)
            self._modes.addButton(button, position)
            add(conditions, button)
        self._modes.idToggled.connect(self._show)
        self._seed_part = self._make_seed_part()
        self._varma = QWidget()
        column(
            *_labelled(translate("DrawMethod", "&Contingents by"), self._key),
            self._variant,
            self._quantities,
            self._quantities_hint,
            into=self._varma,
        )
        self._witnesses.setPlaceholderText(translate("CeremonySetup", "name; name"))
        witnesses = _labelled(translate("CeremonySetup", "&Witnesses"), self._witnesses)
        for part in (self._seed_part, self._varma, *witnesses, STRETCH):
            add(conditions, part)
        return side

    def _make_order(self) -> QWidget:
        """Return the order of drawing below the word on whether it goes."""
        right = QWidget()
        self._turns.setMinimumHeight(px(_LEAST_TABLE))
        column(self._verdict, self._ways, (self._turns, 1), gap=Room.MIDDLE, into=right)
        return right

    def _make_seed_part(self) -> QWidget:
        part = QWidget()
        another = QPushButton(translate("DrawSetup", "&Another seed"))
        another.clicked.connect(lambda: self._seed.setText(new_seed()))
        hint = Aside(
            translate(
                "CeremonySetup",
                "Announce it before you begin: with it anybody can repeat how the envelopes lay.",
            )
        )
        label, seed = _labelled(translate("DrawSetup", "&Seed"), self._seed)
        column(label, row(seed, another), hint, gap=Room.TIGHT, into=part)
        return part


def _size(contingent: Contingent) -> int:
    return len(contingent.players)


def _labelled(text: str, field: QWidget) -> tuple[QLabel, QWidget]:
    """Return a field with its label."""
    label = Label(text)
    label.setBuddy(field)
    return label, field


def named(text: str) -> tuple[str, ...]:
    """Return names that were typed with semicolons between them."""
    return tuple(name.strip() for name in text.split(";") if name.strip())


def _modes() -> tuple[str, str]:
    """Return the words for each mode, in the order of CeremonyMode."""
    return (
        translate("CeremonySetup", "&In the hall: paper envelopes, typed here"),
        translate("CeremonySetup", "&On the screen: envelopes sealed by a seed"),
    )
