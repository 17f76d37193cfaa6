"""What is typed into or chosen from, each for one kind of value."""
