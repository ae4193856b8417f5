//! Journeys in a real browser, each with scripts and without.
//!
//! Each file has the journeys of one part of the site.

#[path = "../harness/mod.rs"]
mod harness;

mod axe;
mod desk;
mod exam;
mod flow;
mod journey;
mod journey_account;
mod journey_certificate;
mod journey_course;
mod journey_directed;
mod journey_enrol;
mod journey_examiner;
mod journey_explained;
mod journey_federation;
mod journey_form;
mod journey_operator;
mod journey_paper;
mod journey_practice;
mod journey_programme;
mod journey_provider;
mod journey_roster;
mod journey_second_factor;
mod journey_studio;
mod journey_tables;
mod journey_visitor;
mod keys;
mod page_weight;
mod player;
mod shell;
mod ten_minutes;
mod walk;
