//! The claimer's plays that each standard allows, in the words of `judge`.

use super::lines::Claim;
use super::view::{View, all_cards_seen, believed_out, his, is_winner};
use rules::bridge::trick::beats;
use rules::bridge::{Card, Seat, Suit, Trick};
use rules::engine::claim::PlayReason;
use rules::engine::claim::play::ending::Ending;

/// Plays allowed by each standard.
pub struct Judged {
    /// The normal plays by each standard, the harshest first.
    pub normal: [Vec<Card>; 3],
    /// The plays the considered player sees to be needed if no normal play passes.
    pub needed: Vec<Card>,
}

impl Judged {
    /// The same for every standard.
    pub fn all(cards: Vec<Card>) -> Judged {
        Judged { normal: [cards.clone(), cards.clone(), cards], needed: Vec::new() }
    }

    /// True if a line may continue with this card by some standard.
    pub fn has(&self, card: Card) -> bool {
        self.normal.iter().chain([&self.needed]).any(|cards| cards.contains(&card))
    }
}

/// A play with the tricks it wins in each layout.
struct Choice {
    card: Card,
    tricks: Vec<u8>,
}

impl Choice {
    fn sum(&self) -> u32 {
        self.tricks.iter().map(|tricks| u32::from(*tricks)).sum()
    }
}

/// Judges the plays that the conventions allow.
pub fn judged(claim: &mut Claim, at: &Ending, conventional: &[(Card, PlayReason)]) -> Judged {
    let cards: Vec<Card> = conventional.iter().map(|(card, _)| *card).collect();
    let legal: Vec<Card> = at.legal().into_iter().collect();
    let stated = conventional.iter().any(|(_, why)| *why == PlayReason::Stated);
    if legal.len() == 1 || still_needed(claim, at) == 0 || stated && cards.len() == 1 {
        return Judged::all(cards);
    }
    // The statement is compared only with other ways to carry it out.
    let choices = choices(claim, at, if stated { &cards } else { &legal });
    let guesses: Vec<Card> = match claim.game.irrational_excepted {
        true => Vec::new(),
        false => conventional
            .iter()
            .filter(|(_, why)| *why == PlayReason::Guesses)
            .map(|(card, _)| *card)
            .collect(),
    };
    let inferior = inferior(&choices, &cards, &guesses);
    let (considered, mut needed) = considered(&choices, &cards, &guesses, &inferior);
    needed.retain(|card| claim.game.irrational_excepted || !is_guess(claim, at, *card));
    let careless = if knows_the_place_of_a_card(claim, at) { inferior.clone() } else { cards };
    Judged { normal: [careless, inferior, considered], needed }
}

/// Tricks of each of these plays in each layout, this trick included.
fn choices(claim: &mut Claim, at: &Ending, cards: &[Card]) -> Vec<Choice> {
    let view = View::of(claim.facts, at);
    let needed = still_needed(claim, at);
    let mut choices = Vec::new();
    for card in cards {
        let tricks = view.layouts.iter().map(|hands| {
            let (mut hands, seat, as_seen) = (*hands, at.turn(), view.card(*card));
            hands[seat.index()] = hands[seat.index()].without(as_seen);
            let trick = view.trick.play(as_seen);
            let side = claim.facts.claimer().side();
            match trick.winning(claim.facts.trump()) {
                Some((winner, _)) if trick.len() == 4 => {
                    let then =
                        all_cards_seen(hands, Trick::new(winner), side, &mut claim.solver, claim.facts);
                    then + u8::from(winner.side() == side)
                }
                _ => all_cards_seen(hands, trick, side, &mut claim.solver, claim.facts),
            }
        });
        // He said how many he would win; more tricks do not matter to him.
        choices.push(Choice { card: *card, tricks: tricks.map(|tricks| tricks.min(needed)).collect() });
    }
    choices
}

/// Tricks left, except those that he conceded and has not lost yet.
fn still_needed(claim: &Claim, at: &Ending) -> u8 {
    let conceded = claim.facts.left() - claim.facts.claims();
    at.left().saturating_sub(conceded - at.lost)
}

