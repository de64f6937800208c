tab-full = ce navigateur n’a plus de place pour Carrack. Supprime des tables finies, ou libère de la place sur le disque ; tes tables sont comme elles étaient
tab-taken = Carrack a été ouvert dans un autre onglet, qui continue avec ces tables. Recharge cette page pour revenir ici
tab-forbidden = ce navigateur ne garde rien pour cette page ({ $why }). Dans une fenêtre privée, ou si le stockage est désactivé, les parties ne peuvent pas être gardées : ouvre la page dans une fenêtre ordinaire
tab-damaged = ce que ce navigateur garde de tes tables est illisible ({ $why }). Rien n’a été supprimé. Si tu as sauvegardé toutes les tables dans un fichier, efface les données de cette page dans les réglages du navigateur, recharge la page et lis le fichier
tab-newer = tes tables ont été gardées par un Carrack plus récent que cette page. Recharge la page ; si cela ne suffit pas, ferme d’abord tous ses onglets
