//! A ruling for people at a terminal: plain text, 80 columns.

use super::Words;
use super::terminal::{STEP, TerminalPage, padded};
use bank::Replay;
use rules::bridge::{Cards, Seat, Suit};
use rules::engine::claim::Unseen;
use rules::engine::component::Component;
use rules::engine::{Case, Facts, Key, Outcome, Ruling, TraceStep};

/// The tests that a printed ruling lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintedTests {
    /// Those that decided it, as reasons
    Deciding,
    /// All, with question and answer
    All,
}

impl Words {
    /// Output of `director ruling`: story, ruling, reasons or all tests, open matters.
    pub fn ruling(&self, case: &Case, ruling: &Ruling, tests: PrintedTests) -> String {
        let mut page = TerminalPage::default();
        page.heading(&self.family(ruling.family), &self.edition(ruling.edition));
        if let Some((cards, unseen)) = cards(case) {
            page.raw(&self.diagram(&cards, &unseen.hands));
        }
        for paragraph in self.story(case) {
            page.paragraph(0, &paragraph);
        }
        page.section(&self.say("print-ruling"));
        let several = !ruling.earlier.is_empty();
        let mut printed = PrintedRuling { words: self, case, tests, page };
        for (one, number) in ruling.earlier.iter().chain([ruling]).zip(1..) {
            if several {
                printed.page.section(&self.irregularity(case, number, one));
            }
            printed.whole(one, None, 0);
        }
        printed.page.into_text()
    }

    /// A line trick by trick, a column for each player and one for the winner.
    fn tricks_table(&self, page: &mut TerminalPage, replay: &Replay, indent: usize) {
        let heads = Seat::ALL.map(|seat| self.seat(seat)).into_iter().chain([self.say("line-won-by")]);
        let tricks = self.tricks_of(replay).into_iter();
        let rows = tricks.map(|trick| trick.cards.into_iter().chain(trick.winner).collect::<Vec<_>>());
        page.table(indent, &std::iter::once(heads.collect()).chain(rows).collect::<Vec<_>>());
        page.line(indent, &self.tricks_won(replay, replay.cards));
    }

    /// Four hands, North on top; a question mark for unknown cards.
    pub fn diagram(&self, cards: &[Cards; 4], unseen: &[Seat]) -> String {
        let hand = |seat: Seat| -> Vec<String> {
            let holding = |suit: Suit| match (unseen.contains(&seat), cards[seat.index()].of(suit)) {
                (true, known) if known.is_empty() => "?".to_owned(),
                (true, known) => format!("{} ?", self.holding(known, suit)),
                (false, cards) => self.holding(cards, suit),
            };
            let suit = |s: &Suit| format!("{} {}", self.suit(*s), holding(*s));
            std::iter::once(self.seat(seat)).chain(Suit::DOWN.iter().map(suit)).collect()
        };
        let mut text = String::new();
        let middle = |text: &mut String, lines: Vec<String>| {
            lines.iter().for_each(|l| text.push_str(&format!("{:22}{l}\n", "")));
        };
        middle(&mut text, hand(Seat::N));
        for (west, east) in hand(Seat::W).iter().zip(hand(Seat::E)) {
            text.push_str(&format!("{}{east}\n", padded(west, 44)));
        }
        middle(&mut text, hand(Seat::S));
        text
    }
}

/// A ruling on its page.
struct PrintedRuling<'a> {
    words: &'a Words,
    case: &'a Case,
    tests: PrintedTests,
    page: TerminalPage,
}

