"""The form of one team."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.teams.entering import HIGHEST_STRENGTH
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.registration import teams as in_words

if TYPE_CHECKING:
    from arbiter_app.services.commands.people.teams import TeamFields

Spellings = Mapping[ContingentKey, frozenset[str]]
"""What people of this computer have for clubs, regions, coaches and federations."""

_FOCUS = "focus"
"""Where a draft says which field was being typed into."""


class TeamForm(QWidget):
    """Enter emits `submitted`, Esc `left`; what cannot be read is said below its field."""

    submitted = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._event: Event | None = None
        self._team: Team | None = None
        """The team that is changed; None while a new one is typed."""
        self._name = _line(translate("TeamForm", "Name of the team"))
        self._short = _line(translate("TeamForm", "Short name"))
        self._short.setPlaceholderText(translate("TeamForm", "for narrow columns"))
        self._kept = {
            key: SuggestingField(name)
            for key, name in (
                (ContingentKey.CLUB, translate("TeamForm", "Club of the team")),
                (ContingentKey.REGION, translate("TeamForm", "Region of the team")),
                (ContingentKey.FEDERATION, translate("TeamForm", "Federation of the team")),
                (ContingentKey.COACH, translate("TeamForm", "Coach of the team")),
            )
        }
        self._captain = SuggestingField(translate("TeamForm", "Captain"))
        self._captain.setPlaceholderText(translate("TeamForm", "a name, or a member who plays"))
        self._substitute = _line(translate("TeamForm", "Substitute of the captain, in writing"))
        self._strength = _line(translate("TeamForm", "Strength"))
        self._about_strength = Problem(lines_kept=1)
        for field in (*self._kept.values(), self._captain):
            field.taken.connect(self.submitted)
        self.setFocusProxy(self._name)
        self._lay_out()
        self._untouched = self._typed()

    @property
    def is_touched(self) -> bool:
        """Whether something stands there that was typed and is not saved."""
        return self._typed() != self._untouched

    @property
    def has_name(self) -> bool:
        """Whether anything stands there for a name."""
        return bool(self._name.text().strip())

    @property
    def name(self) -> str:
        """What stands there for a name."""
        return self._name.text().strip()

    def draft(self) -> dict[str, str]:
        """Return what stands in the fields, and which one of them has the focus."""
        focused = (name for name, field in self._lines.items() if field is self.focusWidget())
        texts = {name: field.text() for name, field in self._lines.items()}
        return {**texts, _FOCUS: next(focused, "name")}

    def restore(self, draft: Mapping[str, str]) -> None:
        """Show what a draft has, with the focus where it was."""
        for name, field in self._lines.items():
            field.setText(draft.get(name, ""))
        self._lines.get(draft.get(_FOCUS, ""), self._name).setFocus()

    def suggest(self, event: Event, kept: Spellings) -> None:
        """Offer what teams and players of the event have and what this computer knows."""
        self._event = event
        known = (*event.players.values(), *event.tournament.teams)
        for key, field in self._kept.items():
            used = {text for each in known if (text := getattr(each, key.value))}
            field.offer(used | kept.get(key, frozenset()))
        self._offer_captains()
        self._say_mean()

    def start_new(self, last: Team | None) -> None:
        """Make room for a new team, of the federation of the last one."""
        self._show(None)
        self._kept[ContingentKey.FEDERATION].setText((last and last.federation) or "")
        self._untouched = self._typed()

    def show_team(self, team: Team) -> None:
        """Show a team to be changed; what is typed at once replaces the name."""
        self._show(team)
        self._name.selectAll()
        self._untouched = self._typed()

    def read(self) -> "TeamFields | None":
        """Return what was typed; None with words below the field that cannot be read."""
        strength, text = None, self._strength.text().strip()
        if text:
            strength = whole_number(text, least=1, most=HIGHEST_STRENGTH)
            if strength is None:
                said = translate("TeamForm", "A number up to {most}.")
                self._about_strength.say(said.format(most=HIGHEST_STRENGTH))
                self._strength.setFocus()
                return None
        self._about_strength.say("")
        captain = self._captain.text().strip()
        member = self._member_named(captain)
        return {
            "name": self._name.text(),
            "short_name": self._short.text(),
            "club": self._kept[ContingentKey.CLUB].text(),
            "region": self._kept[ContingentKey.REGION].text(),
            "federation": self._kept[ContingentKey.FEDERATION].text().upper(),
            "captain": "" if member else captain,
            "captain_plays": member,
            "substitute": self._substitute.text(),
            "coach": self._kept[ContingentKey.COACH].text(),
            "strength": strength,
        }

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.submitted.emit()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    @property
    def _lines(self) -> Mapping[str, QLineEdit]:
        return {
            "name": self._name,
            "short_name": self._short,
            **{key.value: field for key, field in self._kept.items()},
            "captain": self._captain,
            "substitute": self._substitute,
            "strength": self._strength,
        }

    def _show(self, team: Team | None) -> None:
        self._team = team
        self._about_strength.say("")
        for name, field in self._lines.items():
            field.setText(str((team and getattr(team, name)) or ""))
            field.setCursorPosition(0)
        if team is not None and self._event is not None:
            self._captain.setText(in_words.captain(window_catalogue(), self._event, team))
        self._offer_captains()
        self._say_mean()

    def _names(self) -> Iterable[tuple[PlayerId, str]]:
        """Yield the members of the team that is changed, each with the name that is shown."""
        if self._team is not None and self._event is not None:
            for player in self._team.players:
                if player in self._event.players:
                    yield player, people.name(window_catalogue(), self._event.players[player])

    def _offer_captains(self) -> None:
        self._captain.offer(name for _, name in self._names())

    def _member_named(self, text: str) -> PlayerId | None:
        named = (player for player, name in self._names() if letters_of(name) == letters_of(text))
        return next(named, None) if text else None

    def _say_mean(self) -> None:
        """Say in the empty field what is reckoned with while no strength is typed."""
        mean = ""
        if self._team is not None and self._event is not None and self._team.strength is None:
            entrant = self._event.contestants.get(self._team.id)
            mean = str((entrant and entrant.arbiters_rating) or "")
        of_best = translate("TeamForm", "mean of the best: {mean}")
        self._strength.setPlaceholderText(
            of_best.format(mean=mean) if mean else translate("TeamForm", "mean of the best")
        )

    def _typed(self) -> tuple[str, ...]:
        return tuple(field.text() for field in self._lines.values())

    def _lay_out(self) -> None:
        form = layouts.form(down=Room.TIGHT, into=self)
        form.addRow(translate("TeamForm", "Name"), self._name)
        form.addRow(translate("TeamForm", "Short name"), self._short)
        form.addRow(translate("TeamForm", "Captain"), self._captain)
        form.addRow(translate("TeamForm", "Substitute"), self._substitute)
        form.addRow(translate("TeamForm", "Region"), self._kept[ContingentKey.REGION])
        form.addRow(translate("TeamForm", "Club"), self._kept[ContingentKey.CLUB])
        form.addRow(translate("TeamForm", "Federation"), self._kept[ContingentKey.FEDERATION])
        form.addRow(translate("TeamForm", "Coach"), self._kept[ContingentKey.COACH])
        form.addRow(translate("TeamForm", "Strength"), self._strength)
        form.addRow(self._about_strength)


def _line(name: str) -> QLineEdit:
    line = Line()
    line.setAccessibleName(name)
    return line
