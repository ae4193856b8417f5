//! Claims and concessions in words: clauses must exist in the code, and the right act is cancelled.

use bank::Scenario;
use rules::engine::claim::PlayReason;
use rules::engine::rule;
use words::english;

fn wording(edition: &str, facts: &str) -> String {
    let text = format!(
        "id = \"x\"\nfamily = \"claim\"\nedition = \"{edition}\"\nasks = [\"tricks\"]\n\
         [source]\nkind = \"constructed\"\n[facts]\ntrump = \"NT\"\ndeclarer = \"S\"\nleader = \"S\"\n\
         claimer = \"S\"\n{facts}\n"
    );
    let case = Scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).case;
    english()
        .ruling(&case, &rule(&case), words::PrintedTests::All)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn play_reasons_cite_all_codes() {
    for why in PlayReason::ALL {
        let words = english().why(why);
        assert!(!["70D1", "70D2", "70E1", "70E2"].iter().any(|law| words.contains(law)), "{words}");
    }
}

#[test]
fn concession_is_what_is_cancelled() {
    let words = wording(
        "2017",
        "cards = \"N:43.2.. T9.3.. AK.K.. QJ.A..\"\nclaims = 1\nagreed = true\ndoubter = \"S\"\n\
         doubted = \"in_correction_period\"",
    );
    assert!(
        words.contains("The concession is cancelled.") && !words.contains("claim is cancelled"),
        "{words}"
    );
}

#[test]
fn judgement_is_in_tricks() {
    let words = wording(
        "2007",
        "cards = \"N:KT2... Q84... AJ3... 765...\"\nclaims = 3\ncontract = \"3NT\"\nwon = { NS = 6, EW = 4 }\n\
         played_on = [\"S3\", \"S5\", \"SK\", \"S4\", \"S2\", \"S8\", \"SJ\", \"S6\"]",
    );
    assert!(words.contains("Any of these is right for “Tricks”: two tricks; three tricks."), "{words}");
}
