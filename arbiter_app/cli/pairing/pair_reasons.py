"""Why a round is paired as it is: what `arbiter pair --why` prints, and as JSON."""

from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence

from arbiter_app.cli.console import ENGLISH, in_one_line
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import Board, PairingNumber
from arbiter_app.domain.pairing.position import Pair
from arbiter_app.domain.pairing.swiss.next_round import NextRound
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.why.pairing import Reasons, reasons_of

MOST_OTHERS = 10
"""Of so many of the same score it is told why somebody does not meet them."""


def demand_question(asked: Namespace) -> None:
    """Refuse what is no question: more than two, the same twice, or about the bye alone."""
    match asked.why or []:
        case [] | [int()]:
            return
        case [int(one), other] if one != other:
            return
        case _:
            asked.refuse("--why takes nothing, a number, two numbers, or a number and “bye”")


def why(here: InHand, made: NextRound) -> Reasons:
    """Return the reasons of a round that is paired."""
    numbered = here.competition.as_numbered_in(made.position.round)
    names = names_of(ENGLISH, numbered, here.event.contestants)
    return reasons_of(ENGLISH, numbered, made.position, names)


def lines(
    reasons: Reasons, made: NextRound, boards: Sequence[Board], asked: Namespace, *, place: str
) -> Iterator[str]:
    """Yield the answers: about two, about one, or about all boards; `place` is what a board is
    called.
    """
    match asked.why:
        case [one, other]:
            yield in_one_line(_why_not(reasons, one, other))
        case [one]:
            number = PairingNumber(one)
            yield from map(in_one_line, _of_player(reasons, number).values())
            yield from map(in_one_line, _others(reasons, number).values())
        case _:
            for board, pair in zip(boards, made.pairing.pairs, strict=True):
                yield ""
                yield in_one_line(_heading(reasons, place, board, pair))
                yield from (
                    f"  {in_one_line(each)}"
                    for each in reasons.of_pair(pair.white, pair.black).values()
                )
            bye = reasons.bye()
            yield from ("", in_one_line(bye)) if bye is not None else ()


def as_json(reasons: Reasons, made: NextRound, asked: Namespace) -> Mapping[str, object]:
    """Return the answers with what they are about."""
    match asked.why:
        case [one, other]:
            return {"numbers": [one, other], "not": _why_not(reasons, one, other)}
        case [one]:
            number = PairingNumber(one)
            others = _others(reasons, number).items()
            nots = [{"number": other, "why": why} for other, why in others]
            return {"number": one, **_of_player(reasons, number), "not": nots}
        case _:
            boards = [
                {"numbers": [pair.white, pair.black], **reasons.of_pair(pair.white, pair.black)}
                for pair in made.pairing.pairs
            ]
            return {"pairs": boards, "bye": reasons.bye()}


def _heading(reasons: Reasons, place: str, board: int, pair: Pair) -> str:
    return f"{place} {board}: {reasons.names[pair.white]} – {reasons.names[pair.black]}"


def _why_not(reasons: Reasons, one: int, other: int | str) -> str:
    second = None if isinstance(other, str) else PairingNumber(other)
    return reasons.why_not(PairingNumber(one), second)


def _of_player(reasons: Reasons, number: PairingNumber) -> Mapping[str, str]:
    """Return the answers to a player's questions, but for those about others."""
    explained = reasons.explained
    has_no_bye = explained.free not in (None, explained.index(number))
    found = {
        "pair": reasons.pair(number),
        "float": reasons.floats(number),
        "colour": reasons.colour(number),
        "bye": reasons.bye(),
        "no_bye": reasons.why_not(number, None) if has_no_bye else None,
    }
    return {key: each for key, each in found.items() if each is not None}


def _others(reasons: Reasons, number: PairingNumber) -> Mapping[PairingNumber, str]:
    """Return why a player does not meet others of the same score."""
    others = _of_same_score(reasons, number)
    return {other: reasons.why_not(number, other) for other in others}


def _of_same_score(reasons: Reasons, number: PairingNumber) -> Sequence[PairingNumber]:
    """Return those of the same score whom a player does not meet, the nearest in rank."""
    explained = reasons.explained
    players, at = explained.position.players, explained.index(number)
    meets = explained.opponent(number)
    near = [
        other
        for other, player in enumerate(players)
        if player.number not in (number, meets) and player.score == players[at].score
    ]
    nearest = sorted(near, key=lambda other: abs(other - at))[:MOST_OTHERS]
    return [explained.number(other) for other in sorted(nearest)]
