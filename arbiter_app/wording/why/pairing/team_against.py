"""Why teams were not paired otherwise: parts of sentences, without capital and full stop."""

from collections.abc import Mapping, Sequence

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.by_identifier.why import BracketCriterion, Ground, WhyNot
from arbiter_app.domain.pairing.swiss.bye_first.why import AgainstBye
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.why.pairing.earlier import rounds_met, rounds_of_bye
from arbiter_app.wording.why.pairing.words import TeamWords

# fmt: off
_AGAINST: Mapping[Ground, str] = {
    Ground.NOTHING: QT_TRANSLATE_NOOP("WhyPaired", "{one} and {other} do meet"),
    Ground.MET: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} and {other} have met in round {rounds} (C.04.1 Art. 2, C1)"
    ),
    Ground.FORBIDDEN: QT_TRANSLATE_NOOP(
        "WhyPaired", "the regulations of the event keep {one} and {other} apart"
    ),
    Ground.BYE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} has the bye, which is given before any pair is made (C.04.6 Art. 3.4)"
    ),
    Ground.REST: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} met {other}, the others of the bracket of score group {group} could"
        " not all be paired (C.04.6 Art. 3.6, C1)"
    ),
    Ground.ORDER: QT_TRANSLATE_NOOP(
        "WhyPaired", "with {one} – {other} the bracket of score group {group} could be paired as"
        " well, but that pairing stands later in the order (C.04.6 Art. 3.6)"
    ),
    Ground.NOBODY_UP: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} is paired in the bracket of score group {group}, into which nobody has"
        " to come up, and {other} in a lower one (C.04.6 Art. 3.5, C4)"
    ),
    Ground.UP_ILLEGAL: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {other} came up into the bracket of score group {group}, in which {one} is"
        " paired, not all could be paired (C.04.6 Art. 3.5, C3)"
    ),
    Ground.UP_SCORE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} is paired in the bracket of score group {group}, into which number"
        " {upfloaters} comes up, with a higher score than {other} (C.04.6 Art. 3.5, C5)"
    ),
    Ground.UP_NEXT: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {other} came up into the bracket of score group {group}, the score group"
        " after it would need more from below than with number {upfloaters} (C.04.6 Art. 3.5, C6)"
    ),
    Ground.UP_FLOATED: QT_TRANSLATE_NOOP(
        "WhyPaired", "{other} floated in the last round, and into the bracket of score group"
        " {group} comes up number {upfloaters}, which did not (C.04.6 Art. 3.5, C7)"
    ),
    Ground.UP_NUMBER: QT_TRANSLATE_NOOP(
        "WhyPaired", "into the bracket of score group {group} comes up number {upfloaters}, as good"
        " as {other} by all criteria and before it by number (C.04.6 Art. 3.5)"
    ),
    Ground.UP_OTHERS: QT_TRANSLATE_NOOP(
        "WhyPaired", "into the bracket of score group {group} come up others than {other}, best by"
        " the criteria and first in the order: {upfloaters} (C.04.6 Art. 3.5, C4 to C7)"
    ),
}
_AGAINST_BYE: Mapping[AgainstBye, str] = {
    AgainstBye.NOTHING: QT_TRANSLATE_NOOP("WhyPaired", "{one} has the bye"),
    AgainstBye.NO_BYE: QT_TRANSLATE_NOOP(
        "WhyPaired", "nobody has the bye where an even number of teams is paired (C.04.1 Art. 3)"
    ),
    AgainstBye.ILLEGAL: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} had the bye, the others could not all be paired (C.04.6 Art. 3.4,"
        " C3)"
    ),
    AgainstBye.SCORE: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} has a higher score than {other}, which has the bye (C.04.6 Art. 3.4)"
    ),
    AgainstBye.GAMES: QT_TRANSLATE_NOOP(
        "WhyPaired", "{one} has played fewer matches than {other}, which has the bye with the same"
        " score (C.04.6 Art. 3.4)"
    ),
    AgainstBye.RANK: QT_TRANSLATE_NOOP(
        "WhyPaired", "{other} has the bye with the same score, as many matches played and a larger"
        " number than {one} (C.04.6 Art. 3.4)"
    ),
}
_WORSE: Mapping[BracketCriterion, str] = {
    BracketCriterion.PREFERENCES: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} met {other}, more matches of the bracket of score group {group}"
        " would be between teams to which the same colour is due ({instead} instead of {made};"
        " C.04.6 Art. 3.6, C8)"
    ),
    BracketCriterion.STRONG_PREFERENCES: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} met {other}, more matches of the bracket of score group {group}"
        " would be between teams to which the same colour is strongly due ({instead} instead of"
        " {made}; C.04.6 Art. 3.6, C9)"
    ),
    BracketCriterion.FLOATED_OPPONENTS: QT_TRANSLATE_NOOP(
        "WhyPaired", "if {one} met {other}, more of those who come up into the bracket of score"
        " group {group} would meet a team that floated in the last round ({instead} instead of"
        " {made}; C.04.6 Art. 3.6, C10)"
    ),
}
# fmt: on


def against(words: TeamWords, found: WhyNot) -> str:
    """Return why two do not meet."""
    pattern = _AGAINST[found.ground] if found.criterion is None else _WORSE[found.criterion]
    is_met = found.ground is Ground.MET
    return words.translate(pattern).format(
        one=words.name(found.one),
        other=words.name(found.other),
        rounds=", ".join(rounds_met(words, found.one, found.other) if is_met else ()),
        group=words.points(found.score_of_group),
        upfloaters=", ".join(map(str, found.upfloaters)),
        made=found.made,
        instead=found.instead,
    )


def against_bye(words: TeamWords, found: AgainstBye, number: PairingNumber) -> str:
    """Return why a team does not have the bye."""
    rounds = rounds_of_bye(words, number)
    pattern = _barred(rounds=rounds) if found is AgainstBye.BARRED else _AGAINST_BYE[found]
    free = words.explained.free
    return words.translate(pattern).format(
        one=words.name(number),
        other="" if free is None else words.name(words.explained.number(free)),
        rounds=", ".join(rounds),
    )


def _barred(*, rounds: Sequence[str]) -> str:
    if rounds:
        return QT_TRANSLATE_NOOP(
            "WhyPaired", "{one} has had the bye, in round {rounds} (C.04.1 Art. 4, C2)"
        )
    return QT_TRANSLATE_NOOP(
        "WhyPaired",
        "{one} has had the points of a win without playing, which bars from the bye (C.04.1 Art. 4,"
        " C2)",
    )
