"""The pairings of a round for the wall: by board, or by name for who looks for himself."""

from collections.abc import Iterator, Mapping
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.play.by_hand import notes_of_pairs
from arbiter_app.documents.play.round_protocol import ROUND, chosen_round, titled_round
from arbiter_app.documents.play.start_positions import (
    has_own_starts,
    start_cell,
    start_column,
    start_for_wall,
)
from arbiter_app.documents.play.unpaired import by_kind
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Report,
    SheetKind,
    Table,
)
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.tie_breaks.crosstable import crosstable
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import mcmahon
from arbiter_app.wording.terms.play import matches, results
from arbiter_app.wording.terms.registration import people

ORDER = ChoiceOption(
    "order",
    QT_TRANSLATE_NOOP("Option", "Order"),
    (
        Choice("board", QT_TRANSLATE_NOOP("Option", "by board")),
        Choice("name", QT_TRANSLATE_NOOP("Option", "by name")),
    ),
)


def pairings(here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return the pairings of a round. Raises RuleError("stage.no-such-round")."""
    round_ = chosen_round(here, options[ROUND.name])
    by_name = options[ORDER.name] == "name"
    blocks: tuple[Block, ...] = (
        *start_for_wall(here.event, catalogue, round_),
        _by_name(here, catalogue, round_) if by_name else by_board(here, catalogue, round_),
        *notes_of_pairs(here, catalogue, round_),
    )
    title = (
        catalogue.translate("Paper", "Pairings by name")
        if by_name
        else catalogue.translate("Paper", "Pairings")
    )
    body = frame.Body(
        document="pairings",
        title=titled_round(here, catalogue, round_),
        subtitle=title,
        blocks=blocks,
        kind=SheetKind.POSTED,
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def by_board(here: InHand, catalogue: Catalogue, round_: RoundOfPlay, title: str = "") -> Table:
    """Return the boards with both players, the points that they have before the round, and the
    result; the byes below. Before anybody has points there are no columns of them.
    """
    number, points = columns.number(catalogue), _points(here, catalogue, round_)
    of_points = Column(
        catalogue.translate("Column", "Pts", "points before the round"),
        ColumnKind.NUMBER,
        Align.CENTRE,
    )
    numbered = here.competition.numbers
    own_starts, has_terms = has_own_starts(here.event, round_), mcmahon.has_terms(round_)
    first, second = columns.sides(here, catalogue)

    def side(player: PlayerId) -> tuple[Cell, ...]:
        name = frame.name_cell(here.event, catalogue, player)
        own = (Cell(points.get(player, "–")),) if points else ()
        return Cell(str(numbered[player])), name, *own

    def row(game: Game) -> tuple[Cell, ...]:
        result = matches.result(here, catalogue, game)
        white, black = side(game.white), side(game.black)
        start = (start_cell(round_, game.board),) if own_starts else ()
        terms = (Cell(mcmahon.terms_in_column(catalogue, game)),) if has_terms else ()
        board = Cell(str(game.board), strong=True)
        return (board, *start, *white, Cell(result), *reversed(black), *terms)

    def free(bye: Bye) -> tuple[Cell, ...]:
        why = Cell(results.bye(catalogue, bye.mark))
        start = (Cell(),) if own_starts else ()
        before = (Cell(),) if points else ()
        terms = (Cell(),) if has_terms else ()
        return (Cell("–"), *start, *side(bye.player), Cell(), *before, why, Cell(), *terms)

    return Table(
        title=title,
        columns=(
            columns.place_in_hall(here, catalogue),
            *((start_column(catalogue),) if own_starts else ()),
            number,
            first,
            *((of_points,) if points else ()),
            Column("", ColumnKind.NUMBER, Align.CENTRE, room=5),
            *((of_points,) if points else ()),
            second,
            number,
            *((columns.handicap(catalogue),) if has_terms else ()),
        ),
        rows=(*map(row, round_.games), *map(free, by_kind(round_.byes))),
    )


def _by_name(here: InHand, catalogue: Catalogue, round_: RoundOfPlay) -> Table:
    """Return everybody in alphabetical order, with board, colour and opponent, or the bye."""
    found = dict(of_everybody(here, catalogue, round_))
    players = here.event.contestants
    order = sorted(
        found, key=lambda player: (people.alphabetical(catalogue, players[player]), player)
    )
    return Table(
        columns=(
            columns.name(catalogue),
            columns.place_in_hall(here, catalogue),
            Column(catalogue.translate("Column", "Colour"), ColumnKind.NUMBER, Align.CENTRE),
            Column(catalogue.translate("Column", "Opponent")),
        ),
        rows=tuple(
            (frame.name_cell(here.event, catalogue, player), *found[player]) for player in order
        ),
    )


def of_everybody(
    here: InHand, catalogue: Catalogue, round_: RoundOfPlay
) -> Iterator[tuple[PlayerId, tuple[Cell, ...]]]:
    """Yield everybody of a round with board, colour and opponent, or with the bye."""
    for game in round_.games:
        for player, colour in ((game.white, Colour.WHITE), (game.black, Colour.BLACK)):
            opponent = people.name(catalogue, here.event.contestants[game.player(colour.other)])
            word = (
                catalogue.translate("Column", "White")
                if colour is Colour.WHITE
                else catalogue.translate("Column", "Black")
            )
            yield player, (Cell(str(game.board), strong=True), Cell(word), Cell(opponent))
    for bye in round_.byes:
        why = results.bye(catalogue, bye.mark)
        yield bye.player, (Cell("–"), Cell(), Cell(why))


def _points(here: InHand, catalogue: Catalogue, round_: RoundOfPlay) -> Mapping[PlayerId, str]:
    """Return what everybody has before a round; nothing, where nobody has anything, and no result
    of it is there to be added up.
    """
    before = {
        player: line.points_before(round_.number)
        for player, line in crosstable(here.competition).lines.items()
    }
    if not any(before.values()) and not round_.has_results:
        return {}
    return {player: numbers.points(catalogue, points) for player, points in before.items()}
