//! Words for the act of a claim or concession and for the play since, in stories and faults.

use super::{Arg, Words};
use rules::bridge::Seat;
use rules::engine::claim::{Act, ActFault};
use rules::law::Edition;

impl Words {
    /// The act, as the story continues after the claim or concession.
    pub(super) fn act_story(&self, speaker: Seat, claims: u8, act: &Act, edition: Edition) -> Vec<String> {
        let who = [("speaker", Arg::from(self.seat(speaker))), ("tricks", self.tricks(claims).into())];
        let how = act.how.map(|how| self.format(&format!("story-how-{}", how.word()), &who));
        let meant = act.meant.map(|meant| {
            self.format(&self.of_play(if meant { "story-meant" } else { "story-not-meant" }, edition), &who)
        });
        how.into_iter().chain(meant).collect()
    }

    /// The id of a message; in social bridge, which has no Director, the id of its own version if
    /// there is one.
    pub(super) fn of_play(&self, id: &str, edition: Edition) -> String {
        let own = format!("social-{id}");
        if edition == Edition::Social && self.knows(&own) { own } else { id.to_owned() }
    }

    /// The play since, and a request that play continue.
    pub(super) fn play_story(&self, act: &Act) -> Vec<String> {
        let mut sentences = Vec::new();
        if let Some(request) = act.play_on {
            sentences
                .push(self.format("story-asks-to-play-on", &[("seat", self.seat(request.asked_by).into())]));
            sentences.extend(
                request
                    .all_agree
                    .map(|agree| self.say(if agree { "story-all-agree" } else { "story-not-all-agree" })),
            );
        }
        if !act.played_on.is_empty() {
            sentences
                .push(self.format("story-played-on", &[("cards", self.in_order(&act.played_on).into())]));
        }
        if let Some(made) = act.play_on.and_then(|request| request.made) {
            let args = [("n", made.into()), ("number", self.number(made).into())];
            sentences.push(self.format("story-made-of-these", &args));
        }
        sentences
    }

    /// The message for a fault of the act.
    pub(super) fn act_fault(&self, fault: ActFault) -> String {
        let (id, args): (_, Vec<(&str, Arg)>) = match fault {
            ActFault::AbandonedButClaims => ("facts-abandoned-but-claims", vec![]),
            ActFault::NothingShown => ("facts-nothing-shown", vec![]),
            ActFault::NoLeadOutOfTurn => ("facts-no-lead-out-of-turn", vec![]),
            ActFault::NotOnTurn { card, turn } => (
                "facts-not-on-turn",
                vec![("card", self.card(card).into()), ("turn", self.seat(turn).into())],
            ),
            ActFault::Revoke(seat) => ("facts-revoke", vec![("seat", self.seat(seat).into())]),
            ActFault::CardsNotTold => ("facts-cards-not-told", vec![]),
            ActFault::Undisputed => ("facts-undisputed", vec![]),
            ActFault::MadeWithoutAgreement => ("facts-made-without-agreement", vec![]),
            ActFault::MadeOtherwise { told, counted } => {
                ("facts-made-otherwise", vec![("told", told.into()), ("counted", counted.into())])
            }
        };
        self.format(id, &args)
    }
}
