"""The whole event as one immutable value: Event > Tournament > Stage > RoundOfPlay > Game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.admission import Admission, Decision, Requirement, ShownPaper
from arbiter_app.domain.facts.appeals import Appeal
from arbiter_app.domain.facts.eligibility import EVERYBODY, Eligibility, Ruling
from arbiter_app.domain.facts.game_notes import Absence, Adjournment, Signed
from arbiter_app.domain.facts.incidents import Incident
from arbiter_app.domain.facts.knockout_rules import WINNER_ALONE, KnockoutRules
from arbiter_app.domain.facts.match_decisions import MatchDecision
from arbiter_app.domain.facts.numbering import Ceremony, Draw, DrawMethod
from arbiter_app.domain.facts.people import Official, Player, Role
from arbiter_app.domain.facts.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.rating_lists import Discipline
from arbiter_app.domain.facts.results import STANDARD_SCORING, Colour, Mark, Result, Scoring
from arbiter_app.domain.facts.rights import Authority, Pin
from arbiter_app.domain.ids import (
    Board,
    GameId,
    MatchId,
    PairingNumber,
    PlayerId,
    PlayOffId,
    Round,
    StageId,
    TournamentId,
)


class System(StrEnum):
    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    KNOCKOUT = "knockout"
    MATCH = "match"
    """Of two: a knockout with one match."""
    STAGES = "stages"
    """Groups, finals …: the main stage has no rounds of its own, the later stages are played."""

    @property
    def has_bracket(self) -> bool:
        """Whether matches are played: of a whole bracket, or the one of a match of two."""
        return self in (System.KNOCKOUT, System.MATCH)

    @property
    def ranks_by_points(self) -> bool:
        """Whether points and tie-breaks order its table, and not how far people have come."""
        return self in (System.ROUND_ROBIN, System.SWISS)


class Unresolved(StrEnum):
    """What becomes of a tie that outlives the list of tie-breaks (C.07 Art. 4.2)."""

    SHARED = "shared"
    LOTS = "lots"


class Unrated(StrEnum):
    """What the regulations say of players without a rating in rating tie-breaks (C.07 Art. 10)."""

    UNSAID = "unsaid"
    """Nothing was published: with such players the criterion is dropped."""
    LEFT_OUT = "left-out"
    """Games against them do not count for it."""
    ARBITERS_RATING = "arbiters-rating"
    """They have the rating the arbiter gave them, see `Player.arbiters_rating`."""


class EntryStatus(StrEnum):
    REGISTERED = "registered"
    WITHDRAWN = "withdrawn"
    EXPELLED = "expelled"


class EventLevel(StrEnum):
    """What decides how many arbiters an event needs (Ukrainian rules VII.1.11)."""

    NATIONAL = "national"
    REGIONAL = "regional"
    """Of a region or a city."""
    OTHER = "other"


class Particular(StrEnum):
    """What the technical information tells in words of the organiser's own."""

    VENUE = "venue"
    SCHEDULE = "schedule"
    DEFAULT_TIME = "default-time"
    PHONES = "phones"
    """The rule about telephones and other devices."""
    PRIZES = "prizes"
    CONTACT = "contact"
    """Telephone of the chief arbiter."""
    CURRENCY = "currency"
    APPROVED_BY = "approved-by"
    """Office and name of who approves the papers."""
    REMARKS = "remarks"


