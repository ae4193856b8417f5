//! Consequences of a change of edition for certificate holders, and the form for a paper on them.

use super::Reckoned;
use crate::api::cookies::{self, Flash};
use crate::api::federation::{or_refuse, server};
use crate::api::redirect::see_other;
use crate::api::request_context::{Refused, RequestContext};
use bank::Bank;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use rules::law::Edition;
use server::exams::PaperFault;
use server::roles::{Action, Allowed, Whose};
use server::rulings::Rulings;
use std::sync::Arc;

/// Editions certified by valid certificates of the federation, with the number of holders of each,
/// and the edition in force there.
pub async fn editions_certified(
    context: &RequestContext,
    allowed: &Allowed,
) -> Result<(Vec<(Edition, usize)>, Edition), Refused> {
    let server = server(context)?;
    let certified = or_refuse(server.edition_changes.editions_certified(allowed).await)?;
    Ok((certified, server.federations.edition_in_force(allowed.federation())))
}

/// Consequences of another edition for holders of certificates of this one.
pub async fn change_of_edition(
    context: &RequestContext,
    allowed: &Allowed,
    from: Edition,
    to: Edition,
) -> Result<Reckoned, Refused> {
    let bank = use_context::<Arc<Bank>>().ok_or(Refused::Database)?;
    let rulings = use_context::<Rulings>().ok_or(Refused::Database)?;
    or_refuse(server(context)?.edition_changes.change_of_edition(allowed, (bank, rulings), from, to).await)
}

/// Creates a paper on what a change of edition changes for holders, and redirects to it.
#[server(prefix = "/api", endpoint = "edition-paper")]
pub async fn make_edition_paper(
    #[server(default)] federation: String,
    #[server(default)] from: String,
    #[server(default)] to: String,
    #[server(default)] name: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let page = format!("/federation/{federation}/certificates/edition");
    let editions = from.parse::<Edition>().ok().zip(to.parse::<Edition>().ok());
    let back = editions.map_or_else(|| page.clone(), |(from, to)| format!("{page}?from={from}&to={to}"));
    match make_paper(&context, &federation, editions, &name).await {
        Ok(Ok(paper)) => see_other(&format!("/federation/{federation}/exams/papers/{paper}")),
        Ok(Err(fault)) => {
            let typed = [("name".to_owned(), name)].into();
            cookies::leave_flash("edition", &Flash { faults: vec![fault.to_owned()], typed });
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

/// Id of the paper, or token of the fault.
async fn make_paper(
    context: &RequestContext,
    federation: &str,
    editions: Option<(Edition, Edition)>,
    name: &str,
) -> Result<Result<String, &'static str>, Refused> {
    let certifies = context.allowed(Action::Certify, federation, Whose::Others).await?;
    let holds = context.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let Some((from, to)) = editions.filter(|(from, to)| from != to) else { return Ok(Err("same")) };
    let change = match change_of_edition(context, &certifies, from, to).await? {
        Reckoned::Whole(change) => change,
        Reckoned::Late { .. } => return Ok(Err("late")),
    };
    match server(context)?.edition_changes.make_paper_of_change(&holds, &change, name).await {
        Ok(Some(id)) => Ok(Ok(id.0.to_string())),
        Ok(None) => Ok(Err("nothing")),
        Err(PaperFault::Name) => Ok(Err("name")),
        Err(PaperFault::TooLong) => Ok(Err("long")),
        Err(PaperFault::NoPaper) => Err(Refused::NotFound),
        Err(PaperFault::Store(error)) => or_refuse(Err(error)),
    }
}
