//! The tables as text, a row a case: the first matching row is the ruling.

use super::situation::{Answer, Kind, Situation};
use rules::law::Edition;

/// Conditions of a situation, in the columns of the tables.
pub struct Case {
    pub kind: &'static str,
    pub at: &'static str,
    /// Whether any player had bid.
    pub bid: &'static str,
    pub answer: &'static str,
    /// Whether the earlier call was unintended.
    pub meant: &'static str,
    /// Right-hand opponent's action, if it was his turn.
    pub rho: &'static str,
    /// Whether the replacement is comparable, or repeats the denomination.
    pub new: &'static str,
}

/// The sources' decisions on a case; `?` where they decide nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub law: &'static str,
    pub may_accept: &'static str,
    pub offender: &'static str,
    pub partner: &'static str,
    pub lead: &'static str,
    pub told: &'static str,
    pub watch: &'static str,
}

impl Case {
    pub fn of(edition: Edition, situation: &Situation, new: &'static str) -> Case {
        let finding = |found, yes, no| match found {
            None => "unknown",
            Some(true) => yes,
            Some(false) => no,
        };
        Case {
            kind: match situation.kind {
                Kind::Pass => "pass",
                // Law 30C of 1997 is on a pass that is conventional itself.
                Kind::PassOfPartnersArtificial if edition == Edition::E1997 => "pass",
                Kind::ArtificialPass | Kind::PassOfPartnersArtificial => "artificial_pass",
                Kind::Bid | Kind::NotrumpBid | Kind::Transfer => "bid",
                Kind::Double => "double",
                Kind::Inadmissible => "inadmissible",
            },
            at: situation.at(),
            bid: if situation.before.last_bid().is_some() { "yes" } else { "no" },
            answer: match situation.answer {
                Answer::Open => "open",
                Answer::Declined => "declined",
                Answer::AcceptedByWord => "accepted",
                Answer::AcceptedByCall => "called_over",
                Answer::Overtaken => "overtaken",
            },
            meant: finding(situation.unintended, "no", "yes"),
            rho: situation.rho(),
            new,
        }
    }

    fn fits(&self, conditions: &[&str]) -> bool {
        let facts = [self.kind, self.at, self.bid, self.answer, self.meant, self.rho, self.new];
        assert_eq!(facts.len(), conditions.len(), "{conditions:?}");
        let fits = |(fact, wanted): (&str, &&str)| *wanted == "*" || wanted.split('/').any(|w| w == fact);
        facts.into_iter().zip(conditions).all(fits)
    }

    /// The number of the matching row, and its ruling.
    pub fn look_up(&self, table: &'static str) -> Option<(usize, Row)> {
        rows(table)
            .enumerate()
            .find(|(_, (conditions, _))| self.fits(conditions))
            .map(|(n, (_, row))| (n, row))
    }
}

/// The rows of a table, without its head.
pub fn rows(table: &'static str) -> impl Iterator<Item = (Vec<&'static str>, Row)> {
    let lines = table.lines().map(str::trim).filter(|line| line.contains('|')).skip(1);
    lines.map(|line| {
        let (conditions, ruling) = line.split_once('|').expect("two halves");
        let [law, may_accept, offender, partner, lead, told, watch] =
            ruling.split_whitespace().collect::<Vec<_>>()[..]
        else {
            panic!("not seven columns: {line}")
        };
        let row = Row { law, may_accept, offender, partner, lead, told, watch };
        (conditions.split_whitespace().collect(), row)
    })
}
