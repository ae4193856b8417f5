### Faults of a file of the bank and of the facts in it. Faults of a form are in ui.ftl.

## Files of a language

words-syntax = this cannot be read: a message is an id, =, and its text
words-missing = “{ $id }” is missing; the English file has it on this line
words-extra = the English file has no “{ $id }”
words-twice = “{ $id }” is here a second time
words-parameter = “{ $id }” has no argument { $name }
words-function = “{ $id }” uses { $name }, a function this language does not have
words-apostrophe = not a typographic apostrophe: write ’
words-no-file = this file is missing

## Files of the bank

file-syntax = this is not valid TOML
file-unknown_field = unknown field
file-missing_field = this field is required
file-wrong_type = this must be { $expected }
file-unknown_word = this must be one of: { $words }
file-out_of_range = this must be from { $from } to { $to }
file-not_per_cent = write a mark in per cent, from "0 %" to "100 %", such as "65 %" or "67.5 %"
file-bare_mark = a mark without a sign is in thousandths, so { $mark } is { $percent }; for per cent, write "{ $mark } %", else "{ $percent }"
file-not_from_to = this must be two numbers, from and to, the lower first
file-twice = this is here a second time
file-unknown_language = a name is translated into the languages of the site: { $tags }
file-empty = this is empty
file-too_long = this is too long: at most { $most }
file-not_one_of = exactly one of these must be given: { $words }
file-bands_without_exam = bands depend on the mark of an exam, but this level can be met without one
file-not_together = this cannot be combined with “{ $field }”
file-not_an_id = an id has lower-case letters, digits and hyphens, at most 60 of them
file-not_an_address = not a web address
file-not_a_seat = not a seat; seats are N, E, S and W
file-not_a_suit = not a suit; suits are S, H, D and C
file-not_a_strain = neither a suit nor NT
file-not_a_card = not a card; write the suit first, as in S9 or HT
file-not_a_date = not a day of the calendar; write year, month and day, as in 2011-12-01
file-not_in_force = the edition of { $edition } was not in force anywhere on this day
file-not_a_contract = not a contract; write it as in 4S, 3NTX or 2HXX
file-not_an_event = neither a seat with a call, as in “N 1S”, nor a seat with “accepts”, “declines”, “acts”, “director” or “leads”; join two simultaneous calls, as in “N 1S + S P”
file-no_such_bid = no such bid; bids go from 1C to 7NT
file-not_seat_and_suit = this must be a seat and a suit, as in “W H”
file-not_seat_and_length = this must be a seat and its number of cards in a suit, as in “W 2S”
file-not_a_step = not a step of a statement; write steps as in “draw”, “cash S”, “play SA SK”, “ruff H in N” or “cross to N”
file-not_a_law = no such law in the catalogue
file-not_a_purpose = not a purpose of a call; write it as in “relay”, “transfer H”, “asks majors” or “asks key-cards S”
file-not_a_mark = not a mark; write it as in “stopper S”, “good H”, “solid C”, “control D” or “playing-tricks”
file-unknown_agreement = no such agreement in the list; the nearest is “{ $nearest }”
file-no_such_call = the auction has no call with this number
file-not_asked = this component is not asked in this scenario
file-cannot_be_asked = this component cannot be asked
file-forgotten_but_not_unaware = a card was forgotten in a suit in which the claimer was not found unaware
file-thresholds_cross = the lower threshold is above the upper one
file-unreadable = this cannot be read
file-missing = no such file or folder
file-not_a_file = not a regular file; links to folders, pipes and devices are not read
file-too_large = larger than a mebibyte, so not read
file-wrong_ending = the name of a file of the bank ends in “.toml”, in lower case
file-misplaced = files of the bank belong in the folders rotation, claims, programmes and papers
file-unknown_folder = unknown folder; a bank has the folders rotation, claims, programmes and papers
file-not_utf8 = this file is not UTF-8
file-reserved_id = ids that begin with “own-” are reserved for the scenarios of federations
file-id_is_not_the_name = the id differs from the name of the file
file-id_twice = another file has this id: { $file }
file-wrong_folder = a scenario of the family “{ $family }” belongs in another folder
file-asked_but_not_decided = “{ $key }” is asked, but the law does not decide it on these facts
file-right_answer_not_offered = the form does not offer the right answer to “{ $key }”
file-nothing_new = this stage adds nothing: no event, no meaning and no finding
file-too_many_stages = a scenario has at most { $most } stages
file-too_few_scenarios = the bank has only { $have } scenarios of this kind
file-unknown_scenario = the bank has no scenario or variant with this id; of several stages, name the first
file-unknown_paper = the bank has no paper “{ $id }”
file-unknown_exam = the federation has no exam with the code “{ $id }”
file-no_example = a federation’s own programme is not an example
file-called_otherwise = the programme is called “{ $id }” and keeps that name: certificates use it
file-unknown_programme = there is no programme “{ $id }” without faults
file-unknown_level = the programme has these levels: { $names }
file-limit-edition = this edition is not yet covered for this family
file-limit-earlier_text = on this day the law still had its text from before the amendment, which is not covered
file-limit-obligation_breached = a player makes another call than the one to be repeated, or a forbidden double: no law covers that
file-limit-duties_clash = the rulings on two irregularities require different calls of this player
file-limit-before_the_auction = a card is exposed before the first call: not covered in this edition
file-limit-board_not_played = something follows although the board is not played on: an adjusted score is awarded
file-limit-wrong_board_in_play = the cards from a wrong board were noticed only after the opening lead had been faced
file-limit-wrong_board_and_another = cards from a wrong board were noticed in an auction with another irregularity
file-limit-before_the_ruling = a call was made before the next player had accepted or declined another one, in an order the Laws do not cover: state that player’s answer
file-limit-at = call { $n }: { $what }
file-limit-same_time = two simultaneous calls, neither of them in turn: state which came first
file-limit-not_told = a call follows one that is not stated: state that call
file-limit-breach_not_told = a player who had to pass made another call that is not stated: state that call
file-limit-nothing_to_answer = a player accepts, declines, acts or leads without having been asked
file-limit-turn_lost = the offender’s obligation depends on the call of a player who has lost that turn
file-limit-open_questions = too many open questions at once: answer some of them
file-limit-search_bound = there are more lines of play than the search allows
file-limit-layouts = the unknown cards may lie in too many ways
expected-text = a text in quotation marks
expected-number = a whole number
expected-truth = true or false
expected-list = a list
expected-table = a table

