//! File format of the statement and knowledge of a claimer or conceder: optional fields of the
//! table `facts`.

use super::values::seat_and_suit;
use crate::fault::FaultKind;
use crate::reader::{TableReader, ValueNode};
use rules::bridge::{Card, Cards, Seat, Suit};
use rules::engine::claim::{Awareness, StatementStep};

/// What was said of the play, and the knowledge of the player.
pub(super) struct Said {
    pub statement: Vec<StatementStep>,
    pub shown_out: Vec<(Seat, Suit)>,
    pub aware: [Option<Awareness>; 4],
}

/// Reads the fields of the statement and of the speaker's knowledge.
pub(super) fn read(table: &mut TableReader<'_>) -> Option<Said> {
    let statement = table.maybe("statement", |n| n.each(|n| n.read(FaultKind::NotAStep)));
    let shown_out = table.maybe("shown_out", |n| n.each(seat_and_suit));
    let forgot = table.maybe("forgot", forgot);
    let aware = table.maybe("aware", |n| aware(n, forgot.as_ref().and_then(Option::as_ref)));
    let (aware, forgot) = (aware?, forgot?);
    let left_over = forgot.iter().flatten().filter(|(_, card)| {
        let found = aware.and_then(|aware| aware[card.suit.index()]);
        !matches!(found, Some(Awareness::Unaware { .. }))
    });
    let mut all_placed = true;
    for (item, _) in left_over {
        all_placed = false;
        item.fault::<()>(FaultKind::ForgottenButNotUnaware);
    }
    let read = Said {
        statement: statement?.unwrap_or_default(),
        shown_out: shown_out?.unwrap_or_default(),
        aware: aware.unwrap_or_default(),
    };
    all_placed.then_some(read)
}

fn forgot<'a>(node: &ValueNode<'a>) -> Option<Vec<(ValueNode<'a>, Card)>> {
    node.each(|n| Some((n.clone(), n.read(FaultKind::NotACard)?)))
}

/// The Director's findings by suit; the forgotten cards belong to a `no`.
fn aware(
    node: &ValueNode<'_>,
    forgot: Option<&Vec<(ValueNode<'_>, Card)>>,
) -> Option<[Option<Awareness>; 4]> {
    #[derive(Clone, Copy)]
    enum AwarenessFields {
        Yes,
        No,
        Doubtful,
    }
    let mut table = node.table()?;
    let mut aware = [None; 4];
    let mut good = true;
    for suit in Suit::DOWN {
        let words = [
            ("yes", AwarenessFields::Yes),
            ("no", AwarenessFields::No),
            ("doubtful", AwarenessFields::Doubtful),
        ];
        let Some(found) = table.maybe(suit.letter(), |n| n.word(words)) else {
            good = false;
            continue;
        };
        let cards: Cards = forgot.into_iter().flatten().map(|(_, c)| *c).filter(|c| c.suit == suit).collect();
        aware[suit.index()] = found.map(|found| match found {
            AwarenessFields::Yes => Awareness::Aware,
            AwarenessFields::Doubtful => Awareness::Doubtful,
            AwarenessFields::No => Awareness::Unaware { forgot: (!cards.is_empty()).then_some(cards) },
        });
    }
    table.close();
    good.then_some(aware)
}
