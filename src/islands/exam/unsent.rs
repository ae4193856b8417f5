//! The changes that wait: a line each, in the order in which they were made. They outlive the page
//! and the browser; what a browser does not store, because it has no room or must not, waits in the
//! page behind what is stored.

use leptos::prelude::window;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::Storage;

/// A change of an answer.
#[derive(Clone, PartialEq, Eq)]
pub struct Change {
    pub page: String,
    pub change: String,
    /// The choices as a query: `law=30A&lead=H`
    pub answer: String,
    /// The number of the page's last change that was kept when it was made
    pub base: u32,
}

impl Change {
    /// As sent.
    pub fn line(&self) -> String {
        format!("answer {} {} {} {}", self.page, self.change, self.answer, self.base)
    }

    fn read(line: &str) -> Option<Change> {
        let mut words = line.split(' ').skip(1).map(str::to_owned);
        let (page, change, answer) = (words.next()?, words.next()?, words.next().unwrap_or_default());
        let base = words.next().and_then(|base| base.parse().ok()).unwrap_or_default();
        Some(Change { page, change, answer, base })
    }
}

/// Those of one attempt.
#[derive(Clone)]
pub struct Unsent {
    key: String,
    /// Changes that the browser did not store
    in_page: Rc<RefCell<Vec<Change>>>,
}

impl Unsent {
    /// Those of the attempt with this id.
    pub fn of(attempt: &str) -> Unsent {
        Unsent { key: format!("director-attempt-{attempt}"), in_page: Rc::default() }
    }

    /// All of them, the earliest first.
    pub fn all(&self) -> Vec<Change> {
        let mut all = self.stored();
        all.extend(self.in_page.borrow().iter().cloned());
        all
    }

    /// One more.
    pub fn add(&self, change: Change) {
        let mut stored = self.stored();
        stored.push(change.clone());
        // Behind one that is not stored nothing is, so that the order stays.
        if !self.in_page.borrow().is_empty() || !self.keep(&stored) {
            self.in_page.borrow_mut().push(change);
        }
    }

    /// Those with these numbers wait no more.
    pub fn remove(&self, numbers: &[String]) {
        let waits = |one: &Change| !numbers.contains(&one.change);
        self.in_page.borrow_mut().retain(waits);
        let mut stored = self.stored();
        stored.retain(waits);
        self.keep(&stored);
    }

    /// A change of a page is kept under this number: those behind it were made upon it.
    pub fn kept(&self, page: &str, number: u32) {
        let advance = |one: &mut Change| {
            if one.page == page {
                one.base = one.base.max(number);
            }
        };
        self.in_page.borrow_mut().iter_mut().for_each(advance);
        let mut stored = self.stored();
        stored.iter_mut().for_each(advance);
        self.keep(&stored);
    }

    fn stored(&self) -> Vec<Change> {
        let text = store().and_then(|store| store.get_item(&self.key).ok().flatten()).unwrap_or_default();
        text.lines().filter_map(Change::read).collect()
    }

    fn keep(&self, all: &[Change]) -> bool {
        let lines: Vec<String> = all.iter().map(Change::line).collect();
        let Some(store) = store() else { return false };
        let kept = if lines.is_empty() {
            store.remove_item(&self.key)
        } else {
            store.set_item(&self.key, &lines.join("\n"))
        };
        kept.is_ok()
    }
}

fn store() -> Option<Storage> {
    window().local_storage().ok().flatten()
}
