//! Duration of a permission check: every set of roles, every action, on oneself and on others.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use server::roles::{Action, Role, Roles, Whose, may};
use std::hint::black_box;

criterion_group!(roles, decisions);
criterion_main!(roles);

/// Every possible set of roles.
fn sets() -> Vec<Roles> {
    let set = |bits: usize| {
        let held = Role::ALL.into_iter().enumerate().filter(|(place, _)| bits & (1 << place) != 0);
        held.fold(Roles::NONE, |roles, (_, role)| roles.with(role))
    };
    (0..1 << Role::ALL.len()).map(set).collect()
}

fn decisions(criterion: &mut Criterion) {
    let sets = sets();
    let questions: Vec<(Roles, Action, Whose)> = sets
        .iter()
        .flat_map(|held| Action::all().map(move |action| (*held, action)))
        .flat_map(|(held, action)| [Whose::Own, Whose::Others].map(|whose| (held, action, whose)))
        .collect();
    let mut group = criterion.benchmark_group("roles");
    group.throughput(Throughput::Elements(questions.len() as u64));
    group.bench_function("every decision", |bencher| {
        bencher.iter(|| {
            questions.iter().filter(|(held, action, whose)| may(black_box(*held), *action, *whose)).count()
        });
    });
    group.finish();
}