## Impossible kinds of hand

hand-points_cross = no such hand: its minimum of points is above its maximum
hand-length_crosses = no such hand: its minimum of { $suit } is above its maximum
hand-too_many_cards = no such hand: its suits have at least { $n } cards together, and a hand has thirteen
hand-too_few_cards = no such hand: its suits have at most { $n } cards together, and a hand has thirteen
hand-not_balanced = no such hand: none with these lengths is balanced
hand-not_unbalanced = no such hand: every one with these lengths is balanced
hand-not_with_these_points = no such hand: none with these lengths has so many points

## Inconsistent facts

facts-no-call = no call has been made
facts-nothing-to-answer = no call out of rotation or insufficient bid to respond to
facts-not-partners-call = no call with this number by partner has been made
facts-nothing-to-correct = this side has given no explanation of a call with this number that is still to be corrected
facts-led-too-early = the auction has not ended, so there is no lead yet
facts-exposed-twice = a card in this list was exposed before
facts-wrong-board-twice = this player has been found with cards from a wrong board before
facts-exposed-in-play = cards are exposed after the opening lead: no longer a matter of the auction
facts-not-two-calls = simultaneous events must be two calls, by two players
facts-thirteen-tricks = there are only thirteen tricks
facts-empty-meaning = no hand fits this meaning
facts-no-cards = no cards are left to play
facts-card-twice = { $card } is there twice
facts-hand-size = { $seat } has { $has } cards instead of { $must }
facts-trick-complete = a trick of four cards is complete
facts-revoke = { $seat } could have followed suit but did not
facts-tricks = { $won } tricks won and { $left } left do not add up to thirteen
facts-trump-of-contract = the contract is in { $strain }
facts-declarer-of-contract = the contract is played by { $seat }
facts-dummy-claims = dummy neither claims nor concedes
facts-agreed-and-objected = a player objected, so not all agreed
facts-too-many-tricks = { $said } tricks were named, but only { $left } are left
facts-card-not-theirs = step { $step }: { $card } is in no hand that the claimer plays
facts-hand-not-theirs = step { $step }: the claimer does not play the { $seat } hand
facts-no-trump-suit = step { $step }: there is no trump suit
facts-ruffs-trumps = step { $step }: trumps are not ruffed
facts-not-an-opponent = step { $step }: { $seat } is not an opponent of the claimer
facts-tally-too-long = step { $step }: more tricks are counted than are left
facts-not-a-trump = step { $step }: { $card } is not a trump
facts-card-seen = step { $step }: { $card } is in neither hand that the claimer does not see, so it cannot fall
facts-hand-seen = step { $step }: the claimer sees the { $seat } hand
facts-miscounts = step { $step }: fewer { $suit } are outstanding; if the claimer had forgotten some, name the cards forgotten
facts-else-without-if = step { $step }: “else” must follow a step with “if” or “unless”
facts-too-many-steps = a statement has at most { $most } steps
facts-holds-shown-out = { $seat } has shown out of { $suit } but holds some
facts-not-out = { $card } cannot have been forgotten: it is not outstanding, or it is of another suit
facts-draws-unaware = the claimer says that trumps will be drawn, so cannot have been unaware that { $suit } are outstanding; name the cards forgotten
facts-nothing-forgotten = the claimer was unaware in { $suit }, but no card of the suit is named
facts-doubted-and-undisputed = an undisputed claim is one that all have agreed to and no player doubts
facts-doubted-twice = a player objected at once, so the doubt did not come later
facts-nothing-given-up = the doubting player’s side gave up no trick
facts-more-than-won = { $said } tricks cannot have been won and given up: the side had won { $won }
facts-not-a-defender = { $seat } is not a defender
facts-said = { $claims } tricks claimed and { $concedes } conceded do not match the { $left } left
facts-abandoned-but-claims = abandoning the hand concedes all tricks, so none is claimed
facts-nothing-shown = whether it was meant as a claim can be found only if cards were shown
facts-no-lead-out-of-turn = declarer can face the hand after an opening lead out of turn only if the defender on declarer’s right led and no card was played to it
facts-not-on-turn = { $card } cannot be played here: it is { $turn }’s turn, and { $turn } does not hold it
facts-cards-not-told = play can be followed only with the cards, the trump suit and the leader
facts-said-without-cards = what was said and known can be weighed only with the cards, the trump suit and the leader
facts-undisputed = play can go on after a request only if a player disputes it
facts-made-without-agreement = tricks are won by playing on only if all four agreed
facts-made-otherwise = { $told } tricks were named, but the cards played give { $counted }
facts-nothing-conceded = no trick is conceded
facts-no-hand-unseen = state which hands are unknown
facts-hand-not-hidden = the player who claimed or conceded sees the cards of { $seat }, so they must be given
facts-unseen-twice = { $seat } is named twice
facts-hand-known = the cards of { $seat } are known; give a length only for an unknown hand
facts-unseen-without-cards = give the known hands
facts-out-does-not-fill = the unknown hands have { $must } cards between them, but { $has ->
    [one] one is left
   *[other] { $has } are left
} for them; give the cards played or the outstanding cards
facts-no-layout-fits = no layout of the unknown cards fits all the facts given
pbn-no-seat = hands begin with a seat and a colon, as in “N:”
pbn-hands = { $n ->
    [one] one hand instead of four
   *[other] { $n } hands instead of four
}
pbn-suits = the { $seat } hand has { $n } suits instead of four
pbn-rank = “{ $rank }” in the { $seat } hand is not a rank; write the ten as T
pbn-twice = { $card } is there twice

