"""One tournament of the event: who plays, by which rules, and what happened."""

from collections.abc import Mapping
from dataclasses import field
from datetime import datetime
from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.admission import Admission, Decision, ShownPaper
from arbiter_app.domain.facts.appeals import Appeal
from arbiter_app.domain.facts.eligibility import EVERYBODY, Eligibility, Ruling
from arbiter_app.domain.facts.incidents import Incident
from arbiter_app.domain.facts.numbering import Ceremony, Draw
from arbiter_app.domain.facts.rounds import RoundOfPlay, Stage
from arbiter_app.domain.facts.settings import Settings, System
from arbiter_app.domain.ids import (
    PairingNumber,
    PlayerId,
    PlayOffId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.values import frozen


class EntryStatus(StrEnum):
    REGISTERED = "registered"
    WITHDRAWN = "withdrawn"
    EXPELLED = "expelled"


@frozen(kw_only=True)
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


@frozen(kw_only=True)
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


@frozen(kw_only=True)
class Adjustment:
    """Points that a player was given (or, below zero, lost) beside the results of his games."""

    player: PlayerId
    round: Round | None = None
    """None: of the whole tournament."""
    points: Decimal


@frozen(kw_only=True)
class ListChange:
    """The list of tie-breaks was changed after play had begun; every sheet says so."""

    after_round: Round
    before: tuple[str, ...]
    reason: str


@frozen(kw_only=True)
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


@frozen(kw_only=True)
class KeptLine:
    """A line of a report file (TRF) that means nothing to Arbiter, kept to be written again."""

    after: str
    """What stood before it: the code of a record ("132"), for a player with his number
    ("001 5"); "" for the beginning of the file."""
    text: str


@frozen(kw_only=True)
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
