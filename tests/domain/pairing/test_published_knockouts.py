"""Knockouts and matches as they were played, read from files like tables of a textbook."""

import re
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path

import pytest

from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules, Layout
from arbiter_app.domain.facts.rules.match_rules import Ending, MatchRules, MatchStep
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.pairing.match import Due, MatchState
from tests.domain.pairing.halls import Hall, number, result

FILES = sorted((Path(__file__).parents[2] / "data" / "knockouts").glob("*.txt"))

_MATCH = re.compile(r"(\w+) - (\w+): (.+) => (\S+)")


@dataclass(frozen=True)
class PublishedMatch:
    first: str
    second: str
    games: tuple[str, ...]
    """For the first: "w1" he won with White, "=" a draw, colours not told, "lot" won by lot."""
    score: str


@dataclass(frozen=True)
class Published:
    rules: KnockoutRules
    matches: tuple[PublishedMatch, ...]
    places: tuple[str, ...]

    @property
    def entrants(self) -> tuple[str, ...]:
        """Those of the first matches, each of whom stands there once."""
        names = [name for match in self.matches for name in (match.first, match.second)]
        return tuple(dict.fromkeys(names))


def read(path: Path) -> Published:
    lines = path.read_text("utf-8").splitlines()
    facts = dict(line.split(": ", 1) for line in lines if ": " in line)
    return Published(
        rules=KnockoutRules(
            match=MatchRules(steps=tuple(_step(text) for text in facts["Steps"].split(" | "))),
            layout=Layout.IN_ORDER,
            cuts=tuple(map(int, facts["Cuts"].split())),
        ),
        matches=tuple(
            PublishedMatch(found[1], found[2], tuple(found[3].split()), found[4])
            for line in lines
            if (found := _MATCH.fullmatch(line))
        ),
        places=tuple(line for line in lines if line[:1].isdigit()),
    )


def _step(text: str) -> MatchStep:
    """Read "games 2 25+10", "points 7.5 14 120/40" or "first-win 3+2"."""
    match text.split():
        case ["points", points, games, clock]:
            return MatchStep(
                ending=Ending.POINTS, points=Decimal(points), games=int(games), time_control=clock
            )
        case ["games", games, clock]:
            return MatchStep(games=int(games), time_control=clock)
        case [ending, clock]:
            return MatchStep(ending=Ending(ending), games=0, time_control=clock)
        case _:
            raise ValueError(text)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_that_a_published_knockout_ends_as_it_was_published(path: Path) -> None:
    published = read(path)
    names = published.entrants
    system = System.MATCH if len(names) == 2 else System.KNOCKOUT
    hall = Hall(len(names), published.rules, system)
    for match in published.matches:
        replay(hall, names, match)
    assert hall.state.is_over
    assert places(hall, names) == published.places


def replay(hall: Hall, names: tuple[str, ...], match: PublishedMatch) -> None:
    """Play a match game by game: colours are drawn where they were, and fall as they did."""
    first, second = names.index(match.first) + 1, names.index(match.second) + 1
    played = hall.match_of(first, second).id
    for text in match.games:
        state = hall.match(played).state
        assert state is not None
        assert not state.is_over
        if text == "lot":
            assert state.due is Due.LOT
            hall.decide(DecisionKind.LOT, played, first)
            break
        if state.due is Due.COLOURS:
            white = second if text.startswith("b") else first
            hall.decide(DecisionKind.COLOURS, played, white, step=state.step)
        (game,) = hall.pair_match(played)
        is_white = number(game.white) == first
        assert text[:-1] in ("", "w" if is_white else "b")
        hall.enter(game, str(result(text[-1], as_white=is_white)))
    ended = hall.match(played).state
    assert ended is not None
    assert ended.is_over
    assert score(ended, first) == match.score


def score(state: MatchState, of: int) -> str:
    totals = [sum(step.points[side] for step in state.steps) for side in (0, 1)]
    if number(state.pair[0]) != of:
        totals.reverse()
    return "-".join(f"{float(total):g}" for total in totals)


def places(hall: Hall, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        (
            f"{each.first_place}"
            if each.first_place == each.last_place
            else f"{each.first_place}-{each.last_place}"
        )
        + ": "
        + " ".join(sorted(names[(number(one) or 0) - 1] for one in each.players))
        for each in hall.state.order
    )
