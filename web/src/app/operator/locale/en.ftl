## This server
server-outside = Whoever runs this server looks after it here. On the machine that has its data, this command prints a link that makes a browser theirs:
server-network = The network
server-closed = Only this computer can reach Carrack. Once you open it, phones and laptops on the same network can join, until you close it or Carrack ends.
server-open = Others on the same network can reach Carrack at this address:
server-close = Close it again
server-elsewhere = Who can reach this server is decided where it is started.
server-address = Address
server-address-about = Links that you pass on begin with it, from now on; mails and notices from the next start. While it is empty, links begin with the address of the page.
server-address-given = The server’s settings name it; change it there.
server-reports = Reported talk
server-reports-none = Nobody has reported anything.
server-report = { $name }, { $place }, { $time }
server-report-look = Look at the table
server-report-remove = Remove
server-report-keep = Let it stay
server-damage = Is anything broken?
server-damage-none = No: the database is whole, and every table that somebody came to since the start could be opened.
server-damage-database = The database is damaged; all other tables go on. Stop the server and bring back the last good backup:
server-damage-tables = { $count ->
    [one] One table cannot be read whole: { $tables }
   *[other] { $count } tables cannot be read whole: { $tables }
  }
server-broken-components = Table { $table } waits for components that are missing. Bring back the file of its edition, and it goes on.
server-broken-unreadable = Table { $table } cannot be opened. A backup may still have it. To remove it:
server-devices = Where you look after this server
server-devices-about = End a device that you no longer use or have lost. Another one is let in by a link that this command prints:
server-end = End
server-end-here = End it here
server-end-all = End all
