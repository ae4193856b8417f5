//! The store's contract, in full on both databases, and the server's rules over it.
//!
//! Each behaviour is written once, as a function of a fresh [`database::Database`]; the list at the
//! head of its file, in `contract!`, makes two tests of it. SQLite is a file in a temporary folder.
//! PostgreSQL is started by [`cluster`] and stopped with the program.

/// Makes a test of each behaviour on each database. An unlisted behaviour is dead code, and the
/// compiler says so.
macro_rules! contract {
    ($($behaviour:ident,)+) => {
        mod sqlite { contract!(@on Sqlite, $($behaviour,)+); }
        mod postgres { contract!(@on Postgres, $($behaviour,)+); }
    };
    (@on $kind:ident, $($behaviour:ident,)+) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $behaviour() {
                use crate::store::database::{Database, Kind};
                super::$behaviour(Database::new(Kind::$kind).await).await;
            }
        )+
    };
}

mod account_changes;
mod accounts;
mod addresses;
mod after_exams;
mod answers;
mod api_tokens;
mod appeals;
mod archives;
mod attempt_clock;
mod attempt_conflicts;
mod attempts;
mod audit;
mod backups;
mod catcher;
mod certificate_search;
mod certificates;
mod change_feed;
mod concurrency;
mod concurrency_postgres;
mod courses;
mod database;
mod delivery;
mod directed;
mod edition_change;
mod email_texts;
mod emailed_links;
mod encrypted;
mod enrolments;
mod exposures;
mod federations;
mod first_steps;
mod flags;
mod folder;
mod hall_files;
mod halls;
mod issuing_rules;
mod jobs;
mod left_to_examiners;
mod mail;
mod markers;
mod marks;
mod newer_schema;
mod notes;
mod opening;
mod outages;
mod own_account;
mod own_bank;
mod own_exams;
mod password_guessing;
mod plans;
mod practice;
mod programmes;
mod providers;
mod records;
mod regrading;
mod reports;
mod roles;
mod rosters;
mod rows;
mod saved_cases;
mod schema;
mod second_factors;
mod sessions;
mod signing_in;
mod signing_up;
mod sittings;
mod studio_forms;
mod tables;
mod throttle;
mod tickets;
mod transactions;
mod transfer;
mod webhooks;

/// The faults of a rejected form.
fn faults<T>(rejected: Result<T, server::forms::Rejection>) -> Vec<String> {
    match rejected {
        Err(server::forms::Rejection::Faults(faults)) => faults.tokens,
        Err(other) => panic!("no faults: {other}"),
        Ok(_) => panic!("accepted"),
    }
}
