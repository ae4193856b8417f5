//! Law 30: a pass out of rotation that has been cancelled.
//!
//! | clause | decided here | left to the Director or the players |
//! |---|---|---|
//! | 30A | at right-hand opponent's turn: the offender passes at his next turn | 72C |
//! | 30B1 | at partner's turn, or left-hand opponent's before he had called: both free, then Law 23A | which call replaces the pass |
//! | 30B2 | at left-hand opponent's turn later: a change of call, Law 25 | whether the earlier call was unintended |
//! | 30C | an artificial pass, or a pass of partner's artificial call: Law 31 | |

use super::asked::RotationAsked;
use super::facts::{Happened, RotationFacts};
use super::law_23::{self, Sides};
use super::law_25;
use super::law_31;
use super::replay::{Irregular, Made, Standing, made};
use super::{fork, goes_on, nothing_further};
use crate::bridge::Call;
use crate::engine::bench::Bench;
use crate::engine::component::{AuctionGoes, Component, Duty, MayAccept};
use crate::engine::ruling::{Answer, Authority, Contested, Limit, Point, Question, Ruling};
use crate::law;

/// The ruling on a cancelled pass out of rotation.
pub(super) fn rule(bench: &mut Bench<'_>, facts: &RotationFacts, irregular: &Irregular<'_>) -> Ruling {
    bench.decide(Component::MayAccept(MayAccept::Nobody));
    bench.decide(Component::Cancelled(vec![irregular.out.number]));
    let unknown = |made: &Made| made.artificial.is_none().then_some(made.number);
    let over = irregular.before.last_action();
    if let Some(number) = unknown(&irregular.out).or_else(|| over.and_then(unknown)) {
        let answers = [(Answer::Yes, true), (Answer::No, false)];
        return fork(
            bench,
            Question::Artificial(number),
            answers.map(|(answer, found)| (answer, facts.with_artificial(number, found))),
        );
    }
    if law_30c(bench, irregular, over) {
        law_31::rule(bench, facts, irregular)
    } else {
        natural(bench, facts, irregular)
    }
}

/// Whether the pass goes to Law 31: it is artificial, or a pass of partner's artificial call.
fn law_30c(bench: &mut Bench<'_>, irregular: &Irregular<'_>, over: Option<&Made>) -> bool {
    let call = irregular.out.number;
    let artificial = irregular.out.artificial == Some(true);
    if bench.trace.ask(law!("30C"), RotationAsked::ArtificialPass { call }, artificial) {
        return true;
    }
    let over = over.filter(|m| m.artificial == Some(true));
    let partners = over.filter(|m| m.seat == irregular.offender().partner()).map(|m| m.number);
    if bench.trace.ask(law!("30C"), RotationAsked::PassOfPartnersArtificial { partners }, partners.is_some())
    {
        return true;
    }
    if let Some(theirs) = over.filter(|m| m.seat.side() != irregular.offender().side()) {
        // Law 30C speaks of any artificial call, the introduction to Law 31 of partner's.
        bench.trace.ask(
            law!("31"),
            RotationAsked::PassOfOpponentsArtificial { theirs: theirs.number },
            false,
        );
        bench.contested.push(Contested {
            clause: law!("30C"),
            point: Point::PassOfOpponentsArtificialCall,
            follows: Authority::PreambleOf31,
            others: vec![Authority::TextOf30C],
        });
    }
    false
}

fn natural(bench: &mut Bench<'_>, facts: &RotationFacts, irregular: &Irregular<'_>) -> Ruling {
    let (offender, turn) = (irregular.offender(), irregular.turn);
    if bench.trace.ask(law!("30A"), RotationAsked::AtRhosTurn { turn }, turn == offender.rho()) {
        return law_30a(bench, irregular);
    }
    let earlier = irregular.earlier().map(|m| m.number);
    let asked = RotationAsked::AtPartnersOrFirstAtLhos { turn, earlier };
    if bench.trace.ask(law!("30B1"), asked, !irregular.is_change_of_call()) {
        bench.trace.ask(law!("30B1(a)"), RotationAsked::PartnerIsFree { partner: offender.partner() }, true);
        bench.decide(Component::Law(law!("30B1")));
        let clauses =
            Sides { comparable: law!("30B1(b)(i)"), not_comparable: law!("30B1(b)(ii)"), named: false };
        return law_23::free_to_replace(bench, facts, irregular, clauses);
    }
    let earlier = irregular.before.last_of(offender).map(|m| m.number);
    bench.trace.ask(law!("30B2"), RotationAsked::LaterAtLhos { turn, earlier }, true);
    bench.decide(Component::Law(law!("30B2")));
    law_25::change_of_call(bench, facts, irregular)
}

/// 30A: the offender passes at his next turn, whatever right-hand opponent does; no test of comparability.
fn law_30a(bench: &mut Bench<'_>, irregular: &Irregular<'_>) -> Ruling {
    nothing_further(bench);
    bench.decide(Component::Law(law!("30A")));
    bench.decide(Component::Offender(Duty::MustPassNext));
    bench.decide(Component::Watch(vec![law!("72C")]));
    let later = match later(irregular) {
        Ok(later) => later,
        Err(limit) => return bench.not_covered(limit),
    };
    match &later.replacement {
        Some(made) if made.call != Call::Pass => {
            return bench.not_covered(Limit::SecondIrregularity(made.number));
        }
        // He has passed, and is free from now on.
        Some(_) => bench.decide(Component::Offender(Duty::AnyLegalCall)),
        None => {}
    }
    now(bench, irregular, &later);
    bench.remedies()
}

/// What followed once the call was cancelled.
pub(super) struct Later {
    /// The auction as it stands
    pub standing: Standing,
    /// The offender's next call, if he has made it
    pub replacement: Option<Made>,
    /// His partner's first call after that
    pub partner_then: Option<Made>,
    /// Right-hand opponent has bid, doubled or redoubled; which is not told
    pub acted: bool,
}

/// Plays on from the cancelled call. A second irregularity, and an illegal call, are met with their limits.
pub(super) fn later(irregular: &Irregular<'_>) -> Result<Later, Limit> {
    let (offender, partner) = (irregular.offender(), irregular.offender().partner());
    let mut later =
        Later { standing: irregular.before.clone(), replacement: None, partner_then: None, acted: false };
    for (n, event) in irregular.numbered() {
        later.acted |= event.happened == Happened::Acted;
        let Some(made) = made(event, n) else { continue };
        if later.acted {
            return Err(Limit::SecondIrregularity(n));
        }
        if made.seat == offender {
            later.replacement.get_or_insert(made.clone());
        } else if made.seat == partner && later.replacement.is_some() {
            later.partner_then.get_or_insert(made.clone());
        }
        later.standing.add(made)?;
    }
    Ok(later)
}

/// Whose turn it is now, or that the auction is over.
pub(super) fn now(bench: &mut Bench<'_>, irregular: &Irregular<'_>, later: &Later) {
    let auction = &later.standing.auction;
    let unmoved = later.standing.made.len() == irregular.before.made.len();
    if later.acted {
        bench.decide(Component::Auction(AuctionGoes::On));
        bench.decide(Component::Turn(auction.turn().lho()));
    } else if unmoved {
        bench.decide(Component::Auction(AuctionGoes::BackTo(auction.turn())));
        bench.decide(Component::Turn(auction.turn()));
    } else {
        goes_on(bench, auction);
    }
}
