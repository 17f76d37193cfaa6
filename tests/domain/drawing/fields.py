"""Fields of players in contingents, and ceremonies played to their end by chance."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from random import Random

from hypothesis import strategies as st

from arbiter_app.domain.drawing.ceremony import (
    demand_envelope,
    demand_number,
    envelope_step,
    number_step,
    numbers_left,
    safe_envelopes,
    safe_places,
    sealed_numbers,
    turn,
)
from arbiter_app.domain.drawing.varma import envelopes
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import (
    Ceremony,
    CeremonyMode,
    CeremonyStep,
    DrawGroup,
    DrawMethod,
    VarmaVariant,
)
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.pairing.berger import berger

SIZES = range(9, 25)

NOON = datetime(2026, 11, 1, 12, 0)


def field(*sizes: int) -> tuple[Player, ...]:
    """Players of regions of these sizes; the players of regions of one have no region."""
    regions = [
        f"Region {place:02}" if size > 1 else None
        for place, size in enumerate(sizes)
        for _ in range(size)
    ]
    return tuple(
        Player(id=PlayerId(n), name=f"Player {n:02}", region=region)
        for n, region in enumerate(regions, start=1)
    )


def partitions(total: int, largest: int) -> Iterator[tuple[int, ...]]:
    if total == 0:
        yield ()
    for first in range(min(total, largest), 0, -1):
        for rest in partitions(total - first, first):
            yield (first, *rest)


@st.composite
def feasible_fields(draw: st.DrawFn) -> tuple[Player, ...]:
    """Fields of contingents that fit because every envelope was cut into contingents."""
    players = draw(st.sampled_from(SIZES))
    sizes: list[int] = []
    for numbers in envelopes(players, VarmaVariant.OFFICIAL).values():
        room = len(numbers)
        while room:
            sizes.append(draw(st.integers(1, room)))
            room -= sizes[-1]
    return field(*draw(st.permutations(sizes)))


@st.composite
def fields(draw: st.DrawFn) -> tuple[Player, ...]:
    """Fields of any contingents, whether they go into the envelopes or not."""
    left = draw(st.sampled_from(SIZES))
    sizes: list[int] = []
    while left:
        sizes.append(draw(st.integers(1, left)))
        left -= sizes[-1]
    return field(*draw(st.permutations(sizes)))


def late_games(
    numbers: Mapping[PlayerId, PairingNumber], players: Sequence[Player], *, cycles: int = 1
) -> Counter[str]:
    """Count the games in the last three rounds among each region."""
    region = {numbers[player.id]: player.region for player in players}
    found: Counter[str] = Counter()
    for pairing in berger(len(players), cycles=cycles)[-3:]:
        for pair in pairing.pairs:
            together = region[pair.white]
            if together is not None and together == region[pair.black]:
                found[together] += 1
    return found


def ceremony_of(
    groups: tuple[DrawGroup, ...],
    method: DrawMethod = DrawMethod.VARMA,
    mode: CeremonyMode = CeremonyMode.IN_THE_HALL,
    *,
    variant: VarmaVariant = VarmaVariant.OFFICIAL,
    seed: str | None = None,
    first_by: ContingentKey | None = None,
) -> Ceremony:
    """A ceremony that has just begun; `first_by` where a contingent draws the first numbers."""
    is_varma = method is DrawMethod.VARMA
    return Ceremony(
        method=method,
        mode=mode,
        groups=groups,
        begun_at=NOON,
        seed=seed,
        contingents_by=ContingentKey.REGION if is_varma else first_by,
        varma_variant=variant if is_varma else None,
    )


def with_envelope(ceremony: Ceremony, letter: str) -> Ceremony:
    """The ceremony after a large envelope was chosen in the hall."""
    now = envelope_step(ceremony, letter)
    step = CeremonyStep(at=NOON, player=now.player, envelope=letter)
    return replace(ceremony, steps=(*ceremony.steps, step))


def with_number(ceremony: Ceremony, number: int) -> Ceremony:
    """The ceremony after a number was drawn in the hall."""
    now = number_step(ceremony, PairingNumber(number))
    step = CeremonyStep(
        at=NOON, player=now.player, envelope=now.envelope, number=PairingNumber(number)
    )
    return replace(ceremony, steps=(*ceremony.steps, step))


def held(ceremony: Ceremony, chance: Random) -> Ceremony:
    """The ceremony to its end, with safe envelopes and numbers chosen by chance."""
    on_screen = ceremony.mode is CeremonyMode.ON_SCREEN
    while (now := turn(ceremony)) is not None:
        if now.chooses_envelope and on_screen:
            place = chance.choice(safe_places(ceremony))
            ceremony = with_envelope(ceremony, demand_envelope(ceremony, letter=None, place=place))
        elif now.chooses_envelope:
            ceremony = with_envelope(ceremony, chance.choice(safe_envelopes(ceremony)))
        elif on_screen:
            sealed = [each for each in sealed_numbers(ceremony, now.envelope) if not each.is_open]
            place = chance.choice(sealed).place
            ceremony = with_number(ceremony, demand_number(ceremony, number=None, place=place))
        else:
            left = numbers_left(ceremony)[now.envelope or ""]
            ceremony = with_number(ceremony, chance.choice(left))
    return ceremony
