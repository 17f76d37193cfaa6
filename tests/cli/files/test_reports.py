"""Report files (TRF) on the command line: read, taken over, written."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.services.closed_file import read_event, read_history, verify
from tests.cli import swiss_reports

Arbiter = Callable[..., Any]

MISFIT = ("--accept", "act.misfit")
"""The reports of these tests are not what their systems make of their rounds."""


def table(arbiter: Arbiter, file: Path, *words: str) -> Any:
    return json.loads(arbiter("standings", file, "--json", *words).out)


def test_that_standings_of_a_report_need_no_event_file(arbiter: Arbiter, report: Path) -> None:
    content = table(arbiter, report)
    facts = {
        key: content[key] for key in ("tournament", "edition", "system", "pairing", "tie_breaks")
    }
    assert facts == {
        "tournament": "Кубок «Весна»",
        "edition": "2026-03",
        "system": "swiss",
        "pairing": "FIDE_DUTCH",
        "tie_breaks": ["BH/C1", "ARO"],
    }
    leader = content["standings"][0]
    assert leader == {
        "place": 1,
        "shared": False,
        "number": 1,
        "name": "Ґава, Олена",
        "points": 2.5,
        "values": {"BH/C1": 4.5, "ARO": None},
    }
    assert [row["number"] for row in content["standings"]] == [1, 2, 5, 4, 3]
    assert sorted(path.name for path in report.parent.iterdir()) == ["spring.trf"]


def test_that_a_rating_criterion_dropped_for_the_unrated_says_what_to_do(
    arbiter: Arbiter, report: Path
) -> None:
    done = arbiter("standings", report, "--json")
    assert done.status == 0
    assert "ARO was not applied" in done.err
    assert "--unrated left-out" in done.err


@pytest.mark.parametrize(
    ("treatment", "aro_of_second"),
    [("left-out", 2210), ("1400", 1805)],
)
def test_that_unrated_players_are_left_out_or_rated_as_asked(
    arbiter: Arbiter, report: Path, treatment: str, aro_of_second: int
) -> None:
    done = arbiter("standings", report, "--json", "--unrated", treatment)
    by_number = {row["number"]: row for row in json.loads(done.out)["standings"]}
    assert by_number[2]["values"]["ARO"] == aro_of_second
    assert "was not applied" not in done.err


@pytest.mark.parametrize("treatment", ["0", "4001", "unsaid", "-5", "14.5"])
def test_that_no_other_treatment_of_the_unrated_is_understood(
    arbiter: Arbiter, report: Path, treatment: str
) -> None:
    assert arbiter("standings", report, f"--unrated={treatment}").status == 2


def test_that_a_criterion_listed_twice_keeps_the_value_that_applied(
    arbiter: Arbiter, report: Path
) -> None:
    content = table(arbiter, report, "--tie-breaks", "DE,BH,DE")
    assert content["tie_breaks"] == ["DE", "BH", "DE"]
    by_number = {row["number"]: row["values"] for row in content["standings"]}
    assert by_number[1] == {"DE": 0.5, "BH": by_number[1]["BH"]}


def test_that_values_are_rounded_to_four_decimals(arbiter: Arbiter, report: Path) -> None:
    rows = table(arbiter, report, "--tie-breaks", "AOB")["standings"]
    values = [row["values"]["AOB"] for row in rows]
    assert any(value != round(value, 2) for value in values)
    assert all(value == round(value, 4) for value in values)


def test_that_a_criterion_barred_from_the_system_is_a_no_with_its_article(
    arbiter: Arbiter, report: Path
) -> None:
    done = arbiter("standings", report, "--tie-breaks", "KS")
    assert (done.status, done.out) == (1, "")
    assert "art. 9.2" in done.err


def test_that_every_defect_of_a_report_has_its_line_and_nothing_is_made(
    arbiter: Arbiter, report: Path, tmp_path: Path
) -> None:
    text = report.read_text("utf-8").replace("3 w 1", "9 w 1").replace("2026/04/03", "2026/13/03")
    report.write_text(text, encoding="utf-8")
    for words in (("standings", report), ("import", report, tmp_path / "cup.arbiter")):
        done = arbiter(*words)
        assert (done.status, done.out) == (2, "")
        lines = done.err.splitlines()
        assert len(lines) >= 2
        assert lines[0].startswith(f"{report}:5:5: ")
        assert any(line.startswith(f"{report}:10:") for line in lines)
    assert not (tmp_path / "cup.arbiter").exists()


def without_import(report: Path) -> bytes:
    """Return a report without the comments that its rounds were taken over from another."""
    lines = report.read_bytes().splitlines(keepends=True)
    about = (b"### Import @", b"### arbiter: act |")
    return b"".join(line for line in lines if not line.startswith(about))


def test_that_an_imported_swiss_is_kept_and_exported_as_it_came(
    arbiter: Arbiter, report: Path, tmp_path: Path
) -> None:
    file, first, second = (tmp_path / name for name in ("cup.arbiter", "1.trf", "2.trf"))
    done = arbiter("import", report, file, *MISFIT)
    assert (done.status, done.out) == (0, "Кубок «Весна»: players 5, rounds 3.\n")
    assert verify(file) == ()
    assert arbiter("verify", file).status == 0
    assert arbiter("export", report, first).status == 0
    assert arbiter("export", file, second).status == 0
    assert first.read_bytes() == without_import(second)
    assert "XYZ what another program wrote" in second.read_text("utf-8")
    assert table(arbiter, file) == table(arbiter, report) == table(arbiter, second)
    again = tmp_path / "again.arbiter"
    assert arbiter("import", second, again, *MISFIT).status == 0
    events = [replace(read_event(each), data_version=0) for each in (file, again)]
    # Lots among the tied are drawn with a seed that each event has of its own.
    seeds = {each.tournament.lot_seed for each in events}
    assert len(seeds) == 2
    # That its rounds were not paired here is said by each with the moment of its own import.
    assert {line.told for each in events for line in each.tournament.integrity} == {
        "rounds 1-3, differences 1"
    }
    one, other = (
        replace(each, tournaments=(replace(each.tournament, lot_seed=None, integrity=()),))
        for each in events
    )
    assert one == other


def test_that_an_import_tells_what_is_not_by_the_rules(arbiter: Arbiter, tmp_path: Path) -> None:
    source = tmp_path / "open.trf"
    source.write_text(swiss_reports.report(swiss_reports.played()), encoding="utf-8")
    assert "No difference from the rules was found." in (
        arbiter("import", source, tmp_path / "right.arbiter", *MISFIT).err
    )
    wrong = swiss_reports.changed(swiss_reports.played(), 1, swiss_reports.swapped)
    source.write_text(swiss_reports.report(wrong), encoding="utf-8")
    done = arbiter("import", source, tmp_path / "wrong.arbiter", *MISFIT)
    assert done.status == 0
    assert "Differences from the rules: " in done.err
    assert f"{source}: Round 1: Paired: " in done.err
    assert read_event(tmp_path / "wrong.arbiter").tournament.main_stage.rounds


def test_that_the_history_tells_of_an_imported_report(
    arbiter: Arbiter, report: Path, tmp_path: Path
) -> None:
    file = tmp_path / "cup.arbiter"
    arbiter("import", report, file, *MISFIT)
    assert "Event taken over from spring.trf: 5 players" in arbiter("history", file).out
    assert [entry.command for entry in read_history(file)] == ["event.create", "report.import"]


def test_that_a_report_does_not_mix_with_players_of_another_event(
    arbiter: Arbiter, report: Path, sample: Path
) -> None:
    before = sample.read_bytes()
    done = arbiter("import", report, sample, *MISFIT)
    assert done.status == 1
    assert "Import the report into a new event" in done.err
    assert sample.read_bytes() == before


def test_that_a_report_is_known_by_its_text_under_another_name(
    arbiter: Arbiter, report: Path
) -> None:
    renamed = report.rename(report.with_suffix(".txt"))
    assert table(arbiter, renamed)["system"] == "swiss"


def listing(report: Path, tie_breaks: str) -> Path:
    """Let the report list other tie-breaks."""
    text = report.read_text("utf-8").replace("212 PTS,BH/C1,ARO", f"212 PTS,{tie_breaks}")
    report.write_text(text, encoding="utf-8")
    return report


def test_that_no_table_is_made_by_what_the_edition_leaves_of_a_list(
    arbiter: Arbiter, report: Path
) -> None:
    done = arbiter("standings", listing(report, "BH,STD"), "--edition", "2023-09")
    assert (done.status, done.out) == (1, "")
    assert "art. 7.7" in done.err
    assert table(arbiter, report)["tie_breaks"] == ["BH", "STD"]


def test_that_a_list_is_read_under_the_edition_asked_for(arbiter: Arbiter, report: Path) -> None:
    content = table(arbiter, listing(report, "AOB"), "--edition", "2023-09")
    assert (content["edition"], content["tie_breaks"]) == ("2023-09", ["AOB"])


def test_that_a_tie_break_of_another_program_is_left_out_with_a_note(
    arbiter: Arbiter, report: Path
) -> None:
    done = arbiter("standings", listing(report, "BH,ARO/U1500"), "--json")
    assert done.status == 0
    assert json.loads(done.out)["tie_breaks"] == ["BH"]
    assert "Left out of the list of tie-breaks: ARO/U1500." in done.err


def test_that_a_barred_criterion_is_left_out_of_an_imported_list_with_its_article(
    arbiter: Arbiter, report: Path, tmp_path: Path
) -> None:
    file = tmp_path / "cup.arbiter"
    done = arbiter("import", listing(report, "KS,BH"), file, *MISFIT)
    assert done.status == 0
    assert "Left out of the list of tie-breaks: KS." in done.err
    assert "art. 9.2, keeps KS out of this system of play" in done.err
    assert read_event(file).tournament.settings.tie_breaks == ("BH",)


def test_that_a_criterion_listed_twice_in_a_report_stays_so(
    arbiter: Arbiter, report: Path, tmp_path: Path
) -> None:
    file, out = tmp_path / "cup.arbiter", tmp_path / "out.trf"
    arbiter("import", listing(report, "DE,SB,DE"), file, *MISFIT)
    assert arbiter("export", file, out).status == 0
    assert table(arbiter, out)["tie_breaks"] == ["DE", "SB", "DE"]


def test_that_many_notes_of_a_kind_are_counted(arbiter: Arbiter, tmp_path: Path) -> None:
    old = tmp_path / "old.trf"
    rounds = ["   2 w 1", "   1 b 0", *["0000 - -"] * 98]
    lines = [f"001 {number:4}{'':81}  {words}" for number, words in enumerate(rounds, start=1)]
    old.write_text("\n".join(["092 Swiss", *lines]), encoding="utf-8")
    done = arbiter("standings", old)
    assert done.status == 0
    notes = [line for line in done.err.splitlines() if "the bye Z" in line or "more of" in line]
    assert len(notes) == 4
    assert notes[0].startswith(f"arbiter: note: {old}:4:99: ")
    assert notes[3].endswith(":7:99: … and 95 more of this kind, up to line 101.")


def test_that_a_swiss_that_is_paired_is_not_drawn_anew(
    arbiter: Arbiter, report: Path, tmp_path: Path
) -> None:
    file = tmp_path / "cup.arbiter"
    arbiter("import", report, file, *MISFIT)
    done = arbiter("draw", file, "--method", "lots", "--seed", "1")
    assert done.status == 1
    assert "not given from the start again" in done.err


def test_that_the_older_format_tells_what_it_cannot_say(
    arbiter: Arbiter, report: Path, tmp_path: Path
) -> None:
    out = tmp_path / "16.trf"
    done = arbiter("export", report, out, "--format", "16")
    assert done.status == 0
    assert done.err.startswith("arbiter: note: ")
    assert "\n212 " not in out.read_text("utf-8")


def test_that_an_export_that_cannot_be_written_is_bad_input(
    arbiter: Arbiter, report: Path, tmp_path: Path
) -> None:
    done = arbiter("export", report, tmp_path / "nowhere" / "out.trf")
    assert (done.status, done.out) == (2, "")


def test_that_the_sample_comes_back_from_its_report(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    out = tmp_path / "sample.trf"
    assert arbiter("export", sample, out).status == 0
    theirs, ours = table(arbiter, out), table(arbiter, sample)
    assert [row["points"] for row in theirs["standings"]] == [
        row["points"] for row in ours["standings"]
    ]
    assert theirs["system"] == "round-robin"


def test_that_a_final_report_is_refused_while_games_are_open(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    out = tmp_path / "sample.trf"
    refused = arbiter("export", sample, out, "--final")
    assert refused.status == 1
    assert "games are open, by round: " in refused.err
    assert "(board " in refused.err
    assert not out.exists()
    assert arbiter("export", sample, out, "--final", "--in-between").status == 2
    written = arbiter("export", sample, out)
    assert written.status == 0
    assert "This report is not final" in written.err
    read = arbiter("import", out, tmp_path / "copy.arbiter", *MISFIT)
    assert "the report says of itself: In between." in read.err
    assert "### arbiter: report | in-between | after round " in out.read_text("utf-8")


def test_that_a_report_is_printed_like_an_event(
    arbiter: Arbiter, report: Path, tmp_path: Path
) -> None:
    out = tmp_path / "table.pdf"
    assert arbiter("print", report, "cross-table", "-o", out).status == 0
    assert out.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize("version", ["16", "26"])
def test_that_a_report_is_in_latin_letters_and_says_which_are_its_own(
    arbiter: Arbiter, report: Path, tmp_path: Path, version: str
) -> None:
    out = tmp_path / "out.trf"
    done = arbiter("export", report, out, "--format", version)
    assert done.status == 0
    lines = out.read_text("utf-8").splitlines()
    assert "012 Kubok «Vesna»" in lines
    assert "022 Lviv" in lines
    assert "102 IA Kravets Olha" in lines
    names = [line[14:47].rstrip() for line in lines if line.startswith("001")]
    assert names == ["Gava, Olena", "Yizhak, Illia", "Buk, Yan", "Shchur, Olia", "Yarosh, Lev"]
    assert "5 names of players without a Latin form are put into Latin letters" in done.err
    assert "Ґава, Олена → Gava, Olena" in done.err
    assert "Львів → Lviv" in done.err
    assert "Кравець Ольга → Kravets Olha" in done.err


def test_that_what_a_report_leaves_open_is_said(arbiter: Arbiter, report: Path) -> None:
    text = report.read_text("utf-8")
    assert "no edition of C.07; taken was 2026-03, in force on the first day, 2026-04-01" in (
        arbiter("standings", report).err
    )
    assert "no edition" not in arbiter("standings", report, "--edition", "2023-09").err
    for record in ("192", "212", "042"):
        text = "\n".join(line for line in text.splitlines() if not line.startswith(record))
    report.write_text(f"{text}\n", encoding="utf-8")
    for words in (("standings", report), ("import", report, report.with_suffix(".arbiter"))):
        said = arbiter(*words).err
        assert "the rounds were read as those of a Swiss" in said
        assert "names no tie-breaks; the usual ones were taken: BH/C1,BH,SB,DE." in said
        assert "taken was 2026-03, the newest one, for it names no first day either" in said
    said = arbiter("standings", report, "--tie-breaks", "BH", "--edition", "2023-09").err
    assert "tie-breaks; the usual" not in said
