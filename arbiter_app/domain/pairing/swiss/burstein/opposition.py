"""How strong everybody's opposition was by the scores of now (C.04.4.2 Art. 1.7)."""

from collections.abc import Collection, Sequence

from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.swiss_texts import ZeroByes
from arbiter_app.domain.pairing.swiss.earlier_round import EarlierRound

Opposition = tuple[int, int]
"""Buchholz and Sonneborn-Berger, in hundredths and in hundredths of hundredths."""


def oppositions(
    rounds: Sequence[Sequence[EarlierRound]],
    scores: Sequence[int],
    present: Collection[int],
    *,
    before: int,
    draw_for_absence: int,
    reading: ZeroByes,
) -> Sequence[Opposition]:
    """Return the opposition of everybody from their rounds, `before` of which are over, and their
    scores without virtual points. `present` are paired now; `draw_for_absence` is what a draw gives
    more than a zero-point bye.
    """
    seen = list(scores)
    for at, of_one in enumerate(rounds):
        if reading is ZeroByes.LAST_ROUND or at not in present:
            seen[at] += draw_for_absence * _absences(of_one, before)
    return [
        _opposition(of_one, scores[at], seen, before=before) for at, of_one in enumerate(rounds)
    ]


def _absences(rounds: Sequence[EarlierRound], before: int) -> int:
    """Return how many rounds up to the last one somebody was absent from, without a break: they
    have a zero-point bye, or nothing once they have left.
    """
    last = max((each.round for each in rounds if each.mark is not Mark.ZERO_BYE), default=0)
    return before - last


def _opposition(
    rounds: Sequence[EarlierRound], own: int, seen: Sequence[int], *, before: int
) -> Opposition:
    """Return the opposition of one with a score: a round that was not played counts as one against
    themselves, with the points they have of it.
    """
    buchholz, sonneborn_berger = own * (before - len(rounds)), 0
    for each in rounds:
        against = own if each.met is None else seen[each.met]
        buchholz += against
        sonneborn_berger += each.points * against
    return buchholz, sonneborn_berger
