### The tests of a ruling: `asked-…` is the question, `decided-…-held` and `decided-…-not` the fact that decides it. Between them
### stands Yes or No: the three read as one.

answer-yes = Yes
answer-no = No
share-less = under 0.1{"\u00A0"}%

## Calls out of rotation

asked-out_of_turn = Was a call made out of rotation?
decided-out_of_turn-held = It was { $turn }’s turn, not { $by }’s: { $call } was out of rotation.
decided-out_of_turn-not = It was { $by }’s turn: { $call } was in rotation.
asked-all_in_turn = Was every call made in rotation?
decided-all_in_turn-held = Every player called in turn.
decided-all_in_turn-not = A player called at another player’s turn.
asked-proper_player_called = Did { $proper }, whose turn it was, call before the ruling?
decided-proper_player_called-held = { $proper } called in turn before any ruling: { $call } is in rotation.
decided-proper_player_called-not = { $proper } had not called.
asked-next_hand_accepted = Did { $lho }, the offender’s LHO, accept the call?
decided-next_hand_accepted-held = { $call-known ->
    [yes] { $call } was made over it, which accepts it.
   *[no] { $lho } accepted it.
}
decided-next_hand_accepted-not = { $lho } neither accepted it nor called over it.
asked-declined = Did { $lho } decline the call?
decided-declined-held = { $lho } did not accept it: { $call } is cancelled.
decided-declined-not = { $call } has not been declined.
asked-artificial_pass = Was the pass artificial?
decided-artificial_pass-held = { $call } was artificial by agreement.
decided-artificial_pass-not = { $call } was not artificial.
asked-pass_of_partners_artificial = Was it a pass of partner’s artificial call?
decided-pass_of_partners_artificial-held = It passed { $partners }, which was artificial.
decided-pass_of_partners_artificial-not = It did not pass an artificial call by partner.
asked-pass_of_opponents_artificial = Does passing an opponent’s artificial call lead to Law 31?
decided-pass_of_opponents_artificial-held = It passed { $theirs }, which was artificial; this reading applies Law 31.
decided-pass_of_opponents_artificial-not = It passed { $theirs }, which was artificial; but Law 31 covers only partner’s artificial call.
asked-at_rhos_turn = Was it RHO’s turn?
decided-at_rhos_turn-held = It was the turn of { $turn }, { $offender }’s RHO.
decided-at_rhos_turn-not = { $relation ->
    [partner] It was the turn of { $turn }, { $offender }’s partner.
    [lho] It was the turn of { $turn }, { $offender }’s LHO.
   *[other] It was { $turn }’s turn.
}
asked-at_partners_or_first_at_lhos = Was it partner’s turn, or LHO’s before the offender had called?
decided-at_partners_or_first_at_lhos-held = { $relation ->
    [partner] It was the turn of { $turn }, { $offender }’s partner.
    [lho] It was the turn of { $turn }, { $offender }’s LHO, and { $offender } had not called before.
   *[other] It was { $turn }’s turn.
}
decided-at_partners_or_first_at_lhos-not = { $earlier-known ->
    [yes] It was the turn of { $turn }, { $offender }’s LHO, and { $offender } had called before: { $earlier }.
   *[no] It was { $turn }’s turn.
}
asked-later_at_lhos = Was it LHO’s turn after the offender had called?
decided-later_at_lhos-held = { $earlier-known ->
    [yes] It was { $turn }’s turn, and { $offender } had called before: { $earlier }.
   *[no] It was { $turn }’s turn, and { $offender } had called before.
}
decided-later_at_lhos-not = { $earlier-known ->
    [yes] It was { $turn }’s turn, and { $turn } is not { $offender }’s LHO.
   *[no] { $offender } had not called before.
}
asked-partner_is_free = May partner make any legal call?
decided-partner_is_free-held = { $partner } may call freely, but information from the withdrawn call is UI until a comparable call replaces it.
decided-partner_is_free-not = { $partner } is not free to call.
asked-offender_is_free = May the offender make any legal call at the proper turn?
decided-offender_is_free-held = { $offender } may make any legal call; what follows depends on it.
decided-offender_is_free-not = { $offender } is not free to call.
asked-at_partners_turn = Was it partner’s turn?
decided-at_partners_turn-held = It was the turn of { $turn }, { $offender }’s partner.
decided-at_partners_turn-not = { $relation ->
    [rho] It was the turn of { $turn }, { $offender }’s RHO.
    [lho] It was the turn of { $turn }, { $offender }’s LHO.
   *[other] It was { $turn }’s turn.
}
asked-rho_passed = Did RHO pass?
decided-rho_passed-held = { $rho } passed.
decided-rho_passed-not = { $call-known ->
    [yes] { $call } is not a pass.
   *[no] { $rho } did not pass.
}
asked-similar = Does the new call have the same or a similar meaning?
decided-similar-held = Of the hands for { $replacement }, { $share } fit the withdrawn call; { $from } is enough.
decided-similar-not = { $enough ->
    [yes] By count { $share } of the hands fit, but one of the calls promises something that cannot be counted.
   *[no] { $none ->
        [yes] No hand fits both { $replacement } and the withdrawn call; { $from } is needed.
       *[no] Of the hands for { $replacement }, { $share } fit the withdrawn call; { $from } is needed.
    }
}
asked-subset = Does every hand for the new call fit the withdrawn one?
decided-subset-held = Every hand for { $replacement } fits the withdrawn call.
decided-subset-not = { $enough ->
    [yes] By count every hand fits, but one of the calls promises something that cannot be counted.
   *[no] { $none ->
        [yes] No hand fits both { $replacement } and the withdrawn call.
       *[no] Of the hands for { $replacement }, { $share } fit the withdrawn call; all must.
    }
}
asked-same_purpose = Do both calls have the same purpose?
decided-same_purpose-held = { $replacement } serves the same purpose as the withdrawn call.
decided-same_purpose-not = { $replacement } and the withdrawn call share no purpose, such as asking or relaying.
asked-found_comparable = Did the Director find the new call comparable?
decided-found_comparable-held = The Director compared the meanings and found it comparable.
decided-found_comparable-not = The Director compared the meanings and found it not comparable.
asked-replacement_comparable = Is { $offender }’s replacement comparable?
decided-replacement_comparable-held = There is no further rectification.
decided-replacement_comparable-not = The next paragraph applies.
asked-replacement_not_comparable = Must partner pass once?
decided-replacement_not_comparable-held = The replacement is not comparable: { $partner } must pass at the next turn.
decided-replacement_not_comparable-not = The replacement is comparable: { $partner } need not pass.
asked-lead_restricted = May declarer restrict { $binds }’s lead?
decided-lead_restricted-held = { $suits-n ->
    [0] Only in principle: { $offender } has specified every suit in the legal auction.
    [1] At { $binds }’s first turn to lead declarer may forbid { $suits }, the one suit { $offender } has not specified.
    [4] At { $binds }’s first turn to lead declarer may forbid any one suit.
   *[other] At { $binds }’s first turn to lead declarer may forbid one of { $suits }, which { $offender } has not specified.
}
decided-lead_restricted-not = { $binds } may lead any suit.
asked-unintended_call = Was { $earlier }, the offender’s earlier call, unintended?
decided-unintended_call-held = The Director found that the player never meant to make it.
decided-unintended_call-not = The Director found that the player meant to make it.
asked-made_as_intended = Did the offender mean to make { $earlier } when making it?
decided-made_as_intended-held = The player meant to make it: it stands, whatever the reason for it.
decided-made_as_intended-not = The player did not mean to make it.
asked-however_aware = May { $earlier } be replaced however the player became aware of it?
decided-however_aware-held = Yes: it does not matter how the player became aware of it.
decided-however_aware-not = No: how the player became aware of it matters.
asked-prompted_by_partner = Partner’s action showed the mistake: may { $earlier } be replaced all the same?
decided-prompted_by_partner-held = It does not matter how the player noticed it.
decided-prompted_by_partner-not = By this view information from partner must not be used for it.
asked-partner_has_called = Has partner called since the unintended call?
decided-partner_has_called-held = { $partner } has called since: it can no longer be replaced.
decided-partner_has_called-not = { $partner } has not called since.
asked-ended_before_partner = Did the auction end before it reached partner?
decided-ended_before_partner-held = The auction ended before { $partner } could call, and the auction period is not over: the call may still be replaced.
decided-ended_before_partner-not = The auction had not ended.
asked-may_withdraw = Had LHO called over the unintended call?
decided-may_withdraw-held = { $lho } had called over it by { $over }, and may withdraw that call.
decided-may_withdraw-not = { $lho } had not called over it.
asked-withdrew = Did LHO withdraw the call made over the unintended one?
decided-withdrew-held = { $lho } withdrew { $over }.
decided-withdrew-not = { $lho } let { $over } stand.
asked-change_accepted = Did LHO accept the change of call?
decided-change_accepted-held = { $lho } accepted it: the second call stands.
decided-change_accepted-not = { $lho } did not accept it.
asked-first_call_stands = Does the first call stand?
decided-first_call_stands-held = The change was not accepted: { $earlier } stands.
decided-first_call_stands-not = The change was accepted: { $earlier } is withdrawn.
asked-lets_first_call_stand = Does the offender let the first call stand?
decided-lets_first_call_stand-held = { $offender } lets { $earlier } stand: partner must pass once.
decided-lets_first_call_stand-not = { $offender } makes another call instead of { $earlier }.
asked-at_most_average_minus = Is the offending side’s score limited?
decided-at_most_average_minus-held = { $side } score average minus at the most.
decided-at_most_average_minus-not = The score of { $side } is not limited.
asked-three_passes_one_out_of_turn = Was a call followed by three passes, one of them out of rotation?
decided-three_passes_one_out_of_turn-held = The last { $passes } calls are passes, among them { $irregular }.
decided-three_passes_one_out_of_turn-not = { $passes-n ->
    [0] The last call is not a pass.
    [1] Only the last call is a pass.
   *[other] The last { $passes } calls are passes, but they do not end the auction.
}
asked-lost_his_turn = Did a player lose a turn by it?
decided-lost_his_turn-held = { $player } was passed over: the auction goes back to { $player } and the passes since are cancelled.
decided-lost_his_turn-not = { $player } lost no turn.
asked-same_time = Were two calls made at the same time?
decided-same_time-held = { $call } was made at the same time as { $with } and counts as the later one.
decided-same_time-not = { $call } and { $with } were made one after the other.
asked-required_to_pass = Was RHO required to pass?
decided-required_to_pass-held = { $rho } had to pass: { $irregular } counts as made in rotation.
decided-required_to_pass-not = { $rho } did not have to pass.
asked-required_to_repeat = Was RHO required to repeat a call, and does that count as made?
decided-required_to_repeat-held = { $rho } had to repeat a call, which this view counts as made: { $irregular } is in rotation.
decided-required_to_repeat-not = { $rho } had to repeat a call, but Law 28A covers only a required pass.
asked-rho_must_call = Must RHO pass, by the ruling on another irregularity?
decided-rho_must_call-held = { $rho } must pass.
decided-rho_must_call-not = { $rho } must repeat { $must_call }.
asked-inadmissible = Is the double or redouble inadmissible?
decided-inadmissible-held = The other side had nothing for { $call } to double or redouble.
decided-inadmissible-not = { $call } is admissible.
asked-called_over_inadmissible = Did LHO call before it was rectified?
decided-called_over_inadmissible-held = { $call } was made over it: both are cancelled, with all that followed.
decided-called_over_inadmissible-not = { $lho } had not called over it.
asked-lead_faced = Was the opening lead faced before it was noticed?
decided-lead_faced-held = The contract is scored as if { $call } had not been made.
decided-lead_faced-not = The lead had not been faced.
asked-inadmissible_cancelled = Is the inadmissible call cancelled?
decided-inadmissible_cancelled-held = { $call } is cancelled.
decided-inadmissible_cancelled-not = { $call } is not cancelled.
asked-must_substitute = Must the offender, in turn, replace it with a legal call?
decided-must_substitute-held = { $offender } must substitute a legal call.
decided-must_substitute-not = It was not { $offender }’s turn.
asked-inadmissible_out_of_turn = Was it out of rotation as well?
decided-inadmissible_out_of_turn-held = The auction goes back, and { $offender } may make any legal call at the proper turn.
decided-inadmissible_out_of_turn-not = It was { $offender }’s turn.
asked-breach_of_duty_to_pass = Did a player who had to pass bid, double or redouble?
decided-breach_of_duty_to_pass-held = The player had to pass: { $call } is inadmissible.
decided-breach_of_duty_to_pass-not = { $call } broke no duty to pass.
asked-above_seven = Is it a bid of more than seven?
decided-above_seven-held = { $call } is of more than seven, and never stands.
decided-above_seven-not = { $call } is not of more than seven.
asked-after_final_pass = Was the call made after the final pass?
decided-after_final_pass-held = The auction was over before { $call }.
decided-after_final_pass-not = The auction was not over before { $call }.
asked-called_before_rectification = Did LHO call before it was rectified?
decided-called_before_rectification-held = { $lho } had called over it already.
decided-called_before_rectification-not = { $lho } had not called over it.
asked-call_cancelled = Is the inadmissible call cancelled?
decided-call_cancelled-held = { $call } is cancelled.
decided-call_cancelled-not = { $call } is not cancelled.
asked-side_must_pass = Does a pass take its place, and must both of the side pass at every turn?
decided-side_must_pass-held = A pass takes its place. { $offender } and partner must pass at every turn.
decided-side_must_pass-not = { $offender }’s side need not pass.
asked-looks_like_contract = Have three passes followed the bid of more than seven?
decided-looks_like_contract-held = Three passes followed, but { $call } cannot become the contract.
decided-looks_like_contract-not = Three passes had not followed { $call }.
asked-pass_or_declaring_side = Was it a defender’s pass, or a call by the declaring side?
decided-pass_or_declaring_side-held = { $call } could not help the defence: nothing further follows.
decided-pass_or_declaring_side-not = { $call } was a defender’s call other than a pass.
asked-action_by_defender = Did a defender bid, double or redouble after the final pass?
decided-action_by_defender-held = { $call } told the defenders something: the lead may be restricted.
decided-action_by_defender-not = { $call } was not such a call.
asked-specifies = Was the call artificial, so that what it specified counts?
decided-specifies-held = { $strains-n ->
    [0] { $call } specified no denomination.
   *[other] { $call } specified { $strains }: that counts, not the denomination named.
}
decided-specifies-not = { $call } was not artificial.
asked-anybody_had_bid = Had any player bid before?
decided-anybody_had_bid-held = { $bid } came before.
decided-anybody_had_bid-not = No player had bid.
asked-nobody_had_bid = Was it before any bid?
decided-nobody_had_bid-held = No player had bid: the offender must pass at the next turn.
decided-nobody_had_bid-not = A player had bid.
asked-must_pass_throughout = Must { $player } pass at every turn?
decided-must_pass_throughout-held = { $player } must pass for the rest of the auction.
decided-must_pass_throughout-not = { $player } need not.
asked-may_not_double_now = Is partner barred from doubling and redoubling at this turn?
decided-may_not_double_now-held = { $partner } may bid or pass, but not double or redouble.
decided-may_not_double_now-not = { $partner } has called at that turn and is free.
asked-repeats_denomination = Does the new call repeat the denomination of the bid out of rotation?
decided-repeats_denomination-held = { $replacement-known ->
    [yes] { $replacement } repeats { $strains }.
   *[no] Assumed: the new call repeats { $strains }.
}
decided-repeats_denomination-not = { $strains-n ->
    [0] The withdrawn call specified no denomination to repeat.
   *[other] { $replacement-known ->
        [yes] { $replacement } does not repeat { $strains }.
       *[no] Assumed: the new call does not repeat { $strains }.
    }
}
asked-rho_acted = Did RHO bid, double or redouble?
decided-rho_acted-held = { $call-known ->
    [yes] { $call } is not a pass.
   *[no] { $rho } bid, doubled or redoubled.
}
decided-rho_acted-not = { $rho } passed.
asked-each_suit_specified = Has the offender specified every suit of the withdrawn call in the legal auction?
decided-each_suit_specified-held = { $offender } has: the lead is not restricted.
decided-each_suit_specified-not = { $offender } has not.
asked-suit_was_specified = Did the withdrawn call specify a suit that the offender has not specified in the legal auction?
decided-suit_was_specified-held = { $suits-n ->
    [1] It specified { $suits }: at { $binds }’s first turn to lead declarer may require or forbid that suit.
   *[other] It specified { $suits }: at { $binds }’s first turn to lead declarer may require or forbid one of them.
}
decided-suit_was_specified-not = { $binds } may lead any suit.
asked-lead_is_free = Is the lead free?
decided-lead_is_free-held = The new call is comparable: { $partner } may lead any suit.
decided-lead_is_free-not = The new call is not comparable.
asked-authorised = May the other side use information from the withdrawn call?
decided-authorised-held = It is AI for { $side }.
decided-authorised-not = It is not AI for { $side }.
asked-no_rectification = Do auction and play continue without further rectification?
decided-no_rectification-held = The new call is comparable, and Law 16C2 does not apply.
decided-no_rectification-not = The new call is not comparable.
asked-help_watched = Must the Director check later whether the withdrawn call helped?
decided-help_watched-held = After play, consider an adjusted score if the outcome could well have been different without { $irregular }.
decided-help_watched-not = There is nothing to check.
asked-exposed_in_auction = Were cards of { $player } exposed during the auction?
decided-exposed_in_auction-held = Partner could see { $cards } through { $player }’s own error, so { $cards-n ->
    [1] it stays
   *[other] they stay
} face up until the auction ends.
decided-exposed_in_auction-not = { $player } exposed { $cards } after the auction had ended.
asked-low_card_not_led = Is it one card below an honour, and not led?
decided-low_card_not_led-held = { $cards } is a single card below the rank of an honour and was not led: the auction goes on without restriction.
decided-low_card_not_led-not = { $cards } is more than a single card below an honour that was not led.
asked-honour_or_led = Is it a single honour, or a card led too early?
decided-honour_or_led-held = { $cards }: a single honour, or a card led too early. { $partner } must pass at the next turn.
decided-honour_or_led-not = { $cards } is neither a single honour nor was a card led.
asked-two_or_more_cards = Were two or more cards exposed?
decided-two_or_more_cards-held = { $cards } are two or more cards. { $partner } must pass at the next turn.
decided-two_or_more_cards-not = { $cards } is only one card, so { $partner } is free.
asked-exposed_information = Is information from the exposed cards UI for { $partner }?
decided-exposed_information-held = Information from the exposed cards is UI for { $partner }; the other side may use it.
decided-exposed_information-not = { $partner } may use information from the exposed cards.
asked-declaring_side = Does { $player } become declarer or dummy?
decided-declaring_side-held = { $player } is on the declaring side and picks up { $cards }.
decided-declaring_side-not = { $player } defends, so { $cards } cannot simply be picked up.
asked-becomes_penalty_card = Does { $player } become a defender, with penalty cards?
decided-becomes_penalty_card-held = { $player } defends: every exposed card ({ $cards }) is treated as a penalty card.
decided-becomes_penalty_card-not = { $player } does not defend: { $cards } cannot become a penalty card.
asked-minor_penalty_card = Is a penalty card minor?
decided-minor_penalty_card-held = { $cards } is a single card below an honour, exposed unintentionally: as a penalty card it is minor.
decided-minor_penalty_card-not = With an honour, a card led, or two or more cards, a penalty card is major: { $cards }.
asked-must_lead_penalty_card = Must { $player } lead a major penalty card?
decided-must_lead_penalty_card-held = { $player } has the opening lead and must lead { $cards-n ->
    [1] { $cards }
   *[other] the one of { $cards } that declarer names
}.
decided-must_lead_penalty_card-not = { $player } need not lead { $cards }.
asked-partners_penalty_card = Does partner’s major penalty card restrict { $binds }’s lead?
decided-partners_penalty_card-held = Before { $binds } leads, declarer may require or forbid { $suits-n ->
    [1] { $suits }
   *[other] one of { $suits }
}, or let { $binds } choose.
decided-partners_penalty_card-not = { $binds } may lead any card, { $suits } included.
asked-damage_watched = Must the Director check later for awareness of possible damage?
decided-damage_watched-held = After play, consider an adjusted score if { $offender } could have been aware that this could well do damage.
decided-damage_watched-not = There is nothing to check.
asked-called_on_wrong_cards = Did { $player } call on cards from a wrong board?
decided-called_on_wrong_cards-held = { $call-known ->
    [yes] { $player } held cards from a wrong board: { $call } is cancelled.
   *[no] { $player } called on cards from a wrong board: the call is cancelled.
}
decided-called_on_wrong_cards-not = { $player } had not yet called on the wrong cards: no call is cancelled.
asked-partner_called_after = Has { $partner } called since?
decided-partner_called_after-held = { $call-known ->
    [yes] { $partner } has called since ({ $call }): an adjusted score.
   *[no] { $partner } has called since: an adjusted score.
}
decided-partner_called_after-not = { $partner } has not called since.
asked-lho_must_repeat = Had { $lho } called over the cancelled call?
decided-lho_must_repeat-held = { $call-known ->
    [yes] { $lho } had called over it, and must repeat { $call }.
   *[no] { $lho } had called over it, and must repeat that call.
}
decided-lho_must_repeat-not = { $lho } had not called over it.
asked-substitute_differs = Does { $substitute } differ from { $call } in meaning, or is it psychic?
decided-substitute_differs-held = The Director judged that { $substitute } differs from { $call }: an artificial adjusted score.
decided-substitute_differs-not = The Director judged that { $substitute } does not differ from { $call }.
asked-calls_again = Does { $player } call again?
decided-calls_again-held = { $player } looks at the right hand and calls again; the auction continues from there.
decided-calls_again-not = { $player } does not call again.
asked-other_board_watched = Must the Director keep the other board in mind?
decided-other_board_watched-held = On the board that the cards came from, a call by { $player } that differs from the cancelled one leads to an adjusted score.
decided-other_board_watched-not = There is no other board to keep in mind.
asked-may_penalise = Is a procedural penalty possible?
decided-may_penalise-held = The Director may impose a procedural penalty on { $player } as well.
decided-may_penalise-not = No procedural penalty.
asked-auction_ended = Has the auction ended in a contract?
decided-auction_ended-held = Three passes in rotation followed the last bid; { $declarer } declares.
decided-auction_ended-not = The auction goes on.
asked-passed_out = Has the board been passed out?
decided-passed_out-held = All four players passed.
decided-passed_out-not = A player has bid.
asked-period_ends_at_lead = Does the auction period last until the opening lead?
decided-period_ends_at_lead-held = The auction period ends when the opening lead is faced.
decided-period_ends_at_lead-not = The auction period does not last until the opening lead.
asked-period_ends_in_board = Does the auction period last until the hands are back?
decided-period_ends_in_board-held = The auction period ends when all hands are back in the board.
decided-period_ends_in_board-not = The auction period does not last until the hands are back.

