//! A law as a decision tree, drawn from the engine: it rules on a systematic set of cases, and the
//! traces are merged. So a tree has every test that the engine makes under the law.
//!
//! - `cases`: the auctions, in the notation of `course`; `claims`: the claims and concessions
//! - `paths`: the part of each ruling's path that belongs to one law
//! - `merge`: the paths as a `tree`
//!
//! Decisions:
//!
//! - A test that has the same answer on every path is a statement, and no question of the tree,
//!   unless it tells two paths apart.
//! - A test that is recorded only where it holds does not hold on the other paths from there.
//! - Where two paths go on with different tests after the same answers, the facts that decide
//!   between them are no tests of this law: the tree has both, as alternatives.
//! - The other view on a contested point is in no tree. Nor is a path that leads to a limit of the
//!   engine, unless the limit is that a clause was not available.
//!
//! Not here: Law 68, whose questions are independent of each other, so that its tree would repeat
//! them on every path; and Law 70, whose tests depend on a search: no small set of endings reaches
//! them all.

mod cases;
mod claims;
pub(crate) mod course;
mod merge;
mod paths;
mod tree;

pub use paths::law_path;
pub use tree::{Asked, LawEnd, LawNode, LawTree};

use rules::law::Edition;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The laws that are not drawn.
const WITHOUT_TREE: [&str; 2] = ["68", "70"];

impl LawTree {
    /// The tree of a law in an edition; `None` if the engine asks no question under it. The first
    /// call for an edition rules on all its cases.
    pub fn of(law: &str, edition: Edition) -> Option<&'static LawTree> {
        static TREES: [OnceLock<BTreeMap<&'static str, LawTree>>; Edition::ALL.len()] =
            [const { OnceLock::new() }; Edition::ALL.len()];
        let place = Edition::ALL.iter().position(|one| *one == edition)?;
        let trees = TREES[place].get_or_init(|| {
            let mut paths = paths::by_law(cases::of(edition).chain(claims::of(edition)));
            paths.retain(|law, _| !WITHOUT_TREE.contains(law));
            paths.into_iter().filter_map(|(law, paths)| Some((law, merge::tree(paths)?))).collect()
        });
        trees.get(law)
    }
}
