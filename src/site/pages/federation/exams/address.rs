//! The address of a sitting for candidates: to copy, and as a QR code to scan; and that of its
//! simulated tables, for the phones of examiners.

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

/// The way to the simulated tables, with the QR code that opens them on a phone.
pub fn tables(path: String, address: &str) -> AnyView {
    let words = words();
    view! {
        <section class="exam-address" aria-labelledby="tables">
            <h2 id="tables">{words.say("tables-title")}</h2>
            <p>{words.say("tables-section")}</p>
            <p class="actions"><a class="button quiet" href=path>{words.say("tables-open")}</a></p>
            <details class="fold" id="tables-code">
                <summary>{words.say("tables-code")}</summary>
                {qr(address, &words.say("tables-picture"))}
            </details>
        </section>
    }
    .into_any()
}
