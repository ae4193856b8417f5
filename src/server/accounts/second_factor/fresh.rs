//! Fresh second factors: signing for others requires a recent code on this session.

use super::{Account, SecondFactorFault, SecondFactors, SessionToken};
use crate::accounts::session::session_of;
use store::{StoreError, session};
use time::Duration;

/// Time for which a code counts as recent.
pub const FRESH: Duration = Duration::minutes(15);

impl SecondFactors {
    /// True if a code was given recently on the session of this token.
    pub async fn is_fresh(&self, token: &SessionToken) -> Result<bool, StoreError> {
        let now = self.clock.now();
        let found = session_of(&self.store, token, now).await?.filter(|found| !found.awaits_code);
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
        let mut write = self.store.write().await?;
        session::prove(&mut write, who.federation, &token.hash(), self.clock.now()).await?;
        Ok(write.commit().await?)
    }
}
