### Seats, calls, cards and contracts. `symbol-…` and `rank-…` are shown; `suit-…` and `…-spoken` are read out.

list-none = aucun
list-joint = {" ; "}
list-and = { $first } et { $last }

seat-N = Nord
seat-E = Est
seat-S = Sud
seat-W = Ouest
side-NS = Nord-Sud
side-EW = Est-Ouest
vulnerable-none = personne vulnérable
vulnerable-NS = Nord-Sud vulnérables
vulnerable-EW = Est-Ouest vulnérables
vulnerable-both = tous vulnérables

symbol-S = ♠︎
symbol-H = ♥︎
symbol-D = ♦︎
symbol-C = ♣︎
symbol-NT = SA
suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle
suit-NT = sans-atout
suit-one-S = pique
suit-one-H = cœur
suit-one-D = carreau
suit-one-C = trèfle
suit-one-NT = sans-atout
void = —

rank-A = A
rank-K = R
rank-Q = D
rank-J = V
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
rank-spoken-A = as
rank-spoken-K = roi
rank-spoken-Q = dame
rank-spoken-J = valet
rank-spoken-T = dix
rank-spoken-9 = neuf
rank-spoken-8 = huit
rank-spoken-7 = sept
rank-spoken-6 = six
rank-spoken-5 = cinq
rank-spoken-4 = quatre
rank-spoken-3 = trois
rank-spoken-2 = deux
card-spoken = { $rank ->
    [as] l’as
    [dame] la dame
   *[other] le { $rank }
} de { $suit }

call-P = Passe
call-X = X
call-XX = XX
call-spoken-P = passe
call-spoken-X = contre
call-spoken-XX = surcontre
level-1 = un
level-2 = deux
level-3 = trois
level-4 = quatre
level-5 = cinq
level-6 = six
level-7 = sept
bid-spoken = { $level ->
    [un] { $level } { $strain }
   *[other] { $strain ->
        [sans-atout] { $level } { $strain }
        [carreau] { $level } carreaux
       *[other] { $level } { $strain }s
    }
}

contract = { $doubled ->
    [doubled] { $bid } contré, joué par { $declarer }
    [redoubled] { $bid } surcontré, joué par { $declarer }
   *[no] { $bid } joué par { $declarer }
}
bidding = { $doubled ->
    [doubled] { $bid } contré
    [redoubled] { $bid } surcontré
   *[no] { $bid }
}
result = { $way ->
    [over] { $n ->
        [1] { $contract }, une levée de mieux
       *[other] { $contract }, { $number } levées de mieux
    }
    [down] { $n ->
        [1] { $contract }, une levée de chute
       *[other] { $contract }, { $number } levées de chute
    }
   *[exact] { $contract }, juste fait
}
score = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}

call-by = { $kind ->
    [pass] le Passe { DE($seat) }
    [double] le Contre { DE($seat) }
    [redouble] le Surcontre { DE($seat) }
   *[bid] le { $call } { DE($seat) }
}
call-number = la déclaration n° { $n }
