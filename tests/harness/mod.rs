//! Shared by the tests of the whole site: a site, an HTTP client, and a browser.
//!
//! - `running.rs`: the real site, as the program builds it, on a free port with its own database
//! - `grants.rs`: roles and second factors granted directly
//! - `visitor.rs`: an HTTP client with cookies
//! - `served.rs`: the program in its own process
//! - `cluster.rs`: a PostgreSQL server for tests
//! - `proxy.rs`: a TCP proxy that can cut connections
//! - `disk.rs`: a small file system that a test can fill
//! - `timing.rs`: durations, as benchmarks print them
//! - `catcher.rs`: an independent mail server
//! - `provider`: an independent sign-in provider; `hook_receiver.rs`: a receiver of webhooks
//! - `exam.rs`: an open sitting
//! - `demonstration.rs`: scenarios that meet the demonstration programme
//! - `browser.rs`, `driver.rs`: Chromium, with and without scripts
//! - `emulated.rs`: sizes, colours and speed of its screen, and its accessibility tree
//! - `files.rs`: uploads, downloads, and pictures of pages
//! - `picture.rs`: a logo for certificates
//!
//! Not here: tests. Use it with `#[path = "harness/mod.rs"] mod harness;`.

#![allow(dead_code, reason = "each test program uses a part of it")]

pub mod browser;
pub mod catcher;
pub mod cluster;
pub mod demonstration;
pub mod disk;
pub mod driver;
pub mod emulated;
pub mod exam;
pub mod files;
pub mod grants;
pub mod hook_receiver;
pub mod picture;
pub mod provider;
pub mod proxy;
pub mod running;
pub mod served;
pub mod timing;
pub mod visitor;
