//! Consistency of rulings in words, in any language: the number, the range, the play, and what
//! changes the result.

use bank::Bank;
use bank::grade::right_answers;
use rules::bridge::{Contract, Seat, Side};
use rules::engine::claim::{ClaimTest, DoubtTest};
use rules::engine::component::{
    ClaimedTricks, Duty, LeadRestriction, PlayConsequence, Replacement, Standing, Tricks,
};
use rules::engine::rotation::RotationTest;
use rules::engine::trace::{Test, TraceStep};
use rules::engine::{self, Case, Component, Facts, Family, Key, Outcome, Ruling};
use std::path::Path;
use std::sync::OnceLock;
use words::{Language, PrintedTests, Words};

/// A ruling of the bank, or one of its branches.
struct Ruled {
    id: String,
    case: Case,
    ruling: Ruling,
}

/// Every ruling of the bank, including earlier rulings and branches.
fn rulings() -> &'static [Ruled] {
    static RULINGS: OnceLock<Vec<Ruled>> = OnceLock::new();
    RULINGS.get_or_init(|| {
        let quizzes = Path::new(env!("CHECKOUT")).join("quizzes");
        let bank = Bank::load(&quizzes).expect("a sound bank");
        let mut all = Vec::new();
        for scenario in bank.scenarios() {
            with_branches(&scenario.id, &scenario.case, engine::rule(&scenario.case), &mut all);
        }
        all
    })
}

fn with_branches(id: &str, case: &Case, ruling: Ruling, all: &mut Vec<Ruled>) {
    for earlier in &ruling.earlier {
        with_branches(&format!("{id} earlier"), case, earlier.clone(), all);
    }
    if let Outcome::Fork { branches, .. } = &ruling.outcome {
        for branch in branches {
            with_branches(&format!("{id} {:?}", branch.answer), case, branch.ruling.clone(), all);
        }
    }
    all.push(Ruled { id: id.to_owned(), case: case.clone(), ruling });
}

fn languages() -> impl Iterator<Item = &'static Words> {
    Language::all().map(Language::words)
}

impl Ruled {
    fn without(&self, key: Key) -> Ruling {
        let mut ruling = self.ruling.clone();
        ruling.components.retain(|c| c.key() != key);
        ruling
    }

    fn claims_asked(&self) -> impl Iterator<Item = (&TraceStep, &ClaimTest)> {
        self.ruling.trace.steps().iter().filter_map(|step| match &step.test {
            Test::Claim(test) => Some((step, test)),
            Test::Rotation(_) => None,
        })
    }

    /// Tricks on the best line, if the trace has them.
    fn best(&self) -> Option<u8> {
        self.claims_asked().find_map(|(_, test)| match test {
            ClaimTest::NormalLineLoses { best, .. } => Some(*best),
            _ => None,
        })
    }

    /// True if a test asked about a doubt raised later.
    fn was_doubted_later(&self) -> bool {
        self.claims_asked().any(|(_, test)| match test {
            ClaimTest::Doubt(
                DoubtTest::DoubtedBeforeNextCall { when, .. } | DoubtTest::InCorrectionPeriod { when },
            ) => when.is_later(),
            _ => false,
        })
    }

    fn declarer(&self) -> Option<Seat> {
        match self.ruling.component(Key::Contract) {
            Some(Component::Contract(contract)) => contract.contract().map(|c| c.declarer),
            _ => None,
        }
    }
}

/// Each language's phrase for the worst normal line.
fn worst_normal_line(words: &Words) -> &'static str {
    match words.language().tag() {
        "fr" => "pire ligne normale",
        "it" => "peggiore linea di gioco normale",
        "nb" => "dårligste normale spillemåte",
        _ => "worst normal line",
    }
}

