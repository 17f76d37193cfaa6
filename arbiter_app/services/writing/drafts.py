"""Drafts of a Swiss: they go when those change who play in the round, for nobody has seen them."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from arbiter_app.domain.facts.play.rounds import Bye, RoundOfPlay
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss.absentees import byes_asked_for
from arbiter_app.domain.taking_part.byes import with_bye
from arbiter_app.domain.taking_part.who_plays import coming_rounds, is_settled
from arbiter_app.services.writing.levels import open_levels
from arbiter_app.services.writing.results import as_written
from arbiter_app.services.writing.stages import forget_boards, forget_games
from arbiter_app.services.writing.swiss import open_group_a
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.rounds import write_byes, write_round


def draft_of(uow: UnitOfWork) -> RoundOfPlay | None:
    """Return the round that is paired and not published, unless this act has taken its pairs away
    already; None where there is none.
    """
    now = as_written(uow).competition
    rounds = (now.round_or_none(each) for each in coming_rounds(now))
    return next((each for each in rounds if each is not None and each.games), None)


def take_draft_away(uow: UnitOfWork, round_: RoundOfPlay) -> None:
    """Remove the pairs of a draft; byes that were asked for stay."""
    forget_games(uow, [game.id for game in round_.games])
    forget_boards(uow, uow.competition.id, round_.number)
    if round_.number == 1:
        open_group_a(uow)
        open_levels(uow)
    write_round(uow.rows, uow.competition.id, replace(round_, by_hand=None, made_from=None))
    write_byes(uow.rows, uow.competition.id, round_.number, byes_asked_for(round_))


def round_to_write(uow: UnitOfWork, number: Round) -> RoundOfPlay:
    """Return a round as this act has left it so far, with a row of its own."""
    round_ = as_written(uow).competition.round_or_none(number)
    if round_ is None:
        round_ = RoundOfPlay(number=number, games=())
        write_round(uow.rows, uow.competition.id, round_)
    return round_


def drop_draft(uow: UnitOfWork, rounds: Collection[Round]) -> None:
    """Take the draft away where it is of one of these rounds."""
    draft = draft_of(uow)
    if draft is not None and draft.number in rounds:
        take_draft_away(uow, draft)


def give_byes(
    uow: UnitOfWork, given: Mapping[Round, Mapping[PlayerId, Mark]], remark: str = ""
) -> None:
    """Write byes into rounds, whose drafts go."""
    drop_draft(uow, given.keys())
    for number, marks in given.items():
        round_ = round_to_write(uow, number)
        if not is_settled(uow.competition, round_):
            round_ = replace(round_, byes=byes_asked_for(round_))
        byes = [Bye(player=player, mark=mark, remark=remark) for player, mark in marks.items()]
        write_byes(uow.rows, uow.competition.id, number, with_bye(round_, byes))


def take_absences_back(uow: UnitOfWork, player: PlayerId, rounds: Collection[Round]) -> None:
    """Let somebody play in rounds to come in which they were absent."""
    for number in rounds:
        round_ = as_written(uow).competition.round_or_none(number)
        if number in coming_rounds(uow.competition) and round_ is not None:
            gone = {
                each for each in round_.byes if (each.player, each.mark) == (player, Mark.ZERO_BYE)
            }
            drop_draft(uow, {number} if gone else ())
            left = byes_asked_for(round_) if gone else round_.byes
            byes = [each for each in left if each not in gone]
            write_byes(uow.rows, uow.competition.id, number, byes)
