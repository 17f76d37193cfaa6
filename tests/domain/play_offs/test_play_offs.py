"""Every shipped play-off regulation, branch by branch: what comes next and who stands where."""

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import Slot, Stage, StageKind
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.play_off_rules import Branch, Form, Level, PlayOffRules
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import FIRST_STAGE, StageId
from arbiter_app.domain.next_step.play_offs import (
    PlayOffDue,
    awaits_play_offs,
    play_off_state,
    ties_to_play_off,
)
from arbiter_app.domain.pairing.playable import check_play_off
from arbiter_app.domain.play_offs.outcome import Separated
from arbiter_app.domain.table.standings import awaits_lots, standings
from arbiter_app.domain.table.ties import Decider
from arbiter_app.services.files.play_off_presets import shipped
from tests.campaigns import turns
from tests.domain.play_off_scripts import (
    KEPT_OUT_BY_DIRECT_ENCOUNTER,
    LAST_GAME,
    Play,
    cross_table,
    run,
)

PRESETS = {rules.id: rules for rules in shipped()}
FIDE = PRESETS["fide_manual_2017_default"]
FIRST_AND_FOURTH = replace(FIDE, cuts=(1, 4))

OF_FIDE = {
    "two, won at once": """
        A B > X
        > match A B
        B-A 1-0, A-B ½-½
        > over
        = 1 B | 2 A | 3 X
    """,
    "two, sudden death after 1-1: colours change after the first and the third game": """
        A B > X
        > match A B
        A-B 1-0, B-A 1-0
        > play
        B-A ½-½, A-B ½-½, A-B ½-½, B-A ½-½, B-A 0-1
        > over
        = 1 A | 2 B | 3 X
    """,
    "two, decided before the second game is over": """
        A B > X
        > match A B
        A-B 1-0, B-A ½-½
        > over
        = 1 A | 2 B | 3 X
    """,
    "three, one ahead": """
        A B C > X
        > round-robin A B C
        A-B 1-0, B-C 1-0, A-C ½-½
        > over
        = 1 A | 2 B | 3 C | 4 X
    """,
    "three, two ahead of the third go on": """
        A B C > X
        > round-robin A B C
        A-B ½-½, B-C 1-0, A-C 1-0
        > match A B
        A-B 0-1, B-A 1-0
        > over
        = 1 B | 2 A | 3 C | 4 X
    """,
    "three, a clear winner: the others share what they do not have to divide": """
        A B C > X
        > round-robin A B C
        A-B 1-0, B-C ½-½, A-C 1-0
        > over
        = 1 A | 2-3 B C | 4 X
    """,
    "three, all level: the next tie-break drops the last": """
        A B C > X
        next: C | A | B X
        > round-robin C A B
        A-B 1-0, B-C 1-0, C-A 1-0
        > match C A; B out
        C-A ½-½, A-C 0-1
        > over
        = 1 C | 2 A | 3 B | 4 X
    """,
    "three, all level, and the tie-break leaves two last: a lot": """
        A B C > X
        next: C | A B | X
        > round-robin C A B
        A-B ½-½, B-C ½-½, C-A ½-½
        > match C A; B out, lot A B
        who plays: B A
        > match C B; A out
        C-B 1-0, B-C 0-1
        > over
        = 1 C | 2 B | 3 A | 4 X
    """,
    "four: a knockout, those knocked out share": """
        A B C D > X
        > knockout A B C D
        A-B 1-0, B-A ½-½
        C-D ½-½, D-C ½-½, C-D ½-½, D-C 1-0
        > play
        A-D ½-½, D-A ½-½, D-A 1-0
        > over
        = 1 D | 2 A | 3-4 B C | 5 X
    """,
    "five: the next tie-break keeps four": """
        A B C D E > X
        > knockout A B C D; E out
        A-B 1-0, B-A ½-½, C-D 0-1, D-C ½-½
        A-D 1-0, D-A ½-½
        > over
        = 1 A | 2 D | 3-4 B C | 5 E | 6 X
    """,
    "seven: those kept out stand as the tie-breaks have them": """
        A B C D E F G > X
        next: G | F | E | D | C | B | A | X
        > knockout G F E D; C B A out
        G-F 1-0, F-G ½-½, E-D 1-0, D-E ½-½
        G-E 0-1, E-G ½-½
        > over
        = 1 E | 2 G | 3-4 D F | 5 C | 6 B | 7 A | 8 X
    """,
    "six, and the tie-break leaves it open who is the fourth": """
        A B C D E F > X
        next: A | B | C | D E | F | X
        > knockout A B C D; E F out, lot D E
        who plays: E D
        > knockout A B C E; D F out
    """,
    "three, all level, but one has withdrawn: the others play a match": """
        A B C > X
        > round-robin A B C
        A-B 1-0
        A leaves
        > play
        B-C 1-0
        > match B C
        B-C 1-0, C-B ½-½
        = 1 B | 2 C | 3 A | 4 X
    """,
    "given up in the middle: what is decided stands": """
        A B C D > X
        > knockout A B C D
        A-B 1-0, B-A ½-½, C-D 0-1, D-C ½-½
        given up
        > over
        = 1-2 A D | 3-4 B C | 5 X
    """,
    "given up before anything was decided": """
        A B > X
        > match A B
        A-B 1-0
        given up
        > over
        = 1-2 A B | 3 X
    """,
}


