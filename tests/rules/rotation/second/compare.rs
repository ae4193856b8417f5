//! The tables against the engine.

use super::every::every;
use super::situation::{Kind, Situation};
use super::table::{Case, rows};
use super::{code_1997, code_2007, code_2017};
use crate::rotation::{Table, value};
use rules::bridge::{Strain, Suit};
use rules::engine::ruling::{Outcome, Question, Ruling};
use rules::law::Edition;
use std::collections::BTreeMap;

/// The first difference for each row and component is enough.
#[derive(Default)]
struct Differences {
    compared: BTreeMap<usize, usize>,
    found: BTreeMap<(usize, &'static str), (usize, String)>,
}

#[test]
fn matches_the_2017_table() {
    let differences = all(Edition::E2017, code_2017::TABLE);
    differences.none(code_2017::TABLE);
}

#[test]
fn matches_the_2007_table() {
    let differences = all(Edition::E2007, code_2007::TABLE);
    differences.none(code_2007::TABLE);
}

#[test]
fn matches_the_1997_table() {
    let differences = all(Edition::E1997, code_1997::TABLE);
    differences.none(code_1997::TABLE);
}

fn all(edition: Edition, table: &'static str) -> Differences {
    let mut differences = Differences::default();
    every(edition, |situation| differences.compare(edition, table, situation));
    differences
}

impl Differences {
    fn compare(&mut self, edition: Edition, table: &'static str, situation: &Situation) {
        let new = situation.replaced(edition);
        let Some((number, row)) = Case::of(edition, situation, new).look_up(table) else {
            panic!("no row for {:?}, {new}", situation.told())
        };
        // Whether the very same call is comparable, or an artificial one repeats, may be known
        // without a question.
        let seen = new == "unknown" && row.law.starts_with("asks:");
        if situation.breached(&row)
            || seen && (situation.replacement() == Some(situation.call) || situation.kind == Kind::Transfer)
        {
            return;
        }
        *self.compared.entry(number).or_default() += 1;
        let ruling = ruling(edition, situation);
        let mut expected = situation.expected(&row);
        let asked = first_question(&ruling);
        let differs = expected.extract_if(.., |(key, wanted)| value(&ruling, *key) != *wanted);
        let mut differs: Vec<(&str, String)> = differs
            .map(|(key, wanted)| (key.word(), format!("{wanted} is {}", value(&ruling, key))))
            .collect();
        let asks = row.law.strip_prefix("asks:").unwrap_or("-");
        if asked != asks {
            differs.push(("question", format!("{asks} is {asked}")));
        }
        for (what, how) in differs {
            let text =
                format!("{how} in {} dealt by {}", situation.told().join(", "), situation.before.dealer());
            self.found.entry((number, what)).or_insert((0, text)).0 += 1;
        }
    }

    fn none(&self, table: &'static str) {
        let unused: Vec<usize> =
            (0..rows(table).count()).filter(|n| !self.compared.contains_key(n)).collect();
        let told: Vec<String> = self
            .found
            .iter()
            .map(|((row, what), (times, first))| {
                format!(
                    "row {row} ({}): {what}, {times} times: {first}",
                    rows(table).nth(*row).map_or("", |(_, r)| r.law)
                )
            })
            .collect();
        println!("{} situations compared", self.compared.values().sum::<usize>());
        assert!(told.is_empty(), "the engine differs:\n{}", told.join("\n"));
        assert!(unused.is_empty(), "no situation reaches these rows: {unused:?}");
    }
}

fn ruling(edition: Edition, situation: &Situation) -> Ruling {
    let told = situation.told();
    let told: Vec<&str> = told.iter().map(String::as_str).collect();
    let mut table = Table::new(situation.before.dealer(), &told);
    if let Some(found) = situation.comparable {
        table = table.comparable(found);
    }
    if let Some(found) = situation.repeats {
        table = table.repeats(found);
    }
    if situation.kind == Kind::Transfer {
        table = table.specifies(situation.number(), Strain::Suit(Suit::H));
    }
    if let Some(found) = situation.unintended {
        table = table.unintended(found);
    }
    table.ruling_under(edition)
}

/// The ruling's first question, in the words of the tables.
fn first_question(ruling: &Ruling) -> &'static str {
    match &ruling.outcome {
        Outcome::Fork { question, .. } => match question {
            Question::Accepts { .. } => "accepts",
            Question::PassesOrActs { .. } => "rho",
            Question::Comparable { .. } => "comparable",
            Question::Unintended { .. } => "unintended",
            Question::Repeats { .. } => "repeats",
            Question::LetsStand { .. } => "lets_stand",
            _ => "something else",
        },
        Outcome::NotCovered(_) => "not covered",
        _ => "-",
    }
}
