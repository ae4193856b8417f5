//! What the Laws make of a story, event by event.

use super::matter::{Matter, State, Tried};
use super::story::{Made, Step, Story};
use rules::bridge::{Auction, Call, Illegal, Seat};
use rules::law::Edition;

/// The account so far.
#[derive(Clone)]
pub struct Account<'a> {
    pub story: &'a Story,
    pub auction: Auction,
    /// The calls that stand
    pub stands: Vec<(Seat, Made)>,
    pub matter: Option<Matter>,
    /// Numbers of the insufficient bids before this one
    pub earlier: usize,
    /// Players who must pass throughout
    pub silent: Vec<Seat>,
    /// The number of a call that breaks that duty
    pub breach: Option<usize>,
    calls: usize,
}

/// The account of a story; `None` where the Laws are silent.
pub fn account(story: &Story) -> Option<Account<'_>> {
    let mut account = Account {
        story,
        auction: Auction::new(story.dealer),
        stands: Vec::new(),
        matter: None,
        earlier: 0,
        silent: Vec::new(),
        breach: None,
        calls: 0,
    };
    story.steps.iter().try_for_each(|step| account.hears(*step))?;
    Some(account)
}

impl Account<'_> {
    fn hears(&mut self, step: Step) -> Option<()> {
        if self.breach.is_some() {
            return None;
        }
        match step {
            Step::Called(seat, made) => {
                self.calls += 1;
                self.called(seat, Tried { number: self.calls, made })
            }
            Step::Director(_) => {
                self.matter.as_mut()?.ruled = true;
                Some(())
            }
            Step::Accepts(seat) => {
                let matter = self.matter.as_ref()?;
                let asked = matches!(matter.state, State::Offered) && seat == matter.offender.lho();
                asked.then_some(())?;
                self.accept()
            }
            Step::Declines(seat) => {
                let matter = self.matter.as_ref()?;
                let asked = matches!(matter.state, State::Offered) && seat == matter.offender.lho();
                asked.then_some(())?;
                self.refuse()
            }
        }
    }

    fn called(&mut self, seat: Seat, tried: Tried) -> Option<()> {
        let open = self.matter.as_ref().filter(|matter| !matter.is_closed());
        let Some(matter) = open else { return self.in_turn(seat, tried) };
        match (matter.state, seat) {
            (State::Offered, seat) if seat == matter.offender.lho() => self.called_over(seat, tried),
            (State::Offered, seat) if seat == matter.offender && matter.ruled && matter.tried.len() == 1 => {
                matter.premature.is_none().then_some(())?;
                self.refuse()?;
                self.replace(tried)
            }
            (State::Offered, seat) if seat == matter.offender => self.premature(tried),
            (State::Refused, seat) if seat == matter.offender => self.replace(tried),
            _ => None,
        }
    }

    /// A call where nothing is open.
    fn in_turn(&mut self, seat: Seat, tried: Tried) -> Option<()> {
        if seat != self.auction.turn() || self.auction.is_over() {
            return None;
        }
        if self.is_unsettled() && tried.made.call != Call::Pass && self.is_partner(seat) {
            return None;
        }
        if self.silent.contains(&seat) && tried.made.call != Call::Pass {
            self.breach = Some(tried.number);
            return Some(());
        }
        match self.auction.legality(tried.made.call) {
            Ok(()) => self.stand(seat, tried),
            Err(Illegal::Insufficient) => {
                if self.is_unsettled() {
                    return None;
                }
                self.earlier += usize::from(self.matter.is_some());
                self.matter = Some(Matter {
                    offender: seat,
                    tried: vec![tried],
                    state: State::Offered,
                    premature: None,
                    attempted: false,
                    cancelled: Vec::new(),
                    silenced: None,
                    last: self.auction.last_bid()?.1,
                    ruled: false,
                });
            }
            Err(_) => return None,
        }
        Some(())
    }

    /// True while an insufficient bid waits to be accepted or replaced.
    pub fn is_open(&self) -> bool {
        self.matter.as_ref().is_some_and(|matter| !matter.is_closed())
    }

    fn stand(&mut self, seat: Seat, tried: Tried) {
        self.auction.accept(seat, tried.made.call).expect("legal, or accepted");
        self.stands.push((seat, tried.made));
    }

    /// 27A: the insufficient bid is treated as legal; a call made meanwhile in its place is not.
    fn accept(&mut self) -> Option<()> {
        let matter = self.matter.as_mut().filter(|matter| matter.silenced.is_none())?;
        let accepted = *matter.tried.last().expect("an insufficient bid");
        matter.cancelled.extend(matter.premature.map(|tried| tried.number));
        matter.state = State::Accepted;
        let offender = matter.offender;
        self.stand(offender, accepted);
        Some(())
    }

    /// LHO calls: over the insufficient bid, or over the call that replaced it before the ruling.
    fn called_over(&mut self, seat: Seat, tried: Tried) -> Option<()> {
        let matter = self.matter.as_ref()?;
        if matter.premature.is_some() {
            // 1997 has no paragraph on it.
            if self.story.edition == Edition::E1997 {
                return None;
            }
            self.refuse()?;
        }
        match self.matter.as_ref()?.state {
            State::Replaced(_) => {}
            // The bid, or one that replaced it and was insufficient as well.
            State::Offered => self.accept()?,
            _ => return None,
        }
        self.in_turn(seat, tried)
    }

    /// 27C.
    fn premature(&mut self, tried: Tried) -> Option<()> {
        let matter = self.matter.as_mut()?;
        if matter.premature.is_some() || matter.tried.len() > 1 {
            return None;
        }
        matter.premature = Some(tried);
        Some(())
    }

    /// 27B: not accepted.
    fn refuse(&mut self) -> Option<()> {
        let edition = self.story.edition;
        let matter = self.matter.as_mut()?;
        let last = *matter.tried.last()?;
        matter.cancelled.push(last.number);
        matter.ruled = true;
        if matter.tried.len() > 1 {
            // 1997 has no paragraph on it.
            (edition != Edition::E1997).then_some(())?;
            self.silence("27B4");
        }
        let matter = self.matter.as_mut()?;
        matter.state = State::Refused;
        let Some(premature) = matter.premature.take() else { return Some(()) };
        if edition != Edition::E1997 {
            return self.replace(premature);
        }
        // The footnote of 1997: it is cancelled, and the offender chooses again.
        let doubled = matches!(premature.made.call, Call::Double | Call::Redouble);
        matter.cancelled.push(premature.number);
        matter.attempted = true;
        (!doubled).then_some(())
    }

    fn silence(&mut self, by: &'static str) {
        let Some(matter) = &mut self.matter else { return };
        // Once both paragraphs apply, either may be named.
        matter.silenced = Some(if matter.silenced.is_none_or(|before| before == by) { by } else { "?" });
        self.silent.push(matter.offender.partner());
    }

    /// 27B: the offender calls in place of the insufficient bid.
    fn replace(&mut self, tried: Tried) -> Option<()> {
        let matter = self.matter.as_ref()?;
        let offender = matter.offender;
        if self.story.edition != Edition::E1997 {
            self.is_comparable(tried)?;
        }
        let stands = match self.auction.legality_by(offender, tried.made.call) {
            Err(Illegal::Insufficient) => {
                let matter = self.matter.as_mut()?;
                matter.tried.push(tried);
                matter.state = State::Offered;
                return Some(());
            }
            Err(Illegal::Over | Illegal::AboveSeven) => return None,
            Err(Illegal::Inadmissible) => Some(false),
            Ok(()) if !matches!(tried.made.call, Call::Double | Call::Redouble) => Some(true),
            Ok(()) if self.story.edition == Edition::E1997 => Some(false),
            // Comparable to which of two insufficient bids, the texts do not say.
            Ok(()) if matter.tried.iter().filter(|t| t.made.call.is_bid()).count() > 1 => return None,
            Ok(()) => self.is_comparable(tried)?,
        };
        match stands {
            None => {
                (matter.silenced.is_none() && self.is_consistent(Some(tried))).then_some(())?;
                self.matter.as_mut()?.state = State::Doubtful;
            }
            Some(true) => {
                self.is_consistent(Some(tried)).then_some(())?;
                self.matter.as_mut()?.state = State::Replaced(tried);
                self.stand(offender, tried);
                if self.paragraph() == Some("27B2") {
                    self.silent.push(offender.partner());
                }
            }
            Some(false) => {
                let matter = self.matter.as_mut()?;
                matter.cancelled.push(tried.number);
                matter.tried.push(tried);
                self.silence("27B3");
            }
        }
        Some(())
    }
}
