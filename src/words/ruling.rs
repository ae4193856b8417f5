//! A ruling as the Director gives it at the table.

use super::facts::Args;
use super::verdict::Place;
use super::{Words, verdict};
use rules::engine::component::Component;
use rules::engine::fact::FactValue;
use rules::engine::rotation::RotationTest;
use rules::engine::ruling::{Answer, Limit, Outcome, Question, Ruling};
use rules::engine::trace::Test;
use rules::engine::{Case, Facts, Family};

/// A ruling as the Director gives it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulingText {
    /// The verdict: the number or the duty, in a sentence or a few
    pub verdict: Vec<String>,
    /// What else to say at the table, in order
    pub then: Vec<String>,
}

impl RulingText {
    /// True without a sentence.
    pub fn is_empty(&self) -> bool {
        self.verdict.is_empty() && self.then.is_empty()
    }

    /// Every sentence, in order.
    pub fn into_sentences(self) -> Vec<String> {
        [self.verdict, self.then].concat()
    }
}

impl Words {
    /// The Director's words at the table: the verdict, then the rest.
    pub fn ruling_text(&self, case: &Case, ruling: &Ruling) -> RulingText {
        let mut text = RulingText::default();
        match &ruling.outcome {
            Outcome::NotCovered(limit) => {
                text.verdict.push(self.limit(case, *limit));
                return text;
            }
            Outcome::PlayOn if ruling.family == Family::Rotation => {
                let call = ruling.call.is_some();
                text.verdict.push(self.say(if call { "say-in-rotation" } else { "say-all-in-turn" }));
            }
            Outcome::PlayOn | Outcome::Rectification | Outcome::Fork { .. } => {}
        }
        let mut stated: Vec<(Place, &Component)> = ruling
            .components
            .iter()
            .map(|component| (verdict::place(ruling, component), component))
            .collect();
        stated.sort_by_key(|(place, _)| *place);
        for (place, component) in stated {
            let says = self.sentence(case, ruling, component);
            let part = if place.is_verdict() { &mut text.verdict } else { &mut text.then };
            part.extend(says);
        }
        text.verdict.extend(self.stands(case, ruling));
        if text.verdict.is_empty() && !text.then.is_empty() {
            text.verdict.push(text.then.remove(0));
        }
        match ruling.beyond {
            // A proved ruling is complete despite the limit.
            Some(limit @ (Limit::SearchBound | Limit::Layouts)) => text.then.push(self.limit(case, limit)),
            Some(limit) => {
                text.then.push(self.format("beyond", &[("limit", self.limit(case, limit).into())]));
            }
            None => {}
        }
        text
    }

    /// The sentences of [`Words::ruling_text`].
    pub fn summary(&self, case: &Case, ruling: &Ruling) -> Vec<String> {
        self.ruling_text(case, ruling).into_sentences()
    }

    /// The verdict in a line, with the open question; of several irregularities every verdict.
    pub fn in_brief(&self, case: &Case, ruling: &Ruling) -> String {
        let earlier = ruling.earlier.iter().chain([ruling]);
        let mut says: Vec<String> =
            earlier.flat_map(|ruling| self.ruling_text(case, ruling).verdict).collect();
        if let Outcome::Fork { question, .. } = ruling.outcome {
            says.push(self.open_question(case, question));
        }
        says.join(" ")
    }

    /// The call that stands, of a player who changed a call (Law 25).
    fn stands(&self, case: &Case, ruling: &Ruling) -> Option<String> {
        let number =
            ruling.trace.steps().iter().filter(|step| step.holds).find_map(|step| match &step.test {
                Test::Rotation(RotationTest::FirstCallStands { earlier }) => Some(*earlier),
                // The ruling on an insufficient bid is about the unintended bid itself.
                Test::Rotation(RotationTest::UnintendedCall { earlier }) if ruling.call == Some(*earlier) => {
                    substitute(case, *earlier)
                }
                Test::Rotation(RotationTest::UnintendedCall { .. } | RotationTest::ChangeAccepted { .. }) => {
                    ruling.call
                }
                _ => None,
            })?;
        Some(self.format("say-call-stands", &[("call", self.call_of(case, number).into())]))
    }

    /// The words of a branch without what has been said before its question.
    pub fn added(&self, case: &Case, above: &Ruling, branch: &Ruling) -> RulingText {
        let said = if branch.call == above.call { self.summary(case, above) } else { Vec::new() };
        let all = self.ruling_text(case, branch);
        let mut new = all.clone();
        new.verdict.retain(|sentence| !said.contains(sentence));
        new.then.retain(|sentence| !said.contains(sentence));
        let is_open = matches!(branch.outcome, Outcome::Fork { .. });
        if new.is_empty() && !is_open { all } else { new }
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

/// The next call of the player who made the call with this number.
fn substitute(case: &Case, number: usize) -> Option<usize> {
    let Facts::Rotation(facts) = &case.facts else { return None };
    let (player, _) = facts.calls().nth(number.checked_sub(1)?)?;
    facts.calls().skip(number).position(|(seat, _)| seat == player).map(|after| number + after + 1)
}
