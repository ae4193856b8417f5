//! Rows and no rules: what is kept, in SQLite or in PostgreSQL, by the same statements.
//!
//! - [`db`]: the store itself: either database behind one type, reads and transactions
//! - [`open`]: from an address to an open, migrated store
//! - [`error`] and [`key`]: everything that can go wrong, and which key was violated
//! - [`moment`]: a point in time that is the same on both databases
//! - [`news`]: at which sittings something has changed, on whichever node
//! - one module per table: [`federation`], [`account`], [`session`], [`answer`], [`flag`],
//!   [`note`], [`report`], [`plan`], [`role`], [`audit`], [`mail`], [`job`], [`throttle`],
//!   [`ticket`], [`second_factor`], [`recovery_code`], [`accommodation`], [`course`],
//!   [`course_member`], [`course_work`], [`paper`], [`sitting`], [`programme`], [`attempt`],
//!   [`attempt_answer`], [`attempt_page`], [`attempt_mark`], [`directed`], [`certificate`],
//!   [`certificate_event`], [`signing_key`], [`listing`]
//! - [`attempt_board`]: attempts as an examiner sees them
//! - [`evidence`]: what is read of practice and exams for certificates; [`certificate_search`]:
//!   which of them are searched for
//! - `patience`: how long a PostgreSQL server may take over each thing
//! - [`moving`]: a whole SQLite site copied into PostgreSQL; [`copy`]: an SQLite database copied
//!   while it is at work, and looked at as it is
//! - `floor`: whether a program may work on a schema that is newer than it is; `migrating`:
//!   PostgreSQL's tables brought up to date beside nodes at work
//! - `links`, `readers`, `writer`: the connections to PostgreSQL, those that read an SQLite file
//!   and the one that writes it; [`pools`]: how busy they are; `writable`: whether writing works
//! - `sought`: the names by which people are sought
//! - [`leaving`]: what goes from all of them when an account is deleted
//!
//! Deliberately not here: rules (who may, until when, how many: `server`), the clock and randomness
//! (ids and times are passed in), and SQL that differs between the databases: that is in the
//! migrations, where a whole database is copied, and in the words that take rows (`db`).

pub mod accommodation;
pub mod account;
pub mod answer;
pub mod appeal;
pub mod attempt;
pub mod attempt_answer;
pub mod attempt_board;
pub mod attempt_entry;
pub mod attempt_mark;
pub mod attempt_page;
pub mod attempt_record;
pub mod audit;
pub mod certificate;
pub mod certificate_event;
pub mod certificate_search;
pub mod copy;
pub mod course;
pub mod course_member;
pub mod course_work;
pub mod db;
pub mod directed;
pub mod error;
pub mod evidence;
mod existing;
pub mod exposure;
pub mod federation;
pub mod flag;
mod floor;
pub mod job;
pub mod key;
pub mod leaving;
mod links;
pub mod listing;
pub mod logo;
pub mod mail;
mod migrating;
pub mod moment;
pub mod moving;
pub mod news;
pub mod note;
pub mod open;
pub mod paper;
mod patience;
pub mod plan;
pub mod pools;
pub mod programme;
mod readers;
pub mod recovery_code;
pub mod report;
pub mod role;
pub mod second_factor;
pub mod session;
pub mod signing_key;
pub mod sitting;
mod sought;
pub mod throttle;
pub mod ticket;
mod writable;
mod writer;

pub use db::{ReadConnection, ReadSource, Store, WriteTransaction};
pub use error::{ConnectFault, StoreError, UrlFault};
pub use key::Key;
pub use moment::Moment;
