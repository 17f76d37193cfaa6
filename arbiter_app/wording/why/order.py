"""The sentence that says why one player stands above another."""

from collections.abc import Mapping, Sequence
from decimal import Decimal

from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import Ranked
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import PlayerId, StageId
from arbiter_app.domain.solving.scores import solving_rules
from arbiter_app.domain.table.standings import Standing, tie_breaks_before_play_offs
from arbiter_app.domain.table.ties import Decider
from arbiter_app.domain.table.why import Compared, Inquiry, Order, order_of
from arbiter_app.domain.tie_breaks.catalogue import Better
from arbiter_app.domain.tie_breaks.editions import criterion_of, edition, is_in_a_text
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.teams import EXTENDED
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.stages import part_name
from arbiter_app.wording.terms.play.solving import time_text
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import tie_breaks, tie_lots
from arbiter_app.wording.terms.table.standings import place_text
from arbiter_app.wording.why import play_off


def sentence(catalogue: Catalogue, asked: Inquiry, order: Order, *, most_names: int = 6) -> str:
    """Return what divided two players, with both values and all that was equal before it.

    Where more than so many share the place, it does not name them all. Whom the same group or
    final ranks, its table tells apart.
    """
    if (stage := _ranked_by(asked, order)) is not None:
        there = asked.in_stage(stage)
        inside = order_of(there, order.upper.player, order.lower.player)
        pattern = catalogue.translate("Why", "{stage}: {sentence}")
        return pattern.format(
            stage=part_name(catalogue, asked.competition, stage),
            sentence=sentence(catalogue, there, inside, most_names=most_names),
        )
    sentences = [_divided(catalogue, asked, order, most_names)]
    if order.decisive:
        sentences += _how_compared(catalogue, order.decisive)
    if order.dropped:
        pattern = catalogue.translate(
            "Why", "Not applied, for some players have no rating: {criteria}."
        )
        dropped = (_with_source(catalogue, asked, code) for code in order.dropped)
        sentences.append(pattern.format(criteria="; ".join(dropped)))
    return " ".join(sentences)


def neighbours(
    asked: Inquiry, player: PlayerId, among: Sequence[Standing] | None = None
) -> tuple[PlayerId, PlayerId] | None:
    """Return a player with the one above, for the first the one below; None if alone. They are
    looked for `among` rows of the table, in all where none are given.
    """
    if among is None:
        rows, at = asked.table.rows, asked.position[player]
    else:
        rows = tuple(among)
        at = next(at for at, row in enumerate(rows) if row.player == player)
    if len(rows) < 2:
        return None
    upper = max(at - 1, 0)
    return rows[upper].player, rows[upper + 1].player


def name_of(catalogue: Catalogue, asked: Inquiry, player: PlayerId) -> str:
    return people.name(catalogue, asked.players[player])


def source(catalogue: Catalogue, settings: Settings, code: str, article: str) -> str:
    """Return what says how a criterion is reckoned: "C.07 Art. 9.1", where FIDE has no text of it
    the regulations of the event.
    """
    if not is_in_a_text(settings, code):
        return catalogue.translate("Why", "regulations of the event")
    return article_text(catalogue, settings.edition, article)


def article_text(catalogue: Catalogue, edition_id: str, article: str) -> str:
    """Return an article of an edition under the name of its regulations."""
    regulations, _, _ = edition(edition_id).title.partition("/")
    pattern = catalogue.translate("Why", "{regulations} Art. {article}")
    return pattern.format(regulations=regulations, article=article)


def value_texts(catalogue: Catalogue, code: str, values: Sequence[Decimal | None]) -> list[str]:
    """Return values of a criterion side by side, as the table has them: "9¼"."""
    texts = tie_breaks.values(catalogue, code, values)
    return [text or catalogue.translate("Why", "no value") for text in texts]


def _ranked_by(asked: Inquiry, order: Order) -> StageId | None:
    """Return the stage whose table says why two players of groups and finals stand so; None where
    they come from different ones, or its matches are still open.
    """
    stages = {
        asked.finished_in.get(player)
        for player in (order.upper.player, order.lower.player, *order.sharing)
    }
    if len(stages) > 1 or order.lower.annulled:
        return None
    (stage,) = stages
    if stage is None or order.decided_by is Decider.STAGE:
        return stage
    return stage if asked.competition.within(stage).traits.ranks_by_points else None


def _with_source(catalogue: Catalogue, asked: Inquiry, code: str) -> str:
    """Return a criterion with its article: "average rating of opponents (C.07 Art. 10.1)"."""
    settings = asked.competition.settings
    line = criterion_of(settings, TieBreak.parse(code))
    pattern = catalogue.translate("Why", "{criterion} ({source})")
    return pattern.format(
        criterion=tie_breaks.name(catalogue, code),
        source=source(catalogue, settings, code, line.article),
    )


