//! The form for a directed session. Reports all faults at once, each with its field.

use super::DirectedPart;
use jiff::civil::Date;
use std::ops::RangeInclusive;
use store::account::AccountId;
use uuid::Uuid;

/// Allowed duration in minutes: at most a day.
pub const MINUTES: RangeInclusive<u16> = 1..=1440;
/// Maximum length of event and venue, in characters.
pub const EVENT_LIMIT: usize = 200;
/// The first accepted year.
const FIRST_YEAR: i16 = 1950;

/// The form for a session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DirectedForm {
    pub day: String,
    /// Duration in minutes.
    pub minutes: String,
    /// Event and venue.
    pub event: String,
    /// The user's part: the token of a [`DirectedPart`].
    pub part: String,
    /// The account of the co-signer.
    pub cosigner: String,
}

/// A fault of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DirectedFault {
    /// Malformed day.
    Day,
    /// A future day.
    Future,
    /// Not a whole number of minutes between 1 and a day.
    Minutes,
    /// No event.
    Event,
    /// An event of more than [`EVENT_LIMIT`] characters.
    EventLong,
    /// Control characters in the event.
    EventSign,
    /// The same session was entered before.
    Twice,
    /// Unknown part.
    Part,
    /// Not a possible co-signer.
    CoSigner,
}

/// A session without a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirectedRead {
    /// The day.
    pub date: Date,
    /// Duration.
    pub minutes: u16,
    /// Event and venue.
    pub event: String,
    /// The user's part.
    pub part: DirectedPart,
    /// The account of the co-signer.
    pub cosigner: AccountId,
}

impl DirectedFault {
    /// The name of its field.
    pub const fn field(self) -> &'static str {
        match self {
            Self::Day | Self::Future => "day",
            Self::Minutes => "minutes",
            Self::Event | Self::EventLong | Self::EventSign | Self::Twice => "text",
            Self::Part => "part",
            Self::CoSigner => "cosigner",
        }
    }

    /// Token of its message.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Day => "day",
            Self::Future => "future",
            Self::Minutes => "minutes",
            Self::Event => "event",
            Self::EventLong => "event-long",
            Self::EventSign => "event-sign",
            Self::Twice => "twice",
            Self::Part => "part",
            Self::CoSigner => "cosigner",
        }
    }

    /// Parses a token.
    pub fn read(word: &str) -> Option<Self> {
        const ALL: [DirectedFault; 9] = [
            DirectedFault::Day,
            DirectedFault::Future,
            DirectedFault::Minutes,
            DirectedFault::Event,
            DirectedFault::EventLong,
            DirectedFault::EventSign,
            DirectedFault::Twice,
            DirectedFault::Part,
            DirectedFault::CoSigner,
        ];
        ALL.into_iter().find(|fault| fault.word() == word)
    }
}

impl DirectedForm {
    /// Validates it as of a day, with these possible co-signers; reports all faults in the order of
    /// the form.
    pub fn read(&self, today: Date, cosigners: &[AccountId]) -> Result<DirectedRead, Vec<DirectedFault>> {
        let mut faults = Vec::new();
        let date = ok_or_push(day(&self.day, today), &mut faults);
        let minutes = self.minutes.trim().parse().ok().filter(|n| MINUTES.contains(n));
        let minutes = ok_or_push(minutes.ok_or(DirectedFault::Minutes), &mut faults);
        let event = ok_or_push(event(&self.event), &mut faults);
        let part = ok_or_push(DirectedPart::read(&self.part).ok_or(DirectedFault::Part), &mut faults);
        let cosigner = Uuid::try_parse(self.cosigner.trim()).ok().map(AccountId);
        let cosigner = cosigner.filter(|id| cosigners.contains(id));
        let cosigner = ok_or_push(cosigner.ok_or(DirectedFault::CoSigner), &mut faults);
        match (date, minutes, event, part, cosigner) {
            (Some(date), Some(minutes), Some(event), Some(part), Some(cosigner)) => {
                Ok(DirectedRead { date, minutes, event, part, cosigner })
            }
            _ => Err(faults),
        }
    }
}

