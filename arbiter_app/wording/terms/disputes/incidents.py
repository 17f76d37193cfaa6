"""Words for incidents: what was done wrong, what followed, and where it stands."""

from arbiter_app.domain.disputes.penalties import OF_A_GAME, Basis, Count, Usual
from arbiter_app.domain.disputes.sanctions import Ruling, effect_of, encounter_kept
from arbiter_app.domain.facts.disputes.appeals import Appeal
from arbiter_app.domain.facts.disputes.incidents import (
    Capacity,
    Encounter,
    GameEffect,
    Incident,
    Lifting,
    Offence,
    Penalty,
    Sanction,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import BOTH_FORFEIT
from arbiter_app.domain.hall.boards import shown_at, shown_board
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.taking_part.what_if import GameChange
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.registration import fees, people

# fmt: off
_OFFENCES = {
    Offence.ILLEGAL_MOVE: QT_TRANSLATE_NOOP("Offence", "illegal move"),
    Offence.TOUCHED_PIECE: QT_TRANSLATE_NOOP("Offence", "touched piece not moved"),
    Offence.DEVICE: QT_TRANSLATE_NOOP("Offence", "telephone or other device"),
    Offence.NOTES_OR_ADVICE: QT_TRANSLATE_NOOP("Offence", "notes or advice"),
    Offence.DISTURBANCE: QT_TRANSLATE_NOOP("Offence", "disturbing the opponent"),
    Offence.SCORE_SHEET: QT_TRANSLATE_NOOP("Offence", "moves not written down"),
    Offence.LEFT_AREA: QT_TRANSLATE_NOOP("Offence", "left the playing area"),
    Offence.LATE: QT_TRANSLATE_NOOP("Offence", "late for the game"),
    Offence.REFUSAL: QT_TRANSLATE_NOOP("Offence", "refusal to comply with the Laws"),
    Offence.UNFAIR_PLAY: QT_TRANSLATE_NOOP("Offence", "unfair play"),
    Offence.CONDUCT: QT_TRANSLATE_NOOP("Offence", "improper conduct"),
    Offence.OTHER: QT_TRANSLATE_NOOP("Offence", "other"),
}

_SANCTIONS = {
    Sanction.NONE: QT_TRANSLATE_NOOP("Sanction", "noted, no sanction"),
    Sanction.WARNING: QT_TRANSLATE_NOOP("Sanction", "warning"),
    Sanction.TIME_TO_OPPONENT: QT_TRANSLATE_NOOP("Sanction", "time added to the opponent"),
    Sanction.TIME_OFF: QT_TRANSLATE_NOOP("Sanction", "time taken from the offender"),
    Sanction.POINTS_TO_OPPONENT: QT_TRANSLATE_NOOP("Sanction", "points to the opponent"),
    Sanction.POINTS_OFF: QT_TRANSLATE_NOOP("Sanction", "points off the offender"),
    Sanction.LOSS: QT_TRANSLATE_NOOP("Sanction", "loss of the game"),
    Sanction.GAMES_TO_OPPONENTS: QT_TRANSLATE_NOOP(
        "Sanction", "loss of games of rounds, the opponents win"
    ),
    Sanction.GAMES_LOST: QT_TRANSLATE_NOOP(
        "Sanction", "loss of games of rounds, the opponents keep their points"
    ),
    Sanction.FINE: QT_TRANSLATE_NOOP("Sanction", "fine"),
    Sanction.EXCLUSION: QT_TRANSLATE_NOOP("Sanction", "exclusion from rounds"),
    Sanction.EXPULSION: QT_TRANSLATE_NOOP("Sanction", "expulsion from the tournament"),
}

_TIMES_IN_GAME = (
    QT_TRANSLATE_NOOP("Incidents", "first {offence} in this game"),
    QT_TRANSLATE_NOOP("Incidents", "second {offence} in this game"),
    QT_TRANSLATE_NOOP("Incidents", "third {offence} in this game"),
)

_TIMES = (
    QT_TRANSLATE_NOOP("Incidents", "first time: {offence}"),
    QT_TRANSLATE_NOOP("Incidents", "second time: {offence}"),
    QT_TRANSLATE_NOOP("Incidents", "third time: {offence}"),
)

_WARNINGS = (
    QT_TRANSLATE_NOOP("Incidents", "first warning in this tournament"),
    QT_TRANSLATE_NOOP("Incidents", "second warning in this tournament"),
    QT_TRANSLATE_NOOP("Incidents", "third warning in this tournament"),
)
# fmt: on


_CAPACITIES = {
    Capacity.CAPTAIN: QT_TRANSLATE_NOOP("Incidents", "captain"),
    Capacity.COACH: QT_TRANSLATE_NOOP("Incidents", "coach"),
    Capacity.OFFICIAL: QT_TRANSLATE_NOOP("Incidents", "official"),
    Capacity.SPECTATOR: QT_TRANSLATE_NOOP("Incidents", "spectator"),
}


def capacity(catalogue: Catalogue, value: Capacity) -> str:
    """Return as what somebody was there who does not play."""
    return catalogue.translate("Incidents", _CAPACITIES[value])


def whom(catalogue: Catalogue, event: Event, about: Penalty | Appeal | Ruling) -> str:
    """Return the name of whom it is about, also when another person has taken their place since;
    with what they are where they do not play.
    """
    if about.player is None:
        return _other(catalogue, about.person or "", about.capacity)
    return about.person or people.name(catalogue, event.contestants[about.player])


def _other(catalogue: Catalogue, name: str, value: Capacity | None) -> str:
    if value is None:
        return name
    pattern = catalogue.translate("Incidents", "{name} ({capacity})")
    return pattern.format(name=name, capacity=capacity(catalogue, value))


def all_whom(catalogue: Catalogue, event: Event, incident: Incident) -> str:
    """Return the names of all whom an incident is about."""
    return "; ".join(dict.fromkeys(whom(catalogue, event, each) for each in incident.penalties))


def offence(catalogue: Catalogue, value: Offence) -> str:
    return catalogue.translate("Offence", _OFFENCES[value])


def sanction(catalogue: Catalogue, value: Sanction) -> str:
    """Return what a sanction is called, whatever its measure."""
    return catalogue.translate("Sanction", _SANCTIONS[value])


def imposed(catalogue: Catalogue, event: Event, about: Penalty | Ruling) -> str:
    """Return a sanction with its measure: "2 minutes added to the opponent"."""
    match about.sanction:
        case Sanction.TIME_TO_OPPONENT if about.minutes is not None:
            return catalogue.translate(
                "Incidents", "%n minute(s) added to the opponent", None, about.minutes
            )
        case Sanction.TIME_OFF if about.minutes is not None:
            return catalogue.translate(
                "Incidents", "%n minute(s) taken from the offender", None, about.minutes
            )
        case Sanction.FINE if about.fine is not None:
            pattern = catalogue.translate("Incidents", "fine of {amount}")
            return pattern.format(amount=fees.money(catalogue, event, about.fine))
        case Sanction.EXCLUSION if about.first_round is not None:
            return _exclusion(catalogue, about)
        case Sanction.GAMES_TO_OPPONENTS if about.first_round is not None:
            pattern = catalogue.translate(
                "Incidents", "loss of the games of rounds {first}–{last}, the opponents win"
            )
            return pattern.format(first=about.first_round, last=about.last_round)
        case Sanction.GAMES_LOST if about.first_round is not None:
            pattern = catalogue.translate(
                "Incidents",
                "loss of the games of rounds {first}–{last}, the opponents keep their points",
            )
            return pattern.format(first=about.first_round, last=about.last_round)
        case Sanction.EXPULSION if about.player is None:
            return catalogue.translate("Incidents", "removed from the playing area")
    return sanction(catalogue, about.sanction)


def _exclusion(catalogue: Catalogue, about: Penalty | Ruling) -> str:
    one = about.first_round == about.last_round
    if about.player is None:
        pattern = (
            catalogue.translate("Incidents", "removed from the playing area in round {first}")
            if one
            else catalogue.translate(
                "Incidents", "removed from the playing area in rounds {first}–{last}"
            )
        )
    elif one:
        pattern = catalogue.translate("Incidents", "exclusion from round {first}")
    else:
        pattern = catalogue.translate("Incidents", "exclusion from rounds {first}–{last}")
    return pattern.format(first=about.first_round, last=about.last_round)


def articles(catalogue: Catalogue, basis: Basis) -> str:
    """Return where something stands: "Laws of Chess 7.5.5; Rules V.1.16"."""
    parts = []
    if basis.laws:
        parts.append(
            catalogue.translate("Incidents", "Laws of Chess {article}").format(article=basis.laws)
        )
    if basis.rules:
        parts.append(
            catalogue.translate("Incidents", "Ukrainian rules {article}").format(
                article=basis.rules
            )
        )
    return "; ".join(parts)


def time_in_words(catalogue: Catalogue, value: Offence, count: Count) -> str:
    """Return which time an offence is: "second illegal move in this game"."""
    in_game = value is Offence.ILLEGAL_MOVE
    patterns = _TIMES_IN_GAME if in_game else _TIMES
    if count.offence < len(patterns):
        pattern = catalogue.translate("Incidents", patterns[count.offence])
        return pattern.format(offence=offence(catalogue, value))
    pattern = catalogue.translate("Incidents", "{offence}, time {number}")
    return pattern.format(offence=offence(catalogue, value), number=count.offence + 1)


def warning_in_words(catalogue: Catalogue, count: Count) -> str:
    """Return which warning of a player it is: "second warning in this tournament"."""
    if count.warnings < len(_WARNINGS):
        return catalogue.translate("Incidents", _WARNINGS[count.warnings])
    pattern = catalogue.translate("Incidents", "warning {number} in this tournament")
    return pattern.format(number=count.warnings + 1)


def why(catalogue: Catalogue, value: Offence, count: Count, usual: Usual | None) -> str:
    """Return what is proposed and why: the arbiter decides."""
    time = time_in_words(catalogue, value, count)
    if usual is None:
        pattern = catalogue.translate(
            "Incidents",
            "{time}. No rule says what it costs: you decide (Ukrainian rules VII.1.10).",
        )
        return _capital(pattern.format(time=time))
    pattern = catalogue.translate("Incidents", "{time}: {sanction} ({articles}).")
    words = [
        pattern.format(
            time=time,
            sanction=_usual(catalogue, usual),
            articles=articles(catalogue, usual.basis),
        )
    ]
    if usual.may_be_milder:
        words.append(
            catalogue.translate("Incidents", "The regulations of the event may foresee less.")
        )
    return _capital(" ".join(words))


def _usual(catalogue: Catalogue, usual: Usual) -> str:
    if usual.sanction is Sanction.TIME_TO_OPPONENT and usual.minutes is not None:
        return catalogue.translate(
            "Incidents", "%n minute(s) added to the opponent", None, usual.minutes
        )
    return sanction(catalogue, usual.sanction)


def place(catalogue: Catalogue, event: Event, stage: StageId | None, about: Ruling) -> str:
    """Return where in a stage it happened, by the boards of the hall: "round 3, board 2"; "" where
    that is not said.
    """
    if about.round is None:
        return ""
    if about.board is None:
        return catalogue.translate("Incidents", "round {round}").format(round=about.round)
    pattern = catalogue.translate("Incidents", "round {round}, board {board}")
    return pattern.format(round=about.round, board=shown_at(event, stage, about.board))


def change(catalogue: Catalogue, event: Event, changed: GameChange) -> str:
    """Return what a game was and what it becomes: "Round 3, board 2: A – B, 1 – 0 → 0 – 1"."""
    return effect_change(catalogue, event, effect_of(changed))


def effect_change(catalogue: Catalogue, event: Event, effect: GameEffect) -> str:
    """Return what a game was and what it became, with who met then, as `change`."""
    return _of_game(
        catalogue,
        event,
        effect,
        catalogue.translate(
            "Incidents", "Round {round}, board {board}: {white} – {black}, {before} → {after}"
        ),
    )


def told_effects(catalogue: Catalogue, event: Event, penalty: Penalty) -> list[str]:
    """Return in sentences what a sanction made of games, for who was not there."""
    if penalty.sanction not in OF_A_GAME:
        lost = [_lost_game(catalogue, event, penalty, each) for each in penalty.effects]
        pattern = catalogue.translate("Incidents", "Games lost by forfeit: {games}.")
        games = "; ".join(filter(None, lost))
        return [pattern.format(games=games)] if games else []
    open_game = catalogue.translate(
        "Incidents",
        "Round {round}, board {board}, {white} – {black}: the game had no result and is {after} by"
        " the sanction.",
    )
    played = catalogue.translate(
        "Incidents",
        "Round {round}, board {board}, {white} – {black}: the result was {before} and is {after} by"
        " the sanction.",
    )
    return [
        _of_game(catalogue, event, each, open_game if each.before is None else played)
        for each in penalty.effects
    ]


def told_lifting(catalogue: Catalogue, event: Event, lifting: Lifting) -> list[str]:
    """Return in sentences what the lifting of a sanction gave back."""
    open_game = catalogue.translate(
        "Incidents", "Round {round}, board {board}, {white} – {black}: the game is open again."
    )
    played = catalogue.translate(
        "Incidents",
        "Round {round}, board {board}, {white} – {black}: the result is {after} again by the"
        " lifting.",
    )
    return [
        _of_game(catalogue, event, each, open_game if each.after is None else played)
        for each in lifting.effects
    ]


def _of_game(catalogue: Catalogue, event: Event, effect: GameEffect, pattern: str) -> str:
    """Tell of a game as it was when it was changed; "" where nothing is known of it any more."""
    met = encounter_kept(event.tournament, effect)
    if met is None:
        return ""
    white, black = names_of(catalogue, event, met)
    return pattern.format(
        round=met.round,
        board=shown_board(event, met.board, met.white),
        white=white,
        black=black,
        before=results.described(catalogue, effect.before),
        after=results.described(catalogue, effect.after),
    )


def names_of(catalogue: Catalogue, event: Event, met: Encounter) -> tuple[str, str]:
    """Return the names of who met in a game, White first."""
    return (
        met.white_person or people.name(catalogue, event.contestants[met.white]),
        met.black_person or people.name(catalogue, event.contestants[met.black]),
    )


def _lost_game(catalogue: Catalogue, event: Event, penalty: Penalty, effect: GameEffect) -> str:
    met = encounter_kept(event.tournament, effect)
    if met is None or penalty.player is None:
        return ""
    pattern = (
        catalogue.translate("Incidents", "round {round}, {opponent} (lost by both)")
        if effect.after == BOTH_FORFEIT
        else catalogue.translate("Incidents", "round {round}, {opponent}")
    )
    opponent, person = met.opponent(penalty.player)
    name = person or people.name(catalogue, event.contestants[opponent])
    return pattern.format(round=met.round, opponent=name)


def short_effect(catalogue: Catalogue, penalty: Penalty) -> str:
    """Return in a few words what a sanction did to results: "1 – 0 → 0 – 1"."""
    if len(penalty.effects) == 1 and penalty.first_round is None:
        (effect,) = penalty.effects
        pattern = catalogue.translate("Incidents", "{before} → {after}")
        before, after = (
            "–" if each is None else results.result(catalogue, each)
            for each in (effect.before, effect.after)
        )
        return pattern.format(before=before, after=after)
    if penalty.effects:
        return catalogue.translate(
            "Incidents", "%n game(s) lost by forfeit", None, len(penalty.effects)
        )
    if penalty.sanction is Sanction.FINE:
        return (
            catalogue.translate("Incidents", "paid")
            if penalty.fine_paid
            else catalogue.translate("Incidents", "not paid")
        )
    return ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
