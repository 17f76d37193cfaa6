"""What was paired from results that were not right, and what the right ones would have given."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import Board, ParticipantId, Round
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Paired:
    """Two who meet; without Black, who has the bye of an odd field."""

    white: ParticipantId
    black: ParticipantId | None = None
    floats_down: ParticipantId | None = None
    """Who of them has more points than the other, by the results the pair is made of."""

    @property
    def sides(self) -> tuple[ParticipantId, ParticipantId | None]:
        return self.white, self.black


@frozen(kw_only=True)
class OtherBoard:
    """A pair that the system would not make now, and what it would make for White, or for Black."""

    board: Board | None = None
    """None for the bye, for a pair changed by hand, and where the field has another number of
    pairs."""
    stands: Paired | None = None
    would: Paired | None = None


@frozen(kw_only=True)
class OtherRound:
    """A paired round as the system would pair it from other results."""

    round: RoundOfPlay
    boards: tuple[OtherBoard, ...] = ()
    """Those that would differ, in their order."""
    unpaired: RuleError | None = None
    """Why it could not be paired from them."""


def paired_otherwise(
    before: Competition,
    after: Competition,
    since: Round,
    pair: Callable[[SwissPosition], RoundPairing],
) -> tuple[OtherRound, ...]:
    """Return the rounds that were paired after a round, as they would be paired from other results;
    those are those of `after`. What was changed by hand is compared as the system had made it.
    """
    return tuple(
        _otherwise(before, after, round_, pair) for round_ in before.rounds[since:] if round_.games
    )


def _otherwise(
    before: Competition,
    after: Competition,
    round_: RoundOfPlay,
    pair: Callable[[SwissPosition], RoundPairing],
) -> OtherRound:
    try:
        now = swiss_position(after, round_.number)
        if now == _position(before, round_.number):
            return OtherRound(round=round_)
        would = _would(after, now, pair(now))
    except RuleError as error:
        return OtherRound(round=round_, unpaired=error)
    return OtherRound(round=round_, boards=tuple(_differences(_standing(round_), would)))


def _position(competition: Competition, round: Round) -> SwissPosition | None:
    try:
        return swiss_position(competition, round)
    except RuleError:  # a result is missing, which comes only now
        return None


def _would(
    competition: Competition, position: SwissPosition, pairing: RoundPairing
) -> Sequence[Paired]:
    player = {
        number: player
        for player, number in competition.as_numbered_in(position.round).numbers.items()
    }
    score = {each.number: each.score for each in position.players}
    pairs = []
    for pair in pairing.pairs:
        higher = pair.white if score[pair.white] > score[pair.black] else pair.black
        floats = score[pair.white] != score[pair.black]
        pairs.append(
            Paired(
                white=player[pair.white],
                black=player[pair.black],
                floats_down=player[higher] if floats else None,
            )
        )
    if pairing.free is not None:
        pairs.append(Paired(white=player[pairing.free], floats_down=player[pairing.free]))
    return pairs


def _standing(round_: RoundOfPlay) -> Mapping[Paired, Board | None]:
    """Return the pairs as the system had made them, with the boards at which they sit; a pair that
    was changed by hand sits at none.
    """
    if round_.by_hand is not None and round_.by_hand.system:
        board = {frozenset({game.white, game.black}): game.board for game in round_.games}
        return {
            Paired(white=each.white, black=each.black): None
            if each.black is None
            else board.get(frozenset({each.white, each.black}))
            for each in round_.by_hand.system
        }
    pairs: dict[Paired, Board | None] = {
        Paired(white=game.white, black=game.black): game.board for game in round_.games
    }
    free = (bye.player for bye in round_.byes if bye.mark is Mark.PAIRING_BYE)
    return pairs | dict.fromkeys((Paired(white=player) for player in free), None)


def _differences(
    standing: Mapping[Paired, Board | None], would: Sequence[Paired]
) -> Iterator[OtherBoard]:
    as_before = {each.sides for each in standing}
    fresh = [each for each in would if each.sides not in as_before]
    same = {each.sides for each in would}
    for pair, board in standing.items():
        if pair.sides in same:
            continue
        found = _of(pair.white, fresh) or _of(pair.black, fresh)
        if found is not None:
            fresh.remove(found)
        yield OtherBoard(board=board, stands=pair, would=found)
    yield from (OtherBoard(would=each) for each in fresh)


def _of(player: ParticipantId | None, pairs: Sequence[Paired]) -> Paired | None:
    """Return the pair of a player among those that nobody has claimed yet."""
    return next((each for each in pairs if player is not None and player in each.sides), None)
