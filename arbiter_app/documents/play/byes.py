"""Byes and absences of a Swiss: of the rounds to come, of one round, or of all."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.play.round_protocol import ROUND, chosen_round
from arbiter_app.documents.play.unpaired import by_kind
from arbiter_app.documents.report import (
    Align,
    Block,
    Cell,
    Column,
    ColumnKind,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss.absentees import byes_asked_for, unexplained_absentees
from arbiter_app.domain.taking_part.who_plays import coming_rounds
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import byes as bye_words
from arbiter_app.wording.terms.registration import people

SPAN = ChoiceOption(
    "span",
    QT_TRANSLATE_NOOP("Option", "Rounds"),
    (
        Choice("coming", QT_TRANSLATE_NOOP("Option", "rounds to come")),
        Choice("round", QT_TRANSLATE_NOOP("Option", "one round")),
        Choice("all", QT_TRANSLATE_NOOP("Option", "all rounds")),
    ),
)

_Line = tuple[PlayerId, str, str]
"""Who does not play, what they have instead, and the remark."""


def byes(here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime) -> Report:
    """Return who does not play in which round and why. Raises RuleError("stage.no-such-round")."""
    rounds = _rounds(here, options)
    lines: dict[_Line, list[Round]] = {}
    for number in rounds:
        for line in _of_round(here, catalogue, number):
            lines.setdefault(line, []).append(number)
    blocks: list[Block] = []
    if lines:
        blocks.append(_table(here, catalogue, lines))
    else:
        blocks.append(Paragraph(catalogue.translate("Paper", "Everybody plays.")))
    if left := _left(here, catalogue):
        blocks.append(Paragraph(left))
    body = frame.Body(
        document="byes",
        title=catalogue.translate("Paper", "Byes and absences"),
        subtitle=_subtitle(catalogue, options, rounds),
        blocks=tuple(blocks),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _rounds(here: InHand, options: Options) -> tuple[Round, ...]:
    competition = here.competition
    match options[SPAN.name]:
        case "round":
            return (chosen_round(here, options[ROUND.name]).number,)
        case "all":
            return tuple(map(Round, range(1, competition.announced_rounds + 1)))
        case _:
            return coming_rounds(competition)


def _subtitle(catalogue: Catalogue, options: Options, rounds: Sequence[Round]) -> str:
    if options[SPAN.name] == "round":
        return catalogue.translate("Paper", "Round {round}").format(round=rounds[0])
    if options[SPAN.name] == "coming":
        return catalogue.translate("Paper", "Rounds to come")
    return ""


def _of_round(here: InHand, catalogue: Catalogue, number: Round) -> Iterator[_Line]:
    """Yield who does not play in a round: byes, kind by kind, then who did not come."""
    round_ = here.competition.round_so_far(number)
    is_to_come = number in coming_rounds(here.competition)
    for bye in by_kind(byes_asked_for(round_) if is_to_come else round_.byes):
        unexplained = catalogue.translate("Paper", "not explained (General Regulations 6.5)")
        remark = unexplained if bye.is_unexplained else bye.remark
        yield bye.player, bye_words.unplayed(catalogue, bye.mark), remark
    if is_to_come:
        left_out = catalogue.translate("Paper", "left out of the pairing")
        absent = catalogue.translate("Paper", "absent before, not explained")
        for player in unexplained_absentees(here.competition, number):
            yield player, left_out, absent
        return
    for game in round_.games:
        for colour in Colour:
            if game.result is not None and game.result.mark(colour) is Mark.FORFEIT_LOST:
                known = catalogue.translate("Paper", "known beforehand")
                remark = known if game.absence(colour) is not None else ""
                words = bye_words.unplayed(catalogue, Mark.FORFEIT_LOST)
                yield game.player(colour), words, remark


def _table(here: InHand, catalogue: Catalogue, lines: Mapping[_Line, Sequence[Round]]) -> Table:
    numbered = here.competition.numbers
    has_remarks = any(remark for _, _, remark in lines)
    return Table(
        columns=(
            Column(catalogue.translate("Column", "Round"), ColumnKind.NUMBER, Align.CENTRE),
            columns.number(catalogue),
            columns.name(catalogue),
            Column(catalogue.translate("Column", "Bye or absence")),
            *([Column(catalogue.translate("Column", "Remark"))] if has_remarks else []),
        ),
        rows=tuple(
            (
                Cell(numbers.ranges(rounds), strong=True),
                Cell(str(numbered.get(player, ""))),
                frame.name_cell(here.event, catalogue, player),
                Cell(words),
                *([Cell(remark)] if has_remarks else []),
            )
            for (player, words, remark), rounds in lines.items()
        ),
    )


def _left(here: InHand, catalogue: Catalogue) -> str:
    """Return who has withdrawn or was expelled; "" where nobody has."""
    numbered, left = here.competition.numbers, here.competition.left
    pattern = catalogue.translate("Paper", "{number} {name}")
    named = [
        pattern.format(number=number, name=people.name(catalogue, here.event.contestants[player]))
        for player, number in numbered.items()
        if player in left
    ]
    if not named:
        return ""
    return catalogue.translate("Paper", "Withdrawn or expelled: {players}").format(
        players="; ".join(named)
    )
