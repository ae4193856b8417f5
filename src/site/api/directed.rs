//! Directed sessions: the forms at `/me/sessions`, for a user's own, and at
//! `/federation/{code}/sessions`, for co-signers.

use super::cookies::{self, Flash};
use super::federation::{or_refuse, server};
use super::note::word;
use super::redirect::see_other;
use super::request_context::{Refused, RequestContext};
use crate::alphabet;
use jiff::civil::Date;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;
pub use server::directed::{
    CoSigner, Decision, Directed, DirectedFault, DirectedForm, DirectedPart, DirectedState, EVENT_LIMIT,
    SIGNING_PAGE, UNSIGNED_LIMIT,
};
use server::directed::{EnterFault, SignFault, directed_id};
use server::roles::{Action, Allowed, Whose};
use std::collections::BTreeMap;

/// Page of the user's own sessions.
const OWN: &str = "/me/sessions";

/// A user's directed sessions, and the data for entering another.
pub struct OwnDirected {
    /// Newest first.
    pub sessions: Vec<Directed>,
    /// People who may co-sign.
    pub cosigners: Vec<CoSigner>,
    /// Today in their federation.
    pub today: Date,
}

/// A co-signer's pending and decided requests.
pub struct Cosigning {
    /// One page, pending requests first.
    pub sessions: Vec<Directed>,
    /// Number of pending requests.
    pub asked: i64,
    /// True if there is another page.
    pub more: bool,
}

/// The signed-in user's sessions.
pub async fn own_directed(context: &RequestContext) -> Result<OwnDirected, Refused> {
    let (server, allowed) = home_permission(context).await?;
    let mut cosigners = or_refuse(server.directed.cosigners(&allowed).await)?;
    alphabet().sort(&mut cosigners, |one| &one.name);
    Ok(OwnDirected {
        sessions: or_refuse(server.directed.own(&allowed).await)?,
        cosigners,
        today: server.federations.today_in(allowed.federation()),
    })
}

/// The caller's co-sign requests: one page.
pub async fn cosigning(
    context: &RequestContext,
    allowed: &Allowed,
    after: u32,
) -> Result<Cosigning, Refused> {
    let server = server(context)?;
    let (sessions, more) = or_refuse(server.directed.cosigning(allowed, after).await)?;
    Ok(Cosigning { sessions, asked: or_refuse(server.directed.cosigning_asked(allowed).await)?, more })
}

/// Enters a session and redirects to the list; on a fault with the input and the fault.
#[server(prefix = "/api", endpoint = "directed")]
pub async fn enter_directed(
    #[server(default)] day: String,
    #[server(default)] minutes: String,
    #[server(default)] text: String,
    #[server(default)] part: String,
    #[server(default)] cosigner: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let form = DirectedForm { day, minutes, event: text, part, cosigner };
    match store_session(&context, &form).await {
        Err(refused) => refused.redirect(OWN),
        Ok(faults) => {
            let typed = if faults.is_empty() { BTreeMap::new() } else { typed(form) };
            let faults = if faults.is_empty() { vec!["entered"] } else { faults };
            let faults = faults.into_iter().map(str::to_owned).collect();
            cookies::leave_flash("directed", &Flash { faults, typed });
            see_other(OWN);
        }
    }
    Ok(())
}

/// Tokens of the faults; empty once entered.
async fn store_session(context: &RequestContext, form: &DirectedForm) -> Result<Vec<&'static str>, Refused> {
    let (server, allowed) = home_permission(context).await?;
    match server.directed.enter(&allowed, form).await {
        Ok(_) => Ok(Vec::new()),
        Err(EnterFault::Faults(faults)) => Ok(faults.into_iter().map(DirectedFault::word).collect()),
        Err(EnterFault::Full) => Ok(vec!["full"]),
        Err(EnterFault::Store(error)) => or_refuse(Err(error)),
    }
}

fn typed(form: DirectedForm) -> BTreeMap<String, String> {
    let DirectedForm { day, minutes, event, part, cosigner } = form;
    let fields =
        [("day", day), ("minutes", minutes), ("text", event), ("part", part), ("cosigner", cosigner)];
    fields.map(|(field, text)| (field.to_owned(), text)).into()
}

/// Withdraws an unsigned session of the user and redirects to the list.
#[server(prefix = "/api", endpoint = "directed-withdraw")]
pub async fn withdraw_directed(#[server(default)] directed: String) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let withdrawn = async {
        let (server, allowed) = home_permission(&context).await?;
        let id = directed_id(&directed).ok_or(Refused::NotFound)?;
        or_refuse(server.directed.withdraw(&allowed, id).await)
    };
    match withdrawn.await {
        Ok(true) => see_other(OWN),
        Ok(false) => Refused::NotFound.redirect(OWN),
        Err(refused) => refused.redirect(OWN),
    }
    Ok(())
}

/// Signs a session, declines it or revokes a signature, and redirects to the list; on a fault with
/// the input and the fault.
#[server(prefix = "/api", endpoint = "directed-decision")]
pub async fn decide_directed(
    #[server(default)] federation: String,
    #[server(default)] directed: String,
    #[server(default)] act: String,
    #[server(default)] text: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let back = format!("/federation/{federation}/sessions");
    match store_decision(&context, &federation, &directed, &act, &text).await {
        Ok(None) => see_other(&back),
        Ok(Some(fault)) => {
            let typed = [("directed", directed), ("act", act), ("text", text)];
            let typed = typed.map(|(name, text)| (name.to_owned(), text)).into();
            cookies::leave_flash("directed-decision", &Flash { faults: vec![fault.to_owned()], typed });
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

/// Token of the fault; `None` once decided.
async fn store_decision(
    context: &RequestContext,
    federation: &str,
    directed: &str,
    act: &str,
    text: &str,
) -> Result<Option<&'static str>, Refused> {
    let allowed = context.allowed(Action::CoSign, federation, Whose::Others).await?;
    let id = directed_id(directed).ok_or(Refused::NotFound)?;
    let Some(decision) = Decision::read(act) else { return Ok(Some("act")) };
    match server(context)?.directed.decide(&allowed, id, decision, text).await {
        Ok(()) => Ok(None),
        Err(SignFault::NotTheirs) => Err(Refused::NotFound),
        Err(SignFault::Text(fault)) => Ok(Some(word(fault))),
        Err(SignFault::Store(error)) => or_refuse(Err(error)),
    }
}

/// The user's permission to enter directed sessions in their home federation.
async fn home_permission(context: &RequestContext) -> Result<(&Server, Allowed), Refused> {
    let (server, who, _) = context.signed_in().await?;
    let home = or_refuse(server.federations.home_of(&who).await)?.ok_or(Refused::NotFound)?;
    Ok((server, context.allowed(Action::KeepCertificates, &home.code, Whose::Own).await?))
}
