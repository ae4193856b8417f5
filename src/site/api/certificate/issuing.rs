//! Proposed certificates, and their issue.

use super::{BulkIssue, Certificate, CertificateSearch, CertifiedLevel, Proposal};
use crate::alphabet;
use crate::api::exam_bank;
use crate::api::federation::{or_refuse, server};
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use bank::Bank;
use jiff::civil::Date;
use server::accounts::second_factor::SecondFactorFault;
use server::certificates::{IssueFault, SecondExaminer};
use server::roles::{Action, Allowed, Whose};
use std::collections::BTreeSet;

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

/// The federation's rule for a second examiner.
pub async fn second_examiner(context: &RequestContext, allowed: &Allowed) -> Result<SecondExaminer, Refused> {
    or_refuse(server(context)?.issuing.second_examiner(allowed.federation()).await)
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

/// Requires a recent second factor.
pub(in crate::api) async fn check_second_factor(context: &RequestContext, code: &str) -> Result<(), Stop> {
    let (server, who, token) = context.signed_in().await?;
    server.second_factors.prove_again(&who, token, code).await.map_err(|fault| match fault {
        SecondFactorFault::NotSetUp => Refused::SecondFactor.into(),
        SecondFactorFault::NoCode => "code-empty".into(),
        SecondFactorFault::TooManyAttempts { .. } => Stop::from("code-often"),
        SecondFactorFault::Store(error) => error.into(),
        SecondFactorFault::Code | SecondFactorFault::Password | SecondFactorFault::Busy(_) => "code".into(),
    })
}

form! {
    /// Issues the chosen certificates, and leads to the progress page.
    "certificates-issue" IssuePost at "/federation/{federation}/certificates/proposed"
    labels "certificates-{}" {
        federation: hidden,
        chosen: many,
        code: code("one-time-code"),
    }
}

impl Posted for IssuePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::Certify, &self.federation, Whose::Others).await?;
        let chosen: BTreeSet<String> = self.chosen.iter().cloned().collect();
        if chosen.is_empty() {
            return Err("nothing".into());
        }
        check_second_factor(context, &self.code).await?;
        let bank = exam_bank();
        server(context)?.issuing.issue_chosen_and_wait(&allowed, &bank, &chosen).await.map_err(|fault| {
            match fault {
                IssueFault::Nothing => Stop::from("gone"),
                IssueFault::AtWork => "at-work".into(),
                IssueFault::Signing(error) => {
                    tracing::error!(%error, "cannot sign certificates");
                    "signing".into()
                }
                IssueFault::Store(error) => error.into(),
            }
        })?;
        Ok(self.page())
    }
}
