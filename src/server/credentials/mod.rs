//! Credentials: what a federation signs, and whether what somebody shows is that.
//!
//! A certificate leaves the house as an Open Badge: an `OpenBadgeCredential` (Open Badges 3.0.3 on the Verifiable Credentials Data Model 2.0)
//! with one embedded proof. Everything here is a function over bytes and values: the moment and chance are passed in.
//!
//! - [`keys`]: the key a federation signs with, sealed under the operator's; the public half as a Multikey
//! - [`did`]: the name an issuer has for verifiers, and the document that lists its keys
//! - [`award`]: what is certified, as plain values; [`document`]: the closed form it has as a credential
//! - [`canonical`]: a document as RDF in canonical form (RDFC-1.0), by the contexts bundled in `contexts/` and no others
//! - [`proof`]: the embedded proof (`eddsa-rdfc-2022`); [`token`]: the same claims as a signed token (VC-JWT)
//! - [`status`]: which credentials are revoked or suspended, as Bitstring status lists, signed both ways
//! - [`check`]: what somebody pasted or uploaded, and a plain answer
//!
//! Deliberately not here: which certificates there are, and who may issue them; pages; the network, which nothing here ever asks.

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
