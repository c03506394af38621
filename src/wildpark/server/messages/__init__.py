"""What server and pages say to each other, and why something is refused."""
