"""Maps drawn at random: as fair as the players' places allow, and never the same twice."""
