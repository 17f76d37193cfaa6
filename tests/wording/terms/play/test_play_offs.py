"""Play-offs as the director and the table put them into words."""

from dataclasses import replace
from datetime import datetime

import pytest

from arbiter_app.domain.facts.competition import PlayOff
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules, Rest
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.next_step.play_offs import (
    Proposal,
    Tie,
    Trim,
    play_off_state,
    ties_to_play_off,
)
from arbiter_app.domain.play_offs.outcome import PlayOffClass, play_off_order
from arbiter_app.i18n import catalogue
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.wording.terms.play import play_offs
from tests.domain.play_off_scripts import Play, run

ENGLISH = catalogue("en")
FIDE = next(each for each in shipped() if each.id == "fide_manual_2017_default")


def event_of(play: Play) -> Event:
    people = {
        play.player(name): Player(id=play.player(name), name=f"P{name}") for name in play.names
    }
    return Event(players=people, tournaments=(play.tournament,))


def tie_of(event: Event) -> Tie:
    return ties_to_play_off(event.tournament.competition(), event.players)[0]


def after(
    script: str, rules: PlayOffRules = FIDE
) -> tuple[Event, PlayOff, tuple[PlayOffClass, ...]]:
    event = event_of(run(script, rules))
    play_off = event.tournament.play_offs[-1]
    return event, play_off, play_off_order(event.tournament.competition(), play_off)


def lines(script: str, rules: PlayOffRules = FIDE) -> tuple[str, ...]:
    return play_offs.order_text(ENGLISH, *after(script, rules))


def note(script: str, player: int, rules: PlayOffRules = FIDE) -> str:
    return play_offs.place_note(ENGLISH, *after(script, rules), PlayerId(player))


MATCH = "A B > X\n> match A B\nA-B 0-1, B-A 0-1, B-A 1-0"
KNOCKOUT = """
    A B C D E > X
    > knockout A B C D; E out
    A-B 1-0, B-A ½-½, C-D 0-1, D-C ½-½
    A-D 1-0, D-A ½-½
"""

BY_LOT = """
    A B C D E F > X
    next: A | B | C | D E | F | X
    > knockout A B C D; E F out, lot D E
    who plays: D E
    > knockout A B C D; E F out
"""


def test_that_a_tie_says_who_shares_which_places_and_where_the_line_is() -> None:
    event = event_of(run("A B C > X", FIDE))
    assert play_offs.tie_text(ENGLISH, in_hand(event), tie_of(event)) == (
        "PA – PB – PC are tied for places 1–3: they are level on points. The tie is played off,"
        " for the regulations divide behind place 1 (C.07 Art. 3.1.1)."
    )


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (replace(FIDE, cuts=(1, 2)), "divide behind places 1, 2 (C.07"),
        (replace(FIDE, cuts=None), "have ties for any place played off (C.07"),
        (replace(FIDE, tie_breaks_before=None), "applied before (OTHER_ORDER"),
    ],
)
def test_that_a_tie_names_the_rule_that_has_it_played_off(rules: PlayOffRules, said: str) -> None:
    event = event_of(run("A B C > X", replace(rules, tie_breaks_before=0)))
    tie = Tie(
        stage=event.tournament.main_stage.id,
        first_place=1,
        players=(PlayerId(1), PlayerId(2), PlayerId(3)),
        cuts=rules.cuts or (),
        proposal=None,
    )
    settings = replace(event.tournament.settings, play_off=rules)
    event = replace(event, tournaments=(replace(event.tournament, settings=settings),))
    text = play_offs.tie_text(ENGLISH, in_hand(event), tie)
    assert said.replace("OTHER_ORDER", "") in text.replace("Order (OTHER_ORDER)", "")
    assert text.endswith("They foresee no play-off of so many players: lots decide.")


@pytest.mark.parametrize(
    ("groups", "said"),
    [
        ("A B > X", "PA – PB play a match for places 1–2."),
        ("A B C > X", "PA – PB – PC play a round robin for places 1–3."),
        ("A B C D > X", "PA – PB – PC – PD play a knockout for places 1–4."),
    ],
)
def test_that_a_proposal_says_who_plays_in_which_form(groups: str, said: str) -> None:
    event = event_of(run(groups, FIDE))
    proposal = tie_of(event).proposal
    assert proposal is not None
    assert play_offs.proposal_text(ENGLISH, event, proposal) == said


