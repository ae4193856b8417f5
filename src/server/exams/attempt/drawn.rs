//! The questions of a paper as they were when it was drawn.

use super::Attempt;
use crate::exams::marking::digest::{digest, is_same};
use bank::exam::PageOf;
use bank::{Bank, Scenario};

impl Attempt {
    /// True if a page's question is unchanged since the paper was drawn.
    pub fn is_as_drawn(&self, page: &PageOf, asked: &Scenario) -> bool {
        is_same(&self.rules.digests, &page.id, &digest(asked))
    }

    /// The variant that a page asks, recognised by its digest in the paper, so that no ruling is
    /// needed to show it; `None` if the bank's text has changed.
    pub fn variant_drawn(&self, bank: &Bank, page: &PageOf) -> Option<Scenario> {
        let was = self.rules.digests.get(&page.id)?;
        bank.variants_without_ruling(&page.id).into_iter().find(|variant| digest(variant) == *was)
    }
}