## Insufficient bids

asked-insufficient = Was the bid insufficient?
decided-insufficient-held = { $over-known ->
    [yes] { $call } is not higher than { $over }.
   *[no] { $call } is not higher than the last bid.
}
decided-insufficient-not = { $over-known ->
    [yes] { $call } is higher than { $over }.
   *[no] There was no bid before { $call }.
}
asked-premature_replacement = Did { $offender } replace the bid before the ruling?
decided-premature_replacement-held = { $replacement } was made before the Director had ruled.
decided-premature_replacement-not = { $offender } made no other call before the ruling.
asked-lowest_in_denomination = Is the replacement the lowest sufficient bid in the same denomination?
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
decided-found_lowest-held = The Director found it the lowest sufficient bid that specifies the same denomination.
decided-found_lowest-not = The Director found it not the lowest sufficient bid that specifies the same denomination.
asked-more_precise = Does the new call have the same meaning as the insufficient bid, or a more precise one?
decided-more_precise-held = Every hand for { $replacement } fits the insufficient bid.
decided-more_precise-not = { $enough ->
    [yes] By count every hand for { $replacement } fits, but one of the calls promises something that cannot be counted.
   *[no] { $none ->
        [yes] No hand fits both { $replacement } and the insufficient bid.
       *[no] Of the hands for { $replacement }, { $share } fit the insufficient bid; all must.
    }
}
asked-found_more_precise = Did the Director find the new meaning the same or more precise?
decided-found_more_precise-held = The Director compared the meanings and found it the same or more precise.
decided-found_more_precise-not = The Director compared the meanings and found it neither the same nor more precise.
asked-double_instead = Did the offender double or redouble instead, without the right to?
decided-double_instead-held = { $call } may not replace the insufficient bid: it is cancelled.
decided-double_instead-not = { $call } is not a double or redouble to be cancelled.
asked-insufficient_again = Is the replacement insufficient as well, and not accepted?
decided-insufficient_again-held = { $call } is insufficient as well and was not accepted.
decided-insufficient_again-not = { $call } is sufficient or was accepted.

