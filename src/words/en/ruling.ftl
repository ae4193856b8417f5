### A ruling: what the Director says at the table, what is still open, what is not covered.

value-nothing = Nothing
value-law = { $law }
value-watch = { $laws }
value-line = { $cards }
value-unauthorised_for = { $seats } ({ $law })
value-lead-forbid_one_of = { $suits-n ->
    [1] { $seat }: { $suits } may be forbidden
    [4] { $seat }: any one suit may be forbidden
   *[other] { $seat }: one suit of { $suits } may be forbidden
}
value-lead-require_or_forbid = { $suits-n ->
    [1] { $seat }: { $suits } may be required or forbidden
   *[other] { $seat }: one suit of { $suits } may be required or forbidden
}
value-tricks-bounds = at least { $least } of { $left-word } to { $side }, at most { $most-word }
value-tricks = { $tricks } of { $left-word } to { $side }
value-returned = { $tricks } to { $side }
value-judged = { $value }; or, as the Director judges, { $others }
value-result = { $result }: { $score } to { $side }
say-all-in-turn = Every call was made in turn. There is nothing to rectify.
say-may_accept-seat = { $seat } may accept the call.
say-may_accept-already_accepted = { $call } has been accepted.
say-may_change-seat = { $seat } may change the last call without other rectification.
say-may_change-nobody = No player may change a call.
say-corrects-not_in_auction = { $seat } may not correct the explanation before the final pass, and must not show that it was a mistake.
say-corrects-after_final_pass = { $seat } must now call the Director and correct the explanation.
say-corrects-after_play = { $seat } must call the Director and correct the explanation at the end of the play, not before.
say-corrects-never = { $seat } has no explanation to correct.
say-cancelled = { $calls-n ->
    [1] { $calls } is cancelled.
   *[other] { $calls } are cancelled.
}
say-call-stands = { $call } stands.
say-turn = Now: { $seat } to call.
say-auction-over = The auction is over.
say-auction-back_to = The auction goes back to { $seat }.
say-auction-adjusted_score = The auction is not continued. Award an adjusted score.
say-auction-artificial_score = The auction is not continued. Award an artificial adjusted score.
say-play-goes_on = Play goes on.
say-play-ceases = Play ceases.
say-play-suspended = Play is suspended.
say-play-may_go_on_if_all_agree = Play may go on if all four players agree.
say-offender-any_legal_call = { $seat } may make any legal call.
say-offender-must_pass_next = { $seat } must pass once.
say-offender-must_pass_throughout = { $seat } must pass at every turn.
say-offender-may_not_double_now = { $seat } may bid or pass, but may neither double nor redouble at this turn.
say-offender-must_repeat = { $seat } must repeat the call.
say-offender-change_of_call = What { $seat } did is treated as a change of call.
say-offender-bid_or_pass = { $seat } must make a sufficient bid or pass; a double or redouble may be made only where Law 27B allows it.
say-replacement-comparable = { $made ->
    [yes] The replacement ({ $new-call }) is comparable: there is no further rectification.
   *[no] The replacement is comparable: there is no further rectification.
}
say-replacement-not_comparable = { $made ->
    [yes] The replacement ({ $new-call }) stands, but is not comparable.
   *[no] The replacement is not comparable.
}
say-replacement-judgement = The Director judges whether the replacement is comparable.
say-lead-forbid_one_of = { $suits-n ->
    [0] { $seat } may lead any suit.
    [1] If { $opponents } declare, declarer may forbid { $seat } the lead of { $suits } at { $seat }’s first turn to lead, for as long as { $seat } keeps the lead.
    [4] If { $opponents } declare, declarer may forbid { $seat } the lead of any one suit at { $seat }’s first turn to lead, for as long as { $seat } keeps the lead.
   *[other] If { $opponents } declare, declarer may forbid { $seat } the lead of one of { $suits } at { $seat }’s first turn to lead, for as long as { $seat } keeps the lead.
}
say-lead-require_or_forbid = { $suits-n ->
    [1] If { $opponents } declare, declarer may require { $seat } to lead { $suits } at { $seat }’s first turn to lead, or forbid it for as long as { $seat } keeps the lead.
   *[other] If { $opponents } declare, declarer may require { $seat } to lead one of { $suits } at { $seat }’s first turn to lead, or forbid one of them for as long as { $seat } keeps the lead.
}
say-lead-forbid_one_of-declared = { $suits-n ->
    [1] Declarer ({ $declarer }) may forbid { $seat } the lead of { $suits } at { $seat }’s first turn to lead, for as long as { $seat } keeps the lead.
    [4] Declarer ({ $declarer }) may forbid { $seat } the lead of any one suit at { $seat }’s first turn to lead, for as long as { $seat } keeps the lead.
   *[other] Declarer ({ $declarer }) may forbid { $seat } the lead of one of { $suits } at { $seat }’s first turn to lead, for as long as { $seat } keeps the lead.
}
say-lead-require_or_forbid-declared = { $suits-n ->
    [1] Declarer ({ $declarer }) may require { $seat } to lead { $suits } at { $seat }’s first turn to lead, or forbid it for as long as { $seat } keeps the lead.
   *[other] Declarer ({ $declarer }) may require { $seat } to lead one of { $suits } at { $seat }’s first turn to lead, or forbid one of them for as long as { $seat } keeps the lead.
}
say-contract = The contract is { $value }.
say-contract-passed_out = The board is passed out.
say-in-rotation = The call was in rotation.
say-unauthorised_for-rotation = Information from the withdrawn call is UI for { $seats } ({ $law }).
say-unauthorised_for-partner = What was heard from partner is UI for { $seats } ({ $law }).
say-unauthorised_for-cards = Information from the exposed cards is UI for { $seats } ({ $law }).
say-unauthorised_for-claim = Information from what was said or shown is UI for { $seats } ({ $law }).
say-unauthorised_for-concession = Information from what was said or shown is UI for { $seats } ({ $law }).
say-what = { $value }, in law.
say-exposed_cards-penalty = The cards that were exposed are penalty cards.
say-exposed_cards-not_penalty = The cards that were exposed are not penalty cards.
say-penalty_cards-picked_up = { $seat } picks up { $cards }.
say-penalty_cards-minor = { $cards } is a minor penalty card of { $seat }: it stays face up, and { $seat } plays it before any other card of the suit below an honour.
say-penalty_cards-major = { $cards-n ->
    [1] { $cards } is a major penalty card
   *[other] { $cards } are major penalty cards
} of { $seat }, face up until played at the first legal opportunity.
say-penalty_cards-minor_if_defending = { $cards } stays face up until the auction ends. If { $seat } defends, it is a minor penalty card; if { $seat } is declarer or dummy, it is picked up.
say-penalty_cards-major_if_defending = { $cards-n ->
    [1] { $cards } stays face up until the auction ends. If { $seat } defends, it is a major penalty card; if { $seat } is declarer or dummy, it is picked up.
   *[other] { $cards } stay face up until the auction ends. If { $seat } defends, they are major penalty cards; if { $seat } is declarer or dummy, they are picked up.
}
say-penalty_cards-minor_at_choice = If { $seat } defends, declarer may treat { $cards } as a minor penalty card.
say-penalty_cards-major_at_choice = If { $seat } defends, declarer may treat { $cards-n ->
    [1] { $cards } as a major penalty card
   *[other] { $cards } as major penalty cards
}.
say-standing-stands-claim = The claim stands.
say-standing-stands-concession = The concession stands.
say-standing-adjudicated-claim = The Director adjudicates the claim.
say-standing-adjudicated-concession = The Director adjudicates the concession.
say-standing-cancelled-claim = The concession is cancelled.
say-standing-cancelled-concession = The concession is cancelled.
say-standing-withdrawn-claim = Agreement to the claim is withdrawn, and the board is rescored.
say-standing-withdrawn-concession = Agreement is withdrawn, and the board is rescored.
say-standing-void-claim = The claim is void.
say-standing-void-concession = The concession is void.
say-tricks-bounds = { $side } are awarded at least { $least } of the { $left-word } left, and at most { $most-word }.
awarded = { $all ->
    [yes] { $left-n ->
        [1] { $side } are awarded the last trick
       *[other] { $side } are awarded all { $left-word } remaining tricks
    }
   *[no] { $tricks-n ->
        [0] { $side } are awarded none of the { $left-n ->
            [1] remaining trick
           *[other] { $left-word } remaining tricks
        }
       *[other] { $side } are awarded { $tricks } of the last { $left-word }
    }
}
say-tricks-result = { $awarded }. { $result } ({ $sum }).
sum = { $won } + { $awarded } = { $all }
sum-down = { $won } + { $awarded } = { $all }; { $needed } needed
say-tricks = { $awarded }.
say-tricks-judged = { $awarded }, { $others }.
or-inferior = or { $tricks } if the Director judges an inferior line normal for this player ({ $cite })
or-overlooks = or { $tricks } if the Director judges a careless line normal for this player ({ $cite })
or-play_is_evidence = or { $tricks } if the Director takes the play after the claim as evidence ({ $cite })
social-or-inferior = or { $tricks } if the players judge an inferior line probable ({ $cite })
social-or-overlooks = or { $tricks } if the players judge a careless line probable ({ $cite })
say-returned = { $tricks-n ->
    [1] One trick already won is returned to { $side }.
   *[other] Tricks already won are returned to { $side }: { $tricks }.
}
say-rescored = The board is rescored.
say-result = The result: { $result }.
result-with = with { $tricks }, { $result }
say-period-until_next_call-open = In time: the side has not called on a later board, and the round has not ended.
say-period-until_next_call-over = Too late: the side has called on a later board, or the round has ended.
say-period-correction_period-open = In time: the correction period has not expired.
say-period-correction_period-over = Too late: the correction period has expired.
say-period-until_mixed-open = In time: the cards have not been mixed.
say-period-until_mixed-over = Too late: the cards have been mixed.
say-period-until_all_called-open = In time: not all players have called on a later deal.
say-period-until_all_called-over = Too late: all players have called on a later deal.
say-watch = After play, consider an adjusted score ({ $laws }).

