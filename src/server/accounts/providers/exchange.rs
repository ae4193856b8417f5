//! The code for an id token, and the checks of that: signature, issuer, audience, expiry and nonce
//! by `openidconnect`.

use super::documents;
use super::identity::Identity;
use super::{ProviderFault, Providers};
use crate::credentials::keys::SealFault;
use crate::outbound::OutboundFault;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use chrono::DateTime;
use openidconnect::core::{
    CoreClient, CoreClientAuthMethod, CoreIdToken, CoreIdTokenVerifier, CoreJwsSigningAlgorithm,
    CoreProviderMetadata, CoreTokenResponse,
};
use openidconnect::{
    AccessTokenHash, AuthType, AuthorizationCode, ClaimsVerificationError, ClientId, ClientSecret, Nonce,
    OAuth2TokenResponse, PkceCodeVerifier, RedirectUrl, RequestTokenError, TokenResponse,
};
use serde_json::{Map, Value};
use store::federation::Federation;
use store::provider::{self, ProviderRow};
use store::provider_flow::ProviderFlowRow;
use time::Duration;

/// Accepted signatures: by a private key alone. A shared secret could be guessed, or be mistaken
/// for a public key; and a token without a signature is never accepted.
const ALGORITHMS: [CoreJwsSigningAlgorithm; 9] = [
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha384,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha512,
    CoreJwsSigningAlgorithm::RsaSsaPssSha256,
    CoreJwsSigningAlgorithm::RsaSsaPssSha384,
    CoreJwsSigningAlgorithm::RsaSsaPssSha512,
    CoreJwsSigningAlgorithm::EcdsaP256Sha256,
    CoreJwsSigningAlgorithm::EcdsaP384Sha384,
    CoreJwsSigningAlgorithm::EdDsa,
];
/// Minimum interval between two readings of a provider's keys: an unknown key is usually a new one.
const KEYS_READ_AGAIN: Duration = Duration::minutes(1);
/// Age at which the documents are read again at a sign-in.
const DOCUMENTS_LAST: Duration = Duration::hours(24);

/// What an invalid answer is logged as, with the provider.
fn invalid(row: &ProviderRow, why: impl std::fmt::Display) -> ProviderFault {
    tracing::warn!(provider = %row.id.0, %why, "invalid answer of a provider");
    ProviderFault::Invalid
}

fn silent(row: &ProviderRow, why: impl std::fmt::Display) -> ProviderFault {
    tracing::warn!(provider = %row.id.0, %why, "a provider does not answer");
    ProviderFault::Silent
}

impl Providers {
    /// What the provider says of the person who came back with a code.
    pub(super) async fn exchange(
        &self,
        federation: &Federation,
        flow: &ProviderFlowRow,
        mut row: ProviderRow,
        code: &str,
    ) -> Result<Identity, ProviderFault> {
        if self.clock.now().since(row.read_at) >= DOCUMENTS_LAST
            && let Err(fault) = self.read_documents_again(&mut row).await
        {
            tracing::warn!(provider = %row.id.0, %fault, "cannot read the documents of a provider again");
        }
        let metadata =
            documents::stored(&row.metadata, &row.keys).ok_or_else(|| invalid(&row, "stored documents"))?;
        let tokens = self.redeem(federation, flow, &row, &metadata, code).await?;
        let id_token = tokens.id_token().ok_or_else(|| invalid(&row, "no id token"))?;
        let verified = self.verify(&row, &metadata, flow, &tokens, id_token);
        let is_unknown_key = matches!(verified, Err(ClaimsVerificationError::SignatureVerification(_)));
        let verified = match verified {
            Err(_) if is_unknown_key && self.clock.now().since(row.read_at) >= KEYS_READ_AGAIN => {
                self.read_documents_again(&mut row).await.map_err(|fault| silent(&row, fault))?;
                let metadata =
                    documents::stored(&row.metadata, &row.keys).ok_or_else(|| invalid(&row, "documents"))?;
                self.verify(&row, &metadata, flow, &tokens, id_token)
            }
            verified => verified,
        };
        verified.map_err(|why| invalid(&row, why))?;
        let mut claims = payload(id_token).ok_or_else(|| invalid(&row, "no claims"))?;
        if Identity::lacks(&claims, &row) {
            self.add_user_info(&row, &metadata, &tokens, &mut claims).await?;
        }
        Identity::of(&claims, &row).ok_or_else(|| invalid(&row, "no subject"))
    }

