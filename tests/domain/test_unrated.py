"""Players without a rating, and the tie-breaks that ask for one."""

from dataclasses import replace

import pytest

from arbiter_app.domain.event import Entry, Settings, Tournament, Unrated
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.people import Player
from arbiter_app.domain.unrated import rating_tie_breaks, without_rating

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
    assert rating_tie_breaks(TOURNAMENT) == ("ARO/C1", "RTNG/R")


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
    assert without_rating(replace(TOURNAMENT, settings=settings), PLAYERS) == expected
