"""Carrack's games behind the interfaces that others use: environments for research, notebooks."""