def test_that_a_proposal_says_whom_a_tie_break_keeps_out_or_that_a_lot_has_to() -> None:
    event = event_of(run("A B C D E > X", FIDE))
    proposal: Proposal | None = tie_of(event).proposal
    assert proposal is not None
    said = play_offs.proposal_text(ENGLISH, event, proposal)
    assert said.startswith("Kept out by the next tie-break (")
    assert "): PE. PA – PB – PC – PD play a knockout" in said
    trim: Trim = replace(
        proposal.trim or Trim(kept=(), dropped=(), tie_breaks=(), needs_lot=True),
        needs_lot=True,
        level=(PlayerId(4), PlayerId(5)),
    )
    assert play_offs.trim_text(ENGLISH, event, trim) == (
        "The tie-breaks leave it open who plays: a lot has to decide among PD – PE."
    )


def test_that_the_next_step_says_who_is_level_again() -> None:
    event = event_of(run("A B C > X\n> round-robin A B C\nA-B ½-½, B-C 1-0, A-C 1-0", FIDE))
    state = play_off_state(
        event.tournament.competition(), event.tournament.play_offs[-1], event.players
    )
    assert play_offs.state_text(ENGLISH, event, state) == (
        "PA – PB are level again. PA – PB play a match for places 1–2."
    )


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("A B > X\n> match A B\nA-B 0-1", "It is being played."),
        (MATCH, "It is over."),
        ("A B > X\n> match A B\nA-B 0-1\ngiven up", "It was ended early:"),
    ],
)
def test_that_the_state_of_a_play_off_is_said(script: str, said: str) -> None:
    event = event_of(run(script, FIDE))
    state = play_off_state(
        event.tournament.competition(), event.tournament.play_offs[-1], event.players
    )
    assert play_offs.state_text(ENGLISH, event, state).startswith(said)
    gone = replace(state, is_valid=False)
    assert "no longer there" in play_offs.state_text(ENGLISH, event, gone)


def test_that_the_order_has_a_line_for_every_class() -> None:
    assert lines(MATCH) == ("place 1: PB (2:1 (1:1, 1:0))", "place 2: PA (1:2 (1:1, 0:1))")
    assert lines(KNOCKOUT)[2:] == (
        "places 3–4: PB – PC (not separated, they share places and prizes)",
        "place 5: PE (kept out of the play-off by the tie-breaks)",
    )
    *_, last = lines(BY_LOT)
    assert last == "places 5–6: PE – PF (kept out of the play-off by the tie-breaks and by lot)"


@pytest.mark.parametrize(
    ("script", "player", "rules", "said"),
    [
        (MATCH, 2, FIDE, "place 1 after play-off 2:1 (1:1, 1:0)"),
        (MATCH, 3, FIDE, ""),
        (KNOCKOUT, 2, FIDE, "places 3–4, shared after the play-off (C.02 Art. 13.2.6 of 2017)"),
        (KNOCKOUT, 5, FIDE, "place 5: kept out of the play-off by the tie-breaks"),
        (BY_LOT, 5, FIDE, "places 5–6: kept out of the play-off by lot"),
        (BY_LOT, 6, FIDE, "places 5–6: kept out of the play-off by the tie-breaks"),
        ("A B > X\n> match A B\nA-B 0-1", 1, FIDE, "the play-off is not over"),
        ("A B > X\n> match A B\nA-B 0-1\nA leaves", 1, FIDE, "place 2 after play-off"),
    ],
)
def test_that_a_place_says_what_the_play_off_has_to_do_with_it(
    script: str, player: int, rules: PlayOffRules, said: str
) -> None:
    assert note(script, player, rules).startswith(said)
    assert bool(note(script, player, rules)) == bool(said)


