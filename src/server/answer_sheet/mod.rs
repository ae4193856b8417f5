//! Answer sheets of exams in a hall: A4 upright, in points from the top left corner.
//!
//! - [`layout`]: the places of registration marks, code and bubbles, which printing and reading share
//! - [`parts`]: the sheets of a paper, each with questions of one part
//! - [`reading`]: sheets read from pictures
//! - [`files`]: pictures in files, and the sheets and codes in them
//!
//! Pure. Not here: drawing (`hall_pdf`), and the choice behind a bubble (`bank::exam::on_paper`).

pub mod files;
pub mod layout;
pub mod parts;
pub mod reading;
