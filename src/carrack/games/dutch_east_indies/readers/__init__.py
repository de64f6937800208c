"""A position for readers: views, descriptions, text, storage and observations."""
