//! Sessions: the account of a token, expiry, and a user's list of sessions.

use super::{Account, Browser, SessionToken};
use crate::audit::{Audit, AuditEvent, Deed};
use crate::federation::Federations;
use crate::parts::{Clock, Entropy, Service};
use crate::roles::Role;
use serde_json::json;
use store::account::{self, AccountId, SessionAccountRow};
use store::federation::{Federation, FederationId};
use store::session::{self, SessionRow};
use store::{Moment, Store, StoreError, WriteTransaction, provider_flow, role, second_factor, ticket};
use time::{Duration, OffsetDateTime};

/// Idle timeout of a session.
pub const SESSION_LASTS: Duration = Duration::days(30);
/// Maximum lifetime of a session.
pub const SESSION_ENDS: Duration = Duration::days(180);
/// The same for accounts with a role that requires a second factor.
pub const PRIVILEGED_LASTS: Duration = Duration::hours(2);
/// See [`PRIVILEGED_LASTS`].
pub const PRIVILEGED_ENDS: Duration = Duration::hours(12);
/// Time allowed for the second-factor code after the password.
pub const CODE_AWAITED: Duration = Duration::minutes(10);
/// Interval of writes for a session in use, if shorter than a tenth of its idle timeout, so that
/// reading a page costs no write.
const NOTED_EVERY: Duration = Duration::hours(1);

/// A session in a user's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Key in a form, from which the token cannot be derived.
    pub key: String,
    /// User agent.
    pub device: String,
    /// Time of sign-in.
    pub since: OffsetDateTime,
    /// Time of the last use, rounded.
    pub last_used: OffsetDateTime,
    /// True for the current session.
    pub is_this: bool,
}

/// Proof given at sign-in: complete, or awaiting a second-factor code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SignInProof {
    /// Complete
    Fully,
    /// Complete, with a second-factor code just now
    ByCode,
    /// Complete, with a second factor that the provider asked for
    ByProvider,
    /// Only the password
    ByPassword,
}

/// The identity of a request, with the facts that every page needs.
#[derive(Clone, Debug)]
pub struct RequestIdentity {
    pub account: Account,
    /// True for a role beyond trainee in its federation.
    pub runs_something: bool,
    /// True for an accommodation with larger type.
    pub larger_type: bool,
    /// True if an attempt, other than a trial, is marked as under way. Its time may be up: see
    /// `Attempts::under_way`.
    pub may_sit: bool,
    /// The name of the time zone of its federation.
    pub zone: String,
    /// True if the second factor of the provider signed in through counts in this session.
    pub provider_factor: bool,
}

/// Sessions of signed-in users.
#[derive(Clone, Debug, Service)]
pub struct Sessions {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    audit: Audit,
    federations: Federations,
}

impl Sessions {
    /// The account of this token; `None` if it is unknown, ended or expired, or awaits a code.
    /// Prolongs the session.
    pub async fn who(&self, token: &SessionToken) -> Result<Option<Account>, StoreError> {
        Ok(self.who_asks(token).await?.map(|asking| asking.account))
    }

    /// [`Sessions::who`], with the facts that every page needs.
    pub async fn who_asks(&self, token: &SessionToken) -> Result<Option<RequestIdentity>, StoreError> {
        let now = self.clock.now();
        let found = account::by_session(&self.store, token.code(), &token.hash()).await?;
        let Some(found) = found.filter(|found| found.expires_at > now && !found.awaits_code) else {
            return Ok(None);
        };
        let noted_every = NOTED_EVERY.min(Duration::seconds(found.idle_seconds) / 10);
        if now.since(found.last_seen_at) >= noted_every
            && let Err(error) = self.prolong(token, &found, now).await
        {
            // The page can be shown nevertheless; the next request tries again.
            tracing::warn!(%error, "session not prolonged");
        }
        Ok(Some(RequestIdentity {
            account: found.account.into(),
            runs_something: found.holds_role,
            larger_type: found.larger_type,
            may_sit: found.under_way,
            zone: found.zone,
            provider_factor: found.provider_factor,
        }))
    }

    /// Ends the session. An unknown token is no error.
    pub async fn sign_out(&self, token: &SessionToken) -> Result<(), StoreError> {
        let Some(federation) = self.federations.by_code(token.code()).await? else { return Ok(()) };
        let mut write = self.store.write().await?;
        session::delete(&mut write, federation.id, &token.hash()).await?;
        write.commit().await
    }

    /// A user's sessions, the last used first. `token` is that of the calling browser.
    pub async fn list(&self, who: &Account, token: &SessionToken) -> Result<Vec<Session>, StoreError> {
        let now = self.clock.now();
        let rows = session::of_account(&self.store, who.federation, who.id, now).await?;
        let session = |row: SessionRow| Session {
            key: hex::encode(&row.token_hash),
            is_this: row.token_hash == token.hash(),
            device: row.device,
            since: row.created_at.time(),
            last_used: row.last_seen_at.time(),
        };
        Ok(rows.into_iter().map(session).collect())
    }

