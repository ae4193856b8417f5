//! Search form of the list of certificates, and its query.

use crate::api::{CertificateSearch, CertificateStanding, CertifiedLevel};
use crate::parts::field::{Field, SelectField};
use crate::words;
use leptos::prelude::*;
use url::form_urlencoded;

/// Maximum length of a search.
const LONGEST: usize = 100;

/// A search, and the page shown.
pub struct CertificateQuery {
    pub search: CertificateSearch,
    /// The page, counted from 1.
    pub page: u32,
}

impl CertificateQuery {
    /// Parses a query. Unknown parameters do not restrict it.
    pub fn read(query: &str) -> Self {
        let mut requested = Self { search: CertificateSearch::default(), page: 1 };
        for (name, value) in form_urlencoded::parse(query.as_bytes()) {
            match name.as_ref() {
                "holds" => requested.search.holds = value.chars().take(LONGEST).collect(),
                "standing" => requested.search.standing = CertificateStanding::read(&value),
                "level" => {
                    let (programme, level) = value.split_once(' ').unwrap_or((&*value, ""));
                    (requested.search.programme, requested.search.level) =
                        (programme.to_owned(), level.to_owned());
                }
                "page" => requested.page = value.parse().unwrap_or(1).max(1),
                _ => {}
            }
        }
        requested
    }

    /// The query for another page.
    pub fn query(&self, page: u32) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        let (level, holds) = (self.level(), self.search.holds.as_str());
        let standing = self.search.standing.map_or("", CertificateStanding::word);
        for (name, value) in [("holds", holds), ("standing", standing), ("level", level.as_str())] {
            if !value.is_empty() {
                query.append_pair(name, value);
            }
        }
        query.append_pair("page", &page.to_string()).finish()
    }

    /// Programme and level, separated by a space, which no programme id contains.
    fn level(&self) -> String {
        format!("{} {}", self.search.programme, self.search.level).trim().to_owned()
    }

    /// The search form.
    pub fn form(&self, here: &str, levels: &[CertifiedLevel]) -> AnyView {
        let words = words();
        let holds = Field {
            name: "holds",
            kind: "search",
            autocomplete: "off",
            label: words.say("certificates-search"),
            hint: None,
            typed: self.search.holds.clone(),
            faults: Vec::new(),
            focus: false,
        };
        let any = |id: &str| std::iter::once((String::new(), words.say(id)));
        let standings = CertificateStanding::ALL.map(CertificateStanding::word);
        let standings = standings.map(|word| (word.to_owned(), words.say(&format!("verify-{word}"))));
        let standing = SelectField {
            name: "standing",
            label: words.say("certificates-standing"),
            hint: None,
            choices: any("certificates-standing-any").chain(standings).collect(),
            chosen: self.search.standing.map_or("", CertificateStanding::word).to_owned(),
            faults: Vec::new(),
        };
        let of_programme = levels.chunk_by(|one, next| one.programme == next.programme).flat_map(choices);
        let level = SelectField {
            name: "level",
            label: words.say("certificates-of-level"),
            hint: None,
            choices: any("certificates-of-level-any").chain(of_programme).collect(),
            chosen: self.level(),
            faults: Vec::new(),
        };
        view! {
            <form method="get" action=here.to_owned() class="search">
                {holds.view()} {standing.view()} {level.view()}
                <p class="actions">
                    <button type="submit" class="button quiet">{words.say("certificates-find")}</button>
                </p>
            </form>
        }
        .into_any()
    }
}

/// Each programme with all its levels, if several, and each level.
fn choices(levels: &[CertifiedLevel]) -> Vec<(String, String)> {
    let words = words();
    let whole = levels.first().filter(|_| levels.len() > 1).map(|one| {
        let args = [("programme", (&one.programme_name).into())];
        (one.programme.clone(), words.format("certificates-every-level", &args))
    });
    let each = levels.iter().map(|one| {
        let args = [("programme", (&one.programme_name).into()), ("level", (&one.level_name).into())];
        (format!("{} {}", one.programme, one.level), words.format("certificates-level-of", &args))
    });
    whole.into_iter().chain(each).collect()
}
