//! The content of a certificate issued now, derived from its proposal, the federation and the day.

use super::{CertificateState, Issuing, Proposal, ProposalKind};
use crate::clock::timestamp;
use crate::courses::Assignment;
use crate::federation::language_of;
use crate::roles::Allowed;
use bank::programme::Validity;
use serde_json::json;
use store::certificate::{self, CertificateId, CertificateRow};
use store::{StoreError, account};
use uuid::Uuid;

impl Issuing {
    /// The row for a proposal, with the logo of this number, without status index and key.
    pub(super) async fn drafted(
        &self,
        allowed: &Allowed,
        proposal: &Proposal,
        logo: Option<i32>,
    ) -> Result<CertificateRow, StoreError> {
        let federation = allowed.federation();
        let now = self.clock.now();
        let today = Assignment::today(&federation.zone, timestamp(now));
        let inactive_years = match proposal.validity {
            Validity::Inactive(years) => Some(i32::from(years)),
            _ => None,
        };
        let grounds = serde_json::to_value(&proposal.grounds).unwrap_or_else(|_| json!({}));
        let subject = match proposal.what {
            ProposalKind::New => None,
            ProposalKind::Renewal(id) => {
                certificate::by_id(&self.store, federation.id, id).await?.map(|row| row.subject)
            }
        };
        let agreed_by = match proposal.agreed {
            Some((home, first)) => account::by_id(&self.store, home, first).await?.map(|row| row.name),
            None => None,
        };
        Ok(CertificateRow {
            federation_id: federation.id,
            id: CertificateId(self.entropy.id(now)),
            account_id: proposal.who,
            subject: subject.unwrap_or_else(|| random_uuid(self.entropy.bytes())),
            holder: proposal.name.clone(),
            issuer: federation.name.clone(),
            programme: proposal.programme.clone(),
            programme_name: proposal.programme_name.clone(),
            level: proposal.level.clone(),
            level_name: proposal.level_name.clone(),
            band: proposal.band.map(|band| band.word().to_owned()),
            edition: proposal.edition.word().to_owned(),
            grounds,
            disclosure: federation.disclosure.clone(),
            language: language_of(federation).tag().to_owned(),
            logo,
            issued_at: now,
            issued_on: today.to_string(),
            valid_until: proposal.validity.until(today, &[]).map(|day| day.to_string()),
            inactive_years,
            status_list: 0,
            status_index: 0,
            key_number: 0,
            follows: match proposal.what {
                ProposalKind::New => None,
                ProposalKind::Renewal(id) => Some(id),
            },
            state: CertificateState::Valid.word().to_owned(),
            state_at: now,
            reminded: 0,
            issued_by: Some(allowed.by().name.clone()),
            agreed_by: agreed_by.filter(|name| !name.is_empty()),
            reissued_on: None,
        })
    }
}

/// A random id, which does not reveal its creation time.
fn random_uuid(bytes: [u8; 16]) -> Uuid {
    uuid::Builder::from_random_bytes(bytes).into_uuid()
}
