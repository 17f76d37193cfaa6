"""How far a table has come, as its heading says."""

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.next_step.play_offs import awaits_play_offs
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.table.standings import Players, Standings, awaits_lots
from arbiter_app.i18n import Catalogue


def is_final(competition: Competition, players: Players, table: Standings) -> bool:
    """Whether every game has its result and every tie is settled."""
    return (
        is_over(competition)
        and not awaits_play_offs(competition, players)
        and not awaits_lots(competition, table)
    )


def subtitle(
    competition: Competition, players: Players, table: Standings, catalogue: Catalogue
) -> str:
    """Return how far the table has come; "" once it is final."""
    if is_final(competition, players, table):
        return ""
    if is_over(competition):
        if awaits_play_offs(competition, players):
            return catalogue.translate("Paper", "Before the end of the play-off, not final")
        return catalogue.translate("Paper", "Before the drawing of lots, not final")
    if competition.traits.has_bracket:
        open_ = sum(not match.is_over for match in knockout(competition).matches.values())
        return catalogue.translate("Paper", "%n match(es) to be decided, not final", None, open_)
    if competition.traits.has_parts:
        return catalogue.translate("Paper", "Not final: there is more to play")
    rounds = competition.rounds
    begun = [round_.number for round_ in rounds if competition.has_begun(round_)]
    if not begun:
        return catalogue.translate("Paper", "Before the first round")
    announced = max(competition.settings.rounds or 0, len(rounds))
    pattern = catalogue.translate("Paper", "After round {round} of {rounds}, not final")
    return pattern.format(round=begun[-1], rounds=announced)
