"""Rows about stages into domain values: their settings, slots, decisions, and play-offs."""

from dataclasses import replace
from datetime import datetime
from functools import lru_cache

from arbiter_app.domain.facts.competition import PlayOff
from arbiter_app.domain.facts.match_decisions import DecisionKind, MatchDecision
from arbiter_app.domain.facts.numbering import DrawMethod
from arbiter_app.domain.facts.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.rounds import RoundOfPlay, Slot, Stage, StageKind
from arbiter_app.domain.facts.settings import Settings, System, Unresolved
from arbiter_app.domain.ids import (
    DecisionId,
    MatchId,
    PairingNumber,
    PlayerId,
    PlayOffId,
    StageId,
)
from arbiter_app.formats.regulations import read_knockout
from arbiter_app.store.rows.columns import Rows, RowValues, grouped, moment

_knockout = lru_cache(maxsize=64)(read_knockout)
"""Rules are read again after every act, and most stages have the same."""


class OfStages:
    """What rows say of stages beside their rounds."""

    def __init__(self, rows: Rows) -> None:
        self._slots = grouped(rows["slot"], by="stage_id")
        self._decisions = grouped(rows["match_decision"], by="stage_id")
        self._steps = {row["stage_id"]: row for row in rows["play_off_step"]}
        self.carry_results = any(row["carries_results"] for row in rows["stage"])
        """Whether games of one stage count in another."""

    def stage(self, row: RowValues, settings: Settings, rounds: tuple[RoundOfPlay, ...]) -> Stage:
        """Return a stage of a tournament with these settings."""
        this, step = row["id"], self._steps.get(row["id"])
        return Stage(
            id=StageId(this),
            kind=StageKind(row["kind"]),
            title=row["title"],
            settings=None if row["system"] is None else self._settings(row, settings),
            method=None if row["method"] is None else DrawMethod(row["method"]),
            seed=row["seed"],
            slots=tuple(map(_slot, self._slots[this])),
            first_place=row["first_place"],
            carries_results=row["carries_results"],
            play_off=None if step is None else PlayOffId(step["play_off_id"]),
            level=0 if step is None else step["level"],
            time_control=row["time_control"],
            tie_lot_seed=row["tie_lot_seed"],
            rounds=rounds,
            decisions=tuple(map(_decision, self._decisions[this])),
        )

    def _settings(self, row: RowValues, settings: Settings) -> Settings:
        """Return the settings of a later stage: what it says itself, else those of the
        tournament.
        """
        return replace(
            settings,
            system=System(row["system"]),
            cycles=row["cycles"],
            swap_last_rounds=row["swap_last_rounds"],
            rounds=None,
            tie_breaks=tuple(row["tie_breaks"].split()),
            unresolved=Unresolved(row["unresolved"]),
            knockout=_knockout(row["knockout"]),
            play_off=self._play_off(row, settings.play_off),
        )

    def _play_off(self, row: RowValues, rules: PlayOffRules | None) -> PlayOffRules | None:
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
            if slot["from_stage_id"] == stage
        }
        return tuple(place for place in sorted(goes_to) if goes_to.get(place + 1) != goes_to[place])


def play_offs(play_offs: list[RowValues], players: list[RowValues]) -> tuple[PlayOff, ...]:
    """Return the play-offs of a tournament, of their rows and those of their players."""
    of_play_off = grouped(players, by="play_off_id")
    return tuple(
        PlayOff(
            id=PlayOffId(row["id"]),
            stage=StageId(row["stage_id"]),
            first_place=row["first_place"],
            players=tuple(PlayerId(each["player_id"]) for each in of_play_off[row["id"]]),
            declined=frozenset(
                PlayerId(each["player_id"]) for each in of_play_off[row["id"]] if each["declined"]
            ),
            begun_at=datetime.fromisoformat(row["begun_at"]),
            ready_at=moment(row["ready_at"]),
            given_up=row["given_up"],
        )
        for row in play_offs
    )


def _slot(row: RowValues) -> Slot:
    return Slot(
        number=PairingNumber(row["number"]),
        player=None if row["player_id"] is None else PlayerId(row["player_id"]),
        stage=None if row["from_stage_id"] is None else StageId(row["from_stage_id"]),
        place=row["place"],
    )


def _decision(row: RowValues) -> MatchDecision:
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
    )
