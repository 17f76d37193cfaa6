"""Who leaves, is absent and returns: what becomes of the games, and of the table."""

from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.results import (
    ALL_RESULTS,
    BLACK_FORFEITS,
    WHITE_FORFEITS,
    Colour,
    Mark,
    Result,
)
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.permission.by_state import Phase, phase
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.taking_part.consequences import Article, Half, consequences
from arbiter_app.domain.taking_part.participation import (
    Move,
    What,
    game_changes,
    refusal_of,
    stays_lost,
)
from arbiter_app.domain.tie_breaks.annulled import annulled_players
from arbiter_app.formats.crosstable_text import format as format_crosstable
from arbiter_app.formats.crosstable_text import parse
from tests.domain.cases import case, played
from tests.domain.moves import Play, timeless
from tests.domain.tournaments import round_robins

TWELVE = case("withdrawal_after_five_and_six")
GALYA, DENYS, FEDIR, KATERYNA = 7, 4, 6, 11


def twelve(*, rounds: int) -> Play:
    """The event of twelve after some rounds, in which Galya leaves after the fifth."""
    play = Play.of(TWELVE, "SB", "KS")
    for number in range(1, rounds + 1):
        play.play_round(number, TWELVE)
        if number == 5:
            play.move(What.WITHDRAW, GALYA)
    return play


def move(what: What, player: int, first: int | None = None, last: int | None = None) -> Move:
    return Move(
        what=what,
        player=PlayerId(player),
        first=Round(first) if first else None,
        last=Round(last) if last else None,
    )


def test_that_leaving_after_five_and_after_six_leads_to_the_printed_table() -> None:
    play = twelve(rounds=6)
    play.move(What.WITHDRAW, DENYS)
    for number in range(7, 12):
        play.play_round(number, TWELVE)
    printed = played(TWELVE, "2026-03", "SB", "KS")
    assert standings(play.tournament.competition(), {}) == standings(printed.competition(), {})
    assert play.results(GALYA)[10] == "-/-"
    assert annulled_players(play.tournament.competition()) == {GALYA}


def test_that_the_rule_of_half_the_games_is_told_before_somebody_leaves() -> None:
    play = Play.of(TWELVE, "SB", "KS")
    for number in range(1, 6):
        play.play_round(number, TWELVE)
    first = consequences(in_hand(play.event), move(What.WITHDRAW, GALYA))
    assert (first.played, first.scheduled) == (5, 11)
    assert (first.half_before, first.half_after) == (Half.COUNT, Half.ANNULLED)
    assert first.articles == (Article.LEAVING, Article.CHIEF_ARBITER)

    second = consequences(in_hand(twelve(rounds=6).event), move(What.WITHDRAW, DENYS))
    assert (second.played, second.scheduled, second.half_after) == (6, 11, Half.COUNT)


def test_that_the_points_that_change_are_told_beforehand() -> None:
    """Against Galya Fedir and Hlib have won, Ivan has drawn, Lev and Julia have lost.

    Kateryna, who meets her next, has a point by forfeit that counts for nobody.
    """
    play = Play.of(TWELVE, "SB", "KS")
    for number in range(1, 6):
        play.play_round(number, TWELVE)
    rows = consequences(in_hand(play.event), move(What.WITHDRAW, GALYA)).rows
    lost = {row.before.number: row.before.points - row.after.points for row in rows}
    assert {number: points for number, points in lost.items() if points} == {
        FEDIR: 1,
        GALYA: Decimal("2.5"),
        8: 1,
        9: Decimal("0.5"),
    }
    galya = next(row for row in rows if row.before.number == GALYA)
    assert not galya.before.annulled
    assert galya.after.annulled


def test_that_the_games_given_up_are_told_with_who_wins_them() -> None:
    told = consequences(in_hand(twelve(rounds=6).event), move(What.EXPEL, DENYS))
    assert [(each.round.number, str(each.after.result)) for each in told.games] == [
        (7, "-/+"),
        (8, "-/+"),
        (9, "+/-"),
        (10, "-/-"),
        (11, "+/-"),
    ]
    assert Article.SANCTIONS in told.articles


