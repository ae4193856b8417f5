### The archive of a sitting: its page, and the output of `director archive verify`.

after-title = { $page } · { $sitting }
after-nav = Après l’examen
archive-title = Archive
archive-lead = Tout ce qui permet de défendre les résultats de cette session, en un seul fichier :
archive-holds-sitting = les réglages, et le sujet tel qu’il était à l’ouverture de la session
archive-holds-attempts = chaque tentative avec ses heures, et chaque réponse enregistrée avec son reçu
archive-holds-marks = chaque note, qui l’a donnée et pourquoi, les résultats, et les recours avec leurs réponses
archive-holds-log = ce que le journal d’audit dit de la session, et qui l’a fait
archive-holds-scenarios = ce qui a été demandé, en fichiers de cas, avec chaque arbitrage et la façon d’y arriver
archive-holds-manifest = la version du moteur, et une somme de contrôle de chacun de ces éléments
archive-get = Enregistrer l’archive
archive-get-provisional = Enregistrer une archive provisoire
archive-still-waiting = { $n ->
    [one] Une page n’a pas encore de note qui compte. Une archive faite maintenant est provisoire : elle le dit, et ne contient aucune note de cette page.
   *[other] { $n } pages n’ont pas encore de note qui compte. Une archive faite maintenant est provisoire : elle le dit, et ne contient aucune note de ces pages.
}
archive-not-yet = Il y en aura une quand la session sera terminée et que personne ne pourra plus répondre.
archive-check = Vérifier une archive
archive-check-how = Le programme dit d’après le seul fichier s’il concorde. Qu’il n’a pas été refait, il le dit d’après la somme de contrôle du manifeste, que le journal d’audit contient pour chaque archive emportée :
archive-check-receipt = Si quelqu’un montre un reçu, il dit aussi pour quelle réponse il vaut, et si elle a compté :
archive-people = Elle contient des noms, des réponses et des notes. Conservez-la là où n’y accèdent que ceux qui organisent vos examens.

archive-whole = Intacte.
archive-not-whole = Telle qu’elle a été faite, mais pas intacte.
archive-of = Session { $sitting } ({ $federation }), faite le { $at } avec le moteur { $engine } : { $attempts ->
    [one] { $attempts } tentative
   *[other] { $attempts } tentatives
}, { $answers ->
    [one] { $answers } réponse enregistrée
   *[other] { $answers } réponses enregistrées
}, chacune avec son reçu. Manifeste { $hash }
archive-missing = Demandé, mais plus dans la banque quand l’archive a été faite : { $scenarios }
archive-changed = Demandé autrement que la banque ne l’avait quand l’archive a été faite, et contenu ici tel que la banque l’avait : { $scenarios }
archive-provisional = Provisoire : faite avant que tout ait été corrigé.
archive-waits = Tentative { $attempt } : aucune note de la page { $pages } n’y figure.
archive-receipt-counts = { $receipt } : tentative { $attempt }, page { $page }, enregistrée le { $at }, et non changée ensuite : { $answer }
archive-receipt-changed = { $receipt } : tentative { $attempt }, page { $page }, enregistrée le { $at }, et changée ensuite : { $answer }
archive-no-receipt = { $receipt } : aucune réponse de l’archive n’a ce reçu.
archive-fault-not_an_archive = Ce n’est pas une archive de session qui puisse être lue.
archive-fault-missing = { $what } est sur la liste, mais n’est pas là.
archive-fault-changed = { $what } n’est plus ce dont sa somme de contrôle a été faite.
archive-fault-unlisted = { $what } est là, mais ne figure pas une seule fois sur la liste.
archive-fault-twice = Des fichiers y figurent deux fois sous un même nom, ou se recouvrent.
archive-fault-other_manifest = Le manifeste n’est pas celui qui a cette somme de contrôle.
archive-fault-attempts = Il n’y a pas autant de tentatives qu’il devrait y en avoir.
archive-fault-unreadable = { $what } ne peut pas être lu.
archive-fault-receipt = Tentative { $what } : la réponse enregistrée { $number } n’est plus ce dont son reçu a été fait.