@pytest.mark.parametrize("script", OF_FIDE.values(), ids=OF_FIDE)
def test_that_the_fide_regulation_leads_to_its_end(script: str) -> None:
    run(script, FIDE)


OF_QUALIFYING = {
    "two for the fourth place": """
        X > Y > Z > A B > W
        > match A B
        A-B 0-1, B-A ½-½
        > over
        = 1 X | 2 Y | 3 Z | 4 B | 5 A | 6 W
    """,
    "two for the third place, who both qualify: nothing is played": """
        X > Y > A B > W
        > nothing
        = 1 X | 2 Y | 3 A | 4 B | 5 W
    """,
    "three for two places: one stays behind, and nobody has to order the others": """
        X > Y > A B C > W
        > round-robin A B C
        A-B ½-½, B-C 1-0, A-C 1-0
        > over
        = 1 X | 2 Y | 3-4 A B | 5 C | 6 W
    """,
    "three for two places: a clear first, the others go on": """
        X > Y > A B C > W
        > round-robin A B C
        A-B 1-0, A-C 1-0, B-C ½-½
        > match B C
        B-C 0-1, C-B 1-0
        > over
        = 1 X | 2 Y | 3 A | 4 C | 5 B | 6 W
    """,
    "three for two places, all level: the tie-break drops the last, and that is all": """
        X > Y > A B C > W
        next: X | Y | C | B | A | W
        > round-robin C B A
        A-B ½-½, A-C ½-½, B-C ½-½
        > over
        = 1 X | 2 Y | 3 C | 4 B | 5 A | 6 W
    """,
    "three for two places, all level, the tie-break too: a lot drops one": """
        X > Y > A B C > W
        next: X | Y | B | A C | W
        > round-robin B A C
        A-B ½-½, A-C ½-½, B-C ½-½
        > lots A C
        lot C A
        > over
        = 1 X | 2 Y | 3 B | 4 C | 5 A | 6 W
    """,
    "four for two places: no final": """
        X > Y > A B C D > W
        > knockout A B C D
        A-B 1-0, B-A ½-½, C-D 0-1, D-C ½-½
        > over
        = 1 X | 2 Y | 3-4 A D | 5-6 B C | 7 W
    """,
    "four for three places: those knocked out play for the last of them": """
        X > A B C D > W
        > knockout A B C D
        A-B 1-0, B-A ½-½, C-D 0-1, D-C ½-½
        > play
        B-C 1-0, C-B ½-½
        > over
        = 1 X | 2-3 A D | 4 B | 5 C | 6 W
    """,
    "five for first place and the four that qualify at once": """
        A B C D E > X
        > knockout A B C D; E out
        A-B 1-0, B-A ½-½, C-D 0-1, D-C ½-½
        A-D 1-0, D-A ½-½
        > over
        = 1 A | 2 D | 3-4 B C | 5 E | 6 X
    """,
    "six for the second to the seventh place, of whom three qualify": """
        X > A B C D E F > W
        > knockout A B C D; E F out
        A-B 1-0, B-A ½-½, C-D 0-1, D-C ½-½, B-C 0-1, C-B ½-½
        > over
        = 1 X | 2-3 A D | 4 C | 5 B | 6 E | 7 F | 8 W
    """,
    "seven for one qualifying place": """
        X > Y > Z > A B C D E F G
        > knockout A B C D; E F G out
        A-B 1-0, B-A ½-½, C-D 0-1, D-C ½-½, A-D 1-0, D-A ½-½
        > over
        = 1 X | 2 Y | 3 Z | 4 A | 5 D | 6-7 B C | 8 E | 9 F | 10 G
    """,
}


