//! Caveats of a ruling: limits, matters of judgement, contested points.

use super::{Arg, Words};
use rules::engine::component::Component;
use rules::engine::ruling::{Authority, Contested, Judgement, Limit, Matter};
use rules::engine::{Case, Key, Outcome, Ruling};

impl Words {
    /// A limit, as a sentence.
    pub fn limit(&self, case: &Case, limit: Limit) -> String {
        let mut args = self.fact_args(case, &limit.facts());
        args.push(("edition".to_owned(), self.edition(case.edition).into()));
        self.format(&format!("limit-{}", limit.word()), &args)
    }

    /// A matter left to the Director (in social bridge to the players), with the values that would
    /// be right.
    pub fn judgement(&self, case: &Case, judgement: &Judgement) -> String {
        let matter = self.matter(case, judgement.matter);
        let (what, range) = self.values(&judgement.range);
        let args = [
            ("cite", Arg::from(self.cite(judgement.clause))),
            ("matter", matter.into()),
            ("what", what.into()),
            ("range", self.joined(&range).into()),
        ];
        let id = if range.len() > 1 { "judgement-range" } else { "judgement" };
        self.format(&self.of_play(id, case.edition), &args)
    }

    /// A matter left to the Director, as a clause.
    pub(super) fn matter(&self, case: &Case, matter: Matter) -> String {
        self.format(&format!("judgement-{}", matter.word()), &self.fact_args(case, &matter.facts()))
    }

    /// A contested point: the authority followed, those who differ, and for a claim the other
    /// number. [`Words::contested_ruling`] gives the ruling under the other view.
    pub fn contested(&self, contested: &Contested) -> String {
        let point = self.say(&format!("contested-{}", contested.point.word()));
        let others: Vec<String> = contested.others.iter().map(|a| self.authority(*a)).collect();
        let args = [
            ("cite", Arg::from(self.cite(contested.clause))),
            ("point", point.into()),
            ("follows", self.authority(contested.follows).into()),
            ("others", self.list(&others).into()),
        ];
        let contested_point = self.format("contested", &args);
        if contested.otherwise.is_empty() || contested.ruling.is_some() {
            return contested_point;
        }
        let (what, otherwise) = self.values(&contested.otherwise);
        let args = [
            ("contested", Arg::from(contested_point)),
            ("what", what.into()),
            ("otherwise", self.joined(&otherwise).into()),
        ];
        self.format("contested-otherwise", &args)
    }

    /// The label of the first of these components, and its values; others, such as the score,
    /// follow from it.
    fn values(&self, components: &[Component]) -> (String, Vec<String>) {
        let key = components.first().map(Component::key);
        let same = components.iter().filter(|c| Some(c.key()) == key);
        let tokens = same.flat_map(|c| c.tokens().into_iter().map(|t| (c.key(), t)));
        let mut values: Vec<String> = tokens.map(|(key, token)| self.token(key, &token)).collect();
        values.dedup();
        (key.map_or_else(String::new, |key| self.label(key)), values)
    }

    /// The statements of the other view's ruling that this one does not have; `None` without it.
    pub fn contested_ruling(&self, case: &Case, ruling: &Ruling, contested: &Contested) -> Option<String> {
        let other = contested.ruling.as_deref()?;
        let law = other.component(Key::Law).map(|law| format!("{}.", self.component(case, law)));
        let mut says = self.added(case, ruling, other).into_sentences();
        if let Outcome::Fork { question, .. } = &other.outcome {
            says.push(self.open_question(case, *question));
        }
        let says: Vec<String> = law.into_iter().chain(says).collect();
        Some(self.format("contested-ruling", &[("says", says.join(" ").into())]))
    }

    /// An authority.
    pub fn authority(&self, authority: Authority) -> String {
        self.say(&format!("authority-{}", authority.word()))
    }
}
