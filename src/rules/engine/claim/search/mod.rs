//! The worst normal line.
//!
//! It is a search for a path, not a game: the claimer's normal plays and the opponents' plays both
//! lower the claimer's tricks, so the fewest tricks over all paths rule. A line is normal when each
//! play of the claimer's is normal given their knowledge at the time; the hidden hands enter there
//! and nowhere else.
//!
//! The standards above [`Standard::Careless`] need the believed layouts, which are expensive, so
//! plays are judged only where it matters: on the line found. When a play on it is struck out the
//! search begins again, until the line holds. Judging only raises the number, so lower bounds
//! remain valid. In an early claim plays are judged by tricks counted from the top, which is cheap,
//! in every position; and by [`Standard::Considered`] declarer wins the certain count.
//!
//! This file goes from line to line; `reach` tests whether a number can be reached, `bounds` gives
//! certain tricks without a search, `two_hands` the tricks of two hands on their own lead,
//! `standards` the plays of each standard, `judging` strikes out plays, `line` lists the line
//! found.

mod bounds;
mod judging;
pub mod legal;
mod line;
mod reach;
pub(super) mod relative;
pub(super) mod standards;
pub(super) mod table;
mod two_hands;

use super::double_dummy::DoubleDummy;
use super::normal::{self, TopTrickCount};
use super::play::ending::Ending;
use super::play::game::SearchGame;
use super::play::play_reason::PlayReason;
use super::test::Standard;
use crate::bridge::{Card, Suit, Trick};
use crate::engine::component::LineCard;
use crate::engine::effort::Effort;
pub use judging::PLAYS_A_POSITION;
use standards::{StandardPlays, WeighedLayouts};
use table::PositionTable;
use two_hands::{CountedHands, TwoHandBound};

/// A variation of the ordinary search, to find the rule that decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchVariation {
    /// A claiming defender's partner chooses right (70D2 off)
    pub partner_finds_it: bool,
    /// The claimer can locate every card (70E1 off)
    pub sees_all: bool,
}

/// A proved range of tricks: both ends equal unless a search passed its bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProvedRange {
    /// At least this many
    pub least: u8,
    /// At most this many
    pub most: u8,
}

/// The tricks of the claimer's side by the worst normal line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorstLine {
    /// The tricks
    pub tricks: ProvedRange,
    /// The line, card by card, when one has been found
    pub line: Vec<LineCard>,
}

impl ProvedRange {
    /// The number, when it is settled.
    pub fn settled(self) -> Option<u8> {
        (self.least == self.most).then_some(self.least)
    }
}

/// The plays that there are in a position by a standard.
#[derive(Clone, Debug)]
pub struct PositionPlays {
    /// The position, with the statement brought up to the step that is at work
    pub at: Ending,
    /// The plays with their reasons
    pub plays: Vec<(Card, PlayReason)>,
    /// If these are all worse than careless, the visibly needed play instead; the better for the
    /// claimer counts
    pub needed: Vec<(Card, PlayReason)>,
}

/// A search for the worst line: by one standard, and then by stricter ones.
pub struct LineSearch<'a> {
    game: &'a SearchGame<'a>,
    standard: Standard,
    switch: SearchVariation,
    solver: &'a mut DoubleDummy,
    count: TopTrickCount,
    alone: TwoHandBound,
    /// At the beginning of the trick in progress, where [`bounds::on_their_own`] holds
    hands: Option<CountedHands>,
    /// Bounds of positions at the beginning of a trick; the upper one is valid in its round
    table: PositionTable<CachedBounds, 6>,
    /// The plays each standard leaves where plays were judged, with the cards lifted as
    /// [`Relative`](relative::Relative) does
    judged: PositionTable<StandardPlays, 6>,
    weighings: Weighings,
    round: u32,
    /// The trick by which a position was last found to lead there
    trick: [Option<Card>; 4],
    work: u64,
    bound: Effort,
}

