"""The games; each is a package that nothing outside it knows, found through the registry."""
