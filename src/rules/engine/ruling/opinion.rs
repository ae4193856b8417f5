//! Matters of opinion: those the law leaves to the Director, and those on which authorities differ.

use super::Ruling;
use crate::engine::component::Component;
use crate::law::Clause;
use derive::{Facts, Word};

/// A matter that the law leaves to the Director, with all right values.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The clause that leaves it open
    pub clause: Clause,
    /// The matter judged
    pub matter: Matter,
    /// All right values of the component
    pub range: Vec<Component>,
}

/// A matter for the Director's judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Facts)]
pub enum Matter {
    /// Are the meanings similar enough, when this share of hands (in thousandths) makes both calls?
    #[fact("permille")]
    Similar(u16),
    /// Would a player of this class make an inferior play that some layout justifies?
    Inferior,
    /// Does the play after the claim show how play would have gone? (70D3 of 2007)
    PlayIsEvidence,
    /// Could a player of this class overlook visible blocks and entries?
    Overlooks,
}

/// A point on which authorities differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Contested {
    /// The clause in question
    pub clause: Clause,
    /// The point of difference
    pub point: Point,
    /// The authority this ruling follows
    pub follows: Authority,
    /// Authorities that differ
    pub others: Vec<Authority>,
    /// The components that the other view decides differently or additionally, if computed
    pub otherwise: Vec<Component>,
    /// The whole ruling by the other view, for calls; nothing in it is contested in turn. For
    /// claims only the number is computed
    pub ruling: Option<Box<Ruling>>,
}

/// Points on which authorities are known to differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Point {
    /// Does a pass of an opponent's artificial call go to Law 31?
    PassOfOpponentsArtificialCall,
    /// Does a call over a call out of rotation, in the caller's own turn, undo it or accept it?
    CallAtOwnTurn,
    /// Does a call over a change of call, in the caller's own turn, undo the change or accept it?
    CallOverAChange,
    /// Does the player who was in turn still undo a call out of rotation once the next player has
    /// called over it?
    CallAfterAcceptance,
    /// Is a call in rotation if it comes before a required repeat of another player's call?
    BeforeARequiredCall,
    /// Is the first or the last of two calls out of rotation dealt with first?
    OrderOfCalls,
    /// In 2007, does a declined change of call restrict the lead?
    LeadAfterACancelledChange,
    /// Does a required pass restrict the lead when its meaning has changed?
    LeadAfterARequiredPass,
    /// Before the footnote of 2011, may a player replace an unintended call that partner's alert or
    /// explanation showed?
    PromptedByPartner,
    /// Before 2017, does partner's objection undo the claim of the other tricks as well?
    ClaimImpliedByConcession,
    /// Is a list of winners also an order of play?
    ListOfWinners,
    /// Does "then" in a list of winners make it an order of play?
    ThenInAList,
    /// Does a claimer who states that they run a suit keep running it despite a bad break that they
    /// would notice?
    RunOn,
    /// Does a claimer who states drawing trumps before a ruff draw them all despite a bad break
    /// that they would notice?
    DrawOn,
    /// Might a claimer who believes that no trump is out lead a trump before other winners?
    TrumpBeforeWinners,
    /// Where no order is laid down, are the cards of a suit played from the top?
    OrderWithinASuit,
    /// Is a suit headed by the jack solid enough to be played from the top?
    SolidFromTheJack,
}

/// An authority with a view on a contested point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Authority {
    /// The text of Law 25B1
    #[word("text_of_25b1")]
    TextOf25B1,
    /// The text of Law 25B2
    #[word("text_of_25b2")]
    TextOf25B2,
    /// The text of Law 26
    #[word("text_of_26")]
    TextOf26,
    /// The text of Law 28A
    #[word("text_of_28a")]
    TextOf28A,
    /// The text of Law 28B
    #[word("text_of_28b")]
    TextOf28B,
    /// The text of Law 29A
    #[word("text_of_29a")]
    TextOf29A,
    /// The text of Law 30A
    #[word("text_of_30a")]
    TextOf30A,
    /// The text of Law 30C
    #[word("text_of_30c")]
    TextOf30C,
    /// The introduction to Law 31
    #[word("preamble_of_31")]
    PreambleOf31,
    /// The World Bridge Federation Laws Committee, minute 10 of 28 October 2001
    #[word("wbflc_minute_2001")]
    WbflcMinute2001,
    /// Directors who read the claim of some tricks as standing by itself
    ClaimStandsAlone,
    /// The Law Commission of the Danish Bridge Federation, statement 20, 2.1
    #[word("danish_lku_20")]
    DanishLku20,
    /// The Laws and Ethics Committee of the English Bridge Union, 2011
    #[word("ebu_laws_and_ethics_2011")]
    EbuLawsAndEthics2011,
    /// Directors for whom winners are played in the order named
    ListIsAnOrder,
    /// Directors for whom no list of winners is an order
    ListIsNoOrder,
    /// The World Bridge Federation Laws Committee, minute 3 of 1 November 2001
    #[word("wbflc_claims_minute_2001")]
    WbflcClaimsMinute2001,
    /// Four fifths of a poll on Bridge Winners, 2018
    #[word("bridge_winners_poll_2018")]
    BridgeWinnersPoll2018,
    /// The White Book of the English Bridge Union, 2019, 8.70.9: of a claim that breaks down
    #[word("ebu_white_book_2019")]
    EbuWhiteBook2019,
    /// The White Book of the English Bridge Union, 8.70, of an outstanding winner; the Welsh Bridge
    /// Union rules alike (2018)
    EbuWhiteBookWinner,
    /// The guidelines on claims of the ACBL Laws Commission, spring 2019
    #[word("acbl_2019")]
    Acbl2019,
    /// The text of Law 70E2
    #[word("text_of_70e2")]
    TextOf70E2,
    /// The same guidelines, on the order within a suit
    #[word("acbl_2019_order")]
    Acbl2019Order,
    /// The White Book of the English Bridge Union, 8.70.5
    EbuWhiteBookSolid,
    /// Directors on the forum of the English Bridge Union, on White Book 8.70.5
    EbuForum,
    /// Directors for whom the jack makes a suit solid
    JackIsSolid,
    /// Directors who deal with calls out of rotation in the order in which they were made
    FirstCallFirst,
    /// Directors who start with the last call out of rotation
    LastCallFirst,
    /// The World Bridge Federation Laws Committee, footnote to Law 25A, 2011
    #[word("wbflc_footnote_2011")]
    WbflcFootnote2011,
    /// Directors for whom partner's alert or explanation is unauthorised information, which may not
    /// show the player a mistake
    PromptIsUnauthorised,
    /// Directors who treat a call that must be repeated like a pass that must be made
    RequiredCallIsMade,
}

impl Contested {
    /// A point on which authorities differ, with the ruling by one view only.
    pub fn between(clause: Clause, point: Point, follows: Authority, others: Vec<Authority>) -> Contested {
        Contested { clause, point, follows, others, otherwise: Vec::new(), ruling: None }
    }
}
