### The Director’s desk: facts of one’s own, field by field.

## The page

nav-desk = Desk
home-desk = Something has just happened at your table?
home-desk-link = Rule on your own facts
desk-title = The Director’s desk
desk-page-title = { $title }: the ruling
desk-eyebrow = The desk: your own facts
desk-lead = Tell what happened at your table, and read the ruling with every way it may go on. No account is needed, and nothing is kept here: the facts stand in the address of the page.
desk-begin-rotation = An auction
desk-begin-about-rotation = A player has called at another’s turn, or has not bid high enough. Enter the auction with a bidding box in which everybody may call at any time.
desk-begin-claim = A claim
desk-begin-about-claim = Somebody has claimed tricks. Tell the cards that are left, what was said, and who does not agree.
desk-begin-concession = A concession
desk-begin-about-concession = Somebody has given up tricks, and partner objects, or somebody comes to doubt it later.
desk-family = What it is about
desk-family-rotation = An auction
desk-family-claim = A claim
desk-family-concession = A concession
desk-anew = Begin anew
desk-rule = Rule on these facts
desk-told = told
desk-yes = yes
desk-no = no
desk-untold = not told
desk-unknown = not known
desk-as-laws = as the guidelines have it

## The deal and the code

desk-dealer = Dealer
desk-vulnerable = Vulnerable
desk-vulnerable-none = nobody
desk-vulnerable-NS = North–South
desk-vulnerable-EW = East–West
desk-vulnerable-both = both sides
desk-code = The code in force
desk-edition = Edition
desk-elections = What the Regulating Authority has elected
desk-elections-hint = What is left as it is follows the Laws, or the guidelines chosen here.
desk-guidelines = Guidelines on claims
desk-guidelines-none = none
desk-guidelines-acbl_2019 = ACBL, 2019
desk-guidelines-ebu = EBU White Book
desk-order = Order in which a suit is deemed played
desk-order-any = any
desk-order-top_down = from the top
desk-order-ebu = from the top where the suit is solid
desk-similar-from = Similar from
desk-dissimilar-below = Not similar below
desk-similar-hint = Shares of hands in thousandths: how many of the hands that make the new call would have made the withdrawn one.
desk-presumptions = What is presumed of a claimer, one by one

## The auction

desk-box = Bidding box
desk-box-who = Who calls
desk-box-turn = (turn)
desk-box-hint = Anybody can call at any time: that is what a Director is called for. Arrow keys move within the box.
desk-box-insufficient = not higher than the last bid; it can be made all the same
desk-undo = Take back the last
desk-together = at the same time as the last call
desk-events = What happened then
desk-events-answer = The call was irregular. What happened then?
desk-events-accept = { $player } accepts it by calling: choose { $player } and the call. Or:
desk-did-declines = { $player } does not accept it
desk-did-accepts = { $player } accepts it
desk-did-acts = { $player } bids, doubles or redoubles
desk-events-more = Something else happened
desk-events-director = Attention is drawn, and the Director comes. Who drew it?
desk-events-leads = The opening lead is faced. Who led?
desk-written = The auction in letters
desk-written-label = What happened, in order
desk-written-hint = A seat and a call, with commas between them: N P, E 1H. A seat and what was done: S declines; accepts, acts, director, leads. Two calls at the same time: N 1H + S P. Suits: S, H, D, C, or ♠ ♥ ♦ ♣.
desk-meanings = What the calls meant
desk-meanings-hint = Natural unless told otherwise. What the irregular call and its replacement showed decides whether they are comparable.
desk-by-itself = as agreed, or natural
desk-natural = natural
desk-artificial = artificial
desk-meaning-artificial = The call was
desk-meaning-agreement = Agreement
desk-meaning-agreement-hint = From the list, such as weak-two-H or stayman-1NT.
desk-meaning-more = What it showed, in numbers
desk-meaning-points = Points
desk-meaning-points-hint = From and to, as in 12-14.
desk-meaning-balanced = Balanced hand
desk-meaning-purpose = Purpose
desk-meaning-purpose-hint = What it is for when it does not describe: relay, transfer H, asks majors, asks key-cards S, asks strength.
desk-meaning-specifies = Specifies
desk-meaning-specifies-hint = The denominations that an artificial call specifies: H, or S C, or NT.
desk-meaning-marks = Promises as well
desk-meaning-marks-hint = stopper S, good H, solid C, control D, playing-tricks.
desk-meaning-forcing = Forcing
desk-meaning-promises-more = Promises something else that no number tells
desk-findings = What the Director found, and the result
desk-comparable = The replacement is a comparable call
desk-comparable-hint = Left out, it is worked out from what the calls showed, or the ruling has a branch for each answer.
desk-unintended = The offender’s call before the irregular one was unintended
desk-repeats = The replacement repeats the denomination (until 2007)
desk-lowest = The replacement is the lowest sufficient bid that specifies the same denomination
desk-made = Tricks won by declarer’s side in all

