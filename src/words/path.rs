//! What stands in the drawing of a decision path: short questions, and what follows in few words.

use super::Words;
use crate::engine::trace::{Asked, Step};
use crate::engine::{Case, Key, Ruling};

/// What is told at the end of a path: what somebody has to do now, and what the score is. The rest stands in the summary.
const TOLD: [Key; 9] = [
    Key::MayAccept,
    Key::Turn,
    Key::Auction,
    Key::Offender,
    Key::Partner,
    Key::Standing,
    Key::Tricks,
    Key::Result,
    Key::Play,
];

impl Words {
    /// The question of a test in a few words: `Right-hand opponent’s turn?`
    pub fn short(&self, case: &Case, call: Option<usize>, step: &Step) -> String {
        let word = match &step.asked {
            Asked::Rotation(asked) => asked.word(),
            Asked::Claim(asked) => asked.word(),
        };
        let id = format!("short-{word}");
        if self.knows(&id) { self.say(&id) } else { self.step(case, call, step).asked }
    }

    /// What follows, in few words, a sentence a string; without what has been said before.
    pub fn follows(&self, case: &Case, ruling: &Ruling, said: &[String]) -> Vec<String> {
        let all = self.summary(case, ruling);
        let of_these = |c: &&crate::engine::Component| TOLD.contains(&c.key());
        let few: Vec<String> = ruling
            .components
            .iter()
            .filter(of_these)
            .filter_map(|c| self.sentence(case, ruling.call, c))
            .collect();
        let told = all.iter().filter(|s| few.contains(s) && !said.contains(s)).cloned().collect::<Vec<_>>();
        if told.is_empty() { all.into_iter().take(1).collect() } else { told }
    }
}
