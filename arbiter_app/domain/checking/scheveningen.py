"""The matches and games of Scheveningen beside its tables: everybody of one team meets everybody of
the other.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from arbiter_app.domain.checking.comparison import (
    compared,
    is_turned,
    pairing_of,
    without_colours,
)
from arbiter_app.domain.checking.verdict import (
    CheckedRounds,
    OnBoards,
    OtherColours,
    OtherMeetings,
    OtherPairs,
    Remark,
    RoundCheck,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.position import Pair, RoundPairing
from arbiter_app.domain.pairing.rosters import Duel, duels, players_of, rounds_of_duels
from arbiter_app.values import frozen

BY_TABLES = Remark("by-scheveningen-tables")
BY_MEETINGS = Remark("by-scheveningen-meetings")

_Found = Sequence[OtherPairs | OtherColours | OtherMeetings]


@frozen(kw_only=True)
class _Departures:
    """Where the rounds are not those of a table."""

    matches: Mapping[Round, _Found]
    boards: Mapping[Round, _Found]
    turned: Sequence[Round]
    """In which all games of a round have the other colours, and nothing else differs."""

    @property
    def rounds(self) -> int:
        """In how many rounds something differs but all colours."""
        return sum(
            bool(self.matches[each] or self.boards[each]) and each not in self.turned
            for each in self.matches
        )


def check_scheveningen(
    event: Event, competition: Competition, *, must_follow: bool
) -> CheckedRounds:
    """Return in which rounds other teams meet, or other players or with other colours, than by the
    tables of `pairing.scheveningen`, which rounds that are made here `must_follow`.

    No table is official. Rounds of others are held against that with even colours and that by
    shift, whichever most of them agree with; of a table of their own it is told who meet again.
    """
    tournament = event.tournament
    stage = tournament.boards_of(competition.id)
    if stage is None:
        rounds = (RoundCheck(round=each.number) for each in competition.rounds)
        return CheckedRounds(by=BY_MEETINGS, rounds=tuple(rounds))
    boards = tournament.competition(stage.id)
    own = tournament.settings.sport
    sports = [own] if must_follow else sorted(Sport, key=lambda each: each is not own)
    tried = [
        _beside(found, competition, boards)
        for sport in sports
        if (found := _duels(tournament, competition, sport))
    ]
    best = min(tried, key=lambda each: each.rounds, default=None)
    if best is None or (not must_follow and 2 * best.rounds > len(competition.rounds)):
        again = _again(tournament, boards)
        return CheckedRounds(by=BY_MEETINGS, rounds=tuple(_rounds(event, boards, {}, again)))
    turned = () if must_follow else best.turned
    on_boards = {each: () if each in turned else found for each, found in best.boards.items()}
    listed = ", ".join(map(str, turned))
    return CheckedRounds(
        by=BY_TABLES,
        rounds=tuple(_rounds(event, boards, best.matches, on_boards)),
        remarks=(Remark("scheveningen-turned", {"rounds": listed}),) if turned else (),
    )


def _rounds(
    event: Event,
    boards: Competition,
    of_matches: Mapping[Round, _Found],
    on_boards: Mapping[Round, _Found],
) -> Iterator[RoundCheck]:
    members = {number: event.players[player] for player, number in boards.numbers.items()}
    for number, found in on_boards.items():
        of_boards = (OnBoards(difference=each, members=members) for each in found)
        yield RoundCheck(round=number, differences=(*of_matches.get(number, ()), *of_boards))


def _duels(tournament: Tournament, competition: Competition, sport: Sport) -> Sequence[Duel]:
    """Return the teams that meet with their tables of a sport; nothing where rosters make none."""
    numbers = competition.numbers
    played = replace(tournament, settings=replace(tournament.settings, sport=sport))
    try:
        return duels(played, sorted(numbers, key=lambda team: numbers[team]))
    except RuleError:
        return ()


def _beside(found: Sequence[Duel], competition: Competition, boards: Competition) -> _Departures:
    nobody = RoundPairing(pairs=())
    in_order = sorted(competition.numbers, key=lambda team: competition.numbers[team])
    number_of = dict(enumerate((competition.numbers[team] for team in in_order), start=1))
    tables = {
        at: RoundPairing(
            pairs=tuple(Pair(number_of[each.white], number_of[each.black]) for each in round_.pairs)
        )
        for at, round_ in enumerate(rounds_of_duels(found, in_order), start=1)
    }
    of_matches: dict[Round, _Found] = {}
    on_boards: dict[Round, _Found] = {}
    turned = []
    for round_ in competition.rounds:
        number = round_.number
        # Which team has White on board 1 shows on the boards.
        of_matches[number] = [
            each
            for each in compared(pairing_of(competition, round_), tables.get(number, nobody))
            if isinstance(each, OtherPairs)
        ]
        games = boards.round(number)
        played = pairing_of(boards, games)
        expected = _expected(found, boards, number, played)
        on_boards[number] = compared(played, expected, without_colours(boards, games))
        if not of_matches[number] and is_turned(games, on_boards[number]):
            turned.append(number)
    return _Departures(matches=of_matches, boards=on_boards, turned=turned)


def _expected(
    found: Sequence[Duel], boards: Competition, number: Round, played: RoundPairing
) -> RoundPairing:
    """Return the games of a round by the tables, of those who play in it: who sits alone, and whose
    match is forfeited, has none.
    """
    numbers = boards.numbers
    there = {side for pair in played.pairs for side in (pair.white, pair.black)}
    pairs = []
    for duel in found:
        first, second = players_of(duel.first), players_of(duel.second)
        for seat in duel.seats(number):
            one, other = numbers[first[seat.first - 1]], numbers[second[seat.second - 1]]
            if not there.isdisjoint((one, other)):
                pairs.append(Pair(one, other) if seat.colour is Colour.WHITE else Pair(other, one))
    return RoundPairing(pairs=tuple(pairs))


def _again(tournament: Tournament, boards: Competition) -> Mapping[Round, _Found]:
    """Return who meet in a round although they have met as often as they should."""
    cycles, numbers = tournament.settings.cycles, boards.numbers
    met: defaultdict[frozenset[PlayerId], list[Round]] = defaultdict(list)
    found: dict[Round, _Found] = {}
    for round_ in boards.rounds:
        again = []
        for game in round_.games:
            rounds = met[frozenset((game.white, game.black))]
            rounds.append(round_.number)
            if len(rounds) > cycles:
                one, other = sorted((numbers[game.white], numbers[game.black]))
                again.append(
                    OtherMeetings(
                        players=(one, other),
                        times=len(rounds),
                        cycles=cycles,
                        rounds=tuple(rounds),
                    )
                )
        found[round_.number] = again
    return found
