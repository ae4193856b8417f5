//! The permission of a request with a token.

use super::keep::{TokenState, state};
use super::{ApiTokens, Scope, TokenSecret};
use crate::accounts::Account;
use crate::audit::{AuditEvent, Deed, On};
use crate::roles::{Action, Allowed, Refusal, Whose};
use serde_json::json;
use store::api_token::{self, ApiTokenRow};
use store::{Moment, StoreError, account};
use time::Duration;

/// Interval at which the time of the last use is stored.
const NOTED_EVERY: Duration = Duration::minutes(1);

/// The sender of a request with a token.
#[derive(Clone, Debug)]
pub struct ApiCaller {
    /// The permission, which is that of the token's maker.
    pub allowed: Allowed,
}

/// The reason a request is refused.
#[derive(Debug, thiserror::Error)]
pub enum ApiFault {
    /// Malformed, unknown, expired or revoked; or the account that it acts for is no longer an
    /// admin there.
    #[error("no valid token")]
    Token,
    /// The token lacks this scope, or its maker may no longer do it.
    #[error("the token lacks the scope {}", .0.word())]
    Scope(Scope),
    /// Too many requests; the time to wait.
    #[error("too many requests")]
    TooMany(Duration),
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl ApiTokens {
    /// The permission of a request with this token, for an operation with this scope, if it needs
    /// one. The first use on a day is logged.
    pub async fn admit(&self, token: &str, needs: Option<Scope>) -> Result<ApiCaller, ApiFault> {
        let secret = TokenSecret::parse(token).ok_or(ApiFault::Token)?;
        let row = api_token::by_hash(&self.store, secret.code(), &secret.hash()).await?;
        let now = self.clock.now();
        let row = row.filter(|row| state(row, now) == TokenState::Active).ok_or(ApiFault::Token)?;
        self.shares.take(&self.limits.calls, &row, now).await?.map_err(ApiFault::TooMany)?;
        let by = account::by_id(&self.store, row.by_federation_id, row.by_account_id).await?;
        let by: Account = by.ok_or(ApiFault::Token)?.into();
        let code = secret.code();
        let allow = async |action, fault| {
            let allowed = self.permissions.allow(&by, action, code, Whose::Others).await;
            allowed.map_err(|refusal| match refusal {
                Refusal::Store(error) => ApiFault::Store(error),
                Refusal::NoFederation | Refusal::NotTheirs | Refusal::SecondFactor => fault,
            })
        };
        let mut allowed = allow(Action::KeepTokens, ApiFault::Token).await?;
        if let Some(scope) = needs {
            if !Scope::stored(&row.scopes).contains(&scope) {
                return Err(ApiFault::Scope(scope));
            }
            allowed = allow(scope.action(), ApiFault::Scope(scope)).await?;
        }
        let allowed = allowed.by_token(row.id);
        self.note_use(&allowed, &row, now).await?;
        Ok(ApiCaller { allowed })
    }

    /// Stores the time of the last use, and logs the first use on a day.
    async fn note_use(&self, allowed: &Allowed, row: &ApiTokenRow, now: Moment) -> Result<(), StoreError> {
        if row.used_at.is_some_and(|used| now.since(used) < NOTED_EVERY) {
            return Ok(());
        }
        let mut write = self.store.write().await?;
        // Of concurrent requests one stores and logs it.
        let before = now.plus(-NOTED_EVERY);
        if !api_token::record_use(&mut write, row.federation_id, row.id, now, before).await? {
            return Ok(());
        }
        if row.used_at.is_none_or(|used| used.time().date() != now.time().date()) {
            let detail = json!({ "name": row.name });
            let on = On::Token(row.id.0);
            let event = AuditEvent::new(row.federation_id, allowed, Deed::TokenUsed, on).with(detail);
            self.audit.record(&mut write, &event).await?;
        }
        write.commit().await
    }
}
