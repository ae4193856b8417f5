//! What several pages show. A part is a function from values to a view; none asks for anything.
//!
//! - `frame`: the header and the footer
//! - `table`, `seen`, `auction`: the table and the auction, drawn from the facts
//! - `facts`: both with the story
//! - `entry`: fields of the file format; `bidding_box`, `card_picker`: calls and cards as buttons
//! - `form`: the ruling form; `field`: a text field, and the list of what is wrong with a form
//! - `marks`, `ruling`, `path`, `trace`: an answer marked, and the ruling as a page of the book, its path drawn and told
//! - `given`: an answer where nothing can be held against it
//! - `beside`: the ruling by which the page's own is held against another
//! - `explained`: the premise behind an answer, and what would have made the difference
//! - `play`: the worst normal line, played in its ending and as a list
//! - `changed`: what a law says otherwise in another edition
//! - `changes`: what can be told otherwise of a scenario, and two rulings part by part
//! - `bar`: a plot of one number; `plot`: bars and other drawings, each with its table; `keys`: the list of keys
//! - `named`: what somebody is called, also when they have left
//! - `symbols`: suits in their colours
//! - `kept`: what is told and drawn of the scenarios of the bank, kept
//!
//! Deliberately not here: sentences (in `words`), anything stored (through `api`), and what moves in the browser
//! (`islands`).

pub mod auction;
pub mod bar;
pub mod beside;
pub mod bidding_box;
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
pub mod kept;
pub mod keys;
pub mod law;
pub mod marks;
pub mod named;
pub mod path;
pub mod play;
pub mod plot;
pub mod qr;
pub mod ruling;
pub mod seen;
pub mod symbols;
pub mod table;
pub mod title;
pub mod trace;
