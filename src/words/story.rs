//! The story: events in sentences. Actions of players and findings of the Director, without law or
//! consequences.

use super::auction_story::AuctionStory;
use super::{Arg, Words};
use rules::bridge::{Call, Seat};
use rules::engine::rotation::{FindingKind, Findings, RotationFacts};
use rules::engine::{Case, Facts, Key};

impl Words {
    /// The story, a paragraph per string.
    pub fn story(&self, case: &Case) -> Vec<String> {
        self.story_asking(case, &[])
    }

    /// The story without what is asked: whose turn it was, if one of the components is whether a
    /// call was in rotation.
    pub fn story_asking(&self, case: &Case, asked: &[Key]) -> Vec<String> {
        let story = match &case.facts {
            Facts::Rotation(facts) => self.auction_story(facts, asked.contains(&Key::InRotation)),
            Facts::Claim(facts) => self.claim_story(facts, case.edition),
        };
        self.dated(case, story)
    }

    /// The story, which begins with the day of the event if that is known.
    fn dated(&self, case: &Case, mut story: Vec<String>) -> Vec<String> {
        if let (Some(date), Some(first)) = (case.date, story.first_mut()) {
            let day = self.format("story-date", &[("date", self.calendar_day(date).into())]);
            *first = format!("{day} {first}");
        }
        story
    }

    /// The earlier story, and the events since, for a case that continues another one.
    pub fn story_since(&self, before: &Case, case: &Case) -> [Vec<String>; 2] {
        self.story_since_asking(before, case, &[])
    }

    /// The same without what is asked.
    pub fn story_since_asking(&self, before: &Case, case: &Case, asked: &[Key]) -> [Vec<String>; 2] {
        match (&before.facts, &case.facts) {
            (Facts::Rotation(before), Facts::Rotation(facts)) => {
                let asked = asked.contains(&Key::InRotation);
                let [earlier, since] = self.auction_story_since(before, facts, asked);
                [self.dated(case, earlier), since]
            }
            _ => [Vec::new(), self.story_asking(case, asked)],
        }
    }

    fn auction_story(&self, facts: &RotationFacts, turn_is_asked: bool) -> Vec<String> {
        let mut story = self.auction_opens(facts, turn_is_asked);
        for event in facts.events() {
            story.event(event);
        }
        let mut paragraphs = story.finish();
        paragraphs.extend(self.auction_found(facts, None));
        paragraphs
    }

    fn auction_story_since(
        &self,
        before: &RotationFacts,
        facts: &RotationFacts,
        turn_is_asked: bool,
    ) -> [Vec<String>; 2] {
        let mut story = self.auction_opens(before, turn_is_asked);
        for event in before.events() {
            story.event(event);
        }
        story.paragraph();
        let earlier = story.paragraphs.len() - 1;
        story.later_meanings(before.events(), facts.events());
        for event in facts.events().iter().skip(before.events().len()) {
            story.event(event);
        }
        let mut earlier_paragraphs = story.finish();
        let mut since = earlier_paragraphs.split_off(earlier.min(earlier_paragraphs.len()));
        earlier_paragraphs.extend(self.auction_found(before, None));
        since.extend(self.auction_found(facts, Some(before)));
        [earlier_paragraphs, since]
    }

    fn auction_opens(&self, facts: &RotationFacts, turn_is_asked: bool) -> AuctionStory<'_> {
        let dealer = self.seat(facts.dealer()).into();
        let vulnerable = self.vulnerable(facts.vulnerable()).into();
        let mut story = AuctionStory::new(self, facts.dealer(), turn_is_asked);
        story.sentence(self.format("story-dealer", &[("dealer", dealer), ("vulnerable", vulnerable)]));
        story
    }

    /// Findings of the Director that are not among those `before`; and the tricks won.
    fn auction_found(&self, facts: &RotationFacts, before: Option<&RotationFacts>) -> Vec<String> {
        let (now, then) =
            (facts.findings(), before.map(RotationFacts::findings).cloned().unwrap_or_default());
        let found: Vec<String> =
            FindingKind::fields().flat_map(|kind| self.findings_of(kind, [&then, now], facts)).collect();
        let found = found.join(" ");
        let made = facts.made().filter(|_| before.and_then(RotationFacts::made) != facts.made());
        let made =
            made.map(|n| self.format("story-made", &[("n", n.into()), ("number", self.number(n).into())]));
        Some(found).filter(|found| !found.is_empty()).into_iter().chain(made).collect()
    }

    /// Findings for all irregularities and for single ones that are not among `then`.
    fn findings_of(
        &self,
        kind: FindingKind,
        before_and_now: [&Findings; 2],
        facts: &RotationFacts,
    ) -> Vec<String> {
        let [then, now] = before_and_now.map(|findings| &findings[kind]);
        let say =
            |found| self.say(&format!("story-found-{}{}", if found { "" } else { "not-" }, kind.word()));
        let all = now.all.filter(|_| then.all != now.all).map(say);
        let single = now.of.iter().filter(|one| !then.of.contains(one)).map(|(n, found)| {
            let call =
                facts.calls().nth(n.wrapping_sub(1)).map_or_else(String::new, |(s, c)| self.call_by(s, c));
            self.format("story-found-of", &[("call", call.into()), ("found", say(*found).into())])
        });
        all.into_iter().chain(single).collect()
    }

    /// A player makes a call: `South passes`, `West bids 1♠︎`.
    pub fn makes(&self, seat: Seat, call: Call) -> String {
        let seat: Arg = self.seat(seat).into();
        match call {
            Call::Pass => self.format("story-passes", &[("seat", seat)]),
            Call::Double => self.format("story-doubles", &[("seat", seat)]),
            Call::Redouble => self.format("story-redoubles", &[("seat", seat)]),
            Call::Bid(_) | Call::AboveSeven(_) => {
                self.format("story-bids", &[("seat", seat), ("call", self.call(call).into())])
            }
        }
    }
}
