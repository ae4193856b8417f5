### The pages: what stands around them, their headings, buttons and hints. What is said of a case or a ruling stands in the other files.

## Around every page

site-name = Director, please!
site-skip = Skip to the content
language-label = Language
language-of-laws = Language of the Laws
language-title = Languages
language-page = Language of the pages
language-law = Language of the Laws and of rulings
language-law-same = The same as the pages
language-law-hint = Many directors study the Laws in one language and work in another.
language-beside = Show the Laws and rulings in both, beside each other
ruling-in-this-language = In the language of this site
language-save = Save the languages
site-footer = Rulings are computed from the facts. The Laws themselves belong to the World Bridge Federation: they are cited and paraphrased here, not copied.
nav-label = Site
nav-practice = Practice
nav-laws = Laws
nav-progress = My progress
nav-sign-in = Sign in
nav-sign-out = Sign out
nav-signed-in-as = Signed in as { $name }
lost-title = There is no such page
lost-help = The address may be mistyped, or the page may have moved.
lost-home = To the start
malformed-title = This form could not be read
malformed-help = What was sent is not what a form of this site sends, so nothing was done with it. Go back, open the page afresh and try once more.
malformed-long = What was sent is longer than anything this site takes, so nothing was done with it. Go back and send less.
store-title = The page cannot be shown just now
store-help = The database does not answer. Nothing that was saved is lost; please try again in a minute.

## The start

home-lead = Learn to rule at the bridge table. You are told what happened; you give the ruling; the engine computes it from the same facts and shows you, clause by clause, why.
home-start = Start practising
home-choose = Choose a subject
home-verify = Somebody shows you a certificate?
home-count = { $n ->
    [one] One scenario in the bank. No account needed.
   *[other] { $n } scenarios in the bank. No account needed.
}
home-example = An example
home-how = How it works
home-step-1-title = The facts
home-step-1 = A table, an auction or an ending, and what was said and done. Nothing else: no scenario holds an answer.
home-step-2-title = Your ruling
home-step-2 = What happened, which law, what is offered to whom, what follows now and what follows later: in the order in which a Director works.
home-step-3-title = The path through the Laws
home-step-3 = Each part of your ruling beside the computed one, with every clause that was asked, whether it held, and the fact that decided it.

## Practice

practice-title = Practice
practice-lead = Take the next scenario, or choose a subject.
practice-next = Next scenario
practice-visitor = You can practise without an account. With one, your answers are kept and you see how far you are.
practice-by-law = By law
practice-silent = The database does not answer, so what you have done is not shown here. You can practise all the same; please look again in a minute.
practice-done = { $done } of { $of } done
practice-latest = last time { $mark }
practice-stages = { $of } stages
practice-stages-done = { $done } of { $of } stages answered
practice-id = No. { $id }
practice-law-book = Read the law in our own words
edition-short = { $edition } Laws
edition-short-social = social bridge
law-title = { $cite }: { $heading }
family-rotation = Calls out of rotation and insufficient bids
family-about-rotation = A player has called at another’s turn, or has not bid high enough. What may be accepted, what is cancelled, and who is bound to what?
family-claim = Disputed claims
family-about-claim = Somebody has claimed and an opponent does not agree. How many tricks does each side get?
family-concession = Concessions
family-about-concession = A defender gives up tricks. What if the partner does not?
title-passes = { $player } passes at { $turn }’s turn
title-insufficient = { $player } bids too low
title-calls = { $player } calls at { $turn }’s turn
title-in-turn = Was this out of turn?
title-claims = { $player } claims { $tricks }
title-concedes = { $player } concedes { $tricks }
title-stage = { $title }, { $stage }
stage-of = stage { $n } of { $of }
title-dealer = Dealer { $player }
title-left = { $tricks } left

## The table and the auction

facts-caption = The facts
facts-since = What happened next
table-caption = The table
table-dealer = dealer
table-vulnerable = vul
table-to-call = to call
table-was-to-call = was to call
table-to-play = { $player } is to play
table-on-lead = { $player } is on lead
table-claims = { $n ->
    [one] { $player } claims one trick
   *[other] { $player } claims { $n } tricks
}
table-concedes = { $n ->
    [one] { $player } concedes one trick
   *[other] { $player } concedes { $n } tricks
}
table-declarer = { $player } is declarer
table-trumps = { $suit } are trumps
table-notrump = notrump
table-left = { $n ->
    [one] one trick left
   *[other] { $n } tricks left
}
table-won = tricks won: North–South { $ns }, East–West { $ew }
seat-letter-N = N
seat-letter-E = E
seat-letter-S = S
seat-letter-W = W
hand-of = { $player }’s cards
hand-not-known = Cards not known
hand-others-not-known = Other cards not known
table-out = { $seats } hold { $cards } between them
hand-suit = { $suit }: { $cards }
hand-void = none
trick-card = { $player } has played
auction-caption = The auction
auction-his-turn = was to call
auction-untold = a call
auction-out-of-turn = out of turn
auction-insufficient = too low
# With a soft hyphen: on a telephone the cell is narrower than the word.
auction-cancelled = cancel{"\u00AD"}led
auction-new = new
auction-accepts = { $player } accepts the call.
auction-declines = { $player } does not accept the call.
auction-director = { $player } calls the Director.
auction-led = { $player } makes the opening lead.
auction-same-time = at the same time
auction-note-link = Note { $n }
note-artificial = Artificial.
note-artificial-and = Artificial: { $meaning }

