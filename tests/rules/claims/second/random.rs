//! Random claims, and the same claims seen from another chair or with other suits.

use crate::claims::chance::Chance;
use rules::bridge::{Card, Cards, Rank, Seat, Strain, Suit, Trick};
use rules::engine::claim::{Awareness, ClaimFacts, ClaimSetup, StatementStep};
use rules::law::{Edition, Elections, Guidelines, OrderWithinSuit, Presumption};

/// A claim before parsing.
#[derive(Clone, Debug)]
pub struct RandomClaim {
    pub setup: ClaimSetup,
    /// The statement, word by word.
    pub said: Vec<Vec<Word>>,
    pub edition: Edition,
    pub elections: Elections,
}

/// A word of a step.
#[derive(Clone, Debug)]
pub enum Word {
    Text(String),
    Suit(Suit),
    Seat(Seat),
    Card(Card),
    /// This many tricks in a suit.
    Tricks(usize, Suit),
}

/// All kinds of step; a new one is a line here. `s` is a suit, `h` a hand of his, `o` an opponent,
/// `c` a card of his, `x` any card, `n` tricks in a suit, `k` a small number.
const STEPS: [&str; 23] = [
    "draw",
    "draw k rounds",
    "draw out k",
    "cash s",
    "top s",
    "top",
    "play c c c",
    "ruff s in h",
    "ruff s in h k",
    "ruff s high in h",
    "ruff s with c in h",
    "crossruff",
    "crossruff s s",
    "crossruff high",
    "cross to h",
    "cross to h in s",
    "good h",
    "finesse c through o",
    "concede s",
    "tally n",
    "tally n n",
    "tally n then n",
    "discard h c",
];

/// All kinds of condition.
const CONDITIONS: [&str; 8] = [
    "if s breaks 1-1 :",
    "if s breaks 2-1 :",
    "unless s breaks 2-0 :",
    "if anyone shows out of s :",
    "unless o shows out of s :",
    "if x falls :",
    "unless x falls :",
    "else :",
];

impl RandomClaim {
    /// The facts, if consistent.
    pub fn facts(&self) -> Option<ClaimFacts> {
        let mut setup = self.setup.clone();
        setup.statement = self.said.iter().map(|words| step(words)).collect::<Option<_>>()?;
        setup.check().ok()
    }

    /// The same seen from this many chairs further on, with the suits exchanged.
    pub fn seen_from(&self, chairs: usize, suit: impl Fn(Suit) -> Suit) -> RandomClaim {
        let mut sample = self.clone();
        let seat = |seat: Seat| seat.after(chairs);
        let card = |card: Card| Card::new(suit(card.suit), card.rank);
        let cards = |cards: Cards| cards.into_iter().map(card).collect::<Cards>();
        let setup = &mut sample.setup;
        let mut hands = setup.hands();
        for old in Seat::ALL {
            hands[seat(old).index()] = cards(self.setup.hands()[old.index()]);
        }
        setup.cards = Some(hands);
        [&mut setup.declarer, &mut setup.claimer].into_iter().for_each(|s| *s = seat(*s));
        setup.leader = setup.leader.map(seat);
        setup.trump = setup.trump.map(|trump| trump.suit().map_or(trump, |trump| Strain::Suit(suit(trump))));
        setup.trick.iter_mut().for_each(|c| *c = card(*c));
        setup.shown_out.iter_mut().for_each(|(s, shown)| (*s, *shown) = (seat(*s), suit(*shown)));
        for old in Suit::DOWN {
            setup.aware[suit(old).index()] = self.setup.aware[old.index()].map(|found| match found {
                Awareness::Unaware { forgot } => Awareness::Unaware { forgot: forgot.map(cards) },
                other => other,
            });
        }
        for word in sample.said.iter_mut().flatten() {
            match word {
                Word::Suit(s) | Word::Tricks(_, s) => *s = suit(*s),
                Word::Seat(s) => *s = seat(*s),
                Word::Card(c) => *c = card(*c),
                Word::Text(_) => {}
            }
        }
        sample
    }
}

fn step(words: &[Word]) -> Option<StatementStep> {
    let words: Vec<String> = words
        .iter()
        .map(|word| match word {
            Word::Text(text) => text.clone(),
            Word::Suit(suit) => suit.to_string(),
            Word::Seat(seat) => seat.to_string(),
            Word::Card(card) => card.to_string(),
            Word::Tricks(n, suit) => format!("{n}{suit}"),
        })
        .collect();
    words.join(" ").replace(" :", ":").parse().ok()
}

/// A random claim with this many tricks left.
pub fn random_claim(chance: &mut Chance, left: usize) -> RandomClaim {
    loop {
        let setup = attempt(chance, left);
        if setup.facts().is_some() {
            return setup;
        }
    }
}

