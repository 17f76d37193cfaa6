"""Tables of places where no points rank: how far each came in a knockout, or in which stage."""

from collections.abc import Iterator, Mapping, Sequence

from arbiter_app.documents.parts import columns
from arbiter_app.documents.parts.columns import PlayerColumn
from arbiter_app.documents.report import Align, Cell, Column, ColumnKind, Table
from arbiter_app.documents.table import play_off_notes
from arbiter_app.documents.table.state import table_of_places
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import MatchId, PlayerId, StageId
from arbiter_app.domain.pairing.knockout import KnockoutMatch, knockout
from arbiter_app.domain.table.overall import overall
from arbiter_app.domain.table.standings import Standing, Standings, standings
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.event.stages import stage_name
from arbiter_app.wording.terms.play import knockouts, play_offs
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table.standings import place_text, points_text


def knockout_table(
    here: InHand, catalogue: Catalogue, table: Standings, known: Sequence[PlayerColumn]
) -> Table:
    """Return who finished where: the round of the bracket, and his last match."""
    reached = places_reached(here, catalogue)
    decided = play_off_notes.cells(here, catalogue)
    of_play_offs = play_off_notes.columns(here, catalogue)

    def beside(row: Standing) -> Iterator[Cell]:
        yield from map(Cell, reached[row.player])
        yield from (Cell(decided.get(row.player, "")) for _ in of_play_offs)

    own = (*reached_columns(catalogue), *of_play_offs)
    return table_of_places(here.event, catalogue, table.rows, known, own, beside)


def reached_columns(catalogue: Catalogue) -> tuple[Column, Column]:
    """Return the columns of how far each has come; `places_reached` fills them."""
    return (
        Column(catalogue.translate("Column", "Finished in")),
        Column(catalogue.translate("Column", "Last match")),
    )


def places_reached(here: InHand, catalogue: Catalogue) -> Mapping[PlayerId, tuple[str, str]]:
    """Return for everybody in a knockout the round of the bracket that he finished in, and his
    last match: "Final", "2:0 against Бук Ян"; of who has left before he finished, that he has.
    """
    stands = knockout(here.competition)
    last: dict[PlayerId, KnockoutMatch] = {}
    for match in sorted(stands.matches.values(), key=lambda each: each.node.round):
        for player in match.state.pair if match.state else ():
            last[player] = match

    def finished_in(player: PlayerId, match: MatchId | None) -> str:
        if match is not None:
            return knockouts.round_name(catalogue, stands.bracket, match)
        how = people.left(catalogue, here.tournament.status(player))
        return how or catalogue.translate("Paper", "still playing")

    return {
        player: (
            finished_in(player, each.match),
            _last_match(here.event, catalogue, last.get(player), player),
        )
        for each in stands.order
        for player in each.players
    }


def matches_table(here: InHand, catalogue: Catalogue) -> Table:
    """Return every match of a knockout that has its players, with its score."""
    stands = knockout(here.competition)
    number = columns.number(catalogue)
    numbered = here.competition.numbers
    one = columns.sides(here, catalogue)[0]
    of_players = Column(catalogue.translate("Column", "Player"), family="names")
    side = one if here.is_of_teams else of_players

    def row(match: KnockoutMatch) -> Iterator[Cell]:
        assert match.state is not None, "only matches with both players are listed"
        first, second = match.state.pair
        yield Cell(knockouts.match_name(catalogue, stands.bracket, match.id))
        yield Cell(str(numbered[first]))
        yield _name_in_match(here.event, catalogue, match, first)
        yield Cell(play_offs.match_score(catalogue, match.state, first), strong=True)
        yield _name_in_match(here.event, catalogue, match, second)
        yield Cell(str(numbered[second]))

    return Table(
        columns=(
            Column(catalogue.translate("Column", "Match")),
            number,
            side,
            Column(catalogue.translate("Column", "Score"), align=Align.CENTRE),
            side,
            number,
        ),
        rows=tuple(tuple(row(each)) for each in stands.matches.values() if each.state),
    )


def overall_table(
    here: InHand, catalogue: Catalogue, table: Standings, known: Sequence[PlayerColumn]
) -> Table:
    """Return the places of groups and finals together, each with the stage that gave it."""
    competition = here.competition
    in_stages: dict[StageId, Mapping[PlayerId, Standing]] = {}

    def table_of(seen: Competition) -> Sequence[Standing]:
        rows = standings(seen, here.event.contestants).rows
        in_stages[seen.id] = {row.player: row for row in rows}
        return rows

    stage_of = {each.player: each.stage for each in overall(competition, table_of)}
    own = (
        Column(catalogue.translate("Column", "Stage")),
        Column(catalogue.translate("Column", "Place in it"), ColumnKind.NUMBER, Align.CENTRE),
        Column(catalogue.translate("Column", "Points in it"), ColumnKind.NUMBER, Align.CENTRE),
    )

    def beside(row: Standing) -> Iterator[Cell]:
        stage = stage_of[row.player]
        if stage is None:
            yield from (Cell(), Cell(), Cell())
            return
        there = in_stages[stage][row.player]
        yield Cell(stage_name(catalogue, here.tournament, here.tournament.stage(stage)))
        yield Cell(place_text(there))
        yield Cell(points_text(catalogue, there))

    return table_of_places(here.event, catalogue, table.rows, known, own, beside)


def _last_match(
    event: Event, catalogue: Catalogue, match: KnockoutMatch | None, player: PlayerId
) -> str:
    """Return "2:0 against Бук Ян"; "" before he has met anybody."""
    if match is None:
        return ""
    assert match.state is not None, "only matches with both players were looked at"
    score = play_offs.match_score(catalogue, match.state, player)
    opponent = next(each for each in match.state.pair if each != player)
    name = people.name(catalogue, event.contestants[opponent])
    if not score:
        return catalogue.translate("Paper", "against {opponent}").format(opponent=name)
    pattern = catalogue.translate("Paper", "{score} against {opponent}")
    return pattern.format(score=score, opponent=name)


def _name_in_match(
    event: Event, catalogue: Catalogue, match: KnockoutMatch, player: PlayerId
) -> Cell:
    return Cell(
        people.name(catalogue, event.contestants[player]),
        struck=player in event.tournament.competition().left,
        strong=player == match.winner,
    )
