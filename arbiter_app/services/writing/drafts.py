"""Drafts of a Swiss: they go when those change who play in the round, for nobody has seen them."""

from dataclasses import replace

from arbiter_app.domain.facts.rounds import RoundOfPlay
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.making import byes_asked_for
from arbiter_app.domain.taking_part.who_plays import coming_rounds, round_or_none
from arbiter_app.services.writing.stages import forget_games
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.rounds import write_byes, write_round


def draft_of(uow: UnitOfWork) -> RoundOfPlay | None:
    """Return the round that is paired and not published; None where there is none."""
    rounds = (round_or_none(uow.competition, each) for each in coming_rounds(uow.competition))
    return next((each for each in rounds if each is not None and each.games), None)


def take_draft_away(uow: UnitOfWork, round_: RoundOfPlay) -> None:
    """Remove the pairs of a draft; byes that were asked for stay."""
    forget_games(uow, [game.id for game in round_.games])
    write_round(uow.rows, uow.competition.id, replace(round_, by_hand=None, made_from=None))
    write_byes(uow.rows, uow.competition.id, round_.number, byes_asked_for(round_))


def round_to_write(uow: UnitOfWork, number: Round) -> RoundOfPlay:
    """Return a round as it was before the act, with a row of its own."""
    round_ = round_or_none(uow.competition, number)
    if round_ is None:
        round_ = RoundOfPlay(number=number, games=())
        write_round(uow.rows, uow.competition.id, round_)
    return round_
