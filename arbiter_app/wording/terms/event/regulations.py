"""Rules of matches, knockouts and play-offs in plain words, as the regulations would say them."""

from collections.abc import Iterator, Sequence

from arbiter_app.domain.facts.rules.knockout_rules import Elimination, KnockoutRules, Layout
from arbiter_app.domain.facts.rules.match_rules import (
    ColoursBy,
    Ending,
    MatchRules,
    MatchStep,
    Turns,
    Unbroken,
)
from arbiter_app.domain.facts.rules.play_off_rules import (
    Branch,
    Form,
    Pairs,
    PlayOffRules,
    Rest,
    WhenLevel,
)
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.shipped_texts import shipped_text


def regulation_lines(
    catalogue: Catalogue, rules: PlayOffRules | None, *, of_teams: bool = False
) -> list[str]:
    """Return a play-off regulation (C.07 Art. 3.1), a sentence or two in each line."""
    if rules is None:
        return [catalogue.translate("Regulations", "Ties of the table are not played off.")]
    lines = [cuts_text(catalogue, rules.cuts), tie_breaks_before_text(catalogue, rules)]
    for index, level in enumerate(rules.levels):
        if index:
            still_tied = catalogue.translate("Regulations", "Those who are still tied go on:")
            lines.append(still_tied)
        lines += [branch_text(catalogue, branch, of_teams=of_teams) for branch in level.branches]
    return [
        *lines,
        pauses_text(catalogue, rules),
        catalogue.translate("Regulations", _REST[rules.rest]),
    ]


def regulation_name(catalogue: Catalogue, id: str) -> str:
    """Return what a play-off regulation is called: those that come with Arbiter have words."""
    named = _NAMES.get(id)
    return id if named is None else catalogue.translate("Regulations", named)


def knockout_lines(
    catalogue: Catalogue, rules: KnockoutRules, *, of_teams: bool = False
) -> list[str]:
    """Return the rules of a knockout of more than two, a sentence or two in each line."""
    lines = bracket_lines(catalogue, rules)
    pattern = catalogue.translate("Regulations", "Match: {rules}")
    match = match_rules_text(catalogue, rules.match, of_teams=of_teams)
    lines.append(pattern.format(rules=match))
    if rules.final is not None:
        pattern = catalogue.translate("Regulations", "Final: {rules}")
        final = match_rules_text(catalogue, rules.final, of_teams=of_teams)
        lines.append(pattern.format(rules=final))
    return lines


def bracket_lines(catalogue: Catalogue, rules: KnockoutRules) -> list[str]:
    """Return who meets whom, who is out, and which places are decided."""
    lines = [
        catalogue.translate("Regulations", _LAYOUTS[rules.layout]),
        *_elimination_lines(catalogue, rules),
    ]
    if rules.elimination is Elimination.SINGLE:
        lines.append(decided_text(catalogue, rules.cuts))
    if rules.consolation:
        lines.append(
            catalogue.translate(
                "Regulations", "Those who lose their first match play a bracket of consolation."
            )
        )
    return lines


def match_rules_text(catalogue: Catalogue, rules: MatchRules, *, of_teams: bool = False) -> str:
    """Return how a match is played: "2 games, 3+2, colours by lot. If it is level: …"."""
    return " ".join(match_rules_lines(catalogue, rules, of_teams=of_teams))


def match_rules_lines(
    catalogue: Catalogue, rules: MatchRules, *, of_teams: bool = False
) -> list[str]:
    """Return how a match is played, a line for each of its steps and for what follows them; of
    teams every game is a leg on all boards.
    """
    patterns = [
        catalogue.translate("Regulations", "{step}."),
        *[catalogue.translate("Regulations", "If it is level: {step}.")] * (len(rules.steps) - 1),
    ]
    lines = [
        pattern.format(step=step_text(catalogue, step, of_teams=of_teams))
        for pattern, step in zip(patterns, rules.steps, strict=False)
    ]
    if rules.plays_out:
        lines.append(catalogue.translate("Regulations", _PLAYED_OUT[of_teams]))
    if not rules.steps or not is_decisive(rules.steps[-1]):
        lines.append(catalogue.translate("Regulations", _UNBROKEN[rules.unbroken]))
    return lines


def is_decisive(step: MatchStep) -> bool:
    """Whether a step cannot end level."""
    return step.ending is Ending.ARMAGEDDON or (step.ending is Ending.FIRST_WIN and step.games == 0)


def step_text(catalogue: Catalogue, step: MatchStep, *, of_teams: bool = False) -> str:
    """Return what is played in a step of a match: "2 games, 3+2, colours by lot"."""
    return ", ".join(filter(None, _parts_of_step(catalogue, step, of_teams=of_teams)))


