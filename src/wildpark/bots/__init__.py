"""Players: random, greedy and Monte Carlo; matches among them, and simulations."""
