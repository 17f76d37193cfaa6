"""Who may not meet in a Swiss: lists made by hand, and team-mates of one club, region, team."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QWidget

from arbiter_app.domain.drawing.lots import alphabetical
from arbiter_app.domain.drawing.varma import contingents
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.rules.swiss_rules import MOST_ROUNDS, ForbiddenPairs, TeamMates
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss.field import doubts_about_forbidden, kept_apart
from arbiter_app.gui.base.kept_texts import kept_number, kept_numbers
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.plain import plain_tip
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
from arbiter_app.wording.terms.event.swiss_field import forbidden_in_field, mates_in_field
from arbiter_app.wording.terms.registration import contingents as contingent_words
from arbiter_app.wording.terms.registration import people

_SIZE = (900, 600)
"""In pixels beside usual letters."""


class ForbiddenPairsDialog(Dialog):
    """At the left by what team-mates are kept apart, then the lists; at the right the people of the
    one in hand and its rounds; below, whether the field bears them all.
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
        swiss_rules = tournament.settings.swiss
        self._kept: list[TeamMates | ForbiddenPairs] = [
            *swiss_rules.team_mates,
            *swiss_rules.forbidden,
        ]
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
        return tuple(each for each in self._kept if isinstance(each, ForbiddenPairs))

    @property
    def team_mates(self) -> tuple[TeamMates, ...]:
        """By what team-mates are kept apart, as it stands here."""
        return tuple(each for each in self._kept if isinstance(each, TeamMates))

    def draft(self) -> dict[str, str]:
        """Return the lists, and the name that is being typed."""
        lists = ";".join(map(_as_text, self.groups))
        mates = ";".join(map(_mates_as_text, self.team_mates))
        return {"lists": lists, "mates": mates, "name": self._name.text()}

    def restore(self, draft: dict[str, str]) -> None:
        """Show the lists as they were left, of those who still take part."""
        here = {player.id for player in self._players}
        mates = (_mates_from_text(each) for each in draft.get("mates", "").split(";"))
        kept = (_from_text(each) for each in draft.get("lists", "").split(";"))
        self._kept = [
            *(each for each in mates if each is not None),
            *(
                replace(group, players=tuple(each for each in group.players if each in here))
                for group in kept
                if group.players
            ),
        ]
        self._name.setText(draft.get("name", ""))
        self._show_groups(0)

    def _set(self) -> bool:
        door = self._open_event.door(say=self.refuse)
        return door.do(forbid_pairs, forbidden=self.groups, team_mates=self.team_mates)

    # What is in hand

    @property
    def _row(self) -> int | None:
        """Which of them is in hand; None on the line of a new list."""
        row = self._lists.currentRow()
        return row if 0 <= row < len(self._kept) else None

    @property
    def _in_hand(self) -> TeamMates | ForbiddenPairs | None:
        return None if self._row is None else self._kept[self._row]

    def _show_groups(self, row: int) -> None:
        """Show the lists with one of them in hand."""
        with QSignalBlocker(self._lists):
            self._lists.clear()
            for each in self._kept:
                self._lists.addItem(self._words_of(each))
            self._lists.addItem(translate("ForbiddenPairs", "+ new list"))
            self._lists.setCurrentRow(min(max(row, 0), len(self._kept)))
        self._show_group()
        self._judge()

    def _words_of(self, group: TeamMates | ForbiddenPairs) -> str:
        if isinstance(group, TeamMates):
            return swiss.team_mates(window_catalogue(), group)
        rounds = swiss.rounds_apart(window_catalogue(), group)
        names = people.listed(map(self._name_of, group.players))
        return translate("ForbiddenPairs", "{rounds}: {names}").format(rounds=rounds, names=names)

    def _show_group(self) -> None:
        group = self._in_hand
        self._members.clear()
        for line in () if group is None else self._lines_of(group):
            self._members.addItem(line)
        is_rule = isinstance(group, TeamMates)
        with QSignalBlocker(self._absolute):
            self._absolute.setChecked(isinstance(group, TeamMates) and group.is_absolute)
        self._absolute.setEnabled(is_rule)
        self._name.setEnabled(not is_rule)
        with QSignalBlocker(self._first), QSignalBlocker(self._last):
            self._first.choose(1 if group is None else group.first_round)
            self._last.choose(None if group is None else group.last_round)
        self._first.setEnabled(group is not None)
        self._last.setEnabled(group is not None)

    def _lines_of(self, group: TeamMates | ForbiddenPairs) -> Sequence[str]:
        """Return the people of a list, or the clubs, regions … with those who play for them."""
        if isinstance(group, ForbiddenPairs):
            return [self._name_of(player) for player in group.players]
        pattern = translate("ForbiddenPairs", "{team} ({count}): {names}")
        return [
            pattern.format(
                team=each.name or "–",
                count=len(each.players),
                names=people.listed(self._name_of(player.id) for player in each.players),
            )
            for each in contingents(self._players, group.by)
            if len(each.players) > 1
        ]

    def _change(self, group: TeamMates | ForbiddenPairs) -> None:
        row = self._row
        if row is None:
            self._kept.append(group)
            row = len(self._kept) - 1
        else:
            self._kept[row] = group
        self._show_groups(row)

    def _judge(self) -> None:
        """Say whether the field bears the lists."""
        self.problem.say("")
        field = [player.id for player in self._players]
        catalogue = window_catalogue()
        strict, lifted = kept_apart(self._players, self.groups, self.team_mates)
        doubts = doubts_about_forbidden(field, strict, self._rounds)
        self.problem.say(forbidden_in_field(catalogue, doubts, field, self._name_of))
        said = translate("ForbiddenPairs", "Of %n player(s) registered so far", None, len(field))
        crowded = doubts_about_forbidden(field, (*strict, *lifted), self._rounds)
        if crowded and not doubts:
            self._field.say(mates_in_field(catalogue, crowded, field, self._name_of))
            return
        if self._kept and not doubts:
            pattern = translate("ForbiddenPairs", "{field}: nothing stands against these lists.")
            said = pattern.format(field=said)
        self._field.say(said if self._kept else "")

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
        group = self._in_hand or ForbiddenPairs(players=())
        if isinstance(group, TeamMates):
            return
        self._change(replace(group, players=tuple(dict.fromkeys((*group.players, found)))))
        self._name.clear()
        self._name.setFocus()

    def _begin_list(self) -> None:
        self._lists.setCurrentRow(len(self._kept))
        self._name.setFocus()

    def _keep_apart(self) -> None:
        """Keep those of each club, region … apart, whoever it is when a round is paired."""
        key = ContingentKey(self._key.currentData())
        mates = self.team_mates
        at = next((at for at, each in enumerate(mates) if each.by is key), len(mates))
        if at == len(mates):
            self._kept.insert(at, TeamMates(by=key))
        self._show_groups(at)

    def _remove_list(self) -> None:
        row = self._row
        if row is not None:
            del self._kept[row]
            self._show_groups(row)

    def _remove_member(self) -> None:
        group, at = self._in_hand, self._members.currentRow()
        if not isinstance(group, ForbiddenPairs) or at < 0:
            return
        left = (*group.players[:at], *group.players[at + 1 :])
        self._change(replace(group, players=left))
        self._members.setCurrentRow(min(at, self._members.count() - 1))

    def _set_rounds(self) -> None:
        group, last = self._in_hand, self._last.number
        if group is None:
            return
        self._change(
            replace(
                group,
                first_round=Round(self._first.number or 1),
                last_round=None if last is None else Round(last),
            )
        )

    def _set_absolute(self) -> None:
        if isinstance(group := self._in_hand, TeamMates):
            self._change(replace(group, is_absolute=self._absolute.isChecked()))

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
            ContingentKey.TEAM,
        ):
            self._key.addItem(contingent_words.same(window_catalogue(), key), key)
        self._make = QPushButton(translate("ForbiddenPairs", "&Keep apart"))
        self._absolute = QCheckBox(translate("ForbiddenPairs", "&Without exception"))
        self._absolute.setToolTip(
            plain_tip(
                translate(
                    "ForbiddenPairs",
                    "A round in which team-mates cannot all be kept apart then has no pairing.",
                )
            )
        )
        self._first = NumberList(translate("ForbiddenPairs", "First round"))
        self._last = NumberList(translate("ForbiddenPairs", "Last round"), may_be_none=True)
        numbers = [(number, str(number)) for number in range(1, self._rounds + 1)]
        self._first.offer(numbers)
        self._last.offer(numbers)
        self._field = Aside(lines_kept=1)

    def _lay_out(self) -> None:
        by = Label(translate("ForbiddenPairs", "T&eam-mates"))
        by.setBuddy(self._key)
        until = Label(translate("ForbiddenPairs", "&until"))
        until.setBuddy(self._last)
        form = layouts.form(down=Room.TIGHT)
        form.addRow(translate("ForbiddenPairs", "&Player"), self._name)
        rounds = Label(translate("ForbiddenPairs", "From &round"))
        rounds.setBuddy(self._first)
        form.addRow(rounds, layouts.row(self._first, until, self._last, STRETCH))
        form.addRow("", self._absolute)
        left = layouts.column(
            (self._lists, 1), layouts.row(self._new, STRETCH, by, self._key, self._make)
        )
        right = layouts.column(form, (self._members, 1))
        self.lay_out(
            translate(
                "ForbiddenPairs",
                "Nobody of one list meets another one of it in these rounds. Team-mates are those"
                " of one club, region … when a round is paired; where it has no complete pairing"
                " without them, as few of them meet as must, and it is told. Delete removes a list"
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
        self._make.clicked.connect(self._keep_apart)
        self._absolute.toggled.connect(lambda _: self._set_absolute())
        self._first.chosen.connect(self._set_rounds)
        self._last.chosen.connect(self._set_rounds)


def _as_text(group: ForbiddenPairs) -> str:
    """Return a list as a text: its players, from which round on, and until which."""
    players = " ".join(map(str, group.players))
    return f"{players}/{group.first_round}/{group.last_round or ''}"


def _mates_as_text(mates: TeamMates) -> str:
    """Return a rule as a text: by what, from which round on, until which, and how strictly."""
    strictly = "!" if mates.is_absolute else ""
    return f"{mates.by}/{mates.first_round}/{mates.last_round or ''}/{strictly}"


def _mates_from_text(text: str) -> TeamMates | None:
    """Return the rule that a text has; None where it is damaged."""
    by, _, rest = text.partition("/")
    if by not in [*ContingentKey]:
        return None
    first, _, rest = rest.partition("/")
    last, _, strictly = rest.partition("/")
    until = kept_number(last)
    return TeamMates(
        by=ContingentKey(by),
        first_round=Round(kept_number(first) or 1),
        last_round=Round(until) if until else None,
        is_absolute=bool(strictly),
    )


def _from_text(text: str) -> ForbiddenPairs:
    """Return the list that a text has; one of nobody where it is damaged."""
    players, _, rounds = text.partition("/")
    first, _, last = map(kept_number, rounds.partition("/"))
    return ForbiddenPairs(
        players=tuple(map(PlayerId, kept_numbers(players))),
        first_round=Round(first or 1),
        last_round=Round(last) if last else None,
    )
