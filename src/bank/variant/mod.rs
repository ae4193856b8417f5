//! Fresh variants of a scenario: the same pattern with other facts.
//!
//! A variant is made by moving the facts, and is valid only if the engine then takes the same path
//! through the Laws.
//!
//! | file | contents |
//! |---|---|
//! | `token` | the token that names a variant, and its choices |
//! | `allowed` | constraints on moved facts |
//! | `shift` | moved seats, suits, cards and bids |
//! | `auction`, `play` | a moved auction with its meanings; a moved claim or concession |
//! | `path` | equality of paths |
//! | `variation` | the part of an id after the mark: a variant, or the same facts under another code |
//! | `edition` | the same facts under another code |
//! | `lookup` | lookup of a variant by its id |
//!
//! Moved facts, alike for all stages of a scenario:
//!
//! | fact | in auctions | in claims and concessions |
//! |---|---|---|
//! | seats | all move on by one to three places | likewise |
//! | suits | any order that keeps each bid as sufficient over each other; an artificial bid stays | any order |
//! | ranks | | the cards left in a suit become others in the same order |
//! | levels | without agreements, all bids go up alike | |
//! | agreements | those of the same name in the other suits, or written out | |
//! | vulnerability | any | any, if the contract is given |
//! | edition | the code in force, for a scenario under an older one | likewise |
//!
//! The id of a variant is the id of its scenario or stage, `~`, and a token: `r041~7k2`,
//! `r041.2~7k2`. The same id always gives the same facts. An id has no variant if it would give
//! inconsistent facts, the scenario's own facts, another path, or a question that cannot be
//! answered.
//!
//! A scenario may veto variants: they are found by their ids, for answers to them, but not listed.
//!
//! With an edition in place of the token, `r041~2007`, it names the original facts ruled on under
//! that code: its path may differ, which is the purpose of a delta exam.
//!
//! Equality of paths needs a ruling: immediate for an auction, a search for an ending, so only
//! endings of up to five cards a hand with at most six unknown cards have variants. [`Bank::find`]
//! computes the ruling, [`Bank::find_by`] takes one from the caller.

mod allowed;
mod auction;
mod edition;
mod lookup;
mod path;
mod play;
mod shift;
pub(crate) mod token;
pub(crate) mod variation;

pub use super::id::{MARK, origin};
pub use auction::NamingRule;
pub use path::Path;
pub use shift::Shift;
pub use token::{TOKENS, Token};
pub use variation::{Variation, is_under_another_code};

use super::answerable::unanswerable;
use super::bank::Bank;
use super::scenario::Scenario;
use rules::engine::{Case, Facts, Ruling};
use std::sync::Arc;

/// Distance between consecutively tried choices; prime to every number of choices, so that all are
/// tried.
const STRIDE: u64 = 7919;

/// The ids of all variants of a scenario or stage; `from` selects the first one to try. Each is
/// validated by a ruling when it is requested.
pub fn all<'a>(bank: &'a Bank, id: &str, from: u64) -> impl Iterator<Item = String> + 'a {
    ids(bank, id, from).filter(|id| bank.find(id).is_some())
}

/// The candidate ids for variants of a scenario or stage, each once.
pub(super) fn ids(bank: &Bank, id: &str, from: u64) -> impl Iterator<Item = String> + use<> {
    let last = bank.scenario(origin(id)).and_then(|scenario| bank.stages(scenario).last());
    let (origin, vetoed) = (origin(id).to_owned(), last.map(|last| last.vetoed.clone()).unwrap_or_default());
    let tokens = tokens(last.map(|last| &last.case), from).filter(move |token| !vetoed.has(*token));
    tokens.map(move |token| format!("{origin}{MARK}{token}"))
}

/// The tokens of candidates for variants, each once; `last` is the case of the last stage.
pub(super) fn tokens(last: Option<&Case>, from: u64) -> impl Iterator<Item = Token> + use<> {
    let choices = last.map_or(0, |last| u64::from(token::EACH * allowed::more(last)));
    let number = move |n: u64| (from % choices + n * STRIDE) % choices;
    (0..choices).map(move |n| Token::choosing(number(n) as u32))
}

/// The id of a variant of this scenario or stage that is not `seen`, if there is one. Depends on
/// `times`, the number of times the user has met the pattern. `rule` gives the ruling on a case, if
/// there is one.
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

/// The variant of all stages of a scenario with this token: `originals` are the stages with their
/// rulings, and `rule` gives the ruling on a case, if there is one.
pub(super) fn variant_stages(
    originals: &[(&Arc<Scenario>, &Arc<Ruling>)],
    token: Token,
    mut rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Option<Vec<Scenario>> {
    let choice = token.choice()?;
    let last = &originals.last()?.0.case;
    let (shift, edition) = (allowed::shift(last, choice)?, allowed::edition(last, choice)?);
    let moved = |naming| {
        let mut stages = Vec::new();
        for (stage, ruling) in originals {
            let case = moved(&stage.case, &shift, naming)?.under(edition);
            let again = rule(&case)?;
            let variant = stage.varied(Variation::Variant(token), case);
            let same = variant.case == stage.case || Path::of(&again) != Path::of(ruling);
            if same || !unanswerable(&variant, &again).is_empty() {
                return None;
            }
            stages.push(variant);
        }
        Some(stages)
    };
    let stages = NamingRule::BOTH.into_iter().find_map(moved)?;
    let whole = &stages.last()?.case.facts;
    (!is_duplicate(last, choice, whole)).then_some(stages)
}

/// Candidates for a changed stage; `last` is the case of the last stage. Neither their validity nor
/// which of them applies is checked.
pub(super) fn candidates(stage: &Scenario, last: &Case, variation: Variation) -> Vec<Scenario> {
    let token = match variation {
        Variation::Variant(token) => token,
        Variation::Under(edition) => return edition::stage_under(stage, edition).into_iter().collect(),
    };
    let Some(choice) = token.choice() else { return Vec::new() };
    let (Some(shift), Some(edition)) = (allowed::shift(last, choice), allowed::edition(last, choice)) else {
        return Vec::new();
    };
    let moved_case = |naming| Some(moved(&stage.case, &shift, naming)?.under(edition));
    NamingRule::BOTH.into_iter().filter_map(moved_case).map(|case| stage.varied(variation, case)).collect()
}

/// True if an earlier order of the suits makes the same facts: agreements of the list may omit the
/// difference between two.
fn is_duplicate(last: &Case, choice: token::TokenChoice, whole: &Facts) -> bool {
    (0..choice.suits).any(|suits| {
        let Some(shift) = allowed::shift(last, token::TokenChoice { suits, ..choice }) else { return false };
        let earlier = NamingRule::BOTH.into_iter().filter_map(|naming| self::moved(last, &shift, naming));
        earlier.into_iter().any(|case| case.facts == *whole)
    })
}

/// The moved case, if its facts are consistent.
fn moved(case: &Case, shift: &Shift, naming: NamingRule) -> Option<Case> {
    let facts = match &case.facts {
        Facts::Rotation(facts) => Facts::Rotation(shift.auction(&facts.setup(), naming)?.check().ok()?),
        Facts::Claim(facts) => Facts::Claim(shift.claim(&facts.setup())?.check().ok()?),
    };
    Some(Case { facts, ..case.clone() })
}
