//! A drawing played moment by moment: its elements, and the buttons that an island makes work.
//!
//! All moments are in the page, each element with the first and last moment at which it is visible;
//! the island shows and hides them.

use crate::words;
use leptos::prelude::*;
use std::ops::RangeInclusive;

/// The moments of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moments {
    /// The moment shown at first
    now: usize,
    last: usize,
    /// False for a drawing of the one moment `now`
    played: bool,
}

/// A button of a player: its step, the key that does the same, and the id of its text.
pub type PlayerStep = (&'static str, &'static str, &'static str);

impl Moments {
    /// The one moment of a drawing that is not played.
    pub const STILL: Moments = Moments { now: 0, last: 0, played: false };

    /// Moments from 0 to `last`, of which `now` is shown at first.
    pub const fn played(now: usize, last: usize) -> Moments {
        Moments { now, last, played: true }
    }

    /// An element visible during these moments.
    pub fn visible(self, at: RangeInclusive<usize>, class: &str, what: AnyView) -> AnyView {
        let class = (!class.is_empty()).then(|| class.to_owned());
        if !self.played {
            return view! { <span class=class>{what}</span> }.into_any();
        }
        let hidden = !at.contains(&self.now);
        let (from, to) = at.into_inner();
        view! { <span class=class data-from=from.to_string() data-to=to.to_string() hidden=hidden>{what}</span> }
            .into_any()
    }

    /// An element for each state from this moment on, with its class and content; without a state
    /// there is none.
    pub fn states<T: PartialEq>(
        self,
        from: usize,
        state: impl Fn(usize) -> Option<T>,
        draw: impl Fn(T) -> (String, AnyView),
    ) -> Vec<AnyView> {
        let moments = if self.played { from..=self.last } else { self.now..=self.now };
        let mut runs: Vec<(RangeInclusive<usize>, T)> = Vec::new();
        for (moment, state) in moments.filter_map(|moment| Some((moment, state(moment)?))) {
            match runs.last_mut() {
                Some((run, of)) if *of == state && *run.end() + 1 == moment => *run = *run.start()..=moment,
                _ => runs.push((moment..=moment, state)),
            }
        }
        let element = |(run, state)| {
            let (class, what) = draw(state);
            self.visible(run, &class, what)
        };
        runs.into_iter().map(element).collect()
    }
}

/// The buttons, the comment on the current moment, and the list of keys.
pub fn controls<const N: usize>(
    steps: [PlayerStep; N],
    comments: Vec<AnyView>,
    keys: &[([&'static str; 2], &str)],
) -> AnyView {
    let words = words();
    let buttons = steps.map(|(step, key, label)| {
        let label = words.say(label);
        view! { <button type="button" class="button quiet" data-step=step aria-keyshortcuts=key>{label}</button> }
    });
    let key = |(keys, id): &([&'static str; 2], &str)| {
        let keys = keys.map(|key| view! { <kbd>{key}</kbd> " " });
        view! { <span>{keys.into_iter().collect_view()} {words.say(id)}</span> }
    };
    let keys: Vec<_> = keys.iter().map(key).collect();
    view! {
        <div data-controls="">
            <div class="player-steps">{buttons.into_iter().collect_view()}</div>
            <div class="player-told" aria-live="polite" aria-atomic="true">{comments}</div>
            <p class="note player-keys"><span>{words.say("line-keys")}</span> {keys}</p>
        </div>
    }
    .into_any()
}
