"""Stages, their slots and what is decided about their matches, and play-offs: rows, read and
written. What is played in a stage is read and written in `rounds`.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from functools import lru_cache
from typing import TypedDict

from arbiter_app.domain.facts.competition import PlayOff
from arbiter_app.domain.facts.play.match_decisions import DecisionKind, MatchDecision
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import RoundOfPlay, Slot, Stage, StageKind
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.rules.settings import Settings, Unresolved
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import (
    DecisionId,
    MatchId,
    PairingNumber,
    PlayerId,
    PlayOffId,
    StageId,
    TournamentId,
)
from arbiter_app.formats.regulations import format_rules, read_knockout
from arbiter_app.store.rows.columns import cycles, instant_text, minute_text, moment, word
from arbiter_app.store.rows.rows import Rows, Tables, grouped
from arbiter_app.store.rows.table import Area, Contestant, Line, Own, Table, Text


class StageRow(TypedDict):
    id: int
    tournament_id: int
    position: int
    kind: str
    title: Line
    system: str | None
    """None for the main stage: this and what follows is said by the tournament."""
    cycles: int | None
    swap_last_rounds: bool | None
    tie_breaks: Own | None
    """Criteria in their order, separated by spaces."""
    unresolved: str | None
    knockout: Own | None
    """Rules of a knockout, as `formats.regulations` writes them."""
    method: str | None
    seed: Line | None
    first_place: int | None
    carries_results: bool
    time_control: Line
    tie_lot_seed: Line | None
    boards_of: int | None
    """The stage of teams whose boards are played here."""


STAGE = Table(
    "stage", StageRow, key=("id",), order="position", area=Area.GAMES, numbers_stay_taken=True
)


class SlotRow(TypedDict):
    """A place of a later stage."""

    stage_id: int
    number: int
    player_id: Contestant | None
    from_stage_id: int | None
    place: int | None


SLOT = Table(
    "slot",
    SlotRow,
    key=("stage_id", "number"),
    order="number",
    area=Area.GAMES,
    unique=("stage_id", "player_id"),
)


class MatchDecisionRow(TypedDict):
    """What was decided about a match beside its games."""

    id: int
    stage_id: int
    kind: str
    at: str
    match: str | None
    step: int | None
    player_id: Contestant | None
    value: Line
    seed: Line | None
    reason: Text
    person: str | None


MATCH_DECISION = Table("match_decision", MatchDecisionRow, key=("id",), order="id", area=Area.GAMES)


class PlayOffRow(TypedDict):
    """A tie that is played off."""

    id: int
    tournament_id: int
    stage_id: int
    first_place: int
    begun_at: str
    ready_at: str | None
    given_up: Text


PLAY_OFF = Table(
    "play_off", PlayOffRow, key=("id",), order="id", area=Area.GAMES, numbers_stay_taken=True
)


class PlayOffPlayerRow(TypedDict):
    """One of those tied; `position` is the order of the table."""

    play_off_id: int
    position: int
    player_id: Contestant
    declined: bool


PLAY_OFF_PLAYER = Table(
    "play_off_player",
    PlayOffPlayerRow,
    key=("play_off_id", "position"),
    order="position",
    area=Area.GAMES,
    unique=("play_off_id", "player_id"),
)


class PlayOffStepRow(TypedDict):
    """A stage that is a step of a play-off."""

    stage_id: int
    play_off_id: int
    level: int


PLAY_OFF_STEP = Table(
    "play_off_step", PlayOffStepRow, key=("stage_id",), order="stage_id", area=Area.GAMES
)


# Stages

_knockout = lru_cache(maxsize=64)(read_knockout)
"""Rules are read again after every act, and most stages have the same."""

OF_STAGES = (STAGE.name, SLOT.name, MATCH_DECISION.name, PLAY_OFF_STEP.name)
"""The tables that tell of stages beside their rounds."""


class OfStages:
    """What rows say of stages beside their rounds."""

    def __init__(self, tables: Tables) -> None:
        self.stages = grouped(tables, STAGE, "tournament_id")
        """The rows of the stages of each tournament."""
        self.carry_results = any(row["carries_results"] for row in tables[STAGE.name].values())
        """Whether games of one stage count in another."""
        self._slots = grouped(tables, SLOT, "stage_id")
        self._decisions = grouped(tables, MATCH_DECISION, "stage_id")
        self._steps = grouped(tables, PLAY_OFF_STEP, "stage_id")

    def stage(self, row: StageRow, settings: Settings, rounds: tuple[RoundOfPlay, ...]) -> Stage:
        """Return a stage of a tournament with these settings."""
        this = row["id"]
        (step,) = self._steps.get(this, (None,))
        return Stage(
            id=StageId(this),
            kind=StageKind(row["kind"]),
            title=row["title"],
            settings=None if row["system"] is None else self._settings(row, settings),
            method=None if row["method"] is None else DrawMethod(row["method"]),
            seed=row["seed"],
            slots=tuple(map(_read_slot, self._slots.get(this, ()))),
            first_place=row["first_place"],
            carries_results=row["carries_results"],
            play_off=None if step is None else PlayOffId(step["play_off_id"]),
            level=0 if step is None else step["level"],
            time_control=row["time_control"],
            tie_lot_seed=row["tie_lot_seed"],
            boards_of=None if row["boards_of"] is None else StageId(row["boards_of"]),
            rounds=rounds,
            decisions=tuple(map(_read_decision, self._decisions.get(this, ()))),
        )

    def _settings(self, row: StageRow, settings: Settings) -> Settings:
        """Return the settings of a later stage: what it says itself, else those of the
        tournament.
        """
        system, meetings, swaps = row["system"], row["cycles"], row["swap_last_rounds"]
        tie_breaks, unresolved, knockout = row["tie_breaks"], row["unresolved"], row["knockout"]
        assert system is not None
        if row["boards_of"] is not None and settings.teams is not None:
            return settings.of_boards
        assert meetings is not None
        assert swaps is not None
        assert tie_breaks is not None
        assert unresolved is not None
        assert knockout is not None
        return replace(
            settings,
            system=System(system),
            cycles=cycles(meetings),
            swap_last_rounds=swaps,
            rounds=None,
            tie_breaks=tuple(tie_breaks.split()),
            unresolved=Unresolved(unresolved),
            knockout=_knockout(knockout),
            play_off=self._play_off(row, settings.play_off),
        )

    def _play_off(self, row: StageRow, rules: PlayOffRules | None) -> PlayOffRules | None:
        """Return how ties of a later stage are played off."""
        match StageKind(row["kind"]):
            case StageKind.FINAL if rules is not None:
                return rules.of_final(row["first_place"] or 1)
            case StageKind.GROUP if rules is not None:
                return rules.of_group(self._cuts(row["id"]))
            case _:
                return None

    def _cuts(self, stage: int) -> tuple[int, ...]:
        """Return the places of a stage behind which people go on to another stage than before, or
        nobody does.
        """
        goes_to = {
            slot["place"]: slot["stage_id"]
            for slots in self._slots.values()
            for slot in slots
            if slot["from_stage_id"] == stage and slot["place"] is not None
        }
        return tuple(place for place in sorted(goes_to) if goes_to.get(place + 1) != goes_to[place])


def _stage_row(stage: Stage, tournament: TournamentId, position: int) -> StageRow:
    own = stage.settings
    return StageRow(
        id=stage.id,
        tournament_id=tournament,
        position=position,
        kind=stage.kind.value,
        title=stage.title,
        system=None if own is None else own.system.value,
        cycles=None if own is None else own.cycles,
        swap_last_rounds=None if own is None else own.swap_last_rounds,
        tie_breaks=None if own is None else " ".join(own.tie_breaks),
        unresolved=None if own is None else own.unresolved.value,
        knockout=None if own is None else format_rules(own.knockout),
        method=word(stage.method),
        seed=stage.seed,
        first_place=stage.first_place,
        carries_results=stage.carries_results,
        time_control=stage.time_control,
        tie_lot_seed=stage.tie_lot_seed,
        boards_of=stage.boards_of,
    )


def new_stage(rows: Rows) -> StageId:
    """Return the id of a stage that is to be written."""
    return StageId(rows.next_number(STAGE))


def write_stage(rows: Rows, tournament: TournamentId, stage: Stage) -> None:
    """Write a stage with its slots and decisions, a new one behind those there are; what is played
    in it is written by itself. Of its settings those are kept that it does not share with the
    tournament.
    """
    former = rows.get(STAGE, stage.id)
    if former is None:
        position = max((row["position"] for row in rows.where(STAGE)), default=0) + 1
    else:
        position = former["position"]
    rows.put(STAGE, _stage_row(stage, tournament, position))
    rows.set_where(SLOT, (_slot_row(slot, stage.id) for slot in stage.slots), stage_id=stage.id)
    decisions = (_decision_row(each, stage.id) for each in stage.decisions)
    rows.set_where(MATCH_DECISION, decisions, stage_id=stage.id)
    if stage.play_off is None:
        rows.remove(PLAY_OFF_STEP, stage.id)
    else:
        rows.put(
            PLAY_OFF_STEP,
            PlayOffStepRow(stage_id=stage.id, play_off_id=stage.play_off, level=stage.level),
        )


def remove_stage(rows: Rows, stage: StageId) -> None:
    """Remove a stage in which nothing is played any more."""
    for table in (SLOT, MATCH_DECISION):
        rows.remove_where(table, stage_id=stage)
    rows.remove(PLAY_OFF_STEP, stage)
    rows.remove(STAGE, stage)


def _read_slot(row: SlotRow) -> Slot:
    return Slot(
        number=PairingNumber(row["number"]),
        player=None if row["player_id"] is None else PlayerId(row["player_id"]),
        stage=None if row["from_stage_id"] is None else StageId(row["from_stage_id"]),
        place=row["place"],
    )


def _slot_row(slot: Slot, stage: StageId) -> SlotRow:
    return SlotRow(
        stage_id=stage,
        number=slot.number,
        player_id=slot.player,
        from_stage_id=slot.stage,
        place=slot.place,
    )


# Decisions about matches


def _read_decision(row: MatchDecisionRow) -> MatchDecision:
    return MatchDecision(
        id=DecisionId(row["id"]),
        kind=DecisionKind(row["kind"]),
        at=datetime.fromisoformat(row["at"]),
        match=None if row["match"] is None else MatchId(row["match"]),
        step=row["step"],
        player=None if row["player_id"] is None else PlayerId(row["player_id"]),
        value=row["value"],
        seed=row["seed"],
        reason=row["reason"],
        person=row["person"],
    )


def _decision_row(decision: MatchDecision, stage: StageId) -> MatchDecisionRow:
    return MatchDecisionRow(
        id=decision.id,
        stage_id=stage,
        kind=decision.kind.value,
        at=instant_text(decision.at),
        match=decision.match,
        step=decision.step,
        player_id=decision.player,
        value=decision.value,
        seed=decision.seed,
        reason=decision.reason,
        person=decision.person,
    )


def write_decision(rows: Rows, stage: StageId, decision: MatchDecision) -> None:
    """Write a decision that stands there already, with the stage it is kept with from now on."""
    rows.put(MATCH_DECISION, _decision_row(decision, stage))


def add_decision(rows: Rows, stage: StageId, decision: MatchDecision) -> None:
    """Write a new decision, whatever its id: it gets one of its own."""
    write_decision(rows, stage, replace(decision, id=DecisionId(rows.next_number(MATCH_DECISION))))


def remove_decisions(rows: Rows, decisions: Iterable[DecisionId]) -> None:
    for decision in decisions:
        rows.remove(MATCH_DECISION, decision)


# Play-offs


OF_PLAY_OFFS = (PLAY_OFF.name, PLAY_OFF_PLAYER.name)
"""The tables that play-offs are made of."""


def read_play_offs(tournament: int, tables: Tables) -> tuple[PlayOff, ...]:
    """Return the play-offs of a tournament."""
    players = grouped(tables, PLAY_OFF_PLAYER, "play_off_id")
    of_it = grouped(tables, PLAY_OFF, "tournament_id")
    return tuple(
        _read_play_off(row, players.get(row["id"], [])) for row in of_it.get(tournament, ())
    )


def _read_play_off(row: PlayOffRow, players: list[PlayOffPlayerRow]) -> PlayOff:
    return PlayOff(
        id=PlayOffId(row["id"]),
        stage=StageId(row["stage_id"]),
        first_place=row["first_place"],
        players=tuple(PlayerId(each["player_id"]) for each in players),
        declined=frozenset(PlayerId(each["player_id"]) for each in players if each["declined"]),
        begun_at=datetime.fromisoformat(row["begun_at"]),
        ready_at=moment(row["ready_at"]),
        given_up=row["given_up"],
    )


def _play_off_row(play_off: PlayOff, tournament: TournamentId) -> PlayOffRow:
    return PlayOffRow(
        id=play_off.id,
        tournament_id=tournament,
        stage_id=play_off.stage,
        first_place=play_off.first_place,
        begun_at=instant_text(play_off.begun_at),
        ready_at=minute_text(play_off.ready_at),
        given_up=play_off.given_up,
    )


def new_play_off(rows: Rows) -> PlayOffId:
    """Return the id of a play-off that is to be written."""
    return PlayOffId(rows.next_number(PLAY_OFF))


def write_play_off(rows: Rows, tournament: TournamentId, play_off: PlayOff) -> None:
    """Write a play-off with its players; its steps are stages."""
    rows.put(PLAY_OFF, _play_off_row(play_off, tournament))
    players = (
        PlayOffPlayerRow(
            play_off_id=play_off.id,
            position=position,
            player_id=player,
            declined=player in play_off.declined,
        )
        for position, player in enumerate(play_off.players, start=1)
    )
    rows.set_where(PLAY_OFF_PLAYER, players, play_off_id=play_off.id)


def remove_play_off(rows: Rows, play_off: PlayOffId) -> None:
    """Remove a play-off whose steps are gone."""
    rows.remove_where(PLAY_OFF_PLAYER, play_off_id=play_off)
    rows.remove(PLAY_OFF, play_off)
