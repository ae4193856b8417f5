### The archive of a sitting: its page, and the output of `director archive verify`.

after-title = { $page } · { $sitting }
after-nav = Après l’examen
archive-title = Archive
archive-lead = Tout ce qui permet de défendre les résultats de cette épreuve, en un seul fichier :
archive-holds-sitting = les réglages, et le sujet tel qu’il était à l’ouverture de l’épreuve
archive-holds-attempts = chaque tentative avec ses heures, et chaque réponse enregistrée avec son reçu
archive-holds-marks = chaque note, qui l’a donnée et pourquoi, les résultats, et les recours avec leurs réponses
archive-holds-log = les entrées du journal d’audit sur l’épreuve, et qui en est l’auteur
archive-holds-scenarios = les cas posés, en fichiers, avec chaque arbitrage et son raisonnement
archive-holds-manifest = la version du moteur, et une somme de contrôle de chacun de ces éléments
archive-get = Télécharger l’archive
archive-get-provisional = Télécharger une archive provisoire
archive-still-waiting = { $n ->
    [one] Une page n’a pas encore de note définitive. Une archive faite maintenant est provisoire : elle le dit, et ne contient aucune note de cette page.
   *[other] { $n } pages n’ont pas encore de note définitive. Une archive faite maintenant est provisoire : elle le dit, et ne contient aucune note de ces pages.
}
archive-not-yet = L’archive sera disponible quand l’épreuve sera terminée et que personne ne pourra plus répondre.
archive-check = Vérifier une archive
archive-check-how = Le fichier seul suffit au programme pour vérifier que rien n’y a changé. Pour prouver qu’il n’a pas été refait, donnez la somme de contrôle du manifeste, que le journal d’audit contient pour chaque archive téléchargée :
archive-check-receipt = Pour un reçu présenté, le programme dit aussi à quelle réponse il correspond, et si elle a compté :
archive-people = Elle contient des noms, des réponses et des notes. Conservez-la là où seuls les organisateurs de vos examens y ont accès.

archive-whole = Intacte.
archive-not-whole = Telle qu’elle a été faite, mais pas intacte.
archive-of = Épreuve { $sitting } ({ $federation }), faite le { $at } avec le moteur { $engine } : { $attempts ->
    [one] { $attempts } tentative
   *[other] { $attempts } tentatives
}, { $answers ->
    [one] { $answers } réponse enregistrée
   *[other] { $answers } réponses enregistrées
}, chacune avec son reçu. Manifeste { $hash }
archive-missing = Posés, mais plus dans la banque quand l’archive a été faite : { $scenarios }
archive-changed = Modifiés dans la banque avant que l’archive soit faite, et contenus ici sous leur nouvelle forme : { $scenarios }
archive-provisional = Provisoire : faite avant que tout ait été corrigé.
archive-waits = Tentative { $attempt } : aucune note de la page { $pages } n’y figure.
archive-receipt-counts = { $receipt } : tentative { $attempt }, page { $page }, enregistrée le { $at }, et non modifiée ensuite : { $answer }
archive-receipt-changed = { $receipt } : tentative { $attempt }, page { $page }, enregistrée le { $at }, et modifiée ensuite : { $answer }
archive-no-receipt = { $receipt } : aucune réponse de l’archive n’a ce reçu.
archive-fault-not_an_archive = Ce n’est pas une archive d’épreuve, ou elle est illisible.
archive-fault-missing = { $what } est sur la liste, mais manque.
archive-fault-changed = { $what } ne correspond plus à sa somme de contrôle.
archive-fault-unlisted = { $what } est présent, mais ne figure pas sur la liste, ou y figure plusieurs fois.
archive-fault-twice = Des fichiers y figurent deux fois sous un même nom, ou se recouvrent.
archive-fault-other_manifest = Le manifeste n’a pas cette somme de contrôle.
archive-fault-attempts = Le nombre de tentatives n’est pas celui qui est annoncé.
archive-fault-unreadable = { $what } ne peut pas être lu.
archive-fault-receipt = Tentative { $what } : la réponse enregistrée { $number } ne correspond plus à son reçu.
