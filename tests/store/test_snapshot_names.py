"""Files that only look like snapshots: they cost nothing."""

from pathlib import Path

from arbiter_app.store.event_file.snapshots import taken

SOUND = "2026-11-21 18-05-33 v412 after round 5.arbiter"


def test_that_what_is_no_snapshot_is_passed_over(tmp_path: Path) -> None:
    for name in (
        SOUND,
        "2026-13-45 18-05-33 v1 after round 5.arbiter",
        "2026-11-21 25-61-61 v1 before draw.lots.arbiter",
        f"2026-11-21 18-05-33 v{'9' * 200} after round 5.arbiter",
        f"2026-11-21 18-05-33 v1 after round {'9' * 200}.arbiter",
        "٢٠٢٦-11-21 18-05-33 v1 after round 5.arbiter",
    ):
        (tmp_path / name).touch()
    (tmp_path / "2026-11-21 18-05-34 v1 after round 5.arbiter").mkdir()
    assert [snapshot.path.name for snapshot in taken(tmp_path)] == [SOUND]
