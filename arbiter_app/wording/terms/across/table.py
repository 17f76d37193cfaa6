"""Words for the table of a ranking across tournaments: who counts with what, and who does not."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from arbiter_app.domain.across.counting import Judged, WhyNot
from arbiter_app.domain.across.ranking import AcrossTable, UnitRow
from arbiter_app.domain.across.results import Reached, chosen_tournaments
from arbiter_app.domain.facts.across_rankings import AcrossRanking, OfPerson, TieRule
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
    WhyNot.ABOVE_CAP: QT_TRANSLATE_NOOP("Across", "as many members entered before count as may"),
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


def lacking(catalogue: Catalogue, event: Event, row: UnitRow) -> str:
    """Return who is missing, of each tournament by itself where so many count in each; "" where
    nobody is.
    """
    by_tournament: dict[TournamentId | None, list[str]] = {}
    for each in row.lacking:
        said = of_seat(catalogue, each.seat, each.count)
        by_tournament.setdefault(each.tournament, []).append(said)
    return "; ".join(
        ", ".join(said) if at is None else f"{_home(catalogue, event, at)}: {', '.join(said)}"
        for at, said in by_tournament.items()
    )


def _home(catalogue: Catalogue, event: Event, id: TournamentId) -> str:
    return tournament_name(catalogue, event.of(id).tournament)


def result(catalogue: Catalogue, event: Event, ranking: AcrossRanking, judged: Judged) -> str:
    """Return a result with its player, and why it does not count where it does not."""
    parts = [_part(catalogue, event, ranking, each) for each in judged.parts]
    if ranking.of_person is OfPerson.SUM:
        worths = (value(catalogue, each.worth) for each in judged.parts)
        parts = [f"{part}: {worth}" for part, worth in zip(parts, worths, strict=True)]
        pattern = catalogue.translate("Across", "{tournament}, no place: {worth}")
        parts += (
            pattern.format(tournament=_home(catalogue, event, at), worth=value(catalogue, each))
            for at, each in judged.absent.items()
        )
    told = f"{people.name(catalogue, event.contestants[judged.player])} ({'; '.join(parts)})"
    worth = value(catalogue, judged.worth)
    if judged.why_not is None:
        pattern = catalogue.translate("Across", "{result}: {worth}")
        return pattern.format(result=told, worth=worth)
    pattern = catalogue.translate("Across", "{result}: {worth}, does not count: {why}")
    return pattern.format(result=told, worth=worth, why=why_not(catalogue, judged.why_not))


def why_not(catalogue: Catalogue, reason: WhyNot) -> str:
    """Return why a result does not count."""
    return catalogue.translate("Across", _WHY_NOT[reason])


def _part(catalogue: Catalogue, event: Event, ranking: AcrossRanking, reached: Reached) -> str:
    """Return a result without its player: "U10, girls, place 3, 5½ pts., × 2"."""
    parts = [place_where(catalogue, event, reached)]
    if at := place_reached(reached):
        parts.append(catalogue.translate("Across", "place {place}").format(place=at))
    scored = catalogue.translate("Across", "{points} pts.")
    parts.append(scored.format(points=numbers.points(catalogue, reached.points)))
    weight = ranking.weight(reached.tournament)
    if weight != 1:
        parts.append(f"×\u00a0{value(catalogue, Fraction(weight))}")
    return ", ".join(parts)


def place_where(catalogue: Catalogue, event: Event, reached: Reached) -> str:
    """Return in which tournament, and in which category of it, a result was reached."""
    home = _home(catalogue, event, reached.tournament)
    return f"{home}, {reached.category}" if reached.category else home


def above_cap(catalogue: Catalogue, event: Event, table: AcrossTable) -> Sequence[str]:
    """Return of each unit who is entered beyond so many as may count, a sentence each."""
    pattern = catalogue.translate(
        "Across", "{unit}: entered beyond {most} members, so that they do not count: {players}"
    )
    return tuple(
        pattern.format(
            unit=row.name.removesuffix("."),
            most=table.ranking.most_members,
            players=people.listed(
                people.name(catalogue, event.contestants[each]) for each in row.above_cap
            ),
        )
        for row in table.rows
        if row.above_cap
    )


def explanation(
    catalogue: Catalogue, event: Event, table: AcrossTable, row: UnitRow
) -> Sequence[str]:
    """Return how the sum of a unit came about, and what separates it from the one above."""
    total = catalogue.translate("Across", "{unit}: {total}, place {place}").format(
        unit=row.name, total=value(catalogue, row.total), place=place(row)
    )
    ranking = table.ranking
    lines = [total, *(result(catalogue, event, ranking, each) for each in row.counted)]
    lines += _missing(catalogue, event, row)
    lines += (result(catalogue, event, ranking, each) for each in row.not_counted)
    if (decided := tie(catalogue, table, row)) is not None:
        lines.append(decided)
    return tuple(lines)


def _missing(catalogue: Catalogue, event: Event, row: UnitRow) -> Iterator[str]:
    """Yield who is missing, and what is added for each of them."""
    for worth in sorted({each.each for each in row.lacking}):
        alike = replace(row, lacking=tuple(each for each in row.lacking if each.each == worth))
        pattern = (
            catalogue.translate("Across", "Missing, for each {worth} is added: {who}")
            if worth
            else catalogue.translate("Across", "Missing, and nothing is reckoned: {who}")
        )
        who = lacking(catalogue, event, alike)
        yield pattern.format(who=who, worth=value(catalogue, worth))


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
    return tie_value(catalogue, row, rule) or "0"


def tie_value(catalogue: Catalogue, row: UnitRow, rule: TieRule) -> str:
    """Return what a rule for equal sums looks at; "" where there is nothing."""
    return "-".join(value(catalogue, each) for each in row.ties[rule])


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


def remarks(catalogue: Catalogue, event: Event, table: AcrossTable) -> Sequence[str]:
    """Return what is to be told beside a table: who is entered beyond those who may count, and who
    stands for nobody.
    """
    nobody = of_none(catalogue, event, table)
    return (*above_cap(catalogue, event, table), *((nobody,) if nobody else ()))


def of_none(catalogue: Catalogue, event: Event, table: AcrossTable) -> str:
    """Name those who stand for nobody; "" where everybody stands for somebody."""
    if not table.of_none:
        return ""
    known = event.whole.contestants
    names = people.listed(people.name(catalogue, known[each]) for each in table.of_none)
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
