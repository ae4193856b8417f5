//! Texts of certificates: dates, and the grounds that one was issued on.

use super::Words;
use bank::programme::Grounds;
use jiff::civil::{Date, DateTime};

impl Words {
    /// A date, such as `20 November 2026`.
    pub fn day(&self, date: Date) -> String {
        self.day_of(date.day().into(), date.month().into(), &date.year().to_string())
    }

    /// A date with its weekday, such as `Friday, 20 November 2026`.
    pub fn day_spoken(&self, date: Date) -> String {
        let weekday = self.say(&format!("weekday-{}", date.weekday().to_monday_one_offset()));
        self.format("day-spoken", &[("weekday", weekday.into()), ("day", self.day(date).into())])
    }

    /// A local time with its weekday and zone: `Friday, 15 January 2027, 09:30 (Europe/Oslo)`.
    pub fn moment_spoken(&self, at: DateTime, zone: &str) -> String {
        let time = at.strftime("%H:%M").to_string();
        let args = [("day", self.day_spoken(at.date()).into()), ("time", time.into()), ("zone", zone.into())];
        self.format("moment", &args)
    }

    pub(super) fn day_of(&self, day: i64, month: i64, year: &str) -> String {
        let month = self.say(&format!("month-{month}"));
        self.format("day", &[("day", day.into()), ("month", month.into()), ("year", year.into())])
    }

    /// The grounds that a certificate was issued on, one sentence each: scenarios practised, exams,
    /// sessions directed, orals, the engine's version. Without marks, as the text is public.
    pub fn grounds(&self, grounds: &Grounds) -> Vec<String> {
        let mut sentences = Vec::new();
        if !grounds.scenarios.is_empty() {
            let laws: Vec<&str> = grounds.laws.iter().map(String::as_str).collect();
            let args = [("n", grounds.scenarios.len().into()), ("laws", laws.join(", ").into())];
            sentences.push(self.format("grounds-scenarios", &args));
        }
        for exam in &grounds.exams {
            let args = [("paper", (&exam.paper).into()), ("date", self.day(exam.date).into())];
            sentences.push(self.format("grounds-exam", &args));
        }
        if grounds.sessions > 0 {
            let hours = i64::try_from(grounds.minutes / 60).unwrap_or(i64::MAX);
            sentences.push(
                self.format("grounds-sessions", &[("n", grounds.sessions.into()), ("hours", hours.into())]),
            );
        }
        if !grounds.orals.is_empty() {
            sentences.push(self.say("grounds-oral"));
        }
        if !grounds.engine.is_empty() {
            sentences.push(self.format("grounds-engine", &[("engine", (&grounds.engine).into())]));
        }
        sentences
    }
}