@pytest.mark.parametrize("script", OF_QUALIFYING.values(), ids=OF_QUALIFYING)
def test_that_nothing_is_played_but_what_divides_those_who_qualify(script: str) -> None:
    run(script, FIRST_AND_FOURTH)


def test_that_ties_for_first_and_for_a_qualifying_place_are_played_off_apart() -> None:
    play = Play("A B > X > C D > Y", FIRST_AND_FOURTH)
    assert [
        play.told(tie.players) for tie in ties_to_play_off(play.tournament.competition(), {})
    ] == [
        "A B",
        "C D",
    ]
    play.begin()
    play.begin_step(play.state.proposals[0])
    play.result("A", "B", BLACK_WINS)
    play.result("B", "A", DRAW)
    assert play.state.is_over
    play.begin()
    assert play.next_said() == "match C D"
    play.begin_step(play.state.proposals[0])
    play.result("D", "C", WHITE_WINS)
    play.result("C", "D", DRAW)
    assert ties_to_play_off(play.tournament.competition(), {}) == ()
    assert play.places() == "1 B | 2 A | 3 X | 4 D | 5 C | 6 Y"


EVERY_PLACE = replace(FIDE, cuts=None)


def test_that_every_place_can_be_played_off() -> None:
    run(
        """
        A B C D > X
        > knockout A B C D
        A-B 1-0, B-A ½-½, C-D 0-1, D-C ½-½
        A-D 1-0, D-A ½-½, B-C 0-1, C-B ½-½
        > over
        = 1 A | 2 D | 3 C | 4 B | 5 X
        """,
        EVERY_PLACE,
    )


OF_OTHERS: dict[str, tuple[str, str]] = {
    "World Cup 2025, to the last armageddon: a draw wins for Black": (
        "world_cup_2025",
        """
        A B > X
        > match A B
        A-B ½-½, B-A ½-½, B-A 1-0, A-B 1-0, A-B ½-½, B-A ½-½, B-A ½-½, A-B ½-½
        > play
        A-B ½-½
        > over
        = 1 B | 2 A | 3 X
        """,
    ),
    "World Cup 2023: sudden death with colours that alternate": (
        "world_cup_2023",
        """
        A B > X
        > match A B
        A-B ½-½, B-A ½-½, B-A ½-½, A-B ½-½, A-B ½-½, B-A ½-½
        > play
        B-A ½-½, A-B ½-½, B-A 1-0
        > over
        = 1 B | 2 A | 3 X
        """,
    ),
    "World Cup 2015: an armageddon that White wins": (
        "world_cup_2015",
        """
        A B > X
        > match A B
        A-B 1-0, B-A 1-0, B-A ½-½, A-B ½-½, A-B ½-½, B-A ½-½
        B-A 1-0
        > over
        = 1 B | 2 A | 3 X
        """,
    ),
    "Candidates: two, rapid, blitz, then games until a win": (
        "candidates_2022_2024",
        """
        A B > X
        > match A B
        A-B ½-½, B-A ½-½
        > match A B
        A-B ½-½, B-A ½-½, A-B ½-½, B-A 1-0
        > over
        = 1 B | 2 A | 3 X
        """,
    ),
    "Candidates: three, all level twice, then two": (
        "candidates_2022_2024",
        """
        A B C > X
        > round-robin A B C
        A-B ½-½, B-C ½-½, C-A ½-½
        > round-robin A B C
        A-B ½-½, B-C 1-0, C-A 0-1
        > match A B
        A-B 1-0, B-A ½-½
        > over
        = 1 A | 2 B | 3 C | 4 X
        """,
    ),
    "Candidates: the other places by tie-breaks": (
        "candidates_2022_2024",
        """
        A B C > X
        next: C | B | A | X
        > round-robin C B A
        A-B 1-0, B-C ½-½, A-C 1-0
        > over
        = 1 A | 2 C | 3 B | 4 X
        """,
    ),
    "Candidates: seven play a round robin of their own": (
        "candidates_2022_2024",
        "A B C D E F G > X\n> round-robin A B C D E F G",
    ),
    "Tata Steel: three are too many for the regulation": (
        "tata_steel_2025",
        "A B C > X\n> lots A B C\nlot B C A\n> over\n= 1 B | 2 C | 3 A | 4 X",
    ),
}


