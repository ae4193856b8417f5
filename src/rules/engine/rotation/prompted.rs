//! Law 25A where partner's alert, explanation or other action showed a player that the call made was
//! not the one intended.
//!
//! The footnote of December 2011 lets the player replace it however they became aware, and 2017 has
//! that in its text. Before the footnote directors differed: see `views`.
//!
//! Decisions:
//!
//! - Only the Director's finding raises the point. Without one the ruling is the same by the usual
//!   view, so nothing is asked.
//! - The edition of 1997 is not contested here: the footnote is one to the text of 2007.

use super::docket::Docket;
use super::finding::FindingKind;
use crate::engine::ruling::Point;
use crate::law;

impl Docket<'_> {
    /// The finding whether the call that this one would replace was unintended. By the other view it
    /// counts as intended if partner showed the player the mistake.
    pub(super) fn unintended_finding(&self, call: usize) -> Option<bool> {
        let found = self.facts.findings().of(FindingKind::Unintended, call)?;
        let barred = self.takes_other_view(Point::PromptedByPartner) && self.is_prompt_disputed(call);
        Some(found && !barred)
    }

    /// True if partner showed the player the mistake that this call corrects.
    pub(super) fn was_prompted(&self, call: usize) -> bool {
        self.facts.findings().of(FindingKind::Prompted, call) == Some(true)
    }

    /// True if partner did so before the text of the edition said that it does not matter.
    pub(super) fn is_prompt_disputed(&self, call: usize) -> bool {
        self.was_prompted(call) && !self.case.is_amended(law!("25A"))
    }
}