def test_that_who_returns_plays_the_rounds_to_come_and_has_lost_those_begun_without_him() -> None:
    play = twelve(rounds=6)
    play.move(What.WITHDRAW, DENYS)
    play.play_round(7, TWELVE)
    told = consequences(in_hand(play.event), move(What.RETURN, DENYS))
    assert [round_.number for round_, _ in told.stays_lost] == [7]
    assert [each.round.number for each in told.games] == [8, 9, 10, 11]
    play.move(What.RETURN, DENYS)
    # Galya is not there in round 10, so he wins it.
    assert [play.results(DENYS)[number] for number in range(7, 12)] == [
        "-/+", ".", ".", "+/-", ".",
    ]  # fmt: skip


def test_that_the_one_who_left_first_returns_to_a_game_the_other_forfeits() -> None:
    play = twelve(rounds=6)
    play.move(What.WITHDRAW, DENYS)
    play.move(What.RETURN, GALYA)
    assert play.results(GALYA)[10] == "-/+"
    assert consequences(in_hand(twelve(rounds=6).event), move(What.RETURN, GALYA)).half_before is (
        Half.ANNULLED
    )
    play.move(What.RETURN, DENYS)
    assert play.results(DENYS)[10] == "."


def test_that_a_return_counts_annulled_results_again() -> None:
    play = twelve(rounds=5)
    told = consequences(in_hand(play.event), move(What.RETURN, GALYA))
    assert (told.half_before, told.half_after) == (Half.ANNULLED, Half.COUNT)
    assert GALYA in {row.after.number for row in told.rows}


def test_that_the_wrong_player_expelled_during_a_round_is_at_his_board_again() -> None:
    play = twelve(rounds=6)
    games = play.tournament.main_stage.round(Round(7)).games
    play.enter(games[0].id, ALL_RESULTS[0])
    before = play.tournament
    play.move(What.EXPEL, FEDIR)
    assert play.tournament.entry(PlayerId(FEDIR)).status is EntryStatus.EXPELLED
    assert not stays_lost(play.tournament, play.tournament.competition(), PlayerId(FEDIR))
    play.move(What.RETURN, FEDIR)
    assert play.tournament == before


def test_that_a_round_that_went_on_without_him_stays_lost() -> None:
    play = twelve(rounds=6)
    first, second, *_ = play.tournament.main_stage.round(Round(7)).games
    play.enter(first.id, ALL_RESULTS[0])
    player = second.white
    play.move(What.WITHDRAW, player)
    third = next(
        game for game in play.tournament.main_stage.round(Round(7)).games if game.result is None
    )
    play.enter(third.id, ALL_RESULTS[0])
    play.move(What.RETURN, player)
    assert play.results(player)[7] == "-/+"
    assert play.results(player)[8] == "."


def test_that_a_late_player_forfeits_the_rounds_before_he_comes() -> None:
    play = Play.of(TWELVE, "SB")
    play.move(What.MISS, KATERYNA, 1, 2)
    assert list(play.results(KATERYNA).values())[:3] == ["+/-", "-/+", "."]
    assert play.tournament.entry(PlayerId(KATERYNA)).takes_part
    # Nobody has sat down yet: numbers may still be drawn, and others join.
    assert phase(play.tournament.competition()) is Phase.DRAWN


def test_that_who_comes_after_all_plays_the_rounds_that_have_not_begun() -> None:
    play = Play.of(TWELVE, "SB")
    play.move(What.MISS, KATERYNA, 1, 3)
    play.play_round(1, TWELVE)
    play.move(What.RETURN, KATERYNA)
    assert list(play.results(KATERYNA).values())[:3] == ["+/-", ".", "."]


def test_that_both_lose_a_round_that_both_miss() -> None:
    play = twelve(rounds=6)
    play.move(What.MISS, 3, 7, 7)
    play.move(What.MISS, 5, 7, 8)
    assert play.results(3)[7] == "-/-"


def test_that_missed_rounds_are_no_games_played_for_the_rule_of_half() -> None:
    """Denys has six games of eleven; had he missed the sixth, he would have five."""
    play = twelve(rounds=5)
    play.move(What.MISS, DENYS, 6, 6)
    play.play_round(6, TWELVE)
    told = consequences(in_hand(play.event), move(What.EXPEL, DENYS))
    assert (told.played, told.half_after) == (5, Half.ANNULLED)


def test_that_announced_absence_outlives_a_withdrawal_taken_back() -> None:
    play = twelve(rounds=6)
    play.move(What.MISS, DENYS, 9, 9)
    before = timeless(play.tournament)
    play.move(What.WITHDRAW, DENYS)
    play.move(What.RETURN, DENYS)
    assert timeless(play.tournament) == before
    assert play.results(DENYS)[9] == "+/-"