## What cannot be done at the desk

desk-fault-unreadable = correct “{ $field }” first: it cannot be read
desk-fault-nothing = there is nothing to undo
desk-fault-no_call_before = two simultaneous calls are made by two players: enter the other one first
desk-fault-hand_full = { $seat } already has thirteen cards
desk-fault-in_the_trick = { $card } is in the trick in progress
desk-fault-not_on_turn = { $card } cannot be played here: it is { $seat }’s turn, and another player holds it
desk-fault-no_leader = first state who leads
desk-fault-no_trump = first state the trump suit, which decides who wins the trick
desk-fault-card_in_step = this step already has { $card }
desk-fault-full = there is no more room
desk-fault-only_so_many_games = { $n ->
    [one] this text has only one game
   *[other] this text has only { $n } games
}

## Games in PBN or LIN

game-fault-at = line { $line }: { $what }
game-fault-no_game = no game found, neither in PBN nor in LIN, nor four hands as in “N:AK.Q.. …”
game-fault-not_a_tag = not a tag; write tags as in [Dealer "N"]
game-fault-open_comment = the comment that begins here with a brace has no end
game-fault-not_hands = { $what }
game-fault-not_in_a_hand = “{ $text }” in the { $seat } hand is neither a suit nor a rank
game-fault-not_a_seat = “{ $text }” is not a seat; seats are N, E, S and W
game-fault-not_vulnerable = “{ $text }” is not a vulnerability: None, NS, EW or All in PBN, o, n, e or b in LIN
game-fault-not_a_contract = “{ $text }” is not a contract; write it as in 4S, 3NTX or Pass
game-fault-not_tricks = “{ $text }” is not a number of tricks from 0 to 13
game-fault-not_a_call = “{ $text }” is not a call; write it as in 1C, 3NT, Pass, X or XX
game-fault-no_first_caller = a call is made, but the dealer is not given
game-fault-not_a_card = “{ $text }” is not a card; write the suit first, as in S9 or HT
game-fault-no_deal = the cards of this game are not given
game-fault-no_trump = the trump suit is not given, so the winner of this trick is unknown
game-fault-nobody_holds = { $card } is played here, but no player still holds it
game-fault-played_twice = { $card } and another card of this trick are both { $seat }’s
game-fault-gap = cards of this trick are given, but not those played before them
game-fault-played_out = all cards of this game have been played: nothing is left to claim
game-fault-no_auction = this game has no auction
