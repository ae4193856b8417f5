//! Writing a scenario as a file that reads back as the same scenario.
//!
//! | file | contents |
//! |---|---|
//! | `value`, `layout` | a value, and fields laid out as TOML |
//! | `rotation`, `meaning` | the fields of an auction, and of the meaning of a call |
//!
//! Defaults of the format are left out. A stage is written as a scenario of one stage, with all
//! facts up to it.

mod layout;
mod meaning;
mod rotation;
mod value;

pub(crate) use layout::layout;
pub(crate) use value::{FieldSink, NONE, Value, WrittenField, WrittenFields};

use super::{Scenario, ScenarioSource, claim, elections};
use crate::id::MARK;
use rules::engine::{Case, Facts, Key};

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
        fields.put_list("vetoed", self.vetoed.words());
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

/// The fields of a case: family, edition, date, elections and facts.
pub(crate) fn case(case: &Case) -> WrittenFields {
    let mut fields = WrittenFields::new();
    fields.put("family", case.facts.family().word());
    fields.put("edition", case.edition.word());
    fields.put_optional("date", case.date.map(|date| date.to_string()));
    elections::write(&case.elections, &mut fields);
    match &case.facts {
        Facts::Rotation(facts) => rotation::fields(facts, &mut fields),
        Facts::Claim(facts) => fields.extend(claim::write(facts, case.facts.family())),
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
