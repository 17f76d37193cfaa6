"""Names of the systems by which a Swiss is paired, and of what goes with them."""

from collections.abc import Mapping

from arbiter_app.domain.facts.swiss_rules import Acceleration, SwissSystem
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

# fmt: off
_SYSTEMS: Mapping[SwissSystem, str] = {
    SwissSystem.DUTCH:    QT_TRANSLATE_NOOP("SwissSystem", "FIDE (Dutch)"),
    SwissSystem.DUBOV:    QT_TRANSLATE_NOOP("SwissSystem", "Dubov"),
    SwissSystem.BURSTEIN: QT_TRANSLATE_NOOP("SwissSystem", "Burstein"),
    SwissSystem.DOUBLE:   QT_TRANSLATE_NOOP("SwissSystem", "Double-Swiss"),
    SwissSystem.OTHER:    QT_TRANSLATE_NOOP("SwissSystem", "another Swiss system"),
}
_ACCELERATIONS: Mapping[Acceleration, str] = {
    Acceleration.NONE: QT_TRANSLATE_NOOP("SwissSystem", "not accelerated"),
    Acceleration.BAKU: QT_TRANSLATE_NOOP("SwissSystem", "Baku acceleration"),
}
# fmt: on


def swiss_system(catalogue: Catalogue, system: SwissSystem) -> str:
    """Return by which system a Swiss is paired."""
    return catalogue.translate("SwissSystem", _SYSTEMS[system])


def acceleration(catalogue: Catalogue, kind: Acceleration) -> str:
    """Return how the first rounds are accelerated."""
    return catalogue.translate("SwissSystem", _ACCELERATIONS[kind])
