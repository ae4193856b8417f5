//! The user's certificates, and their entry in the director list.

use super::Certificate;
use crate::api::federation::or_refuse;
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use jiff::civil::Date;
use server::roles::{Action, Whose};

/// A user's own certificates.
#[derive(Clone, Debug)]
pub struct HeldCertificates {
    /// Newest first.
    pub certificates: Vec<Certificate>,
    /// Today in their federation.
    pub today: Date,
    /// True if they agreed to be listed.
    pub listed: bool,
    /// The code of their federation.
    pub federation: String,
}

/// The user's certificates.
pub async fn held_certificates(context: &RequestContext) -> Result<HeldCertificates, Refused> {
    let (server, who, token) = context.signed_in().await?;
    let (certificates, today) = or_refuse(server.certificates.own(&who).await)?;
    let listed = or_refuse(server.certificates.is_listed(&who).await)?;
    Ok(HeldCertificates { certificates, today, listed, federation: token.code().to_owned() })
}

form! {
    /// Adds the user to the director list or removes them.
    "listing" ListingPost at "/me/certificates" {
        listed: tick,
    }
}

impl Posted for ListingPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, who, token) = context.signed_in().await?;
        context.allowed(Action::KeepCertificates, token.code(), Whose::Own).await?;
        server.certificates.list_director(&who, self.listed).await?;
        Ok(self.page())
    }
}