## The form

form-title = Your ruling
form-submit = Give this ruling
form-many = Choose all that apply.
form-faults = { $n ->
    [one] One thing needs your attention
   *[other] { $n } things need your attention
}
form-fault-of = { $question } { $fault }
answer-fault-missing = Choose an answer.
answer-fault-several = Choose one answer only.
answer-fault-none_and_others = “{ $none }” cannot go together with another answer. Untick one or the other.
answer-fault-not_a_choice = This was not among the choices. Choose again.
answer-fault-not_asked = Something was sent that was not asked.
source-constructed = made for this bank
source-published = after { $where }
keys-open = Keys
keys-title = Keys
keys-choose = choose in the question you are at
keys-choose-number = the same
keys-move = next question, question before
keys-list = this list
keys-switch = Keys are on
keys-close = Close

## The marked page

marked-page-title = { $title }: marked
marked-title = Your ruling, marked
marked-next = Next scenario
marked-next-of-list = Next in this list
marked-next-stage = What happened next
marked-again = Try again
marked-visitor = This answer is kept in this browser only: you are not signed in.
marked-sign-up = Sign up to keep your answers
mark-right-of = { $right } of { $of } right
percent = { $n }{"\u00A0"}%
decimal = { $whole }.{ $part }
colon = {": "}
semicolon = {"; "}
marks-caption = Your ruling and the computed one, part by part
marks-asked = Asked
marks-given = You
marks-ruling = The ruling
marks-mark = Mark
marks-or = {" or "}
marks-critical = counts most
marks-capped = A part that counts most is wrong, so the mark is 50{"\u00A0"}% at most.
marks-not-decided = not decided here
verdict-right = right
verdict-wrong = wrong
verdict-in-range = within judgement
verdict-follows-through = follows from your premise
saved = Saved
not-saved-title = Not saved
not-saved = Your answer could not be kept: the database did not take it. It is still here; you can send it once more.
not-saved-again = Save it again
not-saved-session = Your answer is not kept yet: your session had ended. It is still here; you can send it now.
not-saved-ended = Your session has ended, so this answer is not kept. It is still here: sign in, and you can send it once more.
not-saved-ruling = Your answer is not kept yet: its ruling was still being worked out. It is still here; you can send it now.
unruled-title = The ruling is still being worked out
unruled-late = Some claims take a long search. This one goes on, and what it finds is kept: load this page again in a few seconds.
unruled-busy = Several long searches are waiting for their turn at this moment. Load this page again in a few seconds.
unruled-broken-title = The ruling could not be worked out
unruled-broken = Something in the program went wrong, and it has been noted. Please go on with another scenario.
unruled-kept = Your answer is saved.
unruled-kept-here = Your answer is not lost: it stands in the address of this page, and is marked as soon as the ruling is there.
unruled-reload = Load this page again
busy-title = The site is very busy at this moment
busy-help = It has more to do than it can, and exams go first. Load this page again in a few seconds.
busy-sent = It has more to do than it can, and exams go first. What you sent was not looked at, and nothing was changed: go back in a few seconds and send it once more.
broken-title = Something went wrong here
broken-help = It has been noted. If you report it, name this number, under which it is found: { $id }
answer-changed = The scenario or the engine has changed since you answered. The mark then was { $mark }; below, your answer is marked anew.
answer-gone-title = This scenario has left the bank
answer-gone = Your answer is kept, and its mark was { $mark }.
ruling-director-says = What the Director says
ruling-why = Why: the path through the Laws
ruling-line = The worst normal line
ruling-judgement = Left to the Director’s judgement
ruling-contested = Authorities differ
ruling-not-covered = Not covered
ruling-further = { $n ->
    [one] Why: one further test
   *[other] Why: { $n } further tests
}
path-title = The path through the Laws
path-told = { $n ->
    [one] One test
   *[other] { $n } tests
} in order, each with the way taken and the way refused, and at the end what follows, or the questions that are still open with what follows from each answer. The lists say the same with the facts that decided.
trace-legend-held = it is so
trace-legend-refused = it is not so
line-caption = Card by card. Of all normal lines this one gives the claimer’s side the fewest tricks.
line-sight = With sight of all cards
line-normal = By any normal line
line-contrast = Tricks for { $side }, of { $left } left.
line-player-label = The line, card by card
line-step-start = Start
line-step-back-trick = Trick back
line-step-back = Card back
line-step-on = Next card
line-step-on-trick = Next trick
line-step-end = End
line-at-start = Before the first card
line-at = Trick { $trick }, card { $card } of { $of }
line-takes = { $player } wins the trick.
line-tally = Tricks won: North–South { $ns }, East–West { $ew }
line-tally-since = Tricks won from here: North–South { $ns }, East–West { $ew }
line-keys = Keys, once a button has the focus:
line-keys-card = one card
line-keys-trick = one trick
line-keys-ends = start and end
line-list = Trick by trick, as a list
line-others = Other cards
line-tricks-caption = Who played what. The card that was led is underlined.
line-led = led:
line-won-by = Won by
line-trick = Trick
line-player = Player
line-card = Card
line-why = Why

