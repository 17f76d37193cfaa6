"""The ceremony from the command line, step by step, and the proof."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.drawing.ceremony import envelope_at
from arbiter_app.domain.facts.play.numbering import CeremonyMode
from arbiter_app.services.closed_file import read_event, read_history
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.workspace import Workspace

Arbiter = Callable[..., Any]


@pytest.fixture
def make(tmp_path: Path) -> Callable[..., Path]:
    """Make an event of players of these regions, one letter a player, and of clubs if asked."""

    def made(regions: str, clubs: str | None = None) -> Path:
        file = tmp_path / f"Кубок {regions}.arbiter"
        workspace = Workspace.create(
            file, title="Кубок", starts_on=None, edition_id="2026-03", actor="arbiter"
        )
        for number, (region, club) in enumerate(zip(regions, clubs or regions, strict=True), 1):
            workspace.do(
                add_player,
                name=f"Гравець {number:02}",
                region=f"Область {region}",
                club=f"Клуб {club}",
            )
        workspace.close()
        return file

    return made


def test_that_a_draw_is_held_step_by_step(arbiter: Arbiter, make: Callable[..., Path]) -> None:
    file = make("АААБББВВГД")
    begun = arbiter("ceremony", file, "begin", "--method", "varma", "--witness", "Бук Ян")
    assert begun.status == 0
    assert begun.out.startswith("Draw from envelopes in the hall\n")
    assert begun.out.endswith("Next: Гравець 01 chooses an envelope, A or B\n")
    chosen = arbiter("ceremony", file, "envelope", "b", "--by", "Їжак Ілля")
    assert chosen.out.endswith("Next: Гравець 01 draws a number, 5 or 7 or 9\n")
    assert arbiter("ceremony", file, "number", "7").status == 0
    refused = arbiter("ceremony", file, "number", "3")
    assert (refused.status, "drawn now: 5, 9" in refused.err) == (1, True)
    back = arbiter("ceremony", file, "take-back", "--note", "впав", "--witness", "Бук Ян")
    assert "Taken back: Гравець 01, 7: впав (Бук Ян)" in back.out

    for number in (5, 7, 9):
        arbiter("ceremony", file, "number", number)
    for letter, numbers in (("A", (3, 4, 8)), ("C", (1, 6)), ("D", (2,)), ("D", (10,))):
        assert arbiter("ceremony", file, "envelope", letter).status == 0
        for number in numbers:
            done = arbiter("ceremony", file, "number", number)
    assert done.out.endswith("Everybody has a number.\n")
    tournament = read_event(file).tournament
    assert tournament.ceremony is not None
    assert tournament.ceremony.witnesses == ("Бук Ян",)
    assert len(tournament.main_stage.rounds) == 9
    assert arbiter("verify", file).status == 0
    assert arbiter("ceremony", file).out == done.out

    proof = arbiter("meetings", file, "--by", "region")
    assert proof.status == 0
    assert proof.out.count("games in the last three rounds: none") == 3


def test_that_sealed_envelopes_are_chosen_by_place(
    arbiter: Arbiter, make: Callable[..., Path]
) -> None:
    file = make("АААБББВВГД")
    no_seed = arbiter("ceremony", file, "begin", "--method", "varma", "--mode", "screen")
    assert no_seed.status == 2
    words = ("begin", "--method", "varma", "--mode", "screen", "--seed", "Київ", "--unmarked")
    begun = arbiter("ceremony", file, *words)
    assert begun.out.startswith("Draw from envelopes on the screen, seed Київ\n")
    ceremony = read_event(file).tournament.ceremony
    assert ceremony is not None
    assert (ceremony.mode, ceremony.quantities_shown) == (CeremonyMode.ON_SCREEN, False)
    assert arbiter("ceremony", file, "envelope", "A").status == 2
    place = begun.out.split()[-1]
    chosen = arbiter("ceremony", file, "envelope", place)
    assert chosen.out.endswith("Next: Гравець 01 chooses a place, 1 or 2 or 3\n")
    drawn = arbiter("ceremony", file, "number", "2")
    assert drawn.out.endswith("Next: Гравець 02 chooses a place, 1 or 3\n")


def test_that_contingents_that_do_not_fit_are_told_with_every_way_out(
    arbiter: Arbiter, make: Callable[..., Path]
) -> None:
    file = make("ААААБББВВВ")
    refused = arbiter("ceremony", file, "begin", "--method", "varma")
    assert refused.status == 1
    assert "note: split: Область А 2 + 2; games in the last three rounds at most" in refused.err
    assert "note: free: Область А 2 + 1 + 1" in refused.err
    assert "note: first-numbers: the largest contingent among 1 to 4" in refused.err
    assert "note: lots; games" in refused.err
    first = make("ГГГГҐҐҐДДД")
    words = ("begin", "--method", "varma", "--way-out", "first-numbers")
    assert arbiter("ceremony", first, *words).out.endswith("draws a number, 1 or 2 or 3 or 4\n")
    nowhere = arbiter("ceremony", file, "begin", "--method", "varma", "--way-out", "other-key")
    assert (nowhere.status, "leads nowhere" in nowhere.err) == (2, True)
    begun = arbiter("ceremony", file, "begin", "--method", "varma", "--way-out", "split")
    assert "Decided: split: Область А 2 + 2" in begun.out


def test_that_other_ways_out_are_told_by_what_they_change(
    arbiter: Arbiter, make: Callable[..., Path]
) -> None:
    file = make("АААААААААА", "АББВВГГДДЕ")
    refused = arbiter("ceremony", file, "begin", "--method", "varma")
    assert "note: other-key: contingents by club; games" in refused.err
    twelve = make("ААААБББВВВГГ")
    words = ("begin", "--method", "varma", "--way-out", "other-printing")
    assert "Decided: other-printing: corrected; games in the last three rounds at most: none" in (
        arbiter("ceremony", twelve, *words).out
    )


def test_that_later_contingents_are_divided_for_an_envelope_that_was_chosen(
    arbiter: Arbiter, make: Callable[..., Path]
) -> None:
    file = make("АААБББВВГГДД")
    arbiter("ceremony", file, "begin", "--method", "varma")
    assert arbiter("ceremony", file, "envelope", "A").status == 1
    divided = arbiter("ceremony", file, "divide", "A", "--decision", "Область В поділено")
    assert "Decided: Область В поділено" in divided.out
    assert arbiter("ceremony", file, "envelope", "А").status == 0, "a Cyrillic letter"


def test_that_an_envelope_on_the_screen_is_told_by_its_place_for_a_division(
    arbiter: Arbiter, make: Callable[..., Path]
) -> None:
    file = make("АААББВВГГДД")
    arbiter("ceremony", file, "begin", "--method", "varma", "--mode", "screen", "--seed", "Kyiv")
    ceremony = read_event(file).tournament.ceremony
    assert ceremony is not None
    places = {envelope_at(ceremony, place): str(place) for place in (1, 2, 3, 4)}
    assert arbiter("ceremony", file, "envelope", places["A"]).status == 1
    divided = arbiter("ceremony", file, "divide", places["A"], "--decision", "В поділено")
    assert "Decided: В поділено" in divided.out
    assert arbiter("ceremony", file, "envelope", places["A"]).status == 0


def test_that_a_ceremony_is_abandoned_and_a_draw_annulled_with_a_reason(
    arbiter: Arbiter, make: Callable[..., Path]
) -> None:
    file = make("АБВ")
    assert arbiter("ceremony", file).status == 1
    assert arbiter("meetings", file).status == 1
    arbiter("ceremony", file, "begin", "--method", "lots")
    assert arbiter("ceremony", file, "witnesses", "Бук Ян", "Їжак Ілля").status == 0
    assert arbiter("ceremony", file, "abandon", "--reason", "тривога").status == 0
    arbiter("draw", file, "--method", "lots", "--seed", "1")
    assert arbiter("meetings", file).out == "No contingent has two players or more.\n"
    assert arbiter("annul-draw", file, "--reason", "помилка").status == 0
    assert read_event(file).tournament.draw is None
    assert [entry.reason for entry in read_history(file)][-1] == "помилка"


def test_that_late_meetings_of_any_draw_end_the_proof_with_no(
    arbiter: Arbiter, make: Callable[..., Path]
) -> None:
    file = make("АААА")
    arbiter("draw", file, "--method", "lots", "--seed", "1")
    proof = arbiter("meetings", file)
    assert proof.status == 1
    assert "games in the last three rounds: 6" in proof.out
    assert proof.out.count("one of the last three") == 3


def test_that_contingents_have_no_meaning_for_lots(
    arbiter: Arbiter, make: Callable[..., Path]
) -> None:
    file = make("АБВ")
    words = ("begin", "--method", "lots", "--contingents", "club")
    assert arbiter("ceremony", file, *words).status == 2
