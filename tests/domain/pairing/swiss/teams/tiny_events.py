"""Random team tournaments, as positions before each of their rounds."""

from collections.abc import Callable, Iterator
from random import Random

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.facts.rules.team_rules import ColourType
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from tests.domain.pairing.swiss.teams.histories import History, Team


def positions(
    random: Random,
    pair: Callable[[SwissPosition], RoundPairing | None],
    *,
    text: SwissText = SwissText.TEAMS,
    most: int = 10,
) -> Iterator[SwissPosition]:
    """Yield a tournament of 2 to 10 teams, or of people who play matches of two games, round by
    round, as long as it can be paired: with draws, forfeited matches, absences, late entries,
    withdrawals, and some who may not meet.
    """
    numbers = range(1, random.randint(2, most) + 1)
    wildness = random.choice((0.0, 0.0, 0.1, 0.3))
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
    )
    late, left = (
        {each: random.choice((2, 3)) for each in numbers if random.random() < wildness / 2}
        for _ in range(2)
    )
    for _ in range(history.rounds):
        position = history.position(
            absent=[
                number
                for number in numbers
                if random.random() < wildness / 2
                or not late.get(number, 1) <= history.round <= left.get(number, history.rounds)
            ]
        )
        yield position
        pairing = pair(position)
        if pairing is None:
            return
        history.begin()
        if pairing.free is not None:
            history.bye(pairing.free)
        for each in pairing.pairs:
            if random.random() < wildness:
                history.won_by_forfeit(random.choice((each.white, each.black)))
            else:
                most_halves = 2 * history.boards
                halves = random.choice((4, 4, 4, 5, 3, 6, 2, 8, 0))
                history.match(each.white, each.black, halves * most_halves // 8)
