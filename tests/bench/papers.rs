//! Duration of preparing a sitting, with every variant ruled on, and of drawing the papers of three
//! thousand candidates: `cargo bench -p bench --bench papers`.

use bank::Bank;
use bank::exam::{Exposure, Paper, Pool, draw, pool};
use rules::engine;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// Variants of a scenario, and number of candidates.
const VARIANTS: usize = 8;
const CANDIDATES: u64 = 3000;

/// All scenarios, in as many rows as a long exam has, all competing for the same scenarios.
fn everything(bank: &Bank) -> Paper {
    let row = |(n, law): (usize, &str)| {
        let part = if n.is_multiple_of(2) { "closed" } else { "open" };
        format!(
            "[[draw]]\npart = \"{part}\"\ncount = 2\nlaw = \"{law}\"\nvariants = true\njudgement = true\n"
        )
    };
    let of_laws: String =
        ["29", "30", "31", "32", "68", "70", "71"].into_iter().enumerate().map(row).collect();
    let rest = "[[draw]]\npart = \"closed\"\ncount = 20\nvariants = true\njudgement = true\n";
    Paper::read_for(bank, &format!("name = \"Everything\"\n{of_laws}{rest}")).expect("a paper")
}

fn prepared(bank: &Bank, name: &str, paper: &Paper) -> Pool {
    let mut ruled = 0;
    let begun = now();
    let rule = |case: &engine::Case| {
        ruled += 1;
        Some(Arc::new(engine::rule(case)))
    };
    let pool = pool(bank, paper, VARIANTS, 1, rule).expect("a pool");
    let took = begun.elapsed();
    let items: usize = pool.rows.iter().map(|row| row.items.len()).sum();
    let ids: usize = pool.rows.iter().flat_map(|row| &row.items).map(|item| item.ids.len()).sum();
    println!("{name}: {items} scenarios as {ids} variants, {ruled} rulings, {:.2} s", took.as_secs_f64());
    pool
}

fn drawn(name: &str, pool: &Pool) {
    let mut state = 1_u64;
    let mut chance = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let (mut all, mut took) = (Exposure::default(), Vec::new());
    for _ in 0..CANDIDATES {
        let begun = now();
        let drawn = draw(pool, &Exposure::default(), &all, &mut chance);
        took.push(begun.elapsed().as_secs_f64() * 1000.0);
        all.add(&drawn);
    }
    took.sort_by(f64::total_cmp);
    let at = |share: f64| took[(share * (took.len() - 1) as f64) as usize];
    let whole: f64 = took.iter().sum::<f64>() / 1000.0;
    println!(
        "{name}: {CANDIDATES} papers in {whole:.2} s; median {:.3} ms, p95 {:.3}, most {:.3}",
        at(0.5),
        at(0.95),
        at(1.0)
    );
}

#[expect(clippy::disallowed_methods, reason = "a benchmark asks for the time")]
fn now() -> Instant {
    Instant::now()
}

fn main() {
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let club = bank.paper("club").expect("a paper of the bank");
    for (name, paper) in [("the club paper", club), ("everything", &everything(&bank))] {
        drawn(name, &prepared(&bank, name, paper));
    }
}