class StageKind(StrEnum):
    MAIN = "main"
    GROUP = "group"
    """A part of the field plays apart before the finals."""
    FINAL = "final"
    """Who has come so far from other stages plays for the places from `Stage.first_place`."""
    PLAY_OFF = "play-off"
    """A step of a play-off; its games count for nothing else (C.07 Art. 3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a tournament is played and ranked; the edition is fixed when it is created."""

    system: System = System.ROUND_ROBIN
    cycles: int = 1
    swap_last_rounds: bool = False
    """Whether the last two rounds of the first of two cycles change places (C.05 Annex 1)."""
    rounds: int | None = None
    """The announced number of rounds, where the numbers of the players do not fix it."""
    scoring: Scoring = STANDARD_SCORING
    edition: str
    tie_breaks: tuple[str, ...]
    unresolved: Unresolved = Unresolved.SHARED
    unrated: Unrated = Unrated.UNSAID
    annuls_withdrawals: bool = True
    """Whether who leaves a round robin with less than half of his games played is taken out of
    the standings (C.05 Art. 6.6)."""
    forfeits_in_ratings: bool = False
    """Whether rating tie-breaks of a round robin count forfeited games; before 2026 the text
    can be read so (C.07 Art. 15.2)."""
    knockout: KnockoutRules = WINNER_ALONE
    """How a knockout or a match is played."""
    play_off: PlayOffRules | None = None
    """How ties of the table are played off; None: not at all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A player's part in a tournament."""

    player: PlayerId
    status: EntryStatus = EntryStatus.REGISTERED
    present: bool = False
    """Whether he has come to the registration desk."""
    fee_due: Decimal | None = None
    """What he has to pay; None: the entry fee of the event."""
    fee_paid: Decimal = Decimal(0)
    papers: Mapping[str, ShownPaper] = field(default_factory=dict)
    """What he has shown, by the id of the requirement."""
    decision: Decision | None = None
    """The mandate commission's; None before it."""
    rulings: tuple[Ruling, ...] = ()

    @property
    def takes_part(self) -> bool:
        """Whether he has neither withdrawn nor been expelled."""
        return self.status is EntryStatus.REGISTERED

    @property
    def has_left(self) -> bool:
        """Whether he has withdrawn or was expelled."""
        return not self.takes_part

    @property
    def is_refused(self) -> bool:
        """Whether the mandate commission has not admitted him."""
        return self.decision is not None and self.decision.admission is Admission.REFUSED


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """Two players at a board of a round; `result` is None until it is entered."""

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
    white_absence: Absence | None = None
    """Why White forfeits, where it was known beforehand and not found at the board."""
    black_absence: Absence | None = None
    match: MatchId | None = None
    """The match of a knockout that it belongs to."""
    step: int = 0
    """Which step of its match, an index of `MatchRules.steps`."""
    time_control: str = ""
    """As it was agreed or prescribed for this game; "" is that of the stage or the event."""
    carried_from: GameId | None = None
    """The game of an earlier stage whose result counts here too: nothing is played."""

    @property
    def is_adjourned(self) -> bool:
        """Whether it was broken off and has no result yet."""
        return self.adjournment is not None and self.result is None

    @property
    def is_forfeited_beforehand(self) -> bool:
        """Whether nobody waited at the board for the player who lost by forfeit."""
        return self.white_absence is not None or self.black_absence is not None

    @property
    def for_rating(self) -> Result | None:
        """The result that goes into the rating report."""
        return self.rated_result or self.result

    def player(self, colour: Colour) -> PlayerId:
        return self.white if colour is Colour.WHITE else self.black

    def colour(self, player: PlayerId) -> Colour:
        """Return the colour of one of its two players."""
        return Colour.WHITE if player == self.white else Colour.BLACK

    def absence(self, colour: Colour) -> Absence | None:
        return self.white_absence if colour is Colour.WHITE else self.black_absence


