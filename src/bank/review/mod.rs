//! What to practise next, and how it has gone so far: pure functions of the bank, what somebody has answered, a plan and
//! an instant.
//!
//! | file | what |
//! |---|---|
//! | `history` | answers as they count here, and what each is worth as a review |
//! | `plan` | what somebody has chosen: an exam date, a time zone, how much is to be remembered |
//! | `schedule` | what is remembered of each item and when it is due, by the crate `fsrs` |
//! | `queue` | what to practise next, each with its reason; mistakes, weak laws, what was sure and wrong |
//! | `next` | the one scenario to practise next, and how long a mistake rests |
//! | `days` | days in a row, and what was done each day |
//!
//! An *item* is a scenario, or a stage of one, with all of its variants: an answer to `r041.2~7k2` is a review of
//! `r041.2`. Answers are taken in the order of their instants, in whatever order they come. A *day* is a calendar day in
//! the time zone of the person, or of their federation until they make a plan, so that it may have 23 or 25 hours. Where the clock went back, so that the latest answer is
//! later than now, today is the day of that answer.
//!
//! Without a plan nothing is scheduled. Deliberately not here: who somebody is and where his answers are kept (`store`),
//! and every sentence (`words`).

mod days;
mod history;
mod next;
mod plan;
mod queue;
mod schedule;

pub use days::{Day, Streak, days, streak};
pub use history::{Answered, History, Rating};
pub use next::{SPACING, left_at, next};
pub use plan::{Plan, PlanFault, zone};
pub use queue::{Queued, Why, due, fresh, mistakes, onward, queue, sure_and_wrong, weakest_laws};
pub use schedule::{LAST_DAYS, Remembered, Schedule};
