"""The command that says why one player stands above another, and what their values are made of."""

from argparse import Namespace

from arbiter_app.cli.console import Exit, aligned, say
from arbiter_app.cli.reading.sources import place_of_file
from arbiter_app.domain.table.why import inquiry, order_of
from arbiter_app.i18n import catalogue
from arbiter_app.wording.sports import in_words_of, sport_of
from arbiter_app.wording.terms.table import tie_breaks
from arbiter_app.wording.why.order import neighbours, sentence
from arbiter_app.wording.why.worked_values import ValueInWords, values_in_words


def why(arguments: Namespace) -> Exit:
    """Print the sentence about two players, then the parts of the values that it compares."""
    if arguments.first == arguments.second:
        arguments.refuse("A and B are the same player")
    here = place_of_file(arguments)
    asked = inquiry(here.competition, here.event.contestants)
    texts = in_words_of(catalogue(arguments.lang), sport_of(here.event))
    first = asked.numbered(arguments.first)
    if arguments.second is None:
        pair = neighbours(asked, first)
    else:
        pair = first, asked.numbered(arguments.second)
    said = [tie_breaks.edition_of(texts, here.competition.settings)]
    code = arguments.criterion
    if pair:
        order = order_of(asked, *pair)
        said.append(sentence(texts, asked, order))
        pair = order.upper.player, order.lower.player
        code = code or order.deciding_code
    if code:
        said += map(_listed, values_in_words(texts, asked, code, pair or (first,)))
    say("\n\n".join(said))
    return Exit.DONE


def _listed(told: ValueInWords) -> str:
    rows = [[line.head, line.words, line.value] for line in told.lines]
    lines = aligned(rows, frozenset({2})) if rows else []
    return "\n".join(filter(None, [told.title, told.rule, *lines, told.result]))
