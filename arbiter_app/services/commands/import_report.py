"""The command that takes over a whole event from a report file (TRF)."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from enum import Enum

from sqlalchemy import select

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people import Birth, Player, RatingOrigin
from arbiter_app.domain.facts.rounds import RoundOfPlay
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.domain.tie_breaks.editions import edition
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.services.command import Params, command
from arbiter_app.services.commands.draw import write_draw
from arbiter_app.services.writing.settings import (
    day_text,
    moment_text,
    tournament_row,
    write_settings,
)
from arbiter_app.store.event_file.schema import (
    AdjustmentRow,
    ByeRow,
    EntryRow,
    EventRow,
    GameRow,
    KeptLineRow,
    ListChangeRow,
    OfficialRow,
    OwnCriterionRow,
    OwnValueRow,
    PlayerRow,
    RoundRow,
)
from arbiter_app.store.event_file.unit_of_work import UnitOfWork

Ids = Mapping[PlayerId, int]
"""What a player of the report is called in this file."""


def _noted(params: Params) -> Params:
    """Keep the name of the file: what stood in it stands in the rows of the entry."""
    return {"source": params["source"], "players": len(params["event"].players)}


@command("report.import", allows(Action.IMPORT_REPORT), noted=_noted, is_risky=True)
def import_report(
    uow: UnitOfWork,
    /,
    *,
    source: str,  # noqa: ARG001 - the name of the file, for the journal
    event: Event,
) -> None:
    """Make the event of a report file this event: its people, rules, draw, games and lines.

    Raises RuleError where the edition bars a tie-break of the list.
    """
    tournament = event.tournament
    settings = tournament.settings
    rules = edition(settings.edition)
    for name in settings.tie_breaks:
        rules.criterion(TieBreak.parse(name), settings.system)
    _describe(uow, event)
    row = tournament_row(uow)
    row.title = tournament.title
    row.tie_lot_seed = tournament.tie_lot_seed
    listed = rules.named_here(settings.tie_breaks)
    write_settings(row, replace(settings, tie_breaks=listed))
    players = _register(uow, event)
    if draw := tournament.draw:
        drawn = tuple(replace(each, player=PlayerId(players[each.player])) for each in draw.drawn)
        write_draw(uow, replace(draw, drawn=drawn))
    _write_rounds(uow, tournament.main_stage.rounds, players)
    _write_criteria(uow, tournament, players)
    _write_beside(uow, tournament, players)


def _describe(uow: UnitOfWork, event: Event) -> None:
    row = uow.session.get_one(EventRow, 1)
    row.title = event.title or row.title
    row.place = event.place
    row.federation = event.federation
    row.organiser = event.organiser
    row.time_control = event.time_control
    row.level = event.level and event.level.value
    row.discipline = event.discipline.value
    row.starts_on = day_text(event.starts_on)
    row.ends_on = day_text(event.ends_on)
    uow.remove(*uow.session.scalars(select(OfficialRow)))
    for position, official in enumerate(event.officials, start=1):
        uow.session.add(
            OfficialRow(
                position=position,
                role=official.role.value,
                name=official.name,
                category=official.category,
                title=official.title,
                fide_id=official.fide_id,
                region=official.region,
                birth=official.birth and str(official.birth),
            ),
        )


def _register(uow: UnitOfWork, event: Event) -> Ids:
    rows = {reported: _player_row(player) for reported, player in event.players.items()}
    uow.session.add_all(rows.values())
    uow.session.flush()
    players = {reported: row.id for reported, row in rows.items()}
    for entry in event.tournament.entries:
        uow.session.add(
            EntryRow(
                tournament_id=uow.tournament.id,
                player_id=players[entry.player],
                status=entry.status.value,
                present=entry.present,
                fee_paid=str(entry.fee_paid),
            ),
        )
    return players


def _player_row(player: Player) -> PlayerRow:
    row = PlayerRow()
    for field in fields(player):
        if field.name != "id":
            value = getattr(player, field.name)
            setattr(
                row,
                field.name,
                str(value) if isinstance(value, Birth | RatingOrigin | Enum) else value,
            )
    return row


def _write_rounds(uow: UnitOfWork, rounds: Iterable[RoundOfPlay], players: Ids) -> None:
    stage = uow.competition.id
    for round_ in rounds:
        uow.session.add(
            RoundRow(stage_id=stage, number=round_.number, starts_at=moment_text(round_.starts_at)),
        )
        for game in round_.games:
            result = game.result
            uow.session.add(
                GameRow(
                    stage_id=stage,
                    round=round_.number,
                    board=game.board,
                    white_id=players[game.white],
                    black_id=players[game.black],
                    white_mark=result and result.white.value,
                    black_mark=result and result.black.value,
                    white_absence=game.white_absence and game.white_absence.value,
                    black_absence=game.black_absence and game.black_absence.value,
                ),
            )
        for bye in round_.byes:
            uow.session.add(
                ByeRow(
                    stage_id=stage,
                    round=round_.number,
                    player_id=players[bye.player],
                    mark=bye.mark.value,
                ),
            )


def _write_criteria(uow: UnitOfWork, tournament: Tournament, players: Ids) -> None:
    """Write the criteria that the event defines itself, in place of those defined here before."""
    this = uow.tournament.id
    for kind in (OwnValueRow, OwnCriterionRow):
        uow.remove(*uow.session.scalars(select(kind)))
    for criterion in tournament.own_criteria:
        uow.session.add(
            OwnCriterionRow(
                tournament_id=this,
                code=criterion.code,
                definition=criterion.definition,
                lower_is_better=criterion.lower_is_better,
            ),
        )
        for player, value in criterion.values.items():
            uow.session.add(
                OwnValueRow(
                    tournament_id=this,
                    code=criterion.code,
                    player_id=players[player],
                    value=str(value),
                ),
            )


def _write_beside(uow: UnitOfWork, tournament: Tournament, players: Ids) -> None:
    """Write what stands beside the games: the arbiter's points, changes of the list, lines."""
    this = uow.tournament.id
    for adjustment in tournament.adjustments:
        uow.session.add(
            AdjustmentRow(
                tournament_id=this,
                player_id=players[adjustment.player],
                round=adjustment.round,
                points=str(adjustment.points),
            ),
        )
    for change in tournament.list_changes:
        uow.session.add(
            ListChangeRow(
                tournament_id=this,
                after_round=change.after_round,
                before=" ".join(change.before),
                reason=change.reason,
            ),
        )
    for position, line in enumerate(tournament.kept_lines, start=1):
        uow.session.add(
            KeptLineRow(tournament_id=this, position=position, after=line.after, text=line.text),
        )
