"""A ranking across tournaments on paper: the table, then who counts for each with what."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.options import Options, RankingOption
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
from arbiter_app.domain.across.ranking import AcrossTable, across
from arbiter_app.domain.across.results import Tables, chosen_tournaments
from arbiter_app.domain.across.soundness import ranking_titled
from arbiter_app.domain.facts.across_rankings import Measure
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.table.after_round import demand_begun
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.across import rules
from arbiter_app.wording.terms.across import table as words
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import contingents, people

RANKING = RankingOption("ranking", QT_TRANSLATE_NOOP("Option", "Ranking"))


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
    remarks = words.of_none(catalogue, whole, table)
    body = frame.Body(
        document="across",
        title=ranking.title,
        subtitle=words.state(catalogue, whole, table, after),
        blocks=(
            _places(catalogue, table),
            Paragraph(catalogue.translate("Paper", "Whose results count"), strong=True),
            _who_counts(catalogue, whole, table),
            *((Paragraph(f"{remarks}."),) if remarks else ()),
            *(Paragraph(tie) for tie in _ties(catalogue, table)),
            Paragraph(" ".join(rules.rules(catalogue, whole, ranking))),
        ),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _places(catalogue: Catalogue, table: AcrossTable) -> Block:
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
                *(Cell(words.lacking(catalogue, row)) for _ in missing),
            )
            for row in table.rows
        ),
    )


def _who_counts(catalogue: Catalogue, whole: Event, table: AcrossTable) -> Table:
    homes = {each.id: tournament_name(catalogue, each) for each in whole.tournaments}
    shows_worth = table.ranking.measure is not Measure.POINTS or bool(table.ranking.weights)
    worth = (
        (Column(catalogue.translate("Column", "Counts"), ColumnKind.NUMBER, Align.RIGHT),)
        if shows_worth
        else ()
    )

    def lines() -> Iterator[tuple[Cell, ...]]:
        for row in table.rows:
            for at, judged in enumerate(row.counted):
                reached = judged.reached
                home = homes[reached.tournament]
                yield (
                    Cell("" if at else row.name, strong=True),
                    Cell(people.name(catalogue, whole.contestants[reached.player])),
                    Cell(f"{home}, {reached.category}" if reached.category else home),
                    Cell(words.place_reached(reached)),
                    Cell(numbers.points(catalogue, reached.points)),
                    *(Cell(rules.value(catalogue, reached.worth)) for _ in worth),
                )

    return Table(
        columns=(
            Column(contingents.contingents(catalogue, table.ranking.by)),
            Column(catalogue.translate("Column", "Surname, first name")),
            Column(catalogue.translate("Column", "Tournament")),
            Column(catalogue.translate("Column", "Place"), ColumnKind.NUMBER, Align.CENTRE),
            Column(catalogue.translate("Column", "Pts."), ColumnKind.NUMBER, Align.RIGHT),
            *worth,
        ),
        rows=tuple(lines()),
    )


def _ties(catalogue: Catalogue, table: AcrossTable) -> Iterator[str]:
    for row in table.rows:
        told = words.tie(catalogue, table, row)
        if told is not None and row.decided_by is not None:
            yield f"{row.name.removesuffix('.')}. {told}."
