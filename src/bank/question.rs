//! The question of a scenario, derived from its facts and the table of components.
//!
//! The ruling is not used: every choice follows from the seats, the calls, the cards and the
//! edition, so that a form gives nothing away.

use super::contracts::{contracts, results};
use super::scenario::Scenario;
use rules::bridge::{Contract, Seat, Suit};
use rules::engine::component::{Component, Duty, TimeLimit};
use rules::engine::{Facts, Family, Key};
use rules::law::{Clause, Edition};

/// The choice for "no call", "no suit", "no player", "no law".
pub const NONE: &str = "none";

/// The question of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingForm {
    /// The components asked for, in the order in which a Director works
    pub asks: Vec<ComponentQuestion>,
}

/// The question about one component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentQuestion {
    /// The component
    pub key: Key,
    /// Form of the answer
    pub kind: AnswerForm,
    /// The choices, as tokens in the order of the form
    pub choices: Vec<String>,
}

/// The form of an answer to a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerForm {
    /// One of the choices
    One,
    /// One or more of the choices; `none` cannot be combined
    Many,
    /// A number from 0; the choices are those numbers
    Number {
        /// The highest
        max: u8,
    },
}

/// The laws offered for a call out of rotation under the code of 2017.
const ROTATION: &[&str] = &[
    "28A",
    "28B",
    "29A",
    "30A",
    "30B1",
    "30B1(b)(i)",
    "30B1(b)(ii)",
    "30B2",
    "31A1",
    "31A2(a)",
    "31A2(b)",
    "31B",
    "31C",
    "32A1",
    "32A2(a)",
    "32A2(b)",
    "32B",
    "32C",
    "34",
    "36A",
    "36B2",
    "36B4",
    "36C",
];
/// Those under the older codes, as far as each has them.
const ROTATION_BEFORE_2017: &[&str] = &[
    "25", "28A", "28B", "29A", "30A", "30B1", "30B2", "30B3", "31A1", "31A2(a)", "31A2(b)", "31B", "31C",
    "32", "32A", "32B1", "32B2", "34", "36A", "36B",
];
/// Those for a disputed claim; `70D` and `70E` for editions that do not divide them.
const CLAIM: &[&str] =
    &["68", "68A", "68D2(b)(ii)", "69A", "70A", "70C", "70D", "70E", "70D1", "70D2", "70E1", "70E2", "71"];
/// Those for a concession; `68B` for editions that do not divide it.
const CONCESSION: &[&str] = &["68", "68B", "68B1", "68B2", "68D2(b)(ii)", "69A", "70", "71"];
/// Added to either if it was doubted later or only after all had agreed.
const AFTERWARDS: &[&str] = &["69B", "69B1", "69B2", "71.1", "71.2", "71A", "71B", "71C"];
/// Those for either in social bridge.
const SOCIAL: &[&str] = &["68", "68A", "68B", "68D", "71"];

impl RulingForm {
    /// The question of this scenario.
    pub fn of(scenario: &Scenario) -> RulingForm {
        let ask = |key: &Key| {
            let (kind, choices) = offered(scenario, *key);
            ComponentQuestion { key: *key, kind, choices }
        };
        RulingForm { asks: scenario.asks.iter().map(ask).collect() }
    }

    /// The question about this component.
    pub fn ask(&self, key: Key) -> Option<&ComponentQuestion> {
        self.asks.iter().find(|ask| ask.key == key)
    }
}

impl ComponentQuestion {
    /// True if these tokens, without repetition, form an answer.
    pub fn admits(&self, tokens: &[String]) -> bool {
        let known = tokens.iter().all(|t| self.choices.contains(t));
        known
            && match self.kind {
                AnswerForm::One | AnswerForm::Number { .. } => tokens.len() == 1,
                AnswerForm::Many => {
                    !tokens.is_empty() && (tokens.len() == 1 || tokens.iter().all(|t| t != NONE))
                }
            }
    }
}

