"""Who sits at which board of the matches of a round, as it is shown once line-ups are open."""

from collections.abc import Iterator

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import BoardScore, Game, RoundOfPlay
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, TeamId
from arbiter_app.domain.teams.boards import line_up_in_force, rules_of
from arbiter_app.domain.teams.matches import boards_of_round
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Seat:
    """A board of a match, from 1: who sits there for the team named first, and for the other."""

    board: int
    colour: Colour
    """Of the team named first."""
    first: PlayerId | None = None
    """None where nobody sits, and while line-ups are sealed."""
    second: PlayerId | None = None
    game: Game | None = None
    score: BoardScore | None = None
    """What both teams got, that named first first; None where nothing is known yet."""


@frozen(kw_only=True)
class SeatedMatch:
    """A match with its boards; `is_open` once they are made and line-ups are no secret."""

    match: Game
    seats: tuple[Seat, ...]
    is_open: bool


def seated(tournament: Tournament, matches: Competition, round_: RoundOfPlay) -> list[SeatedMatch]:
    """Return the matches of a round that are played in it, with who sits at their boards."""
    stage = tournament.boards_of(matches.id)
    games = boards_of_round(stage.rounds if stage else (), round_.number).games
    by_pair = {frozenset((game.white, game.black)): game for game in games}
    return [_seated(tournament, round_, match, by_pair) for match in round_.to_play]


def team_of_side(match: Game, colour: Colour) -> TeamId:
    """Return one of the two teams of a match."""
    return TeamId(match.player(colour))


def _seated(
    tournament: Tournament,
    round_: RoundOfPlay,
    match: Game,
    by_pair: dict[frozenset[PlayerId], Game],
) -> SeatedMatch:
    rules = rules_of(tournament)
    sides = [
        line_up_in_force(tournament, round_, team_of_side(match, colour)).players
        for colour in Colour
    ]
    is_open = bool(match.boards)

    def seats() -> Iterator[Seat]:
        for board in range(1, rules.boards + 1):
            colour = Colour.WHITE if rules.is_white(board) else Colour.BLACK
            if not is_open:
                yield Seat(board=board, colour=colour)
                continue
            first, second = (_at(side, board) for side in sides)
            game = by_pair.get(frozenset(each for each in (first, second) if each is not None))
            if game is not None:
                colour = Colour.WHITE if game.white == first else Colour.BLACK
            yield Seat(
                board=board,
                colour=colour,
                first=first,
                second=second,
                game=game,
                score=match.boards[board - 1],
            )

    return SeatedMatch(match=match, seats=tuple(seats()), is_open=is_open)


def _at(side: tuple[PlayerId | None, ...], board: int) -> PlayerId | None:
    return side[board - 1] if board <= len(side) else None
