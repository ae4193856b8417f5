//! Federations: codes, settings, and the demonstration federation.
//!
//! - [`code`]: the code in URLs
//! - [`settings`]: a federation's settings, as a form or a command gives them
//! - `elections`: elections under the Laws, as forms and files write them
//! - `edition`: the edition of the Laws in force on a day, and a federation's language
//! - `demonstration`: the federation of a new site
//! - `find`: looking up federations; `manage`: creating and changing them

pub mod code;
mod demonstration;
mod edition;
mod elections;
mod find;
mod manage;
pub mod settings;

pub use code::is_code;
pub use demonstration::DEMONSTRATION;
pub(crate) use demonstration::demonstration;
pub use edition::{edition_on, language_of};
pub use elections::{election_fields, elections_of};
pub use find::Federations;
pub use manage::EnterFault;
pub(crate) use manage::insert;
pub use settings::{SecondIssuer, Settings, SignUpPolicy};
pub use store::federation::Federation;
