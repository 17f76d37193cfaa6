"""The ways to obtain numbers, each with what it must know before the draw."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QWidget

from arbiter_app.domain.drawing.lots import draw_by_hand, draw_by_rating
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.rating_rules import USUAL_RATINGS
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.look.layouts import STRETCH, column
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.tables.hand_numbers import HandNumbers
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.draw import (
    draw_lots,
    draw_seeded,
    number_by_hand,
    number_by_rating,
)
from arbiter_app.wording.terms.registration import people

_LIST_WIDTH, _WORDS_WIDTH = 520, 620
"""In pixels beside letters of the usual height."""


class MethodPanel(QWidget):
    """A way to obtain numbers."""

    title: str
    decision: str
    """The question before the draw."""
    verb: str
    """What the button says that holds it."""
    needs_seed: bool
    ceremony: DrawMethod | None = None
    """The ceremony that draws like this before everybody; None where there is none."""
    finished = Signal()
    """All is typed that this way needs."""

    def show_rules(self, tournament: Tournament) -> None:
        """Prepare for what the regulations of a tournament say; most ways take no notice."""

    def show_players(self, players: Sequence[Player]) -> None:
        """Prepare for these players."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise a RuleError if the draw cannot be held like this, with the cursor on the fault."""
        raise NotImplementedError

    def draw(self, open_event: OpenEvent, seed: str) -> bool:
        """Hold the draw; return whether it was done."""
        raise NotImplementedError


class LotsMethod(MethodPanel):
    """Numbers by lots that anybody can repeat."""

    def __init__(self) -> None:
        super().__init__()
        self.title = translate("DrawMethod", "By &lots")
        self.decision = translate("DrawMethod", "Draw the numbers by lots?")
        self.verb = translate("DrawMethod", "&Draw the numbers")
        self.needs_seed = True
        self.ceremony = DrawMethod.LOTS
        text = translate(
            "DrawMethod",
            "The program shuffles the numbers by a seed and hands them out in the order of the"
            " alphabet. Announce the seed before the draw: with it anybody can repeat the lots on"
            " any computer. The journal and the papers keep it.",
        )
        column(_wrapped(text), STRETCH, into=self)

    def show_players(self, players: Sequence[Player]) -> None:
        """Lots need to know nothing of the players."""

    def check(self) -> None:
        """Lots can always be drawn."""

    def draw(self, open_event: OpenEvent, seed: str) -> bool:
        return open_event.do(draw_lots, seed=seed)


class SeedingMethod(MethodPanel):
    """The standard seeding of a knockout."""

    def __init__(self) -> None:
        super().__init__()
        self.title = translate("DrawMethod", "&Bracket seeding")
        self.decision = translate("DrawMethod", "Seed the bracket by rating and lots?")
        self.verb = translate("DrawMethod", "&Place the players")
        self.needs_seed = True
        text = translate(
            "DrawMethod",
            "The two strongest get 1 and 2 and stand in opposite halves of the bracket. Lots decide"
            " who of the next two gets 3 and 4, who of the next four 5 to 8, and so on. Announce"
            " the seed of the lots before the draw: with it anybody can repeat them.",
        )
        column(_wrapped(text), STRETCH, into=self)

    def show_rules(self, tournament: Tournament) -> None:
        self.verb = (
            translate("DrawMethod", "&Place the teams")
            if tournament.played_by_teams
            else translate("DrawMethod", "&Place the players")
        )

    def show_players(self, players: Sequence[Player]) -> None:
        """Take no notice: what it does is told in words."""

    def check(self) -> None:
        """Lots can always be drawn."""

    def draw(self, open_event: OpenEvent, seed: str) -> bool:
        return open_event.do(draw_seeded, seed=seed)


