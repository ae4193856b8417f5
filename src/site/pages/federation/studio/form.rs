//! The form: facts as at the desk, what is asked, source and note.

use super::StudioPage;
use crate::pages::desk::{self, State};
use crate::parts::auction_view::AuctionView;
use crate::parts::entry::SheetForm;
use crate::words;
use bank::LocatedFault;
use leptos::prelude::*;

/// The id of the form, for fields elsewhere on the page.
pub const FORM: &str = "studio";

impl StudioPage<'_> {
    /// True for a field that the page shows; the others are hidden.
    fn is_shown(&self, name: &str, text: &str, asks: bool) -> bool {
        match name {
            "note" | "other" | "notice" => true,
            "asks" | "critical" => asks,
            "vetoed" => self.shown_variants().any(|token| token == text),
            _ => name.starts_with("source.") || asks && name.starts_with("weights."),
        }
    }

    pub(super) fn form(&self, auction: &AuctionView) -> AnyView {
        let (words, query) = (words(), &self.studio.desk);
        let none: &[LocatedFault] = &[];
        let entry =
            SheetForm::new(&query.sheet, if let State::Wrong(faults) = self.state { faults } else { none });
        let entry = entry.with_long(query.long.iter().map(|long| (&*long.field, &*long.text)));
        let is_first = self.studio.at() == 0;
        let facts = match is_first {
            true => view! {
                {desk::family_links(query, self.family)}
                {desk::fields(&entry, query, self.family, auction)}
                {desk::paste(query, self.family)}
                {desk::code(&entry)}
            }
            .into_any(),
            false => desk::added_fields(&entry, query, auction),
        };
        let asks = self.state.ruling().is_some();
        let asked = self.asked();
        let mut travelling = query.clone();
        travelling.beside.retain(|(name, text)| !self.is_shown(name, text, asks));
        view! {
            <form id=FORM method="post" action=query.place.action class="entry studio" data-desk="" novalidate=true>
                // The default button, for the Enter key: submits the fields alone.
                <button type="submit" class="vh" tabindex="-1" aria-hidden="true"></button>
                {self.stages()}
                {facts}
                {entry.rest()}
                {desk::beside(&travelling)}
                {asked}
                {self.source()}
                <div class="submit">
                    <button type="submit" id="save" name="act" value="save" class="button">
                        {words.say("studio-save")}
                    </button>
                    <button type="submit" id="submit" name="act" value="submit" class="button primary">
                        {words.say("studio-submit")}
                    </button>
                    <button type="submit" id="rule" name="act" value="rule" class="button quiet">
                        {words.say("desk-rule")}
                    </button>
                </div>
            </form>
        }
        .into_any()
    }
}
