//! Pending changes in the browser's storage: a line each, in the order in which they were made.
//! Changes that the browser does not store, for lack of space or permission, are in memory, after
//! the stored ones.

use crate::page::window;
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
    /// The number of the page's last saved change when it was made
    pub base: u32,
}

impl Change {
    /// The change as a line.
    pub fn line(&self) -> String {
        format!("answer {} {} {} {}", self.page, self.change, self.answer, self.base)
    }

    fn parse(line: &str) -> Option<Change> {
        let mut words = line.split(' ').skip(1).map(str::to_owned);
        let (page, change, answer) = (words.next()?, words.next()?, words.next().unwrap_or_default());
        let base = words.next().and_then(|base| base.parse().ok()).unwrap_or_default();
        Some(Change { page, change, answer, base })
    }
}

/// The pending changes of an attempt.
#[derive(Clone)]
pub struct Unsent {
    key: String,
    /// Changes that the browser did not store
    in_memory: Rc<RefCell<Vec<Change>>>,
}

impl Unsent {
    /// The pending changes of the attempt with this id.
    pub fn of(attempt: &str) -> Unsent {
        Unsent { key: format!("director-attempt-{attempt}"), in_memory: Rc::default() }
    }

    /// All changes, the earliest first.
    pub fn all(&self) -> Vec<Change> {
        let mut all = self.stored();
        all.extend(self.in_memory.borrow().iter().cloned());
        all
    }

    /// Adds a change.
    pub fn add(&self, change: Change) {
        let mut stored = self.stored();
        stored.push(change.clone());
        // After an unstored change none is stored, so that the order stays.
        if !self.in_memory.borrow().is_empty() || !self.store(&stored) {
            self.in_memory.borrow_mut().push(change);
        }
    }

    /// Removes the changes with these ids.
    pub fn remove(&self, ids: &[String]) {
        let stays = |change: &Change| !ids.contains(&change.change);
        self.in_memory.borrow_mut().retain(stays);
        let mut stored = self.stored();
        stored.retain(stays);
        self.store(&stored);
    }

    /// Rebases the changes of a page on a saved change.
    pub fn rebase(&self, page: &str, number: u32) {
        let advance = |change: &mut Change| {
            if change.page == page {
                change.base = change.base.max(number);
            }
        };
        self.in_memory.borrow_mut().iter_mut().for_each(advance);
        let mut stored = self.stored();
        stored.iter_mut().for_each(advance);
        self.store(&stored);
    }

    fn stored(&self) -> Vec<Change> {
        let text = local_storage()
            .and_then(|storage| storage.get_item(&self.key).ok().flatten())
            .unwrap_or_default();
        text.lines().filter_map(Change::parse).collect()
    }

    fn store(&self, all: &[Change]) -> bool {
        let lines: Vec<String> = all.iter().map(Change::line).collect();
        let Some(storage) = local_storage() else { return false };
        let stored = if lines.is_empty() {
            storage.remove_item(&self.key)
        } else {
            storage.set_item(&self.key, &lines.join("\n"))
        };
        stored.is_ok()
    }
}

fn local_storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}
