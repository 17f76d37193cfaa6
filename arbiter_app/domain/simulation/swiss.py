"""A random Swiss, played round by round."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from random import Random
from typing import Protocol

from arbiter_app.domain.drawing.lots import draw_by_rating
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.game_notes import Adjournment
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.results import BOTH_FORFEIT, Mark, Result
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import FIRST_STAGE, Board, GameId, Round, TournamentId
from arbiter_app.domain.mcmahon.entrants import with_entrants
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.impossible import IMPOSSIBLE, IMPOSSIBLE_OF_TEAMS
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.simulation import people
from arbiter_app.domain.simulation.absences import Presence, drawn_absences
from arbiter_app.domain.simulation.chance import Chance
from arbiter_app.domain.simulation.incidents import Incidents
from arbiter_app.domain.simulation.options import Irregularity, SwissOptions
from arbiter_app.domain.simulation.regulations import FIRST_DAY, drawn_settings
from arbiter_app.domain.simulation.results import FORFEITS, ODD_RESULTS, result_of
from arbiter_app.values import frozen

_DAYS = 600
_UNRATED_STRENGTH = (1000, 1700)
"""Between what an unrated player plays at."""
_STAY_AWAY = 50
"""Per cent of those who forfeit a game of a match who forfeit the other one too."""
_NOT_PLAYED_OUT = (
    Irregularity.FORFEITS,
    Irregularity.DOUBLE_FORFEITS,
    Irregularity.ODD_RESULTS,
)

PairRound = Callable[[SwissPosition], RoundPairing]
"""Pairs the round of a position. Raises RuleError(IMPOSSIBLE) where no pairing is legal."""


@frozen(kw_only=True)
class Asked:
    """A round that is to be paired, of an event as it is before."""

    event: Event
    position: SwissPosition

    @property
    def round(self) -> Round:
        return self.position.round

    @property
    def competition(self) -> Competition:
        return self.event.competition()


def simulated(options: SwissOptions, random: Random, pair: PairRound) -> Event:
    """Return a whole event; it ends before a round that has no legal pairing."""
    swiss = RandomSwiss(options, random)
    for _ in rounds_of(swiss, pair):
        pass
    return swiss.event


def asked(options: SwissOptions, random: Random, pair: PairRound) -> Iterator[Asked]:
    """Yield each round of an event before it is paired; one that has no legal pairing with those
    who have just withdrawn missing is asked for again with them.
    """
    return rounds_of(RandomSwiss(options, random), pair)


class Simulation(Protocol):
    """An event under way: it asks for the pairs of a round and plays them."""

    @property
    def asked(self) -> Asked | None:
        """The round to be paired; None where none is."""

    def play(self, pairing: RoundPairing) -> None:
        """Play the round that was asked for."""

    def refuse(self) -> None:
        """Go on without the round that was asked for, for it has no legal pairing."""


def rounds_of(swiss: Simulation, pair: PairRound) -> Iterator[Asked]:
    """Play an event; yield each round before it is paired."""
    while (question := swiss.asked) is not None:
        yield question
        try:
            pairing = pair(question.position)
        except RuleError as error:
            if error.code not in (IMPOSSIBLE, IMPOSSIBLE_OF_TEAMS):
                raise
            swiss.refuse()
        else:
            swiss.play(pairing)


class RandomSwiss:
    """A random Swiss under way: it asks for the pairs of a round and plays them."""

    def __init__(self, options: SwissOptions, random: Random) -> None:
        self._options = options
        self._chance = chance = Chance(random)
        self._day = day = FIRST_DAY + timedelta(days=chance.below(_DAYS))
        field = people.invented(options.ratings, day, chance)
        if options.system is SwissSystem.DUBOV:
            field = people.estimated(field, _UNRATED_STRENGTH, chance)
        self._players = {player.id: player for player in field}
        self._draw = draw_by_rating(field)
        self._by_number = {each.number: each.player for each in self._draw.drawn}
        in_order = tuple(self._by_number.values())
        absences = drawn_absences(options, in_order, chance)
        self._presence = Presence(absences, in_order, options.rounds)
        late = frozenset(absences.arrivals)
        self._settings = drawn_settings(options, in_order, late, day, chance)
        self._strengths = {
            player.id: chance.between(*_UNRATED_STRENGTH)
            if player.fide_rating is None
            else player.fide_rating
            for player in field
        }
        self._incidents = Incidents(options, _NOT_PLAYED_OUT, chance)
        self._rounds: list[RoundOfPlay] = []
        self._games = 0
        self._is_over = False
        self._byes = self._presence.byes(0)

    @property
    def asked(self) -> Asked | None:
        """The round to be paired; None where none is."""
        if self._is_over or len(self._rounds) == self._options.played:
            return None
        event = self.event
        competition = event.competition()
        position = swiss_position(competition, Round(len(self._rounds) + 1))
        return Asked(event=event, position=position)

    @property
    def event(self) -> Event:
        """The event as it is now, with the byes of the round to come."""
        options = self._options
        rounds = tuple(self._rounds)
        if self._byes and not self._is_over:
            number = Round(len(rounds) + 1)
            rounds = (*rounds, RoundOfPlay(number=number, games=(), byes=self._byes))
        tournament = Tournament(
            id=TournamentId(1),
            title=options.title,
            settings=self._settings,
            entries=tuple(
                Entry(player=player, status=EntryStatus.WITHDRAWN)
                if player in self._presence.left
                else Entry(player=player)
                for player in self._players
            ),
            draw=self._draw,
            stages=(Stage(id=FIRST_STAGE, rounds=rounds),),
        )
        return Event(
            title=options.title,
            place="Kyiv",
            federation="UKR",
            time_control="90+30",
            starts_on=self._day,
            ends_on=self._day + timedelta(days=options.rounds - 1),
            players=self._players,
            tournaments=(with_entrants(tournament, self._players),),
        )

    def play(self, pairing: RoundPairing) -> None:
        """Play the round that was asked for."""
        index = len(self._rounds)
        results = self._results(pairing)
        games = tuple(
            Game(
                id=GameId(self._games + board),
                board=Board(board),
                white=self._by_number[pair.white],
                black=self._by_number[pair.black],
                result=result,
                adjournment=Adjournment() if result is None else None,
            )
            for board, (pair, result) in enumerate(
                zip(pairing.pairs, results, strict=True), start=1
            )
        )
        byes = self._byes
        if pairing.free is not None:
            bye = Bye(player=self._by_number[pairing.free], mark=Mark.PAIRING_BYE)
            byes = (*byes, bye)
        self._games += len(games)
        self._rounds.append(RoundOfPlay(number=Round(index + 1), games=games, byes=byes))
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

    def _results(self, pairing: RoundPairing) -> list[Result | None]:
        """Draw the results of a round, None for adjourned games, which only the last one has."""
        chance, index, strengths = self._chance, len(self._rounds), self._strengths
        boards = range(len(pairing.pairs))
        due = self._incidents.due(index, len(boards))

        def played() -> list[Result | None]:
            return [
                result_of(
                    strengths[self._by_number[pair.white]],
                    strengths[self._by_number[pair.black]],
                    chance,
                )
                for pair in pairing.pairs
            ]

        results = played()
        order = chance.some_of(boards, len(boards))
        for board, kind in zip(order, due, strict=False):
            results[board] = _of_kind(kind, chance)
        if self._settings.has_two_games:
            return [*map(self._match, results, played())]
        if index + 1 == self._options.played:
            adjourned = self._options.number_of(Irregularity.ADJOURNED, chance)
            for board in order[len(due) :][:adjourned]:
                results[board] = None
        return results

    def _match(self, first: Result | None, second: Result | None) -> Result | None:
        """Return the result of a match; half of those who forfeit its first game do not come to the
        second one either.
        """
        assert first is not None, "games of matches are not adjourned"
        assert second is not None, "games of matches are not adjourned"
        stays_away = first.is_forfeit and self._chance.happens(_STAY_AWAY)
        return Result.of_match(first, first if stays_away else second)


def _of_kind(kind: Irregularity, chance: Chance) -> Result:
    match kind:
        case Irregularity.FORFEITS:
            return chance.one_of(FORFEITS)
        case Irregularity.DOUBLE_FORFEITS:
            return BOTH_FORFEIT
        case _:
            return chance.one_of(ODD_RESULTS)
