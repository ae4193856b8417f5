//! What a generated scenario asks, and what is suggested to those who write one: what its ruling
//! decides, with the weights of the bank.

use crate::idle::RULES;
use crate::paths::decides;
use crate::question::NONE;
use crate::right_answer::right_answers;
use rules::engine::component::AuctionConsequence;
use rules::engine::{Component, Family, Key, Ruling};
use std::collections::BTreeMap;

/// Components that a scenario on a call asks, if its ruling decides them.
const ASKED: [Key; 14] = [
    Key::Law,
    Key::MayAccept,
    Key::MayChange,
    Key::Corrects,
    Key::Cancelled,
    Key::Turn,
    Key::Auction,
    Key::Offender,
    Key::Replacement,
    Key::Partner,
    Key::Lead,
    Key::PenaltyCards,
    Key::Contract,
    Key::UnauthorisedFor,
];

/// Components that a scenario on a claim or concession asks.
const ASKED_OF_ENDINGS: [Key; 9] = [
    Key::What,
    Key::Law,
    Key::Play,
    Key::Standing,
    Key::Tricks,
    Key::Result,
    Key::Period,
    Key::ExposedCards,
    Key::UnauthorisedFor,
];

/// Those of them that may be critical.
const CRITICAL_OF_ENDINGS: [Key; 4] = [Key::Tricks, Key::Standing, Key::Result, Key::Play];

/// Those in which the clause may show, the last consequence first.
const CRITICAL: [Key; 9] = [
    Key::Corrects,
    Key::Partner,
    Key::PenaltyCards,
    Key::MayChange,
    Key::Offender,
    Key::Auction,
    Key::Cancelled,
    Key::Turn,
    Key::MayAccept,
];

/// The components asked for, the critical one, and the weights.
pub(crate) struct Asked {
    pub asks: Vec<Key>,
    pub critical: Vec<Key>,
    pub weights: BTreeMap<Key, u8>,
}

/// What to ask about this ruling; only what it settles, unless something may be left to judgement.
pub(crate) fn asked(ruling: &Ruling, judgement: bool) -> Asked {
    let answers = |key: &Key| right_answers(ruling, *key).len();
    let is_decided = |key: &Key| answers(key) == 1 || judgement && answers(key) > 1;
    let (usual, critical): (&[Key], &[Key]) = match ruling.family {
        Family::Rotation => (&ASKED, &CRITICAL),
        Family::Claim | Family::Concession => (&ASKED_OF_ENDINGS, &CRITICAL_OF_ENDINGS),
    };
    let mut asks: Vec<Key> =
        usual.iter().copied().filter(is_decided).filter(|key| !is_idle(ruling, *key)).collect();
    asks.sort();
    let law = decides(ruling, Key::Law);
    let is_none = |key: Key| ruling.component(key).is_some_and(|one| one.tokens() == [NONE]);
    let is_call = ruling.family == Family::Rotation;
    let shows =
        |key: &Key| asks.contains(key) && (!is_call || decides(ruling, *key) == law && !is_none(*key));
    let critical: Vec<Key> = critical.iter().copied().find(shows).into_iter().collect();
    let heavy = [Key::Law].into_iter().chain(critical.iter().copied());
    let weights = heavy.filter(|key| asks.contains(key)).map(|key| (key, 2)).collect();
    Asked { asks, critical, weights }
}

/// True if the answer is settled by an earlier one, or is that nothing changes.
fn is_idle(ruling: &Ruling, key: Key) -> bool {
    let value = |key| ruling.component(key).map(Component::tokens);
    let given = |token: &str| Some(vec![token.to_owned()]);
    let auction = |is| ruling.component(key) == Some(&Component::Auction(is));
    auction(AuctionConsequence::On)
        || auction(AuctionConsequence::Over) && ruling.component(Key::Contract).is_some()
        || RULES.iter().any(|rule| {
            rule.idle == key && value(rule.after) == given(rule.given) && value(key) == given(rule.settled)
        })
        || key == Key::Replacement && value(key) == given("not_tested")
}
