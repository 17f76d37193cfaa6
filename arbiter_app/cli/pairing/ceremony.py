"""Commands of the ceremony of the draw, step by step, and the proof of who meets when."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass

from arbiter_app.cli.console import ENGLISH, Exit, aligned, note, say
from arbiter_app.cli.reading.event_files import noted_event
from arbiter_app.cli.reading.sources import event_of_file
from arbiter_app.cli.reading.tournaments import chosen, main_stage
from arbiter_app.domain.drawing.ceremony import (
    demand_envelope,
    free_groups,
    numbers_left,
    read_letter,
    safe_envelopes,
    safe_places,
    sealed_numbers,
    turn,
    whole_groups,
)
from arbiter_app.domain.drawing.contingent_meetings import (
    ContingentMeetings,
    contingent_meetings,
    shows_meetings,
)
from arbiter_app.domain.drawing.ways_out import WayOut, WayOutKind, groups_allowing, ways_out
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.play.numbering import (
    Ceremony,
    CeremonyMode,
    DrawGroup,
    DrawMethod,
    VarmaVariant,
)
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.services.commands.play.ceremony import (
    abandon_ceremony,
    begin_ceremony,
    choose_envelope,
    draw_number,
    name_witnesses,
    redivide,
    take_back,
)
from arbiter_app.services.commands.play.draw import annul_draw
from arbiter_app.services.workspace import AtStage, Workspace
from arbiter_app.wording.terms.play import draws
from arbiter_app.wording.terms.registration import people

_DO_NOT_FIT = frozenset({"draw.contingent-too-large", "draw.contingents-do-not-fit"})

_MODES = {CeremonyMode.IN_THE_HALL: "in the hall", CeremonyMode.ON_SCREEN: "on the screen"}


@contextmanager
def _opened(arguments: Namespace) -> Iterator[AtStage]:
    """Open the event at the tournament in which a draw is held."""
    with closing(Workspace.open(arguments.file)) as workspace:
        yield workspace.at(main_stage(workspace.event, arguments.tournament))


def show(arguments: Namespace) -> Exit:
    """Print how far the ceremony is, and whose turn it is."""
    _print_state(chosen(noted_event(arguments.file), arguments.tournament))
    return Exit.DONE


def begin(arguments: Namespace) -> Exit:
    """Begin a ceremony; contingents that do not go whole need a way out that is named."""
    if arguments.method == "lots" and (arguments.contingents or arguments.variant):
        arguments.refuse("--contingents and --variant belong to --method varma")
    key = ContingentKey(arguments.contingents or ContingentKey.REGION)
    variant = VarmaVariant(arguments.variant or VarmaVariant.OFFICIAL)
    with _opened(arguments) as here:
        entered = here.event.participants
        decision: str | None = arguments.decision
        way: WayOut | _Groups
        if arguments.method == "lots":
            way = _Groups(free_groups(entered), DrawMethod.LOTS)
        elif arguments.way_out is None:
            way = _Groups(whole_groups(entered, key), DrawMethod.VARMA, key, variant)
        else:
            ways = {each.kind: each for each in ways_out(entered, key, variant)}
            if arguments.way_out not in ways:
                arguments.refuse(f"--way-out {arguments.way_out} leads nowhere here")
            way = ways[WayOutKind(arguments.way_out)]
            decision = decision or _way_text(way)
        try:
            here.do(
                begin_ceremony,
                method=way.method,
                mode=CeremonyMode(arguments.mode),
                groups=way.groups,
                contingents_by=way.contingents_by,
                variant=way.variant,
                seed=arguments.seed,
                quantities_shown=not arguments.unmarked,
                way_out=decision,
                witnesses=tuple(arguments.witness),
            )
        except RuleError as error:
            if error.code in _DO_NOT_FIT:
                for each in ways_out(entered, key, variant):
                    note(f"{_way_text(each)}.")
            raise
        _print_state(here.event)
    return Exit.DONE


@dataclass(frozen=True, slots=True)
class _Groups:
    """Groups that need no way out, beside the ways out that are offered."""

    groups: tuple[DrawGroup, ...]
    method: DrawMethod
    contingents_by: ContingentKey | None = None
    variant: VarmaVariant | None = None


def envelope(arguments: Namespace) -> Exit:
    """Enter a large envelope: its letter in the hall, its place on the screen."""
    with _opened(arguments) as here:
        letter, place = _told(here.event, arguments.envelope)
        here.do(choose_envelope, envelope=letter, place=place, by=arguments.by)
        _print_state(here.event)
    return Exit.DONE


def number(arguments: Namespace) -> Exit:
    """Enter a number in the hall, or its place on the screen."""
    with _opened(arguments) as here:
        if _is_on_screen(here.event):
            here.do(draw_number, place=arguments.number, by=arguments.by)
        else:
            here.do(draw_number, number=PairingNumber(arguments.number), by=arguments.by)
        _print_state(here.event)
    return Exit.DONE


def back(arguments: Namespace) -> Exit:
    """Take the last step back."""
    with _opened(arguments) as here:
        here.do(take_back, note=arguments.note, witness=arguments.witness)
        _print_state(here.event)
    return Exit.DONE


def divide(arguments: Namespace) -> Exit:
    """Divide the later contingents so that an envelope can be chosen that was not safe."""
    with _opened(arguments) as here:
        ceremony = _ceremony(here.event)
        letter, place = _told(here.event, arguments.envelope)
        envelope = demand_envelope(ceremony, letter=letter, place=place)
        groups = groups_allowing(ceremony, envelope)
        here.do(redivide, groups=groups, way_out=arguments.decision)
        _print_state(here.event)
    return Exit.DONE


def witnesses(arguments: Namespace) -> Exit:
    """Name the witnesses."""
    with _opened(arguments) as here:
        here.do(name_witnesses, witnesses=tuple(arguments.name))
    return Exit.DONE


def abandon(arguments: Namespace) -> Exit:
    """Break the ceremony off."""
    with _opened(arguments) as here:
        here.do(abandon_ceremony, reason=arguments.reason)
    return Exit.DONE


def annul(arguments: Namespace) -> Exit:
    """Take numbers and schedule away again before anybody has played."""
    with _opened(arguments) as here:
        here.do(annul_draw, reason=arguments.reason)
    return Exit.DONE


def meetings(arguments: Namespace) -> Exit:
    """Print when players of one contingent meet; say no where some do in the last three rounds."""
    event = chosen(event_of_file(arguments.file), arguments.tournament)
    if event.tournament.draw is None:
        raise RuleError("why.not-drawn")
    if not shows_meetings(event.tournament.competition()):
        say("The numbers do not say who meets when: this is no round robin.")
        return Exit.DONE
    found = contingent_meetings(in_hand(event), ContingentKey(arguments.by))
    if not found:
        say("No contingent has two players or more.")
    for each in found:
        say("\n".join(_proof(event, each)))
    return Exit.NO if any(each.late for each in found) else Exit.DONE


def _proof(event: Event, found: ContingentMeetings) -> Iterator[str]:
    numbers = event.tournament.numbers
    yield f"{found.contingent}: {', '.join(_numbered(event, each) for each in found.players)}"
    for round_ in sorted({meeting.round for meeting in found.meetings}):
        pairs = (
            f"{numbers[meeting.white]}-{numbers[meeting.black]}"
            for meeting in found.of_round(round_)
        )
        late = "  one of the last three" if round_ >= found.first_late else ""
        yield f"  round {round_} of {found.rounds}: {' '.join(pairs)}{late}"
    yield (
        f"  games in the last three rounds: {len(found.late)}"
        if found.late
        else "  games in the last three rounds: none"
    )


def _numbered(event: Event, player: PlayerId) -> str:
    name = people.name(ENGLISH, event.contestants[player])
    return f"{event.tournament.numbers[player]} {name}"


def _print_state(event: Event) -> None:
    ceremony = _ceremony(event)
    say("\n".join(_state(event, ceremony)))


def _ceremony(event: Event) -> Ceremony:
    if event.tournament.ceremony is None:
        raise RuleError("ceremony.none")
    return event.tournament.ceremony


def _told(event: Event, text: str) -> tuple[str | None, int | None]:
    """Return a large envelope as it was typed: in the hall its letter, on screen its place."""
    if _is_on_screen(event):
        return None, whole_number(text)
    return read_letter(text), None


def _is_on_screen(event: Event) -> bool:
    return _ceremony(event).mode is CeremonyMode.ON_SCREEN


def _state(event: Event, ceremony: Ceremony) -> Iterator[str]:
    head = f"Draw {draws.held(ENGLISH, ceremony.method)} {_MODES[ceremony.mode]}"
    yield f"{head}, seed {ceremony.seed}" if ceremony.seed else head
    if ceremony.way_out:
        yield f"Decided: {ceremony.way_out}"
    envelope_of = {step.player: step.envelope or "" for step in ceremony.steps}
    rows = [["No", "Name", "Contingent", "Envelope"]]
    rows += (
        [
            str(ceremony.numbers.get(player, "")),
            people.name(ENGLISH, event.contestants[player]),
            group.contingent or "",
            envelope_of.get(player, ""),
        ]
        for group in ceremony.groups
        for player in group.players
    )
    columns = 4 if ceremony.method is DrawMethod.VARMA else 3 if ceremony.contingents_by else 2
    yield from aligned([row[:columns] for row in rows], frozenset({0}))
    for mis_draw in ceremony.mis_draws:
        name = people.name(ENGLISH, event.contestants[mis_draw.step.player])
        what = mis_draw.step.number or mis_draw.step.envelope
        yield f"Taken back: {name}, {what}: {mis_draw.note} ({mis_draw.witness})"
    yield _next(event, ceremony)


def _next(event: Event, ceremony: Ceremony) -> str:
    now = turn(ceremony)
    if now is None:
        return "Everybody has a number."
    name = people.name(ENGLISH, event.contestants[now.player])
    on_screen = ceremony.mode is CeremonyMode.ON_SCREEN
    if now.chooses_envelope:
        safe = map(str, safe_places(ceremony)) if on_screen else safe_envelopes(ceremony)
        return f"Next: {name} chooses an envelope, {' or '.join(safe)}"
    if on_screen:
        sealed = sealed_numbers(ceremony, now.envelope)
        open_to_choice = [each.place for each in sealed if not each.is_open]
        return f"Next: {name} chooses a place, {' or '.join(map(str, open_to_choice))}"
    left = numbers_left(ceremony)[now.envelope or ""]
    return f"Next: {name} draws a number, {' or '.join(map(str, left))}"


def _way_text(way: WayOut) -> str:
    """Return a way out with what it costs, as in "split: Kyiv 3 + 1; …"."""
    late = ", ".join(f"{each.contingent} {each.most}" for each in way.late) or "none"
    return f"{way.kind}{_change(way)}; games in the last three rounds at most: {late}"


def _change(way: WayOut) -> str:
    match way.kind:
        case WayOutKind.OTHER_KEY:
            return f": contingents by {way.contingents_by}"
        case WayOutKind.OTHER_PRINTING:
            return f": {way.variant}"
        case WayOutKind.FIRST_NUMBERS:
            return f": the largest contingent among 1 to {way.numbers[-1]}"
        case WayOutKind.SPLIT | WayOutKind.FREE:
            parts = (
                f"{each.contingent} {' + '.join(map(str, each.sizes))}" for each in way.divided
            )
            return f": {', '.join(parts)}"
        case WayOutKind.LOTS:
            return ""
