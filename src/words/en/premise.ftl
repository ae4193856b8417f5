### The wrong premise behind a wrong answer. `premise-…` is what the answer would be right for and what is so in this case, `premise-label-…` the
### same in a few words, for lists. $irregular is the call out of rotation, $offender, $partner, $lho and $rho the players around it;
### $speaker claimed or conceded, $mate is across the table, $side is declarer’s.

premises = Your answer does not tell which of these it was: { $all }

premise-comparable = This is the ruling for a comparable call. What { $offender } called in place of { $irregular } is not comparable with it.
premise-label-comparable = a call taken as comparable that is not

premise-not_comparable = This is the ruling for a call that is not comparable. What { $offender } called in place of { $irregular } is comparable with it.
premise-label-not_comparable = a comparable call taken as not comparable

premise-artificial = You took { $call } as artificial. It was natural.
premise-label-artificial = a natural call taken as artificial

premise-natural = You took { $call } as natural. It was artificial.
premise-label-natural = an artificial call taken as natural

premise-unintended = This is the ruling for a first call that { $offender } never meant to make. It was meant.
premise-label-unintended = a call taken as unintended that was meant

premise-intended = This is the ruling for a first call that { $offender } meant to make. It was not meant.
premise-label-intended = an unintended call taken as meant

premise-partner_for_offender = You have taken the partner for the offender. The offender is { $offender }, the partner { $partner }: what you laid on one of them falls on the other.
premise-label-partner_for_offender = partner taken for offender

premise-other_opponent = You left the choice to { $rho }. It belongs to the player who is next to call after the offender, and that is { $lho }.
premise-label-other_opponent = the right to accept given to the wrong opponent

premise-lead_turned = You took the lead restriction the wrong way round. It concerns the suits that { $offender } has not specified in the legal auction.
premise-label-lead_turned = a lead restriction the wrong way round

premise-aware = This is the ruling for a player who knows of the { $suit } that are out. { $speaker } did not.
premise-label-aware = a claimer taken to know of a card that was forgotten

premise-unaware = This is the ruling for a player who has forgotten the { $suit } that are out. { $speaker } knew of them.
premise-label-unaware = a claimer taken to have forgotten a card

premise-doubt_for_claimer = You resolved the doubt about the { $suit } in favour of { $speaker }. A doubtful point is resolved against the one who claims.
premise-label-doubt_for_claimer = doubt resolved in favour of the claimer

premise-as_claimed = You let the claim stand as it was made. It is disputed, and some normal line gives { $speaker } another number of tricks.
premise-label-as_claimed = a disputed claim left as it was made

premise-best_play = You counted the tricks with all the cards in sight. What counts is the worst line that is normal for { $speaker }, who does not see them all.
premise-label-best_play = tricks counted with all cards seen

premise-other_side = You counted the tricks of the other side. Asked for are those of { $side }.
premise-label-other_side = tricks of the other side counted

premise-penalty_cards = You took the cards that were shown as penalty cards. Cards that a defender shows in this way are none.
premise-label-penalty_cards = shown cards taken as penalty cards

premise-older_code = This was right under the { $other }. In force here: { $edition }.
premise-label-older_code = an older code applied

premise-newer_code = This is right under the { $other }. In force here: { $edition }.
premise-label-newer_code = a later code applied

premise-social_bridge = This is right under the { $other }. In force here: { $edition }.
premise-label-social_bridge = rules of social bridge applied to duplicate

premise-duplicate = This is right under the { $other }. In force here: { $edition }.
premise-label-duplicate = a code of duplicate bridge applied to social bridge
