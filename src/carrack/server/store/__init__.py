"""Storage of a server: the contract of a store, and SQLite."""
