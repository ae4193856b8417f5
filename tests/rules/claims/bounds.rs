//! Bounds that the search proves for endings of four to six cards, compared with every possible
//! position. Positions are fully distinguished here, and each is judged by itself: no bounds, no
//! merged cards, no sharing between standards.

use crate::claims::chance::Chance;
use crate::claims::facts::forgotten;
use rules::bridge::{Card, Cards};
use rules::engine::claim::double_dummy::DoubleDummy;
use rules::engine::claim::play::ending::Ending;
use rules::engine::claim::play::game::{LAYOUTS_UP_TO, SearchGame};
use rules::engine::claim::search::{BOUND, LineSearch, SearchVariation, double_dummy};
use rules::engine::claim::{PlayReason, Standard};
use rules::law::OrderWithinSuit;
use std::collections::BTreeMap;

/// Endings with more positions are skipped.
const MOST_POSITIONS: usize = 30_000;

struct Every<'a, 'g> {
    game: &'g SearchGame<'g>,
    standard: Standard,
    solver: &'a mut DoubleDummy,
    known: BTreeMap<String, u8>,
}

impl Every<'_, '_> {
    /// Fewest tricks over all lines; `None` if there are too many positions.
    fn fewest(&mut self, at: &Ending) -> Option<u8> {
        if at.left() == 0 {
            return Some(0);
        }
        let position = format!("{at:?}");
        if let Some(known) = self.known.get(&position) {
            return Some(*known);
        }
        if self.known.len() > MOST_POSITIONS {
            return None;
        }
        let mut search =
            LineSearch::new(self.game, self.standard, SearchVariation::default(), self.solver, BOUND);
        let (here, certain) = (search.plays_judged(at), search.certain(at));
        let normal = self.fewest_by(&here.at, &here.plays)?.max(certain);
        let tricks = if here.needed.is_empty() {
            normal
        } else {
            // Needs count in his favour only.
            normal.max(self.fewest_by(&here.at, &here.needed)?)
        };
        self.known.insert(position, tricks);
        Some(tricks)
    }

    fn fewest_by(&mut self, at: &Ending, plays: &[(Card, PlayReason)]) -> Option<u8> {
        let mut fewest = u8::MAX;
        for (card, _) in plays {
            let (next, won) = self.game.after(at, *card);
            fewest = fewest.min(won + self.fewest(&next)?);
        }
        Some(fewest)
    }
}

/// Compares this many endings of a size by these standards, and returns the number compared;
/// layouts are enumerated up to this many cards.
fn compare(
    chance: &mut Chance,
    cards: usize,
    endings: usize,
    standards: &[Standard],
    layouts_up_to: u8,
) -> usize {
    let orders = [OrderWithinSuit::TopDown, OrderWithinSuit::Any, OrderWithinSuit::Ebu];
    let mut ended = 0;
    for i in 0..endings {
        let facts = chance.claim(cards);
        let game = SearchGame { layouts_up_to, ..SearchGame::new(&facts, orders[i % 3]) };
        // In every other ending nothing is forgotten, so that tricks are certain.
        let forgotten = if i % 2 == 0 { forgotten(&facts) } else { Cards::EMPTY };
        let at = Ending::of(&facts, forgotten);
        for standard in standards {
            let mut solver = DoubleDummy::new(game.trump);
            let known = BTreeMap::new();
            let every = Every { game: &game, standard: *standard, solver: &mut solver, known }.fewest(&at);
            let Some(every) = every else { continue };
            ended += 1;
            let mut solver = DoubleDummy::new(game.trump);
            let best = double_dummy(&game, &mut solver);
            let proved = LineSearch::new(&game, *standard, SearchVariation::default(), &mut solver, BOUND)
                .worst(&at, 0, best);
            assert_eq!(proved.tricks.settled(), Some(every), "{standard:?} {facts:?}");
            // Standard by standard, as in a ruling.
            let mut search =
                LineSearch::new(&game, Standard::Careless, SearchVariation::default(), &mut solver, BOUND);
            let mut least = 0;
            for next in Standard::ALL.into_iter().filter(|next| next <= standard) {
                search.by(next);
                least = search.tricks(&at, least, best).settled().unwrap();
            }
            assert_eq!(least, every, "from standard to standard: {standard:?} {facts:?}");
        }
    }
    ended
}

#[test]
fn bounds_match_every_position() {
    let mut chance = Chance(0x9a0e);
    let [all, careless] = [&Standard::ALL[..], &Standard::ALL[..1]];
    for (cards, endings, standards, least) in [(4, 60, all, 150), (5, 12, all, 20), (6, 12, careless, 4)] {
        let ended = compare(&mut chance, cards, endings, standards, LAYOUTS_UP_TO);
        println!("{cards} cards: {ended} gone through");
        assert!(ended >= least, "only {ended} of {cards} cards were gone through");
    }
}

/// Early claims have too many positions, so layouts are enumerated up to fewer cards.
#[test]
fn counted_bounds_match_every_position() {
    let mut chance = Chance(0xc047);
    for (cards, endings, layouts_up_to, least) in
        [(4, 120, 0, 300), (4, 60, 2, 150), (5, 30, 3, 50), (6, 12, 0, 4)]
    {
        let ended = compare(&mut chance, cards, endings, &Standard::ALL, layouts_up_to);
        println!("{cards} cards, layouts up to {layouts_up_to}: {ended} gone through");
        assert!(ended >= least, "only {ended} of {cards} cards were gone through");
    }
}
