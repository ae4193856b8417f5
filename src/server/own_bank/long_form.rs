//! Forms of the studio that are too long for a URL: stored for their sender, so that the page has an
//! address, and nothing typed is lost before it is saved.

use super::OwnBank;
use crate::roles::Allowed;
use store::studio_form::{self, StudioFormId, StudioFormRow};
use store::{StoreError, account};
use time::Duration;
use uuid::Uuid;

/// Time for which a form can be opened again.
pub const FORM_LIFETIME: Duration = Duration::days(7);
/// Forms of an account. Each press of a button makes one, and the oldest go first.
pub const FORM_LIMIT: i64 = 50;

impl OwnBank {
    /// Stores the fields of a form. Returns its id.
    pub async fn store_form(&self, allowed: &Allowed, fields: &str) -> Result<Uuid, StoreError> {
        let (who, now) = (allowed.by(), self.clock.now());
        let row = StudioFormRow {
            federation_id: who.federation,
            account_id: who.id,
            id: StudioFormId(self.entropy.id(now)),
            fields: fields.to_owned(),
            expires_at: now.plus(FORM_LIFETIME),
        };
        let mut write = self.store.write().await?;
        account::lock(&mut write, who.federation, who.id).await?;
        studio_form::insert(&mut write, &row).await?;
        studio_form::retain_latest(&mut write, who.federation, who.id, FORM_LIMIT).await?;
        write.commit().await?;
        Ok(row.id.0)
    }

    /// The fields of a form that the user has sent lately.
    pub async fn stored_form(&self, allowed: &Allowed, id: Uuid) -> Result<Option<String>, StoreError> {
        let (who, now) = (allowed.by(), self.clock.now());
        let row = studio_form::by_id(&self.store, who.federation, who.id, StudioFormId(id), now).await?;
        Ok(row.map(|row| row.fields))
    }
}
