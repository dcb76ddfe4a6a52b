"""Whole tables played by seed, with everything that can go wrong between a browser and a database."""
