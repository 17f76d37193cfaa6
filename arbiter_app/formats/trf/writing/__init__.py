"""From an event to a report, and what a report cannot say; how a line is laid out stands in
`lines`.
"""
