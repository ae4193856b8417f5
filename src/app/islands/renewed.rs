//! A part of a page that is looked at again every few seconds, as long as somebody has the page before them.
//!
//! The part has an id and `data-renewed`. The page is asked for at its own address, and the part that comes takes the place of the one that is
//! shown: what was unfolded stays so, the focus stays where it is, and while something is typed in it, it stays as it is. Where nothing
//! comes, the element with `data-renewed-told` says so in the words of its `data-failed`.

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
    use crate::app::islands::page::{later, mark, one, renew, when_done};
    use leptos::prelude::{document, window};
    use std::time::Duration;
    use web_sys::{Document, Element, XmlHttpRequest, XmlHttpRequestResponseType};

    const PART: &str = "[data-renewed]";
    const TOLD: &str = "[data-renewed-told]";
    const EVERY: Duration = Duration::from_secs(4);

    /// Marks the page, and looks again in a while.
    pub fn start() {
        mark("data-renews", "");
        wait();
    }

    fn wait() {
        later(EVERY, look);
    }

    fn look() {
        if document().hidden() || one(PART).is_some_and(|part| is_typed_in(&part)) {
            return wait();
        }
        let (Ok(request), Ok(here)) = (XmlHttpRequest::new(), window().location().href()) else {
            return wait();
        };
        if request.open("GET", &here).is_err() {
            return wait();
        }
        request.set_response_type(XmlHttpRequestResponseType::Document);
        let came = request.clone();
        when_done(&request, move || {
            let page = came.response_xml().ok().flatten();
            let shown = page.is_some_and(|page| show(&page));
            tell(!shown);
            wait();
        });
        let _ = request.send();
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
