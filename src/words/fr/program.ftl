## Output of the operator’s program

print-words-whole = { $n ->
    [one] une langue, complète
   *[other] { $n } langues, complètes
}
print-no-federation = Il n’y a pas de fédération avec le code { $code }.
print-no-account = Il n’y a pas de compte avec cette adresse dans { $federation }.
print-no-role = Les rôles qui peuvent être donnés sont { $roles }.
print-role-unchanged = Rien à changer.
print-audit-whole = { $federation } : { $n ->
    [0] aucune entrée.
    [one] une entrée, intacte. À conserver ailleurs : { $n }:{ $hash }
   *[other] { $n } entrées, intactes. À conserver ailleurs : { $n }:{ $hash }
}
print-audit-missing = { $federation } : l’entrée { $number } manque. Les entrées qui la précèdent sont intactes.
print-audit-parted = { $federation } : l’entrée { $number } ne s’enchaîne pas à celle qui la précède. Les entrées qui la précèdent sont intactes.
print-audit-changed = { $federation } : l’entrée { $number } ne correspond plus à son empreinte. Les entrées qui la précèdent sont intactes.
print-audit-beyond = { $federation } : à partir de l’entrée { $number }, il y a plus d’entrées que le journal n’en connaît.
print-audit-replaced = { $federation } : l’entrée { $number } a une autre empreinte que celle qui a été conservée.
print-anchors-kept = noté dans { $place } : la dernière entrée de chaque journal. Gardez ce fichier là où aucune personne qui peut écrire dans la base ne peut écrire.
print-anchors-unread = { $place } n’est pas lisible comme fichier de cette commande : { $why }
print-anchors-unwritten = { $place } ne peut pas être écrit : { $why }
print-letter-waits = En attente ; prévu
print-letter-hastened = Le site en marche en tente aussitôt l’envoi.
print-no-letter = Aucun courriel portant cet identifiant n’est en attente dans cette fédération.
print-backup-written = { $kilobytes } ko sur environ { $of } ko sont écrits
print-backup-checking = Tout est écrit ; contrôle en cours
print-backup-made = { $place } : { $kilobytes } ko, { $rows } lignes, schéma { $schema }. SQLite n’y trouve pas de défaut. Contrôle des journaux : { $entries } entrées ; des réponses d’examen enregistrées : { $changes }.
print-backup-key = La clé de l’exploitant n’en fait pas partie ; elle se trouve dans { $place }. Conservez-en une copie à part de la sauvegarde : sans elle, le site restauré ne peut rien signer.
print-backup-no-key = La clé de l’exploitant n’en fait pas partie, et il n’y en a pas là où elle est cherchée. Si le site signe des certificats, conservez une copie de sa clé à part de la sauvegarde.
print-restored = { $place } : { $kilobytes } ko, { $rows } lignes, schéma { $schema }. SQLite n’y trouve pas de défaut. Contrôle des journaux : { $entries } entrées ; des réponses d’examen enregistrées : { $changes }.
print-restored-unsigned = Le site n’a pas encore de clé pour signer.
print-restored-key = La clé de l’exploitant dans { $place } ouvre celles avec lesquelles le site signe.
print-restored-other-key = La clé de l’exploitant dans { $place } n’est pas celle de ce site : elle n’ouvre pas celles avec lesquelles il signe. Tant que la bonne n’y est pas, aucun certificat ne peut être délivré ; ceux qui ont été délivrés restent valables.
print-restored-no-key = Il n’y a pas de clé de l’exploitant dans { $place }. Mettez-y celle de ce site avant de le lancer : il s’en ferait une autre, avec laquelle aucun certificat ne peut être délivré. Ceux qui ont été délivrés restent valables.
print-move-copied = { $table } : { $rows } sur { $of } lignes
print-move-same = { $table } : { $n ->
    [0] aucune ligne
    [one] une ligne, la même des deux côtés
   *[other] { $n } lignes, les mêmes des deux côtés
}
print-move-differs = { $table } : lignes ici : { $n }, là-bas : { $there } ; elles ne sont pas les mêmes
print-move-whole = Le site s’y trouve : { $rows } lignes dans { $tables } tables, chacune la même qu’ici. Contrôle des journaux : { $entries } entrées ; des réponses d’examen enregistrées : { $changes } ; tout est intact.
print-move-there = Le site s’y trouvait déjà : { $rows } lignes dans { $tables } tables, chacune la même qu’ici. Contrôle des journaux : { $entries } entrées ; des réponses d’examen enregistrées : { $changes } ; tout est intact.
print-move-next = Lancez-le maintenant là-bas, avec la clé de l’exploitant qu’il a ici ({ $place }) comme CREDENTIAL_KEY ou CREDENTIAL_KEY_FILE ; et plus jamais sur la base SQLite, sinon l’on répondrait à deux endroits.
print-move-next-no-key = Lancez-le maintenant là-bas, et plus jamais sur la base SQLite, sinon l’on répondrait à deux endroits. Aucune clé de l’exploitant n’a été trouvée ici : si le site signe des certificats, donnez-lui celle qu’il avait comme CREDENTIAL_KEY ou CREDENTIAL_KEY_FILE.

## `director generate`

print-generate-draft = { $id } : niveau { $level }, { $tests ->
    [one] un test
   *[other] { $tests } tests
}
print-generate-made = { $law } ({ $edition }) : { $n ->
    [0] aucun cas
    [one] un cas
   *[other] { $n } cas
}, en { $tried ->
    [one] un essai
   *[other] { $tried } essais
}.
print-generate-proven = Chacun a été relu depuis son propre texte, arbitré, et trouvé tranché par cet article ; aucun n’est le jumeau d’un autre ou d’un cas de la banque. Faites relire chacun par une personne avant de l’utiliser.
print-generate-other-path = Écartés pour un autre chemin à travers les Lois : { $n }
print-generate-unsettled = Écartés parce que quelque chose reste en suspens, contesté ou à l’appréciation de l’arbitre : { $n }
print-generate-other-level = Écartés pour un autre niveau : { $n }
print-generate-faulty = Écartés parce qu’ils ne pourraient pas être posés : { $n }
print-generate-twin = Écartés comme jumeaux : { $n }
print-generate-not-in-edition = Cette édition n’a pas cet article.
print-generate-not-about-calls-or-claims = L’article ne porte ni sur les déclarations ni sur les revendications. Les cas sur le jeu ne peuvent pas encore être produits.
print-generate-not-ruled = Le moteur ne fait que renvoyer à cet article, et ne tranche rien par lui.
print-generate-given-elsewhere = Le cas donné n’est pas tranché par cet article dans cette édition.
print-generate-given-unsettled = Le cas donné laisse quelque chose en suspens, contesté ou à l’appréciation de l’arbitre. Utilisez --judgement pour en engendrer de semblables.
print-generate-not-reached = Aucun des cas essayés n’a été tranché par cet article.
print-generate-bound = Il n’en a pas été trouvé davantage dans la limite des essais. Une autre valeur de --seed peut en donner d’autres.
print-generate-no-clause = { $clause } n’est pas un article du catalogue. Écrivez-le comme 30B1(b)(ii).
print-generate-no-scenario = La banque n’a pas de cas { $id }.
print-generate-unwritten = { $place } ne peut pas être écrit : { $cause }
