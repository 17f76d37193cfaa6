"""Rows of the draw and of the ceremony into domain values."""

from datetime import datetime

from arbiter_app.domain.facts.numbering import (
    Ceremony,
    CeremonyMode,
    CeremonyStep,
    ContingentKey,
    Draw,
    DrawGroup,
    DrawMethod,
    DrawnNumber,
    MisDraw,
    VarmaVariant,
)
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.store.rows.columns import RowValues, grouped


def draw(row: RowValues, drawn: list[RowValues]) -> Draw:
    contingents_by, variant = row["contingents_by"], row["varma_variant"]
    return Draw(
        method=DrawMethod(row["method"]),
        seed=row["seed"],
        contingents_by=None if contingents_by is None else ContingentKey(contingents_by),
        varma_variant=None if variant is None else VarmaVariant(variant),
        drawn=tuple(
            DrawnNumber(
                player=PlayerId(step["player_id"]),
                number=PairingNumber(step["number"]),
                envelope=step["envelope"],
                contingent=step["contingent"],
            )
            for step in drawn
        ),
    )


def ceremony(row: RowValues, members: list[RowValues], steps: list[RowValues]) -> Ceremony:
    contingents_by, variant = row["contingents_by"], row["varma_variant"]
    return Ceremony(
        method=DrawMethod(row["method"]),
        mode=CeremonyMode(row["mode"]),
        groups=tuple(
            DrawGroup(
                contingent=group[0]["contingent"],
                players=tuple(PlayerId(member["player_id"]) for member in group),
            )
            for group in grouped(members, by="group").values()
        ),
        begun_at=datetime.fromisoformat(row["begun_at"]),
        seed=row["seed"],
        contingents_by=None if contingents_by is None else ContingentKey(contingents_by),
        varma_variant=None if variant is None else VarmaVariant(variant),
        quantities_shown=row["quantities_shown"],
        way_out=row["way_out"],
        witnesses=tuple(row["witnesses"].splitlines()),
        steps=tuple(_step(step) for step in steps if step["taken_back_at"] is None),
        mis_draws=tuple(
            MisDraw(
                at=datetime.fromisoformat(step["taken_back_at"]),
                step=_step(step),
                note=step["note"],
                witness=step["witness"],
            )
            for step in steps
            if step["taken_back_at"] is not None
        ),
    )


def _step(row: RowValues) -> CeremonyStep:
    return CeremonyStep(
        at=datetime.fromisoformat(row["at"]),
        player=PlayerId(row["player_id"]),
        envelope=row["envelope"],
        number=None if row["number"] is None else PairingNumber(row["number"]),
        place=row["place"],
        by=row["by"],
    )
