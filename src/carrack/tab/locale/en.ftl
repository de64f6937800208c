tab-full = this browser has no room left for Carrack. Delete finished tables, or free some disk space; your tables are unchanged
tab-taken = Carrack is open in another tab, which has taken over these tables. Reload this page to come back here
tab-forbidden = this browser keeps nothing for this page ({ $why }). Games cannot be kept in a private window, or where storage is off: open the page in an ordinary window
tab-damaged = your tables in this browser cannot be read ({ $why }). Nothing has been deleted. If you have saved all tables to a file, delete this page's data in the browser’s settings, reload the page, and read the file
tab-newer = a newer Carrack than this page kept your tables. Reload the page; if that does not help, close all its tabs first
