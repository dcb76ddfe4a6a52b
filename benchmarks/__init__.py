"""Measurements and the bench signature."""
