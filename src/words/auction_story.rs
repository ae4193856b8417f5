//! The story of an auction, event by event, with consecutive calls in one sentence.

use super::facts::yes_or_no;
use super::{Arg, Words};
use rules::bridge::{Bid, Call, Seat, Side};
use rules::engine::rotation::{AuctionEvent, Event};

/// A story under construction; consecutive calls wait to be joined.
pub(super) struct AuctionStory<'a> {
    words: &'a Words,
    pub(super) paragraphs: Vec<Vec<String>>,
    pending: Vec<String>,
    /// The player in turn
    turn: Seat,
    /// The last bid, without those that were cancelled
    last_bid: Option<(Seat, Bid)>,
    /// The irregular call, until a reaction has been narrated
    unanswered: Option<IrregularCall>,
    /// The insufficient bid that its player replaced before the Director came
    replaced: Option<IrregularCall>,
    /// The player who is to replace an insufficient bid
    replacing: Option<Seat>,
    /// The player who has doubled or redoubled in place of an insufficient bid
    doubled: Option<Seat>,
    /// The player whose change of call was declined, and who in 1997 may call again
    choosing: Option<Seat>,
    /// Consecutive passes in turn
    passes: usize,
    /// True if the Director's coming has been narrated
    director: bool,
    /// True if the Director came for a reason other than an irregular call and no call was made
    /// since: the Director named the player in turn, which the story omits
    sent_back: bool,
    /// The calls so far
    calls: Vec<(Seat, Call)>,
    /// The first call of each player who has called, with the table before it
    first: Vec<BeforeFirst>,
    /// The side that may change a call, because an explanation has just been corrected
    misinformed: Option<Side>,
    /// True if the story must not say whose turn it was, because that is asked
    turn_is_asked: bool,
}

/// The table before a player's first call.
#[derive(Clone, Copy)]
struct BeforeFirst {
    seat: Seat,
    last_bid: Option<(Seat, Bid)>,
    passes: usize,
}

/// A call out of rotation, or an insufficient bid by the player in turn.
#[derive(Clone, Copy)]
struct IrregularCall {
    offender: Seat,
    call: Call,
    /// The player in turn
    proper: Seat,
    /// The last bid before
    below: Option<(Seat, Bid)>,
}

