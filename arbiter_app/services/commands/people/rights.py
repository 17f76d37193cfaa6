"""Commands about PINs: who signs in at the computer of the event."""

import secrets
from collections.abc import Mapping
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.rights import Authority, Pin, Right
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.services.command import command
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.event import write_pins

_SHORTEST = 4


def _without_pin(params: Mapping[str, Any]) -> Mapping[str, Any]:
    """Keep whose PIN it is, and never the PIN."""
    return {"authority": params["authority"]}


def _judge_setting(here: InHand, params: Mapping[str, Any]) -> None:
    if params["authority"] is not Authority.CHIEF_ARBITER and not here.event.pins:
        raise RuleError("pins.chief-first")
    if len(params["pin"].strip()) < _SHORTEST:
        raise RuleError("pins.too-short", least=_SHORTEST)


def _judge_removal(here: InHand, params: Mapping[str, Any]) -> None:
    if params["authority"] not in here.event.pins:
        raise RuleError("pins.not-set")
    if params["authority"] is Authority.CHIEF_ARBITER and len(here.event.pins) > 1:
        raise RuleError("pins.chief-last")


@command("pins.set", _judge_setting, right=Right.MANAGE, noted=_without_pin, of_event=True)
def set_pin(uow: UnitOfWork, /, *, authority: Authority, pin: str) -> None:
    """Set or change a PIN; from the first one on people sign in."""
    kept = Pin.of(pin.strip(), salt=secrets.token_hex(16))
    write_pins(uow.rows, {**uow.event.pins, authority: kept})


@command("pins.remove", _judge_removal, right=Right.MANAGE, of_event=True)
def remove_pin(uow: UnitOfWork, /, *, authority: Authority) -> None:
    """Take a PIN away; without the last one everybody may do everything again."""
    kept = {each: pin for each, pin in uow.event.pins.items() if each is not authority}
    write_pins(uow.rows, kept)


@command("pins.forget", anything, right=None, is_barrier=True, of_event=True)
def forget_pins(uow: UnitOfWork, /) -> None:
    """Take all PINs away when the chief arbiter's is forgotten; the journal keeps that for good."""
    write_pins(uow.rows, {})
