//! Verifiable credentials: signing and checking.
//!
//! A certificate is exported as an Open Badge: an `OpenBadgeCredential` (Open Badges 3.0.3 on the
//! Verifiable Credentials Data Model 2.0) with one embedded proof. All functions are pure; time and
//! randomness are passed in.
//!
//! - [`keys`]: a federation's signing key, sealed under the operator's; the public half as a
//!   Multikey
//! - [`did`]: an issuer's identifier, and the document that lists its keys
//! - [`award`]: the certified facts as plain values; [`document`]: their closed form as a
//!   credential
//! - [`canonical`]: a document as RDF in canonical form (RDFC-1.0), with the contexts bundled in
//!   `contexts/` only
//! - [`proof`]: the embedded proof (`eddsa-rdfc-2022`); [`token`]: the same claims as a signed
//!   token (VC-JWT)
//! - [`status`]: revoked and suspended credentials as Bitstring status lists, signed both ways
//! - [`check`]: checks of pasted or uploaded data, with a plain result
//!
//! Not here: existing certificates and issuers; pages; network access, of which there is none.

pub mod award;
pub mod canonical;
pub mod check;
pub mod did;
pub mod document;
pub mod keys;
pub mod proof;
pub mod status;
pub mod token;

mod moment;
