"""Whether a report tells how a tournament ended, or how it stands in between.

    ### arbiter: report | in-between | after round 3 of 9

A report before TRF26 has no comments: its title says so.
"""

from enum import StrEnum

from arbiter_app.domain.facts.competition import Competition

TITLE_IN_BETWEEN = "IN-BETWEEN REPORT: "
"""Before the title of a report that is not final, where there are no comments."""


class Finality(StrEnum):
    """What a report is sent for."""

    FINAL = "final"
    IN_BETWEEN = "in-between"


def finality_fact(finality: Finality, competition: Competition) -> tuple[object, ...]:
    """Return what the comment of a report says."""
    if finality is Finality.FINAL:
        return "report", finality
    # What counts from an earlier stage is a result like others to whoever reads the report.
    begun = [
        each.number
        for each in competition.rounds
        if competition.has_begun(each) or len(each.to_play) < len(each.games)
    ]
    rounds = max(competition.announced_rounds, len(competition.rounds))
    return "report", finality, f"after round {max(begun, default=0)} of {rounds}"
