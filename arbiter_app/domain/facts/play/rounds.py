"""Stages and what is played in them: rounds, games and byes."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from decimal import Decimal
from enum import StrEnum
from functools import cached_property
from itertools import repeat
from operator import attrgetter, is_
from typing import NamedTuple

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.game_notes import (
    Absence,
    Adjournment,
    EndedBy,
    MatchSignature,
    Replay,
    Signed,
)
from arbiter_app.domain.facts.play.match_decisions import MatchDecision
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.sheets import Sheet
from arbiter_app.domain.facts.play.start_positions import StartPositions
from arbiter_app.domain.facts.results import Colour, Mark, Result
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.ids import (
    Board,
    GameId,
    MatchId,
    PairingNumber,
    PlayerId,
    PlayOffId,
    Round,
    StageId,
    TeamId,
)
from arbiter_app.values import frozen


class StageKind(StrEnum):
    MAIN = "main"
    GROUP = "group"
    """A part of the field plays apart before the finals."""
    FINAL = "final"
    """Who has come so far from other stages plays for the places from `Stage.first_place`."""
    BOARDS = "boards"
    """The boards of the matches of teams, see `Stage.boards_of`."""
    PLAY_OFF = "play-off"
    """A step of a play-off; its games count for nothing else (C.07 Art. 3)."""


class BoardScore(NamedTuple):
    """What the two teams of a match got at one of its boards, that named first first; None while
    its game is open.
    """

    white: Decimal | None
    black: Decimal | None
    is_adjourned: bool = False
    """Whether the game was broken off, also where it is over by now."""
    ended_at: datetime | None = None
    """When the result of an adjourned game was typed."""


@frozen(kw_only=True)
class Game:
    """Two players at a board of a round; `result` is None until it is entered.

    Of teams it is a match: `board` is its table, White the team named first, and the result follows
    from the boards, see `teams.matches`.
    """

    id: GameId
    board: Board
    white: PlayerId
    black: PlayerId
    result: Result | None = None
    entered_at: datetime | None = None
    """When the result was typed: the order of the papers in their pile."""
    checked: Signed | None = None
    """Who typed the result a second time and found it the same."""
    rated_result: Result | None = None
    """The result for the rating report alone, where an error was found too late for the table."""
    adjournment: Adjournment | None = None
    starts_at: datetime | None = None
    """A time of its own; None: that of the round."""
    arbiter: str = ""
    """Who watches over this game alone; "" for those of the round."""
    replay: Replay | None = None
    """Why it is played again, and how it ended before."""
    ended_by: EndedBy | None = None
    """How it came to its result; None where that is not said."""
    is_provisional: bool = False
    """Whether the result waits for a decision, such as one on fair play: it counts until then."""
    white_absence: Absence | None = None
    """Why White forfeits, where it was known beforehand and not found at the board."""
    black_absence: Absence | None = None
    white_away: bool = False
    """Whether White was not at the board when the arbiter last looked."""
    black_away: bool = False
    match: MatchId | None = None
    """The match of a knockout that it belongs to."""
    step: int = 0
    """Which step of its match, an index of `MatchRules.steps`."""
    time_control: str = ""
    """As it was agreed or prescribed for this game; "" is that of the stage or the event."""
    carried_from: GameId | None = None
    """The game of an earlier stage whose result counts here too: nothing is played."""
    without_colours: bool = False
    """A report that was imported gives neither player a colour, for nothing was played yet."""
    handicap: int | None = None
    """The handicap that who moves first gets, kept as it was paired; 0 of an even game, None where
    none are given."""
    komi: Decimal | None = None
    """What the other one gets for moving second, kept with the handicap."""
    so_far: tuple[Result | None, Result | None] | None = None
    """Of a match of two games what they ended in while one is open, see `Result.games`; None
    where neither or both have a result."""
    boards: tuple[BoardScore, ...] = ()
    """Of a match of teams what was got at each of its boards; nothing where none is made yet, or
    the match was forfeited as a whole."""

    @property
    def is_adjourned(self) -> bool:
        """Whether it was broken off and has no result yet."""
        return self.adjournment is not None and self.result is None

    @property
    def is_under_way(self) -> bool:
        """Whether some boards of a match of teams, or one of two games, are over and others are
        not.
        """
        is_begun = any(each.white is not None for each in self.boards)
        return self.result is None and (is_begun or self.so_far is not None)

    @property
    def two_games(self) -> tuple[Result | None, Result | None]:
        """Of a match of two games what each ended in."""
        if self.result is not None:
            first, second = self.result.games or (self.result, self.result)
            return first, second
        return self.so_far or (None, None)

    @property
    def waits_for_adjourned(self) -> bool:
        """Whether adjourned boards alone keep a match of teams open."""
        open_ = [each for each in self.boards if each.white is None]
        return self.result is None and bool(open_) and all(each.is_adjourned for each in open_)

    @property
    def is_forfeited_beforehand(self) -> bool:
        """Whether nobody waited at the board for the player who lost by forfeit."""
        return self.white_absence is not None or self.black_absence is not None

    @property
    def has_colours(self) -> bool:
        """Whether its colours are said or, once it was played, known."""
        results = (self.result, self.rated_result)
        return not self.without_colours or any(each and not each.is_forfeit for each in results)

    @property
    def for_rating(self) -> Result | None:
        """The result that goes into the rating report."""
        return self.rated_result or self.result

    def player(self, colour: Colour) -> PlayerId:
        return self.white if colour is Colour.WHITE else self.black

    def colour(self, player: PlayerId) -> Colour:
        """Return the colour of one of its two players."""
        return Colour.WHITE if player == self.white else Colour.BLACK

    @property
    def away(self) -> tuple[Colour, ...]:
        """Who is still awaited at the board, White first."""
        if not (self.white_away or self.black_away):
            return ()
        found = (self.white_away, self.black_away)
        return tuple(colour for colour, is_away in zip(Colour, found, strict=True) if is_away)

    def absence(self, colour: Colour) -> Absence | None:
        return self.white_absence if colour is Colour.WHITE else self.black_absence


_RESULT, _SO_FAR = attrgetter("result"), attrgetter("so_far")
"""Every round is asked for its results after every key."""


@frozen(kw_only=True)
class Bye:
    """A round of a Swiss without an opponent; `mark` is one of `results.BYES`."""

    player: PlayerId
    mark: Mark
    remark: str = ""
    """Why it was given, where that is noted."""
    is_unexplained: bool = False
    """Whether nobody asked for it: the player did not come to the round before and is left out of
    the pairing (General Regulations 6.5)."""


class ChangeCase(StrEnum):
    """Why published pairings of a Swiss are changed; but for the last, there is no other reason
    (C.04.2 Art. 4).
    """

    REMATCH = "rematch"
    """Two would meet who have met."""
    RULE = "rule"
    """A rule of the competition asks for it."""
    AGREED = "agreed"
    """Two without an opponent, of close scores, agree to play."""
    LATE_ENTRY = "late-entry"
    """A minimal change for a late entry, to which those concerned agree."""
    TOP_BOARD = "top-board"
    """Something unforeseen at a top board of the last round."""
    EXCHANGED = "exchanged"
    """People sat at each other's boards, and what they played stands."""


