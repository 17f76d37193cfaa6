"""What stands above the boards of a match of teams: its table, the teams, and how it stands."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import partial
from operator import is_

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Scoring
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.ids import Board, TeamId
from arbiter_app.domain.teams.matches import hall_board, points_of
from arbiter_app.domain.teams.signatures import Signing, signings
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


class MatchHeads:
    """Makes the heads of a round; those of matches in which nothing happened are kept."""

    def __init__(self) -> None:
        self._kept: dict[Board, tuple[tuple[object, ...], MatchHead]] = {}

    def forget(self) -> None:
        """Make all words anew the next time: teams may have other names."""
        self._kept = {}

    def of(self, here: InHand, round_: RoundOfPlay) -> Mapping[Board, MatchHead]:
        """Return the matches of a round by their tables; none where people play."""
        rules = here.tournament.settings.teams
        matches = matches_of(here.tournament, here.competition.id)
        of_round = None if matches is None else matches.round_or_none(round_.number)
        if rules is None or matches is None or of_round is None:
            return {}
        make = partial(_head, here, rules, matches.settings.scoring, round_)
        signed = {each.team: each for each in of_round.signatures}
        heads = {}
        for match in of_round.games:
            of_it = match, rules, signed.get(TeamId(match.white)), signed.get(TeamId(match.black))
            known = self._kept.get(match.board)
            if known is None or not all(map(is_, known[0], of_it)):
                known = self._kept[match.board] = of_it, make(match, signings(of_round, match))
            heads[match.board] = known[1]
        return heads


def _head(
    here: InHand,
    rules: TeamRules,
    scoring: Scoring,
    round_: RoundOfPlay,
    match: Game,
    signed: Sequence[Signing],
) -> MatchHead:
    of_mark = scoring.by_mark
    certain = (
        () if match.result is None else (of_mark[match.result.white], of_mark[match.result.black])
    )
    played = {game.board for game in round_.games}
    told = of_match(window_catalogue(), here.event, signed)
    notes = (_match_points(certain), *_empty_boards(rules, match, played), told)
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
