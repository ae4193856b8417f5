//! Changing one's own name and password.

use super::lock::{lock, lock_with_password};
use super::policy::{self, SignUpFault};
use super::second_factor::SecondFactorFault;
use super::session::SignInProof;
use super::{Account, Accounts, Browser, Password, SessionToken, strength};
use crate::audit::{AuditEvent, Deed};
use crate::mail::{Email, EmailKind};
use store::{StoreError, account, session, ticket};
use words::{Language, LanguageChoice};

/// The reason a name or password was not changed.
#[derive(Debug, thiserror::Error)]
pub enum ChangeFault {
    /// A fault of the input.
    #[error("invalid form: {0:?}")]
    Typed(SignUpFault),
    /// Wrong current password, or too many attempts.
    #[error(transparent)]
    Current(#[from] SecondFactorFault),
}

impl From<StoreError> for ChangeFault {
    fn from(error: StoreError) -> Self {
        Self::Current(error.into())
    }
}

impl Accounts {
    /// Changes the name.
    pub async fn rename(&self, who: &Account, name: &str) -> Result<(), ChangeFault> {
        let name = policy::name(name).map_err(ChangeFault::Typed)?;
        let mut write = self.store.write().await?;
        lock(&mut write, who).await?.ok_or(SecondFactorFault::NotSetUp)?;
        account::set_name(&mut write, who.federation, who.id, &name).await?;
        self.audit.record(&mut write, &AuditEvent::own(who, Deed::NameChanged)).await?;
        Ok(write.commit().await?)
    }

    /// Stores the languages.
    pub async fn read_in(&self, who: &Account, reads: LanguageChoice) -> Result<(), StoreError> {
        let mut write = self.store.write().await?;
        let tags = (reads.page.map(Language::tag), reads.law.map(Language::tag), reads.beside);
        account::set_languages(&mut write, who.federation, who.id, tags).await?;
        write.commit().await
    }

    /// Changes the password, given the current one, and reports it to the account's address. Ends
    /// every session; the calling browser, which holds `token`, gets a new one.
    pub async fn change_password(
        &self,
        browser: &Browser,
        who: &Account,
        token: &SessionToken,
        current: Password,
        new: Password,
    ) -> Result<SessionToken, ChangeFault> {
        policy::password_length(&new).map_err(ChangeFault::Typed)?;
        let checked_hash = self.second_factors.check_password(who, current).await?;
        let about = strength::about(&who.name, &who.email);
        let guessable = self.passwords.guessable(new.clone(), about).await;
        if let Some(why) = guessable.map_err(SecondFactorFault::from)? {
            return Err(ChangeFault::Typed(SignUpFault::PasswordGuessable(why)));
        }
        let salt = self.entropy.bytes();
        let hash = self.passwords.hash(new, salt).await.map_err(SecondFactorFault::from)?;
        let federation = self.federations.by_code(token.code()).await?.ok_or(SecondFactorFault::NotSetUp)?;
        let now = self.clock.now();
        let mut write = self.store.write().await?;
        let row = lock_with_password(&mut write, who, &checked_hash).await?;
        account::set_password(&mut write, who.federation, who.id, &hash).await?;
        session::delete_of_account(&mut write, who.federation, who.id).await?;
        // Also revokes links for setting a password.
        ticket::delete_of_account(&mut write, who.federation, who.id).await?;
        let token = self
            .sessions
            .open_session(&mut write, &federation, who.id, now, (browser, SignInProof::Fully))
            .await?;
        let message = Email { federation: &federation, to: &row.email, kind: EmailKind::PasswordChanged };
        self.mail.post(&mut write, browser.language, message).await?;
        self.audit.record(&mut write, &AuditEvent::own(who, Deed::PasswordChanged)).await?;
        write.commit().await?;
        Ok(token)
    }
}
