//! Sessions: who a token stands for, and until when.

use super::{Account, SessionToken};
use crate::server::Server;
use crate::store::account::{self, AccountId};
use crate::store::federation::{Federation, FederationId};
use crate::store::session::{self, SessionRow};
use crate::store::{Moment, StoreError, Write};
use time::Duration;

/// How long a session lasts after it was last used.
pub const SESSION_LASTS: Duration = Duration::days(30);
/// A session used again within this is not written again: reading a page costs no write.
const NOTED_EVERY: Duration = Duration::hours(1);

impl Server {
    /// Who this token stands for: nobody when it is unknown, ended or expired. Using a session prolongs it.
    pub async fn who(&self, token: &SessionToken) -> Result<Option<Account>, StoreError> {
        let (inner, now) = (&self.inner, self.inner.clock.now());
        let Some(federation) = self.federation_of(token.code()).await? else { return Ok(None) };
        let Some(found) = session::by_token_hash(&inner.store, federation.id, &token.hash()).await? else {
            return Ok(None);
        };
        if found.expires_at <= now {
            return Ok(None);
        }
        if now.since(found.last_seen_at) >= NOTED_EVERY
            && let Err(error) = self.prolong(federation.id, token, now).await
        {
            // The page can be shown all the same; the next one tries again.
            tracing::warn!(%error, "a session could not be prolonged");
        }
        let account = account::by_id(&inner.store, found.federation_id, found.account_id).await?;
        Ok(account.map(Account::from))
    }

    /// Ends the session. A token that stands for nobody is no fault.
    pub async fn sign_out(&self, token: &SessionToken) -> Result<(), StoreError> {
        let Some(federation) = self.federation_of(token.code()).await? else { return Ok(()) };
        let mut write = self.inner.store.write().await?;
        session::delete(&mut write, federation.id, &token.hash()).await?;
        write.commit().await
    }

    /// A new session in a transaction that is under way, with a token nobody has seen before.
    pub(super) async fn begin_session(
        &self,
        write: &mut Write,
        federation: &Federation,
        account: AccountId,
        now: Moment,
    ) -> Result<SessionToken, StoreError> {
        let token = SessionToken::new(&federation.code, &self.inner.entropy);
        let row = SessionRow {
            federation_id: federation.id,
            token_hash: token.hash().to_vec(),
            account_id: account,
            created_at: now,
            expires_at: now.plus(SESSION_LASTS),
            last_seen_at: now,
        };
        session::insert(write, &row).await?;
        Ok(token)
    }

    /// Removes sessions that have expired. By itself, so that it can hold up nothing else.
    pub(super) async fn sweep_sessions(&self, federation: FederationId, now: Moment) {
        let swept = async {
            let mut write = self.inner.store.write().await?;
            session::delete_expired(&mut write, federation, now).await?;
            write.commit().await
        };
        if let Err(error) = swept.await {
            tracing::warn!(%error, "expired sessions could not be removed");
        }
    }

    async fn prolong(
        &self,
        federation: FederationId,
        token: &SessionToken,
        now: Moment,
    ) -> Result<(), StoreError> {
        let mut write = self.inner.store.write().await?;
        let until = now.plus(SESSION_LASTS);
        session::touch(&mut write, federation, &token.hash(), now, until).await?;
        write.commit().await
    }
}
