"""The report that tells of an event."""

from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import datetime
from decimal import Decimal

from arbiter_app import __version__
from arbiter_app.domain.facts.english_names import english_name
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.rating_rules import RatingUsed
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import STANDARD_SCORING, Colour, Mark, Result
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.names import english_words
from arbiter_app.domain.names.transliteration import in_latin
from arbiter_app.domain.table.standings import Standing, Standings, standings
from arbiter_app.domain.tie_breaks.annulled import annulled_points
from arbiter_app.domain.tie_breaks.crosstable import full_crosstable
from arbiter_app.domain.tie_breaks.editions import EDITIONS, default_edition
from arbiter_app.formats.trf.facts.adjustments import adjustment_line
from arbiter_app.formats.trf.facts.berger_table import code_of
from arbiter_app.formats.trf.facts.boards import comments_of_boards
from arbiter_app.formats.trf.facts.chess960 import in_words
from arbiter_app.formats.trf.facts.criteria import criteria_line
from arbiter_app.formats.trf.facts.finality import TITLE_IN_BETWEEN, Finality, finality_fact
from arbiter_app.formats.trf.facts.latin_letters import (
    REPORTED_OFFICES,
    federation_code,
    name_in_latin,
    time_control_in_latin,
)
from arbiter_app.formats.trf.facts.national_ratings import (
    may_have_records,
    method_line,
    national_line,
)
from arbiter_app.formats.trf.facts.numbering import numbers_of, numbers_of_people
from arbiter_app.formats.trf.facts.officials import official_line
from arbiter_app.formats.trf.facts.own_comments import (
    comments_of_leavers,
    edition_comment,
    own_comment,
    own_comments,
)
from arbiter_app.formats.trf.facts.play_off_criterion import with_play_offs_listed
from arbiter_app.formats.trf.facts.round_dates import ROUND_DATES, round_dates_line
from arbiter_app.formats.trf.facts.scoring import scoring_line, scoring_lines_of_engines
from arbiter_app.formats.trf.facts.swiss_code import code_of_swiss
from arbiter_app.formats.trf.facts.systems import DOUBLE_IN_WORDS, Play, rounds_of_schedule
from arbiter_app.formats.trf.facts.team_codes import plain_words, team_code, team_words
from arbiter_app.formats.trf.facts.two_columns import in_columns
from arbiter_app.formats.trf.lines.columns import NAME_WIDTH
from arbiter_app.formats.trf.lines.dates import format_birth, format_day
from arbiter_app.formats.trf.lines.kept_lines import COMMENT
from arbiter_app.formats.trf.lines.letters import UNKNOWN, letter_of
from arbiter_app.formats.trf.lines.records import (
    MOST_ROUNDS,
    NO_COLOUR,
    NO_MARK,
    NO_OPPONENT,
    Line,
    PlayerRecord,
    Report,
    Version,
)
from arbiter_app.formats.trf.reading.event import event_in_columns
from arbiter_app.formats.trf.reading.team_adjustments import team_adjustment_line
from arbiter_app.formats.trf.reading.team_event import with_plain_numbers
from arbiter_app.formats.trf.writing.insertion import Insertion
from arbiter_app.formats.trf.writing.swiss import absent_later, colour_line, swiss_lines
from arbiter_app.formats.trf.writing.teams import TeamWriter

_Block = tuple[int, str, str]
"""Opponent, colour and letter of a round."""

_NOT_PAIRED: _Block = (NO_OPPONENT, NO_COLOUR, str(Mark.ZERO_BYE))
_PRACTICE = "PRACTICE COPY, not a report of a tournament"
_SAMPLE = "SAMPLE EVENT, not a report of a tournament"


def report_of(
    event: Event, version: Version = Version.TRF26, finality: Finality | None = None
) -> Report:
    """Return the report of the tournament that an event is seen of, in TRF26 or in TRF16, which
    says whether it is final; with None it says nothing of that.

    What TRF26 has no record for goes into comments that `event_of` understands; TRF16 says less,
    see `losses`. What play-offs have decided stands in the ranks and as a criterion of the event's
    own. Raises RuleError as `standings` does.
    """
    ranked = standings(event.tournament.competition(), event.contestants)
    event = with_play_offs_listed(event)
    if event.tournament.settings.has_two_games:
        event = in_columns(event)
    writer = _Writer(event, version, ranked, finality)
    if version is not Version.TRF26:
        return writer.report(())
    edition = _edition_comment(event)

    def understood(comments: tuple[Line, ...]) -> Event:
        read = event_in_columns(writer.report(comments))
        return with_plain_numbers(read) if event.tournament.played_by_teams else read

    plain = understood((*edition, *comments_of_leavers(event.tournament)))
    comments = (*edition, *own_comments(event, plain))
    # A reader gives boards by the scores, which any other comment may change.
    read = understood(comments).tournament
    boards = map(own_comment, comments_of_boards(event.tournament, read))
    said = finality and own_comment(finality_fact(finality, event.tournament.competition()))
    return writer.report((*((said,) if said else ()), *comments, *boards))


