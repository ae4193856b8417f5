//! The trace of a ruling: for each test the clause, the question, the answer, and the fact that
//! decided it.

use super::facts::{Args, yes_or_no};
use super::{Arg, Words, offender};
use rules::bridge::Seat;
use rules::engine::claim::{ActTest, ClaimTest};
use rules::engine::fact::Fact;
use rules::engine::rotation::RotationTest;
use rules::engine::trace::{Test, TraceStep};
use rules::engine::{Case, Facts};
use rules::law::{Clause, Edition};

/// A test in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestText {
    /// Clause
    pub clause: Clause,
    /// `Law 30A`
    pub cite: String,
    /// Gist of the clause
    pub gist: String,
    /// `Was it RHO’s turn?`
    pub question: String,
    pub holds: bool,
    /// `Yes` or `No`
    pub answer: String,
    /// The fact that decided it: `It was the turn of North, South’s partner.`
    pub decided: String,
}

impl Words {
    /// One test of a ruling about this call, if it is about one.
    pub fn step(&self, case: &Case, call: Option<usize>, step: &TraceStep) -> TestText {
        let facts = step.test.facts();
        let context = self.context(case, call, &step.test, &facts);
        let mut args: Args = context.into_iter().map(|(name, arg)| (name.to_owned(), arg)).collect();
        // Of two arguments of one name the last counts.
        args.extend(self.fact_args(case, &facts));
        let word = step.test.word();
        let decided = if step.holds { "held" } else { "not" };
        TestText {
            clause: step.clause,
            cite: self.cite(step.clause),
            gist: self.gist(step.clause, case.edition),
            question: self.format(&format!("asked-{word}"), &args),
            holds: step.holds,
            answer: self.say(if step.holds { "answer-yes" } else { "answer-no" }),
            decided: self.format(&self.of_play(&format!("decided-{word}-{decided}"), case.edition), &args),
        }
    }

    /// Arguments that follow from the case rather than from the test's own facts.
    fn context(
        &self,
        case: &Case,
        about: Option<usize>,
        test: &Test,
        facts: &[(&str, Fact)],
    ) -> Vec<(&'static str, Arg)> {
        let mut args = vec![("family", Arg::from(case.facts.family().word()))];
        match &case.facts {
            Facts::Rotation(_) => {
                if let Some((offender, made)) = offender::irregular_call(case, about) {
                    args.push(("irregular", self.call_by(offender, made).into()));
                    args.push(("offender", self.seat(offender).into()));
                    args.extend(turn(facts).map(|turn| ("relation", relation(offender, turn).into())));
                }
            }
            Facts::Claim(facts) => args.push(("speaker", self.seat(facts.claimer()).into())),
        }
        match test {
            Test::Rotation(RotationTest::Similar { share, from, .. }) => {
                args.push(("enough", yes_or_no(share.permille() >= *from).into()));
            }
            Test::Rotation(RotationTest::Subset { share, .. } | RotationTest::MorePrecise { share, .. }) => {
                args.push(("enough", yes_or_no(share.is_whole()).into()));
            }
            Test::Claim(
                ClaimTest::ClaimsTricks { claims: named, left }
                | ClaimTest::ConcedesTricks { concedes: named, left },
            ) => args.push(("all", yes_or_no(named == left).into())),
            Test::Claim(ClaimTest::TrumpNotMentioned { .. }) => {
                args.push(("stated", yes_or_no(!case.facts.statement().is_empty()).into()));
            }
            Test::Claim(ClaimTest::Act(ActTest::PlayedOn { .. })) => {
                args.push(("worth", worth(case.edition).into()));
            }
            Test::Rotation(_) | Test::Claim(_) => {}
        }
        args
    }
}

/// The player in turn, if the test is about whose turn it was.
fn turn(facts: &[(&str, Fact)]) -> Option<Seat> {
    facts.iter().find_map(|fact| if let ("turn", Fact::Seat(seat)) = fact { Some(*seat) } else { None })
}

/// A player's relation to the offender.
fn relation(offender: Seat, player: Seat) -> &'static str {
    match player {
        p if p == offender.partner() => "partner",
        p if p == offender.lho() => "lho",
        p if p == offender.rho() => "rho",
        _ => "self",
    }
}

/// Message variant for the status of cards played after play should have ceased.
const fn worth(edition: Edition) -> &'static str {
    match edition {
        Edition::E1987 | Edition::E1997 | Edition::Social => "void",
        Edition::E2007 => "evidence",
        Edition::E2017 => "nothing",
    }
}
