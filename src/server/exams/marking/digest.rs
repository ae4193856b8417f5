//! Digests of questions, which detect that a scenario has changed since a sitting was opened, after
//! a new bank was deployed.
//!
//! The digest of every stage is stored with the pool and with each paper. If the bank has changed,
//! no mark is revoked or changed automatically: the engine leaves such answers to examiners. The
//! candidate is informed on the page and in the review, examiners on the sitting's page and beside
//! the answer to be marked.

use bank::exam::{DrawnPaper, PaperItem, Part, Pool};
use bank::{Bank, Scenario, variant};
use rules::engine::{Case, Ruling};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Key of the digests in the stored JSON.
const FACTS: &str = "facts";

/// Digests of questions by id.
pub type Digests = BTreeMap<String, String>;

/// The digest of a scenario's question.
pub(crate) fn digest(scenario: &Scenario) -> String {
    hex::encode(&Sha256::digest(scenario.as_asked())[..16])
}

/// A pool for storage, with digests of all its questions and of the origins of variants.
pub fn of_pool(bank: &Bank, pool: &Pool, mut rule: impl FnMut(&Case) -> Option<Arc<Ruling>>) -> Value {
    let of = |id: &String, stages: u8| DrawnPaper {
        items: vec![PaperItem { part: Part::Closed, id: id.clone(), stages, weight: 1, critical: false }],
    };
    let items = pool.rows.iter().flat_map(|row| &row.items);
    let drawn = items.flat_map(|item| item.ids.iter().chain([&item.origin]).map(|id| of(id, item.stages)));
    let ids: BTreeSet<String> = drawn.flat_map(|drawn| drawn.pages()).map(|page| page.id).collect();
    let found = |id: String| bank.find_by(&id, &mut rule).map(|found| (id, digest(&found)));
    let digests: Digests = ids.into_iter().filter_map(found).collect();
    let mut pool_json = json!(pool);
    pool_json[FACTS] = json!(digests);
    pool_json
}

/// The digests stored with a pool or paper; empty if there are none.
pub(crate) fn digests(pool_json: &Value) -> Digests {
    serde_json::from_value(pool_json[FACTS].clone()).unwrap_or_default()
}

/// True if the current question under an id equals the one digested. One without a digest counts as
/// equal.
pub(crate) fn is_same(digests: &Digests, id: &str, now: &str) -> bool {
    digests.get(id).is_none_or(|was| was == now)
}

/// A paper for storage, with the digests of its pages.
pub(crate) fn with_digests(drawn: &DrawnPaper, all: &Digests) -> Value {
    let digests = drawn.pages().into_iter().filter_map(|page| all.get_key_value(&page.id));
    let digests: BTreeMap<&String, &String> = digests.collect();
    let mut paper = json!(drawn);
    paper[FACTS] = json!(digests);
    paper
}

/// Scenarios and stages of a sitting's pool that have changed or disappeared.
pub fn changed(bank: &Bank, pool: &Value) -> Vec<String> {
    let own = digests(pool).into_iter().filter(|(id, _)| !id.contains(variant::MARK));
    own.filter(|(id, was)| bank.find(id).is_none_or(|now| digest(&now) != *was)).map(|(id, _)| id).collect()
}
