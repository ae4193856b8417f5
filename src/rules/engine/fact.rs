//! The facts that a test, a question or another value of the engine carries, each with its kind.
//!
//! JSON, tokens and sentences are made from the kind, so that a new test or component needs no code
//! for them.

use super::claim::facts::act::ClaimAct;
use super::claim::facts::claim_setup::Awareness;
use super::claim::facts::doubt::Doubted;
use super::claim::test::standard::Standard;
use super::rotation::meaning::HandShare;
use crate::bridge::{Call, Card, Cards, Contract, Rank, Seat, Side, Strain, Suit};
use crate::law;
use crate::law::{Clause, OrderWithinSuit, Presumption};
use serde_json::{Map, Value, json};

/// A fact, by kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Number of a call of the auction, from 1
    CallNumber(usize),
    /// Numbers of calls of the auction, from 1
    Calls(Vec<usize>),
    /// A call
    Call(Call),
    /// Number of a step of the statement, from 1
    Step(usize),
    /// A number of things other than tricks
    Count(usize),
    /// A number of tricks
    Tricks(u8),
    /// A result in tricks, with its contract
    Result(Contract, i32),
    /// A score
    Score(i32),
    /// A share in thousandths
    Permille(u16),
    /// A share of hands, with both counts
    Share(HandShare),
    /// Yes or no
    Flag(bool),
    /// A player
    Seat(Seat),
    /// Players
    Seats(Vec<Seat>),
    /// A side
    Side(Side),
    /// A suit
    Suit(Suit),
    /// Suits
    Suits(Vec<Suit>),
    /// Denominations
    Strains(Vec<Strain>),
    /// A card
    Card(Card),
    /// Cards in no order
    Cards(Cards),
    /// Cards in the order played
    Played(Vec<Card>),
    /// A clause
    Clause(Clause),
    /// Clauses
    Clauses(Vec<Clause>),
    /// A presumption of a guideline
    Presumption(Presumption),
    /// Word of a value from a list: a standard, an act, a time, an order, a finding
    Word(&'static str),
    /// A fact that may be unknown or absent
    Optional(Option<Box<Fact>>),
    /// A value made of several facts
    Compound(Compound),
}

/// A value made of several facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compound {
    /// Its name in Fluent ids, if it has one
    pub word: Option<String>,
    /// The facts, by name
    pub parts: Vec<(&'static str, Fact)>,
    /// The tokens
    pub tokens: Vec<String>,
    /// The value in JSON
    pub json: Value,
}

/// The token of an empty list.
const NONE: &str = "none";

/// A value that is a fact.
pub trait FactValue: Clone {
    /// The fact, with its kind.
    fn fact(&self) -> Fact;

    /// Some values, for tests.
    fn samples() -> Vec<Self>;
}

/// Number of a step of the statement, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step(pub usize);

/// A number of things other than tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count(pub usize);

