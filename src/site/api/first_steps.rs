//! The first steps of a new site: the form at `/first-steps`, and what is left after it.

use super::cookies;
use super::federation::{or_refuse, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{AuthState, Refused, RequestContext, browser};
pub use server::accounts::first_steps::FIRST_STEPS;
use server::accounts::first_steps::NewSite;
pub use server::accounts::first_steps::Step;

/// What the page shows.
pub enum FirstStepsView {
    /// The form, for those who have the key.
    Form,
    /// The site waits for its operator, and the key is missing or wrong.
    NoKey,
    /// The site waits for its operator, and has no key from which the setup key is derived.
    NoOperatorKey,
    /// What is left to the operator.
    Left(StepsLeft),
    /// There is an operator, and it is not the user.
    Done,
}

/// The steps after the first ones.
pub struct StepsLeft {
    /// Each with true if it is done.
    pub steps: Vec<(Step, bool)>,
    /// The code of the operator's federation.
    pub federation: String,
    /// The public address of the site.
    pub address: String,
}

/// What the page shows for a setup key.
pub async fn first_steps(context: &RequestContext, key: &str) -> Result<FirstStepsView, Refused> {
    let server = server(context)?;
    let steps = &server.first_steps;
    if or_refuse(steps.are_open().await)? {
        return Ok(match () {
            () if steps.is_key(key) => FirstStepsView::Form,
            () if steps.have_key() => FirstStepsView::NoKey,
            () => FirstStepsView::NoOperatorKey,
        });
    }
    let AuthState::SignedIn(account) = context.auth_state().await else { return Ok(FirstStepsView::Done) };
    let steps = or_refuse(steps.left(&account).await)?;
    let home = or_refuse(server.federations.home_of(&account).await)?;
    let address = server.mail.page_address("");
    Ok(match home.filter(|_| !steps.is_empty()) {
        Some(home) => FirstStepsView::Left(StepsLeft { steps, federation: home.code, address }),
        None => FirstStepsView::Done,
    })
}

/// True while the site waits for its operator; false too if the database does not respond.
pub async fn awaits_operator(context: &RequestContext) -> bool {
    match context.server() {
        Some(server) => server.first_steps.are_open().await.unwrap_or_default(),
        None => false,
    }
}

form! {
    /// Creates the first federation and its operator's account, signs in, and leads to what is left.
    "first-steps" FirstStepsPost at "/first-steps"
    labels "first-{}" faults "account-fault-{}" | "settings-fault-{}" {
        key: kept,
        federation_name: text,
        code: text,
        languages: choice,
        zone: text = "settings-zone",
        edition: choice = "settings-edition",
        name: text("name") = "sign-up-name",
        email: email("email") = "sign-up-email",
        password: password("new-password") = "sign-up-password",
        examines: tick,
    }
}

impl Posted for FirstStepsPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let site = NewSite {
            federation: self.federation_name.clone(),
            code: self.code.trim().to_owned(),
            languages: self.languages.clone(),
            zone: self.zone.clone(),
            edition: self.edition.clone(),
            name: self.name.clone(),
            email: self.email.clone(),
            examines: self.examines,
        };
        let steps = &server(context)?.first_steps;
        let token = steps.take(&browser(), &self.key, &site, self.password.clone()).await?;
        cookies::begin_session(&token);
        Ok(FIRST_STEPS.to_owned())
    }
}
