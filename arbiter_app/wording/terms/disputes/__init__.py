"""Words for incidents, protests and appeals; their papers stand in `documents/disputes`."""
