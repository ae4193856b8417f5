//! Law 68, claim or concession of tricks.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 68 | a statement about the trick in progress only is neither | what it concerned |
//! | 68A | what is a claim | whether showing cards was meant as one |
//! | 68B1 (68B in 1997) | what is a concession; a claim of some tricks concedes the rest | |
//! | 68B2 (68B in 1997) | a defender concedes and partner objects at once | whether it was at once |
//! | 68D | play ceases, since 2017 it is suspended | whether all four agree to play on |
//!
//! That the implied claim falls with the concession is in the text since 2017; before, it rests on
//! minute 10 of the World Bridge Federation's Laws Committee of 28 October 2001, and the ruling
//! says so.

use crate::bridge::Seat;
use crate::engine::bench::Bench;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::facts::claim_setup::Objection;
use crate::engine::claim::facts::doubt::Doubted;
use crate::engine::claim::test::ClaimTest;
use crate::engine::component::{ClaimedTricks, Component, ExposedCards, PlayConsequence, Standing};
use crate::engine::ruling::{Answer, Authority, Branch, Contested, Outcome, Point, Question, Ruling};
use crate::law;
use crate::law::{Clause, Edition};

/// The reaction of the conceder's partner, as far as known: a doubt raised at once is an immediate
/// objection, a later one is none.
pub(crate) fn objection(facts: &ClaimFacts) -> Option<Objection> {
    let doubt = facts.doubt();
    let by_partner = doubt.by == Some(facts.claimer().partner()) && doubt.when == Some(Doubted::AtOnce);
    let later = doubt.is_later().then_some(Objection::No);
    facts.objection().or(by_partner.then_some(Objection::AtOnce)).or(later)
}

/// 68, introduction: a claim or concession concerns tricks other than the one in progress.
pub(crate) fn law_68(bench: &mut Bench, current_only: bool) -> bool {
    bench.trace.ask(law!("68"), ClaimTest::OtherTricks, !current_only)
}

/// Neither claim nor concession: play goes on. Cards that a defender showed are not penalty cards,
/// and information from them is unauthorised for partner.
pub(crate) fn current_trick_only(mut bench: Bench, exposed: &[Seat], declarer: Seat) -> Ruling {
    bench.decide(Component::What(ClaimedTricks::Neither));
    bench.decide(Component::Law(law!("68")));
    bench.decide(Component::Play(PlayConsequence::On));
    bench.decide(Component::Standing(Standing::NotEstablished));
    let shown: Vec<Seat> = exposed.iter().copied().filter(|s| s.side() != declarer.side()).collect();
    exposed_cards(&mut bench, law!("68"), &shown);
    if !shown.is_empty() {
        unauthorised(&mut bench, law!("16"), shown.iter().map(|s| s.partner()).collect());
    }
    bench.finish(Outcome::PlayOn)
}

/// 68A: a claim of this many tricks.
pub(crate) fn law_68a_tricks(bench: &mut Bench, claims: u8, left: u8) {
    bench.trace.ask(law!("68A"), ClaimTest::ClaimsTricks { claims, left }, claims > 0);
}

/// 68B1 (68B in 1997): a concession of this many tricks, stated or implied.
pub(crate) fn law_68b1_tricks(bench: &mut Bench, concedes: u8, left: u8) {
    let clause = bench.cite([law!("68B1"), law!("68B")]);
    bench.trace.ask(clause, ClaimTest::ConcedesTricks { concedes, left }, concedes > 0);
}

/// The component of a claim or concession that stands.
pub(crate) fn claimed_tricks(claims: u8, concedes: u8) -> ClaimedTricks {
    match (claims, concedes) {
        (_, 0) => ClaimedTricks::Claim(claims),
        (0, _) => ClaimedTricks::Concession(concedes),
        _ => ClaimedTricks::Both,
    }
}

