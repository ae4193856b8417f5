//! Every page of a paper with how it stands: not open yet, not seen, seen, answered, closed, and whether it is flagged; by a mark and in words.

use crate::app::api::{PageDone, Seen};
use crate::app::words;
use leptos::prelude::*;

/// How a page stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It opens later
    Locked,
    /// It was never in front of them
    NotSeen,
    /// It was, and nothing is answered
    Seen,
    /// Something is answered
    Answered,
}

impl Standing {
    const fn word(self) -> &'static str {
        match self {
            Standing::Locked => "locked",
            Standing::NotSeen => "not-seen",
            Standing::Seen => "seen",
            Standing::Answered => "answered",
        }
    }

    /// That of a page.
    pub fn of(page: &PageDone) -> Standing {
        match page {
            page if !page.shown => Standing::Locked,
            page if page.is_answered() => Standing::Answered,
            page if page.seen => Standing::Seen,
            _ => Standing::NotSeen,
        }
    }
}

/// `3`, or `3.2` for the second stage of the third question.
pub fn number(page: &PageDone) -> String {
    let item = page.of.item + 1;
    if page.of.stages > 1 { format!("{item}.{}", page.of.stage) } else { item.to_string() }
}

/// How a page stands, in words.
pub fn told(page: &PageDone) -> String {
    let words = words();
    let mut told = vec![words.say(&format!("attempt-page-{}", Standing::of(page).word()))];
    if page.closed {
        told.push(words.say("attempt-page-closed"));
    }
    if page.flagged {
        told.push(words.say("attempt-page-flagged"));
    }
    told.join(", ")
}

/// The navigator; `here` is the page that is shown.
pub fn navigator(seen: &Seen, here: Option<u16>) -> AnyView {
    let words = words();
    let cells: Vec<AnyView> = seen.pages.iter().map(|page| cell(seen, page, here)).collect();
    view! {
        <nav class="navigator exam-pages" aria-label=words.say("attempt-pages")>
            <ol class="navigator-list">{cells}</ol>
        </nav>
    }
    .into_any()
}

fn cell(seen: &Seen, page: &PageDone, here: Option<u16>) -> AnyView {
    let (name, told) = (number(page), format!(", {}", told(page)));
    let class = match Standing::of(page) {
        Standing::Answered => "state-answered",
        Standing::Locked => "state-locked",
        Standing::NotSeen | Standing::Seen => "state-not-seen",
    };
    let class = if page.flagged { format!("{class} state-flagged") } else { class.to_owned() };
    if !page.shown {
        return view! { <li><span class=class>{name} <span class="vh">{told}</span></span></li> }.into_any();
    }
    let to = format!("/attempt/{}/{}", seen.attempt.id().0, page.number);
    let current = (here == Some(page.number)).then_some("page");
    view! {
        <li>
            <a href=to class=class aria-current=current data-exam-page=page.number.to_string()>
                {name} <span class="vh">{told}</span>
            </a>
        </li>
    }
    .into_any()
}
