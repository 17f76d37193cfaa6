"""What results are worth, in words."""

from arbiter_app.domain.facts.results import STANDARD_SCORING
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers


def points_of_results(catalogue: Catalogue, settings: Settings) -> str:
    """Return "win 3, draw 1, loss 0"; who was absent or free is told of where he gets other
    points than who lost or won. Of matches of two games it is what each of them is worth.
    """
    scoring, bye = settings.scoring_of_game, settings.scoring.pairing_bye
    said = catalogue.translate("Scoring", "win {win}, draw {draw}, loss {loss}").format(
        win=numbers.points(catalogue, scoring.win),
        draw=numbers.points(catalogue, scoring.draw),
        loss=numbers.points(catalogue, scoring.loss),
    )
    if scoring.absence != scoring.loss:
        pattern = catalogue.translate("Scoring", "{points}, forfeit loss {absence}")
        absence = numbers.points(catalogue, scoring.absence)
        said = pattern.format(points=said, absence=absence)
    if settings.has_two_games:
        pattern = catalogue.translate("Scoring", "each of the two games of a match: {points}")
        said = pattern.format(points=said)
    if settings.traits.has_byes and (settings.has_two_games or bye != scoring.win):
        pattern = catalogue.translate("Scoring", "{points}, pairing-allocated bye {bye}")
        said = pattern.format(points=said, bye=numbers.points(catalogue, bye))
    return said


def unusual_points(catalogue: Catalogue, settings: Settings) -> str:
    """Return the same where the points are not the usual ones; "" where they are."""
    if not settings.has_two_games and settings.scoring == STANDARD_SCORING:
        return ""
    return points_of_results(catalogue, settings)
