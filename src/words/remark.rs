//! What a ruling says of itself: what is not covered, what is left to judgement, what is contested.

use super::{Arg, Words};
use crate::engine::Case;
use crate::engine::ruling::{Authority, Contested, Judgement, Limit, Matter, Point};

impl Words {
    /// What the engine does not cover, as a sentence.
    pub fn limit(&self, case: &Case, limit: Limit) -> String {
        let call = |n: usize| [("call", Arg::from(self.call_of(case, n)))];
        match limit {
            Limit::Edition => {
                let family = self.family(case.facts.family());
                self.tell(
                    "limit-edition",
                    &[("family", family.into()), ("edition", self.edition(case.edition).into())],
                )
            }
            Limit::InsufficientBid(n) => self.tell("limit-insufficient-bid", &call(n)),
            Limit::ObligationBreached(n) => self.tell("limit-obligation-breached", &call(n)),
            Limit::DutiesClash(n) => self.tell("limit-duties-clash", &call(n)),
            Limit::AfterTheEnd(n) => self.tell("limit-after-the-end", &call(n)),
            Limit::BeforeTheRuling(n) => self.tell("limit-before-the-ruling", &call(n)),
            Limit::SameTime(n) => self.tell("limit-same-time", &call(n)),
            Limit::NotTold(n) => self.tell("limit-not-told", &call(n)),
            Limit::NothingToAnswer(n) => self.tell("limit-nothing-to-answer", &call(n)),
            Limit::TurnLost(n) => self.tell("limit-turn-lost", &call(n)),
            Limit::OpenQuestions => self.say("limit-open-questions"),
            Limit::TooManyCards => self.say("limit-too-many-cards"),
            Limit::SearchBound => self.say("limit-search-bound"),
        }
    }

    /// What the law leaves to the Director here, and what would be right.
    pub fn judgement(&self, judgement: &Judgement) -> String {
        let matter = match judgement.matter {
            Matter::Similar(permille) => {
                self.tell("judgement-similar", &[("share", self.share(permille).into())])
            }
            Matter::Inferior => self.say("judgement-inferior"),
            Matter::Overlooks => self.say("judgement-overlooks"),
        };
        let tokens = judgement.range.iter().flat_map(|c| c.tokens().into_iter().map(|t| (c.key(), t)));
        let mut range: Vec<String> = tokens.map(|(key, token)| self.token(key, &token)).collect();
        range.dedup();
        let what = judgement.range.first().map_or_else(String::new, |c| self.label(c.key()));
        let args = [
            ("cite", Arg::from(self.cite(judgement.clause))),
            ("matter", matter.into()),
            ("what", what.into()),
            ("range", range.join("; ").into()),
        ];
        self.tell(if range.len() > 1 { "judgement-range" } else { "judgement" }, &args)
    }

    /// On what authorities differ, whom the ruling follows, and who sees it otherwise.
    pub fn contested(&self, contested: &Contested) -> String {
        let point = self.say(match contested.point {
            Point::PassOfOpponentsArtificialCall => "contested-pass-of-opponents-artificial",
            Point::CallAtOwnTurn => "contested-call-at-own-turn",
            Point::CallOverAChange => "contested-call-over-a-change",
            Point::ClaimImpliedByConcession => "contested-implied-claim",
        });
        let others: Vec<String> = contested.others.iter().map(|a| self.authority(*a)).collect();
        let args = [
            ("cite", Arg::from(self.cite(contested.clause))),
            ("point", point.into()),
            ("follows", self.authority(contested.follows).into()),
            ("others", self.list(&others).into()),
        ];
        self.tell("contested", &args)
    }

    /// Whose view it is.
    pub fn authority(&self, authority: Authority) -> String {
        self.say(match authority {
            Authority::TextOf25B1 => "authority-text-of-25B1",
            Authority::TextOf29A => "authority-text-of-29A",
            Authority::TextOf28B => "authority-text-of-28B",
            Authority::TextOf30C => "authority-text-of-30C",
            Authority::PreambleOf31 => "authority-introduction-of-31",
            Authority::WbflcMinute2001 => "authority-wbflc-2001",
            Authority::ClaimStandsAlone => "authority-claim-stands-alone",
        })
    }
}
