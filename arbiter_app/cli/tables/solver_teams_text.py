"""The table of teams of solvers as text."""

from arbiter_app.cli.console import ENGLISH, aligned
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.solving.scores import solving_rules
from arbiter_app.domain.solving.teams import team_scores
from arbiter_app.wording.terms.play import solver_teams, solving


def as_text(here: InHand) -> str:
    """Return the teams, the best first, with whoever counts for them; "" where there are none."""
    competition, players = here.competition, here.event.players
    if not (found := team_scores(competition, players)):
        return ""
    rules, rounds = solving_rules(competition), solver_teams.rounds_told(competition)
    rows = [["Place", "Team", *(f"R{each}" for each in rounds), "Points", "Time", "Who counts"]]
    rows += (
        [
            solver_teams.place_text(row),
            row.name,
            *(solver_teams.points_of_round(ENGLISH, row, each) for each in rounds),
            solving.points(ENGLISH, row.points),
            solver_teams.time_text(row, rules),
            solver_teams.who_counts(ENGLISH, players, row),
        ]
        for row in found
    )
    right = frozenset(range(len(rows[0]) - 1)) - {1}
    return "\n".join(aligned(rows, right))
