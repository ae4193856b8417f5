//! A level of a programme in words: validity, bands and renewal of its certificates.

use super::Words;
use bank::programme::{Bands, ExamRequirement, Level, Renewal, ResultBand, Validity};

impl Words {
    /// The band of a pass.
    pub fn band(&self, band: ResultBand) -> String {
        self.say(&format!("level-band-{}", band.word()))
    }

    /// Terms of a level's certificates, a sentence each.
    pub fn level_terms(&self, level: &Level) -> Vec<String> {
        let mut terms: Vec<String> = level.bands.map(|bands| self.bands(bands)).into_iter().collect();
        if level.examiners == 2 {
            terms.push(self.say("level-examiners"));
        }
        terms.push(self.validity(level.validity));
        terms.extend(level.renewal.iter().flat_map(|renewal| self.renewal(renewal)));
        terms
    }

    fn bands(&self, bands: Bands) -> String {
        let from = |band: ResultBand, mark: Option<u16>| {
            let args = [("band", self.band(band).into()), ("mark", self.percent(mark?).into())];
            Some(self.format("level-band-from", &args))
        };
        let all = [from(ResultBand::Merit, bands.merit), from(ResultBand::Distinction, bands.distinction)];
        let all: Vec<String> = all.into_iter().flatten().collect();
        self.format("level-bands", &[("bands", all.join(", ").into())])
    }

    fn validity(&self, validity: Validity) -> String {
        let years = |id: &str, n: u16| self.format(id, &[("n", i64::from(n).into())]);
        match validity {
            Validity::Life => self.say("level-valid-life"),
            Validity::Years(n) => years("level-valid-years", n),
            Validity::Inactive(n) => years("level-valid-inactive", n),
        }
    }

    fn renewal(&self, renewal: &Renewal) -> Vec<String> {
        let by = |id: &str, exam: &Option<ExamRequirement>| {
            let conditions = self.asked_of(exam.as_ref()?).join(", ");
            Some(self.format(id, &[("asked", conditions.into())]))
        };
        let days = |id: &str, n: u16| self.format(id, &[("days", i64::from(n).into())]);
        let grace = Some(renewal.grace_days).filter(|days| *days > 0);
        let terms = [
            by("level-refresher", &renewal.refresher),
            by("level-delta", &renewal.delta),
            renewal.opens_days.map(|n| days("level-renewed-from", n)),
            grace.map(|n| days("level-renewed-grace", n)),
        ];
        terms.into_iter().flatten().collect()
    }
}
