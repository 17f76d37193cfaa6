from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from arbiter_app.gui.base import preferences
from arbiter_app.gui.base.preferences import Preferences


def test_that_preferences_of_one_start_are_kept_but_written_nowhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    places: list[Path] = []

    class Settings(QSettings):
        def __init__(self, place: str, format: QSettings.Format) -> None:
            places.append(Path(place))
            # What is tried must not harm this computer where the place is a wrong one.
            super().__init__(str(Path(__file__, "nowhere")), format)

    monkeypatch.setattr(preferences, "QSettings", Settings)
    kept = Preferences.of_this_start()
    kept.language = "uk"
    assert kept.language == "uk"
    assert [place.parent.is_file() for place in places] == [True]
