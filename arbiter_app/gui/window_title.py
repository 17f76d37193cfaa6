"""What the title of the window says of the open event."""

from arbiter_app.domain.event import Event, System
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate

_SYSTEMS = {
    System.ROUND_ROBIN: QT_TRANSLATE_NOOP("MainWindow", "Round robin"),
    System.SWISS: QT_TRANSLATE_NOOP("MainWindow", "Swiss system"),
}


def window_title(event: Event) -> str:
    """Return event, system and number of players, a practice copy told first."""
    pattern = (
        translate("MainWindow", "PRACTICE · {event} · {system} – Arbiter")
        if event.is_practice
        else translate("MainWindow", "{event} · {system} – Arbiter")
    )
    return pattern.format(event=event.title, system=_system(event))


def _system(event: Event) -> str:
    tournament = event.tournament
    return translate("MainWindow", "{system}, {players}").format(
        system=translate("MainWindow", _SYSTEMS[tournament.settings.system]),
        players=translate("MainWindow", "%n player(s)", None, len(tournament.entries)),
    )
