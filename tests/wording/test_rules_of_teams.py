"""What is said of the rules of teams: in the journal, in its changes and on the poster."""

from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.results import Scoring
from arbiter_app.domain.facts.rules.swiss_texts import (
    ByeMatches,
    Compliance,
    CountedScore,
    DoubleForfeit,
    LastRound,
    Readings,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import (
    ColourType,
    HolesRule,
    LineUpRules,
    OrderRule,
    TeamRules,
)
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.journal.lines import entry_text
from arbiter_app.wording.terms.event.team_rules import team_rules_lines
from tests.services.hands import choose_system

ENGLISH = catalogue("en")
FOUR = TeamRules()
SIX = TeamRules(line_ups=LineUpRules(boards=6), colours="WBBW")
FOOTBALL = Scoring(win=Decimal(3), draw=Decimal(1), pairing_bye=Decimal(1))


def newest(workspace: Workspace) -> str:
    entry = workspace.history()[-1]
    return entry_text(ENGLISH, entry.command, entry.params, workspace.event, entry.changes)


def test_that_the_journal_tells_what_changed_of_the_rules(workspace: Workspace) -> None:
    workspace.do(set_team_rules, rules=FOUR)
    first = newest(workspace)
    workspace.do(set_team_rules, rules=replace(SIX, colour_type=ColourType.B), scoring=FOOTBALL)
    second = newest(workspace)

    assert first == "Teams play, on 4 boards"
    assert second == (
        "Rules of teams: Match: 6 boards, colours of the team first named: WBBWWB;"
        " Game points of the bye: 3; Match won without play: game points 6;"
        " Colours: type B, strong and mild preferences; match points 3-1-0"
    )


def test_that_the_rules_are_told_as_far_as_the_system_asks_for_them(workspace: Workspace) -> None:
    workspace.do(set_team_rules, rules=FOUR)
    of_league = team_rules_lines(ENGLISH, workspace.event.tournament.settings)
    choose_system(workspace, System.SWISS)
    of_swiss = team_rules_lines(ENGLISH, workspace.event.tournament.settings)

    added = [line for line in of_swiss if line not in of_league]
    assert added == [
        "Match points of the bye: 1.",
        "Game points of the bye: 2.",
        "Colours: type A, simple preferences.",
        "First of a pair: the smaller number, as the text says.",
        "Next score group: needs nobody from below, or one where it is odd.",
    ]


def test_that_readings_are_told_where_they_are_not_the_usual_ones(workspace: Workspace) -> None:
    choose_system(workspace, System.SWISS)
    workspace.do(set_team_rules, rules=FOUR)
    usual = team_rules_lines(ENGLISH, workspace.event.tournament.settings)
    readings = Readings(
        compliance=Compliance.NONE_OR_ANY,
        last_round=LastRound.NOTHING,
        floats=CountedScore.REAL,
        first_team=CountedScore.OF_PAIRING,
        double_forfeit=DoubleForfeit.MEETING,
        bye_matches=ByeMatches.WITH_FORFEITS,
    )
    workspace.do(set_team_rules, rules=replace(FOUR, readings=readings))
    otherwise = team_rules_lines(ENGLISH, workspace.event.tournament.settings)

    assert [line for line in otherwise if line not in usual] == [
        "Criteria that cannot be met in full: count no more: the first in the order is taken.",
        "Type B in the last round: no preference.",
        "Floats of accelerated rounds: without virtual points.",
        "First-team in accelerated rounds: with virtual points.",
        "A match that both forfeited: is a meeting.",
        "Matches that count for the bye: forfeited ones too.",
    ]


def test_that_line_ups_are_told_with_their_limits(workspace: Workspace) -> None:
    line_ups = LineUpRules(
        order=OrderRule.RATING,
        tolerance=80,
        holes=HolesRule.ANY,
        reserves=1,
        foreigners=2,
        women=1,
        juniors=2,
        juniors_under=20,
        games_before=3,
        games_from=7,
        due_minutes=60,
        half_must_come=False,
    )
    workspace.do(set_team_rules, rules=TeamRules(line_ups=line_ups))

    told = team_rules_lines(ENGLISH, workspace.event.tournament.settings)

    assert told[-9:] == [
        "Players at the boards: by rating, at most 80 points out of order.",
        "Empty boards: any.",
        "Reserves in a round at most: 1.",
        "Players of other federations in a round at most: 2.",
        "Women in a round at least: 1.",
        "Juniors in a round at least: 2, younger than 20 on 1 January.",
        "Games before at least: 3 games, to play from round 7 on, in finals and in play-offs.",
        "Line-ups are handed in by: 60 minutes before the round.",
        "Half of a team must have come before its games begin: no.",
    ]
