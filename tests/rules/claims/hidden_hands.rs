//! Hands unknown to the Director: the ruling over every layout against that of each layout, and the
//! faults.

use crate::claims::chance::Chance;
use crate::claims::conceding::conceding;
use crate::claims::doubted_later::{concession, queen_drops};
use crate::claims::facts::{cards, setup};
use crate::claims::second::random::random_claim;
use crate::claims::table;
use rules::bridge::{Card, Cards, Seat, Side, Suit};
use rules::engine::case::{Case, Facts};
use rules::engine::claim::search::BOUND;
use rules::engine::claim::{Announced, ClaimFacts, ClaimFault, ClaimSetup, ClaimTest, Doubted, Unseen};
use rules::engine::component::{Component, Key};
use rules::engine::fact::Count;
use rules::engine::ruling::{Answer, Limit, Outcome, Question, Ruling};
use rules::engine::{json, rule};
use rules::law::{Edition, Elections};

/// The same ending, with all cards unknown that the claimer does not see.
fn hide(setup: &ClaimSetup) -> ClaimSetup {
    let hands = setup.clone().check().unwrap().hidden();
    let mut cards = setup.hands();
    let out = hands.iter().fold(Cards::EMPTY, |all, seat| all.and(cards[seat.index()]));
    hands.iter().for_each(|seat| cards[seat.index()] = Cards::EMPTY);
    let unseen = Unseen { hands: hands.to_vec(), out: Some(out), ..Unseen::default() };
    ClaimSetup { cards: Some(cards), unseen, ..setup.clone() }
}

/// Every layout of these cards, the first hand with as many as it has; inconsistent ones included.
fn deals(setup: &ClaimSetup) -> Vec<ClaimSetup> {
    let [first, second] = setup.clone().check().unwrap().hidden();
    let (one, other) = (setup.hands()[first.index()], setup.hands()[second.index()]);
    let all: Vec<Card> = one.and(other).into_iter().collect();
    let sets = 0..1_u32 << all.len();
    let sets = sets.filter(|set| set.count_ones() as usize == one.len());
    let deal = |set: u32| {
        let mut deal = setup.clone();
        let given = |to: bool| {
            let picked = all.iter().enumerate().filter(|(i, _)| (set & 1 << i != 0) == to);
            picked.map(|(_, card)| *card).collect::<Cards>()
        };
        let mut hands = deal.hands();
        (hands[first.index()], hands[second.index()]) = (given(true), given(false));
        deal.cards = Some(hands);
        deal
    };
    sets.map(deal).collect()
}

/// Decision or question of a ruling, without its reasons.
fn verdict(ruling: &Ruling) -> String {
    match &ruling.outcome {
        Outcome::Fork { question, branches } => {
            let answers: Vec<String> =
                branches.iter().map(|b| format!("{:?}: {}", b.answer, verdict(&b.ruling))).collect();
            format!("{question:?} [{}]", answers.join("; "))
        }
        outcome => {
            let decided = ruling.components.iter().filter(|c| !matches!(c.key(), Key::Law | Key::Line));
            format!("{outcome:?} {:?} {:?}", decided.collect::<Vec<_>>(), ruling.beyond)
        }
    }
}

fn is_of_layout(question: &Question) -> bool {
    matches!(question, Question::Holds { .. } | Question::Length { .. })
}

fn answer_in(hands: &[Cards; 4], question: Question) -> Answer {
    match question {
        Question::Holds { seat, card } if hands[seat.index()].has(card) => Answer::Yes,
        Question::Holds { .. } => Answer::No,
        Question::Length { seat, suit } => Answer::Cards(Count(hands[seat.index()].of(suit).len())),
        other => panic!("{other:?} is not about the layout"),
    }
}

