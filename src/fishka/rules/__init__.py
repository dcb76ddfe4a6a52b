"""Editions as data: parameters, tile sets, layouts; checked, resolved, compiled to numbers."""
