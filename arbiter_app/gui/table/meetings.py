"""Who meets whom and when, from each side of the board: what the cells of the cross table show."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import Colour, Mark, Result
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.teams.matches import points_without_boards
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import match_scores, results
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import team_scores


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """A game of the schedule seen from one side, whether it has a result or not."""

    round: Round
    starts_at: datetime | None
    white: PlayerId
    black: PlayerId
    colour: Colour
    result: Result | None
    scored: str = ""
    """Of teams, match and game points of this side."""

    @property
    def opponent(self) -> PlayerId:
        return self.black if self.colour is Colour.WHITE else self.white

    @property
    def sign(self) -> str:
        """What this side got; a star marks points that the arbiter set; "" without a result."""
        if self.result is None or self.scored:
            return self.scored
        sign = results.side(window_catalogue(), self.result, self.colour)
        return f"{sign}*" if self.result.is_decision else sign


Meetings = Mapping[tuple[PlayerId, PlayerId], tuple[Meeting, ...]]


def meetings(competition: Competition) -> Meetings:
    """Return the games of every pair in round order, from either side."""
    found: dict[tuple[PlayerId, PlayerId], tuple[Meeting, ...]] = {}
    scored = match_scores.cell_texts(window_catalogue(), competition)
    for round_, game in competition.games:
        for colour in Colour:
            pair = (game.player(colour), game.player(colour.other))
            meeting = Meeting(
                round=round_.number,
                starts_at=round_.starts_at,
                white=game.white,
                black=game.black,
                colour=colour,
                result=game.result,
                scored=scored.get((game.player(colour), round_.number), ""),
            )
            found[pair] = (*found.get(pair, ()), meeting)
    return found


def describe(event: Event, games: Sequence[Meeting]) -> str:
    """Return what hovering over a cell tells: a paragraph for every game."""
    return "\n\n".join(_described(event, game) for game in games)


def describe_bye(here: InHand, round_: RoundOfPlay, mark: Mark) -> str:
    """Return what hovering over a round without an opponent tells."""
    catalogue, scoring = window_catalogue(), here.competition.settings.scoring
    rules = here.competition.settings.teams
    given = numbers.points(catalogue, scoring.points(mark))
    if rules is not None:
        given = team_scores.both(catalogue, given, points_without_boards(rules, mark))
    pattern = translate("Meeting", "{bye}, points: {points}")
    bye = pattern.format(bye=results.bye(catalogue, mark), points=given)
    return "\n".join((round_head(round_.number, round_.starts_at), bye))


def round_head(round: Round, starts_at: datetime | None) -> str:
    """Return "Round 3, 5 June 2026, 15:00", or only the round where no time is set."""
    if starts_at is None:
        return translate("Meeting", "Round {round}").format(round=round)
    moment = numbers.date_and_time(window_catalogue(), starts_at)
    return translate("Meeting", "Round {round}, {moment}").format(round=round, moment=moment)


def _described(event: Event, game: Meeting) -> str:
    catalogue = window_catalogue()
    white = translate("Meeting", "White: {name}")
    black = translate("Meeting", "Black: {name}")
    if game.white in event.players:
        outcome = _outcome(game.result)
    else:
        outcome, white, black = _outcome_of_match(game), "{name}", "{name}"
    lines = (
        round_head(game.round, game.starts_at),
        white.format(name=people.name(catalogue, event.contestants[game.white])),
        black.format(name=people.name(catalogue, event.contestants[game.black])),
        outcome,
    )
    return "\n".join(lines)


def _outcome_of_match(game: Meeting) -> str:
    if game.result is None:
        return translate("Meeting", "No result yet")
    pattern = translate("Meeting", "Match and game points: {points}")
    return pattern.format(points=game.scored)


def _outcome(result: Result | None) -> str:
    if result is None:
        return translate("Meeting", "No result yet")
    return results.described(window_catalogue(), result)
