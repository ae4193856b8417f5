//! Search form of the list of certificates, and its query.

use crate::api::{CertificateSearch, CertificateStanding, CertifiedLevel};
use crate::pages::context::{query_param, with_query};
use crate::parts::field::{offered, search_choice, search_form, search_text};
use crate::words;
use leptos::prelude::*;

/// Maximum length of a search.
const LONGEST: usize = 100;

/// A search, and the page shown.
pub struct CertificateQuery {
    pub search: CertificateSearch,
    /// The page, counted from 1.
    pub page: u32,
}

impl CertificateQuery {
    /// Parses the query. Unknown parameters do not restrict it.
    pub fn read() -> Self {
        let level = query_param("level").unwrap_or_default();
        let (programme, level) = level.split_once(' ').unwrap_or((&*level, ""));
        let search = CertificateSearch {
            holds: query_param("holds").unwrap_or_default().chars().take(LONGEST).collect(),
            standing: query_param("standing").and_then(|word| CertificateStanding::read(&word)),
            programme: programme.to_owned(),
            level: level.to_owned(),
        };
        Self { search, page: query_param("page").and_then(|n| n.parse().ok()).unwrap_or(1).max(1) }
    }

    /// The path of another page.
    pub fn at(&self, here: &str, page: u32) -> String {
        let (level, page) = (self.level(), page.to_string());
        with_query(
            here,
            [
                ("holds", &*self.search.holds),
                ("standing", self.standing()),
                ("level", &*level),
                ("page", &*page),
            ],
        )
    }

    /// Programme and level, separated by a space, which no programme id contains.
    fn level(&self) -> String {
        format!("{} {}", self.search.programme, self.search.level).trim().to_owned()
    }

    fn standing(&self) -> &'static str {
        self.search.standing.map_or("", CertificateStanding::word)
    }

    /// The search form.
    pub fn form(&self, here: &str, levels: &[CertifiedLevel]) -> AnyView {
        let any = |id: &str| std::iter::once((String::new(), words().say(id)));
        let standings = offered(CertificateStanding::ALL.map(CertificateStanding::word), "verify-{}");
        let standings = any("certificates-standing-any").chain(standings);
        let of_programme = levels.chunk_by(|one, next| one.programme == next.programme).flat_map(choices);
        let levels = any("certificates-of-level-any").chain(of_programme);
        let fields = view! {
            {search_text("holds", "certificates-search", &self.search.holds)}
            {search_choice("standing", "certificates-standing", standings, self.standing())}
            {search_choice("level", "certificates-of-level", levels, &self.level())}
        };
        search_form(here, fields, "certificates-find")
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
