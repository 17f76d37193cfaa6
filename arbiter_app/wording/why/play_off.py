"""Why a play-off or a knockout has put one player above another, or has left them level."""

from collections.abc import Iterator

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.match_decisions import DecisionKind, MatchDecision
from arbiter_app.domain.facts.rules.match_rules import Ending
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.pairing.knockout import KnockoutMatch, match_rules
from arbiter_app.domain.pairing.match import MatchState, WonBy
from arbiter_app.domain.play_offs.outcome import Separated
from arbiter_app.domain.play_offs.reasons import LevelStep, PlayOffReason
from arbiter_app.domain.table.why import Inquiry, Order
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import knockouts
from arbiter_app.wording.terms.registration import people


def divided(catalogue: Catalogue, asked: Inquiry, order: Order) -> str:
    """Return what in a play-off divided two players, to stand behind what was equal before it:
    "in the play-off match 2:1 (C.07 Art. 3)".
    """
    reason = order.play_off
    assert reason is not None, "a play-off divided them"
    match reason.separated:
        case Separated.AT_THE_BOARD:
            return _at_the_board(catalogue, asked, order, reason)
        case Separated.TRIMMED:
            pattern = _kept_out(catalogue, order, reason)
        case Separated.DECLINED if reason.is_unopposed and reason.has_played:
            pattern = catalogue.translate(
                "Why", "{below} did not play on in the play-off (C.07 Art. 3)"
            )
        case Separated.DECLINED if reason.is_unopposed:
            pattern = catalogue.translate("Why", "{below} did not play the play-off (C.07 Art. 3)")
        case Separated.DECLINED if reason.has_played:
            pattern = catalogue.translate(
                "Why",
                "{below} did not play on in the play-off and stands below those who did"
                " (C.07 Art. 3)",
            )
        case Separated.DECLINED:
            pattern = catalogue.translate(
                "Why",
                "{below} did not play the play-off and stands below those who did (C.07 Art. 3)",
            )
        case _:
            pattern = catalogue.translate(
                "Why",
                "the regulations had nothing more for those still level, and lots were drawn:"
                " {lots} (C.07 Art. 4.2)",
            )
    return pattern.format(
        above=_name(catalogue, asked, order.upper.player),
        below=_name(catalogue, asked, order.lower.player),
        lots=_lots(catalogue, reason),
    )


def left_level(catalogue: Catalogue, asked: Inquiry, reason: PlayOffReason) -> Iterator[str]:
    """Yield what a play-off has left level between two players, step by step, and how it left them
    where it did not divide them.
    """
    for step in reason.level_in:
        if step.points is not None or step.step != reason.step:
            yield _level_in(catalogue, asked, reason, step)
    if reason.separated is Separated.OPEN:
        yield catalogue.translate("Why", "the play-off is not over")
    elif reason.separated is None:
        yield _left(catalogue, asked, reason)


def in_knockout(catalogue: Catalogue, asked: Inquiry, order: Order) -> str:
    """Return the match of a knockout that divided two players: "Final: their match ended 2:0"."""
    match = order.match
    assert match is not None, "a match divided them"
    where, bracket = "", asked.knockout.bracket
    if len(bracket.matches) > 1:
        name = knockouts.match_name(catalogue, bracket, match.node)
        where = catalogue.translate("Why", "{match}:").format(match=name)
    return _of_match(
        catalogue, asked, order, asked.competition, match, where=where, have_met=order.have_met
    )


def _left(catalogue: Catalogue, asked: Inquiry, reason: PlayOffReason) -> str:
    match reason.found_lower:
        case Separated.TRIMMED:
            return catalogue.translate("Why", "both were kept out of the play-off")
        case Separated.DECLINED:
            return catalogue.translate("Why", "neither of them played on in the play-off")
        case _ if not reason.is_shared:
            return catalogue.translate("Why", "the play-off has left them level")
        case _ if _is_knockout(asked, reason.step):
            return catalogue.translate(
                "Why",
                "knocked out of the play-off at the same stage, and not separated (C.02 Art. 13.2.6"
                " of 2017)",
            )
        case _ if reason.level_in:
            return catalogue.translate("Why", "not separated by it (C.02 Art. 13.2.6 of 2017)")
        case _:
            return catalogue.translate(
                "Why", "the play-off has left them level (C.02 Art. 13.2.6 of 2017)"
            )