## Mistaken explanations

asked-explanation_presumed = Is the explanation of { $call } presumed mistaken, and not the call?
decided-explanation_presumed-held = There is no evidence that { $call } was a mistaken call: the Director presumes a mistaken explanation.
decided-explanation_presumed-not = There is evidence that the explanation was right and { $call } the mistake: there was no misinformation.
asked-explanation_corrected = Has the explanation by { $player } been corrected?
decided-explanation_corrected-held = The explanation by { $player } has been corrected.
decided-explanation_corrected-not = The explanation by { $player } has not been corrected.
asked-explainer_in_time = Must { $player } correct their own explanation before the clarification period ends?
decided-explainer_in_time-held = { $player }, on becoming aware of it, calls the Director and corrects the explanation before the clarification period ends. Doing so sooner is allowed.
decided-explainer_in_time-not = { $player } has nothing to correct.
asked-explainer_at_once = Must { $player } call the Director at once about their own explanation?
decided-explainer_at_once-held = { $player }, on becoming aware of it, must call the Director at once.
decided-explainer_at_once-not = { $player } has nothing to correct.
asked-silent_in_auction = Is the auction still on, so that { $player } may not correct the explanation?
decided-silent_in_auction-held = The auction is on: { $player } may not correct partner’s explanation.
decided-silent_in_auction-not = The final pass has been made.
asked-corrects_after_pass = Must { $player } correct it after the final pass, as declarer or dummy?
decided-corrects_after_pass-held = { $player } is declarer or dummy, and corrects the explanation after the final pass.
decided-corrects_after_pass-not = { $player } is a defender, and corrects the explanation only at the end of the play.
asked-heard_partner = Is what { $seat } heard from partner UI?
decided-heard_partner-held = { $seat } heard it from partner: it is UI.
decided-heard_partner-not = { $seat } heard nothing from partner.
asked-lead_not_faced = Has the opening lead not been faced yet?
decided-lead_not_faced-held = The opening lead has not been faced: the auction period is not over.
decided-lead_not_faced-not = The opening lead has been faced: the auction period is over.
asked-called_since = Has { $side } called since the explanation?
decided-called_since-held = { $call-known ->
    [yes] The last call of { $side } since the explanation is { $call }.
   *[no] { $side } has called since the explanation.
}
decided-called_since-not = { $call-known ->
    [yes] { $call } came before the explanation.
   *[no] { $side } has not called since the explanation.
}
asked-partner_not_called = Has { $partner } not called since?
decided-partner_not_called-held = { $partner } has not called since.
decided-partner_not_called-not = { $partner } has called since: the call can no longer be changed.
asked-found_influenced = Could the call well have been influenced by the misinformation?
decided-found_influenced-held = { $call-known ->
    [yes] The Director judged that { $call } could well have been influenced.
   *[no] The Director judged that the call could well have been influenced.
}
decided-found_influenced-not = { $call-known ->
    [yes] The Director judged that { $call } was not influenced.
   *[no] The Director judged that the call was not influenced.
}
asked-lho_may_change = May { $lho } change a call made since?
decided-lho_may_change-held = { $call-known ->
    [yes] { $lho } may change { $call }.
   *[no] { $lho } may change a call made since.
}
decided-lho_may_change-not = { $call-known ->
    [yes] { $lho } may not change { $call }.
   *[no] { $lho } has made no call since.
}
asked-too_late_to_change = Is it too late for { $side } to change a call?
decided-too_late_to_change-held = It is too late for a call of { $side }: the Director awards an adjusted score if the offending side gained.
decided-too_late_to_change-not = It is not too late for { $side } to change a call.

