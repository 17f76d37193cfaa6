"""What a player reads who lost his place in a play-off."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS, Result
from arbiter_app.domain.facts.rules.match_rules import ColoursBy, Ending, MatchRules, MatchStep
from arbiter_app.domain.facts.rules.play_off_rules import Branch, Form, Level, Rest
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.domain.table.why import inquiry, order_of
from arbiter_app.i18n import catalogue
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.wording.why.order import sentence
from tests.domain.play_off_scripts import KEPT_OUT_BY_DIRECT_ENCOUNTER, Play, cross_table, run

FIDE = shipped()[0]
OTHERS_BY_TIE_BREAKS = replace(FIDE, rest=Rest.TIE_BREAKS)


def told(play: Play, one: str, other: str) -> str:
    people = {
        play.player(name): Player(id=play.player(name), name=f"P{name}") for name in play.names
    }
    asked = inquiry(play.tournament.competition(), people)
    order = order_of(asked, play.player(one), play.player(other))
    return sentence(catalogue("en"), asked, order)


KNOCKOUT = """
    A B C D E > X
    > knockout A B C D; E out
    A-B 1-0, B-A ½-½, C-D 0-1, D-C ½-½
    A-D 1-0, D-A ½-½
"""
THREE = """
    A B C > X
    > round-robin A B C
    A-B ½-½, B-C 1-0, A-C 1-0
    > match A B
    A-B 0-1, B-A 0-1, B-A 1-0
"""
SHARED = """
    A B C > X
    > round-robin A B C
    A-B 1-0, B-C ½-½, A-C 1-0
"""

ALL_LEVEL = """
    A B C > X
    next: {tie_breaks} | X
    > round-robin C A B
    A-B ½-½, B-C ½-½, C-A ½-½
    > match C A; {out}
    C-A 1-0, A-C 0-1
