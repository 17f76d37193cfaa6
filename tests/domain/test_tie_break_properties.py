"""What holds for every tournament, whatever was played (hypothesis)."""

from dataclasses import replace
from decimal import Decimal
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.domain.crosstable import crosstable
from arbiter_app.domain.editions import edition
from arbiter_app.domain.event import (
    Draw,
    DrawMethod,
    DrawnNumber,
    Entry,
    Game,
    RoundOfPlay,
    Settings,
    Stage,
    Tournament,
)
from arbiter_app.domain.ids import (
    Board,
    GameId,
    PairingNumber,
    PlayerId,
    Round,
    StageId,
    TournamentId,
)
from arbiter_app.domain.pairing.berger import RoundPairing, berger
from arbiter_app.domain.results import ALL_RESULTS, Result
from arbiter_app.domain.standings import Standing, answer, reckoned_from, standings
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.parts import Individual

EVERY_TIE_BREAK = ("DE", "WIN", "WON", "BPG", "BWG", "REP", "STD", "SB", "SB/C1", "SB/C2", "KS")
SETTINGS = Settings(edition="2026-03", tie_breaks=EVERY_TIE_BREAK)
COMPLETE = st.sampled_from(ALL_RESULTS)
RUNNING = st.none() | COMPLETE


@st.composite
def tournaments(
    draw: st.DrawFn, results: st.SearchStrategy[Result | None] = RUNNING, cycles: int | None = None
) -> Tournament:
    """A round robin of three to seven, one to three cycles, ids unlike numbers."""
    size = draw(st.integers(3, 7))
    cycles = cycles or draw(st.integers(1, 3))
    drawn = tuple(
        DrawnNumber(player=PlayerId(100 + number), number=PairingNumber(number))
        for number in range(1, size + 1)
    )

    def round_of(number: int, pairing: RoundPairing) -> RoundOfPlay:
        games = tuple(
            Game(
                id=GameId(100 * number + board),
                board=Board(board),
                white=PlayerId(100 + pair.white),
                black=PlayerId(100 + pair.black),
                result=draw(results),
            )
            for board, pair in enumerate(pairing.pairs, start=1)
        )
        return RoundOfPlay(number=Round(number), games=games)

    schedule = enumerate(berger(size) * cycles, start=1)
    return Tournament(
        id=TournamentId(1),
        title="",
        settings=replace(SETTINGS, cycles=cycles),
        entries=tuple(Entry(player=each.player) for each in drawn),
        draw=Draw(method=DrawMethod.BY_HAND, drawn=drawn),
        stages=(
            Stage(
                id=StageId(1),
                rounds=tuple(round_of(number, pairing) for number, pairing in schedule),
            ),
        ),
    )


def redrawn(played: Tournament, drawn: tuple[DrawnNumber, ...]) -> Tournament:
    return replace(played, draw=Draw(method=DrawMethod.BY_HAND, drawn=drawn))


def drawn_of(played: Tournament) -> tuple[DrawnNumber, ...]:
    assert played.draw is not None
    return played.draw.drawn


def unnumbered(row: Standing) -> tuple[object, ...]:
    return (row.place, row.last_place, row.points, row.values)


@given(tournaments(), st.randoms())
def test_that_standings_do_not_depend_on_the_order_of_entries(
    played: Tournament, shuffler: Random
) -> None:
    entries, drawn = list(played.entries), list(drawn_of(played))
    shuffler.shuffle(entries)
    shuffler.shuffle(drawn)
    shuffled = replace(redrawn(played, tuple(drawn)), entries=tuple(entries))
    assert standings(shuffled, {}) == standings(played, {})


@given(tournaments(), st.data())
def test_that_renumbering_permutes_the_rows(played: Tournament, data: st.DataObject) -> None:
    drawn = drawn_of(played)
    numbers = data.draw(st.permutations([each.number for each in drawn]))
    renumbered = redrawn(
        played,
        tuple(replace(each, number=number) for each, number in zip(drawn, numbers, strict=True)),
    )
    before = {row.player: unnumbered(row) for row in standings(played, {}).rows}
    after = {row.player: unnumbered(row) for row in standings(renumbered, {}).rows}
    assert after == before


@given(tournaments())
def test_that_places_follow_each_other_and_points_never_rise(played: Tournament) -> None:
    rows = standings(played, {}).rows
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)
    for index, row in enumerate(rows, start=1):
        assert row.place <= index <= row.last_place


@given(tournaments())
def test_that_a_cut_never_raises_a_value(played: Tournament) -> None:
    full, cut_1, cut_2 = (EVERY_TIE_BREAK.index(name) for name in ("SB", "SB/C1", "SB/C2"))
    for row in standings(played, {}).rows:
        values = [row.values[index] or 0 for index in (full, cut_1, cut_2)]
        assert values == sorted(values, reverse=True)
        assert values[-1] >= 0


@given(tournaments())
def test_that_the_parts_of_a_value_sum_to_it(played: Tournament) -> None:
    table = crosstable(played)
    rows = standings(played, {}).rows
    for index, name in enumerate(EVERY_TIE_BREAK):
        tie_break = TieBreak.parse(name)
        function = edition("2026-03").criterion(tie_break, SETTINGS.system).function
        if not isinstance(function, Individual):
            continue
        for row in rows:
            found = answer(reckoned_from(played, {}), name, row.player)
            assert found is not None
            assert sum(part.value for part in found.parts) == row.values[index]
            assert all(table.against(row.player, part.cell.opponent) for part in found.parts)


@given(st.data(), st.integers(2, 3))
def test_that_direct_encounter_is_the_mean_of_the_cycles_among_the_tied(
    data: st.DataObject, cycles: int
) -> None:
    played = data.draw(tournaments(COMPLETE, cycles=cycles))
    table = crosstable(played)
    rows = standings(
        replace(played, settings=replace(played.settings, tie_breaks=("DE",))), {}
    ).rows
    for row in rows:
        tied = {other.player for other in rows if other.points == row.points}
        among = [cell.points for cell in table.lines[row.player].cells if cell.opponent in tied]
        assert row.values[0] == (sum(among) / Decimal(cycles) if len(tied) > 1 else None)
    for above, below in pairwise(rows):
        if above.points == below.points:
            assert (above.values[0] or 0) >= (below.values[0] or 0)
