"""How teams play: boards, colours and points at the left, line-ups at the right."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from decimal import Decimal
from enum import StrEnum
from typing import TypeVar

from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import Scoring
from arbiter_app.domain.facts.rules.scorings import demand_scoring, parse_points
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.team_rules import (
    MATCH_SCORING,
    ColourType,
    HolesRule,
    LineUpRules,
    NextGroup,
    OrderRule,
    Readings,
    Score,
    Seats,
    TeamRules,
)
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.teams.rules import MOST_BOARDS, demand_team_rules
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.event.teams.decider_list import DeciderList
from arbiter_app.gui.event.teams.point_fields import (
    FIELD_WIDTH,
    read_scoring,
    show_points,
    side_by_side,
    three_fields,
)
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.fields.number_list import NumberList
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside, heading
from arbiter_app.i18n import Catalogue, translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import team_rules

_WIDTH, _COLOURS_WIDTH = 860, 110
"""In pixels beside usual letters."""
_PATTERNS = ("WB", "WBBW", "WWBB")
"""The usual colours of the team first named; others are typed."""
_MOST_OUT_OF_ORDER = 1000
"""So many points of rating may somebody sit above a stronger one."""

_LONGEST = 7 * 24 * 60
"""So many minutes before a round may line-ups be wanted: a week."""

_V = TypeVar("_V", bound=StrEnum)


class TeamRulesDialog(Dialog):
    """Asks for all rules of teams; those of a Swiss where one is played."""

    def __init__(
        self,
        parent: QWidget,
        settings: Settings,
        rules: TeamRules,
        *,
        has_bracket: bool,
        take: Callable[["TeamRulesDialog"], bool],
    ) -> None:
        """`rules` are those there are, or that are offered; with a bracket it is asked what decides
        a match of equal points. `take` takes what is asked over and
        returns whether it did, having told `refuse` why not.
        """
        super().__init__(
            parent,
            translate("TeamRulesDialog", "Rules of teams"),
            verb=translate("TeamRulesDialog", "&Set these rules"),
            do=lambda: self._is_readable() and take(self),
            leave=translate("TeamRulesDialog", "Cancel"),
        )
        self.setMinimumWidth(px(_WIDTH))
        self._settings = settings
        self._before, self._has_bracket = rules, has_bracket
        self._make_fields()
        self._show(self._before, MATCH_SCORING if settings.teams is None else settings.scoring)
        self._lay_out()
        self._boards.setFocus()
        self._boards.selectAll()

    @property
    def rules(self) -> TeamRules:
        """The rules as they stand here. Raises RuleError where points are none."""
        return replace(
            self._before,
            line_ups=self._line_ups,
            colours=self._colours.text().strip().upper(),
            primary=Score(self._primary.currentData()),
            game_scoring=read_scoring(self._game_points, self._before.game_scoring),
            points_of_bye=_points_or_none(self._bye_points),
            points_of_forfeit=_points_or_none(self._forfeit_points),
            colour_type=ColourType(self._colour_type.currentData()),
            deciders=self._deciders.deciders,
            readings=Readings(
                seats=Seats(self._seats.currentData()),
                next_group=NextGroup(self._next_group.currentData()),
            ),
        )

    @property
    def scoring(self) -> Scoring:
        """The match points. Raises RuleError where they are none."""
        scoring = read_scoring(self._match_points, self._settings.scoring)
        if self._settings.traits.has_byes:
            return replace(scoring, pairing_bye=parse_points(self._match_bye.text()))
        return scoring

    @property
    def _line_ups(self) -> LineUpRules:
        return replace(
            self._before.line_ups,
            boards=self._boards.value(),
            order=OrderRule(self._order.currentData()),
            tolerance=self._tolerance.value(),
            holes=HolesRule(self._holes.currentData()),
            reserves=self._reserves.number,
            foreigners=self._foreigners.number,
            due_minutes=_number_or_none(self._due),
            half_must_come=self._half.isChecked(),
        )

    def _is_readable(self) -> bool:
        """Whether all can be set, having said what cannot and put the focus there."""
        try:
            rules = self.rules
            demand_scoring(rules.game_scoring)
        except RuleError as error:
            is_of_points = error.code.startswith("scoring.")
            return self.refuse(
                error_sentence(error), self._game_points[0] if is_of_points else self._due
            )
        try:
            demand_team_rules(rules)
        except RuleError as error:
            return self.refuse(error_sentence(error), self._colours)
        try:
            demand_scoring(self.scoring)
        except RuleError as error:
            return self.refuse(error_sentence(error), self._match_points[0])
        return True

    def _make_fields(self) -> None:
        self._boards = QSpinBox()
        self._boards.setRange(1, MOST_BOARDS)
        self._boards.valueChanged.connect(self._follow)
        self._pattern, self._colours, self._in_full = QComboBox(), Line(), Label()
        for pattern in _PATTERNS:
            self._pattern.addItem(pattern, pattern)
        self._pattern.addItem(translate("TeamRulesDialog", "others"), "")
        self._pattern.currentIndexChanged.connect(self._take_pattern)
        self._colours.setAccessibleName(translate("TeamRulesDialog", "Colours from board 1 on"))
        self._colours.setFixedWidth(px(_COLOURS_WIDTH))
        self._colours.textChanged.connect(self._follow)
        self._match_points, self._game_points = three_fields(), three_fields()
        self._match_bye, self._bye_points, self._forfeit_points = Line(), Line(), Line()
        for field in (self._match_bye, self._bye_points, self._forfeit_points):
            field.setFixedWidth(px(FIELD_WIDTH))
        self._primary = _filled(Score, team_rules.score)
        self._colour_type = _filled(ColourType, team_rules.colour_type)
        self._colour_type.currentIndexChanged.connect(self._follow)
        self._about_colours = Aside()
        self._seats = _filled(Seats, team_rules.seats)
        self._next_group = _filled(NextGroup, team_rules.next_group)
        self._deciders = DeciderList()
        self._order = _filled(OrderRule, team_rules.order_rule)
        self._order.currentIndexChanged.connect(self._follow)
        self._tolerance = QSpinBox()
        self._tolerance.setRange(0, _MOST_OUT_OF_ORDER)
        self._tolerance.setSingleStep(10)
        self._holes = _filled(HolesRule, team_rules.holes_rule)
        self._reserves = NumberList(
            translate("TeamRulesDialog", "Reserves in a round"), may_be_none=True
        )
        self._foreigners = NumberList(
            translate("TeamRulesDialog", "Players of other federations in a round"),
            may_be_none=True,
        )
        self._due = Line()
        self._due.setFixedWidth(px(FIELD_WIDTH))
        self._half = QCheckBox(
            translate("TeamRulesDialog", "&Half of a team must have come before its games begin")
        )

    def _show(self, rules: TeamRules, scoring: Scoring) -> None:
        line_ups = rules.line_ups
        self._boards.setValue(rules.boards)
        at = self._pattern.findData(rules.colours)
        self._pattern.setCurrentIndex(self._pattern.count() - 1 if at < 0 else at)
        self._colours.setText(rules.colours)
        show_points(self._match_points, scoring)
        show_points(self._game_points, rules.game_scoring)
        self._match_bye.setText(numbers.points(window_catalogue(), scoring.pairing_bye))
        for field, points in (
            (self._bye_points, rules.points_of_bye),
            (self._forfeit_points, rules.points_of_forfeit),
        ):
            field.setText("" if points is None else numbers.points(window_catalogue(), points))
        for box, value in (
            (self._primary, rules.primary),
            (self._colour_type, rules.colour_type),
            (self._seats, rules.readings.seats),
            (self._next_group, rules.readings.next_group),
            (self._order, line_ups.order),
            (self._holes, line_ups.holes),
        ):
            box.setCurrentIndex(box.findData(value))
        self._deciders.show_deciders(rules.deciders)
        self._tolerance.setValue(line_ups.tolerance)
        self._follow()
        self._reserves.choose(line_ups.reserves)
        self._foreigners.choose(line_ups.foreigners)
        self._due.setText("" if line_ups.due_minutes is None else str(line_ups.due_minutes))
        self._half.setChecked(line_ups.half_must_come)

    def _take_pattern(self) -> None:
        """Take usual colours over, or let others be typed."""
        pattern = self._pattern.currentData()
        self._colours.setVisible(not pattern)
        if pattern:
            self._colours.setText(pattern)
        else:
            self._colours.setFocus()

    def _follow(self) -> None:
        """Say what follows from what is chosen."""
        boards = self._boards.value()
        colours = self._colours.text().strip().upper()
        is_pattern = bool(colours) and not {*colours} - {*"WB"}
        rules = TeamRules(line_ups=LineUpRules(boards=boards), colours=colours or "W")
        self._in_full.setText(team_rules.colours_in_full(rules) if is_pattern else "")
        for field, worth in (
            (self._bye_points, Decimal(boards) / 2),
            (self._forfeit_points, boards),
        ):
            field.setPlaceholderText(numbers.points(window_catalogue(), Decimal(worth)))
        limits = [(number, str(number)) for number in range(boards + 1)]
        self._reserves.offer(limits)
        self._foreigners.offer(limits)
        self._tolerance.setEnabled(self._order.currentData() is OrderRule.RATING)
        chosen = ColourType(self._colour_type.currentData())
        self._about_colours.say(team_rules.about_colour_type(window_catalogue(), chosen))

    def _lay_out(self) -> None:
        left, right = [*self._of_matches()], [*self._of_line_ups()]
        if self._has_bracket:
            shorter = right if self._settings.traits.follows_results else left
            shorter += self._of_bracket()
        self.lay_out(
            layouts.row(
                (layouts.column(*left, STRETCH, gap=Room.MIDDLE), 1),
                (layouts.column(*right, STRETCH, gap=Room.MIDDLE), 1),
                gap=Room.WIDE,
            ),
            Aside(
                translate(
                    "TeamRulesDialog",
                    "All of this is printed in the technical information. Boards are fixed when the"
                    " teams have numbers, the rest when play has begun (C.04.6).",
                )
            ),
        )

    def _of_matches(self) -> Iterable[layouts.Part]:
        has_byes = self._settings.traits.has_byes
        form = layouts.form()
        form.addRow(
            _named(translate("TeamRulesDialog", "&Boards"), self._boards),
            layouts.row(self._boards, STRETCH),
        )
        form.addRow(
            _named(translate("TeamRulesDialog", "&Colours of the team first named"), self._pattern),
            layouts.row(self._pattern, self._colours, self._in_full, STRETCH),
        )
        form.addRow(
            _named(translate("TeamRulesDialog", "&Match points"), self._match_points[0]),
            side_by_side(self._match_points),
        )
        form.addRow(
            _named(translate("TeamRulesDialog", "&Game points"), self._game_points[0]),
            side_by_side(self._game_points),
        )
        form.addRow(translate("TeamRulesDialog", "&Table by"), self._primary)
        if has_byes:
            game = Label(translate("TeamRulesDialog", "game points"))
            game.setBuddy(self._bye_points)
            form.addRow(
                _named(translate("TeamRulesDialog", "B&ye: match points"), self._match_bye),
                layouts.row(self._match_bye, game, self._bye_points, STRETCH),
            )
        form.addRow(
            _named(translate("TeamRulesDialog", "&Forfeited match"), self._forfeit_points),
            layouts.row(
                self._forfeit_points,
                Label(translate("TeamRulesDialog", "game points to the winner")),
                STRETCH,
            ),
        )
        yield heading(translate("TeamRulesDialog", "Matches"))
        yield form
        if self._settings.traits.follows_results:
            swiss = layouts.form()
            swiss.addRow(translate("TeamRulesDialog", "&Preferences"), self._colour_type)
            swiss.addRow("", self._about_colours)
            swiss.addRow(translate("TeamRulesDialog", "Fi&rst of a pair"), self._seats)
            swiss.addRow(translate("TeamRulesDialog", "&Next score group"), self._next_group)
            yield heading(translate("TeamRulesDialog", "Pairing of the Swiss"))
            yield swiss
            yield Aside(
                translate(
                    "TeamRulesDialog",
                    "Who is first of a pair orders the pairings of a bracket (C.04.6 Art. 3.6.1);"
                    " what the next score group needs decides who comes up (C.04.6 Art. 2.3). The"
                    " text leaves both open to readings: the first of each is usual.",
                )
            )

    def _of_bracket(self) -> Iterable[layouts.Part]:
        yield heading(translate("TeamRulesDialog", "Equal match points in a bracket"))
        yield self._deciders
        yield Aside(
            translate(
                "TeamRulesDialog",
                "The space bar ticks what decides, Alt with the arrows moves it; the first that"
                " differs does, over all matches of the two. Before another step (rapid, blitz)"
                " game points alone decide, the others after the last one; then a lot does, where"
                " the regulations of the knockout say so (C.07 Art. 12).",
            )
        )

    def _of_line_ups(self) -> Iterable[layouts.Part]:
        form = layouts.form()
        form.addRow(translate("TeamRulesDialog", "&Order"), self._order)
        form.addRow(
            _named(translate("TeamRulesDialog", "To&lerance"), self._tolerance),
            layouts.row(
                self._tolerance, Label(translate("TeamRulesDialog", "points of rating")), STRETCH
            ),
        )
        form.addRow(translate("TeamRulesDialog", "&Empty boards"), self._holes)
        form.addRow(
            _named(translate("TeamRulesDialog", "Reser&ves in a round"), self._reserves),
            layouts.row(self._reserves, STRETCH),
        )
        form.addRow(
            _named(translate("TeamRulesDialog", "Of other fe&derations"), self._foreigners),
            layouts.row(self._foreigners, STRETCH),
        )
        form.addRow(
            _named(translate("TeamRulesDialog", "Handed &in by"), self._due),
            layouts.row(
                self._due, Label(translate("TeamRulesDialog", "minutes before the round")), STRETCH
            ),
        )
        yield heading(translate("TeamRulesDialog", "Line-ups"))
        yield form
        yield self._half
        yield Aside(
            translate(
                "TeamRulesDialog",
                "Obligatory at the top level, recommended elsewhere (Ukrainian rules V.2.2). “–”"
                " is any number.",
            )
        )


def _filled(values: type[_V], text: Callable[[Catalogue, _V], str]) -> QComboBox:
    """Return a choice among all values of an enumeration."""
    box = QComboBox()
    for value in values:
        box.addItem(text(window_catalogue(), value), value)
    give_way(box)
    return box


def _named(text: str, field: QWidget) -> Label:
    """Return the label of a field that stands beside others in its row."""
    label = Label(text)
    label.setBuddy(field)
    return label


def _number_or_none(field: Line) -> int | None:
    """Return what is typed; None where nothing is. Raises RuleError("team-rules.line-ups")."""
    if not field.text().strip():
        return None
    number = whole_number(field.text(), most=_LONGEST)
    if number is None:
        raise RuleError("team-rules.line-ups")
    return number


def _points_or_none(field: Line) -> Decimal | None:
    return parse_points(field.text()) if field.text().strip() else None
