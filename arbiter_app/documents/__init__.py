"""The papers of a tournament: each builds a Report, which a renderer prints."""
