//! One footnote defines normal play for both: the same ending claimed (Law 70) and conceded (Law
//! 71, and 70 since 2007) gives the same number and the same range.

use super::conceding::conceding;
use super::conceding::objecting;
use crate::claims::doubted_later::{agreed, claim, doubted, summary, token};
use crate::claims::facts::{ruled_under, setup};
use crate::claims::second::{Opinion, RandomClaim, chance, opinion_of_engine, random_claim as any};
use crate::claims::table;
use rules::bridge::{Seat, Suit, Vulnerable, pbn};
use rules::engine::Ruling;
use rules::engine::case::{Case, Facts};
use rules::engine::claim::{Act, Awareness, ClaimFacts, ClaimFault, ClaimSetup, Doubt, Doubted, Objection};
use rules::engine::component::Key;
use rules::engine::rule;
use rules::engine::ruling::Matter;
use rules::law::{Edition, Elections, OrderWithinSuit};

/// The same ending as a concession of the tricks not claimed.
fn conceded(setup: &ClaimSetup, concedes: u8) -> ClaimSetup {
    ClaimSetup {
        announced: conceding(setup.left(), concedes, None),
        claims: 0,
        exposed: Vec::new(),
        concerns_current_trick_only: false,
        agreed: None,
        doubt: Doubt::default(),
        act: Act::default(),
        won: None,
        contract: None,
        vulnerable: Vulnerable::Both,
        ..setup.clone()
    }
}

/// Conceded, and withdrawn before the next call; or disputed at once.
fn withdrawn_or_disputed(setup: &ClaimSetup) -> [ClaimSetup; 2] {
    let defends = setup.claimer.side() != setup.declarer.side();
    let objection = if defends { Objection::Later } else { Objection::AtOnce };
    [
        ClaimSetup { doubt: doubted(Doubted::BeforeNextCall), ..setup.clone() },
        ClaimSetup {
            announced: objecting(setup.announced, Some(objection)),
            doubt: Doubt::default(),
            ..setup.clone()
        },
    ]
}

fn ruled(sample: &RandomClaim, setup: ClaimSetup) -> Ruling {
    let facts = Facts::Claim(setup.check().unwrap());
    rule(&Case { edition: sample.edition, elections: sample.elections, date: None, facts })
}

/// The opinion if this many tricks are safe in any case; a question whose answers then agree is
/// dropped.
fn opinion_with_safe_tricks(opinion: Opinion, tricks: u8) -> Opinion {
    match opinion {
        Opinion::Rules(numbers) => Opinion::Rules(numbers.map(|n| n.max(tricks))),
        Opinion::Asks(suit, answers) => {
            let [yes, no] = *answers;
            let [yes, no] = [opinion_with_safe_tricks(yes, tricks), opinion_with_safe_tricks(no, tricks)];
            if yes == no { yes } else { Opinion::Asks(suit, Box::new([yes, no])) }
        }
    }
}

#[test]
fn claim_and_concession_agree() {
    let (mut compared, mut asked, mut ranges, mut more) = (0, 0, 0, 0);
    for seed in 0..900 {
        let sample = any(&mut chance(900_000 + seed), 2 + (seed % 2) as usize);
        let Some(facts) = sample.facts() else { continue };
        let (claims, left) = (facts.claims(), facts.left());
        if claims == left || sample.edition == Edition::Social {
            continue;
        }
        let claimed = opinion_of_engine(&ruled_under(&facts, sample.edition, sample.elections), &facts);
        let claimed = opinion_with_safe_tricks(claimed, claims);
        for setup in withdrawn_or_disputed(&conceded(&facts.setup(), left - claims)) {
            let ruling = ruled(&sample, setup);
            assert_eq!(
                opinion_with_safe_tricks(opinion_of_engine(&ruling, &facts), claims),
                claimed,
                "{sample:?}\n{ruling:?}"
            );
        }
        compared += 1;
        match claimed {
            Opinion::Asks(..) => asked += 1,
            Opinion::Rules([careless, _, rules]) => {
                ranges += usize::from(careless < rules);
                more += usize::from(rules > claims);
            }
        }
    }
    println!("{compared} compared, {asked} ask, {ranges} leave a range, {more} win more");
    assert!(compared > 300 && asked > 0 && ranges > 5 && more > 20, "{compared} {asked} {ranges} {more}");
}

