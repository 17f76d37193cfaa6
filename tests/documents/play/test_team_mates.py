"""What papers of a round say of team-mates who had to meet."""

from dataclasses import replace

import pytest

from arbiter_app.documents.parts.said import said
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_rules import TeamMates
from arbiter_app.domain.pairing.swiss.team_mates import with_team_mates
from tests.documents.conftest import facts_of, report_of, sentences, swiss_of


def kept_apart(event: Event, *, until: int) -> Event:
    """The event, in which the first so many are of one club and are kept apart."""
    ids = list(event.players)
    people = {
        each: replace(player, club="Тура" if ids.index(each) < until else None)
        for each, player in event.players.items()
    }
    tournament = event.tournament
    swiss = replace(
        tournament.settings.swiss,
        team_mates=(TeamMates(by=ContingentKey.CLUB),),
        initial_colour=Colour.WHITE,
    )
    settings = replace(tournament.settings, swiss=swiss)
    known = with_team_mates(replace(tournament, settings=settings), people)
    return replace(event, players=people, tournaments=(known,))


CROWD = kept_apart(swiss_of(["1-5 1-0, 6-2 1-0, 3-4 ½-½"], players=6, announced=5), until=4)
NOTE = "Team-mates meet, because the round has no complete pairing otherwise"


@pytest.mark.parametrize("document", ["pairings", "round-protocol", "why-pairs"])
def test_that_papers_of_the_round_name_who_met_and_why(document: str) -> None:
    text = sentences(report_of(document, CROWD, round=1))
    assert NOTE in text
    assert "(Tura)." in text
    alone = kept_apart(swiss_of(["1-5 1-0, 6-2 1-0, 3-4 ½-½"], players=6, announced=5), until=2)
    assert NOTE not in sentences(report_of(document, alone, round=1))


def test_that_why_these_pairs_says_it_at_the_board() -> None:
    cells = " ".join(" ".join(line) for line in said(report_of("why-pairs", CROWD, round=1)))
    assert "are of the same team (Tura) and are kept apart as far as a pairing exists" in cells


def test_that_the_technical_information_announces_the_rule() -> None:
    found = facts_of(report_of("technical-information", CROWD))
    assert found["Who may not meet"] == (
        "those of one club, all rounds, as far as a pairing exists"
    )
