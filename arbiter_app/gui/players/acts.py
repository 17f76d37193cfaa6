"""What can be done with players beside typing them: lists in and out, ratings, replacements."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.rating_lists import KnownPerson
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.permission.by_state import Action, Verdict, refusal, verdict
from arbiter_app.domain.registration.known_people import RatingDifference
from arbiter_app.domain.taking_part.participation import (
    ACTION_OF,
    Move,
    What,
    possible_moves,
    refusal_of,
)
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import TO_BE_TYPED, OpenEvent, error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.players.rows import PlayerRow
from arbiter_app.i18n import translate

if TYPE_CHECKING:
    from arbiter_app.domain.teams.listed import Listed
    from arbiter_app.services.registry.registry import Registry


def kinds_of_lists() -> str:
    """Return which files are offered as lists of players."""
    return translate("PlayersPage", "Lists (*.xlsx *.csv *.txt *.tsv);;All files (*)")


class PlayerActs(QObject):
    """The acts of the page of players; those of one player are about the row of the cursor."""

    def __init__(self, page: Page, table: Table[PlayerRow]) -> None:
        super().__init__(page)
        self._page, self._table = page, table
        self._open_event: OpenEvent = page.open_event
        self._is_looking = False
        """Whether the lists are being looked through for other ratings."""
        self._asked_at: QWidget | None = None
        """What had the focus when they were asked for."""
        in_table = Qt.ShortcutContext.WidgetShortcut
        self._remove = act(
            table,
            translate("PlayersPage", "&Remove"),
            self._remove_selected,
            Key.REMOVE,
            context=in_table,
        )
        self._parts = {
            what: act(page, text, self._decider(what), key)
            for what, (text, key) in decisions().items()
        }
        self._replace = act(
            page, translate("PlayersPage", "Replace &person…"), self._replace_selected, Key.REPLACE
        )
        self.update_ratings = act(
            page, translate("PlayersPage", "&Update ratings…"), self._look_for_ratings, Key.RATINGS
        )
        self._ratings = act(
            page,
            translate("PlayersPage", "Ratin&gs of the player…"),
            self._look_up_ratings,
            Key.RATINGS_OF_PLAYER,
        )
        self._tournaments = act(
            page,
            translate("PlayersPage", "T&ournaments of the player…"),
            self._show_tournaments,
            Key.TOURNAMENTS_OF_PLAYER,
        )
        self._people = act(
            page, translate("PlayersPage", "People of the e&vent…"), self._show_people, Key.PEOPLE
        )
        self.import_list = act(
            page, translate("PlayersPage", "&Import a list…"), self._import_list, Key.IMPORT_LIST
        )
        self._export = act(
            page, translate("PlayersPage", "Export the li&st…"), self._export_list, Key.SAVE_AS
        )

    @property
    def of_player(self) -> Sequence[QAction]:
        """The acts that are about the player under the cursor."""
        parts = self._parts.values()
        return self._remove, self._replace, self._ratings, self._tournaments, *parts

    @property
    def actions(self) -> Sequence[QAction]:
        """All acts, for the menu."""
        return *self.of_player, self.update_ratings, *self.buttons, self._people

    @property
    def buttons(self) -> Sequence[QAction]:
        """The acts that have a button above the list."""
        return self.import_list, self._export

    def refresh(self) -> None:
        """Offer what the state of the event allows."""
        for action, judged in (
            *((self._parts[what], action) for what, action in ACTION_OF.items()),
            (self._replace, Action.REPLACE_PLAYER),
            (self.update_ratings, Action.UPDATE_RATINGS),
            (self.import_list, Action.ADD_PLAYER),
        ):
            action.offer(self.why_not(judged))
        whole = self._open_event.whole
        for action in (self._tournaments, self._people):
            action.setVisible(whole.has_several)
        if whole.has_several:
            self.import_list.offer("")
        self._export.setEnabled(any(each.entries for each in whole.tournaments))

    def why_not(self, action: Action) -> str:
        """Return why an action is refused now; "" where it is not."""
        competition = self._open_event.tournament.competition()
        if verdict(action, competition) is not Verdict.REFUSED:
            return ""
        return error_sentence(refusal(action, competition))

    def _remove_selected(self) -> None:
        from arbiter_app.services.commands.people.players import remove_player

        if row := self._table.selected:
            self._open_event.do(remove_player, player=row.player.id)

    def _decider(self, what: What) -> Callable[[], None]:
        return lambda: self._decide(what)

    def _decide(self, what: What) -> None:
        """Ask what becomes of a player's part; where the wish is not possible, what else is."""
        from arbiter_app.gui.players.participation_dialog import ParticipationDialog, in_hand_of

        row = self._table.selected
        if row is None or not self._page.settle():
            return
        player = row.player.id
        here = in_hand_of(self._open_event, player)
        if not possible_moves(here, player):
            if refused := refusal_of(here, Move(what=what, player=player)):
                self._open_event.refused.emit(error_sentence(refused))
            return
        ParticipationDialog(self._page, self._open_event, player, what).exec()

    def _replace_selected(self) -> None:
        from arbiter_app.domain.taking_part.substitution import refusal_of_replacement
        from arbiter_app.gui.players.replace_dialog import ReplacePlayerDialog
        from arbiter_app.services.commands.people.players import replace_player

        row = self._table.selected
        if row is None or not self._page.settle():
            return
        if not self._open_event.door().may(replace_player, reason=TO_BE_TYPED):
            return
        if why_not := refusal_of_replacement(self._open_event.facts, row.player.id):
            self._open_event.refused.emit(error_sentence(why_not))
        else:
            ReplacePlayerDialog(self._page, self._open_event, row).exec()

    def _show_tournaments(self) -> None:
        from arbiter_app.gui.players.player_tournaments_dialog import PlayerTournamentsDialog

        row = self._table.selected
        if row is not None and self._page.settle():
            PlayerTournamentsDialog(self._page, self._open_event, row.player).exec()

    def _show_people(self) -> None:
        from arbiter_app.gui.players.people_dialog import PeopleDialog

        if self._page.settle():
            PeopleDialog(self._page, self._open_event).exec()

    # Ratings

    def _look_for_ratings(self) -> None:
        from arbiter_app.services.commands.people.players import update_ratings

        if not self._open_event.door().may(update_ratings, reason=TO_BE_TYPED):
            return
        if not self._is_looking and self._page.settle():
            self._is_looking = True
            self._asked_at = self._page.window().focusWidget()
            in_background(
                partial(_differences, self._open_event.registry, self._open_event.facts),
                self._show_differences,
                self._give_up,
            )

    def _look_up_ratings(self) -> None:
        row = self._table.selected
        if row is None or not self._page.settle():
            return
        player, registry = row.player, self._open_event.registry
        in_background(
            lambda: _known_by_id(registry, player),
            partial(self._show_ratings, player),
            self._open_event.tell_of_registry,
        )

    def _show_ratings(self, player: Player, known: tuple[KnownPerson, ...]) -> None:
        from arbiter_app.gui.players.person_ratings_dialog import PersonRatingsDialog

        PersonRatingsDialog(self._page, self._open_event, player, known).exec()

    def _give_up(self, error: BaseException) -> None:
        self._is_looking = False
        self._open_event.tell_of_registry(error)

    def _show_differences(self, differences: tuple[RatingDifference, ...]) -> None:
        from arbiter_app.gui.players.rating_update_dialog import RatingUpdateDialog

        self._is_looking = False
        if not differences:
            self._open_event.done.emit(
                translate("PlayersPage", "No list on this computer has another rating of a player.")
            )
            return
        if self._is_elsewhere:
            words = translate(
                "PlayersPage", "Other ratings found for %n player(s): {key} shows them.", None,
                len({each.player.id for each in differences}),
            )  # fmt: skip
            key = self.update_ratings.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self._open_event.done.emit(words.format(key=key))
            return
        RatingUpdateDialog(self._page, self._open_event, differences).exec()

    @property
    def _is_elsewhere(self) -> bool:
        """Whether something else has the keys by now than when the ratings were asked for."""
        return (
            not self._page.isVisible()
            or QApplication.activeModalWidget() is not None
            or self._page.window().focusWidget() is not self._asked_at
        )

    # Lists

    def _import_list(self) -> None:
        from arbiter_app.gui.parts.dialogs.ask_file import ask_open
        from arbiter_app.gui.players.list_introduction import ListIntroduction

        if not self._may_import:
            return
        if not ListIntroduction(self._page, self._open_event).exec():
            return
        path = ask_open(
            self._page,
            translate("PlayersPage", "List of players to import"),
            self._open_event.workspace.path.parent,
            kinds_of_lists(),
        )
        if path is not None:
            self._import_from(path)

    @property
    def _may_import(self) -> bool:
        """Whether a list may come in, having said why not."""
        from arbiter_app.services.commands.people.entries import import_into
        from arbiter_app.services.commands.people.players import import_players

        several = self._open_event.whole.has_several
        return self._open_event.door().may(import_into if several else import_players)

    def import_from(self, path: Path) -> None:
        """Ask what a list makes of the event, and let that come in."""
        if self._may_import:
            self._import_from(path)

    def _import_from(self, path: Path) -> None:
        from arbiter_app.gui.players.import_dialog import ImportDialog
        from arbiter_app.gui.players.late_teams import why_late
        from arbiter_app.gui.players.two_places import tell_two_places
        from arbiter_app.services.commands.people.entries import import_into
        from arbiter_app.services.commands.people.players import import_players

        several = self._open_event.whole.has_several
        dialog = ImportDialog(self._page, self._open_event, path)
        if not dialog.exec():
            return
        before = self._open_event.whole
        of_one: Mapping[TournamentId | str, Sequence[Listed]] = {
            self._open_event.tournament.id: dialog.teams
        }
        is_wanted, reason = why_late(
            self._page, before, dialog.teams_of_groups if several else of_one
        )
        if not is_wanted:
            return
        if before.has_several:
            is_done = self._open_event.do(
                import_into,
                source=path.name,
                groups=dialog.groups,
                added=dialog.added,
                like=dialog.like,
                teams=dialog.teams_of_groups,
                reason=reason,
            )
            if is_done:
                tell_two_places(self._open_event, before)
        else:
            self._open_event.do(
                import_players,
                source=path.name,
                players=dialog.players,
                teams=dialog.teams,
                reason=reason,
            )

    def _export_list(self) -> None:
        from arbiter_app.gui.players.export_dialog import export_players

        if self._page.settle():
            export_players(self._open_event, self._page)


