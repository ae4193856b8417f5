### The tests of a ruling: `asked-…` is what was asked, `decided-…-held` and `decided-…-not` the fact that decided it.

answer-yes = Yes
answer-no = No
share-less = fewer than 0.1{"\u00A0"}%

## Calls out of rotation

asked-out_of_turn = Was a call made when it was another player’s turn?
decided-out_of_turn-held = It was { $turn }’s turn when { $by } called: { $call } was out of rotation.
decided-out_of_turn-not = It was { $by }’s own turn: { $call } was in rotation.

asked-all_in_turn = Was every call made in turn?
decided-all_in_turn-held = Every player called when it was their turn.
decided-all_in_turn-not = A player called when it was another’s turn.

asked-proper_player_called = Did { $proper }, whose turn it was, call before the Director had ruled?
decided-proper_player_called-held = { $call } was made at { $proper }’s own turn and before any ruling, so it is in rotation.
decided-proper_player_called-not = { $proper } had not called when the Director came.

asked-next_hand_accepted = Did { $lho }, the next player after the offender, accept the call?
decided-next_hand_accepted-held = { $call-known ->
    [yes] { $call } was made over it, and that accepts it.
   *[no] { $lho } chose to accept it.
}
decided-next_hand_accepted-not = { $lho } neither called over it nor chose to accept it.

asked-declined = Is the call cancelled, because { $lho } has not accepted it?
decided-declined-held = { $lho } did not accept it: { $call } is cancelled.
decided-declined-not = { $call } has not been declined.

asked-artificial_pass = Was the pass artificial?
decided-artificial_pass-held = { $call } was artificial by agreement.
decided-artificial_pass-not = { $call } was not artificial.

asked-pass_of_partners_artificial = Was it a pass of partner’s artificial call?
decided-pass_of_partners_artificial-held = It passes { $partners }, and that call was artificial.
decided-pass_of_partners_artificial-not = The last call other than a pass was not an artificial call of partner’s.

asked-pass_of_opponents_artificial = It was a pass of an opponent’s artificial call: does that lead to Law 31?
decided-pass_of_opponents_artificial-held = It passes { $theirs }, which was artificial, and this reading counts it among passes of an artificial call.
decided-pass_of_opponents_artificial-not = It passes { $theirs }, which was artificial; but Law 31 speaks of partner’s artificial call only.

asked-at_rhos_turn = Was it the turn of the offender’s right-hand opponent?
decided-at_rhos_turn-held = It was { $turn }’s turn, and { $turn } is the right-hand opponent of { $offender }.
decided-at_rhos_turn-not = { $relation ->
    [partner] It was { $turn }’s turn, and { $turn } is the partner of { $offender }.
    [lho] It was { $turn }’s turn, and { $turn } is the left-hand opponent of { $offender }.
   *[other] It was { $turn }’s turn.
}

asked-at_partners_or_first_at_lhos = Was it partner’s turn, or the left-hand opponent’s and the offender had not called before?
decided-at_partners_or_first_at_lhos-held = { $relation ->
    [partner] It was { $turn }’s turn, and { $turn } is the partner of { $offender }.
    [lho] It was { $turn }’s turn, and { $turn } is the left-hand opponent of { $offender }, who had not called before.
   *[other] It was { $turn }’s turn.
}
decided-at_partners_or_first_at_lhos-not = { $earlier-known ->
    [yes] It was { $turn }’s turn, the left-hand opponent’s, and { $offender } had called before: { $earlier }.
   *[no] It was { $turn }’s turn.
}

asked-later_at_lhos = Was it the left-hand opponent’s turn, the offender having called before?
decided-later_at_lhos-held = { $earlier-known ->
    [yes] It was { $turn }’s turn, and { $offender } had called before: { $earlier }.
   *[no] It was { $turn }’s turn, and { $offender } had called before.
}
decided-later_at_lhos-not = { $earlier-known ->
    [yes] It was { $turn }’s turn, and { $turn } is not the left-hand opponent of { $offender }.
   *[no] { $offender } had not called before.
}

asked-partner_is_free = May the offender’s partner make any legal call?
decided-partner_is_free-held = Nothing silences { $partner } yet; but until a comparable call replaces it, what the withdrawn call told is unauthorised for { $partner }.
decided-partner_is_free-not = { $partner } is not free to call.

asked-offender_is_free = May the offender make any legal call at the proper turn?
decided-offender_is_free-held = { $offender } may; what follows depends on that call.
decided-offender_is_free-not = { $offender } is not free to call.

asked-at_partners_turn = Was it the turn of the offender’s partner?
decided-at_partners_turn-held = It was { $turn }’s turn, and { $turn } is the partner of { $offender }.
decided-at_partners_turn-not = { $relation ->
    [rho] It was { $turn }’s turn, and { $turn } is the right-hand opponent of { $offender }.
    [lho] It was { $turn }’s turn, and { $turn } is the left-hand opponent of { $offender }.
   *[other] It was { $turn }’s turn.
}

asked-rho_passed = Did the offender’s right-hand opponent pass?
decided-rho_passed-held = { $rho } passed.
decided-rho_passed-not = { $call-known ->
    [yes] { $call } is not a pass.
   *[no] { $rho } did not pass.
}

asked-similar = Does the new call mean the same as the withdrawn one, or nearly the same?
decided-similar-held = The meanings count as similar when { $from } or more of the hands that make { $replacement } would have made the withdrawn call; here it is { $share } ({ $both } of { $new } hands).
decided-similar-not = { $enough ->
    [yes] As far as hands can be counted it is { $share }; but one of the calls promises something that cannot be counted.
   *[no] { $none ->
        [yes] The meanings count as similar when { $from } or more of the hands that make { $replacement } would have made the withdrawn call; here none of the { $new } hands would.
       *[no] The meanings count as similar when { $from } or more of the hands that make { $replacement } would have made the withdrawn call; here it is { $share } ({ $both } of { $new } hands).
    }
}

