//! Law 23: whether the call that replaces a cancelled one is comparable, and what follows from it.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 23A1 | the share of hands is above the upper or below the lower threshold | between them |
//! | 23A2 | all hands of the replacement would have made the cancelled call | where hands cannot be counted |
//! | 23A3 | both have the same purpose | |
//! | 23B | no rectification, no lead restriction, 16C2 off | |
//! | 23C | | whether the outcome could well have been another without the help |

use super::{law_16, law_17, law_26, law_72};
use crate::bridge::Call;
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Duty, LeadRestriction, Replacement};
use crate::engine::rotation::asked::RotationTest;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::standing::MadeCall;
use crate::engine::ruling::{Judgement, Limit, Matter, Question, Ruling};
use crate::law;
use crate::law::Clause;

/// The clauses that speak of a comparable and of any other replacement under the law that led here.
#[derive(Clone, Copy)]
pub(crate) struct ClausesBySide {
    pub comparable: Clause,
    pub not_comparable: Clause,
    /// True if the clause that applies disposes of the case; otherwise that was settled before
    pub named: bool,
    /// The clause above both, which disposes of the case while it is open which of them applies
    pub whole: Option<Clause>,
}

enum CallComparison {
    Yes,
    No,
    /// The Director judges; the share in thousandths, where hands could be counted.
    Judge(Option<u16>),
}

/// The offender may make any legal call; what follows depends on whether it is comparable.
pub(crate) fn free_to_replace(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    clauses: ClausesBySide,
) -> Ruling {
    bench.decide(Component::Offender(Duty::AnyLegalCall));
    let compared = match (hearing.replacement(), found(bench, hearing)) {
        (_, Some(true)) => CallComparison::Yes,
        (_, Some(false)) => CallComparison::No,
        (None, None) if hearing.standing.is_over() => return never_replaced(bench, hearing),
        (None, None) => return clauses.while_open(not_replaced(bench, hearing)),
        (Some(replacement), None) => compare(bench, &hearing.irregular.out, replacement),
    };
    match compared {
        CallComparison::Yes => comparable(bench, hearing, clauses),
        CallComparison::No => not_comparable(bench, hearing, clauses),
        CallComparison::Judge(share) => clauses.while_open(judged(bench, hearing, share)),
    }
}

impl ClausesBySide {
    fn while_open(self, ruling: Ruling) -> Ruling {
        self.whole.into_iter().map(Component::Law).fold(ruling, Ruling::saying)
    }
}

