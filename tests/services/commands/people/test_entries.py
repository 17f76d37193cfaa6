"""People of an event in several of its tournaments: entered, moved, corrected, let go."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from decimal import Decimal
from functools import partial
from typing import Any

import pytest

from arbiter_app.domain.facts.people.admission import Admission
from arbiter_app.domain.facts.people.eligibility import EVERYBODY, AgeGroup, Eligibility
from arbiter_app.domain.facts.people.people import Birth, PlayerFields, Sex
from arbiter_app.domain.facts.results import WHITE_WINS, Colour
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PlayerId, Round, TournamentId
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.listed_programs import TOLD
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.permission.acts import NotAcceptedError
from arbiter_app.domain.registration.findings import findings, open_findings
from arbiter_app.domain.registration.fitting import fitting
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.commission import decide, show_paper
from arbiter_app.services.commands.people.entries import (
    enter_players,
    import_into,
    move_players,
    remove_person,
)
from arbiter_app.services.commands.people.join_late import join_late
from arbiter_app.services.commands.people.players import (
    add_player,
    edit_player,
    import_players,
    remove_player,
    replace_player,
)
from arbiter_app.services.commands.people.registration import (
    change_eligibility,
    mark_present,
    rule_on_finding,
    set_fee_due,
    set_fees_paid,
)
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result, publish_round, set_times
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.commands.rules.swiss_rules import set_initial_colour
from arbiter_app.services.commands.whole.tournaments import remove_tournament
from arbiter_app.services.workspace import AtStage, Workspace
from tests.services.commands.whole.test_overlaps import at, choose
from tests.services.hands import last_line, refusal, refused_code, said
from tests.services.tournament_hands import filled, second


def first(workspace: Workspace) -> AtStage:
    return workspace.at(workspace.event.tournaments[0].main_stage.id)


def id_of(place: AtStage) -> TournamentId:
    assert place.stage is not None
    return TournamentId(place.stage)


def players_of(place: AtStage) -> list[str]:
    event = place.workspace.event.of(id_of(place))
    return [player.name for player in event.entrants]


def paper_of(workspace: Workspace) -> str:
    return workspace.event.requirements[0].id


def conditions(place: AtStage, **own: Any) -> None:
    asked: dict[str, Any] = {
        each.name: getattr(EVERYBODY, each.name) for each in fields(Eligibility)
    }
    place.do(change_eligibility, **{**asked, **own})


def test_a_person_is_entered_into_another_tournament_with_the_papers_shown(
    workspace: Workspace,
) -> None:
    there = second(workspace)
    here = first(workspace)
    player = here.do(add_player, name="Бондар Олена", birth=Birth(2015))
    here.do(show_paper, player=player, requirement=paper_of(workspace), number="77")
    here.do(mark_present, players=[player])
    there.do(enter_players, players=[player])
    whole = read_event(workspace.path)
    assert len(whole.players) == 1
    entry = whole.of(id_of(there)).tournament.entry(player)
    assert entry.papers[paper_of(workspace)].number == "77"
    assert not entry.present
    assert last_line(workspace) == "U12. Entered, of the people of the event: Бондар Олена"
    workspace.undo()
    assert players_of(there) == []
    assert players_of(here) == ["Бондар Олена"]


def test_who_is_typed_again_is_offered_to_be_entered_instead(workspace: Workspace) -> None:
    there = second(workspace)
    first(workspace).do(add_player, name="Бондар Олена", birth=Birth.parse("03.04.2015"))
    twice = refusal(
        lambda: there.do(add_player, name="БОНДАР  Олена", birth=Birth.parse("03.04.2015"))
    )
    assert twice.code == "player.in-event"
    assert "U10" in said(twice)
    there.do(enter_players, players=[PlayerId(1)])
    birth = Birth.parse("03.04.2015")
    again = refused_code(lambda: there.do(add_player, name="Бондар Олена", birth=birth))
    assert again == "player.registered-already"


def test_moving_takes_presence_fee_papers_and_the_decision_along(workspace: Workspace) -> None:
    there, here = second(workspace), first(workspace)
    player, other = (here.do(add_player, name=name) for name in ("Ґава", "Діброва"))
    here.do(mark_present, players=[player])
    here.do(set_fee_due, players=[player], amount=Decimal(300))
    here.do(set_fees_paid, paid={player: Decimal(200)})
    here.do(show_paper, player=player, requirement=paper_of(workspace), number="77")
    here.do(decide, players=[player], admission=Admission.REFUSED, reason="немає довідки")
    before = workspace.event.of(id_of(here)).tournament.entry(player)
    here.do(move_players, players=[player], to=id_of(there))
    whole = read_event(workspace.path)
    assert whole.of(id_of(there)).tournament.entry(player) == before
    assert [each.player for each in whole.of(id_of(here)).tournament.entries] == [other]
    assert last_line(workspace) == "U10. Moved to U12: Ґава"
    workspace.undo()
    assert players_of(here) == ["Ґава", "Діброва"]
    assert players_of(there) == []


def test_a_child_is_moved_up_by_a_decision_that_stands_as_a_ruling(workspace: Workspace) -> None:
    there, here = second(workspace), first(workspace)
    conditions(here, age=AgeGroup.U10)
    conditions(there, age=AgeGroup.U12, playing_up=False)
    player = here.do(add_player, name="Ґава", birth=Birth(2018), sex=Sex.MALE)
    here.do(move_players, players=[player], to=id_of(there), decision="рішення комісії")
    of_it = workspace.event.of(id_of(there))
    assert [each.code for each in findings(of_it)] == ["eligibility.plays-up"]
    assert open_findings(of_it) == ()
    assert of_it.tournament.entry(player).rulings[0].reason == "рішення комісії"
    assert last_line(workspace) == "U10. Moved to U12: Ґава; decided: рішення комісії"
    there.do(move_players, players=[player], to=id_of(here))
    assert workspace.event.of(id_of(here)).tournament.entry(player).rulings == ()


def test_a_ruling_about_what_holds_there_too_goes_along(workspace: Workspace) -> None:
    there, here = second(workspace), first(workspace)
    for place, group in ((here, AgeGroup.U10), (there, AgeGroup.U12)):
        conditions(place, age=group)
    player = here.do(add_player, name="Ґава")
    here.do(
        rule_on_finding, players=[player], finding="eligibility.birth-unknown", allowed=True,
        reason="копія документа буде завтра",
    )  # fmt: skip
    here.do(move_players, players=[player], to=id_of(there))
    assert open_findings(workspace.event.of(id_of(there))) == ()


def test_after_the_draw_of_the_target_the_rules_of_late_joining_hold(workspace: Workspace) -> None:
    there, here = filled(workspace), first(workspace)
    players = [here.do(add_player, name=name) for name in ("Ґудзь", "Дяк", "Ємець")]

    def move(reason: str | None = None) -> None:
        here.do(move_players, players=players[:1], to=id_of(there), reason=reason)

    assert refused_code(move) == "permission.reason-missing"
    assert refused_code(partial(move, reason="потяг")) == "late.even-field"
    here.do(number_by_rating)
    assert refused_code(partial(move, reason="потяг")) == "permission.remove-player"
    here.do(join_late, name="Журба", reason="потяг")
    assert players_of(here)[-1] == "Журба"


def test_in_a_swiss_who_is_moved_late_gets_the_number_of_their_strength(
    workspace: Workspace,
) -> None:
    there, here = second(workspace), first(workspace)
    choose(there, System.SWISS)
    for number in range(1, 12):
        there.do(add_player, name=f"Гравець {number}", fide_rating=2000 - number)
    there.do(number_by_rating)
    moved = [
        here.do(add_player, name=name, fide_rating=rating)
        for name, rating in (("Ґава", 1000), ("Дяк", 2400))
    ]
    here.do(move_players, players=moved, to=id_of(there))
    numbers = workspace.event.of(id_of(there)).tournament.numbers
    assert (numbers[moved[1]], numbers[moved[0]]) == (1, 13)
    there.do(move_players, players=moved[1:], to=id_of(here))
    assert sorted(workspace.event.of(id_of(there)).tournament.numbers.values()) == [*range(1, 13)]


def test_removing_keeps_a_person_who_is_entered_elsewhere(workspace: Workspace) -> None:
    there, here = second(workspace), first(workspace)
    player = here.do(add_player, name="Ґава")
    there.do(enter_players, players=[player])
    assert refused_code(lambda: workspace.do(remove_person, player=player)) == "person.entered"
    here.do(remove_player, player=player)
    assert (players_of(here), players_of(there)) == ([], ["Ґава"])
    there.do(remove_player, player=player)
    assert read_event(workspace.path).players == {}
    workspace.undo()
    there.do(remove_tournament)
    workspace.do(remove_person, player=player)
    assert last_line(workspace) == "Removed from the event: Ґава"
    assert read_event(workspace.path).players == {}


def test_a_rating_is_judged_in_every_tournament_where_the_person_plays(
    play: Callable[[int], Workspace],
) -> None:
    workspace = play(4)
    there = second(workspace)
    there.do(enter_players, players=[PlayerId(1)])
    there.do(add_player, name="Хтось")
    first(workspace).do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    name = workspace.event.players[PlayerId(1)].name

    def edit(reason: str | None = None) -> None:
        there.do(edit_player, player=PlayerId(1), name=name, fide_rating=2600, reason=reason)

    assert refused_code(edit) == "permission.reason-missing"
    with pytest.raises(NotAcceptedError):
        edit(reason="помилка у списку")
    newcomer = max(workspace.event.players)
    there.do(edit_player, player=newcomer, name="Хтось", fide_rating=1500)


def test_nobody_is_replaced_who_also_plays_elsewhere(workspace: Workspace) -> None:
    there, here = second(workspace), first(workspace)
    player = here.do(add_player, name="Ґава")
    there.do(enter_players, players=[player])
    refused = refusal(lambda: here.do(replace_player, player=player, name="Дяк"))
    assert refused.code == "player.plays-elsewhere"
    assert "U12" in said(refused)


def test_what_cannot_be_is_refused(play: Callable[[int], Workspace]) -> None:
    workspace = play(4)
    there = second(workspace)
    there.do(enter_players, players=[PlayerId(1)])
    for code, act in {
        "entry.already": lambda: there.do(enter_players, players=[PlayerId(1)]),
        "tournament.no-such-player": lambda: there.do(enter_players, players=[PlayerId(77)]),
        "tournament.none": lambda: there.do(
            move_players, players=[PlayerId(1)], to=TournamentId(99)
        ),
        "permission.reason-missing": lambda: there.do(
            move_players, players=[PlayerId(1)], to=id_of(first(workspace))
        ),
    }.items():
        assert refused_code(act) == code


def test_a_group_for_women_of_the_nearest_age_is_proposed_first(workspace: Workspace) -> None:
    girls, here = second(workspace, "U10 дівчата"), first(workspace)
    older = second(workspace, "U14")
    open_to_all = second(workspace, "Відкритий")
    conditions(here, age=AgeGroup.U10)
    conditions(girls, age=AgeGroup.U10, women_only=True)
    conditions(older, age=AgeGroup.U14)
    children = [
        here.do(add_player, name=f"Дитина {year}", birth=Birth(year), sex=sex)
        for year, sex in ((2017, Sex.FEMALE), (2017, Sex.MALE), (2013, Sex.FEMALE), (1990, None))
    ]
    event = workspace.event
    best = [fitting(event, event.players[each])[0] for each in children]
    assert [each.tournament for each in best] == [
        id_of(girls), id_of(here), id_of(older), id_of(open_to_all),
    ]  # fmt: skip
    assert all(each.is_met for each in best)
    worst = fitting(event, event.players[children[1]])[-1]
    assert [each.code for each in worst.against] == ["eligibility.not-a-woman"]


def test_a_list_goes_into_several_tournaments_in_one_act(workspace: Workspace) -> None:
    there, here = second(workspace), first(workspace)
    known = here.do(add_player, name="Ґава", fide_id=14100010)
    workspace.do(
        import_into,
        source="children.csv",
        groups={id_of(there): [{"name": "Ґ", "fide_id": 14100010}], id_of(here): [{"name": "Дяк"}]},
        added={"U14": [{"name": "Ємець"}, {"name": "Дяк Іван", "fide_id": 14100010}]},
        like=id_of(there),
    )
    whole = read_event(workspace.path)
    assert [len(each.entries) for each in whole.tournaments] == [2, 1, 2]
    assert whole.tournaments[2].title == "U14"
    assert known in {entry.player for entry in whole.tournaments[2].entries}
    assert len(whole.players) == 3
    assert last_line(workspace) == ("List children.csv imported, 4 players: U10: 1, U12: 1, U14: 2")
    workspace.undo()
    assert [len(each.entries) for each in workspace.event.tournaments] == [1, 0]
    again: Mapping[TournamentId, list[PlayerFields]] = {
        id_of(here): [{"name": "Ґава", "fide_id": 14100010}]
    }

    def listed(
        groups: Mapping[TournamentId, list[PlayerFields]], added: Mapping[str, list[PlayerFields]]
    ) -> None:
        workspace.do(import_into, source="a.csv", groups=groups, added=added)

    assert refused_code(partial(listed, again, {})) == "player.registered-already"
    unknown = partial(listed, {}, {"U8": [{"name": "Дяк"}]})
    assert refused_code(unknown) == "list.tournament-unknown"


def test_a_list_for_one_tournament_enters_who_is_in_the_event_already(
    workspace: Workspace,
) -> None:
    there, here = second(workspace), first(workspace)
    here.do(add_player, name="Ґава", fide_id=14100010)
    there.do(import_players, source="a.csv", players=[{"name": "Ґава", "fide_id": 14100010}])
    assert players_of(there) == ["Ґава"]
    assert len(workspace.event.players) == 1


def test_two_places_at_once_are_refused_where_both_tournaments_have_begun(
    play: Callable[[int], Workspace],
) -> None:
    workspace = play(5)
    there, here = second(workspace), first(workspace)
    choose(there, System.SWISS)
    for number in range(1, 13):
        there.do(add_player, name=f"Інший {number}", fide_rating=2000 - number)
    there.do(number_by_rating)
    there.do(set_initial_colour, colour=Colour.WHITE)
    round_one = make_round(there.competition, Round(1), dutch.pair)
    there.workspace.note(TOLD)
    there.do(pair_round, made=round_one)
    there.do(publish_round, round=Round(1))
    for game in there.competition.round(Round(1)).games:
        there.do(enter_result, round=Round(1), board=game.board, result=WHITE_WINS)
    there.do(pair_round, made=make_round(there.competition, Round(2), dutch.pair))
    there.do(set_times, times={Round(2): at(10)})
    here.do(set_times, times={Round(1): at(8), Round(2): at(11)})

    def enter() -> None:
        there.do(enter_players, players=[PlayerId(1)])

    here.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    assert "round 2 of U10 and round 2 of U12" in said(refusal(enter))
    here.do(set_times, times={Round(2): at(16)})
    enter()
    assert PlayerId(1) in there.competition.numbers
