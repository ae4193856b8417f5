//! Invitations: an account created for a person, who chooses its password by a link in an email.

use super::policy;
use super::sign_up::ValidSignUp;
use super::ticket::{TicketFault, TicketPurpose, TicketToken};
use super::{Account, Password, SessionToken, SignUpFault};
use crate::Server;
use crate::audit::{AuditEvent, Deed};
use crate::mail::{Email, EmailKind};
use crate::roles::Allowed;
use store::account::{self, AccountId, AccountRow};
use store::federation::Federation;
use store::{Key, StoreError, WriteTransaction};

/// The reason an invitation failed.
#[derive(Debug, thiserror::Error)]
pub enum InviteFault {
    /// All faults of the form, in its order.
    #[error("invalid form: {0:?}")]
    Faults(Vec<SignUpFault>),
    /// There is no such account, or it has a password already.
    #[error("there is nobody to invite")]
    Nobody,
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Server {
    /// Invites the owner of an account without a password, in a running transaction. The caller
    /// writes the audit entry, last.
    pub async fn invite(
        &self,
        write: &mut WriteTransaction,
        federation: &Federation,
        account: &AccountRow,
    ) -> Result<(), StoreError> {
        let (link, until) =
            self.issue(write, federation, account.id, TicketPurpose::Invitation, &account.email).await?;
        let kind = EmailKind::Invitation { name: &account.name, link: &link, until };
        self.post(write, Email { federation, to: &account.email, kind }).await
    }

    /// Creates an account in the federation of the permission, and invites its owner.
    pub async fn invite_person(
        &self,
        allowed: &Allowed,
        name: &str,
        email: &str,
    ) -> Result<AccountId, InviteFault> {
        let checked = match (policy::name(name), policy::email(email)) {
            (Ok(name), Ok(email)) => ValidSignUp { name, email },
            (name, email) => {
                return Err(InviteFault::Faults(name.err().into_iter().chain(email.err()).collect()));
            }
        };
        // An empty hash matches no password.
        let row = self.new_account(allowed.federation(), checked, String::new());
        let mut write = self.inner.store.write().await?;
        account::insert(&mut write, &row).await.map_err(|error| match error {
            StoreError::Unique(Key::AccountEmail) => InviteFault::Faults(vec![SignUpFault::EmailTaken]),
            other => other.into(),
        })?;
        self.invite(&mut write, allowed.federation(), &row).await?;
        let (by, invited) = (allowed.by(), Account::from(row));
        let entry = |deed| AuditEvent::new(invited.federation, by, deed, &invited);
        self.record_all(&mut write, &[entry(Deed::AccountMade), entry(Deed::AccountInvited)]).await?;
        write.commit().await?;
        Ok(invited.id)
    }

    /// Resends an invitation that has not been followed.
    pub async fn invite_again(&self, allowed: &Allowed, id: AccountId) -> Result<(), InviteFault> {
        let federation = allowed.federation();
        let mut write = self.inner.store.write().await?;
        // An account with a password must not get another by this.
        let found = account::lock(&mut write, federation.id, id).await?;
        let found = found.filter(|row| row.password_hash.is_empty()).ok_or(InviteFault::Nobody)?;
        self.invite(&mut write, federation, &found).await?;
        let invited = Account::from(found);
        let entry = AuditEvent::new(federation.id, allowed.by(), Deed::AccountInvited, &invited);
        self.record(&mut write, &entry).await?;
        write.commit().await?;
        Ok(())
    }

    /// Accepts an invitation: chooses the first password and signs in.
    pub async fn accept_invitation(
        &self,
        token: &TicketToken,
        password: Password,
    ) -> Result<(Account, SessionToken), TicketFault> {
        let holder = self.holder(token, TicketPurpose::Invitation).await?;
        let hash = self.hash_new(&holder.account, password).await?;
        let (federation, id, now) = (&holder.federation, holder.account.id, self.inner.clock.now());
        let mut write = self.inner.store.write().await?;
        self.redeem_for_password(&mut write, &holder, &hash).await?;
        let token = self.begin_session(&mut write, federation, id, now).await?;
        self.record(&mut write, &AuditEvent::own(&holder.account(), Deed::InvitationTaken)).await?;
        write.commit().await?;
        Ok((holder.account(), token))
    }
}
