//! Matters of opinion: those the law leaves to the Director, and those on which authorities differ.

use super::Ruling;
use crate::engine::component::Component;
use crate::law::Clause;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// Are the meanings similar enough, when this share of hands (in thousandths) makes both calls?
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Authority {
    /// The text of Law 25B1
    TextOf25B1,
    /// The text of Law 25B2
    TextOf25B2,
    /// The text of Law 26
    TextOf26,
    /// The text of Law 28A
    TextOf28A,
    /// The text of Law 28B
    TextOf28B,
    /// The text of Law 29A
    TextOf29A,
    /// The text of Law 30A
    TextOf30A,
    /// The text of Law 30C
    TextOf30C,
    /// The introduction to Law 31
    PreambleOf31,
    /// The World Bridge Federation Laws Committee, minute 10 of 28 October 2001
    WbflcMinute2001,
    /// Directors who read the claim of some tricks as standing by itself
    ClaimStandsAlone,
    /// The Law Commission of the Danish Bridge Federation, statement 20, 2.1
    DanishLku20,
    /// The Laws and Ethics Committee of the English Bridge Union, 2011
    EbuLawsAndEthics2011,
    /// Directors for whom winners are played in the order named
    ListIsAnOrder,
    /// Directors for whom no list of winners is an order
    ListIsNoOrder,
    /// The World Bridge Federation Laws Committee, minute 3 of 1 November 2001
    WbflcClaimsMinute2001,
    /// Four fifths of a poll on Bridge Winners, 2018
    BridgeWinnersPoll2018,
    /// The White Book of the English Bridge Union, 2019, 8.70.9: of a claim that breaks down
    EbuWhiteBook2019,
    /// The White Book of the English Bridge Union, 8.70, of an outstanding winner; the Welsh Bridge
    /// Union rules alike (2018)
    EbuWhiteBookWinner,
    /// The guidelines on claims of the ACBL Laws Commission, spring 2019
    Acbl2019,
    /// The text of Law 70E2
    TextOf70E2,
    /// The same guidelines, on the order within a suit
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
    /// Directors who treat a call that must be repeated like a pass that must be made
    RequiredCallIsMade,
}

impl Matter {
    /// The word of the program's JSON, and of the sentence in the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Matter::Similar(_) => "similar",
            Matter::Inferior => "inferior",
            Matter::PlayIsEvidence => "play_is_evidence",
            Matter::Overlooks => "overlooks",
        }
    }
}

impl Contested {
    /// A point on which authorities differ, with the ruling by one view only.
    pub fn between(clause: Clause, point: Point, follows: Authority, others: Vec<Authority>) -> Contested {
        Contested { clause, point, follows, others, otherwise: Vec::new(), ruling: None }
    }
}

impl Point {
    /// The word of the program's JSON, and of the sentence in the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Point::PassOfOpponentsArtificialCall => "pass_of_opponents_artificial_call",
            Point::CallAtOwnTurn => "call_at_own_turn",
            Point::CallOverAChange => "call_over_a_change",
            Point::CallAfterAcceptance => "call_after_acceptance",
            Point::BeforeARequiredCall => "before_a_required_call",
            Point::OrderOfCalls => "order_of_calls",
            Point::LeadAfterACancelledChange => "lead_after_a_cancelled_change",
            Point::LeadAfterARequiredPass => "lead_after_a_required_pass",
            Point::ClaimImpliedByConcession => "claim_implied_by_concession",
            Point::ListOfWinners => "list_of_winners",
            Point::ThenInAList => "then_in_a_list",
            Point::RunOn => "run_on",
            Point::DrawOn => "draw_on",
            Point::TrumpBeforeWinners => "trump_before_winners",
            Point::OrderWithinASuit => "order_within_a_suit",
            Point::SolidFromTheJack => "solid_from_the_jack",
        }
    }
}

impl Authority {
    /// The word of the program's JSON, and of the sentence in the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Authority::TextOf25B1 => "text_of_25b1",
            Authority::TextOf25B2 => "text_of_25b2",
            Authority::TextOf26 => "text_of_26",
            Authority::TextOf28A => "text_of_28a",
            Authority::TextOf28B => "text_of_28b",
            Authority::TextOf29A => "text_of_29a",
            Authority::TextOf30A => "text_of_30a",
            Authority::TextOf30C => "text_of_30c",
            Authority::PreambleOf31 => "preamble_of_31",
            Authority::WbflcMinute2001 => "wbflc_minute_2001",
            Authority::ClaimStandsAlone => "claim_stands_alone",
            Authority::DanishLku20 => "danish_lku_20",
            Authority::EbuLawsAndEthics2011 => "ebu_laws_and_ethics_2011",
            Authority::ListIsAnOrder => "list_is_an_order",
            Authority::ListIsNoOrder => "list_is_no_order",
            Authority::WbflcClaimsMinute2001 => "wbflc_claims_minute_2001",
            Authority::BridgeWinnersPoll2018 => "bridge_winners_poll_2018",
            Authority::EbuWhiteBook2019 => "ebu_white_book_2019",
            Authority::EbuWhiteBookWinner => "ebu_white_book_winner",
            Authority::Acbl2019 => "acbl_2019",
            Authority::TextOf70E2 => "text_of_70e2",
            Authority::EbuWhiteBookSolid => "ebu_white_book_solid",
            Authority::Acbl2019Order => "acbl_2019_order",
            Authority::EbuForum => "ebu_forum",
            Authority::JackIsSolid => "jack_is_solid",
            Authority::FirstCallFirst => "first_call_first",
            Authority::LastCallFirst => "last_call_first",
            Authority::RequiredCallIsMade => "required_call_is_made",
        }
    }
}
