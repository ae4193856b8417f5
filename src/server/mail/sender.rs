//! Sending emails by an SMTP server.

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::extension::ClientId;
use lettre::transport::smtp::response::{Category, Severity};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::fmt;
use std::time::Duration;
use store::mail::MailRow;

/// Timeout of an SMTP server for each command.
const COMMAND_TIMEOUT: Duration = Duration::from_secs(20);
/// Total timeout for an email: shorter than the time after which another node would retry it.
pub(super) const TIMEOUT: Duration = Duration::from_secs(45);

/// Sends emails by an SMTP server. Cheap to clone: clones share the connections.
#[derive(Clone)]
pub struct Sender {
    smtp: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl fmt::Debug for Sender {
    /// Without the password of the server's account.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sender").field("from", &self.from.email).finish_non_exhaustive()
    }
}

/// A fault of the sender's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SenderFault {
    /// Malformed server URL. Not included, as it may contain a password.
    #[error("SMTP_URL must be like smtps://user:password@host, or smtp://host:port?tls=required")]
    Url,
    /// Malformed or missing sender address.
    #[error("MAIL_FROM must be an address, such as Director <director@example.org>")]
    From,
}

/// The reason an email was not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Text for the operator.
    pub why: String,
    /// True for a permanent failure.
    pub for_good: bool,
}

impl Sender {
    /// A sender by the server at a URL, such as `smtps://user:password@host` or
    /// `smtp://host:587?tls=required`, from this address.
    pub fn new(url: &str, from: &str) -> Result<Self, SenderFault> {
        let from: Mailbox = from.parse().map_err(|_| SenderFault::From)?;
        let hello = ClientId::Domain(from.email.domain().to_owned());
        let smtp = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|_| SenderFault::Url)?;
        Ok(Self { smtp: smtp.hello_name(hello).timeout(Some(COMMAND_TIMEOUT)).build(), from })
    }

    /// All faults of a server URL and a sender address.
    pub fn faults(url: &str, from: &str) -> Vec<SenderFault> {
        let url = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).err().map(|_| SenderFault::Url);
        let from = from.parse::<Mailbox>().err().map(|_| SenderFault::From);
        url.into_iter().chain(from).collect()
    }

    /// Sends an email. On success the server has accepted it.
    pub async fn send(&self, email: &MailRow) -> Result<(), Refused> {
        let message = self.message(email)?;
        let Ok(sent) = tokio::time::timeout(TIMEOUT, self.smtp.send(message)).await else {
            return Err(Refused {
                why: format!("not taken within {} s", TIMEOUT.as_secs()),
                for_good: false,
            });
        };
        match sent {
            Ok(_) => Ok(()),
            Err(fault) => {
                // Permanent only if about the mailbox: a refusal of this site may change.
                let for_good = fault.status().is_some_and(|code| {
                    code.severity == Severity::PermanentNegativeCompletion
                        && code.category == Category::MailSystem
                });
                Err(Refused { why: fault.to_string(), for_good })
            }
        }
    }

    /// The message. Its id stays the same in a retry, so that duplicates are recognised.
    fn message(&self, email: &MailRow) -> Result<Message, Refused> {
        let unwritable = |why: String| Refused { why, for_good: true };
        let to: Address = email.recipient.parse().map_err(|fault| unwritable(format!("{fault}")))?;
        let id = format!("<{}@{}>", email.id.0, self.from.email.domain());
        let automatic =
            HeaderValue::new(HeaderName::new_from_ascii_str("Auto-Submitted"), "auto-generated".to_owned());
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(&email.subject)
            .date(email.queued_at.time().into())
            .message_id(Some(id))
            .raw_header(automatic)
            .header(ContentType::TEXT_PLAIN)
            .body(email.body.clone());
        message.map_err(|fault| unwritable(fault.to_string()))
    }
}
