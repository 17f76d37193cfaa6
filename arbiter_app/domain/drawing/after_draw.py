"""What the rules offer when somebody leaves or comes between the draw and round 1 (C.05 Art. 6.3).

The rules in force let published pairs stay, and changes be as few as can be, after a talk with
those concerned (Ukrainian rules II.6.3). The older C.06 Art. II.3 drew the lots anew, but for two
cases: the last number of an even field withdrew, or a substitute takes the place.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import BLACK_FORFEITS, WHITE_FORFEITS, Result
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.domain.pairing.position import Pair
from arbiter_app.domain.permission.by_state import Phase, phase
from arbiter_app.values import frozen


class Rule(StrEnum):
    """What a remedy rests on."""

    IN_FORCE = "in-force"
    """Published pairs stay (C.05 Art. 6.3, Ukrainian rules II.6.3)."""
    OLDER = "older"
    """The lots are drawn anew (C.06 Art. II.3)."""


class Remedy(StrEnum):
    FORFEITS = "forfeits"
    """Published pairs stay; who left forfeits his games."""
    SUBSTITUTE = "substitute"
    """Somebody takes number and games of who left."""
    JOIN = "join"
    """The newcomer takes the number nobody has, and every free round becomes a game."""
    DRAW_ANEW = "draw-anew"
    """The draw is annulled and held again."""


@frozen(kw_only=True)
class RemedyOffered:
    """What may be done, and by which rule."""

    remedy: Remedy
    rule: Rule


@frozen(kw_only=True)
class JoinedGame:
    """A free round that becomes a game; decided at once where the opponent has withdrawn."""

    round: Round
    board: Board
    white: PlayerId | None
    """None: the newcomer."""
    black: PlayerId | None
    result: Result | None


def remedies_for_withdrawal(
    competition: Competition, player: PlayerId
) -> tuple[RemedyOffered, ...]:
    """Return what the rules offer when somebody leaves between the draw and round 1, the rule in
    force first; nothing at another time.
    """
    if phase(competition) is not Phase.DRAWN:
        return ()
    remedies = [Remedy.FORFEITS]
    if competition.settings.teams is None:  # a roster stands for its team alone
        remedies.append(Remedy.SUBSTITUTE)
    stay = tuple(RemedyOffered(remedy=remedy, rule=Rule.IN_FORCE) for remedy in remedies)
    players = len(competition.numbers)
    if players % 2 == 0 and competition.numbers[player] == players:
        return stay  # without the last number of an even field its rounds are simply free
    return (*stay, RemedyOffered(remedy=Remedy.DRAW_ANEW, rule=Rule.OLDER))


def remedies_for_newcomer(competition: Competition) -> tuple[RemedyOffered, ...]:
    """Return what the rules offer when somebody comes between the draw and round 1, the least
    change first; nothing at another time.
    """
    if phase(competition) is not Phase.DRAWN:
        return ()
    has_left = bool(competition.left) and competition.settings.teams is None
    offered = {
        Remedy.SUBSTITUTE: has_left,
        Remedy.JOIN: len(competition.numbers) % 2 == 1,
        Remedy.DRAW_ANEW: True,
    }
    return tuple(
        RemedyOffered(
            remedy=remedy, rule=Rule.OLDER if remedy is Remedy.DRAW_ANEW else Rule.IN_FORCE
        )
        for remedy, is_open in offered.items()
        if is_open
    )


def games_of_newcomer(competition: Competition) -> tuple[JoinedGame, ...]:
    """Return the games of a player who takes the number after the last of an odd field.

    Pairs and boards that are published stay: his game is the last of its round, with the colours
    of the table (C.05 Annex 1). Raises RuleError("late.even-field") and
    ("late.even-field-of-teams").
    """
    field = len(competition.numbers)
    if field % 2 == 0 and competition.settings.teams is not None:
        raise RuleError("late.even-field-of-teams", teams=field)
    if field % 2 == 0:
        raise RuleError("late.even-field", players=field)
    return tuple(_games(competition))


def _games(competition: Competition) -> Iterator[JoinedGame]:
    numbers = competition.numbers
    last = PairingNumber(len(numbers) + 1)
    cycles = competition.settings.cycles
    colours = _pairs_of(last, cycles)
    rounds = competition.rounds
    for round_ in rounds:
        free = competition.free_in(round_)
        assert free is not None, "somebody is free in every round of an odd field"
        cycle = (round_.number - 1) * cycles // len(rounds)
        newcomer_is_white = colours[cycle, numbers[free]].white == last
        has_left = free in competition.left
        forfeit = BLACK_FORFEITS if newcomer_is_white else WHITE_FORFEITS
        yield JoinedGame(
            round=round_.number,
            board=Board(len(round_.games) + 1),
            white=None if newcomer_is_white else free,
            black=free if newcomer_is_white else None,
            result=forfeit if has_left else None,
        )


def _pairs_of(last: PairingNumber, cycles: int) -> Mapping[tuple[int, PairingNumber], Pair]:
    """Return the pairs of the last number of an even table, by cycle and opponent."""
    schedule = berger(last, cycles=cycles)
    per_cycle = len(schedule) // cycles
    return {
        (place // per_cycle, pair.black if pair.white == last else pair.white): pair
        for place, pairing in enumerate(schedule)
        for pair in pairing.pairs
        if last in (pair.white, pair.black)
    }