@pytest.mark.parametrize(("preset", "script"), OF_OTHERS.values(), ids=OF_OTHERS)
def test_that_other_regulations_lead_to_their_end(preset: str, script: str) -> None:
    run(script, PRESETS[preset])


def test_that_every_preset_can_be_played_and_names_its_source() -> None:
    assert len(PRESETS) == len(shipped()) == 9
    for rules in shipped():
        check_play_off(rules)
        assert rules.source


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("preset", PRESETS)
def test_that_a_preset_proposes_a_branch_of_its_own_or_lots(preset: str, players: int) -> None:
    """The next tie-break has kept out whom the branch does not take."""
    names = " ".join("ABCDEFG"[:players])
    (tie,) = ties_to_play_off(Play(f"{names} > X", PRESETS[preset]).tournament.competition(), {})
    assert len(tie.players) == players
    assert tie.cuts == (1,)
    if tie.proposal is None:
        assert players > 2
        return
    assert tie.proposal.branch.takes(len(tie.proposal.players))
    assert tie.proposal.branch.form is not Form.TRIM
    assert (tie.proposal.trim is not None) == (len(tie.proposal.players) < players)


def test_that_a_tie_over_no_line_is_not_played_off() -> None:
    play = Play("A > B C > X", FIDE)
    assert ties_to_play_off(play.tournament.competition(), {}) == ()


def test_that_no_tie_is_played_off_before_the_last_game_of_the_stage() -> None:
    play = Play("A B > X", FIDE)
    stage = play.tournament.main_stage
    *others, last = stage.rounds
    open_games = tuple(replace(game, result=None) for game in last.games)
    stage = replace(stage, rounds=(*others, replace(last, games=open_games)))
    assert ties_to_play_off(replace(play.tournament, stages=(stage,)).competition(), {}) == ()


def test_that_tie_breaks_applied_before_divide_a_tie_first() -> None:
    """C.07 Art. 3.1.2."""
    play = Play("A B C > X", replace(FIDE, tie_breaks_before=1), "A B | C | X")
    assert [
        play.told(tie.players) for tie in ties_to_play_off(play.tournament.competition(), {})
    ] == ["A B"]
    alone = Play("A B C > X", replace(FIDE, tie_breaks_before=None), "A | B C | X")
    assert ties_to_play_off(alone.tournament.competition(), {}) == ()


def test_that_who_declines_stands_below_those_who_play() -> None:
    play = Play("A B C > X", FIDE)
    play.begin("A")
    assert play.next_said() == "match B C"
    play.begin_step(play.state.proposals[0])
    play.result("B", "C", WHITE_WINS)
    play.result("C", "B", DRAW)
    assert play.places() == "1 B | 2 C | 3 A | 4 X"
    assert [each.separated for each in play.state.order] == [
        Separated.AT_THE_BOARD,
        Separated.AT_THE_BOARD,
        Separated.DECLINED,
    ]


def test_that_who_alone_does_not_decline_has_won() -> None:
    play = Play("A B > X", FIDE)
    play.begin("A")
    assert play.state.is_over
    assert play.places() == "1 B | 2 A | 3 X"


def test_that_a_play_off_orders_its_participants_and_changes_no_points_or_tie_breaks() -> None:
    before = Play("A B > X > Y", FIDE)
    after = run("A B > X > Y\n> match A B\nA-B 0-1, B-A 1-0\n= 1 B | 2 A | 3 X | 4 Y", FIDE)
    for row in after.table().rows:
        (same,) = (each for each in before.table().rows if each.player == row.player)
        assert (row.points, row.values) == (same.points, same.values)
    assert [row.decided_by for row in after.table().rows] == [
        None,
        Decider.PLAY_OFF,
        Decider.POINTS,
        Decider.POINTS,
    ]


def test_that_a_play_off_is_ignored_once_its_tie_is_gone() -> None:
    play = run("A B > X\n> match A B\nA-B 0-1, B-A 1-0\n= 1 B | 2 A | 3 X", FIDE)
    stage = play.tournament.main_stage
    rounds = tuple(
        replace(
            round_,
            games=tuple(
                replace(game, result=WHITE_WINS if game.white == 1 else BLACK_WINS)
                if {game.white, game.black} == {1, 2}
                else game
                for game in round_.games
            ),
        )
        for round_ in stage.rounds
    )
    stages = (replace(stage, rounds=rounds), *play.tournament.stages[1:])
    play.tournament = replace(play.tournament, stages=stages)
    assert play.places() == "1 A | 2 B | 3 X"
    assert not play.state.is_valid
    assert play.state.is_over


