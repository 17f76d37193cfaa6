"""Who may not meet in a Swiss: record 260, and XXP of engines before it."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.rules.swiss_rules import ForbiddenPairs, Mates
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.formats.trf.lines.columns import is_number
from arbiter_app.formats.trf.lines.records import MOST_ROUNDS, Line

IN_ROUNDS, ALWAYS = "260", "XXP"
_FIRST_NUMBER = 12
_FEWEST = 2


def read_forbidden(
    line: Line, numbers: Collection[int], announced: int | None
) -> ForbiddenPairs | None:
    """Read a record of either kind; None where it makes no sense. `announced` is the number of
    rounds, if it is known: up to the last is to the end.
    """
    is_of_rounds = line.code == IN_ROUNDS
    words = (line.text[_FIRST_NUMBER:] if is_of_rounds else line.text[3:]).split()
    if len(words) < _FEWEST or not all(is_number(word) and int(word) in numbers for word in words):
        return None
    players = tuple(PlayerId(int(word)) for word in words)
    if not is_of_rounds:
        return ForbiddenPairs(players=players)
    first, last = (line.text[columns].strip() or "0" for columns in (slice(4, 7), slice(8, 11)))
    if not (is_number(first) and is_number(last)):
        return None
    first_round, last_round = max(int(first), 1), int(last)
    if last_round and not first_round <= last_round:
        return None
    is_to_the_end = last_round == 0 or last_round >= (announced or MOST_ROUNDS)
    return ForbiddenPairs(
        players=players,
        first_round=Round(first_round),
        last_round=None if is_to_the_end else Round(last_round),
    )


def apart_in_rounds(competition: Competition) -> tuple[ForbiddenPairs, ...]:
    """Return who may not meet as lists alone: those of the rules, then team-mates, in the rounds
    and but for the pairs in which they met because a round had no pairing otherwise. So everybody
    who reads these lists pairs as it was done.
    """
    if not competition.team_mates:
        return competition.settings.swiss.forbidden
    people = {number: player for player, number in competition.numbers.items()}
    free = {
        round_: [(people[one], people[other]) for one, other in pairs]
        for round_, pairs in _lifted(competition)
    }
    mates = (
        each
        for group in competition.team_mates
        for each in _of_group(group, competition.announced_rounds, free)
    )
    return (*competition.settings.swiss.forbidden, *mates)


_People = tuple[PlayerId, PlayerId]


def _lifted(
    competition: Competition,
) -> Iterator[tuple[Round, tuple[tuple[PairingNumber, PairingNumber], ...]]]:
    """Yield the rounds that are paired and in which team-mates had to meet, with these pairs."""
    for round_ in competition.rounds:
        if not round_.games:
            continue
        try:
            position = swiss_position(competition, round_.number)
        except RuleError:  # a result is missing, or the initial colour
            continue
        if position.lifted:
            yield round_.number, position.lifted


def _of_group(
    group: Mates, rounds: int, free: Mapping[Round, Sequence[_People]]
) -> Iterator[ForbiddenPairs]:
    """Yield the lists of one team: whole ones between the rounds in which some of it met, and for
    these lists in which nobody stands beside the one whom they met.
    """
    rule = group.rule
    members = {*group.players}
    first, last = rule.first_round, rule.last_round
    for round_ in sorted(free):
        met = [pair for pair in free[round_] if members.issuperset(pair)]
        if not met or not rule.holds_in(round_):
            continue
        if first < round_:
            before = Round(round_ - 1)
            yield ForbiddenPairs(players=group.players, first_round=first, last_round=before)
        for players in _without(group.players, met):
            yield ForbiddenPairs(players=players, first_round=round_, last_round=round_)
        first = Round(round_ + 1)
    if first <= (rounds if last is None else last):
        yield ForbiddenPairs(players=group.players, first_round=first, last_round=last)


def _without(
    players: tuple[PlayerId, ...], met: Sequence[_People]
) -> Iterator[tuple[PlayerId, ...]]:
    """Yield lists in which all stand together but those who met."""
    for side in (0, 1):
        left_out = {pair[side] for pair in met}
        yield tuple(each for each in players if each not in left_out)
    for at, (one, other) in enumerate(met):
        for third, fourth in met[at + 1 :]:
            yield from ((one, fourth), (other, third))


def forbidden_lines(
    listed: Iterable[ForbiddenPairs],
    numbers: Mapping[PlayerId, PairingNumber],
    rounds: int,
    *,
    is_newest: bool,
) -> Iterator[str]:
    """Write records 260; for engines of before records XXP, which hold in all rounds."""
    for each in listed:
        told = [numbers[player] for player in each.players if player in numbers]
        if len(told) < _FEWEST:
            continue
        if not is_newest:
            if each.first_round == 1 and each.last_round is None:
                yield " ".join((ALWAYS, *map(str, told)))
            continue
        last = each.last_round or max(rounds, each.first_round)
        if last <= MOST_ROUNDS:
            players = "".join(f" {number:4}" for number in told)
            yield f"{IN_ROUNDS} {each.first_round:3} {last:3}{players}"
