//! Emails to holders when their certificate is issued or changed.

use super::Certificates;
use crate::federation::Federation;
use crate::mail::{CertificateNotice, Email, EmailKind};
use store::account::AccountRow;
use store::{StoreError, WriteTransaction};

impl Certificates {
    /// Queues an email to the holder of a certificate of this level in the caller's transaction;
    /// none for a deleted account.
    pub(super) async fn tell_holder(
        &self,
        write: &mut WriteTransaction,
        federation: &Federation,
        holder: &AccountRow,
        notice: CertificateNotice,
        (level, reason): (&str, &str),
    ) -> Result<(), StoreError> {
        if !holder.email.contains('@') {
            return Ok(());
        }
        let kind = EmailKind::Certificate { notice, level, reason, link: "/me/certificates" };
        self.mail.post(write, None, Email { federation, to: &holder.email, kind }).await
    }
}
