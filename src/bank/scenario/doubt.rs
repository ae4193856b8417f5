//! File format of a doubt about a claim or concession: optional fields of the table `facts`.

use super::values::seat;
use crate::reader::TableReader;
use rules::engine::claim::{Doubt, Doubted};

/// Reads the fields of a doubt.
pub(super) fn read(table: &mut TableReader<'_>) -> Option<Doubt> {
    let when = table.maybe("doubted", |n| n.word(Doubted::ALL.map(|when| (when.word(), when))));
    let by = table.maybe("doubter", seat);
    let mut tricks = |field| table.maybe(field, |n| n.number(0, 13));
    let already_won = tricks("already_won");
    let likely = tricks("likely");
    let no_normal_play = tricks("no_normal_play_loses");
    let no_legal_play = tricks("no_legal_play_loses");
    Some(Doubt {
        when: when?,
        by: by?,
        already_won: already_won?.unwrap_or(0) as u8,
        likely: likely?.map(|n| n as u8),
        no_normal_play: no_normal_play?.map(|n| n as u8),
        no_legal_play: no_legal_play?.map(|n| n as u8),
    })
}
