//! People in a pasted text: email addresses and member numbers, as they stand in a message or in a
//! column of a spreadsheet. Pure.

use crate::accounts::policy;
use crate::enrolment::{LineFault, member_number};
use std::collections::{BTreeMap, BTreeSet};
use store::account::{AccountId, AccountIdentifiersRow};

/// Limit on people in a text.
pub const PEOPLE: usize = 3_000;
/// The longest text shown of what was written.
const SHOWN: usize = 120;

/// A person of a pasted text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedLine {
    /// Line number in the text, from 1.
    pub number: u64,
    /// The person, as written.
    pub who: String,
    /// The account, and true if it is on the list already; or the fault.
    pub found: Result<(AccountId, bool), LineFault>,
}

/// A text with what would be done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastedPlan {
    pub lines: Vec<PastedLine>,
}

impl PastedPlan {
    /// The people to be added.
    pub fn to_add(&self) -> BTreeSet<AccountId> {
        let new = self.lines.iter().filter_map(|line| line.found.as_ref().ok());
        new.filter(|(_, listed)| !listed).map(|(id, _)| *id).collect()
    }

    /// Number of people with a fault.
    pub fn faulty(&self) -> usize {
        self.lines.iter().filter(|line| line.found.is_err()).count()
    }
}

/// The people in a text, each with its line number: the addresses of a line, or else its member
/// numbers. Beside an address, names and numbers of the same line are not read.
pub fn written(text: &str) -> Vec<(u64, String)> {
    let mut people = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let fields = || line.split([',', ';', '\t']).map(str::trim).filter(|field| !field.is_empty());
        if line.contains('@') {
            // “Ada Lovelace <ada@example.org>” has its address in brackets.
            let addresses = fields().flat_map(str::split_whitespace).filter(|word| word.contains('@'));
            let bare = |word: &str| word.trim_matches(['<', '>', '(', ')', '"', '\'']).to_owned();
            people.extend(addresses.map(|word| (number, bare(word))));
        } else {
            people.extend(fields().map(|field| (number, field.to_owned())));
        }
    }
    people
}

/// Finds the people of a text among a federation's.
pub fn plan(text: &str, known: &[AccountIdentifiersRow], listed: &BTreeSet<AccountId>) -> PastedPlan {
    let by_email: BTreeMap<&str, AccountId> = known.iter().map(|row| (row.email.as_str(), row.id)).collect();
    let by_number: BTreeMap<&str, AccountId> =
        known.iter().filter_map(|row| Some((row.member_number.as_deref()?, row.id))).collect();
    let mut seen = BTreeSet::new();
    let mut lines = Vec::new();
    for (number, who) in written(text) {
        let found = account_of(&who, &by_email, &by_number);
        // A person on two lines is added once.
        if found.as_ref().is_ok_and(|id| !seen.insert(*id)) {
            continue;
        }
        let found = found.map(|id| (id, listed.contains(&id)));
        lines.push(PastedLine { number, who: who.chars().take(SHOWN).collect(), found });
    }
    PastedPlan { lines }
}

fn account_of(
    who: &str,
    by_email: &BTreeMap<&str, AccountId>,
    by_number: &BTreeMap<&str, AccountId>,
) -> Result<AccountId, LineFault> {
    let found = if who.contains('@') {
        by_email.get(policy::email(who).map_err(LineFault::from)?.as_str())
    } else {
        member_number(who)?.and_then(|number| by_number.get(number.as_str()))
    };
    found.copied().ok_or(LineFault::NotAMember)
}
