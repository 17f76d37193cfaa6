"""Frozen values: dataclasses that the start of a program can afford by the hundred.

`dataclasses.dataclass(frozen=True)` writes and compiles up to eight functions for every class, each
time the program starts: almost a millisecond for a class. Of these only the one that makes a value
must be written anew for each, when the first is made; the others do the same for all.
"""

import dataclasses
import sys
from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, field
from operator import attrgetter
from types import MemberDescriptorType
from typing import Any, NoReturn, TypeVar, dataclass_transform, overload

_Class = TypeVar("_Class", bound=type)


@overload
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: _Class, /) -> _Class: ...
@overload
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(*, kw_only: bool = False, slots: bool = True) -> Callable[[_Class], _Class]: ...
def frozen(cls: Any = None, /, *, kw_only: bool = False, slots: bool = True) -> Any:
    """Make a class a frozen dataclass, which `replace`, `fields` and `match` know as any other.

    `slots=False` is for one that remembers an answer (`cached_property`).
    """

    def made(plain: Any) -> Any:
        # The standard decorator reads the fields and makes the slots; it compiles nothing so. For a
        # class without words it would spell out the signature, which takes as long as the rest.
        plain.__doc__ = plain.__doc__ or plain.__name__
        whole: Any = dataclasses.dataclass(
            init=False, repr=False, eq=False, kw_only=kw_only, slots=slots
        )(plain)
        fields = dataclasses.fields(whole)
        methods = {
            "__init__": _compiled_when_called(whole, fields),
            "__setattr__": _set_nothing,
            "__delattr__": _delete_nothing,
            "__repr__": _showing([each.name for each in fields if each.repr]),
            **_comparing([each.name for each in fields if each.compare]),
            **({"__getstate__": _state, "__setstate__": _set_state} if slots else {}),
        }
        for name, method in methods.items():
            # What a class says itself stands, such as its own words for people.
            if name not in plain.__dict__ or plain.__dict__[name] is None:
                setattr(whole, name, method)
        return whole

    return made if cls is None else made(cls)


def _compiled_when_called(cls: Any, fields: tuple["Field[Any]", ...]) -> Callable[..., None]:
    """Return what compiles the constructor with the first value: most classes of a start have none
    to make.
    """

    def first(self: object, *arguments: object, **named: object) -> None:
        cls.__init__ = _init(cls, fields)
        cls.__init__(self, *arguments, **named)

    return first


def _init(cls: Any, fields: tuple["Field[Any]", ...]) -> Callable[..., None]:
    """Compile what makes a value. It sets the fields past `__setattr__`, which refuses all."""
    known: dict[str, Any] = {"_set": object.__setattr__, "_missing": MISSING}
    parameters, lines = ["self"], []
    for each in sorted(fields, key=lambda each: bool(each.kw_only)):
        name = said = each.name
        if each.kw_only and "*" not in parameters:
            parameters.append("*")
        if each.default is not MISSING:
            known[f"_default_{name}"] = each.default
            parameters.append(f"{name}=_default_{name}")
        elif each.default_factory is not MISSING:
            known[f"_new_{name}"] = each.default_factory
            parameters.append(f"{name}=_missing")
            said = f"_new_{name}() if {name} is _missing else {name}"
        else:
            parameters.append(name)
        if isinstance(slot := getattr(cls, name, None), MemberDescriptorType):
            known[f"_set_{name}"] = slot.__set__  # in two thirds of the time
            lines.append(f"  _set_{name}(self, {said})")
        else:
            lines.append(f"  _set(self, {name!r}, {said})")
    if hasattr(cls, "__post_init__"):
        lines.append("  self.__post_init__()")
    head = f"def make({', '.join(known)}):\n def __init__({', '.join(parameters)}):\n"
    made: dict[str, Any] = {}
    text = head + ("\n".join(lines) or "  pass") + "\n return __init__"
    exec(text, sys.modules[cls.__module__].__dict__, made)
    init: Callable[..., None] = made["make"](**known)
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    init.__annotations__ = {each.name: each.type for each in fields} | {"return": None}
    return init


def _comparing(names: list[str]) -> dict[str, Callable[..., object]]:
    of = attrgetter(*names) if names else type

    def equals(self: object, other: object) -> bool:
        return of(self) == of(other) if other.__class__ is self.__class__ else NotImplemented

    def hashed(self: object) -> int:
        return hash(of(self))

    return {"__eq__": equals, "__hash__": hashed}


def _showing(names: list[str]) -> Callable[[object], str]:
    def shown(self: object) -> str:
        facts = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{self.__class__.__qualname__}({facts})"

    return shown


def _set_nothing(_: object, name: str, __: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _delete_nothing(_: object, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[object]:
    return [getattr(self, each.name) for each in dataclasses.fields(self)]


def _set_state(self: Any, state: list[object]) -> None:
    for each, fact in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, each.name, fact)
