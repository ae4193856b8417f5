//! What a provider publishes: its endpoints (OpenID Connect Discovery) and its keys.

use super::reach::ProviderReach;
use crate::outbound::OutboundFault;
use openidconnect::core::{CoreJsonWebKeySet, CoreProviderMetadata};
use serde_json::Value;
use url::Url;

/// Path of the discovery document below the issuer.
const WELL_KNOWN: &str = "/.well-known/openid-configuration";
/// The longest issuer, in bytes.
const ISSUER_LIMIT: usize = 500;

/// The documents of a provider.
pub(super) struct Documents {
    /// The issuer as it writes itself.
    pub issuer: String,
    pub metadata: Value,
    pub keys: Value,
}

/// The reason the documents of a provider are of no use.
#[derive(Debug, thiserror::Error)]
pub(super) enum DocumentFault {
    #[error(transparent)]
    Reach(#[from] OutboundFault),
    /// No discovery document, or that of another issuer.
    #[error("no discovery document of this issuer")]
    NoMetadata,
    /// No key set with a key.
    #[error("no keys")]
    NoKeys,
}

impl DocumentFault {
    /// Token of the message, which is about the issuer.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Reach(OutboundFault::Forbidden) => "issuer-forbidden",
            Self::Reach(_) => "issuer-silent",
            Self::NoMetadata => "issuer-other",
            Self::NoKeys => "issuer-keys",
        }
    }
}

/// The issuer that was typed, also as the URL of its document.
pub(super) fn issuer(typed: &str) -> Option<Url> {
    let typed = typed.trim();
    let typed = typed.strip_suffix(WELL_KNOWN).unwrap_or(typed);
    let url = Url::parse(typed).ok().filter(|_| typed.len() <= ISSUER_LIMIT)?;
    (url.query().is_none() && url.fragment().is_none() && url.has_host()).then_some(url)
}

/// Reads the documents of an issuer.
pub(super) async fn read(reach: &ProviderReach, issuer: &Url) -> Result<Documents, DocumentFault> {
    let base = issuer.as_str().trim_end_matches('/');
    let at = Url::parse(&format!("{base}{WELL_KNOWN}")).map_err(|_| DocumentFault::NoMetadata)?;
    let document = reach.json(&at, None).await?.ok_or(DocumentFault::NoMetadata)?;
    let metadata = parse(&document).ok_or(DocumentFault::NoMetadata)?;
    // People leave out the last slash, or add one; everything later compares exactly.
    if metadata.issuer().as_str().trim_end_matches('/') != base {
        return Err(DocumentFault::NoMetadata);
    }
    if endpoints(&metadata).iter().any(|url| !reach.may_ask(url)) {
        return Err(OutboundFault::Forbidden.into());
    }
    let keys = read_keys(reach, &metadata).await?;
    Ok(Documents { issuer: metadata.issuer().to_string(), metadata: document, keys })
}

/// Reads the keys.
pub(super) async fn read_keys(
    reach: &ProviderReach,
    metadata: &CoreProviderMetadata,
) -> Result<Value, DocumentFault> {
    let keys = reach.json(metadata.jwks_uri().url(), None).await?.ok_or(DocumentFault::NoKeys)?;
    let set: CoreJsonWebKeySet = serde_json::from_value(keys.clone()).map_err(|_| DocumentFault::NoKeys)?;
    if set.keys().is_empty() { Err(DocumentFault::NoKeys) } else { Ok(keys) }
}

/// A discovery document with all that a sign-in needs.
pub(super) fn parse(document: &Value) -> Option<CoreProviderMetadata> {
    let metadata: CoreProviderMetadata = serde_json::from_value(document.clone()).ok()?;
    metadata.token_endpoint().is_some().then_some(metadata)
}

/// Stored documents as one.
pub(super) fn stored(document: &Value, keys: &Value) -> Option<CoreProviderMetadata> {
    let keys: CoreJsonWebKeySet = serde_json::from_value(keys.clone()).ok()?;
    Some(parse(document)?.set_jwks(keys))
}

/// True if the provider names itself in each answer (RFC 9207).
pub(super) fn names_itself(document: &Value) -> bool {
    document["authorization_response_iss_parameter_supported"] == Value::Bool(true)
}

/// The URL at which people sign out.
pub(super) fn end_session(document: &Value) -> Option<Url> {
    Url::parse(document["end_session_endpoint"].as_str()?).ok()
}

fn endpoints(metadata: &CoreProviderMetadata) -> Vec<&Url> {
    let token = metadata.token_endpoint().map(|url| url.url());
    let user = metadata.userinfo_endpoint().map(|url| url.url());
    let always = [metadata.authorization_endpoint().url(), metadata.jwks_uri().url()];
    always.into_iter().chain(token).chain(user).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn issuer_may_be_typed_as_its_document() {
        let of = |typed: &str| issuer(typed).map(String::from);
        let good = Some("https://id.example.org/realms/club".to_owned());
        assert_eq!(of(" https://id.example.org/realms/club "), good);
        assert_eq!(of("https://id.example.org/realms/club/.well-known/openid-configuration"), good);
        for bad in
            ["", "id.example.org", "https://id.example.org?a", "https://id.example.org#a", "mailto:a@b.org"]
        {
            assert_eq!(of(bad), None, "{bad}");
        }
    }
}
