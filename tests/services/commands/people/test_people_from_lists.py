"""Ratings brought up to date from lists, and persons put in the place of others."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from decimal import Decimal

from arbiter_app.domain.facts.people.admission import Admission, Decision, ShownPaper
from arbiter_app.domain.facts.people.eligibility import Ruling
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Birth, Player, RatingOrigin
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    WHITE_FORFEITS,
    WHITE_WINS,
)
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.registration.known_people import RatingDifference
from arbiter_app.services.command import Command
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import (
    edit_player,
    replace_player,
    update_ratings,
)
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.registration import write_entry
from tests.services.hands import last_line, refused_code, without_who_drew

Play = Callable[[int], Workspace]

FIRST, SECOND, THIRD, FOURTH = map(PlayerId, (1, 2, 3, 4))
ORIGIN = RatingOrigin("FIDE standard", date(2026, 11, 1))


def difference(player: Player, after: int) -> RatingDifference:
    return RatingDifference(player, "fide_rating", player.fide_rating, after, ORIGIN)


def _show_papers(uow: UnitOfWork, /, *, player: PlayerId) -> None:
    """Let a player show a passport, be admitted, and have something ruled about him."""
    tournament = uow.event.tournament
    ruling = Ruling(finding="eligibility.too-old", allowed=True, reason="played up")
    shown = replace(
        tournament.entry(player),
        present=True,
        fee_paid=Decimal(300),
        decision=Decision(admission=Admission.ADMITTED),
        papers={"identity": ShownPaper(number="1")},
        rulings=(ruling,),
    )
    write_entry(uow.rows, tournament.id, shown)


show_papers = Command("test.papers", anything, _show_papers, right=None)


def test_that_all_accepted_ratings_are_taken_over_in_one_act_with_their_list(
    play: Play,
) -> None:
    workspace = play(4)
    players = workspace.event.players
    differences = [difference(players[FIRST], 2600), difference(players[SECOND], 2498)]
    workspace.do(update_ratings, differences=differences)
    ratings = [(each.fide_rating, each.fide_origin) for each in workspace.event.players.values()]
    assert ratings == [(2600, ORIGIN), (2498, ORIGIN), (2497, None), (2496, None)]
    assert last_line(workspace) == ("Ratings updated, 2 players: FIDE standard, 1 November 2026")
    workspace.undo()
    assert workspace.event.players == players


def test_that_the_ratings_of_the_start_change_later_only_with_a_reason(play: Play) -> None:
    workspace = play(4)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    differences = [difference(workspace.event.players[FIRST], 2600)]
    refused = refused_code(lambda: workspace.do(update_ratings, differences=differences))
    assert refused == "permission.reason-missing"
    yes = workspace.accepting(WeighedAct.RATING)
    yes.do(update_ratings, differences=differences, reason="the wrong list was used")
    assert workspace.history()[-1].reason == "the wrong list was used"


def test_that_nothing_is_taken_over_where_nothing_was_chosen(play: Play) -> None:
    workspace = play(4)
    code = refused_code(lambda: workspace.do(update_ratings, differences=()))
    assert code == "ratings.none-chosen"


def test_that_a_rating_typed_over_has_no_list_any_more(play: Play) -> None:
    workspace = play(4)
    workspace.do(update_ratings, differences=[difference(workspace.event.players[FIRST], 2600)])
    workspace.do(edit_player, player=FIRST, name="Гравець 01", fide_rating=2601)
    assert workspace.event.players[FIRST].fide_origin is None
    assert last_line(workspace) == (
        "Player corrected: Гравець 01: FIDE rating 2600 → 2601, list of the FIDE rating FIDE"
        " standard, 1 November 2026 → –"
    )


def test_that_another_person_takes_number_and_games_but_not_the_papers(play: Play) -> None:
    workspace = play(4)
    workspace.do(edit_player, player=FIRST, name="Мельник Іван", birth=Birth(1990), club="Дебют")
    workspace.do(show_papers, player=FIRST)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    before = workspace.event
    assert before.tournament.entry(FIRST).decision == Decision(admission=Admission.ADMITTED)
    assert before.tournament.entry(FIRST).papers == {"identity": ShownPaper(number="1")}
    assert before.tournament.entry(FIRST).rulings == (
        Ruling(finding="eligibility.too-old", allowed=True, reason="played up"),
    )
    workspace.accepting(WeighedAct.RATING).do(
        replace_player,
        player=FIRST,
        reason="a namesake was chosen",
        name="Мельник Іван",
        birth=Birth(2004),
        fide_rating=1900,
        fide_origin=ORIGIN,
    )
    after = workspace.event
    entry = after.tournament.entry(FIRST)
    assert after.players[FIRST] == Player(
        id=FIRST, name="Мельник Іван", birth=Birth(2004), fide_rating=1900, fide_origin=ORIGIN
    )
    assert after.tournament.numbers == before.tournament.numbers
    assert after.tournament.stages == before.tournament.stages
    assert (entry.present, entry.fee_paid) == (True, Decimal(300))
    assert (entry.papers, entry.decision, entry.rulings) == ({}, None, ())
    assert last_line(workspace) == (
        "Wrong person replaced: Мельник Іван (1990) → Мельник Іван (2004)"
    )
    workspace.undo()
    assert workspace.event.players == before.players
    assert workspace.event.tournament == before.tournament


def test_that_a_namesake_is_replaced_freely_until_the_draw(
    register: Callable[[int], Workspace],
) -> None:
    workspace = register(2)
    workspace.do(replace_player, player=FIRST, name="Мельник Іван")
    assert workspace.event.players[FIRST].name == "Мельник Іван"


def test_that_after_the_draw_a_replacement_needs_a_reason(play: Play) -> None:
    workspace = play(4)
    code = refused_code(lambda: workspace.do(replace_player, player=FIRST, name="Мельник Іван"))
    assert code == "permission.reason-missing"


def test_that_a_substitute_takes_the_open_games_of_who_withdrew_before_round_one(
    play: Play,
) -> None:
    workspace = play(4)
    before = workspace.event.tournament
    workspace.do(withdraw_player, player=FIRST, reason="ill")
    workspace.do(replace_player, player=FIRST, reason="substitute", name="Мельник Іван")
    assert without_who_drew(workspace.event.tournament) == before
    assert last_line(workspace) == ("Substitute for a player who left: Гравець 01 → Мельник Іван")


def test_that_a_substitute_wins_by_forfeit_against_who_has_withdrawn(play: Play) -> None:
    workspace = play(4)
    workspace.do(withdraw_player, player=FIRST, reason="ill")
    workspace.do(withdraw_player, player=SECOND, reason="ill")
    workspace.do(replace_player, player=SECOND, reason="substitute", name="Мельник Іван")
    results = {
        (game.white, game.black): game.result
        for _, game in workspace.event.tournament.main_stage.games
    }
    against = {pair: result for pair, result in results.items() if SECOND in pair}
    expected = {
        pair: (WHITE_FORFEITS if pair[0] == FIRST else BLACK_FORFEITS) if FIRST in pair else None
        for pair in against
    }
    assert against == expected
    assert workspace.event.tournament.entry(FIRST).status is EntryStatus.WITHDRAWN


def test_that_nobody_takes_the_place_of_a_withdrawn_player_once_play_has_begun(
    play: Play,
) -> None:
    workspace = play(4)
    workspace.do(withdraw_player, player=FIRST, reason="ill")
    workspace.do(enter_result, round=Round(1), board=Board(2), result=WHITE_WINS)
    code = refused_code(
        lambda: workspace.do(replace_player, player=FIRST, reason="late", name="Мельник Іван")
    )
    assert code == "player.no-substitute"
