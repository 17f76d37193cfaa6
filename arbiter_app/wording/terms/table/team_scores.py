"""Words for the scores of tables: of teams there are two."""

from collections.abc import Mapping
from decimal import Decimal

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.table import tie_breaks

_HEADS: Mapping[Score | None, str] = {
    None: QT_TRANSLATE_NOOP("Column", "Points"),
    Score.MATCH: QT_TRANSLATE_NOOP("Column", "MP"),
    Score.GAME: QT_TRANSLATE_NOOP("Column", "GP"),
}
_NAMES: Mapping[Score | None, str] = {
    None: QT_TRANSLATE_NOOP("TeamScore", "points"),
    Score.MATCH: QT_TRANSLATE_NOOP("TeamScore", "match points"),
    Score.GAME: QT_TRANSLATE_NOOP("TeamScore", "game points"),
}
_OTHER_SCORE = "MPVGP"


def head(catalogue: Catalogue, score: Score | None) -> str:
    """Return the head of a column of points; None: people's."""
    return catalogue.translate("Column", _HEADS[score])


def first_head(catalogue: Catalogue, settings: Settings) -> str:
    """Return the head of the column that decides: of a McMahon tournament that of its score."""
    if settings.mcmahon is not None:
        return catalogue.translate("Column", "MMS", "the McMahon score")
    return head(catalogue, settings.primary_score)


def name(catalogue: Catalogue, score: Score | None) -> str:
    """Return what points are called in a sentence."""
    return catalogue.translate("TeamScore", _NAMES[score])


def value_head(catalogue: Catalogue, code: str, score: Score | None) -> str:
    """Return the head of a tie-break's column where a score decides: the other score of teams is
    called by its name.
    """
    if score is not None and TieBreak.parse(code).acronym == _OTHER_SCORE:
        return head(catalogue, score.other)
    return tie_breaks.short_name(catalogue, code)


def other_column(competition: Competition, codes: tuple[str, ...]) -> Score | None:
    """Return which score has a column of its own behind the one that decides; None where people
    play, and where the list of tie-breaks has it already.
    """
    rules = competition.settings.teams
    if rules is None or any(TieBreak.parse(each).acronym == _OTHER_SCORE for each in codes):
        return None
    return rules.primary.other


def both(catalogue: Catalogue, match_points: str, game_points: Decimal) -> str:
    """Return match points and game points as a cell shows them: "2 / 3½"."""
    pattern = catalogue.translate("TeamScore", "{match} / {game}", "points of a match")
    return pattern.format(match=match_points, game=numbers.points(catalogue, game_points))
