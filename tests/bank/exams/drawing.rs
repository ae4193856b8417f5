//! Drawing a candidate's paper.

use crate::exams::{Chance, slow};
use bank::exam::{DrawnPaper, Exposure, PaperItem, Part, Pool, PoolItem, PoolRow, draw, shortfalls};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

fn item(n: usize) -> PoolItem {
    let origin = format!("s{n:02}");
    let ids = (0..=n % 3).map(|token| format!("{origin}~00{token}")).collect();
    PoolItem { origin, stages: 1 + (n % 4) as u8, ids }
}

fn row(part: Part, count: u16, items: impl IntoIterator<Item = usize>) -> PoolRow {
    let items = items.into_iter().map(item).collect();
    PoolRow { part, count, weight: 10 + count, critical: count.is_multiple_of(2), items }
}

/// Small pools whose rows compete for scenarios.
fn pools() -> impl Strategy<Value = Pool> {
    let one = (any::<bool>(), 1_u16..4, btree_set(0_usize..9, 0..6));
    vec(one, 1..4).prop_map(|rows| {
        let part = |closed| if closed { Part::Closed } else { Part::Open };
        Pool {
            rows: rows.into_iter().map(|(closed, count, items)| row(part(closed), count, items)).collect(),
        }
    })
}

fn seen() -> impl Strategy<Value = Exposure> {
    let of =
        |counts: Vec<u32>| counts.iter().enumerate().map(|(n, count)| (format!("s{n:02}"), *count)).collect();
    vec(0_u32..3, 9).prop_map(move |counts| Exposure(of(counts)))
}

fn by(pool: &Pool, own: &Exposure, all: &Exposure, seed: u64) -> DrawnPaper {
    let mut chance = Chance(seed | 1);
    draw(pool, own, all, &mut |below| chance.below(below))
}

/// Draws by row: the weights of items distinguish the rows if no two draw equally many.
fn origins(items: &[PaperItem]) -> Vec<&str> {
    items.iter().map(PaperItem::origin).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn leaves_out_what_can_be_spared(pool in pools(), out in btree_set(0_usize..9, 0..5)) {
        let out: BTreeSet<String> = out.into_iter().map(|n| item(n).origin).collect();
        let fewer = pool.without(|origin| out.contains(origin));
        let short = shortfalls(&pool);
        prop_assert_eq!(&shortfalls(&fewer), &short);
        for origin in (0..9).map(|n| item(n).origin) {
            prop_assert!(fewer.has(&origin) == pool.has(&origin) || out.contains(&origin));
        }
        for origin in out.iter().filter(|origin| fewer.has(origin)) {
            let mut next = fewer.clone().into_owned();
            next.rows.iter_mut().for_each(|row| row.items.retain(|item| item.origin != *origin));
            prop_assert_ne!(&shortfalls(&next), &short, "{} could be spared", origin);
        }
    }

    #[test]
    fn draws_without_repetition(pool in pools(), own in seen(), all in seen(), seed: u64) {
        let drawn = by(&pool, &own, &all, seed);
        let different: BTreeSet<&str> = drawn.items.iter().map(PaperItem::origin).collect();
        prop_assert_eq!(different.len(), drawn.items.len());
        let wanted: Vec<usize> = pool.rows.iter().map(|row| row.count.into()).collect();
        let lacks = shortfalls(&pool);
        prop_assert_eq!(lacks.is_empty(), slow::can_be(&pool, &wanted, &BTreeSet::new()));
        let missing: usize = lacks.iter().map(|(_, lacks)| lacks).sum();
        prop_assert_eq!(drawn.items.len(), wanted.iter().sum::<usize>() - missing);
        // The paper is as complete as the missing items allow, and no better draw exists.
        let mut rest = wanted.clone();
        lacks.iter().for_each(|(row, lacks)| rest[*row] -= lacks);
        prop_assert!(slow::can_be(&pool, &rest, &BTreeSet::new()));
    }

    #[test]
    fn item_questions_follow_the_row(pool in pools(), own in seen(), all in seen(), seed: u64) {
        let drawn = by(&pool, &own, &all, seed);
        prop_assert!(drawn.items.is_sorted_by_key(|item| item.part));
        for item in &drawn.items {
            let of = |row: &&PoolRow| {
                let like = (row.part, row.weight, row.critical) == (item.part, item.weight, item.critical);
                like && row.items.iter().any(|one| {
                    one.origin == item.origin() && one.stages == item.stages && one.ids.contains(&item.id)
                })
            };
            prop_assert!(pool.rows.iter().any(|row| of(&row)), "{:?}", item);
        }
    }

    #[test]
    fn first_row_takes_least_seen(pool in pools(), own in seen(), all in seen(), seed: u64) {
        prop_assume!(shortfalls(&pool).is_empty());
        // Told apart from the other rows by its weight.
        let mut pool = pool;
        pool.rows[0].weight = 99;
        let times = |origin: &str| (own.times(origin), all.times(origin));
        let drawn = by(&pool, &own, &all, seed);
        let mut got: Vec<(u32, u32)> =
            drawn.items.iter().filter(|item| item.weight == 99).map(|item| times(item.origin())).collect();
        got.sort();
        prop_assert_eq!(got, slow::first_row(&pool, times));
    }

    #[test]
    fn same_seed_draws_same_paper(pool in pools(), own in seen(), all in seen(), seed: u64) {
        prop_assert_eq!(by(&pool, &own, &all, seed), by(&pool, &own, &all, seed));
    }
}

