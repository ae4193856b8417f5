//! A drawn paper: the items and pages of one candidate's exam.

use super::part::Part;
use crate::id::{self, MARK};
use crate::scenario::Stage;
use serde::{Deserialize, Serialize};

/// An item of a drawn paper: a scenario with all its stages, or a variant of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaperItem {
    /// Closed or open book
    pub part: Part,
    /// The id of its first stage: `r041`, or `r041~7k2` for a variant
    pub id: String,
    /// Number of stages. Stored with the paper, so that page numbers survive changes of the bank
    pub stages: u8,
    /// Weight relative to the other items
    pub weight: u16,
    /// True if the result is capped when this item goes wrong
    pub critical: bool,
}

/// A drawn paper: its items in order, those of the closed-book part first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnPaper {
    pub items: Vec<PaperItem>,
}

/// A page of a paper: a stage of an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageOf {
    /// Index of its item in the paper, from 0
    pub item: usize,
    /// Number of the stage, from 1
    pub stage: usize,
    /// Number of stages of the item
    pub stages: usize,
    /// The id of the stage, or of a variant of it: `r041.2~7k2`
    pub id: String,
    /// Closed or open book
    pub part: Part,
}

impl PaperItem {
    /// The id of the scenario; for a variant, of the one it varies.
    pub fn origin(&self) -> &str {
        id::origin(&self.id)
    }

    /// The id of its stage with this number, from 1.
    pub fn stage_id(&self, number: u8) -> String {
        let (origin, token) =
            self.id.split_once(MARK).map_or((&*self.id, None), |(origin, token)| (origin, Some(token)));
        let stage = Stage { of: origin.to_owned(), number, stages: self.stages }.id();
        token.map_or_else(|| stage.clone(), |token| format!("{stage}{MARK}{token}"))
    }
}

impl DrawnPaper {
    /// The pages of the paper, in order: index 0 is page 1.
    pub fn pages(&self) -> Vec<PageOf> {
        let pages_of = |(index, item): (usize, &PaperItem)| -> Vec<PageOf> {
            let page = |stage: u8| PageOf {
                item: index,
                stage: usize::from(stage),
                stages: usize::from(item.stages),
                id: item.stage_id(stage),
                part: item.part,
            };
            (1..=item.stages).map(page).collect()
        };
        self.items.iter().enumerate().flat_map(pages_of).collect()
    }

    /// True if this part has items.
    pub fn has(&self, part: Part) -> bool {
        self.items.iter().any(|item| item.part == part)
    }
}
