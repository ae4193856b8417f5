//! The cookie of a visitor's latest answers, each with the time it was given.
//!
//! An answer is `id*seconds?query`, with the seconds since 1970 in hexadecimal; answers are
//! separated by `|`. Ids and encoded queries contain none of these.

use super::cookies::{ANSWERED_SECONDS, cookie, set};
use time::OffsetDateTime;

const GIVEN: &str = "director_given";
/// Maximum bytes of answers, which have two hundred or so each. Together with the other cookies they
/// must fit into the header line that proxies accept.
const GIVEN_BYTES: usize = 1500;

/// A visitor's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenAnswer {
    /// The id of a scenario, a stage or a variant.
    pub scenario: String,
    /// The time at which it was given, if known.
    pub at: Option<OffsetDateTime>,
    /// The answer as a query.
    pub answer: String,
}

/// The answers given in this browser without an account, the latest last.
pub fn given() -> Vec<GivenAnswer> {
    // A browser may send more than was stored there.
    let text = cookie(GIVEN).filter(|text| text.len() <= GIVEN_BYTES).unwrap_or_default();
    text.split('|').filter_map(GivenAnswer::read).collect()
}

/// Adds an answer to those given in this browser; a later one to the same scenario replaces it.
pub fn add_given(new: GivenAnswer) {
    let mut all = given();
    all.retain(|one| one.scenario != new.scenario);
    all.push(new);
    store_given(&all);
}

/// Stores these answers in place of those given in this browser; the oldest are dropped if not all
/// of them fit.
pub fn store_given(all: &[GivenAnswer]) {
    match written(all) {
        text if text.is_empty() => set(GIVEN, "", 0),
        text => set(GIVEN, &text, ANSWERED_SECONDS),
    }
}

fn written(all: &[GivenAnswer]) -> String {
    let texts: Vec<String> = all.iter().map(GivenAnswer::text).collect();
    let mut bytes = 0;
    let fits = texts.iter().rev().take_while(|text| {
        bytes += text.len() + "|".len();
        bytes <= GIVEN_BYTES
    });
    texts[texts.len() - fits.count()..].join("|")
}

impl GivenAnswer {
    fn read(text: &str) -> Option<GivenAnswer> {
        let (head, answer) = text.split_once('?')?;
        let (scenario, at) = head.split_once('*').unwrap_or((head, ""));
        let seconds = i64::from_str_radix(at, 16).ok();
        let at = seconds.and_then(|seconds| OffsetDateTime::from_unix_timestamp(seconds).ok());
        Some(GivenAnswer { scenario: scenario.to_owned(), at, answer: answer.to_owned() })
    }

    fn text(&self) -> String {
        let at = self.at.map_or_else(String::new, |at| format!("*{:x}", at.unix_timestamp()));
        format!("{}{at}?{}", self.scenario, self.answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(scenario: &str, seconds: i64, answer: &str) -> GivenAnswer {
        let at = OffsetDateTime::from_unix_timestamp(seconds).ok();
        GivenAnswer { scenario: scenario.to_owned(), at, answer: answer.to_owned() }
    }

    #[test]
    fn answer_keeps_its_time() {
        let one = given("r059.2~7k2", 1_772_357_400, "law=30A&turn=N");
        assert_eq!(one.text(), "r059.2~7k2*69a40718?law=30A&turn=N");
        assert_eq!(GivenAnswer::read(&one.text()), Some(one));
    }

    #[test]
    fn unreadable_time_is_unknown() {
        for text in ["r001?law=30A", "r001*?law=30A", "r001*soon?law=30A", "r001*7fffffffffffffff?law=30A"] {
            let read = GivenAnswer::read(text).map(|one| (one.scenario, one.at));
            assert_eq!(read, Some(("r001".to_owned(), None)), "{text}");
        }
        assert_eq!(GivenAnswer::read("r001"), None);
    }

    #[test]
    fn keeps_the_latest_that_fit() {
        let all: Vec<GivenAnswer> = (0..50)
            .map(|n| given(&format!("r{n:03}"), 1_772_357_400 + n, &"law=30A&turn=N".repeat(10)))
            .collect();
        let text = written(&all);
        assert!(text.len() <= GIVEN_BYTES && text.starts_with("r04"), "{text}");
        assert_eq!(text.split('|').next_back().and_then(GivenAnswer::read).as_ref(), all.last());
        assert_eq!(written(&[]), "");
    }
}
