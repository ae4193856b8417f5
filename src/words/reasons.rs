//! The reasons for a ruling: the tests that decided it, each with its clause, its fact, and what the
//! clause makes of it.

use super::trace::TestText;
use super::{Arg, Words, offender};
use bank::paths;
use rules::engine::component::{Component, Replacement};
use rules::engine::rotation::{HandShare, RotationTest};
use rules::engine::trace::Test;
use rules::engine::{Case, Key, Outcome, Ruling, TraceStep};
use rules::law::Clause;

/// A reason for a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The clause it comes under
    pub clause: Clause,
    /// The fact, and its consequence
    pub text: String,
}

impl Words {
    /// The reasons for a ruling, in the order of its tests; while a question is open, those that
    /// hold whatever the answer is.
    pub fn reasons(&self, case: &Case, ruling: &Ruling) -> Vec<Reason> {
        if let (Outcome::Fork { branches, .. }, None) = (&ruling.outcome, ruling.component(Key::Law)) {
            let mut answers = branches.iter().map(|branch| self.reasons(case, &branch.ruling));
            let mut shared = answers.next().unwrap_or_default();
            answers.for_each(|answer| shared.retain(|reason| answer.contains(reason)));
            return shared;
        }
        let steps = ruling.trace.steps();
        let not_comparable = ruling.components.contains(&Component::Replacement(Replacement::NotComparable));
        let compared = not_comparable.then(|| self.not_comparable(case, ruling)).flatten();
        let mut reasons: Vec<Reason> = Vec::new();
        for at in paths::reasons(ruling) {
            let step = &steps[at];
            let is_meaning = step.clause.law() == "23";
            let reason = match compared.as_ref().filter(|_| is_meaning) {
                Some(text) => Reason { clause: whole_law_23(step.clause), text: text.clone() },
                None => self.reason(case, ruling, step),
            };
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        reasons
    }

    /// The reasons for the ruling on an answer that the ruling above, with the question, lacks.
    pub fn added_reasons(&self, case: &Case, above: Option<&Ruling>, ruling: &Ruling) -> Vec<Reason> {
        let stated = above.map_or_else(Vec::new, |above| self.reasons(case, above));
        let mut reasons = self.reasons(case, ruling);
        reasons.retain(|reason| !stated.contains(reason));
        reasons
    }

    /// A test as a reason, with what follows from it.
    fn reason(&self, case: &Case, ruling: &Ruling, step: &TraceStep) -> Reason {
        let TestText { clause, decided, .. } = self.step(case, ruling.call, step);
        let text = match self.consequence(case, ruling, step) {
            Some(then) => self.format("reason-then", &[("decided", decided.into()), ("then", then.into())]),
            None => decided,
        };
        Reason { clause, text }
    }

    /// What follows from a test under the disposing clause or one that contains it, where the fact
    /// that decided it does not say so.
    fn consequence(&self, case: &Case, ruling: &Ruling, step: &TraceStep) -> Option<String> {
        let Some(Component::Law(law)) = ruling.component(Key::Law) else { return None };
        if !step.holds || (*law != step.clause && law.parents().all(|above| above != step.clause)) {
            return None;
        }
        let any = format!("then-{}", step.test.word());
        let ids = [format!("{any}-{}", step.clause.law()), format!("{any}-{}", case.edition), any];
        let id = ids.into_iter().find(|id| self.knows(id))?;
        let (offender, _) = offender::irregular_call(case, ruling.call)?;
        let seats = [("offender", offender), ("partner", offender.partner()), ("rho", offender.rho())];
        let seats = seats.map(|(name, seat)| (name, self.seat(seat).into()));
        Some(self.format(&id, &seats))
    }

    /// The meanings of the withdrawn call and its replacement compared, in a sentence.
    fn not_comparable(&self, case: &Case, ruling: &Ruling) -> Option<String> {
        let share = ruling.trace.steps().iter().rev().find_map(|step| match &step.test {
            Test::Rotation(RotationTest::Similar { share, .. } | RotationTest::Subset { share, .. }) => {
                Some(*share)
            }
            _ => None,
        })?;
        let replacement = offender::replacement(case, ruling)?;
        let withdrawn = self.call_of(case, ruling.call?);
        let args: [(&str, Arg); 4] = [
            ("replacement", self.call_of(case, replacement).into()),
            ("withdrawn", withdrawn.into()),
            ("share", self.share(share.permille()).into()),
            ("shared", shared(share).into()),
        ];
        Some(self.format("reason-not-comparable", &args))
    }
}

/// Message variant for a share of hands.
const fn shared(share: HandShare) -> &'static str {
    match (share.both, share.is_whole()) {
        (0, _) => "none",
        (_, true) => "all",
        _ => "some",
    }
}

/// Law 23A for a paragraph of it.
fn whole_law_23(clause: Clause) -> Clause {
    clause.parents().find(|above| above.citation() == "23A").unwrap_or(clause)
}
