"""Telling listeners what happened: in this process now, among several later."""