def _edition_comment(event: Event) -> tuple[Line, ...]:
    day, edition = event.starts_on, event.tournament.settings.edition
    default = default_edition(day) if day else [*EDITIONS][-1]
    return () if edition == default else (edition_comment(edition),)


class _Writer:
    """Writes the records of one event."""

    def __init__(
        self, event: Event, version: Version, ranked: Standings, finality: Finality | None
    ) -> None:
        self._event, self._version, self._ranked = event, version, ranked
        self._is_in_between = finality is Finality.IN_BETWEEN
        self._tournament = tournament = event.tournament
        self._settings = tournament.settings
        self._numbers = numbers_of(tournament)
        rounds = tournament.stages[0].rounds if tournament.stages else ()
        paired = max((each.number for each in rounds if _is_paired(each)), default=0)
        self._rounds, self._to_come = rounds[:paired], rounds[paired:]
        self._competition = event.competition()
        self._absent = absent_later(self._competition, paired, self._numbers)
        self._taken_away = annulled_points(self._competition)
        adjourned = (game for round_ in self._rounds for game in round_.adjourned)
        self._unknown = Counter(
            player
            for game in adjourned
            for player in (game.white, game.black)
            if self._tells_unknown
        )
        """How many results of each player are told as unknown, which counts as a draw (162 X)."""
        self._rows = tuple(self._player_records())
        """The lines of those who are ranked: where teams play, of these."""
        self._teams = self._team_writer()
        self._people = numbers_of_people(tournament)
        self._players = self._rows if self._teams is None else tuple(self._member_records())
        self._kept = Insertion(event, version)
        self._federation = federation_code(event.federation)
        self._national = self._with_national_rating()

    def _with_national_rating(self) -> Mapping[int, Player]:
        """Return who has a national rating that a record of the federation can tell, by number;
        nobody where only the ratings of FIDE count.
        """
        rules = self._tournament.rating_rules
        if (
            self._version is not Version.TRF26
            or rules.used is RatingUsed.FIDE_ONLY
            or not may_have_records(self._federation)
        ):
            return {}
        known = ((number, self._event.players[player]) for player, number in self._people.items())
        return {number: player for number, player in known if player.national_rating is not None}

    def report(self, comments: tuple[Line, ...]) -> Report:
        """Return the report with comments before its players."""
        headers = (*self._headers(), *self._rules())
        if self._mark and self._version is Version.TRF26:
            comments = (Line(f"{COMMENT} {self._mark}"), *comments)
        records = self._kept.merged(headers, comments, self._players, tuple(self._tail()))
        return Report(version=self._version, records=records)

    def _headers(self) -> Iterator[Line]:
        event = self._event
        players = [event.players[player] for player in self._people]
        words = in_words(Play.of(self._settings).words, event.chess960)
        if self._teams is not None:
            words = team_words(words)
        if self._settings.has_two_games and self._version is not Version.TRF26:
            words = DOUBLE_IN_WORDS
        if self._kept.line("092"):
            words = ""
        officials = sorted(
            (REPORTED_OFFICES[each.role], place, official_line(event, each))
            for place, each in enumerate(event.officials)
            if each.role in REPORTED_OFFICES
        )
        texts = (
            ("012", in_latin(self._title)),
            ("022", in_latin(english_name(event, event.place, english_words.place))),
            ("032", federation_code(event.federation)),
            ("042", format_day(event.starts_on)),
            ("052", format_day(event.ends_on)),
            ("062", str(len(players))),
            ("072", str(sum(player.fide_rating is not None for player in players))),
            ("082", "" if self._teams is None else self._teams.count),
            ("092", words),
            *((code, name) for code, _, name in officials),
            ("122", time_control_in_latin(event)),
        )
        for code, text in texts:
            if text:
                yield Line(f"{code} {text}")
        yield from self._round_dates()

    @property
    def _title(self) -> str:
        """The title of the event; before TRF26 there is no other place to say that it is none, or
        that the report is not final.
        """
        title = english_name(self._event, self._event.title)
        if self._version is Version.TRF26:
            return title
        if self._mark:
            title = f"{self._mark}: {title}"
        return f"{TITLE_IN_BETWEEN}{title}" if self._is_in_between else title

    @property
    def _mark(self) -> str:
        """What says of a report that it is of no event that counts."""
        if self._event.is_practice:
            return _PRACTICE
        return _SAMPLE if self._event.is_sample else ""

    def _round_dates(self) -> Iterator[Line]:
        starts: dict[int, datetime] = {
            each.number: each.starts_at
            for each in (*self._rounds, *self._to_come)
            if each.starts_at
        }
        kept = self._kept.line(ROUND_DATES)
        if starts:
            yield Line(round_dates_line(starts, kept.text if kept else ROUND_DATES))

    def _rules(self) -> Iterator[Line]:
        settings = self._settings
        rounds = settings.rounds or len(self._rounds)
        if settings.traits.meets_all and settings.rounds is None:
            rounds = rounds_of_schedule(len(self._numbers), settings.cycles)
        rounds = max(rounds, len(self._rounds))
        is_newest = self._version is Version.TRF26
        if settings.traits.follows_results:
            rounds = max(rounds, self._competition.announced_rounds)
        if 1 <= rounds <= MOST_ROUNDS:
            yield Line(f"{'142' if is_newest else 'XXR'} {rounds}")
        is_told = is_newest or self._teams is None
        if is_told and (colour := colour_line(self._competition, is_newest=is_newest)):
            yield Line(colour)
        is_standard = settings.scoring == STANDARD_SCORING
        if not is_newest:
            if is_told and settings.traits.follows_results and not is_standard:
                yield from map(Line, scoring_lines_of_engines(settings.scoring))
            return
        if self._teams is not None:
            yield Line(self._teams.points_of_boards)
        elif not is_standard:
            yield Line(scoring_line(settings.scoring))
        if self._national:
            yield Line(method_line(self._federation, self._tournament.rating_rules))
        draw = self._tournament.draw
        if draw is None or draw.method is not DrawMethod.REPORTED:
            yield Line(f"182 Arbiter {__version__}")
        if settings.traits.follows_results:
            words = self._kept.line("092")
            said = plain_words(words.value) if words else Play.of(settings).words
            code = code_of_swiss(settings.swiss, said)
        else:
            code = code_of(Play.of(settings), self._rows, len(self._rounds))
        if code and settings.teams is not None:
            code = team_code(code, settings.teams)
        if code and not self._kept.line("192"):
            yield Line(f"192 {code}")
        if not (self._kept.line("202") or self._kept.line("212")):
            yield Line(criteria_line(() if settings.traits.has_bracket else settings.tie_breaks))
        if self._teams is not None:
            yield from map(Line, self._teams.rules)

    def _tail(self) -> Iterator[Line]:
        """Yield what follows the players."""
        is_newest = self._version is Version.TRF26
        for number, player in self._national.items():
            if number not in self._kept.national:
                yield Line(national_line(self._federation, number, player))
        if self._teams is not None and not is_newest:
            yield from map(Line, self._teams.old_records())
            return
        if self._teams is not None:
            yield from map(Line, self._teams.byes())
        for text in swiss_lines(
            self._competition, self._numbers, self._absent, is_newest=is_newest
        ):
            yield Line(text)
        if not is_newest:
            return
        line_of = adjustment_line if self._teams is None else team_adjustment_line
        for adjustment in (*self._tournament.adjustments, *self._taken_away):
            if adjustment.player in self._numbers:
                yield Line(line_of(adjustment, self._numbers[adjustment.player]))
        if self._teams is not None:
            yield from map(Line, self._teams.records())

    def _player_records(self) -> Iterator[PlayerRecord]:
        rows = {row.player: row for row in self._ranked.rows}
        is_of_teams = self._settings.teams is not None
        full = full_crosstable(self._competition, Score.MATCH if is_of_teams else None)
        blocks = [self._blocks(round_, self._numbers) for round_ in self._rounds]
        for player, number in self._numbers.items():
            row = rows.get(player)
            points = Decimal(0)
            if row is not None:
                as_told = row.annulled or is_of_teams
                points = full.points(player) if as_told else row.points
                if self._competition.mcmahon is not None:
                    points = full.lines[player].scored
                if as_told and self._version is Version.TRF26:
                    points += sum(each.points for each in self._taken_away if each.player == player)
            points += self._unknown[player] * self._settings.scoring.draw
            rounds = [each.get(player, _NOT_PAIRED) for each in blocks]
            rounds += self._blocks_to_come(number)
            yield _player_record(
                self._event.contestants[player],
                number=number,
                points=points,
                rank=row.place if row else None,
                rounds=rounds,
            )

    def _team_writer(self) -> TeamWriter | None:
        rules = self._settings.teams
        return None if rules is None else TeamWriter(self._event, rules, self._rounds, self._rows)

    def _member_records(self) -> Iterator[PlayerRecord]:
        """Yield the lines of the members of teams: their games, the byes of their teams, and the
        boards that they won alone.
        """
        assert self._teams is not None, "players have their own lines"
        boards = self._tournament.boards_of(self._competition.id)
        of_boards = None if boards is None else self._tournament.competition(boards.id)
        played = {} if boards is None else {each.number: each for each in boards.rounds}
        rows: Mapping[PlayerId, Standing] = {}
        if of_boards is not None:
            table = standings(of_boards, self._event.contestants)
            rows = {row.player: row for row in table.rows}
        blocks = []
        beside: list[Mapping[PlayerId, _Block]] = []
        """What no game on a board tells of each round."""
        for round_ in self._rounds:
            of_teams = {bye.player: letter_of(bye.mark) for bye in round_.byes}
            found: dict[PlayerId, _Block] = {
                player: (NO_OPPONENT, NO_COLOUR, of_teams[team.id])
                for team in self._tournament.teams
                if team.id in of_teams
                for player in self._teams.first_of_roster(team)
            }
            alone = (NO_OPPONENT, NO_COLOUR, letter_of(Mark.FORFEIT_WON))
            found |= dict.fromkeys(self._teams.alone(round_), alone)
            if self._version is not Version.TRF26:
                found |= self._blocks(self._teams.forfeited_boards(round_), self._people)
            if round_.number in played:
                games = self._blocks(played[round_.number], self._people)
                found = {each: block for each, block in found.items() if each not in games}
                blocks.append({**found, **games})
            else:
                blocks.append(found)
            beside.append(found)
        worth = self._teams.worth_of_letters
        for player, number in self._people.items():
            row = rows.get(player)
            rounds = [each.get(player, _NOT_PAIRED) for each in blocks]
            points = row.points if row else Decimal(0)
            for each in beside:
                if player in each:
                    points += worth.get(each[player][2], Decimal(0))
            yield _player_record(
                self._event.players[player],
                number=number,
                points=points,
                rank=row.place if row else None,
                rounds=rounds,
            )

    @property
    def _tells_unknown(self) -> bool:
        """Whether an adjourned game has the letter that only reports in between may have."""
        return self._is_in_between and self._version is Version.TRF26

    def _blocks_to_come(self, number: int) -> Iterator[_Block]:
        """Yield the byes of rounds to come, where there are no records for them."""
        if self._version is not Version.TRF26:
            for round_ in range(len(self._rounds) + 1, max(self._absent, default=0) + 1):
                mark = self._absent.get(round_, {}).get(number)
                yield (NO_OPPONENT, NO_COLOUR, NO_MARK if mark is None else letter_of(mark))

    def _blocks(
        self, round_: RoundOfPlay, numbers: Mapping[PlayerId, PairingNumber]
    ) -> Mapping[PlayerId, _Block]:
        blocks: dict[PlayerId, _Block] = {}
        for game in round_.games:
            white, black, result = game.white, game.black, _reported(game)
            unknown = UNKNOWN if self._tells_unknown and game.is_adjourned else NO_MARK
            of_white = letter_of(result.white) if result else unknown
            of_black = letter_of(result.black) if result else unknown
            colours = Colour if game.has_colours else (NO_COLOUR, NO_COLOUR)
            for_white, for_black = map(str, colours)
            blocks[white] = (numbers[black], for_white, of_white)
            blocks[black] = (numbers[white], for_black, of_black)
        for bye in round_.byes:
            blocks[bye.player] = (NO_OPPONENT, NO_COLOUR, letter_of(bye.mark))
        return blocks


