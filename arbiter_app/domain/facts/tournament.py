"""One tournament of the event: who plays, by which rules, and what happened."""

from collections.abc import Iterator, Mapping
from dataclasses import field
from datetime import date
from decimal import Decimal
from operator import is_

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import (
    Adjustment,
    Competition,
    ListChange,
    OwnCriterion,
    Participant,
    PlayOff,
)
from arbiter_app.domain.facts.disputes.appeals import Appeal
from arbiter_app.domain.facts.disputes.incidents import Incident
from arbiter_app.domain.facts.levels import Entrant
from arbiter_app.domain.facts.people.admission import Admission, Decision, ShownPaper
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.eligibility import EVERYBODY, Eligibility, Ruling
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.people.rating_rules import USUAL_RATINGS, RatingRules
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.play.by_rules import IntegrityLine, RulesLeft
from arbiter_app.domain.facts.play.numbering import Ceremony, Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import Mates
from arbiter_app.domain.ids import (
    FIRST_STAGE,
    Board,
    PairingNumber,
    ParticipantId,
    PlayerId,
    PlayOffId,
    StageId,
    TournamentId,
    is_team,
)
from arbiter_app.values import frozen


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
    decided_on: date | None = None
    """The day of the decision; None before it, and where none was told."""
    rulings: tuple[Ruling, ...] = ()
    half_byes: int | None = None
    """How many half-point byes he may have; None: what the regulations say."""
    level: int | None = None
    """The level of a McMahon tournament to which he was moved by hand; None: as it is proposed."""
    level_kept: int | None = None
    """That on which he started, kept as round 1 was paired; None before."""

    @property
    def takes_part(self) -> bool:
        """Whether he has neither withdrawn nor been expelled."""
        return self.status is EntryStatus.REGISTERED

    @property
    def has_left(self) -> bool:
        """Whether he has withdrawn or was expelled."""
        return self.status is not EntryStatus.REGISTERED

    @property
    def is_refused(self) -> bool:
        """Whether the mandate commission has not admitted him."""
        return self.decision is not None and self.decision.admission is Admission.REFUSED


@frozen(kw_only=True)
class KeptLine:
    """A line of a report file (TRF) that means nothing to Arbiter, kept to be written again."""

    after: str
    """What stood before it: the code of a record ("132"), for a player with his number
    ("001 5"); "" for the beginning of the file."""
    text: str


@frozen(kw_only=True)
class OwnConditions:
    """What a tournament has otherwise than its event; what is None here is as in the event."""

    starts_on: date | None = None
    ends_on: date | None = None
    time_control: str | None = None
    discipline: Discipline | None = None
    chess960: Chess960 | None = None
    """Counts where the discipline is its own, and is then None for classical chess."""
    entry_fee: Decimal | None = None
    team_fee: Decimal | None = None


AS_THE_EVENT = OwnConditions()


