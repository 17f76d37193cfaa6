"""Each rule that a pairing by hand breaks is named with its article, and each other pair."""

from collections.abc import Sequence

from arbiter_app.domain.checking.by_hand import judged
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.by_hand import PairingByHand, begin_by_hand
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.checking.by_hand import broken_rules, other_pairs
from arbiter_app.wording.checking.differences import names_of
from tests.services.swiss_hands import make_swiss, pair, play_rounds
from tests.services.team_hands import numbered, of_teams


def said(workspace: Workspace, hand: PairingByHand) -> tuple[Sequence[str], Sequence[str]]:
    """Return the rules that are broken, and what is not the system's."""
    english = catalogue("en")
    competition = workspace.event.tournament.competition()
    names = names_of(english, competition, workspace.event.contestants)
    found = judged(competition, hand)
    others = other_pairs(english, competition, names, found)
    return list(broken_rules(english, names, found)), list(others)


def hand_of(workspace: Workspace, number: int) -> PairingByHand:
    return begin_by_hand(workspace.event.tournament.competition(), Round(number))


def test_that_the_pairs_of_the_system_break_nothing(workspace: Workspace) -> None:
    make_swiss(workspace, 7)
    pair(workspace, 1)
    assert said(workspace, hand_of(workspace, 1)) == ([], [])


def test_that_turned_colours_name_the_rule_of_colours(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    pair(workspace, 1)
    broken, others = said(workspace, hand_of(workspace, 1).turned(PlayerId(1)))
    assert broken == []
    assert others == [
        "The colours are turned: by the rules 1 Гравець 001 has White, 5 Гравець 005 Black.",
        "The rule is that of C.04.3 Art. 5.2.5.",
    ]


def test_that_turned_colours_of_teams_name_their_own_rule(workspace: Workspace) -> None:
    numbered(workspace, of_teams(workspace, system=System.SWISS))
    made = make_round(workspace.event.tournament.competition(), Round(1), engine.pair)
    workspace.do(pair_round, made=made)
    hand = hand_of(workspace, 1)
    turned = said(workspace, hand.turned(hand.pairs[0].white))
    assert turned[1][1] == "The rule is that of C.04.6 Art. 4.3.1."
    first, second = hand.pairs
    exchanged = said(workspace, hand.exchanged(first.black, second.black))[1]
    assert any("(C.04.6 Art. 3.6)" in each for each in exchanged)
    assert not any("C.04.3" in each for each in exchanged)


def test_that_a_second_meeting_a_second_bye_and_who_waits_are_named(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 7), 2)
    pair(workspace, 3)
    first = workspace.event.tournament.competition().round(Round(1))
    hand = hand_of(workspace, 3)
    free = next(bye.player for bye in hand.byes if bye.mark is Mark.PAIRING_BYE)
    before = first.byes[0].player
    game = next(each for each in first.games if free not in (each.white, each.black))
    hand = hand.exchanged(free, before)
    for player in (game.white, game.black):
        if player not in hand.free:
            hand = hand.taken_apart(player)
    hand = hand.paired(game.white, game.black)
    broken, others = said(workspace, hand)
    together = " ".join(broken)
    assert "have met before (C.04.3 Art. 2.1.1)" in together
    assert "may not have the bye" in together
    assert "Without an opponent and without the bye" in together
    assert any(each.startswith("Paired: ") for each in others)


def test_that_a_float_that_is_not_needed_names_its_criterion(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 16), 2)
    pair(workspace, 3)
    hand = hand_of(workspace, 3)
    first, last = hand.pairs[0], hand.pairs[-1]
    _, others = said(workspace, hand.exchanged(first.black, last.black))
    assert any("(C.04.3 Art. 2.4.1, C6)" in each for each in others)


def test_that_two_byes_of_the_odd_field_are_named(workspace: Workspace) -> None:
    make_swiss(workspace, 8)
    pair(workspace, 1)
    hand = hand_of(workspace, 1).taken_apart(PlayerId(1))
    for player in hand.free:
        hand = hand.with_bye(player, Mark.PAIRING_BYE)
    broken, _ = said(workspace, hand)
    assert any("More than one has the pairing-allocated bye" in each for each in broken)
