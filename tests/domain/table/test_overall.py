"""Tables of knockouts, and of a whole that is played in groups and finals."""

from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Slot, Stage, StageKind
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import MatchRules, MatchStep, Unbroken
from arbiter_app.domain.facts.rules.settings import Settings, Unresolved
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board, GameId, PairingNumber, Round, StageId
from arbiter_app.domain.pairing.berger import berger
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.table.standings import (
    Standings,
    awaits_lots,
    reckoned_from,
    standings,
    ties_before_play_offs,
)
from arbiter_app.domain.table.ties import Decider
from arbiter_app.domain.table.why import inquiry, order_of
from tests.domain.pairing.halls import ONE_GAME, Hall, number, player

SINGLE = KnockoutRules(match=ONE_GAME)
LEVEL = KnockoutRules(
    match=MatchRules(steps=(MatchStep(games=2),), unbroken=Unbroken.DRAWN), cuts=(1,)
)
ROUND_ROBIN = Settings(edition="2026-03", tie_breaks=("DE",))


def written(table: Standings) -> list[str]:
    """Return the rows as a paper has them: "3–4 5 1½"."""
    return [
        f"{row.place}{'' if row.place == row.last_place else f'–{row.last_place}'}"
        f" {number(row.player)} {float(row.points):g}"
        for row in table.rows
    ]


# Knockouts


def test_that_the_table_of_a_knockout_says_how_far_everybody_came() -> None:
    hall = Hall(4, SINGLE)
    hall.play(1, "= 1")
    hall.win(3)
    hall.play(3, "= =")
    table = standings(hall.tournament.competition(), {})
    assert written(table) == ["1 1 2.5", "2 3 2", "3–4 2 0", "3–4 4 0.5"]
    assert [row.decided_by for row in table.rows] == [
        None,
        Decider.KNOCKOUT,
        Decider.KNOCKOUT,
        None,
    ]
    assert table.tie_breaks == ()


def test_that_nobody_stands_above_those_whose_places_he_may_still_take() -> None:
    hall = Hall(4, SINGLE)
    hall.win(1)
    table = standings(hall.tournament.competition(), {})
    assert written(table) == ["1–2 1 1", "1–4 2 0", "1–4 3 0", "3–4 4 0"]
    assert [row.decided_by for row in table.rows] == [None, None, None, None]


def test_that_a_knockout_that_is_not_drawn_has_no_table() -> None:
    tournament = replace(Hall(4, SINGLE).tournament, draw=None)
    assert standings(tournament.competition(), {}).rows == ()
    assert ties_before_play_offs(tournament.competition(), {}) == ()
    assert not is_over(tournament.competition())


def test_that_lots_may_divide_those_who_are_out_in_the_same_round() -> None:
    hall = Hall(4, SINGLE)
    hall.win(1, 2, 1)
    settings = replace(hall.tournament.settings, unresolved=Unresolved.LOTS)
    tournament = replace(hall.tournament, settings=settings)
    assert awaits_lots(tournament.competition(), standings(tournament.competition(), {}))
    drawn = standings(replace(tournament, tie_lot_seed="velden").competition(), {})
    assert [row.place for row in drawn.rows] == [1, 2, 3, 4]
    assert [row.decided_by for row in drawn.rows][3] is Decider.LOT


def test_that_a_drawn_match_shares_the_places() -> None:
    hall = Hall(2, LEVEL, System.MATCH)
    hall.play(1, "= =")
    assert written(standings(hall.tournament.competition(), {})) == ["1–2 1 1", "1–2 2 1"]
    assert ties_before_play_offs(hall.tournament.competition(), {}) == ((player(1), player(2)),)
    assert is_over(hall.tournament.competition())


def test_that_values_of_a_knockout_can_be_asked_for_all_the_same() -> None:
    hall = Hall(4, SINGLE)
    hall.win(1)
    assert reckoned_from(hall.tournament.competition(), {}).table.points(player(1)) == 1


