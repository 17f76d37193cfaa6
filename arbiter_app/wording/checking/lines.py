"""A whole check as lines to be read one after the other."""

from collections.abc import Iterator

from arbiter_app.domain.checking.verdict import RoundCheck, Verdict
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.checking.differences import Names, pairing_text, standing_text
from arbiter_app.wording.checking.remarks import assumed_text, grounds_text, reason_text
from arbiter_app.wording.terms.play import team_mates
from arbiter_app.wording.terms.play.by_hand import why_by_hand


def summary(catalogue: Catalogue, verdict: Verdict) -> str:
    """Return by what was checked, and how much differs."""
    if verdict.differences:
        pattern = catalogue.translate("Check", "Differences from the rules: {count}")
        found = pattern.format(count=verdict.differences)
    else:
        found = catalogue.translate("Check", "No difference from the rules was found")
    return f"{grounds_text(catalogue, verdict.pairings)}. {found}."


def lines(catalogue: Catalogue, verdict: Verdict, names: Names) -> Iterator[str]:
    """Yield what differs, then what was not looked at."""
    in_round = catalogue.translate("Check", "Round {round}: {sentence}")
    in_table = catalogue.translate("Check", "Table: {sentence}")
    for each in verdict.rounds:
        for difference in each.differences:
            said = pairing_text(catalogue, names, difference)
            yield in_round.format(round=each.round, sentence=said)
        for sentence in known_lines(catalogue, each, names):
            yield in_round.format(round=each.round, sentence=sentence)
    for row in verdict.standings.differences:
        yield in_table.format(sentence=standing_text(catalogue, names, row))
    yield from _unchecked(catalogue, verdict)


def known_lines(catalogue: Catalogue, found: RoundCheck, names: Names) -> Iterator[str]:
    """Yield what is no difference and should be known of a round: pairs changed by hand, team-mates
    who had to meet.
    """
    yield from by_hand_lines(catalogue, found, names)
    if found.position is not None and found.position.lifted:
        yield team_mates.without_teams(catalogue, found.position, names)


def by_hand_lines(catalogue: Catalogue, found: RoundCheck, names: Names) -> Iterator[str]:
    """Yield why pairs of a round were changed by hand, then which: no differences from the rules
    that nobody knows of.
    """
    if found.by_hand is None:
        return
    pattern = catalogue.translate("Check", "Known, changed by hand: {why}.")
    yield pattern.format(why=why_by_hand(catalogue, found.by_hand).rstrip("."))
    for difference in found.made_by_hand:
        yield pairing_text(catalogue, names, difference)


def assumed(catalogue: Catalogue, verdict: Verdict) -> Iterator[str]:
    """Yield what was taken where nobody says it."""
    return (assumed_text(catalogue, each) for each in verdict.remarks)


def _unchecked(catalogue: Catalogue, verdict: Verdict) -> Iterator[str]:
    for each in verdict.rounds:
        if each.unchecked is not None and each.unchecked != verdict.pairings:
            pattern = catalogue.translate("Check", "Round {round} unchecked: {reason}.")
            yield pattern.format(round=each.round, reason=reason_text(catalogue, each.unchecked))
    if verdict.standings.unchecked is not None:
        pattern = catalogue.translate("Check", "Standings unchecked: {reason}.")
        yield pattern.format(reason=reason_text(catalogue, verdict.standings.unchecked))