@frozen(kw_only=True)
class SystemPair:
    """A pair as the system had made it; the bye is a pair without Black."""

    white: PlayerId
    black: PlayerId | None = None


@frozen(kw_only=True)
class ByHand:
    """What the arbiter has changed in the pairing of a round by hand."""

    reason: str
    case: ChangeCase | None = None
    """None: before the pairings were published."""
    system: tuple[SystemPair, ...] = ()
    """What the system itself had made of the same position, in board order, kept as it was."""


@frozen(kw_only=True)
class LineUp:
    """Who plays for a team in a round, a place for each board; None where nobody sits."""

    team: TeamId
    players: tuple[PlayerId | None, ...]
    handed_in: datetime | None = None
    """None: no list came in time, and this is the usual one (Ukrainian rules V.2.1)."""
    by: str = ""
    """Who handed it in."""


@frozen(kw_only=True, slots=False)
class RoundOfPlay:
    """The games of one round in board order, and who had a bye of which kind.

    No slots, because cached_property needs a place to remember its answer: after a result all other
    rounds are what they were.
    """

    number: Round
    starts_at: datetime | None = None
    games: tuple[Game, ...]
    byes: tuple[Bye, ...] = ()
    published: Signed | None = None
    """Who posted the pairings; None while they are a draft."""
    signed_off: Signed | None = None
    """Who found all results right; None before, and again after a correction."""
    kept: frozenset[PlayerId] = frozenset()
    """Who is paired although they did not come to the round before and did not explain it."""
    by_hand: ByHand | None = None
    """None where the pairs are those of the system."""
    made_from: str | None = None
    """Tells the position that the system paired it from, see `swiss.making`; None: not
    known, as of a round that was imported."""
    line_ups: tuple[LineUp, ...] = ()
    """Of teams, those that are known; they are sealed while their match has no boards."""
    signatures: tuple[MatchSignature, ...] = ()
    """Of teams, those that captains have put under the reports of their matches."""
    start: StartPositions | None = None
    """From which positions of Chess960 it is played; None: classical chess, or not drawn yet."""
    sheets: tuple[Sheet, ...] = ()
    """Of solvers, one of each; nobody plays a game then."""

    @cached_property
    def missing(self) -> int:
        """How many games have no result yet, adjourned ones among them; of solvers, how many sheets
        have no points.
        """
        return sum(map(is_, map(_RESULT, self.games), repeat(None))) + len(self.open_sheets)

    @cached_property
    def open_sheets(self) -> tuple[Sheet, ...]:
        """The sheets of solvers that have no points yet."""
        return tuple(each for each in self.sheets if each.is_open)

    @cached_property
    def adjourned(self) -> tuple[Game, ...]:
        """The games that were broken off and have no result yet."""
        return tuple(game for game in self.games if game.is_adjourned)

    @cached_property
    def provisional(self) -> tuple[Game, ...]:
        """The games whose results wait for a decision."""
        return tuple(game for game in self.games if game.is_provisional)

    @cached_property
    def unfinished(self) -> tuple[Game, ...]:
        """The games whose results are missing and that were not adjourned."""
        return tuple(game for game in self.games if game.result is None and not game.is_adjourned)

    @cached_property
    def awaited(self) -> tuple[Game, ...]:
        """The games for which the next pairing waits: adjourned ones, and adjourned boards of
        matches, count as draws in it (C.04.2).
        """
        return tuple(game for game in self.unfinished if not game.waits_for_adjourned)

    @cached_property
    def line_up_of(self) -> Mapping[TeamId, LineUp]:
        """Of teams, the line-ups that are known, by their teams."""
        return {each.team: each for each in self.line_ups}

    @property
    def has_results(self) -> bool:
        if any(map(_RESULT, self.games)) or any(map(_SO_FAR, self.games)):
            return True
        return len(self.open_sheets) < len(self.sheets)

    @property
    def is_unseen(self) -> bool:
        """Whether it has pairs that nobody has posted, played or signed; of a Swiss see
        `Competition.is_draft`.
        """
        is_seen = self.published or self.signed_off or self.has_results
        return bool(self.games) and not is_seen

    @property
    def was_played(self) -> bool:
        """Whether a game was played; a withdrawal forfeits games of rounds still to come, and what
        counts from an earlier stage was played there.
        """
        if self.sheets:
            return self.has_results
        return self.has_results and any(
            game.carried_from is None
            and (
                game.so_far is not None or (game.result is not None and not game.result.is_forfeit)
            )
            for game in self.games
        )

    @cached_property
    def to_play(self) -> tuple[Game, ...]:
        """The games that are played in it, played or not; others count from an earlier stage."""
        return tuple(game for game in self.games if game.carried_from is None)

    @property
    def is_carried(self) -> bool:
        """Whether all its games count from an earlier stage: nobody plays in it."""
        return bool(self.games) and all(game.carried_from is not None for game in self.games)

    def game(self, board: Board) -> Game:
        """Return the game at a board. Raises RuleError("round.no-such-board")."""
        for game in self.games:
            if game.board == board:
                return game
        raise RuleError("round.no-such-board", round=self.number, board=board)


