"""A pairing by hand that is half done, as texts that are kept."""

from collections.abc import Collection
from dataclasses import replace

from arbiter_app.domain.facts.play.rounds import Bye
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import Board, PlayerId
from arbiter_app.domain.pairing.swiss.by_hand import HandPair, PairingByHand


def as_texts(hand: PairingByHand, begun: PairingByHand) -> dict[str, str]:
    """Return a pairing in progress as texts, with what it was begun from."""
    return {**_texts(hand), "begun": _told(begun)}


def from_texts(
    texts: dict[str, str], now: PairingByHand, known: Collection[PlayerId]
) -> PairingByHand | None:
    """Return what was half done; None where it was begun from other pairs or byes than those of
    now, or is not about the people who are here. Remarks of byes are those of now.
    """
    if texts.get("begun") != _told(now):
        return None
    try:
        pairs = tuple(
            HandPair(
                board=Board(int(board)), white=PlayerId(int(white)), black=PlayerId(int(black))
            )
            for board, white, black in map(str.split, _parts(texts["pairs"]))
        )
        byes = tuple(
            _bye(now, PlayerId(int(player)), Mark(mark))
            for player, mark in map(str.split, _parts(texts["byes"]))
        )
        free = tuple(PlayerId(int(player)) for player in texts["free"].split())
    except (KeyError, ValueError):
        return None
    kept = replace(now, pairs=pairs, byes=byes, free=free)
    return kept if _people(kept) == _people(now) and _people(kept) <= {*known} else None


def _parts(text: str) -> list[str]:
    return [part for part in text.split(";") if part]


def _texts(hand: PairingByHand) -> dict[str, str]:
    return {
        "pairs": ";".join(f"{pair.board} {pair.white} {pair.black}" for pair in hand.pairs),
        "byes": ";".join(f"{bye.player} {bye.mark.value}" for bye in hand.byes),
        "free": " ".join(map(str, hand.free)),
    }


def _told(begun: PairingByHand) -> str:
    """Return what tells a round from the same one made anew, or with other byes."""
    return "|".join(_texts(begun).values())


def _bye(now: PairingByHand, player: PlayerId, mark: Mark) -> Bye:
    known = now.bye_of(player)
    return known if known is not None and known.mark is mark else Bye(player=player, mark=mark)


def _people(hand: PairingByHand) -> frozenset[PlayerId]:
    return hand.players.union(hand.free, (bye.player for bye in hand.byes))