/// True if a play wins only if a card lies well.
fn is_guess(claim: &Claim, at: &Ending, card: Card) -> bool {
    let out = believed_out(claim.facts, at);
    let trump = claim.facts.trump().suit();
    let Some((winner, winning)) = at.trick.winning(claim.facts.trump()) else {
        let own = his(claim.facts, at);
        let to_winner = own.iter().any(|other| {
            let opposite = at.hand(at.turn().partner()).has(*other);
            opposite && other.suit == card.suit && other.rank > card.rank && is_winner(&out, *other)
        });
        return !to_winner && !is_winner(&out, card);
    };
    let led = at.trick.cards().next().unwrap().suit;
    let to_play: Vec<Seat> = (at.trick.len() + 1..4).map(|n| at.trick.leader.after(n)).collect();
    let may_fall = |best: Card| {
        to_play.iter().filter(|seat| seat.side() != claim.facts.claimer().side()).any(|seat| {
            let may_be_void = at.shown_out.has(*seat, led) || out.iter().all(|c| c.suit != led);
            out.iter().any(|theirs| {
                let holds = !at.shown_out.has(*seat, theirs.suit);
                let follows_higher = theirs.suit == best.suit && theirs.rank > best.rank && best.suit == led;
                let ruffs =
                    may_be_void && Some(theirs.suit) == trump && beats(*theirs, best, claim.facts.trump());
                holds && (follows_higher || ruffs && led != theirs.suit)
            })
        })
    };
    if beats(card, winning, claim.facts.trump()) {
        may_fall(card)
    } else {
        winner.side() == claim.facts.claimer().side() && may_fall(winning)
    }
}

/// It is a best play in some layout, ...
fn is_best_somewhere(choice: &Choice, all: &[Choice]) -> bool {
    (0..choice.tricks.len()).any(|i| all.iter().all(|other| other.tricks[i] <= choice.tricks[i]))
}

/// ... it costs at most this part of a trick on average, ...
fn costs_at_most_one_in(part: u32, choice: &Choice, all: &[Choice]) -> bool {
    let best = all.iter().map(Choice::sum).max().unwrap();
    (best - choice.sum()) * part <= choice.tricks.len() as u32
}

/// ... no other play is as good in every layout and better in one.
fn is_dominated(choice: &Choice, all: &[Choice]) -> bool {
    all.iter().any(|other| {
        let both = || other.tricks.iter().zip(&choice.tricks);
        both().all(|(theirs, its)| theirs >= its) && both().any(|(theirs, its)| theirs > its)
    })
}

fn is_inferior(choice: &Choice, all: &[Choice]) -> bool {
    costs_at_most_one_in(2, choice, all) && is_best_somewhere(choice, all)
}

fn is_considered(choice: &Choice, all: &[Choice]) -> bool {
    is_inferior(choice, all) && costs_at_most_one_in(4, choice, all) && !is_dominated(choice, all)
}

fn inferior(choices: &[Choice], normal: &[Card], guesses: &[Card]) -> Vec<Card> {
    let passes = |card: &&Card| choices.iter().any(|c| c.card == **card && is_inferior(c, choices));
    let passing: Vec<Card> = normal.iter().filter(passes).copied().collect();
    // A test that would leave no play is not applied.
    if normal.len() == 1 || passing.is_empty() {
        return normal.to_vec();
    }
    let otherwise = |card: &&Card| choices.iter().any(|c| c.card == **card && is_best_somewhere(c, choices));
    with_certain_plays(passing, guesses, normal.iter().filter(otherwise))
}

/// The plays left and, if none is, those needed.
fn considered(
    choices: &[Choice],
    normal: &[Card],
    guesses: &[Card],
    inferior: &[Card],
) -> (Vec<Card>, Vec<Card>) {
    let passing: Vec<Card> =
        choices.iter().filter(|c| is_considered(c, choices)).map(|choice| choice.card).collect();
    let left: Vec<Card> = passing.iter().filter(|card| normal.contains(card)).copied().collect();
    if left.is_empty() {
        return (inferior.to_vec(), passing);
    }
    (with_certain_plays(left, guesses, inferior.iter()), Vec::new())
}

/// If only guesses are left, a play that is no guess and is best when the card lies otherwise is no
/// worse (70E1).
fn with_certain_plays<'a>(
    mut left: Vec<Card>,
    guesses: &[Card],
    others: impl Iterator<Item = &'a Card>,
) -> Vec<Card> {
    if left.iter().all(|card| guesses.contains(card)) {
        left.extend(others.filter(|card| !guesses.contains(card)));
    }
    left
}

/// Declarer knows where a card lies when an opponent has shown out of its suit; that matters if the
/// suit has a card of his that is no winner, and one that beats an outstanding card.
fn knows_the_place_of_a_card(claim: &Claim, at: &Ending) -> bool {
    let (his, out) = (his(claim.facts, at), believed_out(claim.facts, at));
    let opponents = [claim.facts.claimer().lho(), claim.facts.claimer().rho()];
    let knows = |suit: &Suit| {
        let of = |cards: &[Card]| cards.iter().copied().filter(|c| c.suit == *suit).collect::<Vec<Card>>();
        let (his, missing) = (of(&his), of(&out));
        opponents.iter().any(|seat| at.shown_out.has(*seat, *suit))
            && his.iter().any(|own| missing.iter().any(|theirs| own.rank > theirs.rank))
            && his.iter().any(|own| !is_winner(&missing, *own))
    };
    claim.facts.claimer() == claim.facts.declarer() && Suit::DOWN.iter().any(knows)
}