fn attempt(chance: &mut Chance, left: usize) -> RandomClaim {
    let trump = chance.strain();
    let mut cards = match chance.below(3) {
        0 => chance.hands(left),
        _ => chance.deal(deck(), left),
    };
    let declarer = Seat::ALL[chance.below(4)];
    let claimer = [declarer, declarer, declarer, declarer.lho(), declarer.rho()][chance.below(5)];
    let leader = Seat::ALL[chance.below(4)];
    let mut trick = Trick::new(leader);
    let played = if chance.below(3) == 0 { chance.below(4) } else { 0 };
    for _ in 0..played {
        let hand = &mut cards[trick.turn().index()];
        let card = any(chance, trick.playable(*hand));
        *hand = hand.without(card);
        trick = trick.play(card);
    }
    let mut setup = ClaimSetup {
        cards: Some(cards),
        trump: Some(trump),
        declarer,
        leader: Some(leader),
        trick: trick.cards().collect(),
        claimer,
        // A claim of nothing is a concession, and no contested claim.
        claims: [left, left, left.saturating_sub(1), chance.below(left + 1)][chance.below(4)].max(1) as u8,
        ..ClaimSetup::default()
    };
    shown_out(chance, &mut setup);
    awareness(chance, &mut setup);
    let said = (0..[0, 0, 1, 1, 2, 3][chance.below(6)]).map(|_| words(chance, &setup)).collect();
    let edition =
        [Edition::E1987, Edition::E1997, Edition::E2007, Edition::E2017, Edition::E2017][chance.below(5)];
    RandomClaim { setup, said, edition, elections: elections(chance) }
}

/// Guidelines or an order; sometimes a presumption more or less.
fn elections(chance: &mut Chance) -> Elections {
    let guidelines = Guidelines::ALL[chance.below(3)];
    let order = match chance.below(2) {
        0 => guidelines.order(),
        _ => OrderWithinSuit::ALL[chance.below(3)],
    };
    let mut presumed = guidelines.presumptions();
    if chance.below(3) == 0 {
        let elective: Vec<Presumption> =
            Presumption::ALL.into_iter().filter(|one| one.is_elective()).collect();
        let one = elective[chance.below(elective.len())];
        presumed = if presumed.has(one) { presumed.without(one) } else { presumed.with(one) };
    }
    Elections { order, presumed, ..Elections::under(guidelines) }
}

fn deck() -> Vec<Card> {
    let ranks = || (0..13).filter_map(Rank::new);
    Suit::DOWN.into_iter().flat_map(|suit| ranks().map(move |rank| Card::new(suit, rank))).collect()
}

fn any(chance: &mut Chance, cards: Cards) -> Card {
    let cards: Vec<Card> = cards.into_iter().collect();
    cards[chance.below(cards.len())]
}

fn shown_out(chance: &mut Chance, setup: &mut ClaimSetup) {
    for seat in Seat::ALL {
        for suit in Suit::DOWN {
            if setup.hands()[seat.index()].of(suit).is_empty() && chance.below(4) == 0 {
                setup.shown_out.push((seat, suit));
            }
        }
    }
}

fn awareness(chance: &mut Chance, setup: &mut ClaimSetup) {
    let dummy = setup.declarer.partner();
    let unseen = Seat::ALL.into_iter().filter(|s| s.side() != setup.claimer.side() && *s != dummy);
    let unseen = unseen.fold(Cards::EMPTY, |all, seat| all.and(setup.hands()[seat.index()]));
    for suit in Suit::DOWN {
        let forgot: Cards = unseen.of(suit).into_iter().filter(|_| chance.below(2) == 0).collect();
        setup.aware[suit.index()] = match chance.below(10) {
            0..3 => None,
            3 => Some(Awareness::Doubtful),
            4 => Some(Awareness::Unaware { forgot: None }),
            5..7 if !forgot.is_empty() => Some(Awareness::Unaware { forgot: Some(forgot) }),
            _ => Some(Awareness::Aware),
        };
    }
}

/// A random step; it may be inconsistent with the facts.
fn words(chance: &mut Chance, setup: &ClaimSetup) -> Vec<Word> {
    let hands: Vec<Seat> = Seat::ALL.into_iter().filter(|s| setup.claimer_plays(*s)).collect();
    let his = hands.iter().fold(Cards::EMPTY, |all, seat| all.and(setup.hands()[seat.index()]));
    let condition = if chance.below(5) == 0 { CONDITIONS[chance.below(CONDITIONS.len())] } else { "" };
    let pattern = [condition, STEPS[chance.below(STEPS.len())]].join(" ");
    let held = setup.hands().iter().fold(Cards::EMPTY, |all, hand| all.and(*hand));
    let word = |word: &str| match word {
        "s" => Word::Suit(Suit::DOWN[chance.below(4)]),
        "h" => Word::Seat(hands[chance.below(hands.len())]),
        "o" => Word::Seat([setup.claimer.lho(), setup.claimer.rho()][chance.below(2)]),
        "c" if !his.is_empty() => Word::Card(any(chance, his)),
        "x" => Word::Card(any(chance, held)),
        "n" => Word::Tricks(1 + chance.below(3), Suit::DOWN[chance.below(4)]),
        "k" => Word::Text((1 + chance.below(3)).to_string()),
        text => Word::Text(text.to_owned()),
    };
    pattern.split_whitespace().map(word).collect()
}