def ending_text(catalogue: Catalogue, step: MatchStep, *, of_teams: bool = False) -> str:
    """Return when a step is over: "2 games", "games until one is won (sudden death)"."""
    if of_teams:
        return _ending_of_teams(catalogue, step)
    match step.ending:
        case Ending.GAMES:
            return catalogue.translate("Regulations", "%n game(s)", None, step.games)
        case Ending.POINTS:
            points = "?" if step.points is None else numbers.points(catalogue, step.points)
            pattern = catalogue.translate("Regulations", "games until somebody has {points} points")
            return _limited(catalogue, pattern.format(points=points), step.games)
        case Ending.FIRST_WIN:
            text = catalogue.translate("Regulations", "games until one is won (sudden death)")
            return _limited(catalogue, text, step.games)
        case Ending.ARMAGEDDON:
            return catalogue.translate(
                "Regulations", "armageddon (one game in which a draw wins for Black)"
            )


def _ending_of_teams(catalogue: Catalogue, step: MatchStep) -> str:
    match step.ending:
        case Ending.GAMES:
            return catalogue.translate("Regulations", "%n leg(s)", None, step.games)
        case Ending.POINTS:
            points = "?" if step.points is None else numbers.points(catalogue, step.points)
            text = catalogue.translate("Regulations", "legs until a team has {points} match points")
            return _limited(catalogue, text.format(points=points), step.games)
        case Ending.FIRST_WIN | Ending.ARMAGEDDON:
            text = catalogue.translate("Regulations", "legs until one is won")
            return _limited(catalogue, text, step.games)


def clocks_text(catalogue: Catalogue, step: MatchStep) -> str:
    """Return the time control of a step, of both colours where they differ; "" is the event's."""
    if step.colours is ColoursBy.BIDS:
        bids = catalogue.translate("Regulations", "White {white}, Black bids {black} at most")
        return bids.format(white=step.time_control or "–", black=step.black_time_control or "–")
    if step.black_time_control:
        both = catalogue.translate("Regulations", "White {white}, Black {black}")
        return both.format(white=step.time_control or "–", black=step.black_time_control)
    return step.time_control


def branch_text(catalogue: Catalogue, branch: Branch, *, of_teams: bool = False) -> str:
    """Return what so many tied players play: "2 players: a match. 2 games, 3+2 …"."""
    pattern = catalogue.translate("Regulations", "{players}: {form}")
    return pattern.format(
        players=players_text(catalogue, branch, of_teams=of_teams),
        form=_FORMS[branch.form](catalogue, branch, of_teams),
    )


def players_text(catalogue: Catalogue, branch: Branch, *, of_teams: bool = False) -> str:
    """Return for how many a branch is: "2 players", "3–6 players", "5 players or more"."""
    if of_teams:
        return _teams_text(catalogue, branch)
    if branch.most is None:
        return catalogue.translate("Regulations", "%n player(s) or more", None, branch.fewest)
    if branch.fewest == branch.most:
        return catalogue.translate("Regulations", "%n player(s)", None, branch.fewest)
    pattern = catalogue.translate("Regulations", "{fewest}–{most} players")
    return pattern.format(fewest=branch.fewest, most=branch.most)


def _teams_text(catalogue: Catalogue, branch: Branch) -> str:
    if branch.most is None:
        return catalogue.translate("Regulations", "%n team(s) or more", None, branch.fewest)
    if branch.fewest == branch.most:
        return catalogue.translate("Regulations", "%n team(s)", None, branch.fewest)
    pattern = catalogue.translate("Regulations", "{fewest}–{most} teams")
    return pattern.format(fewest=branch.fewest, most=branch.most)


def cuts_text(catalogue: Catalogue, cuts: tuple[int, ...] | None) -> str:
    """Return for which places ties are played off (C.07 Art. 3.1.1)."""
    if cuts is None:
        return catalogue.translate("Regulations", "Every tie is played off, for whatever places.")
    pattern = catalogue.translate("Regulations", "Ties are played off {places}.")
    first = catalogue.translate("Regulations", "for the first place")
    among = catalogue.translate("Regulations", "for who is among the first {cut}")
    return pattern.format(
        places=_listed(catalogue, [first if cut == 1 else among.format(cut=cut) for cut in cuts])
    )


