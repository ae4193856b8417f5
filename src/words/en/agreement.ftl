### What a call means by agreement. Names are those of the list of common agreements, without the calls and suits they end in.

agreement-points = { $way ->
    [exactly] exactly { $from } points
    [least] { $from }+ points
   *[range] { $from }–{ $to } points
}
agreement-length = { $way ->
    [none] no { $suit }
    [exactly] exactly { $from } { $suit }
    [least] { $from }+ { $suit }
    [most] at most { $to } { $suit }
   *[range] { $from }–{ $to } { $suit }
}
agreement-balanced = a balanced hand
agreement-unbalanced = an unbalanced hand
agreement-any = any hand
agreement-specifies = a hand with { $suits }
agreement-more = something that cannot be counted
agreement-either = { $points }, with either { $hands }
agreement-or = ; or{" "}
agreement-and = ; and{" "}
agreement-short = { $name } ({ $points })
agreement-named = { $name }: { $shows }

## What it is for

agreement-relay = a relay to the next bid
agreement-transfer = a transfer to { $suit }
agreement-asks-majors = an ask about the majors
agreement-asks-aces = an ask for aces
agreement-asks-key-cards = { $suit ->
    [none] an ask for key cards
   *[other] an ask for key cards with { $suit } as trumps
}
agreement-asks-kings = an ask for kings
agreement-asks-controls = an ask for controls
agreement-asks-control = an ask for a control in { $suit }
agreement-asks-stopper = an ask for a stopper in { $suit }
agreement-asks-strength = an ask about strength
agreement-asks-shape = an ask about shape
agreement-asks-hand = an ask about strength and shape

## What is promised beside the hands

agreement-mark-stopper = a stopper in { $suit }
agreement-mark-good = good { $suit }
agreement-mark-solid = solid { $suit }
agreement-mark-control = a control in { $suit }
agreement-mark-playing-tricks = more playing tricks than the points suggest
agreement-forcing-game = forcing to game
agreement-forcing-round = forcing for one round
agreement-forcing-no = not forcing

## Names

agreement-name-opening = a { $first } opening
agreement-name-opening-strong = a strong { $first } opening
agreement-name-opening-weak = a weak { $first } opening
agreement-name-weak-two = a weak two in { $first }
agreement-name-multi = a multi { $first }
agreement-name-preempt = a { $first } preempt
agreement-name-gambling = a gambling { $first }
agreement-name-response = a { $second } response to { $first }
agreement-name-natural-response = a natural { $first } response
agreement-name-jump-shift = a jump shift to { $first }
agreement-name-single-raise = a single raise in { $first }
agreement-name-limit-raise = a limit raise in { $first }
agreement-name-preemptive-raise = a preemptive raise in { $first }
agreement-name-jacoby-raise = a Jacoby raise in { $first }
agreement-name-drury = a Drury raise in { $first }
agreement-name-splinter = a splinter raise in { $first }
agreement-name-cue-raise = a cue-bid raise in { $first }
agreement-name-negative-response = a negative { $first } response
agreement-name-positive-response = a positive { $first } response
agreement-name-stayman = Stayman over { $first }
agreement-name-puppet-stayman = puppet Stayman over { $first }
agreement-name-transfer = a transfer to { $second } over { $first }
agreement-name-lebensohl = a Lebensohl { $first }
agreement-name-quantitative = a quantitative { $first }
agreement-name-key-cards = a key-card ask in { $first }
agreement-name-blackwood = Blackwood
agreement-name-gerber = Gerber
agreement-name-stopper-ask = a stopper ask in { $first }
agreement-name-control-bid = a control bid in { $first }
agreement-name-kings-ask = a king ask
agreement-name-ogust = Ogust over a weak two in { $first }
agreement-name-checkback = checkback
agreement-name-fourth-suit = fourth suit forcing
agreement-name-overcall = a { $first } overcall
agreement-name-weak-jump-overcall = a weak { $first } jump overcall
agreement-name-notrump-overcall = a notrump overcall over { $first }
agreement-name-michaels = a Michaels cue-bid over { $first }
agreement-name-unusual-notrump = an unusual notrump over { $first }
agreement-name-landy = a Landy { $first }
agreement-name-takeout-double = a takeout double of { $first }
agreement-name-penalty-double = a penalty double of { $first }
agreement-name-negative-double = a negative double for { $first }
agreement-name-negative-double-majors = a negative double for both majors
agreement-name-responsive-double-majors = a responsive double for the majors
agreement-name-responsive-double-minors = a responsive double for the minors
agreement-name-support-double = a support double for { $first }
agreement-name-pass-opening = a pass instead of an opening bid
agreement-name-pass-opening-no-weak-two = a pass instead of an opening bid or a weak two
agreement-name-pass-response = { $first ->
    [none] a pass of partner’s opening bid
   *[other] a pass of partner’s opening bid of { $first }
}
agreement-name-pass-over = a pass instead of overcalling { $first }
