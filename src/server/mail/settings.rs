//! The operator's email settings.

use super::public_url::PublicUrl;
use super::sender::{Sender, SenderFault};
use std::fmt;
use std::net::SocketAddr;

/// Settings; empty where not given.
#[derive(Clone, Default)]
pub struct MailSettings {
    /// Public URL of the site; by default the one it listens on.
    pub public_url: String,
    /// SMTP server; without it, emails wait in the outbox.
    pub smtp_url: String,
    /// Sender address.
    pub from: String,
}

impl fmt::Debug for MailSettings {
    /// Without the password of the server's account.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailSettings")
            .field("public_url", &self.public_url)
            .field("from", &self.from)
            .finish_non_exhaustive()
    }
}

/// Composition and sending of this site's emails.
#[derive(Clone, Debug)]
pub struct Mailing {
    /// Base of their links.
    pub public_url: PublicUrl,
    /// True if an SMTP server is configured.
    pub sends: bool,
}

/// A fault of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MailFault {
    /// Malformed public URL.
    #[error("PUBLIC_URL must be an address of the web, such as https://director.example.org")]
    PublicUrl,
    /// Malformed sender settings.
    #[error(transparent)]
    Sender(#[from] SenderFault),
}

impl MailSettings {
    /// All faults.
    pub fn faults(&self) -> Vec<MailFault> {
        let url = self.public_url.trim();
        let public = (!url.is_empty() && PublicUrl::parse(url).is_none()).then_some(MailFault::PublicUrl);
        let sending = match self.smtp_url.trim() {
            "" => Vec::new(),
            url => Sender::faults(url, &self.from),
        };
        public.into_iter().chain(sending.into_iter().map(MailFault::Sender)).collect()
    }

    /// Composer and sender, for a site that listens on this address.
    pub fn open(&self, listening: SocketAddr) -> Result<(Mailing, Option<Sender>), MailFault> {
        let public_url = match self.public_url.trim() {
            "" => format!("http://{listening}"),
            url => url.to_owned(),
        };
        let public_url = PublicUrl::parse(&public_url).ok_or(MailFault::PublicUrl)?;
        let sender = match self.smtp_url.trim() {
            "" => None,
            url => Some(Sender::new(url, &self.from)?),
        };
        Ok((Mailing { public_url, sends: sender.is_some() }, sender))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened(public_url: &str, smtp_url: &str, from: &str) -> Result<(String, bool), MailFault> {
        let [public_url, smtp_url, from] = [public_url, smtp_url, from].map(str::to_owned);
        let settings = MailSettings { public_url, smtp_url, from };
        assert!(!format!("{settings:?}").contains("hush"));
        let faults = settings.faults();
        let opened = settings.open(([127, 0, 0, 1], 3000).into());
        assert_eq!(faults.is_empty(), opened.is_ok(), "{faults:?}");
        let (mailing, sender) = settings.open(([127, 0, 0, 1], 3000).into())?;
        assert!(!format!("{sender:?}").contains("hush"));
        Ok((mailing.public_url.to_string(), mailing.sends))
    }

    #[tokio::test]
    async fn reports_faults_without_password() {
        let from = "Director <director@example.org>";
        assert_eq!(opened("", "", ""), Ok(("http://127.0.0.1:3000".to_owned(), false)));
        let url = "https://director.example.org";
        assert_eq!(opened(url, "smtps://ada:hush@example.org", from), Ok((url.to_owned(), true)));
        assert_eq!(opened("director", "", ""), Err(MailFault::PublicUrl));
        assert_eq!(opened("", "smtp://localhost:2525", ""), Err(SenderFault::From.into()));
        assert_eq!(opened("", "imap://ada:hush@example.org", from), Err(SenderFault::Url.into()));
    }
}
