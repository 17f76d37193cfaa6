"""Whether a table is final, and what it waits for where it is not."""

from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.next_step.play_offs import awaits_play_offs
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.table.standings import Players, Standings, awaits_lots
from arbiter_app.i18n import translate


def how_final(tournament: Tournament, players: Players, table: Standings) -> str:
    """Return "Final", or what is still missing."""
    stage = tournament.main_stage
    if missing := stage.missing:
        said = translate("TablePage", "Not final: %n game(s) missing", None, missing)
        if adjourned := sum(len(round_.adjourned) for round_ in stage.rounds):
            pattern = translate("TablePage", "{missing}, adjourned: {adjourned}")
            return pattern.format(missing=said, adjourned=adjourned)
        return said
    if not tournament.settings.system.ranks_by_points and not is_over(tournament):
        return translate("TablePage", "Not final: there is more to play")
    if awaits_play_offs(tournament, players):
        return translate("TablePage", "Not final: a tie is played off (F7)")
    if awaits_lots(tournament, table):
        return translate("TablePage", "Not final: lots not yet drawn")
    return translate("TablePage", "Final")