## The cards

desk-cards = Cards
desk-cards-into = The next cards go to
desk-cards-trick = the trick
desk-card-trick-mark = •
desk-card-held = { $card }, held by { $player }
desk-card-in-trick = { $card }, in the trick in progress
desk-cards-written = The cards in letters
desk-cards-label = The cards left, in PBN
desk-cards-hint = Spades, hearts, diamonds, clubs, clockwise from the seat named, without the trick in progress: N:AK.2.. 54.3.. Q.J.9. J.Q.8.
desk-unseen-cards = Cards not known
desk-unseen = Whose cards are not known
desk-unseen-hint = Leave these hands empty, or give only the cards that you know to be there. Only hands that the player who claimed or conceded does not see.
desk-out = Cards that these hands hold between them
desk-out-hint = As in SQ S7 H4. Leave it out if you give the cards played.
desk-played = Cards already played
desk-played-hint = To the tricks before, as in SA SK. What is neither played nor in a known hand is then out.
desk-lengths = Known lengths
desk-lengths-hint = A seat and how many cards of a suit, as in W 2S, E 0H.
desk-paste-title = Paste a game
desk-paste = A game in PBN or LIN
desk-paste-hint = Everything that is in it is taken over: the deal, the auction, the contract, the cards played so far.
desk-paste-game = Which of the games, where there are several
desk-paste-send = Take it over

## The play

desk-play = The play so far
desk-declarer = Declarer
desk-trump = Trumps
desk-left = Tricks left
desk-left-hint = The one in progress included.
desk-leader = On lead
desk-leader-hint = Who led to the trick in progress, or is to lead now.
desk-trick = The trick in progress
desk-trick-hint = Its cards, the lead first, as in HQ H2. None where the next trick has not begun.
desk-won-NS = North–South won
desk-won-EW = East–West won
desk-contract = Contract
desk-won-hint = May be left out; with them the score is told too. Contracts are written 4S, 3NTX or 2HXX.

## What was claimed or conceded

desk-claim = The claim
desk-claimer = Who claimed
desk-claims = Tricks claimed
desk-claims-hint = Of those that are left, the one in progress included.
desk-statement = What was said of the play
desk-statement-hint = A step in each line, as in the list below. Nothing where nothing was said.
desk-statement-steps = How steps are written
desk-statement-more = Numbers, cards, suits and seats stand for any others. A step after “if …:” is done when the condition is seen to be met.
desk-concession = The concession
desk-conceder = Who conceded
desk-concedes = Tricks given up
desk-claims-beside = Tricks claimed beside
desk-objection = Partner’s objection
desk-objection-at_once = at once
desk-objection-later = later
desk-objection-no = none
desk-objection-open = not known
desk-objections = Who agreed or objected, and which cards were seen
desk-disputed = Somebody disputes it, then or later
desk-disputed-hint = Left out: yes.
desk-agreed = The other side agreed
desk-exposed = Whose cards were faced or shown
desk-current-trick-only = It was about the trick in progress only
desk-awareness = What the claimer or conceder knew
desk-awareness-hint = The Director’s findings: whether this player was aware of the cards that are out in this suit.
desk-aware-yes = aware
desk-aware-no = not aware
desk-aware-doubtful = doubtful
desk-forgot = Cards forgotten
desk-forgot-hint = Where they are known, as in C8 C5; they go with “not aware”.
desk-shown-out = Who has shown out
desk-shown-out-hint = A seat and a suit, as in W H, E S.
desk-act = How it was done, and what was played since
desk-how = It was done
desk-how-named = by naming a number
desk-how-curtailed = by suggesting that play be cut short
desk-how-shown = by showing cards
desk-how-faced_after_lead = by facing declarer’s hand after a lead out of turn
desk-how-abandoned = by giving up the hand
desk-meant = Showing the cards was meant as a claim
desk-meant-hint = “No” where it is demonstrated that no claim was meant.
desk-played-on = Cards played after it
desk-played-on-hint = In order, as in S5 S9 SK.
desk-play-on-asked-by = Who asked that play go on
desk-play-on-asked-by-hint = Law 68D2(b) of 2017.
desk-play-on-all-agree = All four agreed to play on
desk-play-on-made = Tricks that declarer’s side then won
desk-doubt = It came to be doubted later
desk-doubted = When
desk-doubted-at_once = there and then
desk-doubted-before_next_call = before the next call on a later board
desk-doubted-in_correction_period = within the correction period
desk-doubted-too_late = after the correction period
desk-doubted-before_mixed = before the cards were mixed
desk-doubted-before_all_called = before everyone had called on a later deal
desk-doubted-all_called = after everyone had called on a later deal
desk-doubter = By whom
desk-already-won = Tricks given up that had been won before
desk-likely = Of the tricks left, likely to have been won
desk-no-normal-play-loses = Of them, lost by no normal play
desk-no-legal-play-loses = Of them, lost by no legal play

