### The Director’s desk: the user’s own facts, field by field.

## The page

nav-desk = Desk
home-desk = Need a ruling now?
home-desk-link = Go to the desk
desk-title = The Director’s desk
desk-page-title = { $title }: the ruling
desk-eyebrow = The desk: your own facts
desk-lead = Enter what happened at your table and get the ruling, with every way it may go on. You need no account, and we store nothing: the link to this page contains the facts.
desk-begin-rotation = An auction
desk-begin-about-rotation = A call out of rotation or an insufficient bid. Enter the auction with a bidding box that lets any player call at any time.
desk-begin-claim = A claim
desk-begin-about-claim = A player has claimed tricks. Enter the remaining cards, what was said, and who objects.
desk-begin-concession = A concession
desk-begin-about-concession = A player has conceded tricks, and partner objects or the concession is doubted later.
desk-family = Type of case
desk-family-rotation = An auction
desk-family-claim = A claim
desk-family-concession = A concession
desk-anew = Start again
desk-rule = Rule on these facts
desk-told = stated
desk-yes = yes
desk-no = no
desk-untold = not stated
desk-unknown = not known
desk-as-laws = as in the guidelines

## The deal and the code

desk-dealer = Dealer
desk-vulnerable = Vulnerable
desk-vulnerable-none = neither side
desk-vulnerable-NS = North–South
desk-vulnerable-EW = East–West
desk-vulnerable-both = both sides
desk-vulnerable-short-none = None
desk-vulnerable-short-NS = N–S
desk-vulnerable-short-EW = E–W
desk-vulnerable-short-both = Both
desk-code = Edition and options
desk-edition = Edition
desk-date = Date of the event
desk-date-hint = Year, month and day, as in 2011-12-01. It matters only if the edition was amended while it was in force; without a date, the latest text applies.
desk-elections = Options of the Regulating Authority
desk-elections-hint = Anything you leave unchanged follows the Laws, or the guidelines chosen here.
desk-guidelines = Guidelines on claims
desk-guidelines-none = none
desk-guidelines-acbl_2019 = ACBL, 2019
desk-guidelines-ebu = EBU White Book
desk-order = Order in which a suit is deemed played
desk-order-any = any
desk-order-top_down = from the top
desk-order-ebu = from the top if the suit is solid
desk-similar-from = Similar from
desk-dissimilar-below = Not similar below
desk-similar-hint = In thousandths: the share of hands making the new call that would also have made the withdrawn one.
desk-presumptions = Presumptions about a claimer

## The auction

