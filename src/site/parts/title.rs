//! Title of a scenario: its events in a few words, from the facts alone.

use super::auction_view::{AuctionView, Shown};
use crate::words;
use bank::{Scenario, Stage};
use rules::bridge::Call;
use rules::engine::rotation::SeenCall;
use rules::engine::{Case, Facts};
use rules::law::Edition;
use words::Words;

/// `East passes at North's turn`, `South claims four tricks`.
pub fn title(case: &Case) -> String {
    let words = words();
    match &case.facts {
        Facts::Rotation(facts) => {
            let auction = AuctionView::of(facts);
            let Some(irregular) = auction.irregular() else { return words.say("title-in-turn") };
            let turn = irregular.turn().unwrap_or(irregular.seat);
            let id = match (irregular.seen, irregular.shown) {
                (SeenCall::Insufficient, _) => "title-insufficient",
                (_, Shown::Call(Call::Pass, _)) => "title-passes",
                _ => "title-calls",
            };
            words.format(
                id,
                &[("player", words.seat(irregular.seat).into()), ("turn", words.seat(turn).into())],
            )
        }
        Facts::Claim(facts) => {
            let (id, tricks) = match facts.is_concession() {
                true => ("title-concedes", facts.concedes()),
                false => ("title-claims", facts.claims()),
            };
            let player = words.seat(facts.claimer()).into();
            words.format(id, &[("player", player), ("tricks", words.tricks(tricks).into())])
        }
    }
}

/// The title, and the stage if there are several: `East passes at North's turn, stage 2 of 3`.
pub fn name(scenario: &Scenario) -> String {
    let title = title(&scenario.case);
    if !scenario.stage.is_one_of_several() {
        return title;
    }
    words().format("title-stage", &[("title", title.into()), ("stage", stage(&scenario.stage).into())])
}

/// `stage 2 of 3`.
pub fn stage(stage: &Stage) -> String {
    words().format("stage-of", &[("n", stage.number.into()), ("of", stage.stages.into())])
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
