"""By which rules a table stands."""

from collections.abc import Callable

from arbiter_app.domain.facts.settings import Settings, System, Unresolved
from arbiter_app.domain.table.standings import Standings
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import tie_breaks
from arbiter_app.wording.terms.regulations import (
    bracket_lines,
    cuts_text,
    match_rules_text,
    tie_breaks_before_text,
)


def rules_text(settings: Settings, table: Standings) -> str:
    """Return the edition and the tie-breaks in their order, or what else ranks the system."""
    if not settings.system.ranks_by_points:
        return _ranked_by(settings)
    catalogue = window_catalogue()
    if settings.play_off is not None:
        text = translate(
            "TablePage",
            "{edition}. Tie-breaks in order: {order}. {played_off} Otherwise {unresolved}.",
        )
        return text.format(
            edition=tie_breaks.edition(catalogue, settings.edition),
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
        edition=tie_breaks.edition(catalogue, settings.edition),
        order=tie_breaks.order(catalogue, table.tie_breaks) or translate("TablePage", "none"),
        unresolved=_UNRESOLVED[settings.unresolved](),
    )


def _ranked_by(settings: Settings) -> str:
    """Say what orders a table that no list of tie-breaks orders."""
    match settings.system:
        case System.KNOCKOUT:
            return " ".join(bracket_lines(window_catalogue(), settings.knockout))
        case System.MATCH:
            return match_rules_text(window_catalogue(), settings.knockout.match)
        case _:
            return translate(
                "TablePage",
                "The finals come first, by the places they decide; then who is in none, by his"
                " place in his group.",
            )


_UNRESOLVED: dict[Unresolved, Callable[[], str]] = {
    Unresolved.SHARED: lambda: translate("TablePage", "places are shared"),
    Unresolved.LOTS: lambda: translate("TablePage", "lots are drawn"),
}
