//! Writing a scenario as a file that reads back as the same scenario.
//!
//! | file | contents |
//! |---|---|
//! | `value`, `layout` | a value, and fields laid out as TOML |
//! | `rotation`, `meaning` | the fields of an auction, and of the meaning of a call |
//! | `claim` | the fields of a claim, of a concession, and of both |
//!
//! Defaults of the format are left out. A stage is written as a scenario of one stage, with all
//! facts up to it.

mod claim;
mod layout;
mod meaning;
mod rotation;
mod value;

pub(crate) use layout::layout;
pub(crate) use value::{FieldSink, Value, WrittenField, WrittenFields};

use super::{Scenario, ScenarioSource};
use crate::id::MARK;
use rules::engine::{Case, Facts, Key};
use rules::law::{Elections, Presumption};

impl Scenario {
    /// The text of a file that reads back as this scenario. A later stage or a variant becomes a
    /// scenario of its own, with hyphens in its id.
    pub fn write(&self) -> String {
        let mut fields = WrittenFields::new();
        fields.put("id", self.id.replace(['.', MARK], "-"));
        let (head, facts) = case(&self.case).into_iter().partition(|field| !field.path.contains('.'));
        fields.extend::<WrittenFields>(head);
        fields.put("asks", words(&self.asks));
        if !self.critical.is_empty() {
            fields.put("critical", words(&self.critical));
        }
        for (key, weight) in &self.weights {
            fields.put(format!("weights.{}", key.word()), *weight);
        }
        source(&self.source, &mut fields);
        fields.extend::<WrittenFields>(facts);
        layout(&fields)
    }

    /// The facts and the components asked for, without source and weights, as file text. Scenarios
    /// with equal texts ask the same.
    pub fn as_asked(&self) -> String {
        let (mut fields, facts): (WrittenFields, WrittenFields) =
            case(&self.case).into_iter().partition(|field| !field.path.contains('.'));
        fields.put("asks", words(&self.asks));
        fields.extend::<WrittenFields>(facts);
        layout(&fields)
    }
}

/// The fields of a case: family, edition, elections and facts.
pub(crate) fn case(case: &Case) -> WrittenFields {
    let mut fields = WrittenFields::new();
    fields.put("family", case.facts.family().word());
    fields.put("edition", case.edition.word());
    elections(&case.elections, &mut fields);
    match &case.facts {
        Facts::Rotation(facts) => rotation::fields(facts, &mut fields),
        Facts::Claim(facts) => claim::claim(facts, &mut fields),
    }
    fields
}

fn words(keys: &[Key]) -> Value {
    Value::list(keys.iter().map(|key| key.word()))
}

fn source(source: &ScenarioSource, fields: &mut WrittenFields) {
    fields.put("source.kind", source.word());
    fields.put_optional("source.publication", source.publication());
    fields.put_optional("source.url", source.url());
    fields.put_optional("source.case", source.case());
}

/// Elections that differ from those of the guidelines.
fn elections(elections: &Elections, fields: &mut WrittenFields) {
    let otherwise = Elections::under(elections.guidelines);
    let besides = |differs: bool, word: &'static str| differs.then_some(word);
    let guidelines = elections.guidelines;
    fields.put_optional("elections.guidelines", besides(guidelines != Default::default(), guidelines.word()));
    let share = |chosen: rules::law::Permille, by_default| (chosen != by_default).then_some(chosen.0);
    fields.put_optional("elections.similar_from", share(elections.similar_from, otherwise.similar_from));
    fields.put_optional(
        "elections.dissimilar_below",
        share(elections.dissimilar_below, otherwise.dissimilar_below),
    );
    fields
        .put_optional("elections.order", besides(elections.order != otherwise.order, elections.order.word()));
    for one in Presumption::ALL.into_iter().filter(|one| one.is_elective()) {
        let holds = elections.presumed.has(one);
        if holds != otherwise.presumed.has(one) {
            fields.put(format!("elections.presumptions.{}", one.word()), holds);
        }
    }
}
