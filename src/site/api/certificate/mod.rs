//! Certificates: public lookup, holders' and examiners' actions.
//!
//! - `own`: the user's certificates, and the director list
//! - `issuing`: proposals and issue; `changing`: later changes
//! - `edition`: consequences of a change of edition, and a paper on them
//! - `files`: PDF, credential, keys, status lists, register
//! - `check`: check of a presented credential

mod changing;
mod check;
mod edition;
mod files;
mod issuing;
mod own;

pub use changing::{CertificateChange, ReasonedChange, certificate, certificate_events};
pub use check::{CHECK_URL, check_credential};
pub use edition::{EditionPost, change_of_edition, editions_certified};
pub use files::{certificate_file, credential_file, did_file, register_file, site_did_file, status_file};
pub(in crate::api) use issuing::check_second_factor;
pub use issuing::{
    IssuePost, bulk_issue, can_sign, certificates, certified_levels, is_fresh, proposals, second_examiner,
};
pub use own::{HeldCertificates, ListingPost, held_certificates};
pub use server::certificates::{
    BulkIssue, BulkState, Certificate, CertificateEvent, CertificateSearch, CertificateState,
    CertificateStatus as CertificateStanding, CertifiedLevel, Change, EditionChange, EditionHolder,
    FoundCertificate, ListedDirector as Director, Proposal, ProposalKind, PublicId, Reckoned, SecondExaminer,
};

use super::federation::{or_refuse, server};
use super::request_context::{Refused, RequestContext};
use crate::alphabet;

/// The certificate with this public id, in any state.
pub async fn look_up(context: &RequestContext, id: &str) -> Result<FoundCertificate, Refused> {
    let id: PublicId = id.parse().map_err(|()| Refused::NotFound)?;
    or_refuse(server(context)?.certificates.look_up(&id).await)?.ok_or(Refused::NotFound)
}

/// Name of a federation, and its listed directors that match the search.
pub async fn register(
    context: &RequestContext,
    code: &str,
    search: &str,
) -> Result<(String, Vec<Director>), Refused> {
    let server = server(context)?;
    let federation = or_refuse(server.federations.by_code(code).await)?.ok_or(Refused::NotFound)?;
    let mut listed = or_refuse(server.certificates.register(&federation, search).await)?;
    alphabet().sort(&mut listed, |one| &one.name);
    Ok((federation.name, listed))
}
