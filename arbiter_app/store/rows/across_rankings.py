"""Rankings across tournaments: their rows, read and written."""

from collections.abc import Iterable
from decimal import Decimal
from typing import TypedDict

from arbiter_app.domain.facts.across_rankings import (
    AcrossRanking,
    Measure,
    OfPerson,
    Quota,
    SharedPlaces,
    TieRule,
)
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.ids import TournamentId
from arbiter_app.formats.counted_results import format_quota, parse_quota
from arbiter_app.store.rows.columns import number
from arbiter_app.store.rows.rows import Rows
from arbiter_app.store.rows.table import Area, Line, Own, Table


class AcrossRankingRow(TypedDict):
    """The rules of a ranking across tournaments."""

    position: int
    title: Line
    by: str
    tournaments: Own
    """Their numbers, separated by spaces; "" for all of them."""
    measure: str
    for_places: Own
    """The points for places, separated by spaces."""
    shared: str
    boys: int
    girls: int
    others: int | None
    of_one: int | None
    once_each: bool
    in_categories: bool
    ties: Own
    """Rules for equal sums in their order, separated by spaces."""
    weights: Own | None
    """By what the results of tournaments are multiplied, "number:weight" separated by spaces; None
    for all by 1."""
    in_each: bool | None
    quotas: Own | None
    """The quotas of tournaments that have their own, "number:boys:girls:others" separated by
    spaces; others "-" where all count."""
    summed: bool | None
    """Whether the results of a person are added up; else `once_each` tells."""
    most_members: int | None


ACROSS_RANKING = Table(
    "across_ranking", AcrossRankingRow, key=("position",), order="position", area=Area.EVENT
)


def read_across(rows: Iterable[AcrossRankingRow]) -> tuple[AcrossRanking, ...]:
    """Return the rankings across tournaments."""
    return tuple(map(_read, rows))


def _read(row: AcrossRankingRow) -> AcrossRanking:
    return AcrossRanking(
        title=row["title"],
        by=ContingentKey(row["by"]),
        tournaments=tuple(TournamentId(int(each)) for each in row["tournaments"].split()),
        measure=Measure(row["measure"]),
        for_places=tuple(map(number, row["for_places"].split())),
        shared=SharedPlaces(row["shared"]),
        quota=Quota(boys=row["boys"], girls=row["girls"], others=row["others"]),
        in_each=row["in_each"] or False,
        quotas=tuple(map(_quota, (row["quotas"] or "").split())),
        of_one=row["of_one"],
        of_person=_of_person(row),
        most_members=row["most_members"],
        in_categories=row["in_categories"],
        ties=tuple(map(TieRule, row["ties"].split())),
        weights=tuple(map(_weight, (row["weights"] or "").split())),
    )


def _weight(text: str) -> tuple[TournamentId, Decimal]:
    tournament, weight = text.split(":")
    return TournamentId(int(tournament)), number(weight)


def _of_person(row: AcrossRankingRow) -> OfPerson:
    if row["summed"]:
        return OfPerson.SUM
    return OfPerson.BEST if row["once_each"] else OfPerson.EACH


def _quota(text: str) -> tuple[TournamentId, Quota]:
    tournament, _, quota = text.partition(":")
    return TournamentId(int(tournament)), parse_quota(quota)


def _quotas_text(ranking: AcrossRanking) -> str:
    return " ".join(f"{where}:{format_quota(quota)}" for where, quota in ranking.quotas)


def write_across(rows: Rows, rankings: Iterable[AcrossRanking]) -> None:
    """Write all rankings across tournaments, in place of those there were."""
    written = (
        AcrossRankingRow(
            position=position,
            title=each.title,
            by=each.by.value,
            tournaments=" ".join(map(str, each.tournaments)),
            measure=each.measure.value,
            for_places=" ".join(map(str, each.for_places)),
            shared=each.shared.value,
            boys=each.quota.boys,
            girls=each.quota.girls,
            others=each.quota.others,
            of_one=each.of_one,
            once_each=each.of_person is OfPerson.BEST,
            in_categories=each.in_categories,
            ties=" ".join(each.ties),
            weights=" ".join(f"{tournament}:{weight}" for tournament, weight in each.weights)
            or None,
            in_each=each.in_each or None,
            quotas=_quotas_text(each) or None,
            summed=each.of_person is OfPerson.SUM or None,
            most_members=each.most_members,
        )
        for position, each in enumerate(rankings, start=1)
    )
    rows.set_where(ACROSS_RANKING, written)
