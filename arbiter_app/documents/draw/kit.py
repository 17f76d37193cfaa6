"""What is cut out for a draw on paper: slips with the numbers, and labels for the envelopes."""

from collections.abc import Sequence
from datetime import datetime

from arbiter_app.documents.draw.plan import (
    VARIANT,
    draw_method,
    number_sets,
    numbers_needed,
)
from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import frame
from arbiter_app.documents.report import (
    Block,
    Card,
    Cards,
    CardSize,
    Orientation,
    Paragraph,
    Report,
    SheetKind,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

OUTSIDE = ChoiceOption(
    "outside",
    QT_TRANSLATE_NOOP("Option", "On the large envelopes"),
    (
        Choice("begun", QT_TRANSLATE_NOOP("Option", "as begun, else the quantity")),
        Choice("quantity", QT_TRANSLATE_NOOP("Option", "the quantity of numbers")),
        Choice("unmarked", QT_TRANSLATE_NOOP("Option", "nothing that tells them apart")),
    ),
)


def draw_slips(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the numbers to be cut out and folded, for a restricted draw set by set.

    Raises RuleError("draw.varma-players") for a restricted draw outside 9 to 24 players.
    """
    players = numbers_needed(here)
    blocks: tuple[Block, ...]
    if draw_method(here.event, options) is DrawMethod.VARMA:
        sets = number_sets(here.event, players, options[VARIANT.name])
        title = catalogue.translate("Paper", "Set {letter}: {numbers}")
        blocks = tuple(
            _slips(here.event, held, title.format(letter=letter, numbers=", ".join(map(str, held))))
            for letter, held in sets.items()
        )
    else:
        numbers = range(1, players + 1)
        blocks = (_slips(here.event, numbers, ""),)
    hint = catalogue.translate(
        "Paper",
        "Cut along the dashes, fold along the dots with the number inside, and put each slip into a"
        " small unmarked envelope.",
    )
    body = frame.Body(
        document="draw-slips",
        title=catalogue.translate("Paper", "Slips with the numbers for the draw"),
        subtitle=frame.counted(here, catalogue, players),
        blocks=(Paragraph(hint), *blocks),
        orientation=Orientation.PORTRAIT,
        ranked=False,
        kind=SheetKind.CUT,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _slips(event: Event, numbers: Sequence[int], title: str) -> Cards:
    return Cards(
        title=title,
        size=CardSize.SLIP,
        cards=tuple(Card(_upright(number), above=event.title) for number in numbers),
    )


def _upright(number: int) -> str:
    """Return a number to be read from paper: a dot tells which way up a 6 and a 9 are."""
    return f"{number}." if number in (6, 9) else str(number)


def envelope_labels(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the labels of the large envelopes of a restricted draw, and the sheets inside.

    Raises RuleError("draw.varma-players") outside 9 to 24 players.
    """
    ceremony = here.tournament.ceremony
    players = numbers_needed(here)
    sets = number_sets(here.event, players, options[VARIANT.name])
    outside = options[OUTSIDE.name]
    if outside == "begun":
        shown = ceremony is None or ceremony.quantities_shown
    else:
        shown = outside == "quantity"
    draw = catalogue.translate("Paper", "Draw of numbers")
    inside = catalogue.translate("Paper", "quantity of numbers inside")
    set_of_numbers = catalogue.translate("Paper", "Set of numbers")
    body = frame.Body(
        document="envelope-labels",
        title=catalogue.translate("Paper", "Labels for the large envelopes"),
        subtitle=frame.counted(here, catalogue, players),
        blocks=(
            Cards(
                title=catalogue.translate("Paper", "Outside, to be glued on: no letter of a set"),
                size=CardSize.LABEL,
                cards=tuple(
                    Card(str(len(held)), here.event.title, inside)
                    if shown
                    else Card(draw, here.event.title)
                    for held in sets.values()
                ),
            ),
            Cards(
                title=catalogue.translate("Paper", "Inside, with the small envelopes of the set"),
                size=CardSize.LABEL,
                cards=tuple(
                    Card(letter, set_of_numbers, ", ".join(map(str, held)))
                    for letter, held in sets.items()
                ),
            ),
        ),
        orientation=Orientation.PORTRAIT,
        ranked=False,
        kind=SheetKind.CUT,
    )
    return frame.framed(body, here, catalogue, printed_at)
