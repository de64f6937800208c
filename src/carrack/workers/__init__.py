"""Worker processes: one pool for series of jobs, and lasting workers that answer questions."""
