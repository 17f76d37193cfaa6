"""A pairing of a Swiss that is legal and nothing more: those near each other who have not met."""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import ParticipantId, Round
from arbiter_app.domain.pairing.position import Pair, RoundPairing


def pair_in_order(competition: Competition, round_: Round) -> RoundPairing:
    numbers = competition.numbers
    played = [each for each in competition.rounds if each.number < round_]
    met = {
        frozenset((game.white, game.black))
        for each in played
        for game in each.games
        if game.result is not None and not game.result.is_forfeit
    }
    free_before = {
        bye.player for each in played for bye in each.byes if bye.mark is Mark.PAIRING_BYE
    }
    missing = {
        bye.player for each in competition.rounds if each.number == round_ for bye in each.byes
    }
    there = [player for player in numbers if player not in missing | competition.left]
    free: ParticipantId | None = None
    for free in reversed(there) if len(there) % 2 else (None,):
        if free in free_before:
            continue
        found = _matched([each for each in there if each != free], met)
        if found is not None:
            return RoundPairing(
                pairs=tuple(Pair(numbers[white], numbers[black]) for white, black in found),
                free=None if free is None else numbers[free],
            )
    raise RuleError("pairing.impossible", round=round_)


def _matched(
    players: list[ParticipantId], met: set[frozenset[ParticipantId]]
) -> list[tuple[ParticipantId, ParticipantId]] | None:
    if not players:
        return []
    first, *others = players
    for other in others:
        if frozenset((first, other)) not in met:
            rest = _matched([each for each in others if each != other], met)
            if rest is not None:
                return [(first, other), *rest]
    return None
