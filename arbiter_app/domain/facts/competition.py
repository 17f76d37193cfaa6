"""What is played and ranked by itself, as the rules take it."""

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from datetime import datetime
from decimal import Decimal
from functools import cached_property

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.levels import Entrant
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.rating_rules import USUAL_RATINGS, Rated, RatingRules
from arbiter_app.domain.facts.play.match_decisions import MatchDecision
from arbiter_app.domain.facts.play.numbering import Ceremony, Draw
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, StageKind, round_of, under_way
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.mcmahon_rules import McMahonRules
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import Mates
from arbiter_app.domain.facts.rules.swiss_texts import Readings, SwissText
from arbiter_app.domain.facts.rules.systems import Traits
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import PairingNumber, ParticipantId, PlayerId, PlayOffId, Round, StageId
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Participant:
    """Who plays under one number: a player; a team will be one too, whose players sit at boards."""

    id: ParticipantId
    number: PairingNumber | None = None
    """None before the draw."""
    has_left: bool = False
    """Whether he has withdrawn or was expelled."""


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
    """Of a team, match points."""
    game_points: Decimal = Decimal(0)
    """Of a team alone."""

    def of(self, score: Score | None) -> Decimal:
        """Return what it adds to a score of a team; None: to the points of a player."""
        return self.game_points if score is Score.GAME else self.points


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


