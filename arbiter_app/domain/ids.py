"""Identities that must not be mixed up."""

from typing import NewType

PlayerId = NewType("PlayerId", int)
"""A person of the event; stays the same for ever."""

ParticipantId = PlayerId
"""Who plays under one number in a competition: a person, or a team. Numbers, pairs, tables, byes
and decisions are of participants, so the two share a type and the columns of an event file."""

TeamId = NewType("TeamId", ParticipantId)
"""A team of the event; stays the same for ever. It is a number below zero, which no person has."""


def is_team(id: ParticipantId) -> bool:
    """Whether a participant is a team."""
    return id < 0


TournamentId = NewType("TournamentId", int)
"""A tournament of the event: the number of its main stage, which no other stage ever has again."""

StageId = NewType("StageId", int)

FIRST_TOURNAMENT = TournamentId(1)
"""The tournament that an event begins with."""

FIRST_STAGE = StageId(1)
"""The main stage of the first tournament. The number of a stage is its own in the whole event, so
that it also tells its tournament."""

GameId = NewType("GameId", int)

Round = NewType("Round", int)
"""Number of a round inside its stage, from 1."""

Board = NewType("Board", int)
"""Number of a board inside its round, from 1."""

PairingNumber = NewType("PairingNumber", int)
"""Number obtained at the draw, from 1; fixed for the whole tournament (C.05 Annex 1)."""

StartNumber = NewType("StartNumber", int)
"""Number of a start position of Chess960, from 0 to 959; 518 is that of classical chess."""

IncidentId = NewType("IncidentId", int)
"""Number of a line in the register of incidents, from 1."""

AppealId = NewType("AppealId", int)
"""Number of a protest or an appeal, from 1."""

MatchId = NewType("MatchId", str)
"""Where a match stands in its bracket, see `pairing.bracket`: "2.5-8.1" is the first match of the
second round for the places 5 to 8."""

DecisionId = NewType("DecisionId", int)
PlayOffId = NewType("PlayOffId", int)
"""Number of a play-off of the event, from 1."""
