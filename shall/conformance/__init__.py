"""The features as tests: `pytest --pyargs shall.conformance --engine ADDRESS` shows every scenario and row as one."""
