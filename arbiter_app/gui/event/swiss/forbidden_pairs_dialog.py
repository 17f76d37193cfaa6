"""Who may not meet in a Swiss: lists made by hand, or of everybody of one club, region, coach."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from arbiter_app.domain.drawing.lots import alphabetical
from arbiter_app.domain.drawing.varma import contingents
from arbiter_app.domain.facts.play.numbering import ContingentKey
from arbiter_app.domain.facts.rules.swiss_rules import MOST_ROUNDS, ForbiddenPairs
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss.field import doubts_about_forbidden
from arbiter_app.gui.base.kept_texts import kept_number, kept_numbers
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.naming_field import NamingField, named_by, unlike_names
from arbiter_app.gui.parts.fields.number_list import NumberList
from arbiter_app.gui.parts.tables.text_list import TextList
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.rules.swiss_rules import forbid_pairs
from arbiter_app.wording.terms.event import swiss
from arbiter_app.wording.terms.event.swiss_field import forbidden_in_field
from arbiter_app.wording.terms.registration import contingents as contingent_words

_SIZE = (900, 600)
"""In pixels beside usual letters."""


class ForbiddenPairsDialog(Dialog):
    """At the left the lists, at the right the people of the one in hand and its rounds; below,
    whether the field bears them all.
    """

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(
            parent,
            translate("ForbiddenPairs", "Who may not meet"),
            verb=translate("ForbiddenPairs", "&Set these lists"),
            do=self._set,
        )
        self._open_event = open_event
        tournament = open_event.tournament
        known = open_event.facts.contestants
        participants = tournament.competition().participants
        here = [known[each.id] for each in participants if not each.has_left]
        self._players = alphabetical(here)
        self._rounds = tournament.settings.rounds or MOST_ROUNDS
        self._groups: list[ForbiddenPairs] = [*tournament.settings.swiss.forbidden]
        self._labels = unlike_names(self._players)
        self.resize(*map(px, _SIZE))
        self._make_fields()
        self._lay_out()
        self._connect()
        self._show_groups(0)
        self._name.setFocus()

    @property
    def groups(self) -> tuple[ForbiddenPairs, ...]:
        """The lists as they stand here."""
        return tuple(self._groups)

    def draft(self) -> dict[str, str]:
        """Return the lists, and the name that is being typed."""
        lists = ";".join(map(_as_text, self._groups))
        return {"lists": lists, "name": self._name.text()}

    def restore(self, draft: dict[str, str]) -> None:
        """Show the lists as they were left, of those who still take part."""
        here = {player.id for player in self._players}
        kept = (_from_text(each) for each in draft.get("lists", "").split(";"))
        self._groups = [
            replace(group, players=tuple(each for each in group.players if each in here))
            for group in kept
            if group.players
        ]
        self._name.setText(draft.get("name", ""))
        self._show_groups(0)

    def _set(self) -> bool:
        door = self._open_event.door(say=self.refuse)
        return door.do(forbid_pairs, forbidden=self.groups)

    # What is in hand

    @property
    def _row(self) -> int | None:
        """Which list is in hand; None on the line of a new one."""
        row = self._lists.currentRow()
        return row if 0 <= row < len(self._groups) else None

    def _show_groups(self, row: int) -> None:
        """Show the lists with one of them in hand."""
        with QSignalBlocker(self._lists):
            self._lists.clear()
            for group in self._groups:
                self._lists.addItem(self._words_of(group))
            self._lists.addItem(translate("ForbiddenPairs", "+ new list"))
            self._lists.setCurrentRow(min(max(row, 0), len(self._groups)))
        self._show_group()
        self._judge()

    def _words_of(self, group: ForbiddenPairs) -> str:
        rounds = swiss.rounds_apart(window_catalogue(), group)
        names = ", ".join(map(self._name_of, group.players))
        return translate("ForbiddenPairs", "{rounds}: {names}").format(rounds=rounds, names=names)

    def _show_group(self) -> None:
        group = None if self._row is None else self._groups[self._row]
        self._members.clear()
        for player in () if group is None else group.players:
            self._members.addItem(self._name_of(player))
        with QSignalBlocker(self._first), QSignalBlocker(self._last):
            self._first.choose(1 if group is None else group.first_round)
            self._last.choose(None if group is None else group.last_round)
        self._first.setEnabled(group is not None)
        self._last.setEnabled(group is not None)

    def _change(self, group: ForbiddenPairs) -> None:
        row = self._row
        if row is None:
            self._groups.append(group)
            row = len(self._groups) - 1
        else:
            self._groups[row] = group
        self._show_groups(row)

    def _judge(self) -> None:
        """Say whether the field bears the lists."""
        self.problem.say("")
        field = [player.id for player in self._players]
        doubts = doubts_about_forbidden(field, self._groups, self._rounds)
        self.problem.say(forbidden_in_field(window_catalogue(), doubts, field, self._name_of))
        said = translate("ForbiddenPairs", "Of %n player(s) registered so far", None, len(field))
        if self._groups and not doubts:
            pattern = translate("ForbiddenPairs", "{field}: nothing stands against these lists.")
            said = pattern.format(field=said)
        self._field.say(said if self._groups else "")

    # Acts

    def _add_player(self) -> None:
        """Put who is typed into the list in hand; a new one begins with them."""
        found = named_by(self._name.text(), self._labels)
        if found is None:
            self.refuse(
                translate(
                    "ForbiddenPairs", "Nobody here is called “{name}”. Type more of the name."
                ).format(name=self._name.text()),
                self._name,
            )
            return
        group = ForbiddenPairs(players=()) if self._row is None else self._groups[self._row]
        self._change(replace(group, players=tuple(dict.fromkeys((*group.players, found)))))
        self._name.clear()
        self._name.setFocus()

    def _begin_list(self) -> None:
        self._lists.setCurrentRow(len(self._groups))
        self._name.setFocus()

    def _make_lists(self) -> None:
        """Make a list of everybody of each club, region … of which there is more than one."""
        key = ContingentKey(self._key.currentData())
        made = [
            tuple(player.id for player in each.players)
            for each in contingents(self._players, key)
            if len(each.players) > 1
        ]
        there = {frozenset(each.players) for each in self._groups}
        new = [ForbiddenPairs(players=each) for each in made if frozenset(each) not in there]
        if not new:
            self.refuse(
                translate("ForbiddenPairs", "No two players here have it in common."), self._key
            )
            return
        self._groups += new
        self._show_groups(len(self._groups) - len(new))

    def _remove_list(self) -> None:
        row = self._row
        if row is not None:
            del self._groups[row]
            self._show_groups(row)

    def _remove_member(self) -> None:
        row, at = self._row, self._members.currentRow()
        if row is None or at < 0:
            return
        group = self._groups[row]
        left = (*group.players[:at], *group.players[at + 1 :])
        self._change(replace(group, players=left))
        self._members.setCurrentRow(min(at, self._members.count() - 1))

    def _set_rounds(self) -> None:
        row, last = self._row, self._last.number
        if row is None:
            return
        self._change(
            replace(
                self._groups[row],
                first_round=Round(self._first.number or 1),
                last_round=None if last is None else Round(last),
            )
        )

    # Names

    def _name_of(self, player: PlayerId) -> str:
        known = self._labels.get(player)
        return known or self._open_event.facts.contestants[player].name

    # Layout

    def _make_fields(self) -> None:
        self._lists = TextList(translate("ForbiddenPairs", "Lists of players who may not meet"))
        self._members = TextList(translate("ForbiddenPairs", "Players of the list"))
        self._name = NamingField(translate("ForbiddenPairs", "Player to be added"))
        self._name.offer(self._labels.values())
        self._name.setPlaceholderText(translate("ForbiddenPairs", "name, Enter adds it"))
        self._new = QPushButton(translate("ForbiddenPairs", "&New list"))
        self._key = QComboBox()
        for key in (
            ContingentKey.CLUB,
            ContingentKey.REGION,
            ContingentKey.FEDERATION,
            ContingentKey.COACH,
        ):
            self._key.addItem(contingent_words.contingents_by(window_catalogue(), key), key)
        self._make = QPushButton(translate("ForbiddenPairs", "&Make lists"))
        self._first = NumberList(translate("ForbiddenPairs", "First round"))
        self._last = NumberList(translate("ForbiddenPairs", "Last round"), may_be_none=True)
        numbers = [(number, str(number)) for number in range(1, self._rounds + 1)]
        self._first.offer(numbers)
        self._last.offer(numbers)
        self._field = Aside(lines_kept=1)

    def _lay_out(self) -> None:
        by = Label(translate("ForbiddenPairs", "All of one"))
        by.setBuddy(self._key)
        until = Label(translate("ForbiddenPairs", "&until"))
        until.setBuddy(self._last)
        form = layouts.form(down=Room.TIGHT)
        form.addRow(translate("ForbiddenPairs", "&Player"), self._name)
        rounds = Label(translate("ForbiddenPairs", "From &round"))
        rounds.setBuddy(self._first)
        form.addRow(rounds, layouts.row(self._first, until, self._last, STRETCH))
        left = layouts.column(
            (self._lists, 1), layouts.row(self._new, STRETCH, by, self._key, self._make)
        )
        right = layouts.column(form, (self._members, 1))
        self.lay_out(
            translate(
                "ForbiddenPairs",
                "Nobody of one list meets another one of it in these rounds. Delete removes a list"
                " or a player.",
            ),
            layouts.row((left, 3), (right, 2), gap=Room.WIDE),
            self._field,
        )

    def _connect(self) -> None:
        self._lists.currentRowChanged.connect(lambda _: self._show_group())
        self._lists.deleted.connect(self._remove_list)
        self._members.deleted.connect(self._remove_member)
        self._name.named.connect(self._add_player)
        self._new.clicked.connect(self._begin_list)
        self._make.clicked.connect(self._make_lists)
        self._first.chosen.connect(self._set_rounds)
        self._last.chosen.connect(self._set_rounds)


def _as_text(group: ForbiddenPairs) -> str:
    """Return a list as a text: its players, from which round on, and until which."""
    players = " ".join(map(str, group.players))
    return f"{players}/{group.first_round}/{group.last_round or ''}"


def _from_text(text: str) -> ForbiddenPairs:
    """Return the list that a text has; one of nobody where it is damaged."""
    players, _, rounds = text.partition("/")
    first, _, last = map(kept_number, rounds.partition("/"))
    return ForbiddenPairs(
        players=tuple(map(PlayerId, kept_numbers(players))),
        first_round=Round(first or 1),
        last_round=Round(last) if last else None,
    )