## Why

reason-then = { $decided } { $then }
then-at_partners_or_first_at_lhos-2017 = { $offender } may make any legal call; unless it is comparable, { $partner } must pass once.
then-at_rhos_turn = If { $rho } passes, { $offender } must repeat the call; if not, { $offender } may make any legal call.
then-at_rhos_turn-30 = { $offender } must pass once.
reason-not-comparable = { $shared ->
    [none] { $replacement } is not comparable with { $withdrawn }: no hand makes both calls.
    [all] { $replacement } is not comparable with { $withdrawn }: one of them promises something that hands cannot show.
   *[some] { $replacement } is not comparable with { $withdrawn }: only { $share } of the hands that make it would have made both.
}

## What has to be known first

open-accepts = Does { $seat } accept the call?
if-accepts-accepts = If { $seat } accepts the call
if-accepts-declines = If { $seat } does not accept the call
open-passes_or_acts = Does { $seat } pass?
if-passes_or_acts-passes = If { $seat } passes
if-passes_or_acts-acts = If { $seat } bids, doubles or redoubles
open-comparable = Is { $seat }’s replacement call comparable?
if-comparable-yes = If { $seat } replaces it with a comparable call
if-comparable-no = If { $seat } replaces it with a call that is not comparable
open-repeats = Does { $seat }’s new call repeat the denomination of the withdrawn bid?
if-repeats-yes = If { $seat } repeats the denomination
if-repeats-no = If { $seat } does not repeat the denomination
open-lowest = Does { $seat } replace the insufficient bid with the lowest sufficient bid that specifies the same denomination?
if-lowest-yes = If { $seat } makes the lowest sufficient bid in the same denomination
if-lowest-no = If { $seat } makes any other call
open-more_precise = Does { $seat }’s replacement have the same meaning as the insufficient bid, or a more precise one?
if-more_precise-yes = If { $seat } makes a call with the same meaning or a more precise one
if-more_precise-no = If { $seat } makes a call with another meaning
open-lets_stand = Does { $seat } let the first call stand?
if-lets_stand-yes = If { $seat } lets the first call stand
if-lets_stand-no = If { $seat } makes another call
open-unintended = Was { $seat }’s earlier call unintended?
if-unintended-yes = If { $seat } never meant to make the earlier call
if-unintended-no = If { $seat } meant the earlier call when making it
open-influenced = Could { $seat }’s last call well have been influenced by the explanation?
if-influenced-yes = If { $seat }’s last call could well have been influenced
if-influenced-no = If { $seat } would have made the same call
open-differs = Does { $seat }’s new call have a much different meaning from the cancelled one, or is it psychic?
if-differs-yes = If { $seat }’s new call differs from the cancelled one
if-differs-no = If { $seat }’s new call does not differ from the cancelled one
open-artificial = Was { $call } artificial?
if-artificial-yes = If { $call } was artificial
if-artificial-no = If { $call } was not artificial
open-objected_at_once = Did { $seat } object immediately?
if-objected_at_once-yes = If { $seat } objected immediately
if-objected_at_once-later = If { $seat } objected, but not immediately
if-objected_at_once-no = If { $seat } did not object
open-when_doubted = When did { $side } doubt it?
if-when_doubted-before_next_call = If that was before { $side } called on a later board and before the round ended
if-when_doubted-in_correction_period = If that was later, but still in the correction period
if-when_doubted-too_late = If that was after the correction period
if-when_doubted-before_mixed = If that was before the cards were mixed
if-when_doubted-before_all_called = If that was later, but before all players had called on a later deal
if-when_doubted-all_called = If that was after all players had called on a later deal
if-when_doubted-at_once = If that was at once
open-assented = Did { $side } assent to it?
if-assented-yes = If { $side } assented
if-assented-no = If { $side } never assented
open-likely_won = How many of the tricks given up would { $side } likely have won?
if-likely_won-tricks = If { $side } would likely have won { $tricks }
open-no_normal_play_loses = How many of the tricks given up could no normal play of { $side } lose?
if-no_normal_play_loses-tricks = If no normal play of { $side } could lose { $tricks }
open-no_legal_play_loses = How many of the tricks given up could no legal play of { $side } lose?
if-no_legal_play_loses-tricks = If no legal play of { $side } could lose { $tricks }
open-meant_to_claim = Did { $seat }, who showed cards, mean to claim?
if-meant_to_claim-yes = If { $seat } may have meant to claim
if-meant_to_claim-no = If { $seat } demonstrably did not mean to claim
open-all_agree = Do all four players agree to play on?
if-all_agree-yes = If all four agree
if-all_agree-no = If not all four agree
open-aware_of = Did the { $family ->
    [concession] conceder
   *[claim] claimer
} know of the outstanding { $suit }?
if-aware_of-yes = If the { $family ->
    [concession] conceder
   *[claim] claimer
} knew of the outstanding { $suit }
if-aware_of-no = If the { $family ->
    [concession] conceder
   *[claim] claimer
} did not know of the outstanding { $suit }
open-holds = Does { $seat } hold { $card }?
if-holds-yes = If { $seat } holds { $card }
if-holds-no = If { $seat } does not hold { $card }
open-length = How many cards does { $seat } hold in { $suit }?
if-length-cards = { $cards-n ->
    [0] If { $seat } holds no { $suit }
    [1] If { $seat } holds one card in { $suit }
   *[other] If { $seat } holds { $cards } { $suit }
}

