"""What was played in the tournaments of an event: in their last rounds, or on the last days."""

from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import frame
from arbiter_app.documents.play.round_protocol import ROUND
from arbiter_app.documents.report import Report, SheetKind
from arbiter_app.documents.whole.all_pairings import boards_of_all
from arbiter_app.documents.whole.rounds_of_all import (
    left_out,
    rounds_of_number,
    rounds_played,
    which_rounds,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

SPAN = ChoiceOption(
    "span",
    QT_TRANSLATE_NOOP("Option", "Of"),
    (
        Choice("round", QT_TRANSLATE_NOOP("Option", "a round")),
        Choice("day", QT_TRANSLATE_NOOP("Option", "the day of the round")),
    ),
)


def all_results(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the results of the rounds of a number, or of the last ones with results; of the whole
    day of each, if that is chosen.

    Raises RuleError("document.no-round-to-play").
    """
    number = options[ROUND.name]
    rounds = (
        rounds_of_number(here.event, number)
        if isinstance(number, int)
        else rounds_played(here.event)
    )
    if options[SPAN.name] == "day":
        rounds = tuple(each for last in rounds for each in last.of_day)
    if not rounds:
        raise RuleError("document.no-round-to-play")
    title, _ = which_rounds(catalogue, rounds)
    results = catalogue.translate("Paper", "Results")
    body = frame.Body(
        document="all-results",
        title=title or results,
        subtitle=results if title else "",
        blocks=(
            *boards_of_all(catalogue, rounds, told=not title),
            *left_out(here.event, catalogue, rounds),
        ),
        kind=SheetKind.POSTED,
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)
