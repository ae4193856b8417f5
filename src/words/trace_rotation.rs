//! What is put into the sentences of a test of an auction.

use super::trace::Args;
use super::{Arg, Words, who};
use crate::bridge::Seat;
use crate::bridge::Strain;
use crate::engine::Case;
use crate::engine::rotation::RotationAsked;
use crate::engine::rotation::Share;

impl Words {
    pub(super) fn rotation_args(&self, case: &Case, about: Option<usize>, asked: &RotationAsked) -> Args {
        let call = |n: &usize| Arg::from(self.call_of(case, *n));
        let maybe = |n: &Option<usize>| n.map_or_else(|| Arg::from("none"), |n| self.call_of(case, n).into());
        let seat = |seat: &Seat| Arg::from(self.seat(*seat));
        let mut args: Args = match asked {
            RotationAsked::OutOfTurn { call: n, by, turn } => {
                vec![("call", call(n)), ("by", seat(by)), ("turn", seat(turn))]
            }
            RotationAsked::AllInTurn
            | RotationAsked::FoundComparable
            | RotationAsked::NobodyHadBid
            | RotationAsked::NoRectification
            | RotationAsked::PassedOut => vec![],
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
            RotationAsked::AtRhosTurn { turn } | RotationAsked::AtPartnersTurn { turn } => {
                vec![("turn", seat(turn))]
            }
            RotationAsked::AtPartnersOrFirstAtLhos { turn, earlier }
            | RotationAsked::LaterAtLhos { turn, earlier } => {
                vec![("turn", seat(turn)), ("told", told(*earlier)), ("call", maybe(earlier))]
            }
            RotationAsked::PartnerIsFree { partner }
            | RotationAsked::MayNotDoubleNow { partner }
            | RotationAsked::LeadIsFree { partner } => vec![("partner", seat(partner))],
            RotationAsked::Unauthorised { seat: bound } => {
                vec![("seat", seat(bound)), ("told", "call".into())]
            }
            RotationAsked::RhoPassed { rho, call } | RotationAsked::RhoActed { rho, call } => {
                vec![("rho", seat(rho)), ("told", told(*call)), ("call", maybe(call))]
            }
            RotationAsked::Similar { replacement, share, from } => {
                let mut args = self.share_args(call(replacement), *share, share.permille() >= *from);
                args.push(("from", self.share(*from).into()));
                args
            }
            RotationAsked::Subset { replacement, share } => {
                self.share_args(call(replacement), *share, share.is_whole())
            }
            RotationAsked::SamePurpose { replacement } => vec![("call", call(replacement))],
            RotationAsked::ReplacementComparable { offender }
            | RotationAsked::OffenderIsFree { offender }
            | RotationAsked::MustSubstitute { offender }
            | RotationAsked::InadmissibleOutOfTurn { offender }
            | RotationAsked::HelpWatched { offender }
            | RotationAsked::DamageWatched { offender } => vec![("offender", seat(offender))],
            RotationAsked::ReplacementNotComparable { partner } => vec![("partner", seat(partner))],
            RotationAsked::LeadRestricted { binds, suits }
            | RotationAsked::SuitWasSpecified { binds, suits } => {
                vec![("binds", seat(binds)), ("n", suits.len().into()), ("suits", self.suits(suits).into())]
            }
            RotationAsked::UnintendedCall { earlier } | RotationAsked::FirstCallStands { earlier } => {
                vec![("call", call(earlier))]
            }
            RotationAsked::ChangeAccepted { lho } => vec![("lho", seat(lho))],
            RotationAsked::ThreePassesOneOutOfTurn { passes } => {
                vec![("n", (*passes).into()), ("number", self.count(*passes).into())]
            }
            RotationAsked::LostHisTurn { player } | RotationAsked::MustPassThroughout { player } => {
                vec![("player", seat(player))]
            }
            RotationAsked::SameTime { call: n, with } => vec![("call", call(n)), ("with", call(with))],
            RotationAsked::RequiredToPass { rho } => vec![("rho", seat(rho))],
            RotationAsked::Inadmissible { call: n }
            | RotationAsked::LeadFaced { call: n }
            | RotationAsked::InadmissibleCancelled { call: n } => vec![("call", call(n))],
            RotationAsked::CalledOverInadmissible { lho, call } => {
                vec![("lho", seat(lho)), ("call", maybe(call))]
            }
            RotationAsked::Specifies { call: n, strains } => {
                vec![
                    ("call", call(n)),
                    ("n", strains.len().into()),
                    ("strains", self.strains(strains).into()),
                ]
            }
            RotationAsked::AnybodyHadBid { bid } => vec![("call", maybe(bid))],
            RotationAsked::RepeatsDenomination { replacement, strains } => vec![
                ("told", told(*replacement)),
                ("call", maybe(replacement)),
                ("n", strains.len().into()),
                ("strains", self.strains(strains).into()),
            ],
            RotationAsked::Authorised { side } => vec![("side", self.side(*side).into())],
            RotationAsked::AuctionEnded { declarer } => vec![("declarer", seat(declarer))],
        };
        // Who offended, and how whoever's turn it was sits to the offender, is known from the auction.
        if let Some((offender, made)) = who::offender(case, about) {
            args.push(("irregular", self.call_by(offender, made).into()));
            if !args.iter().any(|(name, _)| *name == "offender") {
                args.push(("offender", self.seat(offender).into()));
            }
            if let RotationAsked::AtRhosTurn { turn }
            | RotationAsked::AtPartnersOrFirstAtLhos { turn, .. }
            | RotationAsked::AtPartnersTurn { turn }
            | RotationAsked::LaterAtLhos { turn, .. } = asked
            {
                args.push(("relation", relation(offender, *turn).into()));
            }
        }
        args
    }

    /// A share of the hands of this call, with both counts.
    fn share_args(&self, call: Arg, share: Share, enough: bool) -> Args {
        vec![
            ("call", call),
            ("share", self.share(share.permille()).into()),
            ("both", self.hands_counted(share.both).into()),
            ("new", self.hands_counted(share.new).into()),
            ("enough", if enough { "yes" } else { "no" }.into()),
        ]
    }

    /// A number of hands with its digits in threes: `2 310 789 600`.
    fn hands_counted(&self, hands: u64) -> String {
        let digits = hands.to_string();
        let threes: Vec<&str> =
            digits.as_bytes().rchunks(3).rev().filter_map(|c| std::str::from_utf8(c).ok()).collect();
        threes.join("\u{a0}")
    }

    /// Denominations in words, as a list.
    fn strains(&self, strains: &[Strain]) -> String {
        self.list(&strains.iter().map(|strain| self.strain_spoken(*strain)).collect::<Vec<_>>())
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
