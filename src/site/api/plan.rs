//! Review settings: the form at `/practice`.

use super::cookies::{self, Flash};
use super::redirect::see_other;
use super::request_context::{AuthState, RequestContext};
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::plans::{ReviewSettings, ReviewSettingsFault};

/// Stores the review settings and redirects to the practice page; on a fault with the input and the
/// fault.
#[server(prefix = "/api", endpoint = "plan")]
pub async fn keep_plan(
    #[server(default)] active: String,
    #[server(default)] exam: String,
    #[server(default)] zone: String,
    #[server(default)] retention: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let (AuthState::SignedIn(account), Some(server)) = (context.auth_state().await, context.server()) else {
        see_other("/sign-in?next=/practice");
        return Ok(());
    };
    let faults: Vec<&str> = match ReviewSettings::read(active == "yes", &exam, &zone, &retention) {
        Err(faults) => faults.into_iter().map(word).collect(),
        Ok(plan) => match server.plans.keep(&account, &plan).await {
            Ok(()) => Vec::new(),
            Err(error) => {
                tracing::error!(%error, "cannot store review settings");
                vec!["store"]
            }
        },
    };
    if faults.is_empty() {
        see_other("/practice");
        return Ok(());
    }
    let typed = [("active", active), ("exam", exam), ("zone", zone), ("retention", retention)];
    let typed = typed.map(|(field, text)| (field.to_owned(), text)).into();
    cookies::leave_flash("plan", &Flash { faults: faults.into_iter().map(str::to_owned).collect(), typed });
    see_other("/practice#plan");
    Ok(())
}

/// Token of a fault, for the page: the field's name.
const fn word(fault: ReviewSettingsFault) -> &'static str {
    match fault {
        ReviewSettingsFault::Exam => "exam",
        ReviewSettingsFault::Zone => "zone",
        ReviewSettingsFault::Retention => "retention",
    }
}