/// The facts as keys and values of JSON. A share has three keys of its own.
pub(super) fn object(facts: &[(&'static str, Fact)]) -> Map<String, Value> {
    let mut object = Map::new();
    for (name, fact) in facts {
        match (fact, fact.json()) {
            (Fact::Share(_), Value::Object(several)) => object.extend(several),
            (_, value) => drop(object.insert((*name).to_owned(), value)),
        }
    }
    object
}

impl Fact {
    /// The variant with this word and these facts. Its value is the word, the word with the first
    /// fact, or the fact alone if that has the same name.
    pub fn variant(word: &'static str, facts: Vec<(&'static str, Fact)>) -> Fact {
        let Some((name, first)) = facts.first() else { return Fact::Word(word) };
        let (mut tokens, mut json) = (first.tokens(), first.json());
        if *name != word {
            tokens.iter_mut().for_each(|token| *token = format!("{word}:{token}"));
            let mut worded = object(&facts[1..]);
            worded.insert(word.to_owned(), json);
            json = worded.into();
        }
        let own = first.word().filter(|_| *name == word);
        Fact::Compound(Compound { word: Some(own.unwrap_or(word).to_owned()), tokens, json, parts: facts })
    }

    /// Its name in Fluent ids, if it has one; `none` for an empty list.
    pub fn word(&self) -> Option<&str> {
        match self {
            Fact::Word(word) => Some(word),
            Fact::Compound(compound) => compound.word.as_deref(),
            _ => (self.tokens() == [NONE]).then_some(NONE),
        }
    }

    /// Short words that are equal exactly when the values are, sorted; `none` for an empty list.
    pub fn tokens(&self) -> Vec<String> {
        match (self, self.texts()) {
            (Fact::Compound(compound), _) => compound.tokens.clone(),
            (_, Some(FactText::One(text))) => vec![text],
            (_, Some(FactText::Many(texts))) => sorted(texts),
            (Fact::Optional(Some(fact)), _) => fact.tokens(),
            (Fact::Flag(yes), _) => vec![if *yes { "yes" } else { "no" }.to_owned()],
            (Fact::Calls(all), _) => sorted(all.iter().map(usize::to_string).collect()),
            _ => vec![self.json().to_string()],
        }
    }

    /// The value in JSON.
    pub fn json(&self) -> Value {
        match self {
            Fact::CallNumber(n) | Fact::Step(n) | Fact::Count(n) => json!(n),
            Fact::Tricks(n) => json!(n),
            Fact::Calls(all) => json!(all),
            Fact::Score(n) => json!(n),
            Fact::Permille(n) => json!(n),
            Fact::Share(share) => {
                json!({"permille": share.permille(), "both": share.both, "new": share.new})
            }
            Fact::Flag(yes) => json!(yes),
            Fact::Optional(fact) => fact.as_ref().map_or(Value::Null, |fact| fact.json()),
            Fact::Compound(compound) => compound.json.clone(),
            _ => match self.texts() {
                Some(FactText::One(text)) => text.into(),
                Some(FactText::Many(texts)) => texts.into(),
                None => Value::Null,
            },
        }
    }

    /// The texts of a value that is written as text.
    fn texts(&self) -> Option<FactText> {
        fn many<T>(all: impl IntoIterator<Item = T>, text: impl Fn(T) -> String) -> FactText {
            FactText::Many(all.into_iter().map(text).collect())
        }
        let one = match self {
            Fact::Result(contract, tricks) => contract.result(*tricks),
            Fact::Clause(clause) => clause.citation().to_owned(),
            Fact::Call(call) => call.to_string(),
            Fact::Card(card) => card.to_string(),
            Fact::Seat(seat) => seat.letter().to_string(),
            Fact::Side(side) => side.letters().to_owned(),
            Fact::Suit(suit) => suit.letter().to_string(),
            Fact::Presumption(presumption) => presumption.word().to_owned(),
            Fact::Word(word) => (*word).to_owned(),
            Fact::Clauses(all) => return Some(many(all, |clause| clause.citation().to_owned())),
            Fact::Seats(all) => return Some(many(all, |seat| seat.letter().to_string())),
            Fact::Suits(all) => return Some(many(all, |suit| suit.letter().to_string())),
            Fact::Strains(all) => return Some(many(all, Strain::to_string)),
            Fact::Cards(all) => return Some(many(*all, |card| card.to_string())),
            Fact::Played(all) => return Some(many(all, Card::to_string)),
            _ => return None,
        };
        Some(FactText::One(one))
    }
}

/// One text, or a list of them.
enum FactText {
    One(String),
    Many(Vec<String>),
}

/// The tokens in order; `none` for an empty list.
fn sorted(mut tokens: Vec<String>) -> Vec<String> {
    if tokens.is_empty() {
        tokens.push(NONE.to_owned());
    }
    tokens.sort();
    tokens
}

/// Values that are a fact of the kind after the arrow, with samples.
macro_rules! facts {
    ($($of:ty: $value:ident => $fact:expr, $samples:expr;)*) => {$(
        impl FactValue for $of {
            fn fact(&self) -> Fact {
                let $value = self;
                $fact
            }

            fn samples() -> Vec<Self> {
                $samples
            }
        }
    )*};
}

facts! {
    usize: n => Fact::CallNumber(*n), vec![1, 2, 4];
    Step: step => Fact::Step(step.0), vec![Step(1), Step(9)];
    Count: count => Fact::Count(count.0), vec![Count(3), Count(0), Count(1), Count(12)];
    Vec<usize>: calls => Fact::Calls(calls.clone()), vec![vec![2, 10], vec![], vec![1]];
    u8: n => Fact::Tricks(*n), vec![2, 0, 1, 4];
    u16: permille => Fact::Permille(*permille), vec![900, 1000];
    bool: yes => Fact::Flag(*yes), vec![true, false];
    Call: call => Fact::Call(*call), vec![Call::Pass, Call::Double];
    Seat: seat => Fact::Seat(*seat), Seat::ALL.to_vec();
    Vec<Seat>: seats => Fact::Seats(seats.clone()), vec![vec![Seat::E, Seat::W], vec![Seat::N], vec![]];
    [Seat; 2]: seats => Fact::Seats(seats.to_vec()), vec![[Seat::E, Seat::W]];
    Side: side => Fact::Side(*side), vec![Side::NS, Side::EW];
    Suit: suit => Fact::Suit(*suit), Suit::DOWN.to_vec();
    Vec<Suit>: suits => Fact::Suits(suits.clone()), vec![vec![Suit::H], vec![], Suit::DOWN.to_vec()];
    Vec<Strain>: strains => Fact::Strains(strains.clone()),
        vec![vec![Strain::Suit(Suit::H)], vec![], vec![Strain::Suit(Suit::S), Strain::Notrump]];
    Card: card => Fact::Card(*card), sample_cards(1).into_iter().collect();
    Cards: cards => Fact::Cards(*cards), (0..3).map(sample_cards).collect();
    Vec<Card>: cards => Fact::Played(cards.clone()), (1..3).map(|n| sample_cards(n).into_iter().collect()).collect();
    HandShare: share => Fact::Share(*share), [(973, 1000), (45_000, 100_000), (0, 5), (7, 7)]
        .map(|(both, new)| HandShare { both, new }).to_vec();
    Clause: clause => Fact::Clause(*clause), vec![law!("30A"), law!("23C")];
    Vec<Clause>: clauses => Fact::Clauses(clauses.clone()),
        vec![vec![law!("23C")], vec![], vec![law!("72C"), law!("23C")]];
    Presumption: presumption => Fact::Presumption(*presumption), Presumption::ALL.to_vec();
    Standard: standard => Fact::Word(standard.word()), Standard::ALL.to_vec();
    OrderWithinSuit: order => Fact::Word(order.word()),
        vec![OrderWithinSuit::Any, OrderWithinSuit::TopDown, OrderWithinSuit::Ebu];
    ClaimAct: act => Fact::Word(act.word()), ClaimAct::ALL.to_vec();
    Doubted: when => Fact::Word(when.word()), Doubted::ALL.to_vec();
    Awareness: found => Fact::Word(found.word()),
        vec![Awareness::Aware, Awareness::Unaware { forgot: None }, Awareness::Doubtful];
}

/// None, one or two clubs.
fn sample_cards(many: u8) -> Cards {
    (0..many).filter_map(Rank::new).map(|rank| Card::new(Suit::C, rank)).collect()
}

impl<T: FactValue> FactValue for Option<T> {
    fn fact(&self) -> Fact {
        Fact::Optional(self.as_ref().map(|value| Box::new(value.fact())))
    }

    fn samples() -> Vec<Self> {
        let some = T::samples().into_iter().map(Some);
        some.chain([None]).collect()
    }
}
