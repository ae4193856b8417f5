//! The question of a scenario, derived from its facts and the table of components.
//!
//! The ruling is not used: every choice follows from the seats, the calls, the cards and the
//! edition, so that a form gives nothing away.

use super::contracts::{contracts, results};
use super::scenario::Scenario;
use rules::bridge::{Bid, Call, Contract, Seat, Suit};
use rules::engine::component::{AuctionConsequence, Component, Duty, PenaltyStatus, TimeLimit};
use rules::engine::fact::FactValue;
use rules::engine::rotation::{AuctionEvent, FindingKind, RotationFacts, SeenCall, TableTurn};
use rules::engine::{Facts, Key};
use rules::law::{CaseKind, Clause, Edition};
use std::sync::LazyLock;

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
        Key::Law => one(clauses(facts, |clause, kind| clause.disposes_of(kind, edition))),
        Key::Cancelled => many((1..=calls(facts)).map(|n| n.to_string())),
        Key::Offender => {
            let bid = kinds(facts).contains(&CaseKind::InsufficientBid).then_some(Duty::BidOrPass);
            let first = [Duty::AnyLegalCall, Duty::MustPassNext].into_iter().chain(bid);
            let last = [Duty::MustPassThroughout, Duty::MustRepeat, Duty::ChangeOfCall];
            // A turn that comes back may find the player bound as partner of another offender.
            let wrong_board = kinds(facts).contains(&CaseKind::WrongBoard);
            let now = (wrong_board && edition != Edition::E2017).then_some(Duty::MayNotDoubleNow);
            one(first.chain(last).chain(now).map(|duty: Duty| duty.word()))
        }
        Key::Partner => {
            let older = matches!(edition, Edition::E1997 | Edition::E2007);
            let now = older.then_some(Duty::MayNotDoubleNow);
            let duties = [Duty::AnyLegalCall, Duty::MustPassNext, Duty::MustPassThroughout];
            one(duties.into_iter().chain(now).map(|duty: Duty| duty.word()))
        }
        Key::Lead => {
            let forbid = Suit::DOWN.into_iter().map(|suit| suit.letter().to_owned());
            let require = Suit::DOWN.into_iter().map(|suit| format!("require_or_forbid:{suit}"));
            // Since 2017 declarer requires a lead only of the suit of a penalty card (50D2).
            let requires = edition != Edition::E2017 || has_exposed_cards(facts);
            many(forbid.chain(require.filter(|_| requires)))
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
        Key::Watch => many(clauses(facts, |clause, kind| clause.is_watched_after(kind, edition))),
        Key::Period => {
            let limits = TimeLimit::of(edition).map(TimeLimit::word);
            one(limits.into_iter().flat_map(|limit| ["open", "over"].map(|is| format!("{limit}:{is}"))))
        }
        Key::PenaltyCards => one(PenaltyStatus::samples()
            .into_iter()
            .filter(|s| s.is_of(edition))
            .map(|s| s.fact().tokens().concat())),
        Key::Auction => {
            let scores = [AuctionConsequence::AdjustedScore, AuctionConsequence::ArtificialScore];
            let is_score = |token: &str| scores.iter().any(|score| score.word() == token);
            let scored = kinds(facts).contains(&CaseKind::WrongBoard);
            let all = SAMPLES.iter().filter(|(of, _)| *of == key).map(|(_, token)| token.as_str());
            one(all.filter(|token| scored || !is_score(token)))
        }
        // These have no values in a form, and no file may ask for them.
        Key::Returned | Key::Line => (AnswerForm::One, Vec::new()),
        // Every value of the others is a choice in every case.
        _ => one(SAMPLES.iter().filter(|(of, _)| *of == key).map(|(_, token)| token.as_str())),
    }
}

/// The value of every sample of a component, as one token.
static SAMPLES: LazyLock<Vec<(Key, String)>> =
    LazyLock::new(|| Component::samples().iter().map(|one| (one.key(), one.tokens().concat())).collect());

fn one<T: Into<String>>(choices: impl IntoIterator<Item = T>) -> (AnswerForm, Vec<String>) {
    (AnswerForm::One, choices.into_iter().map(Into::into).collect())
}

fn many<T: Into<String>>(choices: impl IntoIterator<Item = T>) -> (AnswerForm, Vec<String>) {
    let choices = choices.into_iter().map(Into::into).chain([NONE.to_owned()]);
    (AnswerForm::Many, choices.collect())
}

/// The clauses of which this is true for a kind that the case is of.
fn clauses(
    facts: &Facts,
    is_offered: impl Fn(Clause, CaseKind) -> bool,
) -> impl Iterator<Item = &'static str> {
    let kinds = kinds(facts);
    let offered = Clause::all().filter(move |clause| kinds.iter().any(|kind| is_offered(*clause, *kind)));
    offered.map(Clause::citation)
}

/// The kinds that a case is of.
fn kinds(facts: &Facts) -> Vec<CaseKind> {
    let afterwards = goes_on_afterwards(facts).then_some(CaseKind::LaterDoubt);
    let kinds = match facts {
        Facts::Rotation(facts) => {
            let bid = has_insufficient_bid(facts).then_some(CaseKind::InsufficientBid);
            let exposed = facts.has_exposed_cards().then_some(CaseKind::ExposedCard);
            let misinformed = facts.has_explanations().then_some(CaseKind::Misinformation);
            let wrong_board = facts.has_wrong_board().then_some(CaseKind::WrongBoard);
            [Some(CaseKind::Call), bid, exposed, misinformed, wrong_board]
        }
        Facts::Claim(facts) if facts.is_concession() => {
            [Some(CaseKind::Concession), afterwards, None, None, None]
        }
        Facts::Claim(_) => [Some(CaseKind::Claim), afterwards, None, None, None],
    };
    kinds.into_iter().flatten().collect()
}

fn has_exposed_cards(facts: &Facts) -> bool {
    matches!(facts, Facts::Rotation(facts) if facts.has_exposed_cards())
}

/// True if a bid, in turn or not, was not higher than the last one that stood at the table; after a
/// call found unintended, whose replacement stands though it was declined, than any.
pub(crate) fn has_insufficient_bid(facts: &RotationFacts) -> bool {
    let found = &facts.findings()[FindingKind::Unintended];
    let any_unintended = found.all == Some(true) || found.of.iter().any(|(_, found)| *found);
    let mut table = TableTurn::new(facts.dealer());
    let mut highest = None;
    let mut before: Option<(Seat, Bid)> = None;
    facts.events().iter().any(|event| {
        let last = table.last_bid;
        let seen = table.see(event);
        let at_once = before.take().filter(|_| event.together);
        let AuctionEvent::Called { call: Call::Bid(bid), .. } = event.happened else { return false };
        let is_within = |last: Option<Bid>| last.is_some_and(|last| bid <= last);
        // Of two bids at once, the one by the player in turn comes first (Law 33).
        let outranks_other = at_once.is_some_and(|(seat, other)| seat == event.seat.lho() && other <= bid);
        let is_insufficient = match seen {
            _ if outranks_other => true,
            _ if any_unintended => is_within(highest),
            Some(SeenCall::OutOfTurn(_)) => is_within(last),
            _ => seen == Some(SeenCall::Insufficient),
        };
        before = Some((event.seat, bid));
        highest = highest.max(Some(bid));
        is_insufficient
    })
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
