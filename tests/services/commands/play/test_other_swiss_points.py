"""Points in which the Swiss systems beside the Dutch one differ: ratings, seeding rounds,
acceleration, and acts of the desk.
"""

from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.domain.drawing.renumbering import must_be_renumbered
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.results import (
    Mark,
)
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    SwissRules,
    SwissSystem,
    TeamMates,
)
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_report
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.by_hand import exchange_players
from arbiter_app.services.commands.rules.swiss_rules import (
    forbid_pairs,
    set_rounds,
    set_swiss_rules,
)
from arbiter_app.services.workspace import Workspace
from tests.services.hands import leave_the_rules, refusal, refused_code
from tests.services.other_swiss import (
    OTHERS,
    begin,
    checked,
    competition_of,
    pairs_of,
    play,
    played_whole,
    reported,
    written,
)
from tests.services.swiss_hands import pair, play_rounds

pytestmark = pytest.mark.long


@pytest.mark.parametrize("system", OTHERS)
def test_that_it_may_be_accelerated(workspace: Workspace, system: SwissSystem) -> None:
    begin(workspace, system, players=16)
    rules = SwissRules(system=system, acceleration=Acceleration.BAKU)
    workspace.do(set_swiss_rules, rules=rules, pairing_bye=Decimal(1))
    play_rounds(workspace, 5)
    assert checked(workspace.event).is_right
    back, found = reported(workspace.event)
    assert found.is_right
    assert back.tournament.settings.swiss.acceleration is Acceleration.BAKU


def test_that_the_seeding_rounds_of_burstein_are_dutch(workspace: Workspace) -> None:
    played_whole(workspace, SwissSystem.BURSTEIN, rounds=7)
    here = competition_of(workspace)
    texts = [swiss_position(here, Round(number)).text for number in range(1, 6)]
    assert texts == [SwissText.DUTCH] * 3 + [SwissText.BURSTEIN] * 2


def test_that_dubov_wants_a_rating_of_everybody(workspace: Workspace) -> None:
    begin(workspace, SwissSystem.DUBOV, players=8)
    play(workspace, 1)
    workspace.do(join_late, name="Новий Назар", reason="запізнився")
    assert refused_code(lambda: pair(workspace, 2)) == "pairing.unrated"
    undone = workspace.undo()
    assert undone.command == "player.join-late"
    workspace.do(join_late, name="Новий Назар", reason="запізнився", arbiters_rating=1800)
    play(workspace, 2)
    assert checked(workspace.event).is_right


def test_that_outside_the_rules_mode_another_system_may_pair_the_rest(
    workspace: Workspace,
) -> None:
    begin(workspace, SwissSystem.DUTCH, players=8)
    play(workspace, 1)
    rules = SwissRules(system=SwissSystem.LIM)

    def change() -> None:
        workspace.do(set_swiss_rules, rules=rules, pairing_bye=Decimal(1))

    assert refused_code(change) == "permission.change-swiss"
    leave_the_rules(workspace)
    workspace.accepting(WeighedAct.PAIRING_RULES).do(
        set_swiss_rules,
        rules=replace(workspace.event.tournament.settings.swiss, system=SwissSystem.LIM),
        pairing_bye=Decimal(1),
    )
    play(workspace, 2)
    assert swiss_position(competition_of(workspace), Round(2)).text is SwissText.LIM


@pytest.mark.parametrize("system", OTHERS)
def test_that_two_who_sat_at_each_others_boards_are_exchanged(
    workspace: Workspace, system: SwissSystem
) -> None:
    begin(workspace, system)
    play(workspace, 1)
    games = competition_of(workspace).round(Round(1)).games
    one, other = games[0].white, games[1].white
    workspace.accepting(WeighedAct.EXCHANGE).do(
        exchange_players, round=Round(1), one=one, other=other, reason="сіли не туди"
    )
    play(workspace, 2)
    found = checked(workspace.event)
    assert [each.round for each in found.rounds if each.by_hand is not None] == [1]
    assert found.rounds[1].is_right