_UNRATED = {
    Mark.WON: Mark.UNRATED_WON,
    Mark.DRAWN: Mark.UNRATED_DRAWN,
    Mark.LOST: Mark.UNRATED_LOST,
}


def _reported(game: Game) -> Result | None:
    """Return the result as it goes into the report; a game that was played in an earlier stage is
    rated there and not again.
    """
    result = game.for_rating
    if result is None or game.carried_from is None:
        return result
    return Result(
        _UNRATED.get(result.white, result.white), _UNRATED.get(result.black, result.black)
    )


def _is_paired(round_: RoundOfPlay) -> bool:
    return bool(round_.games) or any(bye.mark is Mark.PAIRING_BYE for bye in round_.byes)


def _player_record(
    player: Player, *, number: int, points: Decimal, rank: int | None, rounds: list[_Block]
) -> PlayerRecord:
    return PlayerRecord(
        number=number,
        name=name_in_latin(player)[:NAME_WIDTH].strip(),
        sex=player.sex,
        title=player.title or "",
        rating=player.fide_rating,
        federation=federation_code(player.federation),
        fide_id=str(player.fide_id or ""),
        birth=format_birth(player.birth),
        points=points,
        rank=rank,
        opponents=tuple(opponent for opponent, _, _ in rounds),
        colours="".join(colour for _, colour, _ in rounds),
        marks="".join(letter for _, _, letter in rounds),
    )
