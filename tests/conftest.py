import os

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A slow machine is no bug of a rule; CI must give the same answer twice.
settings.register_profile("arbiter", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("arbiter")
