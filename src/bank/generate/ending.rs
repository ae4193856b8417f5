//! Claims and concessions: endings of the bank with other cards and other facts.

use super::chance::Chance;
use super::proof::is_paragraph;
use crate::bank::Bank;
use crate::change::Change;
use crate::variant::Shift;
use rules::bridge::{Card, Cards, Rank};
use rules::engine::claim::ClaimSetup;
use rules::engine::{Case, Component, Facts, Key};
use rules::law::{Clause, Edition, Elections};

/// Most cards in a hand: with more, a ruling takes long.
const CARDS: usize = 5;
/// Of a hundred endings, those modelled on one that the clause decides.
const ON_CLAUSE: usize = 70;
/// Most moves of cards, and most other changes of facts.
const MOVES: usize = 3;
const CHANGES: usize = 2;

/// The endings of a bank, with the clause that decides each.
#[derive(Clone, Debug)]
pub(super) struct Endings(Vec<(Case, Option<Clause>)>);

impl Endings {
    /// Those that are short and whose hands are all known.
    pub fn of(bank: &Bank) -> Endings {
        let is_short = |case: &Case| match &case.facts {
            Facts::Claim(facts) => {
                facts.setup().unseen.is_none() && facts.cards().iter().all(|hand| hand.len() <= CARDS)
            }
            Facts::Rotation(_) => false,
        };
        let short = bank.rulings().filter(|(case, _)| is_short(case));
        let with_clause = short.map(|(case, ruling)| match ruling.component(Key::Law) {
            Some(Component::Law(law)) => (case.clone(), Some(*law)),
            _ => (case.clone(), None),
        });
        Endings(with_clause.collect())
    }

    /// The number of one on which to model an ending for this clause.
    pub fn any(&self, clause: Clause, chance: &mut Chance) -> Option<usize> {
        let is_on = |at: &usize| self.0[*at].1.is_some_and(|law| is_paragraph(law, clause));
        let on_clause: Vec<usize> = (0..self.0.len()).filter(is_on).collect();
        let all: Vec<usize> = (0..self.0.len()).collect();
        let is_near = chance.percent(ON_CLAUSE) && !on_clause.is_empty();
        chance.one_of(if is_near { &on_clause } else { &all }).copied()
    }

    /// The ending with this number with other cards and other facts, at any seats; `None` if they are
    /// inconsistent.
    pub fn told(&self, at: usize, edition: Edition, chance: &mut Chance) -> Option<Case> {
        let model = &self.0.get(at)?.0;
        let Facts::Claim(facts) = &model.facts else { return None };
        let mut setup = facts.setup();
        for _ in 0..=chance.below(MOVES) {
            move_card(&mut setup, chance);
        }
        let turned = Shift::turn(chance.below(4)).claim(&setup)?;
        // Some clauses apply only where the Regulating Authority has chosen so.
        let elections = if model.edition == edition { model.elections } else { Elections::default() };
        let under = |facts| Case { edition, elections, date: None, facts };
        let mut case = under(Facts::Claim(turned.check().ok()?));
        for _ in 0..chance.below(CHANGES + 1) {
            case = chance.one_of(&Change::all(&case))?.apply(&case)?;
        }
        Some(under(case.facts))
    }
}

/// Two hands exchange a card, or a card becomes another of its suit.
fn move_card(setup: &mut ClaimSetup, chance: &mut Chance) {
    let Some(mut hands) = setup.cards else { return };
    let (a, b) = (chance.below(4), chance.below(4));
    let mut from = |hand: usize| chance.one_of(&hands[hand].into_iter().collect::<Vec<Card>>()).copied();
    let (Some(one), Some(other)) = (from(a), from(b)) else { return };
    if a != b && chance.percent(50) {
        hands[a] = hands[a].without(one).with(other);
        hands[b] = hands[b].without(other).with(one);
    } else {
        let here = hands.into_iter().fold(setup.trick.iter().copied().collect(), Cards::and);
        let ranks = (0..13).filter_map(Rank::new).map(|rank| Card::new(one.suit, rank));
        let free: Vec<Card> = ranks.filter(|card| !here.has(*card)).collect();
        let Some(instead) = chance.one_of(&free) else { return };
        hands[a] = hands[a].without(one).with(*instead);
    }
    setup.cards = Some(hands);
}
