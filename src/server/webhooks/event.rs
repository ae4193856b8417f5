//! The events of which a federation's system can be told.

use derive::Word;

/// Token of the event that tries a webhook.
pub const TEST_EVENT: &str = "webhook.test";

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum WebhookEvent {
    /// An exam was opened to its candidates.
    #[word("sitting.opened")]
    SittingOpened,
    /// An exam ended: at its time, or before by an examiner.
    #[word("sitting.ended")]
    SittingEnded,
    /// The candidates of an exam may see their results.
    #[word("result.released")]
    ResultReleased,
    /// Released results have changed: after an appeal, a regrade or a late mark.
    #[word("result.changed")]
    ResultChanged,
    /// Released results are hidden again.
    #[word("result.hidden")]
    ResultHidden,
    #[word("certificate.issued")]
    CertificateIssued,
    #[word("certificate.suspended")]
    CertificateSuspended,
    #[word("certificate.reinstated")]
    CertificateReinstated,
    #[word("certificate.revoked")]
    CertificateRevoked,
    /// Another certificate follows it after a change of name.
    #[word("certificate.replaced")]
    CertificateReplaced,
    /// Another certificate follows it after its renewal.
    #[word("certificate.renewed")]
    CertificateRenewed,
}

impl WebhookEvent {
    /// The events of a stored list.
    pub(super) fn stored(text: &str) -> Vec<Self> {
        text.split(' ').filter_map(Self::read).collect()
    }

    /// Id of its texts: the token with a hyphen.
    pub fn text_id(self) -> String {
        self.word().replace('.', "-")
    }
}
