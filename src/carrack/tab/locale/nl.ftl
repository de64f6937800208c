tab-full = deze browser heeft geen ruimte meer voor Carrack. Verwijder voltooide tafels, of maak ruimte op de schijf; je tafels zijn zoals ze waren
tab-taken = Carrack is in een ander tabblad geopend, dat met deze tafels verdergaat. Laad deze pagina opnieuw om hier terug te komen
tab-forbidden = deze browser bewaart niets voor deze pagina ({ $why }). In een privévenster, of waar opslag uitgezet is, kunnen spellen niet bewaard worden: open de pagina in een gewoon venster
tab-damaged = wat deze browser van je tafels bewaart, is niet te lezen ({ $why }). Er is niets verwijderd. Heb je alle tafels in een bestand opgeslagen, verwijder dan de gegevens van deze pagina in de instellingen van de browser, laad de pagina opnieuw en lees het bestand in
tab-newer = je tafels zijn bewaard door een nieuwere Carrack dan deze pagina. Laad de pagina opnieuw; helpt dat niet, sluit dan eerst alle tabbladen ervan
