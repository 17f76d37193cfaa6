"""The acts of the page of who plays, one key each, about all who are chosen."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.taking_part.participation import What
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import PageAct, act, none_chosen
from arbiter_app.gui.parts.player_card import card_act
from arbiter_app.gui.playing.table import PlayingTable
from arbiter_app.i18n import translate


class Deeds(Protocol):
    """What the page does when an act is chosen."""

    def let_play(self) -> None: ...

    def give_bye(self, mark: Mark) -> None: ...

    def decide_part(self, what: What) -> None: ...

    def note_arrival(self) -> None: ...

    def turn_keeping(self) -> None: ...

    def limit_half_byes(self) -> None: ...

    def end_check_in(self) -> None: ...

    def print_byes(self) -> None: ...

    def step(self, by: int) -> None: ...

    def take_rounds(self) -> None: ...


class PlayingActs:
    """Those about people have figures for keys, which work in the list."""

    def __init__(self, page: Page, table: PlayingTable, deeds: Deeds) -> None:
        here = Qt.ShortcutContext.WidgetShortcut

        def of_row(text: str, do: Callable[[], object], key: Key) -> PageAct:
            return act(table, text, do, key, context=here)

        # fmt: off
        self.plays = of_row(translate("PlayingPage", "&Plays"), deeds.let_play, Key.PLAYS)
        self.absent = of_row(translate("PlayingPage", "&Absent, no points"),
                             partial(deeds.give_bye, Mark.ZERO_BYE), Key.ABSENT)
        self.half = of_row(translate("PlayingPage", "&Half-point bye"),
                           partial(deeds.give_bye, Mark.HALF_BYE), Key.ASKS_HALF)
        self.full = of_row(translate("PlayingPage", "F&ull-point bye…"),
                           partial(deeds.give_bye, Mark.FULL_BYE), Key.ASKS_FULL)
        self.leaves = of_row(translate("PlayingPage", "&Withdraws…"),
                             partial(deeds.decide_part, What.WITHDRAW), Key.LEAVES)
        self.returns = of_row(translate("PlayingPage", "&Returns…"),
                              partial(deeds.decide_part, What.RETURN), Key.COMES_BACK)
        self.came_late = of_row(translate("PlayingPage", "Ca&me late, plays from now on"),
                                deeds.note_arrival, Key.CAME_LATE)
        self.keep = of_row(translate("PlayingPage", "&Keep in the pairing or leave out"),
                           deeds.turn_keeping, Key.MARK)
        self.limit = of_row(translate("PlayingPage", "Half-point byes all&owed…"),
                            deeds.limit_half_byes, Key.HALF_BYES_ALLOWED)
        self.check_in = act(page, translate("PlayingPage", "End of the check-&in…"),
                            deeds.end_check_in, Key.CHECK_IN,
                            context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.paper = act(page, translate("PlayingPage", "Print the &byes"),
                         deeds.print_byes, Key.PRINT)
        self.previous = act(page, translate("PlayingPage", "Previous roun&d"),
                            partial(deeds.step, -1), Key.PREVIOUS)
        self.next = act(page, translate("PlayingPage", "Ne&xt round"),
                        partial(deeds.step, 1), Key.NEXT)
        self.all_after = act(page, translate("PlayingPage", "And all after i&t"),
                             deeds.take_rounds, Key.VIEW_1)
        # fmt: on
        self.card = card_act(page, lambda: table.selected.id if table.selected else None)
        self.all_after.setCheckable(True)
        table.row_acts = (*self.of_people, self.card)

    @property
    def of_people(self) -> Sequence[PageAct]:
        """The acts about who is chosen."""
        return (
            self.plays,
            self.absent,
            self.half,
            self.full,
            self.leaves,
            self.returns,
            self.came_late,
            self.keep,
            self.limit,
        )

    @property
    def all(self) -> Sequence[QAction]:
        """All acts, for the menu."""
        return (
            *self.of_people,
            self.card,
            self.check_in,
            self.paper,
            self.previous,
            self.next,
            self.all_after,
        )

    def offer(self, *, has_chosen: bool, has_absentees: bool, why_not: str) -> None:
        """Offer what can be done to who is chosen, unless nothing can be done at all."""
        for each in self.of_people:
            each.offer(why_not or ("" if has_chosen else none_chosen()))
        if not why_not and has_chosen and not has_absentees:
            self.keep.offer(
                translate("PlayingPage", "Nobody chosen was absent before without explanation.")
            )
        for action in (self.previous, self.next, self.all_after, self.paper):
            action.offer(why_not)
