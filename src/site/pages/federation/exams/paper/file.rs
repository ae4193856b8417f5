//! A paper as a file: download, the text to replace, and the fields that it may have.

use crate::api::{Allowed, WrittenPaper};
use crate::parts::page_form::PageForm;
use crate::words;
use bank::draft::{DraftField, FieldValues, loses_comments};
use bank::exam::PaperTable;
use leptos::prelude::*;

/// The fold with the file, open if the rows cannot show it or it came back with a fault.
pub fn file(allowed: &Allowed, paper: &WrittenPaper, form: &PageForm, is_open: bool) -> AnyView {
    let words = words();
    let hidden = super::field::hidden(allowed, paper);
    let field = form.hinted("text", paper.file.clone(), Some(words.say("hold-paper-file-hint")));
    let comments = loses_comments(&paper.file)
        .then(|| view! { <p class="aside aside-judgement">{words.say("exam-paper-comments")}</p> });
    let to = format!("/federation/{}/exams/papers/{}/paper.toml", allowed.federation().code, paper.id.0);
    view! {
        {comments}
        <details class="fold" id="as-file" open=is_open || form.is_faulty()>
            <summary>{words.say("exam-paper-as-file")}</summary>
            <p>{words.say("exam-paper-as-file-about")}</p>
            <p><a href=to download="">{words.say("exam-paper-download")}</a></p>
            {form.view(hidden, field, ("hold-paper-save", "quiet"))}
            {reference()}
        </details>
    }
    .into_any()
}

/// The fields of the file, by table.
fn reference() -> AnyView {
    let words = words();
    let table = |table: PaperTable| {
        let head = match table {
            PaperTable::Head => String::new(),
            table if table.is_list() => format!("[[{}]]", table.word()),
            table => format!("[{}]", table.word()),
        };
        let head = (!head.is_empty()).then(|| {
            let about = words.say(&format!("exam-paper-table-{}", table.word()));
            view! { <dt><code>{head}</code></dt> <dd>{about}</dd> }
        });
        let rows: Vec<AnyView> = table.fields().iter().map(|field| row(table, field)).collect();
        view! { {head} {rows} }.into_any()
    };
    let tables = PaperTable::ALL.map(table).collect_view();
    view! {
        <details class="fold">
            <summary>{words.say("hold-paper-format")}</summary>
            <dl class="told-fields">{tables}</dl>
        </details>
    }
    .into_any()
}

fn row(table: PaperTable, field: &DraftField) -> AnyView {
    let words = words();
    let label = super::field::label(table, field.name);
    let value = match field.values {
        FieldValues::Number(from, to) => words.format(
            "exam-paper-value-number",
            &[("from", i64::from(from).into()), ("to", i64::from(to).into())],
        ),
        FieldValues::Mark => words.say("exam-paper-value-mark"),
        FieldValues::Marks => words.say("exam-paper-value-marks"),
        FieldValues::Truth => words.say("exam-paper-value-truth"),
        FieldValues::Text | FieldValues::Level => words.say("exam-paper-value-text"),
        FieldValues::Id | FieldValues::Programme | FieldValues::Scenario => words.say("exam-paper-value-id"),
        FieldValues::Law => words.say("exam-paper-value-law"),
        values => words.format("exam-paper-value-choice", &[("words", values.words().join(", ").into())]),
    };
    view! { <dt><code>{field.name}</code></dt> <dd>{label} <span class="note">{value}</span></dd> }.into_any()
}
