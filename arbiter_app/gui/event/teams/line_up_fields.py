"""What is asked of line-ups: order, empty boards, limits, and until when they come in."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.team_rules import HolesRule, LineUpRules, OrderRule
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.teams.rules import OLDEST_JUNIOR
from arbiter_app.gui.event.teams.point_fields import FIELD_WIDTH
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.fields.number_list import NumberList
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside, heading
from arbiter_app.i18n import Catalogue, translate, window_catalogue
from arbiter_app.wording.terms.event import team_rules

_MOST_OUT_OF_ORDER = 1000
"""So many points of rating may somebody sit above a stronger one."""
_MOST_GAMES = 9
_LONGEST = 7 * 24 * 60
"""So many minutes before a round may line-ups be wanted: a week."""

_V = TypeVar("_V", bound=StrEnum)


class LineUpFields:
    """The fields of the rules of line-ups, in a column."""

    def __init__(self, rules: LineUpRules) -> None:
        """`rules` are shown, but for the number of boards, which is asked elsewhere."""
        self._before = rules
        self._order = filled(OrderRule, team_rules.order_rule)
        self._tolerance, self._under = QSpinBox(), QSpinBox()
        self._tolerance.setRange(0, _MOST_OUT_OF_ORDER)
        self._tolerance.setSingleStep(10)
        self._under.setRange(1, OLDEST_JUNIOR)
        self._holes = filled(HolesRule, team_rules.holes_rule)
        self._reserves = _limit(translate("TeamRulesDialog", "Reserves in a round"))
        self._foreigners = _limit(
            translate("TeamRulesDialog", "Players of other federations in a round")
        )
        self._women = _limit(translate("TeamRulesDialog", "Women in a round at least"))
        self._juniors = _limit(translate("TeamRulesDialog", "Juniors in a round at least"))
        self._games = _limit(translate("TeamRulesDialog", "Games before at least"))
        self._games.offer([(number, str(number)) for number in range(1, _MOST_GAMES + 1)])
        self._games_from, self._due = Line(), Line()
        for field in (self._games_from, self._due):
            field.setFixedWidth(px(FIELD_WIDTH))
        self._games_from.setAccessibleName(
            translate("TeamRulesDialog", "Round from which on games before are asked")
        )
        self._half = QCheckBox(
            translate("TeamRulesDialog", "&Half of a team must have come before its games begin")
        )
        self._order.currentIndexChanged.connect(self._follow)
        self._juniors.chosen.connect(self._follow)
        self._games.chosen.connect(self._follow)
        self.offer(rules.boards)
        self._show(rules)

    @property
    def rules(self) -> LineUpRules:
        """The rules as they stand here. Raises RuleError where a number is none."""
        return replace(
            self._before,
            order=OrderRule(self._order.currentData()),
            tolerance=self._tolerance.value(),
            holes=HolesRule(self._holes.currentData()),
            reserves=self._reserves.number,
            foreigners=self._foreigners.number,
            women=self._women.number,
            juniors=self._juniors.number,
            juniors_under=self._under.value(),
            games_before=self._games.number,
            games_from=_number_or_none(self._games_from, least=1),
            due_minutes=_number_or_none(self._due),
            half_must_come=self._half.isChecked(),
        )

    @property
    def unreadable(self) -> Line:
        """The field in which a number is none."""
        try:
            _number_or_none(self._games_from, least=1)
        except RuleError:
            return self._games_from
        return self._due

    def offer(self, boards: int) -> None:
        """Offer limits for so many boards."""
        limits = [(number, str(number)) for number in range(boards + 1)]
        for field in (self._reserves, self._foreigners):
            field.offer(limits)
        for field in (self._women, self._juniors):
            field.offer(limits[1:])

    def parts(self) -> Iterable[layouts.Part]:
        """Yield what stands below each other."""
        form = layouts.form()
        form.addRow(translate("TeamRulesDialog", "&Order"), self._order)
        form.addRow(
            named(translate("TeamRulesDialog", "To&lerance"), self._tolerance),
            layouts.row(
                self._tolerance, Label(translate("TeamRulesDialog", "points of rating")), STRETCH
            ),
        )
        form.addRow(translate("TeamRulesDialog", "&Empty boards"), self._holes)
        form.addRow(
            named(translate("TeamRulesDialog", "Reser&ves at most"), self._reserves),
            layouts.row(self._reserves, STRETCH),
        )
        form.addRow(
            named(translate("TeamRulesDialog", "Other fe&derations at most"), self._foreigners),
            layouts.row(self._foreigners, STRETCH),
        )
        form.addRow(
            named(translate("TeamRulesDialog", "&Women at least"), self._women),
            layouts.row(self._women, STRETCH),
        )
        form.addRow(
            named(translate("TeamRulesDialog", "&Juniors at least"), self._juniors),
            layouts.row(
                self._juniors,
                named(translate("TeamRulesDialog", "&under"), self._under),
                self._under,
                STRETCH,
            ),
        )
        form.addRow(
            named(translate("TeamRulesDialog", "G&ames before"), self._games),
            layouts.row(
                self._games,
                named(translate("TeamRulesDialog", "from round"), self._games_from),
                self._games_from,
                STRETCH,
            ),
        )
        form.addRow(
            named(translate("TeamRulesDialog", "Handed &in by"), self._due),
            layouts.row(
                self._due, Label(translate("TeamRulesDialog", "minutes before the round")), STRETCH
            ),
        )
        yield heading(translate("TeamRulesDialog", "Line-ups"))
        yield form
        yield Aside(
            translate(
                "TeamRulesDialog",
                "In every round; “–” is any number. Juniors are younger on 1 January of the year"
                " of the event (Ukrainian rules V.1.3). Games before are asked in finals and"
                " play-offs, and from that round on where one is typed.",
            )
        )
        yield self._half
        yield Aside(
            translate(
                "TeamRulesDialog",
                "Obligatory at the top level, recommended elsewhere (Ukrainian rules V.2.2).",
            )
        )

    def _show(self, rules: LineUpRules) -> None:
        self._order.setCurrentIndex(self._order.findData(rules.order))
        self._holes.setCurrentIndex(self._holes.findData(rules.holes))
        self._tolerance.setValue(rules.tolerance)
        self._under.setValue(rules.juniors_under)
        for limit, number in (
            (self._reserves, rules.reserves),
            (self._foreigners, rules.foreigners),
            (self._women, rules.women),
            (self._juniors, rules.juniors),
            (self._games, rules.games_before),
        ):
            limit.choose(number)
        for field, typed in (
            (self._games_from, rules.games_from),
            (self._due, rules.due_minutes),
        ):
            field.setText("" if typed is None else str(typed))
        self._half.setChecked(rules.half_must_come)
        self._follow()

    def _follow(self) -> None:
        """Let only be typed what counts."""
        self._tolerance.setEnabled(self._order.currentData() is OrderRule.RATING)
        self._under.setEnabled(self._juniors.number is not None)
        self._games_from.setEnabled(self._games.number is not None)


def filled(values: type[_V], text: Callable[[Catalogue, _V], str]) -> QComboBox:
    """Return a choice among all values of an enumeration."""
    box = QComboBox()
    for value in values:
        box.addItem(text(window_catalogue(), value), value)
    give_way(box)
    return box


def named(text: str, field: QWidget) -> Label:
    """Return the label of a field that stands beside others in its row."""
    label = Label(text)
    label.setBuddy(field)
    return label


def _limit(name: str) -> NumberList:
    return NumberList(name, may_be_none=True)


def _number_or_none(field: Line, *, least: int = 0) -> int | None:
    """Return what is typed; None where nothing is. Raises RuleError("team-rules.line-ups")."""
    if not field.text().strip():
        return None
    number = whole_number(field.text(), most=_LONGEST)
    if number is None or number < least:
        raise RuleError("team-rules.line-ups")
    return number
