"""What falls with a result that a decision changes, in lines shown before it is taken."""

from collections.abc import Iterator

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.pairing.built_upon import matches_taken_back
from arbiter_app.domain.play_offs.abandoned_steps import idle_steps
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.knockouts import named_match
from arbiter_app.wording.terms.stages import stage_name


def taken_back_lines(event: Event, after: Tournament) -> Iterator[str]:
    """Yield which matches and steps of play-offs are taken back where the tournament becomes what
    it is afterwards, or why it cannot become so.

    `event` is seen from its main stage, and so is what it becomes.
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
