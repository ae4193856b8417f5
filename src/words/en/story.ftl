### What happened. The story never names the law and never says what follows.

## Numbers

number-0 = no
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-13 = thirteen
tricks = { $n ->
    [0] no trick
    [1] one trick
   *[other] { $number } tricks
}

## The auction

story-date = This happened on { $date }.
story-dealer = { $dealer } is dealer, { $vulnerable }.
story-calls = { $calls }.
story-passes = { $seat } passes
story-doubles = { $seat } doubles
story-redoubles = { $seat } redoubles
story-bids = { $seat } bids { $call }
story-out-of-turn = { $makes } at { $turn }’s turn.
story-not-higher = { $makes }, which is not higher than { $over }
story-instead = Instead, { $makes }.
story-before-director = Before the Director is called, { $makes }.
story-director-called = The Director is called.
story-accepts = { $replaced ->
    [yes] The Director explains the options. { $seat } accepts { $call }.
   *[no] The Director explains the options. { $seat } accepts the call.
}
story-declines = { $replaced ->
    [yes] The Director explains the options. { $seat } does not accept { $call }.
   *[no] The Director explains the options. { $seat } does not accept the call.
}
story-accepts-then = { $replaced ->
    [yes] { $seat } accepts { $call }.
   *[no] { $seat } accepts the call.
}
story-declines-then = { $replaced ->
    [yes] { $seat } does not accept { $call }.
   *[no] { $seat } does not accept the call.
}
story-acts = { $seat } then bids, doubles or redoubles.
story-asked-about = The Director asks what this call meant: { $makes }.
story-same-time = At the same time, { $makes }.
story-director = { $seat } draws attention to it, and the Director is called.
story-made = { $n ->
    [0] Declarer’s side wins no trick.
    [1] Declarer’s side wins one trick.
   *[other] Declarer’s side wins { $number } tricks.
}
story-lead-faced = { $seat } faces the opening lead.
story-misexplains = The explanation of { $call } by { $seat }, or a missing or wrong alert, does not fit partner’s hand.
story-corrects = { $seat } calls the Director and says that the explanation of { $call } was wrong.
story-changes-call = In place of the last call, { $makes }.
story-exposes = { $seat } exposes { $cards }, in partner’s sight.
story-leads-early = { $seat } leads { $cards } face up.
story-means = By agreement this { $named ->
    [yes] is { $meaning }.
   *[no] shows { $meaning }.
}
story-means-artificial = By agreement this artificial call { $named ->
    [yes] is { $meaning }.
   *[no] shows { $meaning }.
}
story-artificial = This call is artificial.
story-found-comparable = The Director compares the meanings: the new call gives the same information as the withdrawn one.
story-found-not-comparable = The Director compares the meanings: the new call gives other information than the withdrawn one.
story-found-repeats = The Director finds that the new call repeats the denomination of the withdrawn bid.
story-found-not-repeats = The Director finds that the new call does not repeat the denomination of the withdrawn bid.
story-found-lowest = The Director finds that the new bid is the lowest sufficient one that specifies the same denomination.
story-found-not-lowest = The Director finds that the new call is not the lowest sufficient bid that specifies the same denomination.
story-found-of = On { $call }: { $found }
story-found-unintended = The Director finds that the player never meant to make the earlier call.
story-found-not-unintended = The Director finds that the player meant the earlier call when making it.
story-found-prompted = The Director finds that the player noticed the mistake through partner’s alert, explanation or other action.
story-found-not-prompted = The Director finds that the player noticed the mistake without partner.
story-found-influenced = The Director judges that the last call on that side could well have been influenced by the explanation.
story-found-not-influenced = The Director judges that the last call on that side was not influenced by the explanation.
story-found-mistaken_call = The Director finds evidence that the explanation was right and the call a mistake.
story-found-not-mistaken_call = The Director finds no evidence that the call was a mistake.

## Claims and concessions

