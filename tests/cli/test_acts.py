"""What wants a yes is refused on the command line with its code, until the code is said."""

from pathlib import Path

from arbiter_app.domain.ids import Round
from arbiter_app.formats import trf
from arbiter_app.services.closed_file import read_event
from tests.cli.conftest import Arbiter
from tests.services.reports import swiss

TWICE = ("--accept", "act.leave-rules", "--accept", "act.leave-rules")


def test_that_rounds_which_do_not_fit_their_system_are_taken_over_by_a_yes_alone(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    report, file = tmp_path / "spring.trf", tmp_path / "cup.arbiter"
    report.write_bytes(trf.encode(trf.format(trf.report_of(swiss()))))
    done = arbiter("import", report, file)
    assert done.status == 1
    assert done.err.rstrip().endswith("Say that it is meant so: --accept act.misfit")
    assert not file.exists()
    assert arbiter("import", report, file, "--accept", "act.misfit").status == 0
    (line,) = read_event(file).tournament.integrity
    assert line.told.startswith("rounds 1-3, differences ")


def test_that_the_rules_mode_is_left_by_saying_so_twice(arbiter: Arbiter, tmp_path: Path) -> None:
    file, words = tmp_path / "cup.arbiter", ("--reason", "рішення журі")
    report = tmp_path / "spring.trf"
    report.write_bytes(trf.encode(trf.format(trf.report_of(swiss()))))
    arbiter("import", report, file, "--accept", "act.misfit")
    for said in ((), TWICE[:2]):
        done = arbiter("leave-rules", file, *words, *said)
        assert done.status == 1
        assert " ".join(TWICE) in done.err
        assert read_event(file).tournament.rules_left is None
    assert arbiter("leave-rules", file, *words, *TWICE).status == 0
    left = read_event(file).tournament.rules_left
    assert left is not None
    assert (left.round, left.reason) == (Round(2), "рішення журі")
    assert "nothing brings it back" in arbiter("leave-rules", file, *words, *TWICE).err.lower()
    assert "Rules mode left" in arbiter("history", file).out
