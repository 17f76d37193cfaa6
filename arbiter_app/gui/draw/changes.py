"""Somebody comes late or leaves between the draw and round 1: what the rules offer."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from arbiter_app.domain.drawing.after_draw import (
    Remedy,
    RemedyOffered,
    Rule,
    remedies_for_newcomer,
    remedies_for_withdrawal,
)
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.permission.by_state import Action, Phase, Verdict, phase, verdict
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.draw.ceremony.ask import AskPanel
from arbiter_app.gui.look.layouts import STRETCH, column, wrapping
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Look, show_as, words
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.words.heading import heading
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate, window_catalogue
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.play.draw import annul_draw
from arbiter_app.wording.terms.registration import people

_NEWCOMER = {
    Remedy.SUBSTITUTE: QT_TRANSLATE_NOOP(
        "DrawChanges",
        "Substitute: the newcomer takes number and games of who withdrew; pairs stay",
    ),
    Remedy.JOIN: QT_TRANSLATE_NOOP(
        "DrawChanges",
        "Joins: the newcomer takes number {last} and plays whoever is free in each round; published"
        " pairs and boards stay",
    ),
    Remedy.DRAW_ANEW: QT_TRANSLATE_NOOP(
        "DrawChanges", "New draw: the present one is annulled and all draw again"
    ),
}

_WITHDRAWAL = {
    Remedy.FORFEITS: QT_TRANSLATE_NOOP(
        "DrawChanges", "Pairs stay; who withdrew loses the games by forfeit"
    ),
    Remedy.SUBSTITUTE: QT_TRANSLATE_NOOP(
        "DrawChanges", "A substitute takes number and games; pairs stay"
    ),
    Remedy.DRAW_ANEW: QT_TRANSLATE_NOOP(
        "DrawChanges",
        "New draw: the present one is annulled, who leaves is removed and all draw again",
    ),
}

_ARTICLES = {
    Rule.IN_FORCE: QT_TRANSLATE_NOOP("DrawChanges", "C.05 Art. 6.3, Ukrainian rules II.6.3"),
    Rule.OLDER: QT_TRANSLATE_NOOP("DrawChanges", "the older C.06 Art. II.3"),
}

_ANNULS_DRAW = (
    QT_TRANSLATE_NOOP("DrawChanges", "Annul the draw?"),
    QT_TRANSLATE_NOOP(
        "DrawChanges",
        "Numbers and schedule go, with what was published of them; participants can then be added"
        " or removed, and all draw again. The rules in force let published pairs stay (C.05"
        " Art. 6.3; Ukrainian rules II.6.3); the older C.06 Art. II.3 drew anew. Undo takes"
        " it back.",
    ),
    QT_TRANSLATE_NOOP("DrawChanges", "Annul the draw"),
)
_ANNULS_NUMBERS = (
    QT_TRANSLATE_NOOP("DrawChanges", "Annul the numbers?"),
    QT_TRANSLATE_NOOP(
        "DrawChanges",
        "The numbers go, with the pairs of round 1 and what was published of them. Corrected"
        " ratings and titles do not need it: they change the numbers until round 4 is paired"
        " (C.04.2 Art. 2). Undo takes it back.",
    ),
    QT_TRANSLATE_NOOP("DrawChanges", "Annul the numbers"),
)
_ANNULS_NUMBERS_OF_GRADES = (
    _ANNULS_NUMBERS[0],
    QT_TRANSLATE_NOOP(
        "DrawChanges",
        "The numbers go, with the pairs of round 1 and what was published of them. Corrected"
        " grades and ratings do not need it: they change the numbers until round 4 is paired."
        " Undo takes it back.",
    ),
    _ANNULS_NUMBERS[2],
)
"""The title, the text and the verb of the question."""


class DrawChanges(QWidget):
    """Only before round 1 is there anything to offer."""

    wants = Signal(object)
    """Something elsewhere comes next: a `Destination`."""
    closed = Signal()
    """The newcomer is registered, or the question was left."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._newcomer = _words()
        self._withdrawal = _words()
        self._join = QPushButton(translate("DrawChanges", "Late pla&yer…"))
        self._join.clicked.connect(self._ask_newcomer)
        self._annul = QPushButton()
        show_as(self._annul, Look.DANGER)
        self._annul.clicked.connect(self._ask_to_annul)
        self._players = QPushButton()
        self._players.clicked.connect(self._show_participants)
        self._offer = QWidget()
        self._ask = AskPanel()
        self._ask.asked.connect(self._offer.hide)
        self._ask.closed.connect(self._offer.show)
        self._ask.closed.connect(self.closed)
        self._lay_out()

    def show_event(self, event: Event) -> None:
        """Tell what is offered for an event as it stands."""
        tournament = event.tournament
        of_teams = tournament.played_by_teams
        self._players.setText(
            translate("DrawChanges", "Late teams and withd&rawals: teams (Shift+F8)")
            if of_teams
            else translate("DrawChanges", "Withd&raw or replace: players (F3)")
        )
        self._join.setVisible(not of_teams)
        is_swiss = tournament.settings.traits.follows_results
        if is_swiss:
            self._tell_of_swiss(tournament.competition())
            return
        self._annul.setText(translate("DrawChanges", "A&nnul the draw…"))
        offered = remedies_for_newcomer(tournament.competition())
        self._newcomer.setText(_list(offered, _NEWCOMER).format(last=len(tournament.numbers) + 1))
        self._withdrawal.setText(_withdrawals(event))
        joins = any(each.remedy is Remedy.JOIN for each in offered)
        self._join.setEnabled(joins)
        self._annul.setEnabled(
            verdict(Action.ANNUL_DRAW, tournament.competition()) is not Verdict.REFUSED
        )
        if not can_change(event):
            self._ask.close_question()

    def _tell_of_swiss(self, competition: Competition) -> None:
        """Tell who may come into a Swiss and leave it: on the page of players, at any time."""
        self._annul.setText(translate("DrawChanges", "A&nnul the numbers…"))
        self._newcomer.setText(
            translate(
                "DrawChanges",
                "• Late entry: the newcomer gets the number of their strength, those below move"
                " down; paired from the next round on (C.04.2 Art. 3).",
            )
        )
        of_teams = competition.settings.teams is not None
        self._withdrawal.setText(
            translate(
                "DrawChanges",
                "• A team that withdraws keeps the number and is not paired any more (C.04.2 Art."
                " 3).",
            )
            if of_teams
            else translate(
                "DrawChanges",
                "• Before round 1 is paired: removed on the players' page, and the numbers close"
                " up.\n• From then on: who withdraws keeps the number and is not paired any more"
                " (C.04.2 Art. 3).",
            )
        )
        self._join.setEnabled(verdict(Action.JOIN_LATE, competition) is not Verdict.REFUSED)
        self._annul.setEnabled(verdict(Action.ANNUL_DRAW, competition) is not Verdict.REFUSED)

    def focus_first(self) -> None:
        """Put the focus on what can be done."""
        joins = self._join.isEnabled() and not self._join.isHidden()
        (self._join if joins else self._players).setFocus()

    def _show_participants(self) -> None:
        of_teams = self._open_event.tournament.played_by_teams
        self.wants.emit(ShowPage(PageId.TEAMS if of_teams else PageId.PLAYERS))

    def _ask_newcomer(self) -> None:
        if self._open_event.tournament.settings.traits.follows_results:
            self.wants.emit(ShowPage(PageId.PLAYERS))
            return
        last = len(self._open_event.tournament.numbers) + 1
        text = translate(
            "DrawChanges",
            "Number {last}. In every round the player who would be free plays the newcomer"
            " instead; published pairs and boards stay. Talk with those concerned first (C.05"
            " Art. 6.3; Ukrainian rules II.6.3). Details are added on the players' page.",
        )
        self._ask.ask(
            translate("DrawChanges", "Register a late player?"),
            text.format(last=last),
            fields=[
                (translate("DrawChanges", "Surname and name"), ""),
                (translate("DrawChanges", "Federation"), ""),
                (translate("DrawChanges", "Region"), ""),
                (translate("DrawChanges", "Reason, kept in the journal"), ""),
            ],
            verb=translate("DrawChanges", "Register"),
            answer=self._register,
        )

    def _register(self, typed: Sequence[str]) -> bool:
        name, federation, region, reason = typed
        return self._open_event.door(say=self._ask.refuse).do(
            join_late, reason=reason, name=name, federation=federation, region=region
        )

    def _ask_to_annul(self) -> None:
        settings = self._open_event.tournament.settings
        title, text, verb = _ANNULS_DRAW
        if settings.traits.follows_results:
            has_fide = settings.sport.traits.has_fide
            title, text, verb = _ANNULS_NUMBERS if has_fide else _ANNULS_NUMBERS_OF_GRADES
        self._ask.ask(
            translate("DrawChanges", title),
            translate("DrawChanges", text),
            fields=[(translate("DrawChanges", "Reason, kept in the journal"), "")],
            verb=translate("DrawChanges", verb),
            act=Act.ANNUL_DRAW,
            answer=lambda typed: self._open_event.door(say=self._ask.refuse).do(
                annul_draw, reason=typed[0]
            ),
        )

    def _lay_out(self) -> None:
        column(
            heading(translate("DrawChanges", "Somebody comes late")),
            self._newcomer,
            heading(translate("DrawChanges", "Somebody leaves")),
            self._withdrawal,
            wrapping(self._join, self._players, self._annul),
            gap=Room.MIDDLE,
            into=self._offer,
        )
        column(self._offer, self._ask, STRETCH, gap=Room.NONE, into=self)