asked-subset = Would every hand that makes the new call have made the withdrawn one?
decided-subset-held = Every hand that makes { $replacement } would have made the withdrawn call: all { $new }.
decided-subset-not = { $enough ->
    [yes] As far as hands can be counted, every one that makes { $replacement } would have made the withdrawn call; but one of the calls promises something that cannot be counted.
   *[no] { $none ->
        [yes] Of the { $new } hands that make { $replacement }, none would have made the withdrawn call; it would have to be all of them.
       *[no] Of the hands that make { $replacement }, { $share } would have made the withdrawn call ({ $both } of { $new }); it would have to be all of them.
    }
}

asked-same_purpose = Have both calls the same purpose?
decided-same_purpose-held = { $replacement } serves the same purpose as the withdrawn call.
decided-same_purpose-not = { $replacement } and the withdrawn call do not share a purpose, such as to ask or to relay.

asked-found_comparable = Did the Director find the new call comparable?
decided-found_comparable-held = The Director compared the meanings and found it comparable.
decided-found_comparable-not = The Director compared the meanings and found it not comparable.

asked-replacement_comparable = Is the call with which { $offender } replaced the withdrawn one comparable?
decided-replacement_comparable-held = It is: there is no further rectification.
decided-replacement_comparable-not = It is not.

asked-replacement_not_comparable = Is the replacement not comparable, so that the offender’s partner must pass once?
decided-replacement_not_comparable-held = It is not comparable: { $partner } must pass at the next turn.
decided-replacement_not_comparable-not = It is comparable: { $partner } is not made to pass.

asked-lead_restricted = May declarer restrict a lead of the offending side?
decided-lead_restricted-held = { $suits-n ->
    [0] { $offender } has specified every suit in the legal auction: no suit is left to forbid.
    [1] At { $binds }’s first turn to lead. The one suit that { $offender } has not specified in the legal auction is { $suits }.
    [4] At { $binds }’s first turn to lead declarer may forbid any one suit.
   *[other] At { $binds }’s first turn to lead. The suits that { $offender } has not specified in the legal auction are { $suits }.
}
decided-lead_restricted-not = { $binds } may lead any suit.

asked-unintended_call = Was { $earlier }, the offender’s earlier call, unintended?
decided-unintended_call-held = The Director found that the player had never meant to make it.
decided-unintended_call-not = The Director found that the player had meant to make it.

asked-change_accepted = Did the left-hand opponent accept the change of call?
decided-change_accepted-held = { $lho } accepted it: the second call stands.
decided-change_accepted-not = { $lho } did not accept it.

asked-first_call_stands = Is the change cancelled, so that the first call stands?
decided-first_call_stands-held = The change was not accepted: { $earlier } stands.
decided-first_call_stands-not = The change was accepted: { $earlier } does not stand.

asked-three_passes_one_out_of_turn = Has a call been followed by three passes, one of them out of rotation?
decided-three_passes_one_out_of_turn-held = The last { $passes } calls are passes, and { $irregular } is one of them.
decided-three_passes_one_out_of_turn-not = { $passes-n ->
    [0] The last call is not a pass.
    [1] Only the last call is a pass.
   *[other] The last { $passes } calls are passes, which do not end the auction over anybody’s head.
}

asked-lost_his_turn = Did a player lose a turn by it?
decided-lost_his_turn-held = { $player } was passed over: the auction goes back to { $player } and the passes since are cancelled.
decided-lost_his_turn-not = { $player } lost no turn.

asked-same_time = Were two calls made at the same time?
decided-same_time-held = { $call } was made at the same time as { $with }, and counts as the later one.
decided-same_time-not = { $call } and { $with } were made one after the other.

asked-required_to_pass = Was the player whose turn it was required to pass?
decided-required_to_pass-held = { $rho } had to pass: { $irregular } counts as made in rotation.
decided-required_to_pass-not = Nothing required { $rho } to pass.

asked-required_to_repeat = Was the player whose turn it was required to repeat a call, and does that count as made?
decided-required_to_repeat-held = { $rho } had to repeat a call, and this view counts it as made: { $irregular } counts as made in rotation.
decided-required_to_repeat-not = { $rho } had to repeat a call; but Law 28A speaks only of a player who must pass.

asked-rho_must_call = Must the offender’s right-hand opponent pass, by the ruling on another irregularity?
decided-rho_must_call-held = { $rho } must pass.
decided-rho_must_call-not = { $rho } must repeat { $must_call }.

asked-inadmissible = Is the double or redouble inadmissible?
decided-inadmissible-held = At that point there is nothing of the other side’s that { $call } could double or redouble.
decided-inadmissible-not = { $call } is admissible.

asked-called_over_inadmissible = Did the next player call before it was rectified?
decided-called_over_inadmissible-held = { $call } was made over it: both are cancelled, with all that followed.
decided-called_over_inadmissible-not = { $lho } had not called over it.

asked-lead_faced = Was the opening lead faced before anybody noticed?
decided-lead_faced-held = The lead was faced: the contract is what it would be without { $call }.
decided-lead_faced-not = The lead had not been faced.

asked-inadmissible_cancelled = Is the inadmissible call cancelled?
decided-inadmissible_cancelled-held = { $call } is cancelled.
decided-inadmissible_cancelled-not = { $call } is not cancelled.

asked-must_substitute = Must the offender, whose turn it was, put a legal call in its place?
decided-must_substitute-held = { $offender } must substitute a legal call.
decided-must_substitute-not = It was not { $offender }’s turn.

asked-inadmissible_out_of_turn = Was it out of turn as well?
decided-inadmissible_out_of_turn-held = It was: the auction goes back, and { $offender } may make any legal call at the proper turn.
decided-inadmissible_out_of_turn-not = It was { $offender }’s turn.

asked-specifies = Was the call artificial, so that the denominations that it specified count?
decided-specifies-held = { $strains-n ->
    [0] { $call } specified none.
   *[other] { $call } specified { $strains }; that is what counts, and not what it named.
}
decided-specifies-not = { $call } was not artificial.

asked-anybody_had_bid = Had anybody bid before?
decided-anybody_had_bid-held = There was { $bid }.
decided-anybody_had_bid-not = Nobody had bid.

