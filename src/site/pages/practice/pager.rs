//! Pages of a list of scenarios, with plain links.

use crate::words;
use leptos::prelude::*;

/// Rows on a page.
const ROWS: usize = 20;

/// The page shown, of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pager {
    page: usize,
    pages: usize,
}

/// The rows of a page counted from 1, or of the nearest one.
pub fn page_of<T>(all: &[T], page: usize) -> (&[T], Pager) {
    let pages = all.len().div_ceil(ROWS).max(1);
    let page = page.clamp(1, pages);
    let rows = all.chunks(ROWS).nth(page - 1).unwrap_or_default();
    (rows, Pager { page, pages })
}

impl Pager {
    /// Links to all pages; `None` if there is one.
    pub fn view(&self, to: impl Fn(usize) -> String) -> Option<AnyView> {
        let words = words();
        let link = |page: usize| {
            let current = (page == self.page).then_some("page");
            let name = words.format("pager-page", &[("n", page.into()), ("of", self.pages.into())]);
            view! { <li><a href=to(page) aria-current=current aria-label=name>{page}</a></li> }.into_any()
        };
        let links: Vec<AnyView> = (1..=self.pages).map(link).collect();
        (self.pages > 1).then(|| {
            view! { <nav class="pager" aria-label=words.say("pager-label")><ul>{links}</ul></nav> }.into_any()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_hold_twenty_rows() {
        let all: Vec<usize> = (0..45).collect();
        assert_eq!(page_of(&all, 1), (&all[..20], Pager { page: 1, pages: 3 }));
        assert_eq!(page_of(&all, 3), (&all[40..], Pager { page: 3, pages: 3 }));
        assert_eq!(page_of(&all, 0).1.page, 1);
        assert_eq!(page_of(&all, 99).1.page, 3);
        assert_eq!(page_of::<usize>(&[], 1), (&[][..], Pager { page: 1, pages: 1 }));
    }
}
