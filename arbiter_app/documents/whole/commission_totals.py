"""What the credentials committee decided in all tournaments of an event, in figures (Ukrainian
rules IV.5, VII.2.10).
"""

from datetime import datetime

from arbiter_app.documents.before_play.mandate_protocol import (
    facts_of_commission,
    last_decision,
    signatures_of_commission,
    table_of_tallies,
    tallied,
)
from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import frame
from arbiter_app.documents.report import Grid, Report
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.registration.tallies import readiness_of_each
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.event.stages import tournament_name


def commission_totals(
    here: InHand,
    options: Options,  # noqa: ARG001 - every document is built with the same arguments
    catalogue: Catalogue,
    printed_at: datetime,
) -> Report:
    """Return the decisions in each tournament, then about people, each of whom is counted once."""
    event = here.event
    named = {each.id: tournament_name(catalogue, each) for each in event.tournaments}
    by_tournament = {named[each]: tally for each, tally in readiness_of_each(event).items()}
    entries = (entry for each in event.tournaments for entry in each.entries)
    body = frame.Body(
        document="commission-totals",
        title=catalogue.translate("Paper", "Totals of the credentials committee"),
        blocks=(
            facts_of_commission(event, catalogue, last_decision(entries, printed_at)),
            Grid(
                (
                    table_of_tallies(
                        catalogue, catalogue.translate("Paper", "By tournament"), by_tournament
                    ),
                )
            ),
            *tallied(event, catalogue),
        ),
        ranked=False,
        signatures=signatures_of_commission(event, catalogue),
    )
    return frame.framed(body, here, catalogue, printed_at)
