"""How fast Wildpark is, beside peers measured in the same run."""