asked-nobody_had_bid = Was it before anybody had bid?
decided-nobody_had_bid-held = Nobody had bid: whoever’s turn it was, the offender must pass at the next turn.
decided-nobody_had_bid-not = Somebody had bid.

asked-must_pass_throughout = Must { $player } pass whenever it is { $player }’s turn?
decided-must_pass_throughout-held = { $player } must pass for the rest of the auction.
decided-must_pass_throughout-not = { $player } need not.

asked-may_not_double_now = Is partner barred from doubling and redoubling at this turn?
decided-may_not_double_now-held = { $partner } may bid or pass, but neither double nor redouble now.
decided-may_not_double_now-not = { $partner } has called at that turn, and is free.

asked-repeats_denomination = Does the new call repeat the denomination of the bid out of rotation?
decided-repeats_denomination-held = { $replacement-known ->
    [yes] { $replacement } repeats { $strains }.
   *[no] Assumed: the new call repeats { $strains }.
}
decided-repeats_denomination-not = { $strains-n ->
    [0] The withdrawn call specified no denomination that could be repeated.
   *[other] { $replacement-known ->
        [yes] { $replacement } does not repeat { $strains }.
       *[no] Assumed: the new call does not repeat { $strains }.
    }
}

asked-rho_acted = Did the offender’s right-hand opponent bid, double or redouble?
decided-rho_acted-held = { $call-known ->
    [yes] { $call } is no pass.
   *[no] { $rho } bid, doubled or redoubled.
}
decided-rho_acted-not = { $rho } passed.

asked-suit_was_specified = Did the withdrawn call specify suits that the offender has not specified in the legal auction?
decided-suit_was_specified-held = { $suits-n ->
    [1] It specified { $suits }: at { $binds }’s first turn to lead declarer may require that suit or forbid it.
   *[other] It specified { $suits }: at { $binds }’s first turn to lead declarer may require one of them or forbid one.
}
decided-suit_was_specified-not = { $binds } may lead any suit.

asked-lead_is_free = Is the lead free, because the new call is comparable?
decided-lead_is_free-held = { $partner } may lead any suit.
decided-lead_is_free-not = The new call is not comparable.

asked-authorised = May the other side use what the withdrawn call told?
decided-authorised-held = { $side } may use it.
decided-authorised-not = { $side } may not use it.

asked-no_rectification = Do auction and play go on without further rectification?
decided-no_rectification-held = The new call is comparable: they do, and Law 16C2 does not apply.
decided-no_rectification-not = The new call is not comparable.

asked-help_watched = Is it to be watched whether the withdrawn call helps the offenders?
decided-help_watched-held = After the play the Director asks whether the outcome could well have been different without the help of { $irregular }.
decided-help_watched-not = There is nothing to watch.

asked-damage_watched = Is it to be watched whether the offender could have been aware of possible damage?
decided-damage_watched-held = After the play the Director asks whether { $offender } could have been aware that the irregularity could well damage the other side.
decided-damage_watched-not = There is nothing to watch.

asked-auction_ended = Has the auction ended with a contract?
decided-auction_ended-held = Three passes in rotation have followed the last call. { $declarer } declares; the auction period ends when the opening lead is faced.
decided-auction_ended-not = The auction goes on.

asked-passed_out = Has the board been passed out?
decided-passed_out-held = All four players have passed; the auction period ends when all hands are back in the board.
decided-passed_out-not = Somebody has bid.

## Insufficient bids

asked-insufficient = Was the bid insufficient?
decided-insufficient-held = { $over-known ->
    [yes] { $call } was insufficient: it is not higher than { $over }.
   *[no] { $call } was insufficient: it is not higher than the last bid.
}
decided-insufficient-not = { $over-known ->
    [yes] { $call } was sufficient: it is higher than { $over }.
   *[no] { $call } was sufficient: there was no bid before it.
}

asked-premature_replacement = Did { $offender } replace the bid before the Director had ruled?
decided-premature_replacement-held = { $replacement } was made before the Director had ruled.
decided-premature_replacement-not = { $offender } made no other call before the Director had ruled.

asked-lowest_in_denomination = Does the lowest sufficient bid that specifies the same denomination replace it?
decided-lowest_in_denomination-held = { $replacement-known ->
    [yes] { $replacement } is the lowest sufficient bid that specifies { $strains }.
   *[no] Assumed: the replacement is the lowest sufficient bid that specifies { $strains }.
}
decided-lowest_in_denomination-not = { $strains-n ->
    [0] The insufficient bid specified no denomination.
   *[other] { $replacement-known ->
        [yes] { $replacement } is not the lowest sufficient bid that specifies { $strains }.
       *[no] Assumed: the replacement is not the lowest sufficient bid that specifies { $strains }.
    }
}

asked-both_natural = Are both bids natural beyond doubt?
decided-both_natural-held = { $replacement-known ->
    [yes] { $call } was natural, and so is { $replacement }.
   *[no] { $call } was natural. Assumed: so is the bid that replaces it.
}
decided-both_natural-not = { $replacement-known ->
    [yes] { $call } and { $replacement } are not both natural beyond doubt.
   *[no] { $call } was not natural beyond doubt.
}

asked-found_lowest = Did the Director find the new bid to be the lowest sufficient one in the same denomination?
decided-found_lowest-held = The Director found it to be the lowest sufficient bid that specifies the same denomination.
decided-found_lowest-not = The Director found that it is not the lowest sufficient bid that specifies the same denomination.

asked-more_precise = Does the new call mean the same as the insufficient bid, or something more precise?
decided-more_precise-held = It does. Every hand that makes { $replacement } would have made the insufficient bid: all { $new }.
decided-more_precise-not = { $enough ->
    [yes] As far as hands can be counted, every one that makes { $replacement } would have made the insufficient bid; but one of the calls promises something that cannot be counted.
   *[no] { $none ->
        [yes] Of the { $new } hands that make { $replacement }, none would have made the insufficient bid; it would have to be all of them.
       *[no] Of the hands that make { $replacement }, { $share } would have made the insufficient bid ({ $both } of { $new }); it would have to be all of them.
    }
}

