//! Clauses and editions in words.

use super::Words;
use rules::law::{AMENDMENTS, Amendment, Clause, Date, Edition};

impl Words {
    /// Citation: `Law 30B1(b)(i)`.
    pub fn cite(&self, clause: Clause) -> String {
        self.format("law-cite", &[("clause", clause.citation().into())])
    }

    /// Heading of the clause's law in this edition: `Pass out of rotation`.
    pub fn heading(&self, clause: Clause, edition: Edition) -> String {
        self.of_edition(&format!("heading-{}", clause.law()), edition)
    }

    /// Gist of the clause in this edition, in our own words: a separate text if the editions
    /// differ, otherwise a shared one.
    pub fn gist(&self, clause: Clause, edition: Edition) -> String {
        self.of_edition(&gist_id(clause), edition)
    }

    /// The message for this edition, with a suffix such as `-2007`; otherwise the one under the id
    /// itself.
    pub(super) fn of_edition(&self, id: &str, edition: Edition) -> String {
        let own = format!("{id}-{edition}");
        self.say(if self.knows(&own) { &own } else { id })
    }

    /// A day, such as `5 March 2008`.
    pub fn calendar_day(&self, date: Date) -> String {
        self.day_of(i64::from(date.day()), i64::from(date.month()), &date.year().to_string())
    }

    /// Notes on the amendments of the law with this number in this edition, with the day from which
    /// each holds.
    pub fn amendments(&self, law: &str, edition: Edition) -> Vec<String> {
        let of_law = AMENDMENTS.iter().filter(|one| one.edition == edition && one.clause.law() == law);
        let note = |one: &Amendment| {
            let date = self.calendar_day(one.from);
            self.format(&format!("amended-{}-{edition}", slug(one.clause)), &[("date", date.into())])
        };
        of_law.map(note).collect()
    }

    /// The edition: `Laws of 2017`.
    pub fn edition(&self, edition: Edition) -> String {
        self.say(&format!("edition-{edition}"))
    }
}

/// The message id of a gist: `gist-30B1-b-i` for `30B1(b)(i)`.
fn gist_id(clause: Clause) -> String {
    format!("gist-{}", slug(clause))
}

/// A citation as a part of an id: `30B1-b-i`.
pub(super) fn slug(clause: Clause) -> String {
    let mut id = String::new();
    for c in clause.citation().chars() {
        match c {
            '(' | '.' => id.push('-'),
            ')' => {}
            c => id.push(c),
        }
    }
    id
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, english};
    use rules::law;

    #[test]
    fn every_clause_has_heading_and_gist() {
        let words = english();
        for clause in Clause::all() {
            assert!(words.knows(&format!("heading-{}", clause.law())), "no heading for the law of {clause}");
            for edition in Edition::ALL.into_iter().filter(|e| clause.is_in(*e)) {
                let gist = words.gist(clause, edition);
                assert!(gist.contains(' '), "no gist for {clause} in {edition}");
            }
        }
    }

    #[test]
    fn changed_clause_has_its_own_gist() {
        let words = english();
        assert_eq!(words.cite(law!("30B1(b)(i)")), "Law 30B1(b)(i)");
        assert_ne!(words.gist(law!("68D"), Edition::E2007), words.gist(law!("68D"), Edition::E2017));
    }

    #[test]
    fn every_gist_belongs_to_a_clause() {
        let ids: Vec<String> =
            crate::tests::ids("laws").into_iter().filter(|id| id.starts_with("gist-")).collect();
        for id in ids {
            let clause = Clause::all().find(|c| {
                let base = gist_id(*c);
                id == base || Edition::ALL.into_iter().any(|e| c.is_in(e) && id == format!("{base}-{e}"))
            });
            assert!(clause.is_some(), "{id} is the gist of nothing");
        }
    }

    #[test]
    fn gists_cite_existing_clauses() {
        let words = english();
        let mut read = 0;
        for edition in Edition::ALL {
            for clause in Clause::all().filter(|clause| clause.is_in(edition)) {
                let gist = words.gist(clause, edition);
                let cited =
                    gist.split([' ', ',', '.', ';', ':', ')']).filter_map(|word| word.parse::<Clause>().ok());
                for other in cited {
                    read += 1;
                    assert!(other.is_in(edition), "{clause} of {edition} speaks of {other}: {gist}");
                }
            }
        }
        assert!(read > 40, "only {read} clauses were read out of the gists");
    }

    #[test]
    fn every_amendment_has_a_note() {
        for language in Language::all() {
            let words = language.words();
            for one in AMENDMENTS {
                let notes = words.amendments(one.clause.law(), one.edition);
                let year = one.from.year().to_string();
                assert!(notes.iter().any(|note| note.contains(&year)), "{}: {one:?}", language.tag());
            }
        }
    }
}