/// The Director's finding.
fn found(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Option<bool> {
    let found = hearing.facts.findings().comparable.of(hearing.call())?;
    Some(bench.trace.ask(law!("23A"), RotationTest::FoundComparable, found))
}

/// Compares two calls: by the Director's finding, or by their meanings where both are known and
/// decisive.
pub(crate) fn is_comparable(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    old: &MadeCall<'_>,
    new: &MadeCall<'_>,
) -> Option<bool> {
    found(bench, hearing).or_else(|| match compare(bench, old, new) {
        CallComparison::Yes => Some(true),
        CallComparison::No => Some(false),
        CallComparison::Judge(_) => None,
    })
}

fn question(hearing: &Hearing<'_, '_>) -> Question {
    Question::Comparable { seat: hearing.offender(), call: hearing.call() }
}

/// The call has not been replaced yet: a ruling for either. Until then, what it told is unauthorised.
fn not_replaced(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let unauthorised = law_16::component(bench, &[hearing.offender()]);
    let ruling = hearing
        .fork_on_finding(bench, question(hearing))
        .saying(Component::Replacement(Replacement::NotTested));
    // At his own turn partner is free for now, whatever will follow.
    let at_partners =
        hearing.irregular.turn == hearing.partner() && hearing.since_by(hearing.partner()).is_none();
    let partner = at_partners.then_some(Component::Partner(Duty::AnyLegalCall));
    unauthorised.into_iter().chain(partner).fold(ruling, Ruling::saying)
}

/// The auction has ended before the offender came to call again: no comparable call has replaced the cancelled one.
pub(crate) fn never_replaced(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    bench.decide(Component::Replacement(Replacement::NotTested));
    law_16::unauthorised(bench, &[hearing.offender()]);
    law_26::restrict(bench, hearing, &hearing.irregular.out, None);
    law_72::watched(bench, hearing);
    law_17::next_turn(bench, hearing);
    bench.remedies()
}

/// The Director judges whether the replacement is comparable: a ruling for either.
fn judged(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, share: Option<u16>) -> Ruling {
    if let Some(permille) = share {
        let range = [Replacement::Comparable, Replacement::NotComparable, Replacement::Judgement];
        bench.judgement.push(Judgement {
            clause: law!("23A1"),
            matter: Matter::Similar(permille),
            range: range.map(Component::Replacement).to_vec(),
        });
    }
    hearing.fork_on_finding(bench, question(hearing)).saying(Component::Replacement(Replacement::Judgement))
}

/// Law 23A, by counting hands.
fn compare(bench: &mut Bench<'_>, out: &MadeCall<'_>, new: &MadeCall<'_>) -> CallComparison {
    let replacement = new.number;
    let (Some(old), Some(meaning)) = (out.meaning, new.meaning) else {
        return CallComparison::Judge(None);
    };
    let Some(share) = meaning.share_in(old) else { return CallComparison::Judge(None) };
    let permille = share.permille();
    let from = bench.case.elections.similar_from.0;
    // What the old call promised beyond what can be counted may have left some of these hands out.
    let countable = !old.promises_beyond(meaning);
    // A subset is asked first: hands that are all among the old ones are so by 23A2, however few of those they are.
    let subset = countable && share.is_whole();
    if bench.trace.ask(law!("23A2"), RotationTest::Subset { replacement, share }, subset) {
        return CallComparison::Yes;
    }
    // What the new call promises beyond that may leave out the very hands that tell against it, or for it.
    let exact = !meaning.promises_beyond(old);
    let similar = countable && exact && permille >= from;
    if bench.trace.ask(law!("23A1"), RotationTest::Similar { replacement, share, from }, similar) {
        return CallComparison::Yes;
    }
    let same = meaning.shares_purpose(old);
    if bench.trace.ask(law!("23A3"), RotationTest::SamePurpose { replacement }, same) {
        return CallComparison::Yes;
    }
    let below = permille < bench.case.elections.dissimilar_below.0;
    // Calls without a hand in common stay so whatever they promise besides.
    if share.both == 0 || (below && exact) {
        CallComparison::No
    } else {
        CallComparison::Judge(Some(permille))
    }
}

fn comparable(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, clauses: ClausesBySide) -> Ruling {
    let offender = hearing.offender();
    bench.trace.ask(clauses.comparable, RotationTest::ReplacementComparable { offender }, true);
    if clauses.named {
        bench.decide(Component::Law(clauses.comparable));
    }
    bench.trace.ask(law!("23B"), RotationTest::NoRectification, true);
    bench.decide(Component::Replacement(Replacement::Comparable));
    bench.decide(Component::Partner(Duty::AnyLegalCall));
    bench.trace.ask(law!("26A"), RotationTest::LeadIsFree { partner: hearing.partner() }, true);
    bench.decide(Component::Lead(LeadRestriction::None));
    bench.decide(Component::UnauthorisedFor { seats: Vec::new(), clause: law!("23B") });
    bench.trace.ask(law!("23C"), RotationTest::HelpWatched { offender }, true);
    bench.decide(Component::Watch(vec![law!("23C")]));
    law_17::next_turn(bench, hearing);
    bench.remedies()
}

fn not_comparable(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, clauses: ClausesBySide) -> Ruling {
    let (offender, partner) = (hearing.offender(), hearing.partner());
    bench.trace.ask(clauses.comparable, RotationTest::ReplacementComparable { offender }, false);
    bench.trace.ask(clauses.not_comparable, RotationTest::ReplacementNotComparable { partner }, true);
    if clauses.named {
        bench.decide(Component::Law(clauses.not_comparable));
    }
    bench.decide(Component::Replacement(Replacement::NotComparable));
    bench.decide(Component::Partner(match hearing.partner_then() {
        None => Duty::MustPassNext,
        Some(made) if made.call == Call::Pass => Duty::AnyLegalCall,
        Some(made) => return bench.not_covered(Limit::ObligationBreached(made.number)),
    }));
    law_16::unauthorised(bench, &[offender]);
    law_26::restrict(bench, hearing, &hearing.irregular.out, hearing.replacement());
    law_72::watched(bench, hearing);
    law_17::next_turn(bench, hearing);
    bench.remedies()
}
