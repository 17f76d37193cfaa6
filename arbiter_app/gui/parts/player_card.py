"""The card of a player: all rounds, opened by one key wherever players are listed."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPushButton

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.destinations import ShowPaper
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import PageAct, act, act_button, none_chosen
from arbiter_app.gui.base.rows_model import CENTRE, LEFT, RIGHT, Column, RowsModel
from arbiter_app.gui.look.layouts import form
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people

if TYPE_CHECKING:  # pages that offer cards open without what only a card needs
    from arbiter_app.domain.table.player_card import PlayerCard
    from arbiter_app.domain.table.why import Inquiry
    from arbiter_app.wording.terms.play.player_cards import CardColumn, RoundInWords

_SIZE = (760, 560)
"""In pixels beside usual letters."""
_ALIGNED = {"opponent": LEFT, "remark": LEFT, "number": RIGHT, "rating": RIGHT, "board": RIGHT}


def card_act(
    page: Page, selected: Callable[[], PlayerId | None], *, lists_people: bool = False
) -> PageAct:
    """Return the act of a page that opens the card of the row in hand; a page that lists people
    whatever is played speaks of players.
    """
    of_player = translate("PlayerCard", "P&layer’s card")
    texts = of_player, of_player if lists_people else translate("PlayerCard", "Team’s &card")
    return _card_act(page, texts, selected, Key.PLAYER_CARD)


def cards_of_board(page: Page, selected: Callable[[], Game | None]) -> tuple[PageAct, PageAct]:
    """Return the acts of a page that open the cards of White and of Black at the board in hand."""

    def player(colour: Colour) -> PlayerId | None:
        game = selected()
        return None if game is None else game.player(colour)

    whites = (
        translate("PlayerCard", "Card of White"),
        translate("PlayerCard", "Card of the first team"),
    )
    blacks = (
        translate("PlayerCard", "Card of Blac&k"),
        translate("PlayerCard", "Card of the other team"),
    )
    return (
        _card_act(page, whites, lambda: player(Colour.WHITE), Key.PLAYER_CARD),
        _card_act(page, blacks, lambda: player(Colour.BLACK), Key.OTHER_CARD),
    )


def _card_act(
    page: Page, texts: tuple[str, str], selected: Callable[[], PlayerId | None], key: Key
) -> PageAct:
    def show() -> None:
        player = selected()
        here = page.open_event.in_hand
        if why_not := why_no_card(here.competition, player):
            action.refused.emit(why_not)
        elif player is not None:
            PlayerCardDialog(page, here, player).exec()

    action = act(page, "", show, key)
    _Name(action, page.open_event, texts)
    return action


class _Name(QObject):
    """Calls an act by the first text where people play, by the other where teams do."""

    def __init__(self, action: PageAct, open_event: OpenEvent, texts: tuple[str, str]) -> None:
        super().__init__(action)
        self._action, self._open_event, self._texts = action, open_event, texts
        open_event.stage_chosen.connect(self._say)
        open_event.changed.connect(self._say)
        self._say()

    def _say(self) -> None:
        self._action.setText(self._texts[self._open_event.in_hand.is_of_teams])


def why_no_card(competition: Competition, player: PlayerId | None) -> str:
    """Return why there is no card; "" where there is one."""
    if player is None:
        return none_chosen()
    if competition.traits.has_sheets:
        return translate("PlayerCard", "Solvers have no cards: there is the table by rounds.")
    if not competition.traits.ranks_by_points:
        return translate("PlayerCard", "Matches have no cards: there is the bracket.")
    if player not in competition.numbers:
        return error_sentence(RuleError("why.not-drawn"))
    return ""


class PlayerCardDialog(Dialog):
    """One player; Ctrl+PgUp and Ctrl+PgDn go through all of them in the order of the table."""

    def __init__(self, page: Page, here: InHand, player: PlayerId) -> None:
        super().__init__(page, translate("PlayerCard", "Player’s card"))
        from arbiter_app.domain.hall.shown import as_in_hall

        here = replace(here, event=as_in_hall(here.event))
        self._page, self._here = page, here
        from arbiter_app.domain.table.why import inquiry

        self._asked: Inquiry = inquiry(here.competition, here.event.contestants)
        self._order = [row.player for row in self._asked.table.rows]
        self._at = self._order.index(player)
        self._who = words()
        self._table = _rounds_table()
        self._summary = form(down=Room.TIGHT)
        self._back = act(
            self, translate("PlayerCard", "&Above"), lambda: self._turn(-1), Key.PREVIOUS
        )
        self._on = act(self, translate("PlayerCard", "&Below"), lambda: self._turn(1), Key.NEXT)
        self._print = act(self, translate("PlayerCard", "Pr&int…"), self._ask_for_paper, Key.PRINT)
        side: tuple[QPushButton, ...] = tuple(
            act_button(each) for each in (self._back, self._on, self._print)
        )
        self.resize(*map(px, _SIZE))
        self.lay_out(self._who, self._table, self._summary, side=side)
        self._show()
        self._table.setFocus()

    @property
    def _card(self) -> "PlayerCard":
        from arbiter_app.domain.table.player_card import player_cards

        (card,) = player_cards(self._asked, [self._order[self._at]])
        return card

    def _show(self) -> None:
        from arbiter_app.wording.terms.play import player_cards as in_words

        card, catalogue, here = self._card, window_catalogue(), self._here
        player = here.event.contestants[card.player]
        number = here.competition.numbers[card.player]
        title = translate("PlayerCard", "{number}. {name}")
        self.entitle(title.format(number=number, name=people.name(catalogue, player)))
        known = (
            people.title_and_rank(catalogue, player),
            str(here.competition.rated(player).rating or ""),
            player.region or "",
            player.club or "",
            people.left(catalogue, here.tournament.status(player.id)),
        )
        self._who.setText(" · ".join(filter(None, known)))
        lines = [
            line for line in in_words.rounds(catalogue, here, card) if line.opponent or line.total
        ]
        self._table.set_rows(lines, _columns(lines))
        while self._summary.rowCount():
            self._summary.removeRow(0)
        for name, text in in_words.summary(catalogue, here, card, self._asked.table.tie_breaks):
            self._summary.addRow(Label(name), Label(text, wraps=True))
        first = translate("PlayerCard", "This is the first player of the table.")
        last = translate("PlayerCard", "This is the last player of the table.")
        self._back.offer("" if self._at > 0 else first)
        self._on.offer("" if self._at < len(self._order) - 1 else last)

    def _turn(self, by: int) -> None:
        self._at += by
        self._show()

    def _ask_for_paper(self) -> None:
        """Show the paper that says the same, ready to be printed."""
        number = self._here.competition.numbers[self._order[self._at]]
        self.reject()
        paper = ("team-cards", "teams") if self._here.is_of_teams else ("player-card", "players")
        document, option = paper
        self._page.go_to(ShowPaper(document, {option: str(number)}))


def _rounds_table() -> "Table[RoundInWords]":
    model: RowsModel[RoundInWords] = RowsModel([], lambda line: line.round)
    return Table(model, name=translate("PlayerCard", "Rounds"))


def _columns(lines: "Sequence[RoundInWords]") -> "list[Column[RoundInWords]]":
    from arbiter_app.wording.terms.play import player_cards as in_words

    """Return the columns in which something stands."""
    return [
        _column(each)
        for each in in_words.COLUMNS
        if each.field in ("round", "opponent") or any(getattr(line, each.field) for line in lines)
    ]


def _column(each: "CardColumn") -> "Column[RoundInWords]":
    return Column(
        title=translate("PlayerCard", each.title),
        text=lambda line: str(getattr(line, each.field)),
        align=_ALIGNED.get(each.field, CENTRE),
        is_bold=each.field == "result",
        is_second=each.field not in ("opponent", "result", "total"),
        takes_rest=each.field == "opponent",
    )
