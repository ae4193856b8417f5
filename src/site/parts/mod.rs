//! Components shared by pages. A component is a function from values to a view, without queries.
//!
//! - `frame`: header and footer
//! - `table`, `auction_view`, `auction`, `auction_notes`: the table and the auction, drawn from the facts
//! - `facts`: both with the story
//! - `player`: a drawing played moment by moment; `card_face`: a playing card
//! - `entry`, `fact_field`: fields of the file format; `bidding_box`, `card_picker`: calls and cards
//!   as buttons
//! - `form`, `questions`, `choices`: the ruling form; `steps`: its questions one at a time
//! - `page_form`: a declared form; `field`: a form field, the summary of faults, search forms;
//!   `button`: forms of one button; `provider_buttons`: those of sign-in providers;
//!   `password_note`: for accounts without a password
//! - `draft_form`: forms that build a file from cards; `sentence`: a sentence with controls among its words
//! - `marks`, `ruling`, `path`, `trace`: a marked answer, and the ruling with its path, drawn and
//!   in words
//! - `answer_only`: an answer without a ruling to compare with
//! - `compared`: a second ruling to compare with
//! - `values`: values of a marked answer in words
//! - `explanation`: the premise behind an answer or the reason why it is wrong, and the nearest
//!   counterfactual
//! - `play`: the worst normal line, at the table and as a list
//! - `edition_diff`: differences of a law in another edition
//! - `change_list`: possible changes of a scenario by their effect; `changes`: two rulings compared
//! - `bar`: a percentage; `plot`: bars and other plots, each with its table; `qr`: QR codes
//! - `keys`: the list of keyboard shortcuts; `law_book`: the laws beside a form
//! - `law`, `title`: texts of laws and scenarios
//! - `person_name`: a person's name, also after they have left
//! - `symbols`: suits in their colours
//! - `copy_field`: a text to copy; `wide_table`: a table that scrolls sideways
//! - `cached`: cached texts and drawings of scenarios
//!
//! Not here: sentences (`words`), stored data (`api`), interactive parts (`islands`).

pub mod answer_only;
pub mod auction;
pub mod auction_notes;
pub mod auction_view;
pub mod bar;
pub mod bidding_box;
pub mod button;
pub mod cached;
pub mod card_face;
pub mod card_picker;
pub mod change_list;
pub mod changes;
mod choices;
pub mod compared;
pub mod copy_field;
pub mod draft_form;
pub mod edition_diff;
pub mod entry;
pub mod explanation;
pub mod fact_field;
pub mod facts;
pub mod field;
pub mod form;
pub mod frame;
pub mod keys;
pub mod law;
pub mod law_book;
pub mod law_map;
pub mod marks;
pub mod page_form;
pub mod password_note;
pub mod path;
pub mod person_name;
pub mod play;
pub mod player;
pub mod plot;
pub mod provider_buttons;
pub mod qr;
pub mod questions;
pub mod ruling;
pub mod sentence;
pub mod steps;
pub mod symbols;
pub mod table;
pub mod title;
pub mod trace;
pub mod values;
pub mod wide_table;
