### The Laws in our own words. The Laws themselves belong to the World Bridge Federation: cite them, never paste them.
### `gist-30B1-b-i` is Law 30B1(b)(i); with `-2007` behind it, as that edition has it. May, does, should, shall and must
### are the Laws’ own verbs and differ in force: keep them.

law-cite = Law { $clause }

edition-1987 = Laws of Duplicate Bridge, 1987
edition-1997 = Laws of Duplicate Bridge, 1997
edition-2007 = Laws of Duplicate Bridge, 2007
edition-2017 = Laws of Duplicate Bridge, 2017
edition-social = rules of social bridge

heading-16 = Information, authorised and unauthorised
heading-17 = The auction and its end
heading-23 = Enforced pass that damages the other side
heading-23-2007 = Awareness of possible damage
heading-23-2017 = Comparable calls
heading-25 = Change of a call
heading-26 = Withdrawn call and the lead
heading-28 = Calls deemed to be in rotation
heading-29 = After a call out of rotation
heading-30 = Pass out of rotation
heading-31 = Bid out of rotation
heading-32 = Double or redouble out of rotation
heading-33 = Calls made at the same time
heading-34 = Nobody loses the right to call
heading-36 = Inadmissible double or redouble
heading-50 = Penalty cards
heading-57 = Lead or play before turn
heading-68 = Claims and concessions
heading-69 = Claim or concession agreed
heading-70 = Claim contested
heading-70-2007 = Claim or concession contested
heading-70-2017 = Claim or concession contested
heading-71 = Concession cancelled
heading-72 = General principles
heading-79 = Tricks and their correction

gist-16 = Players may act on what the legal calls and plays tell them and on what the Laws make authorised; what comes from elsewhere is not theirs to use.
gist-16C = A call or play has been withdrawn: who may use what it told.
gist-16C1 = The side that did not offend may use everything that a withdrawn action told it.
gist-16C2 = The offending side may not use what a withdrawn action told it: where there was another sensible call or play, the player may not choose the one that it points to.
gist-16D = A call or play has been withdrawn: who may use what it told.
gist-16D2 = The offending side may not use what a withdrawn action told it: where there was another sensible call or play, the player may not choose the one that it points to.
gist-17 = When the auction begins, whose turn is whose, and when it has ended.
gist-17C = After the dealer the players call one after the other, each time the next one to the left.
gist-17D = How the auction ends.
gist-17D3 = Three passes do not end the auction when one of them, made out of rotation, took a player’s turn away: it goes back to that player, the passes since are cancelled, and Law 16C applies.

gist-23 = A player’s irregularity forces partner to pass, and that pass damages the other side.
gist-23-1997 = A player’s irregularity forces partner to pass. If the player could have known that this would damage the other side, play goes on and the Director then adjusts the score.
gist-23-2007 = A player who could have known at the time that the irregularity would damage the other side does not gain by it: play goes on and the Director then adjusts the score.
gist-23-2017 = Which calls are comparable with the one that was withdrawn, and what they spare the offending side.
gist-23A = The new call is comparable when it means the same or nearly the same, when every hand for it was a hand for the withdrawn call, or when it has the same purpose.
gist-23A1 = The new call means the same as the withdrawn call, or nearly the same.
gist-23A2 = Every hand that makes the new call is one that would have made the withdrawn call.
gist-23A3 = The new call has the same purpose as the withdrawn one: to ask, for instance, or to relay.
gist-23B = After a comparable call the auction and the play go on without further rectification, and Law 16C2 does not apply.
gist-23C = If the outcome could well have been different without the help that came from the infraction, and the other side was damaged, the Director shall award an adjusted score.

gist-25 = When a call may be changed, and what follows from a change that is not allowed.
gist-25A = A call that the player never meant to make, a slip of hand or tongue, may be replaced until partner calls. A change of mind is no slip.
gist-25B = Any other change of call: the left-hand opponent may accept the new call; otherwise the first call stands.
gist-25B1 = The left-hand opponent may accept the second call. It then stands, and the first is withdrawn.
gist-25B2 = Not accepted, the second call is cancelled and the first stands. The lead may be restricted (Law 26B).

gist-26 = What declarer may demand of a defender’s lead when the other defender has withdrawn a call.
gist-26-2017 = What declarer may forbid a defender to lead when the other defender has withdrawn a call.
gist-26A = A comparable call has replaced the withdrawn one: the lead is not restricted.
gist-26B = No comparable call has replaced it: at the first turn to lead of the offender’s partner, declarer may forbid one suit that the offender has not specified in the legal auction. It holds for as long as that defender keeps the lead.

