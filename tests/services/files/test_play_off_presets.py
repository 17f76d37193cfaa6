"""Play-off regulations that come with Arbiter, and the arbiter's own chains."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.match_rules import Ending, MatchRules, MatchStep, Unbroken
from arbiter_app.domain.pairing.playable import check_play_off
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.regulations import format_rules, read_play_off
from arbiter_app.services.files.play_off_presets import (
    PlayOffPresets,
    export_play_off,
    import_play_off,
    shipped,
)

FIDE = shipped()[0]
OWN = replace(FIDE, id="Кубок клубу", source="", cuts=(1, 3), pause=5)


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(RuleError) as caught:
        yield
    assert caught.value.code == code


def test_that_own_chains_stand_behind_those_that_come_with_arbiter() -> None:
    presets = PlayOffPresets()
    presets.save(OWN)
    presets.save(replace(OWN, id="Абетка"))
    listed = PlayOffPresets().all()
    assert [each.id for each in listed[-2:]] == ["Абетка", "Кубок клубу"]
    assert [each.is_shipped for each in listed] == [True] * len(shipped()) + [False] * 2
    assert presets.get("Кубок клубу") == OWN


def test_that_an_own_chain_is_saved_in_place_of_the_one_of_its_name() -> None:
    presets = PlayOffPresets()
    presets.save(OWN)
    presets.save(replace(OWN, pause=15))
    assert [each.rules.pause for each in presets.all() if not each.is_shipped] == [15]


def test_that_a_removed_chain_is_gone_and_others_stay() -> None:
    presets = PlayOffPresets()
    presets.save(OWN)
    presets.save(replace(OWN, id="other"))
    presets.remove("other")
    assert [each.id for each in presets.all() if not each.is_shipped] == [OWN.id]
    with refused("regulations.none"):
        presets.remove("other")
    with refused("regulations.none"):
        presets.get("other")


def test_that_what_comes_with_arbiter_is_neither_changed_nor_removed() -> None:
    presets = PlayOffPresets()
    with refused("regulations.shipped"):
        presets.save(replace(FIDE, pause=1))
    with refused("regulations.shipped"):
        presets.remove(FIDE.id)


def test_that_a_chain_that_cannot_be_played_is_not_kept() -> None:
    presets = PlayOffPresets()
    with refused("play-off-rules.no-level"):
        presets.save(replace(OWN, levels=()))
    assert all(each.is_shipped for each in presets.all())


KEPT = MatchRules(
    steps=(
        MatchStep(games=2, time_control="10+5"),
        MatchStep(ending=Ending.ARMAGEDDON, games=1, time_control="5+0", black_time_control="4+0"),
    ),
    plays_out=True,
)


def test_that_the_games_of_a_match_are_chosen_from_every_regulation_once() -> None:
    listed = [(chain.preset.id, chain.stage) for chain in PlayOffPresets().chains()]
    assert listed[:2] == [("fide_manual_2017_default", None), ("world_cup_2025", None)]
    assert listed[-6:] == [
        ("candidates_2022_2024", 1),
        ("candidates_2022_2024", 2),
        ("tata_steel_2025", None),
        ("grand_chess_tour_2025", None),
        ("sinquefield_cup_2014", None),
        ("world_blitz_2024", None),
    ]


@pytest.mark.parametrize("unbroken", Unbroken)
def test_that_an_own_chain_of_games_is_kept_for_other_events(unbroken: Unbroken) -> None:
    chain = replace(KEPT, unbroken=unbroken)
    PlayOffPresets().save_chain(" Кубок області ", chain)
    last = PlayOffPresets().chains()[-1]
    assert (last.preset.id, last.preset.is_shipped) == ("Кубок області", False)
    assert last.rules == chain


def test_that_an_own_chain_of_games_is_a_regulation_of_two() -> None:
    presets = PlayOffPresets()
    presets.save_chain("Кубок області", KEPT)
    check_play_off(presets.get("Кубок області"))
    presets.save_chain("Кубок області", replace(KEPT, plays_out=False))
    (own,) = (each for each in presets.chains() if not each.preset.is_shipped)
    assert not own.rules.plays_out
    presets.remove("Кубок області")
    assert all(each.preset.is_shipped for each in presets.chains())


def test_that_a_chain_of_games_without_name_or_games_is_not_kept() -> None:
    presets = PlayOffPresets()
    with refused("regulations.no-name"):
        presets.save_chain("  ", KEPT)
    with refused("regulations.shipped"):
        presets.save_chain(FIDE.id, KEPT)
    with refused("match-rules.no-step"):
        presets.save_chain("Порожня", MatchRules(steps=()))
    assert all(each.is_shipped for each in presets.all())


def test_that_a_damaged_file_of_own_chains_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "play_offs.json").write_text("[{", encoding="utf-8")
    presets = PlayOffPresets(tmp_path)
    with pytest.raises(FormatError) as caught:
        presets.save(OWN)
    assert caught.value.code == "regulations.unreadable"
    assert (tmp_path / "play_offs.json").read_text(encoding="utf-8") == "[{"


def test_that_a_folder_that_takes_nothing_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(FileError) as caught:
        PlayOffPresets(tmp_path / "file").save(OWN)
    assert caught.value.code in ("regulations.not-written", "file.unreadable")


def test_that_a_chain_travels_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "chain.json"
    export_play_off(OWN, path)
    assert import_play_off(path) == OWN


@pytest.mark.parametrize("content", [b"", b"[1]", b'{"id": 3}', b'{"levels": []}', b'"text"'])
def test_that_other_files_are_no_regulations(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "chain.json"
    path.write_bytes(content)
    with pytest.raises(FormatError) as caught:
        import_play_off(path)
    assert caught.value.code == "regulations.unreadable"


def test_that_a_file_that_is_no_text_or_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "chain.json"
    path.write_bytes(b"\n\xff\xfe")
    with pytest.raises(FormatError) as caught:
        import_play_off(path)
    assert (caught.value.code, caught.value.line) == ("regulations.not-text", 2)
    with pytest.raises(FileError, match="missing"):
        import_play_off(tmp_path / "none.json")


def test_that_a_file_whose_rules_cannot_be_played_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "chain.json"
    export_play_off(replace(OWN, pause=-1), path)
    with refused("play-off-rules.pause"):
        import_play_off(path)


@pytest.mark.parametrize("rules", shipped(), ids=lambda rules: rules.id)
def test_that_a_regulation_reads_back_as_it_was(rules: object) -> None:
    (same,) = (each for each in shipped() if each == rules)
    assert read_play_off(format_rules(same)) == same


def test_that_a_full_disk_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    presets = PlayOffPresets(tmp_path)
    presets.save(OWN)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(FileError) as caught:
        presets.save(replace(OWN, id="other"))
    assert caught.value.code == "regulations.not-written"
    assert [each.rules for each in presets.all() if not each.is_shipped] == [OWN]
    assert [path.name for path in tmp_path.iterdir()] == ["play_offs.json"]
