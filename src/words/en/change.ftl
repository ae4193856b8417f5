### One fact told otherwise. `change-…` is a line of a list, without a full stop; `had-…` begins a sentence that goes on with
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
    [pass] Had { $seat } passed
    [double] Had { $seat } doubled
    [redouble] Had { $seat } redoubled
   *[bid] Had { $seat } bid { $call }
}

## Groups

change-group-dealer = The dealer
change-group-caller = Who called
change-group-call = Which call it was
change-group-together = At the same time or not
change-group-answer = What was done upon it
change-group-director = When the Director came
change-group-meaning = What a call meant
change-group-finding = What is found out
change-group-speaker = Who spoke
change-group-tricks = How many tricks
change-group-statement = What was said
change-group-act = How it was done
change-group-aware = What the claimer knew
change-group-trump = Trumps
change-group-table = The table at that moment
change-group-exposed = Cards exposed
change-group-objection = Partner’s objection
change-group-disputed = Disputed or agreed
change-group-doubt = A doubt that came later
change-group-play = What was played since
change-group-edition = The edition
change-group-election = What an authority has chosen

## The auction

change-dealer = { $seat } is the dealer
had-dealer = Had { $seat } been the dealer
change-begins = Nobody calls before { $call }
had-begins = Had nobody called before { $call }
change-caller = { $makes }, not { $seat }
had-caller = { $makes }, and not { $seat }
change-call = { $makes } { $instead }
had-call = { $makes } { $instead }
change-together = { $to ->
    [yes] { $call } is made at the same time as the call before
   *[no] { $call } is made after the call before, not at the same time
}
had-together = { $to ->
    [yes] Had { $call } been made at the same time as the call before
   *[no] Had { $call } not been made at the same time as the call before
}
change-accepts = { $to ->
    [yes] { $next } accepts { $call }
    [no] { $next } does not accept { $call }
   *[open] { $next } has neither accepted nor declined { $call } yet
}
had-accepts = { $to ->
    [yes] Had { $next } accepted { $call }
    [no] Had { $next } not accepted { $call }
   *[open] Had { $next } neither accepted nor declined { $call } yet
}
change-director = { $to ->
    [yes] The Director is called right after { $call }
   *[no] Nobody calls the Director right after { $call }
}
had-director = { $to ->
    [yes] Had the Director been called right after { $call }
   *[no] Had nobody called the Director right after { $call }
}
change-acts = { $to ->
    [yes] { $seat } then makes a legal call other than a pass
   *[no] { $seat } then passes
}
had-acts = { $to ->
    [yes] Had { $seat } then made a legal call other than a pass
   *[no] Had { $seat } then passed
}
change-not_led = No opening lead is faced
had-not_led = Had no opening lead been faced

## What calls meant, and what is found of them

change-artificial = { $to ->
    [yes] { $call } is artificial
    [no] { $call } is natural
   *[open] It is not known whether { $call } is artificial
}
had-artificial = { $to ->
    [yes] Had { $call } been artificial
    [no] Had { $call } been natural
   *[open] Had it not been known whether { $call } is artificial
}
change-meaning = { $to ->
    [open] It is not known what { $call } means
   *[name] { $call } is by agreement { $meaning }
}
had-meaning = { $to ->
    [open] Had it not been known what { $call } means
   *[name] Had { $call } been by agreement { $meaning }
}
change-comparable = { $to ->
    [yes] The call that replaces { $call } is comparable with it
    [no] The call that replaces { $call } is not comparable with it
   *[open] It is not found yet whether the call that replaces { $call } is comparable with it
}
had-comparable = { $to ->
    [yes] Had the call that replaces { $call } been comparable with it
    [no] Had the call that replaces { $call } not been comparable with it
   *[open] Had it not been found whether the call that replaces { $call } is comparable with it
}
change-unintended = { $to ->
    [yes] The call before { $call } by the same player was unintended
    [no] The call before { $call } by the same player was intended
   *[open] It is not found yet whether the call before { $call } by the same player was intended
}
had-unintended = { $to ->
    [yes] Had the call before { $call } by the same player been unintended
    [no] Had the call before { $call } by the same player been intended
   *[open] Had it not been found whether the call before { $call } by the same player was intended
}
change-repeats = { $to ->
    [yes] The call that replaces { $call } repeats its denomination
    [no] The call that replaces { $call } does not repeat its denomination
   *[open] It is not found yet whether the call that replaces { $call } repeats its denomination
}
had-repeats = { $to ->
    [yes] Had the call that replaces { $call } repeated its denomination
    [no] Had the call that replaces { $call } not repeated its denomination
   *[open] Had it not been found whether the call that replaces { $call } repeats its denomination
}
change-lowest = { $to ->
    [yes] The call that replaces { $call } is the lowest sufficient bid in the same denomination
    [no] The call that replaces { $call } is not the lowest sufficient bid in the same denomination
   *[open] It is not found yet whether the call that replaces { $call } is the lowest sufficient bid in the same denomination
}
had-lowest = { $to ->
    [yes] Had the call that replaces { $call } been the lowest sufficient bid in the same denomination
    [no] Had the call that replaces { $call } not been the lowest sufficient bid in the same denomination
   *[open] Had it not been found whether the call that replaces { $call } is the lowest sufficient bid in the same denomination
}

