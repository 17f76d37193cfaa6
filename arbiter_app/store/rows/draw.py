"""The draw, and the ceremony in which it was held: their rows, read and written."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import TypedDict

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.play.numbering import (
    Ceremony,
    CeremonyMode,
    CeremonyStep,
    Draw,
    DrawGroup,
    DrawMethod,
    DrawnNumber,
    EarlierNumbers,
    MisDraw,
    VarmaVariant,
)
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round, TournamentId
from arbiter_app.store.rows.columns import second_text, word
from arbiter_app.store.rows.rows import Rows, Tables, grouped
from arbiter_app.store.rows.table import Area, Contestant, Line, Table, Text


class CeremonyRow(TypedDict):
    tournament_id: int
    method: str
    mode: str
    begun_at: str
    seed: Line | None
    contingents_by: str | None
    varma_variant: str | None
    quantities_shown: bool
    way_out: Text | None
    witnesses: Text
    """Names, one a line."""


CEREMONY = Table(
    "ceremony", CeremonyRow, key=("tournament_id",), order="tournament_id", area=Area.DRAW
)


class CeremonyMemberRow(TypedDict):
    """A player of a group of the ceremony; `position` is the order of drawing."""

    tournament_id: int
    position: int
    group: int
    contingent: Line | None
    player_id: Contestant


CEREMONY_MEMBER = Table(
    "ceremony_member",
    CeremonyMemberRow,
    key=("tournament_id", "position"),
    order="position",
    area=Area.DRAW,
    unique=("tournament_id", "player_id"),
)


class CeremonyStepRow(TypedDict):
    """An envelope chosen or a number drawn; one with a `note` was taken back."""

    tournament_id: int
    position: int
    at: str
    player_id: Contestant
    envelope: str | None
    number: int | None
    place: int | None
    by: Line | None
    taken_back_at: str | None
    note: Text | None
    witness: Line | None
    person: str | None


CEREMONY_STEP = Table(
    "ceremony_step",
    CeremonyStepRow,
    key=("tournament_id", "position"),
    order="position",
    area=Area.DRAW,
)


class DrawRow(TypedDict):
    tournament_id: int
    method: str
    seed: Line | None
    contingents_by: str | None
    varma_variant: str | None


DRAW = Table("draw", DrawRow, key=("tournament_id",), order="tournament_id", area=Area.DRAW)


class DrawnNumberRow(TypedDict):
    """One step of the draw; `position` is the order of drawing."""

    tournament_id: int
    position: int
    player_id: Contestant
    number: int
    envelope: str | None
    contingent: Line | None
    person: str | None


DRAWN_NUMBER = Table(
    "drawn_number",
    DrawnNumberRow,
    key=("tournament_id", "position"),
    order="position",
    area=Area.DRAW,
    unique=("tournament_id", "number", "player_id"),
)


class EarlierNumberRow(TypedDict):
    """A number by which somebody was paired up to a round."""

    tournament_id: int
    last_round: int
    player_id: Contestant
    number: int


EARLIER_NUMBER = Table(
    "earlier_number",
    EarlierNumberRow,
    key=("tournament_id", "last_round", "player_id"),
    order="last_round",
    area=Area.DRAW,
)


# The draw

OF_DRAWS = (DRAW.name, DRAWN_NUMBER.name, EARLIER_NUMBER.name)
"""The tables that a draw is made of."""


def read_draw(tournament: int, tables: Tables) -> Draw | None:
    """Return the draw of a tournament; None before it."""
    drawn = grouped(tables, DRAWN_NUMBER, "tournament_id").get(tournament, ())
    for row in grouped(tables, DRAW, "tournament_id").get(tournament, ()):
        contingents_by, variant = row["contingents_by"], row["varma_variant"]
        return Draw(
            method=DrawMethod(row["method"]),
            seed=row["seed"],
            contingents_by=None if contingents_by is None else ContingentKey(contingents_by),
            varma_variant=None if variant is None else VarmaVariant(variant),
            drawn=tuple(map(_read_drawn, drawn)),
            earlier=_read_earlier(tournament, tables),
        )
    return None


def _read_earlier(tournament: int, tables: Tables) -> tuple[EarlierNumbers, ...]:
    by_round: dict[Round, dict[PlayerId, PairingNumber]] = {}
    for row in grouped(tables, EARLIER_NUMBER, "tournament_id").get(tournament, ()):
        numbers = by_round.setdefault(Round(row["last_round"]), {})
        numbers[PlayerId(row["player_id"])] = PairingNumber(row["number"])
    return tuple(
        EarlierNumbers(last_round=last, numbers=numbers) for last, numbers in by_round.items()
    )


def _read_drawn(row: DrawnNumberRow) -> DrawnNumber:
    return DrawnNumber(
        player=PlayerId(row["player_id"]),
        number=PairingNumber(row["number"]),
        envelope=row["envelope"],
        contingent=row["contingent"],
        person=row["person"],
    )


def write_draw(rows: Rows, tournament: TournamentId, draw: Draw | None) -> None:
    """Write the draw of a tournament in place of a former one; with None there is none."""
    if draw is None:
        rows.remove_where(EARLIER_NUMBER, tournament_id=tournament)
        rows.remove_where(DRAWN_NUMBER, tournament_id=tournament)
        rows.remove(DRAW, tournament)
        return
    rows.put(
        DRAW,
        DrawRow(
            tournament_id=tournament,
            method=draw.method.value,
            seed=draw.seed,
            contingents_by=word(draw.contingents_by),
            varma_variant=word(draw.varma_variant),
        ),
    )
    drawn = (
        DrawnNumberRow(
            tournament_id=tournament,
            position=position,
            player_id=each.player,
            number=each.number,
            envelope=each.envelope,
            contingent=each.contingent,
            person=each.person,
        )
        for position, each in enumerate(draw.drawn, start=1)
    )
    rows.set_where(DRAWN_NUMBER, drawn, tournament_id=tournament)
    earlier = (
        EarlierNumberRow(
            tournament_id=tournament, last_round=former.last_round, player_id=player, number=number
        )
        for former in draw.earlier
        for player, number in former.numbers.items()
    )
    rows.set_where(EARLIER_NUMBER, earlier, tournament_id=tournament)


# The ceremony

OF_CEREMONIES = (CEREMONY.name, CEREMONY_MEMBER.name, CEREMONY_STEP.name)
"""The tables that a ceremony is made of."""


def read_ceremony(tournament: int, tables: Tables) -> Ceremony | None:
    """Return the ceremony of a tournament, under way or held; None where there is none."""
    members = grouped(tables, CEREMONY_MEMBER, "tournament_id").get(tournament, ())
    steps = grouped(tables, CEREMONY_STEP, "tournament_id").get(tournament, ())
    for row in grouped(tables, CEREMONY, "tournament_id").get(tournament, ()):
        contingents_by, variant = row["contingents_by"], row["varma_variant"]
        return Ceremony(
            method=DrawMethod(row["method"]),
            mode=CeremonyMode(row["mode"]),
            groups=tuple(_read_groups(members)),
            begun_at=datetime.fromisoformat(row["begun_at"]),
            seed=row["seed"],
            contingents_by=None if contingents_by is None else ContingentKey(contingents_by),
            varma_variant=None if variant is None else VarmaVariant(variant),
            quantities_shown=row["quantities_shown"],
            way_out=row["way_out"],
            witnesses=tuple(row["witnesses"].splitlines()),
            steps=tuple(_read_step(step) for step in steps if step["taken_back_at"] is None),
            mis_draws=tuple(
                MisDraw(
                    at=datetime.fromisoformat(step["taken_back_at"]),
                    step=_read_step(step),
                    note=step["note"] or "",
                    witness=step["witness"] or "",
                )
                for step in steps
                if step["taken_back_at"] is not None
            ),
        )
    return None


def _read_groups(members: Iterable[CeremonyMemberRow]) -> Iterator[DrawGroup]:
    groups: dict[int, list[CeremonyMemberRow]] = {}
    for member in members:
        groups.setdefault(member["group"], []).append(member)
    for group in groups.values():
        players = tuple(PlayerId(member["player_id"]) for member in group)
        yield DrawGroup(contingent=group[0]["contingent"], players=players)


def _read_step(row: CeremonyStepRow) -> CeremonyStep:
    return CeremonyStep(
        at=datetime.fromisoformat(row["at"]),
        player=PlayerId(row["player_id"]),
        envelope=row["envelope"],
        number=None if row["number"] is None else PairingNumber(row["number"]),
        place=row["place"],
        by=row["by"],
        person=row["person"],
    )


def write_ceremony(rows: Rows, tournament: TournamentId, ceremony: Ceremony | None) -> None:
    """Write the ceremony of a tournament as far as it has come; with None there is none.

    A step keeps its place among all that were ever taken; a new one comes behind them.
    """
    if ceremony is None:
        for table in (CEREMONY_STEP, CEREMONY_MEMBER, CEREMONY):
            rows.remove_where(table, tournament_id=tournament)
        return
    rows.put(
        CEREMONY,
        CeremonyRow(
            tournament_id=tournament,
            method=ceremony.method.value,
            mode=ceremony.mode.value,
            begun_at=second_text(ceremony.begun_at),
            seed=ceremony.seed,
            contingents_by=word(ceremony.contingents_by),
            varma_variant=word(ceremony.varma_variant),
            quantities_shown=ceremony.quantities_shown,
            way_out=ceremony.way_out,
            witnesses="\n".join(ceremony.witnesses),
        ),
    )
    members = [
        (number, group.contingent, player)
        for number, group in enumerate(ceremony.groups, start=1)
        for player in group.players
    ]
    rows.set_where(
        CEREMONY_MEMBER,
        (
            CeremonyMemberRow(
                tournament_id=tournament,
                position=position,
                group=number,
                contingent=contingent,
                player_id=player,
            )
            for position, (number, contingent, player) in enumerate(members, start=1)
        ),
        tournament_id=tournament,
    )
    taken = _in_the_order_taken(rows.where(CEREMONY_STEP, tournament_id=tournament), ceremony)
    rows.set_where(
        CEREMONY_STEP,
        (_step_row(each, tournament, position) for position, each in enumerate(taken, start=1)),
        tournament_id=tournament,
    )


def _in_the_order_taken(
    former: Iterable[CeremonyStepRow], ceremony: Ceremony
) -> list[CeremonyStep | MisDraw]:
    """Return all steps, also those taken back, those that stand there already first."""
    standing, gone = [*ceremony.steps], [*ceremony.mis_draws]
    taken: list[CeremonyStep | MisDraw] = []
    for row in former:
        step = _read_step(row)
        if row["taken_back_at"] is None and step in standing:
            standing.remove(step)
            taken.append(step)
        elif found := next((each for each in gone if each.step == step), None):
            gone.remove(found)
            taken.append(found)
    return [*taken, *standing, *gone]


def _step_row(
    taken: CeremonyStep | MisDraw, tournament: TournamentId, position: int
) -> CeremonyStepRow:
    gone = taken if isinstance(taken, MisDraw) else None
    step = taken.step if isinstance(taken, MisDraw) else taken
    return CeremonyStepRow(
        tournament_id=tournament,
        position=position,
        at=second_text(step.at),
        player_id=step.player,
        envelope=step.envelope,
        number=step.number,
        place=step.place,
        by=step.by,
        taken_back_at=None if gone is None else second_text(gone.at),
        note=None if gone is None else gone.note,
        witness=None if gone is None else gone.witness,
        person=step.person,
    )
