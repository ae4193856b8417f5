//! Components shared by pages. A component is a function from values to a view, without queries.
//!
//! - `frame`: header and footer
//! - `table`, `seen`, `auction`: the table and the auction, drawn from the facts
//! - `facts`: both with the story
//! - `entry`: fields of the file format; `bidding_box`, `card_picker`: calls and cards as buttons
//! - `form`, `questions`: the ruling form; `field`: form fields, and a form's fault summary
//! - `marks`, `ruling`, `path`, `trace`: a marked answer, and the ruling with its path, drawn and
//!   in words
//! - `given`: an answer without a ruling to compare with
//! - `beside`: a second ruling to compare with
//! - `explained`: the premise behind an answer, and the nearest counterfactual
//! - `play`: the worst normal line, at the table and as a list
//! - `changed`: differences of a law in another edition
//! - `changes`: possible changes of a scenario, and two rulings compared
//! - `bar`: a percentage; `plot`: bars and other plots, each with its table; `qr`: QR codes
//! - `keys`: the list of keyboard shortcuts
//! - `law`, `title`: texts of laws and scenarios
//! - `named`: a person's name, also after they have left
//! - `symbols`: suits in their colours
//! - `cached`: cached texts and drawings of scenarios
//!
//! Not here: sentences (`words`), stored data (`api`), interactive parts (`islands`).

pub mod auction;
pub mod bar;
pub mod beside;
pub mod bidding_box;
pub mod cached;
pub mod card_picker;
pub mod changed;
pub mod changes;
pub mod entry;
pub mod explained;
pub mod facts;
pub mod field;
pub mod form;
pub mod frame;
pub mod given;
pub mod keys;
pub mod law;
pub mod marks;
pub mod named;
pub mod path;
pub mod play;
pub mod plot;
pub mod qr;
pub mod questions;
pub mod ruling;
pub mod seen;
pub mod symbols;
pub mod table;
pub mod title;
pub mod trace;