## What is not covered

limit-edition = { $law } is not covered under the { $edition }.
limit-earlier_text = On the day of this case { $law } still had its text from before the amendment, which is not covered.
limit-obligation_breached = { $call } is not the call that the player had to repeat, or is a double or redouble that was forbidden. Law 37 is about a duty to pass only, and no other law says what follows.
limit-duties_clash = The rulings on two irregularities require different calls of one player, and the Laws do not say which comes first: { $call } cannot be judged.
limit-before_the_auction = A card was exposed before the first call. Law 24 of this edition speaks of the auction; the Director decides whether information from it was used (Law 16).
limit-before_the_ruling = { $call } was made before the Director had ruled on another call out of rotation, in an order the Laws do not cover. State whether the next player accepts that other call.
limit-same_time = { $call } was made at the same time as another, and neither player was in turn. The Laws do not order the two: state which came first.
limit-not_told = Before { $call } a call was made that is not stated. State that call.
limit-breach_not_told = { $seat } had to pass, but bid, doubled or redoubled by a call that is not stated. State that call: Law 37 decides.
limit-nothing_to_answer = After { $call } a player accepts, declines, acts or leads without having been asked.
limit-turn_lost = The offender’s obligation depends on the call of a player who has lost that turn to another irregularity. The Laws do not cover this, so { $call } cannot be judged.
limit-board_not_played = After { $call } the board is not played on, because an adjusted score is awarded.
limit-wrong_board_in_play = The cards from a wrong board were noticed only after the opening lead had been faced. The Laws do not say how to go on; the Director decides (Law 12A2).
limit-wrong_board_and_another = Cards from a wrong board were noticed in an auction with another irregularity. The Laws do not say how the two rulings combine; the Director decides (Law 12A2).
limit-open_questions = Too many open questions at once. Answer some of them.
limit-lead_out_of_turn = An opening lead was made out of turn. Law 54 applies, which is not yet covered.
limit-defenders_cards = Law 49 decides about the cards that the defender showed; it is not yet covered.
limit-agreement_withdrawn = Agreement to a claim is withdrawn. The rules of social bridge have no match for Law 69; their rule on withdrawal concerns concessions (Law 71).
limit-search_bound = The search for lines of play stopped at its limit: so much is proved, and the Director adjudicates within it.
limit-layouts = The unknown cards may lie in too many ways to rule on each. Give more: cards seen, cards played, suits shown out of, the length of a suit.
beyond = The ruling holds up to this point. { $limit }

