"""How far the pairing of a Swiss has come: which round is next, and what it still waits for."""

from enum import Enum, auto

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import ParticipantId, Round
from arbiter_app.domain.pairing.swiss.first_round import initial_colour
from arbiter_app.values import frozen


class RoundStanding(Enum):
    """How it stands with the pairing of one round."""

    NO_NUMBERS = auto()
    NO_COLOUR = auto()
    """The initial colour is not drawn."""
    EARLIER_ROUND = auto()
    """A round before it is not paired yet."""
    EARLIER_DRAFT = auto()
    """The round before it is a draft."""
    RESULTS_MISSING = auto()
    READY = auto()
    DRAFT = auto()
    PUBLISHED = auto()


@frozen(kw_only=True)
class NotPaired:
    """Somebody who has no game in a round, and why."""

    player: ParticipantId
    mark: Mark | None = None
    """The kind of bye; None where there is none."""
    remark: str = ""
    is_unexplained: bool = False
    """Whether they were absent from the round before, and nobody knows why."""
    has_left: bool = False


def last_paired(competition: Competition) -> RoundOfPlay | None:
    """Return the last round that has games."""
    return next((each for each in reversed(competition.rounds) if each.games), None)


def round_in_hand(competition: Competition) -> Round:
    """Return the round that is to be paired or published; after the last one the last."""
    fixed = competition.rounds_fixed
    is_end = fixed >= max(competition.announced_rounds, 1)
    return fixed if is_end else Round(fixed + 1)


def round_standing(competition: Competition, number: Round) -> RoundStanding:
    """Return how it stands with the pairing of a round."""
    here = competition.round_or_none(number)
    if here is not None and here.games:
        return RoundStanding.DRAFT if competition.is_draft(here) else RoundStanding.PUBLISHED
    if here is not None and competition.is_rest(here) and number <= competition.rounds_fixed:
        return RoundStanding.PUBLISHED
    if not competition.numbers:
        return RoundStanding.NO_NUMBERS
    if initial_colour(competition) is None:
        return RoundStanding.NO_COLOUR
    last = last_paired(competition)
    if number > max(0 if last is None else last.number, competition.rounds_fixed) + 1:
        return RoundStanding.EARLIER_ROUND
    if any(each.awaited for each in competition.rounds[: number - 1]):
        is_draft = last is not None and competition.is_draft(last)
        return RoundStanding.EARLIER_DRAFT if is_draft else RoundStanding.RESULTS_MISSING
    return RoundStanding.READY


def not_paired(competition: Competition, number: Round) -> tuple[NotPaired, ...]:
    """Return who has no game in a round and not its bye, in the order of numbers."""
    here = competition.round_or_none(number)
    byes = {} if here is None else {bye.player: bye for bye in here.byes}
    playing = set()
    if here is not None:
        playing = {player for game in here.games for player in (game.white, game.black)}
    found = []
    for player in competition.as_numbered_in(number).numbers:
        bye, has_left = byes.get(player), player in competition.left
        if player in playing or (bye is not None and bye.mark is Mark.PAIRING_BYE):
            continue
        if bye is None and not has_left and not playing:
            continue
        found.append(
            NotPaired(
                player=player,
                mark=None if bye is None else bye.mark,
                remark="" if bye is None else bye.remark,
                is_unexplained=bye is not None and bye.is_unexplained,
                has_left=has_left,
            )
        )
    return tuple(found)
