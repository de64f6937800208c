"""The games; each is a package that nothing outside of it knows, found through the registry."""
