//! What happened, told from the facts. The story says what players did and what the Director found, and nothing of the
//! law or of what follows.

use super::{Arg, Words};
use crate::bridge::{Call, Seat};
use crate::engine::rotation::{Event, Happened, RotationFacts};
use crate::engine::{Case, Facts};

impl Words {
    /// What happened, a paragraph a string.
    pub fn story(&self, case: &Case) -> Vec<String> {
        match &case.facts {
            Facts::Rotation(facts) => self.auction_story(facts),
            Facts::Claim(facts) => self.claim_story(facts),
            Facts::Concession(facts) => self.concession_story(facts),
        }
    }

    fn auction_story(&self, facts: &RotationFacts) -> Vec<String> {
        let dealer = self.seat(facts.dealer()).into();
        let vulnerable = self.vulnerable(facts.vulnerable()).into();
        let mut telling = Telling::new(self, facts.dealer());
        telling.sentence(self.tell("story-dealer", &[("dealer", dealer), ("vulnerable", vulnerable)]));
        for event in facts.events() {
            telling.event(event);
        }
        let mut paragraphs = telling.end();
        let mut found = Vec::new();
        if let Some(comparable) = facts.comparable() {
            found.push(self.say(if comparable {
                "story-found-comparable"
            } else {
                "story-found-not-comparable"
            }));
        }
        if let Some(unintended) = facts.unintended() {
            found.push(self.say(if unintended { "story-found-unintended" } else { "story-found-intended" }));
        }
        if !found.is_empty() {
            paragraphs.push(found.join(" "));
        }
        paragraphs
    }

    /// A player makes a call: `South passes`, `West bids 1♠︎`.
    pub(super) fn makes(&self, seat: Seat, call: Call) -> String {
        let seat: Arg = self.seat(seat).into();
        match call {
            Call::Pass => self.tell("story-passes", &[("seat", seat)]),
            Call::Double => self.tell("story-doubles", &[("seat", seat)]),
            Call::Redouble => self.tell("story-redoubles", &[("seat", seat)]),
            Call::Bid(_) => self.tell("story-bids", &[("seat", seat), ("call", self.call(call).into())]),
        }
    }
}

/// A story as it is told: calls in a row wait to be said in one breath.
struct Telling<'a> {
    words: &'a Words,
    paragraphs: Vec<Vec<String>>,
    waiting: Vec<String>,
    /// Whose turn it is
    turn: Seat,
    /// Who called out of rotation and whose turn it was, until somebody has answered it
    unanswered: Option<(Seat, Seat)>,
}

impl<'a> Telling<'a> {
    fn new(words: &'a Words, dealer: Seat) -> Telling<'a> {
        Telling { words, paragraphs: vec![Vec::new()], waiting: Vec::new(), turn: dealer, unanswered: None }
    }

    fn sentence(&mut self, sentence: String) {
        self.breathe();
        self.paragraphs.last_mut().expect("there is always one").push(sentence);
    }

    fn paragraph(&mut self) {
        self.breathe();
        if self.paragraphs.last().is_some_and(|p| !p.is_empty()) {
            self.paragraphs.push(Vec::new());
        }
    }

    /// Says the calls that are waiting.
    fn breathe(&mut self) {
        if !self.waiting.is_empty() {
            let calls = self.words.list(&std::mem::take(&mut self.waiting));
            let sentence = self.words.tell("story-calls", &[("calls", calls.into())]);
            self.paragraphs.last_mut().expect("there is always one").push(sentence);
        }
    }

    fn event(&mut self, event: &Event) {
        let seat: Arg = self.words.seat(event.seat).into();
        match &event.happened {
            Happened::Called { call, .. } => {
                self.called(event.seat, *call);
                self.means(&event.happened);
            }
            Happened::Accepted => {
                self.sentence(self.words.tell("story-accepts", &[("seat", seat)]));
                self.unanswered = None;
                self.turn = event.seat.lho();
            }
            Happened::Declined => {
                self.sentence(self.words.tell("story-declines", &[("seat", seat)]));
                self.turn = self.unanswered.take().map_or(self.turn, |(_, proper)| proper);
                self.paragraph();
            }
            Happened::Acted => {
                self.sentence(self.words.tell("story-acts", &[("seat", seat)]));
                self.turn = event.seat.lho();
            }
        }
    }

    fn called(&mut self, seat: Seat, call: Call) {
        let makes = self.words.makes(seat, call);
        if let Some((offender, proper)) = self.unanswered.take()
            && (seat == proper || seat == offender.lho())
        {
            self.sentence(self.words.tell("story-before-director", &[("makes", makes.into())]));
        } else if seat != self.turn {
            self.paragraph();
            let args = [("makes", makes.into()), ("turn", self.words.seat(self.turn).into())];
            self.sentence(self.words.tell("story-out-of-turn", &args));
            self.unanswered = Some((seat, self.turn));
        } else {
            self.waiting.push(makes);
        }
        self.turn = seat.lho();
    }

    /// What the call meant, where that is told.
    fn means(&mut self, happened: &Happened) {
        let Happened::Called { artificial, meaning, .. } = happened else { return };
        let artificial = *artificial == Some(true);
        match meaning {
            Some(meaning) => {
                let id = if artificial { "story-means-artificial" } else { "story-means" };
                let named: Arg = if meaning.name.is_some() { "yes" } else { "no" }.into();
                let meaning = self.words.agreement(meaning);
                self.sentence(self.words.tell(id, &[("meaning", meaning.into()), ("named", named)]));
            }
            None if artificial => self.sentence(self.words.say("story-artificial")),
            None => {}
        }
    }

    /// The paragraphs; when nobody has answered the call out of rotation, the Director stands at the table.
    fn end(mut self) -> Vec<String> {
        self.breathe();
        if self.unanswered.is_some() {
            self.sentence(self.words.say("story-director-called"));
        }
        self.paragraphs.iter().filter(|p| !p.is_empty()).map(|p| p.join(" ")).collect()
    }
}