desk-box = Bidding box
desk-box-who = Player calling
desk-box-turn = (turn)
desk-box-hint = Any player can call at any time. Use the arrow keys to move within the box.
desk-box-insufficient = insufficient; can still be made
desk-box-above-seven = A bid of more than seven
desk-undo = Undo last entry
desk-together = at the same time as the last call
desk-events = What happened next
desk-events-answer = The call was irregular. What happened next?
desk-events-accept = If { $player } accepts it by calling, choose { $player } and the call. Or:
desk-did-declines = { $player } does not accept it
desk-did-accepts = { $player } accepts it
desk-did-acts = { $player } bids, doubles or redoubles
desk-events-more = Something else happened
desk-events-when = When?
desk-events-now = now, after the last call
desk-events-after = after call { $n }: { $player }, { $call }
desk-events-first = before the first call
desk-events-director = Attention is drawn to it, and the Director is called. Who drew attention?
desk-events-leads = The opening lead is faced. Who led?
desk-events-wrong-board = A player holds cards from a wrong board. Who?
desk-events-seen = A card is exposed or led
desk-events-whose = Whose card?
desk-events-how = How?
desk-events-how-exposes = exposed
desk-events-how-leads = led
desk-events-cards-hint = Press each card that partner could see; press it again to take it back.
desk-events-explained = An explanation is wrong or is corrected
desk-events-explained-which = Which call was explained wrongly?
desk-events-explained-hint = A wrong or missing alert counts too. Press the call again to take it back.
desk-events-explained-by = explained by { $player }
desk-events-corrects = Who calls the Director and corrects the explanation?
desk-written = Auction as text
desk-written-label = What happened, in order
desk-written-hint = A seat and a call, separated by commas: N P, E 1H. A seat and an action: S declines; accepts, acts, director, leads, wrong_board; W exposes D4, W leads D4, E misexplains 2, W corrects 2 (the number of the call). Two calls at the same time: N 1H + S P. Suits: S, H, D, C, or ♠ ♥ ♦ ♣.
desk-meanings = Meanings of the calls
desk-meanings-hint = Natural unless you state something else. What the irregular call and its replacement showed decides whether they are comparable.
desk-by-itself = as agreed, or natural
desk-natural = natural
desk-artificial = artificial
desk-meaning-artificial = The call was
desk-meaning-agreement = Agreement
desk-meaning-agreement-hint = From the list, such as weak-two-H or stayman-1NT.
desk-meaning-more = What it showed, in numbers
desk-meaning-points = Points
desk-meaning-points-hint = From and to, for example, 12-14.
desk-meaning-balanced = Balanced hand
desk-meaning-purpose = Purpose
desk-meaning-purpose-hint = If it does not describe the hand: relay, transfer H, asks majors, asks key-cards S, asks strength.
desk-meaning-specifies = Specifies
desk-meaning-specifies-hint = Denominations specified by an artificial call: H, or S C, or NT.
desk-meaning-marks = Also promises
desk-meaning-marks-hint = stopper S, good H, solid C, control D, playing-tricks.
desk-meaning-forcing = Forcing
desk-meaning-promises-more = Promises something else that numbers cannot express
desk-findings = Director’s findings and result
desk-comparable = The replacement is a comparable call
desk-comparable-hint = If not stated, it follows from what the calls showed, or the ruling has a branch for each answer.
desk-unintended = The offender’s call before the irregular one was unintended
desk-prompted = Partner’s alert, explanation or other action showed the offender that the call was not the one intended (Law 25A)
desk-repeats = The replacement repeats the denomination (until 2007)
desk-lowest = The replacement is the lowest sufficient bid that specifies the same denomination
desk-influenced = The misinformed side’s last call could well have been influenced (Law 21B1)
desk-differs = The new call of the player who had cards from a wrong board differs from the cancelled one (Law 17D)
desk-mistaken-call = There is evidence that the call was a mistake and its explanation right (Law 21B1(b))
desk-made = Total tricks won by declarer’s side

## The cards

desk-cards = Cards
desk-cards-into = Next cards go to
desk-cards-trick = the trick
desk-card-trick-mark = •
desk-card-held = { $card }, held by { $player }
desk-card-seen = { $card }, shown by { $player }
desk-card-in-trick = { $card }, in the current trick
desk-cards-written = Cards as text
desk-cards-label = Remaining cards, in PBN
desk-cards-hint = Spades, hearts, diamonds, clubs, clockwise from the seat named, without the current trick: N:AK.2.. 54.3.. Q.J.9. J.Q.8.
desk-unseen-cards = Unknown cards
desk-unseen = Hands with unknown cards
desk-unseen-hint = Leave these hands empty, or enter only the cards known to be there. Only hands that the claimer or conceder cannot see.
desk-out = Cards that these hands hold between them
desk-out-hint = For example, SQ S7 H4. Leave it empty if you enter the cards played.
desk-played = Cards already played
desk-played-hint = To earlier tricks, for example, SA SK. Any card neither played nor in a known hand is then outstanding.
desk-lengths = Known lengths
desk-lengths-hint = A seat and its number of cards in a suit, for example, W 2S, E 0H.
desk-paste-title = Paste a game
desk-paste = A game in PBN or LIN
desk-paste-hint = This imports everything in the game: deal, auction, contract and the cards played so far.
desk-paste-send = Import
desk-paste-long = This form is too long to send: { $limit } kB is the most. Your text is still here. Keep only the board you need and import again.
desk-games-title = Which game?
desk-games-lead = { $n ->
    [one] The text has one game.
   *[other] The text has { $n } games. Choose one.
}
desk-games-text = Pasted text
desk-games-drop = Back without importing
desk-game-board = Board { $board }
desk-game-number = Game { $n }
desk-game-dealer = { $player } dealt
desk-game-calls = { $n ->
    [one] one call
   *[other] { $n } calls
}
desk-game-tricks = { $n ->
    [one] one trick recorded
   *[other] { $n } tricks recorded
}
desk-finished-title = When was the claim?
desk-finished-after = The claim came after trick
desk-finished-hint = This game was played to the end. 0 is before the first trick.
desk-finished-look = Show position
desk-finished-use = Use this position