def _divided(catalogue: Catalogue, asked: Inquiry, order: Order, most_names: int) -> str:
    names = {
        "above": name_of(catalogue, asked, order.upper.player),
        "below": name_of(catalogue, asked, order.lower.player),
    }
    if order.lower.annulled:
        return _annulled(catalogue, order).format(**names)
    points = numbers.points(catalogue, order.upper.points)
    equal = _equal_before(catalogue, asked, order)
    match order.decided_by:
        case Decider.POINTS:
            less = numbers.points(catalogue, order.lower.points)
            pattern = catalogue.translate(
                "Why", "{above} stands above {below} by points: {more} against {less}."
            )
            if asked.table.score is Score.MATCH:
                pattern = catalogue.translate(
                    "Why", "{above} stands above {below} by match points: {more} against {less}."
                )
            elif asked.table.score is Score.GAME:
                pattern = catalogue.translate(
                    "Why", "{above} stands above {below} by game points: {more} against {less}."
                )
            return pattern.format(**names, more=points, less=less)
        case Decider.LOT:
            pattern = catalogue.translate(
                "Why",
                "{above} stands above {below}: {equal}; the drawing of lots ({how}) decided"
                " (C.07 Art. 4.2).",
            )
            if not asked.competition.settings.sport.traits.has_fide:
                pattern = catalogue.translate(
                    "Why",
                    "{above} stands above {below}: {equal}; the drawing of lots ({how}) decided.",
                )
            how = tie_lots.how(catalogue, asked.competition)
            return pattern.format(**names, equal=equal, how=how)
        case None:
            if asked.competition.traits.has_sheets:
                time = catalogue.translate("Why", "equal time ({time})")
                equal += ", " + time.format(time=time_used(asked, order.upper))
            return _shared(catalogue, asked, order, equal, most_names)
        case Decider.PLAY_OFF:
            reason = play_off.divided(catalogue, asked, order)
            if order.decisive is not None:
                pattern = catalogue.translate("Why", "{reason}: {criterion} ({source}): {values}")
                found = _facts(catalogue, asked, order.decisive)
                reason = pattern.format(reason=reason, **found)
            pattern = catalogue.translate("Why", "{above} stands above {below}: {equal}; {reason}.")
            return pattern.format(**names, equal=equal, reason=reason)
        case Decider.TIME:
            pattern = catalogue.translate(
                "Why",
                "{above} stands above {below}: {equal}; the less time used: {less} against {more}.",
            )
            less, more = (time_used(asked, row) for row in (order.upper, order.lower))
            return pattern.format(**names, equal=equal, less=less, more=more)
        case Decider.KNOCKOUT if order.match is not None:
            reason = play_off.in_knockout(catalogue, asked, order)
            pattern = catalogue.translate("Why", "{above} stands above {below}: {reason}.")
            return pattern.format(**names, reason=reason)
        case Decider.KNOCKOUT:
            pattern = catalogue.translate(
                "Why", "{above} stands above {below}: further in the knockout."
            )
            return pattern.format(**names)
        case Decider.STAGE:
            pattern = catalogue.translate(
                "Why",
                "{above} stands above {below} by the stage in which each finished: {higher};"
                " {lower}.",
            )
            return pattern.format(
                **names,
                higher=_finished(catalogue, asked, order.upper.player),
                lower=_finished(catalogue, asked, order.lower.player),
            )
        case _:
            return _by_criterion(catalogue, asked, order, names, equal)


def time_used(asked: Inquiry, row: Standing) -> str:
    """Return the time a solver has used."""
    has_seconds = solving_rules(asked.competition).has_seconds
    return time_text(row.seconds or 0, has_seconds=has_seconds)


def _finished(catalogue: Catalogue, asked: Inquiry, player: PlayerId) -> str:
    """Return where a player of groups and finals ended: "Group A, place 3"."""
    stage = asked.finished_in[player]
    if stage is None:
        return catalogue.translate("Why", "in no stage so far")
    there = asked.in_stage(stage)
    pattern = catalogue.translate("Why", "{stage}, place {place}")
    return pattern.format(
        stage=part_name(catalogue, asked.competition, stage),
        place=place_text(there.table.rows[there.position[player]]),
    )


def _annulled(catalogue: Catalogue, order: Order) -> str:
    if order.upper.annulled:
        return catalogue.translate(
            "Why",
            "{above} and {below} have no places: both left the tournament with less than half of"
            " their games played, so nothing of theirs counts (C.05 Art. 6.6).",
        )
    return catalogue.translate(
        "Why",
        "{below} has no place and stands below all others: who leaves the tournament with less"
        " than half of the games played does not count in the table (C.05 Art. 6.6).",
    )


def _by_criterion(
    catalogue: Catalogue, asked: Inquiry, order: Order, names: Mapping[str, str], equal: str
) -> str:
    found = order.decisive
    assert found is not None
    if order.level:
        pattern = catalogue.translate(
            "Why", "{above} stands above {below}: {equal}, then {criterion} ({source}): {values}."
        )
    else:
        pattern = catalogue.translate(
            "Why", "{above} stands above {below}: {equal}; {criterion} ({source}): {values}."
        )
    return pattern.format(**names, equal=equal, **_facts(catalogue, asked, found))


