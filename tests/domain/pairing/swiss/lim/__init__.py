"""The Lim System as it is tried in tests."""

from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from tests.domain.pairing.swiss.lim.literal import literal_lim
from tests.domain.pairing.swiss.tiny_events import By

LIM = By(SwissSystem.LIM, literal_lim)
