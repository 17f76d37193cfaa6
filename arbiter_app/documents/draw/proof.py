"""The proof of a numbering: in which rounds players of one contingent meet (C.05 Annex 2)."""

from collections.abc import Iterator, Sequence

from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Paragraph,
    Table,
)
from arbiter_app.domain.drawing.contingent_meetings import (
    ContingentMeetings,
    contingent_meetings,
    shows_meetings,
)
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.ids import Round
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.registration import contingents


def proof(here: InHand, catalogue: Catalogue, by: ContingentKey) -> Iterator[Block]:
    """Yield a strip of rounds for every contingent of two or more, and what it shows; nothing where
    numbers decide no rounds.
    """
    if not shows_meetings(here.competition):
        return
    found = contingent_meetings(here, by)
    head = (
        catalogue.translate("Paper", "Matches inside contingents by {key}, round by round")
        if here.is_of_teams
        else catalogue.translate("Paper", "Games inside contingents by {key}, round by round")
    )
    yield Paragraph(head.format(key=contingents.contingents_by(catalogue, by)), strong=True)
    if not found:
        yield Paragraph(
            catalogue.translate("Paper", "No contingent has two teams.")
            if here.is_of_teams
            else catalogue.translate("Paper", "No contingent has two players.")
        )
        return
    yield _strips(here, catalogue, found)
    late = [each for each in found if each.late]
    if not late:
        yield Paragraph(
            catalogue.translate("Paper", "No two of one contingent meet in the last three rounds.")
        )
    for each in late:
        yield Paragraph(_late(here, catalogue, each), strong=True)


def _strips(here: InHand, catalogue: Catalogue, contingents: Sequence[ContingentMeetings]) -> Table:
    first = contingents[0]
    rounds = [Round(number) for number in range(1, first.rounds + 1)]
    numbers = here.competition.numbers
    return Table(
        columns=(
            Column(catalogue.translate("Column", "Contingent")),
            Column(catalogue.translate("Column", "Numbers")),
            *(
                Column(
                    str(number),
                    ColumnKind.SCORE,
                    Align.CENTRE,
                    apart=number == first.first_late,
                )
                for number in rounds
            ),
        ),
        rows=tuple(
            (
                Cell(each.contingent),
                Cell(", ".join(str(numbers[player]) for player in each.players)),
                *(_games(each, number) for number in rounds),
            )
            for each in contingents
        ),
    )


def _games(contingent: ContingentMeetings, number: Round) -> Cell:
    """Return how many games of a round are inside the contingent."""
    games = len(contingent.of_round(number))
    return Cell(str(games or ""), strong=number >= contingent.first_late)


def _late(here: InHand, catalogue: Catalogue, contingent: ContingentMeetings) -> str:
    numbers = here.competition.numbers
    game = catalogue.translate("Paper", "{white} – {black} in round {round}")
    games = "; ".join(
        game.format(white=numbers[each.white], black=numbers[each.black], round=each.round)
        for each in contingent.late
    )
    pattern = catalogue.translate(
        "Paper", "Of {contingent} these numbers meet in the last three rounds: {games}."
    )
    return pattern.format(contingent=contingent.contingent, games=games)
