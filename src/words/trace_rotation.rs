//! Arguments of the sentences of an auction's tests.

use super::trace::Args;
use super::{Arg, Words, offender};
use rules::bridge::{Seat, Strain};
use rules::engine::Case;
use rules::engine::rotation::{HandShare, RotationTest as Asked};

impl Words {
    /// Arguments of a test of an auction: the deciding facts and the offender.
    pub(super) fn rotation_args(&self, case: &Case, about: Option<usize>, asked: &Asked) -> Args {
        let mut args = self.deciding(case, asked);
        // The offender, and the relation of the player in turn to them, follow from the auction.
        if let Some((offender, made)) = offender::irregular_call(case, about) {
            args.push(("irregular", self.call_by(offender, made).into()));
            if !args.iter().any(|(name, _)| *name == "offender") {
                args.push(("offender", self.seat(offender).into()));
            }
            if let Asked::AtRhosTurn { turn }
            | Asked::AtPartnersOrFirstAtLhos { turn, .. }
            | Asked::AtPartnersTurn { turn }
            | Asked::LaterAtLhos { turn, .. } = asked
            {
                args.push(("relation", relation(offender, *turn).into()));
            }
        }
        args
    }

    fn deciding(&self, case: &Case, asked: &Asked) -> Args {
        let call = |n: &usize| ("call", Arg::from(self.call_of(case, *n)));
        let seat = |name: &'static str, seat: &Seat| (name, Arg::from(self.seat(*seat)));
        match asked {
            Asked::AllInTurn
            | Asked::FoundComparable
            | Asked::NobodyHadBid
            | Asked::NoRectification
            | Asked::PassedOut => vec![],
            Asked::OutOfTurn { call: n, by, turn } => vec![call(n), seat("by", by), seat("turn", turn)],
            Asked::SameTime { call: n, with } => vec![call(n), ("with", self.call_of(case, *with).into())],
            Asked::Declined { lho, call: n } => vec![seat("lho", lho), call(n)],
            Asked::ArtificialPass { call: n }
            | Asked::PassOfOpponentsArtificial { theirs: n }
            | Asked::SamePurpose { replacement: n }
            | Asked::UnintendedCall { earlier: n }
            | Asked::FirstCallStands { earlier: n }
            | Asked::Inadmissible { call: n }
            | Asked::LeadFaced { call: n }
            | Asked::InadmissibleCancelled { call: n } => vec![call(n)],
            Asked::PassOfPartnersArtificial { partners: n } | Asked::AnybodyHadBid { bid: n } => {
                self.optional_call(case, *n, [])
            }
            Asked::ProperPlayerCalled { proper, call: n } => {
                self.optional_call(case, *n, [seat("proper", proper)])
            }
            Asked::NextHandAccepted { lho, call: n } | Asked::CalledOverInadmissible { lho, call: n } => {
                self.optional_call(case, *n, [seat("lho", lho)])
            }
            Asked::RhoPassed { rho, call: n } | Asked::RhoActed { rho, call: n } => {
                self.optional_call(case, *n, [seat("rho", rho)])
            }
            Asked::AtPartnersOrFirstAtLhos { turn, earlier: n } | Asked::LaterAtLhos { turn, earlier: n } => {
                self.optional_call(case, *n, [seat("turn", turn)])
            }
            Asked::AtRhosTurn { turn } | Asked::AtPartnersTurn { turn } => vec![seat("turn", turn)],
            Asked::PartnerIsFree { partner }
            | Asked::MayNotDoubleNow { partner }
            | Asked::LeadIsFree { partner }
            | Asked::ReplacementNotComparable { partner } => vec![seat("partner", partner)],
            Asked::ReplacementComparable { offender }
            | Asked::OffenderIsFree { offender }
            | Asked::MustSubstitute { offender }
            | Asked::InadmissibleOutOfTurn { offender }
            | Asked::HelpWatched { offender }
            | Asked::DamageWatched { offender } => vec![seat("offender", offender)],
            Asked::LostHisTurn { player } | Asked::MustPassThroughout { player } => {
                vec![seat("player", player)]
            }
            Asked::ChangeAccepted { lho } => vec![seat("lho", lho)],
            Asked::RequiredToPass { rho } | Asked::RequiredToRepeat { rho } => vec![seat("rho", rho)],
            Asked::RhoMustCall { rho, call } => vec![seat("rho", rho), ("must", self.call(*call).into())],
            Asked::AuctionEnded { declarer } => vec![seat("declarer", declarer)],
            Asked::Authorised { side } => vec![("side", self.side(*side).into())],
            Asked::Unauthorised { seat: bound } => vec![seat("seat", bound), ("told", "call".into())],
            Asked::Similar { replacement, share, from } => {
                let mut args = self.share_args(call(replacement), *share, share.permille() >= *from);
                args.push(("from", self.share(*from).into()));
                args
            }
            Asked::Subset { replacement, share } => {
                self.share_args(call(replacement), *share, share.is_whole())
            }
            Asked::LeadRestricted { binds, suits } | Asked::SuitWasSpecified { binds, suits } => {
                vec![seat("binds", binds), ("n", suits.len().into()), ("suits", self.suits(suits).into())]
            }
            Asked::ThreePassesOneOutOfTurn { passes } => {
                vec![("n", (*passes).into()), ("number", self.count(*passes).into())]
            }
            Asked::Specifies { call: n, strains } => [vec![call(n)], self.strains_args(strains)].concat(),
            Asked::RepeatsDenomination { replacement, strains } => {
                [self.optional_call(case, *replacement, []), self.strains_args(strains)].concat()
            }
        }
    }

