//! Which plays are normal, and by which presumption each other play is not.
//!
//! `lead` is about leading, `follow` about playing to a trick in progress, `stated` about carrying out a statement,
//! `count` about the tricks that can be counted from the top. They are presumptions about every hand that the claimer
//! plays; his opponents may play any legal card, and a claiming defender's partner almost any (Law 70D2).

mod count;
mod follow;
mod lead;
mod stated;

use super::ending::{Ending, one_of_each_run};
use super::game::Game;
use super::why::Why;
use crate::bridge::trick::beats;
use crate::bridge::{Card, Cards};
use crate::law;
use crate::law::Clause;
use count::Count;

/// What is presumed of every player, and so excludes other plays from the normal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Presumption {
    /// He does what he said
    AsStated,
    /// He leads cards that he takes for winners, or towards them, before others; unless he conceded a trick
    WinnersFirst,
    /// He plays the two hands' cards of a suit from the top
    FromTheTop,
    /// He does not play high under a winner of his own side, unless it changes hands at no cost
    LowUnderHisOwn,
    /// Last to play he wins when he can, and no dearer than he must
    WinsLast,
    /// He does not duck with a certain winner
    TakesSureWinner,
    /// He ruffs as low as possible, and not his own winners
    RuffsLow,
    /// He throws losers before winners
    KeepsWinners,
    /// He draws the trumps that he knows to be out, unless he has losers to ruff
    DrawsTrumps,
    /// He plays no higher than the purpose asks
    NoDearerThanNeeded,
    /// A claiming defender's partner does not throw away a master, nor refuse the last trick he can win cheaply
    PartnerKeepsMasters,
}

impl Presumption {
    /// All of them.
    pub const ALL: [Presumption; 11] = [
        Presumption::AsStated,
        Presumption::WinnersFirst,
        Presumption::FromTheTop,
        Presumption::LowUnderHisOwn,
        Presumption::WinsLast,
        Presumption::TakesSureWinner,
        Presumption::RuffsLow,
        Presumption::KeepsWinners,
        Presumption::DrawsTrumps,
        Presumption::NoDearerThanNeeded,
        Presumption::PartnerKeepsMasters,
    ];

    /// The word of the program's JSON and of the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Presumption::AsStated => "as_stated",
            Presumption::WinnersFirst => "winners_first",
            Presumption::FromTheTop => "from_the_top",
            Presumption::LowUnderHisOwn => "low_under_his_own",
            Presumption::WinsLast => "wins_last",
            Presumption::TakesSureWinner => "takes_sure_winner",
            Presumption::RuffsLow => "ruffs_low",
            Presumption::KeepsWinners => "keeps_winners",
            Presumption::DrawsTrumps => "draws_trumps",
            Presumption::NoDearerThanNeeded => "no_dearer_than_needed",
            Presumption::PartnerKeepsMasters => "partner_keeps_masters",
        }
    }

    /// The paragraph it serves. `70D` and `70E` are the headings that every covered edition has.
    pub const fn clause(self) -> Clause {
        match self {
            Presumption::AsStated => law!("68C"),
            Presumption::FromTheTop => law!("70E"),
            Presumption::DrawsTrumps => law!("70C"),
            _ => law!("70D"),
        }
    }
}

/// The plays there are, sorted into normal ones and others.
#[derive(Clone, Debug)]
pub(super) struct Plays {
    /// The normal plays, and why
    pub normal: Vec<(Card, Why)>,
    /// What excludes the other legal plays
    pub rest: Presumption,
}

impl Plays {
    fn none(rest: Presumption) -> Plays {
        Plays { normal: Vec::with_capacity(4), rest }
    }

    fn only(card: Card, why: Why, rest: Presumption) -> Plays {
        Plays { normal: vec![(card, why)], rest }
    }

    fn has(&self, card: Card) -> bool {
        self.normal.iter().any(|(c, _)| *c == card)
    }

    fn add(&mut self, card: Card, why: Why) {
        if !self.has(card) {
            self.normal.push((card, why));
        }
    }

    /// Whether a statement decided them.
    pub fn stated(&self) -> bool {
        self.normal.iter().any(|(_, why)| *why == Why::Stated)
    }
}

/// The normal plays of whose turn it is. The position is brought up to the step of the statement that is at work.
pub(super) fn plays(game: &Game, at: &mut Ending) -> Plays {
    let seat = at.turn();
    if game.plays(seat) {
        claimers(game, at)
    } else if seat.side() == game.side {
        partners(game, at)
    } else {
        let any = at.legal().into_iter().map(|card| (card, Why::Opponents)).collect();
        Plays { normal: any, rest: Presumption::AsStated }
    }
}