## Claims and concessions

change-speaker = { $family ->
    [claim] { $seat } claims as many tricks, and says nothing more
   *[concession] { $seat } concedes as many tricks
}
had-speaker = { $family ->
    [claim] Had { $seat } claimed as many tricks, and said nothing more
   *[concession] Had { $seat } conceded as many tricks
}
change-claims = { $speaker } claims { $tricks }
had-claims = Had { $speaker } claimed { $tricks }
change-concedes = { $speaker } concedes { $tricks }
had-concedes = Had { $speaker } conceded { $tricks }
change-silent = { $speaker } says nothing of the play
had-silent = Had { $speaker } said nothing of the play
change-unsaid = { $speaker } does not say “{ $step }”
had-unsaid = Had { $speaker } not said “{ $step }”
change-how = { $to ->
    [named] { $speaker } names the number of tricks
    [curtailed] { $speaker } suggests that play be cut short
    [shown] { $speaker } shows cards
    [faced_after_lead] { $speaker } faces the hand after a lead out of turn
    [abandoned] { $speaker } gives up the hand
   *[open] Nothing is told of how it was done
}
had-how = { $to ->
    [named] Had { $speaker } named the number of tricks
    [curtailed] Had { $speaker } suggested that play be cut short
    [shown] Had { $speaker } shown cards
    [faced_after_lead] Had { $speaker } faced the hand after a lead out of turn
    [abandoned] Had { $speaker } given up the hand
   *[open] Had nothing been told of how it was done
}
change-meant = { $to ->
    [yes] Nothing shows { $speaker } not to have meant a claim
    [no] { $speaker } demonstrably did not mean to claim
   *[open] It is not found yet whether { $speaker } meant to claim
}
had-meant = { $to ->
    [yes] Had nothing shown { $speaker } not to have meant a claim
    [no] Had { $speaker } demonstrably not meant to claim
   *[open] Had it not been found whether { $speaker } meant to claim
}
change-current_trick_only = { $to ->
    [yes] It concerns only the trick in progress
   *[no] It concerns all tricks that are left
}
had-current_trick_only = { $to ->
    [yes] Had it concerned only the trick in progress
   *[no] Had it concerned all tricks that are left
}
change-exposed = { $to ->
    [yes] { $seat } faces or shows cards
   *[no] { $seat } shows no card
}
had-exposed = { $to ->
    [yes] Had { $seat } faced or shown cards
   *[no] Had { $seat } shown no card
}
change-aware = { $to ->
    [yes] { $speaker } knew of the { $suit } that were out
    [no] { $speaker } did not know that { $suit } were out
    [doubtful] It cannot be settled whether { $speaker } knew of the { $suit } that were out
   *[open] Nobody has asked whether { $speaker } knew of the { $suit } that were out
}
had-aware = { $to ->
    [yes] Had { $speaker } known of the { $suit } that were out
    [no] Had { $speaker } not known that { $suit } were out
    [doubtful] Had it been impossible to settle whether { $speaker } knew of the { $suit } that were out
   *[open] Had nobody asked whether { $speaker } knew of the { $suit } that were out
}
change-trump = { $to ->
    [NT] The contract is in notrump
   *[suit] Trumps are { $suit }
}
had-trump = { $to ->
    [NT] Had the contract been in notrump
   *[suit] Had { $suit } been trumps
}
change-leader = { $seat } is on lead
had-leader = Had { $seat } been on lead
change-trick = { $n ->
    [0] Nothing has been played to the trick in progress
    [1] Only one card has been played to the trick in progress
   *[other] Only { $number } cards have been played to the trick in progress
}
had-trick = { $n ->
    [0] Had nothing been played to the trick in progress
    [1] Had only one card been played to the trick in progress
   *[other] Had only { $number } cards been played to the trick in progress
}
change-shown_out = { $to ->
    [yes] { $seat } has already failed to follow to { $suit }
   *[no] { $seat } has not yet failed to follow to { $suit }
}
had-shown_out = { $to ->
    [yes] Had { $seat } already failed to follow to { $suit }
   *[no] Had { $seat } not yet failed to follow to { $suit }
}
change-objection = { $to ->
    [at_once] { $partner } objects at once
    [later] { $partner } objects, but only some time later
    [no] { $partner } does not object
   *[open] It is not known whether { $partner } objects
}
had-objection = { $to ->
    [at_once] Had { $partner } objected at once
    [later] Had { $partner } objected only some time later
    [no] Had { $partner } not objected
   *[open] Had it not been known whether { $partner } objects
}
change-disputed = { $to ->
    [yes] A player disputes the claim
   *[no] Nobody disputes the claim
}
had-disputed = { $to ->
    [yes] Had a player disputed the claim
   *[no] Had nobody disputed the claim
}
change-agreed = { $to ->
    [yes] The other side assents
    [no] The other side does not assent
   *[open] It is not known whether the other side assents
}
had-agreed = { $to ->
    [yes] Had the other side assented
    [no] Had the other side not assented
   *[open] Had it not been known whether the other side assents
}
change-doubted = { $to ->
    [at_once] It is doubted there and then
    [before_next_call] It is doubted later, before a call on another board and before the end of the round
    [in_correction_period] It is doubted later still, in the correction period
    [too_late] It is doubted after the correction period
    [before_mixed] It is doubted later, before the cards are mixed
    [before_all_called] It is doubted later still, before everyone has called on a later deal
    [all_called] It is doubted after everyone has called on a later deal
   *[open] It is not known when it is doubted
}
had-doubted = { $to ->
    [at_once] Had it been doubted there and then
    [before_next_call] Had it been doubted later, but before a call on another board and before the end of the round
    [in_correction_period] Had it been doubted only in the correction period
    [too_late] Had it been doubted only after the correction period
    [before_mixed] Had it been doubted later, but before the cards were mixed
    [before_all_called] Had it been doubted only after the cards were mixed
    [all_called] Had it been doubted only after everyone had called on a later deal
   *[open] Had it not been known when it was doubted
}
change-doubter = { $to ->
    [open] It is not told who doubts it
   *[seat] { $seat } doubts it
}
had-doubter = { $to ->
    [open] Had it not been told who doubts it
   *[seat] Had it been { $seat } who doubts it
}
change-already_won = Given up although won before: { $tricks }
had-already_won = Had the tricks given up although won before been { $tricks }
change-likely = { $to ->
    [open] It is not found yet how many of the tricks given up would likely have been won
   *[n] Given up although likely to have been won: { $tricks }
}
had-likely = { $to ->
    [open] Had it not been found how many of the tricks given up would likely have been won
   *[n] Had the tricks given up although likely to have been won been { $tricks }
}
change-no_normal_play_loses = { $to ->
    [open] It is not found yet how many of the tricks given up no normal play could lose
   *[n] Given up although no normal play could lose them: { $tricks }
}
had-no_normal_play_loses = { $to ->
    [open] Had it not been found how many of the tricks given up no normal play could lose
   *[n] Had the tricks given up although no normal play could lose them been { $tricks }
}
change-no_legal_play_loses = { $to ->
    [open] It is not found yet how many of the tricks given up no legal play could lose
   *[n] Given up although no legal play could lose them: { $tricks }
}
had-no_legal_play_loses = { $to ->
    [open] Had it not been found how many of the tricks given up no legal play could lose
   *[n] Had the tricks given up although no legal play could lose them been { $tricks }
}
change-played_on = { $n ->
    [0] Nothing is played after it
    [1] Only one card is played after it
   *[other] Only { $number } cards are played after it
}
had-played_on = { $n ->
    [0] Had nothing been played after it
    [1] Had only one card been played after it
   *[other] Had only { $number } cards been played after it
}
change-not_asked_to_play_on = Nobody asks that play go on
had-not_asked_to_play_on = Had nobody asked that play go on
change-all_agree = { $to ->
    [yes] All four players agree that play go on
    [no] Not all four players agree that play go on
   *[open] It is not known whether all four players agree that play go on
}
had-all_agree = { $to ->
    [yes] Had all four players agreed that play go on
    [no] Had not all four players agreed that play go on
   *[open] Had it not been known whether all four players agree that play go on
}

