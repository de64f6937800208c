"""What is written about many games: pages, tables and plots."""
