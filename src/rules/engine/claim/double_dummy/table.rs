//! Transposition table: for the lengths of all suits in all hands, patterns of the holders of the
//! highest cards. A pattern leaves out the cards that did not matter, so it serves other deals as
//! well.

use super::position::{Position, in_suit, lane, low};

/// Capacity in patterns; a full table is cleared. They take 40 megabytes, and their shapes some
/// more.
const MOST: usize = 1 << 20;
/// Room at first, for the endings of a few cards.
const LEAST: usize = 64;
const NONE: u32 = u32::MAX;

/// Bounds of the tricks of North and South.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    pub least: u8,
    pub most: u8,
}

/// Positions that have these highest cards in common.
#[derive(Clone, Copy)]
struct Pattern {
    owners: [u64; 2],
    mask: [u64; 2],
    next: u32,
    bounds: Bounds,
    /// Suit, and rank counted from the top, of a successful lead; 255 for none
    lead: u8,
}

/// Patterns by shape.
pub(super) struct Patterns {
    /// Shape, and the first of its patterns
    shapes: Vec<(u64, u32)>,
    occupied: usize,
    patterns: Vec<Pattern>,
}

/// Result of a lookup.
pub(super) enum Lookup {
    /// Decided: whether North and South win the tricks they need, and by which cards
    Decided(bool, u64),
    /// Undecided: a successful lead in a similar position, and the pattern that fits
    Open(Option<u64>, u32),
}

impl Patterns {
    pub fn new() -> Patterns {
        Patterns { shapes: Vec::new(), occupied: 0, patterns: Vec::new() }
    }

    /// Looks up a position in which North and South need this many tricks.
    pub fn get(&mut self, position: &Position, leader: usize, need: u8) -> Lookup {
        let mut fitting = NONE;
        let mut lead = None;
        if self.shapes.is_empty() {
            return Lookup::Open(None, NONE);
        }
        let slot = self.slot(key(position, leader));
        let owners = pack(position.owners);
        let mut at = self.shapes[slot].1;
        while at != NONE {
            let pattern = &self.patterns[at as usize];
            let differ = |half: usize| (pattern.owners[half] ^ owners[half]) & pattern.mask[half];
            if differ(0) | differ(1) == 0 {
                let Bounds { least, most } = pattern.bounds;
                if least >= need || most < need {
                    return Lookup::Decided(least >= need, cards(position, pattern.mask));
                }
                if lead.is_none() && pattern.lead != 255 {
                    lead = Some(position.nth(pattern.lead as usize / 16, pattern.lead % 16));
                }
                fitting = at;
            }
            at = pattern.next;
        }
        Lookup::Open(lead, fitting)
    }

    /// Stores bounds and the cards they rest on.
    pub fn store(
        &mut self,
        position: &Position,
        leader: usize,
        found: Bounds,
        rests: u64,
        lead: u64,
        fitting: u32,
    ) {
        let mask = mask(position, rests);
        let owners = pack(position.owners);
        let owners = [owners[0] & mask[0], owners[1] & mask[1]];
        let lead = if lead == 0 { 255 } else { named(position, lead) };
        if let Some(old) = self.patterns.get_mut(fitting as usize)
            && old.mask == mask
        {
            old.bounds.least = old.bounds.least.max(found.least);
            old.bounds.most = old.bounds.most.min(found.most);
            if lead != 255 {
                old.lead = lead;
            }
            return;
        }
        if self.patterns.len() >= MOST {
            *self = Patterns::new();
        }
        if self.occupied * 2 >= self.shapes.len() {
            self.grow();
        }
        let slot = self.slot(key(position, leader));
        let (shape, first) = &mut self.shapes[slot];
        if *first == NONE {
            self.occupied += 1;
            *shape = key(position, leader);
        }
        let next = std::mem::replace(first, self.patterns.len() as u32);
        self.patterns.push(Pattern { owners, mask, next, bounds: found, lead });
    }

    /// The slot of the shape.
    fn slot(&self, key: u64) -> usize {
        let mask = self.shapes.len() - 1;
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut at = (mixed >> 29) as usize & mask;
        while self.shapes[at].1 != NONE && self.shapes[at].0 != key {
            at = (at + 1) & mask;
        }
        at
    }

    fn grow(&mut self) {
        let size = (self.shapes.len() * 2).max(LEAST);
        let old = std::mem::replace(&mut self.shapes, vec![(0, NONE); size]);
        for shape in old.into_iter().filter(|shape| shape.1 != NONE) {
            let slot = self.slot(shape.0);
            self.shapes[slot] = shape;
        }
    }
}

/// Lengths and leader. The length of West's spades follows from the others and leaves room for the
/// leader.
fn key(position: &Position, leader: usize) -> u64 {
    position.lengths & !(15 << 60) | (leader as u64) << 60
}

fn pack(owners: [u32; 4]) -> [u64; 2] {
    let [c, d, h, s] = owners.map(u64::from);
    [c | d << 32, h | s << 32]
}

/// The mask of all cards down to the lowest that the result rests on.
fn mask(position: &Position, rests: u64) -> [u64; 2] {
    pack([0, 1, 2, 3].map(|suit| {
        let lowest = low(in_suit(rests, suit));
        if lowest == 0 {
            return 0;
        }
        let count = (in_suit(position.all, suit) & !(lowest - 1)).count_ones();
        !(u32::MAX >> (2 * count))
    }))
}

/// The lowest card of each suit within the mask.
fn cards(position: &Position, mask: [u64; 2]) -> u64 {
    let mut cards = 0;
    for suit in 0..4 {
        let count = (mask[suit / 2] >> (suit % 2 * 32) & 0xffff_ffff).count_ones() as u8 / 2;
        if count > 0 {
            cards |= position.nth(suit, count);
        }
    }
    cards
}

fn named(position: &Position, card: u64) -> u8 {
    let suit = card.trailing_zeros() as usize / 16;
    let from_top =
        (position.all >> lane(suit) & super::position::LANE & !((card >> lane(suit)) - 1)).count_ones();
    (suit * 16) as u8 + from_top as u8
}
