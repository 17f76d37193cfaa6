"""What stands above the boards of a match of teams: its table, the teams, and how it stands."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from decimal import Decimal

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.ids import Board
from arbiter_app.domain.teams.matches import hall_board, points_of
from arbiter_app.domain.teams.signatures import signings
from arbiter_app.domain.teams.two_stages import matches_of
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play.signatures import of_match
from arbiter_app.wording.terms.registration import people


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchHead:
    """A match of teams in words, the team named first at the left."""

    table: str
    white: str
    black: str
    score: tuple[str, str]
    """The game points of both so far."""
    notes: str
    """The match points once they are certain, boards at which somebody is missing, and what the
    captains have signed."""

    @property
    def told(self) -> str:
        """All of it in a line."""
        score = " : ".join(self.score)
        parts = (self.table, f"{self.white} – {self.black}", score, self.notes)
        return " · ".join(filter(None, parts))


def match_heads(here: InHand, round_: RoundOfPlay) -> Mapping[Board, MatchHead]:
    """Return the matches of a round by their tables; none where people play."""
    rules = here.tournament.settings.teams
    matches = matches_of(here.tournament, here.competition.id)
    of_round = None if matches is None else matches.round_or_none(round_.number)
    if rules is None or matches is None or of_round is None:
        return {}
    played = {game.board for game in round_.games}
    scoring = matches.settings.scoring.by_mark

    def head(match: Game) -> MatchHead:
        certain = (
            ()
            if match.result is None
            else (scoring[match.result.white], scoring[match.result.black])
        )
        signed = of_match(window_catalogue(), here.event, signings(of_round, match))
        notes = (_match_points(certain), *_empty_boards(rules, match, played), signed)
        white, black = (
            people.name(window_catalogue(), here.event.contestants[team])
            for team in (match.white, match.black)
        )
        return MatchHead(
            table=translate("MatchHead", "Table {table}").format(table=match.board),
            white=white,
            black=black,
            score=_points(points_of(rules, match)),
            notes=" · ".join(filter(None, notes)),
        )

    return {match.board: head(match) for match in of_round.games}


def veiled(heads: Mapping[Board, MatchHead]) -> Mapping[Board, MatchHead]:
    """Return matches without their scores: results are typed a second time, unseen."""
    return {table: replace(head, score=("•", "•"), notes="") for table, head in heads.items()}


def _points(both: tuple[Decimal, Decimal]) -> tuple[str, str]:
    first, second = both
    return numbers.points(window_catalogue(), first), numbers.points(window_catalogue(), second)


def _match_points(certain: tuple[Decimal, ...]) -> str:
    if len(certain) != 2:
        return ""
    first, second = _points((certain[0], certain[1]))
    pattern = translate("MatchHead", "MP {first} : {second}", "match points")
    return pattern.format(first=first, second=second)


def _empty_boards(rules: TeamRules, match: Game, played: set[Board]) -> Iterator[str]:
    """Yield the boards at which nothing is played, with what each team gets there."""
    for at, score in enumerate(match.boards, start=1):
        if hall_board(match.board, at, rules.boards) in played:
            continue
        pattern = translate("MatchHead", "{board} {first} : {second}", "an empty board")
        first, second = ("+" if points else "–" for points in (score.white, score.black))
        yield pattern.format(board=f"{match.board}.{at}", first=first, second=second)
