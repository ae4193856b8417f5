//! Changes of an issued certificate.

use super::issuing::check_second_factor;
use super::{Certificate, CertificateEvent, Change};
use crate::api::federation::{or_refuse, server};
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use server::certificates::certificate_id;
use server::roles::{Action, Allowed, Whose};

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

form! {
    /// Changes a certificate, and leads to it, or to its replacement.
    "certificate-change" CertificateChange at "/federation/{federation}/certificates/{certificate}"
    labels "certificates-{}" {
        federation: hidden,
        certificate: hidden,
        act: choice = "certificate-what",
        reason: prose(4) = "certificate-reason",
        code: code("one-time-code"),
    }
}

impl Posted for CertificateChange {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::Certify, &self.federation, Whose::Others).await?;
        let id = certificate_id(&self.certificate).ok_or(Refused::NotFound)?;
        let act = ReasonedChange::ALL.into_iter().find(|one| one.word() == self.act).ok_or("act")?;
        if self.reason.trim().is_empty() {
            return Err("reason".into());
        }
        check_second_factor(context, &self.code).await?;
        let server = server(context)?;
        let id = match act {
            ReasonedChange::State(change) => {
                server.certificates.change(&allowed, id, change, &self.reason).await?;
                id
            }
            ReasonedChange::Reissue => server.issuing.reissue(&allowed, id, &self.reason).await?,
        };
        Ok(format!("/federation/{}/certificates/{}", self.federation, id.0.hyphenated()))
    }
}
