//! The Director's desk: facts that somebody is telling, and the case they make once enough is told.
//!
//! | file | what |
//! |---|---|
//! | `sheet` | [`Sheet`]: what has been told so far, and the case that it makes |
//! | `fields`, `tidy` | which fields there are, and how what is typed there is kept |
//! | `query` | a sheet in the address of a page, and in a form |
//! | `act`, `token` | [`Act`]: what is done to a sheet by a click: a call, a card; and the word of it that a button sends |
//! | `fault` | [`DeskFault`]: why it cannot be done |
//! | `paste` | a game in PBN or LIN that is pasted |
//! | `table` | what can be seen on a sheet before it is a case: hands, the trick, the auction |
//! | `draft` | a scenario made of a case |
//!
//! The names of fields are the paths of the file format, in a form, in an address and in a file alike. Nothing here says
//! whether facts hang together: a sheet is written as a file and read by the reader of files, whose faults name its fields.

mod act;
mod draft;
mod fault;
mod fields;
mod paste;
mod query;
mod sheet;
mod table;
mod tidy;
mod token;

pub use act::{Act, Deed};
pub use draft::ID;
pub use fault::DeskFault;
pub use query::FromQuery;
pub use sheet::{Sheet, Told};
