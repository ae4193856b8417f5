//! Certificates: public lookup, holders' and examiners' actions.
//!
//! - `own`: one's own certificates, and the director list
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

pub use changing::{ReasonedChange, certificate, change_certificate, what_happened};
pub use check::{CHECK, check_credential};
pub use edition::{change_of_edition, editions_certified};
pub use files::{certificate_file, credential_file, did_file, register_file, site_did_file, status_file};
pub(in crate::api) use issuing::proven;
pub use issuing::{
    being_issued, can_sign, certificates, certified_levels, is_fresh, issue_certificates, proposals,
};
pub use own::{HeldCertificates, held_certificates, list_director};
pub use server::certificates::{
    BulkIssue, BulkState, Certificate, CertificateEvent, CertificateSearch, CertificateState,
    CertificateStatus as CertificateStanding, CertifiedLevel, Change, EditionChange, EditionHolder,
    FoundCertificate, ListedDirector as Director, Proposal, ProposalKind, PublicId, Reckoned,
};

use super::federation::{server, told};
use super::visit::{Refused, Visit};
use crate::alphabet;

/// The certificate with this address, whatever became of it.
pub async fn look_up(visit: &Visit, id: &str) -> Result<FoundCertificate, Refused> {
    let id: PublicId = id.parse().map_err(|()| Refused::Lost)?;
    told(server(visit)?.look_up(&id).await)?.ok_or(Refused::Lost)
}

/// The name of the federation with this code, and its directors who agreed to be listed, as far as
/// they are searched for.
pub async fn register(visit: &Visit, code: &str, search: &str) -> Result<(String, Vec<Director>), Refused> {
    let server = server(visit)?;
    let federation = told(server.federation_of(code).await)?.ok_or(Refused::Lost)?;
    let mut listed = told(server.register(&federation, search).await)?;
    alphabet().sort(&mut listed, |one| &one.name);
    Ok((federation.name, listed))
}