## The play

desk-play = The play so far
desk-declarer = Declarer
desk-trump = Trumps
desk-left = Tricks left
desk-left-hint = Including the current trick.
desk-leader = On lead
desk-leader-hint = The player who led to the current trick, or is to lead now.
desk-trick = Current trick
desk-trick-hint = Its cards in order, lead first, for example, HQ H2. Leave it empty if the next trick has not begun.
desk-won-NS = North–South won
desk-won-EW = East–West won
desk-contract = Contract
desk-won-hint = Optional; with the tricks won, you also get the score. Write contracts as 4S, 3NTX or 2HXX.

## What was claimed or conceded

desk-claim = The claim
desk-claimer = Claimer
desk-claims = Tricks claimed
desk-claims-hint = Of the remaining tricks, including the current one.
desk-statement = Clarification statement
desk-statement-hint = Press each step in the order in which it was stated. Leave it empty if no statement was made.
desk-statement-written = Statement as text
desk-statement-written-label = Steps, one per line
desk-statement-written-hint = Each step in the notation below.
desk-statement-steps = How to write steps
desk-statement-more = Replace numbers, cards, suits and seats by your own. A step after “if …:” is carried out if the condition turns out to be met.
desk-said = “{ $statement }.”
desk-said-steps = Steps of the statement
desk-said-up = Move step { $n } up
desk-said-down = Move step { $n } down
desk-said-remove = Remove step { $n }
desk-say-cash = Run
desk-say-top = Run from the top
desk-say-concede = Give up a trick in
desk-say-good = This hand is good
desk-say-more = Ruff, finesse, cross and other steps
desk-say-play = Play these cards in order
desk-say-play-hint = Press the cards one after another.
desk-say-ruff = Ruff
desk-say-finesse = Finesse
desk-say-cross = Cross to a hand
desk-say-crossruff = Crossruff
desk-say-discard = Discard
desk-say-tally = Tricks listed by suit
desk-say-add = Add
desk-say-choose = Choose one.
desk-say-once = A named card ruffs only once.
desk-say-any-suit = any suit
desk-say-with-low = as low as possible
desk-say-with-high = high
desk-say-condition = The next step depends on something
desk-say-condition-hint = Choose the condition, then press the step.
desk-say-always = no condition
desk-say-when-if = if
desk-say-when-unless = unless
desk-say-when-else = otherwise
desk-say-what-breaks = the suit breaks
desk-say-what-out = a player shows out
desk-say-what-falls = a card falls
desk-say-anyone = either opponent
desk-say-field-suit = Suit
desk-say-field-suits = Suits
desk-say-field-hand = Hand
desk-say-field-times = Times
desk-say-field-with = With
desk-say-field-card = Card
desk-say-field-through = Through
desk-say-field-in = In
desk-say-field-trumps = Trumps
desk-say-field-when = Condition
desk-say-field-what = Event
desk-say-field-split = Break
desk-say-field-who = Who shows out
desk-say-field-falls = Card that falls
desk-concession = The concession
desk-conceder = Conceder
desk-concedes = Tricks conceded
desk-claims-beside = Tricks claimed as well
desk-objection = Partner’s objection
desk-objection-at_once = at once
desk-objection-later = later
desk-objection-no = none
desk-objection-open = not known
desk-objections = Agreement, objections and exposed cards
desk-disputed = Disputed, then or later
desk-disputed-hint = If not stated: yes.
desk-agreed = The other side agreed
desk-exposed = Hands faced or shown
desk-current-trick-only = It was about the current trick only
desk-awareness = What the claimer or conceder knew
desk-awareness-hint = The Director’s finding: was this player aware of the outstanding cards of this suit?
desk-aware-yes = aware
desk-aware-no = not aware
desk-aware-doubtful = doubtful
desk-forgot = Cards forgotten
desk-forgot-hint = If known, for example, C8 C5; only with “not aware”.
desk-shown-out = Players who have shown out
desk-shown-out-hint = A seat and a suit, for example, W H, E S.
desk-act = How it was done, and any later play
desk-how = How it was made
desk-how-named = by naming a number
desk-how-curtailed = by suggesting that play be cut short
desk-how-shown = by showing cards
desk-how-faced_after_lead = by facing declarer’s hand after a lead out of turn
desk-how-abandoned = by abandoning the hand
desk-meant = Showing the cards was meant as a claim
desk-meant-hint = “No” if it is demonstrated that no claim was intended.
desk-played-on = Cards played after it
desk-played-on-hint = In order, for example, S5 S9 SK.
desk-play-on-asked-by = Player who asked for play to continue
desk-play-on-asked-by-hint = Law 68D2(b) of 2017.
desk-play-on-all-agree = All four agreed to play on
desk-play-on-made = Tricks then won by declarer’s side
desk-doubt = Doubted later
desk-doubted = When
desk-doubted-at_once = at once
desk-doubted-before_next_call = before the next call on a later board
desk-doubted-in_correction_period = within the correction period
desk-doubted-too_late = after the correction period
desk-doubted-before_mixed = before the cards were mixed
desk-doubted-before_all_called = before everyone had called on a later deal
desk-doubted-all_called = after everyone had called on a later deal
desk-doubter = Doubted by
desk-already-won = Tricks conceded that had already been won
desk-likely = Tricks likely to have been won, of those left
desk-no-normal-play-loses = Of these, tricks that no normal play would lose
desk-no-legal-play-loses = Of these, tricks that no legal play would lose

