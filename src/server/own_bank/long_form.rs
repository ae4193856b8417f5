//! Forms of the studio that are too long for a URL: stored for their sender, so that the page has an
//! address, and nothing typed is lost before it is saved.

use super::OwnBank;
use crate::jobs::KeptKind;
use crate::roles::Allowed;
use store::StoreError;
use uuid::Uuid;

/// The page of a form says itself which scenario it is about.
const ANY: &str = "";

impl OwnBank {
    /// Stores the fields of a form. Returns its id.
    pub async fn store_form(&self, allowed: &Allowed, fields: &str) -> Result<Uuid, StoreError> {
        self.kept.keep(allowed, (KeptKind::STUDIO, ANY), fields).await
    }

    /// The fields of a form that the user has sent lately.
    pub async fn stored_form(&self, allowed: &Allowed, id: Uuid) -> Result<Option<String>, StoreError> {
        self.kept.find(allowed, (KeptKind::STUDIO, ANY), id).await
    }
}
