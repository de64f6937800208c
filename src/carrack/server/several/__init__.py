"""Parts that are needed only because several processes may serve the same tables."""