asked-found_more_precise = Did the Director find that the new call means the same, or something more precise?
decided-found_more_precise-held = The Director compared the meanings and found the new one the same or more precise.
decided-found_more_precise-not = The Director compared the meanings and found the new one neither the same nor more precise.

asked-double_instead = Did the offender double or redouble instead, without the right to?
decided-double_instead-held = { $call } may not replace the insufficient bid: it is cancelled.
decided-double_instead-not = { $call } is not a double or redouble that has to be cancelled.

asked-insufficient_again = Is the replacement insufficient as well, and not accepted?
decided-insufficient_again-held = { $call } is insufficient as well, and has not been accepted.
decided-insufficient_again-not = { $call } is sufficient, or has been accepted.

## Claims and concessions

asked-other_tricks = Does what was said or done concern tricks other than the one in progress?
decided-other_tricks-held = It concerns the tricks that are still to come.
decided-other_tricks-not = It concerns only the trick in progress.

asked-claims_tricks = Is it a claim?
decided-claims_tricks-held = With { $left } left, { $speaker } claims { $claims-word } of them, in so many words or by what is implied.
decided-claims_tricks-not = No trick is claimed.

asked-concedes_tricks = Is it a concession?
decided-concedes_tricks-held = With { $left } left, { $speaker } concedes { $concedes-word } of them, in so many words or by what is implied.
decided-concedes_tricks-not = No trick is conceded.

asked-defender_concedes = Is it a defender who concedes?
decided-defender_concedes-held = { $conceder } is a defender.
decided-defender_concedes-not = { $conceder } is of declarer’s side.

asked-partner_objected = Did the conceder’s partner object immediately?
decided-partner_objected-held = { $partner } objected immediately.
decided-partner_objected-not = { $partner } did not object immediately.

asked-claim_falls_too = Does the claim of the other tricks fall together with the concession?
decided-claim_falls_too-held = The claim of { $claims } goes with the concession that failed: neither has occurred.
decided-claim_falls_too-not = The claim of { $claims } stands by itself.

asked-cards_exposed = Were cards of the defenders exposed by it?
decided-cards_exposed-held = Cards of { $seats } were exposed; they are not penalty cards.
decided-cards_exposed-not = No card of a defender was exposed.

asked-unauthorised = Has { $seat } learnt something that may not be used?
decided-unauthorised-held = { $family ->
    [rotation] What the withdrawn call told is unauthorised for { $seat }.
   *[other] What was said or shown is unauthorised for { $seat }.
}
decided-unauthorised-not = { $seat } has learnt nothing that may not be used.

asked-done = Is this a way of claiming or conceding?
decided-done-held = { $how ->
    [named] { $speaker } named a number of tricks.
    [curtailed] { $speaker } suggested that play be cut short.
    [shown] { $speaker } showed cards: that is a claim, unless it was demonstrably not meant as one.
    [faced_after_lead] { $speaker } faced the hand: that is a claim, unless it was demonstrably not meant as one.
   *[abandoned] { $speaker } gave up the hand: that concedes all the tricks.
}
decided-done-not = { $speaker } did nothing by which tricks are claimed or conceded.

asked-meant_to_claim = May { $by } have meant to claim?
decided-meant_to_claim-held = Nothing demonstrates that { $by } did not mean to claim.
decided-meant_to_claim-not = { $how ->
    [faced_after_lead] A lead out of turn was on the table: { $by } faced the hand because of it, and demonstrably not to claim.
   *[other] The Director found that { $by } demonstrably did not mean to claim.
}

social-decided-meant_to_claim-not = { $by } demonstrably did not mean to claim.

asked-faces_hand = Must { $seat } face the hand?
decided-faces_hand-held = { $faced ->
    [yes] The hand must be faced. It has been.
   *[no] The hand must be faced. It has not been so far.
}
decided-faces_hand-not = { $seat } need not face it.

asked-asks_to_play_on = Has the side that neither claimed nor conceded asked that play go on?
decided-asks_to_play_on-held = { $by } asked for it, and is of the other side.
decided-asks_to_play_on-not = { $known ->
    [yes] { $by } asked for it, of the side that claimed or conceded: only the other side may.
   *[no] { $by } asked for it, but this code knows no play by agreement after a claim or concession.
}

asked-all_agree = Do all four players agree that play go on?
decided-all_agree-held = All four agreed.
decided-all_agree-not = Not all four agreed: the Director decides.

asked-void_by_agreement = Is it void, so that nothing is adjudicated and the score obtained stands?
decided-void_by_agreement-held = { $made-known ->
    [yes] Play went on, and declarer’s side won { $made } by it: that stands. Laws 16 and 50 do not apply.
   *[no] Play goes on, and whatever score it brings stands. Laws 16 and 50 do not apply.
}
decided-void_by_agreement-not = It is not void.

asked-director_called = Must the Director be called?
decided-director_called-held = It is disputed, and any player may dispute it, dummy too. Nothing may be done until the Director comes.
decided-director_called-not = Nothing is disputed.

asked-leads_to_agreement = Is nobody in doubt about it?
decided-leads_to_agreement-held = Nobody is, so that Law 69 governs.
decided-leads_to_agreement-not = Somebody is.

asked-played_on = Were cards played when there should have been no play?
decided-played_on-held = { $worth ->
    [nothing] { $cards } were played while play was suspended. Not all had agreed to that, so it counts for nothing.
    [evidence] { $cards } were played although play had ceased. The Director may take that as evidence, and need not.
   *[void] { $cards } were played although play had ceased: that is void.
}
decided-played_on-not = Nothing was played.

asked-play_is_evidence = Does what was played after the claim, taken as evidence, change the number?
decided-play_is_evidence-held = Judged by itself the claim is worth { $without }. By what was played — { $cards } — and the worst normal line after it, it is { $with }.
decided-play_is_evidence-not = Judged by itself the claim is worth { $without }, and by what was played and the worst normal line after it as much.

