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
    /// The call was made in rotation, though it is inadmissible (36B2)
    OwnTurn = "own_turn",
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
    /// LHO called over the inadmissible call (36A, 37A, 38D, 39B)
    CalledOver = "called_over",
    /// The inadmissible call was noticed before LHO called (36B, 37B)
    NotCalledOver = "not_called_over",
    /// RHO passed at his turn (31A1, 32A1)
    RhoPassed = "rho_passed",
    /// RHO bid, doubled or redoubled at his turn
    RhoActed = "rho_acted",
    /// One card below an honour was exposed, and not led (24A)
    LowCard = "low_card",
    /// One honour was exposed, or a card led (24B)
    HonourCard = "honour_card",
    /// Two or more cards were exposed (24C)
    SeveralCards = "several_cards",
    /// The cards were exposed while the auction was on (24)
    DuringAuction = "during_auction",
    /// The cards were exposed after the auction (48A, 49)
    AfterAuction = "after_auction",
    /// The explanation has not been corrected (20F)
    Uncorrected = "uncorrected",
    /// The misinformed side's last call may still be changed (21B1(a))
    ChangeInTime = "change_in_time",
    /// It is too late to change that call (21B3)
    ChangeTooLate = "change_too_late",
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
    /// The replacement repeats the denomination (31A2 before 2017)
    Repeats = "repeats",
    /// The replacement does not repeat the denomination
    NotRepeats = "not_repeats",
    /// The misinformed side's call was influenced by the explanation (21B1(a))
    Influenced = "influenced",
    /// That call was not influenced
    NotInfluenced = "not_influenced",
    /// The call was mistaken, and its explanation right (21B1(b))
    MistakenCall = "mistaken_call",
    /// The explanation was mistaken
    MistakenExplanation = "mistaken_explanation",
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
    /// The call is cancelled, and nothing more follows
    OnlyCancelled = "only_cancelled",
    /// The irregular call stands as if it were legal
    StandsAsLegal = "stands_as_legal",
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
    /// A law on calls out of rotation is applied to a call in rotation
    RotationLaw = "rotation_law",
    /// A law on calls that LHO may accept is applied to an inadmissible call
    AcceptableLaw = "acceptable_law",
    /// A law on calls during the auction is applied to a call after it
    AuctionLaw = "auction_law",
    /// A law on irregular calls is applied to exposed cards
    CallLawForCards = "call_law_for_cards",
    /// A law on irregular calls is applied to an explanation
    CallLawForExplanation = "call_law_for_explanation",
    /// A law or a paragraph for another case is applied
    OtherCaseLaw = "other_case_law",
    /// A player who may make any legal call is put under a duty
    FreePlayerBound = "free_player_bound",
    /// A player under a duty may make any legal call
    BoundPlayerFree = "bound_player_free",
    /// A player is put under another duty than the one that follows
    OtherDuty = "other_duty",
    /// The offending side chooses whether the call stands
    OwnSideAccepts = "own_side_accepts",
    /// A player may accept, though there is no choice
    NothingToAccept = "nothing_to_accept",
    /// A player may still choose, though the call has been accepted
    ChoiceMade = "choice_made",
    /// A call out of rotation is taken for one in rotation
    TakenInRotation = "taken_in_rotation",
    /// A call in rotation is taken for one out of rotation
    TakenOutOfRotation = "taken_out_of_rotation",
    /// The offender calls next, though another player is in turn
    TurnOfOffender = "turn_of_offender",
    /// The offender's LHO calls next, though the call is cancelled
    TurnGoesOn = "turn_goes_on",
    /// The player in turn is left out
    TurnSkipped = "turn_skipped",
    /// The player before the one in turn calls again
    TurnRepeated = "turn_repeated",
    /// The partner of the player in turn calls
    TurnOfPartner = "turn_of_partner",
    /// The auction is over, though it is not
    AuctionClosed = "auction_closed",
    /// Calls are made after the auction is over
    AuctionReopened = "auction_reopened",
    /// The auction goes back, though it goes on
    AuctionTakenBack = "auction_taken_back",
    /// The auction goes on, though it goes back
    AuctionNotTakenBack = "auction_not_taken_back",
    /// The right contract has another declarer
    OtherDeclarer = "other_declarer",
    /// The contract is doubled otherwise
    OtherDoubling = "other_doubling",
    /// Another bid becomes the contract
    OtherContract = "other_contract",
    /// A board with a contract is passed out, or the other way round
    PassedOutOrNot = "passed_out_or_not",
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
    /// Declarer may require a lead, and not only forbid it
    LeadRequired = "lead_required",
    /// Declarer may only forbid a lead, and not require it
    LeadOnlyForbidden = "lead_only_forbidden",
    /// A suit is restricted that is free
    LeadOtherSuit = "lead_other_suit",
    /// The player takes back cards that are or may become penalty cards
    PenaltyLifted = "penalty_lifted",
    /// Cards of declarer's side are penalty cards
    PenaltyForDeclarer = "penalty_for_declarer",
    /// Minor and major penalty cards are confused
    PenaltyRank = "penalty_rank",
    /// What is open about penalty cards is taken for settled, or the other way round
    PenaltyMoment = "penalty_moment",
    /// The Director decides what he judges, or judges what is decided
    JudgementLeft = "judgement_left",
    /// A replacement is compared that no law compares
    ComparedNeedlessly = "compared_needlessly",
    /// The Director has nothing to keep in mind, though a law tells him
    WatchForgotten = "watch_forgotten",
    /// The Director keeps in mind what no law tells him
    WatchImposed = "watch_imposed",
    /// The Director keeps another law in mind than the one that applies
    WatchOther = "watch_other",
    /// A call may be changed that may not
    ChangeGranted = "change_granted",
    /// Another player may change a call
    ChangeByOther = "change_by_other",
    /// The explanation is corrected at another moment
    CorrectionMoment = "correction_moment",
    /// Information that all may use is unauthorised
    InformationBarred = "information_barred",
    /// Unauthorised information may be used
    InformationForgotten = "information_forgotten",
    /// Information that is unauthorised for one side is so for the other
    InformationForOthers = "information_for_others",
    /// Information that is unauthorised for both partners is so for one
    InformationForOne = "information_for_one",
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

    /// False for an assumption that changes most of a ruling, or fits almost every case: with all
    /// other consequences forgotten, it does not explain this component.
    pub(super) const fn explains_alone(self, key: Key) -> bool {
        match self {
            Premise::OnlyCancelled | Premise::StandsAsLegal => false,
            Premise::CalledOver | Premise::NotCalledOver => matches!(key, Key::Law | Key::Cancelled),
            _ => true,
        }
    }

    /// False only if the premise cannot change this component of a ruling: to explain an error in
    /// it, the case need not be ruled under the premise.
    pub(crate) const fn can_affect(self, key: Key) -> bool {
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
