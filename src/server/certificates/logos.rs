//! A federation's logo on certificates. Every logo ever used is stored, for the PDFs of older
//! certificates.

use super::Certificates;
use crate::audit::{AuditEvent, Deed, On};
use crate::certificate_pdf::{Logo, LogoFault};
use crate::federation::Federation;
use crate::forms::Rejection;
use crate::roles::Allowed;
use serde_json::json;
use store::federation::{self, FederationId};
use store::{StoreError, logo};

/// The path of a logo.
pub fn logo_path(code: &str, number: i32) -> String {
    format!("/logo/{code}/{number}")
}

impl Certificates {
    /// Number of a federation's current logo, if any.
    pub async fn logo_in_use(&self, federation: FederationId) -> Result<Option<i32>, StoreError> {
        logo::in_use(&self.store, federation).await
    }

    /// A current or former logo of a federation, in PNG.
    pub async fn logo(&self, federation: &Federation, number: i32) -> Result<Option<Vec<u8>>, StoreError> {
        logo::by_number(&self.store, federation.id, number).await
    }

    /// The same, decoded for printing.
    pub(super) async fn logo_on_paper(
        &self,
        federation: FederationId,
        number: Option<i32>,
    ) -> Result<Option<Logo>, StoreError> {
        let Some(number) = number else { return Ok(None) };
        let Some(png) = logo::by_number(&self.store, federation, number).await? else {
            return Ok(None);
        };
        let read = tokio::task::spawn_blocking(move || Logo::read(&png)).await;
        // It was validated before it was stored.
        Ok(read.ok().and_then(Result::ok))
    }

    /// Sets or removes the logo for future certificates, in PNG.
    pub async fn set_logo(&self, allowed: &Allowed, png: Option<Vec<u8>>) -> Result<(), Rejection> {
        let looked_at = tokio::task::spawn_blocking(move || match png {
            Some(png) => Logo::read(&png).map(|_| Some(png)),
            None => Ok(None),
        });
        let png = looked_at.await.unwrap_or(Err(LogoFault::Picture)).map_err(LogoFault::word)?;
        let federation = allowed.federation().id;
        let now = self.clock.now();
        let mut write = self.store.write().await?;
        // Logos are numbered: lock against concurrent changes.
        federation::lock(&mut write, federation).await?;
        logo::append(&mut write, federation, png.as_deref(), now).await?;
        let entry = AuditEvent::new(federation, allowed.by(), Deed::LogoChanged, On::Federation);
        let bytes = png.as_ref().map_or(0, Vec::len);
        self.audit.record(&mut write, &entry.with(json!({ "bytes": bytes }))).await?;
        write.commit().await?;
        Ok(())
    }
}
