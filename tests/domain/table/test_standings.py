from dataclasses import replace
from pathlib import Path

from arbiter_app.domain.drawing.lots import Lots
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.rules.settings import Settings, Unresolved
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId, TournamentId
from arbiter_app.domain.table.standings import awaits_lots, standings
from arbiter_app.domain.table.ties import Decider
from arbiter_app.formats.crosstable_text import parse, tournament

CASES = Path(__file__).parents[2] / "data" / "cases"
LOTS = Settings(edition="2026-03", tie_breaks=("DE",), unresolved=Unresolved.LOTS)

NOTHING_PLAYED = """\
 #  name    | R1   R2   R3   |
 1  Alyx    | 4w.  2w.  3b.  |
 2  Bruno   | 3w.  1b.  4w.  |
 3  Carla   | 2b.  4b.  1w.  |
 4  David   | 1b.  3w.  2b.  |
"""

# Bruno and Carla lose to Alyx and are level with each other.
FIRST_DECIDED = """\
 #  name    | R1   R2   R3   |
 1  Alyx    | 4w1  2w1  3b1  |
 2  Bruno   | 3w=  1b0  4w1  |
 3  Carla   | 2b=  4b1  1w0  |
 4  David   | 1b0  3w0  2b0  |
"""


def places(played: Tournament) -> list[tuple[int, int, int]]:
    return [
        (row.number, row.place, row.last_place) for row in standings(played.competition(), {}).rows
    ]


def test_that_the_table_is_empty_before_the_draw() -> None:
    undrawn = Tournament(
        id=TournamentId(1), title="", settings=LOTS, stages=(Stage(id=StageId(1)),)
    )
    assert standings(undrawn.competition(), {}).rows == ()
    assert standings(undrawn.competition(), {}).tie_breaks == ("DE",)


def test_that_all_share_the_places_before_the_first_result() -> None:
    assert places(tournament(parse(NOTHING_PLAYED), LOTS)) == [
        (number, 1, 4) for number in range(1, 5)
    ]


def test_that_names_of_tie_breaks_are_given_in_their_canonical_spelling() -> None:
    settings = replace(LOTS, tie_breaks=("sb-c1", "KSL1"))
    assert standings(tournament(parse(FIRST_DECIDED), settings).competition(), {}).tie_breaks == (
        "SB/C1",
        "KS/L+1",
    )


def test_that_players_level_to_the_end_share_places_in_the_order_of_numbers() -> None:
    settings = replace(LOTS, unresolved=Unresolved.SHARED)
    seeded = replace(tournament(parse(FIRST_DECIDED), settings), tie_lot_seed="seed")
    assert places(seeded) == [(1, 1, 1), (2, 2, 3), (3, 2, 3), (4, 4, 4)]
    assert [row.shared for row in standings(seeded.competition(), {}).rows] == [
        False,
        True,
        True,
        False,
    ]
    assert not any(row.by_lot for row in standings(seeded.competition(), {}).rows)


def test_that_places_stay_shared_until_lots_are_drawn() -> None:
    assert places(tournament(parse(FIRST_DECIDED), LOTS))[1:3] == [(2, 2, 3), (3, 2, 3)]


def test_that_lots_separate_only_those_still_tied() -> None:
    drawn = replace(tournament(parse(FIRST_DECIDED), LOTS), tie_lot_seed="Kyiv 2026")
    order = [number for number in Lots("Kyiv 2026").shuffled([1, 2, 3, 4]) if number in (2, 3)]
    rows = standings(drawn.competition(), {}).rows
    assert [row.number for row in rows] == [1, *order, 4]
    assert [row.place for row in rows] == [1, 2, 3, 4]
    assert [row.by_lot for row in rows] == [False, True, True, False]
    assert rows[2].decided_by is Decider.LOT


def test_that_later_results_leave_the_order_of_lots_alone() -> None:
    for seed in ("a", "b", "c", "d", "e"):
        early = replace(tournament(parse(NOTHING_PLAYED), LOTS), tie_lot_seed=seed)
        late = replace(tournament(parse(FIRST_DECIDED), LOTS), tie_lot_seed=seed)
        of_all = [
            row.number for row in standings(early.competition(), {}).rows if row.number in (2, 3)
        ]
        of_two = [row.number for row in standings(late.competition(), {}).rows if row.by_lot]
        assert of_all == of_two


def test_that_a_row_names_what_separates_it_from_the_one_above() -> None:
    path = CASES / "tec_round_robin.txt"
    settings = Settings(edition="2026-03", tie_breaks=("SB", "DE"))
    rows = standings(tournament(parse(path.read_text("utf-8")), settings).competition(), {}).rows
    # 1 before {2, 3} by SB; {2, 3} shared; 4, 5, 6 with fewer points, then by SB.
    assert [(row.number, row.decided_by) for row in rows] == [
        (1, None),
        (2, 0),
        (3, None),
        (4, Decider.POINTS),
        (5, 0),
        (6, 0),
    ]


def test_that_direct_encounter_waits_until_all_tied_players_have_met() -> None:
    text = FIRST_DECIDED.replace("3w=", "3w.").replace("2b=", "2b.")
    rows = standings(tournament(parse(text), LOTS).competition(), {}).rows
    assert [(row.number, row.place, row.last_place) for row in rows[1:3]] == [(2, 2, 3), (3, 2, 3)]
    assert [row.values for row in rows[1:3]] == [(None,), (None,)]


def test_that_lots_are_awaited_when_play_is_over_and_left_a_tie() -> None:
    played = tournament(parse(FIRST_DECIDED), LOTS)
    assert awaits_lots(played.competition(), standings(played.competition(), {}))


def test_that_no_lots_are_awaited_during_play_nor_once_drawn_nor_where_places_are_shared() -> None:
    played = tournament(parse(FIRST_DECIDED), LOTS)
    for other in (
        tournament(parse(NOTHING_PLAYED), LOTS),
        replace(played, tie_lot_seed="Kyiv 2026"),
        replace(played, settings=replace(LOTS, unresolved=Unresolved.SHARED)),
    ):
        assert not awaits_lots(other.competition(), standings(other.competition(), {}))
