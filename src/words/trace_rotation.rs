//! Arguments of the sentences of an auction's tests.

use super::trace::Args;
use super::{Arg, Words, offender};
use rules::bridge::{Seat, Strain};
use rules::engine::Case;
use rules::engine::rotation::{HandShare, RotationTest};

impl Words {
    /// Arguments of a test of an auction: the deciding facts and the offender.
    pub(super) fn rotation_args(&self, case: &Case, about: Option<usize>, test: &RotationTest) -> Args {
        let mut args = self.deciding(case, test);
        // The offender, and the relation of the player in turn to them, follow from the auction.
        if let Some((offender, made)) = offender::irregular_call(case, about) {
            args.push(("irregular", self.call_by(offender, made).into()));
            if !args.iter().any(|(name, _)| *name == "offender") {
                args.push(("offender", self.seat(offender).into()));
            }
            if let RotationTest::AtRhosTurn { turn }
            | RotationTest::AtPartnersOrFirstAtLhos { turn, .. }
            | RotationTest::AtPartnersTurn { turn }
            | RotationTest::LaterAtLhos { turn, .. } = test
            {
                args.push(("relation", relation(offender, *turn).into()));
            }
        }
        args
    }

    fn deciding(&self, case: &Case, test: &RotationTest) -> Args {
        let call = |n: &usize| ("call", Arg::from(self.call_of(case, *n)));
        let seat = |name: &'static str, seat: &Seat| (name, Arg::from(self.seat(*seat)));
        match test {
            RotationTest::AllInTurn
            | RotationTest::FoundComparable
            | RotationTest::NobodyHadBid
            | RotationTest::NoRectification
            | RotationTest::PassedOut => vec![],
            RotationTest::OutOfTurn { call: n, by, turn } => {
                vec![call(n), seat("by", by), seat("turn", turn)]
            }
            RotationTest::SameTime { call: n, with } => {
                vec![call(n), ("with", self.call_of(case, *with).into())]
            }
            RotationTest::Declined { lho, call: n } => vec![seat("lho", lho), call(n)],
            RotationTest::ArtificialPass { call: n }
            | RotationTest::PassOfOpponentsArtificial { theirs: n }
            | RotationTest::SamePurpose { replacement: n }
            | RotationTest::UnintendedCall { earlier: n }
            | RotationTest::FirstCallStands { earlier: n }
            | RotationTest::Inadmissible { call: n }
            | RotationTest::LeadFaced { call: n }
            | RotationTest::InadmissibleCancelled { call: n } => vec![call(n)],
            RotationTest::PassOfPartnersArtificial { partners: n }
            | RotationTest::AnybodyHadBid { bid: n } => self.optional_call(case, *n, []),
            RotationTest::ProperPlayerCalled { proper, call: n } => {
                self.optional_call(case, *n, [seat("proper", proper)])
            }
            RotationTest::NextHandAccepted { lho, call: n }
            | RotationTest::CalledOverInadmissible { lho, call: n } => {
                self.optional_call(case, *n, [seat("lho", lho)])
            }
            RotationTest::RhoPassed { rho, call: n } | RotationTest::RhoActed { rho, call: n } => {
                self.optional_call(case, *n, [seat("rho", rho)])
            }
            RotationTest::AtPartnersOrFirstAtLhos { turn, earlier: n }
            | RotationTest::LaterAtLhos { turn, earlier: n } => {
                self.optional_call(case, *n, [seat("turn", turn)])
            }
            RotationTest::AtRhosTurn { turn } | RotationTest::AtPartnersTurn { turn } => {
                vec![seat("turn", turn)]
            }
            RotationTest::PartnerIsFree { partner }
            | RotationTest::MayNotDoubleNow { partner }
            | RotationTest::LeadIsFree { partner }
            | RotationTest::ReplacementNotComparable { partner } => vec![seat("partner", partner)],
            RotationTest::ReplacementComparable { offender }
            | RotationTest::OffenderIsFree { offender }
            | RotationTest::MustSubstitute { offender }
            | RotationTest::InadmissibleOutOfTurn { offender }
            | RotationTest::HelpWatched { offender }
            | RotationTest::DamageWatched { offender } => vec![seat("offender", offender)],
            RotationTest::LostHisTurn { player } | RotationTest::MustPassThroughout { player } => {
                vec![seat("player", player)]
            }
            RotationTest::ChangeAccepted { lho } => vec![seat("lho", lho)],
            RotationTest::RequiredToPass { rho } | RotationTest::RequiredToRepeat { rho } => {
                vec![seat("rho", rho)]
            }
            RotationTest::RhoMustCall { rho, call } => {
                vec![seat("rho", rho), ("must", self.call(*call).into())]
            }
            RotationTest::AuctionEnded { declarer } => vec![seat("declarer", declarer)],
            RotationTest::Authorised { side } => vec![("side", self.side(*side).into())],
            RotationTest::Unauthorised { seat: bound } => vec![seat("seat", bound), ("told", "call".into())],
            RotationTest::Similar { replacement, share, from } => {
                let mut args = self.share_args(call(replacement), *share, share.permille() >= *from);
                args.push(("from", self.share(*from).into()));
                args
            }
            RotationTest::Subset { replacement, share } => {
                self.share_args(call(replacement), *share, share.is_whole())
            }
            RotationTest::LeadRestricted { binds, suits }
            | RotationTest::SuitWasSpecified { binds, suits } => {
                vec![seat("binds", binds), ("n", suits.len().into()), ("suits", self.suits(suits).into())]
            }
            RotationTest::ThreePassesOneOutOfTurn { passes } => {
                vec![("n", (*passes).into()), ("number", self.count(*passes).into())]
            }
            RotationTest::Specifies { call: n, strains } => {
                [vec![call(n)], self.strains_args(strains)].concat()
            }
            RotationTest::RepeatsDenomination { replacement, strains } => {
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
