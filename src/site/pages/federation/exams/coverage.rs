//! Laws covered by a paper: the minimum, maximum and mean number of items on each, as a drawing and
//! a table.

use crate::parts::law::bank_law_title;
use crate::parts::plot::figure;
use crate::words;
use bank::exam::{Coverage, LawCoverage};
use leptos::prelude::*;

/// Height of a row.
const STEP: usize = 22;
/// Start of the bars, longest bar, and position of its number.
const FROM: usize = 62;
const LONG: usize = 240;
const NUMBER: usize = 356;

pub fn picture(coverage: &Coverage) -> AnyView {
    let words = words();
    let most = coverage.laws.iter().map(|law| law.most).max().unwrap_or(0).max(1);
    // A law that no paper can ask has no bar: a column of zeros hides the rest.
    let (asked, never): (Vec<_>, Vec<_>) = coverage.laws.iter().partition(|law| law.most > 0);
    let drawn: Vec<AnyView> =
        asked.iter().enumerate().map(|(place, law)| row(place * STEP, law, most)).collect();
    let never: Vec<String> = never.into_iter().map(|law| law.law.to_owned()).collect();
    let never = (!never.is_empty()).then(|| {
        let args = [("n", never.len().into()), ("laws", words.list(&never).into())];
        view! { <p>{words.format("hold-coverage-never", &args)}</p> }
    });
    let heads = ["hold-law", "hold-mean", "hold-span", "hold-of"].map(|id| words.say(id));
    let text: Vec<(String, Vec<String>)> = coverage
        .laws
        .iter()
        .map(|law| (bank_law_title(law.law), vec![tenths(law.mean), span(law), law.available.to_string()]))
        .collect();
    let caption = words.format("hold-coverage", &[("items", coverage.items.into())]);
    view! {
        {figure("coverage", &caption, asked.len() * STEP + 4, drawn.into_any(), &heads, &text)}
        {never}
        <p class="note">{words.say("hold-coverage-told")}</p>
    }
    .into_any()
}

/// A bar for the mean, and a line from minimum to maximum.
fn row(y: usize, law: &LawCoverage, most: usize) -> AnyView {
    let to = |thousandths: usize| FROM + thousandths * LONG / (1000 * most);
    let label = words().format("hold-law-short", &[("law", law.law.into())]);
    let (middle, mean) = (y + STEP / 2, to(law.mean) - FROM);
    let reach = (law.most > 0).then(|| {
        view! { <line class="reach" x1=to(1000 * law.least) x2=to(1000 * law.most) y1=middle y2=middle></line> }
    });
    view! {
        <text class="label" x="0" y=middle + 4>{label}</text>
        <rect class="bar-of" x=FROM y=middle - 6 width=mean height="12"></rect>
        {reach}
        <text class="number" x=NUMBER y=middle + 4 text-anchor="end">{tenths(law.mean)}</text>
    }
    .into_any()
}

/// `1–3`, or `2` if fixed.
fn span(law: &LawCoverage) -> String {
    match (law.least, law.most) {
        (least, most) if least == most => least.to_string(),
        // Word joiners prevent a line break.
        (least, most) => format!("{least}\u{2060}–\u{2060}{most}"),
    }
}

/// `2.4` of 2400 thousandths; `< 0.1` of less than that.
fn tenths(thousandths: usize) -> String {
    let tenths = (thousandths + 50) / 100;
    let shown = |tenths: usize| words().decimal(tenths as f64 / 10.0, 1);
    if thousandths > 0 && tenths == 0 { format!("<\u{a0}{}", shown(1)) } else { shown(tenths) }
}
