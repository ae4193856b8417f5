//! All premises, each with its word.

use rules::engine::Key;

/// Defines the enum of premises from a list of variants, each with its word.
macro_rules! premises {
    ($($(#[$doc:meta])* $name:ident = $word:literal,)*) => {
        /// A wrong assumption a trainee may have made. Each description states what was assumed; in
        /// the case it is not so.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Premise {
            $($(#[$doc])* $name,)*
        }

        impl Premise {
            /// All premises. Of two that explain an answer equally well the first is preferred:
            /// events come before findings, facts before misreadings, other codes last.
            pub const ALL: &[Premise] = &[$(Premise::$name,)*];

            /// The word for it in Fluent message ids and in tests.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Premise::$name => $word,)*
                }
            }
        }
    };
}

premises! {
    /// The call was made at partner's turn
    PartnersTurn = "partners_turn",
    /// The call was made at RHO's turn
    RhosTurn = "rhos_turn",
    /// The call was made at LHO's turn
    LhosTurn = "lhos_turn",
    /// The offender had not called before, so the call did not change one (30B, 31C, 32C)
    FirstCall = "first_call",
    /// The call was in rotation, because RHO had to pass (28A)
    InRotation = "in_rotation",
    /// The call was out of rotation, although RHO had to pass
    OutOfRotation = "out_of_rotation",
    /// The player whose turn it was called before the Director came (28B)
    ProperPlayerCalled = "proper_player_called",
    /// LHO accepted the call, or the change of call (29A, 25B1)
    Accepted = "accepted",
    /// LHO did not accept it (29B, 25B2)
    Declined = "declined",
    /// LHO has not decided yet, and may still accept it
    Unanswered = "unanswered",
    /// The double or redouble was admissible (36)
    Admissible = "admissible",
    /// RHO passed at his turn (31A1, 32A1)
    RhoPassed = "rho_passed",
    /// RHO bid, doubled or redoubled at his turn
    RhoActed = "rho_acted",
    /// The call was artificial (29C, 30C)
    Artificial = "artificial",
    /// The call was natural
    Natural = "natural",
    /// The replacement call was comparable (23A)
    Comparable = "comparable",
    /// The replacement call was not comparable
    NotComparable = "not_comparable",
    /// The replacement was the lowest sufficient bid that specifies the same denomination (27B1)
    Lowest = "lowest",
    /// The replacement was another call
    NotLowest = "not_lowest",
    /// The call that was changed had been unintended (25A)
    Unintended = "unintended",
    /// The call that was changed had been intended
    Intended = "intended",
    /// The statement concerned only the trick in progress (68)
    CurrentTrickOnly = "current_trick_only",
    /// The statement concerned later tricks too
    OtherTricksToo = "other_tricks_too",
    /// The player showed cards in order to claim (68A)
    MeantToClaim = "meant_to_claim",
    /// The conceder's partner objected at once (68B2)
    PartnerObjected = "partner_objected",
    /// The conceder's partner did not object at once
    PartnerDidNotObject = "partner_did_not_object",
    /// All four players agreed to play on (68D2(b))
    AllAgreed = "all_agreed",
    /// Not all four players agreed to play on
    NotAllAgreed = "not_all_agreed",
    /// The claim was undisputed (68D1, 69A)
    Undisputed = "undisputed",
    /// The other side had agreed to the claim (69)
    Agreed = "agreed",
    /// The other side had not agreed to the claim, or doubted it at once (70)
    NotAgreed = "not_agreed",
    /// The doubt was raised in time (69B, 71, 79C)
    InTime = "in_time",
    /// The doubt was raised too late
    TooLate = "too_late",
    /// The doubt was raised by the other side (69 taken for 71, or 71 for 69)
    OtherDoubter = "other_doubter",
    /// The trick given up had not been won already (69B1, 71.1)
    NotWonBefore = "not_won_before",
    /// The claimer was aware of the outstanding cards in this suit (70A, 70C)
    Aware = "aware",
    /// The claimer was not aware of the outstanding cards in this suit
    Unaware = "unaware",
    /// A doubt about the claimer's awareness is resolved in their favour (70A)
    DoubtForClaimer = "doubt_for_claimer",
    /// The claimer made no statement (68C, 70B)
    Silent = "silent",
    /// No card had been played to the trick in progress
    TrickForgotten = "trick_forgotten",
    /// Suits are deemed played from the top (70E2)
    FromTheTop = "from_the_top",
    /// Suits are deemed played in any order
    AnyOrder = "any_order",
    /// Offender and partner are confused: each has what the Law imposes on the other
    PartnerForOffender = "partner_for_offender",
    /// The other opponent chooses whether to accept (29A)
    OtherOpponent = "other_opponent",
    /// The lead restrictions are reversed: suits free to lead are restricted (26B)
    LeadTurned = "lead_turned",
    /// A player who must pass at every turn passes once only (27B2 and 36A taken for 30 to 32)
    PassesOnce = "passes_once",
    /// A player who must pass once passes at every turn
    PassesThroughout = "passes_throughout",
    /// The tricks not claimed are not conceded (68B1)
    ConcessionOverlooked = "concession_overlooked",
    /// The disputed claim stands as it was made
    AsClaimed = "as_claimed",
    /// The tricks are those of best play with all cards visible (70D1)
    BestPlay = "best_play",
    /// The tricks of the two sides are exchanged
    OtherSide = "other_side",
    /// The cards that a defender showed are penalty cards (68)
    PenaltyCards = "penalty_cards",
    /// Law 25 is applied, though no call was changed
    ChangeLaw = "change_law",
    /// Law 27 is applied to a call that is no insufficient bid in turn
    InsufficientLaw = "insufficient_law",
    /// Law 30 is applied to a call that is no pass
    PassLaw = "pass_law",
    /// Law 31 is applied to a call that is no bid
    BidLaw = "bid_law",
    /// Law 32 is applied to a call that is neither double nor redouble
    DoubleLaw = "double_law",
    /// Law 34 is applied, though no turn was lost through passes
    LostTurnLaw = "lost_turn_law",
    /// Law 36 is applied to a call that is no inadmissible double or redouble
    InadmissibleLaw = "inadmissible_law",
    /// A player who may make any legal call is put under a duty
    FreePlayerBound = "free_player_bound",
    /// A player under a duty may make any legal call
    BoundPlayerFree = "bound_player_free",
    /// The offending side chooses whether the call stands
    OwnSideAccepts = "own_side_accepts",
    /// The offender calls next, though another player is in turn
    TurnOfOffender = "turn_of_offender",
    /// A call that stands is cancelled
    LegalCallCancelled = "legal_call_cancelled",
    /// A cancelled call stands
    CallLeftStanding = "call_left_standing",
    /// A lead is restricted that is free
    LeadImposed = "lead_imposed",
    /// A restricted lead is free
    LeadForgotten = "lead_forgotten",
    /// The lead restriction leaves out suits that it includes
    LeadSuitMissing = "lead_suit_missing",
    /// Information that all may use is unauthorised
    InformationBarred = "information_barred",
    /// Unauthorised information may be used
    InformationForgotten = "information_forgotten",
    /// Information that is unauthorised for one side is so for the other
    InformationForOthers = "information_for_others",
    /// Law 68, which defines claims and concessions, disposes of this one
    DefinitionLaw = "definition_law",
    /// A claim is treated as a concession
    ConcessionForClaim = "concession_for_claim",
    /// A concession is treated as a claim
    ClaimForConcession = "claim_for_concession",
    /// A claim of all remaining tricks also concedes some
    ConcessionAdded = "concession_added",
    /// The claim fails for a forgotten trump (70C)
    TrumpLaw = "trump_law",
    /// The claim fails for a line that was not stated (70D1)
    NewLineLaw = "new_line_law",
    /// The claim is a defender's, and depends on their partner (70D2)
    DefenderLaw = "defender_law",
    /// The claim fails for a card that one of the opponents may hold (70E1)
    OpponentsCardLaw = "opponents_card_law",
    /// The claim fails for the order in which a suit is played (70E2)
    RankLaw = "rank_law",
    /// The claimer gets more tricks than the worst normal line gives
    TooManyTricks = "too_many_tricks",
    /// The claimer gets fewer tricks than the worst normal line gives
    TooFewTricks = "too_few_tricks",
    /// An earlier code of Laws was in force
    OlderCode = "older_code",
    /// A later code of Laws was in force
    NewerCode = "newer_code",
    /// The table played social bridge
    SocialBridge = "social_bridge",
    /// The table, which played social bridge, was under a code of duplicate bridge
    Duplicate = "duplicate",
}

impl Premise {
    /// Parses a word; `None` if there is no such premise.
    pub fn from_word(word: &str) -> Option<Premise> {
        Premise::ALL.iter().copied().find(|premise| premise.word() == word)
    }

    /// False only if the premise cannot change this component of a ruling: to explain an error in
    /// it, the case need not be ruled under the premise.
    pub(super) const fn can_affect(self, key: Key) -> bool {
        let is_about_play = matches!(key, Key::What | Key::Play | Key::ExposedCards | Key::UnauthorisedFor);
        match self {
            Premise::Aware
            | Premise::Unaware
            | Premise::DoubtForClaimer
            | Premise::Silent
            | Premise::TrickForgotten
            | Premise::FromTheTop
            | Premise::AnyOrder
            | Premise::NotWonBefore
            | Premise::OtherDoubter
            | Premise::InTime
            | Premise::TooLate
            | Premise::Agreed
            | Premise::NotAgreed => !is_about_play,
            _ => true,
        }
    }
}
