from installer.benchmarks import PARTS, WITH_ENGINE
from tests.benchmarks.__main__ import TIMED
from tests.benchmarks.measuring import calls


def test_that_every_part_that_can_be_named_is_timed() -> None:
    assert list(TIMED) == list(PARTS)
    assert {*PARTS} >= WITH_ENGINE


def test_that_calls_of_python_are_counted_with_those_inside() -> None:
    def inner() -> None:
        len("built in: not counted")

    def outer() -> None:
        inner()
        inner()
        assert sum(number for number in range(100)) == 4950

    assert calls(outer) == 3
