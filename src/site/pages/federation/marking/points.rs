//! The lines of a rubric in a form: a button for each number of points.

use crate::api::RubricSheet;
use crate::parts::page_form::PageForm;
use crate::words;
use bank::exam::RubricLine;
use leptos::prelude::*;

/// A fault's line and message.
pub fn line_fault(lines: &[RubricLine], fault: &str) -> (String, String) {
    let words = words();
    let (kind, id) = fault.split_once(':').unwrap_or((fault, ""));
    let Some(line) = lines.iter().find(|line| line.id == id) else {
        return ("text".to_owned(), words.say("marking-fault-long"));
    };
    let args = [("line", (&line.name).into()), ("most", i64::from(line.points).into())];
    let message = if kind == "since" { "sheet-fault-since" } else { "sheet-fault-points" };
    (format!("points-{}-0", line.id), words.format(message, &args))
}

/// A line: a button for each number of points, large enough for a finger, and one for none.
/// `with_table` adds the table's name.
pub fn line(found: &RubricSheet, form: &PageForm, line: &RubricLine, with_table: bool) -> AnyView {
    let name = format!("points[{}]", line.id);
    let now = found.points.get(&line.id).map(u16::to_string).unwrap_or_default();
    // Points that were changed since are shown, not those that were chosen before.
    let since = form.faults().contains(&format!("since:{}", line.id));
    let now = if since { now } else { form.value(&name, now) };
    let each = |value: String, text: String| {
        let id = format!("points-{}-{}", line.id, if value.is_empty() { "none" } else { &value });
        let labelled = id.clone();
        let checked = value == now;
        view! {
            <label for=labelled>
                <input type="radio" id=id name=name.clone() value=value.clone() checked=checked />
                <span>{text}</span>
            </label>
        }
        .into_any()
    };
    let points = (0..=line.points).map(|points| each(points.to_string(), points.to_string()));
    let none = each(String::new(), words().say("sheet-open"));
    let buttons: Vec<AnyView> = points.chain([none]).collect();
    let table = line.table.clone().filter(|_| with_table);
    let table = table.map(|table| view! { " " <span class="note">{table}</span> });
    view! {
        <fieldset class="points">
            <legend>{line.name.clone()} {table}</legend>
            <div class="points-row">{buttons}</div>
        </fieldset>
    }
    .into_any()
}
