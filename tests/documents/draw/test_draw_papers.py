"""The order of drawing, what is cut out for it, and its protocol."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from arbiter_app.documents.report import Cards, Report
from arbiter_app.domain.drawing.ceremony import (
    envelope_at,
    free_groups,
    held_draw,
    number_at,
    numbers_left,
    safe_envelopes,
    sealed_envelopes,
    sealed_numbers,
    turn,
    whole_groups,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.play.numbering import (
    Ceremony,
    CeremonyMode,
    CeremonyStep,
    DrawMethod,
    MisDraw,
    VarmaVariant,
)
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from tests.documents.conftest import (
    changed,
    event_of,
    facts_of,
    report_of,
    sentences,
    table_of,
    texts_of,
    with_players,
    without,
)
from tests.documents.knockouts import knockout_of

BEGUN = datetime(2026, 6, 5, 13, 5)


def ceremony_of(
    event: Event, *, restricted: bool = True, mode: CeremonyMode = CeremonyMode.IN_THE_HALL
) -> Ceremony:
    players = event.entrants
    by = ContingentKey.REGION
    return Ceremony(
        method=DrawMethod.VARMA if restricted else DrawMethod.LOTS,
        mode=mode,
        groups=whole_groups(players, by) if restricted else free_groups(players),
        begun_at=BEGUN,
        seed="зерно" if mode is CeremonyMode.ON_SCREEN else None,
        contingents_by=by if restricted else None,
        varma_variant=VarmaVariant.CORRECTED if restricted else None,
        witnesses=("Дячук Роман", "Вовк Ніна"),
    )


def next_step(ceremony: Ceremony) -> CeremonyStep:
    """Return the first step there may be: the first safe envelope, the first number left."""
    now = turn(ceremony)
    assert now is not None
    at = BEGUN + timedelta(minutes=1, seconds=10 * len(ceremony.steps))
    sealed = ceremony.mode is CeremonyMode.ON_SCREEN
    if now.chooses_envelope:
        letter = safe_envelopes(ceremony)[0]
        places = [each.place for each in sealed_envelopes(ceremony)] if sealed else []
        place = next((each for each in places if envelope_at(ceremony, each) == letter), None)
        return CeremonyStep(at=at, player=now.player, envelope=letter, place=place)
    if sealed:
        shut = [each for each in sealed_numbers(ceremony, now.envelope) if not each.is_open]
        place, number = shut[0].place, number_at(ceremony, shut[0].place)
    else:
        place, number = None, numbers_left(ceremony)[now.envelope or ""][0]
    return CeremonyStep(at=at, player=now.player, envelope=now.envelope, number=number, place=place)


def with_steps(ceremony: Ceremony, most: int = 100) -> Ceremony:
    while len(ceremony.steps) < most and turn(ceremony) is not None:
        ceremony = replace(ceremony, steps=(*ceremony.steps, next_step(ceremony)))
    return ceremony


def undrawn() -> Event:
    return event_of(12, drawn=False)


def held(ceremony: Ceremony, event: Event) -> Event:
    """Return the event after the ceremony, with the rounds of its numbers."""
    draw = held_draw(ceremony)
    by_number = sorted(draw.drawn, key=lambda drawn: drawn.number)
    rounds = event_of(12).tournament.stages
    of_schedule = {each: drawn.player for each, drawn in zip(event.players, by_number, strict=True)}
    stages = tuple(
        replace(
            stage,
            rounds=tuple(
                replace(
                    each,
                    games=tuple(
                        replace(game, white=of_schedule[game.white], black=of_schedule[game.black])
                        for game in each.games
                    ),
                )
                for each in stage.rounds
            ),
        )
        for stage in rounds
    )
    return changed(event, ceremony=ceremony, draw=draw, stages=stages)


def test_that_the_order_of_drawing_names_each_group_once_the_largest_first() -> None:
    report = report_of("draw-order", undrawn(), "uk", method="varma", by="region")
    assert texts_of(report, "Контингент")[:7] == [
        "Київ (3)",
        "",
        "",
        "Харківська обл. (3)",
        "",
        "",
        "Дніпропетровська обл. (2)",
    ]
    assert texts_of(report, "Учасник")[:3] == ["Білик Марта", "Жук Остап", "Шевчук Олена"]
    facts = facts_of(report)
    assert facts["Учасників у контингентах"] == "3 + 3 + 2 + 2 + 2"
    assert facts["Номерів у конвертах"] == "4 + 3 + 3 + 2"
    assert "Кожен контингент повністю вміщується в один великий конверт." in sentences(report)


def test_that_the_order_of_drawing_says_that_a_group_does_not_fit() -> None:
    report = report_of("draw-order", undrawn(), method="varma", by="club")
    (warning,) = report.warnings
    assert "No envelope can hold the contingent “DIUSSH № 4”" in warning
    assert "envelope can hold" not in sentences(report)


def test_that_the_order_of_a_field_too_large_for_the_tables_is_listed_all_the_same() -> None:
    report = report_of("draw-order", event_of(6, drawn=False), method="varma")
    assert len(table_of(report).rows) == 6
    (warning,) = report.warnings
    assert "9 to 24 players" in warning


def test_that_free_lots_are_drawn_by_the_alphabet_without_contingents() -> None:
    report = report_of("draw-order", undrawn(), "uk")
    assert [column.title for column in table_of(report).columns] == ["Черга", "Учасник"]
    assert texts_of(report, "Учасник")[0] == "Антонюк Яна"


def test_that_the_order_is_that_of_the_ceremony_once_it_has_begun() -> None:
    event = undrawn()
    groups = ceremony_of(event).groups
    ceremony = replace(ceremony_of(event), groups=tuple(reversed(groups)))
    report = report_of("draw-order", changed(event, ceremony=ceremony))
    assert texts_of(report, "Contingent")[0] == "Odeska obl. (2)"


def cards(report: Report) -> list[Cards]:
    return [block for block in report.body if isinstance(block, Cards)]


def test_that_there_is_a_slip_for_every_number_of_free_lots_and_six_is_not_read_as_nine() -> None:
    (slips,) = cards(report_of("draw-slips", without(event_of(12), 12)))
    assert " ".join(card.large for card in slips.cards) == "1 2 3 4 5 6. 7 8 9. 10 11"


@pytest.mark.parametrize(("variant", "second"), [("official", "1, 2, 7"), ("corrected", "2, 6, 7")])
def test_that_slips_of_a_restricted_draw_come_in_sets(variant: str, second: str) -> None:
    sets = cards(report_of("draw-slips", undrawn(), method="varma", table=variant))
    assert [each.title for each in sets][:2] == ["Set A: 4, 5, 9, 10", f"Set B: {second}"]
    assert [card.large.rstrip(".") for card in sets[1].cards] == second.split(", ")


def test_that_slips_follow_the_table_of_a_ceremony_that_has_begun() -> None:
    event = undrawn()
    sets = cards(report_of("draw-slips", changed(event, ceremony=ceremony_of(event))))
    assert sets[1].title == "Set B: 2, 6, 7"


def test_that_labels_tell_the_quantity_outside_and_the_letter_inside() -> None:
    outside, inside = cards(report_of("envelope-labels", undrawn()))
    assert [card.large for card in outside.cards] == ["4", "3", "3", "2"]
    assert [(card.large, card.below) for card in inside.cards][2:] == [
        ("C", "6, 8, 12"),
        ("D", "3, 11"),
    ]


def test_that_unmarked_labels_are_all_alike() -> None:
    event = undrawn()
    outside, _ = cards(report_of("envelope-labels", event, outside="unmarked"))
    assert len(set(outside.cards)) == 1
    unmarked = changed(event, ceremony=replace(ceremony_of(event), quantities_shown=False))
    outside, _ = cards(report_of("envelope-labels", unmarked))
    assert len(set(outside.cards)) == 1


def test_that_labels_are_refused_where_there_is_no_table() -> None:
    with pytest.raises(RuleError) as refusal:
        report_of("envelope-labels", event_of(6))
    assert refusal.value.code == "draw.varma-players"


def test_that_a_protocol_waits_for_the_draw_but_not_its_blank_form() -> None:
    with pytest.raises(RuleError) as refusal:
        report_of("draw-protocol", undrawn())
    assert refusal.value.code == "document.needs-draw"
    report = report_of("draw-protocol", undrawn(), form="blank", method="varma")
    heads = [column.title for column in table_of(report).columns]
    assert heads == [
        "Draws as",
        "Contingent",
        "Player",
        "Envelope",
        "Number",
        "Time",
        "Signature",
    ]
    assert [each.office for each in report.signatures[2:]] == ["Witness", "Witness"]


def test_that_the_protocol_tells_every_step_with_time_set_and_number() -> None:
    event = undrawn()
    report = report_of("draw-protocol", held(with_steps(ceremony_of(event)), event), "uk")
    rows = [[cell.text for cell in row] for row in table_of(report).rows]
    assert len(rows) == 12 + 5
    assert rows[0] == ["1", "13:06:00", "Білик Марта", "Київ", "B", "конверт"]
    assert rows[1] == ["2", "13:06:10", "Білик Марта", "Київ", "B", "2"]


def test_that_the_protocol_tells_method_table_with_its_reason_and_witnesses() -> None:
    event = undrawn()
    report = report_of("draw-protocol", held(with_steps(ceremony_of(event)), event))
    facts = facts_of(report)
    assert "Varma" in facts["Draw"]
    assert facts["Envelopes"] == "paper envelopes in the hall"
    assert facts["Held"] == "5 June 2026, 13:05, over at 13:08"
    assert facts["Contingents by"] == "region"
    assert "6 and 12" in facts["Row of the table"]
    assert [each.name for each in report.signatures[2:]] == ["Diachuk Roman", "Vovk Nina"]


def test_that_a_witness_whom_nobody_has_named_can_sign() -> None:
    event = undrawn()
    ceremony = replace(ceremony_of(event), witnesses=())
    report = report_of("draw-protocol", held(with_steps(ceremony), event))
    assert [(each.office, each.name) for each in report.signatures[2:]] == [("Witness", "")]


def test_that_the_protocol_proves_that_nobody_of_a_contingent_meets_late() -> None:
    event = undrawn()
    report = report_of("draw-protocol", held(with_steps(ceremony_of(event)), event))
    strips = table_of(report, 1)
    apart = [column.title for column in strips.columns if column.apart]
    assert apart == ["9"]
    assert len(strips.rows) == 5
    assert "No two of one contingent meet in the last three rounds." in sentences(report)


def test_that_the_protocol_names_the_numbers_that_meet_late() -> None:
    report = report_of("draw-protocol", with_players(event_of(4), region=lambda _: "Київ"))
    assert "Of Kyiv these numbers meet in the last three rounds: 1 – 4 in round 1" in (
        sentences(report)
    )


def test_that_the_proof_goes_by_any_contingents_for_numbers_drawn_without() -> None:
    report = report_of("draw-protocol", event_of(12), by="club")
    assert texts_of(report, "Contingent", 1) == ["DIUSSH № 4", "SK «Avanhard»"]


def test_that_a_draw_by_seed_tells_how_anybody_repeats_it() -> None:
    event = undrawn()
    for restricted, name in ((True, "seed/envelopes"), (False, "seed/numbers")):
        ceremony = ceremony_of(event, restricted=restricted, mode=CeremonyMode.ON_SCREEN)
        report = report_of("draw-protocol", held(with_steps(ceremony), event))
        assert facts_of(report)["Seed"] == "зерно"
        assert name in sentences(report)
        assert "SHA-256" in sentences(report)
    assert "handed out by the alphabet" in sentences(report_of("draw-protocol", event_of(12)))


def test_that_a_draw_in_the_hall_has_no_seed_to_repeat() -> None:
    event = undrawn()
    report = report_of("draw-protocol", held(with_steps(ceremony_of(event)), event))
    assert "SHA-256" not in sentences(report)


def test_that_a_place_on_the_screen_and_who_drew_for_a_player_have_columns() -> None:
    event = undrawn()
    ceremony = with_steps(ceremony_of(event, mode=CeremonyMode.ON_SCREEN))
    first, *rest = ceremony.steps
    ceremony = replace(ceremony, steps=(replace(first, by="Петренко О."), *rest))
    report = report_of("draw-protocol", held(ceremony, event))
    assert texts_of(report, "Drawn by")[0] == "Petrenko O."
    assert texts_of(report, "Envelope at place")[0] == str(first.place)


def test_that_what_was_taken_back_stands_with_note_and_witness() -> None:
    event = undrawn()
    ceremony = with_steps(ceremony_of(event), 3)
    envelope, number, _ = ceremony.steps
    ceremony = replace(
        ceremony,
        mis_draws=tuple(
            MisDraw(at=BEGUN, step=step, note="two slips stuck together", witness="Дячук Роман")
            for step in (envelope, number)
        ),
    )
    report = report_of("draw-protocol", changed(event, ceremony=ceremony))
    assert texts_of(report, "Taken back", 1) == ["envelope B", "2"]
    assert texts_of(report, "Witness", 1) == ["Diachuk Roman", "Diachuk Roman"]


def test_that_a_draw_under_way_is_printed_as_far_as_it_has_come() -> None:
    event = undrawn()
    for steps in (0, 3):
        ceremony = with_steps(ceremony_of(event), steps)
        report = report_of("draw-protocol", changed(event, ceremony=ceremony))
        assert "The draw is not over yet." in sentences(report)
    assert len(table_of(report).rows) == 3


def test_that_the_way_out_of_a_contingent_that_does_not_fit_is_told() -> None:
    event = undrawn()
    ceremony = replace(ceremony_of(event), way_out="Київ is split in two")
    report = report_of("draw-protocol", changed(event, ceremony=ceremony))
    assert facts_of(report)["Contingents that do not fit"] == "Kyiv is split in two"


def test_that_papers_tell_that_a_contingent_draws_among_the_first_numbers() -> None:
    event = undrawn()
    ceremony = replace(
        ceremony_of(event, mode=CeremonyMode.ON_SCREEN),
        method=DrawMethod.LOTS,
        varma_variant=None,
        way_out="Без конвертів",
    )
    begun = changed(event, ceremony=ceremony)
    order = report_of("draw-order", begun)
    assert "Contingent" in [column.title for column in table_of(order).columns]
    assert "The largest group draws first, among the numbers 1 to 5" in sentences(order)

    protocol = report_of("draw-protocol", held(with_steps(ceremony), event))
    assert "the numbers from 1 to 5 shuffled with “seed/first”" in sentences(protocol)
    assert facts_of(protocol)["Contingents that do not fit"] == "Без конвертів"


def test_that_a_protocol_of_many_goes_onto_two_pages_and_not_onto_large_paper() -> None:
    event = knockout_of(24, KnockoutRules(), outcome=lambda *_: None)
    assert not report_of("draw-protocol", event).undivided
    assert report_of("draw-protocol", event_of(12, played=0)).undivided