def test_that_the_first_game_begins_half_an_hour_after_the_last_and_stages_after_ten_minutes() -> (
    None
):
    """C.02 Art. 13.2.8 of 2017."""
    play = Play("A B > X", FIDE)
    play.begin()
    assert play.state.ready_at == LAST_GAME + timedelta(minutes=30)
    play.begin_step(play.state.proposals[0])
    assert play.state.ready_at == LAST_GAME + timedelta(minutes=30)
    play.result("A", "B", WHITE_WINS)
    assert play.state.ready_at is None
    play.result("B", "A", WHITE_WINS)
    ended = max(game.entered_at for _, game in play.tournament.stages[1].games if game.entered_at)
    assert play.state.ready_at == ended + timedelta(minutes=10)


def test_that_a_pause_from_an_unknown_moment_is_unknown() -> None:
    play = Play("A B > X", FIDE)
    play.begin()
    play.change(replace(play.play_off, ready_at=None))
    assert play.state.ready_at is None


def test_that_a_lot_decides_who_is_kept() -> None:
    play = Play("A B C D E F > X", FIDE, "A | B | C | D E F | X")
    play.begin()
    (proposal,) = play.state.proposals
    assert proposal.trim is not None
    assert proposal.is_open
    assert play.told(proposal.trim.level) == "D E F"

    play.draw_who_plays(["E", "F", "D"])

    assert play.next_said() == "knockout A B C E; D F out"
    play.begin_step(play.state.proposals[0])
    *_, out = play.state.order
    assert play.told(out.players) == "D F"
    assert {play.name(player) for player in out.by_lot} == {"D", "F"}


def test_that_of_those_kept_out_only_who_drew_a_lot_is_out_by_lot() -> None:
    play = Play("A B C D E F > X", FIDE, "A | B | C | D E | F | X")
    play.begin()
    play.draw_who_plays(["E", "D"])
    play.begin_step(play.state.proposals[0])
    *_, out = play.state.order
    assert play.told(out.players) == "D F"
    assert {play.name(player) for player in out.by_lot} == {"D"}


def test_that_the_lot_of_who_plays_puts_nobody_in_order() -> None:
    """Both who got in by it lose at once: they share their places, their lots notwithstanding."""
    play = Play("A B C D E > X", FIDE, "A B | C D E | X")
    play.begin()
    play.draw_who_plays(["E", "C", "D"])
    play.begin_step(play.state.proposals[0])
    step = play.state.under_way[0]
    for _ in range(20):
        if play.state.under_way != (step,):
            break
        play.play_any(WHITE_WINS)
    first = play.state.order[0]
    assert len(first.players) == 1
    lost = next(each for each in play.state.order if len(each.players) == 2)
    assert (lost.separated, lost.is_shared) == (Separated.AT_THE_BOARD, True)


def test_that_a_round_robin_tells_early_what_no_game_can_change() -> None:
    play = run("A B C > X\n> round-robin A B C\nA-B 1-0, C-A 0-1\n> play", FIDE)
    first, others = play.state.order
    assert (play.told(first.players), first.separated) == ("A", Separated.AT_THE_BOARD)
    assert (play.told(others.players), others.separated) == ("B C", Separated.OPEN)


FORMS = st.sampled_from([FIDE, PRESETS["candidates_2022_2024"], EVERY_PLACE, FIRST_AND_FOURTH])


