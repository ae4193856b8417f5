//! The questions of a paper, for pages of the site.

use super::HallPaper;
use crate::api::federation::server;
use crate::api::request_context::{Refused, RequestContext};
use bank::Bank;
use leptos::prelude::use_context;
pub use server::exams::hall::AskedPage;
use server::rulings::Rulings;
use std::sync::Arc;

/// A page of a paper by its number from 1.
pub async fn asked_page(
    context: &RequestContext,
    bank: &Arc<Bank>,
    paper: &HallPaper,
    number: usize,
) -> Result<Option<AskedPage>, Refused> {
    let rulings = use_context::<Rulings>().ok_or(Refused::Database)?;
    Ok(server(context)?.halls.asked_page(bank, &rulings, &paper.attempt, number).await)
}

/// All pages of a paper.
pub async fn asked_pages(
    context: &RequestContext,
    bank: &Arc<Bank>,
    rulings: &Rulings,
    paper: &HallPaper,
) -> Result<Vec<AskedPage>, Refused> {
    Ok(server(context)?.halls.asked_pages(bank, rulings, &paper.attempt).await)
}
