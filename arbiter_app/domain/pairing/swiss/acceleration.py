"""Points that count for the pairing of a round alone: Baku acceleration (C.04.7)."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.rules.swiss_rules import Acceleration, VirtualPoints
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import PairingNumber, ParticipantId, Round
from arbiter_app.domain.pairing.swiss.first_round import first_list


def virtual_points(competition: Competition, round_: Round) -> Mapping[ParticipantId, Decimal]:
    """Return the virtual points of everybody who has some in a round.

    Ranges of numbers that are noted stand in place of the acceleration; where two of them name the
    same player, both count. Teams that are paired by game points are not accelerated, for Art. 1
    counts in wins and draws.
    """
    rules = competition.settings.swiss
    if rules.virtual_points:
        return _listed(competition, round_, rules.virtual_points)
    teams = competition.settings.teams
    by_game_points = teams is not None and teams.primary is Score.GAME
    if rules.acceleration is Acceleration.NONE or by_game_points:
        return {}
    points = baku_points(round_, competition.announced_rounds, competition.settings.scoring.win)
    return dict.fromkeys(group_a(competition), points) if points else {}


def baku_points(round_: Round, rounds: int, win: Decimal) -> Decimal:
    """Return what group A gets in one of so many rounds: the first half of them is accelerated,
    rounded up; in the first half of these, rounded up, by a win, then by half of it (Art. 4).
    """
    accelerated = _half(rounds)
    if round_ <= _half(accelerated):
        return win
    return win / 2 if round_ <= accelerated else Decimal(0)


def group_a(competition: Competition) -> tuple[ParticipantId, ...]:
    """Return the group that is accelerated, in the order of numbers: before round 1 the first half
    of the list, rounded up to an even number (Art. 2); from then on everybody down to the one who
    was the last of it, late entries above that one among them (Art. 3).
    """
    last = last_of_group_a(competition)
    if last is None:
        return ()
    numbers = competition.numbers
    return tuple(player for player, number in numbers.items() if number <= numbers[last])


def last_of_group_a(competition: Competition) -> ParticipantId | None:
    """Return the last of group A: the one noted, else by the list of round 1; None of nobody."""
    noted = competition.settings.swiss.last_accelerated
    if noted is not None and noted in competition.numbers:
        return noted
    players = first_list(competition)
    size = 2 * -(-len(players) // 4)
    return players[min(size, len(players)) - 1] if players else None


def ranges_renumbered(
    listed: Iterable[VirtualPoints],
    before: Mapping[ParticipantId, PairingNumber],
    after: Mapping[ParticipantId, PairingNumber],
) -> tuple[VirtualPoints, ...]:
    """Return ranges of numbers where the numbers change: as in group A, the last of a range stays
    its last, and late entries above that one are in it (Art. 3).
    """
    upwards = sorted(before, key=before.__getitem__, reverse=True)

    def last_within(number: int) -> int:
        """Return where the last one stands now who stood no lower than a number; 0 for nobody."""
        staying = (player for player in upwards if before[player] <= number and player in after)
        return next((after[player] for player in staying), 0)

    moved = (
        replace(
            each,
            first=PairingNumber(last_within(each.first - 1) + 1),
            last=PairingNumber(last_within(each.last)),
        )
        for each in listed
    )
    return tuple(each for each in moved if each.first <= each.last)


def _half(rounds: int) -> int:
    return -(-rounds // 2)


def _listed(
    competition: Competition, round_: Round, listed: tuple[VirtualPoints, ...]
) -> Mapping[ParticipantId, Decimal]:
    """Return the points of ranges, which are of the numbers of now, in earlier rounds as well."""
    found: dict[ParticipantId, Decimal] = defaultdict(Decimal)
    ranges = [each for each in listed if each.first_round <= round_ <= each.last_round]
    draw = competition.draw
    numbers = competition.numbers if draw is None or not draw.earlier else draw.numbers
    for player in competition.numbers:
        number = numbers[player]
        for each in ranges:
            if each.first <= number <= each.last:
                found[player] += each.points
    return dict(found)
