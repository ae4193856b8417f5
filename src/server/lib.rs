//! The application's rules, without SQL.
//!
//! - [`Server`]: the services, their start and end. A service is a struct whose methods are rules and
//!   whose fields are all that they reach: other services, and `parts` that services share
//! - [`accounts`]: sign-up, sign-in, sessions, passwords
//! - [`audit`]: the audit log, a hash chain
//! - [`certificates`]: proposed, issued, changed, looked up; [`credentials`]: signing and checking;
//!   [`certificate_pdf`]: the PDF; [`drawing_pdf`]: a law's tree as one;
//!   [`hall_pdf`]: exams on paper; [`answer_sheet`]: what their answer sheets look like
//! - [`courses`]: courses, members, assigned practice
//! - [`enrolment`]: enrolling people from a file, after a dry run
//! - [`exams`]: papers, sittings, attempts; [`exam_progress`]: where each exam stands;
//!   [`exam_wizard`]: a whole exam from one form
//! - [`practice`]: a trainee's stored answers
//! - [`own_bank`]: federations' own scenarios, and the bank that is served with them
//! - [`programmes`]: a federation's own programmes; [`records`]: records toward certificates
//! - [`notes`], [`reports`], [`plans`], [`saved_cases`]: a user's flags and notes, reports about
//!   scenarios, review settings, cases from the desk; [`texts`]: limits on free text
//! - [`rulings`]: the engine off the serving threads, one search per core, with a cache
//! - [`forms`]: what is typed into forms, and why one is rejected
//! - [`federation`]: federations and their settings; [`people`]: their members
//! - [`jobs`]: background jobs, taken over from a server that is gone
//! - [`mail`]: emails, queued and sent; [`webhooks`]: events told to a federation's own system;
//!   [`outbound`]: HTTP requests to such systems
//! - [`directed`]: directed sessions and their co-signers
//! - [`accommodations`]: exam accommodations
//! - [`roles`]: permissions, decided by one table; [`api_tokens`]: those of a federation's own systems
//! - [`maintenance`]: backup, restore, transfer to PostgreSQL, integrity checks
//! - [`rate_limits`]: limits on attempts; [`cache`]: a bounded cache; [`metrics`]
//! - [`clock`] and [`entropy`]: the only sources of time and randomness; `shutdown`: its beginning
//!
//! Not here: rulings and marks (`rules`, `bank`), cookies and URLs (`site`), SQL (`store`), and
//! sentences: faults are values, which `words` turns into text.

pub mod accommodations;
pub mod accounts;
pub mod answer_sheet;
pub mod api_tokens;
pub mod audit;
pub mod cache;
pub mod certificate_pdf;
pub mod certificates;
pub mod clock;
pub mod courses;
pub mod credentials;
pub mod directed;
pub mod drawing_pdf;
pub mod enrolment;
pub mod entropy;
pub mod exam_progress;
pub mod exam_wizard;
pub mod exams;
pub mod federation;
pub mod forms;
pub mod hall_pdf;
pub mod jobs;
pub mod mail;
pub mod maintenance;
pub mod metrics;
pub mod notes;
pub mod outbound;
pub mod own_bank;
mod own_practice;
mod parts;
pub mod people;
pub mod plans;
pub mod practice;
pub mod programmes;
pub mod rate_limits;
pub mod records;
pub mod reports;
pub mod roles;
pub mod rulings;
pub mod saved_cases;
mod server;
mod shutdown;
pub mod texts;
pub mod webhooks;

pub use server::Server;
pub use store::StoreError;
