"""Players without a rating, and the tie-breaks that ask for one."""

from dataclasses import replace

import pytest

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.settings import Settings, Unrated
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.tie_breaks.unrated import rating_tie_breaks, without_rating
from tests.domain.cases import case, played

RATED = Player(id=PlayerId(1), name="Alyx", national_rating=1900)
UNRATED = Player(id=PlayerId(2), name="Bruno")
ESTIMATED = Player(id=PlayerId(3), name="Charline", arbiters_rating=1400)
PLAYERS = {each.id: each for each in (RATED, UNRATED, ESTIMATED)}
TOURNAMENT = Tournament(
    id=TournamentId(1),
    title="",
    settings=Settings(edition="2026-03", tie_breaks=("DE", "ARO/C1", "SB", "RTNG/R")),
    entries=tuple(Entry(player=player) for player in PLAYERS),
)


def test_that_tie_breaks_that_rest_on_ratings_are_named_in_the_order_of_the_list() -> None:
    assert rating_tie_breaks(TOURNAMENT.competition()) == ("ARO/C1", "RTNG/R")


@pytest.mark.parametrize(
    ("unrated", "expected"),
    [
        (Unrated.UNSAID, (UNRATED, ESTIMATED)),
        (Unrated.LEFT_OUT, (UNRATED, ESTIMATED)),
        (Unrated.ARBITERS_RATING, (UNRATED,)),
    ],
)
def test_that_the_rating_of_the_arbiter_counts_where_the_regulations_say_so(
    unrated: Unrated, expected: tuple[Player, ...]
) -> None:
    settings = replace(TOURNAMENT.settings, unrated=unrated)
    assert without_rating(replace(TOURNAMENT, settings=settings).competition(), PLAYERS) == expected


@pytest.mark.parametrize(("annuls", "asked_for"), [(True, ()), (False, (6,))])
def test_that_no_rating_is_asked_of_who_left_early_and_counts_for_nobody(
    annuls: bool, asked_for: tuple[int, ...]
) -> None:
    left = played(case("withdrawal_below_half"), "2026-03", "ARO")
    settings = replace(left.settings, unrated=Unrated.ARBITERS_RATING, annuls_withdrawals=annuls)
    left = replace(left, settings=settings)
    players = {
        player: Player(id=player, name="", fide_rating=None if player == 6 else 2000)
        for player in left.numbers
    }
    assert tuple(each.id for each in without_rating(left.competition(), players)) == asked_for
    assert bool(standings(left.competition(), players).dropped) is bool(asked_for)
