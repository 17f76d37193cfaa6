"""Into which groups the field was divided, and how: part of the protocol of the draw."""

from collections.abc import Iterator

from arbiter_app.documents.draw.repeat import lots_in_words
from arbiter_app.documents.report import Block, Cell, Column, Facts, Paragraph, Table
from arbiter_app.domain.drawing.preliminary_groups import Divide, Division, division_of
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Stage, StageKind
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.event.stages import stage_name
from arbiter_app.wording.terms.registration import people

_BY = {
    Divide.SNAKE: QT_TRANSLATE_NOOP(
        "Paper", "by the snake: the numbers go into the groups in turn, there and back"
    ),
    Divide.LOTS: QT_TRANSLATE_NOOP("Paper", "by lot"),
}


def groups_drawn(here: InHand, catalogue: Catalogue) -> Iterator[Block]:
    """Yield the groups of a whole field with their players by its numbers; nothing where there are
    none.
    """
    competition = here.competition
    groups = [stage for stage in here.tournament.stages if stage.kind is StageKind.GROUP]
    if not competition.traits.has_parts or not groups:
        return
    yield Paragraph(catalogue.translate("Paper", "Groups"), strong=True)
    division = division_of(here.tournament)
    if division is not None:
        yield Facts(tuple(_facts(catalogue, division)))
    yield Table(
        columns=(
            Column(catalogue.translate("Column", "Group")),
            Column(
                catalogue.translate("Column", "Teams by their numbers in the whole field")
                if here.tournament.played_by_teams
                else catalogue.translate("Column", "Players by their numbers in the whole field")
            ),
        ),
        rows=tuple(
            (
                Cell(stage_name(catalogue, here.tournament, group), strong=True),
                Cell(_players(here, catalogue, group)),
            )
            for group in groups
        ),
    )
    if division is not None and division.by is Divide.LOTS:
        note = catalogue.translate(
            "Paper",
            "To divide again: the numbers from 1 up are shuffled with the seed and go into the"
            " groups in turn.",
        )
        yield Paragraph(note)
        yield Paragraph(lots_in_words(catalogue))


def _facts(catalogue: Catalogue, division: Division) -> Iterator[tuple[str, str]]:
    yield catalogue.translate("Paper", "Divided"), catalogue.translate("Paper", _BY[division.by])
    if division.seed:
        yield catalogue.translate("Paper", "Seed"), division.seed


def _players(here: InHand, catalogue: Catalogue, group: Stage) -> str:
    numbers = here.competition.numbers
    pattern = catalogue.translate("Paper", "{number} {player}")
    listed = sorted((numbers[player], player) for player in group.players if player in numbers)
    return "; ".join(
        pattern.format(number=number, player=people.name(catalogue, here.event.contestants[player]))
        for number, player in listed
    )
