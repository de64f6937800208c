tab-full = this browser has no more room for Carrack. Delete finished tables, or make room on the disk; your tables are as they were
tab-taken = Carrack has been opened in another tab, which goes on with these tables. Load this page again to come back here
tab-forbidden = this browser keeps nothing for this page ({ $why }). In a private window, or where storage is switched off, games cannot be kept: open the page in an ordinary window
tab-damaged = what this browser keeps of your tables cannot be read ({ $why }). Nothing has been deleted. If you have saved all tables to a file, delete this page's data in the settings of the browser, load the page again, and read the file
tab-newer = your tables were kept by a newer Carrack than this page. Load the page again; if that does not help, close all its tabs first