/// Follows the branches of a layout, and compares the leaf with the ruling on the layout itself.
fn assert_agrees(over: &Ruling, hands: &[Cards; 4], own: &Ruling) -> Result<(), String> {
    let Outcome::Fork { question, branches } = &over.outcome else { return leaf(over, own) };
    if is_of_layout(question) {
        let answer = answer_in(hands, *question);
        let branch = branches.iter().find(|branch| branch.answer == answer);
        return assert_agrees(
            &branch.ok_or(format!("{question:?} has no branch {answer:?}"))?.ruling,
            hands,
            own,
        );
    }
    branches.iter().try_for_each(|branch| match &own.outcome {
        Outcome::Fork { question: asked, branches } if asked == question => {
            let own = branches.iter().find(|own| own.answer == branch.answer);
            assert_agrees(
                &branch.ruling,
                hands,
                &own.ok_or("an answer that the layout does not know")?.ruling,
            )
        }
        _ => assert_agrees(&branch.ruling, hands, own),
    })
}

/// Ranges of tricks, in each of a ruling's branches.
fn numbers(ruling: &Ruling) -> Vec<(u8, u8)> {
    match (&ruling.outcome, ruling.component(Key::Tricks)) {
        (Outcome::Fork { branches, .. }, _) => branches.iter().flat_map(|b| numbers(&b.ruling)).collect(),
        (_, Some(Component::Tricks(tricks))) => vec![(tricks.least, tricks.most)],
        _ => Vec::new(),
    }
}

fn leaf(over: &Ruling, own: &Ruling) -> Result<(), String> {
    if over.beyond == Some(Limit::Layouts) {
        let [(least, most)] = numbers(over)[..] else { return Err("no number".to_owned()) };
        let within = numbers(own).iter().all(|(from, to)| least <= *from && *to <= most);
        return within.then_some(()).ok_or_else(|| format!("{:?} from {least} to {most}", numbers(own)));
    }
    if verdict(over) != verdict(own) {
        return Err(format!("over all {}\nby itself {}", verdict(over), verdict(own)));
    }
    let law = |ruling: &Ruling| ruling.component(Key::Law).map(Component::tokens);
    let of_all = vec!["70A".to_owned()];
    if law(over) != law(own) && law(over) != Some(of_all) {
        return Err(format!("{:?} {:?}", law(over), law(own)));
    }
    // A point left to the Director in a layout is left to him for the unknown layout.
    let values = |ruling: &Ruling| -> Vec<Component> {
        ruling.judgement.iter().flat_map(|judgement| judgement.range.clone()).collect()
    };
    let all = values(over);
    if !values(own).iter().all(|value| all.contains(value)) {
        return Err(format!("{:?} is more than {all:?}", values(own)));
    }
    // Every test of the trace has the same answer in the layout.
    let steps = over.trace.steps().iter().filter(|step| !format!("{step:?}").contains("SameInAllLayouts"));
    let other = steps.filter(|step| !own.trace.steps().contains(step)).count();
    (other == 0).then_some(()).ok_or_else(|| format!("{other} tests of other layouts"))
}

/// Asserts that every question about the layout separates layouts with different rulings, and has
/// only answers that some layout gives.
fn assert_questions_needed(over: &Ruling, layouts: &[([Cards; 4], String)]) -> Result<usize, String> {
    let Outcome::Fork { question, branches } = &over.outcome else { return Ok(0) };
    if !is_of_layout(question) {
        return branches.iter().map(|branch| assert_questions_needed(&branch.ruling, layouts)).sum();
    }
    if layouts.iter().all(|(_, said)| *said == layouts[0].1) {
        return Err(format!("{question:?} is asked of {} that agree", layouts.len()));
    }
    let mut asked = 1;
    for branch in branches {
        let with: Vec<_> =
            layouts.iter().filter(|(h, _)| answer_in(h, *question) == branch.answer).cloned().collect();
        if with.is_empty() || with.len() == layouts.len() {
            return Err(format!("{question:?} is answered {:?} by {}", branch.answer, with.len()));
        }
        asked += assert_questions_needed(&branch.ruling, &with)?;
    }
    Ok(asked)
}

