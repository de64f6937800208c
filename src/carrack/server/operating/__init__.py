"""Work of a server's operator in the page: its address, reports, damage; and who that is."""
