//! Signing up.

mod confirmation;

use super::password::{Passwords, QueueFull};
use super::password_check::PasswordCheck;
use super::policy::{self as rules, SignUpFault};
use super::session::Sessions;
use super::ticket::Tickets;
use super::{Account, Browser, Password, SessionToken, strength};
use crate::audit::{Audit, AuditEvent, Deed};
use crate::federation::SignUpPolicy;
use crate::mail::Mail;
use crate::parts::{Clock, Entropy, RateLimits, Service};
use std::sync::Arc;
use store::account::{self, AccountId, AccountRow};
use store::federation::{Federation, FederationId};
use store::{Key, Store, StoreError};
use time::Duration;
use words::Language;

/// The reason sign-up failed.
#[derive(Debug, thiserror::Error)]
pub enum SignUpFailure {
    /// All faults of the form, in its order.
    #[error("invalid form: {0:?}")]
    Faults(Vec<SignUpFault>),
    /// The federation accepts no sign-ups, only invitations.
    #[error("the federation accepts no sign-ups")]
    Invited,
    /// A confirmation email was sent. The same whether or not the address had an account.
    #[error("the address must be confirmed")]
    ToConfirm,
    /// Too many sign-ups from this network, or probes for existing addresses.
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

/// A form without a fault.
pub(super) struct ValidSignUp {
    pub name: String,
    pub email: String,
}

/// Signs people up, and confirms their addresses.
#[derive(Clone, Debug, Service)]
pub struct SignUp {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    demonstration: Arc<Federation>,
    passwords: Passwords,
    limits: Arc<RateLimits>,
    audit: Audit,
    mail: Mail,
    tickets: Tickets,
    password_check: PasswordCheck,
    sessions: Sessions,
}

impl SignUp {
    /// Creates an account in a federation and signs it in, atomically. If addresses are confirmed
    /// ([`SignUp::confirms`]), the account is usable only after that.
    pub async fn with_password(
        &self,
        browser: &Browser,
        federation: &Federation,
        name: &str,
        email: &str,
        password: Password,
    ) -> Result<(Account, SessionToken), SignUpFailure> {
        if SignUpPolicy::of(federation) == SignUpPolicy::Invited {
            return Err(SignUpFailure::Invited);
        }
        let confirms = self.confirms(federation);
        let checked = self.check(federation.id, confirms, name, email, &password).await;
        // Counts new accounts, and probes: without confirmation, a taken address is revealed.
        let counts = match &checked {
            Ok(_) => true,
            Err(SignUpFailure::Faults(faults)) => faults.contains(&SignUpFault::EmailTaken),
            Err(_) => false,
        };
        if let (true, Some(network)) = (counts, browser.network) {
            let (site, now) = (self.demonstration.id, self.clock.now());
            let begun = self.limits.sign_ups.begin(site, &network.to_string(), now).await?;
            begun.map_err(|wait| SignUpFailure::TooManyAttempts { wait })?;
        }
        let checked = checked?;
        let salt = self.entropy.bytes();
        let password_hash = self.passwords.hash(password, salt).await?;
        if confirms {
            self.sign_up_to_confirm(federation, checked, password_hash, browser.language).await?;
            return Err(SignUpFailure::ToConfirm);
        }
        let row = self.new_account(federation, checked, password_hash, browser.language);
        let mut write = self.store.write().await?;
        account::insert(&mut write, &row).await.map_err(taken_meanwhile)?;
        let token =
            self.sessions.begin_session(&mut write, federation, row.id, row.created_at, browser).await?;
        let account = Account::from(row);
        self.audit.record(&mut write, &AuditEvent::own(&account, Deed::AccountMade)).await?;
        write.commit().await?;
        Ok((account, token))
    }

    /// The row of a new account.
    pub(super) fn new_account(
        &self,
        federation: &Federation,
        checked: ValidSignUp,
        password_hash: String,
        asked_in: Option<Language>,
    ) -> AccountRow {
        let now = self.clock.now();
        AccountRow {
            federation_id: federation.id,
            id: AccountId(self.entropy.id(now)),
            email: checked.email,
            name: checked.name,
            password_hash,
            created_at: now,
            member_number: None,
            confirmed_at: None,
            must_confirm: self.confirms(federation),
            language: asked_in.map(|language| language.tag().to_owned()),
            law_language: None,
            law_beside: false,
        }
    }

    /// Validates all fields and reports all faults; the strength of the password only if there is
    /// no other fault.
    pub(super) async fn check(
        &self,
        federation: FederationId,
        confirms: bool,
        name: &str,
        email: &str,
        password: &Password,
    ) -> Result<ValidSignUp, SignUpFailure> {
        let about = strength::about(name, email);
        let (name, email) = (rules::name(name), rules::email(email));
        let mut faults: Vec<SignUpFault> =
            name.as_ref().err().into_iter().chain(email.as_ref().err()).copied().collect();
        // With confirmation, only the email says that the address is taken.
        if !confirms
            && let Ok(email) = &email
            && account::by_email(&self.store, federation, email).await?.is_some()
        {
            faults.push(SignUpFault::EmailTaken);
        }
        match rules::password_length(password) {
            Err(fault) => faults.push(fault),
            // The strength check is expensive: only for forms without other faults.
            Ok(()) if !faults.is_empty() => {}
            Ok(()) => {
                let guessable = self.passwords.guessable(password.clone(), about).await?;
                faults.extend(guessable.map(SignUpFault::PasswordGuessable));
            }
        }
        match (name, email) {
            (Ok(name), Ok(email)) if faults.is_empty() => Ok(ValidSignUp { name, email }),
            _ => Err(SignUpFailure::Faults(faults)),
        }
    }
}

/// The same address signed up between the check and the insert.
fn taken_meanwhile(error: StoreError) -> SignUpFailure {
    match error {
        StoreError::Unique(Key::AccountEmail) => SignUpFailure::Faults(vec![SignUpFault::EmailTaken]),
        other => other.into(),
    }
}
