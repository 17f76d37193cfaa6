"""Regulations as the technical information and the dialogs say them."""

from decimal import Decimal

import pytest

from arbiter_app.domain.facts.rules.knockout_rules import Elimination, KnockoutRules, Layout
from arbiter_app.domain.facts.rules.match_rules import (
    ColoursBy,
    Ending,
    MatchRules,
    MatchStep,
    Turns,
    Unbroken,
)
from arbiter_app.domain.facts.rules.play_off_rules import (
    Branch,
    Form,
    Level,
    Pairs,
    PlayOffRules,
    Rest,
    WhenLevel,
)
from arbiter_app.i18n import Catalogue, catalogue
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.wording.terms.event.regulations import (
    branch_text,
    knockout_lines,
    match_rules_text,
    regulation_lines,
    regulation_name,
)
from arbiter_app.wording.terms.event.shipped_texts import SHIPPED_TEXTS, shipped_text

TEXTS: dict[tuple[str, str, str | None], tuple[str, ...]] = {
    ("Regulations", "%n game(s)", None): ("%n game", "%n games"),
    ("Regulations", "%n player(s)", None): ("%n player", "%n players"),
    ("Regulations", "%n player(s) or more", None): ("%n player or more", "%n players or more"),
    ("Regulations", "%n leg(s)", None): ("%n leg", "%n legs"),
    ("Regulations", "%n team(s) or more", None): ("%n team or more", "%n teams or more"),
}
ENGLISH = Catalogue("en", lambda _: TEXTS, "en")

TWO_GAMES = MatchStep(time_control="3+2")
SUDDEN_DEATH = MatchStep(
    ending=Ending.FIRST_WIN, games=0, time_control="3+2", turns=Turns.AFTER_ODD_GAMES
)
CHAIN = MatchRules(steps=(TWO_GAMES, SUDDEN_DEATH))


def in_words(*steps: MatchStep, unbroken: Unbroken = Unbroken.LOTS, plays_out: bool = False) -> str:
    rules = MatchRules(steps=steps, unbroken=unbroken, plays_out=plays_out)
    return match_rules_text(ENGLISH, rules)


def test_that_a_match_is_told_step_by_step() -> None:
    assert match_rules_text(ENGLISH, CHAIN) == (
        "2 games, 3+2, colours by lot. If it is level: games until one is won (sudden death), 3+2,"
        " colours by lot, they change after each odd game (A, B, B, A, A …)."
    )


@pytest.mark.parametrize(
    ("unbroken", "end"),
    [
        (Unbroken.LOTS, "If it is still level, a lot decides."),
        (Unbroken.DRAWN, "If it is still level, both share the places."),
        (Unbroken.FURTHER, "If it is still level, the play-off goes on with both."),
    ],
)
def test_that_what_becomes_of_a_level_match_is_told(unbroken: Unbroken, end: str) -> None:
    assert in_words(TWO_GAMES, unbroken=unbroken).endswith(end)


def test_that_points_that_decide_have_halves_and_limits() -> None:
    step = MatchStep(
        ending=Ending.POINTS, points=Decimal("6.5"), games=12, colours=ColoursBy.NUMBER
    )
    assert in_words(step, plays_out=True) == (
        "games until somebody has 6½ points, 12 at most, the lower number begins with White."
        " The games of the first step are all played, even when it is decided."
        " If it is still level, a lot decides."
    )


def test_that_clocks_that_differ_and_bids_are_told() -> None:
    fixed = MatchStep(
        ending=Ending.ARMAGEDDON,
        time_control="5+0",
        black_time_control="4+0",
        colours=ColoursBy.TURN,
        remark="3 s a move from move 61",
    )
    assert in_words(fixed) == (
        "armageddon (one game in which a draw wins for Black), White 5+0, Black 4+0, colours change"
        " from the game before, 3 s a move from move 61."
    )
    bids = MatchStep(
        ending=Ending.ARMAGEDDON,
        time_control="4+2",
        black_time_control="4+2",
        colours=ColoursBy.BIDS,
    )
    assert "White 4+2, Black bids 4+2 at most, the lower bid has Black" in in_words(bids)


