//! Pools, and the laws they cover.

use crate::exams::{Chance, loaded, read};
use bank::exam::{
    Exposure, Paper, Pool, coverage, draw, is_contested, is_judged, pool, unprepared, unvalidated, validated,
};
use bank::grade::right_answers;
use bank::variant::{self, Path};
use bank::{Bank, Scenario};
use rules::engine::{self, Case, Ruling};
use std::collections::BTreeSet;
use std::sync::Arc;

fn rule(case: &Case) -> Option<Arc<Ruling>> {
    Some(Arc::new(engine::rule(case)))
}

fn prepared(paper: &Paper, variants: usize) -> Pool {
    pool(loaded(), paper, variants, 12, rule).unwrap_or_else(|short| panic!("{short:?}"))
}

fn draws(filter: &str) -> Paper {
    read(&format!(
        "name = \"Some\"\nprogramme = \"demonstration\"\n[[draw]]\npart = \"open\"\ncount = 1\n{filter}\n"
    ))
}

/// The scenarios that a row may draw, and those of the bank that match it.
fn holds(filter: &str, is: impl Fn(&Bank, &Scenario) -> bool) {
    let pool = unprepared(loaded(), &draws(filter));
    let got: Vec<&str> = pool.rows[0].items.iter().map(|item| &*item.origin).collect();
    let want: Vec<&str> = loaded().firsts().filter(|one| is(loaded(), one)).map(|one| &*one.id).collect();
    assert_eq!(got, want, "{filter}");
    assert!(!want.is_empty() && want.len() < loaded().firsts().count(), "{filter}");
}

#[test]
fn row_draws_its_own_kind() {
    holds("judgement = true\nfamily = \"concession\"", |_, one| one.family().word() == "concession");
    holds("judgement = true\nlaw = \"30\"", |bank, one| bank.by_law("30").any(|other| other.id == one.id));
    holds("judgement = true\nstages = 3", |_, one| one.stage.stages == 3);
    holds("judgement = true\nstages = 1\nfamily = \"rotation\"\nlaw = \"31\"", |bank, one| {
        one.stage.stages == 1 && one.family().word() == "rotation" && bank.laws_of(&one.id).contains(&"31")
    });
    let plain = |bank: &Bank, one: &Scenario| !is_judged(bank, &one.id) && !is_contested(bank, &one.id);
    holds("", plain);
    holds("judgement = false\nfamily = \"claim\"", |bank, one| {
        one.family().word() == "claim" && plain(bank, one)
    });
    // The level requires all three families, so it excludes nothing.
    let level = unprepared(loaded(), &draws("level = \"Club Director\"\njudgement = true"));
    assert_eq!(level.rows[0].items.len(), loaded().firsts().count());
}

#[test]
fn judgement_follows_from_rulings() {
    let (mut judged, mut contested) = (0, 0);
    for first in loaded().firsts() {
        let rulings: Vec<(&Scenario, Ruling)> =
            loaded().stages(first).map(|stage| (stage, engine::rule(&stage.case))).collect();
        let several = rulings
            .iter()
            .any(|(stage, ruling)| stage.asks.iter().any(|key| right_answers(ruling, *key).len() != 1));
        assert_eq!(is_judged(loaded(), &first.id), several, "{}", first.id);
        // As text, to cover any nesting.
        let differ = rulings.iter().any(|(_, ruling)| format!("{ruling:?}").contains("Contested {"));
        assert_eq!(is_contested(loaded(), &first.id), differ, "{}", first.id);
        judged += usize::from(several);
        contested += usize::from(differ);
    }
    assert!(judged > 3 && contested > 1, "{judged} and {contested}");
}

#[test]
fn variants_take_the_same_path() {
    let paper = loaded().paper("club").expect("a paper of the bank");
    let pool = prepared(paper, 3);
    let mut variants = 0;
    for item in pool.rows.iter().flat_map(|row| &row.items) {
        assert!(!item.ids.is_empty() && item.ids.len() <= 3);
        assert_eq!(item.ids.iter().collect::<BTreeSet<_>>().len(), item.ids.len());
        for id in &item.ids {
            assert_eq!(variant::origin(id), item.origin);
            let (_, token) = id.split_once(variant::MARK).unwrap_or((id, ""));
            for stage in loaded().stages(loaded().scenario(&item.origin).unwrap()) {
                let moved = if token.is_empty() { stage.id.clone() } else { format!("{}~{token}", stage.id) };
                let moved = loaded().find(&moved).unwrap_or_else(|| panic!("{moved}"));
                assert_eq!(
                    Path::of(&engine::rule(&moved.case)),
                    Path::of(&engine::rule(&stage.case)),
                    "{id}"
                );
                assert_eq!(moved.case.edition.word(), "2017");
            }
            variants += usize::from(!token.is_empty());
        }
    }
    assert!(variants > 50, "{variants}");
}

