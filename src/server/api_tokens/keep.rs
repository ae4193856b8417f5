//! Making, listing and revoking the tokens of a federation.

use super::{ApiTokenId, ApiTokens, Scope, TokenSecret};
use crate::audit::{AuditEvent, Deed, On};
use crate::exams::paper::is_name;
use crate::forms::{Faults, NumberEntry, Rejection};
use crate::roles::{Allowed, Whose};
use derive::Word;
use serde_json::json;
use store::api_token::{self, ApiTokenByRow, ApiTokenRow};
use store::{Moment, StoreError, federation};
use time::{Duration, OffsetDateTime};

/// Limit on a federation's working tokens.
pub const TOKEN_LIMIT: i64 = 20;
/// Maximum length of a name, in characters.
const NAME_LIMIT: usize = 60;

/// A token to be made.
pub struct NewToken<'a> {
    pub name: &'a str,
    /// Tokens of its scopes.
    pub scopes: &'a [String],
    /// Days until it expires.
    pub days: &'a NumberEntry<1, 730>,
}

/// State of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum TokenState {
    Active,
    Expired,
    Revoked,
}

/// A token, without its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiToken {
    pub id: ApiTokenId,
    pub name: String,
    /// Its last characters.
    pub hint: String,
    pub scopes: Vec<Scope>,
    /// Its maker's name; empty if the account was deleted.
    pub by: String,
    pub made_at: OffsetDateTime,
    pub expires_at: OffsetDateTime,
    /// Time of the last use, to about a minute.
    pub used_at: Option<OffsetDateTime>,
    pub state: TokenState,
}

impl ApiTokens {
    /// Makes a token and returns its secret, which is stored nowhere. Faults: `name`; `scopes` if
    /// there is none, or one that the maker may not do; `days`; `full` at [`TOKEN_LIMIT`].
    pub async fn make(&self, allowed: &Allowed, new: &NewToken<'_>) -> Result<TokenSecret, Rejection> {
        let name = new.name.split_whitespace().collect::<Vec<_>>().join(" ");
        let scopes: Option<Vec<Scope>> = new.scopes.iter().map(|word| Scope::read(word)).collect();
        let offered = scopes.filter(|scopes| {
            !scopes.is_empty() && scopes.iter().all(|one| allowed.may_also(one.action(), Whose::Others))
        });
        let mut faults = Faults::default();
        faults.unless(is_name(&name, NAME_LIMIT), "name");
        let mut scopes = faults.need("scopes", offered);
        let days = faults.need("days", new.days.value);
        faults.check()?;
        scopes.sort();
        scopes.dedup();
        let (home, by, now) = (allowed.federation(), allowed.by(), self.clock.now());
        let mut write = self.store.write().await?;
        // Serialises concurrent calls for the last token allowed.
        federation::lock(&mut write, home.id).await?;
        if api_token::count_active(&mut write, home.id, now).await? >= TOKEN_LIMIT {
            return Err("full".into());
        }
        let secret = TokenSecret::new(&home.code, &self.entropy);
        let words: Vec<&str> = scopes.iter().map(|scope| scope.word()).collect();
        let row = ApiTokenRow {
            federation_id: home.id,
            id: ApiTokenId(self.entropy.id(now)),
            name,
            token_hash: secret.hash().to_vec(),
            hint: secret.hint().to_owned(),
            scopes: words.join(" "),
            by_federation_id: by.federation,
            by_account_id: by.id,
            made_at: now,
            expires_at: now.plus(Duration::days(days.into())),
            used_at: None,
            revoked_at: None,
        };
        api_token::insert(&mut write, &row).await?;
        let detail = json!({ "name": row.name, "scopes": words });
        let event = AuditEvent::new(home.id, by, Deed::TokenMade, On::Token(row.id.0)).with(detail);
        self.audit.record(&mut write, &event).await?;
        write.commit().await?;
        Ok(secret)
    }

    /// The tokens of the permission's federation, the latest first.
    pub async fn list(&self, allowed: &Allowed) -> Result<Vec<ApiToken>, StoreError> {
        let now = self.clock.now();
        let rows = api_token::of_federation(&self.store, allowed.federation().id).await?;
        Ok(rows.into_iter().map(|row| token(row, now)).collect())
    }

    /// Revokes a token, at once and for good.
    pub async fn revoke(&self, allowed: &Allowed, id: ApiTokenId) -> Result<(), Rejection> {
        let home = allowed.federation().id;
        let mut write = self.store.write().await?;
        if !api_token::revoke(&mut write, home, id, self.clock.now()).await? {
            return Err(Rejection::NotFound);
        }
        let event = AuditEvent::new(home, allowed.by(), Deed::TokenRevoked, On::Token(id.0));
        self.audit.record(&mut write, &event).await?;
        write.commit().await?;
        Ok(())
    }
}

/// State of a row.
pub(super) fn state(row: &ApiTokenRow, now: Moment) -> TokenState {
    match row.revoked_at {
        Some(_) => TokenState::Revoked,
        None if row.expires_at <= now => TokenState::Expired,
        None => TokenState::Active,
    }
}

fn token(row: ApiTokenByRow, now: Moment) -> ApiToken {
    let ApiTokenByRow { token, by_name } = row;
    ApiToken {
        state: state(&token, now),
        id: token.id,
        scopes: Scope::stored(&token.scopes),
        name: token.name,
        hint: token.hint,
        by: by_name,
        made_at: token.made_at.time(),
        expires_at: token.expires_at.time(),
        used_at: token.used_at.map(Moment::time),
    }
}
