"""All people of an event of several tournaments; those marked are entered into the one in hand."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page_actions import act, act_button
from arbiter_app.gui.base.rows_model import CENTRE, RIGHT, Column, RowsModel
from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.players.two_places import tell_two_places
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.entries import enter_players, remove_person
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import people, person_fields

_SIZE = (820, 600)
"""In pixels beside letters of the usual height."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody of the event, where they play, and whether they are marked."""

    player: Player
    plays_in: tuple[Tournament, ...]
    is_here: bool
    is_marked: bool


class PeopleDialog(Dialog):
    """Space marks who is to play in the tournament in hand too, a button all who are shown; Enter
    enters those marked, in one act.
    """

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(
            parent, translate("PeopleDialog", "People of the event"), verb="", do=self._enter
        )
        self._open_event = open_event
        self._marked: set[PlayerId] = set()
        self.resize(*map(px, _SIZE))
        self._table = Table(
            RowsModel[PersonRow](_columns(), lambda row: row.player.id),
            name=translate("PeopleDialog", "People"),
            sortable=False,
        )
        self._filter = Line()
        self._filter.setAccessibleName(translate("PeopleDialog", "Filter"))
        self._filter.setPlaceholderText(translate("PeopleDialog", "Filter"))
        self._filter.textChanged.connect(self._table.set_filter)
        self._tournament = TournamentFilter(
            open_event, label=translate("PeopleDialog", "&Tournament:")
        )
        self._tournament.changed.connect(self._show)
        in_table = Qt.ShortcutContext.WidgetShortcut
        mark = translate("PeopleDialog", "Mark or take the mark away")
        self._all = act(self, translate("PeopleDialog", "Mark &all shown"), self._mark_all)
        remove = translate("PeopleDialog", "&Remove from the event")
        self._table.row_acts = (
            act(self._table, mark, self._mark, Key.MARK, context=in_table),
            act(self._table, remove, self._remove, Key.REMOVE, context=in_table),
        )
        self._table.doubleClicked.connect(self._mark)
        competition = open_event.tournament.competition()
        self._needs_reason = (
            competition.draw is not None
            and verdict(Action.JOIN_LATE, competition) is Verdict.NEEDS_REASON
        )
        self._reason = ReasonField()
        self._reason.textChanged.connect(self._count)
        for asked in (self._reason, self._reason.label):
            asked.setVisible(self._needs_reason)
        hint = translate(
            "PeopleDialog",
            "Space marks somebody; Enter enters those marked into {title}. Del removes who plays"
            " nowhere.",
        )
        self.lay_out(
            row(self._tournament, self._filter, STRETCH),
            self._table,
            column(self._reason.label, self._reason, gap=Room.TIGHT),
            Aside(hint.format(title=self._title)),
            side=(act_button(self._all),),
        )
        self._show()
        self._table.selectRow(0)
        self.offer_focus(self._table)

    @property
    def _title(self) -> str:
        return tournament_name(window_catalogue(), self._open_event.tournament)

    def _show(self) -> None:
        event, shown = self._open_event.whole, self._tournament.chosen
        rows = [
            each
            for each in person_rows(event, self._open_event.tournament, frozenset(self._marked))
            if shown is None or shown in {there.id for there in each.plays_in}
        ]
        self._table.set_rows(rows)
        self._count()

    def _mark(self) -> None:
        if (row := self._table.selected) and not row.is_here:
            self._marked ^= {row.player.id}
            self._show()

    def _remove(self) -> None:
        """Remove who plays nowhere from the event."""
        row = self._table.selected
        door = self._open_event.door(say=self.refuse)
        if row and door.do(remove_person, player=row.player.id):
            self._marked.discard(row.player.id)
            self.problem.say("")
            self._show()

    def _mark_all(self) -> None:
        """Mark all who are shown and do not play here, or none where all were marked."""
        free = {row.player.id for row in self._table.shown if not row.is_here}
        self._marked = self._marked - free if free <= self._marked else self._marked | free
        self._show()

    def _count(self) -> None:
        verb = translate(
            "PeopleDialog", "&Enter %n player(s) into {title}", None, len(self._marked)
        )
        self.verb.setText(verb.format(title=plain_caption(self._title)))
        has_reason = bool(self._reason.reason) or not self._needs_reason
        self.verb.setEnabled(bool(self._marked) and has_reason)

    def _enter(self) -> bool:
        before, door = self._open_event.whole, self._open_event.main_door(say=self.refuse)
        is_done = door.do(
            enter_players, players=sorted(self._marked), reason=self._reason.reason or None
        )
        if is_done:
            tell_two_places(self._open_event, before)
        return is_done


def person_rows(
    event: Event, here: Tournament, marked: frozenset[PlayerId]
) -> tuple[PersonRow, ...]:
    """Return all people of an event in the order of the alphabet."""
    plays: dict[PlayerId, list[Tournament]] = {each: [] for each in event.players}
    for tournament in event.tournaments:
        for entry in tournament.entries:
            plays[entry.player].append(tournament)
    in_order = sorted(event.players.values(), key=lambda each: in_alphabet(each.name))
    return tuple(
        PersonRow(
            player=each,
            plays_in=tuple(plays[each.id]),
            is_here=any(there.id == here.id for there in plays[each.id]),
            is_marked=each.id in marked,
        )
        for each in in_order
    )


def _columns() -> tuple[Column[PersonRow], ...]:
    catalogue = window_catalogue()

    def plays_in(row: PersonRow) -> str:
        return ", ".join(tournament_name(catalogue, each) for each in row.plays_in) or "–"

    return (
        Column(
            title=translate("PeopleDialog", "Enter"),
            text=lambda row: "✓" if row.is_marked else "=" if row.is_here else "",
            tooltip=lambda row: (
                translate("PeopleDialog", "Plays in the tournament in hand") if row.is_here else ""
            ),
            align=CENTRE,
        ),
        Column(
            title=person_fields.column(catalogue, "name"),
            text=lambda row: people.name(catalogue, row.player),
            sort_key=lambda row: in_alphabet(row.player.name),
            is_name=True,
        ),
        Column(
            title=person_fields.column(catalogue, "birth"),
            text=lambda row: person_fields.value_text(catalogue, row.player.birth),
            sort_key=lambda row: str(row.player.birth or ""),
            align=RIGHT,
        ),
        Column(title=translate("PeopleDialog", "Plays in"), text=plays_in, is_second=True),
    )
