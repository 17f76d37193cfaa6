"""Where a player is typed, found among people of this computer, or corrected."""

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player, PlayerFields
from arbiter_app.domain.facts.people.rating_lists import KnownPerson
from arbiter_app.domain.facts.people.rating_rules import RatingUsed
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.permission.correcting import rates_anew
from arbiter_app.domain.registration.known_people import (
    KEPT_CONTINGENTS,
    namesake_of,
    player_fields,
)
from arbiter_app.domain.registration.registering import OnTheList
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.kept_texts import kept_number
from arbiter_app.gui.base.open_event import Door, OpenEvent
from arbiter_app.gui.base.page import Fields
from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.parts.holders.form_panel import FormPanel
from arbiter_app.gui.parts.words.heading import Aside, heading
from arbiter_app.gui.players.acts import enters_late, refusal_of_entry
from arbiter_app.gui.players.form import PlayerForm, Spellings
from arbiter_app.gui.players.namesake_question import NamesakeQuestion
from arbiter_app.gui.players.person_choice import PersonChoice
from arbiter_app.gui.players.person_search import PersonSearch
from arbiter_app.gui.players.tournament_choice import TournamentChoice
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import people

_WIDTH = 380
"""Of the panel, in pixels beside letters of the usual height."""

_EDITED, _ASIDE = "edited", "new."
"""In a draft: who is corrected, and the fields of the new player who was set aside for it."""