@pytest.mark.parametrize(
    ("declined", "said", "short"),
    [
        ("B C", "place 1: PB – PC did not play the play-off", "unopposed"),
        ("C", "the play-off is not over", "not over"),
    ],
)
def test_that_a_place_won_without_play_says_who_did_not_play_for_it(
    declined: str, said: str, short: str
) -> None:
    play = Play("A B C > X", FIDE)
    play.begin(*declined.split())
    event = event_of(play)
    (play_off,) = event.tournament.play_offs
    order = play_off_order(event.tournament.competition(), play_off)
    winner, loser = play.player("A"), play.player("C")
    assert play_offs.place_note(ENGLISH, event, play_off, order, winner) == said
    assert play_offs.short_note(ENGLISH, event, order, winner) == short
    assert play_offs.place_note(ENGLISH, event, play_off, order, loser).endswith(
        "did not play the play-off"
    )


def test_that_a_place_left_by_who_goes_after_a_step_says_so() -> None:
    level_again = "A B C > X\n> round-robin A B C\nA-B ½-½, B-C 1-0, A-C 1-0\nB leaves"
    assert note(level_again, 1) == (
        "place 1 after play-off 1½ of 2; PB did not play on in the play-off"
    )
    assert note(level_again, 2) == "place 2: did not play on in the play-off"
    assert note(level_again, 3) == "place 3 after play-off 0 of 2", "he had lost before"


def test_that_places_left_to_the_tie_breaks_say_so() -> None:
    rules = replace(FIDE, rest=Rest.TIE_BREAKS)
    assert "in the order of the tie-breaks" in note(KNOCKOUT, 2, rules)


def test_that_places_the_tie_breaks_leave_level_are_shared_when_it_was_ended_early() -> None:
    rules = replace(FIDE, rest=Rest.TIE_BREAKS)
    script = "A B > X\nnext: A B | X\n> match A B\nA-B ½-½\ngiven up\n= 1-2 A B | 3 X"
    assert note(script, 1, rules) == "places 1–2: not separated, they share places and prizes"


def test_that_lots_are_said_to_be_due_until_they_are_drawn() -> None:
    tata_steel = next(each for each in shipped() if each.id == "tata_steel_2025")
    script = "A B C > X\n> lots A B C"
    assert note(script, 1, tata_steel) == "places 1–3: lots are still to be drawn"
    assert note(f"{script}\nlot B C A", 1, tata_steel) == "place 3: by lot after the play-off"


def test_that_the_lot_of_who_is_left_level_by_the_tie_breaks_is_told() -> None:
    rules = replace(FIDE, cuts=(1, 4))
    script = """
        X > Y > A B C > W
        next: X | Y | B | A C | W
        > round-robin B A C
        A-B ½-½, A-C ½-½, B-C ½-½
        > lots A C
    """
    players = {name: number for number, name in enumerate("ABCWXY", start=1)}
    said = [note(script, players[name], rules) for name in "BAC"]
    assert said[0].endswith("in the order of the tie-breaks")
    assert said[1:] == ["places 4–5: lots are still to be drawn"] * 2
    drawn = f"{script}\nlot C A"
    assert note(drawn, players["C"], rules) == "place 4: by lot after the play-off"
    assert note(drawn, players["A"], rules) == "place 5: by lot after the play-off"


def test_that_the_games_of_a_step_are_told_match_by_match_or_as_points() -> None:
    event, play_off, _ = after(KNOCKOUT)
    (step,) = event.tournament.stages_of(play_off.id)
    assert play_offs.step_results(ENGLISH, event, step) == (
        "PA – PB 1½:½",
        "PD – PC 1½:½",
        "PA – PD 1½:½",
    )
    event, play_off, _ = after("A B C > X\n> round-robin A B C\nA-B 1-0, B-C ½-½, A-C 1-0")
    (step,) = event.tournament.stages_of(play_off.id)
    assert play_offs.step_results(ENGLISH, event, step) == ("PA 2 – PB ½ – PC ½",)


def test_that_the_pause_says_when_the_next_game_may_begin() -> None:
    said = play_offs.pause_text(ENGLISH, datetime(2026, 6, 14, 18, 40), 30)
    assert said.startswith("Not before 18:40, after a pause of 30 min")