asked-play_goes_on = Does play go on, with the cards of { $exposed } face up?
decided-play_goes_on-held = It is disputed, and in social play that does not end the play: { $exposed } plays on with the hand exposed.
decided-play_goes_on-not = Play does not go on.

asked-bound_by_statement = Is the claimer bound by the statement, and to a routine line?
decided-bound_by_statement-held = { $steps-n ->
    [0] { $speaker } stated nothing, and may follow a routine line only.
    [1] { $speaker } is held to the one thing stated; for the rest a routine line only.
   *[other] { $speaker } is held to the { $steps } things stated; for the rest a routine line only.
}
decided-bound_by_statement-not = { $speaker } is not bound.

asked-no_unannounced_finesse = Is a finesse forbidden that was not announced?
decided-no_unannounced_finesse-held = { $announced-n ->
    [0] No finesse was announced: { $speaker } may take none, unless it is proven or virtually proven.
    [1] One finesse was announced. { $speaker } may take no other, unless it is proven or virtually proven.
   *[other] There were { $announced } finesses announced. { $speaker } may take no other, unless it is proven or virtually proven.
}
decided-no_unannounced_finesse-not = { $speaker } may finesse.

social-decided-trump_forgotten-held = { $found ->
    [no] { $speaker } did not know of { $cards }.
   *[other] { $speaker } may not have known of { $cards }.
}
social-decided-trump_forgotten-not = { $speaker } knew of the trumps that were out.

asked-may_require_trumps = May the opponents say whether trumps are drawn?
decided-may_require_trumps-held = { $opponents } may require { $speaker } to draw trumps, or not to draw them.
decided-may_require_trumps-not = They may not.

asked-defenders_may_show = May the defenders show each other their hands?
decided-defenders_may_show-held = { $defenders } may face their hands for each other, without penalty.
decided-defenders_may_show-not = They may not.

asked-may_forbid_partner = May declarer forbid the other defender what partner’s cards suggest?
decided-may_forbid_partner-held = { $declarer } may forbid { $partner } a play that seeing partner’s cards could suggest.
decided-may_forbid_partner-not = { $declarer } may forbid nothing.

asked-before_all_called = Was it doubted before everyone had called on a later deal?
decided-before_all_called-held = { $when ->
    [before_mixed] The cards had not even been mixed.
   *[other] Not everyone had called on a later deal.
}
decided-before_all_called-not = Everyone had called on a later deal.

asked-before_mixed = Was it doubted before the cards were mixed?
decided-before_mixed-held = The cards had not been mixed.
decided-before_mixed-not = The cards had been mixed.

asked-line_stated = Was a line of play stated?
decided-line_stated-held = { $steps-n ->
    [1] { $speaker } stated one thing, and is held to it.
   *[other] { $speaker } stated { $steps } things, and is held to them.
}
decided-line_stated-not = { $speaker } stated no line of play.

asked-disputed = Does a player dispute it?
decided-disputed-held = A player disputes it.
decided-disputed-not = Nobody disputes it.

asked-agreed = Have all agreed to it?
decided-agreed-held = All players assented.
decided-agreed-not = Not all players assented.

asked-assented = Did the other side assent?
decided-assented-held = { $side } assented.
decided-assented-not = { $side } never assented, so that there was no agreement.

asked-doubted_before_next_call = Was it doubted before the side called on a later board and before the round ended?
decided-doubted_before_next_call-held = { $when ->
    [at_once] It was doubted there and then.
   *[other] It was doubted before { $side } called on a later board and before the round ended.
}
decided-doubted_before_next_call-not = By then { $side } had called on a later board, or the round had ended.

asked-in_correction_period = Was it doubted within the correction period?
decided-in_correction_period-held = { $when ->
    [at_once] It was doubted there and then.
   *[other] The correction period had not run out.
}
decided-in_correction_period-not = The correction period had run out.

asked-trick_won = Had the side won a trick that was scored as lost?
decided-trick_won-held = { $side } had won { $tricks } more than the score says.
decided-trick_won-not = No trick that { $side } had won was given up.

asked-no_legal_play_loses = Was a trick given up that no legal play could lose?
decided-no_legal_play_loses-held = Of { $given_up } given up, { $tricks-word } could not have been lost by any legal play of { $side }.
decided-no_legal_play_loses-not = Of { $given_up } given up, { $side } could have lost each in some legal way.

asked-no_normal_play_loses = { $standard ->
    [careless] Was a trick given up that not even careless play could lose?
    [inferior] Was a trick given up that not even inferior play could lose?
   *[other] Was a trick given up that no normal play could lose?
}
decided-no_normal_play_loses-held = { $standard ->
    [careless] Of { $given_up } given up, { $tricks-word } could not have been lost even by careless play of { $side }. Whether that is normal for this class of player, the Director judges.
    [inferior] Of { $given_up } given up, { $tricks-word } could not have been lost even by inferior play of { $side }. Whether that is normal for this class of player, the Director judges.
   *[other] Of { $given_up } given up, { $tricks-word } could not have been lost by any normal play of { $side }.
}
decided-no_normal_play_loses-not = { $standard ->
    [careless] Of { $given_up } given up, { $side } could have lost each by careless play, or had it back already. Whether that is normal for this class of player, the Director judges.
    [inferior] Of { $given_up } given up, { $side } could have lost each by inferior play, or had it back already. Whether that is normal for this class of player, the Director judges.
   *[other] Of { $given_up } given up, { $side } could have lost each in some normal way, or had it back already.
}
social-decided-no_normal_play_loses-held = { $standard ->
    [careless] Of { $given_up } given up, { $tricks-word } could not have been lost even by careless play of { $side }. Whether that is probable, the players judge.
    [inferior] Of { $given_up } given up, { $tricks-word } could not have been lost even by inferior play of { $side }. Whether that is probable, the players judge.
   *[other] Of { $given_up } given up, { $tricks-word } could not have been lost by any probable play of { $side }.
}
social-decided-no_normal_play_loses-not = { $standard ->
    [careless] Of { $given_up } given up, { $side } could have lost each by careless play, or had it back already. Whether that is probable, the players judge.
    [inferior] Of { $given_up } given up, { $side } could have lost each by inferior play, or had it back already. Whether that is probable, the players judge.
   *[other] Of { $given_up } given up, { $side } could have lost each in some probable way, or had it back already.
}

