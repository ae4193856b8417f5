//! A concession taken back later in social bridge: a trick won, or that no legal play loses, until
//! everyone has called on a later deal; one that no probable play loses until the cards are mixed.

use crate::engine::bench::Bench;
use crate::engine::claim::facts::doubt::Doubted;
use crate::engine::claim::given_up::GivenUpTricks;
use crate::engine::claim::laws::doubt::{ask_when, stands};
use crate::engine::claim::laws::law_71;
use crate::engine::claim::laws::law_71::Window;
use crate::engine::claim::test::social::SocialTest;
use crate::engine::component::{Component, Period, PlayConsequence, TimeLimit};
use crate::engine::ruling::{Limit, Ruling};
use crate::law;

/// The ruling on a doubt that was not raised at once; `None` when it was, and play goes on.
pub(crate) fn rule(bench: &mut Bench, given_up: &GivenUpTricks) -> Option<Ruling> {
    let when = given_up.doubted_when();
    if when == Some(Doubted::AtOnce) {
        return None;
    }
    if !given_up.by_conceding {
        return Some(bench.not_covered(Limit::AgreementWithdrawn));
    }
    bench.decide(Component::Play(PlayConsequence::Ceases));
    Some(match when {
        Some(when) => law_71(bench, given_up, when),
        None => ask_when(bench, given_up),
    })
}

fn law_71(bench: &mut Bench, given_up: &GivenUpTricks, when: Doubted) -> Ruling {
    let over = when == Doubted::AllCalled;
    bench.decide(Component::Period(Period { limit: TimeLimit::UntilAllCalled, over }));
    if !bench.trace.ask(law!("71A"), SocialTest::BeforeAllCalled { when }, !over) {
        return stands(bench, given_up, law!("71A"));
    }
    let open = |bench: &mut Bench| {
        bench.trace.ask(law!("71C"), SocialTest::BeforeMixed { when }, when == Doubted::BeforeMixed)
    };
    law_71::rule_until_1997(
        bench,
        given_up,
        Window { limit: TimeLimit::UntilMixed, open: &open, decided: false },
    )
}
