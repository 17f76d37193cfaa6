"""The protocol of the draw: how the numbers were drawn, step by step, and what that proves."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from arbiter_app.documents.draw.groups import groups_drawn
from arbiter_app.documents.draw.order import order_table
from arbiter_app.documents.draw.plan import BY, draw_plan
from arbiter_app.documents.draw.proof import proof
from arbiter_app.documents.draw.repeat import how_to_repeat
from arbiter_app.documents.draw.steps import mis_draw_table, step_table
from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import frame, numbering
from arbiter_app.documents.report import (
    Block,
    Facts,
    Orientation,
    Paragraph,
    Report,
    Signature,
    WritingLine,
)
from arbiter_app.domain.drawing.ceremony import turn
from arbiter_app.domain.drawing.varma import has_two_printings
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.play.numbering import (
    Ceremony,
    Draw,
    DrawMethod,
    VarmaVariant,
)
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import draws
from arbiter_app.wording.terms.registration import contingents

FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("filled", QT_TRANSLATE_NOOP("Option", "of the draw that was held")),
        Choice("blank", QT_TRANSLATE_NOOP("Option", "blank, to write on")),
    ),
)

_WITNESSES_ON_BLANK = 2
_NOBODY_NAMED = ("",)
"""A line for a witness who signs without having been named before."""
_FEW_PLAYERS = 12
"""Up to so many the steps of their draw go onto one page."""
_MOST_ROUNDS_ACROSS = 25
"""As many rounds of the proof as stand side by side on an upright page."""


def draw_protocol(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the protocol, a blank one from the order of drawing.

    Raises RuleError("document.needs-draw") for a filled one before anybody has drawn.
    """
    ceremony, draw = here.tournament.ceremony, here.competition.draw
    witnesses: Sequence[str]
    if options[FORM.name] == "blank":
        blocks = tuple(_blank(here, catalogue, options))
        witnesses = ("",) * _WITNESSES_ON_BLANK
    elif ceremony is None and draw is None:
        raise RuleError("document.needs-draw", document="draw-protocol")
    else:
        by = ContingentKey(str(options[BY.name]))
        blocks = tuple(_filled(here, catalogue, ceremony, draw, by))
        witnesses = (ceremony.witnesses or _NOBODY_NAMED) if ceremony else ()
    witness = catalogue.translate("Paper", "Witness")
    body = frame.Body(
        document="draw-protocol",
        title=catalogue.translate("Paper", "Protocol of the draw of numbers"),
        blocks=blocks,
        orientation=Orientation.PORTRAIT
        if here.competition.announced_rounds <= _MOST_ROUNDS_ACROSS
        else Orientation.EITHER,
        undivided=len(here.entries) <= _FEW_PLAYERS,
        ranked=False,
        signatures=(
            *frame.usual_signatures(here.event, catalogue),
            *(Signature(witness, name) for name in witnesses),
        ),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _blank(here: InHand, catalogue: Catalogue, options: Options) -> Iterator[Block]:
    plan = draw_plan(here, options)
    restricted = plan.method is DrawMethod.VARMA
    yield Facts(((catalogue.translate("Paper", "Draw"), _method(here, catalogue, plan.method)),))
    yield WritingLine(
        (
            catalogue.translate("Paper", "Date"),
            catalogue.translate("Paper", "begun at"),
            catalogue.translate("Paper", "ended at"),
        )
    )
    envelope = (catalogue.translate("Column", "Envelope"),) if restricted else ()
    to_write = (
        *envelope,
        catalogue.translate("Column", "Number"),
        catalogue.translate("Column", "Time"),
        catalogue.translate("Column", "Signature"),
    )
    yield order_table(here.event, catalogue, plan, to_write)
    yield WritingLine((catalogue.translate("Paper", "Mis-draws, refusals, substitutions"),))
    yield WritingLine(("",))


def _filled(
    here: InHand,
    catalogue: Catalogue,
    ceremony: Ceremony | None,
    draw: Draw | None,
    by: ContingentKey,
) -> Iterator[Block]:
    yield Facts((*_facts(here, catalogue, ceremony, draw), *numbering.facts(here, catalogue)))
    if ceremony is not None and turn(ceremony) is not None:
        unfinished = catalogue.translate("Paper", "The draw is not over yet.")
        yield Paragraph(unfinished, strong=True)
    if draw is not None or (ceremony is not None and ceremony.steps):
        yield step_table(here.event, catalogue, ceremony, draw)
    if ceremony is not None and ceremony.mis_draws:
        yield Paragraph(catalogue.translate("Paper", "Mis-draws taken back"), strong=True)
        yield mis_draw_table(here.event, catalogue, ceremony.mis_draws)
    if draw is not None:
        yield from groups_drawn(here, catalogue)
        yield from proof(here, catalogue, draw.contingents_by or by)
    yield from how_to_repeat(catalogue, ceremony, draw)


def _method(here: InHand, catalogue: Catalogue, method: DrawMethod) -> str:
    return draws.method(catalogue, method, of_teams=here.is_of_teams)


def _facts(
    here: InHand, catalogue: Catalogue, ceremony: Ceremony | None, draw: Draw | None
) -> Iterator[tuple[str, str]]:
    held = ceremony or draw
    assert held is not None
    yield catalogue.translate("Paper", "Draw"), _method(here, catalogue, held.method)
    if ceremony is not None:
        yield catalogue.translate("Paper", "Envelopes"), draws.mode(catalogue, ceremony.mode)
        yield catalogue.translate("Paper", "Held"), _held(catalogue, ceremony)
    if held.contingents_by is not None:
        key = contingents.contingents_by(catalogue, held.contingents_by)
        yield catalogue.translate("Paper", "Contingents by"), key
    players = _players(ceremony, draw)
    if held.varma_variant is not None and has_two_printings(players):
        yield (
            catalogue.translate("Paper", "Row of the table"),
            _printing(catalogue, held.varma_variant, players),
        )
    if ceremony is not None and ceremony.way_out:
        yield catalogue.translate("Paper", "Contingents that do not fit"), ceremony.way_out
    if held.seed:
        yield catalogue.translate("Paper", "Seed"), held.seed


def _players(ceremony: Ceremony | None, draw: Draw | None) -> int:
    if ceremony is not None:
        return ceremony.players
    return len(draw.drawn) if draw else 0


def _held(catalogue: Catalogue, ceremony: Ceremony) -> str:
    begun = numbers.date_and_time(catalogue, ceremony.begun_at)
    if not ceremony.steps or turn(ceremony) is not None:
        return begun
    pattern = catalogue.translate("Paper", "{begun}, over at {ended}")
    ended = numbers.time_text(catalogue, ceremony.steps[-1].at)
    return pattern.format(begun=begun, ended=ended)


def _printing(catalogue: Catalogue, variant: VarmaVariant, players: int) -> str:
    """Return the printing that was used, and what the choice between the two is about."""
    if players % 2:
        why = catalogue.translate(
            "Paper",
            "without a number 12 both printings keep the players of an envelope apart in the last"
            " three rounds",
        )
    elif variant is VarmaVariant.CORRECTED:
        why = catalogue.translate(
            "Paper",
            "with the row in force 6 and 12 of one envelope would meet in the last round; this one"
            " keeps all players of an envelope apart in the last three",
        )
    else:
        why = catalogue.translate(
            "Paper",
            "with this row 6 and 12 of one envelope meet in the last round; the older printing"
            " (C.06) would keep them apart",
        )
    pattern = catalogue.translate("Paper", "{printing}: {why}")
    return pattern.format(printing=draws.variant(catalogue, variant), why=why)
