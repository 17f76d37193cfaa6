"""Why a round is paired as it is: what `arbiter pair --why` prints, and as JSON."""

from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence

from arbiter_app.cli.console import ENGLISH, in_one_line
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import Board, PairingNumber
from arbiter_app.domain.pairing.position import Pair
from arbiter_app.domain.pairing.swiss.dutch.why import ExplainedRound
from arbiter_app.domain.pairing.swiss.next_round import NextRound
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.why.pairing import (
    Words,
    bye_sentence,
    colour_sentence,
    float_sentence,
    pair_sentence,
    why_not_sentence,
)

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


def why_words(here: InHand, made: NextRound) -> Words:
    """Return a round that is paired, with its reasons."""
    numbered = here.competition.as_numbered_in(made.position.round)
    return Words(
        catalogue=ENGLISH,
        competition=numbered,
        explained=ExplainedRound(made.position),
        names=names_of(ENGLISH, numbered, here.event.contestants),
    )


def lines(
    words: Words, made: NextRound, boards: Sequence[Board], asked: Namespace
) -> Iterator[str]:
    """Yield the answers: about two, about one, or about all boards."""
    match asked.why:
        case [one, other]:
            yield in_one_line(_why_not(words, one, other))
        case [one]:
            number = PairingNumber(one)
            yield from map(in_one_line, _of_player(words, number).values())
            yield from map(in_one_line, _others(words, number).values())
        case _:
            for board, pair in zip(boards, made.pairing.pairs, strict=True):
                yield ""
                yield in_one_line(_heading(words, board, pair))
                yield from (f"  {in_one_line(each)}" for each in _of_pair(words, pair).values())
            bye = bye_sentence(words)
            yield from ("", in_one_line(bye)) if bye is not None else ()


def as_json(words: Words, made: NextRound, asked: Namespace) -> Mapping[str, object]:
    """Return the answers with what they are about."""
    match asked.why:
        case [one, other]:
            return {"numbers": [one, other], "not": _why_not(words, one, other)}
        case [one]:
            number = PairingNumber(one)
            others = _others(words, number).items()
            nots = [{"number": other, "why": why} for other, why in others]
            return {"number": one, **_of_player(words, number), "not": nots}
        case _:
            boards = [
                {"numbers": [pair.white, pair.black], **_of_pair(words, pair)}
                for pair in made.pairing.pairs
            ]
            return {"pairs": boards, "bye": bye_sentence(words)}


def _heading(words: Words, board: int, pair: Pair) -> str:
    return f"Board {board}: {words.name(pair.white)} – {words.name(pair.black)}"


def _why_not(words: Words, one: int, other: int | str) -> str:
    second = None if isinstance(other, str) else PairingNumber(other)
    return why_not_sentence(words, PairingNumber(one), second)


def _of_pair(words: Words, pair: Pair) -> Mapping[str, str]:
    """Return why two meet, why one of them goes down, and why they have their colours."""
    index = words.explained.index
    higher = min(pair.white, pair.black, key=index)
    found = {
        "pair": pair_sentence(words, higher),
        "float": float_sentence(words, higher),
        "colour": colour_sentence(words, higher),
    }
    return {key: each for key, each in found.items() if each is not None}


def _of_player(words: Words, number: PairingNumber) -> Mapping[str, str]:
    """Return the answers to a player's questions, but for those about others."""
    explained = words.explained
    has_no_bye = explained.free not in (None, explained.index(number))
    found = {
        "pair": pair_sentence(words, number),
        "float": float_sentence(words, number),
        "colour": colour_sentence(words, number),
        "bye": bye_sentence(words),
        "no_bye": why_not_sentence(words, number, None) if has_no_bye else None,
    }
    return {key: each for key, each in found.items() if each is not None}


def _others(words: Words, number: PairingNumber) -> Mapping[PairingNumber, str]:
    """Return why a player does not meet others of the same score."""
    others = _of_same_score(words, number)
    return {other: why_not_sentence(words, number, other) for other in others}


def _of_same_score(words: Words, number: PairingNumber) -> Sequence[PairingNumber]:
    """Return those of the same score whom a player does not meet, the nearest in rank."""
    explained = words.explained
    players, at = explained.position.players, explained.index(number)
    near = [
        other
        for other, player in enumerate(players)
        if other not in (at, explained.mate[at]) and player.score == players[at].score
    ]
    nearest = sorted(near, key=lambda other: abs(other - at))[:MOST_OTHERS]
    return [explained.number(other) for other in sorted(nearest)]
