"""What is missing before the mandate commission: a list to hang up or to telephone from."""

from collections.abc import Sequence
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import columns, frame, organisations
from arbiter_app.documents.report import (
    Block,
    Cell,
    Column,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.registration.commission import PlayerPapers, incomplete, incomplete_by
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import commission, people

BY = ChoiceOption(
    "by",
    QT_TRANSLATE_NOOP("Option", "Listed by"),
    (
        Choice("player", QT_TRANSLATE_NOOP("Option", "player")),
        Choice("region", QT_TRANSLATE_NOOP("Option", "region")),
    ),
)


def missing_papers(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return what every player lacks, by his name or by his region."""
    lacking = sorted(
        incomplete(here.event), key=lambda each: people.alphabetical(catalogue, each.player)
    )
    block: Block
    if not here.event.requirements:
        block = Paragraph(catalogue.translate("Paper", "The event asks for no papers."))
    elif not lacking:
        block = Paragraph(catalogue.translate("Paper", "Nothing is missing."))
    elif options[BY.name] == "region":
        block = _by_region(here.event, catalogue)
    else:
        block = _by_player(catalogue, lacking)
    body = frame.Body(
        document="missing-papers",
        title=catalogue.translate("Paper", "Papers that are missing"),
        subtitle=catalogue.translate("Paper", "%n player(s)", None, len(lacking))
        if lacking
        else "",
        blocks=(block,),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _by_player(catalogue: Catalogue, lacking: Sequence[PlayerPapers]) -> Table:
    known = columns.filled(
        columns.of_paper("missing-papers"), catalogue, [each.player for each in lacking]
    )
    return Table(
        columns=(
            columns.number(catalogue),
            Column(catalogue.translate("Column", "Player")),
            *(column.column(catalogue) for column in known),
            *_missing_columns(catalogue),
        ),
        rows=tuple(
            (
                Cell(str(line)),
                Cell(people.name(catalogue, each.player)),
                *(column.cell(catalogue, each.player) for column in known),
                *_missing_cells(catalogue, each),
            )
            for line, each in enumerate(lacking, start=1)
        ),
    )


def _by_region(event: Event, catalogue: Catalogue) -> Table:
    """Return the regions with their players: each counted at its first player and named in grey
    at the others, for the sheet may be longer than a page.
    """
    rows: list[tuple[Cell, ...]] = []
    count = catalogue.translate("Paper", "{region}: {lacking} of {players}")
    unknown = catalogue.translate("Paper", "region not known")
    regions = sorted(
        incomplete_by(event, ContingentKey.REGION),
        key=lambda each: organisations.alphabetical(event, catalogue, each.contingent),
    )
    for region in regions:
        name = region.contingent or unknown
        title = count.format(region=name, lacking=len(region.players), players=region.of)
        players = sorted(
            region.players, key=lambda each: people.alphabetical(catalogue, each.player)
        )
        for index, each in enumerate(players):
            rows.append(
                (
                    Cell(name, faint=True) if index else Cell(title),
                    Cell(people.name(catalogue, each.player)),
                    *_missing_cells(catalogue, each),
                )
            )
    return Table(
        columns=(
            Column(catalogue.translate("Column", "Region")),
            Column(catalogue.translate("Column", "Player")),
            *_missing_columns(catalogue),
        ),
        rows=tuple(rows),
    )


def _missing_columns(catalogue: Catalogue) -> tuple[Column, Column]:
    return (
        Column(catalogue.translate("Column", "Missing")),
        Column(catalogue.translate("Column", "Decision")),
    )


def _missing_cells(catalogue: Catalogue, papers: PlayerPapers) -> tuple[Cell, Cell]:
    missing = commission.checked_papers(catalogue, papers.lacking)
    decision = commission.decision(catalogue, papers.decision) if papers.decision else ""
    return Cell(missing), Cell(decision)
