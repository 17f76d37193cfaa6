"""The restricted draw by envelopes: the tables keep their promise and no contingent is split."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.domain.drawing.varma import (
    check_contingents,
    contingents,
    draw_by_envelopes,
    envelopes,
    fits,
    has_two_printings,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, VarmaVariant
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.pairing.berger import berger
from tests.domain.drawing.fields import SIZES, feasible_fields, field, late_games, partitions

# C.05 Annex 2 and the older printing; the file names its source.
PRINTED = json.loads(
    (Path(__file__).parents[2] / "data" / "varma.json").read_text(encoding="utf-8")
)["tables"]
OFFICIAL, CORRECTED = VarmaVariant.OFFICIAL, VarmaVariant.CORRECTED

seeds = st.integers(0, 10**6).map(str)


def row_of(players: int) -> dict[str, Any]:
    row: dict[str, Any] = PRINTED[f"{(players - 1) | 1}/{players + players % 2}"]
    return row


def draw_regions(
    players: Sequence[Player], variant: VarmaVariant = OFFICIAL, seed: str = "Kyiv"
) -> Draw:
    return draw_by_envelopes(players, ContingentKey.REGION, variant, seed)


def numbers_of(draw: Draw) -> dict[PlayerId, PairingNumber]:
    return {step.player: step.number for step in draw.drawn}


def latest_round(numbers: Sequence[int], players: int) -> int:
    """The last round in which two of the numbers meet; 0 if they never do."""
    meetings = [
        round_
        for round_, pairing in enumerate(berger(players), start=1)
        for pair in pairing.pairs
        if pair.white in numbers and pair.black in numbers
    ]
    return max(meetings, default=0)


@pytest.mark.parametrize("players", SIZES)
def test_that_envelopes_hold_the_printed_numbers_but_not_the_phantoms(players: int) -> None:
    printed = row_of(players)
    for variant, row in (
        (OFFICIAL, printed["official"]),
        (CORRECTED, printed.get("alternative_pre_2010_manual", printed["official"])),
    ):
        assert envelopes(players, variant) == {
            letter: tuple(number for number in numbers if number <= players)
            for letter, numbers in row.items()
        }


@pytest.mark.parametrize("variant", VarmaVariant)
@pytest.mark.parametrize("players", SIZES)
def test_that_every_number_is_in_one_envelope(players: int, variant: VarmaVariant) -> None:
    held = [number for numbers in envelopes(players, variant).values() for number in numbers]
    assert sorted(held) == list(range(1, players + 1))


@pytest.mark.parametrize("players", SIZES)
def test_that_numbers_of_an_envelope_meet_last_in_the_round_computed_elsewhere(
    players: int,
) -> None:
    for letter, computed in row_of(players)[f"check_{players}_players"].items():
        numbers = envelopes(players, OFFICIAL)[letter]
        assert latest_round(numbers, players) == computed["latest_internal_round"]


@pytest.mark.parametrize("players", SIZES)
def test_that_no_envelope_of_the_corrected_tables_meets_in_the_last_three_rounds(
    players: int,
) -> None:
    last_three = len(berger(players)) - 2
    for numbers in envelopes(players, CORRECTED).values():
        assert latest_round(numbers, players) < last_three


@pytest.mark.parametrize("cycles", [1, 2])
def test_that_the_official_row_for_twelve_lets_six_meet_twelve_in_the_last_rounds(
    cycles: int,
) -> None:
    """The only way to place 4 + 3 + 3 + 2 gives envelope C (6, 8, 12) to one region of three."""
    players = field(4, 3, 3, 2)
    draw = draw_regions(players)
    contingent = {int(step.number): step.contingent for step in draw.drawn}
    assert contingent[6] == contingent[12]
    assert late_games(numbers_of(draw), players, cycles=cycles) == {contingent[6]: 1}
    corrected = numbers_of(draw_regions(players, CORRECTED))
    assert late_games(corrected, players, cycles=cycles) == {}


@given(feasible_fields(), seeds)
def test_that_every_feasible_split_is_drawn_whole(players: tuple[Player, ...], seed: str) -> None:
    draw = draw_regions(players, seed=seed)
    held = envelopes(len(players), OFFICIAL)
    assert sorted(step.number for step in draw.drawn) == list(range(1, len(players) + 1))
    assert all(step.number in held[step.envelope or ""] for step in draw.drawn)
    used: dict[str | None, set[str | None]] = {}
    for step in draw.drawn:
        used.setdefault(step.contingent, set()).add(step.envelope)
    assert all(len(letters) == 1 for region, letters in used.items() if region is not None)


@given(feasible_fields(), seeds, st.sampled_from([1, 2]))
def test_that_nobody_of_a_contingent_meets_late_with_the_corrected_tables(
    players: tuple[Player, ...], seed: str, cycles: int
) -> None:
    numbers = numbers_of(draw_regions(players, CORRECTED, seed))
    assert late_games(numbers, players, cycles=cycles) == {}


@given(feasible_fields(), st.randoms(use_true_random=False), seeds)
def test_that_neither_the_order_of_entry_nor_a_repetition_changes_the_draw(
    players: tuple[Player, ...], chance: Random, seed: str
) -> None:
    entered_otherwise = list(players)
    chance.shuffle(entered_otherwise)
    assert draw_regions(entered_otherwise, seed=seed) == draw_regions(players, seed=seed)


def test_that_the_draw_of_a_seed_is_for_ever_the_same() -> None:
    """Worked out with sha256sum and the steps written in `Lots` and `draw_by_envelopes`."""
    draw = draw_regions(field(3, 3, 2, 1, 1), seed="Kyiv 2026")
    assert "".join(step.envelope or "?" for step in draw.drawn) == "BBBAAADDCC"
    assert [step.number for step in draw.drawn] == [5, 7, 9, 8, 3, 4, 2, 10, 1, 6]


def test_that_the_draw_records_how_it_was_held() -> None:
    draw = draw_regions(field(3, 3, 2, 2), CORRECTED, "Kyiv")
    assert (draw.method, draw.seed) == (DrawMethod.VARMA, "Kyiv")
    assert (draw.contingents_by, draw.varma_variant) == (ContingentKey.REGION, CORRECTED)


def test_that_the_largest_contingents_draw_first_then_the_alphabet_decides() -> None:
    """C.05 Annex 2: by size, then alphabetically, inside by surname."""
    players = tuple(
        Player(id=PlayerId(n), name=name, region=region)
        for n, (name, region) in enumerate(
            [
                ("Яценко", "Їжаківська"),
                ("Ґудзь", "Київ"),
                ("Гнатюк", "Київ"),
                ("Зима", "Київ"),
                ("Адам", None),
                ("Єлець", "Ґалаґанська"),
                ("Еней", "Ґалаґанська"),
                ("Бойко", "Гадяцька"),
                ("Вовк", "Гадяцька"),
            ],
            start=1,
        )
    )
    order = contingents(players, ContingentKey.REGION)
    assert [(region.name, [player.name for player in region.players]) for region in order] == [
        ("Київ", ["Гнатюк", "Ґудзь", "Зима"]),
        ("Гадяцька", ["Бойко", "Вовк"]),
        ("Ґалаґанська", ["Еней", "Єлець"]),
        ("Їжаківська", ["Яценко"]),
        (None, ["Адам"]),
    ]
    drawn = draw_regions(players).drawn
    assert [step.player for step in drawn] == [
        player.id for region in order for player in region.players
    ]


@pytest.mark.parametrize(
    ("by", "name"),
    [
        (ContingentKey.FEDERATION, "UKR"),
        (ContingentKey.REGION, "Київ"),
        (ContingentKey.CLUB, "Авангард"),
    ],
)
def test_that_contingents_are_what_the_arbiter_chose(by: ContingentKey, name: str) -> None:
    player = Player(id=PlayerId(1), name="Коваль", federation="UKR", region="Київ", club="Авангард")
    assert [contingent.name for contingent in contingents((player,), by)] == [name]


def test_that_spelling_does_not_split_a_contingent() -> None:
    players = tuple(
        Player(id=PlayerId(n), name=f"Player {n}", club=club)
        for n, club in enumerate(["Кам'янець", "Камʼянець", "КАМ’ЯНЕЦЬ "], start=1)
    )
    (club,) = contingents(players, ContingentKey.CLUB)
    assert (club.name, club.players) == ("Кам'янець", players)


@pytest.mark.parametrize(
    ("players", "possible"),
    # All ways to split a field into contingents but for the one where everybody is alone; for 10
    # counted 41, of which 30 never fit; 12, 16 and 24 likewise, by a separate program.
    [(10, 41 - 30), (12, 76 - 51), (16, 230 - 129), (24, 1574 - 696)],
)
def test_that_as_many_splits_fit_as_were_counted_separately(players: int, possible: int) -> None:
    room = [len(numbers) for numbers in envelopes(players, OFFICIAL).values()]
    splits = [sizes for sizes in partitions(players, players) if max(sizes) > 1]
    assert sum(fits(sizes, room) for sizes in splits) == possible


@pytest.mark.parametrize(
    ("sizes", "code", "facts"),
    [
        (
            (4, 2, 2, 1, 1),
            "draw.contingent-too-large",
            {"contingent": "Region 00", "size": 4, "largest": 3},
        ),
        (
            (3, 3, 3, 1),
            "draw.contingents-do-not-fit",
            {"contingents": "3 + 3 + 3 + 1", "envelopes": "3 + 3 + 2 + 2"},
        ),
        (
            (2, 2, 2, 2, 2),
            "draw.contingents-do-not-fit",
            {"contingents": "2 + 2 + 2 + 2 + 2", "envelopes": "3 + 3 + 2 + 2"},
        ),
        ((3, 3, 2), "draw.varma-players", {"players": 8, "fewest": 9, "most": 24}),
        ((1,) * 25, "draw.varma-players", {"players": 25, "fewest": 9, "most": 24}),
    ],
)
def test_that_contingents_no_envelope_can_hold_are_refused_and_explained(
    sizes: tuple[int, ...], code: str, facts: dict[str, str | int]
) -> None:
    for attempt in (
        lambda: check_contingents(field(*sizes), ContingentKey.REGION, OFFICIAL),
        lambda: draw_regions(field(*sizes)),
    ):
        with pytest.raises(RuleError) as refusal:
            attempt()
        assert (refusal.value.code, refusal.value.facts) == (code, facts)


def test_that_only_the_row_for_11_and_12_players_was_printed_in_two_ways() -> None:
    assert [players for players in range(1, 30) if has_two_printings(players)] == [11, 12]