    /// Ends one of a user's own sessions. Returns true if there was one.
    pub async fn end(&self, who: &Account, key: &str) -> Result<bool, StoreError> {
        let Ok(token_hash) = hex::decode(key) else { return Ok(false) };
        let mut write = self.store.write().await?;
        let ended = session::delete_one_of(&mut write, who.federation, who.id, &token_hash).await?;
        if ended {
            self.audit.record(&mut write, &AuditEvent::own(who, Deed::SessionsEnded)).await?;
        }
        write.commit().await?;
        Ok(ended)
    }

    /// Ends all of a user's sessions, the current one included. Returns their number.
    pub async fn sign_out_everywhere(&self, who: &Account) -> Result<u64, StoreError> {
        let mut write = self.store.write().await?;
        account::lock(&mut write, who.federation, who.id).await?;
        let ended = session::delete_of_account(&mut write, who.federation, who.id).await?;
        let entry = AuditEvent::own(who, Deed::SessionsEnded).with(json!({"everywhere": true}));
        self.audit.record(&mut write, &entry).await?;
        write.commit().await?;
        Ok(ended)
    }

    /// Opens a session of a browser in a transaction that has locked the account, after a password
    /// or an emailed link. With a second factor, it awaits the code.
    pub(super) async fn begin_session(
        &self,
        write: &mut WriteTransaction,
        federation: &Federation,
        account: AccountId,
        now: Moment,
        browser: &Browser,
    ) -> Result<SessionToken, StoreError> {
        let second = second_factor::is_confirmed(write, federation.id, account).await?;
        let proven = if second { SignInProof::ByPassword } else { SignInProof::Fully };
        self.open_session(write, federation, account, now, (browser, proven)).await
    }

    /// [`Sessions::begin_session`] with a given proof.
    pub(super) async fn open_session(
        &self,
        write: &mut WriteTransaction,
        federation: &Federation,
        account: AccountId,
        now: Moment,
        (browser, proven): (&Browser, SignInProof),
    ) -> Result<SessionToken, StoreError> {
        let token = SessionToken::new(&federation.code, &self.entropy);
        let awaits_code = proven == SignInProof::ByPassword;
        let (lasts, ends) = match awaits_code {
            true => (CODE_AWAITED, CODE_AWAITED),
            false if is_privileged(write, federation.id, account).await? => {
                (PRIVILEGED_LASTS, PRIVILEGED_ENDS)
            }
            false => (SESSION_LASTS, SESSION_ENDS),
        };
        let row = SessionRow {
            federation_id: federation.id,
            token_hash: token.hash().to_vec(),
            account_id: account,
            created_at: now,
            expires_at: now.plus(lasts),
            last_seen_at: now,
            ends_at: now.plus(ends),
            idle_seconds: lasts.whole_seconds(),
            device: browser.device.clone(),
            awaits_code,
            proven_at: matches!(proven, SignInProof::ByCode | SignInProof::ByProvider).then_some(now),
            provider_factor: proven == SignInProof::ByProvider,
        };
        session::insert(write, &row).await?;
        Ok(token)
    }

    /// Removes expired sessions, tickets and sign-ins through providers, in a transaction of its own.
    pub(super) async fn sweep(&self, federation: FederationId, now: Moment) {
        let swept = async {
            let mut write = self.store.write().await?;
            session::delete_expired(&mut write, federation, now).await?;
            ticket::delete_expired(&mut write, federation, now).await?;
            provider_flow::delete_expired(&mut write, federation, now).await?;
            write.commit().await
        };
        if let Err(error) = swept.await {
            tracing::warn!(%error, "expired sessions and tickets not removed");
        }
    }

    async fn prolong(
        &self,
        token: &SessionToken,
        found: &SessionAccountRow,
        now: Moment,
    ) -> Result<(), StoreError> {
        let mut write = self.store.write().await?;
        let until = now.plus(Duration::seconds(found.idle_seconds)).min(found.ends_at);
        session::touch(&mut write, found.account.federation_id, &token.hash(), now, until).await?;
        write.commit().await
    }
}

/// The session of a token, if it has not expired.
pub(super) async fn session_of(
    store: &Store,
    token: &SessionToken,
    now: Moment,
) -> Result<Option<SessionRow>, StoreError> {
    let found = session::by_token_hash(store, token.code(), &token.hash()).await?;
    Ok(found.filter(|found| found.expires_at > now))
}

/// True if the account holds a role that requires a second factor, in any federation.
async fn is_privileged(
    write: &mut WriteTransaction,
    home: FederationId,
    account: AccountId,
) -> Result<bool, StoreError> {
    let words = role::words_everywhere(write, home, account).await?;
    Ok(words.iter().filter_map(|word| Role::read(word)).any(Role::asks_for_second_factor))
}
