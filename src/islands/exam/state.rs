//! The state of an exam's page in the browser.

use super::unsent::{Change, Unsent};
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::HtmlElement;

/// The form, or the element in its place on the summary.
pub const FORM: &str = "[data-exam]";

/// A page of an exam, and the state of its saving.
pub struct ExamPage {
    pub attempt: String,
    pub page: String,
    pub part: String,
    /// The number of the last saved change of this page, as far as known here
    pub base: u32,
    pub unsent: Unsent,
    pub sending: bool,
    /// Changes refused for good
    pub refused: Vec<Change>,
    /// Lines that go with the next request: flags and presence signals
    pub signals: Vec<String>,
    /// Number of consecutive failures
    pub failures: u32,
    /// True while a retry is scheduled
    pub retry_scheduled: bool,
    /// The button pressed while changes were pending, pressed again afterwards
    pub pressed: Option<HtmlElement>,
}

/// The state, shared by all listeners.
pub type SharedPage = Rc<RefCell<ExamPage>>;
