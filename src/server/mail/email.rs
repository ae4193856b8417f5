//! The kinds of email, and their queueing.

use super::Mail;
use super::own_text::{EditableEmail, EmailText};
use crate::federation::language_of;
use jiff::Timestamp;
use jiff::civil::Date;
use store::federation::Federation;
use store::mail::{self, MailId, MailRow};
use store::{Moment, StoreError, WriteTransaction, account, email_text};
use time::Duration;
use words::Language;

/// Useful life of an email without a link.
const DEFAULT_LIFETIME: Duration = Duration::days(7);

/// An email.
#[derive(Clone, Copy, Debug)]
pub struct Email<'a> {
    /// The federation on whose behalf it is sent.
    pub federation: &'a Federation,
    /// The address it goes to.
    pub to: &'a str,
    pub kind: EmailKind<'a>,
}

/// What happened to a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CertificateNotice {
    /// It was issued, or reissued after a change of name
    Issued,
    Suspended,
    Reinstated,
    Revoked,
}

/// The occasion of an email about an exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExamNotice {
    /// The recipient was put on the list of candidates, or the exam was opened
    Listed,
    /// The exam is tomorrow
    Tomorrow,
}

/// Kinds of email. A link is a path of this site. None contains text typed by a person with an
/// unconfirmed address: the site must not relay messages to strangers.
#[derive(Clone, Copy, Debug)]
pub enum EmailKind<'a> {
    /// An account was created for the recipient, who sets its password with this link
    Invitation {
        /// The recipient's name in the federation
        name: &'a str,
        link: &'a str,
        /// Expiry
        until: Moment,
    },
    /// The recipient is to mark an exam, and accepts with this link
    Marker {
        /// The exam's name
        name: &'a str,
        link: &'a str,
        /// Expiry
        until: Moment,
    },
    /// Sign-up with this address, to be confirmed with this link
    Confirmation {
        link: &'a str,
        /// Expiry
        until: Moment,
    },
    /// Sign-up with this address, which has an account already
    Known,
    /// A new password can be chosen with this link
    Reset {
        link: &'a str,
        /// Expiry
        until: Moment,
    },
    /// A new password was chosen
    PasswordChanged,
    /// Change of an account's address to this one, to be confirmed with this link
    Address {
        link: &'a str,
        /// Expiry
        until: Moment,
    },
    /// Change of an account's address to this one, which is in use
    AddressTaken,
    /// The account's address was changed
    AddressChanged,
    /// A staff member requested a change of the account, pending a second person
    ChangeAsked,
    /// A staff member removed the second factor
    SecondFactorRemoved,
    /// A staff member deleted the account
    AccountDeleted,
    /// The account was linked to a sign-in provider
    ProviderLinked {
        /// The provider's name
        name: &'a str,
    },
    /// The link was removed, by its owner or a staff member
    ProviderUnlinked {
        /// The provider's name
        name: &'a str,
    },
    /// A regrade changed a mark
    Remarked {
        /// Its page
        link: &'a str,
    },
    /// The review of an exam was opened
    Review {
        /// Its page
        link: &'a str,
    },
    AppealDecided {
        /// Its page
        link: &'a str,
    },
    /// The recipient is to sit an exam
    Exam {
        notice: ExamNotice,
        name: &'a str,
        /// Beginning
        opens: Timestamp,
        /// End
        closes: Timestamp,
        /// Minutes allowed, with their accommodation
        minutes: u32,
        /// Entry code, or empty
        entry_code: &'a str,
        /// Its page
        link: &'a str,
    },
    /// A certificate of the recipient was issued or changed
    Certificate {
        notice: CertificateNotice,
        /// The name of the level
        level: &'a str,
        /// The examiner's reason, or empty
        reason: &'a str,
        /// Its page
        link: &'a str,
    },
    /// A certificate expires soon
    RunsOut {
        /// The name of the level
        level: &'a str,
        /// Last day
        on: Date,
        /// Its page
        link: &'a str,
    },
    /// A webhook was paused after failures
    WebhookPaused {
        /// Its name
        name: &'a str,
        /// True if its receiver asked to stop
        is_gone: bool,
        /// Its page
        link: &'a str,
    },
}

