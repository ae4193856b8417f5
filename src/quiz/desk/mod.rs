//! The Director's desk: facts that somebody is telling, and the case they make once enough is told.
//!
//! | file | what |
//! |---|---|
//! | `sheet` | [`Sheet`]: what has been told so far, and the case that it makes |
//! | `fields` | which fields there are |
//! | `query` | a sheet in the address of a page, and in a form |
//! | `act` | [`Act`]: what is done to a sheet by a click: a call, a card, a text pasted |
//! | `paste` | a game in PBN or LIN that is pasted |
//! | `table` | what can be seen on a sheet before it is a case: hands, the trick, the auction |
//! | `draft` | a scenario made of a case |
//!
//! The names of fields are the paths of the file format, in a form, in an address and in a file alike. Nothing here says
//! whether facts hang together: a sheet is written as a file and read by the reader of files, whose faults name its fields.

mod act;
mod draft;
mod fields;
mod paste;
mod query;
mod sheet;
mod table;

pub use act::{Act, Deed, DeskFault};
pub use draft::ID;
pub use query::FromQuery;
pub use sheet::{Sheet, Told};