## The code

change-edition = { $to ->
    [social] The rules of social bridge
   *[year] The Laws of { $to }
}
had-edition = { $to ->
    [social] Had it been social bridge
   *[year] Had the Laws of { $to } been in force
}
change-election-similar_from = A meaning is similar when at least { $percent } % of the hands fit both calls
had-election-similar_from = Were a meaning similar when at least { $percent } % of the hands fit both calls
change-election-dissimilar_below = A meaning is not similar when fewer than { $percent } % of the hands fit both calls
had-election-dissimilar_below = Were a meaning dissimilar only when fewer than { $percent } % of the hands fit both calls
change-election-order = { $to ->
    [top_down] Suits are deemed played from the top
    [ebu] Solid suits are deemed played from the top, small cards in any order
   *[any] No order within a suit is laid down
}
had-election-order = { $to ->
    [top_down] Were suits deemed played from the top
    [ebu] Were solid suits deemed played from the top, and small cards in any order
   *[any] Were no order within a suit laid down
}
change-election-guidelines = { $to ->
    [acbl_2019] Claims by the guidelines of the ACBL Laws Commission, 2019
    [ebu] Claims by the White Book of the English Bridge Union
   *[none] Claims by the Laws alone, without guidelines
}
had-election-guidelines = { $to ->
    [acbl_2019] Were the guidelines of the ACBL Laws Commission of 2019 followed
    [ebu] Were the White Book of the English Bridge Union followed
   *[none] Were no guidelines on claims followed
}
change-election-presumes = { $to ->
    [yes] It is presumed of a claimer: { $presumption }
   *[no] It is not presumed of a claimer: { $presumption }
}
had-election-presumes = { $to ->
    [yes] Were it presumed of a claimer that { $presumption }
   *[no] Were it not presumed of a claimer that { $presumption }
}
