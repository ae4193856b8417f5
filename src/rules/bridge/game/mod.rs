//! A deal recorded by another program, with its auction and play, and the position when the play
//! stops.
//!
//! `pbn` and `lin` read games, each from its notation, and [`read`] from either. They do not judge
//! whether a call or a play was legal. `ending` follows the play.

mod ending;
pub(super) mod fault;
pub(super) mod lenient;
pub(super) mod recorded;

pub use ending::RecordedEnding;
pub use fault::{GameFault, GameFaultKind};
pub use lenient::{calls, ranks, seat};
pub use recorded::{RecordedDeal, TrickCards};

use super::{lin, pbn};

/// Reads every game of a text in LIN or PBN, or four hands in PBN alone. A game that cannot be read
/// gives its first fault and does not affect the others.
pub fn read(text: &str) -> Vec<Result<RecordedDeal, GameFault>> {
    let text = text.trim_start_matches('\u{feff}');
    if lin::is_lin(text) {
        return lin::read(text);
    }
    let begin = text.trim_start();
    let bare = begin.get(1..2) == Some(":") && !begin.contains('[');
    if bare {
        let game = |hands| RecordedDeal { line: 1, hands: Some(hands), ..RecordedDeal::default() };
        return vec![
            lenient::deal(begin).map(game).map_err(|fault| GameFault::new(1, GameFaultKind::NotHands(fault))),
        ];
    }
    pbn::games(text)
}

#[cfg(test)]
mod tests;
