//! What became of each uploaded file, and its removal.

use super::super::paths::scans_path;
use crate::api::{Allowed, HallFileRemovePost, ListedScans, Scan, ScanState, Scanned, UploadState};
use crate::pages::federation::federation_field;
use crate::parts::button::{act, inline};
use crate::words;
use leptos::prelude::*;

/// The files, the latest first, each with its pictures.
pub fn section(allowed: &Allowed, listed: &ListedScans) -> Option<AnyView> {
    let words = words();
    let rows: Vec<AnyView> = listed.files.iter().map(|file| row(allowed, listed, file)).collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section aria-labelledby="files-read">
                <h2 id="files-read">{words.say("hall-scan-files-title")}</h2>
                <ul class="rows">{rows}</ul>
            </section>
        }
        .into_any()
    })
}

fn row(allowed: &Allowed, listed: &ListedScans, file: &Scanned) -> AnyView {
    let words = words();
    let pictures: Vec<&Scan> = listed.scans.iter().filter(|scan| scan.upload == file.id).collect();
    let read = pictures.iter().filter(|scan| scan.state == ScanState::Read).count();
    let counts = [("done", file.done.into()), ("of", file.of.into()), ("read", read.into())];
    let state = match file.state {
        UploadState::Waiting if file.of > 0 => words.format("hall-scan-file-reads", &counts),
        UploadState::Waiting => words.say("hall-scan-file-waits"),
        UploadState::Done => words.format("hall-scan-file-done", &counts),
        state => words.say(&format!("hall-scan-file-{}", state.word())),
    };
    let removal = removal(allowed, listed, file, &pictures);
    let lines: Vec<AnyView> = pictures.into_iter().map(|scan| line(allowed, listed, file, scan)).collect();
    let lines = (!lines.is_empty()).then(|| view! { <ul class="plain">{lines}</ul> });
    view! {
        <li>
            <span class="what"><span translate="no">{file.name.clone()}</span> {lines}</span>
            <span class="how">{state}</span>
            {removal}
        </li>
    }
    .into_any()
}

/// The form that removes a file, folded away if pictures go with it; or why it stays.
fn removal(allowed: &Allowed, listed: &ListedScans, file: &Scanned, pictures: &[&Scan]) -> AnyView {
    let words = words();
    if pictures.iter().any(|scan| scan.is_confirmed) {
        return view! { <span class="how">{words.say("hall-scan-file-stays")}</span> }.into_any();
    }
    let sitting = ("sitting", listed.sitting.id.0.to_string());
    let hidden = [federation_field(allowed), sitting, ("file", file.id.to_string())];
    if pictures.is_empty() {
        let spoken = words.format("hall-scan-file-remove-of", &[("name", (&file.name).into())]);
        return inline(&HallFileRemovePost::FORM, hidden, "hall-scan-file-remove", spoken);
    }
    let about = words.format("hall-scan-file-remove-about", &[("n", pictures.len().into())]);
    view! {
        <details class="fold">
            <summary>{words.say("hall-scan-file-remove-title")}</summary>
            <p>{about}</p>
            {act(&HallFileRemovePost::FORM, hidden, "hall-scan-file-remove", "quiet")}
        </details>
    }
    .into_any()
}

/// A picture, with what is in it.
fn line(allowed: &Allowed, listed: &ListedScans, file: &Scanned, scan: &Scan) -> AnyView {
    let to = format!("{}/{}", scans_path(allowed, &listed.sitting), scan.id);
    let text = about(listed, scan);
    let text = match file.of {
        0 | 1 => text,
        _ => {
            let args = [("n", i64::from(scan.number).into()), ("text", text.into())];
            words().format("hall-scan-page", &args)
        }
    };
    view! { <li class="note"><a href=to>{text}</a></li> }.into_any()
}

/// What is in a picture, in a sentence.
fn about(listed: &ListedScans, scan: &Scan) -> String {
    let words = words();
    let of = listed.candidates.iter().find(|one| Some(one.paper.attempt.id()) == scan.attempt);
    match (scan.state, of) {
        (ScanState::Read, Some(one)) => {
            let args = [
                ("n", i64::from(one.paper.number).into()),
                ("name", (&one.paper.name).into()),
                ("sheet", scan.sheet.unwrap_or(1).into()),
            ];
            let text = words.format("hall-scan-read", &args);
            let before = listed.scans.iter().take_while(|other| other.id != scan.id);
            let mut before = before.filter(|one| (one.attempt, one.sheet) == (scan.attempt, scan.sheet));
            match before.next() {
                None => text,
                Some(other) if other.readings == scan.readings => {
                    words.format("hall-scan-again-same", &[("text", text.into())])
                }
                Some(_) => words.format("hall-scan-again-other", &[("text", text.into())]),
            }
        }
        (state, _) => words.say(&format!("hall-scan-state-{}", state.word())),
    }
}
