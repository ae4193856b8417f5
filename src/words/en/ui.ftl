### The pages: their frame, headings, buttons and hints. Texts about a case or a ruling are in the other files.

## Around every page

site-name = Director, please!
site-name-short = Director!
site-skip = Skip to content
language-label = Language
language-of-laws = Language of the Laws
language-title = Languages and suit colours
language-page = Language of the pages
language-law = Language of the Laws and of rulings
language-law-same = The same as the pages
language-law-hint = Many directors study the Laws in one language and work in another.
language-beside = Show the Laws and rulings in both languages, side by side
ruling-in-this-language = In the language of this site
language-suits = Suit colours
language-suits-four = Suits in four colours
language-suits-two = Suits in two colours
language-save = Save
site-footer = Rulings are computed from the facts. The Laws themselves belong to the World Bridge Federation: they are cited and paraphrased here, not copied.
nav-label = Site
nav-practice = Practice
nav-laws = Laws
nav-progress = My progress
nav-menu = Menu
nav-sign-in = Sign in
nav-sign-out = Sign out
nav-signed-in-as = Signed in as { $name }
lost-title = Page not found
lost-help = The address may be mistyped, or the page may have moved.
lost-home = Home
malformed-title = We could not read that form
malformed-help = Nothing was changed. Go back, reload the page and try again.
malformed-long-title = That is too long
malformed-long = Nothing was saved: at most { $limit } kB can be sent at once.
malformed-long-kept = Your text is not lost. Go back with your browser: it is still in the form. Shorten it (of a file of games, keep only the board you need) and send it again.
store-title = This page is unavailable right now
store-help = Something is down on our side. Your saved work is safe. Try again in a minute.

## The front page

home-lead = Learn to rule at the bridge table: read what happened, rule, and compare with the computed ruling.
home-start = Start practising
home-choose = Choose a topic
home-verify = Been shown a certificate?
home-first-steps = This site has no operator yet.
home-count = { $n ->
    [one] One scenario in the bank. No account needed.
   *[other] { $n } scenarios in the bank. No account needed.
}
home-example = An example
home-how = How it works
home-step-1-title = The facts
home-step-1 = A table, with an auction or an ending, and what was said and done. The answer is not stored: it is computed from the facts.
home-step-2-title = Your ruling
home-step-2 = What happened, which law applies, who has which options, what follows now and what follows later: in the order in which a Director works.
home-step-3-title = The path through the Laws
home-step-3 = Each part of your ruling beside the computed one, with every clause tested, whether it applied, and the fact that decided it.

## Practice

practice-title = Practice
practice-visitor = You can practise without an account. With one, your answers are saved and you can follow your progress.
practice-by-law = By law
practice-silent = The database is not responding, so your progress cannot be shown. You can still practise; check again in a minute.
practice-latest = last mark { $mark }
practice-stages = { $of } stages
practice-stages-done = { $done } of { $of } stages answered
practice-id = No. { $id }
practice-law-book = Read this law in plain words
edition-short = { $edition } Laws
edition-short-social = social bridge
law-title = { $cite }: { $heading }
family-rotation = Calls out of rotation and insufficient bids
family-claim = Disputed claims
family-concession = Concessions
title-dealer = Dealer { $player }
title-left = { $tricks } left

## The table and the auction

