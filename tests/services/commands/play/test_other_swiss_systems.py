"""A whole tournament by each of the systems beside the Dutch one: byes, a forfeit, a late entry, a
withdrawal, pairs by hand; its report, its check, its reasons, everything undone and done again.
"""

from contextlib import closing
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path
from random import Random

import pytest

from arbiter_app.domain.checking.by_hand import judged
from arbiter_app.domain.checking.verdict import Verdict
from arbiter_app.domain.drawing.renumbering import must_be_renumbered
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    DRAW,
    WHITE_WINS,
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
from arbiter_app.domain.pairing.swiss.by_hand import begin_by_hand
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.draft import is_overtaken
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.domain.taking_part.late_result import late_result
from arbiter_app.formats import trf
from arbiter_app.formats.trf import Version
from arbiter_app.i18n import catalogue
from arbiter_app.services.checking import check_event, check_report
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.by_hand import exchange_players, pair_by_hand
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.play.rounds import enter_result, publish_round
from arbiter_app.services.commands.play.swiss_rounds import unpair_round
from arbiter_app.services.commands.rules.swiss_rules import (
    forbid_pairs,
    set_rounds,
    set_swiss_rules,
)
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.why.pairing import reasons_of
from tests.services.hands import leave_the_rules, refusal, refused_code
from tests.services.swiss_hands import make_swiss, pair, play_rounds

pytestmark = pytest.mark.long

OTHERS = (SwissSystem.DUBOV, SwissSystem.BURSTEIN, SwissSystem.LIM)
BY = {
    SwissSystem.DUBOV: "by-dubov",
    SwissSystem.BURSTEIN: "by-burstein",
    SwissSystem.LIM: "by-lim",
}
LATE, LEAVER = PlayerId(12), PlayerId(4)


def begin(workspace: Workspace, system: SwissSystem, players: int = 11, rounds: int = 5) -> None:
    make_swiss(workspace, players)
    workspace.do(set_rounds, rounds=rounds)
    workspace.do(set_swiss_rules, rules=SwissRules(system=system), pairing_bye=Decimal(1))


def play(workspace: Workspace, number: int, *, forfeited: bool = False) -> None:
    """Pair a round, publish it and enter results, that of the first board without play."""
    games = pair(workspace, number).games
    workspace.do(publish_round, round=Round(number))
    chance = Random(number)
    for game in games:
        result = chance.choice((WHITE_WINS, DRAW, BLACK_WINS))
        if forfeited and game.board == 1:
            result = BLACK_FORFEITS
        workspace.do(enter_result, round=Round(number), board=game.board, result=result)


def play_all(workspace: Workspace) -> None:
    """Play five rounds of eleven with everything that happens in a tournament."""
    play(workspace, 1)
    workspace.do(ask_bye, players=[PlayerId(7)], rounds=[Round(3)], mark=Mark.HALF_BYE)
    workspace.do(join_late, name="Пізній Петро", fide_rating=2495, reason="запізнився")
    play(workspace, 2, forfeited=True)
    pair(workspace, 3)
    workspace.do(withdraw_player, player=LEAVER, reason="хвороба")
    workspace.do(unpair_round, round=Round(3))
    play(workspace, 3)
    by_hand(workspace, 4)
    for game in competition_of(workspace).round(Round(4)).games:
        workspace.do(enter_result, round=Round(4), board=game.board, result=DRAW)
    play(workspace, 5)


def by_hand(workspace: Workspace, number: int) -> None:
    """Pair a round, and turn the colours of the first pair by hand that may have the others."""
    games, here = pair(workspace, number).games, competition_of(workspace)
    turned = (begin_by_hand(here, Round(number)).turned(game.white) for game in games)
    hand = next(each for each in turned if not judged(here, each).broken)
    workspace.accepting(WeighedAct.BY_HAND).do(pair_by_hand, hand=hand, reason="помилка жеребу")
    workspace.do(publish_round, round=Round(number))


def competition_of(workspace: Workspace) -> Competition:
    return workspace.event.competition()


def pairs_of(competition: Competition, number: int) -> list[tuple[int, int]]:
    """Return the pairs of a round by numbers, in board order."""
    numbers = competition.as_numbered_in(Round(number)).numbers
    return [
        (numbers[game.white], numbers[game.black])
        for game in competition.round(Round(number)).games
    ]


def checked(event: Event) -> Verdict:
    return check_event(in_hand(event), engine.pair)


def written(event: Event) -> bytes:
    return trf.encode(trf.format(trf.report_of(event, Version.TRF26)))