def _is_knockout(asked: Inquiry, step: StageId | None) -> bool:
    if step is None:
        return False
    return asked.competition.within(step).settings.traits.has_rounds_of_matches


def _level_in(catalogue: Catalogue, asked: Inquiry, reason: PlayOffReason, level: LevelStep) -> str:
    where = _where(catalogue, asked, reason, level.step)
    if level.points is None:
        return catalogue.translate("Why", "{where} level").format(where=where)
    pattern = catalogue.translate("Why", "{where} level with {points} each")
    return pattern.format(where=where, points=numbers.points(catalogue, level.points))


def _kept_out(catalogue: Catalogue, order: Order, reason: PlayOffReason) -> str:
    """Return who was kept out of a step by the tie-breaks, or by the lot behind them."""
    if reason.is_by_lot and order.decisive is not None:
        return catalogue.translate(
            "Why",
            "{below} was kept out by the lot among those whom the tie-breaks left level, and"
            " {above} was let in by the next tie-break (C.02 Art. 13.2.11 of 2017)",
        )
    if reason.is_by_lot:
        return catalogue.translate(
            "Why",
            "the tie-breaks left it open who plays on, and a lot kept {below} out: {lots}"
            " (C.02 Art. 13.2.11 of 2017)",
        )
    if reason.has_played:
        return catalogue.translate(
            "Why",
            "the next tie-breaks kept {below} out of the next stage of the play-off (C.02 Art."
            " 13.2.11 of 2017)",
        )
    return catalogue.translate(
        "Why",
        "the next tie-breaks kept {below} out of the play-off (C.02 Art. 13.2.11 of 2017)",
    )


def _lots(catalogue: Catalogue, reason: PlayOffReason) -> str:
    if reason.lots is None:
        return ""
    upper, lower = reason.lots
    pattern = catalogue.translate("Why", "lot {more} against {less}, {how}")
    return pattern.format(more=upper.value, less=lower.value, how=_how_drawn(catalogue, lower))


def _how_drawn(catalogue: Catalogue, lot: MatchDecision) -> str:
    if lot.seed is None:
        return catalogue.translate("Why", "drawn in the hall")
    return catalogue.translate("Why", "seed {seed}").format(seed=lot.seed)


def _at_the_board(catalogue: Catalogue, asked: Inquiry, order: Order, reason: PlayOffReason) -> str:
    assert reason.step is not None, "they played it"
    where = _where(catalogue, asked, reason, reason.step)
    match = reason.match
    if match is not None and match.state is not None:
        seen = asked.competition.within(reason.step)
        told = _of_match(
            catalogue, asked, order, seen, match, where=where, have_met=reason.have_met
        )
        return catalogue.translate("Why", "{match} (C.07 Art. 3)").format(match=told)
    if reason.upper is None or reason.lower is None:
        return where
    pattern = catalogue.translate("Why", "{where} {more} points against {less} (C.07 Art. 3)")
    return pattern.format(
        where=where,
        more=numbers.points(catalogue, reason.upper),
        less=numbers.points(catalogue, reason.lower),
    )


