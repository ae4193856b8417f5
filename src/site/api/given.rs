//! Answers given before an account existed: kept in the browser, and stored with the account that is
//! created there, or with the one signed in to if its user says so.

use super::asked::asked_for;
use super::cookies;
use super::given_cookie::{GivenAnswer, given, store_given};
use super::marking::marked_by_rulings;
use super::new_answer::new_answer;
use super::posted::{Posted, Stop, form};
use super::request_context::RequestContext;
use super::variant::find;
use bank::{Answer, Bank, RulingForm};
use leptos::prelude::expect_context;
use server::Server;
use server::accounts::Account;
use server::practice::RecordFault;
use std::sync::Arc;

/// The form whose page lists the answers that were lost.
const FORM: &str = "given";

form! {
    /// Stores the browser's answers with the account of the user, or discards them.
    "given" GivenPost at "/me" labels "given-{}" {
        act: hidden,
    }
}

impl Posted for GivenPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, _) = context.signed_in().await?;
        match &*self.act {
            "add" => drop(keep_given(server, &account).await),
            "drop" => store_given(&[]),
            _ => {}
        }
        Ok("/me".to_owned())
    }
}

/// The reason an answer was not stored.
enum NotKept {
    /// It cannot be marked or stored now, and stays in the browser.
    Waits,
    /// Its scenario has left the bank, or has changed so that the answer no longer fits.
    Lost,
}

/// Stores the browser's answers with an account, dated as given. Those that cannot be marked now
/// stay in the browser, as the account must not wait for them; the progress page names those that
/// are lost. Returns true if all were stored.
pub(super) async fn keep_given(server: &Server, account: &Account) -> bool {
    let (mut waiting, mut lost) = (Vec::new(), Vec::new());
    let all = given();
    for one in &all {
        match keep(server, account, one).await {
            Ok(()) => {}
            Err(NotKept::Waits) => waiting.push(one.clone()),
            Err(NotKept::Lost) => lost.push(&*one.scenario),
        }
    }
    if !all.is_empty() {
        store_given(&waiting);
    }
    if !lost.is_empty() {
        cookies::tell_with(FORM, "lost", [("scenarios", &lost.join(" "))]);
    }
    waiting.is_empty() && lost.is_empty()
}

async fn keep(server: &Server, account: &Account, given: &GivenAnswer) -> Result<(), NotKept> {
    let bank = expect_context::<Arc<Bank>>();
    let scenario = find(&bank, &given.scenario).await.map_err(|_| NotKept::Waits)?.ok_or(NotKept::Lost)?;
    let answer = Answer::from_query(&given.answer).ok_or(NotKept::Lost)?;
    let scenario = asked_for(scenario, &answer);
    let answer = Answer::parse(&RulingForm::of(&scenario), answer.fields()).map_err(|_| NotKept::Lost)?;
    let marked = marked_by_rulings(&scenario, &answer).await.map_err(|_| NotKept::Waits)?;
    let new = new_answer(&bank, &scenario, &answer, &marked, None);
    match server.practice.record_earlier_answer(account, new, given.at).await {
        Ok(_) => Ok(()),
        Err(RecordFault::Store(error)) => {
            tracing::error!(%error, scenario = given.scenario, "cannot store an answer given before sign-up");
            Err(NotKept::Waits)
        }
        Err(_) => Err(NotKept::Lost),
    }
}

/// What the progress page says of the browser's answers.
#[derive(Clone, Debug, Default)]
pub struct GivenNotice {
    /// Number of answers that are in the browser only.
    pub waiting: usize,
    /// Scenarios whose answers could not be stored, just now.
    pub lost: Vec<String>,
}

/// The notice for this browser; it names what was lost once.
pub fn given_notice() -> GivenNotice {
    let flash = cookies::take_flash(FORM).unwrap_or_default();
    let lost = flash.typed.get("scenarios").map(String::as_str).unwrap_or_default();
    GivenNotice { waiting: given().len(), lost: lost.split_whitespace().map(str::to_owned).collect() }
}
