//! Cost of a page in each language relative to English, in one run: every page is requested in all
//! of them in turn.
//!
//! `cargo bench --bench languages -- 300` sets the number of rounds.

#[path = "../harness/mod.rs"]
mod harness;

use harness::running::RunningSite;
use harness::timing::{quantiles, timed};
use harness::visitor::agent;
use std::time::Duration;
use words::Language;

/// Pages of all kinds: text only, a long list, a form, a ruling with its path, a law.
const PAGES: [&str; 6] = [
    "/sign-up",
    "/practice",
    "/scenario/r001",
    "/scenario/r001/what-if?change=accepts:1:yes",
    "/scenario/c001",
    "/laws/2017/30",
];

fn main() {
    let rounds = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(300);
    let (site, agent) = (RunningSite::plain(), agent());
    for page in PAGES {
        let url = site.url(page);
        let ask = |language: Language| {
            let cookie = format!("director_language={}.", language.tag());
            let mut answer = agent.get(&url).header("cookie", cookie).call().expect("an answer");
            answer.body_mut().read_to_string().expect("a page").len()
        };
        // Work that is cached is not measured.
        let longest = Language::all().map(&ask).max();
        assert!(longest > Some(0), "{page} is empty");
        let mut took: Vec<(Language, Vec<Duration>, usize)> =
            Language::all().map(|language| (language, Vec::with_capacity(rounds), 0)).collect();
        for _ in 0..rounds {
            for (language, took, bytes) in &mut took {
                let (lasted, length) = timed(|| ask(*language));
                took.push(lasted);
                *bytes = length;
            }
        }
        println!("{page}");
        let median = |took: &mut Vec<Duration>| {
            took.sort_unstable();
            took[took.len() / 2].as_secs_f64()
        };
        let english = median(&mut took[0].1);
        for (language, took, bytes) in &mut took {
            let ratio = median(took) / english;
            println!("  {} {ratio:.3} of English, {bytes} bytes: {}", language.tag(), quantiles(took));
        }
    }
}