@frozen(kw_only=True)
class Tournament:
    """One tournament of the event: who plays, by which rules, and what happened."""

    id: TournamentId
    title: str
    settings: Settings
    position: int = 1
    """Which of the tournaments of its event it is, from 1."""
    own: OwnConditions = AS_THE_EVENT
    first_board: Board | None = None
    """The board of the hall at which its board 1 is played; None: its boards have numbers of their
    own, and are no boards of the hall that others use."""
    rating_rules: RatingRules = USUAL_RATINGS
    entries: tuple[Entry, ...] = ()
    """Of people, those who play for its teams among them."""
    teams: tuple[Team, ...] = ()
    """Where teams play, in the order in which they were entered."""
    eligibility: Eligibility = EVERYBODY
    ceremony: Ceremony | None = None
    """The draw held before everybody: under way while there is no `draw`, else how it was held."""
    draw: Draw | None = None
    stages: tuple[Stage, ...] = ()
    incidents: tuple[Incident, ...] = ()
    appeals: tuple[Appeal, ...] = ()
    play_offs: tuple[PlayOff, ...] = ()
    lot_seed: str | None = None
    """Seed of all lots among the tied, fixed before play; None where the file is of a time when it
    was not."""
    tie_lot_seed: str | None = None
    """Seed of the drawing of lots among those still tied, once it was held."""
    own_criteria: tuple[OwnCriterion, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    list_changes: tuple[ListChange, ...] = ()
    kept_lines: tuple[KeptLine, ...] = ()
    categories: tuple[Category, ...] = ()
    """Who is ranked apart as well, in the order of papers."""
    integrity: tuple[IntegrityLine, ...] = ()
    """What was done that touches the pairings, in its order."""
    team_mates: tuple[Mates, ...] = field(default=(), compare=False)
    """Who plays for the same, where a Swiss keeps team-mates apart: it follows from the people of
    the event, see `with_team_mates`."""
    entrants: Mapping[ParticipantId, Entrant] = field(default_factory=dict, compare=False)
    """Of a McMahon tournament everybody with the level on which they start: it follows from the
    people of the event, see `with_entrants`."""
    rules_left: RulesLeft | None = None
    """None while the tournament is run in the rules mode."""
    _made: dict[StageId, Competition] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """What was asked for before, see `competition`."""

    @property
    def played_by_teams(self) -> bool:
        """Whether teams are its participants."""
        return self.settings.teams is not None

    @property
    def main_stage(self) -> Stage:
        return self.stages[0]

    def is_main(self, stage: StageId | None) -> bool:
        """Whether a stage is the main one; None means it."""
        return stage is None or (bool(self.stages) and self.stages[0].id == stage)

    def has_stage(self, id: StageId | None) -> bool:
        """Whether a stage is one of this tournament."""
        return any(stage.id == id for stage in self.stages)

    @property
    def later_stages(self) -> tuple[Stage, ...]:
        """Those after the main one in which participants meet; boards of matches are none."""
        return tuple(each for each in self.stages[1:] if each.boards_of is None)

    def boards_of(self, stage: StageId | None = None) -> Stage | None:
        """Return where the boards of a stage of teams are played; None: of the main one. None where
        people play, and their games are those of the stage itself.
        """
        wanted = self.main_stage.id if stage is None else stage
        return next((each for each in self.stages if each.boards_of == wanted), None)

    def team(self, id: ParticipantId) -> Team:
        """Return a team by id. Raises RuleError("team.none")."""
        for team in self.teams:
            if team.id == id:
                return team
        raise RuleError("team.none", team=id)

    def team_of(self, player: PlayerId) -> Team | None:
        """Return the team on whose roster somebody stands."""
        return next((each for each in self.teams if player in each.players), None)

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

    def entry(self, player: PlayerId) -> Entry:
        """Return a player's entry. Raises RuleError("tournament.no-such-player")."""
        for entry in self.entries:
            if entry.player == player:
                return entry
        raise RuleError("tournament.no-such-player", player=player)

    def status(self, id: ParticipantId) -> EntryStatus:
        """Return whether somebody, or a team, takes part. Raises as `entry` and `team`."""
        return self.team(id).status if is_team(id) else self.entry(id).status

    def competition(self, stage: StageId | None = None) -> Competition:
        """Return what is played and ranked in a stage; None: in the main one. It is made once.

        Raises RuleError("stage.none").
        """
        chosen = (
            self.stage(stage) if stage is not None else self.stages[0] if self.stages else _NONE
        )
        if chosen.id not in self._made:
            made = _of_stage(self, chosen)
            self._made[chosen.id] = made
        return self._made[chosen.id]


_NONE = Stage(id=FIRST_STAGE)
"""The main stage of a tournament of which nothing more is known than who plays."""


def _of_stage(tournament: Tournament, stage: Stage) -> Competition:
    if stage.settings is None:
        return _of_main(tournament, stage)
    return (
        _of_later(tournament, stage) if stage.boards_of is None else _of_boards(tournament, stage)
    )


def _of_main(tournament: Tournament, stage: Stage) -> Competition:
    numbers = tournament.draw.numbers if tournament.draw is not None else {}
    in_stages = tournament.settings.traits.has_parts
    later = [each for each in tournament.later_stages if each.play_off is None]
    return Competition(
        id=stage.id,
        title=tournament.title,
        settings=tournament.settings,
        rating_rules=tournament.rating_rules,
        participants=tuple(
            Participant(id=each, number=numbers.get(each), has_left=has_left)
            for each, has_left in _field(tournament)
        ),
        ceremony=tournament.ceremony,
        draw=tournament.draw,
        rounds=stage.rounds,
        decisions=stage.decisions,
        own_criteria=tournament.own_criteria,
        adjustments=tournament.adjustments,
        list_changes=tournament.list_changes,
        tie_lot_seed=tournament.tie_lot_seed,
        play_offs=_play_offs(tournament, stage),
        steps=_steps(tournament, stage),
        parts=tuple(tournament.competition(each.id) for each in later) if in_stages else (),
        team_mates=tournament.team_mates,
        entrants=tournament.entrants,
        is_played_upon=any(_was_played(each) for each in tournament.later_stages),
        cuts_ahead=_cuts_ahead(tournament, stage),
    )


def _field(tournament: Tournament) -> Iterator[tuple[ParticipantId, bool]]:
    """Yield who takes part in the main stage, and whether he has left."""
    if tournament.played_by_teams:
        yield from ((team.id, team.has_left) for team in tournament.teams)
    else:
        yield from ((entry.player, entry.has_left) for entry in tournament.entries)


def _of_boards(tournament: Tournament, stage: Stage) -> Competition:
    """Return what the members of teams play on the boards of a stage of teams."""
    assert stage.settings is not None
    participants, draw = _members(tournament)
    return Competition(
        id=stage.id,
        kind=stage.kind,
        title=stage.title,
        settings=stage.settings,
        rating_rules=tournament.rating_rules,
        participants=participants,
        draw=draw,
        rounds=stage.rounds,
        time_control=stage.time_control,
        matches=tournament.competition(stage.boards_of),
    )


_Members = tuple[tuple[Participant, ...], Draw | None]

_last_members: dict[TournamentId, tuple[tuple[object, ...], _Members]] = {}
"""The members of teams of tournaments as they were made last, with what that followed from: no
result changes them, and they are many."""


def _members(tournament: Tournament) -> _Members:
    """Return the members of teams as participants, and their numbers."""
    follows_from = (tournament.teams, tournament.entries, tournament.draw)
    known = _last_members.get(tournament.id)
    if known is not None and all(map(is_, known[0], follows_from)):
        return known[1]
    left = {entry.player for entry in tournament.entries if entry.has_left}
    participants = tuple(
        Participant(id=each.player, number=each.number, has_left=is_gone or each.player in left)
        for team in tournament.teams
        for is_gone in [team.has_left]
        for each in team.members
    )
    members = participants, _draw_of_members(tournament)
    _last_members[tournament.id] = follows_from, members
    return members


def _draw_of_members(tournament: Tournament) -> Draw | None:
    """Return the numbers of the members of teams; None while their teams have none."""
    if tournament.draw is None:
        return None
    drawn = tuple(
        DrawnNumber(player=each.player, number=each.number)
        for team in tournament.teams
        for each in team.members
        if each.number is not None
    )
    return Draw(method=DrawMethod.BY_TEAMS, drawn=drawn)


def _of_later(tournament: Tournament, stage: Stage) -> Competition:
    assert stage.settings is not None
    draw = _draw(stage)
    left = {each for each, has_left in _field(tournament) if has_left}
    return Competition(
        id=stage.id,
        kind=stage.kind,
        title=stage.title,
        settings=stage.settings,
        rating_rules=tournament.rating_rules,
        participants=tuple(
            Participant(
                id=slot.player,
                number=None if draw is None else slot.number,
                has_left=slot.player in left,
            )
            for slot in stage.slots
            if slot.player is not None
        ),
        draw=draw,
        rounds=stage.rounds,
        decisions=stage.decisions,
        own_criteria=tournament.own_criteria,
        tie_lot_seed=stage.tie_lot_seed,
        play_offs=_play_offs(tournament, stage),
        steps=_steps(tournament, stage),
        play_off=stage.play_off,
        level=stage.level,
        first_place=stage.first_place,
        time_control=stage.time_control,
        is_played_upon=_is_played_upon(tournament, stage),
        cuts_ahead=_cuts_ahead(tournament, stage),
    )


def _draw(stage: Stage) -> Draw | None:
    """Return how a later stage got its numbers; None while a slot of it is empty."""
    drawn = tuple(
        DrawnNumber(player=slot.player, number=slot.number)
        for slot in stage.slots
        if slot.player is not None
    )
    if stage.method is None or len(drawn) < len(stage.slots):
        return None
    return Draw(method=stage.method, drawn=drawn, seed=stage.seed)


def _play_offs(tournament: Tournament, stage: Stage) -> tuple[PlayOff, ...]:
    return tuple(each for each in tournament.play_offs if each.stage == stage.id)


def _steps(tournament: Tournament, stage: Stage) -> tuple[Competition, ...]:
    return tuple(
        tournament.competition(step.id)
        for play_off in _play_offs(tournament, stage)
        for step in tournament.stages_of(play_off.id)
    )


def _was_played(stage: Stage) -> bool:
    return any(round_.was_played for round_ in stage.rounds)


def _is_played_upon(tournament: Tournament, stage: Stage) -> bool:
    """Whether a game was played in a stage that takes players from this one, or from the stage
    whose tie this one plays off, or in a step of its own play-offs or a later one of the same.
    """
    homes = {stage.id, *(each.stage for each in tournament.play_offs if each.id == stage.play_off)}
    own = {each.id for each in _play_offs(tournament, stage)}
    return any(
        _was_played(later)
        for later in tournament.stages
        if any(slot.stage in homes for slot in later.slots)
        or (later.play_off is not None and later.play_off in own)
        or _follows(later, stage)
    )


def _follows(later: Stage, stage: Stage) -> bool:
    """Whether a step of a play-off was made for players of an earlier one."""
    return (
        stage.play_off is not None
        and later.play_off == stage.play_off
        and later.id > stage.id
        and not {*later.players}.isdisjoint(stage.players)
    )


def _cuts_ahead(tournament: Tournament, stage: Stage) -> tuple[int, ...]:
    goes_to = {
        slot.place: later.id
        for later in tournament.stages
        for slot in later.slots
        if slot.stage == stage.id and slot.place is not None
    }
    return tuple(place for place in sorted(goes_to) if goes_to.get(place + 1) != goes_to[place])
