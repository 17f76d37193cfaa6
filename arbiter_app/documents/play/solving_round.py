"""The sheets of a round of solvers: with their points, or blank for marking and for handing in."""

from collections.abc import Iterator
from datetime import datetime

from arbiter_app.documents.options import Choice, ChoiceOption, Options
from arbiter_app.documents.parts import columns, frame
from arbiter_app.documents.play.round_protocol import ROUND, chosen_round
from arbiter_app.documents.report import (
    Align,
    Cell,
    Column,
    ColumnKind,
    Paragraph,
    Report,
    Table,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.play.sheets import Sheet, SheetState
from arbiter_app.domain.solving.scores import round_score, solving_rules
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.play import solving

FORM = ChoiceOption(
    "form",
    QT_TRANSLATE_NOOP("Option", "Form"),
    (
        Choice("filled", QT_TRANSLATE_NOOP("Option", "with results")),
        Choice("blank", QT_TRANSLATE_NOOP("Option", "blank, to write on")),
    ),
)


def solving_round(
    here: InHand, options: Options, catalogue: Catalogue, printed_at: datetime
) -> Report:
    """Return the sheets of a round: what each problem gave and the time, the best first; or blank
    in the order of numbers, for the times of handing in, the marks, and signatures.

    Raises RuleError("solving.games-played") and ("stage.no-such-round").
    """
    competition = here.competition
    if not competition.traits.has_sheets:
        raise RuleError("solving.games-played")
    round_ = chosen_round(here, options[ROUND.name])
    rules = solving_rules(competition).round(round_.number)
    blank = options[FORM.name] == "blank"
    subtitle = solving.round_line(catalogue, round_.number, rules)
    missing = len(round_.open_sheets)
    notes = []
    if missing and not blank:
        pattern = catalogue.translate("Paper", "Not final: {sheets} sheets are not typed yet.")
        notes.append(Paragraph(pattern.format(sheets=missing), strong=True))
    body = frame.Body(
        document="solving-round",
        title=catalogue.translate("Paper", "Marking list of a round")
        if blank
        else catalogue.translate("Paper", "Results of a round"),
        subtitle=subtitle,
        blocks=(*notes, _table(here, catalogue, round_, blank=blank)),
        ranked=False,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _table(here: InHand, catalogue: Catalogue, round_: RoundOfPlay, *, blank: bool) -> Table:
    rules = solving_rules(here.competition).round(round_.number)
    kind = ColumnKind.WRITING if blank else ColumnKind.NUMBER
    problems = (
        Column(
            catalogue.translate("Column", "{number} ({points})", "a problem and its points").format(
                number=number, points=solving.points(catalogue, most)
            ),
            kind,
            Align.CENTRE,
            family="problem",
        )
        for number, most in enumerate(rules.problems, start=1)
    )
    return Table(
        columns=(
            columns.number(catalogue),
            columns.name(catalogue),
            *problems,
            Column(catalogue.translate("Column", "Points"), kind, Align.CENTRE),
            Column(catalogue.translate("Column", "Time"), kind, Align.CENTRE),
            *(
                [Column(catalogue.translate("Column", "Signature"), ColumnKind.WRITING)]
                if blank
                else []
            ),
        ),
        rows=tuple(_rows(here, catalogue, round_, blank=blank)),
    )


def _rows(
    here: InHand, catalogue: Catalogue, round_: RoundOfPlay, *, blank: bool
) -> Iterator[tuple[Cell, ...]]:
    numbers, rules = here.competition.numbers, solving_rules(here.competition)
    of_round = rules.round(round_.number)
    listed = [each for each in round_.sheets if each.solver in numbers]

    def order(sheet: Sheet) -> tuple[bool, object, object, int]:
        if blank or sheet.is_open:
            return True, 0, 0, numbers[sheet.solver]
        score = round_score(round_.number, of_round, sheet)
        return False, -score.points, score.seconds, numbers[sheet.solver]

    for sheet in sorted(listed, key=order):
        who = (
            Cell(str(numbers[sheet.solver])),
            frame.name_cell(here.event, catalogue, sheet.solver),
        )
        if blank:
            yield *who, *(Cell() for _ in range(len(of_round.problems) + 3))
            continue
        if sheet.state is SheetState.MARKED:
            score = round_score(round_.number, of_round, sheet)
            points = (Cell(solving.points(catalogue, each)) for each in sheet.points)
            time = solving.time_text(score.seconds, has_seconds=rules.has_seconds)
            total = Cell(solving.points(catalogue, score.points), strong=True)
            yield *who, *points, total, Cell(time)
            continue
        nothing = (Cell("–") for _ in of_round.problems)
        said = "" if sheet.is_open else solving.state(catalogue, sheet.state)
        yield *who, *nothing, Cell(""), Cell(said)