def tie_breaks_before_text(catalogue: Catalogue, rules: PlayOffRules) -> str:
    """Return how much of the list is applied before a play-off (C.07 Art. 3.1.2)."""
    match rules.tie_breaks_before:
        case None:
            return catalogue.translate(
                "Regulations", "Before it every tie-break of the list is applied."
            )
        case 0:
            return catalogue.translate("Regulations", "No tie-break is applied before it.")
        case count:
            return catalogue.translate(
                "Regulations", "Before it %n tie-break(s) of the list are applied.", None, count
            )


def pauses_text(catalogue: Catalogue, rules: PlayOffRules) -> str:
    """Return how long those tied rest before the play-off and between its stages."""
    pattern = catalogue.translate(
        "Regulations",
        "It begins at the earliest {first} minutes after the last game of those tied; between its"
        " stages there are {pause} minutes.",
    )
    return pattern.format(first=rules.first_pause, pause=rules.pause)


def decided_text(catalogue: Catalogue, cuts: tuple[int, ...] | None) -> str:
    """Return which places a knockout decides."""
    if cuts is None:
        return catalogue.translate("Regulations", "Every place is decided by matches.")
    if cuts == (1,):
        return catalogue.translate(
            "Regulations", "Only the winner is decided; those who lose in one round share places."
        )
    if cuts == (1, 3):
        return catalogue.translate(
            "Regulations", "The losers of the semifinals play for the third place."
        )
    pattern = catalogue.translate(
        "Regulations", "Matches are played until a line can be drawn behind these places: {places}."
    )
    return pattern.format(places=", ".join(map(str, sorted(cuts))))


def _parts_of_step(catalogue: Catalogue, step: MatchStep, *, of_teams: bool) -> Iterator[str]:
    yield ending_text(catalogue, step, of_teams=of_teams)
    yield clocks_text(catalogue, step)
    own = _COLOURS_OF_TEAMS if of_teams else {}
    yield catalogue.translate("Regulations", own.get(step.colours, _COLOURS[step.colours]))
    if step.turns is Turns.AFTER_ODD_GAMES and not _is_one_game(step):
        yield catalogue.translate(
            "Regulations", "they change after each odd game (A, B, B, A, A …)"
        )
    yield shipped_text(catalogue, step.remark)


def _is_one_game(step: MatchStep) -> bool:
    return step.ending is Ending.ARMAGEDDON or (step.ending is Ending.GAMES and step.games == 1)


def _limited(catalogue: Catalogue, text: str, most: int) -> str:
    if not most:
        return text
    pattern = catalogue.translate("Regulations", "{games}, {most} at most")
    return pattern.format(games=text, most=most)


def _elimination_lines(catalogue: Catalogue, rules: KnockoutRules) -> Iterator[str]:
    if rules.elimination is Elimination.SINGLE:
        return
    yield catalogue.translate(
        "Regulations",
        "Double elimination: who loses once goes on in the second bracket, who loses there is out.",
    )
    if rules.second_final:
        yield catalogue.translate(
            "Regulations",
            "Where the winner of the second bracket wins the final, another one is played.",
        )
    else:
        yield catalogue.translate("Regulations", "One final decides, whoever wins it.")


def _listed(catalogue: Catalogue, items: Sequence[str]) -> str:
    if len(items) < 2:
        return "".join(items)
    pattern = catalogue.translate("Regulations", "{items} and {last}")
    return pattern.format(items=", ".join(items[:-1]), last=items[-1])


def _match_form(catalogue: Catalogue, branch: Branch, of_teams: bool) -> str:
    rules = _rules_of_branch(catalogue, branch, of_teams)
    return catalogue.translate("Regulations", "a match. {rules}").format(rules=rules)


def _rules_of_branch(catalogue: Catalogue, branch: Branch, of_teams: bool) -> str:
    if branch.match is None:
        return "–"
    return match_rules_text(catalogue, branch.match, of_teams=of_teams)


def _round_robin_form(
    catalogue: Catalogue,
    branch: Branch,
    _: bool,
) -> str:
    parts = [
        catalogue.translate("Regulations", "a round robin, %n cycle(s)", None, branch.cycles)
        if branch.cycles > 1
        else catalogue.translate("Regulations", "a round robin"),
        branch.time_control,
        catalogue.translate("Regulations", _PAIRS[branch.pairs]),
    ]
    pattern = catalogue.translate("Regulations", "{form}. {then}")
    return pattern.format(
        form=", ".join(filter(None, parts)),
        then=catalogue.translate("Regulations", _WHEN_LEVEL[branch.when_level]),
    )


def _knockout_form(catalogue: Catalogue, branch: Branch, of_teams: bool) -> str:
    rules = _rules_of_branch(catalogue, branch, of_teams)
    pattern = catalogue.translate("Regulations", "a knockout, {pairs}. Match: {rules}")
    return pattern.format(
        pairs=catalogue.translate("Regulations", _PAIRS[branch.pairs]), rules=rules
    )