asked-contract_decided = Was the contract made or beaten already, and conceded all the same?
decided-contract_decided-held = { $declares ->
    [yes] To make the contract takes { $takes-word }: declarer had won { $won }, and yet conceded to have only { $conceded_to }.
   *[no] To beat the contract takes { $takes-word }: the defenders had won { $won }, and yet conceded to have only { $conceded_to }.
}
decided-contract_decided-not = { $declares ->
    [yes] To make the contract takes { $takes-word }; declarer had won { $won } and conceded to have { $conceded_to }.
   *[no] To beat the contract takes { $takes-word }; the defenders had won { $won } and conceded to have { $conceded_to }.
}

asked-likely_won = Would the side likely have won tricks that it agreed to lose?
decided-likely_won-held = { $found-known ->
    [yes] The Director finds that { $side } would likely have won { $tricks }.
   *[no] { $side } would likely have won { $tricks }: nothing else is normal.
} Normal play of its own brings back { $least } for certain, normal play of the others { $most } at most{ $best-known ->
    [yes] ; with all cards seen it would be { $best }.
   *[no] .
}
decided-likely_won-not = { $found-known ->
    [yes] The Director finds that { $side } would likely have won no more.
   *[no] { $side } would not have won more: nothing else is normal.
} Normal play of its own brings back { $least } for certain, normal play of the others { $most } at most{ $best-known ->
    [yes] ; with all cards seen it would be { $best }.
   *[no] .
}

asked-statement_heard = Are the statement and the objections heard first?
decided-statement_heard-held = The claimer repeats the statement and the opponents object. { $must_face ->
    [yes] All hands must be faced.
   *[no] The Director is not limited to their objections, and may have the cards faced.
}
decided-statement_heard-not = They are not.

asked-irrational_kept_out = Does the footnote on “normal” keep out what would be irrational?
decided-irrational_kept_out-held = It does: normal is what is careless or inferior for this class of player, but not irrational. An unstated guess is accepted where not to make it would be irrational.
decided-irrational_kept_out-not = It does not: normal is what is careless or inferior for this class of player, and the word “irrational” is no longer in the footnote. { $guess ->
    [yes] It still stands in the rule on unstated guesses: one is accepted where not to make it would be irrational.
   *[no] Nor is it any longer in the rule on unstated guesses.
}

asked-trump_out = Is a trump still out against the claimer?
decided-trump_out-held = { $cards-n ->
    [1] { $cards } is out.
   *[other] { $cards } are out.
}
decided-trump_out-not = No trump is out.

asked-trump_not_mentioned = Did the claimer say nothing of the trump that is out?
decided-trump_not_mentioned-held = { $stated ->
    [no] { $speaker } stated nothing.
   *[yes] The statement says nothing of it.
}
decided-trump_not_mentioned-not = { $step-known ->
    [yes] The statement speaks of it: “{ $step }”.
   *[no] The statement speaks of it.
}

asked-trump_forgotten = Is it at all likely that the claimer did not know of it?
decided-trump_forgotten-held = { $found ->
    [no] The Director found that { $speaker } did not know of { $cards }.
    [doubtful] It could not be established whether { $speaker } knew of { $cards }, and doubt goes against the claimer.
   *[other] Nothing shows that { $speaker } knew of { $cards }.
}
decided-trump_forgotten-not = { $found ->
    [yes] The Director found that { $speaker } knew of the trumps that were out.
   *[other] What was said and done shows that { $speaker } knew of the trumps that were out.
}

asked-trick_lost_to_trump = Could a trick be lost to that trump by any normal play?
decided-trick_lost_to_trump-held = The worst normal line loses a trick to it and wins { $tricks }; had the claimer known of the trump, it would win { $aware }.
decided-trick_lost_to_trump-not = With the trump forgotten or not, the worst normal line wins { $tricks }.

asked-cards_forgotten = Had the claimer forgotten cards that are out in { $suit }?
decided-cards_forgotten-held = { $found ->
    [no] The Director found that { $speaker } did not know of { $cards }.
    [doubtful] It could not be established whether { $speaker } knew of { $cards }, and doubt goes against the claimer.
   *[other] Nothing shows that { $speaker } knew of { $cards }.
}
decided-cards_forgotten-not = { $found ->
    [yes] The Director found that { $speaker } knew which { $suit } were out.
   *[other] What was said and done shows that { $speaker } knew which { $suit } were out.
}

asked-normal_line_loses = { $standard ->
    [careless] Does a careless line win fewer tricks than the best line, which was not stated?
    [inferior] Does an inferior line win fewer tricks than the best line, which was not stated?
   *[considered] Does a normal line win fewer tricks than the best line, which was not stated?
}
decided-normal_line_loses-held = { $standard ->
    [careless] A careless line wins { $tricks }, the best line { $best }. Whether it is normal for this class of player, the Director judges.
    [inferior] An inferior line wins { $tricks }, the best line { $best }. Whether it is normal for this class of player, the Director judges.
   *[considered] Without plays that another play beats wherever the cards lie, the worst line wins { $tricks }, the best line { $best }.
}
decided-normal_line_loses-not = { $tricks-n ->
    [0] Not even the best line wins a trick.
   *[other] { $standard ->
        [careless] Even careless lines win { $tricks }, as many as the best line.
        [inferior] Even inferior lines win { $tricks }, as many as the best line.
       *[considered] Without plays that another play beats wherever the cards lie, the worst line wins { $tricks }, as many as the best line.
    }
}