impl EmailKind<'_> {
    /// Token of the kind.
    pub const fn word(&self) -> &'static str {
        match self {
            EmailKind::Invitation { .. } => "invitation",
            EmailKind::Marker { .. } => "marker",
            EmailKind::Confirmation { .. } => "confirmation",
            EmailKind::Known => "known",
            EmailKind::Reset { .. } => "reset",
            EmailKind::PasswordChanged => "password-changed",
            EmailKind::Address { .. } => "address",
            EmailKind::AddressTaken => "address-taken",
            EmailKind::AddressChanged => "address-changed",
            EmailKind::ChangeAsked => "change-asked",
            EmailKind::SecondFactorRemoved => "second-factor-removed",
            EmailKind::AccountDeleted => "account-deleted",
            EmailKind::ProviderLinked { .. } => "provider-linked",
            EmailKind::ProviderUnlinked { .. } => "provider-unlinked",
            EmailKind::Remarked { .. } => "remarked",
            EmailKind::Review { .. } => "review",
            EmailKind::AppealDecided { .. } => "appeal-decided",
            EmailKind::Exam { notice: ExamNotice::Listed, .. } => "exam",
            EmailKind::Exam { notice: ExamNotice::Tomorrow, .. } => "exam-tomorrow",
            EmailKind::Certificate { notice, .. } => match notice {
                CertificateNotice::Issued => "certificate-issued",
                CertificateNotice::Suspended => "certificate-suspended",
                CertificateNotice::Reinstated => "certificate-reinstated",
                CertificateNotice::Revoked => "certificate-revoked",
            },
            EmailKind::RunsOut { .. } => "runs-out",
            EmailKind::WebhookPaused { .. } => "webhook-paused",
        }
    }

    /// The link and its expiry.
    pub(super) fn link(&self) -> Option<(&str, Moment)> {
        match *self {
            EmailKind::Invitation { link, until, .. }
            | EmailKind::Marker { link, until, .. }
            | EmailKind::Confirmation { link, until }
            | EmailKind::Reset { link, until }
            | EmailKind::Address { link, until } => Some((link, until)),
            EmailKind::Known
            | EmailKind::PasswordChanged
            | EmailKind::AddressTaken
            | EmailKind::AddressChanged => None,
            EmailKind::ChangeAsked | EmailKind::SecondFactorRemoved | EmailKind::AccountDeleted => None,
            EmailKind::ProviderLinked { .. } | EmailKind::ProviderUnlinked { .. } => None,
            EmailKind::Remarked { .. }
            | EmailKind::Review { .. }
            | EmailKind::AppealDecided { .. }
            | EmailKind::Exam { .. }
            | EmailKind::Certificate { .. }
            | EmailKind::RunsOut { .. }
            | EmailKind::WebhookPaused { .. } => None,
        }
    }

    /// The page with details, for signed-in users.
    pub(super) const fn page(&self) -> Option<&str> {
        match *self {
            EmailKind::Remarked { link } | EmailKind::Review { link } | EmailKind::AppealDecided { link } => {
                Some(link)
            }
            EmailKind::Exam { link, .. }
            | EmailKind::Certificate { link, .. }
            | EmailKind::RunsOut { link, .. }
            | EmailKind::WebhookPaused { link, .. } => Some(link),
            _ => None,
        }
    }
}

impl Mail {
    /// Queues an email in the caller's transaction, in the language that its reader has chosen, else
    /// in that of the browser whose request sends it, else in the federation's.
    pub async fn post(
        &self,
        write: &mut WriteTransaction,
        asked_in: Option<Language>,
        email: Email<'_>,
    ) -> Result<(), StoreError> {
        let now = self.clock.now();
        let chosen = account::language(write, email.federation.id, email.to).await?;
        let chosen = chosen.as_deref().and_then(Language::read).or(asked_in);
        let language = chosen.unwrap_or_else(|| language_of(email.federation));
        let kind = email.kind.word();
        // The others have the standard text only.
        let own = match EditableEmail::read(kind) {
            Some(_) => email_text::find(&mut *write, email.federation.id, kind, language.tag()).await?,
            None => None,
        };
        let own = own.map(|row| EmailText { subject: row.subject, body: row.body });
        let (subject, body) = self.composed(&email, language.words(), now, own.as_ref());
        let row = MailRow {
            federation_id: email.federation.id,
            id: MailId(self.entropy.id(now)),
            kind: kind.to_owned(),
            recipient: email.to.to_owned(),
            subject,
            body,
            bulk: matches!(
                email.kind,
                EmailKind::Invitation { .. }
                    | EmailKind::Exam { .. }
                    | EmailKind::Certificate { notice: CertificateNotice::Issued, .. }
                    | EmailKind::Review { .. }
                    | EmailKind::RunsOut { .. }
            ),
            queued_at: now,
            expires_at: email.kind.link().map_or(now.plus(DEFAULT_LIFETIME), |(_, until)| until),
            due_at: Some(now),
            attempts: 0,
            fault: None,
            sent_at: None,
        };
        mail::insert(write, &row).await
    }
}
