"""What is there only because several processes may serve the same tables."""
