//! Carrying out a statement (Law 68C), step by step.
//!
//! A step that is done, or can no longer be carried out, is passed, and the later ones stay valid (WBF Laws Committee,
//! 2001-11-01, no. 3); what a step leaves open is resolved by the search, as anything unstated is (70D1). A lead in the
//! wrong hand is replaced by any normal way to the other one. What he runs he runs as long as he takes the cards for
//! winners: that a suit does not break he sees when somebody shows out, and then the step is done; so it is when he draws
//! trumps, and one round more would cost a ruff that he announced. Under the guidelines of the EBU he notices neither. Whether
//! he would be held to a line that has visibly failed is not asked beyond that.
//!
//! **Conditions.** A condition looks at what he can see on the line that is played: the cards that have gone and who has
//! shown out, with the cards that he believes to be out. It is looked at when its step is reached. If he cannot see yet
//! whether it is met, he finds out: he plays the cards of that suit that he takes for winners. If he has none left and
//! still has not seen it, it is not met. Once it is settled it stays so for its step and for the "else" after it. A
//! discard on a condition is made as soon as the condition is seen to be met. The later steps wait meanwhile.
//!
//! **The trick in progress.** A step is at work in a trick from the lead, when the claimer leads under it. A claim made later
//! in a trick is taken to have been made before his lead, when that lead is one that the statement implies. In a trick that
//! an opponent leads, the step at work is carried out where it can be: `join`.
//!
//! `suits` is about playing suits and changing hands, `trumps` about drawing and ruffing, `condition` about what is seen,
//! `join` about tricks led otherwise, `follow` about what a hand plays to a trick in which a step is at work.

mod condition;
mod follow;
mod join;
mod suits;
mod trumps;

use super::{Plays, Presumption, lead};
use crate::bridge::{Card, Cards, Seat};
use crate::engine::claim::play::ending::{Ending, InTrick};
use crate::engine::claim::play::game::Game;
use crate::engine::claim::play::shown_out::ShownOut;
use crate::engine::claim::play::why::Why;
use crate::engine::claim::statement::Step;
pub(super) use follow::follow;

/// What a step makes of a lead.
enum Carried {
    /// These leads carry it out
    Out(Plays),
    /// It needs the lead in the other hand: any normal lead that may get there
    Elsewhere,
    /// It is done or cannot be carried out
    Passed,
}

impl Carried {
    /// One lead that carries it out.
    fn by(card: Card) -> Carried {
        Carried::Out(Plays::only(card, Why::Stated, Presumption::AsStated))
    }
}

/// The leads that the statement leaves, if a step of it is at work; the position is brought up to that step.
pub(super) fn lead(game: &Game, at: &mut Ending) -> Option<Plays> {
    at.said.aim = None;
    at.said.trick = InTrick::Left;
    while let Some(step) = game.facts.statement().get(usize::from(at.said.step)) {
        match carry(game, at, step) {
            Carried::Out(plays) if !plays.normal.is_empty() => {
                at.said.trick = InTrick::AtWork;
                return Some(plays);
            }
            Carried::Elsewhere => return Some(lead::plays(game, at)),
            _ => pass(game, at),
        }
    }
    None
}

/// Whether no step of the statement is left.
pub(in crate::engine::claim) fn is_over(game: &Game, at: &Ending) -> bool {
    let is_left = game.facts.statement().get(usize::from(at.said.step)).is_some();
    !is_left || !game.presumed.has(Presumption::AsStated)
}

/// The position when the claim was made, with these cards forgotten. Where the claimer had led to the trick in progress as
/// the statement implies, it stands where it would if it had been made before that lead.
pub(super) fn at_claim(game: &Game, forgotten: Cards) -> Ending {
    let mut at = Ending::of(game.facts, forgotten);
    let speaks = game.presumed.has(Presumption::AsStated);
    if let Some(led) = at.trick.cards().next().filter(|_| speaks && game.plays(at.trick.leader)) {
        let mut before = at.before_the_lead(ShownOut::of(game.facts.shown_out()));
        match lead(game, &mut before) {
            Some(plays) if !plays.has(led) => {}
            _ => at.said = before.said,
        }
    }
    at
}

/// The card that he announced to throw from this hand.
pub(super) fn discard(game: &Game, at: &Ending, seat: Seat) -> Option<Card> {
    let mut applied = None;
    game.facts.statement().iter().find_map(|step| {
        let now = match step {
            Step::If { condition, met, .. } => {
                applied = condition::seen(game, at, condition).map(|seen| seen == *met);
                applied == Some(true)
            }
            Step::Else(_) => applied == Some(false),
            _ => true,
        };
        match step.done() {
            Step::Discard { hand, card } if now && *hand == seat && at.hand(seat).has(*card) => Some(*card),
            _ => None,
        }
    })
}

fn pass(game: &Game, at: &mut Ending) {
    at.said.step += 1;
    at.said.part = 0;
    at.said.aim = None;
    if !matches!(game.facts.statement().get(usize::from(at.said.step)), Some(Step::Else(_))) {
        at.said.applies = None;
    }
}

fn carry(game: &Game, at: &mut Ending, step: &Step) -> Carried {
    match step {
        Step::Draw => trumps::draw(game, at),
        Step::DrawRounds(rounds) => trumps::draw_rounds(game, at, *rounds),
        Step::DrawOut(number) => trumps::draw_out(game, at, *number),
        Step::Cash(suit) | Step::Top(Some(suit)) => suits::cash(game, at, *suit),
        Step::Play(cards) => suits::play(game, at, cards),
        Step::Ruff { suit, hand, times, with } => trumps::ruff(game, at, *suit, *hand, *times, *with),
        Step::Crossruff { suits, high } => trumps::crossruff(game, at, suits, *high),
        Step::Cross { to, suit } => suits::cross(game, at, *to, *suit),
        Step::Good(hand) => suits::good(game, at, *hand),
        Step::Finesse { card, through } => suits::finesse(at, *card, *through),
        Step::Concede(suit) => suits::concede(game, at, *suit),
        Step::Tally(lists) => suits::tally(game, at, lists),
        Step::If { condition, met, then } => {
            let seen = || condition::seen(game, at, condition).map(|seen| seen == *met);
            let applies = match at.said.applies.or_else(seen) {
                Some(applies) => applies,
                None => match suits::cash(game, at, condition.suit()) {
                    Carried::Passed => !*met,
                    finding_out => return finding_out,
                },
            };
            at.said.applies = Some(applies);
            if applies { carry(game, at, then) } else { Carried::Passed }
        }
        Step::Else(then) if at.said.applies == Some(false) => carry(game, at, then),
        // An order of cards and announced discards apply to any trick, not to a lead.
        Step::Else(_) | Step::Top(None) | Step::Discard { .. } => Carried::Passed,
    }
}

fn stated() -> Plays {
    Plays::none(Presumption::AsStated)
}