#[test]
fn more_knowledge_never_costs_tricks() {
    let mut below = 0;
    for ruled in rulings() {
        let Some(best) = ruled.best() else { continue };
        for (step, test) in ruled.claims_asked() {
            let number = match test {
                ClaimTest::RestsOnLocation { located, .. } => *located,
                ClaimTest::TrickLostToTrump { aware, .. } => *aware,
                ClaimTest::RestsOnOrder { tricks, .. } if !step.holds => *tricks,
                ClaimTest::RestsOnPartner { tricks, .. } if !step.holds => *tricks,
                _ => continue,
            };
            assert!(number <= best, "{}: {test:?} above the best line", ruled.id);
            if number == best {
                continue;
            }
            // Fewer tricks than on the best line can only be the worst normal line.
            below += 1;
            for words in languages() {
                let text = words.step(&ruled.case, ruled.ruling.call, step).decided;
                assert!(text.to_lowercase().contains(worst_normal_line(words)), "{}: {text}", ruled.id);
            }
        }
    }
    assert!(below > 25, "{below}");
}

#[test]
fn a_scored_board_has_no_play() {
    let mut scored = 0;
    for ruled in rulings().iter().filter(|ruled| ruled.was_doubted_later()) {
        scored += 1;
        for words in languages() {
            let with = words.summary(&ruled.case, &ruled.ruling);
            assert_eq!(with, words.summary(&ruled.case, &ruled.without(Key::Play)), "{}", ruled.id);
            let rows = words.ruling(&ruled.case, &ruled.ruling, words::PrintedTests::All);
            let label = words.label(Key::Play);
            assert!(!rows.lines().any(|row| row.trim_start().starts_with(&label)), "{}: {rows}", ruled.id);
        }
    }
    assert!(scored > 25, "{scored}");
}

#[test]
fn time_fork_has_no_play() {
    for ruled in rulings() {
        let Outcome::Fork { branches, .. } = &ruled.ruling.outcome else { continue };
        if branches.iter().all(|branch| branch.ruling.is_after_scoring()) {
            assert!(ruled.ruling.is_after_scoring(), "{}", ruled.id);
        }
    }
}

#[test]
fn first_line_has_range_and_reason() {
    let mut judged = 0;
    for ruled in rulings() {
        let right = right_answers(&ruled.ruling, Key::Tricks);
        let Some(Component::Tricks(tricks)) = ruled.ruling.component(Key::Tricks) else {
            assert!(right.is_empty(), "{}: a range without a number", ruled.id);
            continue;
        };
        if right.len() < 2 {
            continue;
        }
        judged += 1;
        let about: Vec<_> = ruled.ruling.judgement.iter().filter(|j| !j.range.is_empty()).collect();
        for words in languages() {
            let first = words.summary(&ruled.case, &ruled.ruling).remove(0);
            if tricks.least == tricks.most {
                for number in right.concat() {
                    let number = words.choice(&ruled.case, Key::Tricks, &number);
                    assert!(first.contains(&number), "{}: {number} is not in {first}", ruled.id);
                }
            }
            for judgement in &about {
                assert!(first.contains(&words.cite(judgement.clause)), "{}: {first}", ruled.id);
            }
            let sure = Ruling { judgement: Vec::new(), ..ruled.ruling.clone() };
            assert_ne!(first, words.summary(&ruled.case, &sure)[0], "{}", ruled.id);
        }
    }
    assert!(judged >= 15, "{judged}");
}

#[test]
fn states_bounds_of_tricks() {
    let ruled = rulings().iter().find(|ruled| ruled.ruling.family == Family::Claim).expect("a claim");
    let tricks = Tricks { declarer: Side::NS, left: 9, least: 5, most: 7 };
    let ruling = ruled.ruling.clone().with_component(Component::Tricks(tricks));
    assert_eq!(
        words::english().summary(&ruled.case, &Ruling { judgement: Vec::new(), ..ruling })[0],
        "North–South are awarded at least five tricks of the nine left, and at most seven."
    );
}

#[test]
fn every_component_has_a_value() {
    let case = &rulings()[0].case;
    for component in Component::samples() {
        for words in languages() {
            let value = words.component(case, &component);
            assert!(!value.contains(['{', '_', '[']), "{component:?}: {value}");
        }
    }
}

#[test]
fn judged_answer_is_not_certain() {
    for ruled in rulings() {
        let Outcome::Fork { branches, .. } = &ruled.ruling.outcome else { continue };
        for key in [Key::Tricks, Key::Result] {
            let judged = branches.iter().any(|b| right_answers(&b.ruling, key).len() > 1);
            assert!(!judged || right_answers(&ruled.ruling, key).len() != 1, "{} {key:?}", ruled.id);
        }
    }
}

