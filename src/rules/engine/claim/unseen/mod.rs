//! Hands whose cards the Director does not know: what is told of them, the layouts that fit it, and the ruling over all.
//!
//! ```toml
//! unseen = ["W", "E"]          # of these hands `cards` has only what is known to be there
//! out = ["SQ", "S7", "H4"]     # the cards they hold between them; or `played`, and they hold what is left of the deck
//! played = ["SA", "S3"]
//! lengths = ["W 2S"]           # so many cards of a suit one of them is known to have
//! ```
//!
//! Not to know a layout is the Director's ignorance and not the claimer's: every layout is ruled on as if it were known
//! (`merge`), and where the rulings differ the question is the one that tells most of them apart (`question`). Of a claim with
//! more layouts than that is done for, all are gone through as long as they say the same. Otherwise no search sees any
//! hands: what hangs on them is asked or is a limit.

mod check;
mod merge;
mod question;
mod says;

pub(super) use check::{claim as check_claim, concession as check_concession};

use super::ending::ShownOut;
use super::facts::{ClaimFacts, ClaimSetup};
use super::layouts::Deal;
use super::work::Work;
use super::{ConcessionFacts, ConcessionSetup, hearing, law_68};
use crate::bridge::{Card, Cards, Rank, Seat, Suit, Trick};
use crate::engine::case::Case;
use crate::engine::effort::Effort;
use crate::engine::ruling::Ruling;
use merge::{Layout, Merging};

/// So many layouts may be dealt to find those that fit the lengths told.
const DEALT: u64 = 20_000;

/// More layouts than this are not told apart by questions: two hands of six cards have so many.
const TOLD_APART: usize = 924;

/// More than this are not gone through, though they may all say the same: two hands of eight cards have so many.
const GONE_THROUGH: usize = 12_870;

/// So many from all parts of them come first: where these differ the others need not be looked at.
const LOOKED_AT_FIRST: usize = 48;

/// Of all the plays a layout among so many may take this part, so that those which are not simple end it soon.
const PART_OF_ONE: u64 = 20;

/// What is told of hands whose cards are not known. The cards known to be in one stand with the hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unseen {
    /// Whose: one or both of the hands that the speaker does not see
    pub hands: Vec<Seat>,
    /// The cards that they hold between them, when told
    pub out: Option<Cards>,
    /// Cards played to the tricks before
    pub played: Cards,
    /// How many cards of a suit one of them has
    pub lengths: Vec<(Seat, Suit, u8)>,
}

impl Unseen {
    /// Returns true if all hands are known, and nothing else is told.
    pub fn is_none(&self) -> bool {
        *self == Unseen::default()
    }
}

/// A table at which cards of some hands are not known.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    cards: [Cards; 4],
    leader: Seat,
    trick: &'a [Card],
    shown_out: &'a [(Seat, Suit)],
    unseen: &'a Unseen,
}

