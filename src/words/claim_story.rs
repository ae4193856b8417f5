//! The stories of a claim and of a concession.

use super::{Arg, Words};
use rules::bridge::{Card, Seat, Side, Strain, Suit};
use rules::engine::claim::{Awareness, ClaimFacts, Objection};
use rules::law::Edition;

impl Words {
    pub(super) fn claim_story(&self, facts: &ClaimFacts, edition: Edition) -> Vec<String> {
        let itself = match facts.is_concession() {
            true => self.concession_itself(facts, edition),
            false => self.claim_itself(facts, edition),
        };
        let mut paragraphs = vec![self.ending(facts).join(" "), itself.join(" ")];
        paragraphs.extend(self.awareness_sentences(facts, edition));
        paragraphs
    }

    /// The table, as far as it is known.
    fn ending(&self, facts: &ClaimFacts) -> Vec<String> {
        let setup = facts.setup();
        let mut table = vec![match (facts.contract(), setup.trump) {
            (Some(contract), _) => {
                let args = [
                    ("contract", self.contract(contract).into()),
                    ("vulnerable", self.vulnerable(facts.vulnerable()).into()),
                ];
                self.format("story-contract", &args)
            }
            (None, Some(trump)) => self.playing(facts.declarer(), trump),
            (None, None) => {
                self.format("story-declarer", &[("declarer", self.seat(facts.declarer()).into())])
            }
        }];
        if let (Some(ns), Some(ew)) = (facts.won(Side::NS), facts.won(Side::EW)) {
            let args = [("ns", self.tricks(ns).into()), ("n", ew.into()), ("ew", self.number(ew).into())];
            table.push(self.format("story-won", &args));
        }
        table.push(self.format(
            "story-left",
            &[("n", facts.left().into()), ("tricks", self.tricks(facts.left()).into())],
        ));
        table.extend(setup.leader.map(|leader| self.lead(leader, facts.trick())));
        if let Some(cards) = setup.cards {
            table.extend(self.unseen(facts.unseen(), &cards, facts.out()));
        }
        table.extend(self.shown_out(facts.shown_out()));
        table
    }

    fn shown_out(&self, all: &[(Seat, Suit)]) -> Vec<String> {
        let sentences = all.iter().map(|(seat, suit)| {
            let args = [("seat", self.seat(*seat).into()), ("suit", self.suit_spoken(*suit).into())];
            self.format("story-shown-out", &args)
        });
        sentences.collect()
    }

    fn claim_itself(&self, facts: &ClaimFacts, edition: Edition) -> Vec<String> {
        let claimer: Arg = self.seat(facts.claimer()).into();
        let all = facts.claims() == facts.left();
        let mut sentences = self.act_story(facts.claimer(), facts.claims(), facts.act(), edition);
        if !facts.act().shows() {
            sentences.insert(
                0,
                self.format(
                    if all { "story-claims-all" } else { "story-claims" },
                    &[
                        ("claimer", claimer.clone()),
                        ("n", facts.claims().into()),
                        ("number", self.number(facts.claims()).into()),
                    ],
                ),
            );
        }
        match self.statement(facts.statement()) {
            Some(statement) => sentences.push(
                self.format("story-statement", &[("claimer", claimer), ("statement", statement.into())]),
            ),
            // Shown cards have not yet been called a claim.
            None if facts.act().shows() => {}
            None => sentences.push(
                self.format("story-no-statement", &[("claimer", claimer), ("n", facts.claims().into())]),
            ),
        }
        if facts.concerns_current_trick_only() {
            sentences.push(self.say("story-current-trick"));
        }
        if !facts.exposed().is_empty() {
            sentences.push(self.format("story-exposed", &[("seats", self.seats(facts.exposed()).into())]));
        }
        match facts.agreed() {
            Some(true) => sentences.push(self.say("story-assented")),
            Some(false) => sentences.push(self.say("story-not-assented")),
            None => {}
        }
        let (doubt, others) = (facts.doubt(), facts.claimer().side().other());
        let later = facts.agreed() == Some(true) || doubt.when.is_some() || doubt.by.is_some();
        if facts.disputed() && later {
            sentences.push(self.doubted(doubt, Words::doubters(doubt, others)));
        } else {
            let id = if facts.disputed() { "story-disputed" } else { "story-undisputed" };
            sentences.push(self.say(&self.of_play(id, edition)));
        }
        sentences.extend(self.doubt_found(doubt, Words::doubters(doubt, others)));
        sentences.extend(self.play_story(facts.act()));
        sentences
    }

    /// The Director's findings on the player's knowledge of the suits, equal ones in one sentence.
    fn awareness_sentences(&self, facts: &ClaimFacts, edition: Edition) -> Option<String> {
        let mut alike: Vec<(Awareness, Vec<String>)> = Vec::new();
        for suit in Suit::DOWN {
            let Some(found) = facts.aware(suit) else { continue };
            match alike.iter_mut().find(|(other, _)| *other == found) {
                Some((_, suits)) => suits.push(self.suit_spoken(suit)),
                None => alike.push((found, vec![self.suit_spoken(suit)])),
            }
        }
        let sentences = alike
            .into_iter()
            .map(|(found, suits)| self.awareness_sentence(facts.claimer(), found, &suits, edition));
        let sentences: Vec<String> = sentences.collect();
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }

