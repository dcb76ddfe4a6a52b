"""One-line mutations of the rules, each with the tests that must fail for it."""