fn offered(scenario: &Scenario, key: Key) -> (AnswerForm, Vec<String>) {
    let edition = scenario.case.edition;
    let facts = &scenario.case.facts;
    match key {
        Key::What => (AnswerForm::One, what(facts)),
        Key::Law => (AnswerForm::One, laws(facts, edition)),
        Key::Cancelled => many((1..=calls(facts)).map(|n| n.to_string())),
        Key::Offender => one([
            Duty::AnyLegalCall.word(),
            Duty::MustPassNext.word(),
            Duty::MustPassThroughout.word(),
            Duty::MustRepeat.word(),
            Duty::ChangeOfCall.word(),
        ]),
        Key::Partner => {
            let now = (edition == Edition::E2007).then_some(Duty::MayNotDoubleNow);
            let duties = [Duty::AnyLegalCall, Duty::MustPassNext, Duty::MustPassThroughout];
            one(duties.into_iter().chain(now).map(|duty: Duty| duty.word()))
        }
        Key::Lead => {
            let forbid = Suit::DOWN.into_iter().map(|suit| suit.letter().to_owned());
            let require = Suit::DOWN.into_iter().map(|suit| format!("require_or_forbid:{suit}"));
            many(forbid.chain(require.filter(|_| edition == Edition::E2007)))
        }
        Key::UnauthorisedFor => many(Seat::ALL.map(Seat::letter)),
        Key::Tricks => {
            let max = left(facts);
            (AnswerForm::Number { max }, (0..=max).map(|n| n.to_string()).collect())
        }
        Key::Contract => {
            let tokens = contracts(facts).into_iter().map(Contract::token);
            one(tokens.chain(["passed_out".to_owned()]))
        }
        Key::Result => (AnswerForm::One, results(facts)),
        Key::Watch => many(["23", "23C", "72C"].into_iter().filter(|c| is_watched(c, edition))),
        Key::Period => {
            let limits = TimeLimit::of(edition).map(TimeLimit::word);
            one(limits.into_iter().flat_map(|limit| ["open", "over"].map(|is| format!("{limit}:{is}"))))
        }
        // These have no values in a form, and no file may ask for them.
        Key::Returned | Key::Line => (AnswerForm::One, Vec::new()),
        // Every value of the others is a choice in every case.
        _ => one(Component::samples().iter().filter(|one| one.key() == key).map(|one| one.tokens().concat())),
    }
}

fn one<T: Into<String>>(choices: impl IntoIterator<Item = T>) -> (AnswerForm, Vec<String>) {
    (AnswerForm::One, choices.into_iter().map(Into::into).collect())
}

fn many<T: Into<String>>(choices: impl IntoIterator<Item = T>) -> (AnswerForm, Vec<String>) {
    let choices = choices.into_iter().map(Into::into).chain([NONE.to_owned()]);
    (AnswerForm::Many, choices.collect())
}

fn in_edition(citation: &str, edition: Edition) -> bool {
    citation.parse::<Clause>().is_ok_and(|clause| clause.is_in(edition))
}

/// Before 2017, Law 23 is what is now Law 72C; since then it is about comparable calls.
fn is_watched(citation: &str, edition: Edition) -> bool {
    in_edition(citation, edition) && (citation != "23" || edition != Edition::E2017)
}

fn laws(facts: &Facts, edition: Edition) -> Vec<String> {
    let offered = match facts.family() {
        Family::Rotation if edition == Edition::E2017 => ROTATION,
        Family::Rotation => ROTATION_BEFORE_2017,
        Family::Claim | Family::Concession if edition == Edition::Social => SOCIAL,
        Family::Claim => CLAIM,
        Family::Concession => CONCESSION,
    };
    let divided = |c: &str| {
        [("68B", "68B1"), ("70D", "70D1"), ("70E", "70E1")]
            .iter()
            .any(|(whole, part)| *whole == c && in_edition(part, edition))
    };
    let shown = |c: &&&str| in_edition(c, edition) && !divided(c);
    let afterwards = if goes_on_afterwards(facts) { AFTERWARDS } else { &[] };
    let mut laws: Vec<Clause> =
        offered.iter().chain(afterwards).filter(|c| shown(c)).filter_map(|c| c.parse().ok()).collect();
    laws.sort();
    laws.iter().map(|clause| clause.citation().to_owned()).collect()
}

/// True if a claim or concession was doubted later or after all had agreed, or if a mere concession
/// was doubted at once.
fn goes_on_afterwards(facts: &Facts) -> bool {
    match facts {
        Facts::Rotation(_) => false,
        Facts::Claim(facts) if facts.is_concession() => facts.doubt().is_told() || facts.claims() == 0,
        Facts::Claim(facts) => facts.doubt().is_told() || facts.agreed().is_some(),
    }
}

/// Number of calls made.
fn calls(facts: &Facts) -> usize {
    match facts {
        Facts::Rotation(facts) => facts.calls().count(),
        Facts::Claim(_) => 0,
    }
}

/// Number of tricks left.
fn left(facts: &Facts) -> u8 {
    match facts {
        Facts::Rotation(_) => 0,
        Facts::Claim(facts) => facts.left(),
    }
}

/// Claims of the stated number and of all tricks, concessions of the others and of all, both, and
/// neither.
fn what(facts: &Facts) -> Vec<String> {
    let left = left(facts);
    let (claims, concedes) = match facts {
        Facts::Rotation(_) => (0, 0),
        Facts::Claim(facts) => (facts.claims(), facts.concedes()),
    };
    let mut choices = Vec::new();
    for (word, number) in [("claim", claims), ("claim", left), ("concession", concedes), ("concession", left)]
    {
        let token = format!("{word}:{number}");
        if number > 0 && !choices.contains(&token) {
            choices.push(token);
        }
    }
    choices.extend(["both", "neither"].map(str::to_owned));
    choices
}
