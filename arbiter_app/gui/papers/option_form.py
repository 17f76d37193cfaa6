"""What can be chosen about a document, as its catalogue declares it."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from arbiter_app.documents.catalogue import Document
from arbiter_app.documents.options import (
    AfterOption,
    AppealOption,
    CategoryOption,
    ChoiceOption,
    CriterionOption,
    IncidentOption,
    MatchOption,
    Option,
    Options,
    OptionValue,
    OrganisationOption,
    PlayerOption,
    PlayersOption,
    RankingOption,
    ReceiptOption,
    RoundOption,
    StageOption,
)
from arbiter_app.documents.parts.organisations import organisations
from arbiter_app.documents.parts.stage_papers import matches_of
from arbiter_app.domain.facts.disputes.appeals import Appeal
from arbiter_app.domain.facts.disputes.incidents import Incident
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.people.money import Receipt
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.table.after_round import rounds_behind
from arbiter_app.domain.table.why import POINTS
from arbiter_app.gui.look.layouts import WrappingRow
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.papers.captioned import captioned
from arbiter_app.gui.papers.remembered import Remembered
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.disputes import incidents
from arbiter_app.wording.terms.event.stages import stage_name
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import tie_breaks

_STAGE = "stage"
"""The option that the other ones are about."""
_FEWEST_LETTERS = 11
"""Of what is chosen; the list that opens shows it whole."""


class OptionForm(QWidget):
    """A list to choose from for every option, beside each other; it remembers what was chosen for
    each document, and from one start to the next what was chosen here of its kind and order.
    """

    changed = Signal()

    def __init__(self, remembered: Remembered, *, first: QWidget, last: QWidget) -> None:
        """`first` stands before the lists and `last` behind them, whatever paper they are about."""
        super().__init__()
        self._kept = remembered
        self._is_told = False
        """Whether another page says what is chosen, for once."""
        self._document: Document | None = None
        self._event: Event | None = None
        self._offered: list[list[tuple[str, OptionValue]]] = []
        self._boxes: dict[str, QComboBox] = {}
        self._remembered: dict[str, dict[str, OptionValue]] = {}
        self._in_hand: StageId | None = None
        self._first, self._last = first, last
        self._row = WrappingRow(first, last, gap=Room.MIDDLE)
        self.setLayout(self._row)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def put_in_hand(self, stage: StageId) -> None:
        """Let papers be of the stage in hand, until another one is chosen here."""
        if stage != self._in_hand:
            self._in_hand = stage
            for remembered in self._remembered.values():
                remembered.pop(_STAGE, None)

    def show_options(self, document: Document, event: Event) -> None:
        """Offer the options of a document of an event."""
        self._event = event
        remembered = self._of(document)
        tournament = event.tournament
        is_later = tournament.has_stage(self._in_hand) and not tournament.is_main(self._in_hand)
        if is_later and document.stage(event, {}) is not None:
            remembered.setdefault(_STAGE, self._in_hand)
        stage = document.stage(event, remembered)
        if stage is not None and stage not in _offered_stages(document, event):
            # It was taken back, or there is no such paper of the one in hand.
            remembered.pop(_STAGE, None)
            stage = document.stage(event, remembered)
        offered = [_offered(document, option, in_hand(event, stage)) for option in document.options]
        if (document, offered) == (self._document, self._offered):
            return
        self._document, self._offered = document, offered
        self._clear()
        self._boxes = {
            option.name: self._box(document, option, values)
            for option, values in zip(document.options, offered, strict=True)
            if not (isinstance(option, StageOption) and len(values) == 1)
        }
        if (box := self._boxes.get(_STAGE)) and _STAGE not in remembered:
            with QSignalBlocker(box):
                box.setCurrentIndex(_position(box, stage))
        self._row.addWidget(self._first)
        for option in document.options:
            if box := self._boxes.get(option.name):
                self._row.addWidget(captioned(translate("Option", option.title), box))
        self._row.addWidget(self._last)
        self.updateGeometry()

    def _of(self, document: Document) -> dict[str, OptionValue]:
        """Return what was chosen about a document, be it at an earlier start."""
        if document.id not in self._remembered:
            self._remembered[document.id] = self._kept.options(document)
        return self._remembered[document.id]

    def _clear(self) -> None:
        """Take all lists away, also the one whose choice makes others of them."""
        while item := self._row.takeAt(0):
            widget = item.widget()
            if widget is not None and widget not in (self._first, self._last):
                widget.setParent(None)
                widget.deleteLater()

    def choose(self, options: Options) -> None:
        """Put the lists to these values, as far as they are offered."""
        self._is_told = True
        for name, value in options.items():
            # What is chosen first may be another stage, and then there are other lists.
            if box := self._boxes.get(name):
                box.setCurrentIndex(_position(box, value))
        self._is_told = False

    @property
    def boxes(self) -> Sequence[QComboBox]:
        """The lists as they stand one under the other."""
        return tuple(self._boxes.values())

    @property
    def chosen(self) -> Options:
        """The value of every option."""
        return {name: box.currentData() for name, box in self._boxes.items()}

    def distinguishing(self, current: RoundOfPlay | None) -> list[str]:
        """Return what tells this choice from others of the same document, in words of the window.

        They stand in the name of a file.
        """
        parts = []
        for option in self._document.options if self._document else ():
            box = self._boxes.get(option.name)
            value = box.currentData() if box else None
            if isinstance(option, RoundOption):
                if number := value or (current.number if current else None):
                    words = translate("DocumentsPage", "round {round}")
                    parts.append(words.format(round=number))
            elif box and value != self._usual(option):
                parts.append(box.currentText())
        return parts

    def _usual(self, option: Option) -> OptionValue:
        """Return the value that needs no word in the name of a file."""
        if isinstance(option, StageOption) and self._event is not None:
            return self._event.tournament.main_stage.id
        return option.default

    def _box(
        self, document: Document, option: Option, values: Sequence[tuple[str, OptionValue]]
    ) -> QComboBox:
        box = QComboBox()
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(_FEWEST_LETTERS)
        for text, value in values:
            box.addItem(text, value)
        remembered = self._of(document)
        box.setCurrentIndex(_position(box, remembered.get(option.name, option.default)))
        box.currentIndexChanged.connect(lambda: self._choose(remembered, option.name, box))
        return box

    def _choose(self, remembered: dict[str, OptionValue], name: str, box: QComboBox) -> None:
        remembered[name] = box.currentData()
        if self._document and not self._is_told:
            self._kept.keep(self._document, {name: box.currentData()})
        if name == _STAGE and self._document and self._event:
            had_focus = box.hasFocus()
            self.show_options(self._document, self._event)
            if had_focus and (again := self._boxes.get(name)):
                again.setFocus()
        self.changed.emit()


def _offered_stages(document: Document, event: Event) -> frozenset[StageId]:
    """Return of which stages a paper can be chosen."""
    return frozenset(
        stage.id
        for option in document.options
        if isinstance(option, StageOption)
        for stage in option.stages(event.tournament)
    )


def _position(box: QComboBox, value: OptionValue) -> int:
    return max(box.findData(value), 0)


def _offered(document: Document, option: Option, here: InHand) -> list[tuple[str, OptionValue]]:
    """Return the values of an option: of rounds as many as the tournament with most of them has,
    where the paper is of all.
    """
    if not (document.of_event and isinstance(option, RoundOption | AfterOption)):
        return _values(option, here)
    most = max(
        here.event.tournaments, key=lambda each: len(each.stages[0].rounds) if each.stages else 0
    )
    return _values(option, in_hand(here.event.of(most.id)))


def _values(option: Option, here: InHand) -> list[tuple[str, OptionValue]]:
    competition, catalogue = here.competition, window_catalogue()
    match option:
        case ChoiceOption(choices=choices):
            return [(translate("Option", choice.title), choice.id) for choice in choices]
        case StageOption():
            stages: list[tuple[str, OptionValue]] = [
                (stage_name(catalogue, here.tournament, stage), stage.id)
                for stage in option.stages(here.tournament)
            ]
            every = (translate("DocumentsPage", "all of them"), None)
            return stages if option.meant(here.tournament) else [every, *stages]
        case MatchOption():
            newest = (translate("DocumentsPage", "the one played last"), None)
            return [newest, *matches_of(here, catalogue)]
        case RoundOption():
            rounds = [(str(each.number), each.number) for each in competition.rounds]
            return [(translate("DocumentsPage", "the current one"), None), *rounds]
        case AfterOption():
            behind = rounds_behind(competition)
            return [
                (translate("DocumentsPage", "now"), None),
                *((str(each), each) for each in reversed(behind)),
            ]
        case CategoryOption():
            titles = [(each.title, each.title) for each in here.tournament.categories]
            each_apart = (translate("DocumentsPage", "all categories"), CategoryOption.ALL)
            everybody = (translate("DocumentsPage", "everybody"), None)
            return [everybody, *([each_apart, *titles] if titles else ())]
        case PlayersOption(nobody=nobody):
            pattern = translate("DocumentsPage", "{number} {name}")
            cards = [
                (pattern.format(number=number, name=_name(here.event, player)), str(number))
                for player, number in competition.numbers.items()
            ]
            return [(translate("Option", nobody), None), *cards]
        case PlayerOption(nobody=nobody):
            pattern = translate("DocumentsPage", "{number} {name}")
            players = [
                (pattern.format(number=number, name=_name(here.event, player)), number)
                for player, number in competition.numbers.items()
            ]
            return [(translate("Option", nobody), None), *players]
        case IncidentOption():
            lines = [
                (_incident(here.event, each), each.id)
                for each in reversed(here.tournament.incidents)
            ]
            return [(translate("DocumentsPage", "the newest"), None), *lines]
        case AppealOption():
            appeals = [
                (_appeal(here.event, each), each.id) for each in reversed(here.tournament.appeals)
            ]
            return [(translate("DocumentsPage", "the newest"), None), *appeals]
        case ReceiptOption():
            receipts = [(_receipt(each), each.number) for each in reversed(here.event.receipts)]
            return [(translate("DocumentsPage", "the newest"), None), *receipts]
        case OrganisationOption():
            every = (translate("DocumentsPage", "all players"), None)
            return [every, *((name, name) for name in organisations(here))]
        case RankingOption():
            return [(each.title, each.title) for each in here.event.whole.across] or [("–", None)]
        case CriterionOption():
            codes = [
                (tie_breaks.short_name(catalogue, code), code)
                for code in competition.settings.tie_breaks
            ]
            return [
                (translate("DocumentsPage", "what decides"), None),
                (translate("DocumentsPage", "Points"), POINTS),
                *codes,
            ]


def _incident(event: Event, incident: Incident) -> str:
    pattern = translate("DocumentsPage", "№ {number}, {name}")
    return pattern.format(
        number=incident.id, name=incidents.all_whom(window_catalogue(), event, incident)
    )


def _receipt(receipt: Receipt) -> str:
    pattern = translate("DocumentsPage", "№ {number}, {name}")
    names = dict.fromkeys(line.name for line in receipt.lines)
    return pattern.format(number=receipt.number, name=", ".join(names))


def _appeal(event: Event, appeal: Appeal) -> str:
    pattern = translate("DocumentsPage", "№ {number}, {name}")
    return pattern.format(number=appeal.id, name=incidents.whom(window_catalogue(), event, appeal))


def _name(event: Event, player: PlayerId) -> str:
    return people.name(window_catalogue(), event.contestants[player])