    /// Arguments for an optional call, with whether it was made, after others.
    fn optional_call<const N: usize>(
        &self,
        case: &Case,
        n: Option<usize>,
        beside: [(&'static str, Arg); N],
    ) -> Args {
        let call = n.map_or_else(|| "none".to_owned(), |n| self.call_of(case, n));
        let is_made = if n.is_some() { "yes" } else { "no" };
        beside.into_iter().chain([("told", is_made.into()), ("call", call.into())]).collect()
    }

    /// A share of the hands of this call, with both counts.
    fn share_args(&self, call: (&'static str, Arg), share: HandShare, enough: bool) -> Args {
        vec![
            call,
            ("share", self.share(share.permille()).into()),
            ("both", self.hands_counted(share.both).into()),
            ("new", self.hands_counted(share.new).into()),
            ("enough", if enough { "yes" } else { "no" }.into()),
            ("none", if share.both == 0 { "yes" } else { "no" }.into()),
        ]
    }

    /// A number of hands with its digits in threes: `2 310 789 600`.
    fn hands_counted(&self, hands: u64) -> String {
        let digits = hands.to_string();
        let threes: Vec<&str> =
            digits.as_bytes().rchunks(3).rev().filter_map(|c| std::str::from_utf8(c).ok()).collect();
        threes.join("\u{a0}")
    }

    /// Arguments for denominations: a list, and their number.
    fn strains_args(&self, strains: &[Strain]) -> Args {
        let all = strains.iter().map(|strain| self.strain_spoken(*strain)).collect::<Vec<_>>();
        vec![("n", strains.len().into()), ("strains", self.list(&all).into())]
    }

    /// A share of hands in per cent with one decimal, rounded down: `97.3 %`.
    pub(super) fn share(&self, permille: u16) -> String {
        if permille == 0 { self.say("share-less") } else { self.percent(permille) }
    }
}

/// A player's relation to the offender.
fn relation(offender: Seat, player: Seat) -> &'static str {
    match player {
        p if p == offender.partner() => "partner",
        p if p == offender.lho() => "lho",
        p if p == offender.rho() => "rho",
        _ => "self",
    }
}
