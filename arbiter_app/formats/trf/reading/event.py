"""The event that a report tells of; a player's id is his pairing number."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from decimal import Decimal
from itertools import count

from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Player, Title
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.play.match_decisions import MatchDecision
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Entry, Tournament
from arbiter_app.domain.ids import (
    Board,
    GameId,
    MatchId,
    PairingNumber,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.domain.mcmahon.entrants import with_entrants
from arbiter_app.domain.pairing.swiss.team_mates import with_team_mates
from arbiter_app.domain.tie_breaks.annulled import annulled_points
from arbiter_app.formats.trf.facts.berger_table import table_of
from arbiter_app.formats.trf.facts.boards import at_boards
from arbiter_app.formats.trf.facts.chess960 import names_chess960
from arbiter_app.formats.trf.facts.finality import TITLE_IN_BETWEEN
from arbiter_app.formats.trf.facts.national_ratings import id_of, rating_of
from arbiter_app.formats.trf.facts.officials import read_officials
from arbiter_app.formats.trf.facts.systems import Play
from arbiter_app.formats.trf.facts.two_columns import of_matches
from arbiter_app.formats.trf.lines.columns import is_number
from arbiter_app.formats.trf.lines.dates import birth
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.letters import GAME_MARKS, RESULTS
from arbiter_app.formats.trf.lines.records import NO_COLOUR, Line, PlayerRecord, Report
from arbiter_app.formats.trf.reading.meaning import Meaning, meaning
from arbiter_app.formats.trf.reading.own_facts import OwnFacts
from arbiter_app.formats.trf.reading.rating_only import Place
from arbiter_app.formats.trf.reading.team_event import event_of_teams
from arbiter_app.formats.trf.reading.team_report import TeamReport

_Pair = tuple[PlayerRecord, PlayerRecord]
"""White and Black."""


def event_of(report: Report, means: Meaning | None = None) -> Event:
    """Return the event of a report that `read` has accepted; with what it means, if that is known
    from reading.
    """
    told = event_in_columns(report, means)
    return of_matches(told) if told.tournament.settings.has_two_games else told


def event_in_columns(report: Report, means: Meaning | None = None) -> Event:
    """Return the same where each column of a match of two games is a round."""
    means = means or meaning(report, Findings())
    event = _event(report, means) if means.teams is None else _of_teams(means, means.teams)
    known = with_team_mates(event.tournament, event.players)
    known = with_entrants(known, event.players)
    return event.with_tournament(_without_annulled_points(known))


def _of_teams(means: Meaning, read: TeamReport) -> Event:
    people = {
        PlayerId(each.number): _player(each, read.own, means.national) for each in read.players
    }
    entries = tuple(_entry(player, read.own) for player in people)
    return event_of_teams(_event(read.matches, means), read, people, entries)


def _event(report: Report, means: Meaning) -> Event:
    own = means.own
    title = _words(report, "012", own).removeprefix(TITLE_IN_BETWEEN)
    players = {PlayerId(each.number): _player(each, own, means.national) for each in means.players}
    tournament = Tournament(
        id=TournamentId(1),
        title=title if own.tournament is None else own.tournament,
        settings=means.settings,
        rating_rules=means.rating_rules,
        entries=tuple(_entry(player, own) for player in players),
        draw=Draw(
            method=DrawMethod.REPORTED,
            drawn=tuple(
                DrawnNumber(player=player, number=PairingNumber(player)) for player in players
            ),
            earlier=tuple(own.earlier),
        ),
        stages=(Stage(id=StageId(1), rounds=tuple(_rounds(means)), decisions=_decisions(means)),),
        tie_lot_seed=own.lot_seed,
        own_criteria=_own_criteria(means.settings, own),
        adjustments=means.adjustments,
        list_changes=tuple(own.list_changes),
        categories=tuple(own.categories),
        integrity=own.integrity,
        rules_left=own.rules_left,
        kept_lines=means.kept_lines,
    )
    return Event(
        title=title,
        place=_words(report, "022", own),
        federation=_words(report, "032", own),
        organiser=own.organiser or "",
        level=own.level,
        rank=own.rank,
        discipline=own.discipline or Discipline.STANDARD,
        chess960=_chess960(report, own),
        time_control=_words(report, "122", own),
        starts_on=means.starts_on,
        ends_on=means.ends_on,
        officials=tuple(own.officials or read_officials(report)),
        players=players,
        tournaments=(tournament,),
    )


def _without_annulled_points(tournament: Tournament) -> Tournament:
    """Return a tournament without the records 299 that only say what its rules take away anyway
    (C.05 Art. 6.6): they must not count twice.
    """
    said = list(tournament.adjustments)
    for each in annulled_points(tournament.competition()) if said else ():
        if each in said:
            said.remove(each)
    return replace(tournament, adjustments=tuple(said))


def _chess960(report: Report, own: OwnFacts) -> Chess960 | None:
    """Return for whom start positions are drawn; where words alone name Chess960, for a round."""
    if own.chess960 is not None:
        return own.chess960[0]
    return Chess960.ROUND if names_chess960(report.value("092")) else None


def _words(report: Report, code: str, own: OwnFacts) -> str:
    """Return what a header says, in the letters in which the event had it."""
    return own.headers.get(code, " ".join(report.value(code).split()))


def name_of(record: PlayerRecord) -> str:
    """Return a player's name, or his number where the file has none."""
    return record.name or f"#{record.number}"