/// Compares the ruling on a claim with hidden hands with that in each layout; returns the number of
/// questions about the layout.
fn compare(setup: &ClaimSetup, edition: Edition, elections: Elections) -> Result<usize, String> {
    let ruled =
        |facts: ClaimFacts| rule(&Case { edition, elections, date: None, facts: Facts::Claim(facts) });
    let hidden = hide(setup).check().map_err(|faults| format!("{faults:?}"))?;
    let over = ruled(hidden);
    let mut layouts = Vec::new();
    for facts in deals(setup).into_iter().filter_map(|deal| deal.check().ok()) {
        let hands = facts.cards();
        let own = ruled(facts);
        assert_agrees(&over, &hands, &own).map_err(|why| format!("{hands:?}\n{why}"))?;
        layouts.push((hands, verdict(&own)));
    }
    assert_questions_needed(&over, &layouts)
}

#[test]
fn hidden_ruling_matches_each_layout() {
    let mut met = [0; 3];
    for (left, seeds) in [(1, 60), (2, 250), (3, 100), (4, 12), (5, 2)] {
        for seed in 0..seeds {
            let setup =
                random_claim(&mut Chance((seed as u64 + 77).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1), left);
            let Some(facts) = setup.facts() else { continue };
            let asked = compare(&facts.setup(), setup.edition, setup.elections)
                .unwrap_or_else(|why| panic!("seed {seed} of {left} cards: {why}\n{:?}", facts.setup()));
            met[asked.min(2)] += 1;
        }
    }
    assert!(met.iter().all(|times| *times > 10), "some were never met: {met:?}");
}

fn row(id: &str) -> ClaimSetup {
    setup(table::row(id))
}

fn claim(setup: ClaimSetup) -> Ruling {
    let facts = Facts::Claim(setup.check().unwrap());
    rule(&Case { edition: Edition::E2017, elections: Elections::default(), date: None, facts })
}

/// South claims both tricks with two winners of a suit, if one card beats none of them.
fn winners() -> ClaimSetup {
    let mut setup = row("last trump known");
    setup.cards = rules::bridge::pbn::hands("N:..43. 3.2.. AK... .4..5").ok();
    setup.aware = [None; 4];
    setup.statement = Vec::new();
    setup.trump = "NT".parse().ok();
    setup.claims = 2;
    setup
}

fn is_same_in_all_layouts(ruling: &Ruling, layouts: usize) -> bool {
    let test = ClaimTest::SameInAllLayouts { layouts: Count(layouts) }.into();
    ruling.trace.steps().iter().any(|step| step.test == test)
}

#[test]
fn one_number_if_layout_is_irrelevant() {
    let ruling = claim(hide(&winners()));
    assert_eq!(ruling.outcome, Outcome::Rectification);
    assert!(is_same_in_all_layouts(&ruling, 6));
}

/// South claims two tricks with a finesse that wins only if East has the queen.
fn finesse(hands: &str) -> ClaimSetup {
    let mut setup = winners();
    setup.cards = rules::bridge::pbn::hands(hands).ok();
    setup.leader = Some(Seat::N);
    setup.statement = vec!["finesse SJ through E".parse().unwrap()];
    setup
}

#[test]
fn asks_for_the_deciding_card() {
    let setup = finesse("N:32... 54... AJ... Q6...");
    let ruling = claim(hide(&setup));
    let Outcome::Fork { question, branches } = &ruling.outcome else { panic!("{:?}", ruling.outcome) };
    assert_eq!(*question, Question::Holds { seat: Seat::W, card: "SQ".parse().unwrap() });
    let tricks = |i: usize| branches[i].ruling.component(Key::Tricks).map(Component::tokens);
    assert_eq!([tricks(0), tricks(1)], [Some(vec!["1".to_owned()]), Some(vec!["2".to_owned()])]);
    let value = json::ruling(&ruling);
    assert_eq!(
        value["outcome"]["question"],
        serde_json::json!({"ask": "holds", "seat": "W", "card": "SQ", "of": "director"})
    );
    assert_eq!(value["outcome"]["branches"][0]["answer"], "yes");
}

