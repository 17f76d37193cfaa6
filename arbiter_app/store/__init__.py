"""The event file: the only part that knows SQLAlchemy and SQLite."""