@dataclass(frozen=True, slots=True, kw_only=True)
class Bye:
    """A round of a Swiss without an opponent; `mark` is one of `results.BYES`."""

    player: PlayerId
    mark: Mark


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundOfPlay:
    """The games of one round in board order, and who had a bye of which kind."""

    number: Round
    starts_at: datetime | None = None
    games: tuple[Game, ...]
    byes: tuple[Bye, ...] = ()
    published: Signed | None = None
    """Who posted the pairings; None while they are a draft."""
    signed_off: Signed | None = None
    """Who found all results right; None before, and again after a correction."""

    @property
    def missing(self) -> int:
        """How many games have no result yet, adjourned ones among them."""
        return sum(game.result is None for game in self.games)

    @property
    def adjourned(self) -> tuple[Game, ...]:
        """The games that were broken off and have no result yet."""
        return tuple(game for game in self.games if game.is_adjourned)

    @property
    def unfinished(self) -> tuple[Game, ...]:
        """The games whose results are missing and that were not adjourned."""
        return tuple(game for game in self.games if game.result is None and not game.is_adjourned)

    @property
    def has_results(self) -> bool:
        return any(game.result is not None for game in self.games)

    @property
    def was_played(self) -> bool:
        """Whether a game was played; a withdrawal forfeits games of rounds still to come, and what
        counts from an earlier stage was played there.
        """
        return any(
            game.carried_from is None and game.result is not None and not game.result.is_forfeit
            for game in self.games
        )

    @property
    def to_play(self) -> tuple[Game, ...]:
        """The games that are played in it, played or not; others count from an earlier stage."""
        return tuple(game for game in self.games if game.carried_from is None)

    @property
    def is_carried(self) -> bool:
        """Whether all its games count from an earlier stage: nobody plays in it."""
        return bool(self.games) and not self.to_play

    def game(self, board: Board) -> Game:
        """Return the game at a board. Raises RuleError("round.no-such-board")."""
        for game in self.games:
            if game.board == board:
                return game
        raise RuleError("round.no-such-board", round=self.number, board=board)


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """A place of a later stage: who takes it, or where he comes from as long as nobody has."""

    number: PairingNumber
    player: PlayerId | None = None
    stage: StageId | None = None
    """The stage he comes from; None: from the list of players."""
    place: int | None = None
    """His place there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """A part of a tournament with its own rounds; the main stage comes first.

    A later stage is played by the players of its slots under settings of its own.
    `stages.as_stage` shows it as a tournament, for which every rule of a tournament holds.
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
        if not 1 <= number <= len(self.rounds):
            raise RuleError("stage.no-such-round", round=number, rounds=len(self.rounds))
        return self.rounds[number - 1]

    @property
    def games(self) -> Iterator[tuple[RoundOfPlay, Game]]:
        return ((round_, game) for round_ in self.rounds for game in round_.games)

    @property
    def missing(self) -> int:
        return sum(round_.missing for round_ in self.rounds)

    @property
    def current(self) -> RoundOfPlay | None:
        """The first round that still lacks a result, else the last one; None before the draw."""
        for round_ in self.rounds:
            if round_.missing:
                return round_
        return self.rounds[-1] if self.rounds else None


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnCriterion:
    """A tie-break that the regulations of the event define themselves (C.07 Art. 4.1).

    The arbiter types the values; who has none comes last.
    """

    code: str
    """As it stands in the list: OTHER_PLAYOFF."""
    definition: str
    """What it means, printed beside the table."""
    lower_is_better: bool = False
    values: Mapping[PlayerId, Decimal] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjustment:
    """Points that a player was given (or, below zero, lost) beside the results of his games."""

    player: PlayerId
    round: Round | None = None
    """None: of the whole tournament."""
    points: Decimal


