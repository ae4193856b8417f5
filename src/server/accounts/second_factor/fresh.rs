//! Fresh second factors: signing for others requires a recent code on this session.

use super::{Account, SecondFactorFault, SessionToken};
use crate::Server;
use store::{StoreError, session};
use time::Duration;

/// Time for which a code counts as recent.
pub const FRESH: Duration = Duration::minutes(15);

impl Server {
    /// True if a code was given recently on the session of this token.
    pub async fn is_fresh(&self, token: &SessionToken) -> Result<bool, StoreError> {
        let now = self.inner.clock.now();
        let found = self.session_of(token, now).await?.filter(|found| !found.awaits_code);
        Ok(found.and_then(|found| found.proven_at).is_some_and(|at| now.since(at) < FRESH))
    }

    /// Accepts a code for the session of this token, unless one was given recently.
    pub async fn prove_again(
        &self,
        who: &Account,
        token: &SessionToken,
        code: &str,
    ) -> Result<(), SecondFactorFault> {
        if self.is_fresh(token).await? {
            return Ok(());
        }
        self.use_code(who, code).await?;
        let mut write = self.inner.store.write().await?;
        session::prove(&mut write, who.federation, &token.hash(), self.inner.clock.now()).await?;
        Ok(write.commit().await?)
    }
}
