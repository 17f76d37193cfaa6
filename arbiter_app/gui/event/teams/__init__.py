"""How teams play, on the page of the event: whether they do, and by which rules."""
