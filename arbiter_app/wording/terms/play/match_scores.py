"""What matches of teams gave, as cells of cross tables show it."""

from collections.abc import Mapping

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import BYES, Mark
from arbiter_app.domain.ids import ParticipantId, Round
from arbiter_app.domain.table.both_scores import BothScores, both_scores
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.table.team_scores import both


def cell_texts(
    catalogue: Catalogue, competition: Competition
) -> Mapping[tuple[ParticipantId, Round], str]:
    """Return what every team got in every round that it has a result of, match points first:
    "2 / 3½", "+ / 4" by forfeit; nothing where people play.
    """
    return {place: _text(catalogue, scored) for place, scored in both_scores(competition).items()}


def _text(catalogue: Catalogue, scored: BothScores) -> str:
    if scored.mark in BYES:
        return results.sign(scored.mark)
    if scored.mark in (Mark.FORFEIT_WON, Mark.FORFEIT_LOST):
        return both(catalogue, results.sign(scored.mark), scored.game_points)
    return both(catalogue, numbers.points(catalogue, scored.match_points), scored.game_points)