@dataclass(frozen=True, slots=True, kw_only=True)
class ListChange:
    """The list of tie-breaks was changed after play had begun; every sheet says so."""

    after_round: Round
    before: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOff:
    """A tie that is played off: who, for which places of which stage.

    Its stages are those of the tournament with its id, in their order.
    """

    id: PlayOffId
    stage: StageId
    """The stage whose table left the tie."""
    first_place: int
    players: tuple[PlayerId, ...]
    """In the order of the table at its beginning."""
    declined: frozenset[PlayerId] = frozenset()
    """Who would not play, or withdrew from it between its steps: he stands below all who do."""
    begun_at: datetime
    ready_at: datetime | None = None
    """When the last game of those tied was over: the pause is counted from here."""
    given_up: str = ""
    """Why it was ended early, where it was: what was decided until then stands."""

    @property
    def last_place(self) -> int:
        return self.first_place + len(self.players) - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptLine:
    """A line of a report file (TRF) that means nothing to Arbiter, kept to be written again."""

    after: str
    """What stood before it: the code of a record ("132"), for a player with his number
    ("001 5"); "" for the beginning of the file."""
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament:
    """One competition of the event: who plays, by which rules, and what happened."""

    id: TournamentId
    title: str
    settings: Settings
    entries: tuple[Entry, ...] = ()
    eligibility: Eligibility = EVERYBODY
    ceremony: Ceremony | None = None
    """The draw held before everybody: under way while there is no `draw`, else how it was held."""
    draw: Draw | None = None
    stages: tuple[Stage, ...] = ()
    incidents: tuple[Incident, ...] = ()
    appeals: tuple[Appeal, ...] = ()
    play_offs: tuple[PlayOff, ...] = ()
    tie_lot_seed: str | None = None
    """Seed of the drawing of lots among those still tied, once it was held."""
    own_criteria: tuple[OwnCriterion, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    list_changes: tuple[ListChange, ...] = ()
    kept_lines: tuple[KeptLine, ...] = ()
    is_played_upon: bool = False
    """Of one of several stages: whether it was played in a stage that rests upon its table."""
    cuts_ahead: tuple[int, ...] = ()
    """Of one of several stages: see `stages.cuts_ahead`."""

    @property
    def main_stage(self) -> Stage:
        return self.stages[0]

    def stage(self, id: StageId) -> Stage:
        """Return a stage by id. Raises RuleError("stage.none")."""
        for stage in self.stages:
            if stage.id == id:
                return stage
        raise RuleError("stage.none", stage=id)

    def stages_of(self, play_off: PlayOffId) -> tuple[Stage, ...]:
        """Return what was played of a play-off so far, in its order."""
        return tuple(stage for stage in self.stages if stage.play_off == play_off)

    @property
    def numbers(self) -> Mapping[PlayerId, PairingNumber]:
        """Every player's pairing number, in the order of numbers; empty before the draw."""
        if self.draw is None:
            return {}
        by_number = sorted(self.draw.drawn, key=lambda drawn: drawn.number)
        return {drawn.player: drawn.number for drawn in by_number}

    @property
    def announced_rounds(self) -> int:
        """How many rounds are to be played; those of a report that does not say are all."""
        settings, players = self.settings, len(self.numbers)
        if settings.system is System.ROUND_ROBIN:
            return settings.cycles * (players - 1 + players % 2)
        return settings.rounds or len(self.main_stage.rounds)

    def is_rest(self, round_: RoundOfPlay) -> bool:
        """Whether everybody has a bye. Where only some have one, the round is to be paired yet."""
        byes = len(round_.byes)
        return not round_.games and self.draw is not None and 0 < len(self.draw.drawn) <= byes

    def counts(self, round_: RoundOfPlay) -> bool:
        """Whether a round stands in the table: somebody has a result, or everybody a bye."""
        return round_.has_results or self.is_rest(round_)

    def has_begun(self, round_: RoundOfPlay) -> bool:
        """Whether a game of a round was played, or nothing of it is left to play."""
        if round_.is_carried:
            return False
        return round_.was_played or (self.counts(round_) and round_.missing == 0)

    def free_in(self, round_: RoundOfPlay) -> PlayerId | None:
        """Return who is free in a round of an odd field: no round for him (C.05 Annex 1)."""
        if self.settings.system is not System.ROUND_ROBIN:
            return None
        playing = {player for game in round_.games for player in (game.white, game.black)}
        return next((player for player in self.numbers if player not in playing), None)

    def entry(self, player: PlayerId) -> Entry:
        """Return a player's entry. Raises RuleError("tournament.no-such-player")."""
        for entry in self.entries:
            if entry.player == player:
                return entry
        raise RuleError("tournament.no-such-player", player=player)


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Everything an event file holds but its journal, at one data version."""

    title: str = ""
    place: str = ""
    federation: str = ""
    organiser: str = ""
    time_control: str = ""
    starts_on: date | None = None
    ends_on: date | None = None
    discipline: Discipline = Discipline.STANDARD
    """What is played, and so which of the FIDE ratings counts."""
    level: EventLevel | None = None
    entry_fee: Decimal | None = None
    particulars: Mapping[Particular, str] = field(default_factory=dict)
    officials: tuple[Official, ...] = ()
    requirements: tuple[Requirement, ...] = ()
    """What the mandate commission asks of everybody, in this order."""
    players: Mapping[PlayerId, Player] = field(default_factory=dict)
    tournaments: tuple[Tournament, ...] = ()
    is_practice: bool = False
    """Whether it is a practice copy of an event: every screen and paper says so."""
    pins: Mapping[Authority, Pin] = field(default_factory=dict)
    """How people sign in at this event; without any everybody may do everything."""
    data_version: int = 0
    """Id of the last journal entry that changed anything; printed on every sheet."""

    @property
    def tournament(self) -> Tournament:
        """The first tournament; an event file always has one."""
        return self.tournaments[0]

    def with_role(self, *roles: Role) -> tuple[Official, ...]:
        """Return the officials with one of the roles, in their order."""
        return tuple(official for official in self.officials if official.role in roles)

    def official(self, role: Role) -> Official | None:
        """Return the first official with a role."""
        return next((official for official in self.officials if official.role is role), None)