#[test]
fn total_concession_equals_claim() {
    let mut ranges = 0;
    for seed in 0..700 {
        let sample = any(&mut chance(950_000 + seed), 2 + (seed % 2) as usize);
        let Some(facts) = sample.facts() else { continue };
        if facts.claimer() != facts.declarer() || sample.edition == Edition::Social {
            continue;
        }
        let mut setup = facts.setup();
        setup.claims = setup.left();
        // Inferences that explain a claim explain no concession: only findings count.
        let found = |found| matches!(found, Some(Awareness::Unaware { forgot: Some(_) }));
        setup.aware = setup.aware.map(|one| one.filter(|_| found(one)).or(Some(Awareness::Aware)));
        let Ok(facts) = setup.clone().check() else { continue };
        let all: ClaimFacts = facts;
        let claimed = opinion_of_engine(&ruled_under(&all, sample.edition, sample.elections), &all);
        let given_up = conceded(&setup, setup.left());
        let later = ClaimSetup { doubt: doubted(Doubted::BeforeNextCall), ..given_up };
        assert_eq!(opinion_of_engine(&ruled(&sample, later), &all), claimed, "{sample:?}");
        ranges += usize::from(matches!(claimed, Opinion::Rules([careless, _, rules]) if careless < rules));
    }
    assert!(ranges > 5, "{ranges}");
}

/// South is on lead in notrump with a low spade to the ace and king opposite, on the second of
/// which a heart can be discarded.
fn discard() -> ClaimSetup {
    ClaimSetup {
        cards: pbn::hands("N:AK... 43... 2.2.. 5.A..").ok(),
        claims: 1,
        aware: [Some(Awareness::Aware); 4],
        agreed: None,
        doubt: Doubt::default(),
        won: None,
        contract: None,
        ..agreed()
    }
}

#[test]
fn conceding_does_not_lead_losers() {
    let ruling = claim(discard(), Edition::E2017);
    assert_eq!((summary(&ruling)[0].as_str(), summary(&ruling)[3].as_str()), ("71", "2"));
    assert!(ruling.judgement.is_empty(), "no class of player leads the heart");
}

/// A row of the table, claimed in full or conceded in full, with suits played from the top.
fn row(id: &str) -> ClaimSetup {
    let setup = setup(table::row(id));
    ClaimSetup { claims: setup.left(), ..setup }
}

fn top_down(facts: Facts) -> Ruling {
    let elections = Elections { order: OrderWithinSuit::TopDown, ..Elections::default() };
    rule(&Case { edition: Edition::E2017, elections, date: None, facts })
}

fn taken_back(setup: &ClaimSetup) -> Ruling {
    let given_up = conceded(setup, setup.left());
    let later = ClaimSetup { doubt: doubted(Doubted::InCorrectionPeriod), ..given_up };
    top_down(Facts::Claim(later.check().unwrap()))
}

#[test]
fn concession_keeps_the_range() {
    let setup = row("C-LKU20-2.1");
    let claimed = top_down(Facts::Claim(setup.clone().check().unwrap()));
    let conceded = taken_back(&setup);
    let matters = |ruling: &Ruling| ruling.judgement.iter().map(|j| j.matter).collect::<Vec<Matter>>();
    assert_eq!(matters(&conceded), matters(&claimed));
    assert!(!matters(&claimed).is_empty());
    let right = |ruling: &Ruling| ruling.right_answers(Key::Tricks);
    assert_eq!(right(&conceded), right(&claimed));
    assert!(conceded.trace.laws().iter().any(|clause| clause.citation() == "71B"));
}

#[test]
fn conceders_statement_counts() {
    let setup = row("last trump known");
    let trump = Suit::S.index();
    let tricks = |found: Option<Awareness>, said: bool| {
        let mut other = setup.clone();
        other.aware[trump] = found;
        other.statement = if said { vec!["draw".parse().unwrap()] } else { Vec::new() };
        token(&taken_back(&other), Key::Tricks)
    };
    let unaware = Some(Awareness::Unaware { forgot: None });
    assert_eq!(tricks(None, false), tricks(Some(Awareness::Aware), false), "a concession is no claim");
    assert!(tricks(unaware, false) < tricks(Some(Awareness::Aware), false));
    assert_eq!(tricks(Some(Awareness::Doubtful), false), tricks(unaware, false));
    assert_eq!(tricks(None, true), tricks(Some(Awareness::Aware), false));
}

#[test]
fn statement_needs_the_cards() {
    let statement = vec!["cash S".parse().unwrap()];
    let aware = [None; 4];
    let unseen = ClaimSetup { cards: None, statement, aware, ..conceded(&discard(), 1) };
    let faults: Vec<_> = unseen.check().unwrap_err().into_iter().map(|f| (f.field, f.kind)).collect();
    assert_eq!(faults, [("facts.statement".to_owned(), ClaimFault::SaidWithoutCards)]);
    let statement = vec!["finesse HQ through W".parse().unwrap()];
    let other = ClaimSetup { statement, aware, ..conceded(&discard(), 1) };
    assert!(other.check().is_err(), "no hand of South's has the queen of hearts");
    let by_dummy = ClaimSetup { claimer: Seat::N, ..conceded(&discard(), 1) };
    assert!(by_dummy.check().is_err());
}
