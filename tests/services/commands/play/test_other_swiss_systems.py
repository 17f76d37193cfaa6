"""A whole tournament by each of the systems beside the Dutch one: byes, a forfeit, a late entry, a
withdrawal, pairs by hand; its report, its check, its reasons, everything undone and done again.
"""

from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.results import (
    BLACK_WINS,
)
from arbiter_app.domain.facts.rules.swiss_rules import (
    SwissSystem,
)
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.draft import is_overtaken
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.taking_part.late_result import late_result
from arbiter_app.formats import trf
from arbiter_app.formats.trf import Version
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.why.pairing import reasons_of
from tests.services.other_swiss import (
    BY,
    LATE,
    LEAVER,
    OTHERS,
    begin,
    checked,
    competition_of,
    pairs_of,
    play,
    play_all,
    played_whole,
    reported,
    written,
)
from tests.services.swiss_hands import enter, pair

pytestmark = pytest.mark.long


@pytest.mark.parametrize("system", OTHERS)
def test_that_a_whole_tournament_is_played_by_the_rules(
    workspace: Workspace, system: SwissSystem
) -> None:
    played_whole(workspace, system)
    found = checked(workspace.event)
    assert (found.pairings.code, found.is_right) == (BY[system], True)
    assert [each.round for each in found.rounds if each.by_hand is not None] == [4]
    assert {LATE, LEAVER} <= {*competition_of(workspace).numbers}


@pytest.mark.parametrize("system", OTHERS)
def test_that_its_report_tells_all_of_it(workspace: Workspace, system: SwissSystem) -> None:
    played_whole(workspace, system)
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
    played_whole(workspace, system, rounds=7)
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
    played_whole(workspace, system)
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
    enter(workspace, 2, game.board, BLACK_WINS)
    now = competition_of(workspace)
    assert is_overtaken(now, now.round(Round(3)))
    anew = make_round(now, Round(3), engine.pair).pairing.pairs
    would = {each.would.white for each in told.rounds[0].boards if each.would is not None}
    changed = {now.numbers[each] for each in would}
    assert changed <= {number for made in anew for number in (made.white, made.black)}
    assert told.rounds[0].unpaired is None