## Claims and concessions

asked-other_tricks = Does it concern tricks other than the one in progress?
decided-other_tricks-held = It concerns tricks still to come.
decided-other_tricks-not = It concerns only the trick in progress.
asked-claims_tricks = Is it a claim?
decided-claims_tricks-held = { $all ->
    [yes] { $left-n ->
        [1] { $speaker } claims the last trick.
        [2] { $speaker } claims both remaining tricks.
       *[other] { $speaker } claims all { $left-word } remaining tricks.
    }
   *[no] { $speaker } claims { $claims-word } of the { $left } left.
}
decided-claims_tricks-not = No trick is claimed.
asked-concedes_tricks = Is it a concession?
decided-concedes_tricks-held = { $all ->
    [yes] { $left-n ->
        [1] { $speaker } concedes the last trick.
        [2] { $speaker } concedes both remaining tricks.
       *[other] { $speaker } concedes all { $left-word } remaining tricks.
    }
   *[no] { $speaker } concedes { $concedes-word } of the { $left } left, expressly or by implication.
}
decided-concedes_tricks-not = No trick is conceded.
asked-defender_concedes = Is the conceder a defender?
decided-defender_concedes-held = { $conceder } is a defender.
decided-defender_concedes-not = { $conceder } is on declarer’s side.
asked-partner_objected = Did the conceder’s partner object immediately?
decided-partner_objected-held = { $partner } objected immediately.
decided-partner_objected-not = { $partner } did not object immediately.
asked-claim_falls_too = Does the claim of the other tricks fall with the concession?
decided-claim_falls_too-held = Neither the concession nor the claim of { $claims } has occurred.
decided-claim_falls_too-not = The claim of { $claims } remains.
asked-cards_exposed = Were defenders’ cards exposed by it?
decided-cards_exposed-held = Cards of { $seats } were exposed; they are not penalty cards.
decided-cards_exposed-not = No card of a defender was exposed.
asked-unauthorised = Does { $seat } have UI?
decided-unauthorised-held = { $family ->
    [rotation] Information from the withdrawn call is UI for { $seat }.
   *[other] What was said or shown is UI for { $seat }.
}
decided-unauthorised-not = { $seat } has no UI.
asked-done = Is this a way of claiming or conceding?
decided-done-held = { $how ->
    [named] { $speaker } named a number of tricks.
    [curtailed] { $speaker } suggested curtailing play.
    [shown] { $speaker } showed cards: a claim unless demonstrably not meant as one.
    [faced_after_lead] { $speaker } faced the hand: a claim unless demonstrably not meant as one.
   *[abandoned] { $speaker } abandoned the hand: all the tricks are conceded.
}
decided-done-not = { $speaker } neither claimed nor conceded.
asked-meant_to_claim = May { $by } have meant to claim?
decided-meant_to_claim-held = Nothing demonstrates that { $by } did not mean to claim.
decided-meant_to_claim-not = { $how ->
    [faced_after_lead] { $by } faced the hand because of a lead out of turn, demonstrably not to claim.
   *[other] The Director found that { $by } demonstrably did not mean to claim.
}
social-decided-meant_to_claim-not = { $by } demonstrably did not mean to claim.
asked-faces_hand = Must { $seat } face the hand?
decided-faces_hand-held = { $faced ->
    [yes] The hand has been faced.
   *[no] The hand has not been faced yet.
}
decided-faces_hand-not = { $seat } need not face it.
asked-asks_to_play_on = Has the other side asked to play on?
decided-asks_to_play_on-held = { $by } asked, for the other side.
decided-asks_to_play_on-not = { $known ->
    [yes] { $by } asked, but only the other side may.
   *[no] { $by } asked, but this code has no play by agreement after a claim or concession.
}
asked-all_agree = Do all four players agree to play on?
decided-all_agree-held = All four agreed.
decided-all_agree-not = Not all four agreed: the Director decides.
asked-void_by_agreement = Is it void, with the score obtained to stand?
decided-void_by_agreement-held = { $made-known ->
    [yes] Play continued and declarer’s side won { $made }: that stands. Laws 16 and 50 do not apply.
   *[no] Play continues and the score obtained stands. Laws 16 and 50 do not apply.
}
decided-void_by_agreement-not = It is not void.
asked-director_called = Must the Director be called?
decided-director_called-held = It is disputed. Nothing may be done until the Director comes.
decided-director_called-not = No player disputes it.
asked-leads_to_agreement = Is it undisputed?
decided-leads_to_agreement-held = No player disputes it: Law 69 applies.
decided-leads_to_agreement-not = A player disputes it.
asked-played_on = Were cards played after play should have stopped?
decided-played_on-held = { $worth ->
    [nothing] { $cards } were played while play was suspended, without all agreeing: it counts for nothing.
    [evidence] { $cards } were played after play had ceased. The Director may take that as evidence.
   *[void] { $cards } were played after play had ceased: that is void.
}
decided-played_on-not = No card was played.
asked-play_is_evidence = Does the play after the claim, taken as evidence, change the number?
decided-play_is_evidence-held = By itself the claim is worth { $without }. After { $cards } and the worst normal line from there, it is { $with }.
decided-play_is_evidence-not = The claim is worth { $without }, with that play as evidence or without.
asked-play_goes_on = Does play go on with { $exposed }’s cards face up?
decided-play_goes_on-held = In social play a dispute does not end the play: { $exposed } plays on with the hand exposed.
decided-play_goes_on-not = Play does not go on.
asked-bound_by_statement = Is the claimer bound by the statement and to a routine line?
decided-bound_by_statement-held = { $steps-n ->
    [0] { $speaker } stated nothing: only a routine line is allowed.
    [1] { $speaker } is bound by the one thing stated; for the rest, only a routine line is allowed.
   *[other] { $speaker } is bound by the { $steps } things stated; for the rest, only a routine line is allowed.
}
decided-bound_by_statement-not = { $speaker } is not bound.
asked-no_unannounced_finesse = Is an unannounced finesse forbidden?
decided-no_unannounced_finesse-held = { $announced-n ->
    [0] No finesse was announced: { $speaker } may take only one that is proven or virtually proven.
    [1] One finesse was announced: { $speaker } may take another only if it is proven or virtually proven.
   *[other] There were { $announced } finesses announced: { $speaker } may take another only if it is proven or virtually proven.
}
decided-no_unannounced_finesse-not = { $speaker } may finesse.
social-decided-trump_forgotten-held = { $found ->
    [no] { $speaker } did not know of { $cards }.
   *[other] { $speaker } may not have known of { $cards }.
}
social-decided-trump_forgotten-not = { $speaker } knew of the outstanding trumps.
asked-may_require_trumps = May the opponents require trumps to be drawn, or not to be?
decided-may_require_trumps-held = { $opponents } may require { $speaker } to draw trumps, or not to.
decided-may_require_trumps-not = The opponents may not.
asked-defenders_may_show = May the defenders show each other their hands?
decided-defenders_may_show-held = { $defenders } may show each other their hands, without penalty.
decided-defenders_may_show-not = The defenders may not.
asked-may_forbid_partner = May declarer forbid a play that seeing partner’s cards suggests?
decided-may_forbid_partner-held = { $declarer } may forbid { $partner } such a play.
decided-may_forbid_partner-not = { $declarer } may forbid nothing.
asked-before_all_called = Was it doubted before all players had called on a later deal?
decided-before_all_called-held = { $when ->
    [before_mixed] The cards had not even been mixed.
   *[other] Not all players had called on a later deal.
}
decided-before_all_called-not = All players had called on a later deal.
asked-before_mixed = Was it doubted before the cards were mixed?
decided-before_mixed-held = The cards had not been mixed.
decided-before_mixed-not = The cards had been mixed.
asked-line_stated = Did { $speaker } make a clarification statement?
decided-line_stated-held = { $steps-n ->
    [1] { $speaker } stated one step and is bound by it.
   *[other] { $speaker } stated { $steps } steps and is bound by them.
}
decided-line_stated-not = { $speaker } stated no line of play.
asked-disputed = Is it disputed?
decided-disputed-held = A player disputes it.
decided-disputed-not = No player disputes it.
asked-agreed = Have all players agreed?
decided-agreed-held = All four assented.
decided-agreed-not = Not all four assented.
asked-assented = Did the other side assent?
decided-assented-held = { $side } assented.
decided-assented-not = { $side } never assented, so there was no agreement.
asked-doubted_before_next_call = Was it doubted before the side called on a later board and before the round ended?
decided-doubted_before_next_call-held = { $when ->
    [at_once] It was doubted at once.
   *[other] { $side } had not yet called on a later board, and the round had not ended.
}
decided-doubted_before_next_call-not = { $side } had called on a later board, or the round had ended.
asked-in_correction_period = Was it doubted within the correction period?
decided-in_correction_period-held = { $when ->
    [at_once] It was doubted at once.
   *[other] The correction period had not expired.
}
decided-in_correction_period-not = The correction period had expired.
asked-trick_won = Did the side give up a trick it had won?
decided-trick_won-held = { $side } had won { $tricks } more than the score shows.
decided-trick_won-not = { $side } gave up no trick already won.
asked-no_legal_play_loses = Was a trick given up that no legal play could lose?
decided-no_legal_play_loses-held = { $given_up-n ->
    [1] The trick given up could not be lost by any legal play of { $side }.
   *[other] Of { $given_up } given up, { $tricks-word } could not be lost by any legal play of { $side }.
}
decided-no_legal_play_loses-not = { $given_up-n ->
    [1] { $side } could lose the trick given up by a legal play.
   *[other] { $side } could lose each of the { $given_up } given up by a legal play.
}
asked-no_normal_play_loses = { $standard ->
    [careless] Was a trick given up that even careless play could not lose?
    [inferior] Was a trick given up that even inferior play could not lose?
   *[other] Was a trick given up that no normal play could lose?
}
decided-no_normal_play_loses-held = { $given_up-n ->
    [1] The trick given up
   *[other] Of { $given_up } given up, { $tricks-word }
} could not be lost { $standard ->
    [careless] even by careless play of { $side }. The Director judges whether that is normal.
    [inferior] even by inferior play of { $side }. The Director judges whether that is normal.
   *[other] by any normal play of { $side }.
}
decided-no_normal_play_loses-not = { $side } could lose { $given_up-n ->
    [1] the trick given up
   *[other] each of the { $given_up } given up
} { $standard ->
    [careless] by careless play, or have it back. The Director judges whether that is normal.
    [inferior] by inferior play, or have it back. The Director judges whether that is normal.
   *[other] by a normal play, or have it back.
}
social-decided-no_normal_play_loses-held = { $given_up-n ->
    [1] The trick given up
   *[other] Of { $given_up } given up, { $tricks-word }
} could not be lost { $standard ->
    [careless] even by careless play of { $side }. The players judge whether that is probable.
    [inferior] even by inferior play of { $side }. The players judge whether that is probable.
   *[other] by any probable play of { $side }.
}
social-decided-no_normal_play_loses-not = { $side } could lose { $given_up-n ->
    [1] the trick given up
   *[other] each of the { $given_up } given up
} { $standard ->
    [careless] by careless play, or have it back. The players judge whether that is probable.
    [inferior] by inferior play, or have it back. The players judge whether that is probable.
   *[other] by a probable play, or have it back.
}
asked-contract_decided = Was the contract already made or beaten, but conceded?
decided-contract_decided-held = { $declares ->
    [yes] Making needed { $takes-word }: declarer had won { $won } but conceded down to { $conceded_to }.
   *[no] Beating needed { $takes-word }: the defenders had won { $won } but conceded down to { $conceded_to }.
}
decided-contract_decided-not = { $declares ->
    [yes] Making needed { $takes-word }: declarer had won { $won } and conceded down to { $conceded_to }.
   *[no] Beating needed { $takes-word }: the defenders had won { $won } and conceded down to { $conceded_to }.
}
asked-likely_won = Would the side likely have won tricks it agreed to lose?
decided-likely_won-held = { $found-known ->
    [yes] The Director finds that { $side } would likely have won { $tricks }.
   *[no] { $side } would likely have won { $tricks }: nothing else is normal.
} { $most-n ->
    [0] Normal play gives none
   *[other] Normal play gives { $least-n ->
        [0] at most { $most }
       *[other] at least { $least } and at most { $most }
    }
}{ $best-known ->
    [yes] ; with all cards seen, { $best }.
   *[no] .
}
decided-likely_won-not = { $found-known ->
    [yes] The Director finds that { $side } would likely have won no more.
   *[no] { $side } would not have won more: nothing else is normal.
} { $most-n ->
    [0] Normal play gives none
   *[other] Normal play gives { $least-n ->
        [0] at most { $most }
       *[other] at least { $least } and at most { $most }
    }
}{ $best-known ->
    [yes] ; with all cards seen, { $best }.
   *[no] .
}
asked-statement_heard = Are the statement and the objections heard first?
decided-statement_heard-held = The claimer repeats the statement; the opponents object. { $must_face ->
    [yes] All hands must be faced.
   *[no] The Director may look further and have the cards faced.
}
decided-statement_heard-not = They are not heard.
asked-irrational_kept_out = Does the footnote on “normal” exclude irrational play?
decided-irrational_kept_out-held = Normal play may be careless or inferior, but not irrational. An unstated guess is accepted where refusing it would be irrational.
decided-irrational_kept_out-not = Normal play may be careless or inferior; the footnote no longer mentions irrational play. { $guess ->
    [yes] The rule on unstated guesses still does.
   *[no] Nor does the rule on unstated guesses.
}
asked-trump_out = Is there an outstanding trump?
decided-trump_out-held = { $cards-n ->
    [1] { $cards } is outstanding.
   *[other] { $cards } are outstanding.
}
decided-trump_out-not = No trump is outstanding.
asked-trump_not_mentioned = Did the claimer say nothing about that trump?
decided-trump_not_mentioned-held = { $stated ->
    [no] { $speaker } made no statement.
   *[yes] The statement does not mention it.
}
decided-trump_not_mentioned-not = { $step-known ->
    [yes] The statement mentions it: “{ $step }”.
   *[no] The statement mentions it.
}
asked-trump_forgotten = Is it at all likely that the claimer did not know of it?
decided-trump_forgotten-held = { $found ->
    [no] The Director found that { $speaker } did not know of { $cards }.
    [doubtful] It is uncertain whether { $speaker } knew of { $cards }; doubt goes against the claimer.
   *[other] Nothing shows that { $speaker } knew of { $cards }.
}
decided-trump_forgotten-not = { $found ->
    [yes] The Director found that { $speaker } knew of the outstanding trumps.
   *[other] What was said and done shows that { $speaker } knew of the outstanding trumps.
}
asked-trick_lost_to_trump = Could a normal play lose a trick to that trump?
decided-trick_lost_to_trump-held = The worst normal line loses a trick to it and wins { $tricks }; if the claimer knew of it, { $aware }.
decided-trick_lost_to_trump-not = Known or forgotten, the worst normal line wins { $tricks }.
asked-cards_forgotten = Had the claimer forgotten any outstanding { $suit }?
decided-cards_forgotten-held = { $found ->
    [no] The Director found that { $speaker } did not know of { $cards }.
    [doubtful] It is uncertain whether { $speaker } knew of { $cards }; doubt goes against the claimer.
   *[other] Nothing shows that { $speaker } knew of { $cards }.
}
decided-cards_forgotten-not = { $found ->
    [yes] The Director found that { $speaker } knew which { $suit } were outstanding.
   *[other] What was said and done shows that { $speaker } knew which { $suit } were outstanding.
}
asked-normal_line_loses = { $standard ->
    [careless] Does a careless line win fewer tricks than the best unstated line?
    [inferior] Does an inferior line win fewer tricks than the best unstated line?
   *[considered] Does a normal line win fewer tricks than the best unstated line?
}
decided-normal_line_loses-held = { $standard ->
    [careless] A careless line wins { $tricks }, the best line { $best }. The Director judges whether it is normal.
    [inferior] An inferior line wins { $tricks }, the best line { $best }. The Director judges whether it is normal.
   *[considered] Leaving out clearly inferior plays, the worst normal line wins { $tricks }, the best line { $best }.
}
decided-normal_line_loses-not = { $tricks-n ->
    [0] Even the best line wins no trick.
   *[other] { $standard ->
        [careless] Even careless lines win { $tricks }, as many as the best line.
        [inferior] Even inferior lines win { $tricks }, as many as the best line.
       *[considered] Leaving out clearly inferior plays, the worst normal line wins { $tricks }, as many as the best line.
    }
}
asked-more_lines = { $standard ->
    [careless] Are there more careless lines than the search examines?
   *[inferior] Are there more inferior lines than the search examines?
}
decided-more_lines-held = { $standard ->
    [careless] No careless line wins fewer than { $least }; what the worst of them wins was not worked out.
   *[inferior] No inferior line wins fewer than { $least }; what the worst of them wins was not worked out.
}
decided-more_lines-not = The number is settled.
asked-rests_on_partner = Does the number of tricks depend on a choice by the claimer’s partner?
decided-rests_on_partner-held = If { $partner } makes the wrong normal play, the side wins { $tricks }; with the right one, { $found }.
decided-rests_on_partner-not = Whatever normal play { $partner } chooses, the worst normal line wins { $tricks }.
asked-rests_on_location = Does the number of tricks depend on which opponent holds an unseen card?
decided-rests_on_location-held = Without knowing who holds it, the worst normal line wins { $tricks }; knowing it, { $located }.
decided-rests_on_location-not = Knowing who holds it would not help: the worst normal line still wins { $tricks }.
asked-rests_on_showing_out = Does the number of tricks depend on an opponent showing out of { $suit }?
decided-rests_on_showing_out-held = { $before ->
    [yes] An opponent had shown out of { $suit }, so playing for the missing card is not a guess: the worst normal line wins { $tricks }. Without that exception, { $otherwise }.
   *[no] On the normal lines an opponent shows out of { $suit }, so playing for the missing card is not a guess: the worst normal line wins { $tricks }. Without that exception, { $otherwise }.
}
decided-rests_on_showing_out-not = Showing out locates no card that matters: the worst normal line wins { $tricks }.
asked-rests_on_irrational = Does the number of tricks depend on a guess that it would be irrational to refuse?
decided-rests_on_irrational-held = Refusing the guess would be irrational, an exception until 2007: the worst normal line wins { $tricks }. Without it, { $otherwise }.
decided-rests_on_irrational-not = The worst normal line wins { $tricks } either way.
asked-rests_on_order = Does the number of tricks depend on the order in which a suit is played?
decided-rests_on_order-held = { $order ->
    [top_down] Suits are deemed played from the top: the claimer’s side wins { $tricks }. In any order, { $otherwise }.
    [ebu] Solid suits are deemed played from the top: the claimer’s side wins { $tricks }. In any order, { $otherwise }.
   *[any] No order is specified, so any order is normal: the claimer’s side wins { $tricks }. From the top, { $otherwise }.
}
decided-rests_on_order-not = Whatever the order, the worst normal line wins { $tricks }.
asked-rests_on_presumption = Does the number depend on a guideline?
decided-rests_on_presumption-held = It is presumed that { $presumption } ({ $presumption-by }): the claimer’s side wins { $tricks }. Without that, { $otherwise }.
decided-rests_on_presumption-not = It is presumed that { $presumption } ({ $presumption-by }), but the number is the same without that.
asked-claim_good = Does every normal line win as many tricks as were claimed?
decided-claim_good-held = The claim was for { $claims }; the worst normal line wins { $tricks }.
decided-claim_good-not = The claim was for { $claims }, but the worst normal line wins { $tricks }.
asked-search_stopped = Are there more lines of play than the search examines?
decided-search_stopped-held = The search stopped at its limit. Proved for { $speaker }’s side: at least { $least-word }, at most { $most }.
decided-search_stopped-not = The number is settled.
asked-same_in_all_layouts = Is the ruling the same wherever the unknown cards lie?
decided-same_in_all_layouts-held = Every layout that fits what is known ({ $layouts-n }) gives the same ruling.
decided-same_in_all_layouts-not = The layouts give different rulings.
asked-conceded_trick_sure = Was a trick conceded that no normal line loses?
decided-conceded_trick_sure-held = { $conceded-n ->
    [1] No normal line loses the trick conceded.
   *[other] No normal line loses { $sure } of the { $conceded } conceded.
}
decided-conceded_trick_sure-not = { $conceded-n ->
    [1] The trick conceded can be lost by a normal line.
   *[other] Each of the { $conceded } conceded can be lost by a normal line.
}

