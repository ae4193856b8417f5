//! The worst normal line of a ruling: the comparison, the ending played card by card, and the same
//! as a list, which works without scripts.
//!
//! - `replay`: the tricks of the line, and the visible state at each moment
//! - `board`: the ending with its buttons, driven by an island; `list`: the tables
//!
//! Not here: the choice of line and the reasons for plays (`engine`), and their wording
//! (`words::line`).

mod board;
mod list;
mod replay;

use crate::words;
use leptos::prelude::*;
use replay::Replay;
use rules::engine::claim::{ClaimTest, Standard};
use rules::engine::trace::Test;
use rules::engine::{Case, Component, Facts, Ruling};

/// A ruling's line, if any. `name` distinguishes it from other lines of the page.
pub fn play(case: &Case, ruling: &Ruling, heading: AnyView, name: &str) -> Option<AnyView> {
    let words = words();
    let line = ruling.components.iter().find_map(|component| match component {
        Component::Line(line) if !line.is_empty() => Some(line),
        _ => None,
    })?;
    let replay = Replay::of(&case.facts, line);
    let shown = view! {
        <section class="play" id=name.to_owned()>
            {heading}
            {contrast(case, ruling)}
            {replay.as_ref().map(|replay| board::player(replay, line))}
            <details class="play-list" open=true>
                <summary>{words.say("line-list")}</summary>
                {replay.as_ref().map(list::tricks)}
                {list::cards(line, replay.as_ref())}
            </details>
        </section>
    };
    Some(shown.into_any())
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
