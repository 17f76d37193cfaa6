"""A frozen value is what a frozen dataclass with slots is."""

import copy
import pickle
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, field, fields, replace

import pytest

from arbiter_app.values import frozen


@frozen
class Place:
    """Where somebody stands."""

    number: int
    shared: bool = False
    notes: Mapping[str, str] = field(default_factory=dict, kw_only=True)
    at: int = field(default=0, compare=False, repr=False)


def test_that_values_with_equal_fields_are_equal_and_hash_alike() -> None:
    one, other = Place(3, at=1), Place(3, at=2)
    assert one == other
    assert one != Place(3, shared=True)
    assert repr(one) == "Place(number=3, shared=False, notes={})"


def test_that_a_value_cannot_be_changed_but_replaced() -> None:
    place = Place(3)
    with pytest.raises(FrozenInstanceError):
        place.number = 4  # type: ignore[misc] # that it is refused is the point
    with pytest.raises(FrozenInstanceError):
        del place.number
    assert replace(place, number=4) == Place(4)
    assert not hasattr(place, "__dict__")


def test_that_every_value_has_a_default_of_its_own_and_the_order_of_its_fields() -> None:
    assert Place(1).notes is not Place(1).notes
    assert [each.name for each in fields(Place)] == ["number", "shared", "notes", "at"]
    match Place(1, shared=True):
        case Place(number, shared):
            assert (number, shared) == (1, True)
    with pytest.raises(TypeError):
        Place()  # type: ignore[call-arg] # the number is missing


def test_that_values_can_be_copied_and_stored() -> None:
    place = Place(3, shared=True, notes={"a": "b"}, at=5)
    for again in (copy.deepcopy(place), pickle.loads(pickle.dumps(place))):
        assert (again, again.at) == (place, 5)
