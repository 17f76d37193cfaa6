"""The records of a report of teams: rosters, line-ups, matches forfeited as a whole, byes."""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Colour, Mark, Scoring
from arbiter_app.domain.facts.rules.team_rules import Score, TeamRules
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round, TeamId
from arbiter_app.domain.names.transliteration import in_latin
from arbiter_app.domain.teams.matches import place_of, points_of, scoring_of_matches, seated
from arbiter_app.domain.tie_breaks.annulled import annulled_points
from arbiter_app.domain.tie_breaks.crosstable import full_crosstable
from arbiter_app.formats.trf.facts.byes_to_come import byes_line
from arbiter_app.formats.trf.facts.latin_letters import name_in_latin
from arbiter_app.formats.trf.facts.numbering import numbers_of, numbers_of_people
from arbiter_app.formats.trf.facts.scoring import bye_on_board, scoring_line
from arbiter_app.formats.trf.lines.letters import letter_of
from arbiter_app.formats.trf.lines.records import PlayerRecord
from arbiter_app.formats.trf.lines.team_records import (
    ByesRecord,
    ForfeitRecord,
    LineUpRecord,
    TeamRecord,
    format_byes,
    format_forfeit,
    format_line_up,
    format_old_team,
    format_summary,
    format_team,
    format_worth,
)

_KINDS_OF_BYES = {Mark.FULL_BYE: "FPB", Mark.HALF_BYE: "HPB", Mark.PAIRING_BYE: "PAB"}
_ZERO_BYE = "ZPB"
_REQUESTED = (Mark.FULL_BYE, Mark.HALF_BYE, Mark.ZERO_BYE)


