"""A ranking across tournaments on paper: the table, then who counts for each with what."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options, RankingOption
from arbiter_app.documents.parts import frame
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.documents.table.choices import after_chosen
from arbiter_app.domain.across.counting import Judged
from arbiter_app.domain.across.ranking import AcrossTable, across
from arbiter_app.domain.across.results import Reached, Tables, chosen_tournaments
from arbiter_app.domain.across.soundness import ranking_titled
from arbiter_app.domain.facts.across_rankings import Measure
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.table.after_round import demand_begun
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.across import rules
from arbiter_app.wording.terms.across import table as words
from arbiter_app.wording.terms.registration import contingents, people

RANKING = RankingOption("ranking", QT_TRANSLATE_NOOP("Option", "Ranking"))
WITH_OTHERS = Choice("with", QT_TRANSLATE_NOOP("Option", "with the reason"))
OTHERS = ChoiceOption(
    "others",
    QT_TRANSLATE_NOOP("Option", "Results that do not count"),
    (Choice("without", QT_TRANSLATE_NOOP("Option", "left out")), WITH_OTHERS),
)


def across_paper(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return a ranking across tournaments with its rules.

    Raises RuleError("across.undefined"), ("across.none"), or ("table.not-yet") for a round that no
    tournament has begun.
    """
    whole = here.event.whole
    chosen = options.get(RANKING.name)
    ranking = ranking_titled(whole.across, None if chosen is None else str(chosen))
    after = after_chosen(options)
    demand_begun((each.competition() for each in chosen_tournaments(ranking, whole)), after)
    table = across(whole, ranking, Tables(after))
    remarks = words.remarks(catalogue, whole, table)
    others = options[OTHERS.name] == WITH_OTHERS.id
    body = frame.Body(
        document="across",
        title=ranking.title,
        subtitle=words.state(catalogue, whole, table, after),
        blocks=(
            _places(catalogue, whole, table),
            Paragraph(catalogue.translate("Paper", "Whose results count"), strong=True),
            _who_counts(catalogue, whole, table, others=others),
            *(Paragraph(f"{each}.") for each in remarks),
            *(Paragraph(tie) for tie in _ties(catalogue, table)),
            Paragraph(" ".join(rules.rules(catalogue, whole, ranking))),
        ),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _places(catalogue: Catalogue, whole: Event, table: AcrossTable) -> Block:
    if not table.rows:
        return Paragraph(catalogue.translate("Paper", "Nobody counts yet."))
    lacks = any(row.lacking for row in table.rows)
    missing = (Column(catalogue.translate("Column", "Missing")),) if lacks else ()
    return Table(
        columns=(
            Column(catalogue.translate("Column", "Place"), ColumnKind.NUMBER, Align.CENTRE),
            Column(contingents.contingents(catalogue, table.ranking.by)),
            Column(catalogue.translate("Column", "Sum"), ColumnKind.NUMBER, Align.RIGHT),
            Column(catalogue.translate("Column", "Count"), ColumnKind.NUMBER, Align.CENTRE),
            *missing,
        ),
        rows=tuple(
            (
                Cell(words.place(row)),
                Cell(row.name, strong=True),
                Cell(rules.value(catalogue, row.total), strong=True),
                Cell(str(len(row.counted))),
                *(Cell(words.lacking(catalogue, whole, row)) for _ in missing),
            )
            for row in table.rows
        ),
    )


def _who_counts(catalogue: Catalogue, whole: Event, table: AcrossTable, *, others: bool) -> Table:
    """Return each result that counts, and with `others` why those do not that do not."""
    shows_worth = table.ranking.measure is not Measure.POINTS or bool(table.ranking.weights)
    worth = (
        (Column(catalogue.translate("Column", "Counts"), ColumnKind.NUMBER, Align.RIGHT),)
        if shows_worth
        else ()
    )

    def lines() -> Iterator[tuple[Cell, ...]]:
        for row in table.rows:
            shown = row.results if others else row.counted
            parts = [(judged, each) for judged in shown for each in judged.parts]
            for at, (judged, reached) in enumerate(parts):
                player = people.name(catalogue, whole.contestants[reached.player])
                is_first = reached is judged.parts[0]
                yield (
                    Cell("" if at else row.name, strong=True),
                    Cell(player if is_first else ""),
                    Cell(words.place_where(catalogue, whole, reached)),
                    Cell(words.place_reached(reached)),
                    Cell(numbers.points(catalogue, reached.points)),
                    *(Cell(_worth(catalogue, judged, reached)) for _ in worth),
                    *(Cell(_why_not(catalogue, judged)) for _ in why),
                )

    why = (Column(catalogue.translate("Column", "Why not")),) if others else ()
    return Table(
        columns=(
            Column(contingents.contingents(catalogue, table.ranking.by)),
            Column(catalogue.translate("Column", "Surname, first name")),
            Column(catalogue.translate("Column", "Tournament")),
            Column(catalogue.translate("Column", "Place"), ColumnKind.NUMBER, Align.CENTRE),
            Column(catalogue.translate("Column", "Pts."), ColumnKind.NUMBER, Align.RIGHT),
            *worth,
            *why,
        ),
        rows=tuple(lines()),
    )


def _worth(catalogue: Catalogue, judged: Judged, reached: Reached) -> str:
    return rules.value(catalogue, reached.worth) if judged.counts else "–"


def _why_not(catalogue: Catalogue, judged: Judged) -> str:
    return words.why_not(catalogue, judged.why_not) if judged.why_not else ""


def _ties(catalogue: Catalogue, table: AcrossTable) -> Iterator[str]:
    for row in table.rows:
        told = words.tie(catalogue, table, row)
        if told is not None and row.decided_by is not None:
            yield f"{row.name.removesuffix('.')}. {told}."
