"""Who counts for which team in team scores: members put together, named, taken off."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from arbiter_app.domain.drawing.lots import alphabetical
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey, affiliation
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.collation import collation_key, letters_of
from arbiter_app.domain.names.plain_text import one_line
from arbiter_app.domain.taking_part.entering import tournaments_of
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.naming_field import NamingField, named_by, unlike_names
from arbiter_app.gui.parts.tables.text_list import TextList
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.whole.across import name_teams
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import contingents as contingent_words
from arbiter_app.wording.terms.registration import people

_SIZE = (900, 560)
"""In pixels beside usual letters."""
_NEW = "new"
"""The team that has nobody yet, in a draft."""
_SOURCES = (ContingentKey.CLUB, ContingentKey.REGION, ContingentKey.FEDERATION, ContingentKey.COACH)


class MembersDialog(Dialog):
    """At the left the teams, those of none and a line for a new one; at the right who counts for
    the one in hand.
    """

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(
            parent,
            translate("Members", "Teams and their members"),
            verb=translate("Members", "&Set the teams"),
            do=self._set,
        )
        self._open_event = open_event
        whole = open_event.whole
        self._people = {each.id: each for each in alphabetical([*whole.players.values()])}
        self._labels = unlike_names(self._people.values())
        self._team_of = {who: each.team or "" for who, each in self._people.items()}
        self._names: list[str] = []
        """The teams in their order; one that is new has nobody yet."""
        self._new = ""
        self.resize(*map(px, _SIZE))
        self._make_fields()
        self._lay_out()
        self._connect()
        self._show_teams("")
        self._teams.setFocus()

    def draft(self) -> dict[str, str]:
        """Return for whom other teams stand here than are set, and what they are."""
        changed = {
            str(int(player)): team
            for player, team in self._team_of.items()
            if team != (self._people[player].team or "")
        }
        return {_NEW: self._new, **changed}

    def restore(self, draft: dict[str, str]) -> None:
        """Show the teams of a draft, of those who are still there."""
        self._new = draft.get(_NEW, "")
        self._team_of = {
            player: draft.get(str(int(player)), each.team or "")
            for player, each in self._people.items()
        }
        self._show_teams("")

    def _set(self) -> bool:
        changed = {
            player: team or None
            for player, team in self._team_of.items()
            if team != (self._people[player].team or "")
        }
        return self._open_event.door(say=self.refuse).do(name_teams, teams=changed)

    # What is in hand

    @property
    def _team(self) -> str | None:
        """The team in hand; "" for those of none, None on the line of a new one."""
        row = self._teams.currentRow()
        if row < 0 or row > len(self._names):
            return None
        return self._names[row] if row < len(self._names) else ""

    def _show_teams(self, team: str | None) -> None:
        """Show the teams with one of them in hand; None: the line of a new one."""
        named = {each for each in self._team_of.values() if each} | {self._new} - {""}
        self._names = sorted(named, key=collation_key)
        with QSignalBlocker(self._teams):
            self._teams.clear()
            for each in self._names:
                self._teams.addItem(self._counted(each, each))
            self._teams.addItem(self._counted(translate("Members", "in no team"), ""))
            self._teams.addItem(translate("Members", "+ new team"))
            at = len(self._names) + 1
            if team is not None:
                at = self._names.index(team) if team in self._names else len(self._names)
            self._teams.setCurrentRow(at)
        self._show_members()

    def _counted(self, shown: str, team: str) -> str:
        count = sum(each == team for each in self._team_of.values())
        return translate("Members", "{team} ({count})").format(team=shown, count=count)

    def _show_members(self) -> None:
        team = self._team
        self._members.clear()
        for player in self._in_hand:
            self._members.addItem(self._told(player))
        self._name.setText(team or "")
        self._name.setEnabled(team != "")
        self._player.setEnabled(bool(team))

    @property
    def _in_hand(self) -> list[PlayerId]:
        """Who counts for the team in hand, in the order in which they were entered."""
        return sorted(player for player, team in self._team_of.items() if team == self._team)

    def _told(self, player: PlayerId) -> str:
        catalogue, known = window_catalogue(), self._people[player]
        homes = tournaments_of(self._open_event.whole, player)
        parts = [self._labels[player], people.sex(catalogue, known.sex) if known.sex else ""]
        parts.append(", ".join(tournament_name(catalogue, each) for each in homes))
        return "; ".join(filter(None, parts))

    # Acts

    def _rename(self) -> None:
        """Give the team in hand another name, or begin a new one."""
        team, name = self._team, one_line(self._name.text())
        if not name or name == team or team == "":
            return
        same = (each for each in self._names if letters_of(each) == letters_of(name))
        name = next((each for each in same if each != team), name)
        if team is None:
            self._new = name
        else:
            for player in self._in_hand:
                self._team_of[player] = name
            self._new = name if self._new == team else self._new
        self._show_teams(name)
        self._player.setFocus()

    def _add(self) -> None:
        """Put who is typed into the team in hand, wherever they were before."""
        found = named_by(self._player.text(), self._labels)
        if found is None:
            said = translate("Members", "Nobody here is called “{name}”. Type more of the name.")
            self.refuse(said.format(name=self._player.text()), self._player)
            return
        if self._team:
            self._team_of[found] = self._team
        self.problem.say("")
        self._player.clear()
        self._show_teams(self._team)
        self._player.setFocus()

    def _take_off(self) -> None:
        at, members = self._members.currentRow(), self._in_hand
        if self._team and 0 <= at < len(members):
            self._team_of[members[at]] = ""
            self._show_teams(self._team)
            self._members.setCurrentRow(min(at, self._members.count() - 1))

    def _dissolve(self) -> None:
        for player in self._in_hand if self._team else ():
            self._team_of[player] = ""
        self._show_teams("")

    def _fill(self) -> None:
        """Let everybody who is in no team count for that with the name of their club or region."""
        key = ContingentKey(self._source.currentData())
        without = [who for who, team in self._team_of.items() if not team]
        called = {who: affiliation(self._people[who], key) for who in without}
        if not any(called.values()):
            self.refuse(translate("Members", "Nobody without a team has one."), self._source)
            return
        known = {letters_of(each): each for each in self._names}
        for who, name in called.items():
            if name:
                self._team_of[who] = known.setdefault(letters_of(name), name)
        self.problem.say("")
        self._show_teams(None if self._team is None else self._team)

    def _take_list(self) -> None:
        """Take the teams over that a list says, to be looked at before they are set."""
        # The library of workbooks is slow to import.
        from arbiter_app.formats.player_sheet import propose
        from arbiter_app.gui.parts.dialogs.ask_file import ask_open
        from arbiter_app.services.files.member_lists import members_listed
        from arbiter_app.services.files.player_lists import proposed_sheet, read_sheets

        path = ask_open(
            self,
            translate("Members", "List of people and their teams"),
            self._open_event.workspace.path.parent,
            translate("Members", "Lists (*.xlsx *.csv *.txt *.tsv);;All files (*)"),
        )
        if path is None:
            return
        try:
            sheet = proposed_sheet(read_sheets(path) or ())
            found = members_listed(self._open_event.whole, sheet, propose(sheet))
        except (FileError, FormatError, RuleError) as error:
            self.refuse(error_sentence(error), self._list_button)
            return
        self._team_of.update(found.teams)
        self._show_teams("")
        said = translate("Members", "Teams taken from the list: %n", None, len(found.teams))
        unknown = translate("Members", "Not in the event, or not one alone: {names}")
        named = unknown.format(names=", ".join(found.unknown))
        self.problem.say(f"{said}. {named}" if found.unknown else f"{said}.")

    # Layout

    def _make_fields(self) -> None:
        self._teams = TextList(translate("Members", "Teams"))
        self._members = TextList(translate("Members", "Members of the team"))
        self._name = NamingField(translate("Members", "Name of the team"))
        self._player = NamingField(translate("Members", "Member to be added"))
        self._player.offer(self._labels.values())
        self._player.setPlaceholderText(translate("Members", "name, Enter adds it"))
        self._source = QComboBox()
        for key in _SOURCES:
            self._source.addItem(contingent_words.contingents_by(window_catalogue(), key), key)
        self._name.offer(
            {club for each in self._people.values() if (club := each.club)} | {*self._names}
        )
        self._fill_button = QPushButton(translate("Members", "&Put them into teams"))

        self._list_button = QPushButton(translate("Members", "From a &list…"))

    def _lay_out(self) -> None:
        by = Label(translate("Members", "Those of none b&y"))
        by.setBuddy(self._source)
        form = layouts.form(down=Room.TIGHT)
        form.addRow(translate("Members", "&Team"), self._name)
        form.addRow(translate("Members", "&Member"), self._player)
        left = layouts.column(
            (self._teams, 1), layouts.row(by, self._source, self._fill_button, STRETCH)
        )
        right = layouts.column(form, (self._members, 1))
        self.lay_out(
            translate(
                "Members",
                "A team is that for which results count in team scores by teams, whatever clubs and"
                " regions its members are of. Delete takes a member off, or dissolves a team.",
            ),
            layouts.row((left, 1), (right, 1), gap=Room.WIDE),
            side=(self._list_button,),
        )

    def _connect(self) -> None:
        self._teams.currentRowChanged.connect(lambda _: self._show_members())
        self._teams.deleted.connect(self._dissolve)
        self._members.deleted.connect(self._take_off)
        self._name.named.connect(self._rename)
        self._name.editingFinished.connect(self._rename)
        self._player.named.connect(self._add)
        self._fill_button.clicked.connect(self._fill)
        self._list_button.clicked.connect(self._take_list)
