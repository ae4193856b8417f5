//! Form fields of facts, drawn from the rows of the file format: control, label, hint and choices
//! follow from the path.

use super::entry::{FieldChoice, SheetForm};
use super::field::beside;
use crate::words;
use bank::desk::FieldType;
use leptos::prelude::*;
use rules::bridge::{Seat, Strain, Suit};

impl SheetForm<'_> {
    /// A field by its type, with the label, hint and choices of its path.
    pub fn field(&self, path: &str) -> AnyView {
        let words = words();
        let (label, hint) = words.desk_label(path);
        let choices = self.sheet.choices(path);
        let open = (!self.sheet.needs(path)).then(|| words.desk_choice(path, None));
        match self.sheet.holds(path).unwrap_or(FieldType::Text) {
            FieldType::Truth => self.yes_no(path, label, hint),
            FieldType::Number | FieldType::FromTo => self.number(path, label, hint),
            FieldType::Seats => self.checkboxes(path, label, hint, seats()),
            FieldType::Seat => self.radio(path, label, hint, seats(), open),
            FieldType::Strain => self.radio(path, label, hint, strains(), open),
            _ if !choices.is_empty() => {
                let worded = |choice: &str| (choice.to_owned(), words.desk_choice(path, Some(choice)));
                self.radio(path, label, hint, choices.into_iter().map(worded).collect(), open)
            }
            _ => self.line(path, label, hint),
        }
    }

    /// Radio buttons with short labels beside their legend. Each choice is a value, what is shown,
    /// and what is read out.
    pub fn short_radio(&self, path: &str, label: String, choices: Vec<(String, String, String)>) -> AnyView {
        self.show(path);
        let typed = self.typed(path);
        let (described, beside, wrong) = beside(path, None, self.faults_of(path));
        let picks: Vec<AnyView> = choices
            .into_iter()
            .enumerate()
            .map(|(i, (value, shown, spoken))| {
                let id = if i == 0 { path.to_owned() } else { format!("{path}-{value}") };
                let checked = value == typed;
                let name = spoken.clone();
                view! {
                    <label class="pick short" title=spoken>
                        <input type="radio" id=id name=path.to_owned() value=value checked=checked aria-label=name />
                        <span aria-hidden="true">{shown}</span>
                    </label>
                }
                .into_any()
            })
            .collect();
        view! {
            <fieldset class="entry-field short-line" class:has-fault=wrong aria-describedby=described>
                <legend>{label}</legend>
                {beside}
                <div class="picks">{picks}</div>
            </fieldset>
        }
        .into_any()
    }

    /// Fields under a summary, unfolded if one has a value or a fault.
    pub fn folded(&self, id: &'static str, summary: &str, paths: &[&str]) -> AnyView {
        let fields: Vec<AnyView> = paths.iter().map(|path| self.field(path)).collect();
        view! {
            <details class="folded" id=id open=self.any(paths)>
                <summary>{words().say(summary)}</summary>
                {fields}
            </details>
        }
        .into_any()
    }
}

/// The four players, as choices.
fn seats() -> Vec<FieldChoice> {
    Seat::ALL.map(|seat| (seat.letter().to_owned(), words().seat(seat))).to_vec()
}

fn strains() -> Vec<FieldChoice> {
    let strains = Suit::DOWN.map(Strain::Suit).into_iter().chain([Strain::Notrump]);
    strains.map(|strain| (strain.letters().to_owned(), words().strain(strain))).collect()
}
