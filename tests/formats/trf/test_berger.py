"""An imported round robin whose games are not those of its Berger table says so."""

from collections.abc import Sequence

import pytest

from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.formats import trf
from arbiter_app.formats.errors import FormatError
from tests.formats.trf.text import HEAD, event, player

SINGLE = HEAD + "092 Individual: Round-Robin\n"
DOUBLE = HEAD + "092 Individual: Double Round-Robin\n"

Rounds = list[list[tuple[int, int]]]
"""The pairs of each round, White first."""


def rounds(players: int, *, cycles: int = 1, swapped: bool = False) -> Rounds:
    return [
        [(int(pair.white), int(pair.black)) for pair in each.pairs]
        for each in berger(players, cycles=cycles, swap_last_rounds=swapped)
    ]


def lines(players: int, played: Sequence[Sequence[tuple[int, int]]]) -> list[str]:
    """Return the lines of players who have drawn all their games."""
    words = {number: [] for number in range(1, players + 1)}  # type: dict[int, list[str]]
    for pairs in played:
        free = set(words)
        for white, black in pairs:
            words[white].append(f"{black}w=")
            words[black].append(f"{white}b=")
            free -= {white, black}
        for number in free:
            words[number].append("Z")
    return [player(number, " ".join(each)) for number, each in words.items()]


def told(players: int, played: Rounds, head: str = SINGLE) -> list[FormatError]:
    content = head + "".join(lines(players, played))
    return list(trf.read(content.encode()).notices)


def codes(found: Sequence[FormatError]) -> list[str]:
    return [each.code for each in found]


@pytest.mark.parametrize("size", [3, 4, 5, 6, 11, 12])
@pytest.mark.parametrize(("head", "cycles"), [(SINGLE, 1), (DOUBLE, 2), (HEAD, 1), (HEAD, 2)])
def test_that_a_berger_table_is_nothing_to_tell(size: int, head: str, cycles: int) -> None:
    found = told(size, rounds(size, cycles=cycles), head)
    assert [each for each in codes(found) if not each.startswith("trf.unsaid")] == []


def test_that_last_rounds_that_were_swapped_are_found_out() -> None:
    played = rounds(6, cycles=2, swapped=True)
    assert told(6, played, DOUBLE) == []
    assert event(*lines(6, played), head=DOUBLE).tournament.settings.swap_last_rounds


def test_that_two_who_meet_twice_in_a_single_round_robin_are_named() -> None:
    played = rounds(6)
    again = played[0][1]
    one, other = sorted(again)
    lost = [pair for pair in played[4] if not set(pair).isdisjoint(again)]
    played[4] = [pair for pair in played[4] if pair not in lost] + [again]
    found = told(6, played)
    settings = event(*lines(6, played), head=SINGLE).tournament.settings
    assert (settings.system, settings.cycles) == (System.ROUND_ROBIN, 1)
    (meet,) = [each for each in found if each.code == "trf.meet-again"]
    assert meet.facts == {"number": one, "opponent": other, "rounds": "1, 5", "cycles": 1}
    seldom = [each for each in found if each.code == "trf.meet-too-seldom"]
    assert {(each.facts["number"], each.facts["opponent"]) for each in seldom} == {
        (min(pair), max(pair)) for pair in lost
    }
    (round_,) = [each for each in found if each.code == "trf.round-not-berger"]
    assert round_.facts == {"round": 5, "pairs": f"{one}–{other}"}


def test_that_rounds_in_another_order_are_told_at_once() -> None:
    played = rounds(6)
    found = told(6, [*played[1:], played[0]])
    assert codes(found) == ["trf.not-berger"]
    assert found[0].facts == {"rounds": 5, "departed": "1, 2, 3, 4, 5"}


def test_that_colours_of_a_game_are_compared_with_the_table() -> None:
    played = rounds(6)
    white, black = played[2][1]
    played[2][1] = (black, white)
    found = told(6, played)
    assert codes(found) == ["trf.colours-not-berger"]
    pair = f"{min(white, black)}–{max(white, black)}"
    assert found[0].facts == {"round": 3, "pairs": pair}


