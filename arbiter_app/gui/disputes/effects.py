"""What a sanction or a decision does to results, table and play-offs, in lines."""

from collections.abc import Iterator, Sequence

from arbiter_app.domain.disputes.sanctions import (
    Ruling,
    demand_sound,
    game_changes,
    standings_after,
    with_ruling,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import Sanction
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.pairing.built_upon import matches_taken_back
from arbiter_app.domain.pairing.swiss.draft import drafts_overtaken
from arbiter_app.domain.play_offs.outcome import idle_steps
from arbiter_app.domain.taking_part.participation import rounds_not_paired
from arbiter_app.domain.taking_part.what_if import GameChange, competition_after
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.disputes import incidents
from arbiter_app.wording.terms.event.stages import stage_name
from arbiter_app.wording.terms.play import late_results
from arbiter_app.wording.terms.play.knockouts import named_match
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table.standings import standing_change

_MOST_CHANGES = 4
"""As many games as are named one by one."""


def all_effects(
    here: InHand, rulings: Sequence[Ruling]
) -> tuple[Sequence[str], Sequence[GameChange]]:
    """Return what sanctions do one after the other, in lines, and the games that they change; where
    one is not sound, what is wrong with it.
    """
    lines: list[str] = []
    changes: list[GameChange] = []
    now = here
    for ruling in rulings:
        try:
            demand_sound(now, ruling)
        except RuleError as error:
            return [*lines, error_sentence(error, here.event)], changes
        changes += game_changes(now.tournament, now.competition, ruling)
        lines += effect_lines(now, ruling)
        lines += _not_paired(now, ruling)
        now = with_ruling(now, ruling)
    if any(each.move is not None for each in rulings):
        lines += _of_a_swiss(here.event, now.tournament)
    else:
        lines += taken_back_lines(here.event, now.tournament)
    if rulings and not lines:
        lines.append(translate("IncidentDialog", "Results and table stay as they are."))
    return [*dict.fromkeys(lines)], changes


def imposing(event: Event, rulings: Sequence[Ruling], chosen: Sanction | None) -> str:
    """Return the verb for the sanctions of an incident, the one that is being chosen last."""
    catalogue = window_catalogue()
    if len(rulings) == 1 and rulings[0].sanction is Sanction.EXPULSION and rulings[0].player:
        name = incidents.whom(catalogue, event, rulings[0])
        pattern = translate("IncidentDialog", "E&xpel {name}")
        return pattern.format(name=plain_caption(name))
    names = [
        incidents.sanction(catalogue, each.sanction)
        if each.player is not None
        else plain_caption(incidents.imposed(catalogue, event, each))
        for each in rulings
        if each.sanction is not Sanction.NONE
    ]
    if not rulings and chosen is not None and chosen is not Sanction.NONE:
        names = [incidents.sanction(catalogue, chosen)]
    if not names:
        return translate("IncidentDialog", "Write it d&own")
    return translate("IncidentDialog", "&Impose: {sanction}").format(
        sanction=", ".join(dict.fromkeys(names))
    )


def effect_lines(here: InHand, ruling: Ruling) -> Sequence[str]:
    """Return what a sound sanction does to results, points and places."""
    catalogue = window_catalogue()
    changes = game_changes(here.tournament, here.competition, ruling)
    if not changes and (ruling.sanction is not Sanction.EXPULSION or ruling.player is None):
        return []
    lines = [incidents.change(catalogue, here.event, each) for each in changes[:_MOST_CHANGES]]
    if more := len(changes) - len(lines):
        lines.append(translate("IncidentDialog", "… and %n more game(s)", None, more))
    moved = standings_after(here, ruling)
    return [*lines, *(standing_change(catalogue, here.event, each) for each in moved)]


def _not_paired(here: InHand, ruling: Ruling) -> Iterator[str]:
    """Yield in which rounds of a Swiss to come somebody is left out by a sanction."""
    if ruling.move is not None and (rounds := rounds_not_paired(here.competition, ruling.move)):
        catalogue = window_catalogue()
        name = people.name(catalogue, here.event.contestants[ruling.move.player])
        yield late_results.not_paired(catalogue, name, rounds)


def _of_a_swiss(event: Event, after: Tournament) -> Iterator[str]:
    """Yield what becomes of rounds that were paired upon results which change."""
    before, catalogue = event.competition(), window_catalogue()
    then = competition_after(before, after)
    if not before.traits.follows_results:
        return
    pairs = zip(before.rounds, then.rounds, strict=True)
    first = next((each.number for each, other in pairs if each.games != other.games), None)
    later = before.rounds[first:] if first is not None else ()
    if published := [each.number for each in later if each.published is not None]:
        yield late_results.published_stay(catalogue, published)
    for draft in drafts_overtaken(then):
        yield late_results.draft_goes(catalogue, draft)


def taken_back_lines(event: Event, after: Tournament) -> Iterator[str]:
    """Yield which matches and steps of play-offs are taken back where the tournament becomes what
    it is afterwards, or why it cannot become so.
    """
    yield from _of_a_swiss(event, after)
    catalogue, tournament = window_catalogue(), event.tournament
    try:
        matches = matches_taken_back(event, after)
    except RuleError as refusal:
        yield f"⚠ {error_sentence(refusal, event)}"
        return
    gone = [named_match(catalogue, each) for each in matches]
    gone += [stage_name(catalogue, tournament, each.id) for each in idle_steps(tournament, after)]
    if gone:
        told = translate("TakenBack", "Paired or drawn, not played, and taken back: {matches}.")
        yield told.format(matches="; ".join(gone))
