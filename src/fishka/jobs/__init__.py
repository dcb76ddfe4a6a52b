"""Heavy work that many hands can share: executors, training, matches in numbers."""
