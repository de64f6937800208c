"""Knowledge of bots: the rule of thumb, candidate lines and features."""
