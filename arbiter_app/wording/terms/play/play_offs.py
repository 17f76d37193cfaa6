"""Play-offs in words: why a tie is played off, what is played, what it has decided."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime

from arbiter_app.domain.facts.competition import PlayOff
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.rules.play_off_rules import Form, PlayOffRules
from arbiter_app.domain.ids import PlayerId, StageId, is_team
from arbiter_app.domain.next_step.play_offs import (
    PlayOffDue,
    PlayOffState,
    Proposal,
    Tie,
    Trim,
    play_off_state,
)
from arbiter_app.domain.pairing.knockout import KnockoutMatch, knockout
from arbiter_app.domain.pairing.match import MatchState
from arbiter_app.domain.play_offs.outcome import PlayOffClass, Separated, play_off_lots
from arbiter_app.domain.table.standings import standings
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import knockouts
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import tie_breaks

_BETWEEN = " – "
"""Latin names have commas of their own."""

_JOINED = "; "


def names(catalogue: Catalogue, event: Event, players: Iterable[PlayerId]) -> str:
    """Return players with dashes between, for Latin names have commas of their own."""
    return _BETWEEN.join(people.name(catalogue, event.contestants[player]) for player in players)


def places(catalogue: Catalogue, first: int, last: int) -> str:
    """Return "place 1", "places 3–4"."""
    if first == last:
        return catalogue.translate("PlayOff", "place {place}").format(place=first)
    return catalogue.translate("PlayOff", "places {places}").format(places=f"{first}–{last}")


def tie_text(catalogue: Catalogue, here: InHand, tie: Tie) -> str:
    """Return who is tied for which places of the competition in hand, and why the regulations have
    it played off.
    """
    last = tie.first_place + len(tie.players) - 1
    tied = catalogue.translate("PlayOff", "{names} are tied for {places}: {level}.").format(
        names=names(catalogue, here.event, tie.players),
        places=places(catalogue, tie.first_place, last),
        level=_level(catalogue, here),
    )
    said = [tied, _why(catalogue, here.competition.settings.play_off, tie)]
    if tie.proposal is None:
        said.append(
            catalogue.translate(
                "PlayOff", "They foresee no play-off of so many players: lots decide."
            )
        )
    return " ".join(said)


def _level(catalogue: Catalogue, here: InHand) -> str:
    """Return what is equal: the points, and the tie-breaks that are applied before."""
    settings = here.competition.settings
    before = settings.play_off.tie_breaks_before if settings.play_off else 0
    applied = settings.tie_breaks if before is None else settings.tie_breaks[:before]
    if not applied:
        return catalogue.translate("PlayOff", "they are level on points")
    pattern = catalogue.translate(
        "PlayOff", "they are level on points and on the tie-breaks applied before ({tie_breaks})"
    )
    return pattern.format(tie_breaks=tie_breaks.order(catalogue, applied))


def _why(catalogue: Catalogue, rules: PlayOffRules | None, tie: Tie) -> str:
    if rules is None or rules.cuts is None:
        return catalogue.translate(
            "PlayOff", "The regulations have ties for any place played off (C.07 Art. 3.1.1)."
        )
    pattern = catalogue.translate(
        "PlayOff",
        "The tie is played off, for the regulations divide behind place {place} (C.07 Art. 3.1.1).",
    )
    if len(tie.cuts) > 1:
        pattern = catalogue.translate(
            "PlayOff",
            "The tie is played off, for the regulations divide behind places {place}"
            " (C.07 Art. 3.1.1).",
        )
    return pattern.format(place=", ".join(map(str, tie.cuts)))


def proposal_text(catalogue: Catalogue, event: Event, proposal: Proposal) -> str:
    """Return what the regulations have so many players do next, and who is kept out."""
    said = []
    if proposal.after is not None:
        trim = proposal.trim
        level = (*trim.kept, *trim.dropped) if trim else proposal.players
        pattern = catalogue.translate("PlayOff", "{names} are level again.")
        said.append(pattern.format(names=names(catalogue, event, level)))
    if proposal.trim is not None:
        said.append(trim_text(catalogue, event, proposal.trim))
    said.append(_who_plays(catalogue, event, proposal))
    return " ".join(said)


def _who_plays(catalogue: Catalogue, event: Event, proposal: Proposal) -> str:
    branch = proposal.branch
    match branch.form:
        case Form.MATCH:
            pattern = catalogue.translate("PlayOff", "{names} play a match for {places}.")
        case Form.ROUND_ROBIN if branch.cycles > 1:
            pattern = catalogue.translate(
                "PlayOff",
                "{names} play a round robin of %n cycle(s) for {places}.",
                None,
                branch.cycles,
            )
        case Form.ROUND_ROBIN:
            pattern = catalogue.translate("PlayOff", "{names} play a round robin for {places}.")
        case _:
            pattern = catalogue.translate("PlayOff", "{names} play a knockout for {places}.")
    last = proposal.first_place + len(proposal.players) - 1
    return pattern.format(
        names=catalogue.translate("PlayOff", "%n of them", None, len(proposal.players))
        if proposal.is_open
        else names(catalogue, event, proposal.players),
        places=places(catalogue, proposal.first_place, last),
    )


def trim_text(catalogue: Catalogue, event: Event, trim: Trim) -> str:
    """Return who is kept out, and by what (C.02 Art. 13.2.11 of 2017)."""
    if trim.needs_lot:
        return catalogue.translate(
            "PlayOff",
            "The tie-breaks leave it open who plays: a lot has to decide among {names}.",
        ).format(names=names(catalogue, event, trim.level))
    if trim.level:
        return catalogue.translate(
            "PlayOff",
            "The tie-breaks left it open who plays, and a lot decided among {names}. Kept out:"
            " {out}.",
        ).format(
            names=names(catalogue, event, trim.level),
            out=names(catalogue, event, trim.dropped),
        )
    pattern = catalogue.translate(
        "PlayOff", "Kept out by the next tie-break ({tie_breaks}): {names}."
    )
    return pattern.format(
        tie_breaks=tie_breaks.order(catalogue, trim.tie_breaks),
        names=names(catalogue, event, trim.dropped),
    )


def pause_text(catalogue: Catalogue, ready_at: datetime, minutes: int) -> str:
    """Return when the next game may begin: "Not before 18:40, after a pause of 30 minutes"."""
    pattern = catalogue.translate(
        "PlayOff", "Not before {time}, after a pause of %n minute(s)", None, minutes
    )
    return pattern.format(time=numbers.time_text(catalogue, ready_at))


def state_text(catalogue: Catalogue, event: Event, state: PlayOffState) -> str:
    """Return what comes next in a play-off that has begun."""
    if not state.is_valid:
        return catalogue.translate(
            "PlayOff",
            "The tie that was played off is no longer there: a result was corrected since.",
        )
    said = [_due(catalogue, event, state)]
    if state.strays:
        said.append(
            catalogue.translate(
                "PlayOff",
                "%n stage(s) of it decide nothing any more: results before were corrected since.",
                None,
                len(state.strays),
            )
        )
    return " ".join(said)


def _due(catalogue: Catalogue, event: Event, state: PlayOffState) -> str:
    match state.due:
        case PlayOffDue.STEP | PlayOffDue.ENTRY:
            return " ".join(proposal_text(catalogue, event, each) for each in state.proposals)
        case PlayOffDue.PLAY:
            return catalogue.translate("PlayOff", "It is being played.")
        case PlayOffDue.LOTS:
            return catalogue.translate(
                "PlayOff", "The regulations have nothing more for those still level: lots decide."
            )
        case PlayOffDue.NOTHING if state.play_off.given_up:
            pattern = catalogue.translate("PlayOff", "It was ended early: {reason}")
            return pattern.format(reason=state.play_off.given_up)
        case PlayOffDue.NOTHING:
            return catalogue.translate("PlayOff", "It is over.")


def step_results(catalogue: Catalogue, event: Event, stage: Stage) -> tuple[str, ...]:
    """Return how a step stands: a line for every match, or one with the points of everybody."""
    seen = in_hand(event, stage.id)
    if stage.settings is not None and stage.settings.traits.has_bracket:
        matches = knockout(seen.competition).matches.values()
        return tuple(_match(catalogue, event, each) for each in matches if each.state)
    rows = standings(seen.competition, seen.event.contestants).rows
    pattern = catalogue.translate("PlayOff", "{name} {points}")
    return (
        _BETWEEN.join(
            pattern.format(
                name=people.name(catalogue, event.contestants[row.player]),
                points=numbers.points(catalogue, row.points),
            )
            for row in rows
        ),
    )


def _match(catalogue: Catalogue, event: Event, match: KnockoutMatch) -> str:
    assert match.state is not None, "only matches with both players are told"
    first, second = match.state.pair
    if match.state.winner == second:
        first, second = second, first
    pattern = catalogue.translate("PlayOff", "{names} {score}")
    score = match_score(catalogue, match.state, first)
    return pattern.format(names=names(catalogue, event, (first, second)), score=score).strip()


def match_score(catalogue: Catalogue, state: MatchState, first: PlayerId) -> str:
    """Return how a match ended or stands, the points of `first` in front: "2:1 (1:1, 1:0)"."""
    if state.is_over:
        return knockouts.won_by_text(catalogue, state, first)
    return knockouts.score_text(catalogue, state, first)


def order_text(
    catalogue: Catalogue, event: Event, play_off: PlayOff, order: Sequence[PlayOffClass]
) -> tuple[str, ...]:
    """Return a line for every class of a play-off, best first: "place 1: Бук Ян (2:1)"."""
    pattern = catalogue.translate("PlayOff", "{places}: {names}")
    with_note = catalogue.translate("PlayOff", "{places}: {names} ({note})")
    lines = []
    for first, last, each in placed(play_off, order):
        alone = each.players[0] if len(each.players) == 1 else None
        note = _note(catalogue, event, each, alone)
        lines.append(
            (with_note if note else pattern).format(
                places=places(catalogue, first, last),
                names=names(catalogue, event, each.players),
                note=note,
            )
        )
    return tuple(lines)


def placed(
    play_off: PlayOff, order: Sequence[PlayOffClass]
) -> Iterator[tuple[int, int, PlayOffClass]]:
    """Yield the classes of a play-off with the first and last place of each."""
    first = play_off.first_place
    for each in order:
        yield first, first + len(each.players) - 1, each
        first += len(each.players)


def place_note(
    catalogue: Catalogue,
    event: Event,
    play_off: PlayOff,
    order: Sequence[PlayOffClass],
    player: PlayerId,
) -> str:
    """Return what the play-off has to do with a player's place: "place 1 after play-off 2:1",
    "places 3–4, shared after the play-off (C.02 Art. 13.2.6 of 2017)"; "" for others.
    """
    for first, last, each in placed(play_off, order):
        if player in each.players:
            place = places(catalogue, first, last)
            if levelled := _note_of_those_level(catalogue, event, play_off, each, player):
                return levelled
            note = _place_note(catalogue, event, each, player, place)
            left = _who_left_it(catalogue, event, order, each)
            if left and each.stage is None and len(each.players) == 1:
                pattern = catalogue.translate("PlayOff", "{places}: {note}")
                return pattern.format(places=place, note=left)
            return _JOINED.join(filter(None, (note, left)))
    return ""


def _note_of_those_level(
    catalogue: Catalogue, event: Event, play_off: PlayOff, found: PlayOffClass, player: PlayerId
) -> str:
    """Return that a player shares his place where the tie-breaks were to order those level, and
    leave them so, or what the lots have to do with it; "" for others.
    """
    is_open = found.separated is Separated.OPEN
    are_ordered = found.separated is Separated.AT_THE_BOARD and not found.is_shared
    if len(found.players) == 1 or not (is_open or are_ordered):
        return ""
    state = play_off_state(
        event.tournament.competition(play_off.stage), play_off, event.contestants
    )
    awaits_lots = state.due is PlayOffDue.LOTS and any(player in level for level in state.lots)
    if is_open and not awaits_lots:
        return ""
    seen = in_hand(event, play_off.stage)
    rows = standings(seen.competition, seen.event.contestants).rows
    row = next(row for row in rows if row.player == player)
    place = places(catalogue, row.place, row.last_place)
    if awaits_lots:
        note = catalogue.translate("PlayOff", "lots are still to be drawn")
    elif row.shared:
        note = catalogue.translate("PlayOff", "not separated, they share places and prizes")
    elif player in play_off_lots(event.tournament.competition(play_off.stage), play_off):
        note = catalogue.translate("PlayOff", "by lot after the play-off")
    else:
        return ""
    return catalogue.translate("PlayOff", "{places}: {note}").format(places=place, note=note)


def _who_left_it(
    catalogue: Catalogue, event: Event, order: Sequence[PlayOffClass], found: PlayOffClass
) -> str:
    """Return who was level with a class and left its places to it, for he did not play; "" where
    nobody did.
    """
    below = next(iter(order[order.index(found) + 1 :]), None)
    if (
        below is None
        or found.separated is not Separated.AT_THE_BOARD
        or below.separated is not Separated.DECLINED
        or below.stage != found.stage
    ):
        return ""
    pattern = (
        catalogue.translate("PlayOff", "{names} did not play the play-off")
        if found.stage is None
        else catalogue.translate("PlayOff", "{names} did not play on in the play-off")
    )
    return pattern.format(names=names(catalogue, event, below.players))


_SHORT = {
    Separated.TRIMMED: QT_TRANSLATE_NOOP("PlayOff", "kept out"),
    Separated.DECLINED: QT_TRANSLATE_NOOP("PlayOff", "not played"),
    Separated.LOT: QT_TRANSLATE_NOOP("PlayOff", "by lot"),
    Separated.OPEN: QT_TRANSLATE_NOOP("PlayOff", "not over"),
}


def short_note(
    catalogue: Catalogue, event: Event, order: Sequence[PlayOffClass], player: PlayerId
) -> str:
    """Return what it is about a place in a word or a score, for a column beside it."""
    found = next(each for each in order if player in each.players)
    if found.separated in _SHORT:
        return catalogue.translate("PlayOff", _SHORT[found.separated])
    if len(found.players) == 1 and found.stage is None:
        return catalogue.translate("PlayOff", "unopposed")
    if len(found.players) == 1:
        return _score(catalogue, event, found, player, knockouts.short_won_by_text)
    if found.is_shared:
        return catalogue.translate("PlayOff", "shared")
    return catalogue.translate("PlayOff", "not separated")


def _place_note(
    catalogue: Catalogue,
    event: Event,
    found: PlayOffClass,
    player: PlayerId,
    place: str,
) -> str:
    if found.separated is Separated.OPEN:
        return catalogue.translate("PlayOff", "the play-off is not over")
    has_played = found.separated is Separated.AT_THE_BOARD
    if len(found.players) > 1 and (has_played or found.is_shared):
        if found.is_shared:
            pattern = catalogue.translate(
                "PlayOff", "{places}, shared after the play-off (C.02 Art. 13.2.6 of 2017)"
            )
        else:
            pattern = catalogue.translate(
                "PlayOff", "{places}, not separated by the play-off: in the order of the tie-breaks"
            )
        said = [pattern.format(places=place)]
        if not has_played:
            said.append(_note(catalogue, event, found, player))
        return _JOINED.join(said)
    note = _note(catalogue, event, found, player)
    if has_played:
        pattern = catalogue.translate("PlayOff", "{places} after play-off {score}")
        return pattern.format(places=place, score=note).strip()
    return catalogue.translate("PlayOff", "{places}: {note}").format(places=place, note=note)


def _note(
    catalogue: Catalogue,
    event: Event,
    found: PlayOffClass,
    player: PlayerId | None,
) -> str:
    """Return in a few words what put a class where it stands; None is a class of several."""
    match found.separated:
        case Separated.AT_THE_BOARD if player is not None:
            return _score(catalogue, event, found, player, match_score)
        case Separated.AT_THE_BOARD if found.is_shared:
            return catalogue.translate("PlayOff", "not separated, they share places and prizes")
        case Separated.AT_THE_BOARD:
            return catalogue.translate("PlayOff", "not separated")
        case Separated.TRIMMED:
            return _kept_out(catalogue, found, player)
        case Separated.DECLINED if found.stage is not None:
            return catalogue.translate("PlayOff", "did not play on in the play-off")
        case Separated.DECLINED:
            return catalogue.translate("PlayOff", "did not play the play-off")
        case Separated.LOT:
            return catalogue.translate("PlayOff", "by lot after the play-off")
        case Separated.OPEN:
            return catalogue.translate("PlayOff", "still to play")


def _kept_out(catalogue: Catalogue, found: PlayOffClass, player: PlayerId | None) -> str:
    """Return whether the tie-breaks kept a player out or, where they had nothing more, a lot."""
    asked = {*found.players} if player is None else {player}
    if asked <= found.by_lot:
        return catalogue.translate("PlayOff", "kept out of the play-off by lot")
    if asked & found.by_lot:
        return catalogue.translate(
            "PlayOff", "kept out of the play-off by the tie-breaks and by lot"
        )
    return catalogue.translate("PlayOff", "kept out of the play-off by the tie-breaks")


def _score(
    catalogue: Catalogue,
    event: Event,
    found: PlayOffClass,
    player: PlayerId,
    of_match: Callable[[Catalogue, MatchState, PlayerId], str],
) -> str:
    """Return a player's score in the step that put him there: of his last match as `of_match`
    writes it, or his points in a round robin.
    """
    if found.stage is None:
        return ""
    seen = in_hand(event, found.stage)
    if seen.competition.traits.has_bracket:
        last = last_match(event, found.stage, player)
        return of_match(catalogue, last.state, player) if last and last.state else ""
    for row in standings(seen.competition, seen.event.contestants).rows:
        if row.player == player:
            played = sum(
                player in (game.white, game.black) and game.result is not None
                for _, game in seen.competition.games
            )
            if is_team(player):
                # More than one of a match: how many of how many would say nothing.
                return numbers.points(catalogue, row.points)
            pattern = catalogue.translate("PlayOff", "{points} of {games}")
            return pattern.format(points=numbers.points(catalogue, row.points), games=played)
    return ""


def last_match(event: Event, stage: StageId, player: PlayerId) -> KnockoutMatch | None:
    """Return the last match that a player has come to in a knockout; None for none."""
    found = [
        match
        for match in knockout(event.tournament.competition(stage)).matches.values()
        if player in match.players and match.state is not None
    ]
    return max(found, key=lambda match: match.node.round, default=None)