facts-caption = Facts
facts-since = What happened next
table-caption = Table
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
hand-not-known = Unknown cards
hand-others-not-known = Other cards unknown
table-out = { $seats } hold { $cards } between them
hand-suit = { $suit }: { $cards }
hand-void = none
trick-card = { $player } has played
auction-caption = Auction
auction-his-turn = was to call
auction-untold = a call
auction-out-of-turn = out of rotation
auction-insufficient = too low
# With a soft hyphen: on a telephone the cell is narrower than the word.
auction-cancelled = cancel{"\u00AD"}led
auction-new = new
auction-accepts = { $player } accepts the call.
auction-declines = { $player } does not accept the call.
auction-director = { $player } calls the Director.
auction-led = { $player } makes the opening lead.
auction-misexplains = { $player } misexplains { $call }.
auction-corrects = { $player } corrects the explanation of { $call }.
auction-wrong-board = { $player } holds cards from a wrong board.
auction-exposes = { $player } exposes { $cards }.
auction-leads-early = { $player } leads { $cards } before the auction has ended.
auction-same-time = at the same time
auction-note-link = Note { $n }
auction-player-label = The auction, call by call
auction-by-step = Step by step
auction-step-back = Back
auction-step-on = Next
auction-at-start = Before the first call
auction-at = Step { $n } of { $of }
auction-keys-step = one step
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
answer-fault-none_and_others = “{ $none }” cannot be combined with another answer. Untick one or the other.
answer-fault-not_a_choice = That is not one of the choices. Choose again.
answer-fault-not_asked = The form contained an answer to a question that was not asked. Reload the page and try again.
source-constructed = written for this bank
source-published = after { $where }
keys-open = Keyboard shortcuts
keys-title = Keyboard shortcuts
keys-choose = choose an answer to the current question
keys-choose-number = the same
keys-move = next question, previous question
keys-list = this list
keys-switch = Keyboard shortcuts are on
keys-close = Close

## The marked page

marked-page-title = { $title }: marked
marked-next = Next scenario
marked-next-of-list = Next in this list
marked-next-stage = What happened next
marked-again = Try again
marked-visitor = This answer is saved in this browser only: you are not signed in.
marked-sign-up = Sign up to save your answers
mark-right-of = { $right } of { $of } right
percent = { $n }{"\u00A0"}%
decimal = { $whole }.{ $part }
colon = {": "}
semicolon = {"; "}
marks-caption = Your ruling and the computed one, part by part
marks-asked = Question
marks-given = You
marks-ruling = The ruling
marks-mark = Mark
marks-or = {" or "}
marks-critical = critical
marks-capped = A critical part is wrong, so the mark is capped at 50{"\u00A0"}%.
marks-not-decided = not decided here
verdict-right = right
verdict-wrong = wrong
verdict-in-range = within judgement
verdict-follows-through = follows from your premise
saved = Saved
not-saved-title = Not saved
not-saved = We could not save your answer: the database is not responding. It is still here; send it again.
not-saved-again = Save it again
not-saved-session = Your answer is not saved yet: your session had ended. It is still here; send it again.
not-saved-ended = Your session has ended, so this answer is not saved. It is still here: sign in, then send it again.
not-saved-ruling = Your answer is not saved yet: its ruling was still being computed. It is still here; send it now.
unruled-title = The ruling is still being computed
unruled-late = Some claims take a long analysis. This one is still running, and its result will be kept: reload this page in a few seconds.
unruled-busy = Several long analyses are waiting their turn. Reload this page in a few seconds.
unruled-broken-title = The ruling could not be computed
unruled-broken = Something went wrong in the program, and we have logged it. Please go on with another scenario.
unruled-kept = Your answer is saved.
unruled-kept-here = Your answer is not lost: the link to this page contains it, and it will be marked as soon as the ruling is ready.
unruled-reload = Reload this page
busy-title = The site is busy
busy-help = Exams have priority. Reload this page in a few seconds.
busy-sent = Exams have priority. Your form was not read, and nothing was changed: go back in a few seconds and send it again.
broken-title = Something went wrong
broken-help = We have logged this. If you report it, quote { $id }.
answer-changed = The scenario or the engine has changed since you answered. Your mark was then { $mark }; your answer is re-marked below.
answer-gone-title = This scenario is no longer available
answer-gone = Your answer is saved; its mark was { $mark }.
ruling-director-says = What the Director says
ruling-why = Why
ruling-tests = { $n ->
    [1] The one test
   *[other] All { $n } tests, and the path through the Laws
}
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
} in order, each with the way taken and the way refused. The end shows what follows, or the questions still open with the result of each answer. The lists show the same with the deciding facts.
trace-legend-held = yes
trace-legend-refused = no
line-caption = Card by card. Of all normal lines, this one gives the claimer’s side the fewest tricks.
line-sight = Seeing all cards
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
line-keys = Keyboard shortcuts, when a button has the focus:
line-keys-card = one card
line-keys-trick = one trick
line-keys-ends = start and end
line-list = Trick by trick, as a list
line-others = Other cards
line-tricks-caption = Who played what. The card led is underlined.
line-led = led:
line-won-by = Won by
line-ruffs = { $card } ruffs
line-trick = Trick
line-player = Player
line-card = Card
line-why = Why