def _player(record: PlayerRecord, own: OwnFacts, national: Mapping[int, Line]) -> Player:
    number = record.number
    title = record.title if record.title in list(Title) else None
    of_federation = national.get(number)
    player = Player(
        id=PlayerId(number),
        name=name_of(record),
        birth=birth(record.birth),
        sex=record.sex,
        title=Title(title) if title else None,
        fide_rating=record.rating,
        national_rating=None if of_federation is None else rating_of(of_federation),
        national_id=None if of_federation is None else id_of(of_federation),
        fide_id=int(record.fide_id) if is_number(record.fide_id) else None,
        federation=record.federation or None,
    )
    return replace(player, **own.players.get(number, {}))


def _entry(player: PlayerId, own: OwnFacts) -> Entry:
    status = EntryStatus.REGISTERED
    if player in own.expelled:
        status = EntryStatus.EXPELLED
    elif player in own.withdrawn:
        status = EntryStatus.WITHDRAWN
    moved, kept = own.levels.get(player, (None, None))
    return Entry(player=player, status=status, level=moved, level_kept=kept)


def _own_criteria(settings: Settings, own: OwnFacts) -> tuple[OwnCriterion, ...]:
    """Return the criteria of the event itself; one that is only listed has nobody's value."""
    defined = {each.code: each for each in own.criteria}
    listed = (code for code in settings.tie_breaks if code.startswith("OTHER_"))
    for code in listed:
        defined.setdefault(code, OwnCriterion(code=code, definition=code))
    return tuple(defined[code] for code in sorted(defined))


def _rounds(means: Meaning) -> Iterator[RoundOfPlay]:
    by_number = {player.number: player for player in means.players}
    boards, of_matches = _Boards(means), _games_of_matches(means)
    ids = count(1)
    for index in range(means.rounds):
        pairs: list[_Pair] = []
        byes: list[Bye] = []
        for player in means.players:
            opponent = player.opponents[index]
            if opponent:
                if player.number < opponent:
                    pairs.append(_coloured(player, by_number[opponent], index))
            elif mark := means.byes.get((index, player.marks[index])):
                byes.append(_bye(means, index + 1, player.number, mark))
        games = tuple(
            Game(
                id=GameId(next(ids)),
                board=Board(board),
                white=PlayerId(white.number),
                black=PlayerId(black.number),
                result=RESULTS.get(white.marks[index] + black.marks[index]),
                rated_result=means.rated.get((index + 1, white.number)),
                adjournment=means.own.adjournments.get((index + 1, white.number)),
                without_colours=_is_without_colours(white, black, index),
                white_absence=means.own.absences.get((index + 1, white.number)),
                black_absence=means.own.absences.get((index + 1, black.number)),
                match=match,
                step=step,
                time_control=means.own.clocks.get((index + 1, white.number), ""),
                handicap=handicap,
                komi=komi,
            )
            for board, (white, black) in boards.of(index, pairs)
            for match, step in [of_matches.get((index + 1, white.number), (None, 0))]
            for handicap, komi in [means.own.handicaps.get((index + 1, white.number), (None, None))]
        )
        yield RoundOfPlay(
            number=Round(index + 1),
            starts_at=means.own.starts.get(index + 1),
            games=games,
            byes=tuple(byes),
            kept=frozenset(means.own.kept.get(index + 1, ())),
            by_hand=means.own.by_hand.get(index + 1),
            start=means.own.start_positions.get(index + 1),
        )
    for number in range(means.rounds + 1, means.rounds_told + 1):
        yield RoundOfPlay(
            number=Round(number),
            starts_at=means.own.starts.get(number),
            games=(),
            byes=tuple(
                _bye(means, number, player, mark)
                for player, mark in sorted(means.to_come.get(number, {}).items())
            ),
            kept=frozenset(means.own.kept.get(number, ())),
            start=means.own.start_positions.get(number),
        )


