//! The worst normal line.
//!
//! It is a search for a path, not a game: the claimer's normal plays and his opponents' plays both push his tricks
//! down, so the fewest tricks over all paths rule. A line is normal when each of his plays is normal given what he knew
//! then; his not seeing the other hands enters there and nowhere else.
//!
//! The standards above [`Standard::Careless`] need the layouts he believes in, which is dear, so plays are judged only
//! where it matters: on the line that has been found. When a play on it is struck out the search begins again, until the
//! line holds. Judging only ever raises the number, so what was known to be the least remains true.
//!
//! Here is the way from line to line; `reach` asks whether a number can be reached, `bounds` what is certain without
//! asking, `line` tells the line that was found.

mod bounds;
mod line;
mod reach;

use super::asked::Standard;
use super::belief::Belief;
use super::double_dummy::DoubleDummy;
use super::ending::Ending;
use super::game::Game;
use super::judge::{self, Judged, Left, MOST_FOR_LAYOUTS};
use super::normal;
use super::relative::Relative;
use super::table::Table;
use super::why::Why;
use crate::bridge::{Card, Trick};
use crate::engine::component::Played;

/// How a search differs from the ordinary one, to find out which rule decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Switch {
    /// A claiming defender's partner chooses right (70D2 off)
    pub partner_finds_it: bool,
    /// The claimer knows where every card lies (70E1 off)
    pub sees_all: bool,
}

/// What has been proved of a number of tricks: the same twice, unless the bound of a search was passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proved {
    /// It is at least so many
    pub least: u8,
    /// It is at most so many
    pub most: u8,
}

/// The tricks of the claimer's side by the worst normal line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worst {
    /// The tricks
    pub tricks: Proved,
    /// The line, card by card, when one has been found
    pub line: Vec<Played>,
}

impl Proved {
    /// The number, when it is settled.
    pub fn settled(self) -> Option<u8> {
        (self.least == self.most).then_some(self.least)
    }
}

/// The plays that there are in a position by a standard.
#[derive(Clone, Debug)]
pub struct Here {
    /// The position, with the statement brought up to the step that is at work
    pub at: Ending,
    /// The plays, and why
    pub plays: Vec<(Card, Why)>,
    /// When these are all worse than careless, what he sees to be needed instead; the better of both for him counts
    pub needed: Vec<(Card, Why)>,
}

/// A search for the worst line: by one standard, and then by stricter ones.
pub struct Search<'a> {
    game: &'a Game<'a>,
    standard: Standard,
    switch: Switch,
    solver: &'a mut DoubleDummy,
    /// For positions at the beginning of a trick: the tricks are at least, and in this round at most, so many
    known: Table<Known, 6>,
    /// What each standard leaves where plays were judged, with the cards lifted as [`Relative`] does
    judged: Table<Judged, 6>,
    round: u32,
    work: u64,
    bound: u64,
}

#[derive(Clone, Copy)]
struct Known {
    least: u8,
    most: u8,
    round: u32,
}

/// More plays than this are not tried for one ruling, those in layouts that the claimer believes in included: it keeps a
/// ruling within some ten seconds.
pub const BOUND: u64 = 80_000_000;

/// So many plays are tried for each position that the solver looks at, about.
pub const PLAYS_A_POSITION: u64 = 8;

