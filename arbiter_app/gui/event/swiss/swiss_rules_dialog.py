"""The rules of a Swiss, before round 1 is paired."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from decimal import Decimal

from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QSpinBox, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.scorings import parse_points
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import (
    MOST_ROUNDS,
    Acceleration,
    BoardOrder,
    LastCriterion,
    SwissRules,
    SwissSystem,
)
from arbiter_app.domain.facts.rules.swiss_texts import Readings
from arbiter_app.domain.ids import Round
from arbiter_app.gui.base.kept_texts import choose_again, kept_number
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.event.teams.readings_dialog import ReadingsDialog
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label, Look
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.fields.number_list import NumberList
from arbiter_app.gui.parts.fields.system_choice import SystemChoice
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.cut_words import CutWords
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import swiss
from arbiter_app.wording.terms.event.choices import in_short
from arbiter_app.wording.terms.event.swiss_readings import POINTS_OF
from arbiter_app.wording.terms.event.team_readings import OpenPoint, otherwise

_WIDTH, _FIELD_WIDTH = 680, 64
"""In pixels beside usual letters."""


class SwissRulesDialog(Dialog):
    """System and readings, acceleration, byes, numbers and boards; what has acts of its own stands
    on the page.
    """

    def __init__(
        self,
        parent: QWidget,
        settings: Settings,
        *,
        take: Callable[["SwissRulesDialog"], bool],
    ) -> None:
        """`take` takes the rules over and returns whether it did, having told `refuse` why not."""
        super().__init__(
            parent,
            translate("SwissRulesDialog", "Rules of the Swiss"),
            verb=translate("SwissRulesDialog", "&Set these rules"),
            do=lambda: self._is_readable() and take(self),
            leave=translate("SwissRulesDialog", "Cancel"),
        )
        self.setMinimumWidth(px(_WIDTH))
        self._settings = settings
        self._readings = settings.swiss.readings
        self._acceleration, self._board_order = QComboBox(), QComboBox()
        self._last_criterion = QComboBox()
        self._bye, self._half_byes = Line(), QSpinBox()
        self._all_numbers = QCheckBox(
            translate(
                "SwissRulesDialog",
                "Numbers of absent players count for &colours too (C.04.3 Art. 5.2.5 literally)",
            )
        )
        self._make_fields()
        self._lay_out()
        self._show(settings.swiss)
        self._follow_system()
        self._system.currentIndexChanged.connect(self._follow_system)
        (self._system if settings.teams is None else self._acceleration).setFocus()

    @property
    def rules(self) -> SwissRules:
        """The rules as they stand here."""
        kind = self._acceleration.currentData()
        before = self._settings.swiss
        last = self._last_half_bye.number
        is_accelerated, counts_all = self._acceleration.isEnabled(), self._all_numbers
        if not is_accelerated:
            kind = Acceleration.NONE
        return replace(
            before,
            system=self._chosen_system,
            readings=self._readings,
            acceleration=before.acceleration if kind is None else Acceleration(kind),
            virtual_points=before.virtual_points if kind is None else (),
            board_order=BoardOrder(self._board_order.currentData()),
            last_criterion=LastCriterion(self._last_criterion.currentData()),
            half_byes=self._half_byes.value(),
            last_half_bye=None if last is None else Round(last),
            counts_all_numbers=counts_all.isEnabled() and counts_all.isChecked(),
        )

    @property
    def pairing_bye(self) -> Decimal:
        """What the bye is worth. Raises RuleError("scoring.value") where that is no number."""
        return parse_points(self._bye.text())

    def draft(self) -> dict[str, str]:
        """Return all that stands in the fields, as texts."""
        return {
            **{name: str(box.currentIndex()) for name, box in self._choices.items()},
            "bye": self._bye.text(),
            "half_byes": str(self._half_byes.value()),
            "all_numbers": str(self._all_numbers.isChecked()),
            "readings": str(self._readings),
        }

    def restore(self, draft: dict[str, str]) -> None:
        """Show what stood in the fields."""
        for name, box in self._choices.items():
            choose_again(box, draft.get(name))
        self._bye.setText(draft.get("bye", ""))
        self._half_byes.setValue(kept_number(draft.get("half_byes")) or 0)
        self._all_numbers.setChecked(draft.get("all_numbers") == str(True))
        with suppress(ValueError):
            self._readings = Readings.parse(draft.get("readings", ""))
        self._follow_system()

    @property
    def _chosen_system(self) -> SwissSystem:
        choice = self._system.choice
        is_of_people = choice is not None and choice.of_teams is False
        return choice.swiss if choice and is_of_people else self._settings.swiss.system

    def _follow_system(self) -> None:
        """Show what the text of the system leaves open, and take away what has no place in it."""
        catalogue, system = window_catalogue(), self._chosen_system
        choice = self._system.choice
        points = POINTS_OF.get(system, ())
        self._ask_readings.setEnabled(bool(points))
        self._about_readings.say(_how_read(self._readings, points))
        sport = self._settings.sport
        self._about.say("" if choice is None else in_short(catalogue, choice, sport))
        fields = {"acceleration": self._acceleration, "counts_all_numbers": self._all_numbers}
        reasons = [swiss.misfit(catalogue, system, name) for name in fields]
        for field, why in zip(fields.values(), reasons, strict=True):
            field.setEnabled(not why)
        self._misfit.say(" ".join(filter(None, reasons)))

    def _edit_readings(self) -> None:
        def take(readings: Readings) -> None:
            self._readings = readings
            self._follow_system()

        ReadingsDialog(
            self,
            self._readings,
            take=take,
            points=POINTS_OF[self._chosen_system],
            context="SwissReadings",
        ).exec()

    def _is_readable(self) -> bool:
        try:
            parse_points(self._bye.text())
        except RuleError as error:
            return self.refuse(error_sentence(error), self._bye)
        return True

    def _show(self, rules: SwissRules) -> None:
        kind = None if rules.virtual_points else rules.acceleration
        self._acceleration.setCurrentIndex(self._acceleration.findData(kind))
        self._bye.setText(numbers.points(window_catalogue(), self._settings.scoring.pairing_bye))
        self._board_order.setCurrentIndex(self._board_order.findData(rules.board_order))
        self._last_criterion.setCurrentIndex(self._last_criterion.findData(rules.last_criterion))
        self._half_byes.setValue(rules.half_byes)
        self._last_half_bye.choose(rules.last_half_bye)
        self._all_numbers.setChecked(rules.counts_all_numbers)

    def _make_fields(self) -> None:
        catalogue, settings = window_catalogue(), self._settings
        self._system = SystemChoice()
        self._system.offer_swiss(settings)
        self._about = CutWords(Look.SECOND)
        self._misfit = Aside(lines_kept=2)
        self._ask_readings = QPushButton(translate("SwissRulesDialog", "&Readings of the text…"))
        self._ask_readings.clicked.connect(self._edit_readings)
        self._about_readings = CutWords(Look.SECOND)
        for kind in Acceleration:
            self._acceleration.addItem(swiss.acceleration(catalogue, kind), kind)
        if settings.swiss.virtual_points:
            listed = swiss.is_accelerated(catalogue, settings.swiss)
            self._acceleration.addItem(listed, None)
        for order in BoardOrder:
            self._board_order.addItem(swiss.board_order(catalogue, order), order)
        for last in LastCriterion:
            self._last_criterion.addItem(swiss.last_criterion(catalogue, last), last)
        give_way(self._acceleration, self._board_order, self._last_criterion)
        self._bye.setFixedWidth(px(_FIELD_WIDTH))
        rounds = settings.rounds or MOST_ROUNDS
        self._half_byes.setMaximum(rounds)
        self._last_half_bye = NumberList(
            translate("SwissRulesDialog", "Last round with half-point byes"), may_be_none=True
        )
        self._last_half_bye.offer([(number, str(number)) for number in range(1, rounds + 1)])
        self._choices: dict[str, QComboBox] = {
            "acceleration": self._acceleration,
            "board_order": self._board_order,
            "last_criterion": self._last_criterion,
            "last_half_bye": self._last_half_bye,
            "system": self._system,
        }

    def _lay_out(self) -> None:
        win = numbers.points(window_catalogue(), self._settings.scoring.win)
        worth = translate("SwissRulesDialog", "points, the same for everybody; {win} as a win")
        bye_label = Label(translate("SwissRulesDialog", "Pairing-allocated &bye"))
        bye_label.setBuddy(self._bye)
        byes_label = Label(translate("SwissRulesDialog", "&Half-point byes"))
        byes_label.setBuddy(self._half_byes)
        until = Label(
            translate("SwissRulesDialog", "for a player, &until round")
            if self._settings.teams is None
            else translate("SwissRulesDialog", "for a team, &until round")
        )
        until.setBuddy(self._last_half_bye)
        form = layouts.form()
        if self._settings.teams is None:
            form.addRow(translate("SwissRulesDialog", "Pairing s&ystem"), self._system)
            form.addRow("", self._about)
            form.addRow("", layouts.row(self._ask_readings, (self._about_readings, 1)))
        form.addRow(translate("SwissRulesDialog", "&Acceleration"), self._acceleration)
        if self._settings.teams is None:  # else the rules of teams ask for it
            form.addRow(bye_label, layouts.row(self._bye, Label(worth.format(win=win)), STRETCH))
        form.addRow(byes_label, layouts.row(self._half_byes, until, self._last_half_bye, STRETCH))
        form.addRow(translate("SwissRulesDialog", "&Numbers of equals"), self._last_criterion)
        form.addRow(translate("SwissRulesDialog", "B&oards by"), self._board_order)
        if self._settings.teams is not None:
            self.lay_out(form, Aside(_of_teams()))
            return
        form.addRow("", self._all_numbers)
        self.lay_out(
            form,
            self._misfit,
            Aside(
                translate(
                    "SwissRulesDialog",
                    "Numbers go by the rating that counts, then by title (C.04.2 Art. 2); which one"
                    " counts is set under “Ratings…”. All of this is printed in the technical"
                    " information, and fixed when round 1 is paired (C.04.1 Art. 1).",
                )
            ),
        )


def _of_teams() -> str:
    return translate(
        "SwissRulesDialog",
        "Numbers go by the strength of teams, or as the regulations say (C.04.6); byes, colours and"
        " readings are set under “Rules of teams…”. All of this is printed in the technical"
        " information, and fixed when round 1 is paired (C.04.1 Art. 1).",
    )


def _how_read(readings: Readings, points: Sequence[OpenPoint]) -> str:
    """Return how the text is read, in a few words."""
    if not points:
        return translate("SwissRulesDialog", "nothing is open")
    count = otherwise(readings, points)
    if count:
        return translate("SwissRulesDialog", "%n point(s) otherwise than proposed", None, count)
    return translate("SwissRulesDialog", "as proposed")