def test_that_who_has_withdrawn_can_be_expelled_too_but_not_the_other_way_round() -> None:
    play = twelve(rounds=6)
    assert refusal_of(in_hand(play.event), move(What.EXPEL, GALYA)) is None
    assert (
        game_changes(play.tournament, play.tournament.competition(), move(What.EXPEL, GALYA)) == ()
    )
    play.move(What.EXPEL, GALYA)
    for what in (What.WITHDRAW, What.EXPEL, What.MISS):
        refused = refusal_of(in_hand(play.event), move(what, GALYA, 11, 11))
        assert refused is not None
        assert refused.code == "player.expelled"


@pytest.mark.parametrize(
    ("what", "player", "first", "last", "code"),
    [
        (What.WITHDRAW, GALYA, None, None, "player.withdrawn"),
        (What.MISS, GALYA, 7, 8, "player.withdrawn"),
        (What.MISS, DENYS, 1, 6, "player.misses-nothing"),
        (What.RETURN, DENYS, None, None, "player.takes-part"),
    ],
)
def test_that_what_makes_no_sense_is_refused(
    what: What, player: int, first: int | None, last: int | None, code: str
) -> None:
    refused = refusal_of(in_hand(twelve(rounds=6).event), move(what, player, first, last))
    assert refused is not None
    assert refused.code == code


@pytest.mark.parametrize(
    ("first", "last", "code"), [(9, 8, "player.rounds"), (11, 12, "stage.no-such-round")]
)
def test_that_rounds_that_are_none_cannot_be_missed(first: int, last: int, code: str) -> None:
    tournament = twelve(rounds=6).tournament
    with pytest.raises(RuleError, match=code):
        game_changes(tournament, tournament.competition(), move(What.MISS, DENYS, first, last))


def test_that_of_rounds_that_are_missed_the_open_games_are_lost_alone() -> None:
    tournament = twelve(rounds=6).tournament
    found = game_changes(tournament, tournament.competition(), move(What.MISS, DENYS, 5, 8))
    assert [(change.round.number, change.after.result) for change in found] == [
        (7, WHITE_FORFEITS),
        (8, WHITE_FORFEITS),
    ]


def test_that_in_a_swiss_results_stand_however_few() -> None:
    swiss = parse(
        """\
System: swiss
Rounds: 5

 #  name  | R1   R2   |
 1  Alyx  | 3w1  2b.  |
 2  Bruno | 4b1  1w.  |
 3  Carla | 1b0  4w.  |
 4  David | 2w0  3b.  |
"""
    )
    play = Play(played(swiss, "2026-03", "BH"), {})
    play.players = dict(Play.of(swiss, "BH").players)
    told = consequences(in_hand(play.event), move(What.WITHDRAW, 1))
    assert (told.half_after, told.played, told.scheduled) == (Half.NO_RULE, 1, 2)
    assert [str(each.after.result) for each in told.games] == ["+/-"]
    assert told.articles == (Article.SWISS, Article.CHIEF_ARBITER)
    play.move(What.WITHDRAW, 1)
    row = next(
        each for each in standings(play.tournament.competition(), {}).rows if each.player == 1
    )
    assert row.points == 1


def test_that_a_crosstable_names_the_expelled_whose_results_are_annulled_as_well() -> None:
    expelled = parse(
        format_crosstable(TWELVE).replace("Withdrawn: 4, 7", "Withdrawn: 4\nExpelled: 7")
    )
    tournament = played(expelled, "2026-03")
    assert tournament.entry(PlayerId(GALYA)).status is EntryStatus.EXPELLED
    assert standings(tournament.competition(), {}) == standings(
        played(TWELVE, "2026-03").competition(), {}
    )


def test_that_before_round_one_the_published_pairs_are_named_too() -> None:
    told = consequences(in_hand(Play.of(TWELVE, "SB").event), move(What.WITHDRAW, GALYA))
    assert Article.BEFORE_ROUND_1 in told.articles


def test_that_where_the_regulations_count_all_results_it_is_said() -> None:
    play = Play.of(TWELVE, "SB")
    settings = replace(play.tournament.settings, annuls_withdrawals=False)
    play.tournament = replace(play.tournament, settings=settings)
    told = consequences(in_hand(play.event), move(What.WITHDRAW, GALYA))
    assert told.half_after is Half.SWITCHED_OFF


