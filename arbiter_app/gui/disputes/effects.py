"""What a sanction or a decision does to results, table and play-offs, in lines."""

from collections.abc import Iterator, Sequence

from arbiter_app.domain.disputes.sanctions import Ruling, game_changes, standings_after
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.incidents import Sanction
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.pairing.built_upon import matches_taken_back
from arbiter_app.domain.play_offs.outcome import idle_steps
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import incidents
from arbiter_app.wording.terms.knockouts import named_match
from arbiter_app.wording.terms.stages import stage_name
from arbiter_app.wording.terms.standings import standing_change

_MOST_CHANGES = 4
"""As many games as are named one by one."""


def effect_lines(here: InHand, ruling: Ruling) -> Sequence[str]:
    """Return what a sound sanction does to results, points and places."""
    catalogue = window_catalogue()
    changes = game_changes(here.tournament, here.competition, ruling)
    if not changes and ruling.sanction is not Sanction.EXPULSION:
        return [translate("IncidentDialog", "Results and table stay as they are.")]
    lines = [incidents.change(catalogue, here.event, each) for each in changes[:_MOST_CHANGES]]
    if more := len(changes) - len(lines):
        lines.append(translate("IncidentDialog", "… and %n more game(s)", None, more))
    moved = standings_after(here, ruling)
    return [*lines, *(standing_change(catalogue, here.event, each) for each in moved)]


def taken_back_lines(event: Event, after: Tournament) -> Iterator[str]:
    """Yield which matches and steps of play-offs are taken back where the tournament becomes what
    it is afterwards, or why it cannot become so.
    """
    catalogue, tournament = window_catalogue(), event.tournament
    try:
        matches = matches_taken_back(event, after)
    except RuleError as refusal:
        yield f"⚠ {error_sentence(refusal)}"
        return
    gone = [named_match(catalogue, each) for each in matches]
    gone += [stage_name(catalogue, tournament, each.id) for each in idle_steps(tournament, after)]
    if gone:
        told = translate("TakenBack", "Paired or drawn, not played, and taken back: {matches}.")
        yield told.format(matches="; ".join(gone))
