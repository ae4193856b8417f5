//! Certificates and their status.

use super::operation::{AFTER, Call, LIMIT, Operation, Parameter, ParameterKind, path};
use super::problem::{Problem, ProblemKind};
use super::schema::{described, words_of};
use crate::api::certificate::CertificateStanding;
use bank::programme::ResultBand;
use jiff::Timestamp;
use jiff::civil::Date;
use rules::law::Edition;
use server::api_tokens::Scope;
use server::certificates::{self, PublicId};
use uuid::Uuid;

words_of!(CertificateStanding, ResultBand);

described! {
    pub struct Certificate {
        number: String,
        person: Uuid,
        holder: String,
        programme: String,
        programme_name: String,
        level: String,
        level_name: String,
        band: Option<ResultBand>,
        edition: Edition,
        issued_on: Date,
        valid_until: Option<Date>,
        status: CertificateStanding,
        changed_at: Timestamp,
        follows: Option<String>,
        url: String,
    }

    pub struct CertificatesPage {
        items: Vec<Certificate>,
        cursor: Option<String>,
        more: bool,
    }

    pub struct CertificateHistory {
        certificate: Certificate,
        events: Vec<CertificateEvent>,
    }

    pub struct CertificateEvent {
        kind: String,
        at: Timestamp,
    }
}

impl Certificate {
    fn of(call: &Call, one: &certificates::Certificate, today: Date) -> Self {
        let number = one.public.to_string();
        Self {
            person: one.account.0,
            holder: one.holder.clone(),
            programme: one.programme.clone(),
            programme_name: one.programme_name.clone(),
            level: one.level.clone(),
            level_name: one.level_name.clone(),
            band: one.band,
            edition: one.edition,
            issued_on: one.issued_on,
            valid_until: one.until,
            status: one.standing(today),
            changed_at: one.state_at,
            follows: one.follows.as_ref().map(PublicId::to_string),
            url: call.server.mail.public_url().with(&format!("/verify/{number}")),
            number,
        }
    }
}

/// Lists certificates.
pub struct ListCertificates;

impl Operation for ListCertificates {
    const PATH: &'static str = "/api/v1/certificates";
    const ID: &'static str = "listCertificates";
    const SCOPE: Option<Scope> = Some(Scope::Certificates);
    const PARAMETERS: &'static [Parameter] = &[AFTER, LIMIT];
    type Reply = CertificatesPage;

    async fn reply(call: &Call) -> Result<CertificatesPage, Problem> {
        let (limit, after) = (call.limit()?, call.read(&AFTER, |text| text.parse().ok())?);
        let found = call.server.api_lists.certificates(&call.allowed, after, limit).await?;
        let items = found.all.iter().map(|one| Certificate::of(call, one, found.today)).collect();
        let cursor = found.last.or(after).map(|cursor| cursor.to_string());
        Ok(CertificatesPage { items, cursor, more: found.more })
    }
}

/// Reads one certificate.
pub struct GetCertificate;

impl Operation for GetCertificate {
    const PATH: &'static str = "/api/v1/certificates/{number}";
    const ID: &'static str = "getCertificate";
    const SCOPE: Option<Scope> = Some(Scope::Certificates);
    const PARAMETERS: &'static [Parameter] = &[path("number", "certificate", ParameterKind::Text)];
    const PROBLEMS: &'static [ProblemKind] = &[ProblemKind::NotFound];
    type Reply = CertificateHistory;

    async fn reply(call: &Call) -> Result<CertificateHistory, Problem> {
        let (server, here) = (&call.server, call.allowed.federation());
        let number = call.parameter("number").and_then(|text| text.parse::<PublicId>().ok());
        let id = number.filter(|one| one.federation == here.code).ok_or(ProblemKind::NotFound)?.id;
        let one = server.certificates.find(&call.allowed, id).await?.ok_or(ProblemKind::NotFound)?;
        let events = server.certificates.what_happened(&one).await?;
        let events = events.into_iter().map(|event| CertificateEvent { kind: event.kind, at: event.at });
        let certificate = Certificate::of(call, &one, server.federations.today_in(here));
        Ok(CertificateHistory { certificate, events: events.collect() })
    }
}
