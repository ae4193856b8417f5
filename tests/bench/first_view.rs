//! Time until the largest text or picture of a page is painted (LCP), and how much of it moves
//! afterwards (CLS), on a first visit in Chromium with its processor slowed down four times.
//!
//! Prints median and worst of several visits to each page, on a phone and on a desktop screen. The
//! aims are 1,000 ms and 0.02.

#[path = "../harness/mod.rs"]
mod harness;

use harness::browser::{Browser, DESK, PHONE, Scripts};
use harness::running::RunningSite;
use std::time::Duration;

const VISITS: usize = 5;
/// How long a page is watched for parts that move.
const WATCHED: Duration = Duration::from_millis(1500);

const PAGES: [&str; 7] = [
    "/",
    "/practice",
    "/scenario/r001",
    "/scenario/c001",
    "/scenario/c001/marked?what=claim%3A4&law=70C&play=suspended&standing=adjudicated&tricks=3&result=3C-1",
    "/desk",
    "/laws",
];

fn main() {
    let site = RunningSite::start();
    for width in [PHONE, DESK] {
        for page in PAGES {
            // The first visit of all computes what the server caches, and is not counted.
            let mut seen: Vec<(f64, f64)> = (0..=VISITS).map(|_| visit(&site, page, width)).skip(1).collect();
            seen.sort_by(|one, other| one.0.total_cmp(&other.0));
            let moved = seen.iter().map(|(_, moved)| *moved).fold(0.0, f64::max);
            println!(
                "{width:>5} px  LCP median {:>5.0} ms, worst {:>5.0} ms  CLS worst {moved:.3}  {}",
                seen[VISITS / 2].0,
                seen[VISITS - 1].0,
                page.split('?').next().unwrap_or(page)
            );
        }
    }
}

/// LCP in milliseconds and CLS of a page, opened in a new browser.
fn visit(site: &RunningSite, page: &str, width: u32) -> (f64, f64) {
    let browser = Browser::start(Scripts::On);
    browser.set_view(width, false);
    browser.slow_down(4);
    browser.watch_paints();
    browser.open(&site.url(page));
    std::thread::sleep(WATCHED);
    let number = |script: &str| browser.script(script).as_f64().unwrap_or(f64::NAN);
    (number("return window.largestPaint"), number("return window.layoutShift"))
}