/// True if this value changes a player's options or the score, and neither the story nor the number
/// of tricks awarded implies it.
fn changes_something(ruled: &Ruled, component: &Component) -> bool {
    let goes_back = |c: &Component| c.key() == Key::Auction && c.tokens()[0].starts_with("back_to");
    let awarded = ruled.ruling.component(Key::Tricks).is_some();
    match component {
        Component::Play(play) => {
            let implied = awarded && matches!(play, PlayConsequence::Ceases | PlayConsequence::Suspended);
            !implied && !ruled.was_doubted_later() && !ruled.ruling.is_after_scoring()
        }
        Component::Turn(_) => !ruled.ruling.components.iter().any(goes_back),
        Component::Cancelled(calls) => !calls.is_empty(),
        Component::Watch(clauses) => !clauses.is_empty(),
        Component::UnauthorisedFor { seats, .. } => !seats.is_empty(),
        Component::Replacement(Replacement::Judgement) => {
            !matches!(ruled.ruling.outcome, Outcome::Fork { .. })
        }
        Component::Replacement(replacement) => *replacement != Replacement::NotTested,
        Component::Lead(lead) => *lead != LeadRestriction::None,
        Component::Auction(_) => component.tokens() != ["goes_on"],
        Component::MayAccept(_) => component.tokens() != ["nobody"],
        Component::ExposedCards(_) => component.tokens() != ["none"],
        Component::Standing(Standing::Adjudicated) => !awarded,
        Component::Standing(_) => component.tokens() != ["not_established"],
        Component::What(what) => match (&ruled.case.facts, what) {
            (Facts::Claim(facts), ClaimedTricks::Claim(tricks)) => facts.claims() != *tricks,
            (Facts::Claim(facts), ClaimedTricks::Concession(tricks)) => facts.concedes() != *tricks,
            _ => true,
        },
        Component::Partner(Duty::AnyLegalCall) => {
            !ruled.ruling.components.contains(&Component::Replacement(Replacement::Comparable))
        }
        Component::InRotation(_) | Component::Law(_) | Component::Line(_) => false,
        // For a player who has called again, "any legal call" is past.
        Component::Offender(Duty::AnyLegalCall) => !has_called_again(ruled),
        Component::PenaltyCards { .. }
        | Component::Offender(_)
        | Component::Partner(_)
        | Component::Tricks(_)
        | Component::Returned(_)
        | Component::Contract(_)
        | Component::Result(_)
        | Component::Period(_)
        | Component::MayChange(_)
        | Component::Corrects(_) => true,
    }
}

/// Returns true once the player whose call is ruled on has made another.
fn has_called_again(ruled: &Ruled) -> bool {
    let (Some(number), Facts::Rotation(facts)) = (ruled.ruling.call, &ruled.case.facts) else { return false };
    let mut since = facts.calls().skip(number - 1);
    since.next().is_some_and(|(offender, _)| since.any(|(seat, _)| seat == offender))
}

#[test]
fn states_every_score_change() {
    for ruled in rulings() {
        for component in ruled.ruling.components.iter().filter(|c| changes_something(ruled, c)) {
            for words in languages() {
                let with = words.summary(&ruled.case, &ruled.ruling);
                let without = words.summary(&ruled.case, &ruled.without(component.key()));
                assert_ne!(with, without, "{} {:?}: {component:?}", ruled.id, words.language());
            }
        }
    }
}

#[test]
fn every_ruling_under_a_law_has_reasons() {
    for ruled in rulings().iter().filter(|ruled| ruled.ruling.component(Key::Law).is_some()) {
        let reasons = words::english().reasons(&ruled.case, &ruled.ruling);
        let steps = ruled.ruling.trace.steps().len();
        assert!(!reasons.is_empty() && reasons.len() <= steps, "{}: {reasons:?}", ruled.id);
    }
}