impl<'a> AuctionStory<'a> {
    pub(super) fn new(words: &'a Words, dealer: Seat, turn_is_asked: bool) -> AuctionStory<'a> {
        AuctionStory {
            words,
            paragraphs: vec![Vec::new()],
            pending: Vec::new(),
            turn: dealer,
            last_bid: None,
            unanswered: None,
            replaced: None,
            replacing: None,
            doubled: None,
            choosing: None,
            passes: 0,
            director: false,
            sent_back: false,
            calls: Vec::new(),
            first: Vec::new(),
            misinformed: None,
            turn_is_asked,
        }
    }

    pub(super) fn sentence(&mut self, sentence: String) {
        self.flush();
        self.paragraphs.last_mut().expect("there is always one").push(sentence);
    }

    pub(super) fn paragraph(&mut self) {
        self.flush();
        if self.paragraphs.last().is_some_and(|p| !p.is_empty()) {
            self.paragraphs.push(Vec::new());
        }
    }

    /// Writes the pending calls as a sentence.
    fn flush(&mut self) {
        if !self.pending.is_empty() {
            let calls = self.words.list(&std::mem::take(&mut self.pending));
            let sentence = self.words.format("story-calls", &[("calls", calls.into())]);
            self.paragraphs.last_mut().expect("there is always one").push(sentence);
        }
    }

    pub(super) fn event(&mut self, event: &Event) {
        let seat: Arg = self.words.seat(event.seat).into();
        match &event.happened {
            AuctionEvent::Called { call, .. } => {
                self.calls.push((event.seat, *call));
                if self.first.iter().all(|first| first.seat != event.seat) {
                    let (seat, last_bid, passes) = (event.seat, self.last_bid, self.passes);
                    self.first.push(BeforeFirst { seat, last_bid, passes });
                }
                let misinformed = self.misinformed.take().filter(|side| *side == event.seat.side());
                if misinformed.is_some() && event.seat != self.turn {
                    let makes = self.words.makes(event.seat, *call);
                    self.sentence(self.words.format("story-changes-call", &[("makes", makes.into())]));
                    if let Call::Bid(bid) = call {
                        self.last_bid = Some((event.seat, *bid));
                    }
                    self.turn = event.seat.lho();
                } else if event.together {
                    let makes = self.words.makes(event.seat, *call);
                    self.sentence(self.words.format("story-same-time", &[("makes", makes.into())]));
                    self.turn = self.same_time(event.seat, *call);
                } else {
                    self.called(event.seat, *call);
                }
                self.meaning(&event.happened);
            }
            AuctionEvent::Accepted => {
                let id = if self.director { "story-accepts-then" } else { "story-accepts" };
                let accepted = self.answered(id, seat);
                if let Some(IrregularCall { offender, call: Call::Bid(bid), .. }) = accepted {
                    self.last_bid = Some((offender, bid));
                }
                self.turn = event.seat;
            }
            AuctionEvent::Declined => {
                let settled = self.unanswered.is_none();
                let id = if self.director { "story-declines-then" } else { "story-declines" };
                match self.answered(id, seat) {
                    // Whose turn it is after an early replacement depends on the edition.
                    Some(_) if settled => self.sent_back = true,
                    Some(declined) => {
                        (self.turn, self.last_bid) = (declined.proper, declined.below);
                        self.replacing = Some(declined.offender).filter(|one| *one == declined.proper);
                        let calls = self.calls.iter().rev().take(2);
                        let changed = calls.filter(|(seat, _)| *seat == declined.offender).count() == 2;
                        let at_lhos = declined.proper == declined.offender.lho();
                        self.choosing = Some(declined.offender).filter(|_| changed && at_lhos);
                    }
                    None => {}
                }
                self.paragraph();
            }
            AuctionEvent::Director => {
                self.sentence(self.words.format("story-director", &[("seat", seat)]));
                (self.director, self.sent_back) = (true, self.unanswered.is_none());
                self.paragraph();
            }
            AuctionEvent::Misexplained(call) => self.explanation("story-misexplains", seat, *call),
            AuctionEvent::Corrected(call) => {
                self.explanation("story-corrects", seat, *call);
                self.misinformed = Some(event.seat.side().other());
                self.paragraph();
            }
            AuctionEvent::WrongBoard => {
                self.sentence(self.words.format("story-wrong-board", &[("seat", seat)]));
                self.back_to_first_call(event.seat);
                self.paragraph();
            }
            AuctionEvent::Led => self.sentence(self.words.format("story-lead-faced", &[("seat", seat)])),
            AuctionEvent::Exposed { cards, led } => {
                let id = if *led { "story-leads-early" } else { "story-exposes" };
                let args = [("seat", seat), ("cards", self.words.cards(*cards).into())];
                self.sentence(self.words.format(id, &args));
            }
            AuctionEvent::Acted => {
                self.sentence(self.words.format("story-acts", &[("seat", seat)]));
                self.turn = event.seat.lho();
            }
        }
    }

    /// The player has looked at the right cards: their first call and all that followed are undone.
    fn back_to_first_call(&mut self, seat: Seat) {
        self.director = true;
        let Some(at) = self.first.iter().position(|first| first.seat == seat) else { return };
        let before = self.first[at];
        self.first.truncate(at);
        (self.turn, self.last_bid, self.passes) = (seat, before.last_bid, before.passes);
        (self.unanswered, self.replaced, self.replacing, self.doubled) = (None, None, None, None);
    }

    /// Writes what a player said about the call with this number.
    fn explanation(&mut self, id: &str, seat: Arg, call: usize) {
        let about = call.checked_sub(1).and_then(|call| self.calls.get(call));
        let call = about.map_or_else(String::new, |(seat, call)| self.words.call_by(*seat, *call));
        self.sentence(self.words.format(id, &[("seat", seat), ("call", call.into())]));
    }

    /// Writes a reaction to the irregular call, which is named if it has been replaced since.
    fn answered(&mut self, id: &str, seat: Arg) -> Option<IrregularCall> {
        let (unanswered, replaced) = (self.unanswered.take(), self.replaced.take());
        let named: Arg = yes_or_no(unanswered.is_none() && replaced.is_some()).into();
        let about = unanswered.or(replaced);
        let call = about.map_or_else(String::new, |one| self.words.call_by(one.offender, one.call));
        let args = [("seat", seat), ("replaced", named), ("call", call.into())];
        self.sentence(self.words.format(id, &args));
        about
    }

    fn called(&mut self, seat: Seat, call: Call) {
        if self.passes >= if self.last_bid.is_some() { 3 } else { 4 } {
            // No player is in turn after the final pass.
            let makes = self.words.makes(seat, call);
            let args = [("calls", (&makes).into())];
            return self.irregular_call(|words| words.format("story-calls", &args), &makes);
        }
        let passes = call == Call::Pass && seat == self.turn && self.unanswered.is_none();
        self.passes = if passes { self.passes + 1 } else { 0 };
        let sent_back = std::mem::take(&mut self.sent_back);
        let doubled = self.doubled.take() == Some(seat);
        let chooses = self.choosing.take() == Some(seat);
        let mut replaces = self.replacing.take() == Some(seat);
        self.replaced = None;
        let answered = self.unanswered.take().filter(|one| [one.proper, one.offender.lho()].contains(&seat));
        if let Some(one) = answered.filter(|one| one.proper == seat) {
            self.last_bid = one.below;
            replaces |= one.offender == seat;
        }
        let (makes, is_higher) = self.makes(seat, call);
        let irregular = self.irregular(seat, call, seat);
        if let Some(one) = answered {
            if self.director {
                self.pending.push(makes);
            } else {
                self.sentence(self.words.format("story-before-director", &[("makes", makes.into())]));
                self.replaced = Some(one).filter(|one| one.offender == seat);
            }
            self.unanswered = (!is_higher).then_some(irregular);
        } else if doubled {
            self.sentence(self.words.format("story-instead", &[("makes", makes.into())]));
            self.unanswered = (!is_higher).then_some(irregular);
        } else if chooses {
            self.pending.push(self.words.makes(seat, call));
        } else if seat != self.turn && !sent_back {
            let args = [("makes", (&makes).into()), ("turn", self.words.seat(self.turn).into())];
            self.irregular_call(|words| words.format("story-out-of-turn", &args), &makes);
            let proper = self.turn;
            (self.unanswered, self.director) = (Some(IrregularCall { proper, ..irregular }), false);
        } else if is_higher {
            self.pending.push(makes);
        } else {
            self.irregular_call(|words| words.format("story-calls", &[("calls", (&makes).into())]), &makes);
            // The Director who had the first one replaced is still there.
            (self.unanswered, self.director) = (Some(irregular), replaces);
        }
        self.doubled = (replaces && matches!(call, Call::Double | Call::Redouble)).then_some(seat);
        self.turn = seat.lho();
    }

    /// An irregular call in a paragraph of its own; among the others if whose turn it was is asked.
    fn irregular_call(&mut self, sentence: impl Fn(&Words) -> String, makes: &str) {
        if self.turn_is_asked {
            self.pending.push(makes.to_owned());
        } else {
            self.paragraph();
            self.sentence(sentence(self.words));
        }
    }

    /// A player makes a call, in words; and false if it is a bid not higher than the last one.
    fn makes(&self, seat: Seat, call: Call) -> (String, bool) {
        let makes = self.words.makes(seat, call);
        let over = self.last_bid.filter(|(_, last)| matches!(call, Call::Bid(bid) if bid <= *last));
        let Some((by, last)) = over else { return (makes, true) };
        let over = self.words.call_by(by, Call::Bid(last));
        (self.words.format("story-not-higher", &[("makes", makes.into()), ("over", over.into())]), false)
    }

    /// An irregular call, now the last one.
    fn irregular(&mut self, offender: Seat, call: Call, proper: Seat) -> IrregularCall {
        let below = self.last_bid;
        if let Call::Bid(bid) = call {
            self.last_bid = Some((offender, bid));
        }
        IrregularCall { offender, call, proper, below }
    }

    /// The player in turn after a simultaneous call: the later call counts as out of rotation
    /// unless its player followed in turn.
    fn same_time(&mut self, seat: Seat, call: Call) -> Seat {
        let proper = self.turn;
        let irregular = self.irregular(seat, call, proper);
        if seat != proper {
            self.unanswered = match self.unanswered.take() {
                // The first player was out of turn, and this one was not.
                Some(first) if first.proper == seat => Some(IrregularCall { proper: seat.lho(), ..first }),
                _ => Some(irregular),
            };
        }
        seat.lho()
    }

    /// The meaning of the call, if given.
    fn meaning(&mut self, happened: &AuctionEvent) {
        let AuctionEvent::Called { artificial, meaning, .. } = happened else { return };
        let artificial = *artificial == Some(true);
        match meaning {
            Some(meaning) => {
                let id = if artificial { "story-means-artificial" } else { "story-means" };
                let named: Arg = yes_or_no(meaning.name.is_some()).into();
                let meaning = self.words.agreement_short(meaning);
                self.sentence(self.words.format(id, &[("meaning", meaning.into()), ("named", named)]));
            }
            None if artificial => self.sentence(self.words.say("story-artificial")),
            None => {}
        }
    }

    /// Meanings of earlier calls that became known later.
    pub(super) fn later_meanings(&mut self, before: &[Event], now: &[Event]) {
        for (_, event) in before.iter().zip(now).filter(|(before, now)| before != now) {
            let AuctionEvent::Called { call, .. } = &event.happened else { continue };
            let makes = self.words.makes(event.seat, *call);
            self.sentence(self.words.format("story-asked-about", &[("makes", makes.into())]));
            self.meaning(&event.happened);
        }
    }

    /// The paragraphs; without a reaction to the irregular call, the Director is at the table.
    pub(super) fn finish(mut self) -> Vec<String> {
        self.flush();
        let waits = self.turn_is_asked || self.unanswered.or(self.replaced).is_some();
        if waits && !self.director {
            self.sentence(self.words.say("story-director-called"));
        }
        self.paragraphs.iter().filter(|p| !p.is_empty()).map(|p| p.join(" ")).collect()
    }
}
