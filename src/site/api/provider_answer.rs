//! The way back from a federation's own system: the answer in the URL to which it sends the browser.

use super::cookies::{self, Flash, leave_flash, tell};
use super::posted::Stop;
use super::redirect::{HandlerContext, see_other};
use super::request_context::{RequestContext, browser, complete_sign_in, provide_request_context};
use axum::extract::{Path, State};
use axum::http::request::Parts;
use axum::response::Response;
use server::Server;
use server::accounts::providers::{FlowPurpose, ProviderAnswer, ProviderFault, ProviderId, ProviderOutcome};
use server::forms::Faults;
use url::form_urlencoded;

/// Page for signing in.
const SIGN_IN: &str = "/sign-in";
/// Page on which the person decides what a first sign-in leads to.
const FIRST: &str = "/sign-in/first";

/// Leaves faults for a page.
pub(super) fn fail(form: &str, faults: Faults) {
    let typed = faults.with.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    leave_flash(form, &Flash { faults: faults.tokens, typed, ..Flash::default() });
}

/// The answer of a federation's provider, in the URL to which it sent the browser. The one page
/// that acts when it is opened, as the protocol asks: only once, and only in the browser that has
/// the secret of this sign-in. A provider sends people back here from its sign-out too, without an
/// answer: the address is one that it knows.
pub async fn provider_return(
    State(server): State<Server>,
    Path(code): Path<String>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(server.clone(), &parts);
    let answer = answer_in(parts.uri.query().unwrap_or_default());
    let is_signed_out = answer == ProviderAnswer::default();
    let here = HandlerContext::of(parts);
    here.run(async {
        provide_request_context(&server);
        let to = match is_signed_out {
            true => signed_out(&context).await,
            false => answered(&server, &context, &code, &answer).await,
        };
        see_other(&to);
    })
    .await;
    here.answer()
}

fn answer_in(query: &str) -> ProviderAnswer {
    let mut answer = ProviderAnswer::default();
    for (name, value) in form_urlencoded::parse(query.as_bytes()) {
        match &*name {
            "code" => answer.code = value.into_owned(),
            "state" => answer.state = value.into_owned(),
            "iss" => answer.iss = Some(value.into_owned()),
            "error" => answer.error = Some(value.into_owned()),
            _ => {}
        }
    }
    answer
}

/// The browser comes back from a provider's sign-out. Returns the path to continue at.
async fn signed_out(context: &RequestContext) -> String {
    cookies::end_provider();
    if context.auth_state().await.user().is_some() {
        return "/".to_owned();
    }
    tell("sign-in", "signed-out");
    SIGN_IN.to_owned()
}

/// Accepts an answer. Returns the path to continue at.
async fn answered(server: &Server, context: &RequestContext, code: &str, answer: &ProviderAnswer) -> String {
    let flow = cookies::flow().filter(|token| token.code() == code);
    let Some(token) = flow else {
        fail("sign-in", [ProviderFault::Expired.word()].into_iter().collect());
        return SIGN_IN.to_owned();
    };
    let purpose = server.providers.purpose(&token).await;
    let state = context.auth_state().await;
    let done = match server.providers.answer(&browser(), state.user(), &token, answer).await {
        Ok(outcome) => outcome,
        Err(fault) => {
            let (form, page) = match purpose {
                Some((FlowPurpose::Link, _)) => ("provider-unlink", "/account/providers".to_owned()),
                Some((FlowPurpose::Try, id)) => ("provider-act", provider_page(code, id)),
                Some((FlowPurpose::SignIn, _)) | None => ("sign-in", format!("{SIGN_IN}?federation={code}")),
            };
            if let Stop::Faults(faults) = fault.into() {
                fail(form, faults);
            }
            return page;
        }
    };
    if let Some((_, id)) = purpose {
        cookies::store_provider(code, id.0);
    }
    match done {
        ProviderOutcome::SignedIn(session) => {
            cookies::end_flow();
            complete_sign_in(server, &session, &cookies::take_next()).await
        }
        ProviderOutcome::Linked => {
            cookies::end_flow();
            tell("provider-unlink", "linked");
            "/account/providers".to_owned()
        }
        ProviderOutcome::Tried(id) => {
            tell("provider-act", "tried");
            provider_page(code, id)
        }
        // An invitation that led to the provider goes on there.
        ProviderOutcome::Undecided => {
            Some(cookies::next()).filter(|next| next.starts_with("/invitation/")).unwrap_or(FIRST.to_owned())
        }
    }
}

fn provider_page(code: &str, id: ProviderId) -> String {
    format!("/federation/{code}/providers/{}", id.0)
}