/// Play after a claim or concession (68D): it ceases, and since 2017 it is suspended.
pub(crate) fn law_68d_play(bench: &mut Bench) {
    let stops =
        if bench.edition() == Edition::E2017 { PlayConsequence::Suspended } else { PlayConsequence::Ceases };
    bench.decide(Component::Play(stops));
}

fn cite_68b2(bench: &Bench) -> Clause {
    bench.cite([law!("68B2"), law!("68B")])
}

/// The clause on information from withdrawn actions that 68B2 names: 16C in 2017, 16D in 2007,
/// before that Law 16 as a whole.
fn cite_16c(bench: &Bench) -> Clause {
    match bench.edition() {
        Edition::E2017 => law!("16C"),
        Edition::E2007 => law!("16D"),
        _ => law!("16"),
    }
}

/// 68B2: a defender conceded.
pub(crate) fn law_68b2_defender(bench: &mut Bench, conceder: Seat, by_defender: bool) -> bool {
    bench.trace.ask(cite_68b2(bench), ClaimTest::DefenderConcedes { conceder }, by_defender)
}

/// 68B2: the defender's partner objected immediately.
pub(crate) fn law_68b2_objection(bench: &mut Bench, conceder: Seat, at_once: bool) -> bool {
    let partner = conceder.partner();
    bench.trace.ask(cite_68b2(bench), ClaimTest::PartnerObjected { partner }, at_once)
}

/// 68B2: no concession has occurred, nor a claim; play goes on.
pub(crate) fn law_68b2(mut bench: Bench, facts: &ClaimFacts, claims: u8) -> Ruling {
    let clause = cite_68b2(&bench);
    bench.decide(Component::What(ClaimedTricks::Neither));
    bench.decide(Component::Law(clause));
    bench.decide(Component::Play(PlayConsequence::On));
    bench.decide(Component::Standing(Standing::NotEstablished));
    if claims > 0 {
        bench.trace.ask(clause, ClaimTest::ClaimFallsToo { claims }, true);
        if bench.edition() < Edition::E2017 {
            let (point, follows) = (Point::ClaimImpliedByConcession, Authority::WbflcMinute2001);
            let others = vec![Authority::ClaimStandsAlone];
            bench.contested.push(Contested::between(clause, point, follows, others));
        }
    }
    let shown = facts.defenders_shown();
    if bench.edition() >= Edition::E2007 {
        // The text of this clause has said since 2007 that they are no penalty cards.
        exposed_cards(&mut bench, clause, &shown);
    }
    let mut partners: Vec<Seat> = shown.iter().map(|s| s.partner()).collect();
    partners.push(facts.claimer().partner());
    let clause = cite_16c(&bench);
    unauthorised(&mut bench, clause, partners);
    bench.finish(Outcome::Rectification)
}

fn exposed_cards(bench: &mut Bench, clause: Clause, seats: &[Seat]) {
    let any = bench.trace.ask(clause, ClaimTest::CardsExposed { seats: seats.to_vec() }, !seats.is_empty());
    bench.decide(Component::ExposedCards(if any { ExposedCards::NotPenalty } else { ExposedCards::None }));
}

fn unauthorised(bench: &mut Bench, clause: Clause, mut seats: Vec<Seat>) {
    seats.sort();
    seats.dedup();
    for seat in &seats {
        bench.trace.ask(clause, ClaimTest::Unauthorised { seat: *seat }, true);
    }
    bench.decide(Component::UnauthorisedFor { seats, clause });
}

/// Asks whether partner objected at once (68B2): a ruling for each answer.
pub(crate) fn ask_objection(bench: &mut Bench, conceder: Seat, rule: &dyn Fn(Objection) -> Ruling) -> Ruling {
    let branches =
        [(Answer::Yes, Objection::AtOnce), (Answer::Later, Objection::Later), (Answer::No, Objection::No)];
    let branches = branches.map(|(answer, objection)| Branch { answer, ruling: rule(objection) });
    bench.fork(Question::ObjectedAtOnce(conceder.partner()), branches.into())
}
