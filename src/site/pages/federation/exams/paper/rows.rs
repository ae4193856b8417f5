//! The form of a paper: its own fields, and its rows as cards.

use super::field::{PaperFields, SCENARIOS, field_id, label};
use crate::api::{Allowed, PaperRowsPost, WrittenPaper};
use crate::pages::context::query_param;
use crate::parts::button::hide;
use crate::parts::draft_form::{act_button, edit_button, possible_acts, save};
use crate::parts::field::summary;
use crate::parts::title::name;
use crate::words;
use bank::LocatedFault;
use bank::draft::DraftAct;
use bank::exam::{DraftEdit, DraftRow, PaperTable, RowCoverage};
use leptos::prelude::*;
use std::collections::BTreeMap;

/// What each row can draw from, by its path in the file: the number of scenarios, and of those
/// not asked lately.
pub type RowPools = BTreeMap<String, RowPool>;

/// What a row can draw from.
pub struct RowPool {
    pub available: usize,
    pub unasked: usize,
    /// The number of months meant by lately
    pub months: u16,
}

/// The whole form, under a summary of the faults.
pub fn form(allowed: &Allowed, paper: &WrittenPaper, fields: &PaperFields<'_>, pools: &RowPools) -> AnyView {
    let words = words();
    let lists =
        [PaperTable::Item, PaperTable::Draw, PaperTable::Rubric].map(|table| list(table, fields, pools));
    view! {
        {summary(fields.faults.iter().map(|fault| place(fields, fault)).collect())}
        <form method="post" action=PaperRowsPost::FORM.action class="paper-form" data-desk="" novalidate=true>
            {hide(super::field::hidden(allowed, paper))}
            <fieldset class="paper-card">
                <legend>{words.say("exam-paper-head")}</legend>
                <div class="paper-fields">{fields.table(PaperTable::Head, 0)}</div>
                <details class="fold" id="head-names" open=is_faulty(fields, "names")>
                    <summary>{words.say("draft-names")}</summary>
                    <div class="paper-fields">{fields.table(PaperTable::Names, 0)}</div>
                </details>
                {save()}
            </fieldset>
            {lists}
            <fieldset class="paper-card">
                <legend>{words.say("exam-paper-result")}</legend>
                <div class="paper-fields">{fields.table(PaperTable::Result, 0)}</div>
                {save()}
            </fieldset>
            {scenarios(fields)}
        </form>
    }
    .into_any()
}

/// A list of rows, and the button that adds one.
fn list(table: PaperTable, fields: &PaperFields<'_>, pools: &RowPools) -> AnyView {
    let (words, word) = (words(), table.word());
    let rows = fields.draft.tables(table).len();
    let cards: Vec<AnyView> =
        (0..rows).map(|index| card(fields, DraftRow { table, index }, rows, pools)).collect();
    let add = DraftEdit { act: DraftAct::Add, row: DraftRow { table, index: rows } };
    view! {
        <section aria-labelledby=format!("list-{word}")>
            <h2 id=format!("list-{word}")>{words.say(&format!("exam-paper-list-{word}"))}</h2>
            <p class="hint">{words.say(&format!("exam-paper-list-{word}-about"))}</p>
            {cards}
            <p class="actions">
                {edit_button(add.to_string(), words.say(&format!("exam-paper-add-{word}")), None)}
            </p>
        </section>
    }
    .into_any()
}

fn card(fields: &PaperFields<'_>, row: DraftRow, rows: usize, pools: &RowPools) -> AnyView {
    let word = row.table.word();
    let named = title(row);
    let button = |act: DraftAct| act_button(act, DraftEdit { act, row }.to_string(), &named);
    let buttons: Vec<AnyView> = possible_acts(row.index, rows).map(button).collect();
    let (path, id) = (format!("{word}[{}]", row.index), format!("{word}-{}", row.index));
    let faulty = fields.faults.iter().any(|fault| fault.field.starts_with(&path));
    let open = faulty || rows == 1 || query_param("row").as_ref() == Some(&id);
    view! {
        <fieldset class="paper-card" id=id.clone() tabindex="-1">
            <legend>{named.clone()}</legend>
            <details class="fold" id=format!("{id}-fields") open=open>
                <summary>{fields.brief(row.table, row.index)}</summary>
                <div class="paper-fields of-row">{fields.table(row.table, row.index)}</div>
                <p class="actions">{button(DraftAct::Keep)}</p>
            </details>
            {pools.get(&path).map(pool)}
            <p class="actions">{buttons}</p>
        </fieldset>
    }
    .into_any()
}

/// What a row can draw from.
fn pool(pool: &RowPool) -> AnyView {
    let args = [
        ("n", pool.available.into()),
        ("unasked", pool.unasked.into()),
        ("months", i64::from(pool.months).into()),
    ];
    view! { <p class="note">{words().format("exam-paper-pool", &args)}</p> }.into_any()
}

/// The name of a row: its list and number.
fn title(row: DraftRow) -> String {
    words().paper_row(row.table, row.index)
}

/// The scenarios to choose from, for fixed items and tables.
fn scenarios(fields: &PaperFields<'_>) -> Option<AnyView> {
    let option =
        |one: &bank::Scenario| view! { <option value=one.id.clone()>{name(one)}</option> }.into_any();
    let named = [PaperTable::Item, PaperTable::Rubric];
    let is_used = named.into_iter().any(|table| !fields.draft.tables(table).is_empty());
    is_used.then(|| {
        let options: Vec<AnyView> = fields.bank.firsts().map(option).collect();
        view! { <datalist id=SCENARIOS>{options}</datalist> }.into_any()
    })
}

fn is_faulty(fields: &PaperFields<'_>, table: &str) -> bool {
    fields.faults.iter().any(|fault| fault.field.split(['.', '[']).next() == Some(table))
}

/// The id of the field of a fault, and the message with the field's place.
fn place(fields: &PaperFields<'_>, fault: &LocatedFault) -> (String, String) {
    let words = words();
    let what = words.fault_kind(&fault.kind);
    for table in PaperTable::ALL {
        let rows = fields.draft.tables(table).len().max(usize::from(!table.is_list()));
        for index in 0..rows {
            let here = |field: &&str| {
                let rest = fault.field.strip_prefix(&table.path(index, field));
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('['))
            };
            let Some(field) = table.fields().iter().map(|field| field.name).find(here) else { continue };
            let args = [
                ("row", words.paper_row(table, index).into()),
                ("field", label(table, field).into()),
                ("what", what.into()),
            ];
            let id = if table.is_list() { "exam-paper-fault-in" } else { "exam-paper-fault-of" };
            return (field_id(table, index, field), words.format(id, &args));
        }
    }
    match words.paper_place(&fault.field) {
        Some(row) => (
            String::new(),
            words.format("exam-paper-fault-of", &[("field", row.into()), ("what", what.into())]),
        ),
        None if fault.field.is_empty() => (String::new(), what),
        None => {
            let args = [("field", (&fault.field).into()), ("what", what.into())];
            (String::new(), words.format("exam-paper-fault-of", &args))
        }
    }
}

/// What each row can draw from: `asked` are the scenarios asked within this number of months.
pub fn pools(rows: &[(RowCoverage, usize)], months: u16) -> RowPools {
    let pool = |(row, unasked): &(RowCoverage, usize)| {
        (row.place.clone(), RowPool { available: row.available, unasked: *unasked, months })
    };
    rows.iter().map(pool).collect()
}
