"""Identities that must not be mixed up."""

from typing import NewType

PlayerId = NewType("PlayerId", int)
"""A person of the event; stays the same for ever."""

TournamentId = NewType("TournamentId", int)
StageId = NewType("StageId", int)
GameId = NewType("GameId", int)

Round = NewType("Round", int)
"""Number of a round inside its stage, from 1."""

Board = NewType("Board", int)
"""Number of a board inside its round, from 1."""

PairingNumber = NewType("PairingNumber", int)
"""Number obtained at the draw, from 1; fixed for the whole tournament (C.05 Annex 1)."""

IncidentId = NewType("IncidentId", int)
"""Number of a line in the register of incidents, from 1."""

AppealId = NewType("AppealId", int)
"""Number of a protest or an appeal, from 1."""
