"""The ceremony: whose turn it is, what each step may be, and a sealed order anybody can repeat."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.domain.drawing.ceremony import (
    begun_groups,
    demand_envelope,
    demand_number,
    envelope_at,
    envelope_step,
    free_groups,
    held_draw,
    number_at,
    number_step,
    numbers_left,
    room_for_others,
    safe_envelopes,
    safe_places,
    sealed_envelopes,
    sealed_numbers,
    turn,
    whole_groups,
)
from arbiter_app.domain.drawing.draw_groups import check_beginning, redivided
from arbiter_app.domain.drawing.lots import Lots
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import (
    Ceremony,
    CeremonyMode,
    DrawGroup,
    DrawMethod,
    VarmaVariant,
)
from arbiter_app.domain.ids import PairingNumber, PlayerId
from tests.domain.drawing.fields import (
    NOON,
    ceremony_of,
    field,
    held,
    with_envelope,
    with_number,
)

REGION, CLUB = ContingentKey.REGION, ContingentKey.CLUB
ON_SCREEN = CeremonyMode.ON_SCREEN

TEN = field(3, 3, 2, 1, 1)
"""Regions 00 (players 1, 2, 3), 01 (4, 5, 6) and 02 (7, 8); 9 and 10 belong to none."""


def of_ten(mode: CeremonyMode = CeremonyMode.IN_THE_HALL, seed: str | None = None) -> Ceremony:
    return ceremony_of(whole_groups(TEN, REGION), mode=mode, seed=seed)


def refusal(act: Callable[[], object]) -> tuple[str, dict[str, object]]:
    with pytest.raises(RuleError) as refused:
        act()
    return refused.value.code, refused.value.facts


def test_that_a_contingent_chooses_an_envelope_once_and_draws_all_its_numbers_from_it() -> None:
    ceremony = of_ten()
    now = turn(ceremony)
    assert now is not None
    assert (now.player, now.chooses_envelope, now.envelope) == (1, True, None)

    ceremony = with_envelope(ceremony, "B")
    for player, number in ((1, 7), (2, 5), (3, 9)):
        now = turn(ceremony)
        assert now is not None
        assert (now.player, now.chooses_envelope, now.envelope) == (player, False, "B")
        ceremony = with_number(ceremony, number)

    now = turn(ceremony)
    assert now is not None
    assert (now.player, now.chooses_envelope) == (4, True)
    assert numbers_left(ceremony) == {"A": (3, 4, 8), "B": (), "C": (1, 6), "D": (2, 10)}


def test_that_the_numbers_left_over_are_for_those_who_come_later() -> None:
    ceremony = with_envelope(ceremony_of(whole_groups(field(2, *[1] * 8), REGION)), "A")
    ceremony = with_number(with_number(ceremony, 3), 8)
    assert numbers_left(ceremony)["A"] == (4,)
    assert "A" in safe_envelopes(ceremony)


def test_that_only_envelopes_are_safe_that_leave_later_contingents_a_place() -> None:
    ceremony = ceremony_of(whole_groups(field(3, 3, 2, 2, 2), REGION))
    assert safe_envelopes(ceremony) == ("B", "C")
    assert safe_envelopes(with_envelope(ceremony, "B")) == ()


def test_that_an_envelope_is_refused_with_what_could_be_chosen_instead() -> None:
    ceremony = ceremony_of(whole_groups(field(3, 3, 2, 2, 2), REGION))
    assert refusal(lambda: envelope_step(ceremony, "A")) == (
        "ceremony.envelope-unsafe",
        {"envelope": "A", "safe": "B, C"},
    )
    assert refusal(lambda: envelope_step(ceremony, "D")) == (
        "ceremony.envelope-too-small",
        {"envelope": "D", "left": 2, "size": 3, "safe": "B, C"},
    )
    assert refusal(lambda: envelope_step(ceremony, "E")) == (
        "ceremony.no-such-envelope",
        {"text": "E", "known": "A, B, C, D"},
    )


def test_that_sealed_envelopes_are_refused_by_place_and_not_by_letter() -> None:
    groups = whole_groups(field(3, 3, 2, 2, 2), REGION)
    ceremony = ceremony_of(groups, mode=ON_SCREEN, seed="Kyiv")
    order = [envelope_at(ceremony, place) for place in (1, 2, 3, 4)]
    code, facts = refusal(lambda: envelope_step(ceremony, "A"))
    safe = sorted(order.index(letter) + 1 for letter in ("B", "C"))
    assert safe_places(ceremony) == tuple(safe)
    assert code == "ceremony.envelope-unsafe"
    assert facts == {"envelope": str(order.index("A") + 1), "safe": ", ".join(map(str, safe))}


def test_that_a_number_is_refused_that_cannot_have_been_drawn() -> None:
    ceremony = with_number(with_envelope(of_ten(), "B"), 7)
    assert refusal(lambda: number_step(ceremony, PairingNumber(7))) == (
        "ceremony.number-drawn",
        {"number": 7},
    )
    assert refusal(lambda: number_step(ceremony, PairingNumber(3))) == (
        "ceremony.number-elsewhere",
        {"number": 3, "left": "5, 9"},
    )
    assert refusal(lambda: envelope_step(ceremony, "A"))[0] == "ceremony.number-next"
    assert refusal(lambda: number_step(of_ten(), PairingNumber(3)))[0] == "ceremony.envelope-next"


def test_that_nothing_follows_the_last_number() -> None:
    ceremony = of_ten()
    assert refusal(lambda: held_draw(ceremony))[0] == "ceremony.not-over"
    ended = held(ceremony, Random(1))
    assert turn(ended) is None
    assert safe_envelopes(ended) == ()
    assert refusal(lambda: envelope_step(ended, "A"))[0] == "ceremony.over"
    assert refusal(lambda: number_step(ended, PairingNumber(1)))[0] == "ceremony.over"


def test_that_the_draw_records_how_it_was_held() -> None:
    ended = held(of_ten(ON_SCREEN, "Kyiv"), Random(1))
    draw = held_draw(ended)
    assert (draw.method, draw.seed) == (DrawMethod.VARMA, "Kyiv")
    assert (draw.contingents_by, draw.varma_variant) == (REGION, VarmaVariant.OFFICIAL)
    assert [step.player for step in draw.drawn] == list(range(1, 11))
    assert [step.contingent for step in draw.drawn][6:] == ["Region 02", "Region 02", None, None]
    envelope_of = {step.player: step.envelope for step in draw.drawn}
    assert envelope_of[PlayerId(1)] == envelope_of[PlayerId(2)] == envelope_of[PlayerId(3)]


@given(st.integers(2, 30), st.sampled_from(CeremonyMode), st.integers().map(Random))
def test_that_lots_give_everybody_a_number_in_a_field_of_any_size(
    players: int, mode: CeremonyMode, chance: Random
) -> None:
    groups = free_groups(field(*[1] * players))
    ended = held(ceremony_of(groups, DrawMethod.LOTS, mode, seed="Kyiv"), chance)
    draw = held_draw(ended)
    assert sorted(step.number for step in draw.drawn) == list(range(1, players + 1))
    assert [step.player for step in draw.drawn] == list(range(1, players + 1))


@given(st.text(min_size=1, max_size=8), st.integers())
def test_that_the_same_seed_and_the_same_choices_give_the_same_numbers(
    seed: str, choices: int
) -> None:
    once, again = (held(of_ten(ON_SCREEN, seed), Random(choices)) for _ in range(2))
    assert once.numbers == again.numbers


def word(text: str) -> int:
    """What `printf text | sha256sum` begins with."""
    return int(sha256(text.encode()).hexdigest()[:16], base=16)


def test_that_the_sealed_order_can_be_repeated_with_sha256sum() -> None:
    ceremony = of_ten(ON_SCREEN, "Kyiv 2026")
    order = list("ABCD")
    for lot, place in enumerate((3, 2, 1), start=1):
        other = word(f"Kyiv 2026/envelopes:{lot}") % (place + 1)
        order[place], order[other] = order[other], order[place]
    assert [envelope_at(ceremony, place) for place in (1, 2, 3, 4)] == order
    assert [each.size for each in sealed_envelopes(ceremony)] == [
        {"A": 3, "B": 3, "C": 2, "D": 2}[letter] for letter in order
    ]

    place_of_b = order.index("B") + 1
    ceremony = with_envelope(ceremony, demand_envelope(ceremony, letter=None, place=place_of_b))
    inside = [number_at(ceremony, place) for place in (1, 2, 3)]
    assert inside == list(Lots("Kyiv 2026/B").shuffled((5, 7, 9)))
    ceremony = with_number(ceremony, inside[1])
    assert [each.is_open for each in sealed_numbers(ceremony, "B")] == [False, True, False]

    free = ceremony_of(free_groups(TEN), DrawMethod.LOTS, ON_SCREEN, seed="Kyiv 2026")
    assert [number_at(free, place) for place in range(1, 11)] == list(
        Lots("Kyiv 2026/numbers").shuffled(range(1, 11))
    )


def test_that_a_contingent_too_large_for_an_envelope_draws_among_the_first_numbers() -> None:
    players = field(4, 3, 3)
    groups = whole_groups(players, REGION)
    in_hall = ceremony_of(groups, DrawMethod.LOTS, first_by=REGION)
    assert refusal(lambda: number_step(in_hall, PairingNumber(5))) == (
        "ceremony.number-elsewhere",
        {"number": 5, "left": "1, 2, 3, 4"},
    )
    for number in (4, 1, 3, 2):
        in_hall = with_number(in_hall, number)
    assert numbers_left(in_hall) == {"": (5, 6, 7, 8, 9, 10)}
    assert refusal(lambda: redivided(players, in_hall, groups[1:]))[0] == "ceremony.no-groups"

    on_screen = ceremony_of(groups, DrawMethod.LOTS, ON_SCREEN, seed="Kyiv", first_by=REGION)
    first = [number_at(on_screen, place) for place in (1, 2, 3, 4)]
    assert first == list(Lots("Kyiv/first").shuffled((1, 2, 3, 4)))
    for number in first:
        on_screen = with_number(on_screen, number)
    sealed = sealed_numbers(on_screen, None)
    order = Lots("Kyiv/numbers").shuffled(range(1, 11))
    assert [each.is_open for each in sealed] == [number <= 4 for number in order]


def test_that_the_sealed_order_of_a_seed_is_for_ever_the_same() -> None:
    """Worked out with sha256sum and the steps written in `Lots`."""
    ceremony = of_ten(ON_SCREEN, "Kyiv 2026")
    assert "".join(envelope_at(ceremony, place) for place in (1, 2, 3, 4)) == "DABC"


def test_that_a_place_is_asked_for_on_screen_and_what_is_inside_in_the_hall() -> None:
    on_screen, in_hall = of_ten(ON_SCREEN, "Kyiv"), of_ten()
    assert demand_envelope(in_hall, letter="B", place=None) == "B"
    missing = refusal(lambda: demand_envelope(in_hall, letter=None, place=1))
    assert missing[0] == "ceremony.letter-missing"
    sealed = refusal(lambda: demand_envelope(on_screen, letter="B", place=None))
    assert sealed[0] == "ceremony.place-missing"
    nowhere = refusal(lambda: demand_envelope(on_screen, letter=None, place=5))
    assert nowhere == ("ceremony.no-such-place", {"place": 5, "most": 4})

    opened = with_envelope(on_screen, "B")
    assert demand_number(in_hall, number=PairingNumber(5), place=None) == 5
    missing = refusal(lambda: demand_number(in_hall, number=None, place=1))
    assert missing[0] == "ceremony.number-missing"
    sealed = refusal(lambda: demand_number(opened, number=PairingNumber(5), place=None))
    assert sealed[0] == "ceremony.place-missing"
    drawn = with_number(opened, number_at(opened, 2))
    again = refusal(lambda: demand_number(drawn, number=None, place=2))
    assert again == ("ceremony.place-open", {"place": 2})
    early = refusal(lambda: demand_number(on_screen, number=None, place=1))
    assert early[0] == "ceremony.envelope-next"


def check(
    groups: tuple[DrawGroup, ...],
    *,
    players: tuple[Player, ...] = TEN,
    method: DrawMethod = DrawMethod.VARMA,
    by: ContingentKey | None = REGION,
    variant: VarmaVariant | None = VarmaVariant.OFFICIAL,
    way_out: str | None = None,
) -> None:
    check_beginning(
        players, groups, method=method, contingents_by=by, variant=variant, way_out=way_out
    )


def group(contingent: str | None, *players: int) -> DrawGroup:
    return DrawGroup(contingent=contingent, players=tuple(map(PlayerId, players)))


WHOLE = whole_groups(TEN, REGION)


def test_that_whole_contingents_and_a_free_draw_may_begin() -> None:
    check(WHOLE)
    check(free_groups(TEN), method=DrawMethod.LOTS, by=None, variant=None)


@pytest.mark.parametrize(
    ("groups", "code"),
    [
        ((*WHOLE, group(None)), "ceremony.empty-group"),
        (WHOLE[:-1], "ceremony.left-out"),
        ((*WHOLE, group(None, 10)), "ceremony.twice"),
        ((*WHOLE, group(None, 11)), "tournament.no-such-player"),
        ((*WHOLE[:-2], group(None, 9, 10)), "ceremony.wrong-contingent"),
        ((group("Region 00", 1, 2, 3, 9), *WHOLE[1:-2], WHOLE[-1]), "ceremony.wrong-contingent"),
        ((*WHOLE[:2], group("Region 01", 7, 8), *WHOLE[3:]), "ceremony.wrong-contingent"),
        ((group("Region 00", 1, 2), group("Region 00", 3), *WHOLE[1:]), "ceremony.way-out-missing"),
    ],
)
def test_that_groups_which_are_not_the_contingents_do_not_begin(
    groups: tuple[DrawGroup, ...], code: str
) -> None:
    assert refusal(lambda: check(groups))[0] == code


def test_that_a_split_contingent_begins_when_it_is_said() -> None:
    check((group("Region 00", 1, 2), group("Region 00", 3), *WHOLE[1:]), way_out="as agreed")


@pytest.mark.parametrize(
    ("players", "code"),
    [
        (field(4, 2, 2, 1, 1), "draw.contingent-too-large"),
        (field(3, 3, 3, 1), "draw.contingents-do-not-fit"),
        (field(3, 3, 2), "draw.varma-players"),
    ],
)
def test_that_groups_that_do_not_fit_do_not_begin(players: tuple[Player, ...], code: str) -> None:
    groups = whole_groups(players, REGION)
    assert refusal(lambda: check(groups, players=players, way_out="so"))[0] == code


def test_that_a_draw_from_envelopes_needs_contingents_and_a_table() -> None:
    assert refusal(lambda: check(WHOLE, by=None))[0] == "ceremony.table-missing"
    assert refusal(lambda: check(WHOLE, variant=None))[0] == "ceremony.table-missing"
    assert refusal(lambda: check(WHOLE, method=DrawMethod.BY_HAND)) == (
        "ceremony.method",
        {"method": "by-hand"},
    )


def test_that_a_contingent_draws_the_first_numbers_only_where_it_is_said_and_they_are_enough() -> (
    None
):
    lots, players = DrawMethod.LOTS, field(4, 3, 3)
    groups = whole_groups(players, REGION)
    check(groups, players=players, method=lots, variant=None, way_out="so")
    unsaid = refusal(lambda: check(groups, players=players, method=lots, variant=None))
    assert unsaid[0] == "ceremony.decision-missing"
    players = field(5, 3, 2)
    groups = whole_groups(players, REGION)
    many = refusal(lambda: check(groups, players=players, method=lots, way_out="so"))
    assert many[0] == "draw.contingent-too-large"


def test_that_only_those_who_have_not_begun_are_divided_anew() -> None:
    ceremony = with_number(with_envelope(of_ten(), "B"), 7)
    assert begun_groups(ceremony) == WHOLE[:1]
    assert room_for_others(ceremony) == (3, 0, 2, 2)
    parts = (group("Region 01", 4, 5), group("Region 01", 6), *WHOLE[2:])
    assert redivided(TEN, ceremony, parts) == (WHOLE[0], *parts)

    assert refusal(lambda: redivided(TEN, ceremony, WHOLE))[0] == "tournament.no-such-player"
    assert refusal(lambda: redivided(TEN, ceremony, parts[1:]))[0] == "ceremony.left-out"
    by_lots = replace(ceremony_of(free_groups(TEN), DrawMethod.LOTS), begun_at=NOON)
    assert refusal(lambda: redivided(TEN, by_lots, WHOLE))[0] == "ceremony.no-groups"