## The Laws

laws-title = The Laws
laws-lead = What each clause says, in our own words, and which of them the engine rules on.
laws-paraphrase = In our own words. The Laws themselves are published by the World Bridge Federation; only their text binds.
laws-ruled = The engine rules on it.
laws-legend-ruled = the engine rules on it
laws-legend-mentioned = referred to
laws-ruled-count = { $n ->
    [one] the engine rules on one clause
   *[other] the engine rules on { $n } clauses
}
laws-mentioned = referred to
laws-practise = Practise this law
laws-turn-on-it = { $n ->
    [one] One scenario turns on it
   *[other] { $n } scenarios turn on it
}
laws-changed = From { $older } to { $newer }
laws-side-by-side = What reads otherwise, clause by clause
laws-clause = Clause
laws-not-in = nothing under this number in { $edition }
laws-as-it-was = The clauses that are not listed say the same in both.
laws-the-other = This law in the edition of { $edition }

## Accounts

sign-up-title = Sign up
sign-up-lead = With an account your answers are kept, and you see how far you are.
sign-up-name = Your name
sign-up-name-hint = As it should stand on a certificate.
sign-up-email = E-mail address
sign-up-password = Password
sign-up-password-hint = At least 10 characters; a few words in a row do well.
sign-up-submit = Make my account
sign-up-have = You have an account?
sign-in-title = Sign in
sign-in-submit = Sign in
sign-in-none = No account yet?
sign-in-sign-up = Sign up
session-ended = Your session has ended. Please sign in again.
sign-out-title = You are not signed out
sign-out-failed = Signing out did not work: the database does not answer, and your session has not been ended. Please try again in a minute, and do not leave this device to others until it has worked.
sign-out-again = Sign out
account-fault-name-empty = Write your name.
account-fault-name-too-long = A name has at most 100 characters.
account-fault-name-unprintable = There are characters in the name that cannot be shown.
account-fault-email-empty = Write your e-mail address.
account-fault-email-too-long = An address has at most 254 characters.
account-fault-email-malformed = This is not written like an address, such as name@example.org.
account-fault-email-taken = There is an account with this address. Sign in instead.
account-fault-password-too-short = A password has at least 10 characters.
account-fault-password-too-long = A password has at most 256 characters.
account-fault-password-common = Many people use this password or one like it. Choose another.
account-fault-password-word = A word by itself is guessed soon. Use several.
account-fault-password-name = A name, or what is known of you, is guessed soon. Choose something else.
account-fault-password-date = Dates and years are guessed soon. Choose something else.
account-fault-password-repeated = The same over and over is guessed soon. Choose something else.
account-fault-password-sequence = Letters or digits in their order are guessed soon. Choose something else.
account-fault-password-keyboard = Keys that lie side by side are guessed soon. Choose something else.
account-fault-password-simple = This password would be guessed soon. Make it longer, or less simple.
account-fault-wrong = The address and the password do not go together.
account-fault-too-many = { $minutes ->
    [one] Too many attempts have failed. Wait a minute and try again.
   *[other] Too many attempts have failed. Wait { $minutes } minutes and try again.
}
account-fault-busy = Many people are signing in at this moment. Please try again.
account-fault-store = The database does not answer. Please try again in a minute.

## Progress

me-title = My progress
me-who = Signed in as { $name }
me-signed-out = Sign in to see how far you are. You can practise without an account too.
me-empty = You have not answered a scenario yet. The first answer you give will stand here, law by law.
me-met = { $met } of { $of } requirements met.
me-missing = Missing: { $what }.
me-is-met = met
me-not-met = not yet
me-by-law = By law
me-law = Law
me-scenarios = Answered
me-answered = { $n } of { $of }
me-mean = Mean of the latest mark of each scenario
me-no-mean = —
me-recent = Your latest answers
when = { $day } { $month } { $year }, { $time } UTC
moment = { $day }, { $time } ({ $zone })
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
