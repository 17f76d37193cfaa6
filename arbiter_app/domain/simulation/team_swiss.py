"""A random Swiss of teams, played round by round on all boards."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import timedelta
from random import Random

from arbiter_app.domain.drawing.lots import draw_by_rating
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.teams import Member, Team, as_entrant, strength
from arbiter_app.domain.facts.play.rounds import Bye, Game, LineUp, RoundOfPlay, Stage, StageKind
from arbiter_app.domain.facts.results import BOTH_FORFEIT, Mark, Result
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import (
    FIRST_STAGE,
    Board,
    GameId,
    PairingNumber,
    ParticipantId,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.domain.pairing.position import Pair, RoundPairing
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.simulation.absences import Presence, drawn_absences
from arbiter_app.domain.simulation.chance import Chance
from arbiter_app.domain.simulation.incidents import Incidents
from arbiter_app.domain.simulation.options import Irregularity
from arbiter_app.domain.simulation.regulations import FIRST_DAY, drawn_settings
from arbiter_app.domain.simulation.results import FORFEITS, result_of
from arbiter_app.domain.simulation.rosters import invented_teams
from arbiter_app.domain.simulation.swiss import Asked, PairRound, rounds_of
from arbiter_app.domain.simulation.team_options import TeamSwissOptions
from arbiter_app.domain.teams.matches import hall_board, with_scores

_DAYS = 600
_UNRATED_STRENGTH = (1000, 1700)
"""Between what an unrated member plays at."""
_OF_BOARDS = StageId(FIRST_STAGE + 1)
_RESTS, _EMPTY = 30, 50
"""Per cent: teams that let somebody rest for a reserve; forfeited boards at which nobody sits."""


def simulated_teams(options: TeamSwissOptions, random: Random, pair: PairRound) -> Event:
    """Return a whole event; it ends before a round that has no legal pairing."""
    swiss = RandomTeamSwiss(options, random)
    for _ in rounds_of(swiss, pair):
        pass
    return swiss.event


class RandomTeamSwiss:
    """A random Swiss of teams under way: it asks for the matches of a round and plays them."""

    def __init__(self, options: TeamSwissOptions, random: Random) -> None:
        self._options = options
        self._chance = chance = Chance(random)
        self._day = day = FIRST_DAY + timedelta(days=chance.below(_DAYS))
        teams, self._players = invented_teams(options, day, chance)
        ratings = {each.id: each.fide_rating for each in self._players.values()}
        boards = options.rules.boards
        self._draw = draw_by_rating(
            [as_entrant(team, strength(team, boards, ratings.get)) for team in teams]
        )
        self._by_number = {each.number: each.player for each in self._draw.drawn}
        in_order = tuple(self._by_number.values())
        entered: Mapping[ParticipantId, Team] = {team.id: team for team in teams}
        self._teams = dict(_with_numbers([entered[each] for each in in_order]))
        absences = drawn_absences(options.swiss, in_order, chance)
        self._presence = Presence(absences, in_order, options.swiss.rounds)
        late = frozenset(absences.arrivals)
        settings = drawn_settings(options.swiss, in_order, late, day, chance)
        self._settings = replace(settings, teams=options.rules)
        self._strengths = {
            player.id: player.fide_rating or chance.between(*_UNRATED_STRENGTH)
            for player in self._players.values()
        }
        kinds = (Irregularity.FORFEITS, Irregularity.DOUBLE_FORFEITS)
        self._incidents = Incidents(options.swiss, kinds, chance)
        forfeited = options.forfeited_boards.of(options.most_boards, chance)
        places = range(max(options.most_boards, 1))
        self._forfeited = frozenset(chance.some_of(places, forfeited))
        """Of all boards of all rounds, counted on, those at which somebody is missing."""
        self._boards = 0
        self._last_id = 0
        self._rounds: list[RoundOfPlay] = []
        self._games: list[RoundOfPlay] = []
        self._is_over = False
        self._byes = self._presence.byes(0)

    @property
    def asked(self) -> Asked | None:
        """The round to be paired; None where none is."""
        if self._is_over or len(self._rounds) == self._options.swiss.played:
            return None
        event = self.event
        competition = event.tournament.competition()
        position = swiss_position(competition, Round(len(self._rounds) + 1))
        return Asked(event=event, position=position)

    @property
    def event(self) -> Event:
        """The event as it is now, with the byes of the round to come."""
        title = self._options.swiss.title
        rounds = tuple(self._rounds)
        if self._byes and not self._is_over:
            number = Round(len(rounds) + 1)
            rounds = (*rounds, RoundOfPlay(number=number, games=(), byes=self._byes))
        tournament = Tournament(
            id=TournamentId(1),
            title=title,
            settings=self._settings,
            entries=tuple(Entry(player=player) for player in self._players),
            teams=tuple(map(self._as_it_is_now, self._teams.values())),
            draw=self._draw,
            stages=(
                Stage(id=FIRST_STAGE, rounds=rounds),
                Stage(
                    id=_OF_BOARDS,
                    kind=StageKind.BOARDS,
                    settings=self._settings.of_boards,
                    boards_of=FIRST_STAGE,
                    rounds=tuple(self._games),
                ),
            ),
        )
        return Event(
            title=title,
            place="Kyiv",
            federation="UKR",
            time_control="90+30",
            starts_on=self._day,
            ends_on=self._day + timedelta(days=self._options.swiss.rounds - 1),
            players=self._players,
            tournaments=(tournament,),
        )

    def _as_it_is_now(self, team: Team) -> Team:
        left = team.id in self._presence.left
        return replace(team, status=EntryStatus.WITHDRAWN) if left else team

    def play(self, pairing: RoundPairing) -> None:
        """Play the matches of the round that was asked for."""
        index = len(self._rounds)
        chance, number = self._chance, Round(index + 1)
        due = self._incidents.due(index, len(pairing.pairs))
        tables = chance.some_of(range(1, len(pairing.pairs) + 1), len(due))
        forfeited = dict(zip(tables, due, strict=True))
        matches: list[Game] = []
        line_ups: list[LineUp] = []
        games: list[Game] = []
        for table, pair in enumerate(pairing.pairs, start=1):
            kind = forfeited.get(table)
            match = self._match(pair, table, kind)
            matches.append(match)
            if kind is None:
                seats, played = self._played(match)
                line_ups += seats
                games += played
        byes = self._byes
        if pairing.free is not None:
            byes = (*byes, Bye(player=self._by_number[pairing.free], mark=Mark.PAIRING_BYE))
        of_boards = RoundOfPlay(number=number, games=tuple(games))
        of_matches = RoundOfPlay(
            number=number, games=tuple(matches), byes=byes, line_ups=tuple(line_ups)
        )
        rules = self._options.rules
        self._rounds.append(with_scores(rules, self._teams, of_matches, of_boards))
        self._games.append(of_boards)
        self._byes = self._presence.byes(index + 1)

    def refuse(self) -> None:
        """Take back the withdrawals before the round that was asked for, for it has no legal
        pairing; without any the event is over.
        """
        index = len(self._rounds)
        if self._presence.take_back_withdrawals(index):
            self._byes = self._presence.byes(index)
        else:
            self._is_over = True

    def _match(self, pair: Pair, table: int, kind: Irregularity | None) -> Game:
        """Return a match before its boards are played, or as it is forfeited as a whole."""
        result: Result | None = None
        if kind is not None:
            is_of_one = kind is Irregularity.FORFEITS
            result = self._chance.one_of(FORFEITS) if is_of_one else BOTH_FORFEIT
        return Game(
            id=self._next_id(),
            board=Board(table),
            white=self._by_number[pair.white],
            black=self._by_number[pair.black],
            result=result,
        )

    def _played(self, match: Game) -> tuple[list[LineUp], list[Game]]:
        """Play the boards of a match. At one that is forfeited somebody does not come, or of the
        last boards nobody sits there.
        """
        chance, rules = self._chance, self._options.rules
        teams = (self._teams[match.white], self._teams[match.black])
        seats = [self._seats(team) for team in teams]
        missing = self._missing()
        results: dict[int, Result] = {}
        for board in reversed(missing):
            side = chance.below(2)
            is_last = not any(seats[side][board:])
            if is_last and any(seats[side][: board - 1]) and chance.happens(_EMPTY):
                seats[side][board - 1] = None
            else:
                results[board] = chance.one_of(FORFEITS)
        games = []
        for board, (one, other) in enumerate(zip(*seats, strict=True), start=1):
            if one is None or other is None:
                continue
            white, black = (one, other) if rules.is_white(board) else (other, one)
            games.append(
                Game(
                    id=self._next_id(),
                    board=hall_board(match.board, board, rules.boards),
                    white=white,
                    black=black,
                    result=results.get(board)
                    or result_of(self._strengths[white], self._strengths[black], chance),
                )
            )
        line_ups = [
            LineUp(team=team.id, players=tuple(line_up))
            for team, line_up in zip(teams, seats, strict=True)
        ]
        return line_ups, games

    def _next_id(self) -> GameId:
        self._last_id += 1
        return GameId(self._last_id)

    def _missing(self) -> list[int]:
        """Return at which boards of the next match somebody is missing: not at all of them, which
        is another thing than a match that is forfeited.
        """
        first, boards = self._boards, self._options.rules.boards
        self._boards += boards
        missing = [board for board in range(1, boards + 1) if first + board - 1 in self._forfeited]
        return missing if len(missing) < boards else missing[1:]

    def _seats(self, team: Team) -> list[PlayerId | None]:
        """Draw who plays: the first of the roster, or somebody rests and all below move up."""
        boards, chance = self._options.rules.boards, self._chance
        players: list[PlayerId | None] = [*team.players]
        while len(players) > boards and chance.happens(_RESTS):
            del players[chance.below(boards)]
        return players[:boards]


def _with_numbers(teams: list[Team]) -> Iterator[tuple[ParticipantId, Team]]:
    """Yield teams in the order of their numbers, their members numbered through."""
    last = 0
    for team in teams:
        members: list[Member] = []
        for member in team.members:
            last += 1
            members.append(replace(member, number=PairingNumber(last)))
        yield team.id, replace(team, members=tuple(members))