impl<'a> Search<'a> {
    /// A search that has seen nothing yet, and stops when it has tried so many plays.
    pub fn new(
        game: &'a Game<'a>,
        standard: Standard,
        switch: Switch,
        solver: &'a mut DoubleDummy,
        bound: u64,
    ) -> Search<'a> {
        Search {
            game,
            standard,
            switch,
            solver,
            known: Table::new(),
            judged: Table::new(),
            round: 0,
            work: 0,
            bound,
        }
    }

    /// Goes on by a stricter standard. It allows fewer plays, so the least that is known remains true.
    pub fn by(&mut self, standard: Standard) {
        self.standard = standard;
    }

    /// How many plays it has tried.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Whether its bound was passed, so that it is not known how the search would have ended.
    fn is_over(&self) -> bool {
        self.work > self.bound
    }

    /// The worst normal line from this position. `from` is a number of tricks that no line of this search falls below;
    /// `cap` is one above which the number does not matter, or which it cannot exceed.
    pub fn worst(&mut self, at: &Ending, from: u8, cap: u8) -> Worst {
        let mut least = self.fewest(at, from, cap);
        while !self.is_over() && self.at_most(at, least) && self.strikes_out(at, least) {
            least = self.fewest(at, least, cap);
        }
        let line = if self.is_over() || !self.at_most(at, least) { Vec::new() } else { self.line(at, least) };
        Worst { tricks: self.proved(least, cap), line }
    }

    /// The tricks of the worst normal line alone, which is cheaper when they reach the cap.
    pub fn tricks(&mut self, at: &Ending, from: u8, cap: u8) -> Proved {
        let mut least = self.fewest(at, from, cap);
        while least < cap && !self.is_over() && self.strikes_out(at, least) {
            least = self.fewest(at, least, cap);
        }
        self.proved(least, cap)
    }

    fn proved(&self, least: u8, cap: u8) -> Proved {
        Proved { least, most: if self.is_over() { cap } else { least } }
    }

    /// The fewest tricks as far as plays have been judged; when the bound was passed, the most that is proved.
    fn fewest(&mut self, at: &Ending, from: u8, cap: u8) -> u8 {
        self.round += 1;
        let mut tricks = from;
        while tricks < cap && !self.at_most(at, tricks) && !self.is_over() {
            tricks += 1;
        }
        tricks
    }

    /// Whether the play is the choice of a claiming defender's partner, and he is taken to choose right.
    fn finds_it(&self, at: &Ending) -> bool {
        let seat = at.turn();
        self.switch.partner_finds_it && seat.side() == self.game.side && !self.game.plays(seat)
    }

    /// Judges the claimer's plays on a line that wins at most so many tricks; whether one of them was struck out. If none
    /// was the line is normal, and other plays that were struck out beside it could only have made the number higher.
    fn strikes_out(&mut self, at: &Ending, tricks: u8) -> bool {
        let (mut at, mut tricks) = (*at, tricks);
        while at.left() > 0 {
            let here = self.plays(&at);
            let Some((card, next, won)) = self.first(&here.at, &here.plays, tricks) else { break };
            if self.is_judged(&at) && self.known_to_be_left(&at).is_none() {
                self.judge(&at);
                let left = self.known_to_be_left(&at);
                if left.is_some_and(|left| !left.normal.has(card) || !left.needed.is_empty()) {
                    return true;
                }
            }
            // Where a choice is made in his favour the lines by the other choices must hold too.
            let others: Vec<(Ending, u8)> = if self.finds_it(&at) {
                let others = here.plays.iter().filter(|(other, _)| *other != card);
                others.map(|(other, _)| self.game.after(&here.at, *other)).collect()
            } else {
                let needed = self.first(&here.at, &here.needed, tricks);
                needed.into_iter().map(|(_, next, won)| (next, won)).collect()
            };
            if others.into_iter().any(|(next, won)| self.strikes_out(&next, tricks - won)) {
                return true;
            }
            (at, tricks) = (next, tricks - won);
        }
        false
    }

    /// The first of these plays that leads to a line of at most so many tricks, and what follows from it.
    fn first(&mut self, at: &Ending, plays: &[(Card, Why)], tricks: u8) -> Option<(Card, Ending, u8)> {
        plays.iter().find_map(|(card, _)| {
            let (next, won) = self.game.after(at, *card);
            (tricks >= won && self.at_most(&next, tricks - won)).then_some((*card, next, won))
        })
    }

    /// What the standards were found to leave of the plays here.
    fn judged_here(&self, at: &Ending) -> Option<Judged> {
        if !self.is_judged(at) {
            return None;
        }
        let by = Relative::of(at);
        let lifted = self.judged.get(by.key(self.game, at))?;
        Some(lifted.with(|cards| by.lowered(cards)))
    }

    /// What the standard at work was found to leave of them.
    fn known_to_be_left(&self, at: &Ending) -> Option<Left> {
        self.judged_here(at).map(|judged| judged.by(self.standard))
    }

    /// The plays that there are in a position, judged here and now: for those who go through the lines one by one.
    pub fn plays_judged(&mut self, at: &Ending) -> Here {
        if self.is_judged(at) && self.known_to_be_left(at).is_none() {
            self.judge(at);
        }
        self.plays(at)
    }

    /// Whether plays here are judged by the layouts he believes in. Where he knows the place of a card they are by every
    /// standard: what is certain is no guess (70E1).
    fn is_judged(&self, at: &Ending) -> bool {
        self.game.plays(at.turn())
            && at.legal().len() > 1
            && (self.standard > Standard::Careless || self.game.knows_where_something_lies(at))
    }

    fn judge(&mut self, at: &Ending) {
        let plays = normal::plays(self.game, &mut at.clone());
        let judged = if at.left() > MOST_FOR_LAYOUTS {
            judge::by_count(self.game, at, &plays)
        } else {
            let belief = if self.switch.sees_all {
                Belief::of_the_real_layout(self.game, at)
            } else {
                Belief::of(self.game, at)
            };
            let before = self.solver.nodes();
            let judged = judge::by_layouts(self.game, self.solver, &belief, at, &plays);
            self.work += (self.solver.nodes() - before) * PLAYS_A_POSITION;
            judged
        };
        let by = Relative::of(at);
        self.judged.put(by.key(self.game, at), judged.with(|cards| by.lifted(cards)));
    }

    /// The plays there are here.
    fn plays(&mut self, at: &Ending) -> Here {
        let mut here = *at;
        let seat = at.turn();
        let mut plays = normal::plays(self.game, &mut here).normal;
        let mut needed = Vec::new();
        if self.game.plays(seat) {
            if let Some(left) = self.known_to_be_left(at) {
                plays.retain(|(card, _)| left.normal.has(*card));
                needed.extend(left.needed.into_iter().map(|card| (card, Why::Needed)));
            }
        } else if seat.side() != self.game.side {
            plays.reverse();
        }
        Here { at: here, plays, needed }
    }
}

/// The tricks of the claimer's side with all cards seen and best play by everybody.
pub fn double_dummy(game: &Game, solver: &mut DoubleDummy) -> u8 {
    let facts = game.facts;
    let trick = facts.trick().iter().fold(Trick::new(facts.leader()), |trick, card| trick.play(*card));
    solver.tricks(&facts.cards(), trick, game.side)
}
