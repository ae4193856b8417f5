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
    /// A certificate as it was issued, with its status today.
    pub struct Certificate {
        /// Public number, as printed on it; it never changes.
        number: String,
        /// Id of the holder.
        person: Uuid,
        /// The holder's name at that time; empty if the record was removed.
        holder: String,
        /// Id of the programme.
        programme: String,
        /// The programme's name at that time.
        programme_name: String,
        /// Id of the level in its programme.
        level: String,
        /// The level's name at that time.
        level_name: String,
        /// The band of the result, if the level has bands.
        band: Option<ResultBand>,
        /// The edition of the Laws that it certifies.
        edition: Edition,
        /// Day of issue in the federation's time zone.
        issued_on: Date,
        /// Last valid day; null for life. If it lapses without activity, it moves with each activity.
        valid_until: Option<Date>,
        /// Status today in the federation's time zone.
        status: CertificateStanding,
        /// Time of its issue, suspension, reinstatement, revocation or replacement, the last of these.
        changed_at: Timestamp,
        /// Number of the certificate that it replaces or renews.
        follows: Option<String>,
        /// Public address at which it can be checked.
        url: String,
    }

    /// A page of certificates.
    pub struct CertificatesPage {
        /// The certificates, by the time of their last change.
        items: Vec<Certificate>,
        /// Place after the last item, to be sent as after. Null if there is no item.
        cursor: Option<String>,
        /// True if there are more already.
        more: bool,
    }

    /// A certificate with what happened to it.
    pub struct CertificateHistory {
        /// The certificate.
        certificate: Certificate,
        /// What happened to it, the earliest first.
        events: Vec<CertificateEvent>,
    }

    /// Something that happened to a certificate.
    pub struct CertificateEvent {
        /// One of agreed, issued, suspended, reinstated, revoked, replaced and renewed.
        kind: String,
        /// Time.
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
    const ABOUT: &'static str = "All certificates of the federation, by their last change. Keep the last cursor \
        and ask again after it: a certificate whose status has changed is listed again. A change is listed \
        after a minute. A certificate that expires is not listed again, as its last day is known.";
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
    const ABOUT: &'static str = "One certificate of the federation, with what happened to it.";
    const SCOPE: Option<Scope> = Some(Scope::Certificates);
    const PARAMETERS: &'static [Parameter] =
        &[path("number", "Public number of the certificate.", ParameterKind::Text)];
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