"""
BY_LOT = ALL_LEVEL.format(
    tie_breaks="C | A B", out="B out, lot A B\n    who plays: A B\n    > match C A; B out"
)

SAID = [
    (
        "a match, with its score",
        "A B > X\n> match A B\nA-B 0-1, B-A ½-½",
        ("A", "B"),
        "PB stands above PA: equal points (1½); in the play-off their match ended 1½:½"
        " (C.07 Art. 3).",
    ),
    (
        "a match after a round robin, with the stage",
        THREE,
        ("A", "B"),
        "PB stands above PA: equal points (2), in stage 1 of the play-off level with 1½ each; in"
        " stage 2 of the play-off their match ended 2:1 (1:1, 1:0) (C.07 Art. 3).",
    ),
    (
        "a round robin",
        THREE,
        ("A", "C"),
        "PA stands above PC: equal points (2); in stage 1 of the play-off 1½ points against 0"
        " (C.07 Art. 3).",
    ),
    (
        "who was knocked out by somebody else",
        KNOCKOUT,
        ("A", "C"),
        "PA stands above PC: equal points (3); in the play-off PC lost to PD ½:1½, PA came further"
        " (C.07 Art. 3).",
    ),
    (
        "who was kept out",
        KNOCKOUT,
        ("C", "E"),
        "PC stands above PE: equal points (3); the next tie-breaks kept PE out of the play-off"
        " (C.02 Art. 13.2.11 of 2017): Order (the event’s own: ): 3 against 5."
        " The lower value comes first.",
    ),
    (
        "who was kept out of the second stage by a tie-break",
        ALL_LEVEL.format(tie_breaks="C | A | B", out="B out"),
        ("A", "B"),
        "PA stands above PB: equal points (2), in stage 1 of the play-off level with 1 each; the"
        " next tie-breaks kept PB out of the next stage of the play-off (C.02 Art. 13.2.11 of"
        " 2017): Order (the event’s own: ): 2 against 3. The lower value comes first.",
    ),
    (
        "who was kept out by a lot, against one who got in by it",
        BY_LOT,
        ("A", "B"),
        "PA stands above PB: equal points (2), in stage 1 of the play-off level with 1 each, Order"
        " (2 : 2); the tie-breaks left it open who plays on, and a lot kept PB out: lot 1 against"
        " 2, drawn in the hall (C.02 Art. 13.2.11 of 2017).",
    ),
    (
        "who was kept out by a lot, against one whom a tie-break let in",
        BY_LOT,
        ("C", "B"),
        "PC stands above PB: equal points (2), in stage 1 of the play-off level with 1 each; PB was"
        " kept out by the lot among those whom the tie-breaks left level, and PC was let in by the"
        " next tie-break (C.02 Art. 13.2.11 of 2017): Order (the event’s own: ): 1 against 2."
        " The lower value comes first.",
    ),
    (
        "who share places after a round robin",
        SHARED,
        ("B", "C"),
        "PB – PC share the places 2–3: equal points (2), in the play-off level with ½ each, not"
        " separated by it (C.02 Art. 13.2.6 of 2017).",
    ),
    (
        "who share places after a knockout",
        KNOCKOUT,
        ("B", "C"),
        "PB – PC share the places 3–4: equal points (3), knocked out of the play-off at the same"
        " stage, and not separated (C.02 Art. 13.2.6 of 2017).",
    ),
    (
        "who gave a match up",
        "A B > X\n> match A B\nA-B 1-0\nB leaves",
        ("A", "B"),
        "PA stands above PB: equal points (1½); in the play-off PB gave up the match against PA at"
        " 0:1 (C.07 Art. 3).",
    ),
    (
        "who are still playing",
        "A B > X\n> match A B\nA-B 0-1",
        ("A", "B"),
        "PA – PB share the places 1–2: equal points (1½), the play-off is not over.",
    ),
    (
        "points, whatever was played off above",
        SHARED,
        ("C", "X"),
        "PC stands above PX by points: 2 against 0.",
    ),
]


@pytest.mark.parametrize(
    ("script", "pair", "said"), [each[1:] for each in SAID], ids=[each[0] for each in SAID]
)
def test_that_the_explanation_names_the_play_off(
    script: str, pair: tuple[str, str], said: str
) -> None:
    assert told(run(script, FIDE), *pair) == said


def test_that_tie_breaks_after_a_play_off_are_asked_of_those_it_left_level() -> None:
    play = run(SHARED, OTHERS_BY_TIE_BREAKS)
    assert play.places() == "1 A | 2 B | 3 C | 4 X"
    assert told(play, "B", "C").startswith(
        "PB stands above PC: equal points (2), in the play-off level with ½ each, the play-off has"
        " left them level; Order"
    )


def test_that_who_was_kept_out_reads_with_whom_he_was_compared() -> None:
    branches = (
        Branch(fewest=3, most=3, form=Form.ROUND_ROBIN),
        Branch(fewest=4, form=Form.TRIM, keep=3),
    )
    three_stay = replace(FIDE, levels=(Level(branches=branches),))
    play = cross_table(KEPT_OUT_BY_DIRECT_ENCOUNTER, three_stay, "DE")
    play.begin()
    play.begin_step(play.state.proposals[0])
    assert told(play, "C", "D") == (
        "PC stands above PD: equal points (4); the next tie-breaks kept PD out of the play-off"
        " (C.02 Art. 13.2.11 of 2017): direct encounter of 5 players (C.07 Art. 6): 2½ against 1½."
    )
    assert told(play, "D", "E") == (
        "PD stands above PE: equal points (4), both were kept out of the play-off; direct encounter"
        " of 5 players (C.07 Art. 6): 1½ against 1."
    )


def test_that_a_lot_is_named_where_it_kept_somebody_out() -> None:
    play = Play("A B C D E > X", FIDE, "A B C | D E")
    play.begin()
    play.draw_who_plays(["E", "D"])
    play.begin_step(play.state.proposals[0])
    assert told(play, "E", "D").endswith(
        "; the tie-breaks left it open who plays on, and a lot kept PD out: lot 1 against 2, drawn"
        " in the hall (C.02 Art. 13.2.11 of 2017)."
    )


def test_that_who_declined_is_told_so() -> None:
    play = Play("A B C > X", FIDE)
    play.begin("A")
    play.begin_step(play.state.proposals[0])
    play.result("B", "C", DRAW)
    assert told(play, "B", "A") == (
        "PB stands above PA: equal points (2); PA did not play the play-off and stands below those"
        " who did (C.07 Art. 3)."
    )


def test_that_who_wins_without_play_is_not_said_to_have_played() -> None:
    play = Play("A B > X", FIDE)
    play.begin("B")
    assert told(play, "A", "B") == (
        "PA stands above PB: equal points (1½); PB did not play the play-off (C.07 Art. 3)."
    )


def test_that_others_than_those_of_the_first_play_off_are_told_of_their_own() -> None:
    play = run("A B > X > C D > Y\n> match A B\nA-B 1-0, B-A ½-½", replace(FIDE, cuts=(1, 4)))
    play.begin()
    play.begin_step(play.state.proposals[0])
    play.result("C", "D", WHITE_WINS)
    play.result("D", "C", DRAW)
    assert "in the play-off their match ended 1½:½" in told(play, "C", "D")


def test_that_a_walk_over_is_told() -> None:
    play = run("A B > X\n> match A B\nB leaves", FIDE)
    assert told(play, "A", "B") == (
        "PA stands above PB: equal points (1½); in the play-off PB did not play PA (C.07 Art. 3)."
    )


def test_that_the_lots_of_a_play_off_are_named() -> None:
    tata_steel = next(rules for rules in shipped() if rules.id == "tata_steel_2025")
    play = run("A B C > X\n> lots A B C\nlot C A B\n= 1 C | 2 A | 3 B | 4 X", tata_steel)
    assert told(play, "C", "A") == (
        "PC stands above PA: equal points (2); the regulations had nothing more for those still"
        " level, and lots were drawn: lot 1 against 2, drawn in the hall (C.07 Art. 4.2)."
    )


def knockout_of_four() -> Play:
    play = Play("A B C D", replace(FIDE, cuts=(3,)))
    play.tournament = replace(
        play.tournament,
        settings=replace(play.tournament.settings, system=System.KNOCKOUT),
        stages=(Stage(id=FIRST_STAGE),),
    )
    return play


def test_that_nobody_shares_places_of_a_knockout_that_others_can_reach_too() -> None:
    play = knockout_of_four()
    play.win_match(FIRST_STAGE, "A", "D")
    assert told(play, "A", "B") == "PA can end on the places 1–2: matches are still open."
    assert told(play, "B", "C") == "PB – PC can end on the places 1–4: matches are still open."


def test_that_who_lost_in_a_knockout_reads_who_came_further() -> None:
    play = knockout_of_four()
    for winner, loser in (("A", "D"), ("B", "C"), ("A", "B")):
        play.win_match(FIRST_STAGE, winner, loser)
    assert told(play, "A", "B") == "PA stands above PB: Final: their match ended 2:0."
    assert told(play, "A", "C") == (
        "PA stands above PC: Semifinal 2: PC lost to PB 0:2, PA came further."
    )
    assert told(play, "B", "C") == "PB stands above PC: Semifinal 2: their match ended 2:0."
    assert told(play, "C", "D") == "PC – PD share the places 3–4: came equally far."
    play.begin()
    play.begin_step(play.state.proposals[0])
    play.result("C", "D", DRAW)
    play.result("D", "C", WHITE_WINS)
    assert told(play, "C", "D") == (
        "PD stands above PC: came equally far; in the play-off their match ended 1½:½"
        " (C.07 Art. 3)."
    )


@pytest.mark.parametrize(
    ("result", "decisions", "said"),
    [
        (
            DRAW,
            ((DecisionKind.OTHER_BID, "A", "3:45", None), (DecisionKind.BID, "B", "3:30", None)),
            "½:½, armageddon, Black drew, a draw was enough for PB with Black (the lower bid, 3:30"
            " against 3:45)",
        ),
        (
            DRAW,
            ((DecisionKind.OTHER_BID, "A", "3:30", None), (DecisionKind.BID, "B", "3:30", None)),
            "½:½, armageddon, Black drew, a draw was enough for PB with Black (both bid 3:30; by"
            " lot, drawn in the hall)",
        ),
        (
            WHITE_WINS,
            ((DecisionKind.OTHER_BID, "A", "4:00", None), (DecisionKind.BID, "B", "4:00", "орел")),
            "1:0, the last game an armageddon, in which PB had Black (both bid 4:00; by lot, seed"
            " орел)",
        ),
    ],
    ids=["the lower bid", "equal bids, drawn in the hall", "won by White"],
)
def test_that_an_armageddon_tells_who_had_black_and_why(
    result: Result, decisions: Sequence[tuple[DecisionKind, str, str, str | None]], said: str
) -> None:
    bids = MatchStep(
        ending=Ending.ARMAGEDDON,
        colours=ColoursBy.BIDS,
        time_control="5+3",
        black_time_control="5+3",
    )
    branch = Branch(fewest=2, most=2, form=Form.MATCH, match=MatchRules(steps=(bids,)))
    play = Play("A B > X", replace(FIDE, levels=(Level(branches=(branch,)),)))
    play.begin()
    step = play.begin_step(play.state.proposals[0])
    (match,) = knockout(play.tournament.competition(step)).matches
    for kind, name, value, seed in decisions:
        play.decide(step, kind, play.player(name), match=match, step=0, value=value, seed=seed)
    play.result("A", "B", result)
    assert f"in the play-off their match ended {said} (C.07 Art. 3)." in told(play, "A", "B")
