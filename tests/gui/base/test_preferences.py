from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from arbiter_app.gui.base import preferences
from arbiter_app.gui.base.preferences import Preferences


def test_that_preferences_of_one_start_are_kept_but_written_nowhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    places: list[Path] = []

    def settings(place: str, format: QSettings.Format) -> QSettings:
        places.append(Path(place))
        # What is tried must not harm this computer where the place is a wrong one.
        return QSettings(str(Path(__file__, "nowhere")), format)

    settings.Format = QSettings.Format  # type: ignore[attr-defined]
    monkeypatch.setattr(preferences, "QSettings", settings)
    kept = Preferences.of_this_start()
    kept.language = "uk"
    assert kept.language == "uk"
    assert [place.parent.is_file() for place in places] == [True]
