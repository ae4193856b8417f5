### One fact changed. `change-…` is a line of a list, without a full stop; `had-…` begins a sentence that goes on with
### `counterfactual`. `$to` is what the fact is changed to: yes, no, open (not known) or a word of its own.

counterfactual = { $had }, { $law } would apply.
change-of-call = { $change } (call { $n })
change-irregular = the irregular call
change-instead = { $kind ->
    [pass] instead of passing
    [double] instead of doubling
    [redouble] instead of redoubling
   *[bid] instead of bidding { $call }
}
had-makes = { $kind ->
    [pass] If { $seat } had passed
    [double] If { $seat } had doubled
    [redouble] If { $seat } had redoubled
   *[bid] If { $seat } had bid { $call }
}
change-removed = Falls away: { $removed }.
change-removed-call = a call by { $seat }
change-removed-lead = the opening lead by { $seat }
change-removed-exposed = the cards that { $seat } exposed ({ $cards })
change-removed-statement = the statement

## Groups

change-group-dealer = The dealer
change-group-caller = Who called
change-group-call = Which call
change-group-together = Simultaneous or not
change-group-answer = The response to it
change-group-director = When the Director came
change-group-meaning = The meaning of a call
change-group-finding = The Director’s findings
change-group-speaker = Who claimed or conceded
change-group-tricks = How many tricks
change-group-statement = The statement
change-group-act = How it was done
change-group-aware = What the claimer knew
change-group-trump = Trumps
change-group-table = The position
change-group-exposed = Exposed cards
change-group-objection = Partner’s objection
change-group-disputed = Disputed or agreed
change-group-doubt = A later doubt
change-group-play = Play after it
change-group-edition = The edition
change-group-date = The date
change-group-election = The authority’s elections

## The auction

change-dealer = { $seat } is dealer
had-dealer = If { $seat } had been dealer
change-begins = No call comes before { $call }
had-begins = If no call had come before { $call }
change-caller = { $makes }, not { $seat }
had-caller = { $makes }, not { $seat }
change-call = { $makes } { $instead }
had-call = { $makes } { $instead }
change-together = { $to ->
    [yes] { $call } is made at the same time as the call before
   *[no] { $call } is made after the call before, not at the same time
}
had-together = { $to ->
    [yes] If { $call } had been made at the same time as the call before
   *[no] If { $call } had been made after the call before, not at the same time
}
change-accepts = { $to ->
    [yes] { $next } accepts { $call }
    [no] { $next } does not accept { $call }
   *[open] { $next } has neither accepted nor declined { $call } yet
}
had-accepts = { $to ->
    [yes] If { $next } had accepted { $call }
    [no] If { $next } had not accepted { $call }
   *[open] If { $next } had neither accepted nor declined { $call } yet
}
change-director = { $to ->
    [yes] The Director is called right after { $call }
   *[no] The Director is not called right after { $call }
}
had-director = { $to ->
    [yes] If the Director had been called right after { $call }
   *[no] If the Director had not been called right after { $call }
}
change-acts = { $to ->
    [yes] { $seat } then bids, doubles or redoubles
   *[no] { $seat } then passes
}
had-acts = { $to ->
    [yes] If { $seat } had then bid, doubled or redoubled
   *[no] If { $seat } had then passed
}
change-not_led = No opening lead is faced
had-not_led = If no opening lead had been faced

## What calls meant, and what is found of them