def enters_late(competition: Competition) -> bool:
    """Whether somebody new comes after the numbers of a Swiss were given (C.04.2 Art. 3)."""
    if not competition.traits.follows_results:
        return False
    from arbiter_app.domain.taking_part.entering import how_to_enter

    return how_to_enter(competition) is Action.JOIN_LATE


def refusal_of_entry(competition: Competition) -> RuleError | None:
    """Return why nobody new can be entered, be it late; None where somebody can."""
    action = Action.JOIN_LATE if enters_late(competition) else Action.ADD_PLAYER
    if verdict(action, competition) is Verdict.REFUSED:
        return refusal(action, competition)
    return None


def _known_by_id(registry: "Registry", player: Player) -> tuple[KnownPerson, ...]:
    if player.fide_id:
        return tuple(registry.by_fide_id([player.fide_id]).values())
    if player.national_id:
        return tuple(registry.by_national_id([player.national_id]).values())
    return ()


def _differences(registry: "Registry", event: Event) -> tuple[RatingDifference, ...]:
    from arbiter_app.services.registry.rating_updates import differences_of

    return differences_of(registry, event)


def decisions() -> dict[What, tuple[str, Key]]:
    """Return the words and the key of every decision about a player's part."""
    return {
        What.WITHDRAW: (translate("PlayersPage", "&Withdraw…"), Key.WITHDRAW),
        What.EXPEL: (translate("PlayersPage", "E&xpel…"), Key.EXPEL),
        What.MISS: (translate("PlayersPage", "&Misses rounds…"), Key.MISS_ROUNDS),
        What.RETURN: (translate("PlayersPage", "Re&turns…"), Key.RETURN),
    }
