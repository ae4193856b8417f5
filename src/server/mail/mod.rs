//! Email: composed and queued with the event, sent by the serving nodes.
//!
//! - [`email`]: the kinds of email, and their queueing; `compose`: subject and body
//! - `own_text`: a federation's own text of an email; [`texts`]: list and change of these
//! - [`public_url`]: the public URL of the site, used in links
//! - [`settings`]: the operator's settings
//! - [`sender`]: an SMTP server
//! - [`delivery`]: sending and retrying
//! - [`outbox`]: unsent emails, for the operator, who reads them there if no SMTP server is
//!   configured
//!
//! An email is queued in the transaction of its event, so that neither happens without the other,
//! and no request waits for an SMTP server. Its body contains a secret link, and is erased once it
//! is sent, given up or useless.
//!
//! Not here: the links' meaning (`accounts`), sentences (`words`).

mod compose;
pub mod delivery;
pub mod email;
pub mod outbox;
mod own_text;
pub mod public_url;
pub mod sender;
pub mod settings;
pub mod texts;

pub use delivery::{Delivered, Delivery};
pub use email::{CertificateNotice, Email, EmailKind, ExamNotice};
pub use outbox::{Outbox, OutboxEmail};
pub use own_text::{EditableEmail, EmailText};
pub use public_url::PublicUrl;
pub use sender::{Sender, SenderFault};
pub use settings::{MailFault, MailSettings, Mailing};
pub use texts::EmailTexts;

use crate::parts::{Clock, Entropy, Service};
use std::sync::{Arc, OnceLock};

/// Composes and queues emails.
#[derive(Clone, Debug, Service)]
pub struct Mail {
    clock: Clock,
    entropy: Entropy,
    mailing: Arc<OnceLock<Mailing>>,
}

impl Mail {
    /// Sets the base of links, and that emails are sent; by default links are local and emails
    /// wait. Later calls have no effect.
    pub fn mails(&self, mailing: Mailing) {
        let _ = self.mailing.set(mailing);
    }

    /// True if emails are sent by an SMTP server.
    pub fn sends_mail(&self) -> bool {
        self.mailing.get().is_some_and(|mailing| mailing.sends)
    }

    /// The public URL of a page.
    pub fn page_address(&self, path: &str) -> String {
        self.public_url().with(path)
    }

    /// The public URL of the site.
    pub fn public_url(&self) -> PublicUrl {
        self.mailing.get().map_or_else(PublicUrl::local, |mailing| mailing.public_url.clone())
    }
}