@settings(max_examples=turns(20, in_soak=2000))
@given(st.integers(2, 7), st.integers(0, 3), FORMS, st.randoms(use_true_random=False))
def test_that_any_results_lead_to_an_end(
    tied: int, above: int, rules: PlayOffRules, chance: Random
) -> None:
    """Draws are rare enough for sudden death to end; nobody is lost on the way."""
    names = "ABCDEFG"[:tied]
    play = Play(" > ".join([*"UVW"[:above], " ".join(names), "X", "Y"]), rules)
    if not ties_to_play_off(play.tournament.competition(), {}):
        return
    play.begin()
    for _ in range(400):
        state = play.state
        in_order = [player for each in state.order for player in each.players]
        assert sorted(in_order) == sorted(play.play_off.players)
        match state.due:
            case PlayOffDue.STEP:
                for proposal in state.proposals:
                    if not proposal.is_open:
                        play.begin_step(proposal)
            case PlayOffDue.ENTRY:
                open_, *_ = state.proposals
                assert open_.trim is not None
                play.draw_who_plays([play.name(player) for player in open_.trim.level[::-1]])
            case PlayOffDue.LOTS:
                play.draw_lots(play.told(state.lots[0]).split())
            case PlayOffDue.PLAY:
                play.play_any(chance.choice([WHITE_WINS, BLACK_WINS, BLACK_WINS, DRAW]))
            case PlayOffDue.NOTHING:
                break
    assert play.state.is_over
    rows = play.table().rows
    assert len({row.player for row in rows}) == len(play.names)
    for row in rows:
        if row.shared and row.player in play.play_off.players:
            assert not rules.plays_off(row.place, row.last_place)


def as_final(play: Play) -> Tournament:
    """The same games and play-offs in a final of a tournament of groups and finals."""
    whole, final = play.tournament, StageId(50)
    main = whole.main_stage
    stage = Stage(
        id=final,
        kind=StageKind.FINAL,
        settings=whole.settings,
        method=DrawMethod.BY_HAND,
        slots=tuple(Slot(number=number, player=player) for player, number in whole.numbers.items()),
        first_place=1,
        rounds=main.rounds,
    )
    return replace(
        whole,
        settings=replace(whole.settings, system=System.STAGES, play_off=None),
        stages=(replace(main, rounds=()), stage, *whole.stages[1:]),
        play_offs=tuple(replace(each, stage=final) for each in whole.play_offs),
    )


def test_that_a_tie_of_a_final_is_played_off_as_one_of_the_main_stage() -> None:
    play = run("A B > X\n> match A B\nA-B 0-1, B-A 1-0\n= 1 B | 2 A | 3 X", FIDE)
    whole = as_final(play)
    assert play_off_state(whole.competition(StageId(50)), whole.play_offs[0], {}).is_over
    seen = whole.competition(StageId(50))
    rows = standings(seen, {}).rows
    assert play.told(tuple(row.player for row in rows)) == "B A X"
    assert rows[1].decided_by is Decider.PLAY_OFF
    assert not awaits_play_offs(seen, {})
    assert ties_to_play_off(whole.competition(), {}) == ()
    assert (
        play.told(tuple(row.player for row in standings(whole.competition(), {}).rows)) == "B A X"
    )


def test_that_a_play_off_that_is_given_up_may_end_with_lots() -> None:
    play = run("A B > X\n> match A B\nA-B ½-½\ngiven up\n= 1-2 A B | 3 X", FIDE)
    assert play.state.lots == (play.play_off.players,)
    play.draw_lots(["B", "A"])
    assert play.places() == "1 B | 2 A | 3 X"
    assert [each.separated for each in play.state.order] == [Separated.LOT, Separated.LOT]
    assert play.next_said() == "over"


def test_that_a_line_among_those_kept_out_is_drawn_by_the_tie_breaks() -> None:
    """Six are tied, five qualify: four would play for nothing, and nothing is played."""
    play = Play("A B C D E F > X", replace(FIDE, cuts=(5,)))
    assert ties_to_play_off(play.tournament.competition(), {}) == ()
    assert not awaits_play_offs(play.tournament.competition(), {})
    assert play.places() == "1 A | 2 B | 3 C | 4 D | 5 E | 6 F | 7 X"


def test_that_those_kept_out_stand_as_they_were_ranked_when_they_were() -> None:
    """The game between the two alone would turn them over."""
    branches = (
        Branch(fewest=3, most=3, form=Form.ROUND_ROBIN),
        Branch(fewest=4, form=Form.TRIM, keep=3),
    )
    three_stay = replace(FIDE, levels=(Level(branches=branches),))
    play = cross_table(KEPT_OUT_BY_DIRECT_ENCOUNTER, three_stay, "DE")
    play.begin()
    assert play.next_said() == "round-robin A B C; D E out"
    play.begin_step(play.state.proposals[0])
    assert play.places().startswith("1-3 A B C | 4 D | 5 E | ")