/// The plays of whose turn it is that are legal but not normal, each with the presumption that excludes it.
pub fn excluded(game: &Game, at: &Ending) -> Vec<(Card, Presumption)> {
    let plays = plays(game, &mut at.clone());
    let by = |card: Card| {
        let in_suit = || plays.normal.iter().filter(|(normal, _)| normal.suit == card.suit);
        match plays.rest {
            Presumption::WinnersFirst | Presumption::KeepsWinners | Presumption::TakesSureWinner => {
                if in_suit().any(|(normal, _)| *normal > card) && game.takes_for_winner(at, card) {
                    Presumption::FromTheTop
                } else if in_suit().any(|(normal, _)| *normal < card) {
                    Presumption::NoDearerThanNeeded
                } else {
                    plays.rest
                }
            }
            rest => rest,
        }
    };
    at.legal().into_iter().filter(|card| !plays.has(*card)).map(|card| (card, by(card))).collect()
}

/// Of the normal plays those that do not give up tricks he can count from the top, as a look at his two hands shows.
/// Plays whose tricks cannot be counted are kept: guesses, and losers when he must lead one.
pub(super) fn that_keep_the_count(game: &Game, at: &Ending, plays: &Plays) -> Cards {
    let counted = plays.normal.iter().map(|(card, _)| (*card, counted(game, at, *card)));
    let counted: Vec<(Card, Option<usize>)> = counted.collect();
    let most = counted.iter().filter_map(|(_, tricks)| *tricks).max();
    counted
        .into_iter()
        .filter(|(_, tricks)| tricks.is_none() || *tricks == most)
        .map(|(card, _)| card)
        .collect()
}

/// The tricks that he can count from the top with this play, this one included, if it wins for certain.
fn counted(game: &Game, at: &Ending, card: Card) -> Option<usize> {
    let seat = at.turn();
    let (hand, opposite) = (at.hand(seat), game.opposite(at, seat));
    let count =
        |lead: Cards, other: Cards| Count { lead, other, out: game.believed_out(at), trump: game.trump };
    let Some((winner, best)) = at.trick.winning(game.trump) else {
        return count(hand, opposite).by_leading(card);
    };
    let rest = hand.without(card);
    if beats(card, best, game.trump) && game.takes_for_winner(at, card) {
        Some(1 + count(rest, opposite).tricks())
    } else if winner == seat.partner() && game.plays(winner) && game.takes_for_winner(at, best) {
        Some(1 + count(opposite, rest).tricks())
    } else {
        None
    }
}

fn claimers(game: &Game, at: &mut Ending) -> Plays {
    let legal = at.legal();
    let stated = if at.trick.is_empty() { stated::lead(game, at) } else { None };
    match legal.lowest() {
        Some(card) if legal.len() == 1 => Plays::only(card, Why::Forced, Presumption::AsStated),
        _ if at.trick.is_empty() => stated.unwrap_or_else(|| lead::plays(game, at)),
        _ => follow::plays(game, at),
    }
}

/// The plays of a claiming defender's partner: any that is not worse than careless (Law 70D2).
fn partners(game: &Game, at: &Ending) -> Plays {
    let present = at.present();
    let legal = at.legal();
    let mut cards = one_of_each_run(legal, present);
    if let (Some(led), Some((winner, winning))) = (at.led(), at.trick.winning(game.trump)) {
        let follows = !legal.of(led).is_empty();
        let in_hands = at.hands.iter().fold(Cards::EMPTY, |all, hand| all.and(*hand));
        if !follows {
            let trumps = game.trumps(cards);
            let no_masters: Cards =
                cards.minus(trumps).into_iter().filter(|card| !in_hands.above(*card).is_empty()).collect();
            if !no_masters.is_empty() {
                cards = no_masters.and(trumps);
            }
        } else if at.trick.len() == 3 {
            let cheapest = legal.into_iter().find(|card| beats(*card, winning, game.trump));
            let card = if winner.side() == game.side { legal.lowest() } else { cheapest };
            cards = card.map_or(cards, Cards::one);
        }
    }
    let normal = cards.into_iter().map(|card| (card, Why::Partners)).collect();
    Plays { normal, rest: Presumption::PartnerKeepsMasters }
}
