//! Law 23: whether the call that replaces a cancelled one is comparable, and what follows from it.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 23A1 | the share of hands is above the upper or below the lower threshold | between them |
//! | 23A2 | all hands of the replacement would have made the cancelled call | where hands cannot be counted |
//! | 23A3 | both have the same purpose | |
//! | 23B | no rectification, no lead restriction, 16C2 off | |
//! | 23C | | whether the outcome could well have been another without the help |
//!
//! Decisions:
//!
//! - 23A1: no authority publishes a threshold for *similar*, so both thresholds are elections, with
//!   defaults of 900 and 600 thousandths.
//! - 23A2 is tested before 23A1: a subset whose hands can be counted passes as similar too, and
//!   23A2 would never be cited.

use super::{law_16, law_17, law_26, law_72};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Duty, LeadRestriction, Replacement};
use crate::engine::rotation::finding::FindingKind;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::meaning::{HandShare, Meaning};
use crate::engine::rotation::standing_calls::MadeCall;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::{Judgement, Matter, Question, Ruling};
use crate::law;
use crate::law::Clause;

/// The clauses on a comparable and on any other replacement, in the law that led here.
#[derive(Clone, Copy)]
pub(crate) struct ReplacementClauses {
    pub comparable: Clause,
    pub not_comparable: Clause,
    /// True if the clause that applies disposes of the case; false if another clause has
    pub dispose: bool,
    /// The clause above both, which disposes of the case while it is open which of them applies
    pub whole: Option<Clause>,
    /// The clause by which the Director watches after a comparable call
    pub watched: Clause,
    /// True if partner must pass throughout after any other call, false if once
    pub silences: bool,
    /// The offender's duty until the call is replaced
    pub duty: Duty,
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
    clauses: ReplacementClauses,
) -> Ruling {
    let replaced = hearing.replacement().is_some();
    bench.decide(Component::Offender(if replaced { Duty::AnyLegalCall } else { clauses.duty }));
    let comparison = match (hearing.replacement(), finding(bench, hearing)) {
        (_, Some(true)) => CallComparison::Yes,
        (_, Some(false)) => CallComparison::No,
        (None, None) if hearing.standing.is_over() => return never_replaced(bench, hearing),
        (None, None) => return clauses.while_open(not_replaced(bench, hearing)),
        (Some(replacement), None) => law_23a(bench, &hearing.irregular.out, replacement),
    };
    match comparison {
        CallComparison::Yes => law_23b(bench, hearing, clauses),
        CallComparison::No => not_comparable(bench, hearing, clauses),
        CallComparison::Judge(share) => clauses.while_open(left_to_judgement(bench, hearing, share)),
    }
}

impl ReplacementClauses {
    /// After any other call partner passes once.
    pub const ONCE: ReplacementClauses = ReplacementClauses {
        comparable: law!("23A"),
        not_comparable: law!("23A"),
        dispose: true,
        whole: None,
        watched: law!("23C"),
        silences: false,
        duty: Duty::AnyLegalCall,
    };

    fn while_open(self, ruling: Ruling) -> Ruling {
        self.whole.into_iter().map(Component::Law).fold(ruling, Ruling::with_component)
    }
}

