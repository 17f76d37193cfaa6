"""Type A: the games of the tied players among themselves (C.07 Art. 6)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from itertools import groupby

from arbiter_app.domain.ids import ParticipantId
from arbiter_app.domain.tie_breaks.basis import Basis
from arbiter_app.domain.tie_breaks.parts import Ranking


def direct_encounter(basis: Basis, tied: Sequence[ParticipantId]) -> Ranking:
    """Rank tied players by a table of their own games (C.07 Art. 6).

    Where all have met, a class that is still level is ranked again by the games inside it
    (Art. 6.2). Otherwise whoever is alone at the top, whatever the missing games might bring, is
    ranked, and the rest begins anew (Art. 6.3); where that ranks nobody the criterion does not
    apply.
    """
    once = ranked_once(basis, tied)
    if len(once.classes) == 1:
        return once
    again = tuple(
        direct_encounter(basis, each) if len(each) > 1 else Ranking((each,), {})
        for each in once.classes
    )
    return replace(
        once, classes=tuple(ranked for each in again for ranked in each.classes), again=again
    )


def ranked_once(basis: Basis, tied: Sequence[ParticipantId]) -> Ranking:
    """Rank tied players by one table of their own games, whoever stays level in it."""
    encounters = encounters_among(basis, tied)
    scores = {player: averaged(among) for player, among in encounters.items()}
    if _all_met(encounters):
        return Ranking(tuple(_level(tied, scores)), scores)
    ahead = _ahead_of_all(basis, encounters, scores)
    if not ahead:
        return Ranking((tuple(tied),), {})
    rest = tuple(player for player in tied if player not in ahead)
    return Ranking((*((player,) for player in ahead), *([rest] if rest else [])), scores)


def direct_encounter_of_all(basis: Basis, tied: Sequence[ParticipantId]) -> Ranking:
    """Rank tied players by their own games if all have met, once (text of 2017, Art. 13.5)."""
    encounters = encounters_among(basis, tied)
    if not _all_met(encounters):
        return Ranking((tuple(tied),), {})
    scores = {player: averaged(among) for player, among in encounters.items()}
    return Ranking(tuple(_level(tied, scores)), scores)


Encounters = Mapping[ParticipantId, Sequence[Decimal]]
"""By opponent, the points of every game that counts."""


def encounters_among(
    basis: Basis, tied: Sequence[ParticipantId]
) -> Mapping[ParticipantId, Encounters]:
    """Return the games of the tied; forfeits as the text has it (Art. 6.1.1, 15.2)."""
    members = frozenset(tied)
    forfeits_count = basis.unplayed.forfeits_are_games
    among: dict[ParticipantId, dict[ParticipantId, list[Decimal]]] = {player: {} for player in tied}
    for player, found in among.items():
        for cell in basis.table.lines[player].cells:
            if cell.opponent in members and (cell.mark.over_the_board or forfeits_count):
                found.setdefault(cell.opponent, []).append(cell.points)
    return among


def _all_met(encounters: Mapping[ParticipantId, Encounters]) -> bool:
    return all(len(among) == len(encounters) - 1 for among in encounters.values())


def averaged(among: Encounters) -> Decimal:
    """Add up the points, repeated meetings averaged (C.07 Art. 6.1.2).

    Thirds must add up to a whole point, so the sum is a fraction until it is complete.
    """
    if all(len(points) == 1 for points in among.values()):
        return sum((points[0] for points in among.values()), Decimal(0))
    score = sum((Fraction(sum(each)) / len(each) for each in among.values()), Fraction(0))
    return Decimal(score.numerator) / score.denominator


def best_case(basis: Basis, among: Encounters, others: int) -> Decimal:
    """Return the points if every missing game against so many others were won (C.07 Art. 6.3)."""
    return averaged(among) + basis.table.scoring.win * (others - len(among))


def _level(
    tied: Sequence[ParticipantId], scores: Mapping[ParticipantId, Decimal]
) -> list[tuple[ParticipantId, ...]]:
    best_first = sorted(tied, key=lambda player: scores[player], reverse=True)
    return [tuple(players) for _, players in groupby(best_first, key=lambda each: scores[each])]


def _ahead_of_all(
    basis: Basis,
    encounters: Mapping[ParticipantId, Encounters],
    scores: Mapping[ParticipantId, Decimal],
) -> list[ParticipantId]:
    """Return those who stay ahead of all that follow, whatever the missing games bring.

    The worst case of one is compared with the best case of each rival.
    """
    others = len(encounters) - 1
    loss = basis.table.scoring.loss
    least = {
        player: scores[player] + loss * (others - len(among))
        for player, among in encounters.items()
    }
    most = {player: best_case(basis, among, others) for player, among in encounters.items()}
    best_first = sorted(scores, key=lambda player: least[player], reverse=True)
    ahead: list[ParticipantId] = []
    highest_behind = Decimal("-Infinity")
    for player in reversed(best_first):
        ahead = [player, *ahead] if least[player] > highest_behind else []
        highest_behind = max(highest_behind, most[player])
    return ahead