# Whatever happens in whatever order

Step = tuple[What | None, int, int, int, Result]

STEPS = st.lists(
    st.tuples(
        st.sampled_from([*What, None]),
        st.integers(0, 6),
        st.integers(1, 14),
        st.integers(0, 2),
        st.sampled_from(ALL_RESULTS[:3]),
    ),
    max_size=12,
)


def begun(tournament: Play, steps: list[Step]) -> Play:
    """Do what can be done of some steps; None types the next missing result of two players who
    are there.
    """
    play = tournament
    for what, who, first, more, result in steps:
        entries = play.tournament.entries
        player = entries[who % len(entries)].player
        rounds = len(play.tournament.main_stage.rounds)
        if what is None:
            missing = [game for _, game in play.tournament.main_stage.games if game.result is None]
            if missing:
                play.enter(missing[min(first // 3, len(missing) - 1)].id, result)
            continue
        start = min(first, rounds)
        wanted = move(what, player, start, min(start + more, rounds))
        if refusal_of(in_hand(play.event), wanted) is None:
            play.move(what, player, start, min(start + more, rounds))
    return play


UNPLAYED = round_robins(st.none()).map(lambda drawn: Play(drawn.tournament, dict(drawn.players)))


@given(UNPLAYED, STEPS, st.integers(0, 6), st.sampled_from([What.WITHDRAW, What.EXPEL]))
def test_that_a_return_right_after_leaving_restores_everything(
    play: Play, steps: list[Step], who: int, what: What
) -> None:
    begun(play, steps)
    staying = [entry.player for entry in play.tournament.entries if entry.takes_part]
    if not staying:
        return
    before = timeless(play.tournament)
    player = staying[who % len(staying)]
    play.move(what, player)
    play.move(What.RETURN, player)
    assert timeless(play.tournament) == before


@given(UNPLAYED, STEPS)
def test_that_nobody_who_is_there_forfeits_and_nobody_who_left_has_an_open_game(
    play: Play, steps: list[Step]
) -> None:
    begun(play, steps)
    for _, game in play.tournament.main_stage.games:
        for colour in Colour:
            forfeits = game.result is not None and game.result.mark(colour) is Mark.FORFEIT_LOST
            assert forfeits == (game.absence(colour) is not None)
            if play.tournament.entry(game.player(colour)).has_left:
                assert game.result is not None


@given(UNPLAYED, STEPS)
def test_that_the_annulled_are_who_left_with_less_than_half_of_the_games(
    play: Play, steps: list[Step]
) -> None:
    begun(play, steps)
    tournament = play.tournament
    expected = set()
    for entry in tournament.entries:
        own = [
            game.result
            for _, game in tournament.main_stage.games
            if entry.player in (game.white, game.black)
        ]
        over_the_board = [each for each in own if each and str(each) in ("1-0", "0-1", "½-½")]
        if entry.has_left and len(over_the_board) < Decimal(len(own)) / 2:
            expected.add(entry.player)
    assert annulled_players(tournament.competition()) == expected


@given(UNPLAYED, STEPS, st.sampled_from(What), st.integers(0, 6), st.integers(1, 5))
def test_that_a_move_changes_games_of_its_player_alone(
    play: Play,
    steps: list[Step],
    what: What,
    who: int,
    number: int,
) -> None:
    begun(play, steps)
    player = play.tournament.entries[who % len(play.tournament.entries)].player
    number = min(number, len(play.tournament.main_stage.rounds))
    wanted = move(what, player, number, number)
    for change in game_changes(play.tournament, play.tournament.competition(), wanted):
        assert player in (change.before.white, change.before.black)
        assert change.before.result is None or change.before.result.is_forfeit
        assert change.after.result != change.before.result


def test_that_a_forfeit_found_at_the_board_is_not_open_again_on_return() -> None:
    play = twelve(rounds=6)
    game = next(
        game
        for game in play.tournament.main_stage.round(Round(7)).games
        if FEDIR in (game.white, game.black)
    )
    play.enter(game.id, WHITE_FORFEITS if game.white == FEDIR else BLACK_FORFEITS)
    before = timeless(play.tournament)
    play.move(What.WITHDRAW, FEDIR)
    play.move(What.RETURN, FEDIR)
    assert timeless(play.tournament) == before
