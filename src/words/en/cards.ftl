### Seats, calls, cards and contracts. `symbol-…` and `rank-…` are shown; `suit-…` and `…-spoken` are read out.

list-none = none
list-joint = {"; "}
list-and = { $first } and { $last }

seat-N = North
seat-E = East
seat-S = South
seat-W = West
side-NS = North–South
side-EW = East–West
vulnerable-none = neither side vulnerable
vulnerable-NS = North–South vulnerable
vulnerable-EW = East–West vulnerable
vulnerable-both = both sides vulnerable

symbol-S = ♠︎
symbol-H = ♥︎
symbol-D = ♦︎
symbol-C = ♣︎
symbol-NT = NT
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-NT = notrump
suit-one-S = spade
suit-one-H = heart
suit-one-D = diamond
suit-one-C = club
suit-one-NT = notrump
void = —

rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
rank-spoken-A = ace
rank-spoken-K = king
rank-spoken-Q = queen
rank-spoken-J = jack
rank-spoken-T = ten
rank-spoken-9 = nine
rank-spoken-8 = eight
rank-spoken-7 = seven
rank-spoken-6 = six
rank-spoken-5 = five
rank-spoken-4 = four
rank-spoken-3 = three
rank-spoken-2 = two
card-spoken = the { $rank } of { $suit }

call-P = Pass
call-X = X
call-XX = XX
call-spoken-P = pass
call-spoken-X = double
call-spoken-XX = redouble
level-1 = one
level-2 = two
level-3 = three
level-4 = four
level-5 = five
level-6 = six
level-7 = seven
bid-spoken = { $level } { $strain }

contract = { $doubled ->
    [doubled] { $bid } doubled by { $declarer }
    [redoubled] { $bid } redoubled by { $declarer }
   *[no] { $bid } by { $declarer }
}
bidding = { $doubled ->
    [doubled] { $bid } doubled
    [redoubled] { $bid } redoubled
   *[no] { $bid }
}
result = { $way ->
    [over] { $n ->
        [1] { $contract }, made with an overtrick
       *[other] { $contract }, made with { $number } overtricks
    }
    [down] { $contract }, { $number } down
   *[exact] { $contract }, made exactly
}
score = { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}

call-by = { $kind ->
    [pass] { $seat }’s pass
    [double] { $seat }’s double
    [redouble] { $seat }’s redouble
   *[bid] { $seat }’s { $call }
}
call-number = call { $n }
