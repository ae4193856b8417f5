//! Plots as SVG, with text as text and colours from the design tokens, each with the same as a
//! table.

use crate::words;
use leptos::prelude::*;

/// Width of a plot, in pixels on a phone.
const WIDE: usize = 360;
/// Height of the highest bar.
const HIGH: usize = 84;
/// Space above for a bar's number, and below for its label.
const ABOVE: usize = 18;
const BENEATH: usize = 20;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// Label beneath it; empty if there is no room
    pub label: String,
    /// Name in the table
    pub name: String,
    /// Height
    pub value: usize,
    /// Text in the table
    pub cell: String,
}

/// Bars from left to right with a caption, and a table with these two column heads.
pub fn bars(id: &str, caption: &str, heads: [String; 2], bars: &[Bar]) -> AnyView {
    let most = bars.iter().map(|bar| bar.value).max().unwrap_or(0).max(1);
    let step = WIDE / bars.len().max(1);
    let thick = (step * 7 / 10).clamp(3, 40);
    let drawn: Vec<AnyView> = bars
        .iter()
        .enumerate()
        .map(|(place, bar)| {
            let middle = place * step + step / 2;
            let high = (bar.value * HIGH).div_ceil(most);
            let top = ABOVE + HIGH - high;
            let number = (bar.value > 0 && step >= 16).then(|| {
                view! { <text class="number" x=middle y=top - 4 text-anchor="middle">{bar.cell.clone()}</text> }
            });
            let label = (!bar.label.is_empty()).then(|| {
                let y = ABOVE + HIGH + 15;
                view! { <text class="label" x=middle y=y text-anchor="middle">{bar.label.clone()}</text> }
            });
            view! {
                <rect class="bar-of" x=middle - thick / 2 y=top width=thick height=high></rect>
                {number}
                {label}
            }
            .into_any()
        })
        .collect();
    let ground = ABOVE + HIGH;
    let rows: Vec<(String, Vec<String>)> =
        bars.iter().map(|bar| (bar.name.clone(), vec![bar.cell.clone()])).collect();
    let [first, second] = heads;
    let drawing = view! {
        {drawn}
        <line class="axis" x1="0" x2=WIDE y1=ground y2=ground></line>
    }
    .into_any();
    figure(id, caption, ABOVE + HIGH + BENEATH, drawing, &[first, second], &rows)
}

/// A drawing with its caption, and a table: column heads, and a name with cells for each row.
pub fn figure(
    id: &str,
    caption: &str,
    high: usize,
    drawing: AnyView,
    heads: &[String],
    rows: &[(String, Vec<String>)],
) -> AnyView {
    let caption_id = format!("{id}-caption");
    view! {
        <figure class="plot" id=id.to_owned()>
            <figcaption id=caption_id.clone()>{caption.to_owned()}</figcaption>
            <svg viewBox=format!("0 0 {WIDE} {high}") role="img" aria-labelledby=caption_id focusable="false">
                {drawing}
            </svg>
            <details class="fold">
                <summary>{words().say("plot-table")}</summary>
                {table(caption, heads, rows)}
            </details>
        </figure>
    }
    .into_any()
}

fn table(caption: &str, heads: &[String], rows: &[(String, Vec<String>)]) -> AnyView {
    let head = |(place, head): (usize, &String)| {
        view! { <th scope="col" class=(place > 0).then_some("number")>{head.clone()}</th> }.into_any()
    };
    let heads: Vec<AnyView> = heads.iter().enumerate().map(head).collect();
    let rows: Vec<AnyView> = rows
        .iter()
        .map(|(name, cells)| {
            let cells: Vec<AnyView> = cells
                .iter()
                .map(|cell| view! { <td class="number">{cell.clone()}</td> }.into_any())
                .collect();
            view! { <tr><th scope="row">{name.clone()}</th> {cells}</tr> }.into_any()
        })
        .collect();
    view! {
        <table class="told">
            <caption class="vh">{caption.to_owned()}</caption>
            <thead><tr>{heads}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}
