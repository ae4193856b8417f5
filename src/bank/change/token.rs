//! A change as a token for URLs: `dealer:N`, `caller:3:E`, `artificial:2:no`, `aware:H:no`,
//! `election:order:ebu`. An unknown value is `open`. Every token reads back as the same change.

use super::field::ChangeField;
use super::{Change, Election};
use crate::agreements;
use rules::bridge::{Call, Suit};
use rules::engine::claim::Awareness;
use rules::engine::rotation::FindingKind;
use rules::law::{Edition, Guidelines, OrderWithinSuit, Permille, Presumption};
use std::fmt;
use std::str::FromStr;

/// The token of an unknown value.
const OPEN: &str = "open";

impl Change {
    /// The token for URLs.
    pub fn token(&self) -> String {
        match *self {
            Change::Dealer(seat) => format!("dealer:{seat}"),
            Change::Begins(call) => format!("begins:{call}"),
            Change::Caller { call, seat } => format!("caller:{call}:{seat}"),
            Change::Call { call, to } => format!("call:{call}:{to}"),
            Change::Together { call, to } => format!("together:{call}:{}", yes_or_no(to)),
            Change::Accepts { call, to } => format!("accepts:{call}:{}", yes_no_or_open(to)),
            Change::Director { call, to } => format!("director:{call}:{}", yes_or_no(to)),
            Change::Acts { seat, to } => format!("acts:{seat}:{}", yes_or_no(to)),
            Change::NotLed => "not_led".to_owned(),
            Change::Artificial { call, to } => format!("artificial:{call}:{}", yes_no_or_open(to)),
            Change::Meaning { call, to } => format!("meaning:{call}:{}", to.unwrap_or(OPEN)),
            Change::Found { of, call: None, to } => format!("{}:all:{}", of.word(), yes_no_or_open(to)),
            Change::Found { of, call: Some(call), to } => {
                format!("{}:{call}:{}", of.word(), yes_no_or_open(to))
            }
            Change::Trick(cards) => format!("trick:{cards}"),
            Change::ShownOut { seat, suit, to } => format!("shown_out:{seat}:{suit}:{}", yes_or_no(to)),
            Change::Speaker(seat) => format!("speaker:{seat}"),
            Change::Silent => "silent".to_owned(),
            Change::WithoutStep(step) => format!("unsaid:{step}"),
            Change::Exposed { seat, to } => format!("exposed:{seat}:{}", yes_or_no(to)),
            Change::Aware { suit, to } => format!("aware:{suit}:{}", to.map_or(OPEN, |found| found.word())),
            Change::Set { field, to } => {
                format!("{field}:{}", to.map_or(OPEN, |to| to.parse().map_or(to, yes_or_no)))
            }
            Change::PlayedOn(cards) => format!("played_on:{cards}"),
            Change::NotAskedToPlayOn => "not_asked_to_play_on".to_owned(),
            Change::Edition(edition) => format!("edition:{edition}"),
            Change::Date(date) => format!("date:{date}"),
            Change::Election(election) => format!("election:{election}"),
        }
    }

    /// The change with this token, if any.
    pub fn read(token: &str) -> Option<Change> {
        let change = read(token)?;
        // Only the canonical token is accepted: no sign before a number, no leading zero.
        (change.token() == token).then_some(change)
    }
}

