"""The pairings of all tournaments of an event on one sheet: by name for who looks for a child among
hundreds, or by board; and what was played, tournament by tournament.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.play.board_pairings import members_at
from arbiter_app.documents.play.pairings import by_board, of_everybody
from arbiter_app.documents.play.round_protocol import ROUND, titled_round
from arbiter_app.documents.play.start_positions import start_for_wall
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
from arbiter_app.documents.whole.rounds_of_all import (
    RoundThere,
    left_out,
    rounds_of_number,
    rounds_to_play,
    which_rounds,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.teams.seats import SeatedMatch, seated
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import people

ORDER = ChoiceOption(
    "order",
    QT_TRANSLATE_NOOP("Option", "Order"),
    (
        Choice("name", QT_TRANSLATE_NOOP("Option", "by name")),
        Choice("board", QT_TRANSLATE_NOOP("Option", "by board")),
    ),
)

_ON_ONE_PAGE = 28
"""Boards that have room on a page in type for the wall."""


def all_pairings(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return who plays whom in the rounds that are played now, or in those of a number.

    Raises RuleError("document.no-round-to-play").
    """
    number = options[ROUND.name]
    rounds = (
        rounds_of_number(here.event, number)
        if isinstance(number, int)
        else rounds_to_play(here.event)
    )
    if not rounds:
        raise RuleError("document.no-round-to-play")
    title, each_at = which_rounds(catalogue, rounds)
    by_name = options[ORDER.name] == "name"
    made: tuple[Block, ...] = (
        (_by_name(catalogue, rounds),) if by_name else tuple(boards_of_all(catalogue, rounds))
    )
    order = _by_whom(catalogue, rounds) if by_name else catalogue.translate("Paper", "Pairings")
    body = frame.Body(
        document="all-pairings",
        title=title or order,
        subtitle=order if title else "",
        blocks=(
            *((each_at,) if each_at else ()),
            *made,
            *left_out(here.event, catalogue, rounds),
        ),
        kind=SheetKind.POSTED,
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _by_whom(catalogue: Catalogue, rounds: tuple[RoundThere, ...]) -> str:
    if _of_teams_alone(rounds):
        return catalogue.translate("Paper", "Pairings by team")
    return catalogue.translate("Paper", "Pairings by name")


def _of_teams_alone(rounds: tuple[RoundThere, ...]) -> bool:
    """Whether teams meet everywhere, and the members of none sit at boards yet."""
    return all(each.here.is_of_teams and not _sitting(each) for each in rounds)


def _by_name(catalogue: Catalogue, rounds: tuple[RoundThere, ...]) -> Table:
    """Return everybody in alphabetical order, once for each tournament that he plays in."""
    found = [
        (player, each.name(catalogue), cells, each.here)
        for each in rounds
        for player, cells in _everybody(catalogue, each)
    ]
    of_teams = _of_teams_alone(rounds)
    found.sort(key=lambda line: people.alphabetical(catalogue, line[3].event.contestants[line[0]]))
    return Table(
        columns=(
            columns.name(catalogue, of_teams=of_teams),
            Column(catalogue.translate("Column", "Tournament")),
            columns.place_in_hall(rounds[0].here, catalogue)
            if of_teams
            else columns.board(catalogue),
            Column(catalogue.translate("Column", "Colour"), ColumnKind.NUMBER, Align.CENTRE),
            Column(catalogue.translate("Column", "Opponent")),
        ),
        rows=tuple(
            (
                replace(frame.name_cell(there.event, catalogue, player), strong=True),
                Cell(tournament),
                *cells,
            )
            for player, tournament, cells, there in found
        ),
    )


def _everybody(
    catalogue: Catalogue, there: RoundThere
) -> Iterator[tuple[PlayerId, tuple[Cell, ...]]]:
    """Yield everybody with board, colour and opponent, with a bye, or free in a round robin; of
    teams whose line-ups are open their members.
    """
    sitting = _sitting(there)
    open_to_all = {each for of in sitting for each in (of.match.white, of.match.black)}
    for player, cells in of_everybody(there.here, catalogue, there.round):
        if player not in open_to_all:
            yield player, cells
    for of in sitting:
        for player, _, cells in members_at(there.here, catalogue, of):
            yield player, cells
    free = there.here.competition.free_in(there.round)
    if free is not None:
        yield free, (Cell("–"), Cell(), Cell(catalogue.translate("Paper", "free")))


def _sitting(there: RoundThere) -> Sequence[SeatedMatch]:
    """Return the matches of teams whose line-ups are open: their members look for themselves."""
    if not there.here.is_of_teams:
        return ()
    found = seated(there.here.tournament, there.here.competition, there.round)
    return [each for each in found if each.is_open]


def boards_of_all(
    catalogue: Catalogue, rounds: tuple[RoundThere, ...], *, told: bool = False
) -> Iterator[Block]:
    """Yield a table for each tournament, on one page where it has room there; which round it is, is
    `told` above each.
    """
    for each in rounds:
        yield from start_for_wall(each.here.event, catalogue, each.round)
        name = each.name(catalogue)
        if told:
            name = f"{name}. {titled_round(each.here, catalogue, each.round)}"
        made = by_board(each.here, catalogue, each.round, name)
        yield Grid((made,)) if len(made.rows) <= _ON_ONE_PAGE else made
        if not each.round.byes:  # they stand in the table
            yield from map(Paragraph, unpaired(each.here, catalogue, each.round))
