//! An exam's page with background saving: each change is stored in the browser at once, sent, and
//! shown as saved only when the server has confirmed it.
//!
//! - `unsent`: pending changes in the browser's storage, in order
//! - `send`: sends them, one request at a time, and signals presence
//! - `state`: the state of the page; `response`: the server's response
//! - `status_line`: the status line, and the download of unsaved changes
//! - `form`: the choices in the page
//! - `clock`: the time left, by a monotonic clock
//!
//! The form has `data-exam` with the attempt, `data-page` with the page, `data-base` with the
//! number of its last change and `data-state` with the part. Without scripts it has a save button.
//! The summary has the same for page 0, which has no questions, so that pending changes are sent
//! before handing in.

mod clock;
mod form;
mod response;
mod send;
mod state;
mod status_line;
mod unsent;

/// Starts saving and the clock.
pub(super) fn start() {
    send::start();
    clock::start();
    crate::page::mark("data-exam-live", "");
}
