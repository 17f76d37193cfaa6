"""Lines of the journal about a Swiss: its rules, who plays, its rounds as they are paired."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.taking_part.byes import NotThere
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import byes, results


def _paired(entry: Entry) -> str:
    boards = entry.catalogue.translate("Journal", "%n board(s)", None, entry.params["boards"])
    return entry.line(_PAIRED, round=entry.params["round"], boards=boards)


def _kept(entry: Entry) -> str:
    pattern = _KEPT if entry.params["kept"] else _NOT_KEPT
    return entry.line(pattern, round=entry.params["round"], players=_players(entry))


def _colour(entry: Entry) -> str:
    colour = results.colour(entry.catalogue, Colour(entry.params["colour"]))
    return entry.line(_COLOUR, colour=colour)


def _bye(entry: Entry) -> str:
    given = entry.params
    bye = results.bye_head(entry.catalogue, Mark(given["mark"]))
    pattern = _BYE_DECIDED if given.get("decided") else _BYE
    return entry.line(pattern, rounds=_rounds(entry), bye=bye, players=_players(entry))


def _plays(entry: Entry) -> str:
    return entry.line(_PLAYS, rounds=_rounds(entry), players=_players(entry))


def _arrived(entry: Entry) -> str:
    return entry.line(_ARRIVED, players=_players(entry))


def _half_byes(entry: Entry) -> str:
    most = entry.params["most"]
    if most is None:
        return entry.line(_USUAL_HALF_BYES, players=_players(entry))
    return entry.line(_HALF_BYES, players=_players(entry), most=most)


def _checked_in(entry: Entry) -> str:
    absent: Mapping[str, str] = entry.params["absent"]
    by_verdict: dict[str, list[int]] = {}
    for player, verdict in absent.items():
        by_verdict.setdefault(verdict, []).append(int(player))
    told = [
        entry.line(
            _VERDICT,
            verdict=byes.not_there(entry.catalogue, NotThere(verdict)),
            players=entry.names(players),
        )
        for verdict, players in by_verdict.items()
    ]
    return entry.line(_CHECKED_IN, verdicts="; ".join(told) or "–")


def _players(entry: Entry) -> str:
    return entry.names(entry.params["players"])


def _rounds(entry: Entry) -> str:
    rounds = entry.params["rounds"]
    return entry.line(_ROUND if len(rounds) == 1 else _ROUNDS, rounds=numbers.ranges(rounds))


def _joined_late(entry: Entry) -> str:
    """Tell who came after the numbers were given; of a Swiss with number and first round."""
    name = entry.params["name"]
    tournament = entry.event.tournament if entry.event.tournaments else None
    draw = None if tournament is None else tournament.draw
    if tournament is None or draw is None or not tournament.settings.traits.follows_results:
        return entry.line(_JOINED, name=name)
    player = next((row["id"] for row in _rows(entry, "player")), 0)
    given = (row["number"] for row in _rows(entry, "drawn_number") if row["player_id"] == player)
    before = [each.last_round for each in draw.earlier if player not in each.numbers]
    facts = {"name": name, "number": next(given, "?"), "round": max(before, default=0) + 1}
    if half_byes := entry.params.get("half_byes"):
        told = entry.catalogue.translate("Journal", "%n half-point bye(s)", None, half_byes)
        return entry.line(_LATE_WITH_BYES, byes=told, **facts)
    return entry.line(_LATE, **facts)


def _renumbered(entry: Entry) -> str:
    players = len({row["player_id"] for row in _rows(entry, "drawn_number")})
    told = entry.catalogue.translate("Journal", "%n player(s)", None, players)
    return entry.line(_RENUMBERED, players=told, reason=entry.params["reason"])


def _rows(entry: Entry, table: str) -> Iterator[Mapping[str, Any]]:
    """Yield what stands in the rows of a table that changed."""
    return (change.after for change in entry.changes if change.table == table and change.after)


# fmt: off
_BYE = QT_TRANSLATE_NOOP("Journal", "{bye}, {rounds}: {players}")
_BYE_DECIDED = QT_TRANSLATE_NOOP(
    "Journal", "{bye} by a decision, {rounds}: {players}"
)
_ROUND = QT_TRANSLATE_NOOP("Journal", "round {rounds}")
_ROUNDS = QT_TRANSLATE_NOOP("Journal", "rounds {rounds}")
_PLAYS = QT_TRANSLATE_NOOP("Journal", "To be paired, {rounds}: {players}")
_ARRIVED = QT_TRANSLATE_NOOP("Journal", "Came late, to be paired from the next round: {players}")
_HALF_BYES = QT_TRANSLATE_NOOP("Journal", "Half-point byes allowed, {most} each: {players}")
_USUAL_HALF_BYES = QT_TRANSLATE_NOOP(
    "Journal", "Half-point byes as the regulations allow: {players}"
)
_CHECKED_IN = QT_TRANSLATE_NOOP("Journal", "End of the check-in: {verdicts}")
_VERDICT = QT_TRANSLATE_NOOP("Journal", "{verdict}: {players}")
_JOINED = QT_TRANSLATE_NOOP("Journal", "Player joined after the draw: {name}")
_LATE = QT_TRANSLATE_NOOP(
    "Journal", "Late entry: {name}, number {number}, plays from round {round} on"
)
_LATE_WITH_BYES = QT_TRANSLATE_NOOP(
    "Journal", "Late entry: {name}, number {number}, plays from round {round} on, {byes} before"
)
_RENUMBERED = QT_TRANSLATE_NOOP("Journal", "Numbered anew by strength, {players}: {reason}")
_PAIRED = QT_TRANSLATE_NOOP("Journal", "Round {round} paired as a draft: {boards}")
_KEPT = QT_TRANSLATE_NOOP("Journal", "Kept in the pairing of round {round}: {players}")
_NOT_KEPT = QT_TRANSLATE_NOOP(
    "Journal", "Not kept in the pairing of round {round} any more: {players}"
)
_COLOUR = QT_TRANSLATE_NOOP("Journal", "Initial colour noted: {colour}")

SWISS_LINES: Mapping[str, str] = {
    "swiss.colour-by-lot": QT_TRANSLATE_NOOP("Journal", "Initial colour drawn by lot {seed}"),
    "round.unpair": QT_TRANSLATE_NOOP("Journal", "Draft of round {round} taken away"),
}
# fmt: on

SWISS_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "player.join-late": _joined_late,
    "draw.renumber": _renumbered,
    "round.pair": _paired,
    "round.keep": _kept,
    "swiss.colour": _colour,
    "bye.ask": _bye,
    "round.plays": _plays,
    "player.arrived": _arrived,
    "player.half-byes": _half_byes,
    "check-in.end": _checked_in,
}
