"""Pairs changed by hand travel in report files, and a check names them as known."""

from dataclasses import replace

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.rounds import ByHand, ChangeCase
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.by_hand import begin_by_hand, pairs_of
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.formats import trf
from arbiter_app.formats.trf import Version
from arbiter_app.i18n import catalogue
from arbiter_app.services.checking import check_event
from arbiter_app.services.commands.play.by_hand import pair_by_hand
from arbiter_app.services.commands.play.rounds import publish_round
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.checking.lines import lines
from tests.services.swiss_hands import make_swiss, pair


@pytest.fixture
def changed(workspace: Workspace) -> Event:
    """Round 1 of nine, two people exchanged after its publication."""
    make_swiss(workspace, 9)
    pair(workspace, 1)
    workspace.do(publish_round, round=Round(1))
    hand = begin_by_hand(workspace.event.tournament.competition(), Round(1))
    hand = hand.exchanged(hand.pairs[0].black, hand.pairs[1].white)
    yes = workspace.accepting(WeighedAct.BY_HAND)
    yes.do(pair_by_hand, hand=hand, reason="одна родина | клуб", case=ChangeCase.RULE)
    return workspace.event


def test_that_a_report_brings_back_what_was_changed_by_hand(changed: Event) -> None:
    before = changed.tournament.main_stage.rounds[0]
    read = trf.event_of(trf.report_of(changed, Version.TRF26)).tournament.main_stage.rounds[0]
    assert read.by_hand == before.by_hand
    assert read.by_hand is not None
    assert len(read.by_hand.system) == 5
    assert pairs_of(read) == pairs_of(before)
    assert "by-hand" not in trf.losses(changed, Version.TRF26)
    assert "by-hand" in trf.losses(changed, Version.TRF16)


def test_that_a_check_names_what_was_changed_by_hand_as_known(changed: Event) -> None:
    here = in_hand(changed, None)
    verdict = check_event(here, dutch.pair)
    (found,) = verdict.rounds
    assert found.is_right
    assert len(found.made_by_hand) == 1
    english = catalogue("en")
    said = list(lines(english, verdict, names_of(english, here.competition, changed.players)))
    assert said[0] == (
        "Round 1: Known, changed by hand: a rule of the competition asks for it; одна родина |"
        " клуб."
    )
    assert said[1].startswith("Round 1: Paired: ")


def test_that_pairs_of_the_system_that_are_not_its_own_are_a_difference(changed: Event) -> None:
    stage = changed.tournament.main_stage
    first = stage.rounds[0]
    assert first.by_hand is not None
    kept = ByHand(reason="", system=(*pairs_of(first)[:-1], pairs_of(first)[-1]))
    rounds = (replace(first, by_hand=kept), *stage.rounds[1:])
    tournament = replace(changed.tournament, stages=(replace(stage, rounds=rounds),))
    here = in_hand(replace(changed, tournaments=(tournament,)), None)
    (found,) = check_event(here, dutch.pair).rounds
    assert not found.is_right