@pytest.mark.parametrize("system", OTHERS)
def test_that_who_was_absent_unexplained_is_left_out(
    workspace: Workspace, system: SwissSystem
) -> None:
    begin(workspace, system)
    play(workspace, 1)
    play(workspace, 2, forfeited=True)
    absent = competition_of(workspace).round(Round(2)).games[0].black
    made = make_round(competition_of(workspace), Round(3), engine.pair)
    assert made.left_out == (absent,)
    numbers = competition_of(workspace).numbers
    assert numbers[absent] not in {each.number for each in made.position.players}


@pytest.mark.parametrize("system", OTHERS)
def test_that_team_mates_are_kept_apart_as_far_as_can_be(
    workspace: Workspace, system: SwissSystem
) -> None:
    begin(workspace, system, players=8)
    for player in map(PlayerId, range(1, 6)):
        workspace.do(
            edit_player,
            player=player,
            name=workspace.event.players[player].name,
            fide_rating=2500 - player,
            club="Тура",
            reason="клуб",
        )
    apart = TeamMates(by=ContingentKey.CLUB)
    workspace.do(forbid_pairs, forbidden=(), team_mates=(apart,))
    play(workspace, 1)
    met = [
        {white, black} <= {1, 2, 3, 4, 5} for white, black in pairs_of(competition_of(workspace), 1)
    ]
    assert sum(met) == 1
    assert checked(workspace.event).is_right


@pytest.mark.parametrize("system", OTHERS)
def test_that_a_round_without_a_legal_pairing_is_refused_with_the_reason(
    workspace: Workspace, system: SwissSystem
) -> None:
    begin(workspace, system, players=4, rounds=3)
    workspace.accepting(WeighedAct.MANY_ROUNDS).do(set_rounds, rounds=5)
    for number in (1, 2, 3):
        play(workspace, number)
    before = workspace.event
    refused = refusal(lambda: pair(workspace, 4))
    assert refused.code == "pairing.impossible"
    assert workspace.event is before


def test_that_dubov_wants_new_numbers_where_a_rating_changed_before_round_4(
    workspace: Workspace,
) -> None:
    begin(workspace, SwissSystem.DUBOV, players=8, rounds=7)
    play(workspace, 1)
    assert not must_be_renumbered(workspace.event)
    workspace.accepting(WeighedAct.RATING).do(
        edit_player, player=PlayerId(8), name="Гравець 008", fide_rating=2600, reason="список ФІДЕ"
    )
    assert must_be_renumbered(workspace.event)
    for number in (2, 3, 4):
        play(workspace, number)
    assert not must_be_renumbered(workspace.event)


def test_that_seeding_rounds_are_known_where_nobody_says_how_many_rounds_there_are(
    workspace: Workspace,
) -> None:
    begin(workspace, SwissSystem.BURSTEIN, players=24, rounds=9)
    for number in range(1, 6):
        play(workspace, number)
    lines = written(workspace.event).splitlines(keepends=True)
    reading = trf.read(b"".join(line for line in lines if not line.startswith(b"142")))
    assert reading.report is not None
    event = trf.event_of(reading.report)
    assert event.tournament.settings.rounds is None
    found = check_report(reading, event, engine.pair)
    assert [each.round for each in found.rounds if each.differences] == []


@pytest.mark.parametrize("system", [SwissSystem.DUTCH, *OTHERS])
def test_that_no_round_is_paired_after_the_last_that_was_announced(
    workspace: Workspace, system: SwissSystem
) -> None:
    begin(workspace, system, players=8, rounds=2)
    play_rounds(workspace, 2)
    assert refused_code(lambda: pair(workspace, 3)) == "pairing.all-played"
    assert len(competition_of(workspace).rounds) == 2


def test_that_a_rating_changed_later_makes_no_round_before_it_wrong(workspace: Workspace) -> None:
    begin(workspace, SwissSystem.LIM, players=9)
    play(workspace, 1)
    bye = next(
        each.player
        for each in competition_of(workspace).round(Round(1)).byes
        if each.mark is Mark.PAIRING_BYE
    )
    workspace.accepting(WeighedAct.RATING).do(
        edit_player, player=bye, name="Гравець 009", fide_rating=2700, reason="список ФІДЕ"
    )
    play(workspace, 2)
    for found in (checked(workspace.event), reported(workspace.event)[1]):
        assert found.is_right
        first, second = found.rounds
        assert first.unchecked is not None
        assert (first.unchecked.code, second.unchecked) == ("ratings-changed", None)
