//! Review settings: the form at `/practice`.

use super::posted::{Posted, Stop, form};
use super::request_context::RequestContext;
use server::plans::ReviewSettings;

form! {
    /// Stores the review settings.
    "plan" PlanPost at "/practice" "#plan" labels "plan-{}" {
        active: tick,
        exam: date,
        zone: text,
        retention: choice,
    }
}

impl Posted for PlanPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, _) = context.signed_in().await?;
        let plan = ReviewSettings::read(self.active, &self.exam, &self.zone, &self.retention)?;
        server.plans.keep(&account, &plan).await.map_err(|error| {
            tracing::error!(%error, "cannot store review settings");
            "store"
        })?;
        Ok(self.page())
    }
}
