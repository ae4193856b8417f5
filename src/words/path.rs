//! Texts in the drawing of a decision path: short questions and outcomes; and the irregularity they
//! are about, if there are several.

use super::Words;
use rules::engine::trace::TraceStep;
use rules::engine::{Case, Key, Ruling};

/// Components stated at the end of a path: duties and the score. The rest is in the summary.
const STATED: [Key; 11] = [
    Key::MayAccept,
    Key::Turn,
    Key::Auction,
    Key::Offender,
    Key::Partner,
    Key::Standing,
    Key::Tricks,
    Key::Returned,
    Key::Contract,
    Key::Result,
    Key::Play,
];

impl Words {
    /// The question of a test in a few words: `Right-hand opponent’s turn?`
    pub fn short(&self, case: &Case, call: Option<usize>, step: &TraceStep) -> String {
        let word = step.test.word();
        let id = format!("short-{word}");
        if self.knows(&id) { self.say(&id) } else { self.step(case, call, step).question }
    }

    /// The outcome in a few words, a sentence per string, without statements already made.
    pub fn follows(&self, case: &Case, ruling: &Ruling, stated: &[String]) -> Vec<String> {
        let all = self.summary(case, ruling);
        let of_these = |c: &&rules::engine::Component| STATED.contains(&c.key());
        let few: Vec<String> = ruling
            .components
            .iter()
            .filter(of_these)
            .filter_map(|c| self.sentence(case, ruling, c))
            .collect();
        let sentences =
            all.iter().filter(|s| few.contains(s) && !stated.contains(s)).cloned().collect::<Vec<_>>();
        if sentences.is_empty() { all.into_iter().take(1).collect() } else { sentences }
    }

    /// The irregularity that a ruling is about, counted from 1: `Second irregularity: East’s bid of
    /// 2♥︎`.
    pub fn irregularity(&self, case: &Case, number: usize, ruling: &Ruling) -> String {
        let what = ruling.call.map_or_else(|| self.family(ruling.family), |call| self.call_of(case, call));
        self.format("irregularity", &[("n", number.into()), ("what", what.into())])
    }
}

#[cfg(test)]
mod tests {
    use crate::english;

    #[test]
    fn short_questions_match_tests() {
        let ids = crate::tests::ids("trace");
        let of = |begin: &str| -> Vec<String> {
            let mut of: Vec<String> =
                ids.iter().filter_map(|id| id.strip_prefix(begin)).map(str::to_owned).collect();
            of.sort();
            of
        };
        assert_eq!(of("asked-"), of("short-"));
        for word in of("short-") {
            let short = english().say(&format!("short-{word}"));
            assert!(short.ends_with('?') && short.chars().count() < 60, "{word}: {short}");
        }
    }
}
