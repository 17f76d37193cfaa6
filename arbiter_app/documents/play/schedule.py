"""The schedule: who meets whom in every round, when, and with which colour."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import chain

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.play.by_hand import schedule_notes, schedule_warnings
from arbiter_app.documents.play.result_notes import carried_note
from arbiter_app.documents.play.schedule_grid import fits, schedule_grid
from arbiter_app.documents.play.unpaired import by_kind
from arbiter_app.documents.report import Block, Cell, Grid, Report, Table
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.pairing.knockout import bracket_is_drawn, knockout
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.play.games_of_matches import round_titles

_MOST_BOARDS = 40
"""As many lines as a page has room for in type that is read with ease."""


LAYOUT = ChoiceOption(
    "layout",
    QT_TRANSLATE_NOOP("Option", "Layout"),
    (
        Choice("fitting", QT_TRANSLATE_NOOP("Option", "rounds, or a grid where they are many")),
        Choice("rounds", QT_TRANSLATE_NOOP("Option", "rounds with names")),
        Choice("grid", QT_TRANSLATE_NOOP("Option", "a grid of numbers on one page")),
    ),
)

_MANY_GAMES = 150
"""From which on the rounds of a round robin take more pages than anybody reads."""


def schedule(here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return all rounds of a stage; in rounds also where a grid has no room for the boards."""
    rounds = here.competition.rounds
    announced = max(here.competition.settings.rounds or 0, len(rounds))
    is_grid = _is_grid(here, options[LAYOUT.name])
    body = frame.Body(
        document="schedule",
        title=catalogue.translate("Paper", "Schedule of rounds"),
        subtitle=catalogue.translate("Paper", "%n round(s)", None, announced),
        blocks=(
            *(
                schedule_grid(here, catalogue)
                if is_grid
                else _side_by_side([_round(here, catalogue, each, each.games) for each in rounds])
            ),
            *schedule_notes(here, catalogue),
            *carried_note(rounds, catalogue),
            *frame.withdrawal_note(here, catalogue),
        ),
        undivided=is_grid,
        warnings=tuple(schedule_warnings(here, catalogue)),
    )
    return frame.framed(body, here, catalogue, printed_at)


def _is_grid(here: InHand, chosen: object) -> bool:
    """Whether all rounds stand in one table; never where there are more boards than columns."""
    rounds = here.competition.rounds
    if chosen == "rounds" or not fits(rounds):
        return False
    games = sum(len(each.games) for each in rounds)
    return chosen == "grid" or (here.competition.traits.meets_all and games > _MANY_GAMES)


def rounds_to_play(
    here: InHand,
    options: Options,  # noqa: ARG001 - every sheet is built with the same arguments
    catalogue: Catalogue,
    printed_at: datetime,
) -> Report:
    """Return the games without a result, round by round, adjourned ones among them."""
    rounds = [each for each in here.competition.rounds if each.missing]
    open_games = [[game for game in each.games if game.result is None] for each in rounds]
    tables = [
        _round(here, catalogue, each, games) for each, games in zip(rounds, open_games, strict=True)
    ]
    games = [*chain.from_iterable(open_games)]
    body = frame.Body(
        document="remaining-rounds",
        title=catalogue.translate("Paper", "Matches to play")
        if here.is_of_teams
        else catalogue.translate("Paper", "Games to play"),
        subtitle=catalogue.translate("Paper", "%n round(s)", None, len(rounds)),
        blocks=(
            *_side_by_side(tables),
            *frame.withdrawal_note(here, catalogue, at_boards(games)),
        ),
    )
    return frame.framed(body, here, catalogue, printed_at)


def at_boards(games: Iterable[Game]) -> frozenset[PlayerId]:
    """Return who plays these games."""
    return frozenset(chain.from_iterable((game.white, game.black) for game in games))


def round_title(here: InHand, catalogue: Catalogue, round_: RoundOfPlay) -> str:
    """Return "Round 3, 5 June 2026, 15:00", or only the round where no time is set; of a knockout
    also what is played in it: "Round 3: Semifinals, game 1".
    """
    moment = numbers.date_and_time(catalogue, round_.starts_at) if round_.starts_at else ""
    played = _played_in(here, catalogue, round_)
    if played and moment:
        pattern = catalogue.translate("Paper", "Round {round}: {matches}. {date_and_time}")
    elif played:
        pattern = catalogue.translate("Paper", "Round {round}: {matches}")
    elif moment:
        pattern = catalogue.translate("Paper", "Round {round}, {date_and_time}")
    else:
        pattern = catalogue.translate("Paper", "Round {round}")
    return pattern.format(round=round_.number, matches=played, date_and_time=moment)


def _played_in(here: InHand, catalogue: Catalogue, round_: RoundOfPlay) -> str:
    if not bracket_is_drawn(here.competition):
        return ""
    titles = round_titles(catalogue, here.competition, knockout(here.competition))
    return titles.get(round_.number, "")


def _side_by_side(tables: Sequence[Table]) -> Iterator[Block]:
    """Yield the rounds as small tables, or below each other where one may need several pages."""
    if all(len(table.rows) <= _MOST_BOARDS for table in tables):
        yield Grid(tuple(tables))
        return
    yield from tables


def of_game(game: Game, *cells: Cell) -> tuple[Cell, ...]:
    """Return the row of a game, in grey where nobody sits down to play it."""
    if game.carried_from is None:
        return cells
    return tuple(replace(cell, faint=True) for cell in cells)


def _unpaired(here: InHand, catalogue: Catalogue, player: PlayerId, why: str) -> tuple[Cell, ...]:
    return (
        Cell(),
        Cell(str(here.competition.numbers[player])),
        frame.name_cell(here.event, catalogue, player),
        Cell(),
        Cell(why),
    )


def _round(here: InHand, catalogue: Catalogue, round_: RoundOfPlay, games: Sequence[Game]) -> Table:
    number, numbered = columns.number(catalogue), here.competition.numbers
    first, second = columns.sides(here, catalogue)
    rows: list[tuple[Cell, ...]] = [
        of_game(
            game,
            Cell(str(game.board)),
            Cell(str(numbered[game.white])),
            frame.name_cell(here.event, catalogue, game.white),
            Cell(str(numbered[game.black])),
            frame.name_cell(here.event, catalogue, game.black),
        )
        for game in games
    ]
    free = here.competition.free_in(round_)
    if free is not None:
        rows.append(_unpaired(here, catalogue, free, catalogue.translate("Paper", "free")))
    for bye in by_kind(round_.byes):
        rows.append(_unpaired(here, catalogue, bye.player, results.bye(catalogue, bye.mark)))
    return Table(
        title=round_title(here, catalogue, round_),
        columns=(
            columns.place_in_hall(here, catalogue),
            number,
            first,
            number,
            second,
        ),
        rows=tuple(rows),
    )
