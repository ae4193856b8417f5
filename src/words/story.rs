//! What happened, told from the facts. The story says what players did and what the Director found, and nothing of the
//! law or of what follows.

use super::{Arg, Words};
use crate::bridge::{Call, Seat};
use crate::engine::rotation::{Event, Finding, Happened, RotationFacts};
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

    /// What was told before and what happened since, where a case goes on from an earlier one.
    pub fn story_since(&self, before: &Case, case: &Case) -> [Vec<String>; 2] {
        match (&before.facts, &case.facts) {
            (Facts::Rotation(before), Facts::Rotation(facts)) => self.auction_story_since(before, facts),
            _ => [Vec::new(), self.story(case)],
        }
    }

    fn auction_story(&self, facts: &RotationFacts) -> Vec<String> {
        let mut telling = self.auction_opens(facts);
        for event in facts.events() {
            telling.event(event);
        }
        let mut paragraphs = telling.end();
        paragraphs.extend(self.auction_found(facts, None));
        paragraphs
    }

    fn auction_story_since(&self, before: &RotationFacts, facts: &RotationFacts) -> [Vec<String>; 2] {
        let mut telling = self.auction_opens(before);
        for event in before.events() {
            telling.event(event);
        }
        telling.paragraph();
        let earlier = telling.paragraphs.len() - 1;
        telling.found_to_mean(before.events(), facts.events());
        for event in facts.events().iter().skip(before.events().len()) {
            telling.event(event);
        }
        let mut told = telling.end();
        let mut since = told.split_off(earlier.min(told.len()));
        told.extend(self.auction_found(before, None));
        since.extend(self.auction_found(facts, Some(before)));
        [told, since]
    }

    fn auction_opens(&self, facts: &RotationFacts) -> Telling<'_> {
        let dealer = self.seat(facts.dealer()).into();
        let vulnerable = self.vulnerable(facts.vulnerable()).into();
        let mut telling = Telling::new(self, facts.dealer());
        telling.sentence(self.tell("story-dealer", &[("dealer", dealer), ("vulnerable", vulnerable)]));
        telling
    }

    /// What the Director found out, and had not found out `before`; and the tricks that were won.
    fn auction_found(&self, facts: &RotationFacts, before: Option<&RotationFacts>) -> Vec<String> {
        let (now, then) =
            (facts.findings(), before.map(RotationFacts::findings).cloned().unwrap_or_default());
        let found = [
            self.findings_of([&then.comparable, &now.comparable], ["comparable", "not-comparable"], facts),
            self.findings_of([&then.repeats, &now.repeats], ["repeats", "not-repeats"], facts),
            self.findings_of([&then.unintended, &now.unintended], ["unintended", "intended"], facts),
        ]
        .concat()
        .join(" ");
        let made = facts.made().filter(|_| before.and_then(RotationFacts::made) != facts.made());
        let made =
            made.map(|n| self.tell("story-made", &[("n", n.into()), ("number", self.number(n).into())]));
        Some(found).filter(|found| !found.is_empty()).into_iter().chain(made).collect()
    }

    /// What the Director found of all irregularities, and of single ones, and had not found `then`.
    fn findings_of(
        &self,
        [then, now]: [&Finding; 2],
        [yes, no]: [&str; 2],
        facts: &RotationFacts,
    ) -> Vec<String> {
        let say = |found: bool| self.say(&format!("story-found-{}", if found { yes } else { no }));
        let all = now.all.filter(|_| then.all != now.all).map(say);
        let single = now.of.iter().filter(|one| !then.of.contains(one)).map(|(n, found)| {
            let call =
                facts.calls().nth(n.wrapping_sub(1)).map_or_else(String::new, |(s, c)| self.call_by(s, c));
            self.tell("story-found-of", &[("call", call.into()), ("found", say(*found).into())])
        });
        all.into_iter().chain(single).collect()
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
                if event.together {
                    let makes = self.words.makes(event.seat, *call);
                    self.sentence(self.words.tell("story-same-time", &[("makes", makes.into())]));
                    self.turn = self.same_time(event.seat);
                } else {
                    self.called(event.seat, *call);
                }
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
            Happened::Director => {
                self.sentence(self.words.tell("story-director", &[("seat", seat)]));
                self.unanswered = None;
                self.paragraph();
            }
            Happened::Led => self.sentence(self.words.tell("story-lead-faced", &[("seat", seat)])),
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

    /// Whose turn it is after this player has called at the same time as the last: the later call counts as out of turn
    /// unless he followed in turn.
    fn same_time(&mut self, seat: Seat) -> Seat {
        if seat == self.turn {
            return seat.lho();
        }
        match self.unanswered.take() {
            // The player told first was out of turn, and this one was not.
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

    /// What earlier calls meant, where that is told only now.
    fn found_to_mean(&mut self, before: &[Event], now: &[Event]) {
        for (_, event) in before.iter().zip(now).filter(|(before, now)| before != now) {
            let Happened::Called { call, .. } = &event.happened else { continue };
            let makes = self.words.makes(event.seat, *call);
            self.sentence(self.words.tell("story-asked-about", &[("makes", makes.into())]));
            self.means(&event.happened);
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
