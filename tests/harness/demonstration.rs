//! Scenarios that meet the demonstration programme.

use bank::Bank;
use rules::engine::Family;

/// Laws of which it requires a scenario each.
const LAWS: [&str; 4] = ["24", "25", "27", "36"];

/// Four scenarios of one stage of each family, and one of each law.
pub fn required(bank: &Bank) -> Vec<String> {
    let firsts = || bank.firsts().filter(|one| bank.stages(one).count() == 1);
    let of_family = |family| firsts().filter(move |one| one.family() == family).take(4);
    let of_law = |law| firsts().find(|one| bank.laws_of(&one.id).contains(&law));
    let all = Family::ALL.into_iter().flat_map(of_family).chain(LAWS.into_iter().filter_map(of_law));
    all.map(|one| one.id.clone()).collect()
}
