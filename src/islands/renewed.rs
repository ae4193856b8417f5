//! A part of a page that reloads after changes, and every few seconds while the page is visible.
//!
//! The part has an id, and `data-renewed` with the URL of change notifications. The page is fetched
//! from its own URL, and the new part replaces the old one: unfolded details stay open, the focus
//! is kept, and nothing is replaced while the user types in it. If loading fails, the element with
//! `data-renewed-told` shows the text of its `data-failed`.

use leptos::prelude::*;

/// Brings it to life.
#[island]
pub fn Renewed(children: Children) -> impl IntoView {
    #[cfg(feature = "hydrate")]
    super::page::enliven(again::start);
    children()
}

#[cfg(feature = "hydrate")]
mod again {
    use crate::page::{every, listen, mark, one, renew, when_done};
    use leptos::prelude::{document, window};
    use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
    use std::time::Duration;
    use web_sys::{Document, Element, EventSource, XmlHttpRequest, XmlHttpRequestResponseType};

    const PART: &str = "[data-renewed]";
    const TOLD: &str = "[data-renewed-told]";
    const EVERY: Duration = Duration::from_secs(4);
    /// Timeout for the page, in milliseconds.
    const LONGEST: u32 = 15_000;
    /// Every how many times it is looked although the server tells of changes: clocks go on, and news may be lost.
    const ALL_THE_SAME: u32 = 4;

    /// True while the page is being fetched.
    static LOOKING: AtomicBool = AtomicBool::new(false);
    /// True if a change was notified since the fetch began.
    static AGAIN: AtomicBool = AtomicBool::new(false);
    static TIMES: AtomicU32 = AtomicU32::new(0);

    /// Marks the page, and reloads on notifications and at intervals.
    pub fn start() {
        mark("data-renews", "");
        let news = one(PART).and_then(|part| part.get_attribute("data-renewed"));
        let news = news.and_then(|at| EventSource::new(&at).ok());
        if let Some(news) = &news {
            listen(news, "changed", |_| look());
        }
        listen(&document(), "visibilitychange", |_| look());
        every(EVERY, move || {
            let told = news.as_ref().is_some_and(|news| news.ready_state() == EventSource::OPEN);
            if !told || TIMES.fetch_add(1, Ordering::Relaxed).is_multiple_of(ALL_THE_SAME) {
                look();
            }
        });
    }

    fn look() {
        if document().hidden() || one(PART).is_some_and(|part| is_typed_in(&part)) {
            return;
        }
        if LOOKING.swap(true, Ordering::Relaxed) {
            return AGAIN.store(true, Ordering::Relaxed);
        }
        if !asked() {
            LOOKING.store(false, Ordering::Relaxed);
        }
    }

    /// Asks for the page; whether it could.
    fn asked() -> bool {
        let (Ok(request), Ok(here)) = (XmlHttpRequest::new(), window().location().href()) else {
            return false;
        };
        if request.open("GET", &here).is_err() {
            return false;
        }
        request.set_timeout(LONGEST);
        request.set_response_type(XmlHttpRequestResponseType::Document);
        let came = request.clone();
        when_done(&request, move || {
            let page = came.response_xml().ok().flatten();
            let shown = page.is_some_and(|page| show(&page));
            tell(!shown);
            LOOKING.store(false, Ordering::Relaxed);
            if AGAIN.swap(false, Ordering::Relaxed) {
                look();
            }
        });
        request.send().is_ok()
    }

    fn is_typed_in(part: &Element) -> bool {
        let active = document().active_element();
        active.is_some_and(|one| {
            part.contains(Some(&one)) && one.matches("input, select, textarea").unwrap_or(false)
        })
    }

    /// Puts the part of this page in the place of the one that is shown; whether it has one.
    fn show(page: &Document) -> bool {
        let Some(old) = one(PART) else { return false };
        let Some(new) = page.get_element_by_id(&old.id()) else { return false };
        if is_typed_in(&old) || old.inner_html() == new.inner_html() {
            return true;
        }
        renew(&old, &new);
        true
    }

    /// Says that nothing comes, or takes that back.
    fn tell(failed: bool) {
        let Some(told) = one(TOLD) else { return };
        let text = failed.then(|| told.get_attribute("data-failed")).flatten().unwrap_or_default();
        if told.text_content().unwrap_or_default() != text {
            told.set_text_content(Some(&text));
        }
    }
}
