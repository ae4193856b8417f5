//! Questions that an earlier answer settles: true of every ruling of the bank.

use super::loaded;
use bank::RulingForm;
use bank::grade::right_answers;
use bank::idle::{RULES, rules_of};
use rules::engine::rule;

#[test]
fn rulings_agree_with_idle_rules() {
    let bank = loaded();
    let mut applied = [0; RULES.len()];
    for scenario in bank.scenarios() {
        let ruling = rule(&scenario.case);
        for found in rules_of(&RulingForm::of(scenario)) {
            let is = |key, token: &str| right_answers(&ruling, key).iter().all(|right| *right == [token]);
            if is(found.after, found.given) {
                let right = right_answers(&ruling, found.idle);
                assert!(is(found.idle, found.settled), "{}: {found:?}, but {right:?}", scenario.id);
                applied[RULES.iter().position(|rule| rule == found).expect("a rule")] += 1;
            }
        }
    }
    assert!(applied.iter().all(|times| *times > 0), "a rule that the bank does not try: {applied:?}");
}
