//! The story of an auction, event by event, with consecutive calls in one sentence.

use super::facts::yes_or_no;
use super::{Arg, Words};
use rules::bridge::{Call, Seat};
use rules::engine::rotation::{AuctionEvent, Event};

/// A story under construction; consecutive calls wait to be joined.
pub(super) struct AuctionStory<'a> {
    words: &'a Words,
    pub(super) paragraphs: Vec<Vec<String>>,
    pending: Vec<String>,
    /// The player in turn
    turn: Seat,
    /// The caller out of rotation and the player in turn, until a reaction has been narrated
    unanswered: Option<(Seat, Seat)>,
    /// True if the Director's coming has been narrated
    director: bool,
    /// True if the Director came for a reason other than a call out of rotation and no call was
    /// made since: the Director named the player in turn, which the story omits
    sent_back: bool,
}

impl<'a> AuctionStory<'a> {
    pub(super) fn new(words: &'a Words, dealer: Seat) -> AuctionStory<'a> {
        AuctionStory {
            words,
            paragraphs: vec![Vec::new()],
            pending: Vec::new(),
            turn: dealer,
            unanswered: None,
            director: false,
            sent_back: false,
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
                if event.together {
                    let makes = self.words.makes(event.seat, *call);
                    self.sentence(self.words.format("story-same-time", &[("makes", makes.into())]));
                    self.turn = self.same_time(event.seat);
                } else {
                    self.called(event.seat, *call);
                }
                self.meaning(&event.happened);
            }
            AuctionEvent::Accepted => {
                let id = if self.director { "story-accepts-then" } else { "story-accepts" };
                self.sentence(self.words.format(id, &[("seat", seat)]));
                self.unanswered = None;
                self.turn = event.seat.lho();
            }
            AuctionEvent::Declined => {
                let id = if self.director { "story-declines-then" } else { "story-declines" };
                self.sentence(self.words.format(id, &[("seat", seat)]));
                self.turn = self.unanswered.take().map_or(self.turn, |(_, proper)| proper);
                self.paragraph();
            }
            AuctionEvent::Director => {
                self.sentence(self.words.format("story-director", &[("seat", seat)]));
                (self.director, self.sent_back) = (true, self.unanswered.is_none());
                self.paragraph();
            }
            AuctionEvent::Led => self.sentence(self.words.format("story-lead-faced", &[("seat", seat)])),
            AuctionEvent::Acted => {
                self.sentence(self.words.format("story-acts", &[("seat", seat)]));
                self.turn = event.seat.lho();
            }
        }
    }

    fn called(&mut self, seat: Seat, call: Call) {
        let makes = self.words.makes(seat, call);
        let sent_back = std::mem::take(&mut self.sent_back);
        if let Some((offender, proper)) = self.unanswered.take()
            && (seat == proper || seat == offender.lho())
        {
            if self.director {
                self.pending.push(makes);
            } else {
                self.sentence(self.words.format("story-before-director", &[("makes", makes.into())]));
            }
        } else if seat != self.turn && !sent_back {
            self.paragraph();
            let args = [("makes", makes.into()), ("turn", self.words.seat(self.turn).into())];
            self.sentence(self.words.format("story-out-of-turn", &args));
            (self.unanswered, self.director) = (Some((seat, self.turn)), false);
        } else {
            self.pending.push(makes);
        }
        self.turn = seat.lho();
    }

    /// The player in turn after a simultaneous call: the later call counts as out of rotation
    /// unless its player followed in turn.
    fn same_time(&mut self, seat: Seat) -> Seat {
        if seat == self.turn {
            return seat.lho();
        }
        match self.unanswered.take() {
            // The first player was out of turn, and this one was not.
            Some((first, proper)) if proper == seat => {
                self.unanswered = Some((first, seat.lho()));
                seat.lho()
            }
            _ => {
                self.unanswered = Some((seat, self.turn));
                seat.lho()
            }
        }
    }

    /// The meaning of the call, if given.
    fn meaning(&mut self, happened: &AuctionEvent) {
        let AuctionEvent::Called { artificial, meaning, .. } = happened else { return };
        let artificial = *artificial == Some(true);
        match meaning {
            Some(meaning) => {
                let id = if artificial { "story-means-artificial" } else { "story-means" };
                let named: Arg = yes_or_no(meaning.name.is_some()).into();
                let meaning = self.words.agreement(meaning);
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

    /// The paragraphs; without a reaction to the call out of rotation, the Director is at the
    /// table.
    pub(super) fn finish(mut self) -> Vec<String> {
        self.flush();
        if self.unanswered.is_some() && !self.director {
            self.sentence(self.words.say("story-director-called"));
        }
        self.paragraphs.iter().filter(|p| !p.is_empty()).map(|p| p.join(" ")).collect()
    }
}