impl PrintedRuling<'_> {
    /// A ruling; of an answer to an open question only what is not said of the ruling above.
    fn whole(&mut self, ruling: &Ruling, above: Option<&Ruling>, indent: usize) {
        let (words, case) = (self.words, self.case);
        let text =
            above.map_or_else(|| words.ruling_text(case, ruling), |above| words.added(case, above, ruling));
        let last = text.verdict.len().max(1) - 1;
        for (at, sentence) in text.verdict.iter().enumerate() {
            let law = ruling.component(Key::Law).filter(|_| at == last);
            let law = law.map(|law| format!(" — {}", words.component(case, law)));
            self.page.line(indent, &format!("{sentence}{}", law.unwrap_or_default()));
        }
        text.then.iter().for_each(|sentence| self.page.line(indent, sentence));
        self.tests(ruling, above, indent);
        self.notes(ruling, indent);
        self.branches(ruling, indent);
    }

    /// The reasons, or all tests, without those of the ruling above.
    fn tests(&mut self, ruling: &Ruling, above: Option<&Ruling>, indent: usize) {
        let (words, case, page) = (self.words, self.case, &mut self.page);
        match self.tests {
            PrintedTests::Deciding => {
                let reasons = words.added_reasons(case, above, ruling);
                if !reasons.is_empty() {
                    page.section_at(indent, &words.say("print-why"));
                }
                let width = reasons.iter().map(|r| r.clause.citation().len()).max().unwrap_or(0);
                reasons.iter().for_each(|r| page.row(indent, r.clause.citation(), width, &r.text));
            }
            PrintedTests::All => {
                let is_added = |step: &&TraceStep| !above.is_some_and(|a| a.trace.steps().contains(step));
                let steps: Vec<&TraceStep> = ruling.trace.steps().iter().filter(is_added).collect();
                if !steps.is_empty() {
                    page.section_at(indent, &words.say("print-trace"));
                    steps.iter().for_each(|step| page.test(indent, &words.step(case, ruling.call, step)));
                }
            }
        }
    }

    /// The worst normal line, matters of judgement, contested points.
    fn notes(&mut self, ruling: &Ruling, indent: usize) {
        let (words, case, page) = (self.words, self.case, &mut self.page);
        if let Some(Component::Line(played)) = ruling.component(Key::Line) {
            page.section_at(indent, &words.say("print-line"));
            match Replay::of(&case.facts, played) {
                Some(replay) => words.tricks_table(page, &replay, indent),
                // Without sight of all hands a line is its cards in order.
                None => {
                    page.line(indent, &words.in_order(&played.iter().map(|p| p.card).collect::<Vec<_>>()))
                }
            }
        }
        if !ruling.judgement.is_empty() {
            page.section_at(indent, &words.say("print-judgement"));
            ruling.judgement.iter().for_each(|j| page.paragraph(indent, &words.judgement(case, j)));
        }
        if !ruling.contested.is_empty() {
            page.section_at(indent, &words.say("print-contested"));
            for contested in &ruling.contested {
                page.paragraph(indent, &words.contested(contested));
                if let Some(otherwise) = words.contested_ruling(case, ruling, contested) {
                    page.paragraph(indent, &otherwise);
                }
            }
        }
    }

    fn branches(&mut self, ruling: &Ruling, indent: usize) {
        let (words, case) = (self.words, self.case);
        let Outcome::Fork { question, branches } = &ruling.outcome else { return };
        self.page.section_at(indent, &words.open_question(case, *question));
        for branch in branches {
            self.page.gap();
            let answer = words.answer(case, *question, branch.answer);
            self.page.line(indent, &words.format("print-branch", &[("answer", answer.into())]));
            let above = self.settled(ruling, &branch.ruling, indent + STEP);
            self.whole(&branch.ruling, above, indent + STEP);
        }
    }

    /// Rulings on irregularities settled by an answer, if its branch is about a later one.
    fn settled<'r>(&mut self, above: &'r Ruling, branch: &Ruling, indent: usize) -> Option<&'r Ruling> {
        let (words, case, page) = (self.words, self.case, &mut self.page);
        if branch.call == above.call {
            return Some(above);
        }
        for (number, earlier) in branch.settled_since(above) {
            page.line(indent, &words.irregularity(case, number, earlier));
            words.summary(case, earlier).iter().for_each(|sentence| page.line(indent + STEP, sentence));
        }
        page.line(indent, &words.irregularity(case, branch.earlier.len() + 1, branch));
        None
    }
}

/// The known cards.
fn cards(case: &Case) -> Option<([Cards; 4], &Unseen)> {
    match &case.facts {
        Facts::Rotation(_) => None,
        Facts::Claim(facts) => Some((facts.setup().cards?, facts.unseen())),
    }
}