# Groups and finals


def a_stage(
    id: int, kind: StageKind, members: list[int], points: str = "", first_place: int | None = None
) -> Stage:
    """Return a round robin in which every game is won by who stands first in `points`."""
    order = [int(each) for each in points.split()]
    rounds = [
        RoundOfPlay(
            number=Round(at),
            games=tuple(
                _won(at, board, members[pair.white - 1], members[pair.black - 1], order)
                for board, pair in enumerate(pairing.pairs, start=1)
            ),
        )
        for at, pairing in enumerate(berger(len(members)), start=1)
    ]
    return Stage(
        id=StageId(id),
        kind=kind,
        settings=ROUND_ROBIN,
        method=DrawMethod.BY_HAND,
        slots=tuple(
            Slot(number=PairingNumber(at), player=player(each))
            for at, each in enumerate(members, start=1)
        ),
        first_place=first_place,
        rounds=tuple(rounds) if order else (),
    )


def _won(round_: int, board: int, white: int, black: int, order: list[int]) -> Game:
    if not order:
        result = None
    else:
        result = Result.parse("1-0" if order.index(white) < order.index(black) else "0-1")
    return Game(
        id=GameId(100 * round_ + board),
        board=Board(board),
        white=player(white),
        black=player(black),
        result=result,
    )


def whole(entrants: int, *later: Stage) -> Tournament:
    tournament = Hall(entrants, SINGLE, System.STAGES).tournament
    return replace(tournament, stages=(*tournament.stages, *later))


GROUPS = (
    a_stage(2, StageKind.GROUP, [1, 4, 5, 8], "4 1 8 5"),
    a_stage(3, StageKind.GROUP, [2, 3, 6, 7], "2 6 7 3"),
)


def test_that_before_the_finals_equal_places_of_groups_are_shared() -> None:
    table = standings(whole(8, *GROUPS).competition(), {})
    assert written(table) == [
        "1–2 2 3",
        "1–2 4 3",
        "3–4 1 2",
        "3–4 6 2",
        "5–6 7 1",
        "5–6 8 1",
        "7–8 3 0",
        "7–8 5 0",
    ]
    assert [row.decided_by for row in table.rows][:3] == [None, None, Decider.STAGE]
    assert not is_over(whole(8, *GROUPS).competition())


def test_that_finals_give_their_players_the_places_they_decide() -> None:
    final = a_stage(4, StageKind.FINAL, [4, 2, 1, 6], "1 2 4 6", first_place=1)
    table = standings(whole(8, *GROUPS, final).competition(), {})
    assert written(table)[:5] == ["1 1 3", "2 2 2", "3 4 1", "4 6 0", "5–6 7 1"]
    second = a_stage(5, StageKind.FINAL, [8, 7, 5, 3], "3 5 7 8", first_place=5)
    table = standings(whole(8, *GROUPS, final, second).competition(), {})
    assert written(table)[4:] == ["5 3 3", "6 5 2", "7 7 1", "8 8 0"]
    assert is_over(whole(8, *GROUPS, final, second).competition())


def test_that_the_places_of_a_final_wait_for_it_while_a_lower_one_is_over() -> None:
    second = a_stage(5, StageKind.FINAL, [8, 7, 5, 3], "3 5 7 8", first_place=5)
    not_begun = replace(a_stage(4, StageKind.FINAL, [4, 2, 1, 6], first_place=1), method=None)
    tournament = whole(8, *GROUPS, not_begun, second)
    assert written(standings(tournament.competition(), {}))[:5] == [
        "1–2 2 3",
        "1–2 4 3",
        "3–4 1 2",
        "3–4 6 2",
        "5 3 3",
    ]
    assert not is_over(tournament.competition())


