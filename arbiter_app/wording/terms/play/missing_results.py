"""Which games have no result yet, and which are not played, for an earlier result counts."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.ids import Board, is_team
from arbiter_app.domain.pairing.open_games import OpenGames
from arbiter_app.domain.pairing.swiss.boards import ranges_text
from arbiter_app.domain.teams.matches import place_of
from arbiter_app.i18n import Catalogue


def unfinished(catalogue: Catalogue, rounds: Iterable[RoundOfPlay]) -> Iterator[str]:
    """Yield a sentence about the adjourned games of rounds, and one about the missing results."""
    of_rounds = list(rounds)
    if adjourned := _by_round(catalogue, of_rounds, lambda round_: round_.adjourned):
        yield catalogue.translate("Paper", "Adjourned, by round: {games}.").format(games=adjourned)
    if missing := _by_round(catalogue, of_rounds, lambda round_: round_.unfinished):
        note = catalogue.translate("Paper", "Without a result, by round: {games}.")
        yield note.format(games=missing)
    if waiting := _by_round(catalogue, of_rounds, lambda round_: round_.provisional):
        note = catalogue.translate("Paper", "Provisional until a decision, by round: {games}.")
        yield note.format(games=waiting)


def missing_boards(
    catalogue: Catalogue, tournament: Tournament, round_: RoundOfPlay
) -> Iterator[str]:
    """Yield at which boards of the hall results are missing, by ranges; where the boards of the
    round are in several places, each a range of its own, for each place how many and which. Nothing
    while no result was typed, or where all were.
    """
    rules = tournament.settings.teams
    if rules is not None and not any(is_team(game.white) for game in round_.games):
        yield from _in_matches(catalogue, rules.boards, round_)
        return
    missing = {hall_board(tournament, game.board) for game in round_.unfinished}
    if not missing or len(missing) == len(round_.to_play):
        return
    places = _places([hall_board(tournament, game.board) for game in round_.to_play])
    for boards in places:
        if not (here := missing & {*boards}):
            continue
        which = shown_ranges(here)
        if len(places) == 1:
            pattern = catalogue.translate("MissingResults", "without result: {boards}")
            yield pattern.format(boards=which)
        else:
            pattern = catalogue.translate(
                "MissingResults", "boards {place}: {missing} without result ({boards})"
            )
            place = shown_ranges(boards)
            yield pattern.format(place=place, missing=len(here), boards=which)


def _in_matches(catalogue: Catalogue, boards: int, round_: RoundOfPlay) -> Iterator[str]:
    """Yield at which boards of matches of teams results are missing: "1.4, 2.1–4"."""
    if not round_.unfinished or len(round_.unfinished) == len(round_.to_play):
        return
    which = ranges_of_matches(boards, (game.board for game in round_.unfinished))
    yield catalogue.translate("MissingResults", "without result: {boards}").format(boards=which)


def ranges_of_matches(boards: int, played: Iterable[Board]) -> str:
    """Return boards of matches of so many each by their tables: "1.4, 2.1–4"."""
    places = sorted(place_of(board, boards) for board in played)
    return ", ".join(
        f"{table}.{shown_ranges([Board(board) for _, board in there])}"
        for table, there in groupby(places, key=itemgetter(0))
    )


def open_boards(catalogue: Catalogue, games: OpenGames) -> str:
    """Return where games or matches of a round are open: "3 (board 1–4, 7)", "2 (table 1)"."""
    if games.of_teams:
        pattern = catalogue.translate("MissingResults", "{round} (table {boards})")
    elif games.are_adjourned:
        pattern = catalogue.translate("MissingResults", "{round} (board {boards}, adjourned)")
    else:
        pattern = catalogue.translate("MissingResults", "{round} (board {boards})")
    return pattern.format(round=games.round, boards=shown_ranges(games.boards))


def shown_ranges(boards: Collection[Board]) -> str:
    """Return boards by ranges: "12, 40–47, 101"."""
    return ranges_text(boards).replace("-", "–")


def _places(boards: Sequence[Board]) -> Sequence[Sequence[Board]]:
    """Return boards that follow one another together."""
    in_order = enumerate(sorted(boards))
    return [
        [board for _, board in together]
        for _, together in groupby(in_order, key=lambda each: each[1] - each[0])
    ]


def carried(catalogue: Catalogue, rounds: Iterable[RoundOfPlay]) -> str:
    """Return a sentence about the games whose players have met in an earlier stage; "" if none."""
    games = _by_round(
        catalogue,
        rounds,
        lambda round_: [game for game in round_.games if game.carried_from is not None],
    )
    if not games:
        return ""
    pattern = catalogue.translate(
        "Paper", "Not played, for a result of an earlier stage counts here; by round: {games}."
    )
    return pattern.format(games=games)


def _by_round(
    catalogue: Catalogue,
    rounds: Iterable[RoundOfPlay],
    chosen: Callable[[RoundOfPlay], Sequence[Game]],
) -> str:
    of_people = catalogue.translate("Paper", "{round} (board {boards})")
    of_teams = catalogue.translate("Paper", "{round} (table {boards})", "of matches of teams")
    return "; ".join(
        (of_teams if is_team(games[0].white) else of_people).format(
            round=round_.number, boards=", ".join(str(game.board) for game in games)
        )
        for round_ in rounds
        if (games := chosen(round_))
    )