def test_that_a_play_off_regulation_says_all_that_must_be_announced() -> None:
    rules = PlayOffRules(
        id="own",
        cuts=(1, 4),
        tie_breaks_before=None,
        levels=(
            Level(
                branches=(
                    Branch(fewest=2, most=2, form=Form.MATCH, match=CHAIN),
                    Branch(
                        fewest=3,
                        most=6,
                        form=Form.ROUND_ROBIN,
                        time_control="15+10",
                        pairs=Pairs.STANDING,
                        when_level=WhenLevel.NEXT_LEVEL,
                    ),
                    Branch(fewest=7, form=Form.TRIM, keep=6),
                )
            ),
            Level(branches=(Branch(fewest=2, form=Form.KNOCKOUT, match=CHAIN),)),
        ),
        rest=Rest.TIE_BREAKS,
    )
    lines = regulation_lines(ENGLISH, rules)
    assert lines[0] == "Ties are played off for the first place and for who is among the first 4."
    assert lines[1] == "Before it every tie-break of the list is applied."
    assert lines[2].startswith("2 players: a match. 2 games, 3+2")
    assert lines[3] == (
        "3–6 players: a round robin, 15+10, numbers in the order of the table. If all are level"
        " again, they go on as said below."
    )
    assert lines[4] == "7 players or more: the next tie-break of the list keeps 6 of them."
    assert lines[5] == "Those who are still tied go on:"
    assert lines[6].startswith("2 players or more: a knockout, numbers by lot. Match: 2 games")
    assert "30 minutes" in lines[7]
    assert lines[8].endswith("in the order of the other tie-breaks.")


def test_that_an_event_without_play_offs_says_so() -> None:
    assert regulation_lines(ENGLISH, None) == ["Ties of the table are not played off."]


def test_that_every_place_and_some_tie_breaks_are_told() -> None:
    branch = Branch(fewest=2, form=Form.ROUND_ROBIN, cycles=2)
    rules = PlayOffRules(
        id="own", cuts=None, tie_breaks_before=2, levels=(Level(branches=(branch,)),)
    )
    every, before, played, *_ = regulation_lines(ENGLISH, rules)
    assert every == "Every tie is played off, for whatever places."
    assert "2" in before
    assert "2" in played.partition(":")[2]


def test_that_presets_have_names_and_own_regulations_keep_theirs() -> None:
    assert all(regulation_name(ENGLISH, each.id) != each.id for each in shipped())
    assert regulation_name(ENGLISH, "Кубок міста") == "Кубок міста"


def test_that_a_knockout_says_who_meets_whom_and_what_is_decided() -> None:
    lines = knockout_lines(
        ENGLISH, KnockoutRules(layout=Layout.IN_ORDER, cuts=None, consolation=True, final=CHAIN)
    )
    assert lines[:3] == [
        "The numbers meet in their order: 1 meets 2, 3 meets 4 …",
        "Every place is decided by matches.",
        "Those who lose their first match play a bracket of consolation.",
    ]
    assert lines[-1].startswith("Final: 2 games, 3+2")


@pytest.mark.parametrize(
    ("cuts", "words"),
    [
        ((1,), "Only the winner is decided; those who lose in one round share places."),
        ((1, 3), "The losers of the semifinals play for the third place."),
        ((1, 5), "Matches are played until a line can be drawn behind these places: 1, 5."),
    ],
)
def test_that_the_places_of_a_knockout_are_told(cuts: tuple[int, ...], words: str) -> None:
    assert words in knockout_lines(ENGLISH, KnockoutRules(cuts=cuts))


@pytest.mark.parametrize(
    ("second_final", "words"),
    [(True, "another one is played."), (False, "One final decides, whoever wins it.")],
)
def test_that_a_double_elimination_tells_of_its_finals(second_final: bool, words: str) -> None:
    rules = KnockoutRules(elimination=Elimination.DOUBLE, second_final=second_final)
    assert any(line.endswith(words) for line in knockout_lines(ENGLISH, rules))


def test_that_sources_and_remarks_of_shipped_regulations_are_said_in_ukrainian() -> None:
    ukrainian = catalogue("uk")
    steps = [
        step
        for rules in shipped()
        for level in rules.levels
        for branch in level.branches
        for step in (branch.match.steps if branch.match else ())
    ]
    texts = {rules.source for rules in shipped()} | {step.remark for step in steps} - {""}
    assert texts == set(SHIPPED_TEXTS)
    assert not [text for text in texts if shipped_text(ukrainian, text) == text]


def test_that_a_source_that_an_arbiter_typed_stays_as_it_is() -> None:
    assert shipped_text(catalogue("uk"), "Регламент, п. 7") == "Регламент, п. 7"


def test_that_teams_play_legs_and_are_told_as_teams() -> None:
    steps = (
        MatchStep(games=2, time_control="90+30", colours=ColoursBy.NUMBER),
        MatchStep(games=1, time_control="10+5", colours=ColoursBy.TURN),
        MatchStep(ending=Ending.FIRST_WIN, games=0, time_control="3+2"),
    )
    branch = Branch(fewest=2, form=Form.KNOCKOUT, match=MatchRules(steps=steps, plays_out=True))
    said = branch_text(ENGLISH, branch, of_teams=True)
    assert said == (
        "2 teams or more: a knockout, numbers by lot. Match: 2 legs, 90+30, the lower number"
        " begins with White on board 1. If it is level: 1 leg, 10+5, colours change from the leg"
        " before. If it is level: legs until one is won, 3+2, colours by lot. The legs of the first"
        " step are all played, even when it is decided."
    )