def _of_match(
    catalogue: Catalogue,
    asked: Inquiry,
    order: Order,
    seen: Competition,
    match: KnockoutMatch,
    *,
    where: str,
    have_met: bool,
) -> str:
    """Return how a match ended that divided two players; of that of the lower with somebody else
    the points of the lower come first, for he lost it.
    """
    state = match.state
    assert state is not None, "both players of the match are known"
    first = order.upper.player if have_met else order.lower.player
    score = knockouts.score_text(catalogue, state, first)
    if state.won_by is WonBy.WALKOVER and score:
        pattern = catalogue.translate(
            "Why", "{where} {below} gave up the match against {winner} at {score}"
        )
        score = knockouts.score_text(catalogue, state, order.lower.player)
    elif state.won_by is WonBy.WALKOVER:
        pattern = catalogue.translate("Why", "{where} {below} did not play {winner}")
    elif have_met:
        pattern = catalogue.translate("Why", "{where} their match ended {score}")
        score = knockouts.won_by_text(catalogue, state, first)
    else:
        pattern = catalogue.translate("Why", "{where} {below} lost to {winner} {score}")
        score = knockouts.won_by_text(catalogue, state, first)
    names = {
        "above": _name(catalogue, asked, order.upper.player),
        "below": _name(catalogue, asked, order.lower.player),
        "winner": "" if match.winner is None else _name(catalogue, asked, match.winner),
    }
    told = pattern.format(where=where, score=score, **names).strip()
    said = [told, *_last_word(catalogue, asked, seen, match, state)]
    if not have_met:
        said.append(catalogue.translate("Why", "{above} came further").format(**names))
    return ", ".join(said)


def _last_word(
    catalogue: Catalogue,
    asked: Inquiry,
    seen: Competition,
    match: KnockoutMatch,
    state: MatchState,
) -> Iterator[str]:
    """Yield what a score does not tell: who had Black in an armageddon and why, or the lot."""
    about = [each for each in seen.decisions if each.match == match.id]
    lots = [each for each in about if each.kind is DecisionKind.LOT]
    if state.won_by is WonBy.LOT and lots:
        yield _how_drawn(catalogue, lots[-1])
    rules = match_rules(seen.settings.knockout, match.node)
    if not state.games or rules.steps[state.step].ending is not Ending.ARMAGEDDON:
        return
    of_step = {each.kind: each for each in about if each.step == state.step}
    pattern = catalogue.translate("Why", "a draw was enough for {black} with Black")
    if state.won_by in (WonBy.GAMES, WonBy.DECIDER):
        pattern = catalogue.translate(
            "Why", "the last game an armageddon, in which {black} had Black"
        )
    said = pattern.format(black=_name(catalogue, asked, state.games[-1].black))
    how = _how_black(catalogue, of_step.get(DecisionKind.BID), of_step.get(DecisionKind.OTHER_BID))
    if not how and (colours := of_step.get(DecisionKind.COLOURS)):
        how = catalogue.translate("Why", "by lot, {how}")
        how = how.format(how=_how_drawn(catalogue, colours))
    yield catalogue.translate("Why", "{said} ({how})").format(said=said, how=how) if how else said


def _how_black(catalogue: Catalogue, bid: MatchDecision | None, other: MatchDecision | None) -> str:
    """Return why the one who bid has Black; "" where nobody has bid."""
    if bid is None:
        return ""
    if other is None:
        return catalogue.translate("Why", "bid {bid}").format(bid=bid.value)
    if other.value != bid.value:
        pattern = catalogue.translate("Why", "the lower bid, {bid} against {other}")
        return pattern.format(bid=bid.value, other=other.value)
    pattern = catalogue.translate("Why", "both bid {bid}; by lot, {how}")
    return pattern.format(bid=bid.value, how=_how_drawn(catalogue, bid))


def _where(catalogue: Catalogue, asked: Inquiry, reason: PlayOffReason, step: StageId) -> str:
    """Return "in the play-off", of several steps "in stage 2 of the play-off"."""
    steps = [stage.id for stage in asked.competition.steps_of(reason.play_off.id)]
    if len(steps) < 2 or step not in steps:
        return catalogue.translate("Why", "in the play-off")
    pattern = catalogue.translate("Why", "in stage {number} of the play-off")
    return pattern.format(number=steps.index(step) + 1)


def _name(catalogue: Catalogue, asked: Inquiry, player: PlayerId) -> str:
    return people.name(catalogue, asked.players[player])
