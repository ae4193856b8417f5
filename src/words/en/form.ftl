### The ruling form of practice: one question at a time, laws by number, the law book beside it.

## One question at a time

steps-answered = { $n } of { $of } answered
steps-all = All questions
steps-one = One at a time
steps-back = Back
steps-next = Next question
steps-last = Check your answers
steps-review = Your answers
steps-change = Change
steps-unanswered = not answered
steps-skipped = Skipped: { $label }. { $why }
steps-open = Answer it anyway
idle-replacement = You cancelled no call, so no call replaces one.
idle-lead = You cancelled no call, so no lead can be forbidden.
idle-standing = You found neither a claim nor a concession, so none can stand.

## The law

law-find = Type a law, such as 30B1
law-book-link = Law book
law-book-loading = The laws are loading.
law-book-failed = The laws did not load. Check your connection and try again.
law-book-page = Open them in another tab
laws-of-family = The laws for this kind of case: { $family }
laws-all = All laws of this edition

## Keys

keys-enter = next question
keys-send = give your ruling

## A problem on the front page

home-question = What do you rule?
home-submit = Mark my answer
