//! The form for a directed session.

use super::DirectedPart;
use crate::forms::{DayEntry, Faults, NumberEntry, Rejection};
use jiff::civil::Date;
use store::account::AccountId;
use uuid::Uuid;

/// Maximum length of event and venue, in characters.
pub const EVENT_LIMIT: usize = 200;

/// The form for a session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DirectedForm {
    pub day: DayEntry<1950>,
    /// Duration in minutes, at most a day.
    pub minutes: NumberEntry<1, 1440>,
    /// Event and venue.
    pub text: String,
    /// The user's part: the token of a [`DirectedPart`].
    pub part: String,
    /// The account of the co-signer.
    pub cosigner: String,
}

/// A session without a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirectedRead {
    /// The day.
    pub date: Date,
    /// Duration.
    pub minutes: i16,
    /// Event and venue.
    pub event: String,
    /// The account of the co-signer.
    pub cosigner: AccountId,
}

impl DirectedForm {
    /// Validates it as of a day, with these possible co-signers.
    pub fn read(&self, today: Date, cosigners: &[AccountId]) -> Result<DirectedRead, Rejection> {
        let mut faults = Faults::default();
        let date = faults.need("day", self.day.value);
        faults.unless(date <= today, "future");
        let minutes = faults.need("minutes", self.minutes.value);
        let event = self.text.split_whitespace().collect::<Vec<_>>().join(" ");
        faults.unless(!event.is_empty(), "event");
        faults.unless(event.chars().count() <= EVENT_LIMIT, "event-long");
        faults.unless(!event.chars().any(char::is_control), "event-sign");
        faults.unless(DirectedPart::read(&self.part).is_some(), "part");
        let cosigner = Uuid::try_parse(self.cosigner.trim()).ok().map(AccountId);
        let cosigner = cosigner.filter(|id| cosigners.contains(id));
        faults.unless(cosigner.is_some(), "cosigner");
        faults.check()?;
        Ok(DirectedRead { date, minutes, event, cosigner: cosigner.ok_or("cosigner")? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    const KARL: AccountId = AccountId(Uuid::from_u128(7));

    fn good() -> DirectedForm {
        DirectedForm {
            day: "2026-03-01".into(),
            minutes: " 210 ".into(),
            text: "  Club evening,\tBergen ".to_owned(),
            part: "co_directed".to_owned(),
            cosigner: KARL.0.to_string(),
        }
    }

    fn read(form: DirectedForm) -> Result<DirectedRead, Faults> {
        form.read(date(2026, 3, 1), &[KARL]).map_err(|rejection| match rejection {
            Rejection::Faults(faults) => faults,
            other => panic!("no faults: {other}"),
        })
    }

    #[test]
    fn parses_a_session() {
        let entry = read(good()).unwrap();
        assert_eq!((entry.date, entry.minutes), (date(2026, 3, 1), 210));
        assert_eq!((entry.event.as_str(), entry.cosigner), ("Club evening, Bergen", KARL));
    }

    #[test]
    fn reports_faults_in_form_order() {
        let faults = read(DirectedForm::default()).unwrap_err();
        assert_eq!(faults, ["day", "minutes", "event", "part", "cosigner"]);
    }

    #[test]
    fn reports_the_fault_of_one_field() {
        let with = |change: &dyn Fn(&mut DirectedForm)| {
            let mut form = good();
            change(&mut form);
            read(form).map(|_| ()).map_err(|faults| faults.tokens.join(" "))
        };
        let one = |token: &str| Err(token.to_owned());
        assert_eq!(with(&|form| form.day = "2026-03-02".into()), one("future"));
        assert_eq!(with(&|form| form.day = "1949-12-31".into()), one("day"));
        assert_eq!(with(&|form| form.minutes = "1441".into()), one("minutes"));
        assert_eq!(with(&|form| form.minutes = "1440".into()), Ok(()));
        let (long, longest) = ("♠".repeat(201), "♠".repeat(200));
        for (event, fault) in [(long.as_str(), "event-long"), ("a\0b", "event-sign"), (" \n ", "event")] {
            assert_eq!(with(&|form| form.text = event.to_owned()), one(fault), "{event:?}");
        }
        assert_eq!(with(&|form| form.text = longest.clone()), Ok(()));
        assert_eq!(with(&|form| form.part = "watched".to_owned()), one("part"));
        let stranger = Uuid::from_u128(8).to_string();
        assert_eq!(with(&|form| form.cosigner = stranger.clone()), one("cosigner"));
    }
}
