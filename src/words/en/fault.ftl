### What is wrong with a file of the bank or with the facts in it. What is wrong with a form stands with the pages, in ui.ftl.

## Files of a language

words-syntax = this cannot be read: a message is an id, =, and what it says
words-missing = “{ $id }” is missing; English has it in this line
words-extra = English has no “{ $id }”
words-twice = “{ $id }” stands here a second time
words-parameter = “{ $id }” is given no { $name }
words-function = “{ $id }” uses { $name }, and this language has no such function
words-apostrophe = this apostrophe is not a typographic one: ’
words-no-file = this file is missing

## Files of the bank

file-syntax = this is not TOML
file-unknown_field = there is no field of this name
file-missing_field = this field is missing
file-wrong_type = this must be { $expected }
file-unknown_word = this must be one of: { $words }
file-out_of_range = this must be from { $from } to { $to }
file-not_per_cent = write a mark in per cent, from "0 %" to "100 %", such as "65 %" or "67.5 %"
file-bare_mark = a mark without a sign is in thousandths, so { $mark } is { $percent }; if you mean per cent, write "{ $mark } %", else "{ $percent }"
file-not_from_to = this must be two numbers, from and to, the lower first
file-twice = this stands here a second time
file-empty = there is nothing in it
file-too_long = there is too much of it: { $most } is the most
file-not_one_of = exactly one of these must be given: { $words }
file-bands_without_exam = bands are told from the mark of an exam, and this level can be met without one
file-not_together = this does not go together with “{ $field }”
file-not_an_id = an id has small letters, digits and hyphens, at most 60 of them
file-not_an_address = this is not an address of the web
file-not_a_seat = this is no seat; seats are N, E, S and W
file-not_a_suit = this is no suit; suits are S, H, D and C
file-not_a_strain = this is neither a suit nor NT
file-not_a_card = this is no card; cards are written suit first, as in S9 or HT
file-not_a_contract = this is no contract; contracts are written as in 4S, 3NTX or 2HXX
file-not_an_event = this is neither a seat with a call, as in “N 1S”, nor a seat with “accepts”, “declines”, “acts”, “director” or “leads”; two calls at the same time are joined, as in “N 1S + S P”
file-no_such_bid = there is no such bid: bids go from 1C to 7NT
file-not_seat_and_suit = this must be a seat and a suit, as in “W H”
file-not_seat_and_length = this must be a seat and how many cards of a suit, as in “W 2S”
file-not_a_step = this is no step of a statement; steps are written as in “draw”, “cash S”, “play SA SK”, “ruff H in N” or “cross to N”
file-not_a_law = the catalogue has no such law
file-not_a_purpose = this is not what a call may be for; purposes are written as in “relay”, “transfer H”, “asks majors” or “asks key-cards S”
file-not_a_mark = this is no mark; marks are written as in “stopper S”, “good H”, “solid C”, “control D” or “playing-tricks”
file-unknown_agreement = the list has no agreement of this name; the nearest is “{ $nearest }”
file-no_such_call = the auction has no call with this number
file-not_asked = this component is not asked in this scenario
file-cannot_be_asked = this component cannot be asked
file-forgotten_but_not_unaware = a card was forgotten of a suit in which the claimer was not found unaware
file-thresholds_cross = the lower threshold is above the upper one
file-unreadable = this cannot be read
file-missing = no such file or folder
file-not_a_file = this is no regular file; links to folders, pipes and devices are not read
file-too_large = this file has more than a mebibyte and is not read
file-wrong_ending = the name of a file of the bank ends in “.toml”, in small letters
file-misplaced = files of the bank lie in the folders rotation, claims, programmes and papers
file-unknown_folder = a bank has the folders rotation, claims, programmes and papers, and no such folder
file-not_utf8 = this file is not UTF-8
file-id_is_not_the_name = the id is not the name of the file
file-id_twice = another file has this id: { $file }
file-wrong_folder = a scenario of the family “{ $family }” is kept in another folder
file-asked_but_not_decided = “{ $key }” is asked, but the law does not decide it on these facts
file-right_answer_not_offered = the right answer to “{ $key }” is not among the choices that the form offers
file-nothing_new = this stage tells nothing new: no event, no meaning and no finding
file-too_many_stages = a scenario has at most { $most } stages
file-too_few_scenarios = the bank has only { $have } scenarios of this kind
file-unknown_scenario = the bank has no scenario or variant with this id; of several stages the first is named
file-unknown_paper = the bank has no paper “{ $id }”
file-unknown_exam = the federation holds no exam with the code “{ $id }”
file-no_example = a programme of a federation’s own is no example
file-called_otherwise = the programme is called “{ $id }”, and that stays: certificates name it
file-unknown_programme = there is no programme “{ $id }” that is without faults
file-unknown_level = the programme has these levels: { $names }
file-limit-edition = this family is not covered under this edition yet
file-limit-obligation_breached = a player makes another call than the one required of him: that is for Law 37, which is not covered
file-limit-duties_clash = the rulings on two irregularities require different calls of this player
file-limit-after_the_end = a call comes after the auction has ended (Law 39, not covered)
file-limit-before_the_ruling = a call was made before the next player had accepted or declined another one, in an order of which the Laws do not speak: tell his answer
file-limit-at = call { $n }: { $what }
file-limit-same_time = two calls at the same time, neither of them in turn: tell which was first
file-limit-not_told = a call follows one that is not told: tell that call
file-limit-nothing_to_answer = somebody accepts, declines, acts or leads who was not asked to
file-limit-turn_lost = the player on whose call the offender’s duty hangs has lost that turn
file-limit-unintended_called_over = a call that was not meant is changed after the next player has called: that is for Law 25A alone, which is not covered there
file-limit-open_questions = more questions are open at once than branches are drawn for: answer some of them
file-limit-search_bound = there are more lines of play than the search allows
file-limit-layouts = the cards that are not known may lie in too many ways

