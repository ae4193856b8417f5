//! The questions of a paper, as they were drawn.

use super::HallPaper;
use crate::api::federation::server;
use crate::api::request_context::{Refused, RequestContext};
use bank::exam::{PageOf, SheetField};
use bank::{Bank, RulingForm, Scenario};
use leptos::prelude::use_context;
use server::Server;
use server::exams::Attempt;
use server::exams::marking::rulings::find_ruled;
use server::rulings::Rulings;
use std::sync::Arc;

/// A page of a paper with its questions.
#[derive(Clone)]
pub struct AskedPage {
    /// Number of the page, from 1.
    pub number: usize,
    pub of: PageOf,
    /// The scenario; `None` if the bank no longer has it.
    pub scenario: Option<Arc<Scenario>>,
    pub form: RulingForm,
}

impl AskedPage {
    /// The fields of its questions on the answer sheet.
    pub fn fields(&self) -> Vec<SheetField> {
        self.form.asks.iter().map(SheetField::of).collect()
    }
}

/// A page of a paper by its number from 1, for a page of the site.
pub async fn asked_page(
    context: &RequestContext,
    bank: &Arc<Bank>,
    paper: &HallPaper,
    number: usize,
) -> Result<Option<AskedPage>, Refused> {
    let rulings = use_context::<Rulings>().ok_or(Refused::Database)?;
    Ok(asked_of(server(context)?, bank, &rulings, &paper.attempt, number).await)
}

/// A page of an attempt by its number from 1.
async fn asked_of(
    server: &Server,
    bank: &Arc<Bank>,
    rulings: &Rulings,
    attempt: &Attempt,
    number: usize,
) -> Option<AskedPage> {
    let of = attempt.rules.pages.get(number.checked_sub(1)?)?.clone();
    let scenario = match server.attempts.known_unruled(bank, attempt, &of) {
        Some(scenario) => Some(scenario),
        None => find_ruled(bank, rulings, &of.id).await.map(|(scenario, _)| scenario),
    };
    let form = scenario.as_ref().map_or(RulingForm { asks: Vec::new() }, |one| RulingForm::of(one));
    Some(AskedPage { number, of, scenario, form })
}

/// All pages of an attempt.
pub async fn asked_pages(
    server: &Server,
    bank: &Arc<Bank>,
    rulings: &Rulings,
    attempt: &Attempt,
) -> Vec<AskedPage> {
    let mut pages = Vec::new();
    for number in 1..=attempt.rules.pages.len() {
        pages.extend(asked_of(server, bank, rulings, attempt, number).await);
    }
    pages
}