fn ok_or_push<T>(read: Result<T, DirectedFault>, faults: &mut Vec<DirectedFault>) -> Option<T> {
    read.map_err(|fault| faults.push(fault)).ok()
}

fn day(text: &str, today: Date) -> Result<Date, DirectedFault> {
    let date: Date = text.trim().parse().map_err(|_| DirectedFault::Day)?;
    match date {
        date if date.year() < FIRST_YEAR => Err(DirectedFault::Day),
        date if date > today => Err(DirectedFault::Future),
        date => Ok(date),
    }
}

/// The event in one line.
fn event(text: &str) -> Result<String, DirectedFault> {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().any(char::is_control) {
        return Err(DirectedFault::EventSign);
    }
    match line.chars().count() {
        0 => Err(DirectedFault::Event),
        n if n > EVENT_LIMIT => Err(DirectedFault::EventLong),
        _ => Ok(line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    const KARL: AccountId = AccountId(Uuid::from_u128(7));

    fn good() -> DirectedForm {
        DirectedForm {
            day: "2026-03-01".to_owned(),
            minutes: " 210 ".to_owned(),
            event: "  Club evening,\tBergen ".to_owned(),
            part: "co_directed".to_owned(),
            cosigner: KARL.0.to_string(),
        }
    }

    fn read(form: DirectedForm) -> Result<DirectedRead, Vec<DirectedFault>> {
        form.read(date(2026, 3, 1), &[KARL])
    }

    #[test]
    fn parses_a_session() {
        let entry = read(good()).unwrap();
        assert_eq!((entry.date, entry.minutes), (date(2026, 3, 1), 210));
        assert_eq!((entry.event.as_str(), entry.part), ("Club evening, Bergen", DirectedPart::CoDirected));
        assert_eq!(entry.cosigner, KARL);
    }

    #[test]
    fn reports_faults_in_form_order() {
        use DirectedFault::{CoSigner, Day, Event, Minutes, Part};
        assert_eq!(read(DirectedForm::default()), Err(vec![Day, Minutes, Event, Part, CoSigner]));
    }

    #[test]
    fn reports_the_fault_of_one_field() {
        use DirectedFault::*;
        let with = |change: &dyn Fn(&mut DirectedForm)| {
            let mut form = good();
            change(&mut form);
            read(form).map(|_| ())
        };
        for (day, fault) in [
            ("2026-03-02", Future),
            ("99999-01-01", Day),
            ("1949-12-31", Day),
            ("2026-02-29", Day),
            ("1.3.2026", Day),
        ] {
            assert_eq!(with(&|form| form.day = day.to_owned()), Err(vec![fault]), "{day}");
        }
        for minutes in ["0", "1441", "-1", "3.5", "three hours", "99999999"] {
            assert_eq!(with(&|form| form.minutes = minutes.to_owned()), Err(vec![Minutes]), "{minutes}");
        }
        assert_eq!(with(&|form| form.minutes = "1440".to_owned()), Ok(()));
        let (long, longest) = ("♠".repeat(201), "♠".repeat(200));
        for (event, fault) in [(long.as_str(), EventLong), ("a\0b", EventSign), (" \n ", Event)] {
            assert_eq!(with(&|form| form.event = event.to_owned()), Err(vec![fault]), "{event:?}");
        }
        assert_eq!(with(&|form| form.event = longest.clone()), Ok(()));
        assert_eq!(with(&|form| form.part = "watched".to_owned()), Err(vec![Part]));
        let stranger = Uuid::from_u128(8).to_string();
        assert_eq!(with(&|form| form.cosigner = stranger.clone()), Err(vec![CoSigner]));
    }

    #[test]
    fn round_trips_fault_words() {
        for fault in read(DirectedForm::default()).unwrap_err() {
            assert_eq!(DirectedFault::read(fault.word()), Some(fault));
        }
        assert_eq!(DirectedFault::read("nothing"), None);
    }
}
