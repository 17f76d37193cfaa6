"""Rows of the registration desk into domain values: entries, papers, conditions."""

from decimal import Decimal

from arbiter_app.domain.facts.admission import Admission, Decision, Requirement, ShownPaper
from arbiter_app.domain.facts.eligibility import AgeGroup, Eligibility, Ruling
from arbiter_app.domain.facts.numbering import ContingentKey
from arbiter_app.domain.facts.people import SportRank
from arbiter_app.domain.facts.tournament import Entry, EntryStatus
from arbiter_app.domain.ids import PlayerId
from arbiter_app.store.rows.columns import RowValues, day, decimal, grouped


def entries(
    entries: list[RowValues], papers: list[RowValues], rulings: list[RowValues]
) -> tuple[Entry, ...]:
    shown, ruled = grouped(papers, by="player_id"), grouped(rulings, by="player_id")
    return tuple(
        Entry(
            player=PlayerId(row["player_id"]),
            status=EntryStatus(row["status"]),
            present=row["present"],
            fee_due=decimal(row["fee_due"]),
            fee_paid=Decimal(row["fee_paid"]),
            papers={
                paper["requirement"]: ShownPaper(
                    valid_until=day(paper["valid_until"]), number=paper["number"]
                )
                for paper in shown[row["player_id"]]
            },
            decision=_decision(row),
            rulings=tuple(
                Ruling(finding=each["finding"], allowed=each["allowed"], reason=each["reason"])
                for each in ruled[row["player_id"]]
            ),
        )
        for row in entries
    )


def _decision(row: RowValues) -> Decision | None:
    if row["admission"] is None:
        return None
    return Decision(
        admission=Admission(row["admission"]),
        until=day(row["admitted_until"]),
        reason=row["admission_reason"],
    )


def eligibility(row: RowValues) -> Eligibility:
    return Eligibility(
        age=None if row["age_group"] is None else AgeGroup(row["age_group"]),
        playing_up=row["playing_up"],
        lowest_age=row["lowest_age"],
        women_only=row["women_only"],
        lowest_rank=None if row["lowest_rank"] is None else SportRank(row["lowest_rank"]),
        quota=row["quota"],
        quota_by=ContingentKey(row["quota_by"]),
    )


def requirement(row: RowValues) -> Requirement:
    return Requirement(
        id=row["id"], title=row["title"], dated=row["dated"], compulsory=row["compulsory"]
    )
