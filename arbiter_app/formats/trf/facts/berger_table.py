"""Whether the rounds of a round robin are those of the Berger table (C.05 Annex 1)."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from arbiter_app.domain.pairing.berger import CYCLES, FEWEST_PLAYERS, MOST_PLAYERS, berger
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.systems import OWN_TABLE, Play, rounds_of_schedule
from arbiter_app.formats.trf.lines.columns import OPPONENT, column_of
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import NO_COLOUR, NO_MARK, NO_OPPONENT, PlayerRecord
from arbiter_app.values import frozen

Pair = tuple[int, int]
"""Two numbers, the lower first."""

Table = Sequence[Mapping[Pair, int]]
"""The pairs of each round in board order, with the number that has White."""

_SHOWN = 6
"""Of the pairs of a round."""


def table_of(players: Sequence[PlayerRecord], play: Play) -> Table:
    """Return the Berger table; nothing where there is none: for too few, or for numbers that do
    not run from 1.
    """
    size = len(players)
    has_table = play.cycles in CYCLES and FEWEST_PLAYERS <= size <= MOST_PLAYERS
    numbers_run = [each.number for each in players] == [*range(1, size + 1)]
    if not (play.system.traits.meets_all and has_table and numbers_run):
        return ()
    schedule = berger(size, cycles=play.cycles, swap_last_rounds=play.swap_last_rounds)
    return [
        {_pair(pair.white, pair.black): int(pair.white) for pair in each.pairs} for each in schedule
    ]


def best_fitting(play: Play, players: Sequence[PlayerRecord], rounds: int) -> Play:
    """Return the play with the last rounds swapped where its games are those of that table."""
    swapped = replace(play, swap_last_rounds=True)
    if play.cycles != 2 or _fits(play, players, rounds) or not _fits(swapped, players, rounds):
        return play
    return swapped


def code_of(play: Play, players: Sequence[PlayerRecord], rounds: int) -> str | None:
    """Return what record 192 says: as `Play.code`, but of rounds by another table that."""
    if play.system.traits.meets_all and not play.swap_last_rounds:
        return play.code if _fits(play, players, rounds) else OWN_TABLE
    return play.code


def _fits(play: Play, players: Sequence[PlayerRecord], rounds: int) -> bool:
    """Whether nobody meets in another round than by the table."""
    table = table_of(players, play)
    return not table or all(_is_in(table, game) for game in _games(players, rounds))


def with_rounds_to_come(
    players: tuple[PlayerRecord, ...], rounds: int, play: Play, *, has_gaps: bool
) -> tuple[PlayerRecord, ...]:
    """Return players with the games of the rounds that the file does not have yet, as the table
    goes on; without them where the rounds so far are not those of the table. A file that `has_gaps`
    lacks what is open in rounds that it has, too.
    """
    table = table_of(players, play)
    games = list(_games(players, rounds))
    follows = all(
        _is_in(table, game) and game.white in (0, table[game.index][game.pair]) for game in games
    )
    if not (games and table and follows):
        return players
    gaps = set[tuple[int, Pair]]()
    if has_gaps:
        busy = {(game.index, number) for game in games for number in game.pair}
        gaps = {
            (index, pair)
            for index, pairs in enumerate(table[:rounds])
            for pair in pairs
            if busy.isdisjoint((index, number) for number in pair)
        }
    return tuple(_with_games(player, rounds, table, gaps) for player in players)


def _with_games(
    player: PlayerRecord, rounds: int, table: Table, gaps: Collection[tuple[int, Pair]]
) -> PlayerRecord:
    """Return a player with the games of the rounds of the table after some, and those in gaps."""
    opponents, colours = list(player.opponents[:rounds]), list(player.colours[:rounds])
    marks = list(player.marks[:rounds])
    for index, pairs in enumerate(table):
        mine = next((pair for pair in pairs if player.number in pair), None)
        if index < rounds and (index, mine) not in gaps:
            continue
        is_white = mine is not None and pairs[mine] == player.number
        opponents[index : index + 1] = [NO_OPPONENT if mine is None else sum(mine) - player.number]
        colours[index : index + 1] = [NO_COLOUR if mine is None else "w" if is_white else "b"]
        marks[index : index + 1] = [NO_MARK]
    return replace(
        player, opponents=tuple(opponents), colours="".join(colours), marks="".join(marks)
    )


@frozen(kw_only=True)
class _Game:
    index: int
    """The round, from 0."""
    pair: Pair
    white: int
    """The number that has White; 0 where nobody is said to have."""
    at: int
    """The line of the lower number."""


def _games(players: Sequence[PlayerRecord], rounds: int) -> Iterator[_Game]:
    for player in players:
        for index, opponent in enumerate(player.opponents[:rounds]):
            if opponent > player.number:
                colour = player.colours[index]
                white = player.number if colour == "w" else opponent
                yield _Game(
                    index=index,
                    pair=(player.number, opponent),
                    white=0 if colour == NO_COLOUR else white,
                    at=player.at,
                )


def _is_in(table: Table, game: _Game) -> bool:
    return game.index < len(table) and game.pair in table[game.index]


def tell_departures(
    players: Sequence[PlayerRecord],
    rounds: int,
    play: Play,
    *,
    has_own_table: bool,
    found: Findings,
) -> None:
    """Give notice of pairs that meet too often or never, and of rounds and colours that are not
    those of the Berger table, unless the file says that it has a table of its own.
    """
    games = list(_games(players, rounds))
    if not games:
        return
    _tell_meetings(players, games, rounds, play, found)
    table = table_of(players, play)
    if has_own_table:
        return
    if table:
        _tell_rounds(games, table, rounds, found)
    elif players[-1].number != len(players):
        last = players[-1]
        found.notice(FormatError(last.at, 5, "trf.numbers-gap", players=len(players)))


def _tell_meetings(
    players: Sequence[PlayerRecord],
    games: Sequence[_Game],
    rounds: int,
    play: Play,
    found: Findings,
) -> None:
    """Give notice of who meet more often than others do and, at the end, of who meet too seldom."""
    meetings: dict[Pair, list[_Game]] = {}
    for game in games:
        meetings.setdefault(game.pair, []).append(game)
    for (one, other), met in meetings.items():
        if len(met) > play.cycles:
            too_many = met[play.cycles]
            found.notice(
                FormatError(
                    too_many.at,
                    column_of(too_many.index, OPPONENT),
                    "trf.meet-again",
                    number=one,
                    opponent=other,
                    rounds=_numbers([each.index for each in met]),
                    cycles=play.cycles,
                )
            )
    if rounds < rounds_of_schedule(len(players), play.cycles):
        return
    for player, opponent in combinations(players, 2):
        times = len(meetings.get((player.number, opponent.number), ()))
        if times < play.cycles:
            found.notice(
                FormatError(
                    player.at,
                    5,
                    "trf.meet-too-seldom",
                    number=player.number,
                    opponent=opponent.number,
                    times=times,
                    cycles=play.cycles,
                )
            )


def _tell_rounds(games: Sequence[_Game], table: Table, rounds: int, found: Findings) -> None:
    """Give notice of rounds with other pairs than the table; of all of them at once where hardly
    one follows it. Colours are compared where most pairs agree.
    """
    strangers = _by_round(game for game in games if not _is_in(table, game))
    if len(strangers) * 2 > rounds:
        found.notice(
            FormatError(
                games[0].at, 5, "trf.not-berger", rounds=rounds, departed=_numbers([*strangers])
            )
        )
        return
    for index, several in strangers.items():
        place = (several[0].at, column_of(index, OPPONENT))
        found.notice(
            FormatError(*place, "trf.round-not-berger", round=index + 1, pairs=_words(several))
        )
    _tell_colours([game for game in games if game.white and _is_in(table, game)], table, found)


def _tell_colours(games: Sequence[_Game], table: Table, found: Findings) -> None:
    """Give notice of games in which White is not the player whom the table gives it."""
    turned = [game for game in games if table[game.index][game.pair] != game.white]
    if len(turned) * 2 > len(games):
        found.notice(
            FormatError(turned[0].at, 5, "trf.colours-turned", count=len(turned), games=len(games))
        )
        return
    for index, several in _by_round(turned).items():
        place = (several[0].at, column_of(index, OPPONENT))
        found.notice(
            FormatError(*place, "trf.colours-not-berger", round=index + 1, pairs=_words(several))
        )


def _by_round(games: Iterator[_Game] | Sequence[_Game]) -> Mapping[int, list[_Game]]:
    """Return games by the index of their round, in the order of rounds."""
    found: dict[int, list[_Game]] = {}
    for game in sorted(games, key=lambda each: (each.index, each.pair)):
        found.setdefault(game.index, []).append(game)
    return found


def _pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def _numbers(indexes: Sequence[int]) -> str:
    return ", ".join(str(index + 1) for index in indexes)


def _words(games: Sequence[_Game]) -> str:
    words = [f"{each.pair[0]}–{each.pair[1]}" for each in games[:_SHOWN]]
    return ", ".join([*words, "…"] if len(games) > _SHOWN else words)
