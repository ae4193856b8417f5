//! Proposed certificates, and their issue.

use super::{BulkIssue, Certificate, CertificateSearch, CertifiedLevel, Proposal};
use crate::alphabet;
use crate::api::cookies::{self, Flash};
use crate::api::federation::{or_refuse, server};
use crate::api::redirect::see_other;
use crate::api::request_context::{Refused, RequestContext};
use bank::Bank;
use jiff::civil::Date;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::accounts::second_factor::SecondFactorFault;
use server::certificates::IssueFault;
use server::roles::{Action, Allowed, Whose};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Certificates the federation may issue.
pub async fn proposals(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
) -> Result<Vec<Proposal>, Refused> {
    let mut proposals = or_refuse(server(context)?.issuing.proposals(allowed, bank).await)?;
    let alike = |a: &Proposal, b: &Proposal| (&a.programme, &a.level) == (&b.programme, &b.level);
    alphabet().sort_within(&mut proposals, alike, |one| &one.name);
    Ok(proposals)
}

/// A page of issued certificates that match the search, newest first; whether there are more; and
/// today there.
pub async fn certificates(
    context: &RequestContext,
    allowed: &Allowed,
    search: &CertificateSearch,
    page: u32,
) -> Result<(Vec<Certificate>, bool, Date), Refused> {
    or_refuse(server(context)?.certificates.search(allowed, search, page).await)
}

/// Levels of issued certificates.
pub async fn certified_levels(
    context: &RequestContext,
    allowed: &Allowed,
) -> Result<Vec<CertifiedLevel>, Refused> {
    or_refuse(server(context)?.certificates.certified_levels(allowed).await)
}

/// The running or latest bulk issue.
pub async fn bulk_issue(context: &RequestContext, allowed: &Allowed) -> Result<Option<BulkIssue>, Refused> {
    or_refuse(server(context)?.issuing.being_issued(allowed).await)
}

/// True if this site can sign certificates.
pub fn can_sign(context: &RequestContext) -> Result<bool, Refused> {
    Ok(server(context)?.signing_keys.can_sign())
}

/// True if the user gave a second-factor code recently, so that none is required.
pub async fn is_fresh(context: &RequestContext) -> Result<bool, Refused> {
    let (server, _, token) = context.signed_in().await?;
    or_refuse(server.second_factors.is_fresh(token).await)
}

/// Requires a recent second factor; returns the token of a fault in the code.
pub(in crate::api) async fn check_second_factor(
    context: &RequestContext,
    code: &str,
) -> Result<Option<&'static str>, Refused> {
    let (server, who, token) = context.signed_in().await?;
    match server.second_factors.prove_again(&who, token, code).await {
        Ok(()) => Ok(None),
        Err(SecondFactorFault::NotSetUp) => Err(Refused::SecondFactor),
        Err(SecondFactorFault::TooManyAttempts { .. }) => Ok(Some("code-often")),
        Err(SecondFactorFault::Store(error)) => or_refuse(Err(error)),
        Err(SecondFactorFault::Code | SecondFactorFault::Password | SecondFactorFault::Busy(_)) => {
            Ok(Some("code"))
        }
    }
}

/// Issues the chosen certificates and redirects to the progress page.
#[server(prefix = "/api", endpoint = "certificates-issue")]
pub async fn issue_certificates(
    #[server(default)] federation: String,
    #[server(default)] chosen: Vec<String>,
    #[server(default)] code: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let back = format!("/federation/{federation}/certificates/proposed");
    let bank = use_context::<Arc<Bank>>().unwrap_or_default();
    let chosen: BTreeSet<String> = chosen.into_iter().collect();
    match issue(&context, &federation, &bank, &chosen, &code).await {
        Ok(None) => see_other(&back),
        Ok(Some(fault)) => {
            let typed = chosen.into_iter().map(|key| (key, String::new()));
            cookies::leave_flash(
                "certificates",
                &Flash { faults: vec![fault.to_owned()], typed: typed.take(20).collect::<BTreeMap<_, _>>() },
            );
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

async fn issue(
    context: &RequestContext,
    federation: &str,
    bank: &Arc<Bank>,
    chosen: &BTreeSet<String>,
    code: &str,
) -> Result<Option<&'static str>, Refused> {
    let allowed = context.allowed(Action::Certify, federation, Whose::Others).await?;
    if chosen.is_empty() {
        return Ok(Some("nothing"));
    }
    if let Some(fault) = check_second_factor(context, code).await? {
        return Ok(Some(fault));
    }
    match server(context)?.issuing.issue_chosen(&allowed, bank, chosen).await {
        Ok(()) => Ok(None),
        Err(IssueFault::Nothing) => Ok(Some("gone")),
        Err(IssueFault::AtWork) => Ok(Some("at-work")),
        Err(IssueFault::Signing(error)) => {
            tracing::error!(%error, "cannot sign certificates");
            Ok(Some("signing"))
        }
        Err(IssueFault::Store(error)) => or_refuse(Err(error)),
    }
}
