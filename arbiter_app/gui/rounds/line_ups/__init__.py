"""Line-ups of the teams that meet in a round: handed in, sealed, opened, judged."""
