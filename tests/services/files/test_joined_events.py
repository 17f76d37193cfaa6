"""A tournament taken out into a file of its own, and events that are joined."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Birth, Player
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.ids import PlayerId, TournamentId
from arbiter_app.domain.registration.same_people import same_people, there_already
from arbiter_app.domain.table.standings import standings
from arbiter_app.formats.errors import FileError
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import read_event, read_history, verify
from arbiter_app.services.commands.people.entries import enter_players
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.rules.regulations import attach_regulations
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from arbiter_app.services.copies.practice import make_practice_copy
from arbiter_app.services.files.joined_events import examine, join, read_other, take_out
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.journal.lines import entry_text
from tests.services.hands import last_line
from tests.services.two_tournaments import U8, two_tournaments


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    """U8, in which all is played, and U10 after its first round."""
    return two_tournaments(tmp_path / "cup.arbiter")


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Workspace]:
    """Another cup, that is open: U8 with others, and U10 with the same people."""
    path = two_tournaments(tmp_path / "other.arbiter", title="Мемориал", first="U12")
    with closing(Workspace.open(path, actor="arbiter")) as workspace:
        yield workspace


def tables(event: Event) -> dict[str, list[tuple[object, ...]]]:
    """Return the tables of all tournaments by their titles: places, names, points, values."""
    return {
        each.title: [
            (row.place, event.players[row.player].name, row.number, row.points, row.values)
            for row in standings(each.competition(), event.players).rows
        ]
        for each in event.tournaments
    }


def set_fields(workspace: Workspace, player: PlayerId, **fields: Any) -> None:
    """Let something more be known of a player."""
    known = workspace.event.players[player]
    workspace.at(workspace.event.tournaments[0].main_stage.id).accepting().do(
        edit_player, player=player, name=known.name, fide_rating=known.fide_rating, **fields
    )


def test_that_a_tournament_taken_out_has_its_people_and_its_table(
    cup: Path, tmp_path: Path
) -> None:
    whole = read_event(cup)
    target = tmp_path / "u10.arbiter"
    take_out(cup, whole.tournaments[1].id, target, actor="arbiter")
    alone = read_event(target)
    assert alone.title == "Кубок міста: U10"
    assert (alone.tournament.id, alone.tournament.main_stage.id) == (1, 1)
    assert len(alone.players) == 6
    assert tables(alone)["U10"] == tables(whole)["U10"]
    assert verify(target) == ()
    assert read_event(cup) == whole


def test_that_its_journal_begins_with_where_it_comes_from(cup: Path, tmp_path: Path) -> None:
    target = tmp_path / "u10.arbiter"
    take_out(cup, TournamentId(2), target, actor="arbiter")
    (entry,) = read_history(target)
    told = entry_text(catalogue("en"), entry.command, entry.params, read_event(target))
    assert told.startswith("Begun with U10, taken out of Кубок міста; the journal there ends with ")
    assert told.endswith(read_other(cup).fingerprint)


def test_that_what_is_taken_out_goes_on_by_itself(cup: Path, tmp_path: Path) -> None:
    with closing(Workspace.open(cup)) as workspace:
        workspace.do(attach_regulations, name="regulations.pdf", content=b"%PDF")
    target = tmp_path / "u8.arbiter"
    take_out(cup, TournamentId(1), target)
    with closing(Workspace.open(target)) as workspace:
        workspace.do(describe_tournament, title="Малюки")
        assert workspace.event.tournament.title == "Малюки"
        assert workspace.event.regulations is not None
        workspace.undo()
    assert verify(target) == ()


def test_that_nothing_is_taken_out_over_a_file_or_of_an_event_of_one(
    cup: Path, tmp_path: Path
) -> None:
    with pytest.raises(FileError) as refused:
        take_out(cup, TournamentId(2), cup)
    assert refused.value.code == "file.exists"
    target = tmp_path / "u10.arbiter"
    take_out(cup, TournamentId(2), target)
    with pytest.raises(RuleError) as only:
        take_out(target, TournamentId(1), tmp_path / "again.arbiter")
    assert only.value.code == "take-out.only"
    assert not (tmp_path / "again.arbiter").exists()


def test_that_a_tournament_taken_out_and_joined_has_its_table_again(
    cup: Path, tmp_path: Path, opened: Workspace
) -> None:
    take_out(cup, TournamentId(2), tmp_path / "u10.arbiter")
    before = read_event(cup)
    other = read_other(tmp_path / "u10.arbiter")
    join(opened, other, examine(opened, other).same.certain)
    event = read_event(opened.path)
    assert [each.title for each in event.tournaments] == ["U12", "U10", "Кубок міста: U10"]
    assert [each.position for each in event.tournaments] == [1, 2, 3]
    assert tables(event)["Кубок міста: U10"] == tables(before)["U10"]
    assert verify(opened.path) == ()


def test_that_a_join_is_one_entry_and_one_undo(cup: Path, opened: Workspace) -> None:
    before = opened.event
    other = read_other(cup)
    join(opened, other, {})
    assert last_line(opened) == (
        "Event joined: Кубок міста (cup.arbiter), with U8, U10;"
        f" its journal ends with {other.fingerprint}"
    )
    assert len(opened.event.tournaments) == 4
    assert len(opened.event.players) == 20
    opened.undo()
    assert opened.event.tournaments == before.tournaments
    assert opened.event.players == before.players
    opened.redo()
    assert tables(opened.event)["U8"] == tables(other.event)["U8"]
    assert verify(opened.path) == ()


def test_that_games_and_stages_of_what_is_joined_are_its_own(cup: Path, opened: Workspace) -> None:
    join(opened, read_other(cup), {})
    event = opened.event
    stages = [stage.id for each in event.tournaments for stage in each.stages]
    games = [game.id for each in event.tournaments for _, game in each.main_stage.games]
    assert len({*stages}) == len(stages) == 4
    assert len({*games}) == len(games)
    assert [int(each.id) for each in event.tournaments] == [*map(int, stages)]


def test_that_what_holds_there_holds_for_the_tournament_here(cup: Path, opened: Workspace) -> None:
    with closing(Workspace.open(cup)) as workspace:
        whole = workspace.event
        workspace.do(
            describe_event,
            title=whole.title,
            place="",
            organiser="",
            time_control="15+10",
            starts_on=whole.starts_on,
            ends_on=None,
        )
        main = whole.tournaments[1].main_stage.id
        workspace.at(main).do(describe_tournament, title="U10", discipline=Discipline.RAPID)
    join(opened, read_other(cup), {})
    joined = opened.event.of(opened.event.tournaments[-1].id)
    assert (joined.time_control, joined.discipline) == ("15+10", Discipline.RAPID)
    assert (opened.event.time_control, opened.event.discipline) == ("", Discipline.STANDARD)


def test_that_people_of_one_id_are_one_and_namesakes_are_asked_about(
    cup: Path, opened: Workspace
) -> None:
    here = {player.name: player.id for player in opened.event.players.values()}
    set_fields(opened, here["Клен Юрій"], fide_id=14100001)
    with closing(Workspace.open(cup)) as workspace:
        there = {player.name: player.id for player in workspace.event.players.values()}
        set_fields(workspace, there["Клен Юрій"], fide_id=14100001)
        set_fields(workspace, there["Липа Марко"], birth=Birth(2016))
    set_fields(opened, here["Липа Марко"], birth=Birth(2017))
    found = examine(opened, read_other(cup))
    assert found.same.certain == {there["Клен Юрій"]: here["Клен Юрій"]}
    assert there["Липа Марко"] not in found.same.doubtful
    assert found.same.doubtful[there[U8[0]]] == (here[U8[0]],)
    same = {**found.same.certain, there[U8[0]]: here[U8[0]]}
    join(opened, found.other, same)
    assert len(opened.event.players) == 18
    assert here["Клен Юрій"] in [each.player for each in opened.event.tournaments[-1].entries]


def test_that_two_people_of_an_event_do_not_become_one(cup: Path, opened: Workspace) -> None:
    with pytest.raises(RuleError) as refused:
        join(opened, read_other(cup), {PlayerId(1): PlayerId(3), PlayerId(2): PlayerId(3)})
    assert refused.value.code == "join.one-for-two"
    assert len(opened.event.tournaments) == 2


def test_that_neither_itself_nor_a_practice_copy_is_joined(
    opened: Workspace, cup: Path, tmp_path: Path
) -> None:
    practice = tmp_path / "practice.arbiter"
    make_practice_copy(cup, practice)
    for path, code in ((opened.path, "join.same-event"), (practice, "join.does-not-count")):
        with pytest.raises(RuleError) as refused:
            examine(opened, read_other(path))
        assert refused.value.code == code
    with pytest.raises(RuleError):
        join(opened, read_other(practice), {})


def test_that_one_person_here_is_one_person_there() -> None:
    here = [Player(id=PlayerId(1), name="Бук Ян", fide_id=7, national_id="x")]
    there = [
        Player(id=PlayerId(1), name="Бук Ян", fide_id=7),
        Player(id=PlayerId(2), name="Бук Ян", national_id="x"),
    ]
    found = same_people(here, there)
    assert found.certain == {PlayerId(1): PlayerId(1)}
    assert found.doubtful == {}


def test_that_a_tournament_that_is_still_there_is_known_again(
    cup: Path, tmp_path: Path, opened: Workspace
) -> None:
    take_out(cup, TournamentId(2), tmp_path / "u10.arbiter")
    back = read_other(tmp_path / "u10.arbiter").event
    assert there_already(read_event(cup), back) == {back.tournaments[0].id: TournamentId(2)}
    # under another title, with the same pairs
    assert opened.event.tournaments[0].title != read_event(cup).tournaments[0].title
    assert len(there_already(opened.event, read_event(cup))) == 2
    with closing(Workspace.open(cup)) as workspace:
        first, _ = workspace.event.tournaments
        workspace.do(add_tournament, title="Бліц", like=first.id)
        blitz = workspace.event.tournaments[-1]
        people = [each.player for each in first.entries]
        workspace.at(blitz.main_stage.id).do(enter_players, players=people)
        whole = workspace.event
    take_out(cup, blitz.id, tmp_path / "blitz.arbiter")
    back = read_other(tmp_path / "blitz.arbiter").event
    assert [*there_already(whole, back).values()] == [blitz.id]
