"""By which rules a table stands, and whether it is final."""

from collections.abc import Callable

from arbiter_app.documents.table import play_off_notes
from arbiter_app.documents.table.notes import table_notes
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.rules.settings import Settings, Unresolved
from arbiter_app.domain.ids import is_team
from arbiter_app.domain.next_step.play_offs import awaits_play_offs
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.table.standings import Players, Standings, awaits_lots
from arbiter_app.gui.table.seen import Seen
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.regulations import (
    bracket_lines,
    cuts_text,
    match_rules_text,
    tie_breaks_before_text,
)
from arbiter_app.wording.terms.play import solving
from arbiter_app.wording.terms.table import tie_breaks
from arbiter_app.wording.terms.table.table_state import subtitle


def rules_text(settings: Settings, table: Standings) -> str:
    """Return the edition and the tie-breaks in their order, or what else ranks the system."""
    if not settings.traits.ranks_by_points:
        return _ranked_by(settings)
    catalogue = window_catalogue()
    if settings.play_off is not None:
        text = translate(
            "TablePage",
            "{edition}. Tie-breaks in order: {order}. {played_off} Otherwise {unresolved}.",
        )
        return text.format(
            edition=tie_breaks.edition_of(catalogue, settings),
            order=tie_breaks.order(catalogue, table.tie_breaks) or translate("TablePage", "none"),
            played_off=" ".join(
                (
                    cuts_text(catalogue, settings.play_off.cuts),
                    tie_breaks_before_text(catalogue, settings.play_off),
                )
            ),
            unresolved=_UNRESOLVED[settings.unresolved](),
        )
    text = translate("TablePage", "{edition}. Tie-breaks in order: {order}; then {unresolved}.")
    return text.format(
        edition=tie_breaks.edition_of(catalogue, settings),
        order=tie_breaks.order(catalogue, table.tie_breaks) or translate("TablePage", "none"),
        unresolved=_UNRESOLVED[settings.unresolved](),
    )


def how_final(competition: Competition, players: Players, table: Standings) -> str:
    """Return "Final", or what is still missing."""
    if missing := competition.missing:
        said = _not_final(competition, missing)
        if adjourned := sum(len(round_.adjourned) for round_ in competition.rounds):
            pattern = translate("TablePage", "{missing}, adjourned: {adjourned}")
            return pattern.format(missing=said, adjourned=adjourned)
        return said
    if not is_over(competition):
        if competition.traits.ranks_by_points:
            return subtitle(competition, players, table, window_catalogue())
        return translate("TablePage", "Not final: there is more to play")
    if awaits_play_offs(competition, players):
        return translate("TablePage", "Not final: a tie is played off (F7)")
    if awaits_lots(competition, table):
        return translate("TablePage", "Not final: lots not yet drawn")
    return translate("TablePage", "Final")


def _not_final(competition: Competition, missing: int) -> str:
    if competition.traits.has_sheets:
        return translate("TablePage", "Not final: %n sheet(s) missing", None, missing)
    if any(map(is_team, competition.numbers)):
        return translate("TablePage", "Not final: %n match(es) missing", None, missing)
    return translate("TablePage", "Not final: %n game(s) missing", None, missing)


def notes_text(seen: Seen) -> str:
    """Return what the figures of a table alone do not tell, a line for each note."""
    here, catalogue, table = seen.here, window_catalogue(), seen.asked.table
    told = (*play_off_notes.notes(here, catalogue), *table_notes(here, catalogue, table))
    notes = [paragraph.text for paragraph in told]
    if table.dropped:
        notes.append(
            translate(
                "TablePage",
                "To have them applied, enter the missing ratings on the Players page, or say on"
                " the Event page what becomes of players without one.",
            )
        )
    return "\n".join(filter(None, (*notes, seen.doubtful)))


def _ranked_by(settings: Settings) -> str:
    """Say what orders a table that no list of tie-breaks orders."""
    if settings.traits.has_sheets:
        text = solving.ranked_by(window_catalogue())
        return text[:1].upper() + text[1:]
    if settings.traits.is_of_two:
        of_teams = settings.teams is not None
        return match_rules_text(window_catalogue(), settings.knockout.match, of_teams=of_teams)
    if settings.traits.has_bracket:
        return " ".join(bracket_lines(window_catalogue(), settings.knockout))
    return translate(
        "TablePage",
        "The finals come first, by the places they decide; then players who are in none, by the"
        " place in their group.",
    )


_UNRESOLVED: dict[Unresolved, Callable[[], str]] = {
    Unresolved.SHARED: lambda: translate("TablePage", "places are shared"),
    Unresolved.LOTS: lambda: translate("TablePage", "lots are drawn"),
}
