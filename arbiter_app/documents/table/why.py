"""Why players stand in this order, to be posted or handed to who asks."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from itertools import pairwise

from arbiter_app.documents.options import CriterionOption, Options, PlayerOption
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
    Table,
)
from arbiter_app.documents.table.choices import looked_at
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.why import Inquiry, Order, inquiry, order_of
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.table import table_state
from arbiter_app.wording.terms.table.standings import place_text
from arbiter_app.wording.why.order import name_of, neighbours, sentence
from arbiter_app.wording.why.worked_values import ValueInWords, values_in_words

FIRST = PlayerOption(
    "first",
    QT_TRANSLATE_NOOP("Option", "Player"),
    QT_TRANSLATE_NOOP("Option", "all, in the order of the table"),
)
SECOND = PlayerOption(
    "second",
    QT_TRANSLATE_NOOP("Option", "Compared with"),
    QT_TRANSLATE_NOOP("Option", "the neighbour"),
)
CRITERION = CriterionOption("criterion", QT_TRANSLATE_NOOP("Option", "Parts of the value"))


def why(here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return a sentence for any two neighbours of the table, or one about two players with the
    parts of their values.

    Raises RuleError("why.no-such-number"), as `after_round`, or as `standings`.
    """
    here = looked_at(here, options)
    asked = inquiry(here.competition, here.event.contestants)
    first = options[FIRST.name]
    if first is None:
        blocks, subtitle = tuple(_neighbours(asked, catalogue)), ""
    else:
        pair = _pair(asked, int(first), options[SECOND.name])
        blocks = tuple(_about(asked, catalogue, pair, options[CRITERION.name]))
        subtitle = " – ".join(name_of(catalogue, asked, player) for player in pair)
    state = table_state.subtitle(here.competition, here.event.contestants, asked.table, catalogue)
    body = frame.Body(
        document="why",
        title=catalogue.translate("Paper", "Why this order"),
        subtitle=". ".join(filter(None, (subtitle, state))),
        blocks=blocks,
        orientation=Orientation.PORTRAIT,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _neighbours(asked: Inquiry, catalogue: Catalogue) -> Iterator[Block]:
    """Yield a sentence for any two neighbours, once for those who share a place."""
    rows = asked.table.rows
    said: dict[str, str] = {}
    for upper, lower in pairwise(rows):
        order = order_of(asked, upper.player, lower.player)
        text = sentence(catalogue, asked, order, most_names=len(rows))
        said.setdefault(text, _places(order))
    if not said:
        names = (name_of(catalogue, asked, row.player) for row in rows)
        yield Paragraph(" – ".join(names))
        return
    yield _sentences(catalogue, said)


def _places(order: Order) -> str:
    both = (place_text(row) for row in (order.upper, order.lower))
    return ", ".join(dict.fromkeys(both))


def _sentences(catalogue: Catalogue, said: Mapping[str, str]) -> Table:
    """Return a row for every sentence with its places."""
    return Table(
        columns=(
            Column(catalogue.translate("Paper", "Places"), ColumnKind.NUMBER, Align.CENTRE),
            Column(catalogue.translate("Paper", "Why in this order")),
        ),
        rows=tuple((Cell(places, strong=True), Cell(text)) for text, places in said.items()),
    )


def _pair(asked: Inquiry, first: int, second: object) -> tuple[PlayerId, ...]:
    one = asked.numbered(first)
    if isinstance(second, int) and second != first:
        return one, asked.numbered(second)
    return neighbours(asked, one) or (one,)


def _about(
    asked: Inquiry, catalogue: Catalogue, pair: tuple[PlayerId, ...], code: object
) -> Iterator[Block]:
    """Yield the sentence about two players, then the parts of the values that it compares."""
    if len(pair) == 2:
        order = order_of(asked, *pair)
        text = sentence(catalogue, asked, order, most_names=len(order.sharing))
        yield _sentences(catalogue, {text: _places(order)})
        pair = order.upper.player, order.lower.player
        code = code or order.deciding_code
    if isinstance(code, str):
        told = values_in_words(catalogue, asked, code, pair)
        for each in told:
            if each.lines:
                yield Paragraph(each.rule)
                yield _parts(catalogue, each)
            else:
                yield Paragraph(each.title, strong=True)
                yield Paragraph(each.result)


def _parts(catalogue: Catalogue, told: ValueInWords) -> Table:
    """Return the parts of a value under its name, what comes of them in the last row."""
    rows = [(Cell(line.head), Cell(line.words), Cell(line.value)) for line in told.lines]
    if told.result:
        rows.append((Cell(), Cell(told.result, strong=True), Cell()))
    return Table(
        columns=(
            Column("", ColumnKind.NUMBER),
            Column(told.title),
            Column(catalogue.translate("Paper", "Counts"), ColumnKind.NUMBER, Align.CENTRE),
        ),
        rows=tuple(rows),
    )