/// Plays weighed in the believed layouts, in positions of one ending. They do not depend on the
/// presumptions, on the order within a suit, or on the statement.
pub struct Weighings(PositionTable<WeighedLayouts, 6>);

impl Default for Weighings {
    fn default() -> Weighings {
        Weighings(PositionTable::new())
    }
}

#[derive(Clone, Copy)]
struct CachedBounds {
    least: u8,
    most: u8,
    round: u32,
    /// The trick by which it was last reached, its cards as [`Relative`](relative::Relative) counts
    /// them: to be tried first
    trick: [Option<(Suit, u8)>; 4],
}

/// Budget of one ruling in plays, including those in believed layouts: about twenty seconds. An
/// early claim has fewer.
pub const BOUND: u64 = 80_000_000;

impl<'a> LineSearch<'a> {
    /// A search with empty caches and this budget.
    pub fn new(
        game: &'a SearchGame<'a>,
        standard: Standard,
        switch: SearchVariation,
        solver: &'a mut DoubleDummy,
        bound: impl Into<Effort>,
    ) -> LineSearch<'a> {
        LineSearch {
            game,
            standard,
            switch,
            solver,
            count: TopTrickCount::new(game.trump),
            alone: TwoHandBound::new(game.trump),
            hands: None,
            table: PositionTable::new(),
            judged: PositionTable::new(),
            weighings: Weighings::default(),
            round: 0,
            trick: [None; 4],
            work: 0,
            bound: bound.into(),
        }
    }

    /// Adds the weighed plays of other searches of the same ending.
    pub fn with_weighings(self, weighings: Weighings) -> LineSearch<'a> {
        LineSearch { weighings, ..self }
    }

    /// Weighed plays, for other searches of the same ending.
    pub fn into_weighings(self) -> Weighings {
        self.weighings
    }

    /// Continues by a stricter standard. It allows fewer plays, so lower bounds remain valid,
    /// except in an early claim, where certain counts raise them.
    pub fn by(&mut self, standard: Standard) {
        if standard > Standard::Careless && self.game.is_early() {
            self.table = PositionTable::new();
        }
        self.standard = standard;
    }

    /// Number of plays tried.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// True if the bound was passed, so that the result is unknown.
    fn is_over(&self) -> bool {
        self.bound.is_over(self.work)
    }

    /// The worst normal line from this position. No line of this search falls below `from` tricks;
    /// the number does not matter above `cap`, or cannot exceed it.
    pub fn worst(&mut self, at: &Ending, from: u8, cap: u8) -> WorstLine {
        let tricks = if self.game.is_early() {
            self.search_down(at, from, cap)
        } else {
            let mut least = self.fewest(at, from, cap);
            while !self.is_over() && self.at_most(at, least) && self.strikes_out_any(at, least) {
                least = self.fewest(at, least, cap);
            }
            self.proved(least, cap)
        };
        let has_line = !self.is_over() && self.at_most(at, tricks.least);
        let line = if has_line { self.line(at, tricks.least) } else { Vec::new() };
        WorstLine { tricks, line }
    }

    /// The tricks of the worst normal line alone, which is cheaper when they reach the cap.
    pub fn tricks(&mut self, at: &Ending, from: u8, cap: u8) -> ProvedRange {
        if self.game.is_early() { self.search_down(at, from, cap) } else { self.search_up(at, from, cap) }
    }

    fn search_up(&mut self, at: &Ending, from: u8, cap: u8) -> ProvedRange {
        let mut least = self.fewest(at, from, cap);
        while least < cap && !self.is_over() && self.strikes_out_any(at, least) {
            least = self.fewest(at, least, cap);
        }
        self.proved(least, cap)
    }

    /// The fewest tricks, from the cap downwards: finding a line is cheaper than proving that there
    /// is none, which is then needed for one number only. A quarter of the plays is reserved to
    /// prove a lower bound.
    fn search_down(&mut self, at: &Ending, from: u8, cap: u8) -> ProvedRange {
        let plays = self.bound.plays;
        self.bound.plays -= plays.saturating_sub(self.work) / 4;
        let mut most = cap;
        self.round += 1;
        while most > from && self.at_most(at, most - 1) && !self.is_over() {
            if self.strikes_out_any(at, most - 1) {
                self.round += 1;
            } else if !self.is_over() {
                most -= 1;
            }
        }
        let stopped = self.is_over();
        self.bound.plays = plays;
        if stopped { self.search_up(at, from, most) } else { ProvedRange { least: most, most } }
    }

    fn proved(&self, least: u8, cap: u8) -> ProvedRange {
        ProvedRange { least, most: if self.is_over() { cap } else { least } }
    }

    /// The fewest tricks as far as plays have been judged; a proved lower bound if the search
    /// passed its bound.
    fn fewest(&mut self, at: &Ending, from: u8, cap: u8) -> u8 {
        self.round += 1;
        let mut tricks = from;
        while tricks < cap && !self.at_most(at, tricks) && !self.is_over() {
            tricks += 1;
        }
        tricks
    }

    /// True if the play is the choice of a claiming defender's partner, assumed to be right.
    fn finds_it(&self, at: &Ending) -> bool {
        let seat = at.turn();
        self.switch.partner_finds_it && seat.side() == self.game.side && !self.game.plays(seat)
    }

    /// The first of these plays that leads to a line of at most this many tricks, with the position
    /// after it and the tricks won by it.
    fn first(&mut self, at: &Ending, plays: &[(Card, PlayReason)], tricks: u8) -> Option<(Card, Ending, u8)> {
        plays.iter().find_map(|(card, _)| {
            let (next, won) = self.game.after(at, *card);
            (tricks >= won && self.at_most(&next, tricks - won)).then_some((*card, next, won))
        })
    }

    /// The plays in a position, judged immediately: for callers that walk the lines themselves.
    pub fn plays_judged(&mut self, at: &Ending) -> PositionPlays {
        if self.is_unjudged(at) {
            self.judge(at);
        }
        self.plays(at)
    }

    /// The plays in a position, as far as judged.
    fn plays(&mut self, at: &Ending) -> PositionPlays {
        let mut here = *at;
        let seat = at.turn();
        let mut all = normal::plays_counting(self.game, &mut self.count, &mut here);
        let mut needed = Vec::new();
        if self.game.plays(seat) {
            // Counting is cheap; layouts are searched only on a line that was found.
            let judged = match () {
                () if !self.is_judged(at) => None,
                () if !self.counts(at) => self.by_layouts_here(at),
                () if all.normal.len() < 2 => None,
                () => Some(standards::by_count(self.game, &mut self.count, at, &all)),
            };
            if let Some(left) = judged.map(|judged| judged.by(self.standard)) {
                all.normal.retain(|(card, _)| left.normal.has(*card));
                needed.extend(left.needed.into_iter().map(|card| (card, PlayReason::Needed)));
            }
        } else if seat.side() != self.game.side {
            all.normal.reverse();
        }
        PositionPlays { at: here, plays: all.normal, needed }
    }

    /// The tricks counted from the top for certain, where the standard credits the claimer with
    /// them: no line wins fewer. By [`Standard::Inferior`] the claimer may guess instead, unless no
    /// lead is a guess.
    pub fn certain(&mut self, at: &Ending) -> u8 {
        let wins_the_count = match self.standard {
            Standard::Careless => false,
            Standard::Inferior => bounds::on_their_own(self.game, at).is_some(),
            Standard::Considered => true,
        };
        if wins_the_count && self.game.is_early() {
            normal::certain(self.game, &mut self.count, at)
        } else {
            0
        }
    }
}

/// Double-dummy tricks of the claimer's side.
pub fn double_dummy(game: &SearchGame, solver: &mut DoubleDummy) -> u8 {
    let facts = game.facts;
    let trick = Trick::of(facts.leader(), facts.trick().iter().copied());
    solver.tricks(&facts.cards(), trick, game.side)
}
