//! The life of certificates: proposed, issued, suspended, revoked, renewed, looked up.
//!
//! | file | contents |
//! |---|---|
//! | `certificate` | a certificate as issued, and its status on a day |
//! | `public_id` | the id in its URL |
//! | `signing` | a federation's keys, sealed under the operator's |
//! | `credential` | a certificate's credential and status index, signed |
//! | `proposals` | people who meet a level's requirements, and renewals |
//! | `rules` | a federation's rules for issuing: released results, a second examiner |
//! | `issue` | issue by one examiner or two; `draft` the content, `bulk_issue` many |
//! | `change` | suspension, reinstatement, revocation; `reissue` after a change of name |
//! | `status_lists` | signed lists of revoked and suspended certificates |
//! | `pdf` | the PDF, made from the record |
//! | `search` | issued certificates, for issuers |
//! | `lookup` | public lookup of a certificate, and the register |
//! | `check` | public check of a presented credential |
//! | `holder` | a holder's own certificates, and the director list |
//! | `notice` | emails to holders when a certificate is issued or changed |
//! | `edition` | consequences of a change of edition for holders, and a paper on them |
//! | `reminders` | expiry reminders, and the last day of certificates that lapse without activity |
//!
//! Not here: a level's requirements (`bank::programme`), signing and checking of credentials
//! (`credentials`), the PDF's layout (`certificate_pdf`).

mod bulk_issue;
mod certificate;
mod change;
mod check;
mod credential;
mod draft;
mod edition;
mod holder;
mod issue;
mod keyring;
mod logos;
mod lookup;
mod notice;
mod pdf;
mod proposals;
mod public_id;
mod reissue;
mod reminders;
mod rules;
mod search;
mod signing;
mod status_cache;
mod status_lists;

pub use bulk_issue::{BulkIssue, BulkState};
pub use certificate::{Certificate, CertificateEvent, CertificateState, CertificateStatus, certificate_id};
pub use change::Change;
pub use edition::{EditionChange, EditionChanges, EditionHolder, Reckoned};
pub use issue::{IssueFault, Issued};
pub(crate) use keyring::Keyring;
pub use logos::logo_path;
pub use lookup::{FoundCertificate, ListedDirector};
pub use proposals::{Proposal, ProposalKind};
pub use public_id::PublicId;
pub use rules::{AwaitedExam, SecondExaminer};
pub use search::{CertificateSearch, CertifiedLevel};
pub(crate) use signing::fit;
pub use signing::{FederationKeyFault, KeyMatch, SigningFault, SigningKeys};
pub use status_cache::SignedList;
pub(crate) use status_cache::StatusListCache;
pub use store::certificate::CertificateId;

use crate::audit::Audit;
use crate::federation::Federations;
use crate::jobs::Jobs;
use crate::mail::Mail;
use crate::parts::{Clock, Entropy, Service, Store};
use crate::programmes::Programmes;
use crate::records::RecordBook;
use crate::webhooks::WebhookQueue;
use std::sync::Arc;

/// Issued certificates: lookup, status, reminders, PDF, logos.
#[derive(Clone, Debug, Service)]
pub struct Certificates {
    store: Store,
    clock: Clock,
    audit: Audit,
    federations: Federations,
    mail: Mail,
    webhooks: WebhookQueue,
}

/// Proposes, issues and reissues certificates.
#[derive(Clone, Debug, Service)]
pub struct Issuing {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    audit: Audit,
    federations: Federations,
    mail: Mail,
    webhooks: WebhookQueue,
    jobs: Jobs,
    signing_keys: SigningKeys,
    certificates: Certificates,
    programmes: Programmes,
    records: RecordBook,
}

/// What verifiers ask: signed lists of invalid certificates, and checks of presented credentials.
#[derive(Clone, Debug, Service)]
pub struct Verification {
    store: Store,
    clock: Clock,
    status_lists: Arc<StatusListCache>,
    federations: Federations,
    mail: Mail,
    signing_keys: SigningKeys,
    certificates: Certificates,
}
