//! The ruling on a case, from the cache of rulings or by a search.

use super::request_context::{AuthState, RequestContext};
use axum::http::request::Parts;
use bank::change::{Counterfactual, RuledChange, counterfactual};
use bank::{Bank, Scenario};
use leptos::prelude::use_context;
use rules::engine::{Case, Ruling};
use server::accounts::Network;
pub use server::rulings::Unruled;
use server::rulings::{Asker, Rulings};
use std::collections::HashMap;
use std::sync::{Arc, RwLock};
use std::time::Duration;

/// The ruling on a case, within the time that a page waits for one.
pub async fn ruling_on(case: &Case) -> Result<Arc<Ruling>, Unruled> {
    ruling_service().await?.on(case).await
}

/// The time that a page spends on the rulings on changes of its case.
const TIME_FOR_CHANGES: Duration = Duration::from_millis(1500);

/// Every change of a case, with the rulings for which there is time.
pub async fn ruled_changes(case: &Case) -> Vec<RuledChange> {
    let mut all = RuledChange::all(case);
    let Ok(rulings) = ruling_service().await else { return all };
    let cases: Vec<&Case> = all.iter().map(|one| &one.case).collect();
    let found = rulings.within(&cases, TIME_FOR_CHANGES).await;
    all.iter_mut().zip(found).for_each(|(one, ruling)| one.ruling = ruling);
    all
}

/// Every change of a case, with the rulings that need no search or are cached.
pub fn changes_at_hand(case: &Case) -> Vec<RuledChange> {
    let mut all = RuledChange::all(case);
    if let Some(rulings) = use_context::<Rulings>() {
        all.iter_mut().for_each(|one| one.ruling = rulings.at_hand(&one.case));
    }
    all
}

/// The ruling service for the sender of this request.
pub(super) async fn ruling_service() -> Result<Rulings, Unruled> {
    let rulings = use_context::<Rulings>().ok_or(Unruled::Broken)?;
    let network = use_context::<Parts>().and_then(|parts| parts.extensions.get::<Network>().copied());
    let asker = match RequestContext::current().auth_state().await {
        AuthState::SignedIn(account) => Asker::Account(account.id.0),
        AuthState::Visitor | AuthState::SessionEnded | AuthState::Unavailable => Asker::Visitor(network),
    };
    Ok(rulings.asked_by(asker))
}

/// The nearest change to each scenario of the bank, cached once all rulings it needs were
/// available.
#[derive(Debug, Default)]
pub struct NearestChanges(RwLock<HashMap<String, Option<Arc<Counterfactual>>>>);

/// The nearest counterfactual of a scenario, as far as rulings are cached: starts no search.
pub fn nearest_change(bank: &Bank, scenario: &Scenario, ruling: &Ruling) -> Option<Arc<Counterfactual>> {
    let nearest = use_context::<Arc<NearestChanges>>();
    // Not cached for variants, which are unlimited in number.
    let saved = nearest.as_deref().filter(|_| bank.holds(scenario));
    let known = saved.and_then(|NearestChanges(saved)| saved.read().ok()?.get(&scenario.id).cloned());
    if let Some(known) = known {
        return known;
    }
    let rulings = use_context::<Rulings>();
    let mut is_whole = true;
    let found = counterfactual(&scenario.case, ruling, |case| {
        let ruling = rulings.as_ref().and_then(|rulings| rulings.at_hand(case));
        is_whole &= ruling.is_some();
        ruling
    });
    let found = found.map(Arc::new);
    if is_whole && let Some(Ok(mut saved)) = saved.map(|NearestChanges(saved)| saved.write()) {
        saved.insert(scenario.id.clone(), found.clone());
    }
    found
}
