"""Who may not meet in a Swiss: record 260, and XXP of engines before it."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from arbiter_app.domain.facts.rules.swiss_rules import ForbiddenPairs
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round
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
