"""The matches of teams in a report, derived from the games of their players."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

from arbiter_app.domain.facts.results import Result
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.lines.columns import OPPONENT, column_of
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import NO_COLOUR, PlayerRecord
from arbiter_app.formats.trf.lines.team_records import ForfeitRecord, LineUpRecord
from arbiter_app.formats.trf.reading.rosters import Rosters
from arbiter_app.formats.trf.reading.seats import Board, MisfitError, Side, boards_of
from arbiter_app.values import frozen

_USUAL_BOARDS = 4


@frozen(kw_only=True)
class ReadMatch:
    """A match of a round, of the team named first and the other, by their numbers."""

    white: int
    black: int
    boards: tuple[Board, ...] = ()
    """In their order; White's player is `one`. Without any nobody has a place yet."""
    forfeit: Result | None = None
    """Where it was forfeited as a whole."""


@dataclass(slots=True)
class ReadRound:
    """The matches of a round, counted from 0."""

    index: int
    matches: list[ReadMatch] = field(default_factory=list)

    def of(self, team: int) -> ReadMatch | None:
        """Return the match of a team, if it has one."""
        return next((each for each in self.matches if team in (each.white, each.black)), None)


@frozen(kw_only=True)
class Told:
    """What records tell of matches beside the games."""

    line_ups: Mapping[tuple[int, int], LineUpRecord]
    """By round and team."""
    forfeits: Sequence[ForfeitRecord]
    matches: Mapping[int, Sequence[tuple[int, int]]]
    """By round, of the team named first and the other."""
    colours: str
    """Of the White team on every board; "" where nothing is told."""


_Pair = tuple[int, int]