#[test]
fn known_lengths_settle_it() {
    let setup = finesse("N:32... 54... AJ... Q6...");
    let hidden = hide(&setup);
    let seen = |seat: Seat| {
        let mut seen = hidden.clone();
        seen.cards.as_mut().unwrap()[seat.index()] = cards("SQ");
        claim(seen)
    };
    assert_eq!(seen(Seat::W).component(Key::Tricks).unwrap().tokens(), ["1"]);
    assert_eq!(seen(Seat::E).component(Key::Tricks).unwrap().tokens(), ["2"]);
    let shorter = hide(&finesse("N:32... 5..4. AJ... Q..3."));
    let mut out = shorter.clone();
    out.shown_out = vec![(Seat::W, Suit::S)];
    assert_eq!(claim(out).component(Key::Tricks).unwrap().tokens(), ["2"]);
    let mut long = shorter.clone();
    long.unseen.lengths = vec![(Seat::E, Suit::S, 0)];
    assert_eq!(claim(long).component(Key::Tricks).unwrap().tokens(), ["1"]);
    // The played cards count like the outstanding ones.
    let mut played = hidden.clone();
    let all = (0..13).filter_map(rules::bridge::Rank::new);
    let deck: Cards = all.flat_map(|rank| Suit::DOWN.map(|suit| Card::new(suit, rank))).collect();
    let left = hidden.hands().iter().fold(hidden.unseen.out.unwrap(), |all, hand| all.and(*hand));
    played.unseen = Unseen { out: None, played: deck.minus(left), ..hidden.unseen.clone() };
    assert_eq!(verdict(&claim(played)), verdict(&claim(hidden)));
}

/// A claim of this many tricks with these hands.
fn with_hands(hands: &str, claims: u8) -> ClaimSetup {
    ClaimSetup { cards: rules::bridge::pbn::hands(hands).ok(), claims, ..winners() }
}

#[test]
fn rules_thousands_of_equal_layouts() {
    let setup = with_hands("N:432.432.43. 765.765.65. AKQ.AKQ.AK. T98.T98.T9.", 8);
    let ruling = claim(hide(&setup));
    assert_eq!(verdict(&ruling), verdict(&claim(setup)));
    assert!(is_same_in_all_layouts(&ruling, 12_870));
}

#[test]
fn differing_large_case_is_a_limit() {
    // The fourth round of spades is lost only when one of the hands has all four outstanding ones.
    let setup = with_hands("N:543.32.43. JT.76.765. AKQ2.AK.A. 98.T9.T98.", 7);
    assert_eq!(claim(setup.clone()).component(Key::Tricks).unwrap().tokens(), ["7"]);
    assert_eq!(claim(hide(&setup)).outcome, Outcome::NotCovered(Limit::Layouts));
}

#[test]
fn too_many_layouts_are_a_limit() {
    let setup = with_hands("N:432.432.432. 765.765.765. AKQ.AKQ.AKQ. T98.T98.T98.", 9);
    let ruling = claim(hide(&setup));
    assert_eq!(ruling.outcome, Outcome::NotCovered(Limit::Layouts));
    let agreed =
        ClaimSetup { announced: Announced::Claim { disputed: false }, agreed: Some(true), ..hide(&setup) };
    assert_eq!(claim(agreed).component(Key::Standing).unwrap().tokens(), ["stands"]);
}

