//! Certificates that live: proposed, issued, suspended, revoked, renewed, and looked up by anybody.
//!
//! | file | what |
//! |---|---|
//! | `certificate` | a certificate as it was issued, and how it stands on a day |
//! | `public_id` | what stands in its address |
//! | `signing` | the keys of a federation, sealed under the operator's |
//! | `credential` | what a certificate says as a credential |
//! | `proposing` | who has what a level requires, and whose certificate may be renewed |
//! | `issuing` | one certificate, by one examiner or two; `drafting` what it says, `in_bulk` many |
//! | `changing` | suspended, reinstated, revoked; `reissuing` issued anew after a change of name |
//! | `statuses` | the signed lists of what was revoked or suspended |
//! | `on_paper` | the PDF, made anew from the record |
//! | `searching` | by those who issue: what was issued |
//! | `looking_up` | by anybody: a certificate, the register |
//! | `checking` | by anybody: a credential that somebody has |
//! | `holding` | by its holder: their own, and whether they are listed |
//! | `edition` | what a change of edition means for holders, and a paper of that |
//! | `reminding` | letters before the end, and the last day of those that lapse without activity |
//!
//! Deliberately not here: what a level requires (`bank::programme`), how a credential is signed and checked (`credentials`), how a
//! certificate looks on paper (`certificate_paper`).

mod certificate;
mod changing;
mod checking;
mod credential;
mod drafting;
mod edition;
mod holding;
mod in_bulk;
mod issuing;
mod logos;
mod looking_up;
mod on_paper;
mod proposing;
mod public_id;
mod reissuing;
mod reminding;
mod searching;
mod signing;
mod statuses;

pub use certificate::{Certificate, CertificateState, Happened, Standing, certificate_id};
pub use changing::{Change, ChangeFault};
pub use edition::{EditionChange, Holder, Reckoned};
pub use in_bulk::{Bulk, BulkState, ISSUE};
pub use issuing::{IssueFault, Issued};
pub use logos::{SetLogoFault, logo_path};
pub use looking_up::{Found, Listed};
pub use proposing::{Proposal, What};
pub use public_id::PublicId;
pub use searching::{CertificateSearch, CertifiedLevel};
pub(crate) use signing::fit;
pub use signing::{FederationKeyFault, Fit, Signing, SigningFault};
pub use statuses::{SignedList, Statuses};
pub use store::certificate::CertificateId;
