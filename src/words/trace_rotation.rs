//! What is put into the sentences of a test of an auction.

use super::trace::Args;
use super::{Arg, Words, who};
use crate::bridge::Seat;
use crate::engine::Case;
use crate::engine::rotation::RotationAsked;

impl Words {
    pub(super) fn rotation_args(&self, case: &Case, asked: &RotationAsked) -> Args {
        let call = |n: &usize| Arg::from(self.call_of(case, *n));
        let maybe = |n: &Option<usize>| n.map_or_else(|| Arg::from("none"), |n| self.call_of(case, n).into());
        let seat = |seat: &Seat| Arg::from(self.seat(*seat));
        let mut args: Args = match asked {
            RotationAsked::OutOfTurn { call: n, by, turn } => {
                vec![("call", call(n)), ("by", seat(by)), ("turn", seat(turn))]
            }
            RotationAsked::AllInTurn | RotationAsked::FoundComparable => vec![],
            RotationAsked::ProperPlayerCalled { proper, call } => {
                vec![("proper", seat(proper)), ("told", told(*call)), ("call", maybe(call))]
            }
            RotationAsked::NextHandAccepted { lho, call } => {
                vec![("lho", seat(lho)), ("told", told(*call)), ("call", maybe(call))]
            }
            RotationAsked::Declined { lho, call: n } => vec![("lho", seat(lho)), ("call", call(n))],
            RotationAsked::ArtificialPass { call: n } => vec![("call", call(n))],
            RotationAsked::PassOfPartnersArtificial { partners } => vec![("call", maybe(partners))],
            RotationAsked::PassOfOpponentsArtificial { theirs } => vec![("call", call(theirs))],
            RotationAsked::AtRhosTurn { turn } => vec![("turn", seat(turn))],
            RotationAsked::AtPartnersOrFirstAtLhos { turn, earlier }
            | RotationAsked::LaterAtLhos { turn, earlier } => {
                vec![("turn", seat(turn)), ("told", told(*earlier)), ("call", maybe(earlier))]
            }
            RotationAsked::PartnerIsFree { partner } => vec![("partner", seat(partner))],
            RotationAsked::Unauthorised { seat: bound } => {
                vec![("seat", seat(bound)), ("told", "call".into())]
            }
            RotationAsked::RhoPassed { rho, call } => {
                vec![("rho", seat(rho)), ("told", told(*call)), ("call", maybe(call))]
            }
            RotationAsked::Similar { replacement, permille, from } => vec![
                ("call", call(replacement)),
                ("share", self.share(*permille).into()),
                ("from", self.share(*from).into()),
                ("enough", if permille >= from { "yes" } else { "no" }.into()),
            ],
            RotationAsked::Subset { replacement, permille } => vec![
                ("call", call(replacement)),
                ("share", self.share(*permille).into()),
                ("enough", if *permille == 1000 { "yes" } else { "no" }.into()),
            ],
            RotationAsked::SamePurpose { replacement } => vec![("call", call(replacement))],
            RotationAsked::ReplacementComparable { offender } => vec![("offender", seat(offender))],
            RotationAsked::ReplacementNotComparable { partner } => vec![("partner", seat(partner))],
            RotationAsked::LeadRestricted { binds, suits } => {
                vec![("binds", seat(binds)), ("n", suits.len().into()), ("suits", self.suits(suits).into())]
            }
            RotationAsked::UnintendedCall { earlier } | RotationAsked::FirstCallStands { earlier } => {
                vec![("call", call(earlier))]
            }
            RotationAsked::ChangeAccepted { lho } => vec![("lho", seat(lho))],
            RotationAsked::ThreePassesOneOutOfTurn { passes } => {
                vec![("n", (*passes).into()), ("number", self.count(*passes).into())]
            }
            RotationAsked::LostHisTurn { player } => vec![("player", seat(player))],
        };
        // Who offended, and how whoever's turn it was sits to the offender, is known from the auction.
        if let Some((offender, made)) = who::offender(case) {
            args.push(("irregular", self.call_by(offender, made).into()));
            if !args.iter().any(|(name, _)| *name == "offender") {
                args.push(("offender", self.seat(offender).into()));
            }
            if let RotationAsked::AtRhosTurn { turn }
            | RotationAsked::AtPartnersOrFirstAtLhos { turn, .. }
            | RotationAsked::LaterAtLhos { turn, .. } = asked
            {
                args.push(("relation", relation(offender, *turn).into()));
            }
        }
        args
    }

    /// A share of hands in per cent with one decimal, as it is rounded down: `97.3 %`.
    pub(super) fn share(&self, permille: u16) -> String {
        let (whole, tenths) = (permille / 10, permille % 10);
        let id = match (whole, tenths) {
            (0, 0) => "share-less",
            (_, 0) => "share-whole",
            _ => "share-tenths",
        };
        self.tell(id, &[("whole", usize::from(whole).into()), ("tenths", usize::from(tenths).into())])
    }
}

fn told(call: Option<usize>) -> Arg {
    if call.is_some() { "yes" } else { "no" }.into()
}

/// How a player sits to the offender.
fn relation(offender: Seat, player: Seat) -> &'static str {
    match player {
        p if p == offender.partner() => "partner",
        p if p == offender.lho() => "lho",
        p if p == offender.rho() => "rho",
        _ => "self",
    }
}