def _games_of_matches(means: Meaning) -> Mapping[Place, tuple[MatchId, int]]:
    """Return match and step of the games of a knockout."""
    return means.own.knockout.games if means.settings.traits.has_bracket else {}


def _decisions(means: Meaning) -> tuple[MatchDecision, ...]:
    return tuple(means.own.knockout.decisions) if means.settings.traits.has_bracket else ()


def _bye(means: Meaning, round: int, player: int, mark: Mark) -> Bye:
    """Return a bye with what comments say of it."""
    return Bye(
        player=PlayerId(player),
        mark=mark,
        remark=means.own.remarks.get((round, player), ""),
        is_unexplained=(round, player) in means.own.unexplained,
    )


def _coloured(lower: PlayerRecord, higher: PlayerRecord, index: int) -> _Pair:
    """Return White and Black; White is the lower number where nobody had a colour."""
    if lower.colours[index] == "b" or higher.colours[index] == "w":
        return higher, lower
    return lower, higher


def _is_without_colours(one: PlayerRecord, other: PlayerRecord, index: int) -> bool:
    """Whether neither line of a game gives a colour."""
    return one.colours[index] == other.colours[index] == NO_COLOUR


class _Boards:
    """Gives games their boards, which the format itself does not tell."""

    def __init__(self, means: Meaning) -> None:
        self._means, self._players = means, means.players
        self._scores = {player.number: Decimal(0) for player in means.players}
        self._table = table_of(means.players, Play.of(means.settings))

    def of(self, index: int, pairs: list[_Pair]) -> Iterator[tuple[Board, _Pair]]:
        """Yield the pairs of a round with their boards, in the order of boards."""
        ordered = self._in_order(index, pairs)
        told = self._means.own.boards.get(index + 1, {})
        for board, place in at_boards([white.number for white, _ in ordered], told).items():
            yield board, ordered[place]

    def _in_order(self, index: int, pairs: list[_Pair]) -> list[_Pair]:
        """Return the pairs of a round as the Berger table has them, if they are those of the
        table; else those with the highest scores first, in the end by the lower number.
        """
        if not self._means.settings.traits.meets_all:
            return self._by_score(index, pairs)
        table = self._table[index] if index < len(self._table) else {}
        by_numbers = {
            (min(numbers), max(numbers)): pair
            for pair in pairs
            for numbers in [[each.number for each in pair]]
        }
        if by_numbers.keys() == table.keys():
            return [by_numbers[pair] for pair in table]
        return pairs

    def _by_score(self, index: int, pairs: list[_Pair]) -> list[_Pair]:
        scores = self._scores

        def rank(pair: _Pair) -> tuple[Decimal, Decimal, int]:
            one, other = scores[pair[0].number], scores[pair[1].number]
            return -max(one, other), -one - other, min(pair[0].number, pair[1].number)

        ordered = sorted(pairs, key=rank)
        worth = self._means.settings.scoring.by_mark
        for player in self._players:
            letter = player.marks[index]
            if player.opponents[index]:
                mark = GAME_MARKS.get(letter)
            else:
                mark = self._means.byes.get((index, letter))
            if mark is not None:
                scores[player.number] += worth[mark]
        return ordered
