"""The decision to put somebody on the roster of a team who is not entered yet."""

from datetime import date

from PySide6.QtWidgets import QStackedWidget, QWidget

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.rating_lists import KnownPerson
from arbiter_app.domain.facts.people.rating_rules import RatingUsed
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.known_people import player_fields
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.players.form import PlayerForm
from arbiter_app.gui.players.person_choice import PersonChoice
from arbiter_app.gui.players.person_search import PersonSearch
from arbiter_app.i18n import translate
from arbiter_app.services.commands.people.teams import add_member

_WIDTH = 560
"""In pixels beside letters of the usual height."""


class NewMemberDialog(Dialog):
    """The person is searched for or typed, as on the page of players; Enter registers, enters and
    puts them on the roster in one act.
    """

    def __init__(
        self, parent: QWidget, open_event: OpenEvent, team: Team, name: str, reason: str | None
    ) -> None:
        title = translate("NewMember", "New player of {team}")
        verb = translate("NewMember", "&Put on the roster")
        super().__init__(parent, title.format(team=team.name), verb=verb, do=self._add)
        self._open_event, self._team, self._why = open_event, team, reason
        self._found: KnownPerson | None = None
        self.added: PlayerId | None = None
        """Who was put on the roster."""
        self.setMinimumWidth(px(_WIDTH))
        self._form = PlayerForm()
        self._begin(name)
        self._search = PersonSearch(open_event, self._form.name_field, self._form.fide_id_field)
        self._search.setParent(self)
        self._search.look_among(open_event.facts.players.values())
        self._search.taken.connect(self._take_over)
        self._search.wanted.connect(self._take_over)
        self._search.unknown.connect(self._form.say_unknown)
        self._search.failed.connect(open_event.tell_of_registry)
        self._choice = PersonChoice()
        self._choice.decided.connect(self._decide)
        self._choice.left.connect(self._leave_choice)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._form)
        self._stack.addWidget(self._choice)
        keys = translate(
            "NewMember",
            "Down chooses among people this computer knows; Enter registers the player and puts"
            " them on the roster.",
        )
        self.lay_out(self._stack, Aside(keys))
        self._form.setFocus()
        if name:
            self._form.name_field.textEdited.emit(name)

    def _begin(self, name: str) -> None:
        event, form = self._open_event.facts, self._form
        team = self._team
        like = Player(id=PlayerId(0), name="", region=team.region, federation=team.federation)
        form.clear(like)
        form.year = (event.starts_on or date.today()).year
        form.ask_team(is_asked=False)
        form.ask_grade(is_asked=event.tournament.settings.sport.traits.has_grades)
        form.asks_own = event.tournament.rating_rules.used is RatingUsed.OWN
        form.suggest(event.players.values(), event.players.values())
        form.name_field.setText(name)
        form.submitted.connect(self.accept)
        form.left.connect(self.reject)

    def _add(self) -> bool:
        fields = self._form.read()
        if fields is None:
            return False
        door = self._open_event.door(say=self.refuse)
        if not door.do(add_member, roster=self._team.id, reason=self._why, **fields):
            self._form.setFocus()
            return False
        self.added = self._open_event.tournament.team(self._team.id).players[-1]
        return True

    # The person

    def _take_over(self, person: KnownPerson) -> None:
        self._found = person
        if self._choice.ask(person, self._open_event.facts.discipline):
            self._stack.setCurrentWidget(self._choice)
            self._choice.take_focus()
        else:
            self._decide()

    def _decide(self) -> None:
        if self._found is not None:
            discipline = self._open_event.facts.discipline
            self._form.fill(player_fields(self._found, discipline, self._choice.choice))
            self._leave_choice()

    def _leave_choice(self) -> None:
        self._found = None
        self._stack.setCurrentWidget(self._form)
        self._form.setFocus()
