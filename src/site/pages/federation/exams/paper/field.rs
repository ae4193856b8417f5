//! A field of a paper as a form control, with its faults.

use crate::api::{Allowed, WrittenPaper};
use crate::pages::federation::federation_field;
use crate::parts::button::Hidden;
use crate::parts::draft_form::{control_name, language_name, other_lines, tick};
use crate::parts::field::{Choice, choices, labelled};
use crate::parts::law::bank_law_title;
use crate::words;
use bank::draft::{DraftField, FieldValues, OTHER};
use bank::exam::{Draft, PaperTable};
use bank::{Bank, LocatedFault, Programme};
use leptos::prelude::*;

/// The id of the list of scenarios.
pub const SCENARIOS: &str = "scenarios";

/// A draft with its faults, and what its fields offer.
pub struct PaperFields<'a> {
    pub draft: &'a Draft,
    pub faults: &'a [LocatedFault],
    pub bank: &'a Bank,
    /// The federation's own programmes
    pub own: &'a [Programme],
}

/// The id of a field's control.
pub fn field_id(table: PaperTable, index: usize, field: &str) -> String {
    format!("{}-{index}-{field}", table.word())
}

/// The label of a field.
pub fn label(table: PaperTable, field: &str) -> String {
    let words = words();
    if table == PaperTable::Names {
        return language_name(field);
    }
    let own = format!("exam-paper-{}-{field}", table.word());
    words.say(&if words.knows(&own) { own } else { format!("exam-paper-{field}") })
}

impl PaperFields<'_> {
    /// The controls of a table's fields.
    pub fn table(&self, table: PaperTable, index: usize) -> Vec<AnyView> {
        let known = table.fields().iter().map(|field| self.control(table, index, field));
        known.chain(self.other(table, index)).collect()
    }

    fn control(&self, table: PaperTable, index: usize, field: &DraftField) -> AnyView {
        let id = field_id(table, index, field.name);
        let name = form_name(table, index, field.name);
        let text = self.draft.text(table, index, field.name).to_owned();
        let faults = self.faults_at(&table.path(index, field.name));
        if field.values == FieldValues::Id && faults.is_empty() {
            return view! { <input type="hidden" name=name value=text /> }.into_any();
        }
        let label = label(table, field.name);
        let hint = hint(field.name);
        if field.values == FieldValues::Truth {
            return tick((id, name), "true".to_owned(), label, text == "true", &faults);
        }
        if let Some(offered) = self.offered(field.values, &text) {
            return choices("field", (id, name), label, hint, offered, &text, faults);
        }
        labelled("field", &id.clone(), label, hint, faults, |described, wrong| {
            let is_number = matches!(field.values, FieldValues::Number(..) | FieldValues::Mark);
            let list = (field.values == FieldValues::Scenario).then_some(SCENARIOS);
            view! {
                <input
                    id=id
                    name=name
                    type="text"
                    value=text
                    autocomplete="off"
                    inputmode=is_number.then_some("decimal")
                    list=list
                    aria-describedby=described
                    aria-invalid=wrong.then_some("true")
                />
            }
            .into_any()
        })
    }

    /// Lines of fields that no paper has, if the file had any.
    fn other(&self, table: PaperTable, index: usize) -> Option<AnyView> {
        let ids = (field_id(table, index, OTHER), form_name(table, index, OTHER));
        other_lines(ids, label(table, OTHER), self.draft.text(table, index, OTHER))
    }

    /// Messages of the faults at a path, or within it.
    fn faults_at(&self, path: &str) -> Vec<String> {
        let is_here = |field: &str| {
            field.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with('['))
        };
        let here = self.faults.iter().filter(|fault| is_here(&fault.field));
        here.map(|fault| words().fault_kind(&fault.kind)).collect()
    }

    /// What a field offers to choose from; `None` for one that is typed.
    pub(super) fn offered(&self, values: FieldValues, chosen: &str) -> Option<Vec<Choice>> {
        let words = words();
        let (none, mut offered): (&str, Vec<Choice>) = match values {
            FieldValues::Part | FieldValues::Unwritten => {
                let part =
                    |word: &'static str| (word.to_owned(), words.say(&format!("exam-paper-part-{word}")));
                ("", values.words().into_iter().map(part).collect())
            }
            FieldValues::Family => {
                let family = |word: &'static str| (word.to_owned(), words.say(&format!("case-{word}")));
                ("exam-paper-any", values.words().into_iter().map(family).collect())
            }
            FieldValues::Edition => {
                let edition = |word: &'static str| (word.to_owned(), words.say(&format!("edition-{word}")));
                ("exam-paper-any", values.words().into_iter().map(edition).collect())
            }
            FieldValues::Law => {
                let law = |law: &&'static str| ((*law).to_owned(), bank_law_title(law));
                ("exam-paper-any", self.bank.laws().iter().map(law).collect())
            }
            FieldValues::Programme => ("exam-paper-none", self.programmes()),
            FieldValues::Level => ("exam-paper-any", self.levels()),
            _ => return None,
        };
        if !none.is_empty() {
            offered.insert(0, (String::new(), words.say(none)));
        }
        // What a file says stays, with its fault.
        if offered.iter().all(|(value, _)| value != chosen) {
            offered.push((chosen.to_owned(), chosen.to_owned()));
        }
        Some(offered)
    }

    /// The programmes by name: the federation's own, and those of the bank that they do not replace.
    fn programmes(&self) -> Vec<Choice> {
        let of_bank = self.bank.programmes().filter(|one| self.own.iter().all(|own| own.id != one.id));
        let choice = |one: &Programme| (one.id.clone(), words().shown_name(&one.name, &one.names).to_owned());
        self.own.iter().chain(of_bank).map(choice).collect()
    }

    /// The levels of the chosen programme.
    fn levels(&self) -> Vec<Choice> {
        let id = self.draft.text(PaperTable::Head, 0, "programme");
        let programme = self.own.iter().find(|one| one.id == id).or_else(|| self.bank.programme(id));
        let levels = programme.map_or(&[][..], |programme| &programme.levels);
        levels
            .iter()
            .map(|level| (level.name.clone(), words().shown_name(&level.name, &level.names).to_owned()))
            .collect()
    }
}

/// The name of a field's control.
fn form_name(table: PaperTable, index: usize, field: &str) -> String {
    control_name(&format!("{}.{index}.{field}", table.word()))
}

fn hint(field: &str) -> Option<String> {
    let (words, id) = (words(), format!("exam-paper-{field}-hint"));
    words.knows(&id).then(|| words.say(&id))
}

/// The hidden fields of the paper's forms: the paper, and the version that the page shows.
pub fn hidden(allowed: &Allowed, paper: &WrittenPaper) -> [Hidden; 3] {
    [federation_field(allowed), ("paper", paper.id.0.to_string()), ("version", paper.version())]
}