class PlayerEntry(QWidget):
    """Enter saves a player and starts the next one. A new player who is begun waits until Enter,
    whatever is done meanwhile; a correction is saved when it is left.
    """

    shown = Signal(object)
    """A player that the list should show: just saved, or registered before."""
    left = Signal()
    """The focus may go to the list."""

    def __init__(self, open_event: OpenEvent, page: QWidget) -> None:
        """Let the people found float over a page."""
        super().__init__()
        self._open_event = open_event
        self._edited: PlayerId | None = None
        """The player in the form; None for a new one."""
        self._set_aside: Fields = {}
        """A new player typed by half, while another one is corrected."""
        self._found: KnownPerson | None = None
        """The person whose sources disagree, while it is being decided which is right."""
        self._saves_found = True
        self._kept: Spellings = {}
        self._last: PlayerId | None = None
        """Who was saved last."""
        self._head = heading("")
        self._head.setWordWrap(True)
        self._form = PlayerForm()
        self._form.submitted.connect(self._save)
        self._form.left.connect(self._back)
        self._into = TournamentChoice(open_event)
        self._form.fit_otherwise.connect(self._propose)
        self._search = PersonSearch(open_event, self._form.name_field, self._form.fide_id_field)
        self._search.setParent(page)
        self._search.taken.connect(self._register)
        self._search.wanted.connect(self._look_at)
        self._search.unknown.connect(self._form.say_unknown)
        self._search.failed.connect(open_event.tell_of_registry)
        self._choice = PersonChoice()
        self._choice.decided.connect(self._decide)
        self._namesake = NamesakeQuestion()
        self._namesake.decided.connect(self._save_namesake)
        self._namesake.entered.connect(self._enter_registered)
        for question in (self._choice, self._namesake):
            question.left.connect(self._leave_question)
        self._lay_out()
        self.setFocusProxy(self._form)

    def refresh(self) -> None:
        """Show the event as it is now; what is being typed stays."""
        event = self._open_event.facts
        self._search.look_among(event.players.values())
        self._form.year = (event.starts_on or date.today()).year
        self._form.ask_team(is_asked=not event.tournament.played_by_teams)
        self._form.ask_grade(is_asked=event.tournament.settings.sport.traits.has_grades)
        self._form.asks_own = event.tournament.rating_rules.used is RatingUsed.OWN
        if self._edited is not None and self._edited not in event.players:
            self._back()
        elif not self._form.is_touched:
            if self._edited is not None:
                self._form.show_player(event.contestants[self._edited])
            elif self._found is None:
                self._form.clear(self._last_player())
        self._show_form()

    # What is typed by half

    @property
    def unsaved(self) -> Fields:
        """What is typed and not saved: the form, and the new player who was set aside."""
        fields = self._form.draft() if self._form.is_touched else {}
        aside = {_ASIDE + name: text for name, text in self._set_aside.items()}
        return {**fields, **aside, _EDITED: str(self._edited or "")} if fields or aside else {}

    def bring_back(self, unsaved: Fields) -> bool:
        """Show again what was typed by half; return whether it has a place."""
        if _EDITED not in unsaved:
            return False
        aside = {
            name.removeprefix(_ASIDE): text
            for name, text in unsaved.items()
            if name.startswith(_ASIDE)
        }
        edited = PlayerId(kept_number(unsaved[_EDITED]) or 0)
        if edited in self._open_event.facts.players:
            self._set_aside = aside
            self._show_correction(edited)
        elif self._may_add:
            self._show_new()
        else:
            return False
        self._form.restore(unsaved if "name" in unsaved else aside)
        return True

    def settle(self) -> bool:
        """Save a correction; return False if it cannot be, with the focus on it."""
        if self._found is not None:
            # What stands in the form was typed to find him.
            self._leave_found()
            self._show_new()
        return self._edited is None or not self._form.is_touched or self._write()

    def leave(self) -> None:
        """Save a correction, and say who is not registered yet."""
        self.settle()
        self._leave_found()
        if self._edited is None and self._form.has_name:
            text = translate("PlayersPage", "{name} is not registered yet: Enter does that.")
            self._open_event.done.emit(text.format(name=self._form.name_field.text()))

    # The form

    def start_new(self) -> None:
        """Go to the new player, who may be half typed already."""
        if self._edited is not None:
            if not self.settle():
                return
            self._show_new()
        self._form.setFocus()

    def correct(self, player: PlayerId) -> None:
        """Show a player to be corrected; a new one who is begun comes back after."""
        if not self.settle():
            return
        if self._edited is None and self._form.is_touched:
            self._set_aside = self._form.draft()
        self._show_correction(player)
        self._form.setFocus()

    def _show_new(self) -> None:
        """Show the new player who was set aside, else make room for one."""
        self._edited = None
        self._form.clear(self._last_player())
        if self._set_aside:
            self._form.restore(self._set_aside)
            self._set_aside = {}
        self._show_form()

    def _show_correction(self, player: PlayerId) -> None:
        self._edited = player
        self._form.show_player(self._open_event.facts.contestants[player])
        self._show_form()

    def _save(self) -> None:
        """Save on Enter: after a new player comes the next, after a correction the list."""
        if self._edited is not None:
            if self._write():
                self._back()
        elif not self._asks_about_namesake() and self._write():
            self._form.setFocus()

    def _asks_about_namesake(self, also: Player | None = None) -> bool:
        """Show who of this name is on the list already, if anybody; return whether it is asked."""
        fields = self._form.read()
        alike = [*self._form.on_list(), *([also] if also else [])]
        if fields is None or not alike:
            return False
        self._keys.hide()
        self._stack.setCurrentWidget(self._namesake)
        others = len({each.id for each in alike}) - 1
        self._namesake.ask(fields, alike[0], others, self._title_without(alike[0].id))
        return True

    def _title_without(self, player: PlayerId) -> str:
        """Return what the tournament is called into which a person of the event can be entered; ""
        where they play there.
        """
        whole = self._open_event.whole
        into = whole.of(self._into.into).tournament
        if not whole.has_several or any(each.player == player for each in into.entries):
            return ""
        return tournament_name(window_catalogue(), into)

    def _enter_registered(self, player: PlayerId) -> None:
        """Enter the person who is in the event already, instead of registering them twice."""
        from arbiter_app.services.commands.people.entries import enter_players

        self._leave_question()
        if self._door.do(enter_players, players=[player]):
            self._last = player
            self._into.start_anew()
            self._form.clear(self._last_player())
            self.shown.emit(player)
        self._form.setFocus()

    @property
    def _door(self) -> Door:
        """The door to the tournament into which the new player goes."""
        return self._open_event.door(at=StageId(self._into.into))

    def _propose(self) -> None:
        self._into.setVisible(self._open_event.whole.has_several and self._edited is None)
        if self._edited is None:
            self._into.propose(self._form.person())

    def _save_namesake(self) -> None:
        """Register another person of the same name; one of the same ID is refused."""
        self._leave_question()
        if self._write():
            self._form.setFocus()

    def _write(self) -> bool:
        """Save what stands in the form, which then has room for the next new player or shows the
        corrected one; return whether it is saved.
        """
        fields = self._form.read()
        if fields is None:
            return False
        if self._edited is None:
            written = self._enter(fields)
        else:
            written = self._write_correction(self._edited, fields)
        if not written:
            self._form.setFocus()
            return False
        self._last = self._edited or max(self._open_event.facts.players)
        if self._edited is None:
            self._into.start_anew()
            self._form.clear(self._last_player())
        else:
            self._form.show_player(self._open_event.facts.contestants[self._edited])
        self.shown.emit(self._last)
        return True

    def _enter(self, fields: PlayerFields) -> bool:
        """Register a new player; after the numbers of a Swiss were given it is shown before what
        that does to them.
        """
        from arbiter_app.services.commands.people.players import add_player

        if self._into.into != self._open_event.tournament.id:
            target = self._open_event.whole.of(self._into.into).tournament.competition()
            if not enters_late(target):
                return self._door.do(add_player, **fields)
            self._open_event.put_in_hand(self._into.into)
        if not self._is_late:
            return self._open_event.do(add_player, **fields)
        from arbiter_app.gui.players.late_entry_dialog import LateEntryDialog

        return bool(LateEntryDialog(self, self._open_event, fields).exec())

    def _write_correction(self, player: PlayerId, fields: PlayerFields) -> bool:
        """Correct a player, with a reason where a rating changes after the start.

        Without the reason nothing is saved.
        """
        from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
        from arbiter_app.services.commands.people.players import edit_player

        event = self._open_event.facts
        if not rates_anew(in_hand(event), player, fields):
            return self._open_event.do(edit_player, player=player, **fields)
        title = translate("PlayersPage", "Change the rating of {name} after the start")
        reason = ask_reason(
            self,
            title=title.format(name=people.name(window_catalogue(), event.contestants[player])),
            body=translate(
                "PlayersPage",
                "The ratings of the start hold for the whole tournament (C.07 Art. 10). Sheets"
                " already posted become out of date.",
            ),
            verb=translate("PlayersPage", "Change the rating"),
        )
        return reason is not None and self._open_event.do(
            edit_player, player=player, reason=reason, **fields
        )

    def _back(self) -> None:
        """Leave the form as Esc does: what was typed goes, the list has the focus."""
        self._show_new()
        self.left.emit()

    def _show_form(self) -> None:
        players = self._open_event.facts.players
        edited = players.get(self._edited) if self._edited else None
        self._search.is_on = edited is None
        if edited:
            self._leave_found()
        elif self._stack.currentWidget() is not self._form:
            return
        self._head.setText(
            people.name(window_catalogue(), edited)
            if edited
            else translate("PlayersPage", "Late entry")
            if self._is_late
            else translate("PlayersPage", "New player")
        )
        self._keys.say(
            translate("PlayersPage", "Enter saves, Esc goes back.")
            if edited
            else translate(
                "PlayersPage",
                "Enter shows the number and the first round before anything is saved (C.04.2"
                " Art. 3). Down chooses among people this computer knows.",
            )
            if self._is_late
            else translate(
                "PlayersPage",
                "Enter saves and starts the next player. Down chooses among people this computer"
                " knows; Shift+Enter looks at one before saving.",
            )
        )
        self.setVisible(edited is not None or self._may_add)
        self._propose()
        others = [player for player in players.values() if player.id != self._edited]
        self._form.suggest(players.values(), others, self._kept)

    @property
    def _may_add(self) -> bool:
        return refusal_of_entry(self._open_event.tournament.competition()) is None

    @property
    def _is_late(self) -> bool:
        return enters_late(self._open_event.tournament.competition())

    def _last_player(self) -> Player | None:
        """Return who was saved last, else who was registered last."""
        players = self._open_event.facts.players
        last = players.get(self._last or PlayerId(0))
        return last or players.get(max(players, default=PlayerId(0)))

    # People of the registry

    def look_for_spellings(self) -> None:
        """Ask what clubs, regions, coaches and federations this computer knows."""
        registry = self._open_event.registry
        in_background(
            lambda: {
                kind: frozenset(text for text, _ in registry.spellings(kind))
                for kind in KEPT_CONTINGENTS
            },
            self._offer,
            self._open_event.tell_of_registry,
        )

    def _offer(self, kept: Mapping[ContingentKey, frozenset[str]]) -> None:
        self._kept = kept
        self._show_form()

    def _register(self, person: KnownPerson) -> None:
        """Save a person who was found, once it is decided where his sources disagree; who is
        registered already is only shown in the list.
        """
        players = self._open_event.facts.players.values()
        fields = player_fields(person, self._open_event.facts.discipline)
        player = OnTheList(players).same(fields)
        if player and self._title_without(player.id):
            self._form.fill(fields)
            self._asks_about_namesake(player)
        elif player:
            self._form.clear(self._last_player())
            self._form.say_registered(player)
            self._form.setFocus()
            self.shown.emit(player.id)
        else:
            self._take_over(person, saves=True)

    def _look_at(self, person: KnownPerson) -> None:
        """Put a person who was found into the form, to be looked at before he is saved."""
        self._take_over(person, saves=False)

    def _take_over(self, person: KnownPerson, *, saves: bool) -> None:
        self._found, self._saves_found = person, saves
        if not self._choice.ask(person, self._open_event.facts.discipline):
            self._decide()
            return
        self._keys.hide()
        self._stack.setCurrentWidget(self._choice)
        self._head.setText(player_fields(person, self._open_event.facts.discipline)["name"])
        self._choice.take_focus()

    def _decide(self) -> None:
        person, saves = self._found, self._saves_found
        if person is None:
            return
        players = self._open_event.facts.players.values()
        fields = player_fields(person, self._open_event.facts.discipline, self._choice.choice)
        self._leave_question()
        self._form.fill(fields)
        if saves and not self._asks_about_namesake(namesake_of(players, person)):
            self._save()

    def _leave_question(self) -> None:
        self._leave_found()
        self._show_form()
        self._form.setFocus()

    def _leave_found(self) -> None:
        self._found = None
        self._stack.setCurrentWidget(self._form)

    def _lay_out(self) -> None:
        self._keys = Aside()
        self._stack = QStackedWidget()
        for widget in (self._form, self._choice, self._namesake):
            self._stack.addWidget(widget)
        inside = QWidget()
        column(self._head, self._into, self._stack, self._keys, STRETCH, into=inside)
        row(FormPanel(inside, width=_WIDTH), into=self)
