//! Law 70D3 of 2007: play should have ceased, but play after the claim may be taken as evidence.
//!
//! The Director *may* accept it as evidence of how play would have gone or of how good the claim
//! was. So neither number is wrong: that of the claim by itself, which the ruling follows, nor that
//! of the cards played with the worst normal line after them. Both stand in the range.

use super::law_70::score;
use crate::bridge::Cards;
use crate::engine::case::Case;
use crate::engine::claim::assess::SearchMeans;
use crate::engine::claim::assess::cache::AssessmentCache;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::normal;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::search::{BOUND, LineSearch, SearchVariation};
use crate::engine::claim::test::act::ActTest;
use crate::engine::claim::test::{ClaimTest, Standard};
use crate::engine::component::{Component, Key};
use crate::engine::ruling::{Judgement, Limit, Matter, Outcome, Ruling};
use crate::engine::trace::{Test, Trace};
use crate::law;

/// 70D3: adds the evidence of the play since to the ruling on a contested claim.
pub(crate) fn law_70d3(
    mut ruling: Ruling,
    case: &Case,
    facts: &ClaimFacts,
    cache: &mut AssessmentCache,
) -> Ruling {
    let clause = law!("70D3");
    let cards = facts.act().played_on.clone();
    let settled = ruling.outcome == Outcome::Rectification;
    let Some(without) = number(&ruling, facts).filter(|_| settled && clause.is_in(case.edition)) else {
        return ruling;
    };
    if cards.is_empty() {
        return ruling;
    }
    let game = SearchGame::under(facts, case.edition, &case.elections);
    let Some(with) = with_play(&game, &mut cache.means, forgotten(&ruling.trace)) else {
        ruling.beyond = Some(Limit::SearchBound);
        return ruling;
    };
    ruling.trace.ask(clause, ActTest::PlayIsEvidence { cards, without, with }, with != without);
    if with != without {
        let range = [without, with].into_iter().flat_map(|n| score(facts, n)).collect();
        ruling.judgement.push(Judgement { clause, matter: Matter::PlayIsEvidence, range });
    }
    ruling
}

/// The tricks of the claimer's side in a ruling that has one number.
fn number(ruling: &Ruling, facts: &ClaimFacts) -> Option<u8> {
    match ruling.component(Key::Tricks)? {
        Component::Tricks(t) if t.least != t.most => None,
        Component::Tricks(t) if facts.claimer().side() == t.declarer => Some(t.least),
        Component::Tricks(t) => Some(t.left - t.least),
        _ => None,
    }
}

/// The cards that the ruling takes the claimer to have forgotten.
fn forgotten(trace: &Trace) -> Cards {
    let cards = trace.steps().iter().filter(|step| step.holds).filter_map(|step| match &step.test {
        Test::Claim(ClaimTest::TrumpForgotten { cards, .. } | ClaimTest::CardsForgotten { cards, .. }) => {
            Some(*cards)
        }
        _ => None,
    });
    cards.fold(Cards::EMPTY, Cards::and)
}

/// The tricks by the cards played and the worst normal line after them; `None` when the search
/// passed its bound.
fn with_play(game: &SearchGame, means: &mut SearchMeans, forgotten: Cards) -> Option<u8> {
    let facts = game.facts;
    let mut at = normal::at_claim(game, forgotten);
    let mut won = 0;
    for card in &facts.act().played_on {
        // Brings the statement up to this point of the play.
        let mut search =
            LineSearch::new(game, Standard::Careless, SearchVariation::default(), &mut means.solver, BOUND);
        let (next, tricks) = game.after(&search.plays_judged(&at).at, *card);
        (at, won) = (next, won + tricks);
    }
    let share = means.share();
    let [careless, considered] = means.search(game, SearchVariation::default(), share, |search| {
        let careless = search.tricks(&at, 0, at.left());
        search.by(Standard::Considered);
        [careless, search.tricks(&at, careless.least, at.left())]
    });
    let (careless, considered) = (won + careless.settled()?, won + considered.settled()?);
    // A conceded trick comes back only where no normal play could lose it.
    Some(considered.min(careless.max(facts.claims())))
}
