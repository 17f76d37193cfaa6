"""The teams: the list, the roster of the chosen one below it, and beside both where it is typed."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QSplitter, QStackedWidget, QWidget

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.ids import PlayerId, TeamId
from arbiter_app.domain.registration.known_people import KEPT_CONTINGENTS
from arbiter_app.gui.base.after_paint import after_paint
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.kept_texts import kept_number
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Fields, Page
from arbiter_app.gui.base.page_actions import act, act_button, act_on_row, none_chosen
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look.layouts import PAGE_MARGINS, STRETCH, column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import primary
from arbiter_app.gui.parts.holders.form_panel import FormPanel
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.parts.pages.filter_box import FilterBox
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside, heading
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.gui.teams.acts import TeamActs
from arbiter_app.gui.teams.form import Spellings, TeamForm
from arbiter_app.gui.teams.late_team import why_late
from arbiter_app.gui.teams.roster import RosterPanel
from arbiter_app.gui.teams.rows import TeamRow, team_columns, team_rows
from arbiter_app.i18n import translate
from arbiter_app.services.commands.people.teams import add_team, change_team, remove_team

_FORM_WIDTH = 350
_FILTER_WIDTH = 260
"""In pixels beside letters of the usual height."""
_TEAMS_AND_ROSTER = (300, 320)

_EDITED, _ASIDE, _MEMBER = "edited", "new.", "member"
"""In a draft: the team that is changed, the fields of the new one set aside for it, and the player
typed for a roster."""


class TeamsPage(Page):
    """Enter saves a team and goes to its roster; Ins begins the next one."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._edited: TeamId | None = None
        """The team in the form; None for a new one."""
        self._set_aside: Fields = {}
        """A new team typed by half, while another one is changed."""
        self._spellings: Spellings = {}
        self._is_set_anew = False
        """Whether the list is being set anew: no row is chosen for a moment."""
        self._table = Table(
            RowsModel[TeamRow](team_columns(), lambda each: each.team.id),
            name=translate("TeamsPage", "Teams"),
            hides_empty=True,
        )
        self._filter = FilterBox(self._table, name=translate("TeamsPage", "Filter"))
        self._filter.textChanged.connect(self._table.set_filter)
        self._missing = Problem()
        self._roster = RosterPanel(open_event)
        self._roster.left.connect(self._table.setFocus)
        self._title = heading()
        self._title.setWordWrap(True)
        self._form = TeamForm()
        self._form.submitted.connect(self._save)
        self._form.left.connect(self._back)
        self._make_actions()
        self._lay_out()
        self._table.selectionModel().currentRowChanged.connect(lambda *_: self._on_row())

    def refresh(self) -> None:
        event = self.open_event.facts
        rows = team_rows(event)
        self._is_set_anew = True
        self._table.set_rows(rows)
        self._is_set_anew = False
        self._list.setCurrentIndex(0 if rows else 1)
        self._filter.setVisible(bool(rows))
        self._close_button.setVisible(bool(rows))
        self._close.setVisible(event.tournament.played_by_teams)
        self._offer_first()
        teams = translate("TeamsPage", "%n team(s)", None, len(rows))
        self._head.say(teams if rows else "")
        self._form.suggest(event, self._spellings)
        if self._edited is not None and all(each.team.id != self._edited for each in rows):
            self._show_new()
        elif not self._form.is_touched:
            if self._edited is None:
                self._form.start_new(self._last)
            else:
                self._form.show_team(event.tournament.team(self._edited))
        self._show_title()
        self._show_chosen()

    def focus_first(self) -> None:
        if self.open_event.tournament.teams:
            self._table.setFocus()
            if self._table.selected is None:
                self._table.selectRow(0)
        elif self.open_event.tournament.played_by_teams:
            self._form.setFocus()
        else:
            self._empty.button.setFocus()

    def page_actions(self) -> Sequence[QAction]:
        return (
            self._new,
            self._correct_action,
            self._remove,
            *self._acts.actions,
            self._close,
            self._to_teams,
            self._to_roster,
            *self._roster.actions_of_member,
        )

    def unsaved(self) -> Fields:
        fields = self._form.draft() if self._form.is_touched else {}
        aside = {_ASIDE + name: text for name, text in self._set_aside.items()}
        member = {_MEMBER: self._roster.typed} if self._roster.typed else {}
        if not (fields or aside or member):
            return super().unsaved()
        return {**fields, **aside, **member, _EDITED: str(self._edited or "")}

    def bring_back(self, unsaved: Fields) -> bool:
        if _EDITED not in unsaved:
            return super().bring_back(unsaved)
        aside = {
            name.removeprefix(_ASIDE): text
            for name, text in unsaved.items()
            if name.startswith(_ASIDE)
        }
        number = kept_number(unsaved[_EDITED].removeprefix("-")) or 0
        edited = TeamId(PlayerId(-number))
        if any(each.id == edited for each in self.open_event.tournament.teams):
            self._set_aside = aside
            self._show_correction(edited)
        else:
            self._show_new()
        if "name" in unsaved or aside:
            self._form.restore(unsaved if "name" in unsaved else aside)
        if _MEMBER in unsaved:
            self._roster.type_again(unsaved[_MEMBER])
        return True

    def settle(self) -> bool:
        """Save a correction; a new team waits in the form until Enter."""
        return self._edited is None or not self._form.is_touched or self._write() is not None

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        after_paint(self, self._look_for_spellings)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Save a correction when the page is left for another, and say what is not saved yet."""
        if not event.spontaneous():
            self.settle()
            if self._edited is None and self._form.is_touched and self._form.has_name:
                text = translate("TeamsPage", "{name} is not entered yet: Enter does that.")
                self.open_event.done.emit(text.format(name=self._form.name))
        super().hideEvent(event)

    # The form

    def _begin_new(self) -> None:
        """Go to the new team, which may be half typed already."""
        if self._edited is not None:
            if not self.settle():
                return
            self._show_new()
        self._form.setFocus()

    def _correct(self) -> None:
        chosen = self._table.selected
        if chosen is None or not self.settle():
            return
        if self._edited is None and self._form.is_touched:
            self._set_aside = self._form.draft()
        self._show_correction(chosen.team.id)
        self._form.setFocus()

    def _show_new(self) -> None:
        """Show the new team that was set aside, else make room for one."""
        self._edited = None
        self._form.start_new(self._last)
        if self._set_aside:
            self._form.restore(self._set_aside)
            self._set_aside = {}
        self._show_title()

    def _show_correction(self, team: TeamId) -> None:
        self._edited = team
        self._form.show_team(self.open_event.tournament.team(team))
        self._show_title()

    def _save(self) -> None:
        """Save on Enter: after a new team comes its roster, after a correction the list."""
        was_new = self._edited is None
        saved = self._write()
        if saved is None:
            return
        self._table.select(saved)
        if was_new:
            self._roster.setFocus()
        else:
            self._show_new()
            self._table.setFocus()

    def _write(self) -> TeamId | None:
        """Save what stands in the form; return the team, None where it is not saved."""
        fields = self._form.read()
        if fields is None:
            return None
        edited = self._edited
        if edited is None:
            is_wanted, reason = why_late(self, self.open_event, fields["name"].strip())
            written = is_wanted and self.open_event.do(add_team, reason=reason, **fields)
        else:
            written = self.open_event.do(change_team, team=edited, **fields)
        if not written:
            self._form.setFocus()
            return None
        saved = edited or self.open_event.tournament.teams[-1].id
        if edited is None:
            self._form.start_new(self._last)
        else:
            self._form.show_team(self.open_event.tournament.team(edited))
        return saved

    def _back(self) -> None:
        """Leave the form as Esc does: what was typed goes, the list has the focus."""
        self._show_new()
        self._table.setFocus()

    def _remove_chosen(self) -> None:
        if chosen := self._table.selected:
            self.open_event.do(remove_team, team=chosen.team.id)

    @property
    def _last(self) -> Team | None:
        """The team that was entered last."""
        teams = self.open_event.tournament.teams
        return teams[-1] if teams else None

    def _show_title(self) -> None:
        teams = self.open_event.tournament.teams
        edited = next((each for each in teams if each.id == self._edited), None)
        self._title.setText(edited.name if edited else translate("TeamsPage", "New team"))
        self._keys.say(
            translate("TeamsPage", "Enter saves, Esc goes back.")
            if edited
            else translate("TeamsPage", "Enter saves the team and goes to its roster.")
        )

    def _offer_first(self) -> None:
        """Say what comes first while there is no team."""
        if self.open_event.tournament.played_by_teams:
            self._empty.offer(
                translate(
                    "TeamsPage",
                    "No team is entered yet. Type the first one at the right, with Enter; then its"
                    " players, one after the other.",
                ),
                translate("TeamsPage", "Type the first team"),
                self._begin_new,
            )
            self._side.show()
            return
        self._empty.offer(
            translate(
                "TeamsPage",
                "People play for themselves in this tournament. That teams play, and on how many"
                " boards, is said in its rules.",
            ),
            translate("TeamsPage", "To the rules of the tournament"),
            self.way_to(PageId.EVENT),
        )
        self._side.hide()

    def _close_rosters(self) -> None:
        from arbiter_app.gui.teams.closing_dialog import ClosingDialog

        if self.settle() and self.open_event.tournament.settings.teams is not None:
            ClosingDialog(self, self.open_event).exec()

    def _on_row(self) -> None:
        if not self._is_set_anew:
            self._show_chosen()

    def _show_chosen(self) -> None:
        """Show the roster of the team under the cursor, and what is missing of it."""
        chosen = self._table.selected
        self._roster.show_team(chosen.team.id if chosen else None)
        self._missing.say(chosen.missing if chosen else "")
        why_not = "" if chosen else none_chosen()
        for each in (self._correct_action, self._remove):
            each.offer(why_not)
        self._acts.offer()

    # What this computer knows

    def _look_for_spellings(self) -> None:
        """Ask what clubs, regions, coaches and federations this computer knows."""
        registry = self.open_event.registry
        in_background(
            lambda: {
                kind: frozenset(text for text, _ in registry.spellings(kind))
                for kind in KEPT_CONTINGENTS
            },
            self._keep_spellings,
            self.open_event.tell_of_registry,
        )

    def _keep_spellings(self, kept: Mapping[ContingentKey, frozenset[str]]) -> None:
        self._spellings = kept
        self._form.suggest(self.open_event.facts, kept)

    # Making the page

    def _make_actions(self) -> None:
        in_it = Qt.ShortcutContext.WidgetWithChildrenShortcut
        self._new = act(
            self._table,
            translate("TeamsPage", "&New team"),
            self._begin_new,
            Key.NEW,
            context=Qt.ShortcutContext.WidgetShortcut,
        )
        self._in_form = act(
            self._form, translate("TeamsPage", "&New team"), self._begin_new, Key.NEW, context=in_it
        )
        self._correct_action = act_on_row(
            self._table, translate("TeamsPage", "&Correct"), self._correct
        )
        self._remove = act(
            self._table,
            translate("TeamsPage", "&Remove"),
            self._remove_chosen,
            Key.REMOVE,
            context=Qt.ShortcutContext.WidgetShortcut,
        )
        self._to_teams = act(
            self, translate("TeamsPage", "&List of teams"), self._table.setFocus, Key.VIEW_1
        )
        self._to_roster = act(
            self, translate("TeamsPage", "R&oster"), self._roster.focus_table, Key.VIEW_2
        )
        self._close = act(
            self, translate("TeamsPage", "Last day &for rosters…"), self._close_rosters
        )
        self._acts = TeamActs(self, self._table)
        self._table.row_acts = (
            self._new,
            self._correct_action,
            self._remove,
            *self._acts.actions,
        )

    def _lay_out(self) -> None:
        self._filter.setMaximumWidth(px(_FILTER_WIDTH))
        self._close_button = act_button(self._close)
        self._head = PageHead(PageId.TEAMS, beside=[self._filter], acts=[self._close_button])
        self._keys = Aside()
        self._empty = EmptyPage()
        listed = QWidget()
        column((self._table, 1), self._missing, into=listed)
        both = QSplitter(Qt.Orientation.Vertical)
        both.addWidget(listed)
        both.addWidget(self._roster)
        both.setSizes([*map(px, _TEAMS_AND_ROSTER)])
        both.setChildrenCollapsible(False)
        self._list = QStackedWidget()
        self._list.addWidget(both)
        self._list.addWidget(self._empty)
        save = primary(QPushButton(translate("TeamsPage", "&Save")))
        save.setToolTip(translate("TeamsPage", "Enter"))
        save.clicked.connect(self._save)
        inside = QWidget()
        column(
            self._title,
            self._form,
            row(STRETCH, save),
            self._keys,
            STRETCH,
            into=inside,
        )
        self._side = FormPanel(inside, width=_FORM_WIDTH)
        sides = row((self._list, 1), self._side, gap=Room.WIDE)
        column(self._head, (sides, 1), around=PAGE_MARGINS, into=self)
