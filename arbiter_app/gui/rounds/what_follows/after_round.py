"""What comes after a round that is signed off."""

from enum import Enum, auto

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay, StageKind
from arbiter_app.domain.next_step.play_offs import awaits_play_offs
from arbiter_app.domain.pairing.knockout import Knockout
from arbiter_app.domain.pairing.match import Due
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.gui.base.destinations import PageId


class After(Enum):
    """What is due once nothing is missing in a round."""

    NEXT_ROUND = auto()
    PAIRING = auto()
    """The next round of a Swiss is paired."""
    COLOURS = auto()
    """Lots are drawn for the colours of the next matches."""
    GAMES = auto()
    """The next games are paired."""
    BRACKET = auto()
    """Something else is decided on the page of the bracket."""
    PLAY_OFF = auto()
    STAGES = auto()
    """Another stage begins."""
    FINAL_TABLE = auto()
    TABLE = auto()
    """Nothing here: results are missing elsewhere, or rounds are still to be paired."""


PAGE_OF = {
    After.PAIRING: PageId.PAIRING,
    After.BRACKET: PageId.BRACKET,
    After.PLAY_OFF: PageId.PLAY_OFF,
    After.STAGES: PageId.STAGES,
    After.FINAL_TABLE: PageId.TABLE,
    After.TABLE: PageId.TABLE,
}
"""Where that is done which is not done on the page of rounds."""


def after(here: InHand, round_: RoundOfPlay, standing: Knockout | None) -> After:
    """Return what comes after a round of the competition in hand, whose bracket may stand so."""
    if _waits_for_pairs(here.competition, round_):
        return After.PAIRING
    if round_.number < len(here.competition.rounds):
        return After.NEXT_ROUND
    if standing is not None and not standing.is_over:
        return _in_bracket(standing)
    if not is_over(here.competition):
        return After.TABLE
    if awaits_play_offs(here.competition, here.event.contestants):
        return After.PLAY_OFF
    return After.STAGES if _leads_to_a_stage(here) else After.FINAL_TABLE


def _waits_for_pairs(competition: Competition, round_: RoundOfPlay) -> bool:
    """Whether the next round of a Swiss is to be paired or published, on a page of its own."""
    settings = competition.settings
    if not settings.traits.follows_results or settings.is_only_read:
        return False
    if round_.number >= competition.announced_rounds:
        return False
    following = competition.rounds[round_.number : round_.number + 1]
    return not any(each.games and not competition.is_draft(each) for each in following)


def _in_bracket(standing: Knockout) -> After:
    due = {match.state.due for match in standing.due if match.state}
    if Due.COLOURS in due:
        return After.COLOURS
    return After.GAMES if Due.GAME in due else After.BRACKET


def _leads_to_a_stage(here: InHand) -> bool:
    """Whether a stage waits for the players of this one, or none is made yet that does."""
    tournament, own = here.tournament, here.competition.id
    later = [stage for stage in tournament.later_stages if stage.play_off is None]
    if tournament.settings.traits.has_parts and not any(
        stage.kind is StageKind.FINAL for stage in later
    ):
        return True
    return any(
        tournament.competition(stage.id).draw is None
        and any(slot.stage == own for slot in stage.slots)
        for stage in later
    )
