//! Answer sheets read from pictures: pixels in, readings out. Pure.
//!
//! - [`picture`]: a grey picture, and its values between pixels
//! - `marks`: dark squares in it; `place`: the four at the corners, and where the page lies
//! - [`projection`]: from places on the page to places in the picture
//! - `code`: the QR code, set straight; `straight`: the whole page
//! - `bubbles`: how dark each bubble is, beside its own paper and the bubbles of its sheet
//! - `question`: the choice of each question, or the doubt that a person must resolve
//!
//! A question is either read, or in doubt: whatever is neither clearly marked nor clearly empty,
//! marked more often than allowed, or much paler than another mark of the question is for a person.
//!
//! Not here: files of pictures and decoding of codes (`files`), whose sheet it is, and what is stored.

mod bubbles;
mod code;
mod marks;
pub mod picture;
mod place;
pub mod projection;
mod question;
mod straight;

pub use picture::Picture;
pub use place::{PlaceFault, PlacedSheet, place};
pub use question::{Doubt, QuestionReading, read};
