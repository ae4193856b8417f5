//! Tests of the facts of an auction, each with the facts that decide it. Call numbers count from 1.

use super::meaning::HandShare;
use crate::bridge::{Call, Cards, Seat, Side, Strain, Suit};
use crate::engine::fact::Count;
use derive::Facts;

/// A test of the facts of an auction.
#[derive(Clone, Debug, PartialEq, Eq, Facts)]
pub enum RotationTest {
    /// Was this call made when it was another player's turn?
    OutOfTurn {
        /// The call
        call: usize,
        /// The caller
        by: Seat,
        /// The player in turn
        turn: Seat,
    },
    /// Was every call made in turn?
    AllInTurn,
    /// Did the player in turn call before the Director had ruled?
    ProperPlayerCalled {
        /// The player in turn
        proper: Seat,
        /// Number of that player's call, if any
        call: Option<usize>,
    },
    /// Did the offender's left-hand opponent call over it, or say he accepts?
    NextHandAccepted {
        /// The offender's left-hand opponent
        lho: Seat,
        /// Number of the call, if recorded
        call: Option<usize>,
    },
    /// Is the call cancelled, having been declined?
    Declined {
        /// The player who declined
        lho: Seat,
        /// The cancelled call
        call: usize,
    },
    /// Is this bid not higher than the last one?
    Insufficient {
        /// The bid
        call: usize,
        /// The last bid before, if any
        over: Option<usize>,
    },
    /// Did the offender replace the insufficient bid before the Director had ruled?
    PrematureReplacement {
        /// The replacement
        replacement: usize,
    },
    /// Is the replacement the lowest sufficient bid that specifies the same denominations?
    LowestInDenomination {
        /// The replacement; not made yet when absent
        replacement: Option<usize>,
        /// The denominations the insufficient bid specified
        strains: Vec<Strain>,
    },
    /// Are the insufficient bid and its replacement natural beyond doubt? (1997, 2007)
    BothNatural {
        /// The insufficient bid
        call: usize,
        /// The replacement; not made yet when absent
        replacement: Option<usize>,
    },
    /// Did the Director find the replacement to be the lowest such bid?
    FoundLowest,
    /// Do all hands of the replacement belong to the insufficient bid as well? (2007)
    MorePrecise {
        /// The replacement
        replacement: usize,
        /// Hands that make both, of those that make the replacement
        share: HandShare,
    },
    /// Did the Director find that the replacement has the same meaning or a more precise one?
    /// (2007)
    FoundMorePrecise,
    /// Is it a double or redouble that may not replace the insufficient bid, and is cancelled?
    DoubleInstead {
        /// The double or redouble
        call: usize,
    },
    /// Is the replacement insufficient as well, and not accepted?
    InsufficientAgain {
        /// The replacement
        call: usize,
    },
    /// Was the pass artificial?
    ArtificialPass {
        /// The pass
        call: usize,
    },
    /// Was it a pass of partner's artificial call?
    PassOfPartnersArtificial {
        /// Partner's call, if the last call other than a pass was his
        partners: Option<usize>,
    },
    /// Was it a pass of an opponent's artificial call?
    PassOfOpponentsArtificial {
        /// The opponent's call
        theirs: usize,
    },
    /// Was it the turn of the offender's right-hand opponent?
    AtRhosTurn {
        /// The player in turn
        turn: Seat,
    },
    /// Was it partner's turn, or left-hand opponent's with the offender not having called?
    AtPartnersOrFirstAtLhos {
        /// The player in turn
        turn: Seat,
        /// The offender's first call, if he had made one
        earlier: Option<usize>,
    },
    /// Was it left-hand opponent's turn, with the offender having called?
    LaterAtLhos {
        /// The player in turn
        turn: Seat,
        /// The offender's last call before
        earlier: Option<usize>,
    },
    /// Was it partner's turn? (before 2017)
    AtPartnersTurn {
        /// The player in turn
        turn: Seat,
    },
    /// Is the offender free at his turn?
    OffenderIsFree {
        /// The offender
        offender: Seat,
    },
    /// Is partner free, subject to unauthorised information?
    PartnerIsFree {
        /// The offender's partner
        partner: Seat,
    },
    /// Is information from the withdrawn call unauthorised for this player?
    Unauthorised {
        /// The offender's partner
        seat: Seat,
    },
    /// Did right-hand opponent pass?
    RhoPassed {
        /// Right-hand opponent
        rho: Seat,
        /// Number of RHO's call, if recorded
        call: Option<usize>,
    },
    /// Is the replacement similar in meaning to the cancelled call?
    Similar {
        /// The replacement
        replacement: usize,
        /// Hands that make both, of those that make the replacement
        share: HandShare,
        /// From this share on, in thousandths, it is similar
        from: u16,
    },
    /// Do all hands of the replacement belong to the cancelled call as well?
    Subset {
        /// The replacement
        replacement: usize,
        /// Hands that make both, of those that make the replacement
        share: HandShare,
    },
    /// Have both calls the same purpose?
    SamePurpose {
        /// The replacement
        replacement: usize,
    },
    /// Did the Director find the replacement comparable?
    FoundComparable,
    /// Is the replacement call comparable, so that nothing further follows?
    ReplacementComparable {
        /// The offender
        offender: Seat,
    },
    /// Is the replacement call not comparable, so that partner passes once?
    ReplacementNotComparable {
        /// The offender's partner
        partner: Seat,
    },
    /// May declarer forbid a lead, should the offenders defend?
    LeadRestricted {
        /// The player bound
        binds: Seat,
        /// The suits declarer may choose from
        suits: Vec<Suit>,
    },
    /// Could partner see these cards during the auction, through the player's own error?
    ExposedInAuction {
        /// The player
        player: Seat,
        /// The cards
        cards: Cards,
    },
    /// Is it a single card below the rank of an honour, and not led?
    LowCardNotLed {
        /// The cards
        cards: Cards,
    },
    /// Is it a single card of honour rank, or a card led, so that partner passes once?
    HonourOrLed {
        /// The cards
        cards: Cards,
        /// The player's partner
        partner: Seat,
    },
    /// Are they two or more cards, so that partner passes once?
    TwoOrMoreCards {
        /// The cards
        cards: Cards,
        /// The player's partner
        partner: Seat,
    },
    /// Is information from the exposed cards unauthorised for this player?
    ExposedInformation {
        /// The player's partner
        partner: Seat,
    },
    /// Does the player become declarer or dummy, so that the cards are picked up?
    DeclaringSide {
        /// The player
        player: Seat,
        /// The cards
        cards: Cards,
    },
    /// Does the player become a defender, so that the cards become penalty cards?
    BecomesPenaltyCard {
        /// The player
        player: Seat,
        /// The cards
        cards: Cards,
    },
    /// Is a penalty card minor?
    MinorPenaltyCard {
        /// The cards
        cards: Cards,
    },
    /// Must the player lead a major penalty card?
    MustLeadPenaltyCard {
        /// The player
        player: Seat,
        /// The cards
        cards: Cards,
    },
    /// May declarer require or forbid the lead of a suit of partner's major penalty cards?
    PartnersPenaltyCard {
        /// The player who leads
        binds: Seat,
        /// The suits
        suits: Vec<Suit>,
    },
    /// Was the offender's earlier call unintended?
    UnintendedCall {
        /// The earlier call
        earlier: usize,
    },
    /// May the unintended call be replaced although partner's action showed the mistake?
    PromptedByPartner {
        /// The unintended call
        earlier: usize,
    },
    /// Did the offender mean to make the earlier call, so that it stands? (2017)
    MadeAsIntended {
        /// The earlier call
        earlier: usize,
    },
    /// May the unintended call be replaced however its maker became aware of it? (2017)
    HoweverAware {
        /// The unintended call
        earlier: usize,
    },
    /// Had partner called since the unintended call, so that it may not be replaced?
    PartnerHasCalled {
        /// The offender's partner
        partner: Seat,
        /// The number of partner's call, if recorded
        call: Option<usize>,
    },
    /// Had the auction ended before partner's turn, and its period not?
    EndedBeforePartner {
        /// The offender's partner
        partner: Seat,
    },
    /// Had left-hand opponent called over the unintended call, so that he may withdraw his own?
    MayWithdraw {
        /// Left-hand opponent
        lho: Seat,
        /// The number of his call
        over: usize,
    },
    /// Did left-hand opponent withdraw the call he had made over the unintended one?
    Withdrew {
        /// Left-hand opponent
        lho: Seat,
        /// The number of that call
        over: usize,
    },
    /// Did left-hand opponent accept the change of call?
    ChangeAccepted {
        /// Left-hand opponent
        lho: Seat,
    },
    /// Is the change cancelled, so that the first call stands?
    FirstCallStands {
        /// The first call
        earlier: usize,
    },
    /// Does the offender let the first call stand? (1997)
    LetsFirstCallStand {
        /// The offender
        offender: Seat,
        /// The first call
        earlier: usize,
    },
    /// May the offending side score no better than average minus? (1997)
    AtMostAverageMinus {
        /// That side
        side: Side,
    },
    /// Has a call been followed by three passes, one of them out of rotation?
    ThreePassesOneOutOfTurn {
        /// Number of consecutive passes
        passes: Count,
    },
    /// Did a player lose his turn by it?
    LostHisTurn {
        /// That player
        player: Seat,
    },
    /// Was it made at the same time as the call by the player in turn?
    SameTime {
        /// The call that is deemed the later one
        call: usize,
        /// The call by the player in turn
        with: usize,
    },
    /// Was the player in turn required by law to pass?
    RequiredToPass {
        /// The caller's right-hand opponent
        rho: Seat,
    },
    /// Was the player in turn required by law to repeat a call other than a pass, and does it count
    /// as made?
    RequiredToRepeat {
        /// The caller's right-hand opponent
        rho: Seat,
    },
    /// Is the one call that another ruling leaves the offender's right-hand opponent a pass?
    RhoMustCall {
        /// Right-hand opponent
        rho: Seat,
        /// The call
        #[fact("must_call")]
        call: Call,
    },
    /// Is the double or redouble inadmissible?
    Inadmissible {
        /// The double or redouble
        call: usize,
    },
    /// Did the offender's left-hand opponent call over an inadmissible double or redouble?
    CalledOverInadmissible {
        /// The offender's left-hand opponent
        lho: Seat,
        /// Number of the call
        call: Option<usize>,
    },
    /// Was the opening lead faced before attention was drawn to it?
    LeadFaced {
        /// The double or redouble
        call: usize,
    },
    /// Is the inadmissible double or redouble cancelled?
    InadmissibleCancelled {
        /// The double or redouble
        call: usize,
    },
    /// Must the offender, in turn, substitute a legal call, and partner pass from now on?
    MustSubstitute {
        /// The offender
        offender: Seat,
    },
    /// Was the inadmissible double or redouble out of rotation as well, so that the offender is
    /// free in turn?
    InadmissibleOutOfTurn {
        /// The offender
        offender: Seat,
    },
    /// Did a player who was required to pass bid, double or redouble?
    BreachOfDutyToPass {
        /// The call
        call: usize,
    },
    /// Is it a bid of more than seven?
    AboveSeven {
        /// The bid
        call: usize,
    },
    /// Was the call made after the final pass of the auction?
    AfterFinalPass {
        /// The call
        call: usize,
    },
    /// Did the offender's left-hand opponent call before the inadmissible call was rectified?
    CalledBeforeRectification {
        /// The offender's left-hand opponent
        lho: Seat,
        /// Number of the call, if recorded
        call: Option<usize>,
    },
    /// Is this inadmissible call cancelled?
    CallCancelled {
        /// The call
        call: usize,
    },
    /// Does a pass take its place, and must both members of the side pass throughout?
    SideMustPass {
        /// The offender
        offender: Seat,
    },
    /// Have three passes followed the bid of more than seven, as if it were the contract?
    LooksLikeContract {
        /// The bid
        call: usize,
    },
    /// Was the call after the final pass a defender's pass, or made by the declaring side?
    PassOrDeclaringSide {
        /// The call
        call: usize,
    },
    /// Was the call after the final pass a defender's bid, double or redouble?
    ActionByDefender {
        /// The call
        call: usize,
    },
    /// Is the call artificial, so that the denominations it specifies count instead of the one it
    /// names?
    Specifies {
        /// The call
        call: usize,
        /// Those denominations
        strains: Vec<Strain>,
    },
    /// Had any player bid before? (1997, 2007)
    AnybodyHadBid {
        /// The last bid before
        bid: Option<usize>,
    },
    /// Had no player bid before? (2007)
    NobodyHadBid,
    /// Must this player pass throughout?
    MustPassThroughout {
        /// That player
        player: Seat,
    },
    /// May partner bid or pass, but neither double nor redouble at this turn? (2007)
    MayNotDoubleNow {
        /// The offender's partner
        partner: Seat,
    },
    /// Does the replacement repeat the denomination of the cancelled bid? (2007)
    RepeatsDenomination {
        /// The replacement; not made yet when absent
        replacement: Option<usize>,
        /// The denominations the cancelled call specified
        strains: Vec<Strain>,
    },
    /// Did the offender's right-hand opponent bid, double or redouble?
    RhoActed {
        /// Right-hand opponent
        rho: Seat,
        /// Number of RHO's call, if recorded
        call: Option<usize>,
    },
    /// Has the offender specified every suit of the withdrawn call in the legal auction? (before
    /// 2017)
    EachSuitSpecified {
        /// The offender
        offender: Seat,
    },
    /// May declarer require or forbid the lead of a suit that the withdrawn call specified? (2007)
    SuitWasSpecified {
        /// The player bound
        binds: Seat,
        /// Those suits that the offender has not specified in the legal auction
        suits: Vec<Suit>,
    },
    /// Is the lead free, because the replacement is comparable?
    LeadIsFree {
        /// The offender's partner
        partner: Seat,
    },
    /// May the non-offending side use information from the withdrawn call?
    Authorised {
        /// That side
        side: Side,
    },
    /// Is there no further rectification, because the replacement is comparable?
    NoRectification,
    /// Must the Director watch whether the offenders gain by information from the cancelled call?
    HelpWatched {
        /// The offender
        offender: Seat,
    },
    /// Must the Director watch whether the offender could have known that this may well damage the
    /// other side?
    DamageWatched {
        /// The offender
        offender: Seat,
    },
    /// Is the explanation presumed to be mistaken, and not the call?
    ExplanationPresumed {
        /// The call explained
        call: usize,
    },
    /// Has the explanation been corrected?
    ExplanationCorrected {
        /// The player who explained
        player: Seat,
    },
    /// Must the player who explained wrongly correct it before the clarification period ends, and
    /// may do so sooner? (2017)
    ExplainerInTime {
        /// The player who explained
        player: Seat,
    },
    /// Must the player who explained wrongly call the Director at once? (2007)
    ExplainerAtOnce {
        /// The player who explained
        player: Seat,
    },
    /// Is the auction still on, so that the explainer's partner may not correct it?
    SilentInAuction {
        /// The explainer's partner
        player: Seat,
    },
    /// Must the explainer's partner correct it after the final pass, as declarer or dummy?
    CorrectsAfterPass {
        /// The explainer's partner
        player: Seat,
    },
    /// Is partner's explanation, or a correction, unauthorised information for this player?
    HeardPartner {
        /// That player
        seat: Seat,
    },
    /// Has the opening lead not been faced yet?
    LeadNotFaced,
    /// Has the other side called since the explanation?
    CalledSince {
        /// The misinformed side
        side: Side,
        /// Its last call since, if recorded
        call: Option<usize>,
    },
    /// Has the partner of the player who made that call not called since?
    PartnerNotCalled {
        /// That partner
        partner: Seat,
    },
    /// Could that call well have been influenced by the misinformation?
    FoundInfluenced {
        /// The call, if recorded
        call: Option<usize>,
    },
    /// May left-hand opponent change the call over the one that was changed?
    LhoMayChange {
        /// Left-hand opponent of the player who changed the call
        lho: Seat,
        /// LHO's call, if recorded
        call: Option<usize>,
    },
    /// Is it too late for this side to change a call, so that the Director considers its score?
    TooLateToChange {
        /// The misinformed side
        side: Side,
    },
    /// Did this player call on cards from a wrong board?
    CalledOnWrongCards {
        /// The player
        player: Seat,
        /// The first such call, if any
        call: Option<usize>,
    },
    /// Has the partner of the player with the wrong cards called after that call?
    PartnerCalledAfter {
        /// That partner
        partner: Seat,
        /// Partner's call, if recorded
        call: Option<usize>,
    },
    /// Has left-hand opponent called over it, so that he must repeat that call? (before 2017)
    LhoMustRepeat {
        /// Left-hand opponent
        lho: Seat,
        /// LHO's call, if recorded
        call: Option<usize>,
    },
    /// Does the call with the right cards differ much in meaning, or is it psychic? (before 2017)
    SubstituteDiffers {
        /// The cancelled call
        call: usize,
        /// The call with the right cards
        substitute: usize,
    },
    /// Does the player call again with the right cards, and the auction continue from there?
    CallsAgain {
        /// The player
        player: Seat,
    },
    /// Must the Director watch this player's call on the board that the cards came from?
    OtherBoardWatched {
        /// The player
        player: Seat,
    },
    /// May the Director impose a procedural penalty as well?
    MayPenalise {
        /// The player
        player: Seat,
    },
    /// Has the auction ended with a contract?
    AuctionEnded {
        /// Declarer
        declarer: Seat,
    },
    /// Has no player bid?
    PassedOut,
    /// Does the auction period last until the opening lead is faced?
    PeriodEndsAtLead,
    /// Does the auction period last until all hands are back in the board?
    PeriodEndsInBoard,
}
