"""Who meets whom in Scheveningen: teams two and two, everybody of one everybody of the other.

Teams 1 and 2 play side by side with teams 3 and 4, and so on. Of two teams the smaller one, else
the one with the smaller number, is the first of the table: its members keep their boards. Reserves
do not play.
"""

from collections.abc import Iterable, Iterator, Sequence

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.play.rounds import Game, LineUp
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import GameId, PairingNumber, ParticipantId, PlayerId, Round, TeamId
from arbiter_app.domain.pairing.position import Pair, RoundPairing
from arbiter_app.domain.pairing.scheveningen import Scheveningen, Seat, scheveningen
from arbiter_app.domain.teams.boards import rules_of
from arbiter_app.domain.teams.matches import hall_board
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Duel:
    """Two teams that meet in every round."""

    first: Team
    """Whose members keep their boards."""
    second: Team
    table: Scheveningen

    @property
    def is_relaxed(self) -> bool:
        """Whether a team may have two games more of one colour in a round: no table is better."""
        return self.table.is_relaxed

    def seats(self, round: Round) -> Sequence[Seat]:
        """Return the games of a round; nothing behind the last one."""
        rounds = self.table.rounds
        return rounds[round - 1] if round <= len(rounds) else ()

    def begins(self, round: Round) -> Team:
        """Return the team with White on board 1 of a round."""
        return self.first if self.seats(round)[0].colour is Colour.WHITE else self.second

    def line_ups(self, round: Round) -> tuple[LineUp, LineUp]:
        """Return who of both teams plays in a round, in the order of boards."""
        seats = self.seats(round)
        first, second = players_of(self.first), players_of(self.second)
        return (
            LineUp(team=self.first.id, players=tuple(first[seat.first - 1] for seat in seats)),
            LineUp(team=self.second.id, players=tuple(second[seat.second - 1] for seat in seats)),
        )

    def resting(self, round: Round) -> tuple[PlayerId, ...]:
        """Return who of the larger team rests in a round, in the order of its roster."""
        _, playing = self.line_ups(round)
        return tuple(each for each in players_of(self.second) if each not in playing.players)


def players_of(team: Team) -> tuple[PlayerId, ...]:
    """Return who plays for a team: all of its roster but reserves."""
    return tuple(each.player for each in team.members if not each.is_reserve)


def duels(tournament: Tournament, teams: Iterable[ParticipantId]) -> tuple[Duel, ...]:
    """Return which teams meet, of those in the order of their numbers.

    Raises RuleError("scheveningen.teams") for an odd number of them, ("scheveningen.boards") where
    a match has not as many boards as the smaller team has players, and ("scheveningen.size").
    """
    known = [tournament.team(each) for each in teams]
    if len(known) % 2:
        raise RuleError("scheveningen.teams", teams=len(known))
    return tuple(
        _duel(tournament, one, other) for one, other in zip(known[::2], known[1::2], strict=True)
    )


def duels_drawn(tournament: Tournament) -> tuple[Duel, ...]:
    """Return which teams meet by the numbers of a tournament; nothing before these, in another
    system, and where rosters that were changed since make no table.
    """
    if not tournament.settings.traits.follows_rosters or tournament.draw is None:
        return ()
    numbers = tournament.numbers
    try:
        return duels(tournament, sorted(numbers, key=lambda team: numbers[team]))
    except RuleError:
        return ()


def _duel(tournament: Tournament, one: Team, other: Team) -> Duel:
    first, second = sorted((one, other), key=lambda team: len(players_of(team)))
    size, boards = len(players_of(first)), rules_of(tournament).boards
    if size != boards:
        raise RuleError("scheveningen.boards", team=first.name, players=size, boards=boards)
    settings = tournament.settings
    table = scheveningen(
        size,
        len(players_of(second)),
        cycles=settings.cycles,
        by_shift=settings.sport.traits.shifts_scheveningen,
    )
    return Duel(first=first, second=second, table=table)


def rounds_of_duels(
    found: Sequence[Duel], teams: Sequence[ParticipantId]
) -> Iterator[RoundPairing]:
    """Yield the matches of every round, by the numbers of teams in their order; the team with White
    on board 1 is named first. A match of smaller teams is over before others.
    """
    number = {team: PairingNumber(at) for at, team in enumerate(teams, start=1)}
    last = max((len(each.table.rounds) for each in found), default=0)
    for at in map(Round, range(1, last + 1)):
        pairs = []
        for each in found:
            if not each.seats(at):
                continue
            begins = each.begins(at)
            other = each.second if begins is each.first else each.first
            pairs.append(Pair(number[begins.id], number[other.id]))
        yield RoundPairing(pairs=tuple(pairs))


def duel_of(tournament: Tournament, match: Game) -> Duel:
    """Return the duel of which a match is a round. Raises RuleError as `duels`."""
    order = tournament.numbers
    sides = sorted((match.white, match.black), key=lambda team: order[team])
    one, other = (tournament.team(side) for side in sides)
    return _duel(tournament, one, other)


def boards_by_rosters(
    tournament: Tournament, match: Game, round: Round
) -> tuple[tuple[LineUp, LineUp], tuple[Game, ...]]:
    """Return the line-ups of a match, that of the team named first first, and its games.

    Raises RuleError as `duels`.
    """
    duel = duel_of(tournament, match)
    line_ups = duel.line_ups(round)
    boards = rules_of(tournament).boards
    games = []
    for seat, one, other in zip(
        duel.seats(round), line_ups[0].players, line_ups[1].players, strict=True
    ):
        assert one is not None
        assert other is not None
        white, black = (one, other) if seat.colour is Colour.WHITE else (other, one)
        place = hall_board(match.board, seat.first, boards)
        games.append(Game(id=GameId(0), board=place, white=white, black=black))
    is_first = TeamId(match.white) == duel.first.id
    return (line_ups if is_first else line_ups[::-1]), tuple(games)
