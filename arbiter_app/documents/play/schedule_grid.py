"""The whole schedule on one page: a row for every round, a column for every board."""

from collections.abc import Iterator, Mapping, Sequence

from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Grid,
    Paragraph,
    Table,
)
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.ids import Board, PlayerId
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers

_MOST_BOARDS = 24
"""As many columns as an A3 page has room for."""
_MOST_NAMED = 60
"""How many names stand below the grid at most; of a larger field the start list hangs beside it."""
_NAMES_ACROSS = 3


def fits(rounds: Sequence[RoundOfPlay]) -> bool:
    """Whether all boards of the rounds stand side by side."""
    return len(_boards(rounds)) <= _MOST_BOARDS


def schedule_grid(here: InHand, catalogue: Catalogue) -> Iterator[Block]:
    """Yield the grid of numbers, White’s first, and below it whose numbers they are."""
    rounds, numbered = here.competition.rounds, here.competition.numbers
    note = catalogue.translate(
        "Paper", "A row is a round and a column a board; the number of White stands first."
    )
    yield Paragraph(note)
    yield _grid(here, catalogue, rounds, numbered)
    if len(numbered) <= _MOST_NAMED:
        yield _names(here, catalogue, numbered)


def _boards(rounds: Sequence[RoundOfPlay]) -> list[Board]:
    return sorted({game.board for each in rounds for game in each.games})


def _grid(
    here: InHand,
    catalogue: Catalogue,
    rounds: Sequence[RoundOfPlay],
    numbered: Mapping[PlayerId, int],
) -> Table:
    boards = _boards(rounds)
    without = [_without_game(here, each) for each in rounds]
    has_times = any(each.starts_at for each in rounds)
    pattern = catalogue.translate("Paper", "{white}–{black}", "numbers of who plays")

    def row(round_: RoundOfPlay, unpaired: Sequence[PlayerId]) -> tuple[Cell, ...]:
        cells = {
            game.board: Cell(
                pattern.format(white=numbered[game.white], black=numbered[game.black]),
                faint=game.carried_from is not None,
            )
            for game in round_.games
        }
        moment = round_.starts_at
        time = numbers.day_and_time(catalogue, moment) if moment else ""
        listed = ", ".join(str(numbered[player]) for player in unpaired)
        return (
            Cell(str(round_.number), strong=True),
            *((Cell(time),) if has_times else ()),
            *(cells.get(board, Cell()) for board in boards),
            *((Cell(listed),) if any(without) else ()),
        )

    def centred(title: str, family: str = "") -> Column:
        return Column(title, ColumnKind.NUMBER, Align.CENTRE, family=family)

    return Table(
        columns=(
            centred(catalogue.translate("Column", "Round")),
            *(
                [Column(catalogue.translate("Column", "Day and time"), ColumnKind.NUMBER)]
                if has_times
                else []
            ),
            *(centred(str(board), "boards") for board in boards),
            *([centred(catalogue.translate("Column", "Free"))] if any(without) else []),
        ),
        rows=tuple(row(each, unpaired) for each, unpaired in zip(rounds, without, strict=True)),
    )


def _without_game(here: InHand, round_: RoundOfPlay) -> list[PlayerId]:
    free = here.competition.free_in(round_)
    return [*([] if free is None else [free]), *(each.player for each in round_.byes)]


def _names(here: InHand, catalogue: Catalogue, numbered: Mapping[PlayerId, int]) -> Grid:
    """Return the names by number, in three small tables side by side."""
    players = sorted(numbered, key=lambda player: numbered[player])
    length = max(-(-len(players) // _NAMES_ACROSS), 1)
    parts = [players[start : start + length] for start in range(0, len(players), length)]
    return Grid(
        tuple(
            Table(
                columns=(columns.number(catalogue), columns.name(catalogue)),
                rows=tuple(
                    (
                        Cell(str(numbered[player])),
                        frame.name_cell(here.event, catalogue, player),
                    )
                    for player in part
                ),
            )
            for part in parts
        )
    )
