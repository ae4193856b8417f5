//! Spaced practice: pure functions of the bank, a user's answers, a plan and an instant.
//!
//! | file | contents |
//! |---|---|
//! | `history` | a user's answers and their ratings as reviews |
//! | `plan` | a user's settings: exam date, time zone, target retention |
//! | `schedule` | memory state and due date of each item, by the crate `fsrs` |
//! | `queue` | items to practise next, each with a reason; mistakes, weak laws, confident errors |
//! | `next` | the single next scenario |
//! | `pace` | new scenarios a day, up to the exam |
//! | `rest` | the rest period of a mistake |
//! | `days` | streaks, and practice per day |
//!
//! An *item* is a scenario, or a stage of one, with all of its variants: an answer to `r041.2~7k2`
//! is a review of `r041.2`. Answers are sorted by time. A *day* is a calendar day in the user's
//! time zone, or their federation's until they make a plan, so it may have 23 or 25 hours. If the
//! clock was set back, so that the latest answer is in the future, today is the day of that answer.
//!
//! Without a plan nothing is scheduled. Not here: users and stored answers (`store`), and sentences
//! (`words`).

mod days;
mod history;
mod next;
mod pace;
mod plan;
mod queue;
mod rest;
mod schedule;

pub use days::{Day, Streak, days, streak};
pub use history::{History, MarkedAnswer, Rating};
pub use next::{left_at, next};
pub use pace::Pace;
pub use plan::{PlanFault, ReviewPlan, zone};
pub use queue::{
    Planned, PracticeReason, Queued, due, fresh, mistakes, onward, queue, sure_and_wrong, weakest_laws,
};
pub use rest::SPACING;
pub use schedule::{ItemMemory, LAST_DAYS, ReviewSchedule};
