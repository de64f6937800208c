"""Pages about what was played: Jinja templates, filled with figures, and pictures beside them."""
