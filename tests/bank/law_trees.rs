//! The trees of the laws: every ruling follows a path in the tree of each law that it asks about.

use crate::random;
use bank::Bank;
use bank::change::Change;
use bank::law_tree::{Asked, LawEnd, LawNode, LawTree, law_path};
use rules::engine::ruling::{Limit, Outcome};
use rules::engine::{Component, Family, Key, Ruling, rule};
use rules::law;
use rules::law::Edition;
use std::collections::BTreeSet;
use std::path::Path;

/// Number of random auctions.
const AUCTIONS: u64 = 20_000;

/// The ends that these tests lead to; `None` where the path ends within the tree.
fn follow<'t>(node: &'t LawNode, steps: &[(Asked, bool)]) -> Vec<Option<&'t LawEnd>> {
    match (node, steps.split_first()) {
        (LawNode::Which(several), _) => several.iter().flat_map(|one| follow(one, steps)).collect(),
        (LawNode::End(end), None) => vec![Some(end)],
        (LawNode::End(_), Some(_)) => Vec::new(),
        (LawNode::Ask { asked, yes, no, .. }, Some(((test, holds), rest))) if asked == test => {
            let exit = if *holds { yes } else { no };
            exit.as_ref().map(|to| follow(to, rest)).unwrap_or_default()
        }
        (LawNode::Ask { no: Some(rest), implied: Some(false), .. }, _)
        | (LawNode::Ask { yes: Some(rest), implied: Some(true), .. }, _) => follow(rest, steps),
        (LawNode::Ask { .. }, None) => vec![None],
        (LawNode::Ask { .. }, Some(_)) => Vec::new(),
    }
}

/// Checks every path of a ruling, of its answers and of the rulings on earlier irregularities.
/// Returns the number of paths.
fn check(ruling: &Ruling, what: &str) -> usize {
    let earlier: usize = ruling.earlier.iter().map(|earlier| check(earlier, what)).sum();
    let mut checked = earlier;
    if let Outcome::Fork { branches, .. } = &ruling.outcome {
        return checked + branches.iter().map(|branch| check(&branch.ruling, what)).sum::<usize>();
    }
    let is_covered = !matches!(ruling.outcome, Outcome::NotCovered(_));
    let laws: BTreeSet<&str> = ruling.trace.steps().iter().map(|step| step.clause.law()).collect();
    for (law, tree) in laws.iter().filter_map(|law| Some((law, LawTree::of(law, ruling.edition)?))) {
        let mut steps = law_path(law, &ruling.trace);
        steps.retain(|step| !tree.statements.contains(step));
        let is_looked_at_only = steps.is_empty();
        let ends = follow(&tree.root, &steps);
        let is_end = |end: &Option<&LawEnd>| end.is_some_and(|end| is_right(end, ruling, law));
        assert!(
            is_looked_at_only || ends.iter().any(|end| is_end(end) || (end.is_none() && !is_covered)),
            "{what}: no path in Law {law} of {} for {}, by {:?}; {ends:?}",
            ruling.edition,
            told(&steps),
            ruling.component(Key::Law),
        );
        checked += 1;
    }
    checked
}

fn told(steps: &[(Asked, bool)]) -> String {
    let step = |(asked, holds): &(Asked, bool)| format!("{} {} {holds}", asked.clause, asked.test);
    steps.iter().map(step).collect::<Vec<_>>().join(", ")
}

/// True if the ruling may end here: the clause that disposes of it, if it is of this law, is the
/// one of the end, or stands above it.
fn is_right(end: &LawEnd, ruling: &Ruling, law: &str) -> bool {
    match (ruling.component(Key::Law), &ruling.outcome) {
        (_, Outcome::NotCovered(limit)) => {
            end.is_beyond == matches!(limit, Limit::Edition(_)) || !end.is_beyond
        }
        (Some(Component::Law(clause)), _) if clause.law() == law => {
            end.clause.is_some_and(|own| own == *clause || own.parents().any(|above| above == *clause))
        }
        _ => true,
    }
}

#[test]
fn every_ruling_of_the_bank_follows_its_trees() {
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let paths: usize = bank.scenarios().map(|one| check(&rule(&one.case), &one.id.to_string())).sum();
    assert!(paths > 400, "only {paths} paths");
}

#[test]
fn every_random_auction_follows_its_trees() {
    let auction = |seed: u64| {
        let case = random::case(seed, random::MOST)?;
        Some(check(&rule(&case), &random::text(&random::auction(seed, random::MOST).1)))
    };
    let paths: usize = (0..AUCTIONS).filter_map(auction).sum();
    assert!(paths as u64 > AUCTIONS, "only {paths} paths");
}

#[test]
fn draws_the_laws_of_each_edition() {
    let drawn = |edition: Edition| -> Vec<&str> {
        let mut laws: Vec<&str> = law::Clause::all().map(|clause| clause.law()).collect();
        laws.dedup();
        laws.into_iter().filter(|law| LawTree::of(law, edition).is_some()).collect()
    };
    let of_calls = ["24", "25", "26", "27", "28", "29", "30", "31", "32", "34", "36", "37", "38", "39"];
    let of_claims = ["69", "71", "79"];
    assert_eq!(
        drawn(Edition::E2017),
        [&["15", "20", "21", "23"], &of_calls[..], &["48", "50"], &of_claims].concat()
    );
    assert_eq!(drawn(Edition::E2007), [&["17", "20", "21"], &of_calls[..], &["50"], &of_claims].concat());
    let of_older_calls = ["24", "25", "26", "27", "28", "29", "30", "31", "32", "34", "35", "39", "48", "50"];
    assert_eq!(
        drawn(Edition::E1997),
        [&["17", "21"], &of_older_calls[..], &["69", "71", "75", "79"]].concat()
    );
    assert_eq!(drawn(Edition::E1987), of_claims);
    assert_eq!(drawn(Edition::Social), ["71"]);
}

/// Before 2017 Law 32 says nothing of left-hand opponent’s turn; in 2007 that is a change of call.
#[test]
fn law_32_of_2007_leads_to_law_25() {
    let tree = LawTree::of("32", Edition::E2007).expect("a tree");
    let refused = |clause, test| (Asked { clause, test }, false);
    let steps = [refused(law!("32A"), "at_partners_turn"), refused(law!("32B"), "at_rhos_turn")];
    let ends: Vec<&LawEnd> = follow(&tree.root, &steps).into_iter().flatten().collect();
    let [end] = ends[..] else { panic!("{ends:?}") };
    assert_eq!(end.next, [law!("25")]);
}

/// One of so many changes is tried.
const TRIED: usize = 5;

#[test]
fn every_changed_claim_follows_its_trees() {
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let claims = bank.scenarios().filter(|one| one.family() != Family::Rotation);
    let changed = claims.flat_map(|one| {
        let changes = Change::all(&one.case).into_iter().step_by(TRIED);
        changes
            .filter_map(|change| Some((format!("{} {}", one.id, change.token()), change.apply(&one.case)?)))
    });
    let paths: usize = changed.map(|(what, case)| check(&rule(&case), &what)).sum();
    assert!(paths > 400, "only {paths} paths");
}