asked-more_lines = { $standard ->
    [careless] Are there more careless lines than the search looks at?
   *[inferior] Are there more inferior lines than the search looks at?
}
decided-more_lines-held = { $standard ->
    [careless] There are. No careless line wins fewer than { $least }; what the worst of them wins is not worked out.
   *[inferior] There are. No inferior line wins fewer than { $least }; what the worst of them wins is not worked out.
}
decided-more_lines-not = There are not: the number is settled.
asked-rests_on_partner = Does the number of tricks rest on a choice of the claimer’s partner?
decided-rests_on_partner-held = If { $partner } makes the wrong normal play, the side wins { $tricks }, with the right one { $found }.
decided-rests_on_partner-not = Whatever normal play { $partner } chooses, the worst normal line wins { $tricks }.

asked-rests_on_location = Does the number of tricks rest on which opponent holds a card that has not shown up?
decided-rests_on_location-held = Not knowing where it lies, the worst normal line wins { $tricks }; knowing it, { $located }.
decided-rests_on_location-not = Knowing who holds it would not help: the worst normal line still wins { $tricks }.

asked-rests_on_showing_out = Does the number of tricks rest on an opponent showing out of { $suit }?
decided-rests_on_showing_out-held = { $before ->
    [yes] An opponent had failed to follow to { $suit } before the claim, so the missing card is located and playing for it is no guess. That is an exception of the rule: the worst normal line wins { $tricks }; without it, { $otherwise }.
   *[no] On the normal lines an opponent fails to follow to { $suit }, so the missing card is located and playing for it is no guess. That is an exception of the rule: the worst normal line wins { $tricks }; without it, { $otherwise }.
}
decided-rests_on_showing_out-not = Showing out locates no card that matters: the worst normal line wins { $tricks }.

asked-rests_on_irrational = Does the number of tricks rest on a guess that it would be irrational not to make?
decided-rests_on_irrational-held = Not to make the guess would be irrational. That is an exception of the rule until 2007: the worst normal line wins { $tricks }; without it, { $otherwise }.
decided-rests_on_irrational-not = No: the worst normal line wins { $tricks }.

asked-rests_on_order = Does the number of tricks rest on the order in which a suit is played?
decided-rests_on_order-held = { $order ->
    [top_down] A suit counts as played from the top: the claimer’s side wins { $tricks }. If any order were normal, it would win { $otherwise }.
    [ebu] A solid suit counts as played from the top: the claimer’s side wins { $tricks }. If any order were normal, it would win { $otherwise }.
   *[any] No order is laid down, and any order is normal: the claimer’s side wins { $tricks }. From the top it would win { $otherwise }.
}
decided-rests_on_order-not = In whatever order the suit is played, the worst normal line wins { $tricks }.

asked-rests_on_presumption = Does the number rest on a guideline?
decided-rests_on_presumption-held = It is presumed that { $presumption } ({ $presumption-by }): the claimer’s side wins { $tricks }. Without that it would win { $otherwise }.
decided-rests_on_presumption-not = It is presumed that { $presumption } ({ $presumption-by }), but that changes nothing: without it the claimer’s side would win as many.

asked-claim_good = Does every normal line win as many tricks as were claimed?
decided-claim_good-held = The claim was for { $claims }, and the worst normal line wins { $tricks }.
decided-claim_good-not = The claim was for { $claims }, but the worst normal line wins { $tricks }.

asked-search_stopped = Are there more lines of play than the search looks at?
decided-search_stopped-held = There are, and so much is proved of the tricks to { $speaker }’s side: at least { $least-word }, at most { $most }.
decided-search_stopped-not = There are not: the number is settled.
asked-same_in_all_layouts = Is the ruling the same wherever the unknown cards lie?
decided-same_in_all_layouts-held = It is: { $layouts-n } layouts fit what is known, and the ruling is the same in all of them.
decided-same_in_all_layouts-not = It is not.

asked-conceded_trick_sure = Was a trick conceded that no normal line loses?
decided-conceded_trick_sure-held = Of { $conceded } conceded, no normal line loses { $sure }.
decided-conceded_trick_sure-not = Of { $conceded } conceded, each can be lost by a normal line.

## What is to be said of cards that were not played

other-normal = { $n ->
    [one] { $cards } would be normal too.
   *[other] Each of { $cards } would be normal too.
}
other-inferior = { $cards } only if an inferior play is normal for this player.
other-careless = { $cards } only if this player may overlook what he can see.
other-excluded = Not { $cards }: { $why } ({ $law }; { $authority }).

presumption-as_stated = he does what he said
presumption-winners_first = he plays cards he takes for winners, or towards them, before losers
presumption-from_the_top = he plays a suit from the top
presumption-low_under_his_own = he does not waste a high card under a winner of his own side
presumption-wins_last = last to play, he wins if he can, and no dearer than he must
presumption-takes_sure_winner = he does not duck with a certain winner
presumption-ruffs_low = he ruffs as low as he can, and not his own winners
presumption-keeps_winners = he throws losers before winners
presumption-draws_trumps = he draws the trumps that he knows to be out
presumption-no_dearer_than_needed = he plays no higher than the purpose asks
presumption-no_trump_to_be_safe = he cashes no high trump to be on the safe side when he thinks that none is out
presumption-keeps_trumps = he does not spend his trumps before other winners when neither opponent has one left
presumption-partner_keeps_masters = a defender does not throw away a master

presumed-laws = the Laws
presumed-practice = common practice
presumed-ebu_white_book = EBU White Book { $paragraph }
presumed-acbl_2019 = ACBL Laws Commission 2019, guideline { $number }

## Why a play is normal

why-forced = the only card that may be played
why-stated = as stated (Law 68C)
why-cashes = a card taken for a winner; winners may be cashed in any order of suits
why-crosses = low, to a card opposite that is taken for a winner
why-leads_to_ruff = low, to be ruffed opposite
why-draws = trumps are known to be out, and are drawn
why-guesses = a guess that gains if a card lies well, one normal play among others (Law 70E)
why-gives_up = nothing better, or a trick to lose that was conceded
why-follows_low = low, under a winning card of the same side
why-wins = won with a card that is taken for a winner
why-wins_cheaply = won as cheaply as possible
why-leaves_it_opposite = left to the hand opposite
why-overtakes = overtaken, to change hands
why-cannot_win = low, since the trick cannot be won
why-ruffs = ruffed as low as possible
why-throws_loser = a card taken for a loser is thrown
why-throws_winner = one of several cards taken for winners has to be thrown
why-any_order = one of several cards taken for equals; no order among them is laid down
why-opponents = an opponent’s choice
why-partners = the choice of the claimer’s partner
why-not_presumed = the authority in charge does not presume otherwise
why-needed = every careless way would be worse than careless here, and this is plain to see

