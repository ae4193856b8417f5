//! The way to sign out at a provider (OpenID Connect RP-Initiated Logout 1.0).

use super::{Onward, Providers, documents};
use store::StoreError;
use store::provider::{self, ProviderId};

impl Providers {
    /// The way to sign out at a provider of the federation with this code, and back to its return URL;
    /// `None` if it publishes none. The client id takes the place of an id token, which would have to
    /// be stored for the length of the session.
    pub async fn way_out(&self, code: &str, id: ProviderId) -> Result<Option<Onward>, StoreError> {
        let Some(federation) = self.federations.by_code(code).await? else { return Ok(None) };
        let Some(row) = provider::by_id(&self.store, federation.id, id).await? else { return Ok(None) };
        let Some(mut url) = documents::end_session(&row.metadata) else { return Ok(None) };
        if !self.reach.may_ask(&url) {
            return Ok(None);
        }
        url.query_pairs_mut()
            .append_pair("client_id", &row.client)
            .append_pair("post_logout_redirect_uri", &self.return_url(&federation));
        Ok(Some(Onward { name: row.name, url: url.into() }))
    }
}
