"""What a server keeps: the contract of a store, and SQLite."""
