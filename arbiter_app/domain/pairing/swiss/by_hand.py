"""A round of a Swiss that the arbiter pairs by hand: what is made so far, and each act upon it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Bye, ByHand, RoundOfPlay, SystemPair
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import Board, ParticipantId, Round
from arbiter_app.domain.pairing.position import Pair, RoundPairing
from arbiter_app.domain.pairing.swiss.boards import ranges_for, seated
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.making import fixed_boards, with_byes_alone
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.values import frozen


@frozen(kw_only=True)
class HandPair:
    """Two who sit at a board."""

    board: Board
    white: ParticipantId
    black: ParticipantId

    @property
    def players(self) -> tuple[ParticipantId, ParticipantId]:
        return self.white, self.black

    @property
    def turned(self) -> "HandPair":
        return replace(self, white=self.black, black=self.white)


@frozen(kw_only=True)
class PairingByHand:
    """A pairing in progress: everybody has an opponent or a bye, or waits for one."""

    round: Round
    pairs: tuple[HandPair, ...]
    """In board order; a board without a pair is not among them."""
    byes: tuple[Bye, ...] = ()
    """Of every kind, those asked for among them."""
    free: tuple[ParticipantId, ...] = ()
    """Who has neither yet."""
    boards: tuple[Board, ...] = ()
    """At which the pairs sat before anything was changed."""

    @property
    def is_complete(self) -> bool:
        return not self.free

    @property
    def players(self) -> frozenset[ParticipantId]:
        """Who meets somebody."""
        return frozenset(player for pair in self.pairs for player in pair.players)

    def pair_of(self, player: ParticipantId) -> HandPair | None:
        """Return the pair of somebody; None where they have no opponent."""
        return next((pair for pair in self.pairs if player in pair.players), None)

    def bye_of(self, player: ParticipantId) -> Bye | None:
        return next((bye for bye in self.byes if bye.player == player), None)

    def exchanged(self, one: ParticipantId, other: ParticipantId) -> "PairingByHand":
        """Let two change places: each gets the opponent and the colour, or the bye, of the other.

        Raises RuleError("by-hand.not-in-round") where one is not here at all.
        """
        for player in (one, other):
            self._demand_here(player)
        places = {one: other, other: one}

        def taken(player: ParticipantId) -> ParticipantId:
            return places.get(player, player)

        return replace(
            self,
            pairs=tuple(
                replace(pair, white=taken(pair.white), black=taken(pair.black))
                for pair in self.pairs
            ),
            byes=tuple(replace(bye, player=taken(bye.player)) for bye in self.byes),
            free=tuple(map(taken, self.free)),
        )

    def turned(self, player: ParticipantId) -> "PairingByHand":
        """Let somebody and the opponent change colours. Raises RuleError("by-hand.no-pair")."""
        turned = self._demand_pair(player)
        return replace(
            self,
            pairs=tuple(pair.turned if pair is turned else pair for pair in self.pairs),
        )

    def taken_apart(self, player: ParticipantId) -> "PairingByHand":
        """Take a pair apart: both wait. Raises RuleError("by-hand.no-pair")."""
        apart = self._demand_pair(player)
        return replace(
            self,
            pairs=tuple(pair for pair in self.pairs if pair is not apart),
            free=(*self.free, *apart.players),
        )

    def paired(self, white: ParticipantId, black: ParticipantId) -> "PairingByHand":
        """Let two who wait meet, at the first board of the round that nobody has, else at the next
        one behind all.

        Raises RuleError("by-hand.not-free") for one who does not wait, or for one alone.
        """
        for player in (white, black):
            if player not in self.free or white == black:
                raise RuleError("by-hand.not-free")
        taken = {pair.board for pair in self.pairs}
        after = Board(max(taken, default=0) + 1)
        board = next((each for each in sorted(self.boards) if each not in taken), after)
        pairs = (*self.pairs, HandPair(board=board, white=white, black=black))
        return replace(
            self,
            pairs=tuple(sorted(pairs, key=lambda pair: pair.board)),
            free=tuple(each for each in self.free if each not in (white, black)),
        )

    def with_bye(self, player: ParticipantId, mark: Mark, remark: str = "") -> "PairingByHand":
        """Give somebody a bye of a kind; an opponent they had waits.

        Raises RuleError("by-hand.not-in-round").
        """
        self._demand_here(player)
        apart = self if self.pair_of(player) is None else self.taken_apart(player)
        others = (bye for bye in apart.byes if bye.player != player)
        return replace(
            apart,
            byes=(*others, Bye(player=player, mark=mark, remark=remark)),
            free=tuple(each for each in apart.free if each != player),
        )

    def without_bye(self, player: ParticipantId) -> "PairingByHand":
        """Take the bye of somebody away, who waits then. Raises RuleError("by-hand.no-bye")."""
        if self.bye_of(player) is None:
            raise RuleError("by-hand.no-bye")
        return replace(
            self,
            byes=tuple(bye for bye in self.byes if bye.player != player),
            free=(*self.free, player),
        )

    def _demand_here(self, player: ParticipantId) -> None:
        if player not in self.free and not self.pair_of(player) and not self.bye_of(player):
            raise RuleError("by-hand.not-in-round", round=self.round)

    def _demand_pair(self, player: ParticipantId) -> HandPair:
        pair = self.pair_of(player)
        if pair is None:
            raise RuleError("by-hand.no-pair")
        return pair


def seated_in_order(competition: Competition, hand: PairingByHand) -> PairingByHand:
    """Return a pairing by hand with its pairs in the order of the regulations at the boards of the
    round, as the system would seat them (C.04.2 Art. 3.6).

    Raises RuleError as `position_by_hand`.
    """
    numbers = competition.numbers
    made = {Pair(numbers[each.white], numbers[each.black]): each for each in hand.pairs}
    fixed = fixed_boards(with_present_numbers(competition, hand.round), hand.round)
    seats = seated(
        position_by_hand(competition, hand),
        tuple(made),
        competition.settings.swiss.board_order,
        fixed,
        ranges_for(hand.boards, fixed.values(), len(made)),
    )
    pairs = (replace(made[pair], board=board) for board, pair in seats.items())
    return replace(hand, pairs=tuple(pairs))


def begin_by_hand(competition: Competition, round: Round) -> PairingByHand:
    """Return a round as it is paired now, to be changed; who has no place in it yet waits."""
    round_ = competition.round_so_far(round)
    pairs = tuple(
        HandPair(board=game.board, white=game.white, black=game.black) for game in round_.games
    )
    placed = {player for pair in pairs for player in pair.players}
    placed |= {bye.player for bye in round_.byes} | competition.left
    return PairingByHand(
        round=round,
        pairs=pairs,
        byes=round_.byes,
        free=tuple(player for player in competition.numbers if player not in placed),
        boards=tuple(pair.board for pair in pairs),
    )


def demand_whole(competition: Competition, hand: PairingByHand) -> None:
    """Make sure that everybody who plays in the tournament is in a round exactly once.

    Raises RuleError("by-hand.incomplete"), ("by-hand.twice") or ("by-hand.has-left").
    """
    numbers = competition.numbers
    paired = [player for pair in hand.pairs for player in pair.players]
    there = [*paired, *(bye.player for bye in hand.byes)]
    here = set(there)
    missing = [
        number
        for player, number in numbers.items()
        if player not in here and player not in competition.left
    ]
    if missing or hand.free:
        waiting = {numbers[player] for player in hand.free if player in numbers} | {*missing}
        listed = ", ".join(str(number) for number in sorted(waiting))
        raise RuleError("by-hand.incomplete", round=hand.round, numbers=listed)
    boards = [pair.board for pair in hand.pairs]
    if len(here) < len(there) or len(set(boards)) < len(boards):
        raise RuleError("by-hand.twice", round=hand.round)
    if gone := sorted(numbers[each] for each in paired if each in competition.left):
        raise RuleError("by-hand.has-left", round=hand.round, numbers=", ".join(map(str, gone)))


def position_by_hand(competition: Competition, hand: PairingByHand) -> SwissPosition:
    """Return the position of those who are to be paired: all but who has another bye than that of
    the odd field. Raises RuleError as `swiss_position`.
    """
    asked = [bye for bye in hand.byes if bye.mark is not Mark.PAIRING_BYE]
    numbered = with_present_numbers(competition, hand.round)
    return swiss_position(with_byes_alone(numbered, hand.round, asked), hand.round)


def with_present_numbers(competition: Competition, round: Round) -> Competition:
    """Return a competition in which a round is paired by the numbers of now: a late entry may have
    one only since its pairs were published.
    """
    draw = competition.draw
    if draw is None:
        return competition
    earlier = tuple(each for each in draw.earlier if each.last_round < round)
    return replace(competition, draw=replace(draw, earlier=earlier))


def pairing_by_hand(competition: Competition, hand: PairingByHand) -> RoundPairing:
    """Return the pairs made so far by number; of several byes of the odd field the first."""
    numbers = competition.numbers
    frees = (bye.player for bye in hand.byes if bye.mark is Mark.PAIRING_BYE)
    free = next(iter(sorted(numbers[player] for player in frees)), None)
    pairs = (Pair(numbers[pair.white], numbers[pair.black]) for pair in hand.pairs)
    return RoundPairing(pairs=tuple(pairs), free=free)


def pairs_of(round_: RoundOfPlay) -> tuple[SystemPair, ...]:
    """Return the pairs of a round in board order, then the byes of its odd field."""
    return (
        *(SystemPair(white=game.white, black=game.black) for game in round_.games),
        *(SystemPair(white=bye.player) for bye in round_.byes if bye.mark is Mark.PAIRING_BYE),
    )


def pairs_made(hand: PairingByHand) -> Iterator[SystemPair]:
    """Yield the same of a pairing by hand."""
    for pair in hand.pairs:
        yield SystemPair(white=pair.white, black=pair.black)
    for bye in hand.byes:
        if bye.mark is Mark.PAIRING_BYE:
            yield SystemPair(white=bye.player)


def system_pairs(round_: RoundOfPlay) -> tuple[SystemPair, ...]:
    """Return what the system had made of a round: what it has, unless it was changed by hand."""
    return pairs_of(round_) if round_.by_hand is None else round_.by_hand.system


def noted_by_hand(round_: RoundOfPlay, made: Sequence[SystemPair], noted: ByHand) -> ByHand | None:
    """Return what is kept of a change by hand: the pairs of the system, and every reason there was
    since the pairings were published. None where the pairs are those of the system again.
    """
    system = system_pairs(round_)
    if system and {*made} == {*system}:
        return None
    before = round_.by_hand
    reason = noted.reason
    if round_.published is not None and before is not None and before.reason != reason:
        reason = f"{before.reason}; {reason}"
    return replace(noted, reason=reason, system=system)
