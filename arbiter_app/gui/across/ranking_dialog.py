"""The rules of a ranking across tournaments, typed and chosen."""

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QListWidget, QListWidgetItem, QWidget

from arbiter_app.domain.across.results import chosen_tournaments
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import (
    AcrossRanking,
    Measure,
    SharedPlaces,
    TieRule,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.numbering import ContingentKey
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.formats.place_points import format_place_points, parse_place_points
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
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
        self._ties = (QComboBox(), QComboBox(), QComboBox())
        self._for_places = Line(format_place_points(self.ranking.for_places))
        self._for_places.setPlaceholderText("20 17 15 14 13 12")
        self._weights = Line()
        self._weights.setPlaceholderText("1 1.5 2")
        self._boys, self._girls = Line(), Line()
        self._others, self._of_one = Line(), Line()
        self._once = QCheckBox(translate("RankingDialog", "Of each &person the best result alone"))
        self._in_categories = QCheckBox(
            translate("RankingDialog", "Places &within categories, where there are any")
        )
        self._tournaments = QListWidget()
        self._fill(event)
        self._measure.currentIndexChanged.connect(self._follow)
        self._follow()
        self._lay_out()
        self._title.setFocus()
        self._title.selectAll()

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
        for field, number in ((self._boys, known.boys), (self._girls, known.girls)):
            field.setText(str(number) if number else "")
            field.setPlaceholderText("0")
        everybody = translate("RankingDialog", "all")
        for field, count in ((self._others, known.others), (self._of_one, known.of_one)):
            field.setText("" if count is None else str(count))
            field.setPlaceholderText(everybody)
        self._once.setChecked(known.once_each)
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

    def _follow(self) -> None:
        """Let what is about places be said where places count."""
        measure = self._measure.currentData()
        self._for_places.setEnabled(measure == Measure.PLACES)
        for field in (self._shared, self._in_categories):
            field.setEnabled(measure != Measure.POINTS)

    def _take(self) -> bool:
        numbers: list[int | None] = []
        for field in (self._boys, self._girls, self._others, self._of_one):
            text = field.text().strip()
            number = whole_number(text, most=_MOST) if text else None
            if text and number is None:
                told = translate("RankingDialog", "“{text}” is not a number. Write 3, or nothing.")
                return self.refuse(told.format(text=text), field)
            numbers.append(number)
        boys, girls, others, of_one = numbers
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
        is_all = len(chosen) == self._tournaments.count()
        self.ranking = replace(
            self.ranking,
            title=self._title.text().strip(),
            by=ContingentKey(self._by.currentData()),
            measure=Measure(self._measure.currentData()),
            for_places=places,
            shared=SharedPlaces(self._shared.currentData()),
            boys=boys or 0,
            girls=girls or 0,
            others=others,
            of_one=of_one,
            once_each=self._once.isChecked(),
            in_categories=self._in_categories.isChecked(),
            ties=self._chosen_ties(),
            weights=weights,
            tournaments=() if is_all else chosen,
        )
        return self._save(self)

    def _chosen_tournaments(self) -> tuple[TournamentId, ...]:
        items = (self._tournaments.item(row) for row in range(self._tournaments.count()))
        return tuple(
            TournamentId(each.data(_ID))
            for each in items
            if each.checkState() == Qt.CheckState.Checked
        )

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
        form = layouts.form(down=Room.TIGHT)
        form.addRow(translate("RankingDialog", "T&itle"), self._title)
        form.addRow(translate("RankingDialog", "&Ranked are"), self._by)
        form.addRow(translate("RankingDialog", "Sum o&f"), self._measure)
        form.addRow(translate("RankingDialog", "Points for pl&aces"), self._for_places)
        form.addRow(translate("RankingDialog", "For s&hared places"), self._shared)
        form.addRow("", self._in_categories)
        self._add_pair(
            form,
            (translate("RankingDialog", "The best &boys or men"), self._boys),
            (translate("RankingDialog", "&girls or women"), self._girls),
        )
        self._add_pair(
            form,
            (translate("RankingDialog", "Best of those &left"), self._others),
            (translate("RankingDialog", "from &one tournament at most"), self._of_one),
        )
        form.addRow("", self._once)
        form.addRow(translate("RankingDialog", "With &equal sums"), self._ties[0])
        form.addRow(translate("RankingDialog", "&Then"), self._ties[1])
        form.addRow(translate("RankingDialog", "The&n"), self._ties[2])
        form.addRow(translate("RankingDialog", "Res&ults multiplied by"), self._weights)
        self._tournaments.setItemDelegate(ItemDelegate(self._tournaments))
        self._tournaments.setMinimumHeight(px(_LIST_HEIGHT))
        label = Label(translate("RankingDialog", "Tourna&ments whose results count"))
        label.setBuddy(self._tournaments)
        self.lay_out(form, label, self._tournaments)

    def _add_pair(
        self, form: layouts.Form, first: tuple[str, Line], second: tuple[str, Line]
    ) -> None:
        (text, field), (other_text, other) = first, second
        for each in (field, other):
            each.setFixedWidth(px(_NUMBER_WIDTH))
        label, between = Label(text), Label(other_text)
        label.setBuddy(field)
        between.setBuddy(other)
        form.addRow(label, layouts.row(field, between, other, layouts.STRETCH))
