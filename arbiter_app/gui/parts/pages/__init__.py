"""What pages are made of: head, list with what is told of it, the page with nothing on it."""