def round_of(rounds: Sequence[RoundOfPlay], number: Round) -> RoundOfPlay:
    """Return a round by number. Raises RuleError("stage.no-such-round")."""
    if not 1 <= number <= len(rounds):
        raise RuleError("stage.no-such-round", round=number, rounds=len(rounds))
    return rounds[number - 1]


def under_way(rounds: Sequence[RoundOfPlay]) -> RoundOfPlay | None:
    """Return the first round that still lacks a result: one that lacks but those of adjourned games
    after all others. The last one with games where nothing is missing, for one without is not
    paired yet; the first where none has any; None of no rounds.
    """
    played = (round_ for round_ in rounds if round_.awaited or round_.open_sheets)
    waiting = (round_ for round_ in rounds if round_.missing)
    paired = (round_ for round_ in reversed(rounds) if round_.games or round_.sheets)
    first = rounds[0] if rounds else None
    return next(played, None) or next(waiting, None) or next(paired, first)


@frozen(kw_only=True)
class Slot:
    """A place of a later stage: who takes it, or where he comes from as long as nobody has."""

    number: PairingNumber
    player: PlayerId | None = None
    stage: StageId | None = None
    """The stage he comes from; None: from the list of players."""
    place: int | None = None
    """His place there."""


@frozen(kw_only=True)
class Stage:
    """A part of a tournament with its own rounds; the main stage comes first.

    A later stage is played by the players of its slots under settings of its own. Rules take it as
    a competition, see `Tournament.competition`.
    """

    id: StageId
    kind: StageKind = StageKind.MAIN
    title: str = ""
    """As people call it: "Group A", "Final"; "" for the main stage and for steps of a play-off."""
    settings: Settings | None = None
    """None for the main stage, whose settings are those of the tournament."""
    method: DrawMethod | None = None
    """How the numbers of a later stage were obtained; None until they were."""
    seed: str | None = None
    slots: tuple[Slot, ...] = ()
    first_place: int | None = None
    """The first place of the tournament that a final decides."""
    carries_results: bool = False
    """Whether games of an earlier stage count between those who come from it together."""
    play_off: PlayOffId | None = None
    level: int = 0
    """Of a step of a play-off: which level of the regulations it follows, from 0."""
    time_control: str = ""
    """"" is that of the event."""
    boards_of: StageId | None = None
    """The stage of teams whose boards are played here: board 1 of the first match, and so on from
    match to match."""
    tie_lot_seed: str | None = None
    """Seed of the lots among those still tied in a later stage."""
    rounds: tuple[RoundOfPlay, ...] = ()
    decisions: tuple[MatchDecision, ...] = ()

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Who has taken a place of a later stage, in the order of numbers."""
        return tuple(slot.player for slot in self.slots if slot.player is not None)

    def round(self, number: Round) -> RoundOfPlay:
        """Return a round by number. Raises RuleError("stage.no-such-round")."""
        return round_of(self.rounds, number)

    @property
    def games(self) -> Iterator[tuple[RoundOfPlay, Game]]:
        return ((round_, game) for round_ in self.rounds for game in round_.games)

    @property
    def missing(self) -> int:
        return sum(round_.missing for round_ in self.rounds)

    @property
    def current(self) -> RoundOfPlay | None:
        """The round that is played, see `under_way`; None before the draw."""
        return under_way(self.rounds)
