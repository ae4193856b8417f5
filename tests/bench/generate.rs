//! Duration of generating scenarios, with the proof of each: the patterns of the bank, twenty on a
//! clause that many stories reach, and twenty on one that few reach.

use bank::Bank;
use bank::generate::{Generated, Generator, Request};
use criterion::{Criterion, criterion_group, criterion_main};
use rules::law::Edition;
use std::path::Path;
use std::time::Duration;

criterion_group! {
    name = generating;
    config = Criterion::default().without_plots().sample_size(10).measurement_time(Duration::from_secs(10));
    targets = patterns, clauses
}
criterion_main!(generating);

fn loaded() -> Bank {
    Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank")
}

fn patterns(c: &mut Criterion) {
    let bank = loaded();
    c.bench_function("patterns of the bank", |b| b.iter(|| Generator::new(&bank)));
}

fn clauses(c: &mut Criterion) {
    let generator = Generator::new(&loaded());
    for clause in ["29A", "30B1(b)(ii)"] {
        let made = twenty(&generator, clause);
        assert_eq!(made.drafts.len(), 20, "{clause}");
        let name = format!("twenty on {clause}, {} tried", made.tried);
        c.bench_function(&name, |b| b.iter(|| twenty(&generator, clause)));
    }
}

fn twenty(generator: &Generator, clause: &str) -> Generated {
    generator.generate(&Request {
        edition: Edition::E2017,
        clause: clause.parse().expect("a clause"),
        like: None,
        difficulty: None,
        judgement: false,
        count: 20,
        seed: 1,
    })
}
