//! Texts in the drawings of a decision path and of a law: short questions and outcomes; and the
//! irregularity they are about, if there are several.

use super::Words;
use bank::law_tree::LawEnd;
use rules::engine::{Case, Key, Ruling};
use rules::law::Edition;

/// Components stated at the end of a path: duties and the score. The rest is in the summary.
const STATED: [Key; 13] = [
    Key::MayAccept,
    Key::MayChange,
    Key::Corrects,
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
    /// The question of the test with this word, in a few words: `RHO’s turn?`
    pub fn short(&self, test: &str) -> String {
        self.say(&format!("short-{test}"))
    }

    /// The end of a path through a law, a sentence or phrase per string: the consequences, or the
    /// gist of the clause; and the laws that go on from there.
    pub fn law_end(&self, end: &LawEnd, edition: Edition) -> Vec<String> {
        if end.is_beyond {
            return vec![self.say("tree-beyond")];
        }
        let follows = end.follows.iter().map(|one| {
            let values: Vec<String> = one.tokens().iter().map(|token| self.token(one.key(), token)).collect();
            let args = [("part", self.label(one.key()).into()), ("value", self.joined(&values).into())];
            self.format("tree-then", &args)
        });
        let mut texts: Vec<String> = follows.collect();
        if texts.is_empty() {
            texts.push(end.clause.map_or_else(|| self.say("tree-none"), |clause| self.gist(clause, edition)));
        }
        let next: Vec<String> = end.next.iter().map(|law| self.cite(*law)).collect();
        if !next.is_empty() {
            texts.push(self.format("tree-next", &[("laws", self.list(&next).into())]));
        }
        texts
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

    /// The irregularity that a ruling is about, counted from 1: `Second irregularity: East’s 2♥︎`.
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
