//! Exams: papers, sittings of them, and candidates' attempts.
//!
//! - [`papers`]: the papers of a federation, as they are written
//! - [`form`]: the settings of a sitting, as a form tells them
//! - [`sitting`]: a sitting, as it is read; [`sittings`]: as it is made, opened and ended; [`prepare`]: what is done before
//! - [`board`]: who is in, how far they are, and what an examiner does there
//! - [`entering`]: coming in to a sitting; [`rooms`]: the paper that is drawn; `admission`: the attempt that is added
//! - [`attempts`]: an attempt as it stands: clock, parts, pages
//! - [`act`]: what a candidate does; [`order`]: carried out; [`saving`]: many of them with one commit, `waiting`: one that is in the line, `turns`: one at a time of each attempt; [`receipt`]: what shows that it was kept
//! - [`candidate`]: a candidate's attempts, as they and those who watch them see them; `standing`: attempts as they stand, with what they follow
//! - [`appeals`]: what candidates say against marks; [`deciding`]: the answers
//! - [`archive`]: everything of a sitting in one file, and whether one is what it was; [`asked`]: what was asked, ruled on
//! - [`appeal_case`]: an appeal with what it is about, and who may decide it
//! - [`record`]: a sitting with all answers and marks; [`statistics`]: what they tell of its items
//! - [`remarking`]: what the engine marked, given anew: [`comparing`] says what would change, [`remark`] carries it out; `compared`: how what was found is kept
//! - [`same`]: whether what is asked is still what it was when a sitting was opened
//! - [`steering`]: what an examiner does to an attempt; [`settling`]: what time has made of it, kept before something is changed
//! - [`evidence`]: what exams count for toward certificates
//! - [`marking`]: attempts that are over are marked by the engine, one after the other, off the threads that serve
//! - [`results`]: what the attempts at a sitting came to
//! - [`examining`]: what is left to examiners: a queue for each, and the marks they give; [`sheets`]: what is done at the table or said
//! - [`review`]: what candidates see of it afterwards; [`own`]: what they are told of their exams with all that is kept of them
//!
//! Deliberately not here: what a paper asks, how it is drawn, marked and timed (`bank::exam`), and who may hold an exam (`roles`).

pub mod appeal;
pub mod archive;
pub mod attempt;
pub mod marking;
pub mod paper;
pub mod regrade;
pub mod results;
pub mod saving;
pub mod sitting;

pub use attempt::act::{Act, ActFault, Receipt};
pub use attempt::apply::Done;
pub use attempt::candidate::{Answered, PageDone, device, public_id};
pub use attempt::entry::EnterFault;
pub use attempt::{Attempt, AttemptState};
pub use marking::examiner::{MarkFault, Queue, Task, Tasked};
pub use marking::rubric::{FilledSheet, Sheet, SheetFault};
pub use paper::prepare::Unready;
pub use paper::{PaperFault, WrittenPaper};
pub use results::review::{ReviewFault, Reviewed, ReviewedPage};
pub use results::{Candidate, Outcome, Results};
pub use sitting::controls::Steer;
pub use sitting::form::{SittingFault, SittingForm};
pub use sitting::manage::SittingRefusal;
pub use sitting::monitor::{BOARD_PAGE, Board, MORE, Seat};
pub use sitting::{ClockRule, Prepared, Review, Sitting, SittingState};

use crate::accounts::attempts::Attempts;
use crate::figures::SavesFigures;
use crate::shelf::Shelf;
use attempt::entry::{CODES_WINDOW, WRONG_CODES};
use bank::Scenario;
use marking::Marking;
use paper::draw::Rooms;
use regrade::cache::Known;
use saving::Saving;
use std::sync::Arc;
use store::Store;

/// How many scenarios are kept for those who are asked them; a nation's exam has fewer.
const ASKED: usize = 4_000;

/// What exams have in memory: the line of what is to be kept, what is to be marked, what papers are drawn from, how many archives are being made.
#[derive(Debug)]
pub(super) struct Exams {
    saving: Saving,
    marking: Marking,
    rooms: Rooms,
    codes: Attempts,
    compared: Known,
    archives: archive::Places,
    asked: Shelf<String, Arc<Scenario>, ASKED>,
}

impl Exams {
    /// Over a store.
    pub(super) fn new(store: Store) -> Self {
        let codes = Attempts::new(store.clone(), "entry-code", WRONG_CODES, CODES_WINDOW);
        Self {
            saving: Saving::begin(store),
            marking: Marking::default(),
            rooms: Rooms::default(),
            codes,
            compared: Known::default(),
            archives: archive::Places::default(),
            asked: Shelf::default(),
        }
    }

    /// What the line of what is to be kept counts.
    pub(super) fn saving_figures(&self) -> SavesFigures {
        self.saving.figures()
    }

    /// How many attempts wait to be marked, and how many found no place in that line.
    pub(super) fn marking_figures(&self) -> (usize, u64) {
        self.marking.figures()
    }
}
