//! Scenarios by id. Variants are found with rulings: off the serving threads, and from the cache.

use super::request_context::RequestContext;
use super::ruling::ruling_service;
use super::stored::own;
use bank::exam::validated;
use bank::{Bank, Scenario, review, variant};
use rules::engine::{Case, Ruling};
use rules::law::Edition;
use server::rulings::Unruled;
use std::sync::Arc;
use tokio::runtime::Handle;

/// The scenario, stage or variant with this id; or the reason it cannot be determined now.
pub async fn find(bank: &Arc<Bank>, id: &str) -> Result<Option<Arc<Scenario>>, Unruled> {
    if !id.contains(variant::MARK) {
        return Ok(bank.find(id));
    }
    let (bank, id) = (bank.clone(), id.to_owned());
    with_rulings(move |rule| bank.find_by(&id, rule)).await
}

/// The id under which a scenario drawn from an unvalidated pool is asked, with a variant that is
/// valid under the paper's code; its own if it has none.
pub async fn drawn(
    bank: &Arc<Bank>,
    edition: Option<Edition>,
    id: &str,
    from: u64,
) -> Result<String, Unruled> {
    if !id.contains(variant::MARK) {
        return Ok(id.to_owned());
    }
    let (bank, drawn) = (bank.clone(), id.to_owned());
    let found = with_rulings(move |rule| validated(&bank, edition, &drawn, from, rule)).await?;
    Ok(found.unwrap_or_else(|| variant::origin(id).to_owned()))
}

/// Id of a variant the user has not met; the scenario's own id if there is none or it cannot be
/// determined now.
pub async fn fresh(bank: &Arc<Bank>, context: &RequestContext, id: &str) -> String {
    let history = own(context).await.map(|own| own.history()).unwrap_or_default();
    let id = variant::origin(id).to_owned();
    let (bank, own_id) = (bank.clone(), id.clone());
    let found = with_rulings(move |rule| review::fresh(&bank, &history, &id, rule)).await;
    found.ok().flatten().unwrap_or(own_id)
}

/// Runs a search that needs rulings off the serving threads, with cached rulings. After one timeout
/// no more are requested.
async fn with_rulings<T: Send + 'static>(
    form: impl FnOnce(&mut dyn FnMut(&Case) -> Option<Arc<Ruling>>) -> Option<T> + Send + 'static,
) -> Result<Option<T>, Unruled> {
    let rulings = ruling_service().await?;
    let work = move || {
        let mut late = None;
        let found = form(&mut |case| match late {
            None => Handle::current().block_on(rulings.on(case)).map_err(|why| late = Some(why)).ok(),
            Some(_) => None,
        });
        match late {
            Some(why) if found.is_none() => Err(why),
            _ => Ok(found),
        }
    };
    tokio::task::spawn_blocking(work).await.unwrap_or(Err(Unruled::Broken))
}
