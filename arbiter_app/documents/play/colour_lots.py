"""The protocol of the lots of a stage: who plays, who has White, what was bid for Black, who won
by lot.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime

from arbiter_app.documents.draw.repeat import lots_in_words
from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import frame
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Orientation,
    Paragraph,
    Report,
    Signature,
    Table,
    WritingLine,
)
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.match_decisions import DecisionKind, MatchDecision
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.pairing.knockout import (
    Knockout,
    KnockoutMatch,
    drawn_knockout,
    match_rules,
)
from arbiter_app.domain.pairing.match import Due
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import knockouts, play_offs
from arbiter_app.wording.terms.registration import people

FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("filled", QT_TRANSLATE_NOOP("Option", "of the lots that were drawn")),
        Choice("blank", QT_TRANSLATE_NOOP("Option", "blank, to write on")),
    ),
)

DRAWN = (
    DecisionKind.ENTRY,
    DecisionKind.COLOURS,
    DecisionKind.BID,
    DecisionKind.LOT,
    DecisionKind.PLACE,
)
"""What a lot decides, or may decide."""
_WITNESSES = 2
_LINES_OF_BLANK = 6


def colour_lots(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the protocol of a stage, with the way to draw its lots again."""
    stands = drawn_knockout(here.competition)
    if options[FORM.name] == "blank":
        blocks = tuple(_blank(here, catalogue, stands))
    else:
        blocks = tuple(_filled(here, catalogue, stands))
    witness = catalogue.translate("Paper", "Witness")
    body = frame.Body(
        document="colour-lots",
        title=catalogue.translate("Paper", "Protocol of lots and colours"),
        blocks=blocks,
        orientation=Orientation.PORTRAIT,
        ranked=False,
        signatures=(
            *frame.usual_signatures(here.event, catalogue),
            *(Signature(witness, "") for _ in range(_WITNESSES)),
        ),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _filled(here: InHand, catalogue: Catalogue, stands: Knockout | None) -> Iterator[Block]:
    decisions = [each for each in here.competition.decisions if each.kind in DRAWN]
    if not decisions:
        yield Paragraph(catalogue.translate("Paper", "No lots have been drawn."))
        return
    yield Table(
        columns=(
            Column(catalogue.translate("Column", "Drawn"), ColumnKind.NUMBER, Align.CENTRE),
            Column(catalogue.translate("Column", "Match")),
            Column(catalogue.translate("Column", "Between")),
            Column(catalogue.translate("Column", "Outcome")),
            Column(catalogue.translate("Column", "By")),
        ),
        rows=tuple(_row(here, catalogue, stands, each) for each in decisions),
    )
    yield from _how_to_repeat(here, catalogue, decisions)


def _row(
    here: InHand, catalogue: Catalogue, stands: Knockout | None, decision: MatchDecision
) -> tuple[Cell, ...]:
    match = stands.matches.get(decision.match) if stands and decision.match else None
    other = _other_bid(here, decision)
    return (
        Cell(numbers.date_and_time(catalogue, decision.at).replace(", ", "\n")),
        Cell(_which(here, catalogue, stands, match, decision)),
        Cell(
            play_offs.names(catalogue, here.event, match.state.pair)
            if match and match.state
            else ""
        ),
        Cell(_outcome(here, catalogue, decision, other), strong=True),
        Cell(_by(catalogue, decision, other)),
    )


def _which(
    here: InHand,
    catalogue: Catalogue,
    stands: Knockout | None,
    match: KnockoutMatch | None,
    decision: MatchDecision,
) -> str:
    """Return the match with the games that the lot is about."""
    if decision.kind is DecisionKind.ENTRY:
        return catalogue.translate("Paper", "Who plays in the play-off")
    if decision.kind is DecisionKind.PLACE:
        return catalogue.translate("Paper", "Places of the table")
    if stands is None or match is None:
        return catalogue.translate("Paper", "Order of the play-off")
    name = knockouts.match_name(catalogue, stands.bracket, match.id)
    rules = match_rules(here.competition.settings.knockout, match.node)
    if decision.step is None or decision.step >= len(rules.steps) or len(rules.steps) == 1:
        return name
    pattern = catalogue.translate("Paper", "{match}, {step}")
    step = knockouts.step_name(catalogue, rules, decision.step, of_teams=here.is_of_teams)
    return pattern.format(match=name, step=step)


def _other_bid(here: InHand, decision: MatchDecision) -> MatchDecision | None:
    """Return what the opponent of the one who has Black has bid."""
    asked = DecisionKind.OTHER_BID, decision.match, decision.step
    if decision.kind is DecisionKind.BID:
        for each in here.competition.decisions:
            if (each.kind, each.match, each.step) == asked:
                return each
    return None


def _outcome(
    here: InHand, catalogue: Catalogue, decision: MatchDecision, other: MatchDecision | None
) -> str:
    if decision.player is None:
        return ""
    match decision.kind:
        case DecisionKind.COLOURS:
            pattern = catalogue.translate("Paper", "White: {player}")
        case DecisionKind.BID if other is not None and other.player is not None:
            pattern = catalogue.translate(
                "Paper", "Black: {player}, who bid {value}; {other} bid {more}"
            )
            return pattern.format(
                player=_who(here, catalogue, decision),
                value=decision.value,
                other=_who(here, catalogue, other),
                more=other.value,
            )
        case DecisionKind.BID:
            pattern = catalogue.translate("Paper", "Black: {player}, who bid {value}")
        case DecisionKind.ENTRY:
            pattern = _entry(here, catalogue, decision.player)
        case _ if decision.match is None:
            pattern = catalogue.translate("Paper", "lot {value}: {player}")
        case _:
            pattern = catalogue.translate("Paper", "winner: {player}")
    return pattern.format(player=_who(here, catalogue, decision), value=decision.value)


def _who(here: InHand, catalogue: Catalogue, decision: MatchDecision) -> str:
    """Return the name of whom a lot fell on, as it was then."""
    assert decision.player is not None, "it fell on somebody"
    return decision.person or people.name(catalogue, here.event.contestants[decision.player])


def _entry(here: InHand, catalogue: Catalogue, player: PlayerId) -> str:
    """Return how the lot of a player is said: until the step begins, it stands with what came
    before.
    """
    step = here.competition
    if step.play_off is None or not step.players:
        return catalogue.translate("Paper", "lot {value}: {player}")
    if player in step.players:
        return catalogue.translate("Paper", "lot {value}: {player}, plays")
    return catalogue.translate("Paper", "lot {value}: {player}, does not play")


def _by(catalogue: Catalogue, decision: MatchDecision, other: MatchDecision | None) -> str:
    if decision.seed:
        pattern = catalogue.translate("Paper", "lot, seed {seed}")
        return pattern.format(seed=decision.seed)
    is_equal = other is not None and other.value == decision.value
    if decision.kind is DecisionKind.BID and not is_equal:
        return catalogue.translate("Paper", "the lower bid")
    if decision.reason:
        pattern = catalogue.translate("Paper", "drawn in the hall, witnesses: {witnesses}")
        return pattern.format(witnesses=decision.reason)
    return catalogue.translate("Paper", "drawn in the hall")


def _how_to_repeat(
    here: InHand, catalogue: Catalogue, decisions: Sequence[MatchDecision]
) -> Iterator[Paragraph]:
    """Yield how anybody can draw the lots with a seed again."""
    drawn = [each for each in decisions if each.seed]
    if any(each.match for each in drawn) and here.is_of_teams:
        yield Paragraph(
            catalogue.translate(
                "Paper",
                "To repeat: for the lines with one seed, from the top, a lot below 2 is drawn"
                " each; 0 is the team with the lower number: it is named first in the match, or has"
                " won.",
            )
        )
    elif any(each.match for each in drawn):
        yield Paragraph(
            catalogue.translate(
                "Paper",
                "To repeat: for the lines with one seed, from the top, a lot below 2 is drawn"
                " each; 0 is the player with the lower number, who is named first: that player"
                " has White, with equal bids Black, or has won.",
            )
        )
    if any(each.kind is DecisionKind.ENTRY for each in drawn):
        yield Paragraph(
            catalogue.translate(
                "Paper",
                "To repeat who plays: those whom the tie-breaks left level, in the order of the"
                " table, are shuffled with the seed; the first of them play.",
            )
        )
    if any(each.kind is DecisionKind.LOT and each.match is None for each in drawn):
        yield Paragraph(
            catalogue.translate(
                "Paper",
                "To repeat the order of the play-off: its players who were level, in the order of"
                " the table, are shuffled with the seed.",
            )
        )
    if drawn:
        yield Paragraph(lots_in_words(catalogue))


def _blank(here: InHand, catalogue: Catalogue, stands: Knockout | None) -> Iterator[Block]:
    """Yield a form, with the matches whose colours are due; only people bid for an armageddon."""
    waiting = {
        match.id: match.state
        for match in (stands.due if stands else ())
        if match.state is not None and match.state.due in (Due.COLOURS, Due.BIDS, Due.LOT)
    }
    rows = [
        (
            Cell(knockouts.match_name(catalogue, stands.bracket, match)),
            Cell(play_offs.names(catalogue, here.event, state.pair)),
        )
        for match, state in waiting.items()
        if stands is not None
    ]
    rows += [(Cell(), Cell())] * (_LINES_OF_BLANK - len(rows))
    bids = (catalogue.translate("Column", "Bid"), catalogue.translate("Column", "Time"))
    room = tuple(
        Column(title, ColumnKind.WRITING)
        for title in (
            catalogue.translate("Column", "White"),
            *(() if here.is_of_teams else bids),
            catalogue.translate("Column", "Signatures"),
        )
    )
    yield WritingLine(
        (catalogue.translate("Paper", "Date"), catalogue.translate("Paper", "begun at"))
    )
    yield Table(
        columns=(
            Column(catalogue.translate("Column", "Match"), room=14),
            Column(catalogue.translate("Column", "Between"), room=24),
            *room,
        ),
        rows=tuple((*row, *(Cell(),) * len(room)) for row in rows),
    )