gist-28 = Calls that count as made in rotation although they seem not to be.
gist-28B = The player whose turn it was calls before an opponent’s call out of rotation has been rectified: this call is in rotation, rectification is forfeited, and the auction goes on as if the opponent had not called. Law 26 does not apply; Law 16C2 does.
gist-29 = What comes first after a call out of rotation: the next player may accept it; otherwise it is cancelled.
gist-29A = The left-hand opponent may call over the call out of rotation. That accepts it, and rectification is forfeited.
gist-29B = Not accepted, the call is cancelled, the turn goes back to the player who had it, and Law 30, 31 or 32 says what becomes of the offending side.

gist-30 = A pass out of rotation that was not accepted.
gist-30-1997 = A pass out of rotation that was not accepted. What follows depends first on whether anybody had bid.
gist-30-2007 = A pass out of rotation that was not accepted. What follows depends first on whether anybody had bid.
gist-30-2017 = A pass out of rotation that was not accepted. What follows depends on whose turn it was.
gist-30A = It was the right-hand opponent’s turn: the offender must pass at the next turn.
gist-30B = It was partner’s turn or the left-hand opponent’s.
gist-30B1 = It was partner’s turn, or it was the left-hand opponent’s and the offender had not called before: what follows depends on the call that replaces the pass.
gist-30B1-a = The offender’s partner may make any legal call; Law 16C2 applies.
gist-30B1-b = The offender may make any legal call when the proper turn comes.
gist-30B1-b-i = The offender’s call is comparable: there is no further rectification. Law 26B does not apply, but see Law 23C.
gist-30B1-b-ii = The offender’s call is not comparable: partner must pass at the next turn. Laws 16C, 26B and 72C may apply.
gist-30B2 = It was the left-hand opponent’s turn and the offender had called before: the pass is treated as a change of call (Law 25).
gist-30C = An artificial pass, or a pass of an artificial call, is dealt with under Law 31. The introduction to that law narrows the latter to a pass of partner’s artificial call.

gist-31 = A bid out of rotation that was not accepted.
gist-31-2017 = A bid out of rotation, an artificial pass, or a pass of partner’s artificial call, that was not accepted.
gist-31A = It was the right-hand opponent’s turn: what that opponent does decides.
gist-31A1 = The right-hand opponent passes: the offender must repeat the call, and when it is legal there is no rectification.
gist-31A2 = The right-hand opponent bids, doubles or redoubles: the offender may make any legal call.
gist-31A2-a = The offender’s call is comparable: there is no further rectification. Law 26B does not apply, but see Law 23C.
gist-31A2-b = The offender’s call is not comparable: partner must pass at the next turn. Laws 16C, 26B and 72C may apply.
gist-31B = It was partner’s turn, or it was the left-hand opponent’s and the offender had not called before.
gist-31B1 = The offender’s partner may make any legal call; Law 16C2 applies.
gist-31B2 = The offender may make any legal call when the proper turn comes, and the Director goes on as under Law 31A2.
gist-31C = Later, at the left-hand opponent’s turn, it is treated as a change of call (Law 25).
gist-32 = A double or redouble out of rotation. The next player may accept it, but never one that is inadmissible.
gist-33 = Two players call at once: the call of the one whose turn it was counts as made first.
gist-34 = A call has been followed by three passes, one of them out of rotation: Law 17D3 protects the player who lost a turn.
gist-36 = A double or redouble that is not allowed at that point does not stand.

gist-50 = What becomes of a card that a defender has exposed too early.
gist-57A = A defender plays before partner has: declarer may limit what partner plays.