## What comes of it

desk-ruling = The ruling
desk-to-ruling = To the ruling
desk-story = What happened
desk-not-yet = The ruling will stand here
desk-not-yet-help = Still to be told:
desk-missing-facts = what happened
desk-missing-call = the first call
desk-missing-cards = the cards that are left
desk-missing-hand = cards of { $seat }: { $has } so far, { $must } needed
desk-missing-conceded = how many tricks were given up
desk-fault = { $field }: { $fault }.
desk-fault-item = { $field }, no. { $n }: { $fault }.
desk-wrong-help = The ruling comes as soon as the facts hang together.
desk-late-kept = Nothing is lost: the facts stand in the address of this page.
desk-says-called = { $player }: { $call }.
desk-says-out-of-turn = { $player }: { $call }, out of turn.
desk-says-insufficient = { $player }: { $call }, insufficient.
desk-says-missing = { $n ->
    [one] One thing is still to be told.
   *[other] { $n } things are still to be told.
}
desk-says-ruled = The ruling is there.
desk-says-ruled-by = The ruling is there: { $law }.

desk-what-if = What if one fact were otherwise?
desk-otherwise = What if: { $change }
desk-otherwise-over = Go on with this
desk-otherwise-back = Back to the facts as told

## Keeping it

desk-keep = Keep it
desk-link = Link to these facts
desk-link-hint = Whoever opens it sees the same facts and the ruling on them.
desk-link-long = This link has { $n } characters; some programs cut links that are so long. The scenario file below holds the same facts.
desk-copy = Copy
desk-copied = The link is copied.
desk-save = Save as scenario file
desk-save-hint = The facts in the format of the bank, asking what this ruling decides.
desk-save-none = These facts cannot be saved as a scenario:
desk-print = Print on one page

## Saved cases

saved-case-title = Saved cases
saved-case-none = You have saved no case. Enter one at the desk, and save it beside its ruling.
saved-case-desk = To the desk
saved-case-name = Name of this case
saved-case-name-hint = Such as: board 7, Tuesday. You find the case under this name among your saved cases.
saved-case-save = Save this case
saved-case-saved = The case is saved.
saved-case-before = The case was saved under this name before. Nothing has changed.
saved-case-delete = Delete
saved-case-delete-spoken = Delete { $name }
saved-case-deleted = The case is deleted.
saved-case-sign-in = Sign in to save this case
saved-case-too-long = Copy the link first: this case is too long to come back by itself.
saved-case-fault-name = Write a name of at most { $limit } characters, with a letter or a digit.
saved-case-fault-name-taken = Another of your cases has this name. Choose a different name, or delete that case first.
saved-case-fault-unreadable = Not saved: the desk cannot read these facts as a case.
saved-case-fault-full = You have saved { $cases } cases, and cannot save more. Delete one first.
