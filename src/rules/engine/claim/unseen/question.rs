//! The question that separates most of the layouts with differing rulings.

use super::content::differing;
use super::layout::Layout;
use crate::bridge::{Card, Cards, Seat, Suit};
use crate::engine::fact::Count;
use crate::engine::ruling::{Answer, Question};

/// A question and the layouts that go with each answer.
pub(super) struct LayoutSplit<'a> {
    pub question: Question,
    pub answers: Vec<(Answer, Vec<&'a Layout>)>,
    /// Number of pairs of layouts with different rulings that it does not separate
    pub left: usize,
}

/// The question about the cards of this player that leaves the fewest differing rulings together;
/// of equals one with the fewest answers, and then the holder of a card, the highest first.
/// `contents` numbers the content of each layout's ruling.
pub(super) fn best<'a>(player: Seat, layouts: &[&'a Layout], contents: &[usize]) -> Option<LayoutSplit<'a>> {
    let held = layouts.iter().fold(Cards::EMPTY, |all, layout| all.and(layout.hands[player.index()]));
    let cards = held.into_iter().rev().map(|card| ask(layouts, contents, holds(player, card)));
    let lengths = Suit::DOWN.into_iter().map(|suit| ask(layouts, contents, length(player, suit)));
    let useful = cards.chain(lengths).filter(|split| split.answers.len() > 1);
    useful.min_by_key(|split| (split.left, split.answers.len()))
}

/// A question, and its answer in a layout.
type LayoutQuestion = (Question, Box<dyn Fn(&Layout) -> Answer>);

fn holds(seat: Seat, card: Card) -> LayoutQuestion {
    let answer =
        move |layout: &Layout| if layout.hands[seat.index()].has(card) { Answer::Yes } else { Answer::No };
    (Question::Holds { seat, card }, Box::new(answer))
}

fn length(seat: Seat, suit: Suit) -> LayoutQuestion {
    let answer = move |layout: &Layout| Answer::Cards(Count(layout.hands[seat.index()].of(suit).len()));
    (Question::Length { seat, suit }, Box::new(answer))
}

fn ask<'a>(
    layouts: &[&'a Layout],
    contents: &[usize],
    (question, answer): LayoutQuestion,
) -> LayoutSplit<'a> {
    let mut answers: Vec<(Answer, Vec<&Layout>, Vec<usize>)> = Vec::new();
    for (layout, contents) in layouts.iter().zip(contents) {
        let answered = answer(layout);
        match answers.iter_mut().find(|(other, ..)| *other == answered) {
            Some((_, with, says)) => {
                with.push(layout);
                says.push(*contents);
            }
            None => answers.push((answered, vec![layout], vec![*contents])),
        }
    }
    answers.sort_by_key(|(answer, ..)| match answer {
        Answer::Cards(Count(n)) => *n,
        answer => usize::from(*answer != Answer::Yes),
    });
    let left = answers.iter().map(|(.., says)| differing(says)).sum();
    LayoutSplit {
        question,
        answers: answers.into_iter().map(|(answer, with, _)| (answer, with)).collect(),
        left,
    }
}
