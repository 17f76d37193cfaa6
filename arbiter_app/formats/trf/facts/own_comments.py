"""Facts of an event that the format has no record for, in comments of a fixed form.

    ### arbiter: player | 5 | name | Петренко Іван

Keys are ASCII; in values a stroke, control characters and blank edges are
escaped by a backslash.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import (
    PERSON_FIELDS,
    FieldKind,
    PersonField,
    Player,
    Use,
)
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.names.plain_text import cleaned
from arbiter_app.domain.tie_breaks.annulled import annulled_players
from arbiter_app.formats.trf.facts.by_hand import by_hand_facts
from arbiter_app.formats.trf.facts.category_comments import comments_of_categories
from arbiter_app.formats.trf.facts.chess960 import comments_of_chess960
from arbiter_app.formats.trf.facts.integrity import integrity_facts, integrity_lines
from arbiter_app.formats.trf.facts.knockout_comments import comments_of_knockout
from arbiter_app.formats.trf.facts.numbering import numbers_of, numbers_of_people
from arbiter_app.formats.trf.facts.rating_comments import comment_of_ratings
from arbiter_app.formats.trf.facts.swiss_comments import differences_of_swiss
from arbiter_app.formats.trf.facts.team_comments import OF_MEMBERS, comments_of_teams
from arbiter_app.formats.trf.lines.records import Line

PREFIX = "### arbiter:"

EDGE = "\\e"
ESCAPES = {"\\": "\\\\", "|": "\\p", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_ESCAPED = {escaped: plain for plain, escaped in ESCAPES.items()} | {EDGE: ""}
_ESCAPE = re.compile(r"\\u[0-9a-f]{4}|\\.")
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")

_IN_ORDER = (
    FieldKind.TEXT,
    FieldKind.RATING,
    FieldKind.ORIGIN,
    FieldKind.LATER_RATINGS,
    FieldKind.SPORT_RANK,
    FieldKind.GRADE,
)
HEADERS = {"012": "title", "022": "place", "032": "federation", "122": "time_control"}
"""The records that have a field of an event in Latin letters."""

NOTED_OF_PLAYER: Mapping[str, PersonField] = {
    field.name: field
    for kind in _IN_ORDER
    for field in PERSON_FIELDS
    if field.kind is kind and Use.NOTED in field.use
}


def own_comments(event: Event, understood: Event) -> Iterator[Line]:
    """Yield comments for what an event has beyond the event that its public records make, first
    those that every reader understands.
    """
    yield from integrity_lines(event.tournament)
    yield from map(own_comment, _differences(event, understood))


def own_comment(fact: Sequence[object]) -> Line:
    """Return the comment of a fact, its key first."""
    key, *parts = fact
    text = " | ".join((f"{PREFIX} {key}", *(_escaped(str(part)) for part in parts)))
    return Line(text.rstrip())


_Fact = tuple[object, ...]


def _differences(event: Event, understood: Event) -> Iterator[_Fact]:
    ours = event.tournament
    for code, field in HEADERS.items():
        if (text := getattr(event, field)) != getattr(understood, field):
            yield "header", code, text
    if event.organiser != understood.organiser:
        yield "organiser", event.organiser
    if event.level is not None:
        yield "level", event.level
    if event.rank is not None:
        yield "rank", event.rank
    if event.discipline is not understood.discipline:
        yield "discipline", event.discipline
    yield from comments_of_chess960(event, understood)
    if ours.title != event.title:
        yield "tournament", ours.title
    if event.officials != understood.officials:
        for official in event.officials:
            yield (
                "official",
                official.role,
                official.name,
                official.category or "",
                official.title or "",
                official.fide_id or "",
                official.region or "",
            )
    yield from _differences_of_settings(event, understood)
    yield from comment_of_ratings(ours.rating_rules, understood.tournament.rating_rules)
    if ours.settings.traits.follows_results:
        yield from differences_of_swiss(event, understood)
    if ours.tie_lot_seed is not None:
        yield "lot-seed", ours.tie_lot_seed
    numbers = numbers_of(ours)
    for criterion in ours.own_criteria:
        better = "lower" if criterion.lower_is_better else "higher"
        yield "criterion", criterion.code, better, criterion.definition
        for player, number in sorted(numbers.items(), key=lambda numbered: numbered[1]):
            if player in criterion.values:
                yield "value", criterion.code, number, criterion.values[player]
    if ours.draw is not None:
        for former in ours.draw.earlier:
            in_order = sorted(former.numbers, key=former.numbers.__getitem__)
            known = (str(numbers[player]) for player in in_order)
            yield "paired-as", former.last_round, " ".join(known)
    yield from comments_of_categories(ours)
    yield from integrity_facts(ours)
    if ours.settings.traits.has_bracket and ours.stages:
        yield from comments_of_knockout(ours)
    for change in ours.list_changes:
        yield "list-change", change.after_round, " ".join(change.before), change.reason
    for round_ in ours.main_stage.rounds if ours.stages else ():
        if round_.starts_at is not None:
            yield "starts", round_.number, round_.starts_at.isoformat(timespec="minutes")
    yield from _of_byes(ours)
    yield from _of_leavers(ours)
    yield from _of_levels(ours, numbers)
    for number in sorted(numbers[player] for player in annulled_players(ours.competition())):
        yield "points-annulled", number
    yield from _of_games(ours.main_stage.games if ours.stages else (), numbers)
    people = numbers_of_people(ours)
    for player, number in people.items():
        yield from _differences_of_player(
            number, event.players[player], understood.players[PlayerId(number)]
        )
    if ours.played_by_teams:
        yield from comments_of_teams(event, understood)
        yield from ((OF_MEMBERS, *fact) for fact in _of_members(ours, people))


def _of_levels(
    tournament: Tournament, numbers: Mapping[PlayerId, PairingNumber]
) -> Iterator[_Fact]:
    """Yield on which levels of a McMahon tournament people were moved, and which are kept."""
    for entry in sorted(tournament.entries, key=lambda each: numbers.get(each.player, 0)):
        found = entry.level, entry.level_kept
        if entry.player in numbers and found != (None, None):
            told = ("" if each is None else each for each in found)
            yield "start-level", numbers[entry.player], *told


def comments_of_leavers(tournament: Tournament) -> tuple[Line, ...]:
    """Return the comments that name who has withdrawn or was expelled."""
    return tuple(map(own_comment, _of_leavers(tournament)))


def _of_leavers(tournament: Tournament) -> Iterator[_Fact]:
    """Yield who has withdrawn or was expelled, of those who are ranked."""
    return _departures(tournament, numbers_of(tournament))


def _departures(
    tournament: Tournament, numbers: Mapping[PlayerId, PairingNumber]
) -> Iterator[_Fact]:
    for player, number in sorted(numbers.items(), key=lambda numbered: numbered[1]):
        match tournament.status(player):
            case EntryStatus.EXPELLED:
                yield "expelled", number
            case EntryStatus.WITHDRAWN:
                yield "withdrawn", number


def _of_members(
    tournament: Tournament, numbers: Mapping[PlayerId, PairingNumber]
) -> Iterator[_Fact]:
    """Yield what is known of the members of teams and their games, as it is of players."""
    yield from _departures(tournament, numbers)
    boards = tournament.boards_of() if tournament.stages else None
    yield from _of_games(() if boards is None else boards.games, numbers)


def _of_games(
    games: Iterable[tuple[RoundOfPlay, Game]], numbers: Mapping[PlayerId, PairingNumber]
) -> Iterator[_Fact]:
    for round_, game in games:
        place = round_.number, numbers[game.white]
        for colour in Colour:
            if (absence := game.absence(colour)) is not None:
                yield "absent", round_.number, numbers[game.player(colour)], absence
        if game.handicap is not None:
            yield "handicap", *place, game.handicap, game.komi or 0
        if game.time_control:
            yield "clock", *place, game.time_control
        if game.rated_result is not None and game.result is not None:
            yield "in-table", *place, game.result
        if (adjournment := game.adjournment) is not None:
            resumes_at = adjournment.resumes_at
            yield (
                "adjourned",
                *place,
                adjournment.sealed_by or "",
                adjournment.note,
                resumes_at.isoformat(timespec="minutes") if resumes_at else "",
            )


def _of_byes(tournament: Tournament) -> Iterator[_Fact]:
    """Yield what is noted of byes and pairs, and who is kept in a pairing."""
    numbers = numbers_of(tournament)
    for round_ in tournament.main_stage.rounds if tournament.stages else ():
        for bye in sorted(round_.byes, key=lambda each: numbers[each.player]):
            if bye.remark:
                yield "remark", round_.number, numbers[bye.player], bye.remark
            if bye.is_unexplained:
                yield "unexplained", round_.number, numbers[bye.player]
        for number in sorted(numbers[player] for player in round_.kept):
            yield "kept", round_.number, number
        if round_.by_hand is not None:
            yield from by_hand_facts(round_.number, round_.by_hand, numbers)


def _differences_of_settings(event: Event, understood: Event) -> Iterator[_Fact]:
    ours, theirs = event.tournament.settings, understood.tournament.settings
    if ours.rounds is None and theirs.rounds is not None:
        yield "rounds-known", _word(flag=False)
    if ours.sport is not theirs.sport:
        yield "sport", ours.sport
    if ours.annuls_withdrawals is not theirs.annuls_withdrawals:
        yield "annuls-withdrawals", _word(flag=ours.annuls_withdrawals)
    if ours.forfeits_in_ratings is not theirs.forfeits_in_ratings:
        yield "forfeits-in-ratings", _word(flag=ours.forfeits_in_ratings)
    if ours.unresolved is not theirs.unresolved:
        yield "unresolved", ours.unresolved
    if ours.unrated is not theirs.unrated:
        yield "unrated", ours.unrated


def _differences_of_player(number: int, ours: Player, theirs: Player) -> Iterator[_Fact]:
    for name in NOTED_OF_PLAYER:
        if (value := getattr(ours, name)) != getattr(theirs, name):
            yield "player", number, name.replace("_", "-"), "" if value is None else value


def edition_comment(id: str) -> Line:
    """Return the comment that names the edition of the tie-break regulations."""
    return Line(f"{PREFIX} edition | {id}")


def unescaped(part: str) -> str:
    """Return a part of a comment as it was before it was written, cleaned like any text."""

    def plain(found: re.Match[str]) -> str:
        if len(found[0]) > 2:
            return chr(int(found[0][2:], 16))
        return _ESCAPED.get(found[0], found[0])

    return cleaned(_ESCAPE.sub(plain, part.strip()))


def _word(*, flag: bool) -> str:
    return "yes" if flag else "no"


def _escaped(value: str) -> str:
    escaped = "".join(ESCAPES.get(letter, letter) for letter in value)
    escaped = _CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", escaped)
    return escaped if escaped == escaped.strip() else f"{EDGE}{escaped}{EDGE}"
