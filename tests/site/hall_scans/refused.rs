//! Whatever is no answer sheet, or not this one: files, pictures, and sheets of others.

use super::hall::{photograph, printed, scan};
use super::pencil::{Chance, Shot};
use super::{exam, upload};
use crate::courses::with_role;
use crate::halls::type_in;
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use server::answer_sheet::files::encode;
use server::answer_sheet::layout::CODE;
use server::answer_sheet::reading::Picture;
use server::roles::Role;

#[test]
fn whatever_is_no_sheet_is_named() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let id = exam(&site, &mut ada, "spring", &["Grace", "Joan"]);
    let other = exam(&site, &mut ada, "autumn", &["Grace"]);
    let sheets = printed(&site, &mut ada, &id);
    let mut chance = Chance(7);
    let good = encode(&scan(&sheets[0].paper(), &mut chance)).expect("a picture");
    // A PNG that says it has 3.6 milliard pixels.
    let mut bomb = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\xea\x60\0\0\xea\x60\x08\0\0\0\0".to_vec();
    bomb.extend(crc32(&bomb[12..]).to_be_bytes());
    bomb.extend(b"\0\0\0\0IDAT");
    bomb.extend(crc32(b"IDAT").to_be_bytes());
    let blank =
        encode(&Picture::new(1200, 1600, vec![200; 1200 * 1600]).expect("a picture")).expect("a file");
    let blurred = encode(&blurred(&scan(&sheets[0].paper(), &mut chance))).expect("a picture");
    let cut = Shot {
        width: 1300,
        turn: 0.0,
        upside_down: false,
        corners: [(0.0, 0.1); 4],
        curl: 0.0,
        light: [1.0; 3],
        noise: 0.01,
    };
    let cut = encode(&cut.of(&sheets[0].paper(), &mut chance)).expect("a picture");
    let files: [(&str, &[u8], &str); 7] = [
        ("bomb.png", &bomb, "More than 50 million pixels"),
        ("half.jpg", &good[..good.len() / 2], "The picture is broken or incomplete"),
        ("empty.pdf", b"%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n", "a PDF without scanned pages"),
        ("notes.txt", b"not a picture", "neither JPEG, PNG nor PDF"),
        ("wall.jpg", &blank, "Blurred"),
        ("blurred.jpg", &blurred, "Blurred"),
        ("cut.jpg", &cut, "Not all four corner marks"),
    ];
    for (name, file, says) in files {
        let page = upload(&mut ada, &id, &[(name, file)]);
        let row = page.split(name).nth(1).and_then(|rest| rest.split("translate=\"no\"").next());
        assert!(row.is_some_and(|row| row.contains(says)), "{name}: {page}");
    }
    let page = upload(&mut ada, &other, &[("elsewhere.jpg", &good)]);
    assert!(page.contains("An answer sheet of another sitting"), "{page}");
    let none = ada.post_files("/api/hall-scan", &[("federation", "demo"), ("sitting", &id)], "files", &[]);
    assert!(ada.follow(&none).body.contains("Choose at least one file."));

    // Whose sheet it is can be said, if its code cannot be read.
    let (left, top, side) = CODE;
    let paper = sheets[1].without([left - 8.0, top - 8.0, side + 16.0, side + 16.0]);
    let page = upload(&mut ada, &id, &[("no-code.jpg", &photograph(&paper, &mut chance))]);
    let at = page.find("whose code cannot be read").unwrap_or_else(|| panic!("{page}"));
    let link = page[..at].rsplit("/scans/").next().expect("a link");
    let scan_id = link[..36].to_owned();
    let said = |ada: &mut Visitor<'_>, scan: &str, act: &str, number: &str| {
        let of = [("federation", "demo"), ("sitting", &*id), ("scan", scan), ("act", act)];
        let sent = ada.post("/api/hall-scan-act", &[&of[..], &[("number", number), ("sheet", "1")]].concat());
        ada.follow(&sent).body
    };
    assert!(
        said(&mut ada, &scan_id, "assign", "9").contains("No candidate of this sitting has this number.")
    );
    let page = said(&mut ada, &scan_id, "assign", "2");
    assert!(page.contains("The sheet now belongs to Joan."), "{page}");

    // Seen twice: the same marks are harmless, others block until one picture is removed.
    upload(&mut ada, &id, &[("first.jpg", &good)]);
    let page = upload(&mut ada, &id, &[("again.jpg", &good)]);
    assert!(page.contains("(seen before, with the same marks)"), "{page}");
    let mut paper = sheets[0].paper();
    sheets[0].filled(&mut paper, &mut chance);
    let page = upload(&mut ada, &id, &[("changed.jpg", &photograph(&paper, &mut chance))]);
    assert!(page.contains("(seen before, with other marks)"), "{page}");
    let review = format!("/federation/demo/exams/{id}/scanned/{}", sheets[0].attempt);
    let body = ada.get(&review).body;
    assert!(body.contains("was read twice") && !body.contains("/api/hall-confirm"), "{body}");
    let changed =
        page.split("changed.jpg").nth(1).and_then(|rest| rest.split("/scans/").nth(1)).expect("a link");
    let page = said(&mut ada, &changed[..36], "remove", "");
    assert!(page.contains("The picture is removed."), "{page}");
    assert!(ada.get(&review).body.contains("/api/hall-confirm"));

    // What was typed in before, and otherwise than it is marked, is for a person to decide.
    let mut typist = with_role(&site, "Ida", Some(Role::Examiner));
    typist.sign_in_to("demo", "ida@example.org");
    type_in(
        &mut typist,
        &format!("/federation/demo/exams/{id}/hall/{}/1", sheets[0].attempt),
        &[("law", "1")],
    );
    let body = ada.get(&review).body;
    assert!(body.contains("Typed in: 01.") && body.contains("Which is right?"), "{body}");
    let mut grace = with_role(&site, "Grace", None);
    grace.sign_in_to("demo", "grace@example.org");
    let export = grace.get("/account/data.json").body;
    assert!(export.contains("scanned_sheets") && export.contains("data:image/jpeg;base64,"), "{export}");
}

/// The check of a chunk of a PNG.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0_u32, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| (crc >> 1) ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 })
    })
}

/// A picture out of focus.
fn blurred(picture: &Picture) -> Picture {
    const REACH: usize = 14;
    let (width, height) = (picture.width(), picture.height());
    let pass = |from: &[u8], step: usize, n: usize, of: &dyn Fn(usize) -> usize| -> Vec<u8> {
        let mean = |at: usize| {
            let (i, begin) = (of(at), at - of(at) * step);
            let (low, high) = (i.saturating_sub(REACH), (i + REACH).min(n - 1));
            let sum: usize = (low..=high).map(|i| usize::from(from[begin + i * step])).sum();
            (sum / (high - low + 1)) as u8
        };
        (0..from.len()).map(mean).collect()
    };
    let across = pass(picture.values(), 1, width, &|at| at % width);
    let down = pass(&across, width, height, &|at| at / width);
    Picture::new(width, height, down).expect("a picture")
}
