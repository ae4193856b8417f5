//! A component of a ruling: as a short phrase, and as a sentence.

use super::facts::yes_or_no;
use super::{Arg, Words, offender, verdict};
use rules::bridge::Seat;
use rules::engine::component::{
    AuctionConsequence, ClaimedTricks, Component, Duty, PlayConsequence, Replacement, Standing,
};
use rules::engine::fact::Fact;
use rules::engine::{Case, Facts, Key, Outcome, Ruling};
use rules::law;

impl Words {
    /// The value of a component: `South must pass at the next turn`, `call 3: South’s pass`.
    pub fn component(&self, case: &Case, component: &Component) -> String {
        match self.about(format!("value-{}", component.key().word()), &component.value(), &[]) {
            Some(id) => self.format(&id, &self.fact_args(case, &component.facts())),
            None => self.answer_text(case, component.key(), &component.tokens()),
        }
    }

    /// A component as a sentence; `None` if another component says it.
    pub(super) fn sentence(&self, case: &Case, ruling: &Ruling, component: &Component) -> Option<String> {
        match component {
            Component::Tricks(tricks) => return Some(self.tricks_ruled(case, ruling, tricks)),
            Component::Returned(_) => return Some(self.returned(case, ruling, component)),
            Component::Result(_) => return self.result_ruled(case, ruling, component),
            _ if is_implied(case, ruling, component) => return None,
            _ => {}
        }
        let offender = offender::offender(case, ruling);
        // The duty of partner has the words of the offender's.
        let (key, bound) = match component.key() {
            Key::Partner => (Key::Offender, offender.map(Seat::partner)),
            key => (key, offender),
        };
        let (family, declarer) = (case.facts.family().word(), verdict::declarer(ruling));
        // An explanation is heard; no call has been withdrawn for it.
        let is_heard = component.key() == Key::UnauthorisedFor
            && matches!(component.clauses()[..], [clause] if [law!("16A"), law!("16B1")].contains(&clause));
        let family = if is_heard { "partner" } else { family };
        let exposed = ruling.component(Key::PenaltyCards).map(|_| "cards");
        let further: Vec<&str> =
            exposed.into_iter().chain(declarer.map(|_| "declared")).chain([family]).collect();
        let id = self.about(format!("say-{}", key.word()), &component.value(), &further)?;
        let seat = |seat: Option<Seat>| Arg::from(seat.map_or_else(String::new, |seat| self.seat(seat)));
        let call = ruling.call.map(|number| self.call_of(case, number));
        let replacement = offender::replacement(case, ruling);
        let opponents = offender.map_or_else(String::new, |seat| self.side(seat.side().other()));
        let args = [
            ("call", call.unwrap_or_else(|| self.say("change-irregular")).into()),
            ("seat", seat(bound)),
            ("declarer", seat(declarer)),
            ("opponents", opponents.into()),
            ("made", yes_or_no(replacement.is_some()).into()),
            ("new-call", replacement.map_or_else(String::new, |number| self.call_of(case, number)).into()),
            ("value", self.component(case, component).into()),
        ];
        // Of two arguments of one name the last counts.
        let args = args.map(|(name, arg)| (name.to_owned(), arg)).into_iter();
        Some(self.format(&id, &args.chain(self.fact_args(case, &component.facts())).collect::<Vec<_>>()))
    }

    /// The id of the message for the value of a component, from that for any value: with its word, or
    /// else the given one, unless the value is empty; with one of the further words, if there is
    /// such a message.
    fn about(&self, any: String, value: &Fact, further: &[&str]) -> Option<String> {
        let own = value.word().map(|word| format!("{any}-{word}"));
        let any = Some(any).filter(|_| value.word() != Some("none"));
        own.into_iter().chain(any).find_map(|id| {
            let further = further.iter().map(|word| format!("{id}-{word}")).find(|id| self.knows(id));
            further.or_else(|| Some(id).filter(|id| self.knows(id)))
        })
    }

    /// Tokens of a component in words, for a ruling or an answer: `♠︎ spades; ♥︎ hearts`.
    pub fn answer_text(&self, case: &Case, key: Key, tokens: &[String]) -> String {
        let words: Vec<String> = tokens.iter().map(|t| self.choice(case, key, t)).collect();
        if words.is_empty() { self.say("value-nothing") } else { self.joined(&words) }
    }
}

/// True if another sentence, or the story, says it.
fn is_implied(case: &Case, ruling: &Ruling, component: &Component) -> bool {
    let awarded = ruling.component(Key::Tricks).is_some();
    match component {
        // A sentence that the auction goes back to a player names the player in turn.
        Component::Turn(_) => {
            let goes_back = |c: &Component| matches!(c, Component::Auction(AuctionConsequence::BackTo(_)));
            ruling.components.iter().any(goes_back)
        }
        // A scored board has no play to continue; nor has one on which the tricks are awarded.
        Component::Play(play) => {
            ruling.is_after_scoring()
                || awarded && matches!(play, PlayConsequence::Ceases | PlayConsequence::Suspended)
        }
        Component::Standing(Standing::Adjudicated) => awarded,
        Component::What(what) => match (&case.facts, what) {
            (Facts::Claim(facts), ClaimedTricks::Claim(tricks)) => facts.claims() == *tricks,
            (Facts::Claim(facts), ClaimedTricks::Concession(tricks)) => facts.concedes() == *tricks,
            _ => false,
        },
        // The open question says it.
        Component::Replacement(Replacement::Judgement) => matches!(ruling.outcome, Outcome::Fork { .. }),
        // Once a player has called again, that any call was legal no longer matters.
        Component::Offender(Duty::AnyLegalCall) => offender::has_called_since(case, ruling.call),
        // After a comparable call there is no further rectification.
        Component::Partner(Duty::AnyLegalCall) => {
            ruling.components.contains(&Component::Replacement(Replacement::Comparable))
        }
        _ => false,
    }
}
