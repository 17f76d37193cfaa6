"""The boards of the matches of a round for the wall: match by match, or by name."""

from collections.abc import Iterator, Mapping
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.play.round_protocol import ROUND, chosen_round, titled_round
from arbiter_app.documents.play.unpaired import unpaired
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Grid,
    Paragraph,
    Report,
    SheetKind,
    Table,
)
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.teams.seats import SeatedMatch, seated
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.play import matches, results
from arbiter_app.wording.terms.registration import people

ORDER = ChoiceOption(
    "order",
    QT_TRANSLATE_NOOP("Option", "Order"),
    (
        Choice("match", QT_TRANSLATE_NOOP("Option", "by match")),
        Choice("name", QT_TRANSLATE_NOOP("Option", "by name")),
    ),
)


def board_pairings(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return who plays whom at the boards of a round, with the results there are; nobody of a match
    whose line-ups are sealed.

    Raises RuleError("stage.no-such-round").
    """
    round_ = chosen_round(here, options[ROUND.name])
    found = seated(here.tournament, here.competition, round_)
    by_name = options[ORDER.name] == "name"
    blocks: tuple[Block, ...] = (
        (_by_name(here, catalogue, found),)
        if by_name
        else tuple(match_tables(here, catalogue, found))
    )
    if any(not each.is_open and each.match.result is None for each in found):
        note = catalogue.translate("Paper", "Line-ups are not open yet.")
        blocks = (*blocks, Paragraph(note))
    body = frame.Body(
        document="board-pairings",
        title=titled_round(here, catalogue, round_),
        subtitle=_subtitle(catalogue, round_, by_name=by_name),
        blocks=(*blocks, *map(Paragraph, unpaired(here, catalogue, round_))),
        kind=SheetKind.POSTED,
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _subtitle(catalogue: Catalogue, round_: RoundOfPlay, *, by_name: bool) -> str:
    if by_name:
        return catalogue.translate("Paper", "Boards by name")
    if round_.has_results:
        return catalogue.translate("Paper", "Results on the boards")
    return catalogue.translate("Paper", "Boards of the matches")


def match_tables(here: InHand, catalogue: Catalogue, found: list[SeatedMatch]) -> Iterator[Grid]:
    """Yield the matches, each a small table under the names of its teams."""
    yield Grid(tuple(_match(here, catalogue, each) for each in found))


def _match(here: InHand, catalogue: Catalogue, of: SeatedMatch) -> Table:
    match = of.match
    first, second = (people.name(catalogue, here.event.contestants[each]) for each in _sides(of))
    score = matches.standing(here, catalogue, match) or matches.result(here, catalogue, match)
    table = catalogue.translate("Paper", "Table {number}").format(number=match.board)
    return Table(
        columns=(
            Column(str(match.board), ColumnKind.NUMBER, Align.CENTRE, family="board", spoken=table),
            Column(first, family="names"),
            Column(score, ColumnKind.NUMBER, Align.CENTRE, family="score", room=5),
            Column(second, family="names"),
        ),
        rows=tuple(
            (
                Cell(matches.board_label(match, seat.board), strong=True),
                _player(here, catalogue, seat.first, seat.colour),
                Cell(matches.at_board(catalogue, seat)),
                _player(here, catalogue, seat.second, seat.colour.other),
            )
            for seat in of.seats
        ),
    )


def _sides(of: SeatedMatch) -> tuple[PlayerId, PlayerId]:
    return of.match.white, of.match.black


def _player(here: InHand, catalogue: Catalogue, player: PlayerId | None, colour: Colour) -> Cell:
    """Return who sits at a board, behind the letter of the colour."""
    letter = results.colour(catalogue, colour)
    if player is None:
        return Cell(letter, faint=True)
    named = frame.name_cell(here.event, catalogue, player)
    pattern = catalogue.translate("Paper", "{colour} {name}", "a letter and a player")
    return Cell(pattern.format(colour=letter, name=named.text), struck=named.struck)


def _by_name(here: InHand, catalogue: Catalogue, found: list[SeatedMatch]) -> Table:
    """Return everybody who sits at a board in alphabetical order."""
    named = here.event.contestants
    order = sorted(
        (line for each in found for line in members_at(here, catalogue, each)),
        key=lambda line: (people.alphabetical(catalogue, named[line[0]]), line[0]),
    )
    return Table(
        columns=(
            columns.name(catalogue),
            Column(catalogue.translate("Column", "Team")),
            Column(catalogue.translate("Column", "Bd"), ColumnKind.NUMBER, Align.CENTRE),
            Column(catalogue.translate("Column", "Colour"), ColumnKind.NUMBER, Align.CENTRE),
            Column(catalogue.translate("Column", "Opponent")),
        ),
        rows=tuple(
            (
                frame.name_cell(here.event, catalogue, player),
                Cell(people.name(catalogue, named[team])),
                *cells,
            )
            for player, team, cells in order
        ),
    )


def members_at(
    here: InHand, catalogue: Catalogue, of: SeatedMatch
) -> Iterator[tuple[PlayerId, PlayerId, tuple[Cell, ...]]]:
    """Yield everybody who sits at a board of a match with the team, and with board, colour and
    opponent.
    """
    match, words = of.match, _words_of_colours(catalogue)
    for seat in of.seats:
        for player, team, opponent, colour in (
            (seat.first, match.white, seat.second, seat.colour),
            (seat.second, match.black, seat.first, seat.colour.other),
        ):
            if player is None:
                continue
            against = (
                catalogue.translate("Paper", "nobody", "sits at the other side of a board")
                if opponent is None
                else people.name(catalogue, here.event.contestants[opponent])
            )
            label = Cell(matches.board_label(match, seat.board), strong=True)
            yield player, team, (label, Cell(words[colour]), Cell(against))


def _words_of_colours(catalogue: Catalogue) -> Mapping[Colour, str]:
    return {
        Colour.WHITE: catalogue.translate("Column", "White"),
        Colour.BLACK: catalogue.translate("Column", "Black"),
    }
