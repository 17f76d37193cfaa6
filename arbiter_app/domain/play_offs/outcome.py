"""What a play-off has decided so far: the order of its participants and of nobody else."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from enum import Enum, auto

from arbiter_app.domain.facts.competition import Competition, PlayOff
from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.rules.play_off_rules import (
    Branch,
    Form,
    PlayOffRules,
    Rest,
    WhenLevel,
)
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.names.figures import is_figures
from arbiter_app.domain.play_offs.steps import StepClass, StepResult, step_result
from arbiter_app.values import frozen


class Separated(Enum):
    """Why players of a play-off stand where they stand."""

    AT_THE_BOARD = auto()
    """Games or matches of the play-off put them there."""
    TRIMMED = auto()
    """A tie-break kept them out of it (C.02 Art. 13.2.11 of 2017)."""
    DECLINED = auto()
    """They would not play it."""
    LOT = auto()
    """Lots were drawn where the regulations had nothing more."""
    OPEN = auto()
    """They are still to play, or it has not begun."""


@frozen(kw_only=True)
class PlayOffClass:
    """Players of a play-off who are level after it, in the order of the table before it."""

    players: tuple[PlayerId, ...]
    separated: Separated
    stage: StageId | None = None
    """The step that put them there; None where none did."""
    is_shared: bool = True
    """Whether they share places; else the tie-breaks of the list order them, see `Rest`."""
    ranked_among: tuple[PlayerId, ...] = ()
    """With `TRIMMED`, everybody who was level when the tie-breaks kept them out: a direct encounter
    has ranked them by the games against all of these."""
    by_lot: frozenset[PlayerId] = frozenset()
    """With `TRIMMED`, whom a lot kept out: the tie-breaks had left it open who plays."""


class Next(Enum):
    """What becomes of players who are level."""

    NOTHING = auto()
    """No line of the regulations lies between them, or the play-off has left them so."""
    PLAY = auto()
    """They are playing."""
    STEP = auto()
    """They play another step, all or those whom the next tie-breaks keep."""
    TIE_BREAKS = auto()
    """The next tie-breaks decide, with nothing left to play."""
    OUT = auto()
    """They play no more although a line of the regulations lies between them: the other tie-breaks
    order them."""
    LOTS = auto()
    """The regulations have nothing for so many."""
    GIVEN_UP = auto()
    """A line of the regulations lies between them, but the play-off was ended before."""


@frozen(kw_only=True)
class Part:
    """A class of a play-off and what comes next for it."""

    found: PlayOffClass
    first_place: int
    next: Next = Next.NOTHING
    level: int = 0
    """Of the regulations, for the next step."""
    stay: int = 0
    """With `STEP` and `TIE_BREAKS`, how many the next tie-breaks keep; all, or fewer."""
    branch: Branch | None = None
    """With `STEP`, what those who stay play."""


def play_off_order(home: Competition, play_off: PlayOff) -> tuple[PlayOffClass, ...]:
    """Return the classes of a play-off, best first; together they are all its players.

    Of a round robin the points count, of a knockout how far each has come; the steps of a later
    level order those whom an earlier one has left level. Who was trimmed stands below those who
    played.
    """
    return tuple(part.found for part in parts(home, play_off))


def parts(home: Competition, play_off: PlayOff) -> tuple[Part, ...]:
    """Return the classes of a play-off, best first, each with what comes next for it."""
    return tuple(_replay(home, play_off).parts(_everybody(play_off)))


def stray_steps(home: Competition, play_off: PlayOff) -> tuple[StageId, ...]:
    """Return the steps that decide nothing: results before them were corrected since, and their
    players are not level any more.
    """
    replay = _replay(home, play_off)
    for _ in replay.parts(_everybody(play_off)):
        pass
    return tuple(step.id for step in replay.steps if step.id not in replay.used)


def _everybody(play_off: PlayOff) -> "_Level":
    return _Level(players=play_off.players, first_place=play_off.first_place)


def _replay(home: Competition, play_off: PlayOff) -> "_Replay":
    rules = play_off_rules(home)
    return _Replay(
        rules=rules,
        steps=tuple(stage for stage in home.steps_of(play_off.id) if stage.players),
        absent=frozenset(play_off.declined | home.left),
        lots=play_off_lots(home, play_off),
        given_up=bool(play_off.given_up),
    )


def play_off_rules(home: Competition) -> PlayOffRules:
    """Return the regulation of play-offs; one without levels where it was taken back since."""
    return home.settings.play_off or PlayOffRules(id="", levels=())


def is_valid(play_off: PlayOff, ties: Sequence[Sequence[PlayerId]]) -> bool:
    """Whether the tie still exists among those of its stage: results may have been corrected."""
    return any({*play_off.players} == {*tie} for tie in ties)


def play_off_lots(home: Competition, play_off: PlayOff) -> Mapping[PlayerId, int]:
    """Return what was drawn in the lots of a play-off; the lower stands above."""
    stages = home.steps_of(play_off.id) or (home,)
    return {
        decision.player: int(decision.value)
        for stage in stages
        for decision in stage.decisions
        if decision.kind is DecisionKind.LOT and decision.match is None
        if decision.player in play_off.players and is_figures(decision.value)
    }


def entry_lots(home: Competition, play_off: PlayOff, level: int) -> Mapping[PlayerId, int]:
    """Return what was drawn where the tie-breaks left it open who plays the steps of a level; the
    lowest play.
    """
    stages = (home, *home.steps_of(play_off.id))
    return {
        decision.player: int(decision.value)
        for stage in stages
        for decision in stage.decisions
        if decision.kind is DecisionKind.ENTRY and decision.step == level
        if decision.player in play_off.players and is_figures(decision.value)
    }


def those_who_play(
    rules: PlayOffRules, level: int, players: int, *, last_dropped: bool = False
) -> tuple[int, Branch | None]:
    """Return how many of so many tied players stay in the play-off, and what these play.

    None where the regulations have nothing for so many.
    """
    stay = players - last_dropped
    branches = rules.level(level) if rules.levels else None
    branch = branches.branch(stay) if branches else None
    while branches and branch and branch.form is Form.TRIM and branch.keep < stay:
        stay = branch.keep
        branch = branches.branch(stay)
    return stay, None if branch and branch.form is Form.TRIM else branch


def _kept_out_by_lot(step: Competition, trimmed: tuple[PlayerId, ...]) -> frozenset[PlayerId]:
    """Return who of those kept out of a step drew a lot with some of those who play it."""
    drew = {each.player for each in step.decisions if each.kind is DecisionKind.ENTRY}
    return frozenset(player for player in trimmed if player in drew)


@frozen(kw_only=True)
class _Level:
    """Players who are level when the next step is asked for."""

    players: tuple[PlayerId, ...]
    first_place: int
    separated: Separated = Separated.AT_THE_BOARD
    stage: StageId | None = None
    level: int = 0
    last_dropped: bool = False
    """Whether all were level in a round robin whose last one the next tie-break drops."""
    is_settled: bool = False
    """Whether they do not go on although they are level."""
    steps_before: int = 0
    """How many steps were begun until they were level."""


@frozen(kw_only=True)
class _Replay:
    """A play-off played over again, step by step."""

    rules: PlayOffRules
    steps: tuple[Competition, ...]
    absent: frozenset[PlayerId]
    lots: Mapping[PlayerId, int]
    given_up: bool
    used: set[StageId] = field(default_factory=set)
    """The steps that were found on the way."""

    def parts(self, level: _Level) -> Iterator[Part]:
        """Yield what became of players who were level."""
        later = self.steps[level.steps_before :]
        step = next((each for each in later if {*each.players} <= {*level.players}), None)
        if step is None:
            yield from self._without_step(level)
            return
        self.used.add(step.id)
        first_place = level.first_place
        for each in self._after(step, level):
            yield from self.parts(each) if isinstance(each, _Level) else (each,)
            first_place += len(each.players if isinstance(each, _Level) else each.found.players)
        out = [player for player in level.players if player not in step.players]
        trimmed = tuple(player for player in out if player not in self.absent)
        declined = tuple(player for player in out if player in self.absent)
        if trimmed:
            below = replace(level, players=trimmed, first_place=first_place)
            part = self._out(below, Separated.TRIMMED)
            ranked = tuple(player for player in level.players if player not in declined)
            by_lot = _kept_out_by_lot(step, trimmed)
            yield replace(part, found=replace(part.found, ranked_among=ranked, by_lot=by_lot))
        if declined:
            place = first_place + len(trimmed)
            yield from self._declined(replace(level, players=declined, first_place=place))

    def _after(self, step: Competition, level: _Level) -> Iterator[_Level | Part]:
        """Yield the classes that a step has made, those that are being played as they are."""
        result = step_result(step)
        first_place = level.first_place
        for each in result.classes:
            players = tuple(player for player in level.players if player in each.players)
            if each.is_open and not self.given_up:
                found = PlayOffClass(players=players, separated=Separated.OPEN, stage=step.id)
                yield Part(found=found, first_place=first_place, next=Next.PLAY, level=step.level)
            else:
                yield _Level(
                    players=players,
                    first_place=first_place,
                    stage=step.id,
                    level=step.level + 1,
                    last_dropped=self._drops_last(step, result, each),
                    is_settled=each.is_settled,
                    steps_before=self.steps.index(step) + 1,
                )
            first_place += len(players)

    def _drops_last(self, step: Competition, result: StepResult, found: StepClass) -> bool:
        """Whether a round robin has left everybody level, and the next tie-break drops one."""
        _, branch = those_who_play(self.rules, step.level, len(step.players))
        return (
            result.is_round_robin
            and len(found.players) == len(step.players)
            and branch is not None
            and branch.when_level is WhenLevel.NEXT_TIE_BREAK
        )

    def _without_step(self, level: _Level) -> Iterator[Part]:
        """Yield players for whom no step was begun: some go on, some stay as they are."""
        first, players = level.first_place, level.players
        if self._were_drawn(players):
            yield from self._by_lots(level)
            return
        if level.is_settled or not self._crosses(first, len(players)):
            yield self._rest(level, level.separated)
            return
        present = tuple(player for player in players if player not in self.absent)
        if self._were_drawn(present):
            yield from self._by_lots(replace(level, players=present))
        elif present:
            # Who has gone makes room: the next tie-break need not drop anybody then.
            everybody = len(present) == len(players)
            drops = level.last_dropped and everybody
            yield self._next(replace(level, players=present, last_dropped=drops))
        if declined := tuple(player for player in players if player in self.absent):
            below = replace(level, players=declined, first_place=first + len(present))
            yield from self._declined(below)

    def _were_drawn(self, players: tuple[PlayerId, ...]) -> bool:
        """Whether one lot was drawn among these players."""
        drawn = {self.lots[player] for player in players if player in self.lots}
        return 1 < len(players) == len(drawn)

    def _by_lots(self, level: _Level) -> Iterator[Part]:
        in_order = sorted(level.players, key=self.lots.__getitem__)
        for place, player in enumerate(in_order, level.first_place):
            found = PlayOffClass(players=(player,), separated=Separated.LOT, stage=level.stage)
            yield Part(found=found, first_place=place)

    def _next(self, level: _Level) -> Part:
        """Return what comes next for players who are here and could go on."""
        first, players = level.first_place, len(level.players)
        if not self._crosses(first, players):
            return self._rest(level, level.separated)
        if self.given_up:
            return replace(self._rest(level, level.separated), next=Next.GIVEN_UP)
        stay, branch = those_who_play(
            self.rules, level.level, players, last_dropped=level.last_dropped
        )
        if not self._crosses(first, stay):
            part = self._rest(level, level.separated)
            found = replace(part.found, is_shared=False)
            return replace(part, found=found, next=Next.TIE_BREAKS, stay=stay)
        return Part(
            found=PlayOffClass(players=level.players, separated=Separated.OPEN, stage=level.stage),
            first_place=first,
            next=Next.STEP if branch else Next.LOTS,
            level=level.level,
            stay=stay,
            branch=branch,
        )

    def _declined(self, level: _Level) -> Iterator[Part]:
        """Yield players who would not play."""
        if self.given_up and self._were_drawn(level.players):
            yield from self._by_lots(level)
        else:
            yield self._out(level, Separated.DECLINED)

    def _out(self, level: _Level, separated: Separated) -> Part:
        """Return players who would not play, or were kept out, and what decides between them if a
        line of the regulations does not let them share.
        """
        part = self._rest(level, separated)
        if not self._crosses(level.first_place, len(level.players)):
            return part
        return replace(part, next=Next.GIVEN_UP if part.found.is_shared else Next.OUT)

    def _rest(self, level: _Level, separated: Separated) -> Part:
        """Return players who do not play on.

        Whom a tie-break has kept out, the tie-breaks order; so they do where nobody is left to
        play for a place that must be decided.
        """
        players, first = level.players, level.first_place
        must_be_ordered = not self.given_up and self._crosses(first, len(players))
        found = PlayOffClass(
            players=players,
            separated=separated,
            stage=level.stage,
            is_shared=self.rules.rest is Rest.SHARED
            and separated is not Separated.TRIMMED
            and not (must_be_ordered and separated is Separated.DECLINED),
        )
        return Part(found=found, first_place=first)

    def _crosses(self, first_place: int, players: int) -> bool:
        return players > 1 and self.rules.plays_off(first_place, first_place + players - 1)


def idle_steps(before: Tournament, after: Tournament) -> tuple[Stage, ...]:
    """Return the steps of play-offs that decide nothing any more as things are afterwards, for
    their players are not level then, and in which nothing happened.
    """
    return tuple(
        stage
        for stage in after.stages
        if stage.id in _strays(after) - _strays(before) and _is_untouched(after, stage)
    )


def _strays(tournament: Tournament) -> frozenset[StageId]:
    return frozenset(
        step
        for play_off in tournament.play_offs
        for step in stray_steps(tournament.competition(play_off.stage), play_off)
    )


def _is_untouched(tournament: Tournament, stage: Stage) -> bool:
    """Whether no game of a step has begun, and the register says nothing of it."""
    boards = tournament.boards_of(stage.id)
    where = {stage.id} if boards is None else {stage.id, boards.id}
    games = [game for each in (stage, boards) if each is not None for _, game in each.games]
    return not (
        any(game.is_adjourned or game.result is not None for game in games)
        or any(incident.stage in where for incident in tournament.incidents)
        or any(appeal.stage in where for appeal in tournament.appeals)
    )
