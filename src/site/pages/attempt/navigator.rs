//! All pages of a paper with their state, by a mark and in words. The island updates both for the
//! current page, with words given as attributes.

use crate::api::{CandidateView, Completeness, PageDone};
use crate::words;
use derive::Word;
use leptos::prelude::*;

/// Status of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
#[word(kebab)]
pub enum PageState {
    /// Opens later
    Locked,
    /// Never viewed
    NotSeen,
    /// Viewed, unanswered
    Seen,
    /// Partly answered
    Partly,
    /// Fully answered
    Answered,
}

impl PageState {
    /// State of a page.
    pub fn of(candidate: &CandidateView, page: &PageDone) -> PageState {
        match candidate.answered(page) {
            _ if !page.shown => PageState::Locked,
            Completeness::Whole => PageState::Answered,
            Completeness::Partly => PageState::Partly,
            Completeness::Empty if page.seen => PageState::Seen,
            Completeness::Empty => PageState::NotSeen,
        }
    }

    /// The state in words.
    fn text(self) -> String {
        words().say(&format!("attempt-page-{}", self.word()))
    }
}

/// `3`, or `3.2` for the second stage of the third question.
pub fn number(page: &PageDone) -> String {
    let item = page.of.item + 1;
    if page.of.stages > 1 { format!("{item}.{}", page.of.stage) } else { item.to_string() }
}

/// State of a page in words, with closed and flagged.
pub fn state_text(candidate: &CandidateView, page: &PageDone) -> String {
    let words = words();
    let mut text = vec![PageState::of(candidate, page).text()];
    if page.closed {
        text.push(words.say("attempt-page-closed"));
    }
    if page.flagged {
        text.push(words.say("attempt-page-flagged"));
    }
    text.join(", ")
}

/// The navigator; `here` is the current page.
pub fn navigator(candidate: &CandidateView, here: Option<u16>) -> AnyView {
    let words = words();
    let cells: Vec<AnyView> = candidate.pages.iter().map(|page| cell(candidate, page, here)).collect();
    view! {
        <nav
            class="navigator exam-pages"
            aria-label=words.say("attempt-pages")
            data-exam-nothing=PageState::Seen.text()
            data-exam-partly=PageState::Partly.text()
            data-exam-answered=PageState::Answered.text()
        >
            <ol class="navigator-list">{cells}</ol>
        </nav>
    }
    .into_any()
}

fn cell(candidate: &CandidateView, page: &PageDone, here: Option<u16>) -> AnyView {
    let words = words();
    let (name, state) = (number(page), PageState::of(candidate, page));
    let class = match state {
        PageState::Answered => "state-answered",
        PageState::Partly => "state-partly",
        PageState::Locked => "state-locked",
        PageState::NotSeen | PageState::Seen => "state-not-seen",
    };
    let class = if page.flagged { format!("{class} state-flagged") } else { class.to_owned() };
    let closed = page.closed.then(|| {
        view! { <span class="vh">{format!(", {}", words.say("attempt-page-closed"))}</span> }
    });
    let flagged = format!(", {}", words.say("attempt-page-flagged"));
    let notice = view! {
        <span class="vh">", "</span>
        <span class="vh" data-exam-standing="">{state.text()}</span>
        {closed}
        <span class="vh" data-exam-flagged="" hidden=!page.flagged>{flagged}</span>
    };
    if !page.shown {
        return view! { <li><span class=class>{name} {notice}</span></li> }.into_any();
    }
    let to = format!("/attempt/{}/{}", candidate.attempt.id().0, page.number);
    let current = (here == Some(page.number)).then_some("page");
    view! {
        <li>
            <a href=to class=class aria-current=current data-exam-page=page.number.to_string()>
                {name} {notice}
            </a>
        </li>
    }
    .into_any()
}
