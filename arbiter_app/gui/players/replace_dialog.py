"""The decision to put the right person in the place of a wrong one, or a substitute."""

from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QWidget

from arbiter_app.domain.facts.people.rating_lists import KnownPerson
from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.domain.registration.known_people import player_fields
from arbiter_app.domain.taking_part.substitution import replacement
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog, Part
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.players.form import PlayerForm
from arbiter_app.gui.players.person_choice import PersonChoice
from arbiter_app.gui.players.person_search import PersonSearch
from arbiter_app.gui.players.rows import PlayerRow
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.players import replace_player
from arbiter_app.wording.terms.play.participation import what_passes
from arbiter_app.wording.terms.registration import people

_WIDTH = 560
"""In pixels beside letters of the usual height."""


class ReplacePlayerDialog(Dialog):
    """The person is searched for or typed, as on the page of players."""

    def __init__(self, parent: QWidget, open_event: OpenEvent, row: PlayerRow) -> None:
        name = people.name(window_catalogue(), row.player)
        title = translate("ReplacePlayer", "Put another person in the place of {name}")
        verb = translate("ReplacePlayer", "Re&place {name}")
        super().__init__(
            parent,
            title.format(name=name),
            verb=verb.format(name=plain_caption(name)),
            do=self._replace,
        )
        self._open_event, self._row = open_event, row
        self._found: KnownPerson | None = None
        self._needs_reason = (
            verdict(Action.REPLACE_PLAYER, open_event.tournament.competition())
            is not Verdict.ALLOWED
        )
        self._consequences = what_passes(
            window_catalogue(), replacement(open_event.facts, row.player.id)
        )
        self.setMinimumWidth(px(_WIDTH))
        self._form = PlayerForm()
        self._form.clear(row.player)
        self._form.year = (open_event.facts.starts_on or date.today()).year
        others = [each for each in open_event.facts.players.values() if each.id != row.player.id]
        self._form.suggest(open_event.facts.players.values(), others)
        self._form.submitted.connect(self.accept)
        self._form.left.connect(self.reject)
        self._search = PersonSearch(open_event, self._form.name_field, self._form.fide_id_field)
        self._search.setParent(self)
        self._search.look_among(others)
        self._search.taken.connect(self._take_over)
        self._search.wanted.connect(self._take_over)
        self._search.unknown.connect(self._form.say_unknown)
        self._search.failed.connect(open_event.tell_of_registry)
        self._choice = PersonChoice()
        self._choice.decided.connect(self._decide)
        self._choice.left.connect(self._leave_choice)
        self._reason = ReasonField()
        self._reason.textChanged.connect(self._on_reason)
        self._lay_out()
        self._form.setFocus()

    def _replace(self) -> bool:
        fields = self._form.read()
        if fields is None:
            return False
        if self._needs_reason and not self._reason.reason:
            self._reason.setFocus()
            return False
        done = self._open_event.door(say=self.refuse).do(
            replace_player,
            player=self._row.player.id,
            reason=self._reason.reason or None,
            **fields,
        )
        if not done:
            self._form.setFocus()
        return done

    # The person

    def _take_over(self, person: KnownPerson) -> None:
        self._found = person
        if self._choice.ask(person, self._open_event.facts.discipline):
            self._stack.setCurrentWidget(self._choice)
            self._choice.take_focus()
        else:
            self._decide()

    def _decide(self) -> None:
        if self._found is None:
            return
        discipline = self._open_event.facts.discipline
        fields = player_fields(self._found, discipline, self._choice.choice)
        self._form.fill(fields)
        self._leave_choice()
        self._go_on()

    def _leave_choice(self) -> None:
        self._found = None
        self._stack.setCurrentWidget(self._form)
        self._form.setFocus()

    def _go_on(self) -> None:
        """Go where Enter belongs next: to the reason, or to the button that replaces."""
        if self._form.read() is not None:
            (self._reason if self._needs_reason else self.verb).setFocus(
                Qt.FocusReason.TabFocusReason
            )

    # Making the dialog

    def _lay_out(self) -> None:
        self._stack = QStackedWidget()
        self._stack.addWidget(self._form)
        self._stack.addWidget(self._choice)
        reason: tuple[Part, ...] = ()
        if self._needs_reason:
            reason = self._reason.label, self._reason
        self.lay_out(Aside(self._consequences), self._stack, *reason)
        self._on_reason()

    def _on_reason(self) -> None:
        self.verb.setEnabled(not self._needs_reason or bool(self._reason.reason))