change-artificial = { $to ->
    [yes] { $call } is artificial
    [no] { $call } is natural
   *[open] It is unknown whether { $call } is artificial
}
had-artificial = { $to ->
    [yes] If { $call } had been artificial
    [no] If { $call } had been natural
   *[open] If it were unknown whether { $call } is artificial
}
change-meaning = { $to ->
    [open] The meaning of { $call } is unknown
   *[name] { $call } is by agreement { $meaning }
}
had-meaning = { $to ->
    [open] If the meaning of { $call } were unknown
   *[name] If { $call } had been by agreement { $meaning }
}
change-comparable = { $to ->
    [yes] The call that replaces { $call } is comparable
    [no] The call that replaces { $call } is not comparable
   *[open] It is not yet established whether the call that replaces { $call } is comparable
}
had-comparable = { $to ->
    [yes] If the call that replaces { $call } had been comparable
    [no] If the call that replaces { $call } had not been comparable
   *[open] If it were not established whether the call that replaces { $call } is comparable
}
change-unintended = { $to ->
    [yes] The same player’s call before { $call } was unintended
    [no] The same player’s call before { $call } was intended
   *[open] It is not yet established whether the same player’s call before { $call } was intended
}
had-unintended = { $to ->
    [yes] If the same player’s call before { $call } had been unintended
    [no] If the same player’s call before { $call } had been intended
   *[open] If it were not established whether the same player’s call before { $call } was intended
}
change-prompted = { $to ->
    [yes] The player who corrected { $call } noticed the mistake through partner
    [no] The player who corrected { $call } noticed the mistake without partner
   *[open] It is not yet established how the player who corrected { $call } noticed the mistake
}
had-prompted = { $to ->
    [yes] If the player had noticed the mistake corrected by { $call } through partner
    [no] If the player had noticed the mistake corrected by { $call } without partner
   *[open] If it were not established how the player had noticed the mistake corrected by { $call }
}
change-influenced = { $to ->
    [yes] The last call made on the explanation of { $call } could well have been influenced
    [no] The last call made on the explanation of { $call } was not influenced
   *[open] It is not yet judged whether the last call made on the explanation of { $call } was influenced
}
had-influenced = { $to ->
    [yes] If the last call made on the explanation of { $call } could well have been influenced
    [no] If the last call made on the explanation of { $call } had not been influenced
   *[open] If it were not judged whether the last call made on the explanation of { $call } was influenced
}
change-mistaken_call = { $to ->
    [yes] There is evidence that { $call } was a mistake
    [no] There is no evidence that { $call } was a mistake
   *[open] Nothing is established about a mistake in { $call }
}
had-mistaken_call = { $to ->
    [yes] If there had been evidence that { $call } was a mistake
    [no] If there had been no evidence that { $call } was a mistake
   *[open] If nothing were established about a mistake in { $call }
}
change-repeats = { $to ->
    [yes] The call that replaces { $call } repeats its denomination
    [no] The call that replaces { $call } does not repeat its denomination
   *[open] It is not yet established whether the call that replaces { $call } repeats its denomination
}
had-repeats = { $to ->
    [yes] If the call that replaces { $call } had repeated its denomination
    [no] If the call that replaces { $call } had not repeated its denomination
   *[open] If it were not established whether the call that replaces { $call } repeats its denomination
}
change-lowest = { $to ->
    [yes] The call that replaces { $call } is the lowest sufficient bid in the same denomination
    [no] The call that replaces { $call } is not the lowest sufficient bid in the same denomination
   *[open] It is not yet established whether the call that replaces { $call } is the lowest sufficient bid in the same denomination
}
had-lowest = { $to ->
    [yes] If the call that replaces { $call } had been the lowest sufficient bid in the same denomination
    [no] If the call that replaces { $call } had not been the lowest sufficient bid in the same denomination
   *[open] If it were not established whether the call that replaces { $call } is the lowest sufficient bid in the same denomination
}

## Claims and concessions

