"""Why a round of a Swiss is paired as it is, board by board."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.play.by_hand import by_hand_notes
from arbiter_app.documents.play.round_protocol import ROUND, chosen_round, titled_round
from arbiter_app.documents.report import Block, Cell, Column, Paragraph, Report, Table
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.dutch.why import ExplainedRound
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.why.pairing import (
    Words,
    bye_sentence,
    colour_sentence,
    float_sentence,
    pair_sentence,
)


def why_pairs(here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return the reasons of a round: what its system made, whatever was changed by hand since.

    Raises RuleError("pairing.not-swiss"), ("round.empty"), ("stage.no-such-round") and those of
    `swiss_position`.
    """
    competition = here.competition
    if not competition.traits.follows_results:
        raise RuleError("pairing.not-swiss")
    if competition.settings.is_only_read:
        raise RuleError("pairing.other-system", system=competition.settings.swiss.system.value)
    round_ = chosen_round(here, options[ROUND.name])
    if not round_.games:
        raise RuleError("round.empty", round=round_.number)
    numbered = competition.as_numbered_in(round_.number)
    words = Words(
        catalogue=catalogue,
        competition=numbered,
        explained=ExplainedRound(swiss_position(competition, round_.number)),
        names=names_of(catalogue, numbered, here.event.contestants),
    )
    body = frame.Body(
        document="why-pairs",
        title=catalogue.translate("Paper", "Why these pairs"),
        subtitle=titled_round(here, catalogue, round_),
        blocks=(
            _boards(words, round_),
            *_bye(words),
            *by_hand_notes(here, catalogue, round_),
        ),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _boards(words: Words, round_: RoundOfPlay) -> Table:
    translate = words.catalogue.translate
    return Table(
        columns=(
            columns.board(words.catalogue),
            columns.white(words.catalogue),
            columns.black(words.catalogue),
            Column(translate("Column", "Why"), room=40),
        ),
        rows=tuple(_row(words, game) for game in round_.games),
    )


def _row(words: Words, game: Game) -> tuple[Cell, ...]:
    numbers = words.competition.numbers
    white, black = numbers[game.white], numbers[game.black]
    return (
        Cell(str(game.board), strong=True),
        Cell(words.name(white)),
        Cell(words.name(black)),
        Cell(" ".join(_reasons(words, white, black))),
    )


def _reasons(words: Words, white: PairingNumber, black: PairingNumber) -> Iterator[str]:
    """Yield the sentences about a pair, as the system made it."""
    explained = words.explained
    higher = min(white, black, key=explained.index)
    if explained.mate[explained.index(white)] != explained.index(black):
        yield words.catalogue.translate("Paper", "Paired by hand.")
        return
    found = (
        pair_sentence(words, higher),
        float_sentence(words, higher),
        colour_sentence(words, higher),
    )
    yield from (each for each in found if each is not None)


def _bye(words: Words) -> Iterator[Block]:
    if (sentence := bye_sentence(words)) is not None:
        yield Paragraph(sentence)
