//! Letters to people: written and queued with what makes them due, sent by whoever serves.
//!
//! - [`letter`]: every kind of letter, and how it is written
//! - [`public_url`]: the address under which people find the site, which links begin with
//! - [`settings`]: what the operator says of all this
//! - [`sender`]: an SMTP server, to which letters are handed
//! - [`delivery`]: what is due is tried, and tried again
//! - [`outbox`]: what waits, for the operator, who reads it there where no SMTP server is configured
//!
//! A letter is queued in the transaction that makes it due, so that neither happens without the other, and nobody waits for an SMTP server. What
//! it says holds a secret link, and is forgotten as soon as the letter is sent, given up, or of no more use.
//!
//! Deliberately not here: what the links stand for (`accounts`), sentences (`words`).

pub mod delivery;
pub mod letter;
pub mod outbox;
pub mod public_url;
pub mod sender;
pub mod settings;

pub use delivery::Delivered;
pub use letter::{Letter, Tells};
pub use outbox::Waiting;
pub use public_url::PublicUrl;
pub use sender::{Sender, SenderFault};
pub use settings::{MailFault, MailSettings};

use super::Server;

/// How this site's letters are written and sent.
#[derive(Clone, Debug)]
pub struct Mailing {
    /// What their links begin with.
    pub public_url: PublicUrl,
    /// Whether there is an SMTP server that they are handed to.
    pub sends: bool,
}

impl Server {
    /// Says how letters are written and sent; before that they are written as on one's own machine and wait. What was said first holds.
    pub fn mails(&self, mailing: Mailing) {
        let _ = self.inner.mailing.set(mailing);
    }

    /// Whether letters are handed to an SMTP server.
    pub fn sends_mail(&self) -> bool {
        self.inner.mailing.get().is_some_and(|mailing| mailing.sends)
    }

    /// The address under which people find a page of the site.
    pub fn page_address(&self, path: &str) -> String {
        self.public_url().with(path)
    }

    /// The address under which people find the site.
    pub(super) fn public_url(&self) -> PublicUrl {
        self.inner.mailing.get().map_or_else(PublicUrl::local, |mailing| mailing.public_url.clone())
    }
}