/// The Director's finding.
fn finding(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Option<bool> {
    let found = hearing.facts.findings().of(FindingKind::Comparable, hearing.call())?;
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
    finding(bench, hearing).or_else(|| match law_23a(bench, old, new) {
        CallComparison::Yes => Some(true),
        CallComparison::No => Some(false),
        CallComparison::Judge(_) => None,
    })
}

fn question(hearing: &Hearing<'_, '_>) -> Question {
    Question::Comparable { seat: hearing.offender(), call: hearing.call() }
}

/// The call has not been replaced yet: a ruling for either answer. Until then, the information from
/// it is unauthorised.
fn not_replaced(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let unauthorised = law_16::unauthorised(bench, &[hearing.offender()]);
    let ruling = hearing
        .fork_on_finding(bench, question(hearing))
        .with_component(Component::Replacement(Replacement::NotTested));
    // At his own turn partner is free for now, whatever will follow.
    let at_partners =
        hearing.irregular.turn == hearing.partner() && hearing.since_by(hearing.partner()).is_none();
    let partner = at_partners.then_some(Component::Partner(Duty::AnyLegalCall));
    std::iter::once(unauthorised).chain(partner).fold(ruling, Ruling::with_component)
}

/// The auction has ended before the offender's next turn: no comparable call has replaced the
/// cancelled one.
pub(crate) fn never_replaced(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    bench.decide(Component::Replacement(Replacement::NotTested));
    law_16::law_16c(bench, &[hearing.offender()]);
    law_26::restrict(bench, hearing, &hearing.irregular.out, None);
    law_72::law_72c(bench, hearing);
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// The Director judges whether the replacement is comparable: a ruling for either answer.
fn left_to_judgement(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, share: Option<u16>) -> Ruling {
    if let Some(permille) = share {
        let range = [Replacement::Comparable, Replacement::NotComparable, Replacement::Judgement];
        bench.judgement.push(Judgement {
            clause: law!("23A1"),
            matter: Matter::Similar(permille),
            range: range.map(Component::Replacement).to_vec(),
        });
    }
    hearing
        .fork_on_finding(bench, question(hearing))
        .with_component(Component::Replacement(Replacement::Judgement))
}

/// Two meanings, and the share of hands that make both calls.
struct Comparison<'a> {
    replacement: usize,
    old: &'a Meaning,
    new: &'a Meaning,
    share: HandShare,
    /// False if the old call promised something uncountable that may have left some of the shared
    /// hands out
    countable: bool,
    /// False if the new call promises something uncountable that may leave out the very hands that
    /// decide, for or against it
    exact: bool,
}

/// 23A: compares two calls by counting hands.
///
/// A subset is tested first: hands that are all among the old ones are so by 23A2, however few of
/// those they are.
fn law_23a(bench: &mut Bench<'_>, out: &MadeCall<'_>, replacement: &MadeCall<'_>) -> CallComparison {
    let (Some(old), Some(new)) = (out.meaning, replacement.meaning) else {
        return CallComparison::Judge(None);
    };
    let Some(share) = new.share_in(old) else { return CallComparison::Judge(None) };
    let (countable, exact) = (!old.promises_beyond(new), !new.promises_beyond(old));
    let compared = Comparison { replacement: replacement.number, old, new, share, countable, exact };
    if law_23a2(bench, &compared) || law_23a1(bench, &compared) || law_23a3(bench, &compared) {
        return CallComparison::Yes;
    }
    let permille = share.permille();
    let below = permille < bench.case.elections.dissimilar_below.0;
    // Calls without a hand in common stay so whatever they promise besides.
    if share.both == 0 || (below && exact) {
        CallComparison::No
    } else {
        CallComparison::Judge(Some(permille))
    }
}

/// 23A1: a similar meaning.
fn law_23a1(bench: &mut Bench<'_>, compared: &Comparison<'_>) -> bool {
    let Comparison { replacement, share, countable, exact, .. } = *compared;
    let from = bench.case.elections.similar_from.0;
    let similar = countable && exact && share.permille() >= from;
    bench.trace.ask(law!("23A1"), RotationTest::Similar { replacement, share, from }, similar)
}

/// 23A2: a subset of the possible meanings.
fn law_23a2(bench: &mut Bench<'_>, compared: &Comparison<'_>) -> bool {
    let Comparison { replacement, share, countable, .. } = *compared;
    let subset = countable && share.is_whole();
    bench.trace.ask(law!("23A2"), RotationTest::Subset { replacement, share }, subset)
}

/// 23A3: the same purpose.
fn law_23a3(bench: &mut Bench<'_>, compared: &Comparison<'_>) -> bool {
    let same = compared.new.shares_purpose(compared.old);
    bench.trace.ask(law!("23A3"), RotationTest::SamePurpose { replacement: compared.replacement }, same)
}

/// 23B: no rectification after a comparable call.
fn law_23b(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, clauses: ReplacementClauses) -> Ruling {
    let offender = hearing.offender();
    bench.trace.ask(clauses.comparable, RotationTest::ReplacementComparable { offender }, true);
    if clauses.dispose {
        bench.decide(Component::Law(clauses.comparable));
    }
    bench.trace.ask(law!("23B"), RotationTest::NoRectification, true);
    bench.decide(Component::Replacement(Replacement::Comparable));
    bench.decide(Component::Partner(Duty::AnyLegalCall));
    law_26::law_26a(bench, hearing);
    bench.decide(Component::Lead(LeadRestriction::None));
    bench.decide(Component::UnauthorisedFor { seats: Vec::new(), clause: law!("23B") });
    watch(bench, hearing, clauses.watched);
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// 23C, or 27D: the Director watches whether the offenders gain by the cancelled call.
pub(crate) fn watch(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, clause: Clause) {
    bench.trace.ask(clause, RotationTest::HelpWatched { offender: hearing.offender() }, true);
    bench.decide(Component::Watch(vec![clause]));
}

/// The replacement is not comparable: partner passes, once or throughout.
fn not_comparable(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, clauses: ReplacementClauses) -> Ruling {
    let (offender, partner) = (hearing.offender(), hearing.partner());
    bench.trace.ask(clauses.comparable, RotationTest::ReplacementComparable { offender }, false);
    if clauses.silences {
        bench.trace.ask(clauses.not_comparable, RotationTest::MustPassThroughout { player: partner }, true);
    } else {
        bench.trace.ask(clauses.not_comparable, RotationTest::ReplacementNotComparable { partner }, true);
    }
    if clauses.dispose {
        bench.decide(Component::Law(clauses.not_comparable));
    }
    bench.decide(Component::Replacement(Replacement::NotComparable));
    bench.decide(Component::Partner(match hearing.partner_after_replacement() {
        _ if clauses.silences => Duty::MustPassThroughout,
        None => Duty::MustPassNext,
        // A pass, or a call in breach of the duty that stands (37A).
        Some(_) => Duty::AnyLegalCall,
    }));
    law_16::law_16c(bench, &[offender]);
    law_26::restrict(bench, hearing, &hearing.irregular.out, hearing.replacement());
    law_72::law_72c(bench, hearing);
    law_17::next_turn(bench, hearing);
    bench.rectification()
}