story-contract = The contract is { $contract }, { $vulnerable }.
story-trump = { $declarer } is declarer; { $trump } are trumps.
story-notrump = { $declarer } is declarer, in notrump.
story-declarer = { $declarer } is declarer.
story-won = North–South have won { $ns }, East–West { $n ->
    [0] none.
   *[other] { $ew }.
}
story-left = { $n ->
    [1] One trick is left.
   *[other] There are { $tricks } left.
}
story-on-lead = { $leader } is on lead.
story-led = { $leader } has led { $card }.
story-led-and-played = { $leader } has led { $card }; { $played }.
story-played = { $seat } has played { $card }
story-shown-out = { $seat } has already shown out of { $suit }.
story-unseen = { $n ->
    [1] The cards of { $seats } are unknown.
   *[other] The cards of { $seats } are unknown. Between them they hold { $cards }.
}
story-unseen-held = { $seat } is known to hold { $cards }.
story-length = { $n ->
    [0] { $seat } is known to hold no { $suit }.
    [1] { $seat } is known to hold one card in { $suit }.
   *[other] { $seat } is known to hold { $number } { $suit }.
}
story-claims-all = { $n ->
    [1] { $claimer } claims it.
   *[other] { $claimer } claims all of them.
}
story-claims = { $n ->
    [0] { $claimer } claims none of them.
   *[other] { $claimer } claims { $number } of them.
}
story-statement = { $claimer } says: “{ $statement }”.
story-no-statement = { $n ->
    [1] { $claimer } does not say how it will be won.
   *[other] { $claimer } does not say how they will be won.
}
story-how-named = The number of tricks is stated.
story-how-curtailed = { $speaker } suggests curtailing play.
story-how-shown = { $speaker } shows cards. As a claim that would be for { $tricks }.
story-how-faced_after_lead = { $speaker } has faced the hand after the lead, which was out of turn.
story-how-abandoned = { $speaker } abandons the hand.
story-meant = The Director finds nothing to show that { $speaker } did not mean to claim.
story-not-meant = The Director finds that { $speaker } demonstrably did not mean to claim.
story-asks-to-play-on = { $seat } asks to play on.
story-all-agree = All four players agree.
story-not-all-agree = Not all four players agree.
story-played-on = Then these cards are played, in order: { $cards }.
social-story-meant = Nothing shows that { $speaker } did not mean to claim.
social-story-not-meant = { $speaker } demonstrably did not mean to claim.
social-story-disputed = A player disputes the claim.
social-story-objects-at-once = { $partner } objects at once.
social-story-objects-later = { $partner } objects, but only some time later.
social-story-director-called = It is not yet known whether the conceder’s partner objected.
social-story-aware = { $claimer } knew of the outstanding { $suit }.
social-story-unaware = { $claimer } did not know that { $suit } were outstanding.
social-story-forgot = { $claimer } had forgotten { $cards }.
social-story-doubtful = It is uncertain whether { $claimer } knew of the outstanding { $suit }.
story-made-of-these = { $n ->
    [0] Declarer’s side wins none of these tricks.
    [1] Declarer’s side wins one of these tricks.
   *[other] Declarer’s side wins { $number } of these tricks.
}
story-current-trick = What was said concerns only the trick in progress.
story-disputed = A player disputes the claim and the Director is called.
story-undisputed = No player disputes the claim.
story-aware = The Director finds that { $claimer } knew of the outstanding { $suit }.
story-unaware = The Director finds that { $claimer } did not know that { $suit } were outstanding.
story-forgot = The Director finds that { $claimer } had forgotten { $cards }.
story-doubtful = The Director cannot establish whether { $claimer } knew of the outstanding { $suit }.
story-concedes-all = { $n ->
    [1] { $conceder } concedes it to { $side }.
   *[other] { $conceder } concedes all of them to { $side }.
}
story-concedes = { $conceder } concedes { $number } of them to { $side }.
story-exposed = The cards of { $seats } are face up on the table.
story-objects-at-once = { $partner } objects at once. The Director is called.
story-objects-later = { $partner } objects, but only some time later. The Director is called.
story-objects-not = { $partner } does not object.
story-agreed = All players agree.
story-assented = The other side assents.
story-not-assented = The other side neither assents nor objects.
story-somebody-of = a player of { $side }
story-doubted-unknown = Later { $who } doubts it, and the Director is called.
story-doubted-at_once = At once { $who } doubts it, and the Director is called.
story-doubted-before_next_call = Before { $side } have called on a later board and before the round has ended, { $who } doubts it and the Director is called.
story-doubted-in_correction_period = { $side } have called on a later board, or the round has ended, but the correction period is not over when { $who } doubts it and the Director is called.
story-doubted-too_late = The correction period is over when { $who } doubts it and the Director is called.
story-doubted-before_mixed = The cards have not been mixed yet when { $who } doubts it.
story-doubted-before_all_called = The cards have been mixed, but not all players have called on a later deal when { $who } doubts it.
story-doubted-all_called = All players have called on a later deal when { $who } doubts it.
story-already-won = The board was scored as if { $side } had lost { $tricks } that they had won.
story-likely = { $n ->
    [0] The Director finds that { $side } would likely have won no more if play had continued.
   *[other] The Director finds that { $side } would likely have won { $tricks } more if play had continued.
}
story-no-normal-play = { $n ->
    [0] The Director finds that { $side } could lose every trick given up by a normal play.
   *[other] The Director finds { $tricks } among those given up that no normal play of { $side } could lose.
}
story-no-legal-play = { $n ->
    [0] The Director finds that { $side } could lose every trick given up by a legal play.
   *[other] The Director finds { $tricks } among those given up that no legal play of { $side } could lose.
}

## A claimer’s statement

statement-then = , then{" "}
statement-tally-before = :{" "}
statement-tally-after = ;{" "}
statement-else-before = ;{" "}
statement-beside = ,{" "}
statement-draw = draw trumps
statement-draw-rounds = { $n ->
    [1] draw one round of trumps
   *[other] draw { $number } rounds of trumps
}
statement-draw-out = { $n ->
    [1] draw the last trump
   *[other] draw the { $number } outstanding trumps
}
statement-top = everything from the top
statement-top-suit = run the { $suit } from the top
statement-cash = run the { $suit }
statement-play = play { $cards }
statement-ruff = { $n ->
    [1] ruff a { $suit } in the { $hand } hand
   *[other] ruff { $number } { $suit } in the { $hand } hand
}
statement-ruff-high = { $n ->
    [1] ruff a { $suit } high in the { $hand } hand
   *[other] ruff { $number } { $suit } high in the { $hand } hand
}
statement-ruff-with = ruff a { $suit } with { $card } in the { $hand } hand
statement-crossruff = { $high ->
    [yes] crossruff high
   *[no] crossruff
}
statement-crossruff-suits = { $high ->
    [yes] crossruff { $suits } high
   *[no] crossruff { $suits }
}
statement-cross = cross to the { $hand } hand
statement-cross-in = cross to the { $hand } hand in { $suit }
statement-good = the { $hand } hand is good
statement-finesse = finesse { $card } through { $seat }
statement-concede = give up a { $suit }
statement-tally-suit = { $number } { $suit }
statement-discard = discard { $card } from the { $hand } hand
statement-if = if { $condition }, { $step }
statement-unless = unless { $condition }, { $step }
statement-else = otherwise { $step }
condition-breaks = { $suit } break { $long }-{ $short }
condition-shows-out = { $seat } shows out of { $suit }
condition-anyone-shows-out = anyone shows out of { $suit }
condition-falls = { $card } falls
