//! Changes that claims and concessions share: the act, exposed cards, the play since, and a doubt.

use super::{Change, DoubtTricks};
use rules::bridge::Seat;
use rules::engine::claim::{Act, ClaimAct, Doubt, Doubted};

/// Candidate changes.
pub(super) fn candidates(doubt: &Doubt, act: &Act) -> Vec<Change> {
    let mut all: Vec<Change> = ClaimAct::ALL.into_iter().map(Some).chain([None]).map(Change::How).collect();
    all.extend([Some(false), Some(true), None].map(Change::Meant));
    all.extend(Doubted::ALL.into_iter().map(Some).chain([None]).map(Change::Doubted));
    if doubt.is_told() {
        all.extend(Seat::ALL.into_iter().map(Some).chain([None]).map(Change::Doubter));
    }
    for of in DoubtTricks::ALL {
        if let Some(most) = of.number(doubt) {
            // A number that the Director found may have been none, one more, one less, or not
            // found.
            let mut others = vec![Some(0), most.checked_sub(1), most.checked_add(1)];
            others.dedup();
            all.extend(others.into_iter().flatten().map(|to| Change::Tricks { of, to: Some(to) }));
            all.push(Change::Tricks { of, to: None });
        }
    }
    all.extend((0..act.played_on.len()).map(Change::PlayedOn));
    if act.play_on.is_some() {
        all.extend([Some(true), Some(false), None].map(Change::AllAgree));
        all.push(Change::NotAskedToPlayOn);
    }
    all
}

/// Applies a change; `None` if it is not one of these.
pub(super) fn apply(change: Change, doubt: &mut Doubt, act: &mut Act) -> Option<()> {
    match change {
        Change::How(how) => {
            act.how = how;
            act.meant = act.meant.filter(|_| how == Some(ClaimAct::Shown));
        }
        Change::Meant(meant) => act.meant = meant,
        Change::Doubted(when) => doubt.when = when,
        Change::Doubter(by) => doubt.by = by,
        Change::Tricks { of, to } => of.set(doubt, to)?,
        Change::PlayedOn(cards) => {
            act.played_on.truncate(cards);
            // The number of tricks made applies to all cards played.
            if let Some(asked) = &mut act.play_on {
                asked.made = None;
            }
        }
        Change::NotAskedToPlayOn => act.play_on = None,
        Change::AllAgree(agree) => {
            let asked = act.play_on.as_mut()?;
            asked.all_agree = agree;
            asked.made = asked.made.filter(|_| agree != Some(false));
        }
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
