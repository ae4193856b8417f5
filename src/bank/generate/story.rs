//! A story under construction: what has happened, with the Director's findings.

use super::bidding::{self, CallChoice};
use super::chance::Chance;
use super::plan::{Step, Who};
use crate::law_tree::course::Course;
use rules::bridge::{Auction, Call, Seat};
use rules::engine::component::Duty;
use rules::engine::rotation::{AuctionEvent, Event, Finding, Findings, RotationSetup};
use rules::engine::{Case, Component, Facts, Key, Ruling};
use rules::law::{Edition, Elections};
use std::mem::Discriminant;

/// Most calls of an auction; then all pass.
const MOST: usize = 16;

/// Calls tried before a player passes.
const ATTEMPTS: usize = 4;

/// The least share of the hands making a call, in thousandths, that would have made each earlier call.
const LEAST_SHARE: u16 = 20;

/// The irregular call, or what stands for it.
pub(super) struct Irregular {
    pub offender: Seat,
    /// The player in turn
    pub turn: Seat,
    pub call: CallChoice,
    /// Its number, counted from 1
    pub number: usize,
}

/// What has happened so far. North deals: the table is turned at the end.
pub(super) struct Story<'a> {
    pub course: Course,
    pub chance: &'a mut Chance,
    /// The kind of irregular call to make, if any is
    pub kind_of_call: Option<Discriminant<Call>>,
    findings: Findings,
    edition: Edition,
}

