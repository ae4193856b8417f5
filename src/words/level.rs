//! A level of a programme in words: how long its certificates are valid, their bands, how they are renewed.

use super::Words;
use bank::programme::{Bands, ExamRequirement, Level, Renewal, ResultBand, Validity};

impl Words {
    /// With what distinction a level is passed.
    pub fn band(&self, band: ResultBand) -> String {
        self.say(&format!("level-band-{}", band.word()))
    }

    /// Terms of a level's certificates, a sentence each.
    pub fn level_terms(&self, level: &Level) -> Vec<String> {
        let mut told: Vec<String> = level.bands.map(|bands| self.bands(bands)).into_iter().collect();
        if level.examiners == 2 {
            told.push(self.say("level-examiners"));
        }
        told.push(self.validity(level.validity));
        told.extend(level.renewal.iter().flat_map(|renewal| self.renewal(renewal)));
        told
    }

    fn bands(&self, bands: Bands) -> String {
        let from = |band: ResultBand, mark: Option<u16>| {
            let args = [("band", self.band(band).into()), ("mark", self.percent(mark?).into())];
            Some(self.tell("level-band-from", &args))
        };
        let all = [from(ResultBand::Merit, bands.merit), from(ResultBand::Distinction, bands.distinction)];
        let all: Vec<String> = all.into_iter().flatten().collect();
        self.tell("level-bands", &[("bands", all.join(", ").into())])
    }

    fn validity(&self, validity: Validity) -> String {
        let years = |id: &str, n: u16| self.tell(id, &[("n", i64::from(n).into())]);
        match validity {
            Validity::Life => self.say("level-valid-life"),
            Validity::Years(n) => years("level-valid-years", n),
            Validity::Inactive(n) => years("level-valid-inactive", n),
        }
    }

    fn renewal(&self, renewal: &Renewal) -> Vec<String> {
        let by = |id: &str, exam: &Option<ExamRequirement>| {
            let asked = self.asked_of(exam.as_ref()?).join(", ");
            Some(self.tell(id, &[("asked", asked.into())]))
        };
        let days = |id: &str, n: u16| self.tell(id, &[("days", i64::from(n).into())]);
        let grace = Some(renewal.grace_days).filter(|days| *days > 0);
        let told = [
            by("level-refresher", &renewal.refresher),
            by("level-delta", &renewal.delta),
            renewal.opens_days.map(|n| days("level-renewed-from", n)),
            grace.map(|n| days("level-renewed-grace", n)),
        ];
        told.into_iter().flatten().collect()
    }
}
