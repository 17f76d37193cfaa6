"""Words for the table of a ranking across tournaments: who counts with what, and who does not."""

from collections.abc import Mapping, Sequence

from arbiter_app.domain.across.ranking import (
    AcrossTable,
    Judged,
    UnitRow,
    WhyNot,
)
from arbiter_app.domain.across.results import Reached, chosen_tournaments
from arbiter_app.domain.facts.across_rankings import TieRule
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import Round, TournamentId
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.across.rules import TIE_RULES, of_seat, value
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import contingents, people

# fmt: off
_WHY_NOT: Mapping[WhyNot, str] = {
    WhyNot.EXPELLED: QT_TRANSLATE_NOOP("Across", "expelled from the tournament"),
    WhyNot.ANNULLED: QT_TRANSLATE_NOOP("Across", "left, and no result there counts"),
    WhyNot.OF_ONE: QT_TRANSLATE_NOOP("Across", "as many of this tournament count as may"),
    WhyNot.OWN_BETTER: QT_TRANSLATE_NOOP("Across", "a better result of the same person counts"),
    WhyNot.SEX_UNKNOWN: QT_TRANSLATE_NOOP("Across", "the sex is not known, so there is no quota"),
    WhyNot.NO_PLACE: QT_TRANSLATE_NOOP("Across", "has no place in any category"),
    WhyNot.FULL: QT_TRANSLATE_NOOP("Across", "as many better ones count as may"),
}
# fmt: on


def place(row: UnitRow) -> str:
    """Return the place of a unit, or the places it shares: "2", "2–3"."""
    return _range(row.place, row.last_place)


def _range(first: int, last: int) -> str:
    return f"{first}–{last}" if last > first else str(first)


def place_reached(reached: Reached) -> str:
    """Return the place somebody has in a tournament, or the places shared; "" without one."""
    if reached.place is None:
        return ""
    return _range(reached.place, reached.last_place or reached.place)


def lacking(catalogue: Catalogue, row: UnitRow) -> str:
    """Return who is missing; "" where nobody is."""
    return ", ".join(of_seat(catalogue, seat, count) for seat, count in row.lacking.items())


def result(catalogue: Catalogue, event: Event, judged: Judged) -> str:
    """Return a result with its player, and why it does not count where it does not."""
    reached = judged.reached
    whole = event.whole
    home = next(each for each in whole.tournaments if each.id == reached.tournament)
    where = tournament_name(catalogue, home)
    parts = [f"{where}, {reached.category}" if reached.category else where]
    if at := place_reached(reached):
        parts.append(catalogue.translate("Across", "place {place}").format(place=at))
    scored = catalogue.translate("Across", "{points} pts.")
    parts.append(scored.format(points=numbers.points(catalogue, reached.points)))
    told = f"{people.name(catalogue, whole.contestants[reached.player])} ({', '.join(parts)})"
    if judged.why_not is None:
        pattern = catalogue.translate("Across", "{result}: {worth}")
        return pattern.format(result=told, worth=value(catalogue, reached.worth))
    pattern = catalogue.translate("Across", "{result}: {worth}, does not count: {why}")
    why = catalogue.translate("Across", _WHY_NOT[judged.why_not])
    return pattern.format(result=told, worth=value(catalogue, reached.worth), why=why)


def explanation(
    catalogue: Catalogue, event: Event, table: AcrossTable, row: UnitRow
) -> Sequence[str]:
    """Return how the sum of a unit came about, and what separates it from the one above."""
    total = catalogue.translate("Across", "{unit}: {total}, place {place}").format(
        unit=row.name, total=value(catalogue, row.total), place=place(row)
    )
    lines = [total, *(result(catalogue, event, each) for each in row.counted)]
    if missing := lacking(catalogue, row):
        pattern = (
            catalogue.translate("Across", "Missing, for each {worth} is added: {who}")
            if row.missing
            else catalogue.translate("Across", "Missing, and nothing is reckoned: {who}")
        )
        lines.append(pattern.format(who=missing, worth=value(catalogue, row.missing)))
    lines += (result(catalogue, event, each) for each in row.results if not each.counts)
    if (decided := tie(catalogue, table, row)) is not None:
        lines.append(decided)
    return tuple(lines)


def tie(catalogue: Catalogue, table: AcrossTable, row: UnitRow) -> str | None:
    """Return what separates a unit from the one above it of the same sum, if they are tied."""
    at = table.rows.index(row)
    above = table.rows[at - 1] if at else None
    if row.decided_by is None or above is None:
        if row.last_place == row.place:
            return None
        equals = ", ".join(
            each.name for each in table.rows if each.place == row.place and each is not row
        )
        pattern = catalogue.translate("Across", "Shares the place with: {units}")
        return pattern.format(units=equals)
    pattern = catalogue.translate("Across", "Below {above} with the same sum by: {rule} ({values})")
    ours, theirs = (_tie_text(catalogue, row.decided_by, each) for each in (row, above))
    return pattern.format(
        above=above.name,
        rule=catalogue.translate("Across", TIE_RULES[row.decided_by]),
        values=catalogue.translate("Across", "{own} against {other}").format(
            own=ours, other=theirs
        ),
    )


def _tie_text(catalogue: Catalogue, rule: TieRule, row: UnitRow) -> str:
    return "-".join(value(catalogue, each) for each in row.ties[rule]) or "0"


def state(
    catalogue: Catalogue, event: Event, table: AcrossTable, after: Round | None = None
) -> str:
    """Return after which round a table is looked at, if that was asked for, that it is not final,
    and where more is to be played; "" once it is final.
    """
    told = _not_final(catalogue, event, table)
    if after is None:
        return told
    then = catalogue.translate("Across", "After round {round}").format(round=after)
    return f"{then}. {told}" if told else then


def _not_final(catalogue: Catalogue, event: Event, table: AcrossTable) -> str:
    if table.is_final:
        return ""
    parts = []
    if table.under_way:
        pattern = catalogue.translate("Across", "still to be played: {tournaments}")
        parts.append(pattern.format(tournaments=_named(catalogue, event, table, table.under_way)))
    if table.not_begun:
        pattern = catalogue.translate("Across", "not begun: {tournaments}")
        parts.append(pattern.format(tournaments=_named(catalogue, event, table, table.not_begun)))
    return catalogue.translate("Across", "Not final, {why}").format(why="; ".join(parts))


def of_none(catalogue: Catalogue, event: Event, table: AcrossTable) -> str:
    """Name those who stand for nobody; "" where everybody stands for somebody."""
    if not table.of_none:
        return ""
    known = event.whole.contestants
    names = ", ".join(people.name(catalogue, known[each]) for each in table.of_none)
    pattern = catalogue.translate("Across", "Count for nobody, no {kind} is known: {players}")
    kind = contingents.contingent(catalogue, table.ranking.by)
    return pattern.format(kind=kind, players=names)


def _named(
    catalogue: Catalogue, event: Event, table: AcrossTable, ids: Sequence[TournamentId]
) -> str:
    chosen = chosen_tournaments(table.ranking, event.whole)
    named = [each for each in chosen if each.id in ids]
    if len(named) == len(chosen) > 1:
        return catalogue.translate("Across", "all tournaments")
    return ", ".join(tournament_name(catalogue, each) for each in named)
