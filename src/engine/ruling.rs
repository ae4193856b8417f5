//! A ruling: a value without prose.

use super::case::Family;
use super::component::{Component, Key};
use super::trace::Trace;
use crate::bridge::{Seat, Suit};
use crate::law::{Clause, Edition, Elections};

/// The ruling on a case.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// The edition it was given under
    pub edition: Edition,
    /// What the Regulating Authority has chosen
    pub elections: Elections,
    /// The family of the case
    pub family: Family,
    /// The rulings on the irregularities before the one this ruling is about, in order, each as it stands now
    pub earlier: Vec<Ruling>,
    /// The call this ruling is about, counted from 1 over all calls, where it is about one
    pub call: Option<usize>,
    /// What is done
    pub outcome: Outcome,
    /// What the law decides in this case, in the order of [`Key`]
    pub components: Vec<Component>,
    /// Every test that was made
    pub trace: Trace,
    /// What is left to the Director
    pub judgement: Vec<Judgement>,
    /// Where authorities differ
    pub contested: Vec<Contested>,
    /// Where what happened afterwards is outside what is covered: the ruling holds up to there
    pub beyond: Option<Limit>,
}

/// What is done.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// Nothing was wrong: play, or the auction, goes on
    PlayOn,
    /// The components say what is done, in their order
    Remedies,
    /// Something is not known yet: there is a ruling for each answer
    Fork {
        /// What has to be known
        question: Question,
        /// The ruling on each answer
        branches: Vec<Branch>,
    },
    /// It is outside what the engine covers
    NotCovered(Limit),
}

/// One answer to an open question, and the ruling then.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    /// The answer
    pub answer: Answer,
    /// The ruling on it
    pub ruling: Ruling,
}

/// What has to be known before the ruling is complete: a player's choice, or a finding of the Director.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Does this player accept the call out of rotation? (29A, or 25B1 for a change of call)
    Accepts {
        /// The offender's left-hand opponent
        seat: Seat,
        /// The call out of rotation, counted from 1
        call: usize,
    },
    /// Does this player pass, or does he bid, double or redouble? (31A, 32A)
    PassesOrActs {
        /// The offender's right-hand opponent
        seat: Seat,
        /// The cancelled call, counted from 1
        call: usize,
    },
    /// Is the offender's replacement call comparable? (23A)
    Comparable {
        /// The offender
        seat: Seat,
        /// The cancelled call, counted from 1
        call: usize,
    },
    /// Does the offender's replacement call repeat the denomination of his bid? (31A2 in 2007)
    Repeats {
        /// The offender
        seat: Seat,
        /// The cancelled call, counted from 1
        call: usize,
    },
    /// Did the player mean to make the call that the new one would replace? (25A)
    Unintended {
        /// The offender
        seat: Seat,
        /// The new call, counted from 1
        call: usize,
    },
    /// Was this call, counted from 1, artificial? (30C)
    Artificial(usize),
    /// Did the conceder's partner object at once? (68B2)
    ObjectedAtOnce(Seat),
    /// Was the claimer aware that cards of this suit were out? (70A, 70C2)
    AwareOf(Suit),
}

/// Who has to answer a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedOf {
    /// This player chooses
    Player(Seat),
    /// The Director finds out
    Director,
}

/// An answer to an open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// He accepts
    Accepts,
    /// He declines
    Declines,
    /// He passes
    Passes,
    /// He bids, doubles or redoubles
    Acts,
    /// It happened, but later
    Later,
    /// It is so
    Yes,
    /// It is not so
    No,
}

/// Something the law leaves to the Director, with the values any of which would be right.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The clause that leaves it open
    pub clause: Clause,
    /// What is judged
    pub matter: Matter,
    /// The values of the component any of which is right
    pub range: Vec<Component>,
}

