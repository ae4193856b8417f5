//! Exams: papers and drawing, the clock, results, and item statistics.

mod checklist;
mod clock;
mod draft;
mod drawing;
mod on_paper;
mod paper;
mod pools;
mod result;
mod slow;
mod statistics;

use crate::loaded;
use bank::exam::Paper;

fn read(text: &str) -> Paper {
    Paper::read_for(loaded(), text).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// A small random generator; the same seed gives the same numbers.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }
}
