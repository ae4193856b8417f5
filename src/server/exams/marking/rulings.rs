//! An exam's questions with their rulings, for callers that can wait: examiners and background
//! work. Runs off the serving threads, with cached rulings.

use crate::rulings::{Rulings, Unruled};
use bank::{Answer, Bank, Marked, Scenario, mark_by};
use rules::engine::{Case, Ruling};
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Handle;

/// Retry delay for a ruling that is still being computed.
const RETRY_DELAY: Duration = Duration::from_millis(50);

/// A scenario and the ruling on it.
pub type RuledScenario = (Arc<Scenario>, Arc<Ruling>);

/// The scenario, stage or variant with this id and its ruling; `None` if the bank no longer has it,
/// or no ruling is available.
pub async fn find_ruled(bank: &Arc<Bank>, rulings: &Rulings, id: &str) -> Option<RuledScenario> {
    let (bank, rulings, id) = (bank.clone(), rulings.clone(), id.to_owned());
    tokio::task::spawn_blocking(move || ruled(&bank, &rulings, &id)).await.ok().flatten()
}

/// The same, for callers off the serving threads.
pub(crate) fn ruled(bank: &Bank, rulings: &Rulings, id: &str) -> Option<RuledScenario> {
    let scenario = bank.find_by(id, |case| wait_for(rulings, case))?;
    let ruling = wait_for(rulings, &scenario.case)?;
    Some((scenario, ruling))
}

/// The engine's mark for an answer; `None` if no ruling is available. Deterministic.
pub async fn marked(rulings: &Rulings, ruled: RuledScenario, answer: Answer) -> Option<Marked> {
    let rulings = rulings.clone();
    tokio::task::spawn_blocking(move || by_engine(&rulings, ruled, &answer)).await.ok().flatten()
}

/// The same, for callers off the serving threads.
pub(crate) fn by_engine(
    rulings: &Rulings,
    (scenario, ruling): RuledScenario,
    answer: &Answer,
) -> Option<Marked> {
    let mut broken = false;
    let marked = mark_by(ruling, &scenario, answer, |case| {
        let under = wait_for(rulings, case);
        broken |= under.is_none();
        under
    });
    // Without a ruling under each premise the mark might differ.
    (!broken).then_some(marked)
}

/// Waits for the ruling on a case without a timeout.
fn wait_for(rulings: &Rulings, case: &Case) -> Option<Arc<Ruling>> {
    let here = Handle::current();
    loop {
        match here.block_on(rulings.on(case)) {
            Ok(ruling) => return Some(ruling),
            Err(Unruled::Broken) => return None,
            Err(Unruled::Late | Unruled::Busy) => here.block_on(tokio::time::sleep(RETRY_DELAY)),
        }
    }
}