def test_that_of_two_finals_the_later_one_of_a_player_counts() -> None:
    semifinals = a_stage(4, StageKind.FINAL, [4, 2, 1, 6], "1 2 4 6", first_place=1)
    final = a_stage(5, StageKind.FINAL, [1, 2, 4], "2 1 4", first_place=1)
    table = standings(whole(8, *GROUPS, semifinals, final).competition(), {})
    assert written(table)[:4] == ["1 2 2", "2 1 1", "3 4 0", "4 6 0"]


def test_that_a_final_may_be_a_knockout() -> None:
    hall = Hall(4, replace(SINGLE, cuts=(1, 3)))
    hall.win(4, 3, 4, 2)
    final = replace(
        a_stage(4, StageKind.FINAL, [1, 2, 3, 4], first_place=1),
        settings=hall.tournament.settings,
        rounds=hall.stage.rounds,
        decisions=hall.stage.decisions,
    )
    table = standings(whole(8, *GROUPS, final).competition(), {})
    assert [row.split()[:2] for row in written(table)[:4]] == [
        ["1", "4"],
        ["2", "3"],
        ["3", "2"],
        ["4", "1"],
    ]
    assert is_over(whole(8, *GROUPS, final).competition())


def test_that_who_is_in_no_stage_stands_last() -> None:
    table = standings(whole(9, *GROUPS).competition(), {})
    assert written(table)[-1] == "9 9 0"
    assert [row.place for row in standings(whole(3).competition(), {}).rows] == [1, 1, 1]
    assert table.rows[-1].points == Decimal(0)


def left_after_one_game(tournament: Tournament, gone: int, stage: int) -> Tournament:
    """Return a tournament that a player has left when he had played one game of a stage."""

    def without_him(round_: RoundOfPlay) -> RoundOfPlay:
        return replace(round_, games=tuple(forfeited(game) for game in round_.games))

    def forfeited(game: Game) -> Game:
        score = {game.white: "-/+", game.black: "+/-"}.get(player(gone))
        return replace(game, result=Result.parse(score)) if score else game

    def as_left(of: Stage) -> Stage:
        if of.id != stage:
            return of
        return replace(of, rounds=(of.rounds[0], *map(without_him, of.rounds[1:])))

    return replace(
        tournament,
        stages=tuple(map(as_left, tournament.stages)),
        entries=tuple(
            replace(each, status=EntryStatus.WITHDRAWN) if each.player == player(gone) else each
            for each in tournament.entries
        ),
    )


def without_place(table: Standings) -> list[int | None]:
    return [number(row.player) for row in table.rows if row.annulled]


def test_that_who_left_his_group_early_has_no_place_in_the_whole_either() -> None:
    tournament = left_after_one_game(whole(8, *GROUPS), 4, stage=2)
    table = standings(tournament.competition(), {})
    assert written(table) == [
        "1–2 1 2",
        "1–2 2 3",
        "3–4 6 2",
        "3–4 8 1",
        "5–6 5 0",
        "5–6 7 1",
        "7 3 0",
        "8 4 0",
    ]
    assert without_place(table) == [4]
    asked = inquiry(tournament.competition(), {})
    assert order_of(asked, player(4), player(3)).lower.annulled


def test_that_who_left_his_final_early_stands_below_everybody_and_his_place_is_left_free() -> None:
    finals = (
        a_stage(4, StageKind.FINAL, [4, 2, 1, 6], "1 2 4 6", first_place=1),
        a_stage(5, StageKind.FINAL, [8, 7, 5, 3], "3 5 7 8", first_place=5),
    )
    table = standings(left_after_one_game(whole(8, *GROUPS, *finals), 2, stage=4).competition(), {})
    assert written(table)[:4] == ["1 1 2", "2 4 1", "3 6 0", "5 3 3"]
    assert without_place(table) == [2]
    assert number(table.rows[-1].player) == 2
    only_one = standings(
        left_after_one_game(whole(8, *GROUPS, finals[0]), 2, stage=4).competition(), {}
    )
    assert written(only_one)[2:4] == ["3 6 0", "5–6 7 1"]
