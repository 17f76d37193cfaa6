"""Groups, finals and knockouts by commands: who plays where, under which number, what counts."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from arbiter_app.domain.drawing.preliminary_groups import Divide, divided, division_of
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import PlayerFields
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import Stage, StageKind
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import MatchRules, MatchStep, Unbroken
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE, Board, PairingNumber, PlayerId, Round, StageId
from arbiter_app.domain.permission.by_state import Phase, phase
from arbiter_app.domain.table.standings import standings
from arbiter_app.services import closed_file
from arbiter_app.services.commands.disputes.incidents import record_incident
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import import_players
from arbiter_app.services.commands.play.draw import (
    annul_draw,
    draw_lots,
    draw_seeded,
    number_by_rating,
)
from arbiter_app.services.commands.play.matches import draw_colours, pair_next_games
from arbiter_app.services.commands.play.play_offs import begin_play_off, set_play_off_rules
from arbiter_app.services.commands.play.rounds import correct_result, enter_result, publish_round
from arbiter_app.services.commands.play.stages import (
    add_stage,
    begin_stage,
    describe_stage,
    divide_into_groups,
    remove_stage,
    set_knockout,
)
from arbiter_app.services.commands.play.tie_lots import draw_tie_lots
from arbiter_app.services.commands.whole.event import change_tie_breaks
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.workspace import Workspace
from tests.services.disputes import of_one
from tests.services.hands import choose_system, refused_code
from tests.services.play_off_hands import finish_with_ties, undo_all

Register = Callable[[int], Workspace]

ONE_GAME = KnockoutRules(match=MatchRules(steps=(MatchStep(games=1),)))


@pytest.fixture
def in_groups(register: Register) -> Callable[..., Workspace]:
    """Divide so many players by the snake; player and number are the same."""

    def divide(players: int, groups: int = 2, by: Divide = Divide.SNAKE) -> Workspace:
        workspace = register(players)
        choose_system(workspace, System.STAGES)
        workspace.do(number_by_rating)
        workspace.do(divide_into_groups, groups=groups, by=by, seed="орел")
        return workspace

    return divide


def stages(workspace: Workspace) -> tuple[Stage, ...]:
    """Return the later stages."""
    return workspace.event.tournament.stages[1:]


def facts(event: Event) -> Event:
    return replace(event, data_version=0)


def final_of(workspace: Workspace, *places: tuple[StageId, int], **more: bool) -> StageId:
    return workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.ROUND_ROBIN,
        sources=places,
        carries_results=more.get("carries_results", False),
    )


# Knockouts and matches


@pytest.mark.parametrize(
    ("system", "players", "code"),
    [
        (System.KNOCKOUT, 1, "knockout.entrants"),
        (System.KNOCKOUT, 257, "knockout.entrants"),
        (System.MATCH, 3, "match.players"),
        (System.STAGES, 1, "stage.players"),
        (System.ROUND_ROBIN, 2, "pairing.too-few-players"),
    ],
)
def test_that_a_system_takes_so_many_players_and_no_others(
    system: System, players: int, code: str, workspace: Workspace
) -> None:
    people: list[PlayerFields] = [{"name": f"Гравець {number:03}"} for number in range(players)]
    workspace.do(import_players, source="a.csv", players=people)
    choose_system(workspace, system)
    assert refused_code(lambda: workspace.do(draw_lots, seed="орел")) == code


def test_that_the_draw_of_a_knockout_gives_numbers_and_no_rounds(register: Register) -> None:
    workspace = register(5)
    choose_system(workspace, System.KNOCKOUT)
    workspace.do(draw_lots, seed="орел")
    tournament = workspace.event.tournament
    assert len(tournament.numbers) == 5
    assert tournament.main_stage.rounds == ()
    assert phase(tournament.competition()) is Phase.DRAWN


def test_that_the_standard_seeding_draws_lots_among_equals_alone(register: Register) -> None:
    workspace = register(12)
    choose_system(workspace, System.KNOCKOUT)
    workspace.do(draw_seeded, seed="орел")
    numbers = [*workspace.event.tournament.numbers]
    assert numbers[:2] == [1, 2]
    assert sorted(numbers[2:4]) == [3, 4]
    assert sorted(numbers[4:8]) == [5, 6, 7, 8]
    assert sorted(numbers[8:]) == [9, 10, 11, 12]
    assert numbers != sorted(numbers)
    draw = workspace.event.tournament.draw
    assert draw is not None
    assert (draw.method, draw.seed) == (DrawMethod.SEEDED_LOTS, "орел")


def test_that_rules_of_a_knockout_change_until_a_game_is_paired(register: Register) -> None:
    workspace = register(4)
    assert refused_code(lambda: workspace.do(set_knockout, rules=ONE_GAME)) == "knockout.not-one"
    choose_system(workspace, System.KNOCKOUT)
    workspace.do(set_knockout, rules=ONE_GAME)
    assert workspace.event.tournament.settings.knockout == ONE_GAME
    workspace.do(number_by_rating)
    workspace.do(draw_colours, seed="орел")
    assert refused_code(lambda: workspace.do(set_knockout, rules=ONE_GAME)) == "knockout.paired"
    workspace.do(pair_next_games)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    played = refused_code(lambda: workspace.do(set_knockout, rules=ONE_GAME))
    assert played == "permission.change-knockout"


def test_that_a_knockout_whose_matches_may_stay_drawn_is_refused(register: Register) -> None:
    workspace = register(4)
    choose_system(workspace, System.KNOCKOUT)
    level = replace(ONE_GAME.match, unbroken=Unbroken.DRAWN)
    without_winner = KnockoutRules(match=level)
    refusal = refused_code(lambda: workspace.do(set_knockout, rules=without_winner))
    assert refusal == "match-rules.undecided"


def test_that_a_knockout_can_be_drawn_anew_until_somebody_has_played(register: Register) -> None:
    workspace = register(4)
    choose_system(workspace, System.KNOCKOUT)
    workspace.do(set_knockout, rules=ONE_GAME)
    workspace.do(number_by_rating)
    workspace.do(draw_colours, seed="орел")
    workspace.do(pair_next_games)
    workspace.do(draw_lots, seed="ще раз")
    assert workspace.event.tournament.main_stage.rounds == ()
    assert workspace.event.tournament.main_stage.decisions == ()
    workspace.do(draw_colours, seed="орел")
    workspace.do(pair_next_games)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    assert refused_code(lambda: workspace.do(draw_lots, seed="пізно")) == "permission.draw-numbers"


def test_that_nobody_joins_a_knockout_late(register: Register) -> None:
    workspace = register(5)
    choose_system(workspace, System.KNOCKOUT)
    workspace.do(number_by_rating)
    late = refused_code(lambda: workspace.do(join_late, name="Запізнілий", reason="потяг"))
    assert late == "late.no-free-round"


# Groups


def test_that_the_snake_leads_forth_and_back(in_groups: Callable[..., Workspace]) -> None:
    workspace = in_groups(9, 3)
    groups = [{*stage.players} for stage in stages(workspace)]
    assert groups == [{1, 6, 7}, {2, 5, 8}, {3, 4, 9}]
    assert [stage.title for stage in stages(workspace)] == ["A", "B", "C"]
    assert [stage.seed for stage in stages(workspace)] == ["орел A", "орел B", "орел C"]


def test_that_groups_by_lot_differ_by_one_player_at_most(
    in_groups: Callable[..., Workspace],
) -> None:
    workspace = in_groups(10, 3, Divide.LOTS)
    assert [len(stage.players) for stage in stages(workspace)] == [4, 3, 3]
    everybody = [player for stage in stages(workspace) for player in stage.players]
    assert sorted(everybody) == [*range(1, 11)]


@pytest.mark.parametrize("by", Divide)
def test_that_the_groups_themselves_tell_how_they_were_divided(
    by: Divide, in_groups: Callable[..., Workspace]
) -> None:
    workspace = in_groups(10, 3, by)
    told = division_of(workspace.event.tournament)
    assert told is not None
    numbers = workspace.event.tournament.numbers
    assert told.by is by
    assert [{*players} for players in divided(numbers, 3, told.by, told.seed or "")] == [
        {*stage.players} for stage in stages(workspace)
    ]


def test_that_a_group_is_a_round_robin_of_its_own(in_groups: Callable[..., Workspace]) -> None:
    workspace = in_groups(8)
    seen = workspace.at(stages(workspace)[0].id).competition
    assert (len(seen.rounds), len(seen.participants)) == (3, 4)
    assert workspace.event.tournament.main_stage.rounds == ()
    assert phase(workspace.event.tournament.competition()) is Phase.DRAWN


@pytest.mark.parametrize("groups", [1, 4])
def test_that_groups_have_three_players_at_least(
    groups: int, in_groups: Callable[..., Workspace]
) -> None:
    workspace = in_groups(9)
    again = refused_code(
        lambda: workspace.do(divide_into_groups, groups=groups, by=Divide.SNAKE, seed="решка")
    )
    assert again == "groups.number"


def test_that_groups_are_divided_anew_until_somebody_has_played(
    in_groups: Callable[..., Workspace],
) -> None:
    workspace = in_groups(9)
    workspace.do(divide_into_groups, groups=3, by=Divide.LOTS, seed="решка")
    assert len(stages(workspace)) == 3
    first = stages(workspace)[0].id
    workspace.at(first).do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    assert phase(workspace.event.tournament.competition()) is Phase.PLAYING
    late = refused_code(
        lambda: workspace.do(divide_into_groups, groups=3, by=Divide.LOTS, seed="пізно")
    )
    assert late == "permission.divide"


def test_that_groups_with_a_final_after_them_stay(in_groups: Callable[..., Workspace]) -> None:
    workspace = in_groups(8)
    first, second = (stage.id for stage in stages(workspace))
    final_of(workspace, (first, 1), (first, 2), (second, 1))
    anew = refused_code(
        lambda: workspace.do(divide_into_groups, groups=2, by=Divide.LOTS, seed="решка")
    )
    assert anew == "stage.taken-from"
    removed = refused_code(lambda: workspace.at(first).do(remove_stage, reason="зайва"))
    assert removed == "stage.taken-from"


def test_that_a_draw_that_is_annulled_takes_the_groups_with_it(
    in_groups: Callable[..., Workspace],
) -> None:
    workspace = in_groups(8)
    workspace.do(annul_draw, reason="новий учасник")
    assert stages(workspace) == ()
    workspace.undo()
    assert len(stages(workspace)) == 2


def test_that_a_group_of_chosen_players_takes_nobody_of_another(
    in_groups: Callable[..., Workspace],
) -> None:
    workspace = in_groups(8)

    def add(*players: int) -> None:
        workspace.do(
            add_stage,
            kind=StageKind.GROUP,
            title="C",
            system=System.ROUND_ROBIN,
            players=tuple(map(PlayerId, players)),
        )

    assert refused_code(lambda: add(1, 2, 3)) == "stage.player-in-group"
    assert refused_code(lambda: add(1, 1, 3)) == "stage.player-twice"
    assert refused_code(lambda: add(1, 2)) == "pairing.too-few-players"


# Finals


def played_groups(workspace: Workspace) -> tuple[StageId, StageId]:
    """Finish two groups: the lower number wins."""
    first, second = (stage.id for stage in stages(workspace)[:2])
    finish_with_ties(workspace, stage=first)
    finish_with_ties(workspace, stage=second)
    return first, second


def test_that_the_first_of_the_groups_come_to_the_final(
    in_groups: Callable[..., Workspace],
) -> None:
    workspace = in_groups(8)
    first, second = (stage.id for stage in stages(workspace))
    final = final_of(workspace, (first, 1), (second, 2), (second, 1), (first, 2))
    early = refused_code(lambda: workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE))
    assert early == "stage.source-open"
    played_groups(workspace)
    workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE)
    seen = workspace.at(final).competition
    assert [*seen.numbers] == [1, 3, 2, 4]
    assert len(seen.rounds) == 3
    finish_with_ties(workspace, stage=final)
    rows = standings(workspace.at(final).competition, workspace.event.players).rows
    assert [row.player for row in rows] == [1, 2, 3, 4]
    assert phase(workspace.event.tournament.competition()) is Phase.OVER


@pytest.mark.parametrize(
    ("method", "seed", "numbers"),
    [
        (DrawMethod.LOTS, "орел", None),
        (DrawMethod.BY_RATING, "", [1, 2, 3, 4]),
        (DrawMethod.SEEDED_LOTS, "орел", None),
        (DrawMethod.BY_HAND, "", [4, 3, 2, 1]),
    ],
)
def test_that_a_final_is_numbered_as_its_regulations_say(
    method: DrawMethod,
    seed: str,
    numbers: list[int] | None,
    in_groups: Callable[..., Workspace],
) -> None:
    workspace = in_groups(8)
    first, second = played_groups(workspace)
    final = final_of(workspace, (first, 1), (first, 2), (second, 1), (second, 2))
    hall = {PlayerId(player): PairingNumber(5 - player) for player in range(1, 5)}
    workspace.at(final).do(begin_stage, method=method, seed=seed, numbers=hall)
    seen = workspace.at(final).competition
    assert sorted(seen.numbers) == [1, 2, 3, 4]
    assert numbers is None or [*seen.numbers] == numbers
    assert seen.draw is not None
    assert (seen.draw.method, seen.draw.seed) == (method, seed or None)


def test_that_a_final_begins_anew_until_it_is_played(in_groups: Callable[..., Workspace]) -> None:
    workspace = in_groups(8)
    first, second = played_groups(workspace)
    final = final_of(workspace, (first, 1), (first, 2), (second, 1), (second, 2))
    there = workspace.at(final)
    there.do(begin_stage, method=DrawMethod.LOTS, seed="орел")
    there.do(begin_stage, method=DrawMethod.BY_RATING)
    there.do(publish_round, round=Round(1))
    assert refused_code(lambda: there.do(begin_stage, method=DrawMethod.BY_RATING)) == "stage.begun"


@pytest.mark.parametrize("unresolved", Unresolved)
def test_that_who_is_level_with_one_who_goes_on_is_named_and_lots_decide(
    in_groups: Callable[..., Workspace], unresolved: Unresolved
) -> None:
    workspace = in_groups(8)
    workspace.do(change_tie_breaks, tie_breaks=("WIN",), unresolved=unresolved)
    first, second = (stage.id for stage in stages(workspace))
    players = stages(workspace)[0].players
    finish_with_ties(workspace, players, stage=first)
    finish_with_ties(workspace, stage=second)
    final = final_of(workspace, (first, 1), (first, 2), (second, 1), (second, 2))
    there = workspace.at(final)
    with pytest.raises(RuleError) as tied:
        there.do(begin_stage, method=DrawMethod.LOTS, seed="орел")
    assert tied.value.code == "stage.tied"
    assert (tied.value.facts["stage"], tied.value.facts["last"]) == ("A", 4)
    workspace.at(first).do(draw_tie_lots)
    there.do(begin_stage, method=DrawMethod.LOTS, seed="орел")
    assert len(there.competition.numbers) == 4


def test_that_the_next_one_comes_for_a_player_who_has_left(
    in_groups: Callable[..., Workspace],
) -> None:
    workspace = in_groups(8)
    first, second = (stage.id for stage in stages(workspace))
    final = final_of(workspace, (first, 1), (first, 2), (second, 1), (second, 2))
    played_groups(workspace)
    workspace.do(withdraw_player, player=PlayerId(1), reason="хвороба")
    workspace.at(final).do(begin_stage, method=DrawMethod.BY_RATING)
    assert [*workspace.at(final).competition.numbers] == [2, 3, 4, 5]


def test_that_results_of_a_group_are_carried_over(in_groups: Callable[..., Workspace]) -> None:
    workspace = in_groups(8)
    first, second = played_groups(workspace)
    places = ((first, 1), (first, 2), (second, 1), (second, 2))
    final = final_of(workspace, *places, carries_results=True)
    workspace.at(final).do(begin_stage, method=DrawMethod.LOTS, seed="орел")
    seen = workspace.at(final).competition
    carried = [game for _, game in seen.games if game.carried_from is not None]
    assert {frozenset({game.white, game.black}) for game in carried} == {
        frozenset({1, 4}),
        frozenset({2, 3}),
    }
    former = {game.id: game for stage in stages(workspace)[:2] for _, game in stage.games}
    for game in carried:
        source = former[game.carried_from or game.id]
        assert (game.white, game.black, game.result) == (
            source.white,
            source.black,
            source.result,
        )
    assert phase(seen) is Phase.DRAWN
    assert seen.missing == 4
    points = {row.player: row.points for row in standings(seen, workspace.event.players).rows}
    assert points == {1: 1, 2: 1, 3: 0, 4: 0}


def test_that_a_carried_result_follows_the_correction_of_its_game(
    in_groups: Callable[..., Workspace],
) -> None:
    workspace = in_groups(8)
    first, second = played_groups(workspace)
    places = ((first, 1), (first, 2), (second, 1), (second, 2))
    final = final_of(workspace, *places, carries_results=True)
    workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE)
    for round_, game in workspace.event.tournament.stage(first).games:
        if {game.white, game.black} == {1, 4}:
            workspace.at(first).do(
                correct_result,
                round=round_.number,
                board=game.board,
                result=DRAW,
                reason="протокол",
                decided=True,
            )
    carried = [
        game
        for _, game in workspace.event.tournament.stage(final).games
        if {game.white, game.black} == {1, 4}
    ]
    assert [game.result for game in carried] == [DRAW]


def test_that_nothing_is_carried_over_into_a_knockout(in_groups: Callable[..., Workspace]) -> None:
    workspace = in_groups(8)
    first, second = (stage.id for stage in stages(workspace))

    def add(system: System, cycles: int) -> None:
        workspace.do(
            add_stage,
            kind=StageKind.FINAL,
            title="",
            system=system,
            cycles=cycles,
            sources=((first, 1), (first, 2), (second, 1), (second, 2)),
            carries_results=True,
        )

    assert refused_code(lambda: add(System.KNOCKOUT, 1)) == "stage.carries-not"
    assert refused_code(lambda: add(System.ROUND_ROBIN, 2)) == "stage.carries-cycles"


def test_that_a_knockout_follows_the_groups(in_groups: Callable[..., Workspace]) -> None:
    workspace = in_groups(8)
    first, second = played_groups(workspace)
    final = workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Плей-оф",
        system=System.KNOCKOUT,
        knockout=replace(ONE_GAME, cuts=(1, 3)),
        sources=((first, 1), (second, 1), (second, 2), (first, 2)),
        time_control="15+10",
    )
    there = workspace.at(final)
    there.do(begin_stage, method=DrawMethod.BY_PLACE)
    assert there.competition.time_control == "15+10"
    there.do(draw_colours, seed="орел")
    there.do(pair_next_games)
    pairs = {frozenset({game.white, game.black}) for _, game in there.competition.games}
    assert pairs == {frozenset({1, 4}), frozenset({2, 3})}


def test_that_the_first_of_a_round_robin_play_a_final(register: Register) -> None:
    workspace = register(5)
    workspace.do(number_by_rating)
    finish_with_ties(workspace)
    final = final_of(workspace, *((FIRST_STAGE, place) for place in (1, 2, 3)))
    workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE)
    assert [*workspace.at(final).competition.numbers] == [1, 2, 3]
    twice = refused_code(
        lambda: final_of(workspace, *((FIRST_STAGE, place) for place in (3, 4, 5)))
    )
    assert twice == "stage.place-taken"


def test_that_a_stage_is_named_and_removed_and_its_incidents_stay(
    in_groups: Callable[..., Workspace],
) -> None:
    workspace = in_groups(8)
    second = stages(workspace)[1].id
    there = workspace.at(second)
    there.do(describe_stage, title="  Півфінал   Б ", time_control="90+30")
    assert (stages(workspace)[1].title, stages(workspace)[1].time_control) == (
        "Півфінал Б",
        "90+30",
    )
    there.do(
        record_incident,
        **of_one(
            at=datetime(2026, 11, 1, 12, 0),
            player=stages(workspace)[1].players[0],
            offence=Offence.UNFAIR_PLAY,
            sanction=Sanction.WARNING,
            round=Round(1),
            board=Board(1),
            account="Телефон",
        ),
    )
    before = workspace.event
    there.do(remove_stage, reason="помилка")
    assert len(stages(workspace)) == 1
    (incident,) = workspace.event.tournament.incidents
    assert (incident.stage, incident.round) == (FIRST_STAGE, None)
    workspace.undo()
    assert facts(workspace.event) == facts(before)


def test_that_the_main_stage_is_neither_named_begun_nor_removed(
    in_groups: Callable[..., Workspace],
) -> None:
    workspace = in_groups(8)
    assert (
        refused_code(lambda: workspace.do(describe_stage, title="A", time_control=""))
        == "stage.main"
    )
    assert refused_code(lambda: workspace.do(remove_stage, reason="так")) == "stage.main"
    assert (
        refused_code(lambda: workspace.do(begin_stage, method=DrawMethod.LOTS, seed="а"))
        == "stage.main"
    )


def test_that_a_final_that_cannot_be_played_is_refused(in_groups: Callable[..., Workspace]) -> None:
    workspace = in_groups(8)
    first, second = (stage.id for stage in stages(workspace))

    def add(
        *places: tuple[StageId, int],
        kind: StageKind = StageKind.FINAL,
        system: System = System.ROUND_ROBIN,
        cycles: int = 1,
        first_place: int | None = None,
    ) -> str:
        return refused_code(
            lambda: workspace.do(
                add_stage,
                kind=kind,
                title="",
                system=system,
                cycles=cycles,
                sources=places,
                first_place=first_place,
            )
        )

    places = ((first, 1), (second, 1), (first, 2))
    assert add(*places, kind=StageKind.PLAY_OFF) == "stage.kind"
    assert add(*places, system=System.SWISS) == "stage.system"
    assert add(*places, cycles=3) == "system.cycles"
    assert add(*places, first_place=0) == "stage.first-place"
    assert add(*places, (first, 5)) == "stage.no-such-place"
    assert add(*places, (first, 1)) == "stage.place-taken"
    assert add(*places, (FIRST_STAGE, 1)) == "stage.source-kind"
    assert add(*places, (StageId(99), 1)) == "stage.none"
    assert add(*places, system=System.MATCH) == "match.players"


def test_that_groups_are_of_a_tournament_in_stages_alone(register: Register) -> None:
    workspace = register(6)
    early = refused_code(
        lambda: workspace.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="орел")
    )
    assert early == "permission.divide"
    assert refused_code(lambda: final_of(workspace, (FIRST_STAGE, 1))) == "permission.add-stage"
    workspace.do(number_by_rating)
    other = refused_code(
        lambda: workspace.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="орел")
    )
    assert other == "stage.groups-system"


def test_that_a_stage_is_not_numbered_by_envelopes(in_groups: Callable[..., Workspace]) -> None:
    workspace = in_groups(8)
    there = workspace.at(stages(workspace)[0].id)
    varma = refused_code(lambda: there.do(begin_stage, method=DrawMethod.VARMA, seed="орел"))
    assert varma == "stage.method"


def test_that_a_step_of_a_play_off_is_no_stage_to_begin_or_remove(register: Register) -> None:
    workspace = register(5)
    workspace.do(number_by_rating)
    workspace.do(set_play_off_rules, rules=shipped()[0])
    finish_with_ties(workspace, range(1, 3))
    final = final_of(workspace, *((FIRST_STAGE, place) for place in (3, 4, 5)))
    workspace.do(begin_play_off, first_place=1, seed="орел")
    step = workspace.at(stages(workspace)[1].id)
    assert refused_code(lambda: step.do(remove_stage, reason="так")) == "stage.is-step"
    again = refused_code(lambda: step.do(begin_stage, method=DrawMethod.LOTS, seed="а"))
    assert again == "stage.is-step"
    workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE)
    finish_with_ties(workspace, (3, 4), stage=final)
    workspace.do(set_play_off_rules, rules=replace(shipped()[0], cuts=None), reason="так")
    workspace.at(final).do(begin_play_off, first_place=1, seed="орел")
    tied = refused_code(lambda: workspace.at(final).do(remove_stage, reason="так"))
    assert tied == "stage.has-play-off"


def test_that_groups_and_final_are_undone_to_nothing_and_redone(
    in_groups: Callable[..., Workspace], path: Path
) -> None:
    workspace = in_groups(8)
    first, second = played_groups(workspace)
    places = ((first, 1), (first, 2), (second, 1), (second, 2))
    final = final_of(workspace, *places, carries_results=True)
    workspace.at(final).do(begin_stage, method=DrawMethod.LOTS, seed="орел")
    finish_with_ties(workspace, stage=final)
    after = workspace.event
    undone = undo_all(workspace)
    assert workspace.event.tournament.entries == ()
    for _ in range(undone):
        workspace.redo()
    assert facts(workspace.event) == facts(after)
    workspace.close()
    assert closed_file.verify(path) == ()
    with closing(Workspace.open(path, actor="deputy")) as again:
        assert facts(again.event) == facts(after)