impl<'a> Table<'a> {
    /// The table of a claim.
    pub fn of_claim(setup: &'a ClaimSetup) -> Table<'a> {
        let ClaimSetup { cards, leader, trick, shown_out, unseen, .. } = setup;
        Table { cards: *cards, leader: *leader, trick, shown_out, unseen }
    }

    /// The table of a concession, when its cards are told.
    pub fn of_concession(setup: &'a ConcessionSetup) -> Option<Table<'a>> {
        let leader = setup.leader.unwrap_or(setup.declarer);
        let ConcessionSetup { said, trick, unseen, .. } = setup;
        Some(Table { cards: setup.cards?, leader, trick, shown_out: &said.shown_out, unseen })
    }

    fn is_known(&self, seat: Seat) -> bool {
        !self.unseen.hands.contains(&seat)
    }

    /// Whether this player has played to the trick in progress.
    fn has_played(&self, seat: Seat) -> bool {
        (0..self.trick.len().min(4)).any(|i| self.leader.after(i) == seat)
    }

    /// Tricks left, the one in progress included, as the hands that are known tell them.
    pub fn left(&self) -> u8 {
        let known = Seat::ALL.into_iter().filter(|seat| self.is_known(*seat));
        let left = known.map(|seat| self.cards[seat.index()].len() + usize::from(self.has_played(seat)));
        left.max().unwrap_or(0) as u8
    }

    /// How many cards this player has.
    fn size(&self, seat: Seat) -> usize {
        usize::from(self.left()).saturating_sub(usize::from(self.has_played(seat)))
    }

    /// How many cards the unseen hands have between them.
    fn room(&self) -> usize {
        self.unseen.hands.iter().map(|seat| self.size(*seat)).sum()
    }

    /// The cards that are known to be in unseen hands.
    fn placed(&self) -> Cards {
        self.unseen.hands.iter().fold(Cards::EMPTY, |all, seat| all.and(self.cards[seat.index()]))
    }

    /// The cards that lie in no unseen hand: in the others, in the trick, or played before.
    fn elsewhere(&self) -> Cards {
        let known = Seat::ALL.into_iter().filter(|seat| self.is_known(*seat));
        let held = known.fold(Cards::EMPTY, |all, seat| all.and(self.cards[seat.index()]));
        self.trick.iter().fold(held.and(self.unseen.played), |all, card| all.with(*card))
    }

    /// The cards that the unseen hands have between them.
    pub fn out(&self) -> Cards {
        if self.unseen.hands.is_empty() {
            return Cards::EMPTY;
        }
        self.unseen.out.map_or_else(|| deck().minus(self.elsewhere()), |out| out.and(self.placed()))
    }

    fn shown_out(&self) -> ShownOut {
        let told =
            self.shown_out.iter().fold(ShownOut::default(), |all, (seat, suit)| all.with(*seat, *suit));
        let trick = self.trick.iter().take(4).fold((told, Trick::new(self.leader)), |(out, trick), card| {
            let led = trick.cards().next().map_or(card.suit, |led| led.suit);
            let out = if led == card.suit { out } else { out.with(trick.turn(), led) };
            (out, trick.play(*card))
        });
        trick.0
    }

    fn fits(&self, hands: &[Cards; 4]) -> bool {
        let mut lengths = self.unseen.lengths.iter();
        lengths.all(|(seat, suit, n)| hands[seat.index()].of(*suit).len() == usize::from(*n))
    }

    /// The layouts that fit what is told; nothing where there are more than so many.
    fn layouts(&self, most: usize) -> Option<Vec<[Cards; 4]>> {
        let out = self.out();
        let mut all = match self.unseen.hands[..] {
            [first, second] => {
                let cards: Vec<Card> = out.minus(self.placed()).into_iter().rev().collect();
                let Some(room) = self.size(first).checked_sub(self.cards[first.index()].len()) else {
                    return Some(Vec::new());
                };
                match Deal::new(self.shown_out(), [first, second], &cards, self.cards, room) {
                    Some(deal) => deal.all(DEALT)?,
                    None => Vec::new(),
                }
            }
            [only] => {
                let mut hands = self.cards;
                hands[only.index()] = out;
                vec![hands]
            }
            _ => vec![self.cards],
        };
        all.retain(|hands| self.fits(hands));
        (all.len() <= most).then_some(all)
    }

    /// A few layouts that fit, where there are too many to go through.
    fn some(&self) -> Vec<[Cards; 4]> {
        let [first, second] = self.unseen.hands[..] else { return Vec::new() };
        let cards: Vec<Card> = self.out().minus(self.placed()).into_iter().rev().collect();
        let room = self.size(first).checked_sub(self.cards[first.index()].len());
        let deal =
            room.and_then(|room| Deal::new(self.shown_out(), [first, second], &cards, self.cards, room));
        deal.map_or_else(Vec::new, |deal| deal.layouts().hands)
    }
}

fn deck() -> Cards {
    let ranks = || (0..13).filter_map(Rank::new);
    Suit::DOWN.into_iter().flat_map(|suit| ranks().map(move |rank| Card::new(suit, rank))).collect()
}

impl ClaimSetup {
    /// The same with these hands, of which all is known.
    fn dealt(&self, cards: [Cards; 4]) -> ClaimSetup {
        ClaimSetup { cards, unseen: Unseen::default(), ..self.clone() }
    }
}

impl ConcessionSetup {
    fn dealt(&self, cards: [Cards; 4]) -> ConcessionSetup {
        ConcessionSetup { cards: Some(cards), unseen: Unseen::default(), ..self.clone() }
    }
}

impl ClaimFacts {
    /// The facts in each layout of the hands that are not known; nothing where all are known, or where more layouts fit than
    /// are told apart.
    pub fn layouts(&self) -> Option<Vec<ClaimFacts>> {
        let of_each = self.up_to(TOLD_APART)?;
        Some(of_each.collect())
    }

    /// The same up to so many.
    fn up_to(&self, most: usize) -> Option<impl Iterator<Item = ClaimFacts>> {
        let setup = self.setup();
        if setup.unseen.is_none() {
            return None;
        }
        let hands = Table::of_claim(&setup).layouts(most)?;
        Some(hands.into_iter().filter_map(move |hands| setup.dealt(hands).check().ok()))
    }
}

impl ConcessionFacts {
    /// The same of a concession.
    pub fn layouts(&self) -> Option<Vec<ConcessionFacts>> {
        let setup = self.setup();
        if setup.unseen.is_none() {
            return None;
        }
        let hands = Table::of_concession(&setup)?.layouts(TOLD_APART)?;
        Some(hands.into_iter().filter_map(|hands| setup.dealt(hands).check().ok()).collect())
    }
}

/// The ruling on a claim, whatever the layout of what is not known. The layouts share the plays.
pub(super) fn claim(case: &Case, facts: &ClaimFacts, effort: &Effort) -> Ruling {
    let merging = Merging::new(case, &facts.unseen().hands);
    let mut left = effort.plays;
    let mut rule = |facts: &ClaimFacts, among: u64| {
        let mut work = Work::new(facts, &effort.with(left / among));
        let ruling = hearing::rule_with(case, facts, &mut work);
        left -= work.means.tried().min(left);
        Layout { hands: facts.cards(), ruling }
    };
    if let Some(layouts) = facts.layouts() {
        let others = (1..=layouts.len() as u64).rev();
        return merging.over(layouts.iter().zip(others).map(|(facts, others)| rule(facts, others)).collect());
    }
    let many: Vec<ClaimFacts> = facts.up_to(GONE_THROUGH).map(Iterator::collect).unwrap_or_default();
    let stride = (many.len() / LOOKED_AT_FIRST).max(1);
    let in_strides = (0..stride).flat_map(|from| many.iter().skip(from).step_by(stride));
    let alike = merging.alike(in_strides.map(|facts| rule(facts, PART_OF_ONE)));
    alike.unwrap_or_else(|| hearing::rule(case, facts, effort))
}

/// The same of a concession; each layout has the same part of the plays.
pub(super) fn concession(case: &Case, facts: &ConcessionFacts, effort: &Effort) -> Ruling {
    let Some(layouts) = facts.layouts() else { return law_68::rule(case, facts, effort) };
    let share = effort.part(layouts.len() as u64);
    let rule = |facts: ConcessionFacts| {
        Some(Layout { hands: facts.cards()?, ruling: law_68::rule(case, &facts, &share) })
    };
    Merging::new(case, &facts.unseen().hands).over(layouts.into_iter().filter_map(rule).collect())
}
