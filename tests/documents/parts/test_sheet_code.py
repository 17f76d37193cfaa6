"""The code of a sheet as people type it."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from arbiter_app.documents.parts.sheet_code import SheetCode, read_code
from arbiter_app.documents.report import Report
from arbiter_app.domain.facts.event import Event

EventOf = Callable[..., Event]
ReportOf = Callable[..., Report]

CODE = SheetCode(4127, "318", "0384", "9215")
WRITTEN = str(CODE)


def test_that_a_code_begins_with_the_data_version_and_comes_in_fours() -> None:
    version, *groups = WRITTEN.split("-")
    assert version == "4127"
    assert [len(group) for group in groups] == [4, 4, 4]


@pytest.mark.parametrize(
    "typed",
    [
        WRITTEN,
        WRITTEN.replace("-", ""),
        WRITTEN.replace("-", " "),
        WRITTEN.replace("-", "–"),
        f"  {WRITTEN}\t",
    ],
    ids=["as printed", "scanned", "spaces", "dashes", "around"],
)
def test_that_a_code_is_read_however_its_groups_are_set_apart(typed: str) -> None:
    assert read_code(typed) == CODE


def test_that_one_wrong_digit_is_always_noticed() -> None:
    digits = CODE.digits
    for place, right in enumerate(digits):
        for wrong in set("0123456789") - {right}:
            assert read_code(digits[:place] + wrong + digits[place + 1 :]) is None


def test_that_two_neighbours_exchanged_are_always_noticed() -> None:
    for version in range(1, 300):
        digits = SheetCode(version, "318", "0384", "9215").digits
        for place in range(len(digits) - 1):
            first, second = digits[place], digits[place + 1]
            if first != second:
                exchanged = digits[:place] + second + first + digits[place + 2 :]
                assert read_code(exchanged) is None


@pytest.mark.parametrize("typed", ["", "4127", "O127-3180-3849-2156", WRITTEN + "0" * 9, "0" * 16])
def test_that_what_is_no_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


def test_that_a_code_tells_event_paper_choices_language_and_words_apart(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = replace(event_of(6), key="one", data_version=97)
    first = next(iter(event.players.values()))
    renamed = replace(event, players={**event.players, first.id: replace(first, name="Інший")})
    reports = {
        "usual": report_of("round-protocol", event, "uk"),
        "event": report_of("round-protocol", replace(event, key="two"), "uk"),
        "version": report_of("round-protocol", replace(event, data_version=98), "uk"),
        "paper": report_of("pairings", event, "uk"),
        "language": report_of("round-protocol", event, "en"),
        "words": report_of("round-protocol", renamed, "uk"),
        "choice": report_of("round-protocol", event, "uk", round=1),
    }
    codes = {name: read_code(report.footer.code) for name, report in reports.items()}
    assert len(set(codes.values())) == len(reports)
    usual, words = codes["usual"], codes["words"]
    assert usual is not None
    assert words == replace(usual, words=words.words if words else "")


def test_that_an_event_without_a_file_has_no_codes(event_of: EventOf, report_of: ReportOf) -> None:
    assert not report_of("cross-table", event_of(6), "uk").footer.code


def test_that_every_sheet_bound_together_has_a_code_of_its_own_words(
    event_of: EventOf, report_of: ReportOf
) -> None:
    event = replace(event_of(6), key="one", data_version=97)
    codes = [sheet.footer.code for sheet in report_of("evening-pack", event, "uk").sheets]
    assert all(codes)
    assert len(set(codes)) == len(codes)
