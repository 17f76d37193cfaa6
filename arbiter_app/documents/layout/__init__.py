"""From a report to pages of things to draw, in points from the top left corner; draws nothing."""
