"""Whether everybody meets everybody in a schedule, and with which colours."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, groupby

from arbiter_app.domain.checking.verdict import ColoursInRow, OtherMeetings, UnevenColours
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import PairingNumber, ParticipantId, Round

_MOST_IN_ROW = 2
_MOST_UNEVEN = 1

Meetings = Mapping[frozenset[ParticipantId], Sequence[Round]]
"""In which rounds each two meet."""


def meetings(competition: Competition) -> Meetings:
    """Return in which rounds each two meet."""
    found: dict[frozenset[ParticipantId], list[Round]] = defaultdict(list)
    for round_, game in competition.games:
        found[frozenset((game.white, game.black))].append(round_.number)
    return found


def schedule_faults(
    competition: Competition,
) -> Iterator[OtherMeetings | ColoursInRow | UnevenColours]:
    """Yield over all rounds who meets too often or, once all rounds are there, too seldom, and
    whose colours a change by hand has put out of balance.
    """
    cycles, rounds, numbers = (
        competition.settings.cycles,
        meetings(competition),
        competition.numbers,
    )
    has_all = len(competition.rounds) >= competition.announced_rounds
    for one, other in combinations(numbers, 2):
        met = rounds.get(frozenset((one, other)), ())
        stayed = competition.left.isdisjoint((one, other))
        if len(met) > cycles or (has_all and stayed and len(met) < cycles):
            players = sorted((numbers[one], numbers[other]))
            yield OtherMeetings(
                players=(players[0], players[1]),
                times=len(met),
                cycles=cycles,
                rounds=tuple(met),
            )
    yield from colour_faults(competition)


def colour_faults(competition: Competition) -> Iterator[ColoursInRow | UnevenColours]:
    """Yield who has a colour more than twice in a row around a round that was changed by hand, or
    one colour more than once oftener than the other over a whole schedule with such a round.

    The tables of the rules do neither by themselves but where the cycles meet (C.05 Annex 1).
    """
    changed = {each.number for each in competition.rounds if each.by_hand is not None}
    if not changed:
        return
    for player, number in competition.numbers.items():
        history = _history(competition, player)
        yield from _in_row(number, history, changed)
        whites = sum(colour is Colour.WHITE for _, colour in history)
        blacks = len(history) - whites
        is_whole = len(competition.rounds) >= competition.announced_rounds
        if is_whole and abs(whites - blacks) > _MOST_UNEVEN:
            yield UnevenColours(player=number, whites=whites, blacks=blacks)


def _history(competition: Competition, player: ParticipantId) -> Sequence[tuple[Round, Colour]]:
    return [
        (round_.number, game.colour(player))
        for round_, game in competition.games
        if player in (game.white, game.black)
    ]


def _in_row(
    number: PairingNumber, history: Sequence[tuple[Round, Colour]], changed: set[Round]
) -> Iterator[ColoursInRow]:
    for colour, run in groupby(history, key=lambda played: played[1]):
        rounds = tuple(round_ for round_, _ in run)
        if len(rounds) > _MOST_IN_ROW and not changed.isdisjoint(rounds):
            yield ColoursInRow(player=number, colour=colour, rounds=rounds)