## Cards that were not played

other-normal = { $n ->
    [one] { $cards } would be normal too.
   *[other] Each of { $cards } would be normal too.
}
other-inferior = { $cards } only if an inferior play is normal for this player.
other-careless = { $cards } only if overlooking a visible card is normal for this player.
other-excluded = Not { $cards }: { $why } ({ $law }; { $authority }).
presumption-as_stated = the claimer does what was stated
presumption-winners_first = the claimer plays presumed winners, or towards them, before losers
presumption-from_the_top = the claimer plays a suit from the top
presumption-low_under_his_own = the claimer does not waste a high card under a winner of the same side
presumption-wins_last = the claimer, last to play, wins if possible and as cheaply as possible
presumption-takes_sure_winner = the claimer does not duck with a certain winner
presumption-ruffs_low = the claimer ruffs as low as possible, and not a winner of the same side
presumption-keeps_winners = the claimer discards losers before winners
presumption-draws_trumps = the claimer draws trumps known to be outstanding
presumption-no_dearer_than_needed = the claimer plays no higher than the purpose requires
presumption-no_trump_to_be_safe = the claimer does not cash a high trump for safety when believing that none is outstanding
presumption-keeps_trumps = the claimer keeps trumps until other winners are cashed, once the opponents have none
presumption-partner_keeps_masters = a defender does not discard a master card
presumed-laws = the Laws
presumed-practice = common practice
presumed-ebu_white_book = EBU White Book { $paragraph }
presumed-acbl_2019 = ACBL Laws Commission 2019, guideline { $number }