fn read(token: &str) -> Option<Change> {
    let parts: Vec<&str> = token.split(':').collect();
    Some(match parts[..] {
        ["dealer", seat] => Change::Dealer(value(seat)?),
        ["begins", call] => Change::Begins(value(call)?),
        ["caller", call, seat] => Change::Caller { call: value(call)?, seat: value(seat)? },
        ["call", call, to] => Change::Call { call: value(call)?, to: value::<Call>(to)? },
        ["together", call, to] => Change::Together { call: value(call)?, to: truth(to)? },
        ["accepts", call, to] => Change::Accepts { call: value(call)?, to: value_or_open(to, truth)? },
        ["director", call, to] => Change::Director { call: value(call)?, to: truth(to)? },
        ["acts", seat, to] => Change::Acts { seat: value(seat)?, to: truth(to)? },
        ["not_led"] => Change::NotLed,
        ["artificial", call, to] => Change::Artificial { call: value(call)?, to: value_or_open(to, truth)? },
        ["meaning", call, to] => Change::Meaning { call: value(call)?, to: value_or_open(to, agreement)? },
        ["trick", cards] => Change::Trick(value(cards)?),
        ["shown_out", seat, suit, to] => {
            Change::ShownOut { seat: value(seat)?, suit: value(suit)?, to: truth(to)? }
        }
        ["speaker", seat] => Change::Speaker(value(seat)?),
        ["silent"] => Change::Silent,
        ["unsaid", step] => Change::WithoutStep(value(step)?),
        ["exposed", seat, to] => Change::Exposed { seat: value(seat)?, to: truth(to)? },
        ["aware", suit, to] => {
            Change::Aware { suit: value::<Suit>(suit)?, to: value_or_open(to, awareness)? }
        }
        ["played_on", cards] => Change::PlayedOn(value(cards)?),
        ["not_asked_to_play_on"] => Change::NotAskedToPlayOn,
        ["edition", edition] => Change::Edition(value::<Edition>(edition)?),
        ["date", date] => Change::Date(value(date)?),
        ["election", ref rest @ ..] => Change::Election(election(rest)?),
        [of, call, to] => {
            let of = FindingKind::fields().find(|kind| kind.word() == of)?;
            let call = if call == "all" { None } else { Some(value(call)?) };
            Change::Found { of, call, to: value_or_open(to, truth)? }
        }
        // The word in links from before fields of a case stood in one place.
        ["objects", to] => read(&format!("objection:{to}"))?,
        [field, _] => {
            ChangeField::named(field)?.changes().into_iter().find(|change| change.token() == token)?
        }
        _ => return None,
    })
}

impl fmt::Display for Election {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Election::SimilarFrom(Permille(share)) => write!(f, "similar_from:{share}"),
            Election::DissimilarBelow(Permille(share)) => write!(f, "dissimilar_below:{share}"),
            Election::Order(order) => write!(f, "order:{}", order.word()),
            Election::Guidelines(guidelines) => write!(f, "guidelines:{}", guidelines.word()),
            Election::Presumes(one, to) => write!(f, "presumes:{}:{}", one.word(), yes_or_no(*to)),
        }
    }
}

fn election(parts: &[&str]) -> Option<Election> {
    let share = |text: &str| value(text).filter(|share| *share <= 1000).map(Permille);
    Some(match parts {
        ["similar_from", text] => Election::SimilarFrom(share(text)?),
        ["dissimilar_below", text] => Election::DissimilarBelow(share(text)?),
        ["order", word] => Election::Order(OrderWithinSuit::ALL.into_iter().find(|o| o.word() == *word)?),
        ["guidelines", word] => {
            Election::Guidelines(Guidelines::ALL.into_iter().find(|g| g.word() == *word)?)
        }
        ["presumes", word, to] => {
            let elective = Presumption::ALL.into_iter().filter(|one| one.is_elective());
            Election::Presumes(elective.into_iter().find(|one| one.word() == *word)?, truth(to)?)
        }
        _ => return None,
    })
}

const fn yes_or_no(to: bool) -> &'static str {
    if to { "yes" } else { "no" }
}

fn yes_no_or_open(to: Option<bool>) -> &'static str {
    to.map_or(OPEN, yes_or_no)
}

fn value<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn truth(text: &str) -> Option<bool> {
    [true, false].into_iter().find(|to| yes_or_no(*to) == text)
}

fn awareness(text: &str) -> Option<Awareness> {
    Awareness::ALL.into_iter().find(|one| one.word() == text)
}

fn agreement(text: &str) -> Option<&'static str> {
    agreements::all().keys().find(|name| **name == text).copied()
}

/// Parses a value or the token of an unknown one; `None` if it is neither.
fn value_or_open<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if text == OPEN { Some(None) } else { read(text).map(Some) }
}
