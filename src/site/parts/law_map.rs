//! The Laws as a map: a cell for each law of the bank, which leads to its scenarios, filled by
//! progress, with its number and mean.

use super::bar::bar;
use super::law::bank_law_title;
use super::marks::percent;
use crate::words;
use bank::LawProgress;
use leptos::prelude::*;

/// First law of the part on claims and concessions; the auction precedes it.
const CLAIMS_FROM: u16 = 68;

/// The map with its legend.
pub fn law_map(laws: &[LawProgress]) -> AnyView {
    let words = words();
    let is_unmarked = laws.iter().any(|one| MasteryBand::of(one) == MasteryBand::Unmarked);
    let bands = if is_unmarked {
        &[MasteryBand::None, MasteryBand::Unmarked][..]
    } else {
        &[MasteryBand::None, MasteryBand::Low, MasteryBand::Middle, MasteryBand::High]
    };
    let legend: Vec<AnyView> = bands.iter().map(|band| {
        let text = words.say(&format!("me-{}", band.class()));
        view! { <li><span class=format!("law-band {}", band.class()) aria-hidden="true"></span> {text}</li> }
            .into_any()
    }).collect();
    let (claims, auction): (Vec<&LawProgress>, Vec<&LawProgress>) =
        laws.iter().partition(|one| one.law.parse().is_ok_and(|law: u16| law >= CLAIMS_FROM));
    let parts: Vec<AnyView> = [auction, claims]
        .into_iter()
        .filter(|part| !part.is_empty())
        .map(|part| {
            let cells: Vec<AnyView> = part.into_iter().map(cell).collect();
            view! { <ul class="law-cells">{cells}</ul> }.into_any()
        })
        .collect();
    view! { <div class="law-map">{parts} <ul class="law-legend">{legend}</ul></div> }.into_any()
}

/// Bands of mastery, distinguished by a word and a pattern, not by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MasteryBand {
    None,
    /// Answered, without a mark: by a visitor
    Unmarked,
    Low,
    Middle,
    High,
}

impl MasteryBand {
    fn of(one: &LawProgress) -> MasteryBand {
        match one.mean {
            None if one.answered > 0 => MasteryBand::Unmarked,
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
            MasteryBand::Unmarked => "band-unmarked",
            MasteryBand::Low => "band-low",
            MasteryBand::Middle => "band-middle",
            MasteryBand::High => "band-high",
        }
    }
}

fn cell(one: &LawProgress) -> AnyView {
    let words = words();
    let class = format!("law-cell {}", MasteryBand::of(one).class());
    let answered = words.format("me-answered", &[("n", one.answered.into()), ("of", one.of.into())]);
    let share = (one.answered * 1000).checked_div(one.of).and_then(|share| u16::try_from(share).ok());
    view! {
        <li>
            <a class=class href=format!("/practice/{}", one.law)>
                <span class="law" aria-hidden="true">{one.law}</span>
                <span class="vh">{bank_law_title(one.law)}</span>
                " "
                <span class="mean">{one.mean.map(percent)}</span>
                " "
                <span class="answered">{answered}</span>
                {bar(share.unwrap_or(0), None)}
            </a>
        </li>
    }
    .into_any()
}