class RatingMethod(MethodPanel):
    """Numbers by strength, shown before they are taken."""

    def __init__(self) -> None:
        super().__init__()
        self.title = translate("DrawMethod", "By &rating")
        self.verb = translate("DrawMethod", "&Give the numbers")
        self.needs_seed = False
        self._ratings, self._is_of_teams = USUAL_RATINGS, False
        self._order: Table[tuple[PairingNumber, Player]] = Table(
            RowsModel((), lambda row: row[1].id),
            name=translate("DrawMethod", "Numbers by rating"),
            sortable=False,
        )
        self._order.setMaximumWidth(px(_LIST_WIDTH))
        self._told = _wrapped("")
        column(self._told, (self._order, 1), gap=Room.MIDDLE, into=self)

    def show_rules(self, tournament: Tournament) -> None:
        self._ratings, self._is_of_teams = tournament.rating_rules, tournament.played_by_teams
        self.title = translate("DrawMethod", "By &rating")
        if self._is_of_teams:
            self.title = translate("DrawMethod", "By &strength")
            self.decision = translate("DrawMethod", "Number the teams by strength?")
            told = translate(
                "DrawMethod",
                "The strongest team gets number 1; teams of equal strength stand by name. Strength"
                " is typed with the team (Shift+F8), or the mean of its best players.",
            )
        else:
            self.decision = translate("DrawMethod", "Number the players by rating?")
            told = translate(
                "DrawMethod",
                "The strongest player gets number 1; equal ratings stand by title, then by name.",
            )
        self._told.setText(told)

    def show_players(self, players: Sequence[Player]) -> None:
        by_id = {player.id: player for player in players}
        order = draw_by_rating(players, self._ratings).drawn
        rows = [(step.number, by_id[step.player]) for step in order]
        self._order.set_rows(rows, self._columns())

    def _columns(self) -> tuple[Column[tuple[PairingNumber, Player]], ...]:
        return (
            Column(title=translate("DrawMethod", "№"), text=lambda row: str(row[0]), align=RIGHT),
            Column(
                title=who_draws(is_of_teams=self._is_of_teams),
                is_name=True,
                takes_rest=True,
                text=lambda row: people.name(window_catalogue(), row[1]),
            ),
            Column(
                title=translate("DrawMethod", "Strength")
                if self._is_of_teams
                else translate("DrawMethod", "Rating"),
                text=lambda row: str(self._ratings.of(row[1]).rating or ""),
                align=RIGHT,
                is_second=True,
            ),
        )

    def check(self) -> None:
        """Any players can be put in order."""

    def draw(self, open_event: OpenEvent, seed: str) -> bool:  # noqa: ARG002
        return open_event.do(number_by_rating)


class HandMethod(MethodPanel):
    """Numbers that were drawn in the hall."""

    def __init__(self) -> None:
        super().__init__()
        self.verb = translate("DrawMethod", "&Take the numbers")
        self.needs_seed = False
        self._players: tuple[Player, ...] = ()
        self._is_of_teams = False
        self._numbers = HandNumbers()
        self._numbers.numbers_changed.connect(self._count)
        self._numbers.last_entered.connect(self.finished)
        self._typed = words(look=Look.SECOND)
        self._told = _wrapped("")
        self.take_list(is_list=False)
        self._numbers.setMaximumWidth(px(_WORDS_WIDTH))
        column(self._told, (self._numbers, 1), self._typed, into=self)

    def show_rules(self, tournament: Tournament) -> None:
        self._is_of_teams = tournament.played_by_teams

    def take_list(self, *, is_list: bool) -> None:
        """Say whether the numbers stand on a list of the organiser, as in a Swiss, or were drawn in
        the hall.
        """
        if is_list and self._is_of_teams:
            self.title = translate("DrawMethod", "By a &list")
            self.decision = translate("DrawMethod", "Take the numbers of the list?")
            told = translate(
                "DrawMethod",
                "Type the numbers of the organiser’s list; Enter goes down. The regulations say"
                " what orders the teams, else the chief arbiter (C.04.6).",
            )
        elif is_list:
            self.title = translate("DrawMethod", "By a &list")
            self.decision = translate("DrawMethod", "Take the numbers of the list?")
            told = translate(
                "DrawMethod",
                "Type the numbers of the organiser’s list; Enter goes down. Strength orders it"
                " (C.04.2 Art. 2), and whoever enters late gets a number by strength.",
            )
        else:
            self.title = translate("DrawMethod", "By ha&nd")
            self.decision = translate("DrawMethod", "Take the numbers drawn in the hall?")
            told = (
                translate(
                    "DrawMethod", "Type the number each team drew in the hall; Enter goes down."
                )
                if self._is_of_teams
                else translate(
                    "DrawMethod", "Type the number each player drew in the hall; Enter goes down."
                )
            )
        self._told.setText(told)

    def show_players(self, players: Sequence[Player]) -> None:
        self._players = tuple(players)
        self._numbers.show_players(players)
        self._count()

    def check(self) -> None:
        try:
            draw_by_hand(self._numbers.numbers, self._players)
        except RuleError:
            self._numbers.select_problem()
            raise

    def draw(self, open_event: OpenEvent, seed: str) -> bool:  # noqa: ARG002
        return open_event.do(number_by_hand, numbers=self._numbers.numbers)

    def _count(self) -> None:
        text = translate("DrawMethod", "Numbers typed: {typed} of {players}")
        self._typed.setText(
            text.format(typed=len(self._numbers.numbers), players=len(self._players))
        )


def who_draws(*, is_of_teams: bool) -> str:
    """Return the head of a column of those who have numbers."""
    if is_of_teams:
        return translate("DrawMethod", "Team")
    return translate("DrawMethod", "Player")


def _wrapped(text: str) -> QLabel:
    told = words(text, wraps=True)
    told.setMaximumWidth(px(_WORDS_WIDTH))
    return told
