//! Requests to providers.

use crate::outbound::{Outbound, OutboundFault};
use openidconnect::http::{Request, header};
use openidconnect::{AsyncHttpClient, HttpRequest, HttpResponse};
use std::ops::Deref;
use std::pin::Pin;
use url::Url;

/// The client for the hosts of providers.
#[derive(Debug, Default)]
pub(crate) struct ProviderReach(Outbound);

impl Deref for ProviderReach {
    type Target = Outbound;

    fn deref(&self) -> &Outbound {
        &self.0
    }
}

impl<'c> AsyncHttpClient<'c> for ProviderReach {
    type Error = OutboundFault;
    type Future = Pin<Box<dyn Future<Output = Result<HttpResponse, OutboundFault>> + Send + 'c>>;

    fn call(&'c self, request: HttpRequest) -> Self::Future {
        Box::pin(self.send(request))
    }
}

impl ProviderReach {
    /// The JSON document at a URL.
    pub(super) async fn json(
        &self,
        url: &Url,
        bearer: Option<&str>,
    ) -> Result<Option<serde_json::Value>, OutboundFault> {
        let mut request = Request::get(url.as_str()).header(header::ACCEPT, "application/json");
        if let Some(token) = bearer {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.body(Vec::new()).map_err(|fault| OutboundFault::Silent(fault.to_string()))?;
        let response = self.send(request).await?;
        let is_good = response.status().is_success();
        Ok(serde_json::from_slice(response.body()).ok().filter(|_| is_good))
    }
}
