"""How problems are solved, as the page of the event tells and asks it."""
