### What the server writes in mails.

enter-subject = Sign in to Carrack
enter-body =
    Hello { $name },

    this link opens a page that signs you in, once, within { $minutes } minutes:

    { $link }

    If you did not ask for it, ignore this mail: nobody is signed in without the link.
