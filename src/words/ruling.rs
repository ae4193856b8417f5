//! A ruling as the Director gives it at the table.

use super::facts::Args;
use super::{Words, verdict};
use rules::engine::component::{AuctionConsequence, Component};
use rules::engine::fact::FactValue;
use rules::engine::rotation::RotationTest;
use rules::engine::ruling::{Answer, Limit, Outcome, Question, Ruling};
use rules::engine::trace::Test;
use rules::engine::{Case, Family};

impl Words {
    /// The Director's words at the table, a sentence per string; for a claim or concession the
    /// number of tricks first.
    pub fn summary(&self, case: &Case, ruling: &Ruling) -> Vec<String> {
        let mut says = Vec::new();
        match &ruling.outcome {
            Outcome::NotCovered(limit) => return vec![self.limit(case, *limit)],
            Outcome::PlayOn if ruling.family == Family::Rotation => {
                says.push(self.say(if ruling.call.is_some() {
                    "say-in-rotation"
                } else {
                    "say-all-in-turn"
                }));
            }
            Outcome::PlayOn | Outcome::Rectification | Outcome::Fork { .. } => {}
        }
        let goes_back = |c: &Component| matches!(c, Component::Auction(AuctionConsequence::BackTo(_)));
        // A sentence that the auction goes back to a player names the player in turn.
        let goes_back = ruling.components.iter().any(goes_back);
        let is_stated = |c: &&Component| !(goes_back && matches!(c, Component::Turn(_)));
        let (first, then): (Vec<&Component>, Vec<&Component>) =
            ruling.components.iter().filter(is_stated).partition(|c| verdict::is_first(ruling, c));
        says.extend(first.into_iter().chain(then).filter_map(|c| self.sentence(case, ruling, c)));
        says.extend(self.stands(case, ruling));
        match ruling.beyond {
            // A proved ruling is complete despite the limit.
            Some(limit @ (Limit::SearchBound | Limit::Layouts)) => says.push(self.limit(case, limit)),
            Some(limit) => says.push(self.format("beyond", &[("limit", self.limit(case, limit).into())])),
            None => {}
        }
        says
    }

    /// The call that stands, of a player who changed a call (Law 25).
    fn stands(&self, case: &Case, ruling: &Ruling) -> Option<String> {
        let number =
            ruling.trace.steps().iter().filter(|step| step.holds).find_map(|step| match &step.test {
                Test::Rotation(RotationTest::FirstCallStands { earlier }) => Some(*earlier),
                Test::Rotation(RotationTest::UnintendedCall { .. } | RotationTest::ChangeAccepted { .. }) => {
                    ruling.call
                }
                _ => None,
            })?;
        Some(self.format("say-call-stands", &[("call", self.call_of(case, number).into())]))
    }

    /// The sentences of a branch that its parent does not have.
    pub(super) fn added(&self, case: &Case, common: &Ruling, ruling: &Ruling) -> Vec<String> {
        let common = self.summary(case, common);
        let all = self.summary(case, ruling);
        let new: Vec<String> = all.iter().filter(|s| !common.contains(s)).cloned().collect();
        if new.is_empty() { all } else { new }
    }

    /// An open question: `Does West accept the call?`
    pub fn open_question(&self, case: &Case, question: Question) -> String {
        self.format(&format!("open-{}", question.word()), &self.question_args(case, question))
    }

    /// An answer to it, as a condition: `If West accepts the call`.
    pub fn answer(&self, case: &Case, question: Question, answer: Answer) -> String {
        let value = answer.fact();
        let condition = value.word().unwrap_or_default();
        let mut args = self.question_args(case, question);
        args.extend(self.fact_args(case, &answer.facts()));
        self.format(&format!("if-{}-{condition}", question.word()), &args)
    }

    fn question_args(&self, case: &Case, question: Question) -> Args {
        let mut args = self.fact_args(case, &question.facts());
        args.push(("family".to_owned(), case.facts.family().word().into()));
        args
    }
}
