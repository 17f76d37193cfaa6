"""At which tables of a round captains have not signed, said where it is missing."""

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.teams.signatures import unsigned
from arbiter_app.domain.teams.two_stages import course_of
from arbiter_app.i18n import window_catalogue
from arbiter_app.wording.terms.play import signatures


def missing_signatures(here: InHand, round_: RoundOfPlay) -> str:
    """Return at which tables of a round signatures are missing, once all its results are there or
    somebody has signed; "" where none are, and where people play for themselves.
    """
    rules, course = here.tournament.settings.teams, course_of(here).competition
    matches = course.round_or_none(round_.number)
    if rules is None or matches is None or (matches.awaited and not matches.signatures):
        return ""
    tables = [match.board for match in unsigned(rules, matches)]
    return signatures.missing(window_catalogue(), tables)
