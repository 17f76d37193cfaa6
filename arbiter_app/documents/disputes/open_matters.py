"""What waits for somebody: games broken off with their envelopes, protests and appeals, and reports
of matches that captains have not signed.
"""

from collections.abc import Callable, Iterator
from datetime import datetime

from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.report import Align, Block, Cell, Column, ColumnKind, Report, Table
from arbiter_app.domain.facts.disputes.appeals import Appeal, AppealKind
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.hall.boards import board_of, board_told
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.teams.signatures import signings, unsigned
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.stages import round_of_stage
from arbiter_app.wording.terms.play import signatures
from arbiter_app.wording.terms.registration import people

_KINDS = {
    AppealKind.PROTEST: QT_TRANSLATE_NOOP("Paper", "Protest"),
    AppealKind.APPEAL: QT_TRANSLATE_NOOP("Paper", "Appeal"),
}


def are_open(tournament: Tournament) -> bool:
    """Whether anything waits."""
    return (
        any(_adjourned(tournament))
        or any(each.is_open for each in tournament.appeals)
        or any(_unsigned(tournament))
    )


def open_matters(
    here: InHand,
    options: Options,  # noqa: ARG001 - every sheet is built with the same arguments
    catalogue: Catalogue,
    printed_at: datetime,
) -> Report:
    """Return the sheet of adjourned games, of protests and appeals without a decision, and of
    matches that captains have not signed.
    """
    body = frame.Body(
        document="open-matters",
        title=catalogue.translate("Paper", "Open matters"),
        blocks=(
            *_games(here.event, catalogue),
            *_appeals(here.event, catalogue),
            *_reports(here.event, catalogue),
        ),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _adjourned(tournament: Tournament) -> Iterator[tuple[Stage, RoundOfPlay, Game]]:
    return (
        (stage, round_, game)
        for stage in tournament.stages
        for round_, game in stage.games
        if game.is_adjourned
    )


def _games(event: Event, catalogue: Catalogue) -> Iterator[Block]:
    rows = tuple(
        (
            Cell(round_of_stage(catalogue, event.tournament, stage.id, round_.number)),
            Cell(str(board_of(event.tournament, game.board, game.white))),
            frame.name_cell(event, catalogue, game.white),
            frame.name_cell(event, catalogue, game.black),
            Cell(_sealed_by(event, catalogue, game)),
            Cell(game.adjournment.note if game.adjournment else ""),
            Cell(_resumed(catalogue, game)),
            Cell(),
        )
        for stage, round_, game in _adjourned(event.tournament)
    )
    if rows:
        yield Table(
            title=catalogue.translate("Paper", "Adjourned games"),
            columns=(
                _round(catalogue),
                columns.board(catalogue),
                columns.white(catalogue),
                columns.black(catalogue),
                Column(catalogue.translate("Column", "Sealed by")),
                Column(catalogue.translate("Column", "On the envelope")),
                Column(catalogue.translate("Column", "To be resumed")),
                Column(catalogue.translate("Column", "Result"), ColumnKind.WRITING),
            ),
            rows=rows,
        )


def _sealed_by(event: Event, catalogue: Catalogue, game: Game) -> str:
    colour = game.adjournment.sealed_by if game.adjournment else None
    return _name(event, catalogue, game.player(colour)) if colour else "–"


def _resumed(catalogue: Catalogue, game: Game) -> str:
    moment = game.adjournment.resumes_at if game.adjournment else None
    return numbers.date_and_time(catalogue, moment) if moment else ""


def _appeals(event: Event, catalogue: Catalogue) -> Iterator[Block]:
    cells: tuple[Callable[[Appeal], str], ...] = (
        lambda each: catalogue.translate("Paper", _KINDS[each.kind]),
        lambda each: numbers.date_and_time(catalogue, each.filed_at),
        lambda each: _name(event, catalogue, each.player),
        lambda each: round_of_stage(catalogue, event.tournament, each.stage, each.round),
        lambda each: _board(event.tournament, each),
        lambda each: each.claim,
        lambda _: "",
    )
    waiting = [each for each in event.tournament.appeals if each.is_open]
    if waiting:
        yield Table(
            title=catalogue.translate("Paper", "Protests and appeals not decided"),
            columns=(
                Column(catalogue.translate("Column", "Kind")),
                Column(catalogue.translate("Column", "Filed")),
                Column(catalogue.translate("Column", "Player")),
                _round(catalogue),
                columns.board(catalogue),
                Column(catalogue.translate("Column", "Claim")),
                Column(catalogue.translate("Column", "Decision"), ColumnKind.WRITING),
            ),
            rows=tuple(tuple(Cell(text(each)) for text in cells) for each in waiting),
        )


def _board(tournament: Tournament, appeal: Appeal) -> str:
    if appeal.board is None:
        return ""
    return str(board_told(tournament, appeal.stage, appeal.board))


def _unsigned(tournament: Tournament) -> Iterator[tuple[Stage, RoundOfPlay, Game]]:
    rules = tournament.settings.teams
    return (
        (stage, round_, match)
        for stage in (() if rules is None else tournament.stages)
        for round_ in stage.rounds
        if rules is not None
        for match in unsigned(rules, round_)
    )


def _reports(event: Event, catalogue: Catalogue) -> Iterator[Block]:
    """Yield the matches under whose reports a signature is missing, with room to sign."""
    rows = tuple(
        (
            Cell(round_of_stage(catalogue, event.tournament, stage.id, round_.number)),
            Cell(str(match.board)),
            *(
                cell
                for each in signings(round_, match)
                for cell in (
                    frame.name_cell(event, catalogue, each.team),
                    Cell(signatures.given(catalogue, each)),
                )
            ),
        )
        for stage, round_, match in _unsigned(event.tournament)
    )
    if rows:
        captain = Column(catalogue.translate("Column", "Captain’s signature"), ColumnKind.WRITING)
        yield Table(
            title=catalogue.translate("Paper", "Matches that captains have not signed"),
            columns=(
                _round(catalogue),
                Column(catalogue.translate("Column", "Table"), ColumnKind.NUMBER, Align.CENTRE),
                Column(catalogue.translate("Column", "First team")),
                captain,
                Column(catalogue.translate("Column", "Second team")),
                captain,
            ),
            rows=rows,
        )


def _round(catalogue: Catalogue) -> Column:
    return Column(catalogue.translate("Column", "Round"), ColumnKind.NUMBER, Align.CENTRE)


def _name(event: Event, catalogue: Catalogue, player: PlayerId) -> str:
    return people.name(catalogue, event.contestants[player])