    /// Redeems the code, by HTTP Basic unless the provider accepts only the form.
    async fn redeem(
        &self,
        federation: &Federation,
        flow: &ProviderFlowRow,
        row: &ProviderRow,
        metadata: &CoreProviderMetadata,
        code: &str,
    ) -> Result<CoreTokenResponse, ProviderFault> {
        let back = RedirectUrl::new(self.return_url(federation)).map_err(|why| invalid(row, why))?;
        let methods = metadata.token_endpoint_auth_methods_supported();
        let takes = |method| methods.is_none_or(|methods| methods.contains(&method));
        let auth = match takes(CoreClientAuthMethod::ClientSecretBasic) {
            true => AuthType::BasicAuth,
            false => AuthType::RequestBody,
        };
        let secret = self.secret_of(row).map_err(|why| invalid(row, why))?.map(ClientSecret::new);
        let client =
            CoreClient::from_provider_metadata(metadata.clone(), ClientId::new(row.client.clone()), secret)
                .set_redirect_uri(back)
                .set_auth_type(auth);
        let asked = client
            .exchange_code(AuthorizationCode::new(code.to_owned()))
            .map_err(|why| invalid(row, why))?
            .set_pkce_verifier(PkceCodeVerifier::new(flow.verifier.clone()))
            .request_async(&*self.reach)
            .await;
        asked.map_err(|why| match why {
            RequestTokenError::Request(why @ OutboundFault::Forbidden) => invalid(row, why),
            RequestTokenError::Request(why) => silent(row, why),
            RequestTokenError::ServerResponse(why) => {
                tracing::warn!(provider = %row.id.0, error = %why.error(), "a provider refuses a code");
                ProviderFault::Refused
            }
            other => invalid(row, other),
        })
    }

    fn verify(
        &self,
        row: &ProviderRow,
        metadata: &CoreProviderMetadata,
        flow: &ProviderFlowRow,
        tokens: &CoreTokenResponse,
        id_token: &CoreIdToken,
    ) -> Result<(), ClaimsVerificationError> {
        let now = self.clock.now().time().unix_timestamp();
        let verifier = CoreIdTokenVerifier::new_public_client(
            ClientId::new(row.client.clone()),
            metadata.issuer().clone(),
            metadata.jwks().clone(),
        );
        let verifier = verifier
            .set_allowed_algs(ALGORITHMS)
            .set_time_fn(move || DateTime::from_timestamp(now, 0).unwrap_or(DateTime::UNIX_EPOCH));
        let claims = id_token.claims(&verifier, &Nonce::new(flow.nonce.clone()))?;
        let Some(expected) = claims.access_token_hash() else { return Ok(()) };
        let other = |why: String| ClaimsVerificationError::Other(why);
        let (algorithm, key) = (id_token.signing_alg(), id_token.signing_key(&verifier));
        let (algorithm, key) =
            (algorithm.map_err(|why| other(why.to_string()))?, key.map_err(|why| other(why.to_string()))?);
        let actual = AccessTokenHash::from_token(tokens.access_token(), algorithm, key)
            .map_err(|why| other(why.to_string()))?;
        if actual == *expected { Ok(()) } else { Err(other("another access token".to_owned())) }
    }

    /// Adds claims of the user-info endpoint that the id token lacks. What says how the person signed
    /// in comes from the signed token alone.
    async fn add_user_info(
        &self,
        row: &ProviderRow,
        metadata: &CoreProviderMetadata,
        tokens: &CoreTokenResponse,
        claims: &mut Map<String, Value>,
    ) -> Result<(), ProviderFault> {
        let Some(url) = metadata.userinfo_endpoint() else { return Ok(()) };
        let told = self.reach.json(url.url(), Some(tokens.access_token().secret())).await;
        let Some(Value::Object(mut more)) = told.map_err(|why| silent(row, why))? else { return Ok(()) };
        if more.get("sub") != claims.get("sub") {
            return Err(invalid(row, "user info of another subject"));
        }
        for signed in ["amr", "acr"] {
            more.remove(signed);
        }
        if !claims.contains_key("email") {
            claims.remove("email_verified");
        }
        for (name, value) in more {
            claims.entry(name).or_insert(value);
        }
        Ok(())
    }

    /// Reads a provider's documents again, and stores them.
    async fn read_documents_again(&self, row: &mut ProviderRow) -> Result<(), ProviderFault> {
        let issuer = documents::issuer(&row.issuer).ok_or(ProviderFault::Invalid)?;
        let read = documents::read(&self.reach, &issuer).await.map_err(|why| silent(row, why))?;
        if read.issuer != row.issuer {
            return Err(invalid(row, "another issuer"));
        }
        (row.metadata, row.keys, row.read_at) = (read.metadata, read.keys, self.clock.now());
        let mut write = self.store.write().await?;
        provider::set_documents(&mut write, row).await?;
        Ok(write.commit().await?)
    }

    /// The client's secret, opened.
    pub(super) fn secret_of(&self, row: &ProviderRow) -> Result<Option<String>, SealFault> {
        let Some(sealed) = &row.secret else { return Ok(None) };
        let operator = self.keyring.operator().ok_or(SealFault::Closed)?;
        let secret = operator.open(sealed, &secret_name(row))?;
        String::from_utf8(secret).map(Some).map_err(|_| SealFault::NoSeal)
    }
}

/// What a sealed secret is for: it opens for no other provider.
pub(super) fn secret_name(row: &ProviderRow) -> Vec<u8> {
    let ids = [row.federation_id.0, row.id.0];
    let mut name = b"director provider secret".to_vec();
    ids.iter().for_each(|id| name.extend(id.as_bytes()));
    name
}

/// The claims of a verified token, with those that the crate does not know.
fn payload(id_token: &CoreIdToken) -> Option<Map<String, Value>> {
    let text = id_token.to_string();
    let payload = BASE64_URL_SAFE_NO_PAD.decode(text.split('.').nth(1)?).ok()?;
    serde_json::from_slice(&payload).ok()
}
