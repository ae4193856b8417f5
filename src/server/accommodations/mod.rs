//! Exam accommodations granted by a federation. Stored once, applied wherever they matter.

mod accommodation;
mod grant;

pub use accommodation::{Accommodation, ExtraTime, MinutesEntry, PercentEntry};
pub use grant::Accommodations;
