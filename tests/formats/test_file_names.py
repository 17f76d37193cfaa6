from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.formats.errors import FileError
from arbiter_app.formats.file_names import demand_plain_name, plain_name, plain_path


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Кубок: міста / U12", "Кубок міста U12"),
        ("CON", "CON_"),
        ("nul.2026", "nul_.2026"),
        ("Lpt1 ", "Lpt1_"),
        ("Console", "Console"),
        ("..-hidden", "hidden"),
        ("--help", "help"),
        ("Cup 2026. ", "Cup 2026"),
        ("a\u202eb\u200bc\x00d", "a b c d"),
        ("\ud800", ""),
        ("т" * 150, "т" * 100),
        ("...", ""),
    ],
)
def test_that_a_proposed_name_is_one_that_every_system_takes(text: str, name: str) -> None:
    assert plain_name(text) == name


@given(st.text(alphabet=st.characters(exclude_categories=())))
def test_that_every_proposed_name_would_be_accepted(text: str) -> None:
    if name := plain_name(text):
        demand_plain_name(Path(f"{name}.arbiter"))


@given(st.text(alphabet=st.characters(exclude_categories=())))
def test_that_a_plain_name_is_not_changed_again(text: str) -> None:
    assert plain_name(plain_name(text)) == plain_name(text)


def test_that_a_proposed_path_keeps_its_folder_and_suffix() -> None:
    assert plain_path(Path("a:b") / "c?d.pdf") == Path("a:b") / "c d.pdf"
    assert plain_path(Path("folder") / "....pdf").suffix == ".pdf"


@pytest.mark.parametrize("name", ["Кубок 5.arbiter", "table (final).pdf", "Contest.trf", "a" * 200])
def test_that_ordinary_names_are_taken(name: str) -> None:
    demand_plain_name(Path(name))


@pytest.mark.parametrize("name", ["AUX", "a\tb", "a|b", " a", "a ", "\udcff.pdf", "a" * 201])
def test_that_other_names_are_refused(name: str) -> None:
    with pytest.raises(FileError) as refused:
        demand_plain_name(Path(name))
    assert refused.value.code.startswith("file.name-")