## The Laws

laws-title = The Laws
laws-lead = What each clause says, in our own words, and which clauses the engine rules on.
laws-paraphrase = In our own words. The Laws themselves are published by the World Bridge Federation; only their text is binding.
laws-ruled = The engine rules on it.
laws-legend-ruled = the engine rules on it
laws-legend-mentioned = referred to
laws-ruled-count = { $n ->
    [one] the engine rules on one clause
   *[other] the engine rules on { $n } clauses
}
laws-mentioned = referred to
laws-practise = Practise this law
laws-example = An example at the table
laws-example-practise = Practise this scenario
laws-turn-on-it = { $n ->
    [one] Decisive in one scenario
   *[other] Decisive in { $n } scenarios
}
laws-changed = From { $older } to { $newer }
laws-side-by-side = Changed clauses, side by side
laws-clause = Clause
laws-not-in = no such clause in { $edition }
laws-as-it-was = Clauses not listed are the same in both.
laws-the-other = This law in the { $edition } edition

## Accounts

sign-up-title = Sign up
sign-up-lead = With an account your answers are saved, and you can follow your progress.
sign-up-name = Your name
sign-up-name-hint = As it should appear on a certificate.
sign-up-email = Email address
sign-up-password = Password
sign-up-password-hint = At least 10 characters. Several words in a row work well.
sign-up-submit = Create account
sign-up-have = Already have an account?
sign-in-title = Sign in
sign-in-submit = Sign in
sign-in-none = No account yet?
sign-in-sign-up = Sign up
session-ended = Your session has ended. Please sign in again.
sign-out-title = Sign-out failed: you are still signed in
sign-out-failed = The database is not responding, so your session was not ended. Try again in a minute, and keep this device to yourself until it has worked.
sign-out-again = Sign out
sign-out-done = You are signed out
sign-out-onward-about = This browser may still be signed in to { $name }. On a shared computer, sign out there too: otherwise the next person can get into your account here without a password.
sign-out-onward = Sign out of { $name }
sign-out-stay = Home page
account-fault-name-empty = Enter your name.
account-fault-name-too-long = Shorten the name to 100 characters.
account-fault-name-unprintable = Remove the characters in the name that cannot be displayed.
account-fault-email-empty = Enter your email address.
account-fault-email-too-long = Shorten the address to 254 characters.
account-fault-email-malformed = Enter a valid address, such as name@example.org.
account-fault-email-taken = There is already an account with this address. Sign in instead.
account-fault-password-too-short = Use at least 10 characters.
account-fault-password-too-long = Use at most 256 characters.
account-fault-password-common = Many people use this password or one like it. Choose another.
account-fault-password-word = Use several words: a single one is easy to guess.
account-fault-password-name = Avoid names and facts about yourself: they are easy to guess.
account-fault-password-date = Avoid dates and years: they are easy to guess.
account-fault-password-repeated = Avoid repetition: it is easy to guess.
account-fault-password-sequence = Avoid letters or digits in sequence: they are easy to guess.
account-fault-password-keyboard = Avoid neighbouring keys: they are easy to guess.
account-fault-password-simple = This password is easy to guess. Make it longer or more varied.
account-fault-wrong = The address and password do not match.
account-fault-too-many = { $minutes ->
    [one] Too many failed attempts. Wait a minute and try again.
   *[other] Too many failed attempts. Wait { $minutes } minutes and try again.
}
account-fault-busy = Many people are signing in right now. Please try again.
account-fault-store = The database is not responding. Please try again in a minute.

## Progress

me-title = My progress
me-who = Signed in as { $name }
me-signed-out = Sign in to see your progress. You can practise without an account too.
me-empty = You have not answered a scenario yet. Your answers will appear here, law by law.
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
