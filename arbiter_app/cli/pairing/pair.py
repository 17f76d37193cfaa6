"""The command that pairs a round of a Swiss, prints it, and writes it as a draft where it is asked
to.
"""

import json
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from decimal import Decimal

from arbiter_app.cli.console import ENGLISH, Exit, aligned, in_one_line, note, say
from arbiter_app.cli.reading.given import Given
from arbiter_app.cli.reading.sources import event_of_file, is_report
from arbiter_app.cli.reading.tournaments import place_in, stage_in
from arbiter_app.domain.drawing.renumbering import must_be_renumbered
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.hall.boards import hall_board, own_ranges, told_in_hall
from arbiter_app.domain.ids import Board, PairingNumber, Round
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.acceleration import virtual_points
from arbiter_app.domain.pairing.swiss.boards import board_ranges
from arbiter_app.domain.pairing.swiss.impossible import named
from arbiter_app.domain.pairing.swiss.listed_programs import TOLD, wants_listed_program
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.pairing.swiss.next_round import NextRound, Unpaired, next_round
from arbiter_app.domain.pairing.swiss.position import POINT
from arbiter_app.domain.pairing.swiss.standing import round_in_hand
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.listed_programs import not_listed
from arbiter_app.wording.terms.play import team_mates
from arbiter_app.wording.terms.play.results import bye

_KINDS = {
    Mark.PAIRING_BYE: "pab",
    Mark.FULL_BYE: "full",
    Mark.HALF_BYE: "half",
    Mark.ZERO_BYE: "zero",
}
_NOT_FOR_PAIRING = (Given.TIE_BREAKS, Given.EDITION)
"""What a report may leave open without a word here."""
_COLOURS = {"white": Colour.WHITE, "black": Colour.BLACK}


def pair(arguments: Namespace) -> Exit:
    """Print the next round, or a given one as it should have been, and why it is so."""
    if arguments.why is not None:
        from arbiter_app.cli.pairing import pair_reasons

        pair_reasons.demand_question(arguments)
    if arguments.write:
        _write(arguments)
    elif arguments.boards is not None:
        arguments.refuse("--boards says where the pairs of a draft sit: it needs --write")
    event = event_of_file(arguments.file, _NOT_FOR_PAIRING)
    here = place_in(event, arguments)
    if not arguments.write:
        _note_list(arguments, here.event)
    try:
        made = _made(here.competition, arguments)
    except RuleError as error:
        if error.code == "pairing.no-initial-colour":
            note("The colour drawn by lot is said with --first-colour white or black.")
        raise _with_names(error, here) from error
    say(_answer(here, made, arguments))
    numbered = here.competition.as_numbered_in(made.round)
    names = names_of(ENGLISH, numbered, here.event.contestants)
    if met := team_mates.lifted(ENGLISH, numbered, made.position, names):
        note(met)
    if arguments.write:
        note(f"Round {made.position.round} is written as a draft; it is not published.")
    if not made.is_length_known:
        note(
            "Nobody says how many rounds are played (record 142); the round was not paired as the"
            " last one, in which topscorers are paired by rules of their own."
        )
    return Exit.DONE


def _answer(here: InHand, made: NextRound, arguments: Namespace) -> str:
    """Return the round as it is asked for: as JSON or as text, with the reasons or without."""
    if arguments.why is None:
        if arguments.json:
            return json.dumps(_as_json(made), ensure_ascii=False)
        return "\n".join(_lines(here, made))
    # The reasons of all systems take a while to import.
    from arbiter_app.cli.pairing import pair_reasons

    reasons = pair_reasons.why(here, made)
    if arguments.json:
        why = pair_reasons.as_json(reasons, made, arguments)
        return json.dumps({**_as_json(made), "why": why}, ensure_ascii=False)
    told = [] if arguments.why else [*_lines(here, made)]
    told += pair_reasons.lines(
        reasons,
        made,
        boards_of(here, made),
        arguments,
        place="Table" if here.is_of_teams else "Board",
    )
    return "\n".join(told)


def _write(arguments: Namespace) -> None:
    """Write the round into the event file as a draft, in place of a former one."""
    if is_report(arguments.file):
        arguments.refuse("--write is for event files; a report is imported first")
    # The database takes a fifth of a second to import, and printing does not need it.
    from arbiter_app.services.commands.play.swiss_rounds import pair_round
    from arbiter_app.services.listed_programs import is_to_be_told
    from arbiter_app.services.workspace import Workspace

    typed = board_ranges(arguments.boards or "")
    with closing(Workspace.open(arguments.file)) as workspace:
        here = workspace.at(stage_in(workspace.event, arguments))
        competition = here.competition
        number = Round(arguments.round or round_in_hand(competition))
        ranges = own_ranges(here.event.tournament, typed)
        made = make_round(competition, number, engine.pair, ranges=ranges)
        here.do(pair_round, made=made)
        if must_be_renumbered(here.event):
            note(
                "The numbers are not those of the ratings any more; the Dubov system wants them"
                " renewed before round 4 is paired (C.04.4.1 Art. 1.2.2)."
            )
        if is_to_be_told(workspace, here.event):
            note(not_listed(ENGLISH))
            workspace.note(TOLD)


def _note_list(arguments: Namespace, event: Event) -> None:
    """Say that Arbiter is not on the list of the Ukrainian rules (II.5) until an event was told."""
    if is_report(arguments.file) or not wants_listed_program(event):
        return
    from arbiter_app.services.closed_file import was_noted

    if not was_noted(arguments.file, TOLD):
        note(not_listed(ENGLISH))