change-speaker = { $family ->
    [claim] { $seat } claims as many tricks, without a statement
   *[concession] { $seat } concedes as many tricks
}
had-speaker = { $family ->
    [claim] If { $seat } had claimed as many tricks, without a statement
   *[concession] If { $seat } had conceded as many tricks
}
change-claims = { $speaker } claims { $tricks }
had-claims = If { $speaker } had claimed { $tricks }
change-concedes = { $speaker } concedes { $tricks }
had-concedes = If { $speaker } had conceded { $tricks }
change-silent = { $speaker } makes no statement
had-silent = If { $speaker } had made no statement
change-unsaid = { $speaker } does not say “{ $step }”
had-unsaid = If { $speaker } had not said “{ $step }”
change-how = { $to ->
    [named] { $speaker } names the number of tricks
    [curtailed] { $speaker } suggests curtailing play
    [shown] { $speaker } shows cards
    [faced_after_lead] { $speaker } faces the hand after a lead out of turn
    [abandoned] { $speaker } abandons the hand
   *[open] How it was done is not stated
}
had-how = { $to ->
    [named] If { $speaker } had named the number of tricks
    [curtailed] If { $speaker } had suggested curtailing play
    [shown] If { $speaker } had shown cards
    [faced_after_lead] If { $speaker } had faced the hand after a lead out of turn
    [abandoned] If { $speaker } had abandoned the hand
   *[open] If it were not stated how it was done
}
change-meant = { $to ->
    [yes] Nothing shows that { $speaker } did not mean to claim
    [no] { $speaker } demonstrably did not mean to claim
   *[open] It is not yet established whether { $speaker } meant to claim
}
had-meant = { $to ->
    [yes] If nothing had shown that { $speaker } did not mean to claim
    [no] If { $speaker } had demonstrably not meant to claim
   *[open] If it were not established whether { $speaker } meant to claim
}
change-current_trick_only = { $to ->
    [yes] It concerns only the trick in progress
   *[no] It concerns all remaining tricks
}
had-current_trick_only = { $to ->
    [yes] If it had concerned only the trick in progress
   *[no] If it had concerned all remaining tricks
}
change-exposed = { $to ->
    [yes] { $seat } faces or shows cards
   *[no] { $seat } shows no card
}
had-exposed = { $to ->
    [yes] If { $seat } had faced or shown cards
   *[no] If { $seat } had shown no card
}
change-aware = { $to ->
    [yes] { $speaker } knew of the outstanding { $suit }
    [no] { $speaker } did not know that { $suit } were outstanding
    [doubtful] It cannot be established whether { $speaker } knew of the outstanding { $suit }
   *[open] It has not been asked whether { $speaker } knew of the outstanding { $suit }
}
had-aware = { $to ->
    [yes] If { $speaker } had known of the outstanding { $suit }
    [no] If { $speaker } had not known that { $suit } were outstanding
    [doubtful] If it could not be established whether { $speaker } knew of the outstanding { $suit }
   *[open] If it had not been asked whether { $speaker } knew of the outstanding { $suit }
}
change-trump = { $to ->
    [NT] The contract is in notrump
   *[suit] Trumps are { $suit }
}
had-trump = { $to ->
    [NT] If the contract had been in notrump
   *[suit] If { $suit } had been trumps
}
change-leader = { $seat } is on lead
had-leader = If { $seat } had been on lead
change-trick = { $n ->
    [0] No card has been played to the trick in progress
    [1] Only one card has been played to the trick in progress
   *[other] Only { $number } cards have been played to the trick in progress
}
had-trick = { $n ->
    [0] If no card had been played to the trick in progress
    [1] If only one card had been played to the trick in progress
   *[other] If only { $number } cards had been played to the trick in progress
}
change-shown_out = { $to ->
    [yes] { $seat } has already shown out of { $suit }
   *[no] { $seat } has not yet shown out of { $suit }
}
had-shown_out = { $to ->
    [yes] If { $seat } had already shown out of { $suit }
   *[no] If { $seat } had not yet shown out of { $suit }
}
change-objection = { $to ->
    [at_once] { $partner } objects at once
    [later] { $partner } objects, but only some time later
    [no] { $partner } does not object
   *[open] It is unknown whether { $partner } objects
}
had-objection = { $to ->
    [at_once] If { $partner } had objected at once
    [later] If { $partner } had objected only some time later
    [no] If { $partner } had not objected
   *[open] If it were unknown whether { $partner } objects
}
change-disputed = { $to ->
    [yes] A player disputes the claim
   *[no] No player disputes the claim
}
had-disputed = { $to ->
    [yes] If a player had disputed the claim
   *[no] If no player had disputed the claim
}
change-agreed = { $to ->
    [yes] The other side assents
    [no] The other side does not assent
   *[open] It is unknown whether the other side assents
}
had-agreed = { $to ->
    [yes] If the other side had assented
    [no] If the other side had not assented
   *[open] If it were unknown whether the other side assents
}
change-doubted = { $to ->
    [at_once] It is doubted at once
    [before_next_call] It is doubted later, before a call on another board and before the end of the round
    [in_correction_period] It is doubted later still, in the correction period
    [too_late] It is doubted after the correction period
    [before_mixed] It is doubted later, before the cards are mixed
    [before_all_called] It is doubted later still, before all players have called on a later deal
    [all_called] It is doubted after all players have called on a later deal
   *[open] It is unknown when it is doubted
}
had-doubted = { $to ->
    [at_once] If it had been doubted at once
    [before_next_call] If it had been doubted later, but before a call on another board and before the end of the round
    [in_correction_period] If it had been doubted only in the correction period
    [too_late] If it had been doubted only after the correction period
    [before_mixed] If it had been doubted later, but before the cards were mixed
    [before_all_called] If it had been doubted only after the cards were mixed
    [all_called] If it had been doubted only after all players had called on a later deal
   *[open] If it were unknown when it was doubted
}
change-doubter = { $to ->
    [open] It is not stated who doubts it
   *[seat] { $seat } doubts it
}
had-doubter = { $to ->
    [open] If it were not stated who doubts it
   *[seat] If { $seat } had doubted it
}
change-already_won = Tricks given up that had been won: { $tricks }
had-already_won = If the tricks given up included { $tricks } already won
change-likely = { $to ->
    [open] It is not yet established how many of the tricks given up would likely have been won
   *[n] Tricks given up that would likely have been won: { $tricks }
}
had-likely = { $to ->
    [open] If it were not established how many of the tricks given up would likely have been won
   *[n] If { $tricks } of those given up would likely have been won
}
change-no_normal_play_loses = { $to ->
    [open] It is not yet established how many of the tricks given up no normal play could lose
   *[n] Tricks given up that no normal play could lose: { $tricks }
}
had-no_normal_play_loses = { $to ->
    [open] If it were not established how many of the tricks given up no normal play could lose
   *[n] If no normal play could lose { $tricks } of those given up
}
change-no_legal_play_loses = { $to ->
    [open] It is not yet established how many of the tricks given up no legal play could lose
   *[n] Tricks given up that no legal play could lose: { $tricks }
}
had-no_legal_play_loses = { $to ->
    [open] If it were not established how many of the tricks given up no legal play could lose
   *[n] If no legal play could lose { $tricks } of those given up
}
change-played_on = { $n ->
    [0] No card is played after it
    [1] Only one card is played after it
   *[other] Only { $number } cards are played after it
}
had-played_on = { $n ->
    [0] If no card had been played after it
    [1] If only one card had been played after it
   *[other] If only { $number } cards had been played after it
}
change-not_asked_to_play_on = No player asks to play on
had-not_asked_to_play_on = If no player had asked to play on
change-all_agree = { $to ->
    [yes] All four players agree to play on
    [no] Not all four players agree to play on
   *[open] It is unknown whether all four players agree to play on
}
had-all_agree = { $to ->
    [yes] If all four players had agreed to play on
    [no] If not all four players had agreed to play on
   *[open] If it were unknown whether all four players agree to play on
}