def can_change(event: Event) -> bool:
    """Whether the numbers are drawn and nobody has played; in a Swiss whether anybody may come."""
    competition = event.tournament.competition()
    if competition.traits.follows_results:
        return verdict(Action.JOIN_LATE, competition) is not Verdict.REFUSED
    return phase(competition) is Phase.DRAWN


def _withdrawals(event: Event) -> str:
    """Tell what is offered for each who has left, else for anybody who would."""
    tournament = event.tournament
    left = [each.id for each in tournament.competition().participants if each.has_left]
    if not left:
        if not tournament.numbers:
            return ""
        first = next(iter(tournament.numbers))
        return _list(remedies_for_withdrawal(tournament.competition(), first), _WITHDRAWAL)
    parts = []
    for player in left:
        name = people.name(window_catalogue(), event.contestants[player])
        offered = remedies_for_withdrawal(tournament.competition(), player)
        parts.append(f"{name}\n{_list(offered, _WITHDRAWAL)}")
    return "\n".join(parts)


def _list(offered: Iterable[RemedyOffered], sentences: dict[Remedy, str]) -> str:
    text = translate("DrawChanges", "• {remedy} ({article}).")
    return "\n".join(
        text.format(
            remedy=translate("DrawChanges", sentences[each.remedy]),
            article=translate("DrawChanges", _ARTICLES[each.rule]),
        )
        for each in offered
    )


def _words() -> QLabel:
    return words(wraps=True)
