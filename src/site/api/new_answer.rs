//! An answer with its mark, as it is stored.

use super::asked::is_evidence;
use super::digest::digest;
use bank::{Answer, Bank, Confidence, Marked, MarkedComponent, Scenario};
use server::practice::NewAnswer;

/// The stored form of a marked answer.
pub(super) fn new_answer(
    bank: &Bank,
    scenario: &Scenario,
    answer: &Answer,
    marked: &Marked,
    confidence: Option<Confidence>,
) -> NewAnswer {
    let verdict = |c: &MarkedComponent| (c.key.word().to_owned(), c.verdict.word().to_owned());
    NewAnswer {
        scenario: scenario.id.clone(),
        scenario_digest: digest(bank, &scenario.id),
        answer: answer.fields(),
        edition: scenario.case.edition.word().to_owned(),
        engine: marked.engine.to_owned(),
        mark: marked.permille,
        components: marked.components.iter().map(verdict).collect(),
        confidence,
        is_evidence: is_evidence(bank, scenario, answer),
    }
}
