"""What is asked about a round or a board before it is done."""
