"""What was read otherwise than it was written, when the report of an event was imported."""

from collections.abc import Sequence

from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.formats import trf
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.errors.sentences import error_sentence


def adjusted(catalogue: Catalogue, tournament: Tournament) -> Sequence[str]:
    """Return a sentence for each, with its place in the file that was imported."""
    found = trf.conversions(tournament.kept_lines)
    return [error_sentence(catalogue, each) for each in found]


def adjusted_head(catalogue: Catalogue, count: int) -> str:
    """Return how many there are, and where they are told again."""
    return catalogue.translate(
        "ReportRemark",
        "Read otherwise than written when the report was imported, and listed in new report files:"
        " %n.",
        None,
        count,
    )