## The same tests in a few words, as they stand in the drawing

short-out_of_turn = Out of rotation?
short-all_in_turn = All in turn?
short-proper_player_called = Call in turn before the ruling?
short-next_hand_accepted = Accepted by the next player?
short-declined = Not accepted, so cancelled?
short-artificial_pass = An artificial pass?
short-pass_of_partners_artificial = A pass of partner’s artificial call?
short-pass_of_opponents_artificial = Does a pass of an opponent’s count?
short-at_rhos_turn = Right-hand opponent’s turn?
short-at_partners_or_first_at_lhos = Partner’s turn, or left-hand opponent’s and a first call?
short-at_partners_turn = Partner’s turn?
short-later_at_lhos = Left-hand opponent’s turn, later?
short-offender_is_free = Offender free to call?
short-partner_is_free = Partner free to call?
short-unauthorised = Something learnt that binds?
short-authorised = Free for the other side to use?
short-rho_passed = Right-hand opponent passed?
short-rho_acted = Right-hand opponent acted?
short-similar = Much the same meaning?
short-subset = Every hand one for the withdrawn call?
short-same_purpose = The same purpose?
short-found_comparable = Comparable, as the Director found?
short-replacement_comparable = New call comparable?
short-replacement_not_comparable = New call not comparable?
short-repeats_denomination = Same denomination again?
short-no_rectification = Nothing further to rectify?
short-lead_restricted = Lead restricted?
short-lead_is_free = Lead free?
short-suit_was_specified = A suit shown that was never bid?
short-help_watched = Help to be looked at later?
short-damage_watched = Damage to be looked at later?
short-unintended_call = First call unintended?
short-change_accepted = Change accepted?
short-first_call_stands = Does the first call stand?
short-three_passes_one_out_of_turn = Three passes, one out of rotation?
short-lost_his_turn = A turn lost by it?
short-same_time = At the same time?
short-required_to_pass = Bound to pass anyway?
short-required_to_repeat = Bound to repeat a call, as if made?
short-rho_must_call = Right-hand opponent bound to pass?
short-must_pass_throughout = Silenced for the whole auction?
short-may_not_double_now = Barred from doubling now?
short-inadmissible = Inadmissible?
short-called_over_inadmissible = Called over already?
short-lead_faced = Opening lead faced already?
short-inadmissible_cancelled = Cancelled as inadmissible?
short-must_substitute = A legal call in its place?
short-inadmissible_out_of_turn = Out of rotation as well?
short-specifies = Artificial: does what it shows count?
short-anybody_had_bid = Had anybody bid?
short-nobody_had_bid = Before any bid?
short-auction_ended = Auction over?
short-passed_out = Passed out?
short-insufficient = An insufficient bid?
short-premature_replacement = Replaced before the ruling?
short-lowest_in_denomination = Lowest bid in the same denomination?
short-both_natural = Both bids natural?
short-found_lowest = Lowest, as the Director found?
short-more_precise = The same meaning, or more precise?
short-found_more_precise = More precise, as the Director found?
short-double_instead = A double or redouble instead, cancelled?
short-insufficient_again = Insufficient again?

short-other_tricks = About other tricks?
short-claims_tricks = A claim?
short-concedes_tricks = A concession?
short-defender_concedes = By a defender?
short-partner_objected = Did partner object at once?
short-claim_falls_too = Does the claim fall too?
short-cards_exposed = Cards exposed?
short-done = A way of doing it?
short-meant_to_claim = Meant as a claim?
short-faces_hand = Must the hand be faced?
short-asks_to_play_on = Asked to play on?
short-all_agree = Do all four agree?
short-void_by_agreement = Void, and the score stands?
short-director_called = Must the Director be called?
short-leads_to_agreement = Nobody in doubt?
short-played_on = Played on all the same?
short-play_is_evidence = Does that play change the number?
short-play_goes_on = Does play go on?
short-bound_by_statement = Bound by the statement?
short-no_unannounced_finesse = No finesse unannounced?
short-may_require_trumps = May trumps be required?
short-defenders_may_show = May the defenders show hands?
short-may_forbid_partner = May declarer forbid a play?
short-before_all_called = Before everyone called on a later deal?
short-before_mixed = Before the cards were mixed?
short-line_stated = A line stated?
short-disputed = Disputed?
short-agreed = Agreed?
short-assented = Assented?
short-doubted_before_next_call = Before the next call?
short-in_correction_period = In the correction period?
short-trick_won = A trick won before?
short-no_legal_play_loses = A trick that no legal play loses?
short-no_normal_play_loses = A trick that no normal play loses?
short-contract_decided = Made or beaten already?
short-likely_won = Likely to be won?
short-statement_heard = Statement and objections heard?
short-irrational_kept_out = “Irrational” kept out?
short-trump_out = A trump out?
short-trump_not_mentioned = Not mentioned?
short-trump_forgotten = Likely forgotten?
short-trick_lost_to_trump = A trick lost to it by normal play?
short-cards_forgotten = Cards forgotten?
short-normal_line_loses = Does a line like that lose a trick?
short-more_lines = Too many such lines to look at?
short-rests_on_partner = A matter of partner’s choice?
short-rests_on_location = A matter of who holds a card?
short-rests_on_showing_out = A card located by showing out?
short-rests_on_irrational = A guess irrational not to make?
short-rests_on_order = A matter of the order in a suit?
short-rests_on_presumption = A matter of a guideline?
short-claim_good = Good on every normal line?
short-search_stopped = Too many lines to look at?
short-same_in_all_layouts = The same in every layout?
short-conceded_trick_sure = A sure trick conceded?
