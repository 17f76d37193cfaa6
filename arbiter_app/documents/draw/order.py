"""The order of drawing, posted before the draw: who draws when, and whether it can work out."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.draw.plan import VARIANT, DrawPlan, draw_plan, number_sets
from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Facts,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.domain.drawing.varma import demand_fit, first_numbers
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.terms.play import draws
from arbiter_app.wording.terms.registration import contingents, people


def draw_order(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the list; before a restricted draw with the sizes of groups and envelopes."""
    plan = draw_plan(here, options)
    body = frame.Body(
        document="draw-order",
        title=catalogue.translate("Paper", "Order of drawing"),
        subtitle=frame.counted(here, catalogue, plan.players),
        blocks=(
            *_facts(here.event, catalogue, plan, options),
            order_table(here.event, catalogue, plan),
            Paragraph(_rule(catalogue, plan, of_teams=here.is_of_teams)),
        ),
        ranked=False,
        warnings=_warnings(here.event, catalogue, plan, options),
    )
    return frame.framed(body, here, catalogue, printed_at)


def order_table(
    event: Event, catalogue: Catalogue, plan: DrawPlan, to_write: tuple[str, ...] = ()
) -> Table:
    """Return who draws when, each group named at its first player, with columns to write in."""
    rows: list[tuple[Cell, ...]] = []
    grouped = plan.contingents_by is not None
    for group in plan.groups:
        for index, player in enumerate(group.players):
            name = _group_name(catalogue, group.contingent, len(group.players))
            rows.append(
                (
                    Cell(str(len(rows) + 1)),
                    *((Cell(name if index == 0 else ""),) if grouped else ()),
                    Cell(people.name(catalogue, event.contestants[player])),
                    *(Cell() for _ in to_write),
                )
            )
    contingent = Column(catalogue.translate("Column", "Contingent"))
    return Table(
        columns=(
            Column(catalogue.translate("Column", "Draws as"), ColumnKind.NUMBER, Align.RIGHT),
            *((contingent,) if grouped else ()),
            columns.entrant(catalogue, of_teams=event.tournament.played_by_teams),
            *(Column(title, ColumnKind.WRITING) for title in to_write),
        ),
        rows=tuple(rows),
    )


def _group_name(catalogue: Catalogue, contingent: str | None, size: int) -> str:
    if contingent is None:
        return "–"
    if size == 1:
        return contingent
    pattern = catalogue.translate("Paper", "{contingent} ({size})")
    return pattern.format(contingent=contingent, size=size)


def _facts(event: Event, catalogue: Catalogue, plan: DrawPlan, options: Options) -> Iterator[Block]:
    lines = [(catalogue.translate("Paper", "Draw"), _method(event, catalogue, plan))]
    if plan.contingents_by is not None:
        by = contingents.contingents_by(catalogue, plan.contingents_by)
        lines.append((catalogue.translate("Paper", "Contingents by"), by))
    if plan.method is not DrawMethod.VARMA:
        yield Facts(tuple(lines))
        return
    sizes = [len(group.players) for group in plan.groups]
    in_groups = (
        catalogue.translate("Paper", "Teams in the groups")
        if event.tournament.played_by_teams
        else catalogue.translate("Paper", "Players in the groups")
    )
    lines.append((in_groups, _sum(sizes)))
    room, misfit = _envelopes(event, plan, options)
    if room:
        lines.append((catalogue.translate("Paper", "Numbers in the envelopes"), _sum(room)))
    yield Facts(tuple(lines))
    if misfit is None:
        yield Paragraph(catalogue.translate("Paper", "Every group goes whole into one envelope."))


def _envelopes(
    event: Event, plan: DrawPlan, options: Options
) -> tuple[list[int], RuleError | None]:
    """Return how many numbers the envelopes have, and why the groups do not go into them; no
    numbers where there are no envelopes for so many players.
    """
    room: list[int] = []
    try:
        sets = number_sets(event, plan.players, options[VARIANT.name])
        room = [len(held) for held in sets.values()]
        demand_fit([(group.contingent, len(group.players)) for group in plan.groups], room)
    except RuleError as error:
        # Who keeps the reason must not keep the frames that it was raised through.
        return room, error.with_traceback(None)
    return room, None


def _warnings(
    event: Event, catalogue: Catalogue, plan: DrawPlan, options: Options
) -> tuple[str, ...]:
    """Return why a restricted draw cannot be held so, which is no business of who draws."""
    if plan.method is not DrawMethod.VARMA:
        return ()
    _, misfit = _envelopes(event, plan, options)
    return () if misfit is None else (error_sentence(catalogue, misfit),)


def _rule(catalogue: Catalogue, plan: DrawPlan, *, of_teams: bool) -> str:
    if of_teams:
        return _rule_of_teams(catalogue, plan)
    if plan.method is DrawMethod.VARMA:
        return catalogue.translate(
            "Paper",
            "The largest group draws first, groups of one size by the alphabet, and so do the"
            " players of a group. The first of a group chooses a large envelope, from which all of"
            " the group draw (C.05 Annex 2).",
        )
    if plan.contingents_by is not None:
        pattern = catalogue.translate(
            "Paper",
            "The largest group draws first, among the numbers 1 to {last}, the others then among"
            " all that are left; groups of one size and the players of a group by the alphabet.",
        )
        return pattern.format(last=first_numbers(plan.players)[-1])
    return catalogue.translate("Paper", "The players draw by the alphabet.")


def _rule_of_teams(catalogue: Catalogue, plan: DrawPlan) -> str:
    if plan.method is DrawMethod.VARMA:
        return catalogue.translate(
            "Paper",
            "The largest group draws first, groups of one size by the alphabet, and so do the teams"
            " of a group. The first of a group chooses a large envelope, from which all of the"
            " group draw (C.05 Annex 2).",
        )
    if plan.contingents_by is not None:
        pattern = catalogue.translate(
            "Paper",
            "The largest group draws first, among the numbers 1 to {last}, the others then among"
            " all that are left; groups of one size and the teams of a group by the alphabet.",
        )
        return pattern.format(last=first_numbers(plan.players)[-1])
    return catalogue.translate("Paper", "The teams draw by the alphabet.")


def _method(event: Event, catalogue: Catalogue, plan: DrawPlan) -> str:
    return draws.method(catalogue, plan.method, of_teams=event.tournament.played_by_teams)


def _sum(sizes: list[int]) -> str:
    return " + ".join(map(str, sizes))
