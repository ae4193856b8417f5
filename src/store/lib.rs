//! The database: rows without rules, in SQLite or PostgreSQL, by the same statements.
//!
//! ```no_run
//! # async fn example() -> Result<(), store::StoreError> {
//! let store = store::Store::open("sqlite:director.db").await?;
//! println!("{} federations", store::federation::all(&store).await?.len());
//! store.close().await;
//! # Ok(())
//! # }
//! ```
//!
//! - [`db`]: the store itself: either database behind one type, reads and transactions; `either`:
//!   a choice between both
//! - `row`: what follows from the struct of a table's rows; `query`: all other statements; `sql`:
//!   their texts
//! - [`open`]: opening and migrating a store; `open_existing`: only one that holds a site;
//!   `address`: database URLs
//! - [`error`] and [`key`]: everything that can go wrong, and which key was violated
//! - [`moment`]: a point in time that is the same on both databases
//! - [`change_feed`]: notifications of changes at a sitting, on any node
//! - one module per table: [`federation`], [`account`], [`session`], [`answer`], [`flag`],
//!   [`note`], [`report`], [`plan`], [`role`], [`audit`], [`mail`], [`email_text`], [`job`], [`throttle`],
//!   [`ticket`], [`second_factor`], [`recovery_code`], [`accommodation`], [`course`],
//!   [`course_member`], [`course_work`], [`paper`], [`sitting`], [`sitting_marker`],
//!   [`roster`], [`programme`],
//!   [`attempt`], [`attempt_answer`], [`attempt_page`], [`attempt_mark`], [`directed`], [`certificate`],
//!   [`certificate_event`], [`signing_key`], [`listing`], [`saved_case`], [`own_scenario`],
//!   [`provider`], [`provider_link`], [`provider_flow`], [`webhook`], [`webhook_delivery`], [`hall_scan`]
//! - [`attempt_list`]: attempts as an examiner sees them
//! - [`evidence`]: practice and exams as grounds for certificates; [`certificate_search`]: search
//!   of certificates
//! - [`transfer`]: transfer of a whole site from SQLite to PostgreSQL; [`copy`]: copies of an
//!   SQLite file
//! - `migrate`: migration of PostgreSQL beside working nodes; `compatibility`: work on a newer
//!   schema
//! - `pg_pool`, `read_pool`, `writer`: the connections to PostgreSQL and to an SQLite file;
//!   `pg_timeouts`: timeouts of PostgreSQL; [`pool`]: metrics of all
//! - `write_limit`: concurrency limit of writers; `write_health` and `write_probe`: whether the
//!   database can be written
//! - `search_key`: search keys of names
//! - [`account_deletion`]: the rows removed with an account
//!
//! Not here: rules (`server`), the clock and randomness (ids and times are parameters), and SQL
//! that differs between the databases, except in the migrations, in `transfer`, and for row locks
//! (`db`).

pub mod accommodation;
pub mod account;
pub mod account_deletion;
mod address;
pub mod answer;
pub mod api_page;
pub mod api_token;
pub mod appeal;
pub mod attempt;
pub mod attempt_answer;
pub mod attempt_entry;
pub mod attempt_list;
pub mod attempt_mark;
pub mod attempt_page;
pub mod attempt_record;
pub mod audit;
pub mod certificate;
pub mod certificate_event;
pub mod certificate_search;
pub mod change_feed;
mod compatibility;
pub mod copy;
pub mod course;
pub mod course_member;
pub mod course_work;
pub mod db;
pub mod directed;
mod either;
pub mod email_text;
pub mod error;
pub mod evidence;
pub mod exposure;
pub mod federation;
pub mod flag;
pub mod hall_scan;
pub mod job;
pub mod key;
pub mod listing;
pub mod logo;
pub mod mail;
mod migrate;
pub mod moment;
pub mod note;
pub mod open;
mod open_existing;
pub mod own_scenario;
pub mod paper;
mod pg_pool;
mod pg_timeouts;
pub mod plan;
pub mod pool;
pub mod programme;
pub mod provider;
pub mod provider_flow;
pub mod provider_link;
mod query;
mod read_pool;
pub mod recovery_code;
pub mod report;
pub mod role;
pub mod roster;
mod row;
pub mod saved_case;
mod search_key;
pub mod second_factor;
pub mod session;
pub mod signing_key;
pub mod sitting;
pub mod sitting_marker;
mod sql;
pub mod throttle;
pub mod ticket;
pub mod transfer;
pub mod webhook;
pub mod webhook_delivery;
mod write_health;
mod write_limit;
mod write_probe;
mod writer;

pub use db::{ReadConnection, ReadSource, Store, WriteTransaction};
pub use error::{ConnectFault, StoreError, UrlFault};
pub use key::Key;
pub use moment::Moment;
