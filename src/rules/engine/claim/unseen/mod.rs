//! Rulings with unknown hands: the layouts that fit the facts, and the ruling over all of them.
//!
//! ```toml
//! unseen = ["W", "E"]          # of these hands `cards` has only the known cards
//! out = ["SQ", "S7", "H4"]     # the cards they hold between them; or `played`, and they hold the rest of the deck
//! played = ["SA", "S3"]
//! lengths = ["W 2S"]           # known suit lengths in one of them
//! ```
//!
//! An unknown layout is the Director's ignorance, not the claimer's: every layout is ruled on as if
//! it were known (`merge`), and where the rulings differ the question is the one that separates
//! most of them (`question`). Claims with more layouts are searched as long as all layouts give the
//! same ruling. Beyond that nothing is searched: matters that depend on the layout are asked, or
//! are a limit.

mod content;
mod layout;
mod merge;
mod question;

use super::assess::cache::AssessmentCache;
use super::facts::ClaimFacts;
use super::facts::known_cards::{KnownCards, MOST_SEPARATED};
use super::laws::{claim as claim_law, concession as concession_law};
use crate::engine::case::Case;
use crate::engine::effort::Effort;
use crate::engine::ruling::Ruling;
use layout::Layout;
use merge::LayoutMerge;

/// Limit on layouts ruled on if all rulings agree: the layouts of two hands of eight cards.
const MOST_LAYOUTS: usize = 12_870;

/// Number of layouts from all parts that come first: where these differ, the others are not needed.
const FIRST_SAMPLE: usize = 48;

/// The share of the plays for one of many layouts, a twentieth: layouts that are not simple stop
/// the search soon.
const LAYOUT_SHARE: u64 = 20;

impl ClaimFacts {
    /// The facts in each layout of the unknown hands; `None` if all are known, or more layouts fit
    /// than are separated.
    pub fn layouts(&self) -> Option<Vec<ClaimFacts>> {
        let of_each = self.up_to(MOST_SEPARATED)?;
        Some(of_each.collect())
    }

    /// The layouts, if there are at most this many.
    fn up_to(&self, most: usize) -> Option<impl Iterator<Item = ClaimFacts>> {
        let setup = self.setup();
        if setup.unseen.is_none() {
            return None;
        }
        let hands = KnownCards::of(&setup).layouts(most)?;
        Some(hands.into_iter().filter_map(move |hands| setup.dealt(hands).check().ok()))
    }
}

/// The ruling over all layouts of the unknown hands.
pub(super) fn rule(case: &Case, facts: &ClaimFacts, effort: &Effort) -> Ruling {
    if facts.is_concession() { concession(case, facts, effort) } else { claim(case, facts, effort) }
}

/// The ruling on a claim over all layouts of the unknown hands. The layouts share the plays.
fn claim(case: &Case, facts: &ClaimFacts, effort: &Effort) -> Ruling {
    let merging = LayoutMerge::new(case, &facts.unseen().hands);
    let mut left = effort.plays;
    let mut rule = |facts: &ClaimFacts, among: u64| {
        let mut work = AssessmentCache::new(facts, &effort.with(left / among));
        let ruling = claim_law::rule_with(case, facts, &mut work);
        left -= work.means.tried().min(left);
        Layout { hands: facts.cards(), ruling }
    };
    if let Some(layouts) = facts.layouts() {
        let others = (1..=layouts.len() as u64).rev();
        return merging.over(layouts.iter().zip(others).map(|(facts, others)| rule(facts, others)).collect());
    }
    let many: Vec<ClaimFacts> = facts.up_to(MOST_LAYOUTS).map(Iterator::collect).unwrap_or_default();
    let stride = (many.len() / FIRST_SAMPLE).max(1);
    let in_strides = (0..stride).flat_map(|from| many.iter().skip(from).step_by(stride));
    let alike = merging.merge_if_alike(in_strides.map(|facts| rule(facts, LAYOUT_SHARE)));
    alike.unwrap_or_else(|| claim_law::rule(case, facts, effort))
}

/// The ruling on a concession over all layouts; each layout has the same share of the plays.
fn concession(case: &Case, facts: &ClaimFacts, effort: &Effort) -> Ruling {
    let Some(layouts) = facts.layouts() else { return concession_law::rule(case, facts, effort) };
    let share = effort.part(layouts.len() as u64);
    let rule = |facts: &ClaimFacts| Layout {
        hands: facts.cards(),
        ruling: concession_law::rule(case, facts, &share),
    };
    LayoutMerge::new(case, &facts.unseen().hands).over(layouts.iter().map(rule).collect())
}