def test_that_a_table_with_all_colours_turned_is_told_once() -> None:
    turned = [[(black, white) for white, black in pairs] for pairs in rounds(6)]
    assert codes(told(6, turned)) == ["trf.colours-turned"]


def test_that_numbers_with_a_gap_have_no_table() -> None:
    three = (player(1, "2w= 4w= Z"), player(2, "1b= Z 4w="), player(4, "Z 1b= 2b="))
    notices = trf.read((SINGLE + "".join(three)).encode()).notices
    assert codes(notices) == ["trf.numbers-gap"]


def test_that_a_table_of_its_own_is_no_departure_and_is_written_as_such() -> None:
    played = rounds(6)
    other = [*played[1:], played[0]]
    head = HEAD + "192 CUSTOM_ROUNDROBIN\n"
    assert told(6, other, head) == []
    for said in (head, SINGLE):
        report = trf.report_of(event(*lines(6, other), head=said))
        assert report.value("192") == "CUSTOM_ROUNDROBIN"
    assert trf.report_of(event(*lines(6, played), head=SINGLE)).value("192") == "FIDE_ROUNDROBIN"


@pytest.mark.parametrize("version", [trf.Version.TRF16, trf.Version.TRF26])
def test_that_cycles_of_another_table_come_back(version: trf.Version) -> None:
    played = rounds(4, cycles=2)
    other = event(*lines(4, [*played[1:], played[0]]), head=DOUBLE)
    again = trf.event_of(trf.report_of(other, version))
    assert again.tournament.settings.cycles == 2


def test_that_announced_rounds_go_on_by_the_table() -> None:
    head = SINGLE + "142 5\n"
    (notice,) = told(6, rounds(6)[:3], head)
    assert (notice.code, notice.facts) == ("trf.rounds-added", {"first": 4, "last": 5})
    made = event(*lines(6, rounds(6)[:3]), head=head).tournament.main_stage.rounds
    assert [[(game.white, game.black) for game in each.games] for each in made] == rounds(6)
    assert [each.missing for each in made] == [0, 0, 0, 3, 3]


@pytest.mark.parametrize(
    ("head", "played"),
    [
        (SINGLE, rounds(6)[:3]),
        (SINGLE + "142 5\n", rounds(6)[2:4]),
        (SINGLE + "142 5\n### arbiter: withdrawn | 1\n", rounds(6)[:3]),
    ],
)
def test_that_rounds_that_nobody_can_know_are_told_as_missing(head: str, played: Rounds) -> None:
    missing = [each for each in told(6, played, head) if each.code == "trf.rounds-missing"]
    assert [each.facts for each in missing] == [{"paired": len(played), "rounds": 5}]


def test_that_a_double_round_robin_half_played_keeps_its_cycles() -> None:
    head = HEAD + "142 10\n092 Individual: Round-Robin\n"
    assert event(*lines(6, rounds(6)), head=head).tournament.settings.cycles == 2


@pytest.mark.parametrize("code", ["FIDE_DUTCH_2025", "FIDE_DUTCH"])
def test_that_the_code_of_a_swiss_is_understood_in_record_092(code: str) -> None:
    """The generator of bbpPairings writes it there; all meet all in a small field, too."""
    report = told(4, rounds(4), f"{HEAD}092 {code}\n")
    assert codes(report) == []
    assert event(*lines(4, rounds(4)), head=f"{HEAD}092 {code}\n").tournament.settings.system is (
        System.SWISS
    )


@pytest.mark.parametrize(
    ("head", "played", "code"),
    [
        (HEAD, rounds(4), "trf.unsaid-round-robin"),
        (HEAD, rounds(4)[:2], "trf.unsaid-swiss"),
        (HEAD + "092 Individual: Knockout\n", rounds(4)[:2], "trf.words-swiss"),
        (HEAD + "092 Scheveningen\n", rounds(4), "trf.words-round-robin"),
        (HEAD + "192 FIDE_LIM\n", rounds(4), "trf.system"),
        (HEAD + "192 CUSTOM_KNOCKOUT\n", rounds(4), "trf.knockout"),
    ],
)
def test_that_a_system_that_was_not_understood_is_told(
    head: str, played: Rounds, code: str
) -> None:
    assert codes(told(4, played, head)) == [code]
