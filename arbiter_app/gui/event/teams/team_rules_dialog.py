"""How teams play: boards, colours and points at the left, line-ups at the right."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from decimal import Decimal

from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QSpinBox, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.results import Scoring
from arbiter_app.domain.facts.rules.scorings import demand_scoring, parse_points
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_texts import Readings
from arbiter_app.domain.facts.rules.team_rules import (
    MATCH_SCORING,
    ColourType,
    LineUpRules,
    Restart,
    Score,
    TeamRules,
)
from arbiter_app.domain.teams.rules import MOST_BOARDS, demand_team_rules
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.event.teams.decider_list import DeciderList
from arbiter_app.gui.event.teams.line_up_fields import LineUpFields, filled, named
from arbiter_app.gui.event.teams.point_fields import (
    FIELD_WIDTH,
    read_scoring,
    show_points,
    side_by_side,
    three_fields,
)
from arbiter_app.gui.event.teams.readings_dialog import ReadingsDialog
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside, heading
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import team_rules
from arbiter_app.wording.terms.event.team_readings import otherwise

_WIDTH, _COLOURS_WIDTH = 860, 110
"""In pixels beside usual letters."""
_PATTERNS = ("WB", "WBBW", "WWBB")
"""The usual colours of the team first named; others are typed."""


class TeamRulesDialog(Dialog):
    """Asks for all rules of teams; those of a Swiss where one is played."""

    def __init__(
        self,
        parent: QWidget,
        settings: Settings,
        rules: TeamRules,
        *,
        has_bracket: bool,
        wants_reason: bool = False,
        take: Callable[["TeamRulesDialog"], bool],
    ) -> None:
        """`rules` are those there are, or that are offered; with a bracket it is asked what decides
        a match of equal points; once play has begun a reason is asked for. `take` takes what is
        asked over and returns whether it did, having told `refuse` why not.
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
        self._reason = ReasonField() if wants_reason else None
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
            line_ups=replace(self._line_ups.rules, boards=self._boards.value()),
            colours=self._colours.text().strip().upper(),
            primary=Score(self._primary.currentData()),
            restart=Restart(self._restart.currentData()),
            game_scoring=read_scoring(self._game_points, self._before.game_scoring),
            points_of_bye=_points_or_none(self._bye_points),
            points_of_forfeit=_points_or_none(self._forfeit_points),
            colour_type=ColourType(self._colour_type.currentData()),
            deciders=self._deciders.deciders,
            readings=self._readings,
            captains_sign=self._captains.isChecked(),
        )

    @property
    def reason(self) -> str | None:
        """Why rules are changed in play; None where nobody has to say it."""
        return None if self._reason is None else self._reason.reason or None

    @property
    def scoring(self) -> Scoring:
        """The match points. Raises RuleError where they are none."""
        scoring = read_scoring(self._match_points, self._settings.scoring)
        if self._settings.traits.has_byes:
            return replace(scoring, pairing_bye=parse_points(self._match_bye.text()))
        return scoring

    def _is_readable(self) -> bool:
        """Whether all can be set, having said what cannot and put the focus there."""
        try:
            rules = self.rules
            demand_scoring(rules.game_scoring)
        except RuleError as error:
            is_of_points = error.code.startswith("scoring.")
            return self.refuse(
                error_sentence(error),
                self._game_points[0] if is_of_points else self._line_ups.unreadable,
            )
        try:
            demand_team_rules(rules, self._settings.system)
        except RuleError as error:
            is_of_colours = error.code.startswith("team-rules.colours")
            return self.refuse(
                error_sentence(error), self._colours if is_of_colours else self._boards
            )
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
        self._primary = filled(Score, team_rules.score)
        self._restart = filled(Restart, team_rules.restart)
        self._colour_type = filled(ColourType, team_rules.colour_type)
        self._colour_type.currentIndexChanged.connect(self._follow)
        self._about_colours = Aside()
        self._readings = self._before.readings
        self._about_readings = Label()
        self._deciders = DeciderList()
        self._captains = QCheckBox(
            translate("TeamRulesDialog", "Captains sig&n the report of every match")
        )
        self._line_ups = LineUpFields(self._before.line_ups)

    def _show(self, rules: TeamRules, scoring: Scoring) -> None:
        self._boards.setValue(rules.boards)
        at = self._pattern.findData(rules.colours)
        self._pattern.setCurrentIndex(self._pattern.count() - 1 if at < 0 else at)
        self._colours.setText(rules.colours)
        if at >= 0:
            self._colours.hide()  # a usual pattern is chosen, not typed
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
            (self._restart, rules.restart),
            (self._colour_type, rules.colour_type),
        ):
            box.setCurrentIndex(box.findData(value))
        self._deciders.show_deciders(rules.deciders)
        self._captains.setChecked(rules.captains_sign)
        self._follow()

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
        self._line_ups.offer(boards)
        self._about_readings.setText(_about(self._readings))
        chosen = ColourType(self._colour_type.currentData())
        self._about_colours.say(team_rules.about_colour_type(window_catalogue(), chosen))

    def _lay_out(self) -> None:
        left, right = [*self._of_matches()], [*self._line_ups.parts()]
        if self._has_bracket:
            shorter = right if self._settings.traits.follows_results else left
            shorter += self._of_bracket()
        reason = [] if self._reason is None else [layouts.row(self._reason.label, self._reason)]
        self.lay_out(
            layouts.row(
                (layouts.column(*left, STRETCH, gap=Room.MIDDLE), 1),
                (layouts.column(*right, STRETCH, gap=Room.MIDDLE), 1),
                gap=Room.WIDE,
            ),
            *reason,
            Aside(
                translate(
                    "TeamRulesDialog",
                    "All of this is printed in the technical information. Boards are fixed when the"
                    " teams have numbers, points and colours when play has begun. What pairs and"
                    " ranks teams is then changed outside the rules mode only, the rest by a"
                    " decision with its reason.",
                )
            ),
        )

    def _of_matches(self) -> Iterable[layouts.Part]:
        has_byes = self._settings.traits.has_byes
        form = layouts.form()
        form.addRow(
            named(translate("TeamRulesDialog", "&Boards"), self._boards),
            layouts.row(self._boards, STRETCH),
        )
        form.addRow(
            named(translate("TeamRulesDialog", "&Colours of the team first named"), self._pattern),
            layouts.row(self._pattern, self._colours, self._in_full, STRETCH),
        )
        form.addRow(
            named(translate("TeamRulesDialog", "&Match points"), self._match_points[0]),
            side_by_side(self._match_points),
        )
        form.addRow(
            named(translate("TeamRulesDialog", "&Game points"), self._game_points[0]),
            side_by_side(self._game_points),
        )
        form.addRow(translate("TeamRulesDialog", "&Table by"), self._primary)
        form.addRow(translate("TeamRulesDialog", "Still level afte&r EDE"), self._restart)
        if has_byes:
            game = Label(translate("TeamRulesDialog", "game points"))
            game.setBuddy(self._bye_points)
            form.addRow(
                named(translate("TeamRulesDialog", "B&ye: match points"), self._match_bye),
                layouts.row(self._match_bye, game, self._bye_points, STRETCH),
            )
        form.addRow(
            named(translate("TeamRulesDialog", "&Forfeited match"), self._forfeit_points),
            layouts.row(
                self._forfeit_points,
                Label(translate("TeamRulesDialog", "game points to the winner")),
                STRETCH,
            ),
        )
        yield heading(translate("TeamRulesDialog", "Matches"))
        yield form
        yield self._captains
        if self._settings.traits.follows_results:
            swiss = layouts.form()
            swiss.addRow(translate("TeamRulesDialog", "&Preferences"), self._colour_type)
            swiss.addRow("", self._about_colours)
            readings = QPushButton(translate("TeamRulesDialog", "&Readings of the text…"))
            readings.clicked.connect(self._ask_readings)
            swiss.addRow("", layouts.row(readings, self._about_readings, STRETCH))
            yield heading(translate("TeamRulesDialog", "Pairing of the Swiss"))
            yield swiss

    def _ask_readings(self) -> None:
        def take(readings: Readings) -> None:
            self._readings = readings
            self._follow()

        ReadingsDialog(self, self._readings, take=take).exec()

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


def _points_or_none(field: Line) -> Decimal | None:
    return parse_points(field.text()) if field.text().strip() else None


def _about(readings: Readings) -> str:
    count = otherwise(readings)
    if not count:
        return translate("TeamRulesDialog", "as is usual")
    return translate("TeamRulesDialog", "%n point(s) otherwise than usual", None, count)
