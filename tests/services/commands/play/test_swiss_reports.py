"""A Swiss goes out into a report and comes back, and goes on there from any round."""

from contextlib import closing
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Bye
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.facts.rules.swiss_rules import BoardOrder
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.boards import board_ranges
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.pairing.swiss.standing import round_in_hand
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.taking_part.who_plays import coming_rounds
from arbiter_app.formats import trf
from arbiter_app.formats.trf import Version
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.commands.rules.swiss_rules import fix_board, set_swiss_rules
from arbiter_app.services.commands.whole.event import change_tie_breaks
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.workspace import Workspace
from tests.services.swiss_hands import make_swiss, pair, play_rounds


def after_five_rounds(workspace: Workspace) -> Workspace:
    """Play five rounds of which one player sees two."""
    make_swiss(workspace, 14)
    workspace.do(change_tie_breaks, tie_breaks=("BH/C1", "BH", "SB"), unresolved=Unresolved.SHARED)
    play_rounds(workspace, 2)
    workspace.do(withdraw_player, player=PlayerId(3), reason="хвороба")
    return play_rounds(workspace, 5)


def reported(event: Event) -> Event:
    """Return the event of the report of an event."""
    text = trf.format(trf.report_of(event, Version.TRF26))
    reading = trf.read(trf.encode(text))
    assert reading.report is not None
    return trf.event_of(reading.report)


def ranks(event: Event) -> dict[int, int]:
    competition = event.tournament.competition()
    rows = standings(competition, event.players).rows
    return {competition.numbers[row.player]: row.place for row in rows}


def drawn_pairs(competition: Competition, number: int) -> list[tuple[int, int]]:
    games = competition.round(Round(number)).games
    return [(competition.numbers[game.white], competition.numbers[game.black]) for game in games]


def test_that_who_left_stands_in_the_table_of_the_report_where_he_stood(
    workspace: Workspace,
) -> None:
    event = after_five_rounds(workspace).event
    assert ranks(reported(event)) == ranks(event)
    assert "byes" not in trf.losses(event, Version.TRF26)


def test_that_an_imported_swiss_goes_on_as_it_would_have_here(
    workspace: Workspace, tmp_path: Path
) -> None:
    after_five_rounds(workspace)
    elsewhere = Workspace.create(
        tmp_path / "else.arbiter", title="Деінде", starts_on=date(2026, 11, 1), edition_id="2026-03"
    )
    elsewhere.do(import_report, source="open.trf", event=reported(workspace.event))
    for number in (6, 7):
        play_rounds(workspace, number)
        play_rounds(elsewhere, number)
        here, there = (each.event.tournament.competition() for each in (workspace, elsewhere))
        assert drawn_pairs(there, number) == drawn_pairs(here, number)
    elsewhere.close()


def test_that_what_is_noted_of_byes_comes_back(workspace: Workspace) -> None:
    event = after_five_rounds(workspace).event
    stage = event.tournament.main_stage
    asked = replace(
        stage.rounds[5],
        byes=(Bye(player=PlayerId(1), mark=Mark.FULL_BYE, remark="суддя помилився"),),
        kept=frozenset({PlayerId(2)}),
    )
    rounds = (*stage.rounds[:5], asked, *stage.rounds[6:])
    noted = replace(
        event,
        tournaments=(replace(event.tournament, stages=(replace(stage, rounds=rounds),)),),
    )
    back = reported(noted).tournament.main_stage.rounds[5]
    assert (back.byes, back.kept) == (asked.byes, asked.kept)
    assert {"byes", "kept"}.isdisjoint(trf.losses(noted, Version.TRF26))


def at_boards(event: Event) -> dict[int, list[tuple[Board, str]]]:
    """Return who has White at which board, by round."""
    return {
        round_.number: [(game.board, event.players[game.white].name) for game in round_.games]
        for round_ in event.tournament.main_stage.rounds
    }


def test_that_boards_of_each_round_come_back_with_the_rules_that_gave_them(
    workspace: Workspace, tmp_path: Path
) -> None:
    make_swiss(workspace, 14)
    workspace.do(fix_board, player=PlayerId(11), board=Board(2))
    rules = replace(workspace.event.tournament.settings.swiss, board_order=BoardOrder.NUMBER)
    workspace.do(set_swiss_rules, rules=rules, pairing_bye=Decimal(1))
    play_rounds(workspace, 2)
    competition = workspace.event.tournament.competition()
    ranges = board_ranges("21-24, 31-40")
    made = make_round(competition, Round(3), dutch.pair, ranges=ranges)
    workspace.do(pair_round, made=made)
    event = workspace.event
    assert event.tournament.main_stage.rounds[2].games[-1].board == 32
    elsewhere = Workspace.create(
        tmp_path / "else.arbiter", title="Деінде", starts_on=date(2026, 11, 1), edition_id="2026-03"
    )
    with closing(elsewhere):
        elsewhere.do(import_report, source="open.trf", event=reported(event))
        there = elsewhere.event
        assert at_boards(there) == {
            number: games for number, games in at_boards(event).items() if games
        }
        settings = there.tournament.settings.swiss
        assert settings.board_order is BoardOrder.NUMBER
        fixed = {there.players[who].name: at for who, at in settings.fixed_boards.items()}
        assert fixed == {"Гравець 011": 2}
    assert "boards" not in trf.losses(event, Version.TRF26)
    assert "boards" in trf.losses(event, Version.TRF16)


def test_that_pairs_without_results_of_a_report_are_a_draft_until_one_is_known(
    workspace: Workspace, tmp_path: Path
) -> None:
    play_rounds(make_swiss(workspace, 8), 1)
    pair(workspace, 2)
    event = reported(workspace.event)
    with closing(
        Workspace.create(
            tmp_path / "2.arbiter",
            title="Деінде",
            starts_on=date(2026, 11, 1),
            edition_id="2026-03",
        )
    ) as again:
        again.do(import_report, source="2.trf", event=event)
        competition = again.event.tournament.competition()
        second = competition.round(Round(2))
        assert (len(second.games), second.made_from) == (4, None)
        assert round_in_hand(competition) == Round(2)
        assert coming_rounds(competition)[:1] == (Round(2),)
        assert competition.rounds_fixed == Round(1)
        leaver = second.games[0].white
        again.do(withdraw_player, player=leaver, reason="хвороба")
        assert again.event.tournament.competition().round(Round(2)).missing == 3