## What is left to the Director

judgement = { $cite } leaves it to the Director: { $matter }
judgement-range = { $cite } leaves it to the Director: { $matter } Any of these is right for “{ $what }”: { $range }.
social-judgement = { $cite } leaves it to the players: { $matter }
social-judgement-range = { $cite } leaves it to the players: { $matter } Any of these is right for “{ $what }”: { $range }.
judgement-similar = whether the meanings are similar enough, when { $permille } of the hands for the new call fit the withdrawn one.
judgement-inferior = whether a line with an inferior play, right only on some layouts, is normal for this class of player.
judgement-play_is_evidence = whether what was played after the claim shows how play would have gone.
judgement-overlooks = whether a careless line, one that overlooks a blocked suit or an entry in plain sight, is normal for this class of player.

## What is contested

contested = { $cite }: authorities differ on { $point }. This ruling follows { $follows }; { $others } would rule differently.
contested-pass_of_opponents_artificial_call = whether a pass of an opponent’s artificial call comes under Law 31
contested-claim_implied_by_concession = whether the claim of the other tricks falls with the concession, when partner objects
contested-call_at_own_turn = whether a call over a call out of rotation, made by the next player whose turn it was, undoes that call or accepts it
contested-call_over_a_change = whether a call over a change of call, made in turn, undoes the change or accepts it
contested-call_after_acceptance = whether the player whose turn it was can still undo a call out of rotation once the next player has called over it
contested-before_a_required_call = whether a call is in rotation when it is made before a player who must repeat a call has done so
contested-order_of_calls = which of two calls out of rotation is ruled on first
contested-lead_after_a_cancelled_change = whether a change of call that is not accepted restricts the lead
contested-lead_after_a_required_pass = whether a required pass restricts the lead when its meaning differs from that of the withdrawn pass
contested-prompted_by_partner = whether a player may replace an unintended call after noticing it through partner’s alert or explanation
contested-ruling = By the other view: { $says }
authority-text_of_25b1 = the text of Law 25B1
authority-text_of_29a = the text of Law 29A
authority-text_of_28b = the text of Law 28B
authority-text_of_30c = the text of Law 30C
authority-text_of_25b2 = the text of Law 25B2
authority-text_of_26 = the text of Law 26
authority-text_of_28a = the text of Law 28A
authority-text_of_30a = the text of Law 30A
authority-first_call_first = Directors who take the calls in the order in which they were made
authority-last_call_first = Directors who begin with the last call
authority-required_call_is_made = Directors who treat a call that must be repeated like a required pass
authority-wbflc_footnote_2011 = the Laws Committee of the World Bridge Federation, to which it does not matter how the player noticed (footnote of 2011)
authority-prompt_is_unauthorised = Directors to whom partner’s alert or explanation is unauthorised information, which must not be used to notice a mistake (Laws 16 and 73)
authority-preamble_of_31 = the introduction to Law 31
authority-wbflc_minute_2001 = the Laws Committee of the World Bridge Federation (minute 10 of 28 October 2001)
authority-claim_stands_alone = Directors who let the claim of some tricks stand alone
contested-otherwise = { $contested } By that other view “{ $what }” would be { $otherwise }.
contested-list_of_winners = whether a list of winners is also an order of play
contested-then_in_a_list = whether “then” in a list of winners makes it an order of play
contested-run_on = whether a claimer who runs a suit plays it out although it breaks badly and they would notice
contested-draw_on = whether a claimer who is to draw trumps and then ruff draws them all although they break badly and the ruff is lost
contested-trump_before_winners = whether a claimer who thinks that no trump is outstanding might lead a trump before their other winners
contested-order_within_a_suit = whether the cards of a suit are played from the top where no order has been specified
contested-solid_from_the_jack = whether a suit headed by the jack is solid enough to be played from the top
authority-danish_lku_20 = the Law Commission of the Danish Bridge Federation, for whom it is none (statement 20, 2.1)
authority-ebu_laws_and_ethics_2011 = the Laws and Ethics Committee of the English Bridge Union, for whom it does (2011)
authority-list_is_an_order = Directors who take winners to be played as they were named
authority-list_is_no_order = Directors to whom no list of winners is an order
authority-wbflc_claims_minute_2001 = the Laws Committee of the World Bridge Federation, which lets them notice (minute 3 of 1 November 2001)
authority-bridge_winners_poll_2018 = four fifths of a poll on Bridge Winners (2018)
authority-ebu_white_book_2019 = the English Bridge Union, for whom it is normal not to notice how a suit breaks (White Book 2019, 8.70.9)
authority-ebu_white_book_winner = the English Bridge Union, for whom either suit might be played first (White Book, 8.70, on an outstanding winner)
authority-acbl_2019 = the Laws Commission of the American Contract Bridge League, for whom the trump is kept (2019, guidelines 3 and 4)
authority-text_of_70e2 = the text of Law 70E2, which leaves it to the Regulating Authority to specify an order
authority-acbl_2019_order = the Laws Commission of the American Contract Bridge League, for whom they are (2019, guideline 1)
authority-ebu_white_book_solid = the English Bridge Union, for whom they are where the suit has some solidity (White Book 8.70.5)
authority-ebu_forum = Directors on the English Bridge Union’s forum, to whom it is not (on White Book 8.70.5)
authority-jack_is_solid = Directors to whom the jack is high enough
irregularity = { $n ->
    [1] First irregularity: { $what }
    [2] Second irregularity: { $what }
    [3] Third irregularity: { $what }
    [4] Fourth irregularity: { $what }
   *[other] Irregularity number { $n }: { $what }
}
