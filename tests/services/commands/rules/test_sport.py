"""The sport of a tournament: who begins, by which names, what divides ties, how boards shift."""

from collections import Counter
from collections.abc import Callable
from datetime import datetime
from itertools import pairwise

import pytest

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.report import Table
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.pairing.scheveningen import scheveningen
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.rules.sport import set_sport
from arbiter_app.services.commands.whole.event import change_tie_breaks
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.sports import in_words_of
from tests.services.hands import last_line, refused_code, undo_and_redo

Register = Callable[[int], Workspace]
Play = Callable[[int], Workspace]


def test_that_go_divides_ties_by_berger_before_the_mutual_result(register: Register) -> None:
    workspace = register(4)
    workspace.do(set_sport, sport=Sport.GO)
    settings = workspace.event.tournament.settings
    assert (settings.sport, settings.tie_breaks) == (Sport.GO, ("SB", "DE"))
    assert last_line(workspace) == "Sport: go"
    undo_and_redo(workspace)
    workspace.do(set_sport, sport=Sport.CHESS)
    assert workspace.event.tournament.settings.tie_breaks == ("DE", "WIN", "SB", "KS")


def test_that_a_list_of_ones_own_stays(register: Register) -> None:
    workspace = register(4)
    unresolved = workspace.event.tournament.settings.unresolved
    workspace.do(change_tie_breaks, tie_breaks=("WIN",), unresolved=unresolved)
    workspace.do(set_sport, sport=Sport.GO)
    assert workspace.event.tournament.settings.tie_breaks == ("WIN",)


def test_that_the_sport_stands_once_numbers_are_drawn(play: Play) -> None:
    workspace = play(4)
    code = refused_code(lambda: workspace.do(set_sport, sport=Sport.GO))
    assert code == "permission.change-system"


@pytest.mark.parametrize(
    ("language", "context", "text", "told"),
    [
        ("en", "Column", "White", "Black"),
        ("en", "Column", "Black", "White"),
        ("uk", "Column", "White", "Чорні"),
        ("uk", "Column", "Black", "Білі"),
    ],
)
def test_that_who_begins_has_the_other_name(
    language: str, context: str, text: str, told: str
) -> None:
    assert in_words_of(catalogue(language), Sport.GO).translate(context, text) == told
    assert in_words_of(catalogue(language), Sport.CHESS).translate(context, text) != told


def test_that_black_stands_first_on_the_pairings_of_go(register: Register) -> None:
    from arbiter_app.services.commands.play.draw import number_by_rating

    workspace = register(4)
    workspace.do(set_sport, sport=Sport.GO)
    workspace.do(number_by_rating)
    report = document("pairings").build(workspace.event, {}, catalogue("en"), datetime(2026, 11, 1))
    (table,) = (block for block in report.body if isinstance(block, Table))
    titles = [column.title for column in table.columns]
    assert titles.index("Black") < titles.index("White")


@pytest.mark.parametrize("size", range(2, 13))
def test_that_scheveningen_by_shift_meets_everybody_once_with_colours_in_turn(size: int) -> None:
    rounds = scheveningen(size, size, by_shift=True).rounds
    met = Counter((seat.first, seat.second) for round_ in rounds for seat in round_)
    assert set(met.values()) == {1}
    assert len(met) == size * size
    assert [(seat.first, seat.second) for seat in rounds[1]] == [
        (at, at % size + 1) for at in range(1, size + 1)
    ]
    for player in range(1, size + 1):
        own = [seat.colour for round_ in rounds for seat in round_ if seat.first == player]
        assert all(one is not other for one, other in pairwise(own))
        others = Counter(
            seat.colour for round_ in rounds for seat in round_ if seat.second == player
        )
        assert abs(others[Colour.WHITE] - others[Colour.BLACK]) <= 2
