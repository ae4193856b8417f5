### Le formulaire d’arbitrage à l’entraînement : une question à la fois, les lois par numéro, le code à côté.

## Une question à la fois

steps-answered = { $n } réponses sur { $of }
steps-all = Toutes les questions
steps-one = Une à la fois
steps-back = Retour
steps-next = Question suivante
steps-last = Vérifier vos réponses
steps-review = Vos réponses
steps-change = Modifier
steps-unanswered = sans réponse
steps-skipped = Question passée : { $label }. { $why }
steps-open = Y répondre quand même
idle-replacement = Vous n’avez annulé aucune déclaration : aucune n’en remplace une autre.
idle-lead = Vous n’avez annulé aucune déclaration : aucune attaque ne peut être interdite.
idle-standing = Vous n’avez vu ni revendication ni concession : aucune ne peut tenir.

## La loi

law-find = Tapez une loi, par exemple 30B1
law-book-link = Code
law-book-loading = Les lois se chargent.
law-book-failed = Les lois n’ont pas été chargées. Vérifiez votre connexion et réessayez.
law-book-page = Les ouvrir dans un autre onglet
laws-of-family = Les lois pour ce genre de cas : { $family }
laws-all = Toutes les lois de cette édition

## Touches

keys-enter = question suivante
keys-send = rendre votre arbitrage

## Un problème en page d’accueil

home-question = Quel est votre arbitrage ?
home-submit = Corriger ma réponse
