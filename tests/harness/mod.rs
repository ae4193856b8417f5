//! What the tests of the whole site share: a site of one's own, a visitor without a browser, and a browser.
//!
//! - `running.rs`: the real site, as the program builds it, on a free port with a database of its own
//! - `holding.rs`: roles and second factors that somebody is given there
//! - `visitor.rs`: somebody who speaks HTTP and keeps cookies
//! - `served.rs`: the program in a process of its own
//! - `cluster.rs`: a PostgreSQL server of the tests' own
//! - `proxy.rs`: what stands between two programs, and cuts them off from each other
//! - `took.rs`: how long things took, as benchmarks print it
//! - `catcher.rs`: a mail server that somebody else wrote
//! - `exam.rs`: a sitting that is open
//! - `browser.rs`, `driver.rs`: Chromium, with and without scripts
//! - `files.rs`: what a browser sends and saves, and pictures of pages
//! - `picture.rs`: a picture to put on certificates
//!
//! Not here: what is tested. Bring it in with `#[path = "harness/mod.rs"] mod harness;`.

#![allow(dead_code, reason = "each test program uses a part of it")]

pub mod browser;
pub mod catcher;
pub mod cluster;
pub mod disk;
pub mod driver;
pub mod exam;
pub mod files;
pub mod holding;
pub mod picture;
pub mod proxy;
pub mod running;
pub mod served;
pub mod took;
pub mod visitor;
