//! Changes that claims and concessions share: the act, exposed cards, the play since, and a doubt.

use super::Change;
use super::field::ChangeField;
use rules::bridge::Seat;
use rules::engine::claim::{Act, ClaimSetup};

/// The numbers that the Director found of a doubt.
const TRICKS: [&str; 4] = ["already_won", "likely", "no_normal_play_loses", "no_legal_play_loses"];

/// Candidate changes.
pub(super) fn candidates(setup: &mut ClaimSetup) -> Vec<Change> {
    let mut all = changes_of("how");
    all.extend([Some("false"), Some("true"), None].map(|to| Change::Set { field: "meant", to }));
    all.extend(changes_of("doubted"));
    if setup.doubt.is_told() {
        all.extend(changes_of("doubter"));
        all.extend(
            TRICKS.into_iter().filter_map(ChangeField::named).flat_map(|field| field.other_tricks(setup)),
        );
    }
    all.extend((0..setup.act.played_on.len()).map(Change::PlayedOn));
    if setup.act.play_on.is_some() {
        all.extend(changes_of("all_agree"));
        all.push(Change::NotAskedToPlayOn);
    }
    all
}

/// Every change of this field.
pub(super) fn changes_of(field: &str) -> Vec<Change> {
    ChangeField::named(field).map(|field| field.changes()).unwrap_or_default()
}

/// Applies a change; `None` if it is not one of these.
pub(super) fn apply(change: Change, act: &mut Act) -> Option<()> {
    match change {
        Change::PlayedOn(cards) => {
            act.played_on.truncate(cards);
            // The number of tricks made applies to all cards played.
            if let Some(asked) = &mut act.play_on {
                asked.made = None;
            }
        }
        Change::NotAskedToPlayOn => act.play_on = None,
        _ => return None,
    }
    Some(())
}

/// Players whose cards may be exposed or not: defenders, if one of them spoke, and players recorded
/// as having exposed cards.
pub(super) fn exposed(speaker: Seat, declarer: Seat, recorded: &[Seat]) -> Vec<Change> {
    let defends = speaker.side() != declarer.side();
    let may = |seat: &Seat| recorded.contains(seat) || defends && seat.side() == speaker.side();
    let seats = Seat::ALL.into_iter().filter(may);
    seats.flat_map(|seat| [true, false].map(|to| Change::Exposed { seat, to })).collect()
}

/// This player exposed cards, or did not.
pub(super) fn expose(exposed: &mut Vec<Seat>, seat: Seat, to: bool) {
    let has = exposed.contains(&seat);
    if !to {
        exposed.retain(|other| *other != seat);
    } else if !has {
        exposed.push(seat);
    }
}