## Why a play is normal

why-forced = the only legal card
why-stated = as stated (Law 68C)
why-cashes = a presumed winner; suits may be cashed in any order
why-crosses = low, to a presumed winner opposite
why-leads_to_ruff = low, to ruff opposite
why-draws = draws trumps known to be outstanding
why-guesses = a guess that gains if a card lies well, one normal play among others (Law 70E)
why-gives_up = nothing better, or a trick conceded
why-follows_low = low, under a winner of the same side
why-wins = wins with a presumed winner
why-wins_cheaply = wins as cheaply as possible
why-leaves_it_opposite = left to the hand opposite
why-overtakes = overtakes to change hands
why-cannot_win = low: the trick cannot be won
why-ruffs = ruffs as low as possible
why-throws_loser = discards a presumed loser
why-throws_winner = must discard a presumed winner
why-any_order = one of several presumed equals; any order is normal
why-opponents = the opponents’ choice
why-partners = the partner’s choice
why-not_presumed = the authority presumes no other play
why-needed = the only sensible play

## The same tests in a few words, for the drawing

short-out_of_turn = Out of rotation?
short-all_in_turn = All in rotation?
short-proper_player_called = Proper player called first?
short-next_hand_accepted = Accepted by LHO?
short-declined = Declined, so cancelled?
short-artificial_pass = An artificial pass?
short-pass_of_partners_artificial = A pass of partner’s artificial call?
short-pass_of_opponents_artificial = Does passing an opponent’s count?
short-at_rhos_turn = RHO’s turn?
short-at_partners_or_first_at_lhos = Partner’s turn, or LHO’s and a first call?
short-at_partners_turn = Partner’s turn?
short-later_at_lhos = LHO’s turn, after a call?
short-offender_is_free = Offender free to call?
short-partner_is_free = Partner free to call?
short-unauthorised = UI?
short-authorised = AI for the other side?
short-rho_passed = RHO passed?
short-rho_acted = RHO acted?
short-similar = Similar meaning?
short-subset = Every hand fits the withdrawn call?
short-same_purpose = Same purpose?
short-found_comparable = Found comparable?
short-replacement_comparable = Replacement comparable?
short-replacement_not_comparable = Must partner pass once?
short-repeats_denomination = Denomination repeated?
short-no_rectification = No further rectification?
short-lead_restricted = Lead restricted?
short-lead_is_free = Lead free?
short-each_suit_specified = Every suit specified?
short-suit_was_specified = A suit specified, but not in the legal auction?
short-help_watched = Help to be checked later?
short-exposed_in_auction = Exposed during the auction?
short-low_card_not_led = One low card, not led?
short-honour_or_led = A single honour, or a card led?
short-two_or_more_cards = Two or more cards?
short-exposed_information = Exposed cards: UI for partner?
short-declaring_side = Declarer or dummy?
short-becomes_penalty_card = A defender, with penalty cards?
short-minor_penalty_card = A minor penalty card?
short-must_lead_penalty_card = Must lead a penalty card?
short-partners_penalty_card = Lead restricted by partner’s penalty card?
short-damage_watched = Awareness to be checked later?
short-unintended_call = First call unintended?
short-made_as_intended = Made as intended?
short-however_aware = However noticed?
short-prompted_by_partner = However noticed?
short-partner_has_called = Partner has called?
short-ended_before_partner = Ended before partner?
short-may_withdraw = LHO called over it?
short-withdrew = LHO’s call withdrawn?
short-change_accepted = Change accepted?
short-first_call_stands = First call stands?
short-lets_first_call_stand = First call left to stand?
short-at_most_average_minus = Average minus at most?
short-three_passes_one_out_of_turn = Three passes, one out of rotation?
short-lost_his_turn = A turn lost?
short-same_time = At the same time?
short-required_to_pass = RHO required to pass?
short-required_to_repeat = RHO required to repeat, as if made?
short-rho_must_call = Must RHO pass?
short-must_pass_throughout = Must pass at every turn?
short-may_not_double_now = Barred from doubling now?
short-inadmissible = Inadmissible?
short-called_over_inadmissible = Called over already?
short-lead_faced = Opening lead faced already?
short-inadmissible_cancelled = Cancelled as inadmissible?
short-must_substitute = Substitute a legal call?
short-inadmissible_out_of_turn = Out of rotation as well?
short-breach_of_duty_to_pass = By a player who must pass?
short-above_seven = More than seven?
short-after_final_pass = After the final pass?
short-called_before_rectification = Called over already?
short-call_cancelled = Cancelled as inadmissible?
short-side_must_pass = Both must pass at every turn?
short-looks_like_contract = Three passes after it?
short-pass_or_declaring_side = Pass, or the declaring side?
short-action_by_defender = Defender’s bid or double?
short-specifies = Artificial: what it specified counts?
short-anybody_had_bid = A bid before?
short-nobody_had_bid = Before any bid?
short-auction_ended = Auction over?
short-called_on_wrong_cards = Called on wrong cards?
short-partner_called_after = Partner called since?
short-lho_must_repeat = LHO called over it?
short-substitute_differs = New call differs?
short-calls_again = Calls again?
short-other_board_watched = Other board?
short-may_penalise = Penalty possible?
short-passed_out = Passed out?
short-period_ends_at_lead = Period until the lead?
short-period_ends_in_board = Period until hands are back?
short-insufficient = An insufficient bid?
short-premature_replacement = Replaced before the ruling?
short-lowest_in_denomination = Lowest sufficient, same denomination?
short-both_natural = Both bids natural?
short-found_lowest = Found to be the lowest?
short-more_precise = Same or more precise meaning?
short-found_more_precise = Found to be more precise?
short-double_instead = Double instead, cancelled?
short-insufficient_again = Insufficient again?
short-explanation_presumed = Mistaken explanation presumed?
short-explanation_corrected = Explanation corrected?
short-explainer_in_time = Explainer corrects in time?
short-explainer_at_once = Explainer corrects at once?
short-silent_in_auction = Partner silent during the auction?
short-corrects_after_pass = Declarer or dummy?
short-heard_partner = UI from partner?
short-lead_not_faced = Opening lead not faced?
short-called_since = Called since the explanation?
short-partner_not_called = Partner not called since?
short-found_influenced = Could well have been influenced?
short-lho_may_change = LHO had called over it?
short-too_late_to_change = Too late to change?
short-other_tricks = Other tricks concerned?
short-claims_tricks = A claim?
short-concedes_tricks = A concession?
short-defender_concedes = By a defender?
short-partner_objected = Partner objected immediately?
short-claim_falls_too = Claim falls too?
short-cards_exposed = Cards exposed?
short-done = A way of claiming or conceding?
short-meant_to_claim = Meant as a claim?
short-faces_hand = Must the hand be faced?
short-asks_to_play_on = Asked to play on?
short-all_agree = All four agree?
short-void_by_agreement = Void, score obtained stands?
short-director_called = Must the Director be called?
short-leads_to_agreement = Undisputed?
short-played_on = Played on?
short-play_is_evidence = Does that play change the number?
short-play_goes_on = Does play go on?
short-bound_by_statement = Bound by the statement?
short-no_unannounced_finesse = Unannounced finesse forbidden?
short-may_require_trumps = May trumps be required?
short-defenders_may_show = May the defenders show hands?
short-may_forbid_partner = May declarer forbid a play?
short-before_all_called = Before all called on a later deal?
short-before_mixed = Before the cards were mixed?
short-line_stated = A clarification statement?
short-disputed = Disputed?
short-agreed = Agreed?
short-assented = Assented?
short-doubted_before_next_call = Before the next call?
short-in_correction_period = In the correction period?
short-trick_won = A trick already won?
short-no_legal_play_loses = A trick no legal play loses?
short-no_normal_play_loses = A trick no normal play loses?
short-contract_decided = Already made or beaten?
short-likely_won = Likely won?
short-statement_heard = Statement and objections heard?
short-irrational_kept_out = Irrational play excluded?
short-trump_out = Outstanding trump?
short-trump_not_mentioned = Trump not mentioned?
short-trump_forgotten = Likely unaware of it?
short-trick_lost_to_trump = A trick lost to it by normal play?
short-cards_forgotten = Cards forgotten?
short-normal_line_loses = Does such a line win fewer?
short-more_lines = Too many such lines?
short-rests_on_partner = Depends on partner’s choice?
short-rests_on_location = Depends on who holds a card?
short-rests_on_showing_out = Card located by showing out?
short-rests_on_irrational = Irrational to refuse the guess?
short-rests_on_order = Depends on the order in a suit?
short-rests_on_presumption = Depends on a guideline?
short-claim_good = Good on every normal line?
short-search_stopped = Too many lines?
short-same_in_all_layouts = Same in every layout?
short-conceded_trick_sure = A sure trick conceded?