def _made(competition: Competition, arguments: Namespace) -> NextRound:
    """Return the round that is asked for. Raises RuleError as `next_round`."""
    return next_round(
        competition,
        engine.pair,
        round=None if arguments.round is None else Round(arguments.round),
        first_colour=_drawn(competition, arguments.first_colour),
        leaves_out_absent=not is_report(arguments.file),
    )


def _drawn(competition: Competition, typed: str | None) -> Colour | None:
    """Return the colour that was drawn by lot, by the name that the sport has for it."""
    if typed is None:
        return None
    colour = _COLOURS[typed]
    return colour.other if competition.settings.sport.traits.black_begins else colour


def _with_names(error: RuleError, here: InHand) -> RuleError:
    """Return an error that calls those by their names whom it is about."""
    error = named(error, names_of(ENGLISH, here.competition, here.event.contestants))
    return RuleError(error.code, **told_in_hall(here.event, error.facts))


def _as_json(made: NextRound) -> Mapping[str, object]:
    free = made.pairing.free
    pab = [] if free is None else [{"number": free, "kind": _KINDS[Mark.PAIRING_BYE]}]
    met = {"team_mates": [*map(list, made.position.lifted)]} if made.position.lifted else {}
    return {
        "round": made.position.round,
        "pairs": [[each.white, each.black] for each in made.pairing.pairs],
        "byes": [
            *pab,
            *(
                {"number": each.number, "kind": _KINDS[each.bye]}
                for each in made.unpaired
                if each.bye is not None
            ),
        ],
        "not_paired": [each.number for each in made.unpaired if each.bye is None],
        **met,
    }


def _lines(here: InHand, made: NextRound) -> Iterator[str]:
    numbered = here.competition.as_numbered_in(made.position.round)
    names = names_of(ENGLISH, numbered, here.event.contestants)
    points = _points(numbered, made)
    yield in_one_line(here.competition.title or here.event.title)
    yield _heading(here.competition, made)
    first, second = (ENGLISH.translate("Column", each) for each in ("White", "Black"))
    rows = [["Board", first, "Points", second, "Points"]]
    for board, each in zip(boards_of(here, made), made.pairing.pairs, strict=True):
        white, black = each.white, each.black
        rows.append(
            [
                str(board),
                names[white],
                points[white],
                names[black],
                points[black],
            ]
        )
    yield from aligned(rows, frozenset({0, 2, 4}))
    free = made.pairing.free
    if free is not None:
        yield in_one_line(f"Bye: {names[free]} ({points[free]})")
    for player in made.unpaired:
        yield in_one_line(f"Not paired: {names[player.number]} ({_why(player)})")


def boards_of(here: InHand, made: NextRound) -> Sequence[Board]:
    """Return where the pairs sit in the hall: at the boards of the round in the file, where it has
    these pairs, else in the order of the regulations.
    """
    numbers = here.competition.as_numbered_in(made.round).numbers
    sits = {
        (numbers.get(game.white), numbers.get(game.black)): game.board
        for round_ in here.competition.rounds
        if round_.number == made.round
        for game in round_.games
    }
    boards = [sits.get((each.white, each.black)) for each in made.pairing.pairs]
    known = [board for board in boards if board is not None]
    own = known if len(known) == len(boards) else made.boards
    return [hall_board(here.tournament, board) for board in own]


_SYSTEMS: Mapping[SwissText, str] = {
    SwissText.DUTCH: "FIDE (Dutch) system of 2026 (C.04.3)",
    SwissText.DUBOV: "Dubov system of 2026 (C.04.4.1)",
    SwissText.BURSTEIN: "Burstein system of 2026 (C.04.4.2)",
    SwissText.DOUBLE: "Double-Swiss System of 2026 (C.04.5)",
    SwissText.LIM: "Lim system (C.04.4.3)",
    SwissText.DOUBLE: "Double-Swiss system of 2026 (C.04.5)",
    SwissText.MCMAHON: "McMahon system by the rules of the event",
    SwissText.TEAMS: "Swiss Team System of 2026 (C.04.6)",
}


def _heading(competition: Competition, made: NextRound) -> str:
    of = f" of {competition.settings.rounds}" if competition.settings.rounds else ""
    text, system = made.position.text, competition.settings.swiss.system
    by = _SYSTEMS[text]
    if system is SwissSystem.BURSTEIN and text is SwissText.DUTCH:
        by = f"{_SYSTEMS[SwissText.BURSTEIN]}, a seeding round by the {by}"
    return f"Round {made.position.round}{of}, {by}"


def _why(player: Unpaired) -> str:
    if player.is_unexplained:
        return "absent before, unexplained"
    if player.bye is not None:
        return bye(ENGLISH, player.bye)
    return "withdrawn" if player.has_left else "not in the round"


def _points(competition: Competition, made: NextRound) -> Mapping[PairingNumber, str]:
    """Return the points by which everybody is paired; virtual ones (C.04.7) stand apart: 1½ + 1."""
    virtual = virtual_points(competition, made.position.round)
    more = {competition.numbers[player]: points for player, points in virtual.items()}
    found: dict[PairingNumber, str] = {}
    for each in made.position.players:
        own = Decimal(each.score) / POINT - more.get(each.number, 0)
        parts = (own, more[each.number]) if each.number in more else (own,)
        found[each.number] = " + ".join(numbers.points(ENGLISH, part) for part in parts)
    return found