def _facts(catalogue: Catalogue, asked: Inquiry, found: Compared) -> Mapping[str, str]:
    """Return the criterion that divided two players, what it rests on, and both values."""
    if found.board is not None:
        against = _on_board(catalogue, found, found.board)
    elif found.bounded:
        against = catalogue.translate("Why", "at least {more} against at most {less}")
    elif found.lower is None:
        against = catalogue.translate("Why", "{more} against no value")
    else:
        against = catalogue.translate("Why", "{more} against {less}")
    more, less = value_texts(catalogue, found.code, (found.upper, found.lower))
    return {
        "criterion": _criterion(catalogue, found),
        "source": _basis(catalogue, asked, found),
        "values": against.format(more=more, less=less),
    }


def _on_board(catalogue: Catalogue, found: Compared, board: int) -> str:
    pattern = (
        catalogue.translate("Why", "on board {board} {more} against {less}")
        if TieBreak.parse(found.code).acronym == "TBR"
        else catalogue.translate("Why", "on the boards to {board} {more} against {less}")
    )
    return pattern.replace("{board}", str(board))


def _criterion(catalogue: Catalogue, found: Compared) -> str:
    name = tie_breaks.name(catalogue, found.code)
    if found.among == 2:
        return name
    pattern = catalogue.translate("Why", "{criterion} of {number} players")
    return pattern.format(criterion=name, number=found.among)


def _basis(catalogue: Catalogue, asked: Inquiry, found: Compared) -> str:
    """Return what a criterion rests on: its article, or the event's own definition."""
    if found.own is None:
        return source(catalogue, asked.competition.settings, found.code, found.article)
    pattern = catalogue.translate("Why", "the event’s own: {definition}")
    return pattern.format(definition=found.own.definition)


def _equal_before(catalogue: Catalogue, asked: Inquiry, order: Order) -> str:
    """Return what was equal, the points first, each with the values of both."""
    match asked.competition.traits.ranked:
        case Ranked.BY_BRACKET:
            said = [catalogue.translate("Why", "came equally far")]
        case Ranked.BY_PARTS:
            said = [catalogue.translate("Why", "finished alike")]
        case _:
            pattern = catalogue.translate("Why", "equal points ({points})")
            if asked.table.score is Score.MATCH:
                pattern = catalogue.translate("Why", "equal match points ({points})")
            elif asked.table.score is Score.GAME:
                pattern = catalogue.translate("Why", "equal game points ({points})")
            said = [pattern.format(points=numbers.points(catalogue, order.upper.points))]
    # What happened first is said first: the tie-breaks before a play-off, what it left level, and
    # the tie-breaks that were asked then.
    before = tie_breaks_before_play_offs(asked.competition.settings)
    codes = asked.table.tie_breaks[:before] if order.play_off else asked.table.tie_breaks
    said += [_equal(catalogue, each) for each in order.level if each.code in codes]
    if order.play_off is not None:
        said += play_off.left_level(catalogue, asked, order.play_off)
    said += [_equal(catalogue, each) for each in order.level if each.code not in codes]
    return ", ".join(said)


_DIRECT = EXTENDED | {"DE"}


def _equal(catalogue: Catalogue, each: Compared) -> str:
    criterion = _criterion(catalogue, each)
    if each.upper is None and each.lower is None:
        if TieBreak.parse(each.code).acronym in _DIRECT:
            pattern = catalogue.translate("Why", "{criterion} (not all have met)")
        else:
            pattern = catalogue.translate("Why", "{criterion} (no value)")
        return pattern.format(criterion=criterion)
    pattern = catalogue.translate("Why", "{criterion} ({upper} : {lower})")
    upper, lower = value_texts(catalogue, each.code, (each.upper, each.lower))
    return pattern.format(criterion=criterion, upper=upper, lower=lower)


def _shared(catalogue: Catalogue, asked: Inquiry, order: Order, equal: str, most_names: int) -> str:
    pattern = catalogue.translate("Why", "{names} share the places {places}: {equal}.")
    sharing = order.sharing
    if len(sharing) <= order.upper.last_place - order.upper.place:
        # Others can come to these places too.
        pattern = catalogue.translate(
            "Why", "{names} can end on the places {places}: matches are still open."
        )
    if len(sharing) > most_names:
        names = catalogue.translate("Why", "{number} players").format(number=len(sharing))
    else:
        # Dashes, for Latin names have commas of their own.
        names = " – ".join(name_of(catalogue, asked, player) for player in sharing)
    text = pattern.format(
        names=names,
        places=f"{order.upper.place}–{order.upper.last_place}",
        equal=equal,
    )
    if asked.awaits_lots:
        wait = catalogue.translate("Why", "Lots are still to be drawn (C.07 Art. 4.2).")
        if not asked.competition.settings.sport.traits.has_fide:
            wait = catalogue.translate("Why", "Lots are still to be drawn.")
        return f"{text} {wait}"
    return text


def _how_compared(catalogue: Catalogue, found: Compared) -> list[str]:
    """Return what a reader must know to compare the two values."""
    if found.lower is None:
        return [catalogue.translate("Why", "Who has no value comes last.")]
    if found.better is Better.LOWER:
        return [catalogue.translate("Why", "The lower value comes first.")]
    return []
