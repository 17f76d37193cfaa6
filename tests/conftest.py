import os
from pathlib import Path

import pytest
from hypothesis import settings

from arbiter_app import paths

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A slow machine is no bug of a rule; CI must give the same answer twice.
settings.register_profile("arbiter", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("arbiter")


@pytest.fixture(autouse=True)
def own_data_folder(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What outlives an event goes into the folder of the test, never into the person's own."""

    def folder() -> Path:
        beside: Path = request.getfixturevalue("tmp_path")
        made = beside.with_name(f"{beside.name}-user-data")
        made.mkdir(exist_ok=True)
        return made

    monkeypatch.setattr(paths, "user_data", folder)
