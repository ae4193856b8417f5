//! Changes of an issued certificate.

use super::issuing::check_second_factor;
use super::{Certificate, CertificateEvent, Change};
use crate::api::cookies::{self, Flash};
use crate::api::federation::{or_refuse, server};
use crate::api::redirect::see_other;
use crate::api::request_context::{Refused, RequestContext};
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::certificates::{CertificateId, ChangeFault, certificate_id};
use server::roles::{Action, Allowed, Whose};
use server::texts::TextFault;
use std::collections::BTreeMap;

/// Changes that need a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReasonedChange {
    /// A change of state
    State(Change),
    /// Reissue under the holder's current name
    Reissue,
}

impl ReasonedChange {
    /// All, in the order of the form.
    pub const ALL: [Self; 4] = [
        Self::Reissue,
        Self::State(Change::Suspend),
        Self::State(Change::Reinstate),
        Self::State(Change::Revoke),
    ];

    /// Token in forms and message ids.
    pub const fn word(self) -> &'static str {
        match self {
            Self::State(change) => change.word(),
            Self::Reissue => "reissue",
        }
    }

    /// True if it applies to the certificate as it is.
    pub fn can(self, one: &Certificate) -> bool {
        match self {
            Self::State(change) => change.can(one.state),
            Self::Reissue => one.state == super::CertificateState::Valid,
        }
    }
}

/// The certificate in the URL.
pub async fn certificate(
    context: &RequestContext,
    allowed: &Allowed,
    id: &str,
) -> Result<Certificate, Refused> {
    let id = certificate_id(id).ok_or(Refused::NotFound)?;
    or_refuse(server(context)?.certificates.find(allowed, id).await)?.ok_or(Refused::NotFound)
}

/// Events of a certificate, the earliest first.
pub async fn certificate_events(
    context: &RequestContext,
    one: &Certificate,
) -> Result<Vec<CertificateEvent>, Refused> {
    or_refuse(server(context)?.certificates.what_happened(one).await)
}

/// Changes a certificate and redirects to it, or to its replacement.
#[server(prefix = "/api", endpoint = "certificate-change")]
pub async fn change_certificate(
    #[server(default)] federation: String,
    #[server(default)] certificate: String,
    #[server(default)] act: String,
    #[server(default)] reason: String,
    #[server(default)] code: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let list = format!("/federation/{federation}/certificates");
    match change(&context, &federation, &certificate, &act, &reason, &code).await {
        Ok(Ok(id)) => see_other(&format!("{list}/{}", id.0.hyphenated())),
        Ok(Err(fault)) => {
            let typed = [("act", act), ("reason", reason)].map(|(name, text)| (name.to_owned(), text));
            cookies::leave_flash(
                "certificate",
                &Flash { faults: vec![fault.to_owned()], typed: BTreeMap::from(typed) },
            );
            see_other(&format!("{list}/{certificate}"));
        }
        Err(refused) => refused.redirect(&list),
    }
    Ok(())
}

async fn change(
    context: &RequestContext,
    federation: &str,
    id: &str,
    act: &str,
    reason: &str,
    code: &str,
) -> Result<Result<CertificateId, &'static str>, Refused> {
    let allowed = context.allowed(Action::Certify, federation, Whose::Others).await?;
    let id = certificate_id(id).ok_or(Refused::NotFound)?;
    let Some(act) = ReasonedChange::ALL.into_iter().find(|one| one.word() == act) else {
        return Ok(Err("act"));
    };
    if reason.trim().is_empty() {
        return Ok(Err("reason"));
    }
    if let Some(fault) = check_second_factor(context, code).await? {
        return Ok(Err(fault));
    }
    let server = server(context)?;
    let done = match act {
        ReasonedChange::State(change) => {
            server.certificates.change(&allowed, id, change, reason).await.map(|()| id)
        }
        ReasonedChange::Reissue => server.issuing.reissue(&allowed, id, reason).await,
    };
    match done {
        Ok(id) => Ok(Ok(id)),
        Err(ChangeFault::NoCertificate) => Err(Refused::NotFound),
        Err(ChangeFault::Own) => Err(Refused::Forbidden),
        Err(ChangeFault::NotNow) => Ok(Err("not-now")),
        Err(ChangeFault::Name) => Ok(Err("name")),
        Err(ChangeFault::Reason(TextFault::TooLong(_))) => Ok(Err("reason-long")),
        Err(ChangeFault::Reason(TextFault::Empty | TextFault::ZeroByte)) => Ok(Err("reason")),
        Err(ChangeFault::Signing(error)) => {
            tracing::error!(%error, "cannot sign a certificate");
            Ok(Err("signing"))
        }
        Err(ChangeFault::Store(error)) => or_refuse(Err(error)),
    }
}