expected-text = a text in quotation marks
expected-number = a whole number
expected-truth = true or false
expected-list = a list
expected-table = a table

## Kinds of hand that no hand is of

hand-points_cross = no hand is of this kind: it has more points at least than at most
hand-length_crosses = no hand is of this kind: it has more { $suit } at least than at most
hand-too_many_cards = no hand is of this kind: its suits have at least { $n } cards together, and a hand has thirteen
hand-too_few_cards = no hand is of this kind: its suits have at most { $n } cards together, and a hand has thirteen
hand-not_balanced = no hand is of this kind: none with these lengths is balanced
hand-not_unbalanced = no hand is of this kind: every one with these lengths is balanced
hand-not_with_these_points = no hand is of this kind: none with these lengths has so many points

## Facts that do not hang together

facts-no-call = nobody has called
facts-nothing-to-answer = there is nothing to accept, to decline or to act upon: there has been no call out of rotation and no insufficient bid yet
facts-led-too-early = the auction has not ended, and nobody leads yet
facts-not-two-calls = what happens at the same time must be two calls, by two players
facts-after-the-end = this call comes after the auction has ended; take it out, or tell the call that kept the auction open
facts-thirteen-tricks = there are only thirteen tricks
facts-empty-meaning = no hand fits this meaning
facts-no-cards = there are no cards left to play
facts-card-twice = { $card } is there twice
facts-hand-size = { $seat } has { $has } cards and must have { $must }
facts-trick-complete = a trick of four cards is not in progress
facts-revoke = { $seat } has not followed suit, and could have
facts-tricks = { $won } tricks won and { $left } left do not make thirteen
facts-trump-of-contract = the contract is in { $strain }
facts-declarer-of-contract = the contract is played by { $seat }
facts-dummy-claims = dummy neither claims nor concedes
facts-agreed-and-objected = all cannot have agreed when somebody objected
facts-too-many-tricks = { $said } tricks were named, and only { $left } are left
facts-card-not-theirs = step { $step }: { $card } is in no hand that the claimer plays
facts-hand-not-theirs = step { $step }: the claimer does not play the { $seat } hand
facts-no-trump-suit = step { $step }: there is no trump suit
facts-ruffs-trumps = step { $step }: trumps are not ruffed
facts-not-an-opponent = step { $step }: { $seat } is no opponent of the claimer
facts-tally-too-long = step { $step }: more tricks are counted than are left
facts-not-a-trump = step { $step }: { $card } is no trump
facts-card-seen = step { $step }: { $card } is in neither of the hands that the claimer does not see, and cannot fall
facts-hand-seen = step { $step }: the claimer sees the { $seat } hand, or it is his own
facts-miscounts = step { $step }: not so many { $suit } are out; if the claimer had forgotten some, name the cards forgotten
facts-else-without-if = step { $step }: what is done otherwise stands after a step with “if” or “unless”
facts-too-many-steps = a statement has at most { $most } steps
facts-holds-shown-out = { $seat } has shown out of { $suit } and holds some
facts-not-out = { $card } cannot have been forgotten: it is not out, or it is of another suit
facts-draws-unaware = the claimer says that trumps will be drawn, and so cannot have been unaware that { $suit } are out; name the cards forgotten
facts-nothing-forgotten = the claimer was unaware in { $suit }, but no card of the suit is named
facts-doubted-and-undisputed = a claim that nobody disputes is one that all have agreed to and nobody doubts
facts-doubted-twice = somebody objected at once, so that the doubt did not come later
facts-nothing-given-up = the side of the player who doubts it gave up no trick
facts-more-than-won = { $said } tricks cannot have been won and given up, as the side had won { $won }
facts-not-a-defender = { $seat } is not a defender
facts-said = { $claims } tricks claimed and { $concedes } conceded do not go with the { $left } that are left
facts-abandoned-but-claims = a hand that is given up concedes all tricks, and so claims none
facts-nothing-shown = whether it was meant as a claim is found only where cards were shown
facts-no-lead-out-of-turn = declarer can face the hand after an opening lead out of turn only where the defender on declarer’s right has led, and nobody has played to it
facts-not-on-turn = { $card } cannot be played here: it is { $turn }’s turn, and { $turn } has no such card
facts-cards-not-told = what was played can be followed only where the cards, the trump suit and the leader are told
facts-said-without-cards = what was said and known can be weighed only where the cards, the trump suit and the leader are told
facts-undisputed = play can go on after a request only where somebody disputes it
facts-made-without-agreement = tricks are won by playing on only where all four agreed
facts-made-otherwise = { $told } tricks were named, and the cards played make { $counted }
facts-nothing-conceded = no trick is conceded
facts-no-hand-unseen = say which hands are not known
facts-hand-not-hidden = the cards of { $seat } are seen by the player who claimed or conceded, so they must be given
facts-unseen-twice = { $seat } is named twice
facts-hand-known = the cards of { $seat } are known; a length is for a hand that is not
facts-unseen-without-cards = give the hands that are known
facts-out-does-not-fill = the hands that are not known have { $must } cards between them, but { $has ->
    [one] one is left
   *[other] { $has } are left
} for them; give the cards played or the cards that are out
facts-no-layout-fits = no layout of the cards that are not known fits everything that is given

