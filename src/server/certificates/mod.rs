//! The life of certificates: proposed, issued, suspended, revoked, renewed, looked up.
//!
//! | file | contents |
//! |---|---|
//! | `certificate` | a certificate as issued, and its status on a day |
//! | `public_id` | the id in its URL |
//! | `signing` | a federation's keys, sealed under the operator's |
//! | `credential` | a certificate's credential |
//! | `proposing` | people who meet a level's requirements, and renewals |
//! | `issuing` | issue by one examiner or two; `drafting` the content, `in_bulk` many |
//! | `changing` | suspension, reinstatement, revocation; `reissuing` after a change of name |
//! | `statuses` | signed lists of revoked and suspended certificates |
//! | `on_paper` | the PDF, made from the record |
//! | `searching` | issued certificates, for issuers |
//! | `looking_up` | public lookup of a certificate, and the register |
//! | `checking` | public check of a presented credential |
//! | `holding` | a holder's own certificates, and the director list |
//! | `edition` | consequences of a change of edition for holders, and a paper on them |
//! | `reminding` | expiry reminders, and the last day of certificates that lapse without activity |
//!
//! Not here: a level's requirements (`bank::programme`), signing and checking of credentials
//! (`credentials`), the PDF's layout (`certificate_paper`).

mod certificate;
mod changing;
mod checking;
mod credential;
mod drafting;
mod edition;
mod holding;
mod in_bulk;
mod issuing;
mod keyring;
mod logos;
mod looking_up;
mod on_paper;
mod proposing;
mod public_id;
mod reissuing;
mod reminding;
mod searching;
mod signing;
mod status_cache;
mod statuses;

pub use certificate::{Certificate, CertificateEvent, CertificateState, Standing, certificate_id};
pub use changing::{Change, ChangeFault};
pub use edition::{EditionChange, EditionHolder, Reckoned};
pub use in_bulk::{BulkIssue, BulkState};
pub use issuing::{IssueFault, Issued};
pub(crate) use keyring::Keyring;
pub use logos::{SetLogoFault, logo_path};
pub use looking_up::{FoundCertificate, ListedDirector};
pub use proposing::{Proposal, ProposalKind};
pub use public_id::PublicId;
pub use searching::{CertificateSearch, CertifiedLevel};
pub(crate) use signing::fit;
pub use signing::{FederationKeyFault, KeyMatch, SigningFault};
pub use status_cache::SignedList;
pub(crate) use status_cache::StatusListCache;
pub use store::certificate::CertificateId;
