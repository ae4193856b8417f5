//! Answers given before an account existed: kept in the browser, and stored with the account that is
//! created there.

use super::cookies;
use super::marking::marked_by_rulings;
use super::new_answer::new_answer;
use super::variant::find;
use bank::{Answer, Bank, RulingForm};
use leptos::prelude::expect_context;
use server::Server;
use server::accounts::Account;
use std::sync::Arc;

/// Stores the browser's answers with a new account, in the order given. An answer that no longer
/// fits its scenario, or cannot be marked now, is left out: the account must not wait for it.
pub(super) async fn keep_given(server: &Server, account: &Account) {
    let bank = expect_context::<Arc<Bank>>();
    let given = cookies::take_given();
    for (id, query) in given {
        let Ok(Some(scenario)) = find(&bank, &id).await else { continue };
        let parsed = Answer::from_query(&query)
            .and_then(|answer| Answer::parse(&RulingForm::of(&scenario), answer.fields()).ok());
        let Some(answer) = parsed else { continue };
        let Ok(marked) = marked_by_rulings(&scenario, &answer).await else { continue };
        let new = new_answer(&bank, &scenario, &answer, &marked, None);
        if let Err(error) = server.practice.record_answer(account, new).await {
            tracing::error!(%error, scenario = id, "cannot store an answer given before sign-up");
        }
    }
}
