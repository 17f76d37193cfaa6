"""What may be chosen of a table on paper: after which round, of which category, with what more."""

from collections.abc import Iterator, Sequence

from arbiter_app.documents.options import (
    AfterOption,
    CategoryOption,
    Choice,
    ChoiceOption,
    Options,
)
from arbiter_app.documents.report import Align, Cell, Column, ColumnKind, Paragraph
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.ids import ParticipantId, Round
from arbiter_app.domain.table.after_round import here_after
from arbiter_app.domain.table.categories import category_titled
from arbiter_app.domain.table.histories import histories
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.play import histories as words

AFTER = AfterOption("after", QT_TRANSLATE_NOOP("Option", "After round"))
CATEGORY = CategoryOption("category", QT_TRANSLATE_NOOP("Option", "Category"))
FINALITY = ChoiceOption(
    "kind",
    QT_TRANSLATE_NOOP("Option", "Kind"),
    (
        Choice("as-it-stands", QT_TRANSLATE_NOOP("Option", "as it stands")),
        Choice("final", QT_TRANSLATE_NOOP("Option", "final alone, once nothing is open")),
    ),
)
HISTORY = ChoiceOption(
    "columns",
    QT_TRANSLATE_NOOP("Option", "Columns"),
    (
        Choice("usual", QT_TRANSLATE_NOOP("Option", "the usual ones")),
        Choice("history", QT_TRANSLATE_NOOP("Option", "with colours and floats")),
    ),
)


def looked_at(here: InHand, options: Options) -> InHand:
    """Return the competition as it stood after the round that was chosen.

    Raises RuleError as `after_round`.
    """
    return here_after(here, after_chosen(options))


def after_chosen(options: Options) -> Round | None:
    """Return the round after which a table was asked for; None: as it stands now."""
    after = options.get(AFTER.name)
    return None if after is None else Round(int(after))


def categories_chosen(here: InHand, options: Options) -> Sequence[Category] | None:
    """Return the categories that were chosen; None: everybody is on the paper.

    Raises RuleError("category.none").
    """
    chosen = options.get(CATEGORY.name)
    if chosen is None:
        return None
    known = here.tournament.categories
    return known if chosen == CategoryOption.ALL else (category_titled(known, str(chosen)),)


def history_columns(competition: Competition, catalogue: Catalogue) -> Iterator[Column]:
    """Yield the columns of colours and, where the system knows them, of floats."""
    yield Column(catalogue.translate("Column", "Colours"), ColumnKind.NUMBER)
    yield Column(catalogue.translate("Column", "±"), ColumnKind.NUMBER, Align.CENTRE)
    if competition.traits.follows_results:
        yield Column(catalogue.translate("Column", "Floats"), ColumnKind.NUMBER)


def history_cells(
    competition: Competition, catalogue: Catalogue
) -> dict[ParticipantId, tuple[Cell, ...]]:
    """Return of everybody what stands in those columns."""
    rounds = sum(map(competition.counts, competition.rounds))
    floating = competition.traits.follows_results
    return {
        player: (
            Cell(words.colours(catalogue, each)),
            Cell(words.difference(each)),
            *([Cell(words.floats(each, rounds))] if floating else ()),
        )
        for player, each in histories(competition).items()
    }


def history_note(competition: Competition, catalogue: Catalogue) -> Paragraph:
    """Return how those columns are read."""
    colours = catalogue.translate(
        "Paper",
        "Colours: those of the games played, the latest last; ±: White games less Black games.",
    )
    if not competition.traits.follows_results:
        return Paragraph(colours)
    if competition.swiss_text(Round(1)) is SwissText.DUTCH:
        floats = catalogue.translate(
            "Paper",
            "Floats, round by round: ↓ paired with fewer points, or a bye or forfeit that gave"
            " points; ↑ paired with more points (C.04.3 Art. 1.4).",
        )
    else:
        floats = catalogue.translate(
            "Paper",
            "Floats, round by round: ↓ paired with fewer points; ↑ paired with more points.",
        )
    return Paragraph(f"{colours} {floats}")