pbn-no-seat = hands begin with a seat and a colon, as in “N:”
pbn-hands = { $n ->
    [one] there is one hand instead of four
   *[other] there are { $n } hands instead of four
}
pbn-suits = the { $seat } hand has { $n } suits instead of four
pbn-rank = “{ $rank }” in the { $seat } hand is no rank; the ten is written T
pbn-twice = { $card } is there twice

## What cannot be done at the desk

desk-fault-unreadable = “{ $field }” must be put right first: it cannot be read as it stands
desk-fault-nothing = there is nothing to take back
desk-fault-no_call_before = two calls at the same time are made by two players: tell the other one first
desk-fault-hand_full = { $seat } has thirteen cards already
desk-fault-in_the_trick = { $card } is in the trick in progress
desk-fault-not_on_turn = { $card } cannot be played here: it is { $seat }’s turn, and another player holds it
desk-fault-no_leader = tell first who leads
desk-fault-no_trump = tell first what is trump, so that it is known who wins the trick
desk-fault-full = there is no room for more
desk-fault-only_so_many_games = { $n ->
    [one] there is only one game in this text
   *[other] there are only { $n } games in this text
}

## Games in PBN or LIN

game-fault-at = line { $line }: { $what }
game-fault-no_game = there is no game here, neither in PBN nor in LIN, nor four hands as in “N:AK.Q.. …”
game-fault-not_a_tag = this is no tag; tags are written as in [Dealer "N"]
game-fault-open_comment = a comment begins here with a brace and does not end
game-fault-not_hands = { $what }
game-fault-not_in_a_hand = “{ $text }” in the { $seat } hand is neither a suit nor a rank
game-fault-not_a_seat = “{ $text }” is no seat; seats are N, E, S and W
game-fault-not_vulnerable = “{ $text }” does not say who is vulnerable: None, NS, EW or All in PBN, o, n, e or b in LIN
game-fault-not_a_contract = “{ $text }” is no contract; contracts are written as in 4S, 3NTX or Pass
game-fault-not_tricks = “{ $text }” is no number of tricks from 0 to 13
game-fault-not_a_call = “{ $text }” is no call; calls are written as in 1C, 3NT, Pass, X or XX
game-fault-no_first_caller = somebody calls, and it is not told who dealt
game-fault-not_a_card = “{ $text }” is no card; cards are written suit first, as in S9 or HT
game-fault-no_deal = the cards of this game are not told
game-fault-no_trump = it is not told what is trump, so nobody can say who won this trick
game-fault-nobody_holds = { $card } is played here, and nobody holds it any more
game-fault-played_twice = { $card } and another card of this trick are both { $seat }’s
game-fault-gap = cards of this trick are told, but not those that were played before them
game-fault-played_out = all cards of this game have been played: nothing is left to claim
game-fault-no_auction = this game has no auction
