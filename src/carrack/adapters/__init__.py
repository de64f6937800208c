"""Carrack's games behind the interfaces of other libraries: environments for research."""
