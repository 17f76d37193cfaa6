"""What is fixed of a Swiss when its rounds are written, and the numbers when they change."""

from collections.abc import Sequence
from dataclasses import replace

from arbiter_app.domain.drawing.renumbering import renumbered
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss.acceleration import last_of_group_a
from arbiter_app.services.writing.settings import settings_now, write_settings
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.draw import write_draw


def write_order(
    uow: UnitOfWork, order: Sequence[PlayerId], method: DrawMethod | None = None
) -> None:
    """Give everybody a new number by an order, of another method than the former one where
    that is said.
    """
    anew, settings = renumbered(uow.competition, order), settings_now(uow)
    assert anew.draw is not None, "it was only renumbered"
    listed = anew.settings.swiss.virtual_points
    if listed != settings.swiss.virtual_points:
        swiss = replace(settings.swiss, virtual_points=listed)
        write_settings(uow, replace(settings, swiss=swiss))
    draw = anew.draw if method is None else replace(anew.draw, method=method)
    write_draw(uow.rows, uow.tournament.id, draw)


def number_by_present(uow: UnitOfWork, round: Round) -> None:
    """Let a round that is to be paired anew, and those after it, be of the present numbers, which
    those have too who came when its pairs were published.
    """
    draw = uow.now.tournament.draw
    if draw is None:
        return
    last = Round(round - 1)
    cut = (replace(each, last_round=min(each.last_round, last)) for each in draw.earlier)
    by_round = {each.last_round: each for each in reversed(tuple(cut)) if each.last_round}
    earlier = tuple(by_round[number] for number in sorted(by_round))
    write_draw(uow.rows, uow.tournament.id, replace(draw, earlier=earlier))


def open_group_a(uow: UnitOfWork) -> None:
    """Let nobody be the last of group A any more: round 1 is to be paired again."""
    write_settings(uow, settings_now(uow).with_group_a_open)


def fix_group_a(uow: UnitOfWork) -> None:
    """Keep who is the last of group A in an accelerated Swiss: it is fixed as round 1 is paired
    (C.04.7), whoever comes later.
    """
    settings = settings_now(uow)
    opened = replace(uow.competition, rounds=(), settings=settings.with_group_a_open)
    last = last_of_group_a(opened)
    write_settings(uow, replace(settings, swiss=replace(settings.swiss, last_accelerated=last)))
