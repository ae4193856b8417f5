//! Ten thousand variants over the whole bank.

use crate::variants::loaded;
use bank::answerable::unanswerable;
use bank::{RulingForm, Scenario, variant};
use rules::engine::ruling::Outcome;
use rules::engine::{self, Ruling};
use std::collections::BTreeMap;
use std::sync::Arc;
use words::english;

/// Number of variants.
const MANY: usize = 10_000;

/// A ruling's path: the kind of outcome with that of each branch, every test with its clause and
/// answer, and the same for earlier rulings.
fn path(ruling: &Ruling) -> String {
    let outcome = match &ruling.outcome {
        Outcome::PlayOn => "play on".to_owned(),
        Outcome::Rectification => "remedies".to_owned(),
        Outcome::NotCovered(limit) => format!("{limit:?}"),
        Outcome::Fork { branches, .. } => {
            branches.iter().map(|b| format!("[{:?}: {}]", b.answer, path(&b.ruling))).collect()
        }
    };
    let steps = ruling.trace.steps().iter().map(|step| {
        let asked = step.test.word();
        format!(" {} {asked} {}", step.clause.citation(), step.holds)
    });
    let earlier = ruling.earlier.iter().map(|earlier| format!(" after ({})", path(earlier)));
    format!("{outcome}{}{}", steps.collect::<String>(), earlier.collect::<String>())
}

/// True if all its texts exist.
fn is_told(variant: &Scenario) -> bool {
    let words = english();
    let whole = |text: &String| !text.is_empty() && !text.contains(['{', '}']) && !text.contains("  ");
    let story = words.story(&variant.case);
    let choices = RulingForm::of(variant).asks.into_iter().flat_map(|ask| {
        ask.choices.into_iter().map(move |token| words.choice(&variant.case, ask.key, &token))
    });
    !story.is_empty()
        && story.iter().all(|p| whole(p) && p.ends_with('.'))
        && choices.into_iter().all(|c| whole(&c))
}

#[test]
fn ten_thousand_variants_keep_the_path() {
    let bank = loaded();
    let paths: Vec<(&Scenario, String)> =
        bank.scenarios().map(|one| (one, path(&engine::rule(&one.case)))).collect();
    // Two variants, or two scenarios, may share the facts of an earlier stage.
    let whole = |one: &Scenario| one.stage.number == one.stage.stages;
    let of = |one: &Scenario| (format!("{:?}", one.case), one.id.clone());
    let mut facts: BTreeMap<String, String> = bank.scenarios().filter(|one| whole(one)).map(of).collect();
    let mut lines: Vec<_> = paths
        .iter()
        .filter(|(one, _)| one.stage.is_first())
        .map(|(one, _)| (*one, variant::all(bank, &one.id, 0)))
        .collect();
    let mut made = 0;
    while made < MANY {
        let before = made;
        for (first, ids) in lines.iter_mut() {
            let Some(id) = ids.next() else { continue };
            let (_, token) = id.split_once(variant::MARK).expect("an id of a variant");
            for stage in bank.stages(first) {
                let id = format!("{}~{token}", stage.id);
                let variant: Arc<Scenario> = bank.find(&id).unwrap_or_else(|| panic!("{id} is not found"));
                let ruling = engine::rule(&variant.case);
                let (_, of_origin) = paths.iter().find(|(one, _)| one.id == stage.id).expect("its path");
                assert_eq!(path(&ruling), *of_origin, "{id}");
                assert_eq!(unanswerable(&variant, &ruling), [], "{id}");
                assert!(is_told(&variant), "{id}: {:?}", english().story(&variant.case));
                if whole(&variant) {
                    let other = facts.insert(format!("{:?}", variant.case), id.clone());
                    assert_eq!(other, None, "{id} has its facts");
                }
            }
            made += 1;
        }
        assert!(made > before, "there are only {made}");
    }
}
