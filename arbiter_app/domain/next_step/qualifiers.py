"""Who comes to a later stage from those before it, and whose games count there too."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import groupby

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.rounds import Game, Slot, Stage
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId, StageId
from arbiter_app.domain.pairing.position import Pair, RoundPairing
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.table.standings import Players, Standing, standings
from arbiter_app.values import frozen


def arrivals(
    tournament: Tournament, stage: Stage, players: Players, *, in_order: bool
) -> tuple[Slot, ...]:
    """Return the slots of a later stage with those who have come to them.

    Who has left the tournament comes to none: the next one of his table takes the place. `in_order`
    says that it matters who of several comes to which slot, as where they are numbered by places.

    Raises RuleError("stage.source-open") for a stage that is still played, ("stage.tied") for
    players who are level where some go on and some do not, or ("stage.no-such-place").
    """
    tables = {
        source: _qualified(tournament, source, players)
        for source in dict.fromkeys(slot.stage for slot in stage.slots if slot.stage is not None)
    }
    for source, table in tables.items():
        wanted = frozenset(slot.place for slot in stage.slots if slot.stage == source)
        for tied in _undivided(table, wanted, in_order=in_order):
            raise RuleError(
                "stage.tied",
                stage=stage_label(tournament.stage(source)),
                first=tied[0].place,
                last=tied[0].last_place,
                names=", ".join(players[row.player].name for row in tied),
            )
    return tuple(_taken(tournament, slot, tables) for slot in stage.slots)


@frozen
class Meeting:
    """Two players who meet in a round of a schedule; `carried` is the game that counts for it."""

    white: PlayerId
    black: PlayerId
    carried: Game | None = None


def meetings(
    tournament: Tournament, stage: Stage, slots: Sequence[Slot], schedule: Sequence[RoundPairing]
) -> tuple[tuple[Meeting, ...], ...]:
    """Return who meets whom in every round of a later stage.

    Where results are carried over, two who come from the same stage do not meet again: what they
    played there stands in the round in which they would, with the colours it had.
    """
    by_number = {slot.number: slot for slot in slots}
    games = _Former(tournament) if stage.carries_results else None

    def meeting(pair: Pair) -> Meeting:
        white, black = by_number[pair.white], by_number[pair.black]
        assert white.player is not None
        assert black.player is not None
        shares_stage = white.stage is not None and white.stage == black.stage
        carried = games.next(white, black) if games and shares_stage else None
        if carried is not None:
            return Meeting(carried.white, carried.black, carried)
        return Meeting(white.player, black.player)

    return tuple(tuple(meeting(pair) for pair in round_.pairs) for round_ in schedule)


def numbered(slots: Sequence[Slot], numbers: Mapping[PlayerId, PairingNumber]) -> tuple[Slot, ...]:
    """Return the slots with their numbers, in the order of these."""
    renumbered = (
        replace(slot, number=numbers[slot.player]) for slot in slots if slot.player is not None
    )
    return tuple(sorted(renumbered, key=lambda slot: slot.number))


def stage_label(stage: Stage | Competition) -> str:
    """Return what names a stage in an error: its title, else its number."""
    return stage.title or f"№ {stage.id}"


def _qualified(tournament: Tournament, source: StageId, players: Players) -> list[Standing]:
    """Return the rows of those who can go on from a stage. Raises RuleError."""
    seen = tournament.competition(source)
    if not is_over(seen):
        raise RuleError("stage.source-open", stage=stage_label(tournament.stage(source)))
    rows = standings(seen, players).rows
    return [
        row
        for row in rows
        if not row.annulled and tournament.status(row.player) is EntryStatus.REGISTERED
    ]


def _undivided(
    table: Sequence[Standing], wanted: frozenset[int | None], *, in_order: bool
) -> Iterator[list[Standing]]:
    """Yield those who share places of which only some are wanted."""
    ranked = enumerate(table, start=1)
    for _, group in groupby(ranked, key=lambda each: (each[1].place, each[1].last_place)):
        level = list(group)
        going_on = sum(rank in wanted for rank, _ in level)
        if len(level) > 1 and (0 < going_on < len(level) or (in_order and going_on)):
            yield [row for _, row in level]


def _taken(
    tournament: Tournament, slot: Slot, tables: Mapping[StageId, Sequence[Standing]]
) -> Slot:
    if slot.stage is None or slot.place is None:
        return slot
    table = tables[slot.stage]
    if slot.place > len(table):
        label = stage_label(tournament.stage(slot.stage))
        raise RuleError("stage.no-such-place", place=slot.place, stage=label, places=len(table))
    return replace(slot, player=table[slot.place - 1].player)


class _Former:
    """The games of earlier stages, each of which counts once more."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._between = cache(self._games_between)

    def next(self, one: Slot, other: Slot) -> Game | None:
        """Return the next game of two who come from the same stage; None where there is none."""
        assert one.stage is not None
        pair = frozenset({one.player, other.player})
        return next(self._between(one.stage, pair), None)

    def _games_between(self, stage: StageId, pair: frozenset[PlayerId | None]) -> Iterator[Game]:
        return (
            game
            for _, game in self._tournament.stage(stage).games
            if game.result is not None and {game.white, game.black} == pair
        )
