"""What would get worse by a criterion, and what in the order comes first: parts of sentences."""

from collections.abc import Mapping, Sequence

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.dutch.criteria import Criterion
from arbiter_app.domain.pairing.swiss.dutch.why import Order, Ordered, WhyNot
from arbiter_app.domain.pairing.swiss.dutch.why.order import ARTICLES
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.why.pairing.words import Words

# fmt: off
_WORSE: Mapping[Criterion, str] = {
    Criterion.DOWNFLOATERS: QT_TRANSLATE_NOOP(
        "WhyPaired", "more players of the score group would have no opponent in it"
    ),
    Criterion.SCORES_OF_DOWNFLOATERS: QT_TRANSLATE_NOOP(
        "WhyPaired", "a player with a higher score would have to go down"
    ),
    Criterion.NEXT_BRACKET: QT_TRANSLATE_NOOP(
        "WhyPaired", "more players would have to go down from the next score group"
    ),
    Criterion.SCORES_BELOW_NEXT_BRACKET: QT_TRANSLATE_NOOP(
        "WhyPaired", "a player with a higher score would have to go down from the next score group"
    ),
    Criterion.UNPLAYED_GAMES_OF_BYE: QT_TRANSLATE_NOOP(
        "WhyPaired", "the bye would go to one with more unplayed games ({instead} instead of"
        " {made})"
    ),
    Criterion.TOPSCORER_DIFFERENCES: QT_TRANSLATE_NOOP(
        "WhyPaired", "more topscorers or opponents of theirs would get a colour difference of more"
        " than two ({instead} instead of {made})"
    ),
    Criterion.TOPSCORER_THREE_IN_A_ROW: QT_TRANSLATE_NOOP(
        "WhyPaired", "more topscorers or opponents of theirs would get one colour three times"
        " running ({instead} instead of {made})"
    ),
    Criterion.PREFERENCES: QT_TRANSLATE_NOOP(
        "WhyPaired", "more players would not get the colour due to them ({instead} instead of"
        " {made})"
    ),
    Criterion.STRONG_PREFERENCES: QT_TRANSLATE_NOOP(
        "WhyPaired", "more players would not get a colour strongly due to them ({instead} instead"
        " of {made})"
    ),
    Criterion.DOWN_AGAIN: QT_TRANSLATE_NOOP(
        "WhyPaired", "more players would go down again who did in the last round ({instead} instead"
        " of {made})"
    ),
    Criterion.UP_AGAIN: QT_TRANSLATE_NOOP(
        "WhyPaired", "more players would play up again who did in the last round ({instead} instead"
        " of {made})"
    ),
    Criterion.DOWN_AGAIN_AFTER_TWO: QT_TRANSLATE_NOOP(
        "WhyPaired", "more players would go down again who did two rounds ago ({instead} instead of"
        " {made})"
    ),
    Criterion.UP_AGAIN_AFTER_TWO: QT_TRANSLATE_NOOP(
        "WhyPaired", "more players would play up again who did two rounds ago ({instead} instead of"
        " {made})"
    ),
    Criterion.DIFFERENCES_DOWN_AGAIN: QT_TRANSLATE_NOOP(
        "WhyPaired", "one who went down in the last round would be paired further below"
    ),
    Criterion.DIFFERENCES_UP_AGAIN: QT_TRANSLATE_NOOP(
        "WhyPaired", "one who played up in the last round would be paired further above"
    ),
    Criterion.DIFFERENCES_DOWN_AGAIN_AFTER_TWO: QT_TRANSLATE_NOOP(
        "WhyPaired", "one who went down two rounds ago would be paired further below"
    ),
    Criterion.DIFFERENCES_UP_AGAIN_AFTER_TWO: QT_TRANSLATE_NOOP(
        "WhyPaired", "one who played up two rounds ago would be paired further above"
    ),
}
_FIRST: Mapping[Order, str] = {
    Order.WHO_OF_MOVED_DOWN: QT_TRANSLATE_NOOP(
        "WhyPaired", "of those who have come down others are paired first"
    ),
    Order.SAME_HALF: QT_TRANSLATE_NOOP(
        "WhyPaired", "they are of the same half of the score group, and first of all its halves"
        " meet each other"
    ),
    Order.UPPER_HALF: QT_TRANSLATE_NOOP(
        "WhyPaired", "one of the lower half of the score group is left over before one of the upper"
    ),
    Order.LATER: QT_TRANSLATE_NOOP(
        "WhyPaired", "this pairing comes before all that are as good and have that"
    ),
}
# fmt: on


def worse(words: Words, found: WhyNot) -> str:
    """Return what would get worse, with its article: "… (C.04.3 Art. 2.4.7, C12)"."""
    assert found.criterion is not None
    what = words.translate(_WORSE[found.criterion])
    if len(found.made) == len(found.instead) == 1:
        what = what.format(made=found.made[0], instead=found.instead[0])
    return with_article(words, what, *_article(found.criterion))


def first(words: Words, ordered: Ordered) -> str:
    """Return what comes first in the order, with its article."""
    return with_article(words, _first(words, ordered), ARTICLES[ordered.order])


def with_article(words: Words, what: str, article: str, criterion: str = "") -> str:
    """Return a phrase with the article of C.04.3 behind it, and the name of the criterion."""
    pattern = words.catalogue.translate("WhyPaired", "{what} (C.04.3 Art. {article})")
    number = f"{article}, {criterion}" if criterion else article
    return pattern.format(what=what, article=number)


def _article(criterion: Criterion) -> tuple[str, str]:
    """Return the article of a criterion, and its name: C6 is Art. 2.4.1, the others follow."""
    name = criterion.value.partition(",")[0]
    return f"2.4.{int(name.removeprefix('C')) - 5}", name


def _first(words: Words, ordered: Ordered) -> str:
    if ordered.order is Order.EXCHANGE:
        return _exchange(words, ordered)
    if ordered.order not in (Order.WHOM_MOVED_DOWN, Order.TRANSPOSITION):
        return words.translate(_FIRST[ordered.order])
    if ordered.would_meet is None:
        pattern = words.catalogue.translate(
            "WhyPaired", "the pair {player} – {meets} is tried before {player} is left over"
        )
    elif ordered.meets is None:
        return words.translate(_FIRST[Order.LATER])
    else:
        pattern = words.catalogue.translate(
            "WhyPaired", "the pair {player} – {meets} is tried before {player} – {would_meet}"
        )
    return pattern.format(
        player=words.name(ordered.player),
        meets=words.name(ordered.meets),
        would_meet=words.name(ordered.would_meet),
    )


def _exchange(words: Words, ordered: Ordered) -> str:
    """Return which exchange comes first; its players by their numbers, for they can be many."""
    made, other = ordered.exchange, ordered.would_exchange
    assert made is not None
    assert other is not None
    if made.down:
        pattern = words.catalogue.translate(
            "WhyPaired",
            "the exchange of {down} for {up} between the halves of the score group is tried before"
            " that of {would_down} for {would_up}",
        )
    else:
        pattern = words.catalogue.translate(
            "WhyPaired",
            "{would_down} would have to change for {would_up} between the halves of the score"
            " group, and now nobody has to",
        )
    return pattern.format(
        down=_numbers(made.down),
        up=_numbers(made.up),
        would_down=_numbers(other.down),
        would_up=_numbers(other.up),
    )


def _numbers(some: Sequence[PairingNumber]) -> str:
    return ", ".join(map(str, some))
