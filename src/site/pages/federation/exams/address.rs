//! The address of a sitting for candidates: to copy, and as a QR code to scan.

use crate::parts::copy_field::copy_field;
use crate::parts::qr::qr;
use crate::words;
use islands::Copied;
use leptos::prelude::*;

/// The full address with a button that copies it, if scripts run, and its QR code.
pub fn card(address: &str) -> AnyView {
    let words = words();
    let field = view! {
        <div class="entry-field share">{copy_field(address.to_owned(), "address")}</div>
        <p class="note" role="status" data-desk-said=""></p>
    }
    .into_any();
    view! {
        <section class="exam-address" aria-labelledby="address">
            <h2 id="address">{words.say("hold-address")}</h2>
            <p class="hint" id="link-hint">{words.say("hold-address-hint")}</p>
            <Copied>{field}</Copied>
            {qr(address, &words.say("hold-address-picture"))}
            <p><a href=address.to_owned()>{words.say("hold-address-open")}</a></p>
        </section>
    }
    .into_any()
}
