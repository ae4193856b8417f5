//! Law 68C and D: the statement and the faced hand, and the consequence for the play.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 68C | since 2017 the claimer or conceder faces the hand; the statement is taken from the facts | |
//! | 68D of 1987 and 1997 | play ceases, and what is played later is void | |
//! | 68D of 2007 | play ceases; what was played later may be evidence (70D3) | what it shows |
//! | 68D of 2017 | play is suspended; what is played without agreement counts for nothing | |
//! | 68D2(a) of 2017 | the Director is called, and nothing is done until then | |
//! | 68D2(b) of 2017 | the side that did not speak asks to play on, all four agree: it is void | whether they agree |
//!
//! The code of 2017 does not say in so many words what play without agreement counts for. Play is
//! suspended, nothing may be done until the Director comes, and 70D3 is gone: so it counts for
//! nothing.

use crate::bridge::Seat;
use crate::engine::bench::Bench;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::facts::act::Act;
use crate::engine::claim::test::ClaimTest;
use crate::engine::claim::test::act::ActTest;
use crate::engine::component::{Component, ExposedCards, PlayConsequence, Standing};
use crate::engine::fact::Count;
use crate::engine::ruling::{Answer, Branch, Outcome, Question, Ruling};
use crate::law;
use crate::law::{Clause, Edition};

/// 68C: the claimer or conceder faces the hand, since 2017 and in social bridge.
pub(crate) fn law_68c(bench: &mut Bench, facts: &ClaimFacts) {
    if matches!(bench.edition(), Edition::E2017 | Edition::Social) {
        bench.trace.ask(
            law!("68C"),
            ActTest::FacesHand { seat: facts.claimer(), faced: facts.claimer_showed_cards() },
            true,
        );
    }
}

/// 68C: the statement of a line of play, with its number of steps.
pub(crate) fn law_68c_statement(bench: &mut Bench, steps: usize) {
    bench.trace.ask(law!("68C"), ClaimTest::LineStated { steps: Count(steps) }, steps > 0);
}

/// 68D1: undisputed.
pub(crate) fn law_68d1(bench: &mut Bench, facts: &ClaimFacts) {
    law_68d_played_on(bench, facts);
    let clause = law!("68D1");
    if clause.is_in(bench.edition()) {
        bench.trace.ask(clause, ActTest::LeadsToAgreement, true);
    }
}

/// 68D2: a player disputes it. Returns the ruling when play goes on by agreement, or when the
/// agreement is unknown; `None` when the Director decides.
pub(crate) fn law_68d2(
    bench: &mut Bench,
    facts: &ClaimFacts,
    rule_again: &mut dyn FnMut(Act) -> Ruling,
) -> Option<Ruling> {
    if let Some(request) = facts.act().play_on
        && law_68d2b(bench, facts, request.asked_by)
    {
        match request.all_agree {
            None => return Some(ask_all_agree(bench, facts, rule_again)),
            Some(agree) => {
                if law_68d2b_i(bench, agree) {
                    return Some(law_68d2b_ii(bench, facts));
                }
            }
        }
    }
    law_68d_played_on(bench, facts);
    law_68d2a(bench);
    None
}

/// 68D2(a) (68D before 2017): the Director is called.
fn law_68d2a(bench: &mut Bench) {
    let clause = bench.cite([law!("68D2(a)"), law!("68D")]);
    bench.trace.ask(clause, ActTest::DirectorCalled, true);
}

/// 68D2(b)(i): all four agree that play continue.
fn law_68d2b_i(bench: &mut Bench, agree: bool) -> bool {
    bench.trace.ask(law!("68D2(b)(i)"), ActTest::AllAgree, agree)
}

/// 68D2(b): the request must come from the side that neither claimed nor conceded. No code before
/// 2017 provides for it.
fn law_68d2b(bench: &mut Bench, facts: &ClaimFacts, by: Seat) -> bool {
    let known = law!("68D2(b)").is_in(bench.edition());
    let clause = bench.cite([law!("68D2(b)"), law!("68D")]);
    let valid = known && by.side() != facts.claimer().side();
    bench.trace.ask(clause, ActTest::AsksToPlayOn { by, known }, valid)
}

/// 68D2(b)(ii): it is void and not adjudicated, Laws 16 and 50 do not apply, and the score obtained
/// stands.
fn law_68d2b_ii(bench: &mut Bench, facts: &ClaimFacts) -> Ruling {
    let clause = law!("68D2(b)(ii)");
    let made = facts.declarers_tricks_played_on();
    bench.trace.ask(clause, ActTest::VoidByAgreement { made }, true);
    bench.decide(Component::Law(clause));
    bench.decide(Component::Play(PlayConsequence::On));
    bench.decide(Component::Standing(Standing::Void));
    bench.decide(Component::UnauthorisedFor { seats: Vec::new(), clause });
    let shown = facts.defenders_shown();
    let shows = bench.trace.ask(clause, ClaimTest::CardsExposed { seats: shown.clone() }, !shown.is_empty());
    bench.decide(Component::ExposedCards(if shows { ExposedCards::NotPenalty } else { ExposedCards::None }));
    made.into_iter()
        .flat_map(|made| facts.score_components(made))
        .for_each(|component| bench.decide(component));
    bench.finish(Outcome::Rectification)
}

/// 68D: cards were played although play had ceased or was suspended.
fn law_68d_played_on(bench: &mut Bench, facts: &ClaimFacts) {
    let cards = facts.act().played_on.clone();
    if !cards.is_empty() {
        bench.trace.ask(law!("68D"), ActTest::PlayedOn { cards }, true);
    }
}

/// Asks whether all four agree. Meanwhile play may continue if they do.
fn ask_all_agree(bench: &mut Bench, facts: &ClaimFacts, rule_again: &mut dyn FnMut(Act) -> Ruling) -> Ruling {
    let branches = [(Answer::Yes, true), (Answer::No, false)]
        .map(|(answer, agree)| Branch { answer, ruling: rule_again(facts.act().with_all_agree(agree)) });
    let ruling = bench.fork(Question::AllAgree, branches.into());
    ruling.with_component(Component::Play(PlayConsequence::MayGoOnIfAllAgree))
}

/// The clause on dispute: 68D, since 2017 68D2.
fn cite_68d(bench: &Bench) -> Clause {
    bench.cite([law!("68D2"), law!("68D")])
}

/// 68D (68D2 since 2017): a player disputes it.
pub(crate) fn law_68d_disputed(bench: &mut Bench, disputed: bool) -> bool {
    let clause = cite_68d(bench);
    bench.trace.ask(clause, ClaimTest::Disputed, disputed)
}
