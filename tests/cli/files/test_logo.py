"""The logo of papers from the command line."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image

from arbiter_app.services.closed_file import read_event

Arbiter = Callable[..., Any]


def test_that_a_logo_is_put_there_and_taken_away(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    picture = tmp_path / "logo.jpg"
    Image.new("RGB", (90, 60), "navy").save(picture)
    assert arbiter("logo", sample, picture).status == 0
    assert read_event(sample).logo is not None
    assert arbiter("logo", sample, "--none").status == 0
    assert read_event(sample).logo is None


def test_that_a_picture_that_cannot_be_read_is_told(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    damaged = tmp_path / "logo.png"
    damaged.write_bytes(b"no picture")
    for path, told in ((damaged, "damaged"), (tmp_path / "gone.png", "gone.png")):
        refused = arbiter("logo", sample, path)
        assert refused.status != 0
        assert told in refused.err
    assert read_event(sample).logo is None