    fn awareness_sentence(
        &self,
        player: Seat,
        found: Awareness,
        suits: &[String],
        edition: Edition,
    ) -> String {
        let claimer = ("claimer", Arg::from(self.seat(player)));
        let cards = ("suit", Arg::from(self.list(suits)));
        match found {
            Awareness::Aware => self.format(&self.of_play("story-aware", edition), &[claimer, cards]),
            Awareness::Doubtful => self.format(&self.of_play("story-doubtful", edition), &[claimer, cards]),
            Awareness::Unaware { forgot: None } => {
                self.format(&self.of_play("story-unaware", edition), &[claimer, cards])
            }
            Awareness::Unaware { forgot: Some(forgot) } => self.format(
                &self.of_play("story-forgot", edition),
                &[claimer, ("cards", self.cards(forgot).into())],
            ),
        }
    }

    fn concession_itself(&self, facts: &ClaimFacts, edition: Edition) -> Vec<String> {
        let conceder: Arg = self.seat(facts.claimer()).into();
        let partner: Arg = self.seat(facts.claimer().partner()).into();
        let all = facts.concedes() == facts.left();
        let mut sentences = vec![self.format(
            if all { "story-concedes-all" } else { "story-concedes" },
            &[
                ("conceder", conceder.clone()),
                ("side", self.side(facts.claimer().side().other()).into()),
                ("n", facts.concedes().into()),
                ("number", self.number(facts.concedes()).into()),
            ],
        )];
        if let Some(statement) = self.statement(facts.statement()) {
            let args = [("claimer", conceder), ("statement", statement.into())];
            sentences.push(self.format("story-statement", &args));
        }
        if facts.concerns_current_trick_only() {
            sentences.push(self.say("story-current-trick"));
        }
        if !facts.exposed().is_empty() {
            sentences.push(self.format("story-exposed", &[("seats", self.seats(facts.exposed()).into())]));
        }
        sentences.extend(self.act_story(facts.claimer(), facts.claims(), facts.act(), edition));
        match facts.objection() {
            Some(Objection::AtOnce) => sentences
                .push(self.format(&self.of_play("story-objects-at-once", edition), &[("partner", partner)])),
            Some(Objection::Later) => sentences
                .push(self.format(&self.of_play("story-objects-later", edition), &[("partner", partner)])),
            Some(Objection::No) => sentences.push(self.format("story-objects-not", &[("partner", partner)])),
            None if facts.doubt().is_told() => {}
            None => sentences.push(self.say(&self.of_play("story-director-called", edition))),
        }
        if facts.agreed() == Some(true) {
            sentences.push(self.say("story-agreed"));
        }
        let (doubt, conceders) = (facts.doubt(), facts.claimer().side());
        if doubt.when.is_some() || doubt.by.is_some() {
            sentences.push(self.doubted(doubt, Words::doubters(doubt, conceders)));
        }
        sentences.extend(self.doubt_found(doubt, Words::doubters(doubt, conceders)));
        sentences.extend(self.play_story(facts.act()));
        sentences
    }

    fn playing(&self, declarer: Seat, trump: Strain) -> String {
        let args = [("declarer", self.seat(declarer).into()), ("trump", self.strain_spoken(trump).into())];
        self.format(if trump.suit().is_some() { "story-trump" } else { "story-notrump" }, &args)
    }

    /// The player on lead, or the trick in progress.
    fn lead(&self, leader: Seat, trick: &[Card]) -> String {
        let seat = ("leader", Arg::from(self.seat(leader)));
        let Some((led, rest)) = trick.split_first() else { return self.format("story-on-lead", &[seat]) };
        let played: Vec<String> = rest
            .iter()
            .enumerate()
            .map(|(i, card)| {
                let args =
                    [("seat", self.seat(leader.after(i + 1)).into()), ("card", self.card(*card).into())];
                self.format("story-played", &args)
            })
            .collect();
        let led = ("card", Arg::from(self.card(*led)));
        if played.is_empty() {
            self.format("story-led", &[seat, led])
        } else {
            self.format("story-led-and-played", &[seat, led, ("played", self.list(&played).into())])
        }
    }

    /// A number up to thirteen as a word.
    pub fn number(&self, n: u8) -> String {
        let id = format!("number-{n}");
        if self.knows(&id) { self.say(&id) } else { n.to_string() }
    }

    /// A count up to thirteen as a word.
    pub(super) fn count(&self, n: usize) -> String {
        u8::try_from(n).map_or_else(|_| n.to_string(), |n| self.number(n))
    }

    /// `no trick`, `one trick`, `four tricks`.
    pub fn tricks(&self, n: u8) -> String {
        self.format("tricks", &[("n", n.into()), ("number", self.number(n).into())])
    }
}
