"""The rules of a ranking across tournaments, typed and chosen."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QListWidget, QListWidgetItem, QWidget

from arbiter_app.domain.across.results import chosen_tournaments
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import (
    AcrossRanking,
    Measure,
    OfPerson,
    Quota,
    SharedPlaces,
    TieRule,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.formats.counted_results import format_quota, parse_quota
from arbiter_app.formats.place_points import format_place_points, parse_place_points
from arbiter_app.gui.base.kept_texts import choose_again, kept_numbers
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.across import rules as words
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import contingents

_MOST = 9999
_NUMBER_WIDTH = 60
_LIST_HEIGHT = 110
"""Both in pixels beside usual letters."""
_ID = Qt.ItemDataRole.UserRole
_LETTERS = 24
"""So many of a choice are seen at least; the list that opens shows it whole."""
_TIES = 4
"""So many rules for equal sums are asked for."""
_IN_CATEGORIES, _TOURNAMENTS = "in_categories", "tournaments"
_USUAL = "-"
"""Stands for a tournament that has no numbers of its own."""


class RankingDialog(Dialog):
    """All rules of one ranking; all tournaments are ticked as long as all of them count."""

    def __init__(
        self,
        parent: QWidget,
        event: Event,
        ranking: AcrossRanking | None,
        *,
        save: "Callable[[RankingDialog], bool]",
    ) -> None:
        super().__init__(
            parent,
            translate("RankingDialog", "Rules of the ranking {title}").format(title=ranking.title)
            if ranking
            else translate("RankingDialog", "New ranking across tournaments"),
            verb=translate("RankingDialog", "&Save"),
            do=self._take,
        )
        self._save = save
        self.ranking = ranking or AcrossRanking(title="")
        """What was typed, once it can be read."""
        self._title = Line(self.ranking.title, LINE)
        self._by, self._measure, self._shared = QComboBox(), QComboBox(), QComboBox()
        self._in_each, self._of_person = QComboBox(), QComboBox()
        self._ties = tuple(QComboBox() for _ in range(_TIES))
        self._for_places = Line(format_place_points(self.ranking.for_places))
        self._for_places.setPlaceholderText("20 17 15 14 13 12")
        self._weights = Line()
        self._weights.setPlaceholderText("1 1.5 2")
        self._boys, self._girls, self._others = Line(), Line(), Line()
        self._own_quotas = Line()
        self._own_quotas.setPlaceholderText(
            translate("RankingDialog", "boys:girls:others, 2:1:0 0:0:2")
        )
        self._of_one, self._most_members = Line(), Line()
        self._in_categories = QCheckBox(
            translate("RankingDialog", "Places &within categories, where there are any")
        )
        self._tournaments = QListWidget()
        self._fill(event)
        for choice in (self._measure, self._in_each, self._of_person):
            choice.currentIndexChanged.connect(self._follow)
        self._follow()
        self._lay_out()
        self._title.setFocus()
        self._title.selectAll()

    def draft(self) -> dict[str, str]:
        """Return all that stands in the fields, as texts."""
        items = (self._tournaments.item(row) for row in range(self._tournaments.count()))
        ticked = [str(each.data(_ID)) for each in items if _is_ticked(each)]
        return {
            **{name: field.text() for name, field in self._typed.items()},
            **{name: str(box.currentIndex()) for name, box in self._chosen.items()},
            _IN_CATEGORIES: str(self._in_categories.isChecked()),
            _TOURNAMENTS: " ".join(ticked),
        }

    def restore(self, draft: dict[str, str]) -> None:
        """Show what was typed; what the draft does not know stays."""
        for name, box in self._chosen.items():
            choose_again(box, draft.get(name))
        for name, field in self._typed.items():
            field.setText(draft.get(name, field.text()))
        if _IN_CATEGORIES in draft:
            self._in_categories.setChecked(draft[_IN_CATEGORIES] == str(True))
        if _TOURNAMENTS in draft:
            ticked = {*kept_numbers(draft[_TOURNAMENTS])}
            for row in range(self._tournaments.count()):
                item = self._tournaments.item(row)
                is_ticked = item.data(_ID) in ticked
                item.setCheckState(Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked)

    @property
    def _typed(self) -> Mapping[str, Line]:
        """The fields that are typed into, by their names in a draft."""
        return {
            "title": self._title,
            "for_places": self._for_places,
            "weights": self._weights,
            "boys": self._boys,
            "girls": self._girls,
            "others": self._others,
            "own_quotas": self._own_quotas,
            "of_one": self._of_one,
            "most_members": self._most_members,
        }

    @property
    def _chosen(self) -> Mapping[str, QComboBox]:
        """The choices, by their names in a draft."""
        return {
            "by": self._by,
            "measure": self._measure,
            "shared": self._shared,
            "of_person": self._of_person,
            "in_each": self._in_each,
            **{f"tie{at}": ties for at, ties in enumerate(self._ties)},
        }

    def _fill(self, event: Event) -> None:
        catalogue, known = window_catalogue(), self.ranking
        for key in ContingentKey:
            self._by.addItem(contingents.contingents(catalogue, key), key)
        self._by.setCurrentIndex(self._by.findData(known.by))
        for measure, told in words.MEASURES.items():
            self._measure.addItem(catalogue.translate("Across", told), measure)
        self._measure.setCurrentIndex(self._measure.findData(known.measure))
        for shared, told in words.SHARED.items():
            self._shared.addItem(catalogue.translate("Across", told), shared)
        self._shared.setCurrentIndex(self._shared.findData(known.shared))
        for at, ties in enumerate(self._ties):
            ties.addItem(translate("RankingDialog", "the places are shared"), None)
            for rule, told in words.TIE_RULES.items():
                ties.addItem(catalogue.translate("Across", told), rule)
            ties.setCurrentIndex(ties.findData(known.ties[at]) if at < len(known.ties) else 0)
        for field, number in ((self._boys, known.quota.boys), (self._girls, known.quota.girls)):
            field.setText(str(number) if number else "")
            field.setPlaceholderText("0")
        everybody = translate("RankingDialog", "all")
        for field, count in (
            (self._others, known.quota.others),
            (self._of_one, known.of_one),
            (self._most_members, known.most_members),
        ):
            field.setText("" if count is None else str(count))
            field.setPlaceholderText(everybody)
        self._in_each.addItem(translate("RankingDialog", "in all tournaments together"), False)
        self._in_each.addItem(translate("RankingDialog", "in each tournament by itself"), True)
        self._in_each.setCurrentIndex(int(known.in_each))
        for of_person, told in words.OF_PERSON.items():
            self._of_person.addItem(catalogue.translate("Across", told), of_person)
        self._of_person.setCurrentIndex(self._of_person.findData(known.of_person))
        self._in_categories.setChecked(known.in_categories)
        for tournament in event.tournaments:
            item = QListWidgetItem(tournament_name(catalogue, tournament))
            item.setData(_ID, tournament.id)
            is_chosen = not known.tournaments or tournament.id in known.tournaments
            item.setCheckState(Qt.CheckState.Checked if is_chosen else Qt.CheckState.Unchecked)
            self._tournaments.addItem(item)
        self._tournaments.setCurrentRow(0)
        if known.weights:
            weights = (known.weight(each.id) for each in chosen_tournaments(known, event))
            self._weights.setText(format_place_points(tuple(weights)))
        if known.quotas:
            own = dict(known.quotas)
            quotas = (own.get(each.id) for each in chosen_tournaments(known, event))
            self._own_quotas.setText(
                " ".join(_USUAL if each is None else format_quota(each) for each in quotas)
            )

    def _follow(self) -> None:
        """Let what is about places be said where places count."""
        measure = self._measure.currentData()
        self._for_places.setEnabled(measure == Measure.PLACES)
        for field in (self._shared, self._in_categories):
            field.setEnabled(measure != Measure.POINTS)
        is_summed = self._of_person.currentData() == OfPerson.SUM
        if is_summed:
            self._in_each.setCurrentIndex(0)
        self._in_each.setEnabled(not is_summed)
        self._own_quotas.setEnabled(bool(self._in_each.currentData()))
        self._of_one.setEnabled(not (is_summed or self._in_each.currentData()))

    def _take(self) -> bool:
        numbers: list[int | None] = []
        for field in (
            self._boys,
            self._girls,
            self._others,
            self._of_one,
            self._most_members,
        ):
            text = field.text().strip() if field.isEnabled() else ""
            number = whole_number(text, most=_MOST) if text else None
            if text and number is None:
                told = translate("RankingDialog", "“{text}” is not a number. Write 3, or nothing.")
                return self.refuse(told.format(text=text), field)
            numbers.append(number)
        boys, girls, others, of_one, most_members = numbers
        places: tuple[Decimal, ...] = self.ranking.for_places
        if self._for_places.isEnabled():
            try:
                places = parse_place_points(self._for_places.text())
            except RuleError as error:
                return self.refuse(error_sentence(error), self._for_places)
        chosen = self._chosen_tournaments()
        if not chosen:
            told = translate("RankingDialog", "No tournament is chosen. Tick one with Space.")
            return self.refuse(told, self._tournaments)
        try:
            weights = self._typed_weights(chosen)
        except RuleError as error:
            return self.refuse(error_sentence(error), self._weights)
        try:
            quotas = self._typed_quotas(chosen)
        except RuleError as error:
            return self.refuse(error_sentence(error), self._own_quotas)
        is_all = len(chosen) == self._tournaments.count()
        self.ranking = replace(
            self.ranking,
            title=self._title.text().strip(),
            by=ContingentKey(self._by.currentData()),
            measure=Measure(self._measure.currentData()),
            for_places=places,
            shared=SharedPlaces(self._shared.currentData()),
            quota=Quota(boys=boys or 0, girls=girls or 0, others=others),
            in_each=bool(self._in_each.currentData()),
            quotas=quotas,
            of_one=of_one,
            of_person=OfPerson(self._of_person.currentData()),
            most_members=most_members,
            in_categories=self._in_categories.isChecked(),
            ties=self._chosen_ties(),
            weights=weights,
            tournaments=() if is_all else chosen,
        )
        return self._save(self)

    def _chosen_tournaments(self) -> tuple[TournamentId, ...]:
        items = (self._tournaments.item(row) for row in range(self._tournaments.count()))
        return tuple(TournamentId(each.data(_ID)) for each in items if _is_ticked(each))

    def _typed_weights(
        self, chosen: tuple[TournamentId, ...]
    ) -> tuple[tuple[TournamentId, Decimal], ...]:
        """Return the weight of each tournament. Raises RuleError("across.weights")."""
        text = self._weights.text().strip()
        if not text:
            return ()
        try:
            return tuple(zip(chosen, parse_place_points(text), strict=True))
        except (RuleError, ValueError) as error:
            raise RuleError("across.weights", text=text, tournaments=len(chosen)) from error

    def _typed_quotas(
        self, chosen: tuple[TournamentId, ...]
    ) -> tuple[tuple[TournamentId, Quota], ...]:
        """Return the numbers of tournaments that have their own. Raises RuleError as `parse_quota`
        and ("across.quotas").
        """
        typed = self._own_quotas.text().split() if self._own_quotas.isEnabled() else []
        if typed and len(typed) != len(chosen):
            text = self._own_quotas.text().strip()
            raise RuleError("across.quotas", text=text, tournaments=len(chosen))
        named = zip(chosen, typed, strict=False)
        return tuple((each, parse_quota(text)) for each, text in named if text != _USUAL)

    def _chosen_ties(self) -> tuple[TieRule, ...]:
        """Return the rules up to the first that shares the places."""
        rules: list[TieRule] = []
        for ties in self._ties:
            if (rule := ties.currentData()) is None:
                break
            if TieRule(rule) not in rules:
                rules.append(TieRule(rule))
        return tuple(rules)

    def _lay_out(self) -> None:
        summed, counted = (layouts.form(down=Room.TIGHT) for _ in range(2))
        summed.addRow(translate("RankingDialog", "T&itle"), self._title)
        summed.addRow(translate("RankingDialog", "&Ranked are"), self._by)
        summed.addRow(translate("RankingDialog", "Sum o&f"), self._measure)
        summed.addRow(translate("RankingDialog", "Points for pl&aces"), self._for_places)
        summed.addRow(translate("RankingDialog", "For s&hared places"), self._shared)
        summed.addRow("", self._in_categories)
        summed.addRow(translate("RankingDialog", "Tour&naments"), self._tournaments)
        summed.addRow(translate("RankingDialog", "Res&ults multiplied by"), self._weights)
        self._add_numbers(
            counted,
            (translate("RankingDialog", "The best &boys, men"), self._boys),
            (translate("RankingDialog", "&girls"), self._girls),
            (translate("RankingDialog", "&left"), self._others),
        )
        counted.addRow(translate("RankingDialog", "So many coun&t"), self._in_each)
        counted.addRow(translate("RankingDialog", "In single ones, in or&der"), self._own_quotas)
        self._add_numbers(
            counted,
            (translate("RankingDialog", "From &one tournament at most"), self._of_one),
            (translate("RankingDialog", "&members at most"), self._most_members),
        )
        counted.addRow(translate("RankingDialog", "Of each &person"), self._of_person)
        counted.addRow(translate("RankingDialog", "With &equal sums"), self._ties[0])
        for ties in self._ties[1:]:
            counted.addRow(translate("RankingDialog", "then"), ties)
        for choice in (
            *(self._by, self._measure, self._shared),
            *(self._in_each, self._of_person, *self._ties),
        ):
            give_way(choice)
            choice.setMinimumContentsLength(_LETTERS)
        self._tournaments.setItemDelegate(ItemDelegate(self._tournaments))
        self._tournaments.setMinimumHeight(px(_LIST_HEIGHT))
        self.lay_out(layouts.row(summed, counted, gap=Room.WIDE))

    def _add_numbers(self, form: layouts.Form, *fields: tuple[str, Line]) -> None:
        """Put fields of numbers into one row, each with its words before it."""
        (text, first), *others = fields
        label = Label(text)
        label.setBuddy(first)
        parts: list[QWidget] = [first]
        for other_text, other in others:
            between = Label(other_text)
            between.setBuddy(other)
            parts += (between, other)
        for _, field in fields:
            field.setFixedWidth(px(_NUMBER_WIDTH))
        form.addRow(label, layouts.row(*parts, layouts.STRETCH))


def _is_ticked(item: QListWidgetItem) -> bool:
    return item.checkState() == Qt.CheckState.Checked