#[test]
fn unknown_hand_faults_name_fields() {
    let good = hide(&winners());
    let faults = |change: &dyn Fn(&mut ClaimSetup)| -> Vec<(String, ClaimFault)> {
        let mut setup = good.clone();
        change(&mut setup);
        setup.check().unwrap_err().into_iter().map(|misfit| (misfit.field, misfit.kind)).collect()
    };
    let one = |field: &str, fault: ClaimFault| vec![(field.to_owned(), fault)];
    let card = |text: &str| text.parse::<Card>().unwrap();
    assert_eq!(
        faults(&|s| s.unseen.hands = vec![Seat::E, Seat::S]),
        one("facts.unseen[1]", ClaimFault::HandNotHidden(Seat::S))
    );
    assert_eq!(
        faults(&|s| s.unseen.hands = vec![Seat::N]),
        one("facts.unseen[0]", ClaimFault::HandNotHidden(Seat::N))
    );
    assert_eq!(
        faults(&|s| s.unseen.hands = vec![Seat::W, Seat::W]),
        one("facts.unseen[1]", ClaimFault::UnseenTwice(Seat::W))
    );
    assert_eq!(faults(&|s| s.unseen.hands = Vec::new()), one("facts.unseen", ClaimFault::NoHandUnseen));
    assert_eq!(
        faults(&|s| s.unseen.out = Some(cards("S3 H2 H4"))),
        one("facts.out", ClaimFault::OutDoesNotFill { has: 3, must: 4 })
    );
    assert_eq!(
        faults(&|s| s.unseen.out = None),
        one("facts.played", ClaimFault::OutDoesNotFill { has: 48, must: 4 })
    );
    assert_eq!(
        faults(&|s| s.unseen.out = Some(cards("S3 H2 H4 SA"))),
        one("facts.out", ClaimFault::CardTwice(card("SA")))
    );
    assert_eq!(
        faults(&|s| s.unseen.played = cards("D4")),
        one("facts.played", ClaimFault::CardTwice(card("D4")))
    );
    assert_eq!(
        faults(&|s| s.unseen.lengths = vec![(Seat::N, Suit::S, 0)]),
        one("facts.lengths[0]", ClaimFault::HandKnown(Seat::N))
    );
    assert_eq!(
        faults(&|s| s.unseen.lengths = vec![(Seat::W, Suit::S, 2)]),
        one("facts.unseen", ClaimFault::NoLayoutFits)
    );
    assert_eq!(
        faults(&|s| s.shown_out = vec![(Seat::W, Suit::S), (Seat::E, Suit::S)]),
        one("facts.unseen", ClaimFault::NoLayoutFits)
    );
    assert_eq!(
        faults(&|s| s.cards.as_mut().unwrap()[Seat::W.index()] = cards("S3 H2 H4")),
        one("facts.cards", ClaimFault::HandSize { seat: Seat::W, has: 3, must: 2 })
    );
    assert_eq!(
        faults(&|s| s.claims = 3),
        one("facts.claims", ClaimFault::TooManyTricks { said: 3, left: 2 }),
        "layout-independent facts are found as usual"
    );
}

#[test]
fn rules_concession_in_every_layout() {
    for edition in [Edition::E1997, Edition::E2007, Edition::E2017, Edition::Social] {
        let setup = queen_drops(Doubted::InCorrectionPeriod);
        let ruled = |facts: ClaimFacts| {
            let facts = Facts::Claim(facts);
            rule(&Case { edition, elections: Elections::default(), date: None, facts })
        };
        let facts = hide(&setup).check().unwrap();
        let over = ruled(facts.clone());
        let layouts = facts.layouts().unwrap();
        assert!(layouts.len() > 1);
        for layout in layouts {
            let hands = layout.cards();
            assert_agrees(&over, &hands, &ruled(layout)).unwrap();
        }
    }
    let without = ClaimSetup { cards: None, ..hide(&queen_drops(Doubted::InCorrectionPeriod)) };
    let found = without.check().unwrap_err();
    assert!(found.iter().any(|misfit| misfit.kind == ClaimFault::UnseenWithoutCards));
}

#[test]
fn concession_layouts_share_plays() {
    let facts = hide(&queen_drops(Doubted::InCorrectionPeriod)).check().unwrap();
    let case = Case {
        edition: Edition::E2017,
        elections: Elections::default(),
        date: None,
        facts: Facts::Claim(facts.clone()),
    };
    let with =
        |facts: &ClaimFacts, plays: u64| verdict(&rules::engine::claim::rule(&case, facts, &plays.into()));
    // An answer that settles one layout does not settle all.
    let alone = facts.layouts().unwrap().remove(0);
    let enough = (0..30).map(|power| 1 << power).find(|n| with(&alone, *n) == with(&alone, BOUND)).unwrap();
    assert_eq!(with(&facts, enough * 1000), with(&facts, BOUND));
    assert_ne!(with(&facts, enough), with(&facts, BOUND));
}