def reported(event: Event) -> tuple[Event, Verdict]:
    """Return the event of the report of an event, and what a check says of the report."""
    reading = trf.read(written(event))
    assert reading.report is not None
    back = trf.event_of(reading.report)
    return back, check_report(reading, back, engine.pair)


@pytest.mark.parametrize("system", OTHERS)
def test_that_a_whole_tournament_is_played_by_the_rules(
    workspace: Workspace, system: SwissSystem
) -> None:
    begin(workspace, system)
    play_all(workspace)
    found = checked(workspace.event)
    assert (found.pairings.code, found.is_right) == (BY[system], True)
    assert [each.round for each in found.rounds if each.by_hand is not None] == [4]
    assert {LATE, LEAVER} <= {*competition_of(workspace).numbers}


@pytest.mark.parametrize("system", OTHERS)
def test_that_its_report_tells_all_of_it(workspace: Workspace, system: SwissSystem) -> None:
    begin(workspace, system)
    play_all(workspace)
    text = written(workspace.event).decode("utf-8")
    assert f"\n192 {system}\n" in text.replace("\r", "")
    back, found = reported(workspace.event)
    assert (found.pairings.code, found.is_right) == (BY[system], True)
    assert back.tournament.settings.swiss.system is system
    assert written(back) == written(workspace.event)
    assert "swiss-system" not in trf.losses(workspace.event, Version.TRF26)


@pytest.mark.parametrize("system", OTHERS)
def test_that_it_goes_on_elsewhere_from_its_report_as_it_would_here(
    workspace: Workspace, tmp_path: Path, system: SwissSystem
) -> None:
    begin(workspace, system, rounds=7)
    play_all(workspace)
    elsewhere = Workspace.create(
        tmp_path / "else.arbiter", title="Деінде", starts_on=date(2026, 11, 1), edition_id="2026-03"
    )
    with closing(elsewhere):
        elsewhere.do(import_report, source="open.trf", event=reported(workspace.event)[0])
        for number in (6, 7):
            play(workspace, number)
            play(elsewhere, number)
            there = pairs_of(competition_of(elsewhere), number)
            assert there == pairs_of(competition_of(workspace), number)


@pytest.mark.parametrize("system", OTHERS)
def test_that_all_of_it_is_undone_and_done_again(workspace: Workspace, system: SwissSystem) -> None:
    begin(workspace, system)
    empty = workspace.event.tournament
    acts = len(workspace.history())
    play_all(workspace)
    after = workspace.event.tournament
    done = len(workspace.history()) - acts
    for _ in range(done):
        workspace.undo()
    assert workspace.event.tournament == empty
    for _ in range(done):
        workspace.redo()
    assert workspace.event.tournament == after
    assert checked(workspace.event).is_right


@pytest.mark.parametrize("system", OTHERS)
def test_that_every_pair_of_it_has_its_reasons(workspace: Workspace, system: SwissSystem) -> None:
    begin(workspace, system)
    play_all(workspace)
    for language in ("en", "uk"):
        for round_ in competition_of(workspace).rounds:
            here = competition_of(workspace).as_numbered_in(round_.number)
            position = swiss_position(here, round_.number)
            names = {number: str(number) for number in here.numbers.values()}
            reasons = reasons_of(catalogue(language), here, position, names)
            for made in engine.pair(position).pairs:
                assert {"pair", "colour"} <= reasons.of_pair(made.white, made.black).keys()
                assert reasons.why_not(made.white, None)
            assert (reasons.bye() is None) == (not position.is_odd)


@pytest.mark.parametrize("system", OTHERS)
def test_that_a_draft_is_overtaken_by_a_corrected_result(
    workspace: Workspace, system: SwissSystem
) -> None:
    begin(workspace, system)
    play(workspace, 1)
    play(workspace, 2)
    draft = pair(workspace, 3)
    assert not is_overtaken(competition_of(workspace), draft)
    second = competition_of(workspace).round(Round(2))
    game = next(each for each in second.games if each.result is not BLACK_WINS)
    here = in_hand(workspace.event)
    told = late_result(here, second, game, BLACK_WINS, engine.pair)
    workspace.do(enter_result, round=Round(2), board=game.board, result=BLACK_WINS)
    now = competition_of(workspace)
    assert is_overtaken(now, now.round(Round(3)))
    anew = make_round(now, Round(3), engine.pair).pairing.pairs
    would = {each.would.white for each in told.rounds[0].boards if each.would is not None}
    changed = {now.numbers[each] for each in would}
    assert changed <= {number for made in anew for number in (made.white, made.black)}
    assert told.rounds[0].unpaired is None


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
    begin(workspace, SwissSystem.BURSTEIN, rounds=7)
    play_all(workspace)
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
