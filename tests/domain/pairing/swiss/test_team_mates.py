"""Team-mates kept apart in a Swiss, and which of them meet where they must."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import (
    ForbiddenPairs,
    Mates,
    SwissRules,
    SwissSystem,
    TeamMates,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import ParticipantId, PlayerId, Round, TournamentId
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.impossible import IMPOSSIBLE
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.pairing.swiss.team_mates import meeting_all_the_same, with_team_mates
from tests.domain.pairing.swiss.fields import field, id_of, paired
from tests.domain.pairing.swiss.literal import Pairing, literal_pairing
from tests.domain.pairing.swiss.tiny_events import Position, TinyEvent

BY_CLUB = TeamMates(by=ContingentKey.CLUB)
ALWAYS = replace(BY_CLUB, is_absolute=True)
WHITE_FIRST = SwissRules(initial_colour=Colour.WHITE)


def with_clubs(
    competition: Competition, *clubs: Sequence[int], rule: TeamMates = BY_CLUB
) -> Competition:
    """Keep those of each club apart, given by their numbers."""
    mates = (
        Mates(rule=rule, name=f"Club {at}", players=tuple(map(id_of, each)))
        for at, each in enumerate(clubs, start=1)
    )
    return replace(competition, team_mates=tuple(mates))


def pairs(competition: Competition, round_: int = 1) -> list[tuple[int, int]]:
    made = engine.pair(swiss_position(competition, Round(round_)))
    return sorted((each.white, each.black) for each in made.pairs)


def test_that_team_mates_are_paired_with_others_while_they_can_be() -> None:
    # Without clubs: 1-4 5-2 3-6; 1 and 4, 2 and 5 are of one club.
    whole = field(6, rules=WHITE_FIRST)
    assert pairs(whole) == [(1, 4), (3, 6), (5, 2)]
    apart = with_clubs(whole, (1, 4), (2, 5))
    assert pairs(apart) == [(1, 5), (3, 6), (4, 2)]
    assert swiss_position(apart, Round(1)).lifted == ()


def test_that_as_few_meet_as_must_the_lowest_of_them_and_are_named() -> None:
    # Four of one club against two others: 3 and 4 are the lowest pair that must meet.
    crowd = with_clubs(field(6, rules=WHITE_FIRST), (1, 2, 3, 4))
    assert swiss_position(crowd, Round(1)).lifted == ((3, 4),)
    assert pairs(crowd) == [(1, 5), (3, 4), (6, 2)]
    played = replace(crowd, rounds=(paired(1, [(1, 5), (6, 2), (3, 4)]),))
    ((game, mates),) = meeting_all_the_same(played, played.rounds[0])
    assert (game.white, game.black, mates.name) == (id_of(3), id_of(4), "Club 1")


def test_that_those_of_one_score_meet_before_those_of_others() -> None:
    # 4 alone is of no club and has met 1. 1 and 2 have a point each, 3 has none.
    rounds = (paired(1, [(1, 4), (2, 3)]),)
    crowd = with_clubs(field(4, *rounds, rules=WHITE_FIRST), (1, 2, 3))
    assert swiss_position(crowd, Round(2)).lifted == ((1, 2),)


def test_that_of_those_who_can_meet_at_all_the_lowest_do() -> None:
    rounds = (
        paired(1, [(1, 4), (5, 2), (3, 6)]),
        paired(2, [(1, 5), (6, 2), (3, 4)]),
    )
    crowd = with_clubs(field(6, *rounds, rules=WHITE_FIRST), (1, 2, 3, 4))
    # 2 has met 5 and 6, and must have White as 4 must; 1 and 3 are two points ahead, 3 is lower.
    assert swiss_position(crowd, Round(3)).lifted == ((3, 2),)


def test_that_without_exception_the_round_has_no_pairing() -> None:
    crowd = with_clubs(field(6, rules=WHITE_FIRST), (1, 2, 3, 4), rule=ALWAYS)
    with pytest.raises(RuleError, match=r"pairing\.impossible"):
        pairs(crowd)


def test_that_they_meet_again_outside_of_the_rounds() -> None:
    first_two = replace(BY_CLUB, first_round=Round(2), last_round=Round(2))
    some = with_clubs(field(6, rules=WHITE_FIRST), (1, 4), rule=first_two)
    assert (1, 4) in pairs(some)
    played = replace(some, rounds=(paired(1, [(1, 5), (6, 2), (3, 4)]),))
    assert any(swiss_position(played, Round(2)).forbidden)
    assert not any(swiss_position(played, Round(3)).forbidden)
    assert meeting_all_the_same(played, played.rounds[0]) == ()


def test_that_a_round_that_nobody_can_pair_says_why_without_them() -> None:
    # In a field of two who have met nobody else is left.
    two = with_clubs(field(2, paired(1, [(1, 2)]), rules=WHITE_FIRST), (1, 2))
    with pytest.raises(RuleError, match=r"pairing\.impossible"):
        pairs(two, 2)


def test_that_clubs_are_those_of_now_whatever_their_spelling() -> None:
    people = {
        PlayerId(at): Player(id=PlayerId(at), name=str(at), club=club, team=team)
        for at, (club, team) in enumerate(
            (("Авангард", None), ("авангард ", "Ліцей"), (None, "Ліцей"), ("Буревісник", None)),
            start=1,
        )
    }
    by_team = TeamMates(by=ContingentKey.TEAM, last_round=Round(3))
    settings = Settings(
        edition="2026-03",
        system=System.SWISS,
        tie_breaks=(),
        swiss=SwissRules(team_mates=(BY_CLUB, by_team)),
    )
    tournament = Tournament(
        id=TournamentId(1),
        title="",
        settings=settings,
        entries=tuple(Entry(player=each) for each in people),
    )
    known = with_team_mates(tournament, people).competition().team_mates
    assert [(each.name, each.players, each.rule) for each in known] == [
        ("Авангард", (1, 2), BY_CLUB),
        ("Ліцей", (2, 3), by_team),
    ]
    moved = {**people, PlayerId(2): replace(people[PlayerId(2)], club="Буревісник")}
    again = with_team_mates(with_team_mates(tournament, people), moved)
    assert [each.name for each in again.competition().team_mates] == ["Буревісник", "Ліцей"]


# Against the literal enumerator


@pytest.mark.parametrize("seed", range(60))
def test_that_no_fewer_could_meet_and_the_rest_is_paired_by_the_articles(seed: int) -> None:
    chance = Random(f"team-mates {seed}")
    for found in TinyEvent(chance, most=6).positions():
        clubs = _clubs(found, chance)
        apart = replace(found.competition, team_mates=clubs)
        try:
            position = swiss_position(apart, found.round)
        except RuleError:
            continue
        free = {frozenset(pair) for pair in position.lifted}
        soft = {frozenset(pair) for club in clubs for pair in combinations(club.players, 2)}
        numbers = found.competition.numbers
        told = {pair for pair in soft if frozenset(numbers.get(each) for each in pair) in free}
        if found.pairing is None:
            assert not free
            continue
        # Kept from meeting are all but those that are free: the pairing is the one of the articles.
        assert _made(position_of=apart, round_=found.round) == _literal(found, soft - told)
        for pair in told:
            assert _literal(found, (soft - told) | {pair}) is None
        if told:
            assert _literal(found, soft) is None


def _clubs(found: Position, chance: Random) -> tuple[Mates, ...]:
    people = [each.id for each in found.competition.participants]
    chance.shuffle(people)
    size = chance.choice((2, 3, 4, len(people)))
    groups = (people[at : at + size] for at in range(0, len(people), size))
    return tuple(
        Mates(rule=BY_CLUB, name=str(at), players=tuple(group))
        for at, group in enumerate(groups)
        if len(group) > 1
    )


def _made(*, position_of: Competition, round_: Round) -> Pairing:
    made = engine.pair(swiss_position(position_of, round_))
    return tuple(sorted((each.white, each.black) for each in made.pairs)), made.free


def _literal(found: Position, forbidden: Iterable[frozenset[ParticipantId]]) -> Pairing | None:
    """Return the pairing of the articles where these pairs may not meet."""
    settings = found.competition.settings
    pairs = (ForbiddenPairs(players=tuple(sorted(each))) for each in forbidden)
    swiss = replace(settings.swiss, forbidden=(*settings.swiss.forbidden, *pairs))
    changed = replace(found.competition, settings=replace(settings, swiss=swiss))
    made = literal_pairing(changed, found.round)
    return None if made is None else (tuple(sorted(made[0])), made[1])


# By the other texts, whose engines are held against literal enumerators elsewhere

OTHERS = (SwissSystem.DUBOV, SwissSystem.BURSTEIN, SwissSystem.LIM, SwissSystem.DOUBLE)


@pytest.mark.parametrize("system", OTHERS)
@pytest.mark.parametrize("seed", range(25))
def test_that_by_every_text_no_fewer_could_meet(system: SwissSystem, seed: int) -> None:
    chance = Random(f"{system} {seed}")
    for found in TinyEvent(chance, most=8).positions():
        clubs = _clubs(found, chance)
        whole = _by(system, found.competition)
        apart = replace(whole, team_mates=clubs)
        position = swiss_position(apart, found.round)
        made = _pairs_of(position)
        free = {frozenset(pair) for pair in position.lifted}
        if made is None:
            assert not free
            assert _pairs_of(swiss_position(whole, found.round)) is None
            continue
        numbers = apart.numbers
        mates = {
            frozenset((numbers[one], numbers[other]))
            for club in clubs
            for one, other in combinations(club.players, 2)
        }
        assert mates & made == free
        if free:
            absolute = tuple(replace(club, rule=ALWAYS) for club in clubs)
            never = replace(whole, team_mates=absolute)
            assert _pairs_of(swiss_position(never, found.round)) is None


def _by(system: SwissSystem, competition: Competition) -> Competition:
    settings = competition.settings
    swiss = replace(settings.swiss, system=system)
    strengths = {each.id: 2000 - 7 * number for number, each in enumerate(competition.participants)}
    return replace(competition, settings=replace(settings, swiss=swiss), strengths=strengths)


def _pairs_of(position: SwissPosition) -> set[frozenset[int]] | None:
    """Return who meet; None where no pairing is legal."""
    try:
        made = engine.pair(position)
    except RuleError as error:
        if error.code != IMPOSSIBLE:
            raise
        return None
    return {frozenset((each.white, each.black)) for each in made.pairs}
