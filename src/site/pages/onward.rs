//! Links after a marked answer: the next scenario of the current list or of all, a fresh variant,
//! and the report form.

use super::own::{DatabaseUnavailable, current_time, own_if_signed_in};
use super::practice::NextInputs;
use super::scenario::{list_token, next_in_list, report};
use crate::api::{Own, RequestContext};
use crate::words;
use bank::{Answer, Bank, Scenario};
use jiff::Timestamp;
use leptos::prelude::*;

/// Data for these links.
pub struct Onward {
    own: Own,
    practised: NextInputs,
    /// Token of the current list
    list: Option<String>,
    now: Timestamp,
}

/// Query parameters of a marked answer's URL that are not part of the answer.
const EXTRA: [&str; 2] = ["confidence", "list"];

/// True for a query pair that accompanies an answer without being part of it.
pub fn is_extra(pair: &str) -> bool {
    pair.split_once('=').is_some_and(|(name, _)| EXTRA.contains(&name))
}

/// The accompanying pairs, as a query to append; empty, or begins with `&`.
pub fn extra_query(query: &str) -> String {
    query.split('&').filter(|pair| is_extra(pair)).map(|pair| format!("&{pair}")).collect()
}

/// The same as fields of a form.
pub fn extra_fields(query: &str) -> Vec<AnyView> {
    let pairs = query.split('&').filter(|pair| is_extra(pair)).filter_map(|pair| pair.split_once('='));
    pairs
        .map(|(name, value)| {
            view! { <input type="hidden" name=name.to_owned() value=value.to_owned() /> }.into_any()
        })
        .collect()
}

impl Onward {
    /// For the current user, on a page with this query.
    pub async fn of(
        bank: &Bank,
        context: &RequestContext,
        query: &str,
    ) -> Result<Onward, DatabaseUnavailable> {
        let (own, now) = (own_if_signed_in(context).await?, current_time(context));
        let practised = NextInputs::of(own.as_ref(), now);
        Ok(Onward { own: own.unwrap_or_default(), practised, list: list_token(bank, query), now })
    }

    /// For an unknown user.
    pub fn unknown(bank: &Bank, query: &str) -> Onward {
        let (own, practised) = (Own::default(), NextInputs::default());
        Onward { own, practised, list: list_token(bank, query), now: Timestamp::default() }
    }

    /// The list as a query.
    fn query(&self) -> String {
        self.list.as_ref().map(|list| format!("?list={list}")).unwrap_or_default()
    }

    /// URL of what comes next, and its message id: the next stage, the next of the list, or the
    /// next of all.
    pub fn next(&self, bank: &Bank, scenario: &Scenario) -> Option<(String, &'static str)> {
        let query = self.query();
        if let Some(stage) = bank.after(scenario) {
            return Some((format!("/scenario/{}{query}", stage.id), "marked-next-stage"));
        }
        let of_list = self.list.as_ref().map(|list| next_in_list(bank, scenario, list, &self.own, self.now));
        match of_list {
            Some(Some(next)) => Some((next, "marked-next-of-list")),
            Some(None) => Some(("/practice".to_owned(), "marked-list-done")),
            None => self.practised.next_url(bank, Some(scenario)).map(|next| (next, "marked-next")),
        }
    }

    /// Link to a fresh variant.
    pub fn variant(&self, scenario: &Scenario) -> AnyView {
        let query = self.query();
        let to = format!("/scenario/{}/variant{query}", scenario.id);
        view! { <a class="button quiet" href=to>{words().say("marked-variant")}</a> }.into_any()
    }

    /// The report form, with the answer.
    pub fn report(&self, scenario: &Scenario, answer: &Answer, here: &str) -> AnyView {
        report(&scenario.id, Some(&answer.to_query()), here)
    }
}
