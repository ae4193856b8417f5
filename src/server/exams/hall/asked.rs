//! The questions of a paper, as they were drawn.

use super::Halls;
use crate::answer_sheet::layout::SheetRow;
use crate::answer_sheet::parts::sheets_of_parts;
use crate::exams::attempt::Attempt;
use crate::exams::marking::rulings::find_ruled;
use crate::rulings::Rulings;
use bank::exam::{PageOf, Part, SheetField};
use bank::{Bank, RulingForm, Scenario};
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

/// The answer sheets of a paper with their part, in the order of their numbers.
pub fn sheets_of(pages: &[AskedPage]) -> Vec<(Part, Vec<SheetRow>)> {
    let fields: Vec<_> = pages.iter().map(|page| (page.of.part, page.fields())).collect();
    sheets_of_parts(&fields)
}

impl Halls {
    /// A page of an attempt by its number from 1.
    pub async fn asked_page(
        &self,
        bank: &Arc<Bank>,
        rulings: &Rulings,
        attempt: &Attempt,
        number: usize,
    ) -> Option<AskedPage> {
        let of = attempt.rules.pages.get(number.checked_sub(1)?)?.clone();
        let scenario = match self.attempts.known_unruled(bank, attempt, &of) {
            Some(scenario) => Some(scenario),
            None => find_ruled(bank, rulings, &of.id).await.map(|(scenario, _)| scenario),
        };
        let form = scenario.as_ref().map_or(RulingForm { asks: Vec::new() }, |one| RulingForm::of(one));
        Some(AskedPage { number, of, scenario, form })
    }

    /// All pages of an attempt.
    pub async fn asked_pages(
        &self,
        bank: &Arc<Bank>,
        rulings: &Rulings,
        attempt: &Attempt,
    ) -> Vec<AskedPage> {
        let mut pages = Vec::new();
        for number in 1..=attempt.rules.pages.len() {
            pages.extend(self.asked_page(bank, rulings, attempt, number).await);
        }
        pages
    }
}