/// Two disjoint rows, of twelve and seven.
fn disjoint() -> Pool {
    Pool { rows: vec![row(Part::Open, 3, 0..12), row(Part::Closed, 2, 20..27)] }
}

#[test]
fn exposure_is_even() {
    let (pool, mut all) = (disjoint(), Exposure::default());
    for seed in 1..=400 {
        all.add(&by(&pool, &Exposure::default(), &all, seed));
        for row in &pool.rows {
            let times: Vec<u32> = row.items.iter().map(|item| all.times(&item.origin)).collect();
            let (least, most) = (times.iter().min().unwrap(), times.iter().max().unwrap());
            assert!(most - least <= 1, "after {seed}: {times:?}");
        }
    }
}

#[test]
fn returning_candidate_sees_new_items() {
    let (pool, mut own) = (disjoint(), Exposure::default());
    let mut asked: BTreeMap<String, usize> = BTreeMap::new();
    for attempt in 1..=4 {
        // Whatever the others have seen.
        let all = Exposure((0..12).map(|n| (format!("s{n:02}"), n * 7 % 5)).collect());
        let drawn = by(&pool, &own, &all, attempt);
        own.add(&drawn);
        for item in drawn.items.iter().filter(|item| item.part == Part::Open) {
            *asked.entry(item.origin().to_owned()).or_default() += 1;
        }
    }
    assert_eq!(asked.len(), 12, "{asked:?}");
}

#[test]
fn ties_are_broken_by_chance() {
    let pool = disjoint();
    let mut times: BTreeMap<String, u32> = BTreeMap::new();
    const DRAWS: u32 = 4000;
    for seed in 1..=u64::from(DRAWS) {
        let drawn =
            by(&pool, &Exposure::default(), &Exposure::default(), seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        for item in drawn.items {
            *times.entry(item.id).or_default() += 1;
        }
    }
    // Variants of a scenario are equally frequent, and so are scenarios: within five deviations.
    for row in &pool.rows {
        for item in &row.items {
            let share = f64::from(row.count) / row.items.len() as f64 / item.ids.len() as f64;
            let mean = share * f64::from(DRAWS);
            let deviation = (mean * (1.0 - share)).sqrt();
            for id in &item.ids {
                let got = f64::from(times[id]);
                assert!((got - mean).abs() < 5.0 * deviation, "{id}: {got} for {mean}");
            }
        }
    }
}

#[test]
fn leaves_scarce_items_to_others() {
    let pool = Pool { rows: vec![row(Part::Closed, 1, [0, 1]), row(Part::Closed, 1, [0])] };
    // The first row prefers the unseen scenario.
    let all = Exposure([("s01".to_owned(), 5)].into());
    for seed in 1..50 {
        assert_eq!(origins(&by(&pool, &Exposure::default(), &all, seed).items), ["s01", "s00"]);
    }
    let short = Pool { rows: vec![row(Part::Closed, 2, [0, 1]), row(Part::Closed, 1, [0])] };
    assert_eq!(shortfalls(&short).len(), 1);
    assert_eq!(by(&short, &Exposure::default(), &all, 1).items.len(), 2);
}

#[test]
fn pages_are_stages_in_order() {
    let item = |id: &str, stages| PaperItem {
        part: Part::Open,
        id: id.to_owned(),
        stages,
        weight: 1,
        critical: false,
    };
    let drawn = DrawnPaper { items: vec![item("r041~7k2", 3), item("c001", 1), item("r050", 2)] };
    let pages: Vec<(usize, usize, usize, String)> =
        drawn.pages().into_iter().map(|page| (page.item, page.stage, page.stages, page.id)).collect();
    let told: Vec<(usize, usize, usize, &str)> =
        pages.iter().map(|(i, s, of, id)| (*i, *s, *of, &**id)).collect();
    assert_eq!(
        told,
        [
            (0, 1, 3, "r041~7k2"),
            (0, 2, 3, "r041.2~7k2"),
            (0, 3, 3, "r041.3~7k2"),
            (1, 1, 1, "c001"),
            (2, 1, 2, "r050"),
            (2, 2, 2, "r050.2"),
        ]
    );
    assert!(drawn.has(Part::Open) && !drawn.has(Part::Closed));
}

#[test]
fn paper_and_pool_round_trip() {
    let pool = disjoint();
    let drawn = by(&pool, &Exposure::default(), &Exposure::default(), 1);
    let stored = serde_json::to_string(&drawn).unwrap();
    assert!(stored.starts_with(r#"{"items":[{"part":"closed","id":"s2"#), "{stored}");
    assert_eq!(serde_json::from_str::<DrawnPaper>(&stored).unwrap(), drawn);
    assert_eq!(serde_json::from_str::<Pool>(&serde_json::to_string(&pool).unwrap()).unwrap(), pool);
}
