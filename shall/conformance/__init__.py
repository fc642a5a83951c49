"""The features as tests, one a scenario or row: `pytest --pyargs shall.conformance --engine ADDRESS`."""