## The code

change-edition = { $to ->
    [social] The rules of social bridge
   *[year] The Laws of { $to }
}
had-edition = { $to ->
    [social] Under the rules of social bridge
   *[year] Under the Laws of { $to }
}
change-date = It happened on { $date }
had-date = If it had happened on { $date }
change-election-similar_from = Meanings are similar when at least { $percent } % of the hands fit both calls
had-election-similar_from = If meanings were similar when at least { $percent } % of the hands fit both calls
change-election-dissimilar_below = Meanings are not similar when fewer than { $percent } % of the hands fit both calls
had-election-dissimilar_below = If meanings were not similar only when fewer than { $percent } % of the hands fit both calls
change-election-order = { $to ->
    [top_down] Suits are deemed played from the top
    [ebu] Solid suits are deemed played from the top, small cards in any order
   *[any] No order within a suit is specified
}
had-election-order = { $to ->
    [top_down] If suits were deemed played from the top
    [ebu] If solid suits were deemed played from the top, and small cards in any order
   *[any] If no order within a suit were specified
}
change-election-guidelines = { $to ->
    [acbl_2019] Claims by the guidelines of the ACBL Laws Commission, 2019
    [ebu] Claims by the White Book of the English Bridge Union
   *[none] Claims by the Laws alone, without guidelines
}
had-election-guidelines = { $to ->
    [acbl_2019] If the guidelines of the ACBL Laws Commission of 2019 were followed
    [ebu] If the White Book of the English Bridge Union were followed
   *[none] If no guidelines on claims were followed
}
change-election-presumes = { $to ->
    [yes] It is presumed that { $presumption }
   *[no] It is not presumed that { $presumption }
}
had-election-presumes = { $to ->
    [yes] If it were presumed that { $presumption }
   *[no] If it were not presumed that { $presumption }
}
