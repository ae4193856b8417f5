//! The Laws as a map: a cell for each law of the bank, filled by progress, with its number and
//! mean; and the same as a table.

use crate::parts::bar::bar;
use crate::parts::law::bank_law_title;
use crate::parts::marks::percent;
use crate::words;
use bank::LawProgress;
use leptos::prelude::*;

/// Size of a cell, in pixels on a phone.
const WIDE: usize = 82;
const HIGH: usize = 68;
/// Distance between cells.
const STEP: usize = 92;
const DOWN: usize = 78;
const IN_A_ROW: usize = 4;

/// First law of the part on claims and concessions; the auction precedes it.
const CLAIMS_FROM: u16 = 68;

/// The map with its legend, and the table.
pub fn section(laws: &[LawProgress]) -> AnyView {
    let words = words();
    let legend: Vec<AnyView> = [MasteryBand::None, MasteryBand::Low, MasteryBand::Middle, MasteryBand::High]
        .into_iter()
        .map(|band| {
            let class = format!("law-cell {}", band.class());
            view! {
                <li>
                    <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
                        <rect class=class x="1" y="1" width="16" height="16"></rect>
                    </svg>
                    {words.say(&format!("me-{}", band.class()))}
                </li>
            }
            .into_any()
        })
        .collect();
    view! {
        <section aria-labelledby="by-law">
            <h2 id="by-law">{words.say("me-by-law")}</h2>
            <div class="law-map">
                {drawing(laws)}
                <ul class="law-legend">{legend}</ul>
            </div>
            {table(laws)}
        </section>
    }
    .into_any()
}

/// Bands of mastery, distinguished by a word and a pattern, not by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MasteryBand {
    None,
    Low,
    Middle,
    High,
}

impl MasteryBand {
    fn of(mean: Option<u16>) -> MasteryBand {
        match mean {
            None => MasteryBand::None,
            Some(..600) => MasteryBand::Low,
            Some(..800) => MasteryBand::Middle,
            Some(_) => MasteryBand::High,
        }
    }

    /// CSS class, and part of the message id.
    const fn class(self) -> &'static str {
        match self {
            MasteryBand::None => "band-none",
            MasteryBand::Low => "band-low",
            MasteryBand::Middle => "band-middle",
            MasteryBand::High => "band-high",
        }
    }
}

fn drawing(laws: &[LawProgress]) -> AnyView {
    let words = words();
    let (claims, auction): (Vec<&LawProgress>, Vec<&LawProgress>) =
        laws.iter().partition(|one| one.law.parse().is_ok_and(|law: u16| law >= CLAIMS_FROM));
    let mut cells = Vec::new();
    let mut y = 0;
    for part in [auction, claims] {
        for row in part.chunks(IN_A_ROW) {
            cells.extend(row.iter().enumerate().map(|(place, one)| cell(one, place * STEP + 1, y + 1)));
            y += DOWN;
        }
        // A gap between the parts.
        y += DOWN - HIGH;
    }
    view! {
        <svg
            class="map"
            viewBox=format!("0 0 {} {y}", IN_A_ROW * STEP)
            role="img"
            aria-labelledby="law-map-told"
            focusable="false"
        >
            <title id="law-map-told">{words.say("me-map-told")}</title>
            {cells}
        </svg>
    }
    .into_any()
}

fn cell(one: &LawProgress, x: usize, y: usize) -> AnyView {
    let words = words();
    let band = MasteryBand::of(one.mean);
    let mean = one.mean.map_or_else(|| words.say("me-no-mean"), percent);
    let answered = words.format("me-answered", &[("n", one.answered.into()), ("of", one.of.into())]);
    // Answered share of the law, as a line at the lower edge.
    let done = (one.answered * (WIDE - 8)).checked_div(one.of).unwrap_or(0);
    view! {
        <rect class=format!("law-cell {}", band.class()) x=x y=y width=WIDE height=HIGH></rect>
        <text class="law" x=x + 8 y=y + 22>{one.law}</text>
        <text class="mean" x=x + WIDE - 8 y=y + 22 text-anchor="end">{mean}</text>
        <text class="answered" x=x + 8 y=y + 46>{answered}</text>
        <rect class="law-done" x=x + 4 y=y + HIGH - 10 width=done height="5"></rect>
    }
    .into_any()
}

/// The table beneath the map.
fn table(laws: &[LawProgress]) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = laws
        .iter()
        .map(|one| {
            let mean = one.mean.map_or_else(|| words.say("me-no-mean"), percent);
            view! {
                <tr>
                    <th scope="row"><a href=format!("/practice/{}", one.law)>{bank_law_title(one.law)}</a></th>
                    <td class="number">
                        {words.format("me-answered", &[("n", one.answered.into()), ("of", one.of.into())])}
                    </td>
                    <td class="plot">{bar(one.mean.unwrap_or(0), None)}</td>
                    <td class="number">{mean}</td>
                </tr>
            }
            .into_any()
        })
        .collect();
    view! {
        <table class="progress">
            <caption class="vh">{words.say("me-by-law")}</caption>
            <thead>
                <tr>
                    <th scope="col">{words.say("me-law")}</th>
                    <th scope="col" class="number">{words.say("me-scenarios")}</th>
                    <td class="plot"></td>
                    <th scope="col" class="number">{words.say("me-mean")}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}
