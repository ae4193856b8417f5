//! The items of a sitting: a scatter plot that sets useless items apart, and a table of all
//! figures.

use crate::api::ItemOfExam;
use crate::parts::plot::figure;
use crate::parts::wide_table::wide_table;
use crate::words;
use bank::statistics::ItemBand;
use leptos::prelude::*;

/// Size and position of the plot's field, in drawing units.
const WIDE: f64 = 300.0;
const HIGH: f64 = 160.0;
const LEFT: f64 = 40.0;
const TOP: f64 = 10.0;

/// Items by facility and discrimination; `None` without a known discrimination.
pub fn scatter(items: &[ItemOfExam]) -> Option<AnyView> {
    let words = words();
    let known = |item: &&ItemOfExam| item.statistics.discrimination.is_some();
    if !items.iter().any(|item| known(&item)) {
        return None;
    }
    let dots: Vec<AnyView> = items.iter().filter_map(dot).collect();
    let line = |value: f64| {
        let y = down(value);
        view! {
            <line class="axis" x1=LEFT x2={LEFT + WIDE} y1=y y2=y></line>
            <text x={LEFT - 6.0} y={y + 4.0} text-anchor="end">{words.decimal(value, 1)}</text>
        }
        .into_any()
    };
    let lines: Vec<AnyView> = [-1.0, 0.0, 1.0].into_iter().map(line).collect();
    let beneath = TOP + HIGH + 16.0;
    let drawing = view! {
        {lines}
        <text x=LEFT y=beneath text-anchor="start">{words.say("statistics-hard")}</text>
        <text x={LEFT + WIDE} y=beneath text-anchor="end">{words.say("statistics-easy")}</text>
        {dots}
    }
    .into_any();
    let message: Vec<(String, Vec<String>)> = items
        .iter()
        .filter(known)
        .map(|item| {
            let of = &item.statistics;
            (of.item.clone(), vec![share(of.facility), share(of.discrimination)])
        })
        .collect();
    let heads =
        ["statistics-item", "statistics-facility", "statistics-discrimination"].map(|id| words.say(id));
    let high = (TOP + HIGH + 24.0) as usize;
    Some(figure("scatter", &words.say("statistics-scatter"), high, drawing, &heads, &message))
}

/// Vertical position of a discrimination.
fn down(discrimination: f64) -> f64 {
    TOP + HIGH * (1.0 - discrimination) / 2.0
}

fn dot(item: &ItemOfExam) -> Option<AnyView> {
    let (facility, discrimination) = (item.statistics.facility?, item.statistics.discrimination?);
    let (x, y) = (LEFT + WIDE * facility, down(discrimination));
    // Items to review are squares with their names.
    let weak = ItemBand::of(discrimination) <= ItemBand::Poor;
    Some(match weak {
        true => {
            let (anchor, at) = if facility > 0.5 { ("end", x - 8.0) } else { ("start", x + 8.0) };
            view! {
                <rect class="dot weak" x={x - 4.0} y={y - 4.0} width="8" height="8"></rect>
                <text class="number" x=at y={y + 4.0} text-anchor=anchor>{item.statistics.item.clone()}</text>
            }
            .into_any()
        }
        false => view! { <circle class="dot" cx=x cy=y r="4"></circle> }.into_any(),
    })
}

/// All figures of all items.
pub fn table(items: &[ItemOfExam]) -> AnyView {
    const HEADS: [&str; 7] = ["item", "asked", "facility", "discrimination", "item-rest", "time", "exposure"];
    let words = words();
    let head = |head: &str| {
        view! {
            <th scope="col" class=(head != "item").then_some("number")>
                {words.say(&format!("statistics-{head}"))}
            </th>
        }
        .into_any()
    };
    let heads: Vec<AnyView> = HEADS.into_iter().map(head).collect();
    let rows: Vec<AnyView> = items.iter().map(row).collect();
    wide_table(words.say("statistics-items"), heads, rows)
}

fn row(item: &ItemOfExam) -> AnyView {
    let words = words();
    let of = &item.statistics;
    let band = of.discrimination.map(|value| {
        let band = words.say(&format!("statistics-item-{}", ItemBand::of(value).word()));
        view! { " " <span class="note">{band}</span> }
    });
    let time = item.time.map_or_else(
        || "–".to_owned(),
        |time| {
            let args = [
                ("median", format!("{:.0}", time.median).into()),
                ("ninetieth", format!("{:.0}", time.ninetieth).into()),
            ];
            words.format("statistics-seconds", &args)
        },
    );
    let number = |text: String| view! { <td class="number">{text}</td> };
    view! {
        <tr>
            <th scope="row"><a href=format!("/scenario/{}", of.item)>{of.item.clone()}</a></th>
            {number(of.asked.to_string())}
            {number(share(of.facility))}
            <td class="number">{share(of.discrimination)} {band}</td>
            {number(share(of.item_rest))}
            {number(time)}
            {number(item.exposure.to_string())}
        </tr>
    }
    .into_any()
}

/// With two digits; a dash if there are too few answers.
fn share(value: Option<f64>) -> String {
    value.map_or_else(|| "–".to_owned(), |value| words().decimal(value, 2))
}
