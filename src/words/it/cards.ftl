### Seats, calls, cards and contracts. `symbol-…` and `rank-…` are shown; `suit-…` and `…-spoken` are read out.

list-none = nessuno
list-joint = {"; "}
list-and = { $last ->
    [Est] { $first } ed { $last }
   *[other] { $first } e { $last }
}

seat-N = Nord
seat-E = Est
seat-S = Sud
seat-W = Ovest
side-NS = Nord-Sud
side-EW = Est-Ovest
vulnerable-none = nessuno in zona
vulnerable-NS = Nord-Sud in zona
vulnerable-EW = Est-Ovest in zona
vulnerable-both = tutti in zona

symbol-S = ♠︎
symbol-H = ♥︎
symbol-D = ♦︎
symbol-C = ♣︎
symbol-NT = SA
suit-S = picche
suit-H = cuori
suit-D = quadri
suit-C = fiori
suit-NT = senza atout
suit-one-S = picche
suit-one-H = cuori
suit-one-D = quadri
suit-one-C = fiori
suit-one-NT = senza atout
void = —

rank-A = A
rank-K = R
rank-Q = D
rank-J = F
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
rank-spoken-A = asso
rank-spoken-K = re
rank-spoken-Q = dama
rank-spoken-J = fante
rank-spoken-T = dieci
rank-spoken-9 = nove
rank-spoken-8 = otto
rank-spoken-7 = sette
rank-spoken-6 = sei
rank-spoken-5 = cinque
rank-spoken-4 = quattro
rank-spoken-3 = tre
rank-spoken-2 = due
card-spoken = { $rank } di { $suit }

call-P = Passo
call-X = X
call-XX = XX
call-spoken-P = passo
call-spoken-X = contro
call-spoken-XX = surcontro
level-1 = un
level-2 = due
level-3 = tre
level-4 = quattro
level-5 = cinque
level-6 = sei
level-7 = sette
bid-spoken = { $level } { $strain }

contract = { $doubled ->
    [doubled] { $bid } contrato giocato da { $declarer }
    [redoubled] { $bid } surcontrato giocato da { $declarer }
   *[no] { $bid } giocato da { $declarer }
}
bidding = { $doubled ->
    [doubled] { $bid } contrato
    [redoubled] { $bid } surcontrato
   *[no] { $bid }
}
result = { $way ->
    [over] { $n ->
        [1] { $contract }, mantenuto con una presa in più
       *[other] { $contract }, mantenuto con { $number } prese in più
    }
    [down] { $n ->
        [1] { $contract }, una presa in meno
       *[other] { $contract }, { $number } prese in meno
    }
   *[exact] { $contract }, mantenuto di misura
}
score = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}

call-by = { $kind ->
    [pass] chiamata di { $seat } (passo)
    [double] chiamata di { $seat } (contro)
    [redouble] chiamata di { $seat } (surcontro)
   *[bid] chiamata di { $seat } ({ $call })
}
call-number = chiamata { $n }
