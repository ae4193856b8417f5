//! Invitations: an account created for a person, who chooses its password by a link in an email.

use super::password_check::PasswordCheck;
use super::session::Sessions;
use super::sign_up::{SignUp, ValidSignUp};
use super::ticket::{TicketFault, TicketPurpose, Tickets};
use super::token::TicketToken;
use super::{Account, Browser, Password, SessionToken, SignUpFault, policy};
use crate::audit::{Audit, AuditEvent, Deed};
use crate::forms::{Faults, Rejection};
use crate::mail::{Email, EmailKind, Mail};
use crate::parts::{Clock, Service};
use crate::roles::Allowed;
use store::account::{self, AccountId, AccountRow};
use store::federation::Federation;
use store::{Key, Store, StoreError, WriteTransaction};
use words::Language;

/// Invites people to an account.
#[derive(Clone, Debug, Service)]
pub struct Invitations {
    store: Store,
    clock: Clock,
    audit: Audit,
    mail: Mail,
    tickets: Tickets,
    password_check: PasswordCheck,
    sessions: Sessions,
    sign_up: SignUp,
}

impl Invitations {
    /// Invites the owner of an account without a password, in a running transaction. The caller
    /// writes the audit entry, last.
    pub async fn invite(
        &self,
        write: &mut WriteTransaction,
        asked_in: Option<Language>,
        federation: &Federation,
        account: &AccountRow,
    ) -> Result<(), StoreError> {
        let (link, until) = self
            .tickets
            .issue(write, federation, account.id, TicketPurpose::Invitation, &account.email)
            .await?;
        let kind = EmailKind::Invitation { name: &account.name, link: &link, until };
        self.mail.post(write, asked_in, Email { federation, to: &account.email, kind }).await
    }

    /// Creates an account in the federation of the permission, and invites its owner.
    pub async fn create(
        &self,
        asked_in: Option<Language>,
        allowed: &Allowed,
        name: &str,
        email: &str,
    ) -> Result<AccountId, Rejection> {
        let checked = match (policy::name(name), policy::email(email)) {
            (Ok(name), Ok(email)) => ValidSignUp { name, email },
            (name, email) => {
                let faults = name.err().into_iter().chain(email.err()).map(SignUpFault::word);
                return Err(faults.collect::<Faults>().into());
            }
        };
        // An empty hash matches no password.
        let row = self.sign_up.new_account(allowed.federation(), checked, String::new(), asked_in);
        let mut write = self.store.write().await?;
        account::insert(&mut write, &row).await.map_err(|error| match error {
            StoreError::Unique(Key::AccountEmail) => Rejection::from(SignUpFault::EmailTaken.word()),
            other => other.into(),
        })?;
        self.invite(&mut write, asked_in, allowed.federation(), &row).await?;
        let (by, invited) = (allowed.by(), Account::from(row));
        let entry = |deed| AuditEvent::new(invited.federation, by, deed, &invited);
        self.audit.record_all(&mut write, &[entry(Deed::AccountMade), entry(Deed::AccountInvited)]).await?;
        write.commit().await?;
        Ok(invited.id)
    }

    /// The account of someone whose address a link proves, with a password; not stored yet.
    pub(crate) async fn prepare(
        &self,
        asked_in: Option<Language>,
        federation: &Federation,
        (name, email): (&str, &str),
        password: Password,
    ) -> Result<AccountRow, Rejection> {
        let name = policy::name(name).map_err(|fault| Rejection::from(fault.word()))?;
        let checked = ValidSignUp { name, email: email.to_owned() };
        let mut row = self.sign_up.new_account(federation, checked, String::new(), asked_in);
        row.confirmed_at = Some(row.created_at);
        row.must_confirm = false;
        row.password_hash =
            self.password_check.hash_new(&row, password).await.map_err(|fault| match fault {
                TicketFault::Field(fault) => Rejection::from(fault.word()),
                TicketFault::Store(error) => error.into(),
                _ => "busy".into(),
            })?;
        Ok(row)
    }

    /// Stores such an account and signs in, in a running transaction.
    pub(crate) async fn begin(
        &self,
        write: &mut WriteTransaction,
        browser: &Browser,
        federation: &Federation,
        row: &AccountRow,
    ) -> Result<SessionToken, Rejection> {
        account::insert(write, row).await.map_err(|error| match error {
            StoreError::Unique(Key::AccountEmail) => Rejection::from(SignUpFault::EmailTaken.word()),
            other => other.into(),
        })?;
        let token = self.sessions.begin_session(write, federation, row.id, row.created_at, browser).await?;
        self.audit.record(write, &AuditEvent::own(&Account::from(row.clone()), Deed::AccountMade)).await?;
        Ok(token)
    }

    /// Resends an invitation that has not been followed.
    pub async fn resend(
        &self,
        asked_in: Option<Language>,
        allowed: &Allowed,
        id: AccountId,
    ) -> Result<(), Rejection> {
        let federation = allowed.federation();
        let mut write = self.store.write().await?;
        // Those who have joined ask for a new password themselves.
        let found = account::lock(&mut write, federation.id, id).await?;
        let found = found.filter(|row| !policy::has_joined(row)).ok_or(Rejection::NotFound)?;
        self.invite(&mut write, asked_in, federation, &found).await?;
        let invited = Account::from(found);
        let entry = AuditEvent::new(federation.id, allowed.by(), Deed::AccountInvited, &invited);
        self.audit.record(&mut write, &entry).await?;
        write.commit().await?;
        Ok(())
    }

    /// Accepts an invitation: chooses the first password and signs in.
    pub async fn accept(
        &self,
        browser: &Browser,
        token: &TicketToken,
        password: Password,
    ) -> Result<(Account, SessionToken), TicketFault> {
        let holder = self.tickets.holder(token, TicketPurpose::Invitation).await?;
        let hash = self.password_check.hash_new(&holder.account, password).await?;
        let (federation, id, now) = (&holder.federation, holder.account.id, self.clock.now());
        let mut write = self.store.write().await?;
        self.tickets.redeem_for_password(&mut write, &holder, &hash).await?;
        let token = self.sessions.begin_session(&mut write, federation, id, now, browser).await?;
        self.audit.record(&mut write, &AuditEvent::own(&holder.account(), Deed::InvitationTaken)).await?;
        write.commit().await?;
        Ok((holder.account(), token))
    }
}
