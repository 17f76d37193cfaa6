"""Cards of players: all rounds of one or of several, as many on a page as there is room for."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import frame, rating_sources
from arbiter_app.documents.parts.chosen_players import PLAYERS
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Grid,
    Orientation,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.documents.table import swiss_rounds
from arbiter_app.documents.table.choices import looked_at
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.player_card import CardRound, PlayerCard, player_cards
from arbiter_app.domain.table.why import inquiry
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.play import player_cards as in_words
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import table_state

_WORDS = ("opponent", "remark")
_SELDOM = ("rating", "floated", "remark")
"""What takes room from names where it says nothing."""
_RIGHT = ("round", "board", "number", "rating")
_ON_ONE_PAGE = 30
"""Rounds that have room on a page; the table of more goes on, with the name repeated."""


def player_card(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the cards of the players whose numbers were chosen, of all where none were.

    Raises RuleError("table.no-rounds") where matches or stages decide the places, as `after_round`,
    and ("why.no-such-number").
    """
    if not here.competition.traits.ranks_by_points:
        raise RuleError("table.no-rounds")
    here = looked_at(here, options)
    competition = here.competition
    asked = inquiry(competition, here.event.contestants)
    chosen = options[PLAYERS.name]
    listed = PLAYERS.numbers(chosen) if isinstance(chosen, str) else competition.numbers.values()
    told = len(swiss_rounds.shown(competition))
    cards = [
        replace(card, rounds=tuple(_told(card.rounds, told)))
        for card in player_cards(asked, [asked.numbered(number) for number in listed])
    ]
    codes = asked.table.tie_breaks
    body = frame.Body(
        document="player-card",
        title=catalogue.translate("Paper", "Card of the player")
        if len(cards) == 1
        else catalogue.translate("Paper", "Cards of the players"),
        subtitle=table_state.subtitle(competition, here.event.contestants, asked.table, catalogue),
        blocks=tuple(block for card in cards for block in _card(here, catalogue, card, codes)),
        orientation=Orientation.PORTRAIT,
        ratings=rating_sources.lists_of_strength(here),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _told(rounds: Sequence[CardRound], last: int) -> Iterator[CardRound]:
    """Yield the rounds that a paper may tell of, and byes that were asked for ahead; a draft is
    nobody's business.
    """
    for each in rounds:
        is_asked = each.is_asked and each.mark is not Mark.PAIRING_BYE
        if each.round <= last or is_asked:
            yield each


def _card(
    here: InHand, catalogue: Catalogue, card: PlayerCard, codes: Sequence[str]
) -> Iterator[Block]:
    pattern = catalogue.translate("Paper", "{what}: {value}")
    summary = in_words.summary(catalogue, here, card, codes)
    who, rounds = _who(here, catalogue, card.player), _rounds(here, catalogue, card)
    about = Paragraph(". ".join(pattern.format(what=what, value=text) for what, text in summary))
    if len(rounds.rows) > _ON_ONE_PAGE:
        yield replace(rounds, title=who)
        yield about
        return
    yield Paragraph(who, strong=True)
    yield about
    yield Grid((rounds,))


def _who(here: InHand, catalogue: Catalogue, id: PlayerId) -> str:
    player = here.event.contestants[id]
    known = (
        people.name(catalogue, player),
        people.title_and_rank(catalogue, player),
        str(here.competition.rated(player).rating or ""),
        player.region or "",
        player.club or "",
        people.left(catalogue, here.tournament.status(id)),
    )
    number = here.competition.numbers[id]
    return f"{number}. {', '.join(filter(None, known))}"


def _rounds(here: InHand, catalogue: Catalogue, card: PlayerCard) -> Table:
    lines = in_words.rounds(catalogue, here, card)
    shown = [
        each
        for each in in_words.COLUMNS
        if each.field not in _SELDOM or any(getattr(line, each.field) for line in lines)
    ]
    return Table(
        columns=tuple(
            Column(
                catalogue.translate("PlayerCard", each.title),
                ColumnKind.TEXT if each.field in _WORDS else ColumnKind.NUMBER,
                _align(each.field),
            )
            for each in shown
        ),
        rows=tuple(
            tuple(
                Cell(str(getattr(line, each.field)), strong=each.field == "result")
                for each in shown
            )
            for line in lines
        ),
    )


def _align(field: str) -> Align:
    if field in _WORDS:
        return Align.LEFT
    return Align.RIGHT if field in _RIGHT else Align.CENTRE