def _trim_form(catalogue: Catalogue, branch: Branch, _: bool) -> str:
    return catalogue.translate(
        "Regulations", "the next tie-break of the list keeps %n of them.", None, branch.keep
    )


_FORMS = {
    Form.MATCH: _match_form,
    Form.ROUND_ROBIN: _round_robin_form,
    Form.KNOCKOUT: _knockout_form,
    Form.TRIM: _trim_form,
}

_NAMES = {
    "fide_manual_2017_default": QT_TRANSLATE_NOOP("Regulations", "FIDE Arbiters’ Manual 2017"),
    "world_cup_2025": QT_TRANSLATE_NOOP("Regulations", "World Cup 2025"),
    "world_cup_2023": QT_TRANSLATE_NOOP("Regulations", "World Cup 2023"),
    "world_cup_2015": QT_TRANSLATE_NOOP("Regulations", "World Cup 2015"),
    "candidates_2022_2024": QT_TRANSLATE_NOOP("Regulations", "Candidates 2022 and 2024"),
    "tata_steel_2025": QT_TRANSLATE_NOOP("Regulations", "Tata Steel 2025"),
    "grand_chess_tour_2025": QT_TRANSLATE_NOOP("Regulations", "Grand Chess Tour 2025"),
    "sinquefield_cup_2014": QT_TRANSLATE_NOOP("Regulations", "Saint Louis, Sinquefield Cup 2014"),
    "world_blitz_2024": QT_TRANSLATE_NOOP("Regulations", "World Blitz 2024"),
}

_COLOURS = {
    ColoursBy.LOT: QT_TRANSLATE_NOOP("Regulations", "colours by lot"),
    ColoursBy.TURN: QT_TRANSLATE_NOOP("Regulations", "colours change from the game before"),
    ColoursBy.NUMBER: QT_TRANSLATE_NOOP("Regulations", "the lower number begins with White"),
    ColoursBy.BIDS: QT_TRANSLATE_NOOP(
        "Regulations", "the lower bid has Black, equal bids: colours by lot"
    ),
}

_COLOURS_OF_TEAMS = {
    ColoursBy.TURN: QT_TRANSLATE_NOOP("Regulations", "colours change from the leg before"),
    ColoursBy.NUMBER: QT_TRANSLATE_NOOP(
        "Regulations", "the lower number begins with White on board 1"
    ),
}

_PLAYED_OUT = {
    False: QT_TRANSLATE_NOOP(
        "Regulations", "The games of the first step are all played, even when it is decided."
    ),
    True: QT_TRANSLATE_NOOP(
        "Regulations", "The legs of the first step are all played, even when it is decided."
    ),
}
"""By whether teams play."""

_UNBROKEN = {
    Unbroken.LOTS: QT_TRANSLATE_NOOP("Regulations", "If it is still level, a lot decides."),
    Unbroken.DRAWN: QT_TRANSLATE_NOOP(
        "Regulations", "If it is still level, both share the places."
    ),
    Unbroken.FURTHER: QT_TRANSLATE_NOOP(
        "Regulations", "If it is still level, the play-off goes on with both."
    ),
}

_LAYOUTS = {
    Layout.SEEDED: QT_TRANSLATE_NOOP(
        "Regulations", "Number 1 meets the last one; 1 and 2 stand in opposite halves."
    ),
    Layout.IN_ORDER: QT_TRANSLATE_NOOP(
        "Regulations", "The numbers meet in their order: 1 meets 2, 3 meets 4 …"
    ),
}

_PAIRS = {
    Pairs.LOT: QT_TRANSLATE_NOOP("Regulations", "numbers by lot"),
    Pairs.STANDING: QT_TRANSLATE_NOOP("Regulations", "numbers in the order of the table"),
}

_WHEN_LEVEL = {
    WhenLevel.NEXT_TIE_BREAK: QT_TRANSLATE_NOOP(
        "Regulations", "If all are level again, the next tie-break of the list drops the last one."
    ),
    WhenLevel.NEXT_LEVEL: QT_TRANSLATE_NOOP(
        "Regulations", "If all are level again, they go on as said below."
    ),
}

_REST = {
    Rest.SHARED: QT_TRANSLATE_NOOP(
        "Regulations", "Those whom the play-off has not separated share places and money."
    ),
    Rest.TIE_BREAKS: QT_TRANSLATE_NOOP(
        "Regulations",
        "Those whom the play-off has not separated stand in the order of the other tie-breaks.",
    ),
}