## The ruling

desk-ruling = The ruling
desk-to-ruling = Go to the ruling
desk-story = What happened
desk-not-yet = The ruling will appear here
desk-not-yet-help = Still needed:
desk-missing-facts = what happened
desk-missing-call = the first call
desk-missing-cards = the remaining cards
desk-missing-hand = cards of { $seat }: { $has } so far, { $must } needed
desk-missing-conceded = number of tricks conceded
desk-fault = { $field }: { $fault }.
desk-fault-item = { $field }, no. { $n }: { $fault }.
desk-wrong-help = Correct these facts to get the ruling.
desk-late-kept = Nothing is lost: the link to this page contains the facts.
desk-says-called = { $player }: { $call }.
desk-says-out-of-turn = { $player }: { $call }, out of rotation.
desk-says-insufficient = { $player }: { $call }, insufficient.
desk-says-missing = { $n ->
    [one] One thing is still needed.
   *[other] { $n } things are still needed.
}
desk-says-ruled = The ruling is ready.
desk-says-ruled-by = The ruling is ready: { $law }.
desk-what-if = What if one fact were different?
desk-otherwise = What if: { $change }
desk-otherwise-over = Continue with this
desk-otherwise-back = Back to your facts

## Saving and sharing

desk-keep = Save and share
desk-link = Link to these facts
desk-link-hint = Anyone who opens it sees the same facts and the ruling.
desk-link-long = This link has { $n } characters, and some programs cut off such long links. The scenario file below contains the same facts.
desk-copy = Copy
desk-copied = The link is copied.
desk-save = Download as scenario file
desk-save-hint = The facts in the format of the bank, with questions on what this ruling decides.
desk-save-none = These facts cannot be saved as a scenario:
desk-print = Print on one page

## Saved cases

saved-case-title = Saved cases
saved-case-none = You have no saved cases. Enter one at the desk and save it beside its ruling.
saved-case-desk = Go to the desk
saved-case-name = Name of this case
saved-case-name-hint = For example, board 7, Tuesday. Your saved cases are listed by name.
saved-case-save = Save case
saved-case-saved = The case has been saved.
saved-case-before = This case is already saved under this name. Nothing has changed.
saved-case-delete = Delete
saved-case-delete-spoken = Delete { $name }
saved-case-deleted = The case has been deleted.
saved-case-sign-in = Sign in to save this case
saved-case-too-long = Copy the link first: this case is too long to be brought back for you.
saved-case-fault-name = Enter a name of at most { $limit } characters, with a letter or digit.
saved-case-fault-name-taken = Another saved case has this name. Choose a different name, or delete that case first.
saved-case-fault-unreadable = Not saved: these facts cannot be read as a case. Check them.
saved-case-fault-full = You have reached the limit of { $cases } saved cases. Delete one first.
