//! Markers of a sitting: invited and withdrawn by an examiner, and the link in their email.

use super::cookies::{tell, tell_with};
use super::exam::sitting;
use super::federation::{or_refuse, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{AuthState, Refused, RequestContext, browser, complete_sign_in};
use server::accounts::TicketToken;
use server::exams::Sitting;
use server::exams::markers::InvitedMarker;
pub use server::exams::markers::{Marker, MarkerStatus};
use server::roles::{Action, Allowed, Whose};
use uuid::Uuid;

/// What the page of an invitation shows.
pub struct MarkerInvitation {
    pub federation: String,
    /// Name of the exam.
    pub exam: String,
    /// Address that the email was sent to.
    pub email: String,
    pub status: MarkerStatus,
    /// Name of the signed-in user.
    pub user: Option<String>,
    /// Path of the answers to mark.
    pub to: String,
}

/// The markers of a sitting, for its examiners.
pub async fn markers(
    context: &RequestContext,
    allowed: &Allowed,
    sitting: &Sitting,
) -> Result<Vec<Marker>, Refused> {
    or_refuse(server(context)?.markers.list(allowed, sitting).await)
}

/// The invitation behind a link; not found if it has ended or was withdrawn.
pub async fn marker_invitation(context: &RequestContext, token: &str) -> Result<MarkerInvitation, Refused> {
    let found = invitation(context, token).await?;
    let who = match context.auth_state().await {
        AuthState::SignedIn(account) => Some(account),
        _ => None,
    };
    Ok(MarkerInvitation {
        to: answers(&found),
        email: found.email().to_owned(),
        status: found.status(who.as_ref()),
        user: who.map(|account| account.name),
        federation: found.federation.name,
        exam: found.sitting.name,
    })
}

async fn invitation(context: &RequestContext, token: &str) -> Result<InvitedMarker, Refused> {
    let token = TicketToken::parse(token).ok_or(Refused::NotFound)?;
    let server = context.server().ok_or(Refused::Database)?;
    or_refuse(server.markers.invitation(&token).await)?.ok_or(Refused::NotFound)
}

/// The same for a form, whose page says if it has ended.
async fn still_open(context: &RequestContext, token: &str) -> Result<Option<InvitedMarker>, Refused> {
    match invitation(context, token).await {
        Ok(found) => Ok(Some(found)),
        Err(Refused::NotFound) => Ok(None),
        Err(why) => Err(why),
    }
}

/// Path of the answers to mark.
fn answers(found: &InvitedMarker) -> String {
    format!("/federation/{}/exams/{}/marking", found.federation.code, found.sitting.id.0)
}

form! {
    /// Invites a person to mark a sitting.
    "marker-invite" MarkerInvite at "/federation/{federation}/exams/{sitting}/marking" "#markers"
    labels "marker-{}" {
        federation: hidden,
        sitting: hidden,
        email: email,
    }
}

impl Posted for MarkerInvite {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let found = sitting(context, &allowed, &self.sitting).await?;
        server(context)?.markers.invite(browser().language, &allowed, &found, &self.email).await?;
        tell_with("marker-invite", "invited", [("email", &self.email)]);
        Ok(format!("{}#markers", self.page()))
    }
}

form! {
    /// Withdraws an invitation to mark.
    "marker-withdraw" MarkerWithdraw at "/federation/{federation}/exams/{sitting}/marking" "#markers"
    labels "marker-{}" {
        federation: hidden,
        sitting: hidden,
        marker: hidden,
    }
}

impl Posted for MarkerWithdraw {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let found = sitting(context, &allowed, &self.sitting).await?;
        let id = Uuid::try_parse(&self.marker).map_err(|_| Refused::NotFound)?;
        server(context)?.markers.withdraw(&allowed, &found, id).await?;
        tell("marker-withdraw", "withdrawn");
        Ok(format!("{}#markers", self.page()))
    }
}

form! {
    /// Accepts an invitation to mark, and leads to the answers.
    "marker-accept" MarkerAccept at "/mark/{token}" labels "mark-{}" {
        token: hidden,
    }
}

impl Posted for MarkerAccept {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, _) = context.signed_in().await?;
        let Some(found) = still_open(context, &self.token).await? else { return Ok(self.page()) };
        server.markers.accept(&account, &found).await?;
        Ok(answers(&found))
    }
}

form! {
    /// Accepts an invitation to mark with a new account, and signs in.
    "marker-join" MarkerJoin at "/mark/{token}" labels "mark-{}" faults "account-fault-{}" {
        token: hidden,
        name: text("name") = "sign-up-name",
        password: password("new-password") = "link-new-password",
    }
    "email-taken" at "name"
}

impl Posted for MarkerJoin {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let Some(found) = still_open(context, &self.token).await? else { return Ok(self.page()) };
        let server = server(context)?;
        let browser = browser();
        let by = (&browser, browser.language);
        let token = server.markers.join(by, &found, &self.name, self.password.clone()).await?;
        Ok(complete_sign_in(server, &token, &answers(&found)).await)
    }
}
