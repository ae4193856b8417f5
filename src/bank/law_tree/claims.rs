//! The claims and concessions from which the trees are drawn, in groups: each combination of
//! alternatives for some of their fields, as in scenario files. A law that needs other cases adds
//! a group or an alternative.
//!
//! The endings have two tricks, so that rulings need no long search. What is unknown in a case need
//! not be enumerated here: the engine rules on each answer.

use super::cases::TreeCase;
use crate::scenario::read_case;
use rules::law::Edition;

/// Alternatives for each of some fields.
struct ClaimGroup {
    family: &'static str,
    /// Alternatives, a line each; `-` adds nothing
    alternatives: &'static [&'static str],
}

/// The hands: all tricks are declarer’s; a low lead loses one; any lead loses one and wins one; no
/// normal play loses one that a legal one may; a trump is out; all tricks are the defenders’.
const ENDINGS: &str = r#"
    cards = "N:32... .32.. AK... ..32."; trump = "NT"; leader = "S"
    cards = "N:32... K.3.. A4... ..32."; trump = "NT"; leader = "S"
    cards = "N:...32 ..K3. A..4. KQ..."; trump = "NT"; leader = "W"
    cards = "N:K3... ..32. A2... Q5..."; trump = "NT"; leader = "S"
    cards = "N:..32. .54.. A..A. 2.3.."; trump = "S"; leader = "S"
    cards = "N:32... ..32. 54... AK..."; trump = "NT"; leader = "W"
"#;
const CLAIMERS: &str = "
    claimer = 'S'
    claimer = 'W'
";
const CLAIMED: &str = "
    claims = 0
    claims = 1
    claims = 2
";
const CONCEDERS: &str = "
    conceder = 'S'
    conceder = 'W'
";
const CONCEDED: &str = "
    left = 2; concedes = 0
    left = 2; concedes = 1
    left = 2; concedes = 1; claims = 1
    left = 2; concedes = 2
";
const DOUBTERS: &str = "
    doubter = 'S'
    doubter = 'W'
";
const TIMES: &str = "
    doubted = 'at_once'
    doubted = 'before_next_call'
    doubted = 'in_correction_period'
    doubted = 'too_late'
    doubted = 'before_mixed'
    doubted = 'before_all_called'
    doubted = 'all_called'
";
const ASSENTS: &str = "
    -
    agreed = true
    agreed = false
";
const WON: &str = "
    -
    already_won = 1
    already_won = 1; likely = 1; no_normal_play_loses = 1
";
const SCORE: &str = "
    -
    won = { NS = 8, EW = 3 }; contract = '3NT'
    won = { NS = 9, EW = 2 }; contract = '3NT'
    won = { NS = 8, EW = 3 }; contract = '3S'
";

const GROUPS: [ClaimGroup; 4] = [
    ClaimGroup {
        family: "claim",
        alternatives: &[ENDINGS, CLAIMERS, CLAIMED, ASSENTS, "disputed = true\ndisputed = false"],
    },
    ClaimGroup { family: "claim", alternatives: &[ENDINGS, CLAIMERS, CLAIMED, TIMES, DOUBTERS, WON] },
    ClaimGroup { family: "concession", alternatives: &[CONCEDERS, CONCEDED, "objection = 'no'", ASSENTS] },
    ClaimGroup {
        family: "concession",
        alternatives: &[ENDINGS, CONCEDERS, CONCEDED, TIMES, DOUBTERS, WON, SCORE],
    },
];

/// The cases of an edition; those whose facts are inconsistent are left out.
pub(super) fn of(edition: Edition) -> impl Iterator<Item = TreeCase> {
    GROUPS.iter().flat_map(|group| group.facts()).filter_map(move |(family, facts)| {
        let text = format!("family = '{family}'\nedition = '{edition}'\n[facts]\n{facts}");
        Some(TreeCase { case: read_case(&text).ok()?, is_fresh: true })
    })
}

impl ClaimGroup {
    /// The facts of each case, with their family.
    fn facts(&self) -> impl Iterator<Item = (&'static str, String)> {
        let mut all = vec!["declarer = 'S'".to_owned()];
        for alternatives in self.alternatives {
            let lines = alternatives.lines().map(str::trim).filter(|line| !line.is_empty());
            let lines: Vec<String> = lines.map(|line| line.trim_matches('-').replace("; ", "\n")).collect();
            all = all
                .iter()
                .flat_map(|facts| lines.iter().map(move |line| format!("{facts}\n{line}")))
                .collect();
        }
        all.into_iter().map(|facts| (self.family, facts))
    }
}