gist-68 = What is a claim or a concession: it must concern tricks other than the one in progress.
gist-68A = To say that a side will win so many tricks, or to suggest that play be cut short, is a claim; so is showing one’s cards, unless the player demonstrably did not mean to claim.
gist-68B = To say that so many tricks will be lost, to claim only some, or to give up the hand, is a concession.
gist-68B-1987 = To say that so many tricks will be lost, to claim only some, or to give up the hand, is a concession; but when a defender tries to concede and partner objects immediately, there is none.
gist-68B-1997 = To say that so many tricks will be lost, to claim only some, or to give up the hand, is a concession; but when a defender tries to concede and partner objects immediately, there is none.
gist-68B1 = To say that so many tricks will be lost is to concede them; to claim some is to concede the rest; to give up the hand is to concede all.
gist-68B2-2007 = A defender tries to concede and partner objects immediately: there is no concession. The Director should be called at once; play continues. Exposed cards of the defenders are not penalty cards; Law 16D may apply.
gist-68B2-2017 = A defender tries to concede and partner objects immediately: there is neither a concession nor a claim. The Director should be called at once; play continues. Exposed cards of the defenders are not penalty cards; what they told, partner may not use (Law 16C).
gist-68C = A claim should come at once with a clear statement of the line and the order of play.
gist-68C-2017 = A claim should come at once with a clear statement of the line and the order of play. Whoever claims or concedes faces the hand.
gist-68D = After a claim or concession play ceases; anything played later is void.
gist-68D-2007 = After a claim or concession play ceases, but see Law 70D3. If anybody disputes it, the Director must be called, and nothing may be done until then.
gist-68D-2017 = After a claim or concession play is suspended.
gist-68D1 = When all agree, Law 69 applies.
gist-68D2 = A player disputes it, and dummy may too: there are two ways to go on.
gist-68D2-a = The Director must be called at once and Law 70 applies; nothing may be done until then.
gist-68D2-b = When the side that did not claim or concede asks for it, play may continue.
gist-68D2-b-i = All four players must agree to it; otherwise the Director is called.
gist-68D2-b-ii = The claim or concession is then void and is not adjudicated; Laws 16 and 50 do not apply, and the score obtained shall stand.

gist-69 = A claim or concession to which all have agreed, and until when agreement may be withdrawn.
gist-69A = A side agrees when it assents and does not object before it calls on a later board or the round ends. The board is scored as claimed.

gist-70 = How the Director decides a claim that is disputed.
gist-70-2007 = How the Director decides a claim or concession that is disputed.
gist-70-2017 = How the Director decides a claim or concession that is disputed.
gist-70A = The Director decides as fairly as possible to both sides; where doubt remains, it shall go against the claimer.
gist-70B = The claimer repeats the statement and the others object; the Director is not limited to what they bring up, and may have the cards faced.
gist-70B-1987 = The claimer repeats the statement, all hands must be faced, and the others object.
gist-70B-1997 = The claimer repeats the statement, all hands must be faced, and the others object.
gist-70C = A trump is out. The Director shall give a trick or tricks to the other side when three things come together.
gist-70C1 = First: the claimer said nothing of that trump.
gist-70C2 = Second: it is at all likely that the claimer did not know it was out.
gist-70C3 = Third: some normal play could lose a trick to it.
gist-70D = Plays that the statement did not contain.
gist-70D-1987 = The Director shall not accept a line that was not stated and succeeds, when another normal line would do worse.
gist-70D-1997 = The Director shall not accept a line that was not stated and succeeds, when another normal line would do worse.
gist-70D1 = The Director shall not accept a line that was not stated and succeeds, when another normal line would do worse.
gist-70D2 = A defender claims: the Director does not accept any part that rests on partner’s choosing one of several normal plays.
gist-70D3 = Play should have ceased, but what was played after the claim may be taken as evidence of how play would have gone.
gist-70E = Lines that were not stated and hang on who holds a card, and the order in which a suit is played.
gist-70E-1987 = The Director shall not accept a line that was not stated and hangs on which opponent holds a card, unless one has shown out, would show out on any normal line, or only an irrational player would miss it.
gist-70E-1997 = The Director shall not accept a line that was not stated and hangs on which opponent holds a card, unless one has shown out, would show out on any normal line, or only an irrational player would miss it.
gist-70E1-2007 = The Director shall not accept a line that was not stated and hangs on which opponent holds a card, unless one has shown out, would show out on any normal line, or only an irrational player would miss it.
gist-70E1-2017 = The Director shall not accept a line that was not stated and hangs on which opponent holds a card, unless one has shown out or would show out on any normal line.
gist-70E2 = The Regulating Authority may lay down an order, from the top for instance, in which a suit counts as played when the statement leaves it open.

gist-71 = A concession must stand, but the Director shall cancel it within the correction period when the trick had been won already or no normal play could have lost it.
gist-71-1987 = When a concession is cancelled after all.
gist-71-1997 = A concession must stand, but within the correction period the Director shall cancel it when the trick had been won or no legal play could lose it, or when the contract, given up as beaten or as made, had already been made or beaten; and, only until the conceding side calls on a later board or the round ends, when no normal play could lose the trick.
gist-72 = Principles that hold for every call, every play and every irregularity.
gist-72C = If the offender could have been aware that the irregularity could well damage the other side, the Director shall have auction and play go on, and then awards an adjusted score if the offending side has gained.
gist-79C = Until when a mistake in the tricks or the score may be put right.
