//! Index of scenarios by the clauses they turn on: those with a test that held in the ruling, and
//! those cited in its components.

use rules::engine::Ruling;
use rules::engine::ruling::Outcome;
use rules::law::Clause;
use std::collections::{BTreeMap, BTreeSet};

/// The ids of the scenarios that turn on each clause, from the rulings made when the bank is
/// loaded.
#[derive(Clone, Debug, Default)]
pub struct ClauseIndex(BTreeMap<Clause, BTreeSet<String>>);

impl ClauseIndex {
    /// Adds a ruling on the scenario with this id, with those on its earlier irregularities and
    /// those for every answer to an open question.
    pub fn add(&mut self, id: &str, ruling: &Ruling) {
        for clause in ruling.laws() {
            self.0.entry(clause).or_default().insert(id.to_owned());
        }
        ruling.earlier.iter().for_each(|earlier| self.add(id, earlier));
        if let Outcome::Fork { branches, .. } = &ruling.outcome {
            branches.iter().for_each(|branch| self.add(id, &branch.ruling));
        }
    }

    /// The ids of the scenarios that turn on this clause, ordered.
    pub fn scenarios(&self, clause: Clause) -> impl ExactSizeIterator<Item = &str> {
        static NONE: BTreeSet<String> = BTreeSet::new();
        self.0.get(&clause).unwrap_or(&NONE).iter().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use crate::Bank;
    use rules::engine::ruling::Outcome;
    use rules::engine::{self, Ruling};
    use rules::law;
    use rules::law::Clause;
    use std::collections::BTreeSet;
    use std::path::Path;

    fn bank() -> Bank {
        Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank")
    }

    /// The clauses that a ruling turns on, for any answer to its open questions.
    fn reached(ruling: &Ruling) -> BTreeSet<Clause> {
        let mut all: BTreeSet<Clause> = ruling.laws().into_iter().collect();
        ruling.earlier.iter().for_each(|earlier| all.extend(reached(earlier)));
        if let Outcome::Fork { branches, .. } = &ruling.outcome {
            branches.iter().for_each(|branch| all.extend(reached(&branch.ruling)));
        }
        all
    }

    #[test]
    fn lists_scenarios_by_clause() {
        let bank = bank();
        for scenario in bank.firsts() {
            let reached: BTreeSet<Clause> =
                bank.stages(scenario).flat_map(|stage| reached(&engine::rule(&stage.case))).collect();
            for clause in Clause::all() {
                let listed = bank.by_clause(clause).any(|other| other.id == scenario.id);
                assert_eq!(listed, reached.contains(&clause), "{} under {clause}", scenario.id);
            }
        }
    }

    #[test]
    fn includes_clauses_of_open_branches() {
        let bank = bank();
        let is_open = |ruling: &Ruling| matches!(ruling.outcome, Outcome::Fork { .. });
        let open = bank.by_clause(law!("29A")).find(|one| is_open(&engine::rule(&one.case)));
        let open = open.expect("a scenario whose open question is whether the call is accepted");
        let ruling = engine::rule(&open.case);
        assert!(
            !ruling.laws().contains(&law!("29A")),
            "{}: 29A held before the question was answered",
            open.id
        );
    }
}