/// The variant validated after the draw is the first of those that a whole pool has.
#[test]
fn drawn_variants_are_those_of_the_pool() {
    let paper = loaded().paper("club").expect("a paper of the bank");
    let (whole, single) = (prepared(paper, 1), unvalidated(loaded(), paper, 12));
    let (mut varied, mut moved) = (0, 0);
    for (known, item) in whole.rows.iter().zip(&single.rows).flat_map(|(a, b)| a.items.iter().zip(&b.items)) {
        let [id] = &item.ids[..] else { panic!("{item:?}") };
        if known.ids[0] == known.origin {
            continue;
        }
        let found = validated(loaded(), paper.edition, id, 12, &mut rule);
        assert_eq!(found.as_ref(), known.ids.first(), "{}", item.origin);
        varied += 1;
        moved += usize::from(found.as_ref() != Some(id));
    }
    assert!(varied > 20 && moved > 0, "{varied} variants, {moved} of them not the first to try");
    let none = validated(loaded(), None, &single.rows[0].items[0].ids[0], 12, &mut |_| None);
    assert!(
        none.is_none() || !none.unwrap_or_default().contains(variant::MARK),
        "no variant without a ruling"
    );
}

#[test]
fn pool_without_rulings_fails() {
    let paper = loaded().paper("club").unwrap();
    // Nothing can be verified, so there are no variants.
    let pool = pool(loaded(), paper, 3, 0, |_| None).unwrap();
    assert_eq!(pool, unprepared(loaded(), paper));
    let fixed = read("name = \"One\"\n[[item]]\nscenario = \"r002\"\npart = \"open\"\n");
    assert!(bank::exam::pool(loaded(), &fixed, 3, 0, |_| None).is_ok());
}

#[test]
fn fixed_variant_exists_or_is_missing() {
    let id = variant::all(loaded(), "r002", 5).next().expect("a variant");
    let of = |id: &str| read(&format!("name = \"One\"\n[[item]]\nscenario = \"{id}\"\npart = \"open\"\n"));
    assert_eq!(prepared(&of(&id), 3).rows[0].items[0].ids, [id.as_str()]);
    let none = (0..variant::TOKENS)
        .map(|n| format!("r002~{}", variant::Token::new(n)))
        .find(|id| loaded().find(id).is_none());
    let short = pool(loaded(), &of(&none.expect("a token without a variant")), 3, 0, rule).unwrap_err();
    assert_eq!((&*short[0].field, short[0].need, short[0].have), ("item[0].scenario", 1, 0));
}

#[test]
fn first_variants_can_be_chosen() {
    let paper = draws("law = \"34\"\nvariants = true");
    let of = |from| pool(loaded(), &paper, 2, from, rule).unwrap();
    assert_eq!(of(1), of(1));
    assert_ne!(of(1), of(2));
}

#[test]
fn coverage_matches_drawn_papers() {
    for (id, paper) in loaded().papers() {
        let covered = coverage(loaded(), paper);
        let pool = unprepared(loaded(), paper);
        let mut chance = Chance(77);
        let mut sums = vec![0; covered.laws.len()];
        const PAPERS: usize = 600;
        for _ in 0..PAPERS {
            let drawn = draw(&pool, &Exposure::default(), &Exposure::default(), &mut |n| chance.below(n));
            assert_eq!(drawn.items.len(), covered.items);
            for (law, sum) in covered.laws.iter().zip(&mut sums) {
                let of = |item: &&bank::exam::PaperItem| loaded().laws_of(item.origin()).contains(&law.law);
                let asked = drawn.items.iter().filter(of).count();
                assert!((law.least..=law.most).contains(&asked), "{id}, Law {}: {asked}", law.law);
                *sum += asked;
            }
        }
        for (law, sum) in covered.laws.iter().zip(sums) {
            assert!(law.available > 0 || (law.most, law.mean) == (0, 0));
            let mean = 1000 * sum / PAPERS;
            // Rows that compete for scenarios take them from each other; the mean ignores that.
            assert!(mean.abs_diff(law.mean) <= 250, "{id}, Law {}: {mean} for {}", law.law, law.mean);
        }
        let rows = covered.rows.iter().zip(&pool.rows);
        for (row, of) in rows {
            assert_eq!((row.available, row.count, row.part), (of.items.len(), of.count.into(), of.part));
            assert_eq!(row.by_law.len(), covered.laws.len());
            assert!(
                row.by_law.iter().all(|has| *has <= row.available) && row.by_law.iter().any(|has| *has > 0),
                "{}",
                row.place
            );
        }
    }
}