class TeamWriter:
    """Writes what a report has of teams beside the lines of their members."""

    def __init__(
        self,
        event: Event,
        rules: TeamRules,
        rounds: Sequence[RoundOfPlay],
        rows: Sequence[PlayerRecord],
    ) -> None:
        self._event, self._rules, self._rounds = event, rules, rounds
        self._tournament = event.tournament
        self._numbers = numbers_of(self._tournament)
        self._people = numbers_of_people(self._tournament)
        self._rows = {row.number: row for row in rows}
        self._games = _games_on_boards(event, rules)
        self._taken_away = annulled_points(self._tournament.competition())
        self._teams = sorted(
            (team for team in self._tournament.teams if team.id in self._numbers),
            key=lambda team: self._numbers[team.id],
        )

    @property
    def points_of_boards(self) -> str:
        """What games give their teams, and the bye of a team on each board: engines that are not
        told take a win for it.
        """
        return scoring_line(self._scoring_of_boards)

    @property
    def worth_of_letters(self) -> Mapping[str, Decimal]:
        """What a member has in the line of points for each letter without an opponent: engines
        refuse a report whose letters do not add up to them.
        """
        worth = self._scoring_of_boards.by_mark
        marks = (*_REQUESTED, Mark.PAIRING_BYE, Mark.FORFEIT_WON)
        return {letter_of(mark): worth[mark] for mark in marks}

    @property
    def _scoring_of_boards(self) -> Scoring:
        game = self._rules.game_scoring
        return Scoring(
            win=game.win,
            draw=game.draw,
            loss=game.loss,
            absence=game.absence,
            pairing_bye=bye_on_board(self._rules),
        )

    @property
    def rules(self) -> Iterator[str]:
        """The colours of boards, and what matches give."""
        scoring = self._tournament.settings.scoring
        colours = [self._rules.is_white(board) for board in range(1, self._rules.boards + 1)]
        yield "352 " + "".join("W" if is_white is colours[0] else "B" for is_white in colours)
        yield format_worth(scoring.win, scoring.draw, scoring.loss)

    @property
    def count(self) -> str:
        """How many teams there are."""
        return str(len(self._teams))

    def byes(self) -> Iterator[str]:
        """Yield records 240 of the rounds that are paired: the members' lines do not tell them to
        everybody.
        """
        if not self._tournament.settings.traits.has_byes:
            return
        for round_ in self._rounds:
            there = {team for game in round_.games for team in (game.white, game.black)}
            marks = {self._numbers[bye.player]: bye.mark for bye in round_.byes}
            for team, number in self._numbers.items():
                if team not in there:
                    marks.setdefault(number, Mark.ZERO_BYE)
            for kind in _REQUESTED:
                numbers = sorted(number for number, mark in marks.items() if mark is kind)
                if numbers:
                    yield byes_line(kind, round_.number, numbers)

    def old_records(self) -> Iterator[str]:
        """Yield what reports had of teams before TRF26: who plays for which."""
        return (format_old_team(self._record(team)) for team in self._teams)

    def records(self) -> Iterator[str]:
        """Yield the records that follow the players."""
        teams = [self._record(team) for team in self._teams]
        yield from map(format_old_team, teams)
        yield from map(format_line_up, self._line_ups())
        yield from map(format_team, teams)
        if self._tournament.settings.traits.has_byes:
            yield format_byes(self._byes())
        yield from map(format_forfeit, self._forfeits())
        for team in teams:
            yield format_summary(team, list(self._summary(team.number)))

    def _record(self, team: Team) -> TeamRecord:
        number = self._numbers[team.id]
        row = self._rows[number]
        table = full_crosstable(self._tournament.competition(), Score.GAME)
        taken = sum(each.game_points for each in self._taken_away if each.player == team.id)
        entrant = self._event.contestants[team.id]
        return TeamRecord(
            number=number,
            name=name_in_latin(entrant),
            short_name=_in_latin_short(team),
            strength=entrant.arbiters_rating,
            match_points=row.points,
            game_points=taken + (table.points(team.id) if team.id in table.lines else Decimal(0)),
            rank=row.rank,
            members=tuple(self._people[each] for each in team.players),
        )

    def _line_ups(self) -> Iterator[LineUpRecord]:
        """Yield the line-ups that are not just the first of the roster."""
        usual: dict[PlayerId, list[PlayerId | None]] = {
            team.id: _padded(team.players[: self._rules.boards], self._rules)
            for team in self._teams
        }
        for round_ in self._rounds:
            for match in round_.games:
                seats = self._seats(round_, match)
                for team, opponent in ((match.white, match.black), (match.black, match.white)):
                    sitting = seats[team]
                    if any(sitting) and sitting != usual[team]:
                        yield LineUpRecord(
                            round=round_.number,
                            team=self._numbers[team],
                            opponent=self._numbers[opponent],
                            players=tuple(
                                self._people.get(each, 0) if each else 0 for each in sitting
                            ),
                        )

    def _seats(self, round_: RoundOfPlay, match: Game) -> Mapping[PlayerId, list[PlayerId | None]]:
        """Return who sat at each board for each of the two teams; nobody where no board is made."""
        games = self._games.get((round_.number, match.board), {})
        seats: dict[PlayerId, list[PlayerId | None]] = {
            team: [None] * self._rules.boards for team in (match.white, match.black)
        }
        if not games:
            return seats
        for line_up in round_.line_ups:
            if line_up.team in seats:
                seats[line_up.team] = _padded(line_up.players, self._rules)
        for team, sitting in seats.items():
            members = {*self._tournament.team(team).players}
            for board, game in games.items():
                for player in (game.white, game.black):
                    if player in members:
                        sitting[board - 1] = player
        return seats

    def alone(self, round_: RoundOfPlay) -> Iterator[PlayerId]:
        """Yield who won a board of a round because nobody sat opposite. Of a match that was
        forfeited as a whole nobody has a board, and the first of the roster of the winner are told.
        """
        for match in round_.games:
            if self._is_forfeited(round_, match):
                yield from self._usual_winners(match)
                continue
            seats = self._seats(round_, match)
            games = self._games.get((round_.number, match.board), {})
            for board, pair in enumerate(zip(*seats.values(), strict=True), start=1):
                one, other = pair
                if board not in games and (one is None) != (other is None):
                    yield one if other is None else other

    def forfeited_boards(self, round_: RoundOfPlay) -> RoundOfPlay:
        """Return the matches of a round that were forfeited as a whole as games of the first of the
        rosters, where no record can tell of matches.
        """
        games = []
        for match in round_.games:
            if match.result is None or not self._is_forfeited(round_, match):
                continue
            rosters = (self.first_of_roster(self._tournament.team(each)) for each in _sides(match))
            for board, (one, other) in enumerate(zip(*rosters, strict=False), start=1):
                is_white = self._rules.is_white(board)
                games.append(
                    Game(
                        id=match.id,
                        board=match.board,
                        white=one if is_white else other,
                        black=other if is_white else one,
                        result=match.result if is_white else match.result.turned,
                    )
                )
        return RoundOfPlay(number=round_.number, games=tuple(games))

    def first_of_roster(self, team: Team) -> tuple[PlayerId, ...]:
        """Return who is told for a round without an opponent, one for each board: more letters
        would be more points than the team has.
        """
        return team.players[: self._rules.boards]

    def _usual_winners(self, match: Game) -> Iterator[PlayerId]:
        for colour in Colour:
            if match.result is not None and match.result.mark(colour) is Mark.FORFEIT_WON:
                yield from self.first_of_roster(self._tournament.team(match.player(colour)))

    def _is_forfeited(self, round_: RoundOfPlay, match: Game) -> bool:
        """Whether a match was forfeited as a whole, and nobody has a board."""
        is_whole = match.result is not None and match.result.is_forfeit and not match.boards
        return is_whole and (round_.number, match.board) not in self._games

    def _byes(self) -> ByesRecord:
        free = {
            round_.number: self._numbers[bye.player]
            for round_ in self._rounds
            for bye in round_.byes
            if bye.mark is Mark.PAIRING_BYE
        }
        return ByesRecord(
            match_points=self._tournament.settings.scoring.pairing_bye,
            game_points=scoring_of_matches(self._rules).pairing_bye,
            teams=tuple(free.get(round_.number, 0) for round_ in self._rounds),
        )

    def _forfeits(self) -> Iterator[ForfeitRecord]:
        """Yield the matches that were forfeited as a whole; White is who has White on board 1."""
        for round_ in self._rounds:
            for match in round_.games:
                result = match.result
                if result is None or not result.is_forfeit or match.boards:
                    continue
                white, black = self._numbers[match.white], self._numbers[match.black]
                if not self._names_white_first:
                    white, black, result = black, white, result.turned
                yield ForfeitRecord(round=round_.number, white=white, black=black, result=result)

    @property
    def _names_white_first(self) -> bool:
        """Whether the team named first in a match has White on board 1."""
        return self._tournament.settings.traits.follows_rosters or self._rules.is_white(1)

    def _summary(
        self, number: PairingNumber | int
    ) -> Iterator[tuple[str, str, Decimal | None, bool]]:
        worth = scoring_of_matches(self._rules)
        by_number = {known: team for team, known in self._numbers.items()}
        team = by_number[PairingNumber(number)]
        for round_ in self._rounds:
            match = next((each for each in round_.games if team in (each.white, each.black)), None)
            if match is None:
                mark = next((bye.mark for bye in round_.byes if bye.player == team), Mark.ZERO_BYE)
                got = worth.points(mark) if self._tournament.settings.traits.has_byes else None
                yield _KINDS_OF_BYES.get(mark, _ZERO_BYE), "", got, False
                continue
            is_first = match.white == team
            opponent = self._numbers[match.black if is_first else match.white]
            has_white = is_first is self._names_white_first
            points = points_of(self._rules, match)
            got = None if match.result is None else points[0 if is_first else 1]
            is_forfeit = match.result is not None and match.result.is_forfeit
            yield str(opponent), "w" if has_white else "b", got, is_forfeit


def _sides(match: Game) -> tuple[TeamId, TeamId]:
    return TeamId(match.white), TeamId(match.black)


def _padded(players: Sequence[PlayerId | None], rules: TeamRules) -> list[PlayerId | None]:
    """Return who sits at each board by a list."""
    return [seated(players, board) for board in range(1, rules.boards + 1)]


def _in_latin_short(team: Team) -> str:
    return in_latin(team.short_name)


def _games_on_boards(
    event: Event, rules: TeamRules
) -> Mapping[tuple[Round, int], Mapping[int, Game]]:
    """Return the games of each match by their boards, by round and table."""
    found: dict[tuple[Round, int], dict[int, Game]] = {}
    tournament = event.tournament
    stage = tournament.boards_of(tournament.main_stage.id) if tournament.stages else None
    for round_ in stage.rounds if stage is not None else ():
        for game in round_.games:
            table, board = place_of(game.board, rules.boards)
            found.setdefault((round_.number, table), {})[board] = game
    return found
