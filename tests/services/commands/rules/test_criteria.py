"""Tie-breaks that the regulations of an event define themselves."""

from collections.abc import Callable
from decimal import Decimal

import pytest

from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.table.standings import standings
from arbiter_app.services.commands.people.players import remove_player
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.rules.criteria import (
    define_own_criterion,
    remove_own_criterion,
    set_own_value,
)
from arbiter_app.services.commands.whole.event import change_tie_breaks
from arbiter_app.services.workspace import Workspace
from tests.services.hands import refused_code

Play = Callable[[int], Workspace]

PLAYOFF = "OTHER_PLAYOFF"


def list_it(workspace: Workspace, reason: str | None = None) -> None:
    workspace.do(
        change_tie_breaks,
        tie_breaks=("DE", "other_playoff"),
        unresolved=Unresolved.SHARED,
        reason=reason,
    )


def draw_all(workspace: Workspace) -> None:
    for round_, game in tuple(workspace.event.tournament.main_stage.games):
        workspace.do(enter_result, round=round_.number, board=game.board, result=DRAW)


def test_that_typed_values_of_an_own_criterion_divide_the_tied(play: Play) -> None:
    workspace = play(3)
    workspace.do(define_own_criterion, code="other_playoff", definition=" Матч  за місце ")
    list_it(workspace)
    draw_all(workspace)
    workspace.do(set_own_value, code=PLAYOFF, player=PlayerId(3), value=Decimal("1.5"))
    workspace.do(set_own_value, code=PLAYOFF, player=PlayerId(2), value=Decimal("0.5"))
    assert workspace.event.tournament.own_criteria == (
        OwnCriterion(
            code=PLAYOFF,
            definition="Матч за місце",
            values={PlayerId(2): Decimal("0.5"), PlayerId(3): Decimal("1.5")},
        ),
    )
    table = standings(workspace.event.tournament.competition(), workspace.event.players)
    assert [row.player for row in table.rows] == [3, 2, 1]


def test_that_the_lower_value_comes_first_where_the_definition_says_so(play: Play) -> None:
    workspace = play(3)
    workspace.do(
        define_own_criterion, code=PLAYOFF, definition="Штрафні секунди", lower_is_better=True
    )
    list_it(workspace)
    draw_all(workspace)
    for player, seconds in ((1, 30), (2, 10), (3, 20)):
        workspace.do(set_own_value, code=PLAYOFF, player=PlayerId(player), value=Decimal(seconds))
    table = standings(workspace.event.tournament.competition(), workspace.event.players)
    assert [row.player for row in table.rows] == [2, 3, 1]


def test_that_an_undefined_criterion_cannot_stand_in_the_list(workspace: Workspace) -> None:
    assert refused_code(lambda: list_it(workspace)) == "criterion.undefined"


def test_that_a_value_needs_a_criterion_a_player_and_a_number(play: Play) -> None:
    workspace = play(3)

    def typed(code: str, player: int, value: str) -> Callable[[], None]:
        return lambda: workspace.do(
            set_own_value, code=code, player=PlayerId(player), value=Decimal(value)
        )

    assert refused_code(typed(PLAYOFF, 1, "1")) == "criterion.undefined"
    workspace.do(define_own_criterion, code=PLAYOFF, definition="Матч")
    assert refused_code(typed(PLAYOFF, 9, "1")) == "tournament.no-such-player"
    for value in ("NaN", "Infinity", "1e9", "0.00001"):
        assert refused_code(typed(PLAYOFF, 1, value)) == "criterion.value"


def test_that_a_value_can_be_cleared(play: Play) -> None:
    workspace = play(3)
    workspace.do(define_own_criterion, code=PLAYOFF, definition="Матч")
    workspace.do(set_own_value, code=PLAYOFF, player=PlayerId(1), value=Decimal(2))
    workspace.do(set_own_value, code=PLAYOFF, player=PlayerId(1), value=None)
    assert workspace.event.tournament.own_criteria[0].values == {}


@pytest.mark.parametrize("code", ["BH", "OTHER", "OTHER_", "PLAYOFF", "OTHER_two words", ""])
def test_that_the_name_of_an_own_criterion_says_that_it_is_one(
    workspace: Workspace, code: str
) -> None:
    refused = refused_code(lambda: workspace.do(define_own_criterion, code=code, definition="Матч"))
    assert refused == "criterion.name"


def test_that_a_criterion_says_what_it_means(workspace: Workspace) -> None:
    refused = refused_code(
        lambda: workspace.do(define_own_criterion, code=PLAYOFF, definition="  ")
    )
    assert refused == "criterion.definition-missing"


def test_that_a_criterion_in_the_list_stays_until_it_is_taken_out(workspace: Workspace) -> None:
    workspace.do(define_own_criterion, code=PLAYOFF, definition="Матч")
    list_it(workspace)

    def remove() -> None:
        workspace.do(remove_own_criterion, code=PLAYOFF)

    assert refused_code(remove) == "criterion.listed"
    workspace.do(change_tie_breaks, tie_breaks=("DE",), unresolved=Unresolved.SHARED)
    remove()
    assert workspace.event.tournament.own_criteria == ()
    assert refused_code(remove) == "criterion.undefined"


def test_that_a_definition_changes_in_play_only_with_a_reason_and_values_freely(
    play: Play,
) -> None:
    workspace = play(4)
    workspace.do(define_own_criterion, code=PLAYOFF, definition="Матч")
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)

    def redefine(reason: str | None) -> None:
        workspace.do(define_own_criterion, code=PLAYOFF, definition="Бліцматч", reason=reason)

    workspace.do(set_own_value, code=PLAYOFF, player=PlayerId(1), value=Decimal(1))
    assert refused_code(lambda: redefine(None)) == "permission.reason-missing"
    redefine("рішення апеляційного комітету")
    (criterion,) = workspace.event.tournament.own_criteria
    assert (criterion.definition, criterion.values) == ("Бліцматч", {PlayerId(1): Decimal(1)})


def test_that_a_removed_player_takes_his_values_along(register: Play) -> None:
    workspace = register(4)
    workspace.do(define_own_criterion, code=PLAYOFF, definition="Матч")
    workspace.do(set_own_value, code=PLAYOFF, player=PlayerId(4), value=Decimal(1))
    workspace.do(remove_player, player=PlayerId(4))
    assert workspace.event.tournament.own_criteria[0].values == {}
    workspace.undo()
    assert workspace.event.tournament.own_criteria[0].values == {PlayerId(4): Decimal(1)}
