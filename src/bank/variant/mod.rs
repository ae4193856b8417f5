//! Fresh variants of a scenario: the same pattern with other facts.
//!
//! A variant is made by moving the facts, and it is one only if the engine then takes the same path through the Laws.
//!
//! | file | what |
//! |---|---|
//! | `token` | the word that names a variant, and what it chooses |
//! | `allowed` | where facts may be moved to |
//! | `shift` | seats, suits, cards and bids, moved |
//! | `auction`, `play` | an auction and what calls mean; a claim or concession |
//! | `path` | what it is to take the same path |
//! | `telling` | what stands in an id: a variant, or the same facts under another code |
//! | `found` | a variant found in the bank by its id |
//!
//! What is moved, all stages of a scenario alike:
//!
//! | what | in auctions | in claims and concessions |
//! |---|---|---|
//! | seats | everybody moves on by one to three places | likewise |
//! | suits | in any way in which each bid is as sufficient over each other as it was; an artificial bid stays | in any way |
//! | ranks | | the cards of a suit that are left become others in the same order |
//! | levels | where nothing is told of agreements, all bids go up alike | |
//! | agreements | those of the same name in the other suits, or written out | |
//! | vulnerability | any | any, where the contract is told |
//! | edition | the code in force, for a scenario under an older one | likewise |
//!
//! An id of a variant is the id of its scenario or stage, `~`, and a token: `r041~7k2`, `r041.2~7k2`. The same id always
//! gives the same facts. Where it would give no facts that hang together, the facts of the scenario itself, another path,
//! or a question that cannot be answered, there is no such variant.
//!
//! With the word of an edition in place of the token, `r041~2007`, it is the id of the facts as they stand, ruled on under that code: there the path is
//! another, and that is what a delta exam asks for.
//!
//! Whether one takes the same path is seen by ruling on it: at once for an auction; for an ending by a search, so that only
//! endings of up to five cards a hand, with at most six cards not known, have variants. [`Bank::find`] rules itself, [`Bank::find_by`] takes a ruling from
//! whoever keeps them.

mod allowed;
mod auction;
mod found;
mod path;
mod play;
mod shift;
mod telling;
mod token;

pub use auction::Naming;
pub use path::Path;
pub use shift::Shift;
pub use telling::{Telling, is_under_another_code};
pub use token::{TOKENS, Token};

use super::bank::{Bank, unanswerable};
use super::scenario::Scenario;
use rules::engine::{Case, Facts, Ruling};
use std::sync::Arc;

/// What stands before the token in the id of a variant.
pub const MARK: char = '~';

/// The id of the scenario or stage that this is the id of, or of a variant of.
pub fn origin(id: &str) -> &str {
    id.split_once(MARK).map_or(id, |(origin, _)| origin)
}

/// How far apart choices are that are tried one after another; prime to however many there are, so that all are tried.
const STRIDE: u64 = 7919;

/// The ids of all variants of a scenario or stage, `from` saying with which to begin. Each is found, which takes a ruling,
/// when it is asked for.
pub fn all<'a>(bank: &'a Bank, id: &str, from: u64) -> impl Iterator<Item = String> + 'a {
    ids(bank, id, from).filter(|id| bank.find(id).is_some())
}

/// The ids that variants of a scenario or stage may have, each once.
pub(super) fn ids(bank: &Bank, id: &str, from: u64) -> impl Iterator<Item = String> + use<> {
    let last = bank.scenario(origin(id)).and_then(|scenario| bank.stages(scenario).last());
    let choices = last.map_or(0, |last| u64::from(token::EACH * allowed::more(&last.case)));
    let number = move |n: u64| (from % choices + n * STRIDE) % choices;
    let origin = origin(id).to_owned();
    (0..choices).map(move |n| format!("{origin}{MARK}{}", Token::choosing(number(n) as u32)))
}

/// The id of a variant of this scenario or stage that was not `seen`, if there is one. How many `times` somebody has met
/// the pattern says which; the same always leads to the same. `rule` gives a ruling on a case, where it has one.
pub fn fresh(
    bank: &Bank,
    id: &str,
    times: usize,
    seen: impl Fn(&str) -> bool,
    mut rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Option<String> {
    let from =
        origin(id).bytes().fold(times as u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    ids(bank, id, from).find(|id| !seen(id) && bank.find_by(id, &mut rule).is_some())
}

/// The variant of all stages of a scenario with this token: `told` are the stages with their rulings, and `rule` gives a
/// ruling on a case, where it has one.
pub(super) fn of(
    told: &[(&Arc<Scenario>, &Arc<Ruling>)],
    token: Token,
    mut rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Option<Vec<Scenario>> {
    let choice = token.choice()?;
    let last = &told.last()?.0.case;
    let (shift, edition) = (allowed::shift(last, choice)?, allowed::edition(last, choice)?);
    let moved = |naming| {
        let mut stages = Vec::new();
        for (stage, ruling) in told {
            let case = Case { edition, ..moved(&stage.case, &shift, naming)? };
            let again = rule(&case)?;
            let variant = stage.retold(Telling::Variant(token), case);
            let same = variant.case == stage.case || Path::of(&again) != Path::of(ruling);
            if same || !unanswerable(&variant, &again).is_empty() {
                return None;
            }
            stages.push(variant);
        }
        Some(stages)
    };
    let stages = Naming::BOTH.into_iter().find_map(moved)?;
    let whole = &stages.last()?.case.facts;
    (!is_told_before(last, choice, whole)).then_some(stages)
}

/// What a stage may tell otherwise, `last` being the case of the last stage. Whether it can be told so, and which of these it is, is not asked.
pub(super) fn retold(stage: &Scenario, last: &Case, telling: Telling) -> Vec<Scenario> {
    let token = match telling {
        Telling::Variant(token) => token,
        Telling::Under(edition) => return telling::alone(stage, edition).into_iter().collect(),
    };
    let Some(choice) = token.choice() else { return Vec::new() };
    let (Some(shift), Some(edition)) = (allowed::shift(last, choice), allowed::edition(last, choice)) else {
        return Vec::new();
    };
    let told = |naming| Some(Case { edition, ..moved(&stage.case, &shift, naming)? });
    Naming::BOTH.into_iter().filter_map(told).map(|case| stage.retold(telling, case)).collect()
}

/// Whether an earlier order of the suits makes the same facts: agreements of the list may leave out what told two apart.
fn is_told_before(last: &Case, choice: token::Choice, whole: &Facts) -> bool {
    (0..choice.suits).any(|suits| {
        let Some(shift) = allowed::shift(last, token::Choice { suits, ..choice }) else { return false };
        let earlier = Naming::BOTH.into_iter().filter_map(|naming| self::moved(last, &shift, naming));
        earlier.into_iter().any(|case| case.facts == *whole)
    })
}

/// A case elsewhere, if it hangs together there.
fn moved(case: &Case, shift: &Shift, naming: Naming) -> Option<Case> {
    let facts = match &case.facts {
        Facts::Rotation(facts) => Facts::Rotation(shift.auction(&facts.setup(), naming)?.check().ok()?),
        Facts::Claim(facts) => Facts::Claim(shift.claim(&facts.setup())?.check().ok()?),
        Facts::Concession(facts) => Facts::Concession(shift.concession(&facts.setup())?.check().ok()?),
    };
    Some(Case { facts, ..case.clone() })
}