def test_that_lots_decide_among_those_who_are_left_where_somebody_would_not_play() -> None:
    play = Play("A B C D > X", PRESETS["tata_steel_2025"])
    play.begin("D")
    assert play.next_said() == "lots A B C"
    play.draw_lots(["C", "A", "B"])
    assert play.next_said() == "over"
    assert play.places() == "1 C | 2 A | 3 B | 4 D | 5 X"


def test_that_a_table_waits_for_its_play_offs() -> None:
    play = Play("A B > X", FIDE)
    assert awaits_play_offs(play.tournament.competition(), {})
    play.begin()
    assert awaits_play_offs(play.tournament.competition(), {})


def test_that_those_who_share_after_a_play_off_wait_for_no_lots() -> None:
    play = run("A B C > X\n> round-robin A B C\nA-B 1-0, B-C ½-½, A-C 1-0", FIDE)
    lots = replace(play.tournament.settings, unresolved=Unresolved.LOTS)
    play.tournament = replace(play.tournament, settings=lots)
    assert not awaits_lots(play.tournament.competition(), play.table())
    play.tournament = replace(play.tournament, tie_lot_seed="7")
    assert play.places() == "1 A | 2-3 B C | 4 X"


def test_that_an_undrawn_step_is_still_to_be_played() -> None:
    play = Play("A B C > X", FIDE)
    play.begin()
    step = play.begin_step(play.state.proposals[0])
    stages = tuple(
        replace(stage, method=None) if stage.id == step else stage
        for stage in play.tournament.stages
    )
    play.tournament = replace(play.tournament, stages=stages)
    assert play.state.due is PlayOffDue.PLAY
    assert play.state.under_way == (step,)
    assert play.state.ready_at == LAST_GAME + timedelta(minutes=30)


def test_that_shared_places_of_a_knockout_can_be_played_off() -> None:
    """Who lost in the semifinals shares places 3 and 4 unless a play-off divides them."""
    play = Play("A B C D", PRESETS["tata_steel_2025"])
    rules = replace(PRESETS["tata_steel_2025"], cuts=(3,))
    play.tournament = replace(
        play.tournament,
        settings=replace(play.tournament.settings, system=System.KNOCKOUT, play_off=rules),
        stages=(Stage(id=FIRST_STAGE),),
    )
    for winner, loser in (("A", "D"), ("B", "C"), ("A", "B")):
        play.win_match(FIRST_STAGE, winner, loser)
    assert play.places() == "1 A | 2 B | 3-4 C D"
    play.begin()
    assert play.next_said() == "match C D"
    play.begin_step(play.state.proposals[0])
    play.result("C", "D", WHITE_WINS)
    play.result("D", "C", DRAW)
    assert play.places() == "1 A | 2 B | 3 C | 4 D"


def test_that_the_tie_breaks_decide_where_nobody_will_play() -> None:
    play = Play("A B > X", FIDE, "B | A | X")
    play.begin("A", "B")
    assert play.state.is_over
    assert play.places() == "1 B | 2 A | 3 X"


def test_that_a_play_off_whose_regulation_was_taken_back_orders_what_it_had_decided() -> None:
    play = run("A B > X\n> match A B\nA-B 0-1, B-A 1-0", FIDE)
    without = replace(play.tournament.settings, play_off=None, tie_breaks=())
    play.tournament = replace(play.tournament, settings=without)
    assert play.places() == "1 B | 2 A | 3 X"


def test_that_a_step_decides_nothing_once_its_players_are_not_level_any_more() -> None:
    """The games against C are corrected: C has won the round robin then."""
    play = run(
        """
        A B C > X
        > round-robin A B C
        A-B ½-½, B-C 1-0, A-C 1-0
        > match A B
        A-B 0-1
        """,
        FIDE,
    )
    before = play.state
    assert before.strays == ()
    step = play.tournament.stages[1]
    rounds = tuple(
        replace(
            round_,
            games=tuple(
                replace(game, result=BLACK_WINS if game.white == 1 else DRAW)
                if play.player("C") in (game.white, game.black)
                else game
                for game in round_.games
            ),
        )
        for round_ in step.rounds
    )
    corrected = replace(step, rounds=rounds)
    stages = (play.tournament.stages[0], corrected, play.tournament.stages[2])
    play.tournament = replace(play.tournament, stages=stages)
    assert play.state.strays == (stages[2].id,)
    assert play.places() == "1 C | 2 B | 3 A | 4 X"
    assert play.state.is_over
