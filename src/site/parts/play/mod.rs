//! The worst normal line of a ruling: the comparison, the ending played card by card, and the same
//! as a list, which works without scripts.
//!
//! - `board`: the ending with its buttons, driven by an island; `list`: the tables
//!
//! Not here: the choice of line and the reasons for plays (`engine`), the tricks of the line
//! (`bank::Replay`), and its wording (`words::line`).

mod board;
mod list;

use crate::words;
use bank::Replay;
use leptos::prelude::*;
use rules::bridge::Side;
use rules::engine::claim::{ClaimTest, Standard};
use rules::engine::component::LineCard;
use rules::engine::trace::Test;
use rules::engine::{Case, Component, Facts, Ruling};

/// A ruling's line, if any. `name` distinguishes it from other lines of the page.
pub fn play(case: &Case, ruling: &Ruling, heading: AnyView, name: &str) -> Option<AnyView> {
    let words = words();
    let line = line_of(ruling)?;
    let replay = Replay::of(&case.facts, line);
    let shown = view! {
        <section class="play" id=name.to_owned()>
            {heading}
            {contrast(case, ruling)}
            {replay.as_ref().map(|replay| board::player(replay, line))}
            {replay.as_ref().map(|replay| list::tricks(replay, claiming_side(&case.facts)))}
            <details class="play-list" open=replay.is_none()>
                <summary>{words.say("line-list")}</summary>
                {list::cards(line, replay.as_ref())}
            </details>
        </section>
    };
    Some(shown.into_any())
}

/// A ruling's line trick by trick, at the table and as a list, if it can be played.
pub fn line_in_brief(case: &Case, ruling: &Ruling) -> Option<AnyView> {
    let line = line_of(ruling)?;
    let replay = Replay::of(&case.facts, line)?;
    let tricks = list::tricks(&replay, claiming_side(&case.facts));
    Some(view! { {board::player(&replay, line)} {tricks} }.into_any())
}

fn line_of(ruling: &Ruling) -> Option<&[LineCard]> {
    ruling.components.iter().find_map(|component| match component {
        Component::Line(line) if !line.is_empty() => Some(line.as_slice()),
        _ => None,
    })
}

/// Tricks with sight of all cards, compared with those of the line.
fn contrast(case: &Case, ruling: &Ruling) -> Option<AnyView> {
    let words = words();
    let Facts::Claim(facts) = &case.facts else { return None };
    if facts.is_concession() {
        return None;
    }
    let (tricks, best) = ruling.trace.steps().iter().rev().find_map(|step| match &step.test {
        Test::Claim(ClaimTest::NormalLineLoses { standard: Standard::Considered, tricks, best }) => {
            Some((*tricks, *best))
        }
        _ => None,
    })?;
    let args =
        [("side", words.side(facts.claimer().side()).into()), ("left", words.tricks(facts.left()).into())];
    Some(
        view! {
            <dl class="contrast">
                <div>
                    <dt>{words.say("line-sight")}</dt>
                    <dd>{best}</dd>
                </div>
                <div>
                    <dt>{words.say("line-normal")}</dt>
                    <dd>{tricks}</dd>
                </div>
            </dl>
            <p class="note">{words.format("line-contrast", &args)}</p>
        }
        .into_any(),
    )
}

/// The side whose tricks are in doubt.
fn claiming_side(facts: &Facts) -> Side {
    match facts {
        Facts::Claim(facts) => facts.claimer().side(),
        Facts::Rotation(_) => Side::NS,
    }
}