class MatchReader:
    """Derives the matches of every round."""

    def __init__(
        self,
        rosters: Rosters,
        players: Sequence[PlayerRecord],
        told: Told,
        *,
        first_is_black: bool,
        found: Findings,
    ) -> None:
        self._rosters, self._told, self._found = rosters, told, found
        self._players = {player.number: player for player in players}
        self._first_is_black = first_is_black
        rounds = max((len(player.marks) for player in players), default=0)
        last = max(
            [rounds, *told.matches, *(each.round for each in told.forfeits)],
            default=0,
        )
        self.rounds = [self._round(index, rounds) for index in range(last)]
        self.boards = self._count_boards()
        self.colours = self._pattern()
        self.rounds = [self._directed(each) for each in self.rounds]

    def _round(self, index: int, rounds: int) -> ReadRound:
        """Return the pairs of a round, of which it is not known yet who is named first."""
        number = index + 1
        read = ReadRound(index)
        opponents = self._opponents(index) if index < rounds else {}
        forfeits = {
            frozenset((each.white, each.black)): each
            for each in self._told.forfeits
            if each.round == number
        }
        pairs = {frozenset((team, other)) for team, other in opponents.items()}
        pairs |= {*forfeits}
        pairs |= {frozenset(pair) for pair in self._told.matches.get(number, ())}
        pairs |= {
            frozenset((each.team, each.opponent))
            for (of_round, _), each in self._told.line_ups.items()
            if of_round == number and each.team != each.opponent
        }
        for one, other in sorted(sorted(pair) for pair in pairs if len(pair) > 1):
            pair = one, other
            forfeit = forfeits.get(frozenset(pair))
            is_played = opponents.get(one) == other
            boards = self._boards(one, other, index) if index < rounds else []
            if forfeit is not None and not is_played:
                boards = []
            match = ReadMatch(white=one, black=other, boards=tuple(boards))
            if forfeit is not None:
                if forfeit.white != one:
                    match = _turned(match)
                match = replace(match, forfeit=forfeit.result)
            read.matches.append(match)
        self._check_once(read)
        return read

    def _opponents(self, index: int) -> Mapping[int, int]:
        """Return the opponent of each team; whose players meet several teams is a defect."""
        team_of = self._rosters.team_of
        met: dict[int, int] = {}
        for player in self._players.values():
            opponent = player.opponents[index]
            if not opponent:
                continue
            place = player.at, column_of(index, OPPONENT)
            own, other = team_of.get(player.number), team_of.get(opponent)
            number, round_ = player.number, index + 1
            if own is None:
                self._found.defect(
                    FormatError(*place, "trf.team-of-nobody", number=number, round=round_)
                )
            elif other == own:
                self._found.defect(
                    FormatError(
                        *place, "trf.team-mates", number=number, opponent=opponent, round=round_
                    )
                )
            elif other is not None and met.setdefault(own, other) != other:
                names = self._rosters.by_number
                self._found.defect(
                    FormatError(
                        *place,
                        "trf.team-opponents",
                        number=number,
                        round=round_,
                        board=self._rosters.place[player.number] + 1,
                        team=names[own].name,
                        one=names[met[own]].name,
                        other=names[other].name,
                    )
                )
        return met

    def _boards(self, one: int, other: int, index: int) -> list[Board]:
        first, second = (
            Side(
                members=self._rosters.by_number[team].members,
                told=None if told is None else told.players,
            )
            for team in (one, other)
            for told in [self._told.line_ups.get((index + 1, team))]
        )
        try:
            return boards_of(first, second, self._players, index)
        except MisfitError as misfit:
            lines = (self._told.line_ups.get((index + 1, team)) for team in (one, other))
            at = next(line.at for line in lines if line is not None)
            self._found.defect(
                FormatError(at, 17, "trf.team-line-up", number=misfit.number, round=index + 1)
            )
            return []

    def _check_once(self, read: ReadRound) -> None:
        """Check that records give no team two matches in a round."""
        seen: set[int] = set()
        for match in read.matches:
            for team in (match.white, match.black):
                if team in seen:
                    at = self._rosters.by_number[team].at
                    self._found.defect(
                        FormatError(at, 5, "trf.team-matches", number=team, round=read.index + 1)
                    )
                seen.add(team)

    def _count_boards(self) -> int:
        """Return how many boards a match has."""
        played = {len(match.boards): match for each in self.rounds for match in each.matches}
        most = max(played, default=0)
        told = len(self._told.colours)
        if told and most > told:
            match = played[most]
            self._found.defect(
                FormatError(
                    self._rosters.by_number[match.white].at,
                    5,
                    "trf.team-boards",
                    number=match.white,
                    opponent=match.black,
                    boards=told,
                    played=most,
                )
            )
        return told or most or _USUAL_BOARDS

    def _pattern(self) -> str:
        """Return the colours of the team with White on board 1: as told, else as most games have
        them.
        """
        if self._told.colours:
            return self._told.colours
        whites = [0] * self.boards
        for read in self.rounds:
            for match in read.matches:
                sides = [self._colour(board, read.index) for board in match.boards]
                if not sides or sides[0] == NO_COLOUR:
                    continue
                for at, colour in enumerate(sides):
                    if colour != NO_COLOUR:
                        whites[at] += 1 if colour == sides[0] else -1
        by_turns = "WB" * self.boards
        return "".join(
            usual if balance == 0 else "W" if balance > 0 else "B"
            for usual, balance in zip(by_turns, whites, strict=False)
        )

    def _colour(self, board: Board, index: int) -> str:
        """Return the colour of the first side of a board that was played."""
        if not board.is_played:
            return NO_COLOUR
        one, other = (self._players[each].colours[index] for each in (board.one, board.other))
        if one == NO_COLOUR and other != NO_COLOUR:
            return "b" if other == "w" else "w"
        return one

    def _directed(self, read: ReadRound) -> ReadRound:
        """Return a round in which the team that has White by the pattern is named first."""
        listed = self._told.matches.get(read.index + 1, ())
        matches = []
        for match in read.matches:
            pair = match.white, match.black
            turned = pair[::-1]
            if pair in listed:
                is_turned = False
            elif turned in listed:
                is_turned = True
            else:
                is_turned = self._is_turned(match, read.index)
            matches.append(_turned(match) if is_turned else match)
        return ReadRound(read.index, matches)

    def _is_turned(self, match: ReadMatch, index: int) -> bool:
        """Whether the side that stands second has White by the pattern, from the first board on
        that was played.
        """
        for board, colour in zip(match.boards, self.colours, strict=False):
            has = self._colour(board, index)
            if has != NO_COLOUR:
                has_white = (has == "w") == (colour == "W")
                return has_white == self._first_is_black
        if match.forfeit is not None:
            return self._first_is_black
        if match.boards:
            self._found.notice(
                FormatError(
                    self._rosters.by_number[match.white].at,
                    5,
                    "trf.team-colour-unsaid",
                    number=match.white,
                    opponent=match.black,
                    round=index + 1,
                )
            )
        return False


def _turned(match: ReadMatch) -> ReadMatch:
    forfeit = match.forfeit
    return ReadMatch(
        white=match.black,
        black=match.white,
        boards=tuple(Board(each.other, each.one, each.is_played) for each in match.boards),
        forfeit=None if forfeit is None else forfeit.turned,
    )


def numbered(boards: Sequence[Board]) -> Iterator[tuple[int, Board]]:
    """Yield the boards of a match with their numbers."""
    return zip(count(1), boards, strict=False)
