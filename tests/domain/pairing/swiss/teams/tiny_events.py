"""Random team tournaments, as positions before each of their rounds."""

from collections.abc import Callable, Iterator
from random import Random

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import AS_WRITTEN, Readings, SwissText
from arbiter_app.domain.facts.rules.team_rules import ColourType, Score
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from tests.domain.pairing.swiss.teams.histories import History, Team


def positions(
    random: Random,
    pair: Callable[[SwissPosition], RoundPairing | None],
    *,
    text: SwissText = SwissText.TEAMS,
    readings: Readings = AS_WRITTEN,
    most: int = 10,
) -> Iterator[SwissPosition]:
    """Yield a tournament of 2 to 10 teams, or of people who play matches of two games, round by
    round, as long as it can be paired: with draws, forfeited matches, byes, absences, late entries,
    withdrawals, and some who may not meet. Teams are paired by match points, perhaps accelerated,
    or by game points.
    """
    numbers = range(1, random.randint(2, most) + 1)
    wildness = random.choice((0.0, 0.0, 0.1, 0.3))
    primary = random.choice((Score.MATCH, Score.MATCH, Score.GAME))
    is_by_matches = text is SwissText.TEAMS and primary is Score.MATCH
    history = History(
        teams={number: Team(number) for number in numbers},
        rounds=random.randint(1, min(9, len(numbers) + 1)),
        colour_type=random.choice(list(ColourType)),
        initial=random.choice(list(Colour)),
        text=text,
        boards=2 if text is SwissText.DOUBLE else 4,
        apart=tuple(
            frozenset(random.sample(numbers, 2)) for _ in range(random.choice((0, 0, 0, 1, 2)))
        ),
        primary=primary,
        is_accelerated=is_by_matches and random.random() < 0.3,
        readings=readings,
    )
    late, left = (
        {each: random.choice((2, 3)) for each in numbers if random.random() < wildness / 2}
        for _ in range(2)
    )
    for _ in range(history.rounds):
        here = [
            number
            for number in numbers
            if late.get(number, 1) <= history.round <= left.get(number, history.rounds)
        ]
        away = [number for number in here if random.random() < wildness / 2]
        position = history.position(absent={*numbers} - {*here} | {*away})
        yield position
        pairing = pair(position)
        if pairing is None:
            return
        history.begin()
        if pairing.free is not None:
            history.bye(pairing.free)
        for each in pairing.pairs:
            if random.random() < wildness / 3:
                history.forfeited_by_both(each.white, each.black)
            elif random.random() < wildness:
                winner, loser = random.sample((each.white, each.black), 2)
                history.won_by_forfeit(winner, loser)
            else:
                most_halves = 2 * history.boards
                halves = random.choice((4, 4, 4, 5, 3, 6, 2, 8, 0))
                history.match(each.white, each.black, halves * most_halves // 8)
        for number in away:
            if random.random() < 0.5:
                history.half_bye(number)
