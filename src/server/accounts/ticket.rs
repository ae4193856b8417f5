//! Tickets: links in emails that allow one action, once, for one account, until they expire.

use super::account::sign_in_key;
use super::password::QueueFull;
use super::token::TicketToken;
use super::{Account, SignUpFault};
use crate::federation::Federations;
use crate::parts::{Clock, Entropy, RateLimits};
use derive::{Service, Word};
use std::sync::Arc;
use store::account::{self, AccountId, AccountRow};
use store::federation::Federation;
use store::ticket::{self, TicketRow};
use store::{Moment, Store, StoreError, WriteTransaction};
use time::Duration;

/// The purpose of a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Word)]
pub enum TicketPurpose {
    /// Choose the first password of an account created by staff
    Invitation,
    /// Confirm the address of a sign-up
    Confirmation,
    /// Choose a new password
    Reset,
    /// Change the account's address
    Address,
}

impl TicketPurpose {
    /// Lifetime of the ticket: long for an invitation, whose recipient may be on holiday, short for
    /// a password reset.
    pub const fn lasts(self) -> Duration {
        match self {
            TicketPurpose::Invitation => Duration::days(30),
            TicketPurpose::Confirmation | TicketPurpose::Address => Duration::days(2),
            TicketPurpose::Reset => Duration::hours(1),
        }
    }

    /// First segment of the link's path.
    pub const fn page(self) -> &'static str {
        match self {
            TicketPurpose::Confirmation => "confirm",
            TicketPurpose::Invitation | TicketPurpose::Reset | TicketPurpose::Address => self.word(),
        }
    }
}

/// A valid ticket and its account.
#[derive(Clone, Debug)]
pub struct ValidTicket {
    /// The account's federation.
    pub federation: Federation,
    pub(super) account: AccountRow,
    pub(super) ticket: TicketRow,
}

impl ValidTicket {
    /// The account it was issued to.
    pub fn account(&self) -> Account {
        self.account.clone().into()
    }

    /// The address that the email was sent to.
    pub fn email(&self) -> &str {
        &self.ticket.email
    }
}

/// The reason a link's action failed.
#[derive(Debug, thiserror::Error)]
pub enum TicketFault {
    /// Expired, used or unknown; deliberately not distinguished.
    #[error("the ticket is expired, used or unknown")]
    Spent,
    /// A fault of the form.
    #[error("invalid form: {0:?}")]
    Field(SignUpFault),
    /// Wrong password.
    #[error("wrong password")]
    Wrong,
    /// Too many attempts.
    #[error("too many attempts; wait {wait}")]
    TooManyAttempts {
        /// Time to wait.
        wait: Duration,
    },
    /// The hashing queue is full.
    #[error(transparent)]
    Busy(#[from] QueueFull),
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// True if the ticket is valid for the account as it is now: not if sent to a former address.
fn is_for(ticket: &TicketRow, account: &AccountRow) -> bool {
    ticket.purpose == TicketPurpose::Address.word() || account.email == ticket.email
}

/// Links in emails.
#[derive(Clone, Debug, Service)]
pub struct Tickets {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    limits: Arc<RateLimits>,
    federations: Federations,
}

impl Tickets {
    /// The ticket of a link, if valid. Does not redeem it.
    pub async fn holder(
        &self,
        token: &TicketToken,
        purpose: TicketPurpose,
    ) -> Result<ValidTicket, TicketFault> {
        let (store, now) = (&self.store, self.clock.now());
        let federation = self.federations.by_code(token.code()).await?.ok_or(TicketFault::Spent)?;
        let ticket = ticket::by_secret(store, federation.id, &token.hash(), purpose.word(), now).await?;
        let ticket = ticket.ok_or(TicketFault::Spent)?;
        let account =
            account::by_id(store, federation.id, ticket.account_id).await?.ok_or(TicketFault::Spent)?;
        if !is_for(&ticket, &account) {
            return Err(TicketFault::Spent);
        }
        Ok(ValidTicket { federation, account, ticket })
    }

    /// Checks the limit on emails that strangers can trigger. A refusal is not reported.
    pub(super) async fn may_email(&self, federation: &Federation, email: &str) -> Result<bool, StoreError> {
        let now = self.clock.now();
        Ok(self.limits.emails.begin(federation.id, &sign_in_key(federation, email), now).await?.is_ok())
    }

    /// Issues a ticket in the caller's transaction. Returns the path of its link, and its expiry.
    pub(super) async fn issue(
        &self,
        write: &mut WriteTransaction,
        federation: &Federation,
        account: AccountId,
        purpose: TicketPurpose,
        email: &str,
    ) -> Result<(String, Moment), StoreError> {
        let now = self.clock.now();
        let token = TicketToken::new(&federation.code, &self.entropy);
        let until = now.plus(purpose.lasts());
        let row = TicketRow {
            federation_id: federation.id,
            secret_hash: token.hash().to_vec(),
            account_id: account,
            purpose: purpose.word().to_owned(),
            email: email.to_owned(),
            created_at: now,
            expires_at: until,
        };
        ticket::insert(write, &row).await?;
        Ok((format!("/{}/{}", purpose.page(), token.as_str()), until))
    }

    /// The path of a new link below this segment, and the hash of its secret.
    pub(crate) fn new_link(&self, page: &str, federation: &Federation) -> (String, Vec<u8>) {
        let token = TicketToken::new(&federation.code, &self.entropy);
        (format!("/{page}/{}", token.as_str()), token.hash().to_vec())
    }

    /// Redeems a ticket and locks its account, as the first step of a transaction; of concurrent
    /// calls one succeeds. Returns the account as it is now.
    pub(super) async fn redeem(
        &self,
        write: &mut WriteTransaction,
        holder: &ValidTicket,
    ) -> Result<AccountRow, TicketFault> {
        let taken = account::lock(write, holder.federation.id, holder.account.id).await?;
        let taken = taken.filter(|row| is_for(&holder.ticket, row)).ok_or(TicketFault::Spent)?;
        let redeemed = ticket::redeem(write, &holder.ticket, self.clock.now()).await?;
        if redeemed { Ok(taken) } else { Err(TicketFault::Spent) }
    }

    /// Redeems a ticket to set a password, given its hash. Confirms the address, since the email
    /// arrived there, and revokes the account's other links.
    pub(super) async fn redeem_for_password(
        &self,
        write: &mut WriteTransaction,
        holder: &ValidTicket,
        hash: &str,
    ) -> Result<(), TicketFault> {
        let (federation, id) = (holder.federation.id, holder.account.id);
        self.redeem(write, holder).await?;
        account::set_password(write, federation, id, hash).await?;
        account::confirm(write, federation, id, self.clock.now()).await?;
        ticket::delete_of_account(write, federation, id).await?;
        Ok(())
    }
}
