## What the operator’s program says

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
print-audit-changed = { $federation } : l’entrée { $number } n’est plus ce dont son empreinte a été faite. Les entrées qui la précèdent sont intactes.
print-audit-beyond = { $federation } : à partir de l’entrée { $number }, il y a plus d’entrées que le journal n’en connaît.
print-audit-replaced = { $federation } : l’entrée { $number } a une autre empreinte que celle qui a été conservée.
print-letter-waits = En attente ; prévu
print-letter-hastened = Le site en marche en tente aussitôt l’envoi.
print-no-letter = Aucun courrier portant cet identifiant n’est en attente dans cette fédération.