/// What a Director may have to judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// Whether meanings are similar enough, when this share of hands (in thousandths) makes both calls
    Similar(u16),
    /// Whether a player of this class would make an inferior play that some layout justifies
    Inferior,
    /// Whether a player of this class could overlook blocks and entries he can see
    Overlooks,
}

/// A point on which authorities differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Contested {
    /// The clause in question
    pub clause: Clause,
    /// What they differ on
    pub point: Point,
    /// Whose view this ruling follows
    pub follows: Authority,
    /// Who sees it otherwise
    pub others: Vec<Authority>,
}

/// Points on which authorities are known to differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// Whether a pass of an opponent's artificial call goes to Law 31
    PassOfOpponentsArtificialCall,
    /// Whether a call over a call out of rotation, at the caller's own turn, undoes it or accepts it
    CallAtOwnTurn,
    /// Whether a call over a change of call, at the caller's own turn, undoes the change or accepts it
    CallOverAChange,
    /// Whether, before 2017, partner's objection undoes the claim of the other tricks as well
    ClaimImpliedByConcession,
}

/// Whose view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Authority {
    /// The text of Law 25B1
    TextOf25B1,
    /// The text of Law 28B
    TextOf28B,
    /// The text of Law 29A
    TextOf29A,
    /// The text of Law 30C
    TextOf30C,
    /// The introduction to Law 31
    PreambleOf31,
    /// The World Bridge Federation Laws Committee, minute 10 of 28 October 2001
    WbflcMinute2001,
    /// Directors who read the claim of some tricks as standing by itself
    ClaimStandsAlone,
}

/// What the engine does not cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// This family is not covered under this edition
    Edition,
    /// An insufficient bid in rotation (Law 27), the call with this number counted from 1
    InsufficientBid(usize),
    /// A call other than the one that the player had to make (Law 37 where he had to pass), with this number
    ObligationBreached(usize),
    /// Rulings on two irregularities ask different calls of the player who made the call with this number
    DutiesClash(usize),
    /// A call after the auction had ended (Law 39), with this number
    AfterTheEnd(usize),
    /// The call with this number was made before the Director had ruled on another, in an order of which the Laws do not speak
    BeforeTheRuling(usize),
    /// The call with this number was made at the same time as another, and neither of them in turn (Law 33 does not order them)
    SameTime(usize),
    /// A call was made that is not told, so that nothing can be said of the call with this number
    NotTold(usize),
    /// After the call with this number somebody answers what he was not asked
    NothingToAnswer(usize),
    /// The player on whose call the offender's duty hangs has lost his turn, before the call with this number
    TurnLost(usize),
    /// More questions are open at once than there are branches for
    OpenQuestions,
    /// An ending of more cards a hand than the search takes
    TooManyCards,
    /// The search passed its bound
    SearchBound,
}

impl Limit {
    /// The word of the program's JSON, and of the sentences in the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Limit::Edition => "edition",
            Limit::InsufficientBid(_) => "insufficient_bid",
            Limit::ObligationBreached(_) => "obligation_breached",
            Limit::DutiesClash(_) => "duties_clash",
            Limit::AfterTheEnd(_) => "after_the_end",
            Limit::BeforeTheRuling(_) => "before_the_ruling",
            Limit::SameTime(_) => "same_time",
            Limit::NotTold(_) => "not_told",
            Limit::NothingToAnswer(_) => "nothing_to_answer",
            Limit::TurnLost(_) => "turn_lost",
            Limit::OpenQuestions => "open_questions",
            Limit::TooManyCards => "too_many_cards",
            Limit::SearchBound => "search_bound",
        }
    }

    /// The call it is about, counted from 1, where it is about one.
    pub const fn call(self) -> Option<usize> {
        match self {
            Limit::InsufficientBid(call)
            | Limit::ObligationBreached(call)
            | Limit::DutiesClash(call)
            | Limit::AfterTheEnd(call)
            | Limit::BeforeTheRuling(call)
            | Limit::SameTime(call)
            | Limit::NotTold(call)
            | Limit::NothingToAnswer(call)
            | Limit::TurnLost(call) => Some(call),
            Limit::Edition | Limit::OpenQuestions | Limit::TooManyCards | Limit::SearchBound => None,
        }
    }
}

