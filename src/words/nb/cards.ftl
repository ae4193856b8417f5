### Seats, calls, cards and contracts. `symbol-…` and `rank-…` are shown; `suit-…` and `…-spoken` are read out.

list-none = ingen
list-joint = {"; "}
list-and = { $first } og { $last }

seat-N = Nord
seat-E = Øst
seat-S = Syd
seat-W = Vest
side-NS = Nord–Syd
side-EW = Øst–Vest
vulnerable-none = ingen i faresonen
vulnerable-NS = Nord–Syd i faresonen
vulnerable-EW = Øst–Vest i faresonen
vulnerable-both = alle i faresonen

symbol-S = ♠︎
symbol-H = ♥︎
symbol-D = ♦︎
symbol-C = ♣︎
symbol-NT = NT
suit-S = spar
suit-H = hjerter
suit-D = ruter
suit-C = kløver
suit-NT = grand
suit-one-S = spar
suit-one-H = hjerter
suit-one-D = ruter
suit-one-C = kløver
suit-one-NT = grand
void = —

rank-A = E
rank-K = K
rank-Q = D
rank-J = Kn
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
rank-spoken-A = ess
rank-spoken-K = konge
rank-spoken-Q = dame
rank-spoken-J = knekt
rank-spoken-T = ti
rank-spoken-9 = ni
rank-spoken-8 = åtte
rank-spoken-7 = sju
rank-spoken-6 = seks
rank-spoken-5 = fem
rank-spoken-4 = fire
rank-spoken-3 = tre
rank-spoken-2 = to
card-spoken = { $suit } { $rank }

call-P = Pass
call-X = X
call-XX = XX
call-spoken-P = pass
call-spoken-X = dobler
call-spoken-XX = redobler
level-1 = en
level-2 = to
level-3 = tre
level-4 = fire
level-5 = fem
level-6 = seks
level-7 = sju
bid-spoken = { $level } { $strain }

contract = { $doubled ->
    [doubled] { $bid } doblet, spilt av { $declarer }
    [redoubled] { $bid } redoblet, spilt av { $declarer }
   *[no] { $bid } spilt av { $declarer }
}
bidding = { $doubled ->
    [doubled] { $bid } doblet
    [redoubled] { $bid } redoblet
   *[no] { $bid }
}
result = { $way ->
    [over] { $n ->
        [1] { $contract }, hjemme med ett overstikk
       *[other] { $contract }, hjemme med { $number } overstikk
    }
    [down] { $n ->
        [1] { $contract }, én bet
       *[other] { $contract }, { $number } beter
    }
   *[exact] { $contract }, akkurat hjemme
}
score = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}

call-by = { $kind ->
    [pass] { $seat }s pass
    [double] { $seat }s dobling
    [redouble] { $seat }s redobling
   *[bid] { $seat }s bud på { $call }
}
call-number = melding { $n }
