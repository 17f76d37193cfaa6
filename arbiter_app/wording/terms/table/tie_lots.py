"""Words for the lots drawn among those whom the table leaves tied."""

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.i18n import Catalogue


def how(catalogue: Catalogue, competition: Competition) -> str:
    """Return how they were drawn: "seed 12345678", "in the hall, witnesses: …"."""
    if competition.tie_lot_seed is not None:
        return catalogue.translate("TieLots", "seed {seed}").format(seed=competition.tie_lot_seed)
    pattern = catalogue.translate("TieLots", "in the hall, witnesses: {witnesses}")
    return pattern.format(witnesses=witnesses(competition))


def witnesses(competition: Competition) -> str:
    """Return who saw the lots of the hall being drawn; "" where none were."""
    lots = (each for each in competition.decisions if each.kind is DecisionKind.PLACE)
    return next((each.reason for each in lots), "")
