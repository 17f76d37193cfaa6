"""Which splits fit, and what can be done where they do not: every split of 9 to 24 players."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.domain.drawing.ceremony import (
    numbers_left,
    safe_envelopes,
    turn,
    whole_groups,
)
from arbiter_app.domain.drawing.draw_groups import check_beginning
from arbiter_app.domain.drawing.varma import envelopes, fits
from arbiter_app.domain.drawing.ways_out import (
    Outlook,
    WayOut,
    WayOutKind,
    fewest_parts,
    groups_allowing,
    outlook,
    ways_out,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import (
    CeremonyMode,
    DrawMethod,
    VarmaVariant,
)
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.pairing.berger import berger
from tests.domain.drawing.fields import (
    SIZES,
    ceremony_of,
    feasible_fields,
    field,
    fields,
    held,
    late_games,
    partitions,
    with_envelope,
    with_number,
)

OFFICIAL, CORRECTED = VarmaVariant.OFFICIAL, VarmaVariant.CORRECTED
REGION = ContingentKey.REGION

chances = st.integers(0, 10**6).map(Random)


def room_of(players: int) -> list[int]:
    return [len(numbers) for numbers in envelopes(players, OFFICIAL).values()]


def splits(players: int) -> Iterator[tuple[int, ...]]:
    """Every split into contingents but for the one where everybody is alone."""
    return (sizes for sizes in partitions(players, players) if max(sizes) > 1)


def blocks_of(room: Sequence[int]) -> Iterator[list[int]]:
    """Yield the room of envelopes put together in every way."""
    if not room:
        yield []
        return
    first, *others = room
    for rest in blocks_of(others):
        yield [first, *rest]
        for place in range(len(rest)):
            yield [*rest[:place], rest[place] + first, *rest[place + 1 :]]


def ways(players: Sequence[Player], variant: VarmaVariant = OFFICIAL) -> dict[WayOutKind, WayOut]:
    return {way.kind: way for way in ways_out(players, REGION, variant)}


def begin(players: Sequence[Player], way: WayOut) -> None:
    """Check that a ceremony could begin so; where it could not, this raises."""
    check_beginning(
        players,
        way.groups,
        method=way.method,
        contingents_by=way.contingents_by,
        variant=way.variant,
        way_out="decided",
    )


@pytest.mark.parametrize(
    ("players", "always", "with_care", "never"),
    [(10, 11, 0, 30), (12, 23, 2, 51), (16, 89, 12, 129), (24, 702, 176, 696)],
)
def test_that_splits_are_judged_as_another_program_counted_them(
    players: int, always: int, with_care: int, never: int
) -> None:
    judged = Counter(outlook(sizes, room_of(players)) for sizes in splits(players))
    counted = [judged[each] for each in (Outlook.ALWAYS, Outlook.WITH_CARE, Outlook.NEVER)]
    assert counted == [always, with_care, never]


@pytest.mark.parametrize("players", [9, 10, 11, 12, 16])
def test_that_every_split_is_cut_into_the_fewest_parts(players: int) -> None:
    """Envelopes put together that contingents fill exactly need one cut less than envelopes."""
    room = room_of(players)
    for sizes in splits(players):
        parts = fewest_parts(sizes, room)
        together = max(len(blocks) for blocks in blocks_of(room) if fits(sizes, blocks))
        assert [sum(each) for each in parts] == list(sizes)
        assert sum(len(each) - 1 for each in parts) == len(room) - together
        assert fits([size for each in parts for size in each], room)


@pytest.mark.parametrize("players", [10, 12])
def test_that_every_split_can_be_drawn_somehow_to_its_end(players: int) -> None:
    chance = Random(players)
    for sizes in splits(players):
        people = field(*sizes)
        offered = ways_out(people, REGION, CORRECTED)
        assert bool(offered) is (outlook(sizes, room_of(players)) is Outlook.NEVER)
        for way in offered:
            check_way(people, way, chance)
        if not offered:
            check_whole(people, CORRECTED, chance)


@given(fields(), st.sampled_from(VarmaVariant), chances)
def test_that_any_split_can_be_drawn_somehow_to_its_end(
    players: tuple[Player, ...], variant: VarmaVariant, chance: Random
) -> None:
    offered = ways_out(players, REGION, variant)
    for way in offered:
        check_way(players, way, chance)
    if not offered:
        check_whole(players, variant, chance)


def check_way(players: Sequence[Player], way: WayOut, chance: Random) -> None:
    """Draw to the end and see that no more games are late than were announced."""
    begin(players, way)
    ceremony = ceremony_of(
        way.groups, way.method, variant=way.variant or OFFICIAL, first_by=way.contingents_by
    )
    found = late_games(held(ceremony, chance).numbers, players)
    announced = {each.contingent: each.most for each in way.late}
    assert {name: most for name, most in found.items() if most > announced.get(name, 0)} == {}


def check_whole(players: Sequence[Player], variant: VarmaVariant, chance: Random) -> None:
    groups = whole_groups(players, REGION)
    drawn = held(ceremony_of(groups, variant=variant), chance)
    assert sorted(drawn.numbers.values()) == list(range(1, len(players) + 1))
    assert late_games(drawn.numbers, players) == {}


@given(feasible_fields(), st.sampled_from(CeremonyMode), chances)
def test_that_safe_choices_never_end_in_a_dead_end(
    players: tuple[Player, ...], mode: CeremonyMode, chance: Random
) -> None:
    groups = whole_groups(players, REGION)
    drawn = held(ceremony_of(groups, mode=mode, variant=CORRECTED, seed="Kyiv"), chance)
    assert sorted(drawn.numbers.values()) == list(range(1, len(players) + 1))
    assert late_games(drawn.numbers, players) == {}


@given(feasible_fields(), chances)
def test_that_an_outlook_for_always_means_that_every_large_enough_envelope_is_safe(
    players: tuple[Player, ...], chance: Random
) -> None:
    groups = whole_groups(players, REGION)
    sizes = [len(group.players) for group in groups]
    is_always = outlook(sizes, room_of(len(players))) is Outlook.ALWAYS
    ceremony = ceremony_of(groups)
    while (now := turn(ceremony)) is not None:
        if not now.chooses_envelope:
            ceremony = with_number(ceremony, numbers_left(ceremony)[now.envelope or ""][0])
            continue
        large = [
            letter
            for letter, left in numbers_left(ceremony).items()
            if len(left) >= len(now.group.players)
        ]
        assert not is_always or list(safe_envelopes(ceremony)) == large
        ceremony = with_envelope(ceremony, chance.choice(safe_envelopes(ceremony)))


def test_that_a_contingent_too_large_by_one_is_split_with_the_least_harm() -> None:
    offered = ways(field(4, 2, 2, 1, 1))
    assert list(offered) == [WayOutKind.SPLIT, WayOutKind.FIRST_NUMBERS, WayOutKind.LOTS]
    split = offered[WayOutKind.SPLIT]
    assert [(each.contingent, each.sizes) for each in split.divided] == [("Region 00", (3, 1))]
    assert [(each.contingent, each.most) for each in split.late] == [("Region 00", 3)]
    assert [len(group.players) for group in split.groups] == [3, 1, 2, 2, 1, 1]
    assert [group.contingent for group in split.groups[:2]] == ["Region 00", "Region 00"]
    assert split.groups[0].players == (1, 2, 3)


def test_that_a_release_is_offered_where_it_is_not_the_split() -> None:
    offered = ways(field(4, 3, 3))
    assert offered[WayOutKind.SPLIT].divided[0].sizes == (2, 2)
    assert offered[WayOutKind.FREE].divided[0].sizes == (2, 1, 1)


def test_that_the_first_numbers_are_offered_to_a_contingent_below_half_of_the_table() -> None:
    assert ways(field(4, 3, 3))[WayOutKind.FIRST_NUMBERS].numbers == (1, 2, 3, 4)
    assert WayOutKind.FIRST_NUMBERS not in ways(field(5, 3, 2))


@pytest.mark.parametrize("players", SIZES)
def test_that_the_first_numbers_never_meet_in_the_last_three_rounds(players: int) -> None:
    table = players + players % 2
    first = set(range(1, table // 2))
    for pairing in berger(players)[-3:]:
        assert not any({pair.white, pair.black} <= first for pair in pairing.pairs)


def test_that_contingents_by_something_else_are_offered_where_they_fit() -> None:
    players = [
        Player(
            id=PlayerId(n),
            name=f"Player {n:02}",
            region="Lviv" if n <= 5 else None,
            club=f"Club {n // 2}",
            federation="UKR",
        )
        for n in range(1, 12)
    ]
    players[10:] = []
    other = [way for way in ways_out(players, REGION, OFFICIAL) if way.kind is WayOutKind.OTHER_KEY]
    assert [way.contingents_by for way in other] == [ContingentKey.CLUB]
    assert [(each.contingent, each.most) for each in other[0].late] == [("Lviv", 6)]
    begin(players, other[0])


def test_that_the_row_in_force_for_twelve_offers_the_other_printing() -> None:
    (way,) = ways_out(field(4, 3, 3, 2), REGION, OFFICIAL)
    assert (way.kind, way.variant, way.late) == (WayOutKind.OTHER_PRINTING, CORRECTED, ())
    assert ways_out(field(4, 3, 3, 2), REGION, CORRECTED) == ()
    assert ways_out(field(4, 3, 2, 2), REGION, OFFICIAL) == ()  # eleven: nobody has number 12


def test_that_outside_the_tables_only_lots_are_left() -> None:
    for players in (field(5, 3), field(20, 5)):
        (way,) = ways_out(players, REGION, OFFICIAL)
        assert (way.kind, way.method) == (WayOutKind.LOTS, DrawMethod.LOTS)


def test_that_an_unsafe_envelope_can_be_had_when_later_contingents_are_split() -> None:
    """Three in the envelope of four leave 1, 3, 3 and 2 for 3, 2, 2 and 2 players."""
    ceremony = ceremony_of(whole_groups(field(3, 3, 2, 2, 2), REGION))
    assert safe_envelopes(ceremony) == ("B", "C")
    groups = groups_allowing(ceremony, "A")
    assert [len(group.players) for group in groups] == [3, 3, 1, 1, 2, 2]
    assert "A" in safe_envelopes(ceremony_of(groups))


def test_that_an_envelope_too_small_for_the_group_cannot_be_had() -> None:
    ceremony = ceremony_of(whole_groups(field(4, 3, 3, 2), REGION))
    with pytest.raises(RuleError) as refused:
        groups_allowing(ceremony, "D")
    assert refused.value.code == "ceremony.envelope-too-small"
