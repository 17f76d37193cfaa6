"""The decision to enter a player into another tournament of the event, or to move them there."""

from dataclasses import dataclass

from PySide6.QtWidgets import QCheckBox, QSpinBox, QWidget

from arbiter_app.domain.drawing.renumbering import half_byes_for_missed
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.domain.registration.findings import Finding
from arbiter_app.domain.registration.fitting import fitting
from arbiter_app.domain.taking_part.entering import (
    how_to_enter,
    refusal_of_entering,
    tournaments_of,
)
from arbiter_app.domain.taking_part.overlaps import Overlap, overlaps_of
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.rows_model import CENTRE, RIGHT, Column, RowsModel
from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.entries import enter_players, move_players
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.registration.findings import sentence

_SIZE = (760, 520)
"""In pixels beside letters of the usual height."""


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament for a player: whether they play there, and what there is to be said of it."""

    tournament: Tournament
    plays: bool
    told: str


class PlayerTournamentsDialog(Dialog):
    """All tournaments, the one that fits best first; what speaks against each is said, and can be
    allowed by a decision in words. Whoever leaves the tournament in hand takes presence, fee,
    papers and the decision of the commission along.
    """

    def __init__(self, parent: QWidget, open_event: OpenEvent, player: Player) -> None:
        name = people.name(window_catalogue(), player)
        title = translate("PlayerTournaments", "Tournaments of {name}").format(name=name)
        verb = translate("PlayerTournaments", "&Enter there")
        super().__init__(parent, title, verb=verb, do=self._enter)
        self._open_event, self._player = open_event, player
        self.resize(*map(px, _SIZE))
        self._table = Table(
            RowsModel[TournamentRow](_columns(), lambda row: row.tournament.id),
            name=translate("PlayerTournaments", "Tournaments"),
            sortable=False,
        )
        self._moves = QCheckBox()
        self._moves.toggled.connect(self._tell)
        self._decision = Line()
        self._decision_label = Label(
            translate("PlayerTournaments", "&Decision that allows what speaks against it:")
        )
        self._decision_label.setBuddy(self._decision)
        self._half_byes = QSpinBox()
        self._half_byes_label = Label(
            translate("PlayerTournaments", "&Half-point byes for missed rounds:")
        )
        self._half_byes_label.setBuddy(self._half_byes)
        self._reason = ReasonField()
        self._reason.textChanged.connect(self._tell)
        self._told = Aside()
        self._show()
        self._table.selectionModel().currentRowChanged.connect(lambda *_: self._tell())
        self.lay_out(
            self._table,
            self._moves,
            column(self._decision_label, self._decision, gap=Room.TIGHT),
            row(self._half_byes_label, self._half_byes, STRETCH),
            column(self._reason.label, self._reason, gap=Room.TIGHT),
            self._told,
        )
        self._tell()
        self.offer_focus(self._table)

    def _show(self) -> None:
        event, here = self._open_event.whole, self._open_event.tournament
        entered = {each.id for each in tournaments_of(event, self._player.id)}
        rows = [
            TournamentRow(
                tournament=(there := event.of(fit.tournament).tournament),
                plays=fit.tournament in entered,
                told=" ".join(_told_of(event, self._player.id, there, entered, fit.against)),
            )
            for fit in fitting(event, self._player)
        ]
        self._table.set_rows(rows)
        free = next((each.tournament.id for each in rows if not each.plays), None)
        self._table.select(free)
        self._moves.setVisible(here.id in entered)
        text = translate(
            "PlayerTournaments",
            "&Leave {title}: presence, fee, papers and the decision of the commission go along",
        )
        self._moves.setText(text.format(title=tournament_name(window_catalogue(), here)))

    def _tell(self) -> None:
        """Ask what the tournament under the cursor needs, and offer the act where it can be."""
        chosen = self._table.selected
        if chosen is None or chosen.plays:
            self.verb.setEnabled(False)
            self._told.say("")
            return
        competition = chosen.tournament.competition()
        closed = refusal_of_entering(competition)
        is_late = how_to_enter(competition) is Action.JOIN_LATE
        needs = is_late and verdict(Action.JOIN_LATE, competition) is Verdict.NEEDS_REASON
        most = half_byes_for_missed(competition) if is_late and closed is None else 0
        for field in (self._half_byes, self._half_byes_label):
            field.setVisible(most > 0)
        self._half_byes.setMaximum(most)
        for asked in (self._reason, self._reason.label):
            asked.setVisible(needs)
        told = [chosen.told] if chosen.told else []
        if closed is not None:
            told.append(error_sentence(closed))
        elif is_late:
            told.append(translate("PlayerTournaments", "The player comes late there."))
        self._told.say(" ".join(told))
        self.verb.setText(
            translate("PlayerTournaments", "&Move there")
            if self._is_moved
            else translate("PlayerTournaments", "&Enter there")
        )
        self.verb.setEnabled(closed is None and (bool(self._reason.reason) or not needs))

    @property
    def _is_moved(self) -> bool:
        return self._moves.isChecked() and not self._moves.isHidden()

    def _enter(self) -> bool:
        chosen = self._table.selected
        if chosen is None:
            return False
        to, player = chosen.tournament, self._player.id
        if self._is_moved:
            return self._open_event.main_door(say=self.refuse).do(
                move_players,
                players=[player],
                to=to.id,
                half_byes=self._half_byes.value(),
                decision=self._decision.text().strip() or None,
                reason=self._reason.reason or None,
            )
        return self._open_event.door(at=to.main_stage.id, say=self.refuse).do(
            enter_players,
            players=[player],
            half_byes=self._half_byes.value(),
            decision=self._decision.text().strip() or None,
            reason=self._reason.reason or None,
        )


def overlap_text(event: Event, overlap: Overlap) -> str:
    """Return which two rounds are played at the same time, with their starts."""
    catalogue = window_catalogue()
    pattern = translate("PlayerTournaments", "round {round} of {title}, {time}")
    both = [
        pattern.format(
            round=each.round,
            title=tournament_name(catalogue, event.of(each.tournament).tournament),
            time=numbers.date_and_time(catalogue, each.starts_at),
        )
        for each in (overlap.first, overlap.second)
    ]
    told = translate("PlayerTournaments", "At the same time: {first} and {second}.")
    return told.format(first=both[0], second=both[1])


def _told_of(
    event: Event,
    player: PlayerId,
    there: Tournament,
    entered: set[TournamentId],
    against: tuple[Finding, ...],
) -> list[str]:
    told = [f"{sentence(window_catalogue(), each)}." for each in against]
    if there.id not in entered:
        met = overlaps_of(event, player, (*entered, there.id))
        told += [overlap_text(event, each) for each in met if there.id in _both(each)][:1]
    return told


def _both(overlap: Overlap) -> tuple[TournamentId, TournamentId]:
    return overlap.first.tournament, overlap.second.tournament


def _columns() -> tuple[Column[TournamentRow], ...]:
    catalogue = window_catalogue()
    return (
        Column(
            title=translate("PlayerTournaments", "Plays"),
            text=lambda row: "✓" if row.plays else "",
            align=CENTRE,
        ),
        Column(
            title=translate("PlayerTournaments", "Tournament"),
            text=lambda row: tournament_name(catalogue, row.tournament),
            is_name=True,
        ),
        Column(
            title=translate("PlayerTournaments", "Players"),
            text=lambda row: str(len(row.tournament.entries)),
            align=RIGHT,
        ),
        Column(
            title=translate("PlayerTournaments", "Worth a look"),
            text=lambda row: row.told,
            tooltip=lambda row: row.told,
            is_second=True,
        ),
    )