#[test]
fn median_printed_ruling_has_at_most_350_words() {
    let printed = |ruled: &Ruled| {
        words::english().ruling(&ruled.case, &ruled.ruling, PrintedTests::Deciding).split_whitespace().count()
    };
    let mut counts: Vec<usize> = rulings().iter().map(printed).collect();
    counts.sort_unstable();
    let at = |percent: usize| counts[counts.len() * percent / 100];
    println!(
        "words of a printed ruling: median {}, 90 % {}, most {}",
        at(50),
        at(90),
        counts[counts.len() - 1]
    );
    assert!(at(50) <= 350, "{}", at(50));
}

#[test]
fn result_sums_tricks() {
    let mut returned = 0;
    for ruled in rulings() {
        let (won, already) = match &ruled.case.facts {
            Facts::Claim(facts) => (facts.won(facts.declarer().side()), facts.doubt().already_won),
            Facts::Rotation(_) => continue,
        };
        let back = match ruled.ruling.component(Key::Returned) {
            Some(Component::Returned(returned)) => {
                assert_eq!(returned.tricks, already, "{}", ruled.id);
                Some(returned)
            }
            _ => None,
        };
        returned += usize::from(back.is_some());
        let components = (ruled.ruling.component(Key::Tricks), ruled.ruling.component(Key::Result));
        let (Some(Component::Tricks(given)), Some(Component::Result(result)), Some(won)) =
            (components.0, components.1, won)
        else {
            continue;
        };
        // `won` counts the tricks won; those not returned score for the other side.
        let lost = if back.is_none() { lost_by_doubt(ruled, &result.contract, already) } else { 0 };
        assert_eq!(result.tricks, i32::from(won) + i32::from(given.least) - lost, "{}", ruled.id);
    }
    assert!(returned >= 11, "{returned}");
}

/// Difference in declarer's tricks because tricks already won stay conceded.
fn lost_by_doubt(ruled: &Ruled, contract: &Contract, already: u8) -> i32 {
    let (speaker, by) = match &ruled.case.facts {
        Facts::Claim(facts) if facts.is_concession() || facts.claims() == 0 => {
            (facts.claimer().side(), facts.doubt().by)
        }
        Facts::Claim(facts) => (facts.claimer().side().other(), facts.doubt().by),
        Facts::Rotation(_) => return 0,
    };
    // A ruling without a later doubt counts tricks won as won.
    if !ruled.was_doubted_later() {
        return 0;
    }
    let side = by.map_or(speaker, Seat::side);
    if side == contract.declarer.side() { i32::from(already) } else { -i32::from(already) }
}

#[test]
fn names_the_declarer() {
    let mut named = 0;
    for ruled in rulings().iter().filter(|ruled| ruled.ruling.family == Family::Rotation) {
        let restricted =
            !matches!(ruled.ruling.component(Key::Lead), Some(Component::Lead(LeadRestriction::None)) | None);
        let Some(declarer) = ruled.declarer().filter(|_| restricted) else { continue };
        named += 1;
        for words in languages() {
            let all = words.summary(&ruled.case, &ruled.ruling);
            let without = words.summary(&ruled.case, &ruled.without(Key::Lead));
            let lead =
                all.iter().find(|sentence| !without.contains(sentence)).expect("a sentence of the lead");
            assert!(lead.contains(&words.seat(declarer)), "{}: {lead}", ruled.id);
            let when = ["If ", "Si ", "Se ", "Hvis "];
            assert!(!when.iter().any(|begin| lead.starts_with(begin)), "{}: {lead}", ruled.id);
        }
    }
    assert!(named >= 12, "{named}");
}

#[test]
fn no_hand_is_none_not_a_share() {
    let mut none = 0;
    for ruled in rulings() {
        for step in ruled.ruling.trace.steps() {
            let Test::Rotation(RotationTest::Similar { share, .. } | RotationTest::Subset { share, .. }) =
                &step.test
            else {
                continue;
            };
            if share.both > 0 {
                continue;
            }
            none += 1;
            for words in languages() {
                let text = words.step(&ruled.case, ruled.ruling.call, step).decided;
                assert!(!text.contains("(0") && !text.contains(&words.say("share-less")), "{text}");
            }
        }
    }
    assert!(none >= 8, "{none}");
}