impl<'a> Story<'a> {
    /// Nothing has happened yet.
    pub fn new(edition: Edition, chance: &'a mut Chance) -> Story<'a> {
        let (course, findings) = (Course::before(""), Findings::default());
        Story { course, chance, kind_of_call: None, findings, edition }
    }

    /// The facts.
    pub fn setup(&self) -> RotationSetup {
        let (events, findings) = (self.course.events().to_vec(), self.findings.clone());
        RotationSetup { events, findings, ..RotationSetup::default() }
    }

    /// The calls that stand.
    pub fn auction(&self) -> &Auction {
        self.course.auction()
    }

    /// This many calls in turn; fewer if the auction ends.
    pub fn calls_in_turn(&mut self, calls: usize) -> Option<()> {
        for _ in 0..calls {
            if self.auction().is_over() {
                break;
            }
            self.calls(self.course.turn(), None)?;
        }
        Some(())
    }

    /// A call by this player.
    pub fn call(&mut self, seat: Seat, call: &CallChoice) {
        self.happens(seat, call.event());
    }

    /// Number of calls made.
    pub fn made(&self) -> usize {
        self.course.events().iter().filter(|event| event.is_call()).count()
    }

    /// Takes what happens next.
    pub fn happens(&mut self, seat: Seat, happened: AuctionEvent) {
        self.course.happens(Event::new(seat, happened));
    }

    /// A call with which the player's earlier calls agree, by its weight; a pass if few do.
    fn agreeing(&mut self, seat: Seat, choices: Vec<CallChoice>) -> Option<CallChoice> {
        for _ in 0..ATTEMPTS {
            let choice = self.chance.weighted(choices.clone(), |choice| choice.weight)?;
            if self.agrees(seat, &choice) {
                return Some(choice);
            }
        }
        choices.into_iter().find(|choice| choice.call == Call::Pass)
    }

    /// True if one hand can make this call, and all calls of the player so far.
    pub fn agrees(&self, seat: Seat, choice: &CallChoice) -> bool {
        let Some(meaning) = &choice.meaning else { return true };
        self.course.events().iter().filter(|event| event.seat == seat).all(|event| match &event.happened {
            AuctionEvent::Called { meaning: Some(earlier), .. } => {
                meaning.share_in(earlier).is_some_and(|share| share.permille() >= LEAST_SHARE)
            }
            _ => true,
        })
    }

    /// A plausible call by this player, lawful for one under a duty.
    fn calls(&mut self, seat: Seat, irregular: Option<&Irregular>) -> Option<()> {
        let duty = irregular.and_then(|irregular| self.duty(irregular, seat));
        let choices = bidding::choices(self.auction(), seat);
        let pass = || choices.iter().find(|choice| choice.call == Call::Pass).cloned();
        let choice = match (duty, irregular) {
            (Some(Duty::MustPassNext | Duty::MustPassThroughout), _) => {
                Some(CallChoice::natural(Call::Pass, 1))
            }
            (Some(Duty::MustRepeat), Some(irregular)) => Some(irregular.call.clone()),
            _ if self.made() >= MOST => pass(),
            (Some(Duty::BidOrPass | Duty::MayNotDoubleNow), _) => {
                let is_allowed = |choice: &CallChoice| {
                    !choice.call.is_double() || irregular.is_some_and(|of| is_within(choice, &of.call))
                };
                self.agreeing(seat, choices.into_iter().filter(is_allowed).collect())
            }
            (_, Some(irregular)) if irregular.offender == seat && self.chance.percent(30) => {
                let close = choices.iter().filter(|choice| is_within(choice, &irregular.call)).cloned();
                let close: Vec<CallChoice> = close.collect();
                self.agreeing(seat, if close.is_empty() { choices } else { close })
            }
            _ => self.agreeing(seat, choices),
        };
        self.call(seat, &choice?);
        Some(())
    }

    /// The duty of a player of the offending side.
    fn duty(&self, irregular: &Irregular, seat: Seat) -> Option<Duty> {
        if seat.side() != irregular.offender.side() {
            return None;
        }
        let is_offender = seat == irregular.offender;
        let key = if is_offender { Key::Offender } else { Key::Partner };
        match self.ruling()?.component(key)? {
            Component::Offender(duty) | Component::Partner(duty) => Some(*duty),
            _ => None,
        }
    }

    fn ruling(&self) -> Option<Ruling> {
        let facts = Facts::Rotation(self.setup().check().ok()?);
        let case = Case { edition: self.edition, elections: Elections::default(), date: None, facts };
        Some(rules::engine::rule(&case))
    }

    /// Lets this follow the irregular call; `None` if it cannot.
    pub fn follow(&mut self, plan: &[Step], irregular: &Irregular) -> Option<()> {
        plan.iter().try_for_each(|step| self.step(*step, irregular))
    }

    fn step(&mut self, step: Step, irregular: &Irregular) -> Option<()> {
        let offender = irregular.offender;
        let seat = |who| match who {
            Who::Offender => offender,
            Who::Lho => offender.lho(),
            Who::Partner => offender.partner(),
            Who::Rho => offender.rho(),
            Who::Turn => irregular.turn,
        };
        match step {
            Step::Accepts => self.happens(offender.lho(), AuctionEvent::Accepted),
            Step::Declines => self.happens(offender.lho(), AuctionEvent::Declined),
            Step::Director(who) => self.happens(seat(who), AuctionEvent::Director),
            Step::Leads(who) => self.happens(seat(who), AuctionEvent::Led),
            Step::WrongBoard(who) => self.happens(seat(who), AuctionEvent::WrongBoard),
            Step::Explains(who) => self.happens(seat(who), AuctionEvent::Misexplained(irregular.number)),
            Step::Corrects(who) => self.happens(seat(who), AuctionEvent::Corrected(irregular.number)),
            Step::Finds(kind, found) => self.findings[kind] = Finding::all(Some(found)),
            Step::Passes(who) => self.call(seat(who), &CallChoice::natural(Call::Pass, 1)),
            Step::Doubles(who) => self.call(seat(who), &CallChoice::natural(Call::Double, 1)),
            Step::Calls(who) => self.calls(seat(who), Some(irregular))?,
            Step::Lowest(who) => {
                let again = self.again(seat(who), &irregular.call)?;
                self.call(seat(who), &again);
            }
            Step::Breaks(who) => {
                let call = self.against_duty(seat(who), irregular)?;
                self.call(seat(who), &call);
            }
            Step::Next(calls) => {
                for _ in 0..calls {
                    self.calls(self.turn()?, Some(irregular))?;
                }
            }
            Step::ToOffender => {
                while self.turn()? != offender {
                    self.calls(self.turn()?, Some(irregular))?;
                }
            }
            Step::ToEnd => {
                while let Some(turn) = self.turn() {
                    self.calls(turn, Some(irregular))?;
                }
            }
            Step::PassesOut => {
                while let Some(turn) = self.turn() {
                    self.call(turn, &CallChoice::natural(Call::Pass, 1));
                }
            }
        }
        Some(())
    }

    /// The player in turn, unless the auction is over.
    fn turn(&self) -> Option<Seat> {
        (!self.auction().is_over()).then(|| self.course.turn())
    }
}

/// True if every hand that makes this call would have made the other, or both ask the same.
fn is_within(choice: &CallChoice, other: &CallChoice) -> bool {
    let (Some(meaning), Some(other)) = (&choice.meaning, &other.meaning) else { return false };
    meaning.shares_purpose(other) || meaning.share_in(other).is_some_and(|share| share.is_whole())
}
