//! Title and subtitle of a scenario, from the facts alone.

use super::auction_view::{AuctionView, Shown};
use crate::words;
use bank::Scenario;
use rules::engine::{Case, Facts};
use rules::law::Edition;
use words::Words;

/// The title of a scenario: `4♠ by South: claims three of four, no line`.
pub fn title(scenario: &Scenario) -> String {
    words().scenario_title(scenario)
}

/// The title of a case that asks nothing.
pub fn case_title(case: &Case) -> String {
    words().title(case, &[])
}

/// The title, and the stage if there are several.
pub fn name(scenario: &Scenario) -> String {
    words().scenario_name(scenario)
}

/// Subtitle that distinguishes scenarios in a list: dealer and first calls, trumps, tricks left.
pub fn subtitle(case: &Case) -> String {
    let words = words();
    match &case.facts {
        Facts::Rotation(facts) => {
            let dealer = words.format("title-dealer", &[("player", words.seat(facts.dealer()).into())]);
            let auction = AuctionView::of(facts);
            let calls: Vec<String> = auction
                .calls
                .iter()
                .map(|one| match one.shown {
                    Shown::Call(call, _) => words.call(call),
                    Shown::Unknown => words.say("auction-untold"),
                })
                .collect();
            format!("{dealer}{}{}", words.say("colon"), calls.join(" "))
        }
        Facts::Claim(facts) => {
            let left = words.format("title-left", &[("tricks", words.tricks(facts.left()).into())]);
            if facts.is_concession() {
                return left;
            }
            format!("{}{}{left}", trumps(words, facts.trump()), words.say("semicolon"))
        }
    }
}

fn trumps(words: &Words, trump: rules::bridge::Strain) -> String {
    let strain = words.strain_spoken(trump).into();
    words.format(if trump.suit().is_some() { "table-trumps" } else { "table-notrump" }, &[("suit", strain)])
}

/// `2017 Laws`.
pub fn edition_short(edition: Edition) -> String {
    let words = words();
    match edition {
        Edition::Social => words.say("edition-short-social"),
        year => words.format("edition-short", &[("edition", year.word().into())]),
    }
}