@frozen(kw_only=True, slots=False)
class Competition:
    """The main stage, a group, a final or a step of a play-off with all that pairs and ranks it.

    It is derived from its tournament, see `Tournament.competition`, and knows nothing of what is
    not its own. No slots, because cached_property needs a place to remember its answer.
    """

    id: StageId
    kind: StageKind = StageKind.MAIN
    title: str = ""
    """Of the main stage that of the tournament; "" for a step of a play-off."""
    settings: Settings
    rating_rules: RatingRules = USUAL_RATINGS
    strengths: Mapping[ParticipantId, int] = field(default_factory=dict)
    """The ratings that tell how strong people are, where pairings ask for them (C.04.4.1 Art. 1.1);
    who has none is not among them."""
    entrants: Mapping[ParticipantId, Entrant] = field(default_factory=dict)
    """Of a McMahon tournament everybody with the level on which they start."""
    participants: tuple[Participant, ...] = ()
    """Of the main stage everybody with an entry; of a later one who has come to it, in the order of
    numbers."""
    ceremony: Ceremony | None = None
    """The draw held before everybody: under way while there is no `draw`, else how it was held."""
    draw: Draw | None = None
    """How the numbers were obtained; None before."""
    rounds: tuple[RoundOfPlay, ...] = ()
    decisions: tuple[MatchDecision, ...] = ()
    own_criteria: tuple[OwnCriterion, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    list_changes: tuple[ListChange, ...] = ()
    tie_lot_seed: str | None = None
    """Seed of the drawing of lots among those still tied, once it was held."""
    play_offs: tuple[PlayOff, ...] = ()
    """Those of its own ties."""
    steps: "tuple[Competition, ...]" = ()
    """What was played of its play-offs so far, in its order."""
    parts: "tuple[Competition, ...]" = ()
    """The groups and finals, where nothing is played but in them."""
    play_off: PlayOffId | None = None
    """The play-off of which it is a step."""
    level: int = 0
    """Of a step of a play-off: which level of the regulations it follows, from 0."""
    first_place: int | None = None
    """The first place of the tournament that a final decides."""
    time_control: str = ""
    """"" is that of the event."""
    team_mates: tuple[Mates, ...] = ()
    """Who plays for the same, where a Swiss keeps team-mates apart."""
    is_played_upon: bool = False
    """Whether something was played that rests upon its table: a later stage, or a play-off."""
    matches: "Competition | None" = None
    """Of the boards of teams, the matches that are played on them: what is paired and ranked."""
    cuts_ahead: tuple[int, ...] = ()
    """Behind which places others go on to a later stage than before them, or nobody does: there it
    must be known who is above whom."""

    @cached_property
    def numbers(self) -> Mapping[ParticipantId, PairingNumber]:
        """Everybody's pairing number, in the order of numbers; empty before the draw."""
        numbers = {each.id: each.number for each in self.participants if each.number is not None}
        return dict(sorted(numbers.items(), key=lambda numbered: numbered[1]))

    def as_numbered_in(self, round: Round) -> "Competition":
        """Return it with the numbers by which a round was paired, or is to be: who came later has
        none.
        """
        if self.draw is None or not self.draw.earlier:
            return self
        numbers = self.draw.numbers_in(round)
        return replace(
            self,
            participants=tuple(
                replace(each, number=numbers.get(each.id)) for each in self.participants
            ),
        )

    @cached_property
    def _by_id(self) -> Mapping[ParticipantId, Participant]:
        return {each.id: each for each in self.participants}

    @cached_property
    def players(self) -> tuple[ParticipantId, ...]:
        """Who takes part, or has taken part until he left."""
        return tuple(each.id for each in self.participants)

    @cached_property
    def left(self) -> frozenset[ParticipantId]:
        """Who has withdrawn or was expelled."""
        return frozenset(each.id for each in self.participants if each.has_left)

    def swiss_text(self, round: Round) -> SwissText:
        """Return the text by which a round of a Swiss is paired."""
        if self.settings.teams is not None:
            return SwissText.TEAMS
        return self.settings.swiss.text_of(round, self.announced_rounds)

    @property
    def readings(self) -> Readings:
        """How the text is read that its rounds are paired by."""
        teams = self.settings.teams
        return self.settings.swiss.readings if teams is None else teams.readings

    def participant(self, id: ParticipantId) -> Participant:
        """Return a participant by id. Raises RuleError("tournament.no-such-player")."""
        if id not in self._by_id:
            raise RuleError("tournament.no-such-player", player=id)
        return self._by_id[id]

    @property
    def traits(self) -> Traits:
        """What is known of its system."""
        return self.settings.traits

    @property
    def mcmahon(self) -> McMahonRules | None:
        """The rules of a McMahon tournament; None of another one."""
        return self.settings.mcmahon

    @property
    def announced_rounds(self) -> int:
        """How many rounds are to be played; those of a report that does not say are all."""
        fixed = self.settings.rounds_fixed_by(len(self.numbers))
        return self.settings.rounds or len(self.rounds) if fixed is None else fixed

    @property
    def rounds_paired(self) -> int:
        """How many rounds have games or sheets, or a bye for everybody; of others only byes are
        known.
        """
        return sum(bool(each.games or each.sheets) or self.is_rest(each) for each in self.rounds)

    @property
    def rounds_fixed(self) -> Round:
        """The last round whose pairs stay, every one that is paired but for a draft, with the rests
        that follow it: the next one is to be paired.
        """
        fixed = (each.number for each in self.rounds if each.games and not self.is_draft(each))
        return self.through_rests(max(fixed, default=Round(0)))

    def through_rests(self, last: Round) -> Round:
        """Return the last of the rounds that follow a round and in which everybody has a bye; the
        round itself where there is none.
        """
        following = (each.number for each in self.rounds[last:] if not self.is_rest(each))
        return Round(next(following, Round(max(last, len(self.rounds)) + 1)) - 1)

    def rated(self, player: Player, round: Round | None = None) -> Rated:
        """Return the rating that counts of a player: that of the day of a round; None, or where
        its day is not known: that of the first day.
        """
        of_it = None if round is None else self.round_or_none(round)
        starts_at = None if of_it is None else of_it.starts_at
        return self.rating_rules.of(player, None if starts_at is None else starts_at.date())

    @property
    def leads_on(self) -> bool:
        """Whether people go on from it to a later stage, as from every group."""
        return self.kind is StageKind.GROUP or bool(self.cuts_ahead)

    def round(self, number: Round) -> RoundOfPlay:
        """Return a round by number. Raises RuleError("stage.no-such-round")."""
        return round_of(self.rounds, number)

    def round_or_none(self, number: Round) -> RoundOfPlay | None:
        """Return a round; None where nothing is known of it yet."""
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None

    def round_so_far(self, number: Round) -> RoundOfPlay:
        """Return a round; an empty one where nothing is known of it yet. Raises RuleError as
        `round` for a number below 1.
        """
        if number > len(self.rounds):
            return RoundOfPlay(number=number, games=())
        return self.round(number)

    @property
    def games(self) -> Iterator[tuple[RoundOfPlay, Game]]:
        return ((round_, game) for round_ in self.rounds for game in round_.games)

    @cached_property
    def missing(self) -> int:
        """How many games have no result yet."""
        return sum(round_.missing for round_ in self.rounds)

    @cached_property
    def current(self) -> RoundOfPlay | None:
        """The round that is played, see `under_way`; None before the draw."""
        return under_way(self.rounds)

    def is_rest(self, round_: RoundOfPlay) -> bool:
        """Whether everybody has a bye. Where only some have one, the round is to be paired yet."""
        return not round_.games and 0 < len(self.numbers) <= len(round_.byes)

    def is_draft(self, round_: RoundOfPlay) -> bool:
        """Whether a round of a Swiss has pairs that may be made anew: nobody has seen them, and
        nothing was built upon them. Where they come from does not matter.
        """
        if not (round_.is_unseen and self.traits.follows_results):
            return False
        return not any(each.games for each in self.rounds[round_.number :])

    def is_own_draft(self, round_: RoundOfPlay) -> bool:
        """Whether a draft was made here: pairs that a report tells of are known to others."""
        return round_.made_from is not None and self.is_draft(round_)

    def counts(self, round_: RoundOfPlay) -> bool:
        """Whether a round stands in the table: somebody has a result, or beside the pairs of the
        others a bye that is more than an absence, or everybody a bye.

        Byes of a round that is not paired, or that is a draft, are to come: they may still be taken
        back. A report counts those of the pairs that it tells of.
        """
        if round_.has_results or self.is_rest(round_):
            return True
        has_bye = any(bye.mark is not Mark.ZERO_BYE for bye in round_.byes)
        return has_bye and bool(round_.games) and not self.is_own_draft(round_)

    def has_begun(self, round_: RoundOfPlay) -> bool:
        """Whether a game of a round was played, or nothing of it is left to play, or it is signed
        off.
        """
        if round_.is_carried:
            return False
        if round_.was_played or round_.signed_off is not None:
            return True
        return self.counts(round_) and round_.missing == 0

    def free_in(self, round_: RoundOfPlay) -> ParticipantId | None:
        """Return who is free in a round of an odd field: no round for him (C.05 Annex 1)."""
        if not self.traits.meets_all:
            return None
        playing = {player for game in round_.games for player in (game.white, game.black)}
        return next((player for player in self.numbers if player not in playing), None)

    def steps_of(self, play_off: PlayOffId) -> "tuple[Competition, ...]":
        """Return what was played of one of its play-offs so far, in its order."""
        return tuple(step for step in self.steps if step.play_off == play_off)

    def within(self, id: StageId) -> "Competition":
        """Return a group, a final or a step of a play-off inside it.

        Raises RuleError("stage.none").
        """
        for inner in (*self.parts, *self.steps):
            if inner.id == id:
                return inner
        raise RuleError("stage.none", stage=id)
