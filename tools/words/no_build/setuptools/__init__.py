"""Stands in for setuptools while packages are fetched: see `build_meta`."""
