"""The rules of a McMahon tournament: levels, scores, pairs, handicaps."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from decimal import Decimal
from enum import StrEnum
from typing import TypeVar

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QSpinBox, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.grades import GRADES, Grade, read_grade
from arbiter_app.domain.facts.rules.mcmahon_rules import (
    HIGHEST_OF_BAND,
    MOST_GAP,
    MOST_LEVELS,
    MOST_STONES,
    WIDEST_BAND,
    DrawnFrom,
    Handicap,
    HandicapBy,
    LevelsBy,
    McMahonRules,
    Rounding,
    Seeding,
    demand_mcmahon,
)
from arbiter_app.domain.facts.rules.swiss_rules import MOST_ROUNDS
from arbiter_app.domain.names.figures import decimal_number
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event import mcmahon
from arbiter_app.wording.terms.registration.people import grade

Value = TypeVar("Value", bound=StrEnum)

_WIDTH, _FIELD_WIDTH = 720, 64
"""In pixels beside usual letters."""


class McMahonRulesDialog(Dialog):
    """Everything that is published of levels, scores, pairs and handicaps, before round 1."""

    def __init__(
        self,
        parent: QWidget,
        rules: McMahonRules,
        *,
        rounds: int | None,
        has_grades: bool,
        take: Callable[["McMahonRulesDialog"], bool],
    ) -> None:
        """`take` takes the rules over and returns whether it did, having told `refuse` why not."""
        super().__init__(
            parent,
            translate("McMahonDialog", "Rules of McMahon"),
            verb=translate("McMahonDialog", "&Set these rules"),
            do=lambda: self._is_readable() and take(self),
            leave=translate("McMahonDialog", "Cancel"),
        )
        self.setMinimumWidth(px(_WIDTH))
        self._before, self._has_grades = rules, has_grades
        ways = LevelsBy if has_grades else (LevelsBy.RATINGS,)
        self._levels_by = _choice(ways, mcmahon.LEVELS_BY)
        self._bar, self._floor = _grades(), _grades()
        self._super = Line()
        self._first_band = _number(0, HIGHEST_OF_BAND, 50)
        self._width, self._highest = _number(1, WIDEST_BAND, 50), _number(1, MOST_LEVELS)
        self._rounding = _choice(Rounding, mcmahon.ROUNDINGS)
        self._first_seeding = _choice(Seeding, mcmahon.SEEDINGS)
        self._later_seeding = _choice(Seeding, mcmahon.SEEDINGS)
        self._first_rounds = _number(0, rounds or MOST_ROUNDS)
        self._down = _choice(DrawnFrom, mcmahon.DRAWN_FROM)
        self._up = _choice(DrawnFrom, mcmahon.DRAWN_FROM)
        self._compensates = QCheckBox(
            translate("McMahonDialog", "Who was drawn is &made good for later")
        )
        self._country, self._club = _number(0, MOST_GAP), _number(0, MOST_GAP)
        self._geography_below = _grades()
        handicaps = HandicapBy if has_grades else (HandicapBy.NONE,)
        self._handicap = _choice(handicaps, mcmahon.HANDICAPS_BY)
        self._correction, self._most = _number(0, MOST_STONES), _number(1, MOST_STONES)
        self._even_from = _grades()
        self._komi, self._handicap_komi = Line(), Line()
        for field in (self._komi, self._handicap_komi):
            field.setFixedWidth(px(_FIELD_WIDTH))
        self._lay_out()
        self._show(rules)
        for box in (self._levels_by, self._handicap):
            box.currentIndexChanged.connect(self._follow)
        self._follow()
        self._levels_by.setFocus()

    @property
    def rules(self) -> McMahonRules:
        """The rules as they stand here.

        Raises RuleError as `demand_mcmahon`, ("grade.unreadable") and ("mcmahon.handicap").
        """
        words = self._super.text().replace(",", " ").replace(";", " ").split()
        return demand_mcmahon(
            replace(
                self._before,
                levels_by=LevelsBy(self._levels_by.currentData()),
                bar=Grade(self._bar.currentData()),
                floor=Grade(self._floor.currentData()),
                super_groups=tuple(map(read_grade, words)),
                first_band=self._first_band.value(),
                band_width=self._width.value(),
                highest_level=self._highest.value(),
                rounding=Rounding(self._rounding.currentData()),
                first_seeding=Seeding(self._first_seeding.currentData()),
                later_seeding=Seeding(self._later_seeding.currentData()),
                first_rounds=self._first_rounds.value(),
                drawn_down_from=DrawnFrom(self._down.currentData()),
                drawn_up_from=DrawnFrom(self._up.currentData()),
                compensates=self._compensates.isChecked(),
                country_gap=self._country.value(),
                club_gap=self._club.value(),
                geography_below=Grade(self._geography_below.currentData()),
                handicap=self._handicap_rules,
            )
        )

    @property
    def _handicap_rules(self) -> Handicap:
        return Handicap(
            by=HandicapBy(self._handicap.currentData()),
            correction=self._correction.value(),
            most=self._most.value(),
            none_from=Grade(self._even_from.currentData()),
            komi=_read_komi(self._komi.text()),
            komi_with_handicap=_read_komi(self._handicap_komi.text()),
        )

    def _is_readable(self) -> bool:
        try:
            _ = self.rules
        except RuleError as error:
            wrong = {"grade.unreadable": self._super, "mcmahon.komi": self._komi}
            return self.refuse(error_sentence(error), wrong.get(error.code))
        return True

    def _follow(self) -> None:
        """Let alone what has no meaning with the levels and handicaps that are chosen."""
        is_by_grade = LevelsBy(self._levels_by.currentData()) is LevelsBy.GRADES
        for of_grades in (self._bar, self._floor, self._super):
            of_grades.setEnabled(is_by_grade)
        for of_bands in (self._first_band, self._width, self._highest):
            of_bands.setEnabled(not is_by_grade)
        has_handicaps = HandicapBy(self._handicap.currentData()) is not HandicapBy.NONE
        for of_handicaps in (self._correction, self._most, self._even_from, self._handicap_komi):
            of_handicaps.setEnabled(has_handicaps)
        for of_go in (self._komi, self._geography_below):
            of_go.setEnabled(self._has_grades)

    def _show(self, rules: McMahonRules) -> None:
        handicap = rules.handicap
        for box, value in (
            (self._levels_by, rules.levels_by),
            (self._bar, int(rules.bar)),
            (self._floor, int(rules.floor)),
            (self._rounding, rules.rounding),
            (self._first_seeding, rules.first_seeding),
            (self._later_seeding, rules.later_seeding),
            (self._down, rules.drawn_down_from),
            (self._up, rules.drawn_up_from),
            (self._geography_below, int(rules.geography_below)),
            (self._handicap, handicap.by),
            (self._even_from, int(handicap.none_from)),
        ):
            box.setCurrentIndex(box.findData(value))
        for field, number in (
            (self._first_band, rules.first_band),
            (self._width, rules.band_width),
            (self._highest, rules.highest_level),
            (self._first_rounds, rules.first_rounds),
            (self._country, rules.country_gap),
            (self._club, rules.club_gap),
            (self._correction, handicap.correction),
            (self._most, handicap.most),
        ):
            field.setValue(number)
        self._super.setText(", ".join(map(str, rules.super_groups)))
        self._compensates.setChecked(rules.compensates)
        catalogue = window_catalogue()
        self._komi.setText(mcmahon.komi_text(catalogue, handicap.komi))
        self._handicap_komi.setText(mcmahon.komi_text(catalogue, handicap.komi_with_handicap))

    def _lay_out(self) -> None:
        form = layouts.form()
        form.addRow(translate("McMahonDialog", "&Levels"), self._levels_by)
        _add(
            form,
            (translate("McMahonDialog", "&Bar"), self._bar),
            (translate("McMahonDialog", "&floor"), self._floor),
            (translate("McMahonDialog", "one &higher from"), self._super),
        )
        _add(
            form,
            (translate("McMahonDialog", "Bands from &rating"), self._first_band),
            (translate("McMahonDialog", "&width"), self._width),
            (translate("McMahonDialog", "highest le&vel"), self._highest),
        )
        form.addRow(translate("McMahonDialog", "S&core"), self._rounding)
        form.addRow(translate("McMahonDialog", "Within a &group"), self._first_seeding)
        form.addRow(translate("McMahonDialog", "then, after roun&d"), self._first_rounds)
        form.addRow("", self._later_seeding)
        form.addRow(translate("McMahonDialog", "Drawn dow&n"), self._down)
        form.addRow(translate("McMahonDialog", "Drawn u&p"), self._up)
        form.addRow("", self._compensates)
        _add(
            form,
            (translate("McMahonDialog", "Gap for countr&y"), self._country),
            (translate("McMahonDialog", "cl&ub"), self._club),
            (translate("McMahonDialog", "bel&ow"), self._geography_below),
        )
        form.addRow(translate("McMahonDialog", "Handic&ap"), self._handicap)
        _add(
            form,
            (translate("McMahonDialog", "less"), self._correction),
            (translate("McMahonDialog", "up to"), self._most),
            (translate("McMahonDialog", "none from"), self._even_from),
        )
        _add(
            form,
            (translate("McMahonDialog", "&Komi"), self._komi),
            (translate("McMahonDialog", "with a handicap"), self._handicap_komi),
        )
        self.lay_out(
            form,
            Aside(
                translate(
                    "McMahonDialog",
                    "Gaps of 0 let people of one country or club meet. What an absence is worth"
                    " stands under “Points”, agreed absences are half-point byes. Chess by bands"
                    " is rated only with FIDE’s permission. All of this is printed, and fixed when"
                    " round 1 is paired.",
                )
            ),
        )


def _read_komi(text: str) -> Decimal:
    """Return a komi. Raises RuleError("mcmahon.komi")."""
    komi = decimal_number(text.strip().replace(",", ".").replace("−", "-"))
    if komi is None:
        raise RuleError("mcmahon.komi", text=text)
    return komi


def _choice(kind: Iterable[Value], words: Mapping[Value, str]) -> QComboBox:
    box = QComboBox()
    for value in kind:
        box.addItem(window_catalogue().translate("McMahon", words[value]), value)
    give_way(box)
    return box


def _grades() -> QComboBox:
    box = QComboBox()
    for value in reversed(GRADES):
        box.addItem(grade(window_catalogue(), value), int(value))
    return box


def _number(least: int, most: int, step: int = 1) -> QSpinBox:
    field = QSpinBox()
    field.setRange(least, most)
    field.setSingleStep(step)
    return field


def _add(form: QFormLayout, *fields: tuple[str, QWidget]) -> None:
    """Add a row of fields beside each other, each behind its word."""
    beside: list[QWidget] = []
    for word, field in fields:
        label = Label(word)
        label.setBuddy(field)
        beside += [label, field]
    form.addRow(beside[0], layouts.row(*beside[1:], STRETCH))