impl Point {
    /// The word of the program's JSON, and of the sentence in the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Point::PassOfOpponentsArtificialCall => "pass_of_opponents_artificial_call",
            Point::CallAtOwnTurn => "call_at_own_turn",
            Point::CallOverAChange => "call_over_a_change",
            Point::ClaimImpliedByConcession => "claim_implied_by_concession",
        }
    }
}

impl Authority {
    /// The word of the program's JSON, and of the sentence in the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Authority::TextOf25B1 => "text_of_25b1",
            Authority::TextOf28B => "text_of_28b",
            Authority::TextOf29A => "text_of_29a",
            Authority::TextOf30C => "text_of_30c",
            Authority::PreambleOf31 => "preamble_of_31",
            Authority::WbflcMinute2001 => "wbflc_minute_2001",
            Authority::ClaimStandsAlone => "claim_stands_alone",
        }
    }
}

impl Question {
    /// Who has to answer.
    pub const fn asked_of(self) -> AskedOf {
        match self {
            Question::Accepts { seat, .. } | Question::PassesOrActs { seat, .. } => AskedOf::Player(seat),
            _ => AskedOf::Director,
        }
    }
}

impl Ruling {
    /// The component with this key, when the law decides it here.
    pub fn component(&self, key: Key) -> Option<&Component> {
        self.components.iter().find(|c| c.key() == key)
    }

    /// The ruling with this component, in place of what it said of the same key: what holds while a question is open.
    pub fn saying(mut self, component: Component) -> Ruling {
        self.components.retain(|c| c.key() != component.key());
        self.components.push(component);
        self.components.sort_by_key(Component::key);
        self
    }

    /// The tokens of the values of this component any of which is right: one set when it is settled, several when the
    /// law leaves it to the Director, none when it is not decided.
    pub fn right_answers(&self, key: Key) -> Vec<Vec<String>> {
        let judged: Vec<Vec<String>> = self
            .judgement
            .iter()
            .flat_map(|j| &j.range)
            .filter(|c| c.key() == key)
            .map(Component::tokens)
            .collect();
        if judged.is_empty() {
            self.component(key).map(Component::tokens).into_iter().collect()
        } else {
            judged
        }
    }

    /// The clauses that were found to apply, each once, in order, and the one that disposes of the case.
    pub fn laws(&self) -> Vec<Clause> {
        let mut laws = self.trace.laws();
        if let Some(Component::Law(clause)) = self.component(Key::Law)
            && !laws.contains(clause)
        {
            laws.push(*clause);
        }
        laws
    }

    /// What all branches have in common of this call, in order: a branch may go on to a later irregularity, and then only
    /// what it says of the table as a whole is its own.
    pub fn common(branches: &[Branch], call: Option<usize>) -> Vec<Component> {
        let Some((first, rest)) = branches.split_first() else { return Vec::new() };
        let in_all = |c: &&Component| rest.iter().all(|b| b.ruling.says_of(call, c));
        first.ruling.of(call).filter(in_all).cloned().collect()
    }

    /// What it says of the table as a whole, and of the irregularity at this call.
    fn of(&self, call: Option<usize>) -> impl Iterator<Item = &Component> {
        let about = std::iter::once(self).chain(&self.earlier).find(|ruling| ruling.call == call);
        let of_table = self.components.iter().filter(|c| c.key().is_of_the_table());
        let of_call = about.into_iter().flat_map(|ruling| &ruling.components);
        of_table.chain(of_call.filter(|c| !c.key().is_of_the_table()))
    }

    fn says_of(&self, call: Option<usize>, component: &Component) -> bool {
        self.of(call).any(|c| c == component)
    }
}