#[test]
fn statement_holds_in_every_layout() {
    let hidden = hide(&queen_drops(Doubted::InCorrectionPeriod));
    let setup = ClaimSetup {
        statement: vec!["cash S".parse().unwrap()],
        shown_out: vec![(Seat::W, Suit::H)],
        ..hidden.clone()
    };
    let layouts = setup.clone().check().unwrap().layouts().unwrap();
    assert_eq!([layouts.len(), hidden.check().unwrap().layouts().unwrap().len()], [10, 20]);
    let over = concession(setup.clone(), Edition::E2017);
    for layout in layouts {
        assert!(layout.cards()[Seat::W.index()].of(Suit::H).is_empty());
        assert_eq!((layout.statement(), layout.shown_out()), (&*setup.statement, &*setup.shown_out));
        assert_agrees(&over, &layout.cards(), &concession(layout.setup(), Edition::E2017)).unwrap();
    }
    let both = vec![(Seat::W, Suit::H), (Seat::E, Suit::H)];
    let found = ClaimSetup { shown_out: both, ..setup }.check().unwrap_err();
    assert_eq!(found[0].kind, ClaimFault::NoLayoutFits);
}

#[test]
fn asks_about_large_concessions() {
    let setup = ClaimSetup {
        announced: conceding(8, 1, None),
        claims: 7,
        cards: rules::bridge::pbn::hands("N:432.432.43. 765.765.65. AKQ.AKQ.AK. T98.T98.T9.").ok(),
        won: Some([3, 2]),
        ..queen_drops(Doubted::InCorrectionPeriod)
    };
    let hidden = hide(&setup);
    assert!(hidden.clone().check().unwrap().layouts().is_none());
    let Outcome::Fork { question, branches } = concession(hidden, Edition::E2017).outcome else {
        panic!("no question")
    };
    assert_eq!(question, Question::NoNormalPlayLoses(Side::NS));
    assert_eq!(branches.len(), 2);
    assert_eq!(concession(setup, Edition::E2017).component(Key::Tricks).unwrap().tokens(), ["8"]);
}

/// Depth of the questions, and number of rulings at their ends.
fn size(ruling: &Ruling) -> (usize, usize) {
    let Outcome::Fork { question, branches } = &ruling.outcome else { return (0, 1) };
    let below = branches.iter().map(|branch| size(&branch.ruling));
    let (deep, wide) = below.fold((0, 0), |(deep, wide), (d, w)| (deep.max(d), wide + w));
    (deep + usize::from(is_of_layout(question)), wide)
}

#[test]
#[ignore = "measures: cargo test --release -p rules -- --ignored --nocapture times_and"]
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn times_and_questions_by_cards() {
    for cards in 5..=8 {
        let mut all = Vec::new();
        let mut limits = 0;
        for seed in 0..40_u64 {
            let setup = random_claim(&mut Chance((seed + 7).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1), cards);
            let Some(facts) = setup.facts() else { continue };
            let facts = Facts::Claim(hide(&facts.setup()).check().unwrap());
            let from = std::time::Instant::now();
            let ruling =
                rule(&Case { edition: setup.edition, elections: setup.elections, date: None, facts });
            let (deep, wide) = size(&ruling);
            limits += usize::from(
                format!("{ruling:?}").contains("Layouts)") || format!("{ruling:?}").contains("SearchBound"),
            );
            all.push((from.elapsed().as_millis(), deep, wide));
        }
        all.sort();
        let of = |n: usize| all[all.len() * n / 100];
        println!(
            "{} claims of {cards} cards: {limits} with a limit; ms, questions, ends: median {:?}, 90 % {:?}, most {:?}",
            all.len(),
            of(50),
            of(90),
            all[all.len() - 1]
        );
    }
}
