"""Why a round of a Swiss is paired as it is, board by board."""

from collections.abc import Iterator, Mapping
from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.play.by_hand import notes_of_pairs
from arbiter_app.documents.play.round_protocol import ROUND, chosen_round, titled_round
from arbiter_app.documents.report import Block, Cell, Column, Paragraph, Report, Table
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.ids import PairingNumber, ParticipantId
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.why.pairing import Reasons, reasons_of

Numbers = Mapping[ParticipantId, PairingNumber]


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
    reasons = reasons_of(
        catalogue,
        numbered,
        swiss_position(competition, round_.number),
        names_of(catalogue, numbered, here.event.contestants),
    )
    body = frame.Body(
        document="why-pairs",
        title=catalogue.translate("Paper", "Why these pairs"),
        subtitle=titled_round(here, catalogue, round_),
        blocks=(
            _boards(catalogue, numbered.numbers, reasons, round_),
            *_bye(reasons),
            *notes_of_pairs(here, catalogue, round_),
        ),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _boards(catalogue: Catalogue, numbers: Numbers, reasons: Reasons, round_: RoundOfPlay) -> Table:
    translate = catalogue.translate
    return Table(
        columns=(
            columns.board(catalogue),
            columns.white(catalogue),
            columns.black(catalogue),
            Column(translate("Column", "Why"), room=40),
        ),
        rows=tuple(_row(catalogue, numbers, reasons, game) for game in round_.games),
    )


def _row(catalogue: Catalogue, numbers: Numbers, reasons: Reasons, game: Game) -> tuple[Cell, ...]:
    white, black = numbers[game.white], numbers[game.black]
    return (
        Cell(str(game.board), strong=True),
        Cell(reasons.names[white]),
        Cell(reasons.names[black]),
        Cell(" ".join(_told(catalogue, reasons, white, black))),
    )


def _told(
    catalogue: Catalogue, reasons: Reasons, white: PairingNumber, black: PairingNumber
) -> Iterator[str]:
    """Yield the sentences about a pair, as the system made it."""
    if reasons.explained.opponent(white) != black:
        yield catalogue.translate("Paper", "Paired by hand.")
        return
    yield from reasons.of_pair(white, black).values()


def _bye(reasons: Reasons) -> Iterator[Block]:
    if (sentence := reasons.bye()) is not None:
        yield Paragraph(sentence)
