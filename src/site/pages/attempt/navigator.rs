//! Every page of a paper with how it stands: not open yet, not seen, seen, partly answered,
//! answered, closed, and whether it is flagged; by a mark and in words. The island changes both of
//! the page that is answered, with the words that stand here as attributes.

use crate::api::{Completeness, PageDone, Seen};
use crate::words;
use leptos::prelude::*;

/// Status of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Opens later
    Locked,
    /// Never viewed
    NotSeen,
    /// Viewed, unanswered
    Seen,
    /// Some of what it asks is answered
    Partly,
    /// All of it is
    Answered,
}

impl Standing {
    const fn word(self) -> &'static str {
        match self {
            Standing::Locked => "locked",
            Standing::NotSeen => "not-seen",
            Standing::Seen => "seen",
            Standing::Partly => "partly",
            Standing::Answered => "answered",
        }
    }

    /// The status of a page.
    pub fn of(seen: &Seen, page: &PageDone) -> Standing {
        match seen.answered(page) {
            _ if !page.shown => Standing::Locked,
            Completeness::Whole => Standing::Answered,
            Completeness::Partly => Standing::Partly,
            Completeness::Nothing if page.seen => Standing::Seen,
            Completeness::Nothing => Standing::NotSeen,
        }
    }

    /// In words.
    fn told(self) -> String {
        words().say(&format!("attempt-page-{}", self.word()))
    }
}

/// `3`, or `3.2` for the second stage of the third question.
pub fn number(page: &PageDone) -> String {
    let item = page.of.item + 1;
    if page.of.stages > 1 { format!("{item}.{}", page.of.stage) } else { item.to_string() }
}

/// The status in words.
pub fn told(seen: &Seen, page: &PageDone) -> String {
    let words = words();
    let mut told = vec![Standing::of(seen, page).told()];
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
        <nav
            class="navigator exam-pages"
            aria-label=words.say("attempt-pages")
            data-exam-nothing=Standing::Seen.told()
            data-exam-partly=Standing::Partly.told()
            data-exam-answered=Standing::Answered.told()
        >
            <ol class="navigator-list">{cells}</ol>
        </nav>
    }
    .into_any()
}

fn cell(seen: &Seen, page: &PageDone, here: Option<u16>) -> AnyView {
    let words = words();
    let (name, standing) = (number(page), Standing::of(seen, page));
    let class = match standing {
        Standing::Answered => "state-answered",
        Standing::Partly => "state-partly",
        Standing::Locked => "state-locked",
        Standing::NotSeen | Standing::Seen => "state-not-seen",
    };
    let class = if page.flagged { format!("{class} state-flagged") } else { class.to_owned() };
    let closed = page.closed.then(|| {
        view! { <span class="vh">{format!(", {}", words.say("attempt-page-closed"))}</span> }
    });
    let flagged = format!(", {}", words.say("attempt-page-flagged"));
    let told = view! {
        <span class="vh">", "</span>
        <span class="vh" data-exam-standing="">{standing.told()}</span>
        {closed}
        <span class="vh" data-exam-flagged="" hidden=!page.flagged>{flagged}</span>
    };
    if !page.shown {
        return view! { <li><span class=class>{name} {told}</span></li> }.into_any();
    }
    let to = format!("/attempt/{}/{}", seen.attempt.id().0, page.number);
    let current = (here == Some(page.number)).then_some("page");
    view! {
        <li>
            <a href=to class=class aria-current=current data-exam-page=page.number.to_string()>
                {name} {told}
            </a>
        </li>
    }
    .into_any()
}
